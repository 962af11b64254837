/* What is claimed of the candidates' sums. Layer: kernels. */
#include "kernels/sum_order.h"

#include <string.h>

/* lanes8: 64 columns of K at a time, lane = eight columns, groups scaled by FMA, lanes last.
   tile_lanes: lane = row; how many chains of pairs run side by side depends on the columns of a
   panel, so the last columns of a width may differ from the same columns elsewhere. */
static const rs_sum_order orders[] = {
    {"cpu_linear_fewcol_avx2", "lanes8", true},
    {"cpu_linear_fewcol_avx512", "pairs16", true},
    {"cpu_linear_gemv_avx2", "lanes8", true},
    {"cpu_linear_gemv_avx512", "lanes16", true},
    {"cpu_linear_gemv_scalar", "words", true},
    {"cpu_linear_ref", "groups", true},
    {"cpu_linear_tiled_avx2", "tile_rows", true},
    {"cpu_linear_tiled_avx512bf16", "tile_pairs", false},
    {"cpu_linear_vnni", "integers", true},
};
enum { COUNT = sizeof orders / sizeof orders[0] };

const rs_sum_order *rs_sum_order_all(size_t *out_count)
{
    *out_count = COUNT;
    return orders;
}

const rs_sum_order *rs_sum_order_of(const rs_candidate *candidate)
{
    for (size_t i = 0; i < COUNT; i++)
        if (!strcmp(orders[i].candidate, candidate->id))
            return &orders[i];
    return NULL;
}

bool rs_sum_order_same(const rs_candidate *a, const rs_candidate *b)
{
    const rs_sum_order *x = rs_sum_order_of(a), *y = rs_sum_order_of(b);
    return x && y && x->any_width && y->any_width && !strcmp(x->order, y->order);
}
