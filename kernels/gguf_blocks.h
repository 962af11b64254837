/* Block types of GGUF tensors: names, sizes and exact decode to FP32. Layer: kernels.
   Values equal those of ggml's own dequantise functions bit for bit: products of an FP16 scale
   and small integers are exact in FP32, and types with a minimum round once, in the
   subtraction. */
#ifndef RS_KERNELS_GGUF_BLOCKS_H
#define RS_KERNELS_GGUF_BLOCKS_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Type numbers of the file format that the rest of the code names. */
enum {
    RS_GGUF_F32 = 0,
    RS_GGUF_F16 = 1,
    RS_GGUF_Q4_0 = 2,
    RS_GGUF_Q4_1 = 3,
    RS_GGUF_Q5_0 = 6,
    RS_GGUF_Q5_1 = 7,
    RS_GGUF_Q8_0 = 8,
    RS_GGUF_Q2_K = 10,
    RS_GGUF_Q3_K = 11,
    RS_GGUF_Q4_K = 12,
    RS_GGUF_Q5_K = 13,
    RS_GGUF_Q6_K = 14,
    RS_GGUF_Q8_K = 15,
    RS_GGUF_BF16 = 30
};

typedef struct rs_gguf_type {
    const char *name; /* "Q4_K" */
    int32_t elements; /* values a block */
    int32_t bytes;    /* bytes a block */
    /* Values of `blocks` consecutive blocks. `in` needs no alignment. NULL: the type is known
       by name and size only. */
    void (*decode)(const uint8_t *in, int64_t blocks, float *out);
} rs_gguf_type;

/* Facts about type number `type`; NULL when the number is not known at all. Static lifetime. */
const rs_gguf_type *rs_gguf_type_get(uint32_t type);

#ifdef __cplusplus
}
#endif
#endif
