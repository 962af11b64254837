/* Causal attention of a batch over the paged store, on the CPU. Layer: engine.
   Grouped queries, sliding window, soft-cap; softmax online in FP32, page by page. */
#ifndef RS_ENGINE_ATTENTION_H
#define RS_ENGINE_ATTENTION_H

#include "engine/arch.h"
#include "engine/kv.h"
#include "kernels/pool.h"

/* Tokens of one pass: token i stands at positions[i] of lane lanes[i]. Tokens of a lane that
   follow each other in the batch do so in the lane. */
typedef struct rs_batch {
    const int32_t *tokens, *lanes, *positions;
    int32_t count;
} rs_batch;

typedef struct rs_attention rs_attention;

/* Scratch for all threads of `pool` and batches of up to `t_max` tokens. NO_MEMORY. */
RS_NODISCARD rs_status rs_attention_open(const rs_arch *arch,
                                         rs_pool *pool,
                                         int32_t t_max,
                                         rs_attention **out_attention,
                                         rs_err *err);
void rs_attention_close(rs_attention *attention);

/* Cut a batch into the tiles that rs_attention_run works on; once a pass. */
void rs_attention_plan(rs_attention *attention, const rs_batch *batch);

/* out[t][heads][head_dim] from q of the same shape; keys and values of all tokens of the
   planned batch are in the store. The order of each sum depends on the token's position alone:
   results do not change with the batch or the number of threads. */
void rs_attention_run(
    rs_attention *attention, const rs_kv *kv, int32_t layer, const float *q, float *out);

#endif
