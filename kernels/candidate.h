/* The candidate: one file, one idea, described as data. Layer: kernels.
   A candidate file defines exactly one `const rs_candidate <file stem>` through RS_CANDIDATE
   and nothing else that is visible. CMake gathers the files into the table `rs_candidates`. */
#ifndef RS_KERNELS_CANDIDATE_H
#define RS_KERNELS_CANDIDATE_H

#include "kernels/device.h"
#include "kernels/layout.h"
#include "kernels/parts.h"
#include "kernels/pool.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_KNOBS_MAX = 6, RS_KNOB_VALUES_MAX = 8, RS_SCHEDULE_TEXT = 128 };

/* How numbers are treated; a route table names it for each route.
   exact:   bare codes, FP32 group partials scaled in FP32; on the CPU partials without an
            error, so that all of this class write the same bits (kernels/cpu/grid.h)
   rounded: weights rounded to BF16 once after scaling; on wgmma a 4-bit code's scale before
            that, too (kernels/cuda/wgmma_ring_linear.cuh)
   a8:      activations quantised to 8 bits as well */
#define RS_NUMERIC_MAP(X) X(exact) X(rounded) X(a8)

typedef enum rs_numeric {
#define RS_NUMERIC_ENUM(name) RS_NUMERIC_##name,
    RS_NUMERIC_MAP(RS_NUMERIC_ENUM)
#undef RS_NUMERIC_ENUM
        RS_NUMERIC_COUNT
} rs_numeric;

const char *rs_numeric_name(rs_numeric numeric);

/* A knob and the values it may take; the product of all knobs is the candidate's schedules,
   less those that `supports` refuses. */
typedef struct rs_knob {
    const char *name;
    int32_t values[RS_KNOB_VALUES_MAX];
    int32_t count;
} rs_knob;

/* Everything a launch gets. All pointers are on the candidate's backend, 256-byte aligned, and
   do not overlap. Of a later part y is aligned to 16 bytes on CUDA, for the reference and on
   the CPU to a value. */
typedef struct rs_call {
    rs_shape shape;
    int32_t t;            /* columns, >= 1 */
    const int32_t *knobs; /* one value a knob, in the candidate's order */
    const void *w;        /* weights in the candidate's layout; read only */
    const uint16_t *x;    /* x[T][K] bf16, row-major; read only */
    uint16_t *y;          /* y[T][rs_op_y_rows] bf16, row-major (of an op with parts: see
                             kernels/parts.h); every element is written; read first where the
                             op reads y */
    void *workspace;      /* workspace_bytes() bytes, contents undefined, NULL if 0 */
    const rs_device *device;
    rs_pool *pool; /* CPU: threads of this call. CUDA: NULL */
    void *stream;  /* CUDA: cudaStream_t to launch on, may be capturing. CPU: NULL */
} rs_call;

/* What the compiler and the launch use; zeros where unknown. */
typedef struct rs_resources {
    int32_t registers, spill_bytes, smem_bytes;
    int32_t grid, block;
} rs_resources;

typedef struct rs_candidate {
    const char *id;   /* = file stem; stored in databases and tables */
    const char *idea; /* one line for `sweep list` */
    uint32_t ops;     /* RS_OP_BIT mask: the ops it serves */
    rs_backend backend;
    rs_numeric numeric;
    const rs_layout *layout;
    uint32_t formats;      /* RS_FORMAT_BIT mask */
    int32_t t_min, t_max;  /* widths it can do, inclusive */
    int32_t t_tile;        /* columns handled together; widths just past a multiple cost most */
    uint32_t cpu_features; /* all needed on CPU */
    int32_t cc_min;        /* CUDA compute capability x 10, at least */
    int32_t k_multiple;    /* K must be a multiple of this; 1 = any */
    int32_t n_multiple;    /* N must be a multiple of this; 1 = any */
    bool is_ref;           /* the reference of its ops and backend: any T, any format */
    bool is_peer;          /* another project's kernel: raced for comparison, never routed */
    bool not_deterministic; /* two runs may differ in the last bits (atomics) */
    int32_t knob_count;
    rs_knob knobs[RS_KNOBS_MAX];
    /* Further domain rules, or NULL. Pure. UNSUPPORTED with the reason when outside. */
    rs_status (*supports)(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err);
    /* Scratch bytes of a call, or NULL for none. Pure. */
    size_t (*workspace_bytes)(const rs_device *device,
                              const rs_shape *shape,
                              int32_t t,
                              const int32_t *knobs);
    /* Do the work. CUDA: enqueue on `stream` only, never synchronise, never allocate. CPU:
       returns when y is complete. DEVICE with the error when a launch fails. */
    rs_status (*launch)(const rs_call *call, rs_err *err);
    /* Registers, shared memory, geometry of the kernel that `launch` would start; may be NULL.
     */
    rs_status (*resources)(const rs_call *call, rs_resources *out, rs_err *err);
} rs_candidate;

/* `const` objects have internal linkage in C++ and CUDA files, so declare before defining. */
#ifdef __cplusplus
#    define RS_CANDIDATE(stem)                                                                 \
        extern "C" const rs_candidate stem;                                                    \
        const rs_candidate stem
#else
#    define RS_CANDIDATE(stem)                                                                 \
        extern const rs_candidate stem;                                                        \
        const rs_candidate stem
#endif

/* Every candidate of this build sorted by id, NULL-terminated (generated by CMake). */
extern const rs_candidate *const rs_candidates[];

/* Hash of each one's object code, in the same order (16 hex digits): instructions, constants
   and SASS of its file (scripts/build/object_hash.c). */
extern const char *const rs_candidate_hashes[];

/* A schedule: a candidate with one value for each knob. */
typedef struct rs_schedule {
    const rs_candidate *candidate;
    int32_t knobs[RS_KNOBS_MAX];
} rs_schedule;

/* "candidate" or "candidate/knob=value,knob=value". Returns `out`. */
const char *rs_schedule_text(const rs_schedule *schedule, char out[RS_SCHEDULE_TEXT]);

/* Inverse, looked up in `table` (NULL-terminated). UNKNOWN when the candidate, a knob or a
   value is not in this build: a table or database from another build. */
RS_NODISCARD rs_status rs_schedule_parse(const char *text,
                                         const rs_candidate *const *table,
                                         rs_schedule *out_schedule,
                                         rs_err *err);

/* Walk all knob products: start with *index = 0; false when there are no more. */
bool rs_schedule_next(const rs_candidate *candidate, int32_t *index, rs_schedule *out_schedule);

/* Does the candidate do this op itself? If not, a candidate of `linear` does an op with parts
   one part after the other: the four functions below then mean all of its parts. */
bool rs_candidate_serves(const rs_candidate *candidate, rs_op op);

/* Can it do the op, itself or part by part? */
bool rs_candidate_does(const rs_candidate *candidate, rs_op op);

/* Is this schedule's domain (format, T, K, N, features, capability, supports) met? OK, or
   UNSUPPORTED with the reason. Nothing may be launched before this says OK. */
RS_NODISCARD rs_status rs_schedule_supports(const rs_schedule *schedule,
                                            const rs_device *device,
                                            const rs_shape *shape,
                                            int32_t t,
                                            rs_err *err);

/* Workspace of a call in bytes; 0 = none. */
size_t rs_schedule_workspace(const rs_schedule *schedule,
                             const rs_device *device,
                             const rs_shape *shape,
                             int32_t t);

/* Do the work; see rs_candidate.launch. */
RS_NODISCARD rs_status rs_candidate_launch(const rs_candidate *candidate,
                                           const rs_call *call,
                                           rs_err *err);

/* Of the kernel that is started first; zeros where the candidate does not tell. */
RS_NODISCARD rs_status rs_candidate_resources(const rs_candidate *candidate,
                                              const rs_call *call,
                                              rs_resources *out,
                                              rs_err *err);

/* The `ref` candidate for op and backend in `table`; NULL only in a broken build. */
const rs_candidate *
rs_candidate_ref(const rs_candidate *const *table, rs_op op, rs_backend backend);

#ifdef __cplusplus
}
#endif
#endif
