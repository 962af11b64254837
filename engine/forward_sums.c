/* Whether the width of a pass shows in its results. Layer: engine. */
#include "engine/forward_internal.h"

#include "kernels/sum_order.h"

#include <stdio.h>

/* Bands of one shape that serve widths 1..t_max: all of one order. */
static bool shape_agrees(const rs_dispatch *d, int32_t t_max, char why[RS_FORWARD_WHY])
{
    char shape[RS_SHAPE_TEXT], one[RS_SCHEDULE_TEXT], two[RS_SCHEDULE_TEXT];
    const rs_schedule *first = &d->bands[0].schedule;
    rs_shape_text(&d->shape, shape);
    for (int32_t i = 0; i < d->band_count && d->bands[i].t_lo <= t_max; i++) {
        const rs_schedule *s = &d->bands[i].schedule;
        rs_schedule_text(s, two);
        if (!rs_sum_order_of(s->candidate)) {
            snprintf(why, RS_FORWARD_WHY,
                     "%s at T %d runs %s, whose sums are not known to be the same at any",
                     shape, d->bands[i].t_lo, two);
            return false;
        }
        if (!rs_sum_order_same(first->candidate, s->candidate)) {
            snprintf(why, RS_FORWARD_WHY,
                     "%s at T 1 runs %s, at T %d %s: not one order of sums", shape,
                     rs_schedule_text(first, one), d->bands[i].t_lo, two);
            return false;
        }
    }
    return true;
}

/* On a GPU into how many parts a token's keys are cut depends on how many tokens there are. */
static bool splits_agree(const rs_forward *f, int32_t t_max, char why[RS_FORWARD_WHY])
{
    int32_t context = rs_kv_config_of(f->kv)->context;
    int32_t one = rs_splits_most(&f->splits, 1, context);
    if (!f->gpu || t_max == 1 || one == 1)
        return true;
    snprintf(
        why, RS_FORWARD_WHY,
        "attention cuts the keys of one token into up to %d parts, of %d tokens into fewer",
        one, t_max);
    return false;
}

bool rs_forward_same_sums(const rs_forward *forward, int32_t t_max, char why[RS_FORWARD_WHY])
{
    why[0] = '\0';
    if (forward->weights.mode == RS_WEIGHTS_EXACT)
        return true;
    for (size_t i = 0; i < forward->tensors.shape_count; i++)
        if (!shape_agrees(&forward->side.dispatches[i], t_max, why))
            return false;
    return splits_agree(forward, t_max, why);
}
