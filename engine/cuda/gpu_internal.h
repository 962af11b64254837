/* What the files of the device's forward pass share. Layer: engine; private to engine/cuda. */
#ifndef RS_ENGINE_CUDA_GPU_INTERNAL_H
#define RS_ENGINE_CUDA_GPU_INTERNAL_H

#include "engine/cuda/attend.h"
#include "engine/cuda/gpu.h"
#include "engine/cuda/heads.h"
#include "engine/cuda/queue.h"
#include "engine/cuda/rows.h"
#include "engine/forward_internal.h"

#include <cuda_runtime_api.h>

/* Buffers of a pass on the device, one row a token. */
typedef struct rs_gpu_buffers {
    float *residual;      /* [width] */
    uint16_t *x, *hidden; /* [wide] input of a sublayer's first and of its last projection */
    uint16_t *y[3];       /* outputs of up to three projections of one input */
    float *q;             /* [heads * head_dim] */
    float *partials;      /* of split attention */
    uint16_t *head_out;   /* RS_FORWARD_LOGITS rows of the vocabulary */
    float *logits;        /* the same in FP32 */
    uint64_t *keys;       /* [RS_FORWARD_LOGITS] */
    int32_t *chosen;      /* [RS_FORWARD_LOGITS] tokens */
    int32_t *batch;       /* see rs_gpu_batch */
    void *workspace;      /* of candidates */
} rs_gpu_buffers;

/* A batch as kernels read it: one block of integers, on the host (pinned) and on the device. */
typedef struct rs_gpu_batch {
    int32_t *tokens, *lanes, *positions; /* [rows] */
    rs_attend_tile *tiles;               /* [rows] */
    int32_t *table;                      /* [lanes][pages_a_lane] */
} rs_gpu_batch;

/* A captured step of decoding: `tokens` lanes, keys in `splits` parts. */
typedef struct rs_gpu_graph {
    int32_t tokens, splits;
    cudaGraphExec_t exec;
} rs_gpu_graph;

enum { RS_GPU_GRAPHS = 16 };

struct rs_gpu {
    cudaStream_t stream;
    rs_queue queue;
    rs_layer *layers; /* as the model's, with vectors on the device */
    const float *output_norm, *embedding, *rope, *rope_local;
    rs_block vectors, block;
    rs_gpu_buffers b;
    int32_t *pinned; /* the batch, then the tokens that came back */
    int32_t *pinned_chosen;
    size_t batch_ints, table_ints;
    rs_gpu_batch host, device;
    bool table_sent;
    rs_pages pages;
    rs_gpu_graph graphs[RS_GPU_GRAPHS];
    int32_t graph_count, graph_next;
    int32_t logits_rows; /* rows of b.logits that are the last pass's */
};

/* Rows of a batch at most, and where its arrays stand in a block of integers. */
int32_t rs_gpu_rows(const rs_forward *f);
rs_gpu_batch rs_gpu_batch_at(int32_t *ints, int32_t rows);

/* Capture what `enqueue` puts on the stream as a graph that is ready to launch. It must have
   run once before: what takes memory or loads code may not be captured. */
typedef rs_status rs_gpu_enqueue(rs_forward *f, const void *arg, rs_err *err);
RS_NODISCARD rs_status rs_gpu_capture(rs_forward *f,
                                      rs_gpu_enqueue *enqueue,
                                      const void *arg,
                                      cudaGraphExec_t *out_exec,
                                      rs_err *err);

/* Send tokens, lanes and positions, tiles where `out_tiles` is set, and the page table when it
   has changed since it was last sent. */
RS_NODISCARD rs_status rs_gpu_send(rs_forward *f,
                                   const rs_batch *batch,
                                   int32_t *out_tiles,
                                   rs_err *err);

/* Does attention of a pass of t tokens, no step of decoding, run by tiles? */
bool rs_gpu_tiled(const rs_forward *f, int32_t t);

/* In how many parts the keys of a batch are split otherwise. */
int32_t rs_gpu_splits(const rs_forward *f, const rs_batch *batch);

/* Enqueue all layers for `t` tokens of the batch on the device; `tiles` 0: every token by
   itself, in `splits` parts. */
RS_NODISCARD rs_status
rs_gpu_layers(rs_forward *f, int32_t t, int32_t tiles, int32_t splits, rs_err *err);

/* Enqueue the logits of rows first .. first + count - 1 and the choice of a token of each. */
RS_NODISCARD rs_status rs_gpu_head(rs_forward *f, int32_t first, int32_t count, rs_err *err);

/* Enqueue one routed projection. */
RS_NODISCARD rs_status rs_gpu_linear(
    rs_forward *f, const rs_tensor *w, int32_t t, const uint16_t *x, uint16_t *y, rs_err *err);

/* Integers of the batch's block, bytes of the buffers, bytes of the vectors. */
size_t rs_gpu_batch_ints(const rs_forward *f, int32_t lanes, int32_t context);
size_t rs_gpu_vector_bytes(const rs_forward *f);

/* Take the vectors' block and fill it. */
RS_NODISCARD rs_status rs_gpu_vectors_open(rs_forward *f, rs_gpu *gpu, rs_err *err);

#endif
