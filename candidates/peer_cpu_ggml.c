/* linear, CPU: a peer, ggml's product of Q4_0 or Q8_0 weights with activations in Q8_0.

   What llama.cpp runs for these two formats, which hold the codes and scales of q4g32 and q8g32
   bit for bit; see kernels/cpu/guest_ggml.h. Weights stand in plain rows of blocks; Q4_0 as
   ggml rearranges it at load time is peer_cpu_ggml_repack. Numeric class a8. */
#include "kernels/cpu/guest_ggml.h"

/* Q4_0: code + 8; columns i and i + 16 share byte i, the first in its low nibble. */
static void put_block(rs_format format, const rs_group *g, uint8_t *out)
{
    memcpy(out, &g->scale, RS_GGML_SCALE);
    if (format == RS_FORMAT_q8g32)
        memcpy(out + RS_GGML_SCALE, g->codes, RS_GGML_BLOCK);
    for (int i = 0; format == RS_FORMAT_q4g32 && i < RS_GGML_BLOCK / 2; i++)
        out[RS_GGML_SCALE + i] =
            (uint8_t)((g->codes[i] + 8) | (g->codes[i + RS_GGML_BLOCK / 2] + 8) << 4);
}

static void get_block(rs_format format, const uint8_t *in, rs_group *g)
{
    memcpy(&g->scale, in, RS_GGML_SCALE);
    if (format == RS_FORMAT_q8g32)
        memcpy(g->codes, in + RS_GGML_SCALE, RS_GGML_BLOCK);
    for (int i = 0; format == RS_FORMAT_q4g32 && i < RS_GGML_BLOCK / 2; i++) {
        g->codes[i] = (int8_t)((in[RS_GGML_SCALE + i] & 15) - 8);
        g->codes[i + RS_GGML_BLOCK / 2] = (int8_t)((in[RS_GGML_SCALE + i] >> 4) - 8);
    }
}

static rs_status
repack(rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    size_t each = rs_ggml_block_bytes(format);
    uint8_t *to = out;
    rs_group g;
    if (!each)
        return rs_ggml_no_blocks(format, err);
    for (int32_t row = 0; row < n; row++)
        for (int32_t i = 0; i < planes.groups; i++, to += each) {
            rs_layout_get_group(format, &planes, row_split, row, i, &g);
            put_block(format, &g, to);
        }
    memset(to, 0, rs_ggml_bytes(format, n, k) - rs_ggml_row_bytes(format, k) * (size_t)n);
    return RS_OK;
}

static rs_status
unpack(rs_format format, int32_t n, int32_t k, const void *packed, void *row_split, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    size_t each = rs_ggml_block_bytes(format);
    const uint8_t *from = packed;
    rs_group g = {0};
    if (!each)
        return rs_ggml_no_blocks(format, err);
    memset(row_split, 0, planes.total);
    for (int32_t row = 0; row < n; row++)
        for (int32_t i = 0; i < planes.groups; i++, from += each) {
            get_block(format, from, &g);
            rs_layout_put_group(format, &planes, row_split, row, i, &g);
        }
    return RS_OK;
}

static const rs_layout ggml_blocks = {
    .id = "ggml_blocks",
    .bytes = rs_ggml_bytes,
    .repack = repack,
    .unpack = unpack,
};

static rs_ggml_library lib;
static rs_ggml_products products;
static rs_err absent; /* why there is none */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void)
{
    void *libraries[2];
    (void)rs_ggml_load(&lib, libraries, &absent);
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    (void)device, (void)shape, (void)t, (void)knobs;
    pthread_once(&once, load);
    return absent.status ? rs_err_set(err, absent.status, "%s", absent.msg) : RS_OK;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    return rs_ggml_launch(&lib, &products, call, err);
}

RS_CANDIDATE(peer_cpu_ggml) = {
    .id = "peer_cpu_ggml",
    .idea = "ggml's Q4_0 and Q8_0 products",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &ggml_blocks,
    .formats = RS_FORMAT_BIT(RS_FORMAT_q4g32) | RS_FORMAT_BIT(RS_FORMAT_q8g32),
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_peer = true,
    .not_deterministic = true, /* its tiles depend on how rows are shared out */
    .supports = supports,
    .workspace_bytes = rs_ggml_workspace,
    .launch = launch,
};
