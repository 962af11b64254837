/* What `engine in-situ` prints. Layer: engine. */
#include "engine/in_situ.h"

#include "engine/bench.h"
#include "sweep/base/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Everything the three forms have in common. */
typedef struct report {
    const rs_session_options *session;
    const rs_forward *forward;
    const rs_in_situ_options *o;
    const rs_in_situ_result *r;
} report;

static double value_of(const rs_in_situ_sample *s, int what)
{
    return what == 0 ? s->node_ns : what == 1 ? s->layer_ns : s->round_ns;
}

/* Median of node, layer or round of one schedule, in microseconds. */
static double median_us(const report *p, int32_t schedule, int what)
{
    double *values = calloc(p->r->sample_count + 1, sizeof *values);
    size_t n = 0;
    RS_CHECK(values);
    for (size_t i = 0; i < p->r->sample_count; i++)
        if (p->r->samples[i].schedule == schedule)
            values[n++] = value_of(&p->r->samples[i], what);
    double median = rs_bench_quantile(values, n, 0.5) * 1e-3;
    free(values);
    return median;
}

static double round_ns(const report *p, int32_t round, int32_t schedule)
{
    size_t first = (size_t)round * (size_t)p->o->swap.count;
    for (int32_t i = 0; i < p->o->swap.count; i++)
        if (p->r->samples[first + (size_t)i].schedule == schedule)
            return p->r->samples[first + (size_t)i].round_ns;
    return NAN;
}

/* By how much the round is quicker than with the first schedule, over the mirrored blocks:
   5 %, median, 95 %, in per cent. */
static void gains(const report *p, int32_t schedule, double out[3])
{
    int32_t blocks = p->o->rounds / 2;
    double *x = calloc((size_t)blocks + 1, sizeof *x);
    RS_CHECK(x);
    for (int32_t i = 0; i < blocks; i++)
        for (int32_t k = 2 * i; k < 2 * i + 2; k++)
            x[i] += 0.5 * log(round_ns(p, k, 0) / round_ns(p, k, schedule));
    for (int i = 0; i < 3; i++)
        out[i] = 100 * expm1(rs_bench_quantile(x, (size_t)blocks,
                                               i == 0   ? 0.05
                                               : i == 1 ? 0.5
                                                        : 0.95));
    free(x);
}

static void print_text(const report *p)
{
    char shape[RS_SHAPE_TEXT];
    printf("%s T=%d, %lld calls in a round of %s behind %d tokens; %d rounds of %d passes\n",
           rs_shape_text(&p->o->swap.shape, shape), p->o->swap.t, (long long)p->r->calls,
           rs_in_situ_kind_name(p->r->kind), p->r->depth, p->o->rounds, p->r->passes);
    printf("%10s %10s %11s %7s  %-28s  %s\n", "node us", "layer us", "round us", "share",
           "gain of the round, 5..95 %", "schedule");
    for (int32_t i = 0; i < p->o->swap.count; i++) {
        double gain[3], node = median_us(p, i, 0), round = median_us(p, i, 2);
        char text[64] = "";
        gains(p, i, gain);
        if (i)
            snprintf(text, sizeof text, "%+.2f %%, %+.2f..%+.2f", gain[1], gain[0], gain[2]);
        printf("%10.2f %10.2f %11.2f %5.1f %%  %-28s  %s\n", node, median_us(p, i, 1), round,
               100 * node * (double)p->r->calls / round, text, p->o->swap.schedules[i]);
    }
}

static void print_csv(const report *p)
{
    puts("round,slot,schedule,node_us,layer_us,round_us");
    for (size_t i = 0; i < p->r->sample_count; i++) {
        const rs_in_situ_sample *s = &p->r->samples[i];
        printf("%d,%d,\"%s\",%.3f,%.3f,%.3f\n", s->round, s->slot,
               p->o->swap.schedules[s->schedule], s->node_ns * 1e-3, s->layer_ns * 1e-3,
               s->round_ns * 1e-3);
    }
}

/* Code hash of a schedule's candidate in this build. */
static const char *code_hash(const rs_schedule *s)
{
    for (size_t i = 0; rs_candidates[i]; i++)
        if (rs_candidates[i] == s->candidate)
            return rs_candidate_hashes[i];
    return "";
}

static void json_schedule(rs_json *json, const report *p, int32_t i)
{
    rs_schedule s;
    RS_CHECK(rs_schedule_parse(p->o->swap.schedules[i], rs_candidates, &s, NULL) == RS_OK);
    rs_json_object(json, NULL);
    rs_json_text(json, "schedule", p->o->swap.schedules[i]);
    rs_json_text(json, "code_hash", code_hash(&s));
    rs_json_num(json, "logit_difference", p->r->difference[i]);
    rs_json_num(json, "node_us", median_us(p, i, 0));
    rs_json_num(json, "layer_us", median_us(p, i, 1));
    rs_json_num(json, "round_us", median_us(p, i, 2));
    rs_json_close(json, '}');
}

static void json_sample(rs_json *json, const rs_in_situ_sample *s)
{
    rs_json_object(json, NULL);
    rs_json_int(json, "round", s->round);
    rs_json_int(json, "slot", s->slot);
    rs_json_int(json, "schedule", s->schedule);
    rs_json_num(json, "node_us", s->node_ns * 1e-3);
    rs_json_num(json, "layer_us", s->layer_ns * 1e-3);
    rs_json_num(json, "round_us", s->round_ns * 1e-3);
    rs_json_close(json, '}');
}

static void json_head(rs_json *json, const report *p)
{
    char shape[RS_SHAPE_TEXT], tier[RS_TIER_TEXT];
    rs_json_schema(json, "in-situ", 1);
    rs_json_text(json, "command", "engine in-situ");
    rs_json_text(json, "model", p->session->path ? p->session->path : p->session->synthetic);
    rs_json_text(json, "tier", rs_device_tier(rs_forward_device(p->forward), tier));
    rs_json_text(json, "routes", rs_forward_routes(p->forward)->table->tier);
    rs_json_text(json, "timing", rs_forward_on_gpu(p->forward) ? "graphs" : "calls");
    rs_json_int(json, "threads", rs_forward_threads(p->forward));
    rs_json_text(json, "shape", rs_shape_text(&p->o->swap.shape, shape));
    rs_json_int(json, "t", p->o->swap.t);
    rs_json_text(json, "round", rs_in_situ_kind_name(p->r->kind));
    rs_json_int(json, "depth", p->r->depth);
    rs_json_int(json, "rounds", p->o->rounds);
    rs_json_int(json, "passes", p->r->passes);
    rs_json_int(json, "seed", (int64_t)p->o->seed);
    rs_json_int(json, "calls", p->r->calls);
    rs_json_int(json, "layers", p->r->layers);
}

static void print_json(const report *p)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    json_head(&json, p);
    rs_json_array(&json, "schedules");
    for (int32_t i = 0; i < p->o->swap.count; i++)
        json_schedule(&json, p, i);
    rs_json_close(&json, ']');
    rs_json_array(&json, "samples");
    for (size_t i = 0; i < p->r->sample_count; i++)
        json_sample(&json, &p->r->samples[i]);
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

void rs_in_situ_print(rs_in_situ_form form,
                      const rs_session_options *session,
                      const rs_forward *forward,
                      const rs_in_situ_options *options,
                      const rs_in_situ_result *result)
{
    report p = {session, forward, options, result};
    if (form == RS_IN_SITU_JSON)
        print_json(&p);
    else if (form == RS_IN_SITU_CSV)
        print_csv(&p);
    else
        print_text(&p);
}
