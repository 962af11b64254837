/* Plugin ABI 1: kernels of other projects as candidates of `sweep --plugin LIB.so`.
   Installed as <routesweep/plugin.h>. Self-contained: this header and the C library, C11 or
   C++11. Layer: none; plugins need nothing else of this project and link nothing of it.

   A plugin is a shared object that defines one function:

       const rs_plugin *rs_plugin_get(void);      (RS_PLUGIN_EXPORT in front of it)

   What it returns is static, constant and never freed. The library stays loaded until the
   process ends; a sweep loads it in the parent, which never launches, and again in each worker.

   Versions: RS_PLUGIN_ABI goes up when a field changes or goes, and a host refuses every other
   number. New fields come behind the old ones within one ABI: whoever reads a struct looks at
   its struct_size first. The bits and numbers below never change their meaning.

   Numbers: all sizes in bytes, all times are the host's affair. Every function may be called
   from any thread, one at a time. */
#ifndef RS_SWEEP_PLUGIN_H
#define RS_SWEEP_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RS_PLUGIN_MAGIC  0x52535047u /* "RSPG" */
#define RS_PLUGIN_ABI    1u
#define RS_PLUGIN_EXPORT __attribute__((visibility("default")))

enum { RS_PLUGIN_KNOBS_MAX = 6, RS_PLUGIN_KNOB_VALUES_MAX = 8, RS_PLUGIN_T_ANY = 2147483647 };

/* What functions return; anything else counts as FAILED. */
enum {
    RS_PLUGIN_OK = 0,
    RS_PLUGIN_UNSUPPORTED = 1, /* outside the domain: stored with the reason, not an error */
    RS_PLUGIN_FAILED = 2,
    RS_PLUGIN_DEVICE = 3 /* the device reports an error: the worker is replaced */
};

enum { RS_PLUGIN_CPU = 0, RS_PLUGIN_CUDA = 1 };

/* How numbers are treated: bare codes and FP32 sums; weights rounded to bf16 once after
   scaling; activations quantised to 8 bits. Decides the error that is allowed. */
enum { RS_PLUGIN_EXACT = 0, RS_PLUGIN_ROUNDED = 1, RS_PLUGIN_A8 = 2 };

/* Ops, as bits. W[N][K]; x[T][K] bf16; y bf16.
   LINEAR        y[T][N]    W x
   LINEAR_ADD    y[T][N]    y + W x, in place
   LINEAR_SWIGLU y[T][N/2]  silu(G x) (U x); G: rows 0 .. N/2-1 of W, U: the rest
   LINEAR_GEGLU  y[T][N/2]  the same with gelu (tanh) */
#define RS_PLUGIN_LINEAR        (1u << 0)
#define RS_PLUGIN_LINEAR_ADD    (1u << 1)
#define RS_PLUGIN_LINEAR_SWIGLU (1u << 2)
#define RS_PLUGIN_LINEAR_GEGLU  (1u << 3)

/* Weight formats, as bits: codes of so many bits, one fp16 scale a group of 64 or 32. */
#define RS_PLUGIN_Q4G64     (1u << 0)
#define RS_PLUGIN_Q4G32     (1u << 1)
#define RS_PLUGIN_Q5G64     (1u << 2)
#define RS_PLUGIN_Q6G64     (1u << 3)
#define RS_PLUGIN_Q8G32     (1u << 4)
#define RS_PLUGIN_BF16      (1u << 5)
#define RS_PLUGIN_FP16      (1u << 6)
#define RS_PLUGIN_ALL_QUANT 31u

/* CPU features, as bits. AVX2 comes with FMA and F16C, AVX512 is F, BW, VL and DQ. */
#define RS_PLUGIN_AVX2        (1u << 0)
#define RS_PLUGIN_AVX512      (1u << 1)
#define RS_PLUGIN_AVX512_VNNI (1u << 2)
#define RS_PLUGIN_AVX512_BF16 (1u << 3)

/* Flags of a candidate. */
#define RS_PLUGIN_PEER              (1u << 0) /* with --peers only: compared, never routed */
#define RS_PLUGIN_NOT_DETERMINISTIC (1u << 1) /* two runs may differ in the last bits */

typedef struct rs_plugin_device {
    uint32_t struct_size;
    int32_t backend, index;     /* RS_PLUGIN_CPU or _CUDA; CUDA ordinal */
    uint32_t cpu_features;      /* 0 on CUDA */
    int32_t compute_capability; /* x 10: 90; 0 on CPU */
    int32_t cores;              /* SMs, or CPUs that the process may use */
    size_t cache_bytes;         /* L2, or last-level cache */
    size_t memory_bytes;
    size_t shared_memory_bytes; /* of a block, opt-in; 0 on CPU */
    const char *name;           /* a label, not a key */
} rs_plugin_device;

/* What is to be computed, with one value a knob in the candidate's order. */
typedef struct rs_plugin_problem {
    uint32_t struct_size;
    uint32_t op, format; /* one bit of those above */
    int32_t n, k, t;     /* rows of W, depth, columns; all >= 1 */
    const int32_t *knobs;
    const rs_plugin_device *device;
    void *context; /* the candidate's own */
} rs_plugin_problem;

typedef struct rs_plugin_call rs_plugin_call;

/* body(arg, begin, end, thread) covers [0, count) exactly once: one piece a thread, borders at
   multiples of `grain`, the same pieces each time. */
typedef void rs_plugin_body(void *arg, int64_t begin, int64_t end, int thread);

/* A launch. Pointers are on the candidate's backend, 256-byte aligned, and do not overlap.
 */
struct rs_plugin_call {
    uint32_t struct_size;
    int32_t threads; /* that `parallel` uses; 0 on CUDA */
    const rs_plugin_problem *problem;
    const void *w;     /* in the candidate's layout; read only */
    const uint16_t *x; /* x[T][K] bf16, row-major; read only */
    uint16_t *y;       /* every element is written; read first by LINEAR_ADD; of an op with
                          several matrices aligned to 2 bytes only */
    void *workspace;   /* workspace_bytes() bytes, contents undefined; NULL if 0 */
    void *stream;      /* CUDA: cudaStream_t to enqueue on, may be capturing. CPU: NULL */
    /* CPU: run on the host's pinned threads. A plugin that starts threads of its own disturbs
       whoever is timed next. NULL on CUDA. */
    void (*parallel)(const rs_plugin_call *call,
                     int64_t count,
                     int64_t grain,
                     rs_plugin_body *body,
                     void *arg);
    void *host; /* the host's */
};

/* A weight matrix on the host, as a layout of one's own is made from it. */
typedef struct rs_plugin_matrix rs_plugin_matrix;
struct rs_plugin_matrix {
    uint32_t struct_size;
    uint32_t format;
    int32_t n, k;
    /* Values of row `row` as FP32: out[k]. Exact: a code times its scale fits. */
    void (*decode_row)(const rs_plugin_matrix *matrix, int32_t row, float *out);
    /* Bare codes (room for 64) and fp16 bits of the scale of one group; codes behind K are 0.
       Quantised formats only. */
    void (*get_group)(const rs_plugin_matrix *matrix,
                      int32_t row,
                      int32_t group,
                      int8_t *out_codes,
                      uint16_t *out_scale);
    const void *host;
};

/* Where the plugin's own weights stand. Shared by candidates through the pointer. */
typedef struct rs_plugin_layout {
    uint32_t struct_size;
    const char *id; /* [a-z0-9_], at most 31; stored in databases; not one of the host's */
    /* Bytes of a packed matrix; 0 = does not hold this format. Pure. */
    size_t (*bytes)(uint32_t format, int32_t n, int32_t k);
    /* Write all `bytes` bytes of `out` (host memory). Status as above, reason in `why`. */
    int (*pack)(const rs_plugin_matrix *matrix, void *out, char *why, size_t why_bytes);
} rs_plugin_layout;

typedef struct rs_plugin_knob {
    const char *name; /* [a-z0-9_] */
    int32_t count;
    int32_t values[RS_PLUGIN_KNOB_VALUES_MAX];
} rs_plugin_knob;

typedef struct rs_plugin_resources {
    int32_t registers, spill_bytes, shared_memory_bytes, grid, block;
} rs_plugin_resources;

typedef struct rs_plugin_candidate {
    uint32_t struct_size;
    const char *id;   /* [a-z0-9_], at most 63, unique in the sweep: begin with your project */
    const char *idea; /* one line for `sweep list` */
    uint32_t ops, formats, flags;
    int32_t backend, numeric;
    /* Exactly one of both: a layout of one's own, or one of the host's by name.
         "row_split"   codes and scales as stored (kernels/layout.h has the bits)
         "f32_dense"   FP32 values [N][K], row-major, exact
         "bf16_dense"  bf16 values [N][K], row-major, each rounded once */
    const rs_plugin_layout *layout;
    const char *host_layout;
    int32_t t_min, t_max;           /* widths, inclusive; RS_PLUGIN_T_ANY = no limit */
    int32_t t_tile;                 /* columns handled together, >= 1 */
    int32_t n_multiple, k_multiple; /* >= 1 */
    uint32_t cpu_features;          /* all needed */
    int32_t compute_capability_min; /* x 10; 0 = any */
    int32_t knob_count;
    rs_plugin_knob knobs[RS_PLUGIN_KNOBS_MAX];
    void *context; /* handed back in each problem; may be NULL */
    /* Further domain rules, or NULL. Pure. */
    int (*supports)(const rs_plugin_problem *problem, char *why, size_t why_bytes);
    /* Scratch of a call, or NULL for none. Pure. */
    size_t (*workspace_bytes)(const rs_plugin_problem *problem);
    /* Do the work. CPU: y is complete at the return. CUDA: enqueue on `stream` only, allocate
       nothing, wait for nothing. */
    int (*launch)(const rs_plugin_call *call, char *why, size_t why_bytes);
    /* What the kernel uses, zeros where not known; may be NULL. */
    int (*resources)(const rs_plugin_call *call, rs_plugin_resources *out);
} rs_plugin_candidate;

typedef struct rs_plugin {
    uint32_t magic, abi, struct_size; /* RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof (rs_plugin) */
    const char *name, *version;       /* of the plugin, for messages */
    const rs_plugin_candidate *const *candidates; /* NULL-terminated, at least one */
} rs_plugin;

RS_PLUGIN_EXPORT const rs_plugin *rs_plugin_get(void);

/* bf16 <-> FP32, for those who have no function of their own. */
static inline float rs_plugin_from_bf16(uint16_t bits)
{
    union {
        uint32_t u;
        float f;
    } v;
    v.u = (uint32_t)bits << 16;
    return v.f;
}

/* Nearest, ties to even; NaN stays NaN. */
static inline uint16_t rs_plugin_to_bf16(float value)
{
    union {
        uint32_t u;
        float f;
    } v;
    v.f = value;
    if ((v.u & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)((v.u >> 16) | 0x40u);
    return (uint16_t)((v.u + 0x7fffu + ((v.u >> 16) & 1u)) >> 16);
}

#ifdef __cplusplus
}
#endif
#endif
