/* In which order a candidate adds its products up: what decides whether two `exact` schedules
   write the same bits. Layer: kernels.
   Numeric classes bound the error, not the order; another order turns the rounding of y to bf16
   now and then, and a model's later layers carry that on. So what must not change with the
   route (a text, a perplexity) may only change routes within one order. */
#ifndef RS_KERNELS_SUM_ORDER_H
#define RS_KERNELS_SUM_ORDER_H

#include "kernels/candidate.h"

/* Claims hold for all formats, knobs and ops, and are checked bit for bit by
   tests/unit_kernels_sum_order.c. */
typedef struct rs_sum_order {
    const char *candidate;
    const char *order; /* candidates of one order write the same bits */
    bool any_width;    /* a column's bits do not depend on how many stand beside it */
} rs_sum_order;

/* NULL: nothing is known of it, so it is like no other. Static lifetime. */
const rs_sum_order *rs_sum_order_of(const rs_candidate *candidate);

/* Do both write the same bits, whatever their widths are? */
bool rs_sum_order_same(const rs_candidate *a, const rs_candidate *b);

/* All claims, sorted by candidate. */
const rs_sum_order *rs_sum_order_all(size_t *out_count);

#endif
