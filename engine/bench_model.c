/* Rounds of prefill and decode, their rates and how they are printed. Layer: engine. */
#include "engine/bench_floor.h"

#include "sweep/base/clock.h"
#include "sweep/base/json.h"
#include "sweep/base/rng.h"

#include <stdlib.h>
#include <time.h>

typedef struct bench {
    rs_forward *forward;
    const rs_bench_model_options *o;
    int32_t *tokens; /* random, for the longest of both */
    float *logits;
    double *rates[2]; /* [rounds] of prefill and decode */
    double *cpu[2];   /* the same by processor time */
    rs_err *err;
} bench;

static rs_status empty_lanes(bench *b)
{
    rs_kv *kv = rs_forward_kv(b->forward);
    rs_status st = RS_OK;
    for (int32_t i = 0; i < rs_kv_config_of(kv)->lanes && !st; i++)
        st = rs_kv_resize(kv, i, 0, b->err);
    return st;
}

/* Two clocks at the start of a sample. */
typedef struct sample {
    int64_t wall_ns, cpu_ns;
} sample;

static int64_t cpu_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static sample begin(void)
{
    return (sample){.wall_ns = rs_clock_ns(), .cpu_ns = cpu_ns()};
}

static void end(bench *b, int kind, int32_t round, const sample *from, double tokens)
{
    b->rates[kind][round] = tokens * 1e9 / (double)(rs_clock_ns() - from->wall_ns);
    b->cpu[kind][round] = tokens * 1e9 / (double)(cpu_ns() - from->cpu_ns);
}

static rs_status time_prefill(bench *b, int32_t round)
{
    rs_status st = empty_lanes(b);
    sample from = begin();
    if (!st)
        st = rs_forward_prefill(b->forward, 0, b->tokens, b->o->prompt, b->err);
    if (!st)
        st = rs_forward_logits(b->forward, rs_forward_count(b->forward) - 1, 1, b->logits,
                               b->err);
    end(b, 0, round, &from, b->o->prompt);
    return st;
}

static rs_status decode_step(bench *b, int32_t position)
{
    int32_t tokens[RS_KV_LANES_MAX], lanes[RS_KV_LANES_MAX], positions[RS_KV_LANES_MAX];
    for (int32_t i = 0; i < b->o->lanes; i++) {
        tokens[i] = b->tokens[(position + i) % b->o->decode];
        lanes[i] = i;
        positions[i] = position;
    }
    rs_batch batch = {tokens, lanes, positions, b->o->lanes};
    if (rs_forward_on_gpu(b->forward)) /* the token is chosen there */
        return rs_forward_greedy(b->forward, &batch, tokens, b->err);
    rs_status st = rs_forward_pass(b->forward, &batch, b->err);
    return st ? st : rs_forward_logits(b->forward, 0, b->o->lanes, b->logits, b->err);
}

static rs_status time_decode(bench *b, int32_t round)
{
    rs_status st = empty_lanes(b);
    sample from = begin();
    for (int32_t i = 0; i < b->o->decode && !st; i++)
        st = decode_step(b, i);
    end(b, 1, round, &from, (double)b->o->decode * b->o->lanes);
    return st;
}

/* Round -1 warms up. */
static rs_status take_rounds(bench *b)
{
    rs_status st = RS_OK;
    for (int32_t i = -1; i < b->o->rounds && !st; i++) {
        int32_t at = i < 0 ? 0 : i;
        if (b->o->prompt)
            st = time_prefill(b, at);
        if (!st && b->o->decode)
            st = time_decode(b, at);
    }
    return st;
}

static rs_bench_rate rate_of(double *rates, double *cpu, int32_t rounds)
{
    size_t count = (size_t)rounds;
    return (rs_bench_rate){.median = rs_bench_quantile(rates, count, 0.5),
                           .min = rs_bench_quantile(rates, count, 0),
                           .max = rs_bench_quantile(rates, count, 1),
                           .per_cpu_second = rs_bench_quantile(cpu, count, 0.5),
                           .count = rounds};
}

static rs_status take_memory(bench *b)
{
    const rs_arch *a = rs_forward_arch(b->forward);
    size_t longest = (size_t)(b->o->prompt > b->o->decode ? b->o->prompt : b->o->decode);
    rs_rng rng = {b->o->seed};
    b->tokens = calloc(longest, sizeof *b->tokens);
    b->logits = malloc((size_t)b->o->lanes * (size_t)a->vocab * sizeof *b->logits);
    bool whole = b->tokens && b->logits;
    for (int i = 0; i < 2; i++) {
        b->rates[i] = calloc((size_t)b->o->rounds, sizeof(double));
        b->cpu[i] = calloc((size_t)b->o->rounds, sizeof(double));
        whole &= b->rates[i] && b->cpu[i];
    }
    if (!whole)
        return rs_err_set(b->err, RS_NO_MEMORY,
                          "no memory for %d rows of logits; use fewer lanes", b->o->lanes);
    for (size_t i = 0; i < longest; i++)
        b->tokens[i] = (int32_t)rs_rng_below(&rng, (uint32_t)a->vocab);
    return RS_OK;
}

rs_status rs_bench_model_run(rs_forward *forward,
                             const rs_bench_model_options *options,
                             rs_bench_model_result *out_result,
                             rs_err *err)
{
    bench b = {.forward = forward, .o = options, .err = err};
    rs_bench_model_result r = {0};
    rs_status st = take_memory(&b);
    if (!st)
        st = take_rounds(&b);
    if (!st && options->prompt)
        r.prefill = rate_of(b.rates[0], b.cpu[0], options->rounds);
    if (!st && options->decode)
        r.decode = rate_of(b.rates[1], b.cpu[1], options->rounds);
    free(b.tokens);
    free(b.logits);
    for (int i = 0; i < 2; i++) {
        free(b.rates[i]);
        free(b.cpu[i]);
    }
    if (!st)
        *out_result = r;
    return st;
}

static void print_rate(const char *what, int32_t tokens, const rs_bench_rate *r)
{
    if (r->count)
        printf("%-8s %7d %12.1f %10.1f %10.1f   %d\n", what, tokens, r->median, r->min, r->max,
               r->count);
}

static void json_rate(rs_json *json, const char *what, int32_t tokens, const rs_bench_rate *r)
{
    if (!r->count)
        return;
    rs_json_object(json, what);
    rs_json_int(json, "tokens", tokens);
    rs_json_num(json, "per_second", r->median);
    rs_json_num(json, "min", r->min);
    rs_json_num(json, "max", r->max);
    rs_json_num(json, "per_cpu_second", r->per_cpu_second);
    rs_json_int(json, "rounds", r->count);
    rs_json_close(json, '}');
}

static void print(const rs_session_options *s,
                  const rs_forward *f,
                  const rs_bench_model_options *o,
                  const rs_bench_model_result *r,
                  const rs_bench_floor *floor,
                  bool as_json)
{
    const rs_table_choice *routes = rs_forward_routes(f);
    const char *tier = routes ? routes->table->tier : "none: weights exact";
    double mib = (double)rs_forward_weight_bytes(f) / 1048576;
    const char *name = s->path ? s->path : s->synthetic;
    rs_json json = {.out = stdout};
    if (!as_json) {
        printf("model    %s\ndevice   %s\nroutes   %s\n", name, rs_forward_device(f)->name,
               tier);
        if (!rs_forward_on_gpu(f))
            printf("threads  %d\n", rs_forward_threads(f));
        printf("weights  %.1f MiB\nlanes    %d\n\n", mib, o->lanes);
        printf("%-8s %7s %12s %10s %10s   rounds\n", "", "tokens", "tokens/s", "min", "max");
        print_rate("prefill", o->prompt, &r->prefill);
        print_rate("decode", o->decode, &r->decode);
        rs_bench_floor_print(floor);
        return;
    }
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "bench-model", 1);
    rs_json_text(&json, "command", "engine bench");
    rs_json_text(&json, "model", name);
    rs_json_text(&json, "device", rs_forward_device(f)->name);
    rs_json_text(&json, "routes", tier);
    rs_json_int(&json, "threads", rs_forward_threads(f));
    rs_json_int(&json, "lanes", o->lanes);
    json_rate(&json, "prefill", o->prompt, &r->prefill);
    json_rate(&json, "decode", o->decode, &r->decode);
    rs_bench_floor_json(floor, &json);
    rs_json_close(&json, '}');
}

rs_status rs_bench_model_command(const rs_session_options *session,
                                 const rs_bench_model_options *options,
                                 bool json,
                                 rs_err *err)
{
    rs_session s;
    rs_bench_model_result result;
    rs_bench_floor bounds;
    rs_session_options fixed = *session; /* more than the model has is refused, not cut */
    fixed.context = options->prompt > options->decode ? options->prompt : options->decode;
    rs_status st = rs_session_open(&fixed, options->lanes, 0, false, &s, err);
    if (st)
        return st;
    st = rs_bench_model_run(s.forward, options, &result, err);
    if (!st)
        st = rs_bench_floor_measure(s.forward, options, &result, &bounds, err);
    if (!st)
        print(session, s.forward, options, &result, &bounds, json);
    rs_session_close(&s);
    return st;
}
