/* Everything a shape's launches need in backend memory, taken before anything is timed.
   Layer: sweep. */
#ifndef RS_SWEEP_OPERANDS_H
#define RS_SWEEP_OPERANDS_H

#include "kernels/batch.h"
#include "kernels/candidate.h"
#include "kernels/oracle.h"
#include "sweep/base/arena.h"

enum { RS_OPERANDS_GUARD = 1024 }; /* canary bytes before and after y */

/* What launches are fed with. */
enum {
    RS_OPERANDS_CENTRED,    /* activations of both signs */
    RS_OPERANDS_ONE_SIGNED, /* activations >= 0: errors of a zero point show */
    RS_OPERANDS_KINDS,
    /* centred activations, and what says that nobody wrote y also where the op reads y */
    RS_OPERANDS_UNWRITTEN = RS_OPERANDS_KINDS
};

/* Signalling: in hardware and in rounding to bf16 every addition makes it quiet. */
enum { RS_OPERANDS_UNWRITTEN_Y = 0x7f81 };

/* n distinct copies of the weights in one layout; of attn_decode, of the cache at the width in
   use (rs_operands_width). */
typedef struct rs_copies {
    const rs_layout *layout;
    rs_block block;
    size_t stride;
    int32_t count;
} rs_copies;

typedef struct rs_operands_set {
    const rs_device *device;
    const rs_memory *memory;
    rs_pool *pool;
    rs_shape shape;
    int32_t t_max;
    rs_block host_w;   /* row_split, host memory: the oracle's truth. attn_decode: a plain cache
                          (kernels/layout_kv.h) of t_max positions */
    rs_copies *copies; /* one entry a layout in use */
    size_t copies_count;
    rs_copies twin; /* further copies in one layout, for a schedule raced against itself */
    rs_block x, y, workspace;              /* what launches are given */
    rs_block inputs[RS_OPERANDS_KINDS];    /* what x is before a launch of a kind */
    rs_block residuals[RS_OPERANDS_KINDS]; /* what y is, where the op reads it; else empty */
    rs_block y_before;                     /* an output to compare with */
    /* The same for the host: columns x K, columns x rows of y, of which there are t_max (see
       rs_shape_columns). A narrower x or y is their first columns. host_y NULL unless the op
       reads y. */
    uint16_t *host_x[RS_OPERANDS_KINDS], *host_y[RS_OPERANDS_KINDS];
    double
        *oracle_rows; /* room for a panel of RS_OPERANDS_SAMPLED rows of y; NULL of attn_decode
                       */
    const rs_batch_ops *batch_ops;
    rs_batch *batch; /* of checks: room for what a check samples of both kinds */
} rs_operands_set;

/* Rows of y that a check samples, at most. */
enum { RS_OPERANDS_SAMPLED = RS_ORACLE_ROWS };

/* Take and fill memory for `shape` at widths up to t_max: weights in every layout of `layouts`
   (each at least 4x the cache in all, at least 2 copies on the CPU and 8 on CUDA), x, y between
   canaries, `workspace_bytes` of scratch. Layouts are packed on the threads of `pool` (NULL: on
   this one), which outlives the set. `host_w` is taken over. NO_MEMORY says what did not fit.
 */
RS_NODISCARD rs_status rs_operands_open(rs_arena *arena,
                                        rs_pool *pool,
                                        const rs_device *device,
                                        const rs_shape *shape,
                                        int32_t t_max,
                                        const rs_layout *const *layouts,
                                        size_t layout_count,
                                        size_t workspace_bytes,
                                        rs_block host_w,
                                        rs_operands_set *out_set,
                                        rs_err *err);
void rs_operands_close(rs_operands_set *set);

/* Before anything is launched at width t: W of attn_decode depends on it, so its copies are
   made anew, as many as are 4x the cache in all, RS_OPERANDS_COPIES_MAX at most (a cache of
   less than a 256th of the device's may be found there again). Other ops: nothing to do. */
enum { RS_OPERANDS_COPIES_MAX = 1024 };
RS_NODISCARD rs_status rs_operands_width(rs_operands_set *set, int32_t t, rs_err *err);

/* Copies of the weights in `layout`; NULL when it was not asked for. */
const rs_copies *rs_operands_copies(const rs_operands_set *set, const rs_layout *layout);

/* Take further copies of the weights in `layout`, on memory of their own. */
RS_NODISCARD rs_status rs_operands_add_twin(rs_operands_set *set,
                                            const rs_layout *layout,
                                            rs_err *err);

/* y without its canaries. */
uint16_t *rs_operands_y(const rs_operands_set *set);

/* Hand host_x and host_y, which the caller has filled, to the backend. */
RS_NODISCARD rs_status rs_operands_keep(rs_operands_set *set, rs_err *err);

/* Bytes of x, and values of y, at width t. */
size_t rs_operands_x_bytes(const rs_operands_set *set, int32_t t);
size_t rs_operands_y_count(const rs_operands_set *set, int32_t t);

/* Ask the batch to make x and y for width t what they must be before a launch of `kind`: y is
   NaN, or the residual where the op reads y, between fresh canaries. The first
   `workspace_bytes` of the workspace are NaN. */
RS_NODISCARD rs_status rs_operands_fresh(
    rs_operands_set *set, int kind, int32_t t, size_t workspace_bytes, rs_err *err);

enum { RS_OPERANDS_QUESTIONS = 3 };

/* What is to be asked after a launch of `kind`: are canaries and x what they were? Answers go
   to the places from `answer` on. */
void rs_operands_questions(const rs_operands_set *set,
                           int kind,
                           int32_t t,
                           int answer,
                           rs_batch_question out[RS_OPERANDS_QUESTIONS]);

/* CHECK when the answers say that a canary was overwritten or x was changed. */
RS_NODISCARD rs_status rs_operands_intact(const uint64_t answers[RS_OPERANDS_QUESTIONS],
                                          rs_err *err);

#endif
