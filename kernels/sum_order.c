/* What is claimed of the candidates' sums. Layer: kernels. */
#include "kernels/sum_order.h"

#include <string.h>

/* groups: the sum of a group is exact (kernels/cpu/grid.h), groups follow each other. */
static const rs_sum_order orders[] = {
    {"cpu_linear_amx_bf16", "groups"},
    {"cpu_linear_digits", "groups"},
    {"cpu_linear_digits_avx2", "groups"},
    {"cpu_linear_fewcol_avx2", "groups"},
    {"cpu_linear_fewcol_avx512", "groups"},
    {"cpu_linear_gemv_avx2", "groups"},
    {"cpu_linear_gemv_avx512", "groups"},
    {"cpu_linear_gemv_scalar", "groups"},
    {"cpu_linear_ref", "groups"},
    {"cpu_linear_tiled_avx2", "groups"},
    {"cpu_linear_tiled_avx512bf16", "groups"},
    {"cpu_linear_vnni", "integers"},
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
    return x && y && !strcmp(x->order, y->order);
}
