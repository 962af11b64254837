/* Rounds in situ on a GPU: graphs take turns, and parts of a round are differences. Layer:
   engine. */
#include "engine/in_situ_internal.h"

/* Where a part is lost in the noise, it is this: times are above 0. */
static const double least_ns = 1;

rs_status rs_in_situ_gpu_open(rs_in_situ_rounds *b)
{
    rs_kv *kv = rs_forward_kv(b->forward);
    rs_batch batch = {b->tokens, b->lane_of, b->positions, b->t};
    int32_t end = b->positions[b->t - 1] + 1;
    rs_status st = RS_OK;
    for (int32_t i = 0; i < b->lanes && !st; i++)
        st = rs_kv_resize(kv, i, end, b->err);
    if (!st)
        st = rs_gpu_rounds_open(b->forward, &batch, b->first, b->lanes, &b->gpu, b->err);
    if (st)
        return st;
    rs_forward_times times = rs_forward_swap_times(b->forward);
    b->r->calls = times.calls;
    b->r->layers = times.layers;
    return RS_OK;
}

rs_status
rs_in_situ_gpu_sample(rs_in_situ_rounds *b, int32_t arm, int32_t passes, rs_in_situ_sample *out)
{
    rs_status st = rs_gpu_rounds_time(b->gpu, arm, passes, b->round_ns, b->err);
    if (st)
        return rs_err_prefix(b->err, st, "%s",
                             arm < b->o->swap.count ? b->o->swap.schedules[arm]
                                                    : "the round without the node");
    out->schedule = arm;
    out->round_ns = rs_in_situ_median(b->round_ns, passes);
    return RS_OK;
}

rs_status rs_in_situ_gpu_logits(rs_in_situ_rounds *b)
{
    return rs_gpu_rounds_logits(b->gpu, b->logits, b->err);
}

static double part(double whole_ns, double hole_ns, int64_t count)
{
    double ns = (whole_ns - hole_ns) / (double)(count ? count : 1);
    return ns > least_ns ? ns : least_ns;
}

void rs_in_situ_gpu_parts(const rs_in_situ_rounds *b,
                          rs_in_situ_sample *samples,
                          const rs_in_situ_sample holes[RS_GPU_HOLES])
{
    for (int32_t i = 0; i < b->o->swap.count; i++) {
        rs_in_situ_sample *s = &samples[i];
        s->node_ns = part(s->round_ns, holes[0].round_ns, b->r->calls);
        s->layer_ns = part(s->round_ns, holes[1].round_ns, b->r->layers);
    }
}
