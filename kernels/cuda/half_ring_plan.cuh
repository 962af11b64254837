/* How the candidates behind a ring cut a call up and start their kernel: the host's side.
   Layer: kernels, CUDA only. Words: kernels/cuda/half_ring.cuh. */
#ifndef RS_KERNELS_CUDA_HALF_RING_PLAN_CUH
#define RS_KERNELS_CUDA_HALF_RING_PLAN_CUH

#include "kernels/candidate.h"
#include "kernels/cuda/half_ring.cuh"
#include "kernels/cuda/launch.cuh"

/* Knobs of these candidates, in their order. */
enum {
    RS_HALF_RING_KNOB_ROWS,
    RS_HALF_RING_KNOB_WARPS,
    RS_HALF_RING_KNOB_CLUSTER,
    RS_HALF_RING_KNOB_DEPTH,
    RS_HALF_RING_KNOBS
};

/* AHEAD: under way before x is there, what 4 TB/s need. BESIDE: left of a core's shared memory,
   so that a norm of 5120 columns fits beside this: its CTA would else keep one of the next
   projection's waiting, and all others wait for that one. */
enum { RS_HALF_RING_AHEAD_BYTES = 40 * 1024, RS_HALF_RING_BESIDE_BYTES = 22 * 1024 };

struct rs_half_ring_plan {
    int32_t units[RS_PARTS_MAX]; /* of each matrix; 0: there is none */
    int32_t parts, part_blocks, stages, ahead, x_pitch;
    size_t stage_bytes, smem_bytes;
};

static inline size_t rs_half_ring_block_bytes(rs_format format)
{
    const rs_format_info *f = rs_format_get(format);
    const int32_t codes = RS_FRAG16_ROWS * RS_FRAG16_COLS;
    return (size_t)(codes * f->bits / 8 + codes / f->group * 2);
}

/* The matrices of `shape`: units of each, and a stage that has room for a part of any. */
static inline void
rs_half_ring_plan_matrices(const rs_shape *shape, int32_t rows, rs_half_ring_plan *plan)
{
    for (int i = 0; i < rs_parts_count(shape); i++) {
        rs_shape one = rs_parts_shape(shape, i);
        int32_t tiles = (one.n - 1) / RS_FRAG16_ROWS + 1;
        plan->units[i] = rs_op_get(one.op)->gated ? tiles / rows : (tiles - 1) / rows + 1;
        size_t stage =
            (size_t)rows * (size_t)plan->part_blocks * rs_half_ring_block_bytes(one.format);
        plan->stage_bytes = stage > plan->stage_bytes ? stage : plan->stage_bytes;
    }
}

static inline rs_half_ring_plan rs_half_ring_plan_of(const rs_device *device,
                                                     const rs_shape *shape,
                                                     int32_t t,
                                                     const int32_t *knobs)
{
    rs_half_ring_plan p = {};
    int32_t rows = knobs[RS_HALF_RING_KNOB_ROWS], warps = knobs[RS_HALF_RING_KNOB_WARPS];
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    int32_t slice = (blocks - 1) / knobs[RS_HALF_RING_KNOB_CLUSTER] + 1;
    int32_t share = (slice - 1) / warps + 1;
    p.parts = (share - 1) / knobs[RS_HALF_RING_KNOB_DEPTH] + 1;
    p.part_blocks = ((share - 1) / p.parts + 1) * warps;
    p.part_blocks = p.part_blocks < slice ? p.part_blocks : slice;
    p.parts = (slice - 1) / p.part_blocks + 1;
    p.x_pitch = slice * RS_FRAG16_COLS * 2 + 16; /* eight columns: all banks once */
    rs_half_ring_plan_matrices(shape, rows, &p);
    size_t other = ((size_t)t * (size_t)p.x_pitch + 127) / 128 * 128 +
                   (size_t)(RS_HALF_RING_BUFFERS * warps * rows) * 512 +
                   rs_half_ring_rest_bytes();
    size_t beside = RS_HALF_RING_BESIDE_BYTES;
    size_t most = device->smem_bytes > beside ? device->smem_bytes - beside : 0;
    size_t room = other < most ? (most - other) / p.stage_bytes : 0;
    p.stages = room < RS_HALF_RING_STAGES ? (int32_t)room : RS_HALF_RING_STAGES;
    p.ahead = (int32_t)((RS_HALF_RING_AHEAD_BYTES + p.stage_bytes / 2) / p.stage_bytes);
    p.ahead = p.ahead < 1 ? 1 : p.ahead < p.stages ? p.ahead : p.stages - 1;
    p.smem_bytes = other + (size_t)p.stages * p.stage_bytes;
    size_t place = device->smem_bytes / 2 + 1; /* one CTA a core, see cuda_linear_stream.cu */
    p.smem_bytes = p.smem_bytes > place ? p.smem_bytes : place;
    return p;
}

/* Is there enough of K for a cluster, and room for two stages? UNSUPPORTED with the reason. */
static inline rs_status rs_half_ring_fits(const rs_device *device,
                                          const rs_shape *shape,
                                          int32_t t,
                                          const int32_t *knobs,
                                          rs_err *err)
{
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    int32_t cluster = knobs[RS_HALF_RING_KNOB_CLUSTER];
    if (blocks < 2 * cluster)
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d CTAs", shape->k, cluster);
    rs_half_ring_plan p = rs_half_ring_plan_of(device, shape, t, knobs);
    if (p.stages < 2)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: no room for two stages of %zu",
                          p.stage_bytes);
    return RS_OK;
}

/* A CTA a core, as far as clusters and units go. */
template <typename... P>
static inline rs_status rs_half_ring_configure(void (*kernel)(P...),
                                               const rs_call *call,
                                               const rs_half_ring_plan &plan,
                                               rs_cuda_config *out_config,
                                               rs_err *err)
{
    const int32_t *knobs = call->knobs;
    int32_t cluster = knobs[RS_HALF_RING_KNOB_CLUSTER];
    int32_t clusters = call->device->cores / cluster, units = plan.units[0] + plan.units[1];
    rs_cuda_config config = {dim3((unsigned)cluster), knobs[RS_HALF_RING_KNOB_WARPS] * 32 + 32,
                             plan.smem_bytes, true, cluster};
    if (cluster > 2) { /* pairs of cores always make clusters; of more, some cores are left */
        int fit = 0;
        rs_status st = rs_cuda_clusters(kernel, config, call->device, 1, &fit, err);
        if (st)
            return st;
        clusters = fit < clusters ? fit : clusters;
    }
    clusters = clusters < 1 ? 1 : clusters < units ? clusters : units;
    config.grid = dim3((unsigned)(clusters * cluster));
    *out_config = config;
    return RS_OK;
}

/* What the kernel needs to know of matrix 0. */
static inline rs_half_ring_args rs_half_ring_args_of(const rs_call *call,
                                                     const rs_half_ring_plan &plan,
                                                     const rs_cuda_config &config)
{
    const rs_shape *s = &call->shape;
    rs_half_ring_args a = {};
    a.w = rs_frag16_view_of(call->w, s->format, s->n, s->k);
    a.x = call->x;
    a.y = call->y;
    a.y_rows = rs_op_y_rows(s->op, s->n);
    a.k = s->k;
    a.t = call->t;
    a.units = plan.units[0];
    a.clusters = (int32_t)config.grid.x / config.cluster;
    a.rank_bits = __builtin_ctz((unsigned)config.cluster);
    a.warps = call->knobs[RS_HALF_RING_KNOB_WARPS];
    a.x_shares = a.warps / a.t;
    a.by_warps = rs_divisor_of(a.warps);
    a.by_x_shares = rs_divisor_of(a.x_shares);
    a.stages = plan.stages;
    a.parts = plan.parts;
    a.part_blocks = plan.part_blocks;
    a.ahead = plan.ahead;
    a.x_pitch = plan.x_pitch;
    a.op = s->op;
    return a;
}

/* Ask for all of L1 as shared memory, then enqueue. */
template <typename... P, typename... A>
static inline rs_status rs_half_ring_start(void (*kernel)(P...),
                                           const rs_cuda_config &config,
                                           const rs_call *call,
                                           rs_err *err,
                                           A... args)
{
    rs_status st = RS_CUDA(
        err, cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                                  cudaSharedmemCarveoutMaxShared));
    return st ? st : rs_cuda_start(kernel, config, call, err, args...);
}

#endif
