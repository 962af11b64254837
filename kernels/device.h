/* What a backend is, as data: capability, cores, caches. Layer: kernels.
   Domains of candidates and tiers of route tables are decided on these values. */
#ifndef RS_KERNELS_DEVICE_H
#define RS_KERNELS_DEVICE_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum rs_backend { RS_BACKEND_CPU, RS_BACKEND_CUDA, RS_BACKEND_COUNT } rs_backend;

/* "cpu" or "cuda". */
const char *rs_backend_name(rs_backend backend);

/* CPU features that candidates ask for; name as in tier keys and `sweep list`. */
#define RS_CPU_MAP(X)                                                                          \
    X(AVX2, "avx2")     /* with FMA and F16C */                                                \
    X(AVX512, "avx512") /* F, BW, VL, DQ */                                                    \
    X(AVX512_VNNI, "vnni")                                                                     \
    X(AVX512_BF16, "bf16")                                                                     \
    X(AVX_VNNI, "avxvnni") /* 256 bits, without AVX-512 */                                     \
    X(AMX, "amx")          /* tiles of int8 and bf16, with AVX-512 around them */

typedef enum rs_cpu_bit {
#define RS_CPU_BIT_ENUM(name, text) RS_CPU_BIT_##name,
    RS_CPU_MAP(RS_CPU_BIT_ENUM)
#undef RS_CPU_BIT_ENUM
        RS_CPU_BIT_COUNT
} rs_cpu_bit;

enum {
#define RS_CPU_ENUM(name, text) RS_CPU_##name = 1 << RS_CPU_BIT_##name,
    RS_CPU_MAP(RS_CPU_ENUM)
#undef RS_CPU_ENUM
};

typedef struct rs_device {
    rs_backend backend;
    int index;             /* CUDA ordinal; 0 on CPU */
    char name[96];         /* a label only, never a key */
    uint32_t cpu_features; /* RS_CPU_* mask */
    int32_t cc;            /* CUDA compute capability x 10 (90), 0 on CPU */
    int32_t cores;         /* SMs, or CPUs this process may run on */
    size_t cache_bytes;    /* L2 of a GPU, last-level cache of a CPU */
    size_t memory_bytes;
    char bus_id[24];   /* PCI, of a GPU; "" = not known */
    size_t smem_bytes; /* largest shared memory of a block (opt-in), 0 on CPU */
} rs_device;

/* Describe the backend named "cpu" or "cuda:N" ("cuda" = "cuda:0").
   USAGE on another name; NO_DEVICE with the reason when this build or machine has none.
   ROUTESWEEP_CPU_FEATURES=avx2,... masks CPU features off (for tests; it can only remove);
   "none" leaves plain C. */
RS_NODISCARD rs_status rs_device_open(const char *backend, rs_device *out_device, rs_err *err);

/* Key of the exact device tier, from properties that cannot be renamed:
   "cpu-avx2-avx512-vnni-bf16-2c-32m" or "nvidia-sm90-132". */
enum { RS_TIER_TEXT = 96 };
const char *rs_device_tier(const rs_device *device, char out[RS_TIER_TEXT]);

/* Comma-separated names of a CPU feature mask, "none" for 0. */
const char *rs_device_features(uint32_t mask, char out[RS_TIER_TEXT]);

#ifdef __cplusplus
}
#endif
#endif
