/* Which candidates write the same bits: what decides whether a text or a perplexity may change
   with the route. Layer: kernels.
   Numeric classes bound the error, not the order of a sum; another order turns the rounding of
   y to bf16 now and then, and a model's later layers carry that on. The `exact` candidates of
   the CPU show none (kernels/cpu/grid.h). */
#ifndef RS_KERNELS_SUM_ORDER_H
#define RS_KERNELS_SUM_ORDER_H

#include "kernels/candidate.h"

/* A claim holds for all formats, knobs, ops and widths, whatever columns stand beside one; it
   is checked bit for bit by tests/unit_kernels_sum_order.c. */
typedef struct rs_sum_order {
    const char *candidate;
    const char *order; /* candidates of one order write the same bits */
} rs_sum_order;

/* NULL: nothing is known of it, so it is like no other. Static lifetime. */
const rs_sum_order *rs_sum_order_of(const rs_candidate *candidate);

/* Do both write the same bits? */
bool rs_sum_order_same(const rs_candidate *a, const rs_candidate *b);

/* All claims, sorted by candidate. */
const rs_sum_order *rs_sum_order_all(size_t *out_count);

#endif
