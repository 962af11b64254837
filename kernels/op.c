/* Facts about the ops. Layer: kernels. */
#include "kernels/op.h"

#include <stdio.h>

static const rs_op_info infos[RS_OP_COUNT] = {
    [RS_OP_linear] = {"linear", "y = BF16(W x)", false, false, 1, 1, false, false},
    [RS_OP_linear_add] = {"linear_add", "r <- BF16(r + W x), in place", true, false, 1, 1,
                          false, false},
    [RS_OP_linear_swiglu] = {"linear_swiglu", "y = BF16(silu(G x) * (U x)), W = [G; U]", false,
                             true, 1, 1, false, false},
    [RS_OP_linear_geglu] = {"linear_geglu", "y = BF16(gelu_tanh(G x) * (U x)), W = [G; U]",
                            false, true, 1, 1, false, false},
    [RS_OP_linear_pair] = {"linear_pair", "y0 = BF16(A x), y1 = BF16(B x), A and B alike",
                           false, false, 2, 2, true, false},
    [RS_OP_attn_input_proj] = {"attn_input_proj", "q, k, v (, gate) = BF16(A x) (, BF16(B x))",
                               false, false, 1, 2, false, false},
    [RS_OP_gdn_input_proj] = {"gdn_input_proj", "q, k, v, z = BF16(A x) (, BF16(B x))", false,
                              false, 1, 2, false, false},
    [RS_OP_attn_decode] = {"attn_decode", "y = BF16(softmax(q K^T / sqrt(dim)) V) a head",
                           false, false, 1, 1, false, true},
};

const rs_op_info *rs_op_get(rs_op op)
{
    RS_CHECK((unsigned)op < RS_OP_COUNT);
    return &infos[op];
}

const char *rs_op_name(rs_op op)
{
    return rs_op_get(op)->name;
}

int32_t rs_op_y_rows(rs_op op, int32_t n)
{
    return rs_op_get(op)->gated ? n / 2 : n;
}

rs_status rs_op_check_rows(rs_op op, int32_t n, rs_err *err)
{
    if (rs_op_get(op)->gated && n % 2)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%s has gate and up rows in one tensor: N must be even, not %d",
                          rs_op_name(op), n);
    return RS_OK;
}

const char *rs_op_names(uint32_t mask, char out[RS_OPS_TEXT])
{
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; i < RS_OP_COUNT; i++)
        if (mask & RS_OP_BIT(i))
            used += (size_t)snprintf(out + used, RS_OPS_TEXT - used, "%s%s", used ? "," : "",
                                     infos[i].name);
    RS_CHECK(used < RS_OPS_TEXT);
    return out;
}
