/* The forward pass of a transformer, on the CPU or a CUDA device. Layer: engine.
   Activations between ops and the residual stream are FP32; projections run through a route
   table with bf16 in and out, or with --weights exact in FP32 throughout. Every loop is shared
   out over one pool whose threads wait spinning: no op starts a thread.

   linear_add is not used: its residual is bf16, this one is FP32.
   What is said here of threads and pools is the CPU's; engine/cuda/gpu.h has the device's. */
#ifndef RS_ENGINE_FORWARD_H
#define RS_ENGINE_FORWARD_H

#include "engine/attention.h"
#include "engine/projections.h"
#include "engine/weights.h"

/* Schedules that take turns in the place of one shape's route at one width, so that they can be
   compared inside the model (engine/in_situ.h). All other routes stay. */
typedef struct rs_forward_swap {
    rs_shape shape;
    int32_t t;
    const char *const *schedules;
    int32_t count;
} rs_forward_swap;

typedef struct rs_forward_options {
    rs_weights_mode weights;
    rs_kv_format kv_format; /* F32 is what --weights exact wants */
    const char *backend;    /* "cpu" (NULL too) or "cuda:N" */
    int32_t t_max;          /* tokens of a pass at most; 0 = 128, on a GPU 1024 */
    int32_t lanes;          /* 0 = 1 */
    int32_t context;        /* positions a lane; 0 = as much of context_wish as the model has */
    int32_t context_wish;   /* 0 = 4096 */
    int32_t threads;        /* 0 = all of the affinity mask */
    const rs_table_choice *routes; /* NULL: this device's own */
    bool unfused;                  /* keep gate and up apart, and a mixer's inputs */
    const char *synthetic;         /* name of a geometry in place of a file, or NULL */
    size_t device_memory;          /* bytes that may be taken; 0 = what a GPU has free */
    const rs_forward_swap *swap;   /* NULL: every route stays */
} rs_forward_options;

/* Calls of each shape at each width: counts[shape * (t_max + 1) + t], t in 1..t_max. */
typedef struct rs_forward_trace {
    const rs_tensors *tensors;
    int32_t t_max;
    const uint64_t *counts;
} rs_forward_trace;

typedef struct rs_forward rs_forward;

/* Open, check and load the model in `path` (NULL: the synthetic one). Whatever rs_model_open,
   rs_arch_read, rs_weights_open, rs_guard_check and rs_kv_open say; USAGE for options outside
   their range. With a swap: UNKNOWN for a shape or schedule that model or build do not have,
   UNSUPPORTED for a schedule outside its domain. */
RS_NODISCARD rs_status rs_forward_open(const char *path,
                                       const rs_forward_options *options,
                                       rs_forward **out_forward,
                                       rs_err *err);
void rs_forward_close(rs_forward *forward);

/* Run 1..t_max tokens. Lanes are made as long as the tokens' positions say, which must follow
   what they hold. LIMIT when the context is full, UNKNOWN for an id outside the vocabulary;
   nothing has changed then. */
RS_NODISCARD rs_status rs_forward_pass(rs_forward *forward, const rs_batch *batch, rs_err *err);

/* `count` tokens of one lane behind what it holds, in passes of t_max. */
RS_NODISCARD rs_status rs_forward_prefill(
    rs_forward *forward, int32_t lane, const int32_t *tokens, int32_t count, rs_err *err);

/* Logits out[count][vocab] of tokens `first` .. first + count - 1 of the last pass;
   1 <= count <= RS_FORWARD_LOGITS. */
enum { RS_FORWARD_LOGITS = 64 };
RS_NODISCARD rs_status
rs_forward_logits(rs_forward *forward, int32_t first, int32_t count, float *out, rs_err *err);

/* A pass of one token a lane, and in out_tokens the likeliest token behind each; the first of
   equals. At most RS_FORWARD_LOGITS tokens. On a GPU one graph, and no logits come back. */
RS_NODISCARD rs_status rs_forward_greedy(rs_forward *forward,
                                         const rs_batch *batch,
                                         int32_t *out_tokens,
                                         rs_err *err);

/* Tokens of the last pass. */
int32_t rs_forward_count(const rs_forward *forward);

const rs_arch *rs_forward_arch(const rs_forward *forward);
/* NULL of a synthetic model. */
const rs_gguf *rs_forward_gguf(const rs_forward *forward);
rs_kv *rs_forward_kv(rs_forward *forward);
int32_t rs_forward_t_max(const rs_forward *forward);
int rs_forward_threads(const rs_forward *forward);
const rs_table_choice *rs_forward_routes(const rs_forward *forward);
const rs_device *rs_forward_device(const rs_forward *forward);

/* What has been called since opening. */
rs_forward_trace rs_forward_trace_of(const rs_forward *forward);

/* Do passes of 1..t_max tokens give a token the same bits, whatever stands beside it? By what
   kernels/sum_order.h says of the routes in use; norms always do, and on the CPU attention. If
   not, `why` names the first pair of routes that may differ, or says what attention does. */
enum { RS_FORWARD_WHY = 400 };
bool rs_forward_same_sums(const rs_forward *forward, int32_t t_max, char why[RS_FORWARD_WHY]);

/* Let schedule number `index` of options.swap serve from now on, and count times anew. */
void rs_forward_swap_to(rs_forward *forward, int32_t index);

/* Times since then, by the clock of the host (the CPU's calls end when they return; a GPU's are
   counted alone): of each call of the swapped node, and of each layer that holds one. Only the
   first RS_FORWARD_TIMES of each are kept; all are counted. The arrays belong to `forward` and
   may be sorted. */
enum { RS_FORWARD_TIMES = 4096 };
typedef struct rs_forward_times {
    double *node_ns, *layer_ns;
    int64_t calls, layers;
} rs_forward_times;

rs_forward_times rs_forward_swap_times(const rs_forward *forward);

/* Bytes of weights in memory and of keys and values. */
size_t rs_forward_weight_bytes(const rs_forward *forward);

/* Does it run on a GPU? */
bool rs_forward_on_gpu(const rs_forward *forward);

/* Bytes that a step of `lanes` tokens at depth `position` must read: all projections once, and
   the keys and values before it (windows not counted). */
typedef struct rs_forward_bytes {
    double weights, kv;
} rs_forward_bytes;
rs_forward_bytes
rs_forward_step_bytes(const rs_forward *forward, int32_t lanes, double position);

#endif
