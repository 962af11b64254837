/* What the wrong candidates of the tests share: a correct but slow kernel to start from. */
#ifndef RS_TESTS_PLUGINS_WRONG_H
#define RS_TESTS_PLUGINS_WRONG_H

#include "kernels/candidate.h"
#include "kernels/fp.h"

/* y for rows [first, last), right: decode and multiply in double. */
static inline void wrong_rows(const rs_call *call, int32_t first, int32_t last)
{
    const rs_shape *s = &call->shape;
    rs_planes planes = rs_layout_planes(s->format, s->n, s->k);
    int group = rs_format_get(s->format)->group;
    for (int32_t row = first; row < last; row++)
        for (int32_t t = 0; t < call->t; t++) {
            double sum = 0;
            for (int32_t g = 0; g * group < s->k; g++) {
                rs_group codes;
                rs_layout_get_group(s->format, &planes, call->w, row, g, &codes);
                for (int32_t i = 0; i < group && g * group + i < s->k; i++)
                    sum += rs_format_value(codes.codes[i], codes.scale) *
                           (double)rs_fp_from_bf16(
                               call->x[(size_t)t * (size_t)s->k + (size_t)(g * group + i)]);
            }
            call->y[(size_t)t * (size_t)s->n + (size_t)row] = rs_fp_to_bf16((float)sum);
        }
}

/* A candidate with one kernel and no domain to speak of. */
#define WRONG_CANDIDATE(name, text)                                                            \
    static const rs_candidate name = {.id = #name,                                             \
                                      .idea = text,                                            \
                                      .ops = RS_OP_BIT(RS_OP_linear),                          \
                                      .backend = RS_BACKEND_CPU,                               \
                                      .numeric = RS_NUMERIC_exact,                             \
                                      .layout = &rs_layout_row_split,                          \
                                      .formats = RS_FORMATS_QUANT,                             \
                                      .t_min = 1,                                              \
                                      .t_max = INT32_MAX,                                      \
                                      .t_tile = 1,                                             \
                                      .k_multiple = 1,                                         \
                                      .n_multiple = 1,                                         \
                                      .launch = launch_##name}

#endif
