/* Weight formats: names, geometry, packing from FP32 and exact decode.
   Layer: kernels. Value of an element = scale of its group x signed code (zero-point-free).
   Source: `q*` semantics follow the NInfer v3 tensor formats; q4g32 and q8g32 hold GGUF Q4_0
   and Q8_0 without loss. */
#ifndef RS_KERNELS_FORMAT_H
#define RS_KERNELS_FORMAT_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* name, bits a code, group along K (1 = no groups, plain floats), bytes of the base plane and
   of the high plane a group, largest code that the packer emits, smallest and largest legal
   code */
#define RS_FORMAT_MAP(X)                                                                       \
    X(q4g64, 4, 64, 32, 0, 7, -8, 7)                                                           \
    X(q4g32, 4, 32, 16, 0, 7, -8, 7)                                                           \
    X(q5g64, 5, 64, 32, 8, 15, -16, 15)                                                        \
    X(q6g64, 6, 64, 32, 16, 31, -32, 31)                                                       \
    X(q8g32, 8, 32, 32, 0, 127, -128, 127)                                                     \
    X(bf16, 16, 1, 2, 0, 0, 0, 0)                                                              \
    X(fp16, 16, 1, 2, 0, 0, 0, 0)

typedef enum rs_format {
#define RS_FORMAT_ENUM(name, ...) RS_FORMAT_##name,
    RS_FORMAT_MAP(RS_FORMAT_ENUM)
#undef RS_FORMAT_ENUM
        RS_FORMAT_COUNT
} rs_format;

/* Set of formats as a bit mask. */
#define RS_FORMAT_BIT(f) (1u << (f))
#define RS_FORMATS_QUANT                                                                       \
    (RS_FORMAT_BIT(RS_FORMAT_q4g64) | RS_FORMAT_BIT(RS_FORMAT_q4g32) |                         \
     RS_FORMAT_BIT(RS_FORMAT_q5g64) | RS_FORMAT_BIT(RS_FORMAT_q6g64) |                         \
     RS_FORMAT_BIT(RS_FORMAT_q8g32))
#define RS_FORMATS_ALL ((1u << RS_FORMAT_COUNT) - 1u)

/* K is padded to this many elements in every layout (codes and scales of the padding are 0). */
enum { RS_K_ALIGN = 128 };

typedef struct rs_format_info {
    const char *name;
    int bits;
    int group;              /* elements along K that share a scale; 1 for plain floats */
    int base_bytes;         /* bytes of the base plane a group */
    int high_bytes;         /* bytes of the high-bit plane a group; 0 = none */
    int pack_max;           /* the packer maps the largest magnitude of a group here */
    int code_min, code_max; /* legal codes */
} rs_format_info;

/* Facts about `format`; static. Aborts on a value outside the enum. */
const rs_format_info *rs_format_get(rs_format format);

/* Format of that name; UNKNOWN lists the names. */
RS_NODISCARD rs_status rs_format_parse(const char *name, rs_format *out_format, rs_err *err);

/* K rounded up to RS_K_ALIGN. */
static inline int32_t rs_format_k_padded(int32_t k)
{
    return (k + RS_K_ALIGN - 1) / RS_K_ALIGN * RS_K_ALIGN;
}

/* Bytes that one call must read of the weights at least: codes and scales of N x K, unpadded.
 */
size_t rs_format_unique_bytes(rs_format format, int32_t n, int32_t k);

/* Codes and scale of one group. `codes` has room for 64. */
typedef struct rs_group {
    int8_t codes[64];
    uint16_t scale; /* fp16 bits */
} rs_group;

/* Quantise `count` <= group values (the rest of the group is 0). Steps, all RNE:
   scale = fp16(amax / pack_max), 2^-24 if that underflows; code = clamp(rint(x * (1 / scale))).
   FORMAT when a value is not finite or the scale overflows FP16. The scale is never negative;
   scale 0 means all codes 0. Source: NInfer encoder profile MAXABS_F16_RECIP_RNE_V1. */
RS_NODISCARD rs_status rs_format_pack_group(
    rs_format format, const float *x, int count, rs_group *out_group, rs_err *err);

/* Exact value of code x scale in double: no rounding anywhere. */
double rs_format_value(int8_t code, uint16_t scale);

#ifdef __cplusplus
}
#endif
#endif
