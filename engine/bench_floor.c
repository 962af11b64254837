/* Floors of whole passes. Layer: engine. */
#include "engine/bench_floor.h"

#include "engine/cuda/gpu.h"

enum { ROUNDS = 7 };

static rs_status decode_floor(rs_forward *forward,
                              const rs_bench_model_options *o,
                              const rs_bench_model_result *r,
                              rs_bench_floor *f,
                              rs_err *err)
{
    f->step_ns = o->lanes * 1e9 / r->decode.median;
    double gbps = (f->bytes.weights + f->bytes.kv) / f->step_ns;
    f->share = f->read_gbps > 0 ? gbps / f->read_gbps : 0;
    if (!rs_forward_on_gpu(forward))
        return RS_OK;
    return rs_gpu_projections_ns(forward, o->lanes, ROUNDS, &f->step_projections_ns, err);
}

/* One full pass: what a long prefill is made of. */
static rs_status prefill_floor(rs_forward *forward,
                               const rs_bench_model_options *o,
                               const rs_bench_model_result *r,
                               rs_bench_floor *f,
                               rs_err *err)
{
    int32_t t_max = rs_forward_t_max(forward), t = o->prompt < t_max ? o->prompt : t_max;
    f->pass_ns = t * 1e9 / r->prefill.median;
    return rs_gpu_projections_ns(forward, t, ROUNDS, &f->pass_projections_ns, err);
}

rs_status rs_bench_floor_measure(rs_forward *forward,
                                 const rs_bench_model_options *options,
                                 const rs_bench_model_result *result,
                                 rs_bench_floor *out_floor,
                                 rs_err *err)
{
    bool gpu = rs_forward_on_gpu(forward);
    rs_bench_floor f = {.read_gbps = options->read_gbps};
    rs_status st = RS_OK;
    f.bytes = rs_forward_step_bytes(forward, options->lanes, 0.5 * (options->decode + 1));
    if (f.read_gbps <= 0 && gpu && result->decode.count) {
        st = rs_gpu_read_gbps(forward, &f.read_gbps, err);
        f.measured = true;
    }
    if (!st && result->decode.count)
        st = decode_floor(forward, options, result, &f, err);
    if (!st && gpu && result->prefill.count)
        st = prefill_floor(forward, options, result, &f, err);
    if (!st)
        *out_floor = f;
    return st;
}

static void print_parts(const char *what, double whole_ns, double projections_ns)
{
    if (projections_ns > 0)
        printf("%s takes %.3f ms, its projections alone %.3f ms: %.3f times\n", what,
               whole_ns * 1e-6, projections_ns * 1e-6, whole_ns / projections_ns);
}

void rs_bench_floor_print(const rs_bench_floor *floor)
{
    const rs_bench_floor *f = floor;
    if (f->share > 0 || f->pass_projections_ns > 0)
        putchar('\n');
    if (f->share > 0)
        printf("a step of decode must read %.3f GB of weights and %.4f GB of keys and values\n"
               "read ceiling %.0f GB/s (%s); achieved %.1f %% of it\n",
               f->bytes.weights * 1e-9, f->bytes.kv * 1e-9, f->read_gbps,
               f->measured ? "a plain read of the weights in this run" : "given",
               100 * f->share);
    print_parts("a step", f->step_ns, f->step_projections_ns);
    print_parts("a pass of the prefill", f->pass_ns, f->pass_projections_ns);
}

void rs_bench_floor_json(const rs_bench_floor *floor, rs_json *json)
{
    const rs_bench_floor *f = floor;
    rs_json_object(json, "floor");
    rs_json_num(json, "weights_bytes", f->bytes.weights);
    rs_json_num(json, "kv_bytes", f->bytes.kv);
    rs_json_num(json, "read_gbps", f->read_gbps);
    rs_json_bool(json, "read_measured", f->measured);
    rs_json_num(json, "decode_share", f->share);
    rs_json_num(json, "step_ns", f->step_ns);
    rs_json_num(json, "step_projections_ns", f->step_projections_ns);
    rs_json_num(json, "pass_ns", f->pass_ns);
    rs_json_num(json, "pass_projections_ns", f->pass_projections_ns);
    rs_json_close(json, '}');
}
