/* A right and slow kernel that calls itself a peer, for tests/slow_sweep_peers.sh; and one
   whose library is never there. */
#include "wrong.h"

static rs_status launch_planted(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    return RS_OK;
}

static rs_status absent(const rs_device *device,
                        const rs_shape *shape,
                        int32_t t,
                        const int32_t *knobs,
                        rs_err *err)
{
    (void)device, (void)shape, (void)t, (void)knobs;
    return rs_err_set(err, RS_UNSUPPORTED, "libplanted.so not found");
}

#define PEER(name, ...)                                                                        \
    static const rs_candidate name = {.id = #name,                                             \
                                      .idea = "planted",                                       \
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
                                      .is_peer = true,                                         \
                                      .launch = launch_planted,                                \
                                      __VA_ARGS__}
PEER(peer_absent, .supports = absent);
PEER(peer_planted, .supports = NULL);

extern const rs_candidate *const rs_plugin_candidates[];
const rs_candidate *const rs_plugin_candidates[] = {&peer_absent, &peer_planted, NULL};
