/* Rounds with one node swapped: the model, the order, the samples. Layer: engine. */
#include "engine/in_situ_internal.h"

#include "engine/bench.h"
#include "sweep/base/clock.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_DECODE = 32, SETUP_T = 32, PASSES_MOST = 16 };

/* Events on a device are steadier than the clock of a host that others share. */
static const double sample_ns = 50e6, gpu_sample_ns = 20e6;
static const double warm_up_ns = 300e6, difference_most = 0.5;

typedef rs_in_situ_rounds rounds;

const char *rs_in_situ_kind_name(rs_in_situ_kind kind)
{
    static const char *const names[] = {"auto", "decode", "prefill"};
    return names[kind];
}

static int32_t random_token(rs_rng *rng, const rounds *b)
{
    return (int32_t)rs_rng_below(rng, (uint32_t)rs_forward_arch(b->forward)->vocab);
}

/* What the lanes hold before every round: random tokens, prefilled once. */
static rs_status fill_lanes(rounds *b, rs_rng *rng)
{
    int32_t depth = b->r->depth;
    int32_t *tokens = calloc((size_t)depth + 1, sizeof *tokens);
    rs_status st = RS_OK;
    RS_CHECK(tokens);
    for (int32_t lane = 0; lane < b->lanes && !st && depth; lane++) {
        for (int32_t i = 0; i < depth; i++)
            tokens[i] = random_token(rng, b);
        st = rs_forward_prefill(b->forward, lane, tokens, depth, b->err);
    }
    free(tokens);
    return st;
}

static void make_batch(rs_arena *arena, rounds *b, rs_rng *rng)
{
    size_t t = (size_t)b->t;
    b->tokens = rs_arena_array(arena, t, sizeof *b->tokens);
    b->lane_of = rs_arena_array(arena, t, sizeof *b->lane_of);
    b->positions = rs_arena_array(arena, t, sizeof *b->positions);
    for (int32_t i = 0; i < b->t; i++) {
        bool decode = b->r->kind == RS_IN_SITU_DECODE;
        b->tokens[i] = random_token(rng, b);
        b->lane_of[i] = decode ? i : 0;
        b->positions[i] = b->r->depth + (decode ? 0 : i);
    }
}

/* The lanes as they were, then one pass and its logits. */
static rs_status one_round(rounds *b, int32_t pass)
{
    rs_kv *kv = rs_forward_kv(b->forward);
    rs_batch batch = {b->tokens, b->lane_of, b->positions, b->t};
    rs_status st = RS_OK;
    for (int32_t i = 0; i < b->lanes && !st; i++)
        st = rs_kv_resize(kv, i, b->r->depth, b->err);
    int64_t start = rs_clock_ns(), middle = start;
    if (!st)
        st = rs_forward_pass(b->forward, &batch, b->err);
    if (!st) {
        middle = rs_clock_ns();
        st = rs_forward_logits(b->forward, b->first, b->lanes, b->logits, b->err);
    }
    int64_t end = rs_clock_ns();
    b->logits_ns[pass] = (double)(end - middle);
    b->round_ns[pass] = (double)(end - start);
    return st;
}

/* Up to so many times of a sample are kept: medians, because whoever else is on the machine
   takes a core for milliseconds now and then, from a call, a layer or a pass. */
double rs_in_situ_median(double *values, int64_t count)
{
    return rs_bench_quantile(
        values, (size_t)(count < RS_FORWARD_TIMES ? count : RS_FORWARD_TIMES), 0.5);
}

/* `passes` rounds of one arm. */
static rs_status take_sample(rounds *b, int32_t arm, int32_t passes, rs_in_situ_sample *out)
{
    rs_status st = RS_OK;
    if (b->gpu)
        return rs_in_situ_gpu_sample(b, arm, passes, out);
    out->schedule = arm;
    rs_forward_swap_to(b->forward, arm);
    for (int32_t i = 0; i < passes && !st; i++)
        st = one_round(b, i);
    if (st)
        return st;
    rs_forward_times times = rs_forward_swap_times(b->forward);
    b->r->calls = times.calls / passes;
    b->r->layers = times.layers / passes;
    out->round_ns = rs_in_situ_median(b->round_ns, passes);
    out->node_ns = times.calls ? rs_in_situ_median(times.node_ns, times.calls) : 0;
    out->layer_ns = times.layers ? rs_in_situ_median(times.layer_ns, times.layers)
                                 : rs_in_situ_median(b->logits_ns, passes);
    return RS_OK;
}

/* ---- before any time counts ---- */

/* NaN when a logit is not finite. */
static double difference(const float *got, const float *wanted, size_t count)
{
    double diff2 = 0, ref2 = 0;
    for (size_t i = 0; i < count; i++) {
        double x = (double)got[i], y = (double)wanted[i];
        if (!isfinite(x) || !isfinite(y))
            return NAN;
        diff2 += (x - y) * (x - y);
        ref2 += y * y;
    }
    return ref2 > 0 ? sqrt(diff2 / ref2) : sqrt(diff2);
}

static rs_status check_logits(rounds *b, int32_t schedule)
{
    const char *name = b->o->swap.schedules[schedule];
    rs_status st = b->gpu ? rs_in_situ_gpu_logits(b) : RS_OK;
    if (st)
        return st;
    if (schedule == 0)
        memcpy(b->wanted, b->logits, b->logit_count * sizeof *b->wanted);
    double d = difference(b->logits, b->wanted, b->logit_count);
    b->r->difference[schedule] = d;
    if (isnan(d))
        return rs_err_set(b->err, RS_CHECK, "with %s a logit is not finite; run sweep check",
                          name);
    if (d > difference_most)
        return rs_err_set(b->err, RS_CHECK,
                          "with %s the logits differ by %.3g from those with %s (limit %.2g); "
                          "run sweep check",
                          name, d, b->o->swap.schedules[0], difference_most);
    return RS_OK;
}

/* Every schedule once, its logits checked; then all in turn until the machine is warm, which
   also tells how many passes a sample needs. */
static rs_status warm_up(rounds *b)
{
    int64_t start = rs_clock_ns();
    double slowest = 0;
    rs_status st = RS_OK;
    for (int32_t turn = 0; turn < 2 || (double)(rs_clock_ns() - start) < warm_up_ns; turn++) {
        slowest = 0;
        for (int32_t i = 0; i < b->arms && !st; i++) {
            rs_in_situ_sample s = {0};
            st = take_sample(b, i, 1, &s);
            slowest = fmax(slowest, s.round_ns);
            if (!st && turn == 0 && i < b->o->swap.count)
                st = check_logits(b, i);
        }
        if (st)
            return st;
    }
    double wanted = ceil((b->gpu ? gpu_sample_ns : sample_ns) / slowest);
    b->r->passes = b->o->passes ? b->o->passes : (int32_t)fmin(fmax(wanted, 1), PASSES_MOST);
    return RS_OK;
}

static rs_status check_called(const rounds *b)
{
    char shape[RS_SHAPE_TEXT];
    if (b->r->calls)
        return RS_OK;
    return rs_err_set(
        b->err, RS_UNSUPPORTED,
        "a round of %s never calls %s at T=%d; give the other --round, or a width "
        "that engine trace lists",
        rs_in_situ_kind_name(b->r->kind), rs_shape_text(&b->o->swap.shape, shape),
        b->o->swap.t);
}

/* ---- the rounds ---- */

static void shuffle(rs_rng *rng, int32_t *order, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        order[i] = i;
    for (int32_t i = count - 1; i > 0; i--) {
        int32_t k = (int32_t)rs_rng_below(rng, (uint32_t)i + 1), other = order[k];
        order[k] = order[i];
        order[i] = other;
    }
}

/* One round: every arm once. Slots number the schedules. */
static rs_status take_round(rounds *b, int32_t round, const int32_t *order)
{
    int32_t count = b->o->swap.count, slot = 0;
    rs_in_situ_sample holes[RS_GPU_HOLES] = {{0}};
    rs_in_situ_sample *own = &b->r->samples[b->r->sample_count];
    rs_status st = RS_OK;
    for (int32_t i = 0; i < b->arms && !st; i++) {
        int32_t arm = order[round % 2 ? b->arms - 1 - i : i];
        rs_in_situ_sample *s = arm < count ? &own[slot] : &holes[arm - count];
        *s = (rs_in_situ_sample){.round = round, .slot = slot};
        slot += arm < count;
        st = take_sample(b, arm, b->r->passes, s);
    }
    if (!st && b->gpu)
        rs_in_situ_gpu_parts(b, own, holes);
    b->r->sample_count += (size_t)slot;
    return st;
}

static rs_status take_rounds(rounds *b, rs_rng *rng)
{
    int32_t order[RS_IN_SITU_SCHEDULES + RS_GPU_HOLES];
    rs_status st = RS_OK;
    for (int32_t round = 0; round < b->o->rounds && !st; round++) {
        if (round % 2 == 0)
            shuffle(rng, order, b->arms);
        st = take_round(b, round, order);
    }
    return st;
}

static rs_status run(rs_arena *arena, rounds *b)
{
    rs_rng rng = {b->o->seed};
    b->logit_count = (size_t)b->lanes * (size_t)rs_forward_arch(b->forward)->vocab;
    b->logits = malloc(2 * b->logit_count * sizeof *b->logits);
    if (!b->logits)
        return rs_err_set(b->err, RS_NO_MEMORY, "no memory for %d rows of logits", b->lanes);
    b->wanted = b->logits + b->logit_count;
    b->round_ns = rs_arena_array(arena, RS_FORWARD_TIMES, sizeof *b->round_ns);
    b->logits_ns = rs_arena_array(arena, RS_FORWARD_TIMES, sizeof *b->logits_ns);
    make_batch(arena, b, &rng);
    rs_status st = fill_lanes(b, &rng);
    if (!st && rs_forward_on_gpu(b->forward))
        st = rs_in_situ_gpu_open(b);
    b->arms = b->o->swap.count + (b->gpu ? RS_GPU_HOLES : 0);
    if (!st)
        st = warm_up(b);
    if (!st)
        st = check_called(b);
    if (!st)
        st = take_rounds(b, &rng);
    rs_gpu_rounds_close(b->gpu);
    free(b->logits);
    return st;
}

/* Lanes, depth and kind as the options leave them to us. */
static rs_status
settle(const rs_in_situ_options *o, rs_in_situ_result *r, int32_t *out_lanes, rs_err *err)
{
    bool small = o->swap.t <= RS_IN_SITU_DECODE_T;
    r->kind = o->kind ? o->kind : small ? RS_IN_SITU_DECODE : RS_IN_SITU_PREFILL;
    bool decode = r->kind == RS_IN_SITU_DECODE;
    r->depth = o->depth >= 0 ? o->depth : decode ? DEPTH_DECODE : 0;
    *out_lanes = decode ? o->swap.t : 1;
    if (decode && o->swap.t > RS_KV_LANES_MAX)
        return rs_err_set(
            err, RS_USAGE,
            "a step of decode has at most %d lanes, T is %d; give --round prefill",
            RS_KV_LANES_MAX, o->swap.t);
    return RS_OK;
}

rs_status rs_in_situ_run(rs_arena *arena,
                         const rs_session_options *session,
                         const rs_in_situ_options *options,
                         rs_session *out_session,
                         rs_in_situ_result *out_result,
                         rs_err *err)
{
    const rs_forward_swap *swap = &options->swap;
    rs_session_options fixed = *session;
    rs_session s = {0};
    rs_in_situ_result r = {0};
    int32_t lanes = 1;
    rs_status st = settle(options, &r, &lanes, err);
    bool decode = r.kind == RS_IN_SITU_DECODE;
    fixed.swap = swap;
    fixed.t_max = swap->t > SETUP_T ? swap->t : SETUP_T;
    fixed.context = r.depth + (decode ? 1 : swap->t);
    if (!st)
        st = rs_session_open(&fixed, lanes, 0, false, &s, err);
    if (st)
        return st;
    size_t count = (size_t)swap->count;
    r.samples = rs_arena_array(arena, count * (size_t)options->rounds, sizeof *r.samples);
    r.difference = rs_arena_array(arena, count, sizeof *r.difference);
    rounds b = {.o = options,
                .forward = s.forward,
                .r = &r,
                .lanes = lanes,
                .t = swap->t,
                .first = decode ? 0 : swap->t - 1,
                .err = err};
    st = run(arena, &b);
    if (st) {
        rs_session_close(&s);
        return st;
    }
    *out_session = s;
    *out_result = r;
    return RS_OK;
}
