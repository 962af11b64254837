/* Decoders of GGUF block types and the table of types. Layer: kernels.
   Source: block layouts as in ggml's ggml-common.h and ggml-quants.c (MIT). */
#include "kernels/gguf_blocks.h"

#include "kernels/fp.h"

enum { QK_K = 256 }; /* values of a K-quant super-block */

static float fp16_at(const uint8_t *p)
{
    return rs_fp_from_fp16((uint16_t)(p[0] | p[1] << 8));
}

static uint32_t u32_at(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void decode_f32(const uint8_t *in, int64_t blocks, float *out)
{
    memcpy(out, in, (size_t)blocks * 4);
}

static void decode_f16(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++)
        out[b] = fp16_at(in + 2 * b);
}

static void decode_bf16(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++)
        out[b] = rs_fp_from_bf16((uint16_t)(in[2 * b] | in[2 * b + 1] << 8));
}

/* d | 16 bytes: low nibbles are values 0..15, high nibbles 16..31; value = d (q - 8). */
static void decode_q4_0(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 18, out += 32) {
        float d = fp16_at(in);
        for (int i = 0; i < 16; i++) {
            out[i] = d * (float)((in[2 + i] & 15) - 8);
            out[i + 16] = d * (float)((in[2 + i] >> 4) - 8);
        }
    }
}

/* d | m | 16 bytes; value = d q + m. */
static void decode_q4_1(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 20, out += 32) {
        float d = fp16_at(in), m = fp16_at(in + 2);
        for (int i = 0; i < 16; i++) {
            out[i] = d * (float)(in[4 + i] & 15) + m;
            out[i + 16] = d * (float)(in[4 + i] >> 4) + m;
        }
    }
}

/* Fifth bits are one little-endian word, bit i for value i. */
static int five_bits(const uint8_t *nibbles, uint32_t high, int i)
{
    int low = i < 16 ? nibbles[i] & 15 : nibbles[i - 16] >> 4;
    return low | (int)(high >> i & 1u) << 4;
}

/* d | 4 bytes of fifth bits | 16 bytes; value = d (q - 16). */
static void decode_q5_0(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 22, out += 32) {
        float d = fp16_at(in);
        uint32_t high = u32_at(in + 2);
        for (int i = 0; i < 32; i++)
            out[i] = d * (float)(five_bits(in + 6, high, i) - 16);
    }
}

/* d | m | 4 bytes of fifth bits | 16 bytes; value = d q + m. */
static void decode_q5_1(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 24, out += 32) {
        float d = fp16_at(in), m = fp16_at(in + 2);
        uint32_t high = u32_at(in + 4);
        for (int i = 0; i < 32; i++)
            out[i] = d * (float)five_bits(in + 8, high, i) + m;
    }
}

/* d | 32 signed bytes. */
static void decode_q8_0(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 34, out += 32) {
        float d = fp16_at(in);
        for (int i = 0; i < 32; i++)
            out[i] = d * (float)(int8_t)in[2 + i];
    }
}

/* In Q2_K and Q3_K each half of a block is 32 bytes that hold four planes of 2-bit values:
   value i = 128 half + 32 plane + byte. */
static int two_bits(const uint8_t *qs, int i)
{
    return qs[i / 128 * 32 + i % 32] >> (2 * (i % 128 / 32)) & 3;
}

/* 16 bytes (scale | min << 4 of 16 values each) | 64 bytes of 2-bit values | d | dmin. */
static void decode_q2_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 84, out += QK_K) {
        float d = fp16_at(in + 80), dmin = fp16_at(in + 82);
        for (int i = 0; i < QK_K; i++) {
            int pair = in[i / 16];
            out[i] = d * (float)(pair & 15) * (float)two_bits(in + 16, i) -
                     dmin * (float)(pair >> 4);
        }
    }
}

/* 6-bit scale j of 16: low nibbles in bytes 0..7 (twice), high bit pairs in bytes 8..11. */
static int q3_k_scale(const uint8_t *scales, int j)
{
    int low = scales[j % 8] >> (j < 8 ? 0 : 4) & 15;
    int high = scales[8 + j % 4] >> (2 * (j / 4)) & 3;
    return (low | high << 4) - 32;
}

/* 32 bytes of third bits (set = do not subtract 4) | 64 bytes of 2-bit values | 12 bytes of
   scales | d. */
static void decode_q3_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 110, out += QK_K) {
        float d = fp16_at(in + 108);
        for (int i = 0; i < QK_K; i++) {
            int third = in[i % 32] >> (i / 32) & 1;
            int q = two_bits(in + 32, i) - (third ? 0 : 4);
            out[i] = d * (float)q3_k_scale(in + 96, i / 16) * (float)q;
        }
    }
}

/* 6-bit scale and minimum j of 8 out of the 12 bytes of Q4_K and Q5_K. */
static void q4_k_scale_min(const uint8_t *s, int j, int *out_scale, int *out_min)
{
    if (j < 4) {
        *out_scale = s[j] & 63;
        *out_min = s[j + 4] & 63;
    } else {
        *out_scale = (s[j + 4] & 15) | s[j - 4] >> 6 << 4;
        *out_min = s[j + 4] >> 4 | s[j] >> 6 << 4;
    }
}

/* Q4_K and Q5_K: 32 values share a scale; 64 values share 32 bytes, low nibbles first. `high`
   is the plane of fifth bits (bit j of byte i for value 32 j + i), NULL for Q4_K. */
static void
decode_q45_k_block(const uint8_t *in, const uint8_t *qs, const uint8_t *high, float *out)
{
    float d = fp16_at(in), dmin = fp16_at(in + 2);
    for (int j = 0; j < 8; j++) {
        int scale = 0, min = 0;
        q4_k_scale_min(in + 4, j, &scale, &min);
        float step = d * (float)scale, offset = dmin * (float)min;
        for (int i = 0; i < 32; i++) {
            int q = qs[j / 2 * 32 + i] >> (4 * (j % 2)) & 15;
            if (high)
                q |= (high[i] >> j & 1) << 4;
            out[32 * j + i] = step * (float)q - offset;
        }
    }
}

/* d | dmin | 12 bytes of scales | 128 bytes of nibbles. */
static void decode_q4_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 144, out += QK_K)
        decode_q45_k_block(in, in + 16, NULL, out);
}

/* d | dmin | 12 bytes of scales | 32 bytes of fifth bits | 128 bytes of nibbles. */
static void decode_q5_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 176, out += QK_K)
        decode_q45_k_block(in, in + 48, in + 16, out);
}

/* 128 bytes of nibbles | 64 bytes of upper bit pairs | 16 signed scales | d. In each half,
   value 32 p + i has its nibble in byte 32 (p % 2) + i (high one for p >= 2) and its pair at 2
   p. */
static void decode_q6_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 210, out += QK_K) {
        float d = fp16_at(in + 208);
        for (int v = 0; v < QK_K; v++) {
            int half = v / 128, p = v % 128 / 32, i = v % 32;
            int low = in[half * 64 + p % 2 * 32 + i] >> (p / 2 * 4) & 15;
            int high = in[128 + half * 32 + i] >> (2 * p) & 3;
            out[v] = d * (float)(int8_t)in[192 + v / 16] * (float)((low | high << 4) - 32);
        }
    }
}

/* FP32 d | 256 signed bytes | sums that only dot products use. */
static void decode_q8_k(const uint8_t *in, int64_t blocks, float *out)
{
    for (int64_t b = 0; b < blocks; b++, in += 292, out += QK_K) {
        float d = rs_fp_from_bits(u32_at(in));
        for (int i = 0; i < QK_K; i++)
            out[i] = d * (float)(int8_t)in[4 + i];
    }
}

static const rs_gguf_type types[] = {
    [RS_GGUF_F32] = {"F32", 1, 4, decode_f32},
    [RS_GGUF_F16] = {"F16", 1, 2, decode_f16},
    [RS_GGUF_Q4_0] = {"Q4_0", 32, 18, decode_q4_0},
    [RS_GGUF_Q4_1] = {"Q4_1", 32, 20, decode_q4_1},
    [RS_GGUF_Q5_0] = {"Q5_0", 32, 22, decode_q5_0},
    [RS_GGUF_Q5_1] = {"Q5_1", 32, 24, decode_q5_1},
    [RS_GGUF_Q8_0] = {"Q8_0", 32, 34, decode_q8_0},
    [9] = {"Q8_1", 32, 40, NULL},
    [RS_GGUF_Q2_K] = {"Q2_K", QK_K, 84, decode_q2_k},
    [RS_GGUF_Q3_K] = {"Q3_K", QK_K, 110, decode_q3_k},
    [RS_GGUF_Q4_K] = {"Q4_K", QK_K, 144, decode_q4_k},
    [RS_GGUF_Q5_K] = {"Q5_K", QK_K, 176, decode_q5_k},
    [RS_GGUF_Q6_K] = {"Q6_K", QK_K, 210, decode_q6_k},
    [RS_GGUF_Q8_K] = {"Q8_K", QK_K, 292, decode_q8_k},
    [16] = {"IQ2_XXS", QK_K, 66, NULL},
    [17] = {"IQ2_XS", QK_K, 74, NULL},
    [18] = {"IQ3_XXS", QK_K, 98, NULL},
    [19] = {"IQ1_S", QK_K, 50, NULL},
    [20] = {"IQ4_NL", 32, 18, NULL},
    [21] = {"IQ3_S", QK_K, 110, NULL},
    [22] = {"IQ2_S", QK_K, 82, NULL},
    [23] = {"IQ4_XS", QK_K, 136, NULL},
    [24] = {"I8", 1, 1, NULL},
    [25] = {"I16", 1, 2, NULL},
    [26] = {"I32", 1, 4, NULL},
    [27] = {"I64", 1, 8, NULL},
    [28] = {"F64", 1, 8, NULL},
    [29] = {"IQ1_M", QK_K, 56, NULL},
    [RS_GGUF_BF16] = {"BF16", 1, 2, decode_bf16},
    [34] = {"TQ1_0", QK_K, 54, NULL},
    [35] = {"TQ2_0", QK_K, 66, NULL},
    [39] = {"MXFP4", 32, 17, NULL},
    [40] = {"NVFP4", 64, 36, NULL},
    [41] = {"Q1_0", 128, 18, NULL},
};

const rs_gguf_type *rs_gguf_type_get(uint32_t type)
{
    if (type >= sizeof types / sizeof types[0] || !types[type].name)
        return NULL;
    return &types[type];
}
