/* In how many parts decode attention cuts a token's keys. Layer: engine.
   What the route table says of attn_decode at this depth, which was measured with one token,
   divided by the lanes of a batch, which fill the device by themselves; where it says nothing,
   a rule by depth. */
#ifndef RS_ENGINE_SPLITS_H
#define RS_ENGINE_SPLITS_H

#include "engine/dispatch.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Depths up to t_hi. */
typedef struct rs_splits_band {
    int32_t t_hi, splits; /* splits 0: the rule */
} rs_splits_band;

/* By value; the bands belong to an arena. All zeros but for the first two: the rule alone. */
typedef struct rs_splits {
    int32_t cores, kv_heads;
    const rs_splits_band *bands; /* ordered, closed from 1 on; depths beyond the last: its */
    int32_t count;
} rs_splits;

/* The rule for `tokens` tokens of which the deepest sees `deepest` keys, on a device of
   `cores`: two CTAs a core, two pages each. A power of two, 1 .. RS_ATTEND_SPLITS_MAX. */
int32_t rs_splits_rule(int32_t cores, int32_t kv_heads, int32_t tokens, int32_t deepest);

/* Resolve the routes of `shape` (attn_decode) for depths 1 .. context, once. Those to
   cuda_attn_split count, where this build has it and the device can run it; at any other depth
   the rule stays. FAILED as rs_dispatch_plan says. */
RS_NODISCARD rs_status rs_splits_plan(rs_arena *arena,
                                      const rs_dispatch_source *source,
                                      const rs_shape *shape,
                                      int32_t context,
                                      rs_splits *out_splits,
                                      rs_err *err);

/* Parts for a batch of `tokens` tokens whose deepest sees `deepest` keys: a power of two,
   1 .. RS_ATTEND_SPLITS_MAX. Thread-safe. */
int32_t rs_splits_at(const rs_splits *splits, int32_t tokens, int32_t deepest);

/* The most that `tokens` tokens get at any depth up to `context`: what buffers are made for. */
int32_t rs_splits_most(const rs_splits *splits, int32_t tokens, int32_t context);

#ifdef __cplusplus
}
#endif
#endif
