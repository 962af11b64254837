/* Reader of GGUF files (versions 2 and 3, little-endian), mapped, never copied. Layer: kernels.
   Everything in the file is untrusted: each count, length and offset is checked against the
   bytes that are there before it is used, and memory taken is bounded by the file's size. */
#ifndef RS_KERNELS_GGUF_H
#define RS_KERNELS_GGUF_H

#include "kernels/gguf_blocks.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_GGUF_DIMS_MAX = 4 };

typedef struct rs_gguf_tensor {
    const char *name;         /* printable ASCII, owned by the reader */
    const rs_gguf_type *type; /* never NULL */
    uint32_t type_number;
    int32_t dim_count;
    int64_t dims[RS_GGUF_DIMS_MAX]; /* dims[0] is contiguous; unused ones are 1 */
    const uint8_t *data;            /* in the mapped file, at the file's alignment */
    size_t bytes;
} rs_gguf_tensor;

/* Types of metadata values, as numbered in the file. */
typedef enum rs_gguf_kind {
    RS_GGUF_KIND_U8,
    RS_GGUF_KIND_I8,
    RS_GGUF_KIND_U16,
    RS_GGUF_KIND_I16,
    RS_GGUF_KIND_U32,
    RS_GGUF_KIND_I32,
    RS_GGUF_KIND_F32,
    RS_GGUF_KIND_BOOL,
    RS_GGUF_KIND_TEXT,
    RS_GGUF_KIND_ARRAY,
    RS_GGUF_KIND_U64,
    RS_GGUF_KIND_I64,
    RS_GGUF_KIND_F64,
    RS_GGUF_KIND_COUNT
} rs_gguf_kind;

/* A metadata value. Arrays have count >= 0 and kind = that of the elements (never ARRAY). */
typedef struct rs_gguf_value {
    const char *key;
    rs_gguf_kind kind;
    bool is_array;
    uint64_t count;      /* elements; 1 for single values */
    const uint8_t *data; /* in the file, unaligned; texts are a u64 length and bytes each */
    size_t bytes;
    const char *text; /* single texts up to 16 MiB: terminated copy, owned by the reader */
} rs_gguf_value;

typedef struct rs_gguf rs_gguf;

/* Map and check `path`. IO when it cannot be read; FORMAT when it is no GGUF file, is truncated
   or contradicts itself (the message names the place); UNSUPPORTED for another version, byte
   order or an unknown type number. Free with rs_gguf_close. The file must not shrink while it
   is open. */
RS_NODISCARD rs_status rs_gguf_open(const char *path, rs_gguf **out_gguf, rs_err *err);
void rs_gguf_close(rs_gguf *gguf);

size_t rs_gguf_tensor_count(const rs_gguf *gguf);
const rs_gguf_tensor *rs_gguf_tensor_at(const rs_gguf *gguf, size_t index);

/* First tensor of that name, NULL when there is none. Linear. */
const rs_gguf_tensor *rs_gguf_tensor_find(const rs_gguf *gguf, const char *name);

/* Value of a metadata key, NULL when absent. Linear. */
const rs_gguf_value *rs_gguf_find(const rs_gguf *gguf, const char *key);

/* A single value of any integer kind that fits into int64_t; false when absent or another kind.
 */
bool rs_gguf_int(const rs_gguf *gguf, const char *key, int64_t *out_value);

#ifdef __cplusplus
}
#endif
#endif
