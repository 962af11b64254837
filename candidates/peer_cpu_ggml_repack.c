/* linear, CPU: a peer, ggml's product of Q4_0 weights as it rearranges them at load time.

   What llama.cpp runs for Q4_0 on x86 by default: buffers of the type CPU_REPACK, in which
   eight rows are interleaved; see kernels/cpu/guest_ggml.h. The order is written here, so that
   every copy of the weights stands in this tool's memory; were it not the library's, the check
   against the oracle would say so. Limits: Q4_0 (it rearranges no Q8_0 on x86), whole eights
   of rows. Numeric class a8. */
#include "kernels/cpu/guest_ggml.h"

enum { ROWS = 8, RUN = 8, BLOCK_BYTES = ROWS * RS_GGML_Q4_BYTES };

/* Eights of rows; those past N are zeros. */
static size_t layout_bytes(rs_format format, int32_t n, int32_t k)
{
    int32_t rows = (n + ROWS - 1) / ROWS * ROWS;
    return format == RS_FORMAT_q4g32 ? rs_ggml_bytes(format, rows, k) : 0;
}

/* Byte of a block that holds columns i and i + 16 (i < 16) of row r: runs of eight bytes of
   each row in turn, behind the eight scales; codes in two's complement. */
static size_t place(int r, int i)
{
    return (size_t)(ROWS * RS_GGML_SCALE + (i / RUN * ROWS + r) * RUN + i % RUN);
}

static void put_row(const rs_group *g, int r, uint8_t *block)
{
    memcpy(block + r * RS_GGML_SCALE, &g->scale, RS_GGML_SCALE);
    for (int i = 0; i < RS_GGML_BLOCK / 2; i++)
        block[place(r, i)] =
            (uint8_t)((g->codes[i] & 15) | (g->codes[i + RS_GGML_BLOCK / 2] & 15) << 4);
}

static void get_row(const uint8_t *block, int r, rs_group *g)
{
    memcpy(&g->scale, block + r * RS_GGML_SCALE, RS_GGML_SCALE);
    for (int i = 0; i < RS_GGML_BLOCK / 2; i++) {
        uint8_t pair = block[place(r, i)];
        g->codes[i] = (int8_t)(((pair & 15) ^ 8) - 8);
        g->codes[i + RS_GGML_BLOCK / 2] = (int8_t)(((pair >> 4) ^ 8) - 8);
    }
}

/* Where the block of rows row / 8 x 8 .. + 7 and group i stands. */
static size_t block_at(const rs_planes *planes, int32_t row, int32_t i)
{
    return ((size_t)(row / ROWS) * (size_t)planes->groups + (size_t)i) * BLOCK_BYTES;
}

static rs_status
repack(rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    if (format != RS_FORMAT_q4g32)
        return rs_ggml_no_blocks(format, err);
    memset(out, 0, layout_bytes(format, n, k));
    for (int32_t row = 0; row < n; row++)
        for (int32_t i = 0; i < planes.groups; i++) {
            rs_group g;
            rs_layout_get_group(format, &planes, row_split, row, i, &g);
            put_row(&g, row % ROWS, (uint8_t *)out + block_at(&planes, row, i));
        }
    return RS_OK;
}

static rs_status
unpack(rs_format format, int32_t n, int32_t k, const void *packed, void *row_split, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    if (format != RS_FORMAT_q4g32)
        return rs_ggml_no_blocks(format, err);
    memset(row_split, 0, planes.total);
    for (int32_t row = 0; row < n; row++)
        for (int32_t i = 0; i < planes.groups; i++) {
            rs_group g = {0};
            get_row((const uint8_t *)packed + block_at(&planes, row, i), row % ROWS, &g);
            rs_layout_put_group(format, &planes, row_split, row, i, &g);
        }
    return RS_OK;
}

static const rs_layout ggml_repack8 = {
    .id = "ggml_repack8",
    .bytes = layout_bytes,
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
    if (!rs_ggml_load(&lib, libraries, &absent))
        (void)rs_ggml_load_repack(&lib, libraries, &absent);
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

RS_CANDIDATE(peer_cpu_ggml_repack) = {
    .id = "peer_cpu_ggml_repack",
    .idea = "ggml's Q4_0 product on weights that it has rearranged",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &ggml_repack8,
    .formats = RS_FORMAT_BIT(RS_FORMAT_q4g32),
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX2,
    .k_multiple = 1,
    .n_multiple = ROWS,
    .is_peer = true,
    .not_deterministic = true, /* its tiles depend on how rows are shared out */
    .supports = supports,
    .workspace_bytes = rs_ggml_workspace,
    .launch = launch,
};
