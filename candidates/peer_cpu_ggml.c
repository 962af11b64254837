/* linear, CPU: a peer, ggml's product of Q4_0 or Q8_0 weights with activations in Q8_0.

   What llama.cpp runs for these two formats, which hold the codes and scales of q4g32 and q8g32
   bit for bit. Source: the library, through its public C interface (ggml.h, ggml-cpu.h and
   ggml-backend.h of github.com/ggml-org/ggml); only what is used is declared here. Found as
   libggml-base and libggml-cpu, in older versions as libggml alone, in the folder RS_GGML_DIR
   or wherever the loader looks. Threads: ours, see kernels/cpu/guest_rows.h; x is quantised by
   each thread, which matters nowhere: K values for each of N / threads rows.

   Limits: the plain row layout; ggml's own rearrangement of Q4_0 at load time (buffers of type
   CPU_REPACK) is not asked for. Numeric class a8. */
#include "kernels/cpu/guest_rows.h"
#include "kernels/guest.h"
#include "kernels/layout.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* ---- layout: rows of blocks, a block is an fp16 scale and the codes of 32 columns ---- */

enum { BLOCK = 32, SCALE_BYTES = 2, Q4_BYTES = 18, Q8_BYTES = 34 };

static size_t block_bytes(rs_format format)
{
    return format == RS_FORMAT_q4g32 ? Q4_BYTES : format == RS_FORMAT_q8g32 ? Q8_BYTES : 0;
}

static size_t row_bytes(rs_format format, int32_t k)
{
    return (size_t)(rs_format_k_padded(k) / BLOCK) * block_bytes(format);
}

static size_t layout_bytes(rs_format format, int32_t n, int32_t k)
{
    return (row_bytes(format, k) * (size_t)n + 255) / 256 * 256;
}

/* Q4_0: code + 8; columns i and i + 16 share byte i, the first in its low nibble. */
static void put_block(rs_format format, const rs_group *g, uint8_t *out)
{
    memcpy(out, &g->scale, SCALE_BYTES);
    if (format == RS_FORMAT_q8g32)
        memcpy(out + SCALE_BYTES, g->codes, BLOCK);
    for (int i = 0; format == RS_FORMAT_q4g32 && i < BLOCK / 2; i++)
        out[SCALE_BYTES + i] =
            (uint8_t)((g->codes[i] + 8) | (g->codes[i + BLOCK / 2] + 8) << 4);
}

static void get_block(rs_format format, const uint8_t *in, rs_group *g)
{
    memcpy(&g->scale, in, SCALE_BYTES);
    if (format == RS_FORMAT_q8g32)
        memcpy(g->codes, in + SCALE_BYTES, BLOCK);
    for (int i = 0; format == RS_FORMAT_q4g32 && i < BLOCK / 2; i++) {
        g->codes[i] = (int8_t)((in[SCALE_BYTES + i] & 15) - 8);
        g->codes[i + BLOCK / 2] = (int8_t)((in[SCALE_BYTES + i] >> 4) - 8);
    }
}

static rs_status no_blocks(rs_format format, rs_err *err)
{
    return rs_err_set(err, RS_UNSUPPORTED, "ggml has no block for format %s",
                      rs_format_get(format)->name);
}

static rs_status
repack(rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    size_t each = block_bytes(format);
    uint8_t *to = out;
    rs_group g;
    if (!each)
        return no_blocks(format, err);
    for (int32_t row = 0; row < n; row++)
        for (int32_t i = 0; i < planes.groups; i++, to += each) {
            rs_layout_get_group(format, &planes, row_split, row, i, &g);
            put_block(format, &g, to);
        }
    memset(to, 0, layout_bytes(format, n, k) - row_bytes(format, k) * (size_t)n);
    return RS_OK;
}

static rs_status
unpack(rs_format format, int32_t n, int32_t k, const void *packed, void *row_split, rs_err *err)
{
    rs_planes planes = rs_layout_planes(format, n, k);
    size_t each = block_bytes(format);
    const uint8_t *from = packed;
    rs_group g = {0};
    if (!each)
        return no_blocks(format, err);
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
    .bytes = layout_bytes,
    .repack = repack,
    .unpack = unpack,
};

/* ---- the library ---- */

typedef struct ggml_context ggml_context;
typedef struct ggml_tensor ggml_tensor;
typedef struct ggml_cgraph ggml_cgraph;
typedef struct ggml_buffer ggml_buffer;
typedef struct ggml_threadpool ggml_threadpool;

enum { GGML_F32 = 0, GGML_Q4_0 = 2, GGML_Q8_0 = 8, GGML_SUCCESS = 0 };

typedef struct ggml_init_params {
    size_t mem_size;
    void *mem_buffer;
    bool no_alloc;
} ggml_init_params;

/* Its fields have only ever been added to at the end: room for more, since it is returned. */
typedef struct ggml_cplan {
    size_t work_size;
    uint8_t *work_data;
    int n_threads;
    ggml_threadpool *threadpool;
    char rest[96];
} ggml_cplan;

/* Passed on as it comes; larger than it ever was. */
typedef struct ggml_threadpool_params {
    char rest[2048];
} ggml_threadpool_params;

/* result, name, arguments */
#define GGML_MAP(X)                                                                            \
    X(ggml_context *, ggml_init, (ggml_init_params))                                           \
    X(void, ggml_free, (ggml_context *))                                                       \
    X(size_t, ggml_tensor_overhead, (void))                                                    \
    X(size_t, ggml_graph_overhead_custom, (size_t, bool))                                      \
    X(ggml_tensor *, ggml_new_tensor_2d, (ggml_context *, int, int64_t, int64_t))              \
    X(ggml_tensor *, ggml_mul_mat, (ggml_context *, ggml_tensor *, ggml_tensor *))             \
    X(ggml_cgraph *, ggml_new_graph_custom, (ggml_context *, size_t, bool))                    \
    X(void, ggml_build_forward_expand, (ggml_cgraph *, ggml_tensor *))                         \
    X(ggml_buffer *, ggml_backend_cpu_buffer_from_ptr, (void *, size_t))                       \
    X(void, ggml_backend_buffer_free, (ggml_buffer *))                                         \
    X(int, ggml_backend_tensor_alloc, (ggml_buffer *, ggml_tensor *, void *))                  \
    X(ggml_threadpool_params, ggml_threadpool_params_default, (int))                           \
    X(ggml_threadpool *, ggml_threadpool_new, (ggml_threadpool_params *))                      \
    X(void, ggml_threadpool_free, (ggml_threadpool *))                                         \
    X(ggml_cplan, ggml_graph_plan, (const ggml_cgraph *, int, ggml_threadpool *))              \
    X(int, ggml_graph_compute, (ggml_cgraph *, ggml_cplan *))

static struct {
#define GGML_FIELD(result, name, arguments) result(*name) arguments;
    GGML_MAP(GGML_FIELD)
#undef GGML_FIELD
} lib;

static rs_err absent; /* why there is none */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void)
{
    static const char *const base[] = {"libggml-base.so", "libggml-base.so.0", "libggml.so",
                                       NULL};
    static const char *const cpu[] = {"libggml-cpu.so", "libggml-cpu.so.0", "libggml.so", NULL};
    void *libraries[2], *address = NULL;
    if (rs_guest_load("RS_GGML_DIR", base, &libraries[0], &absent) ||
        rs_guest_load("RS_GGML_DIR", cpu, &libraries[1], &absent))
        return;
#define GGML_RESOLVE(result, name, arguments)                                                  \
    if (rs_guest_symbol(libraries, 2, #name, &address, &absent))                               \
        return;                                                                                \
    lib.name = (result(*) arguments)address;
    GGML_MAP(GGML_RESOLVE)
#undef GGML_RESOLVE
}

/* ---- products ---- */

/* A slice of rows with its graph: ggml describes a product before it computes it. */
typedef struct slice {
    int32_t first, rows;
    ggml_context *context;
    ggml_buffer *weights, *scratch;
    ggml_threadpool *one; /* of the calling thread alone */
    ggml_cgraph *graph;
    ggml_cplan plan;
} slice;

/* A launch seen before: what its addresses and sizes are. Weights come in several copies. */
typedef struct product {
    struct product *next;
    rs_shape shape;
    int32_t t;
    const void *w, *workspace;
    int threads;
    slice *slices; /* one a thread, described when it first computes */
} product;

enum { PRODUCTS_MAX = 1024 };

static product *products; /* one caller at a time, as with a pool */
static int product_count;

static void close_slice(slice *s)
{
    if (!s->context)
        return;
    lib.ggml_threadpool_free(s->one);
    lib.ggml_backend_buffer_free(s->weights);
    lib.ggml_backend_buffer_free(s->scratch);
    lib.ggml_free(s->context);
    free(s->plan.work_data);
    *s = (slice){0};
}

static void forget_products(void)
{
    while (products) {
        product *p = products;
        products = p->next;
        for (int i = 0; i < p->threads; i++)
            close_slice(&p->slices[i]);
        free(p->slices);
        free(p);
    }
    product_count = 0;
}

static bool same(const product *p, const rs_call *c, int threads)
{
    return p->w == c->w && p->workspace == c->workspace && p->t == c->t &&
           p->threads == threads && rs_shape_equal(&p->shape, &c->shape);
}

static product *product_of(const rs_call *c)
{
    int threads = rs_pool_threads(c->pool);
    for (product *p = products; p; p = p->next)
        if (same(p, c, threads))
            return p;
    if (product_count == PRODUCTS_MAX)
        forget_products();
    product *p = calloc(1, sizeof *p);
    slice *slices = calloc((size_t)threads, sizeof *slices);
    if (!p || !slices) {
        free(p);
        free(slices);
        return NULL;
    }
    *p = (product){products, c->shape, c->t, c->w, c->workspace, threads, slices};
    products = p;
    product_count++;
    return p;
}

/* y[T][rows] = x[T][K] W^T, all row-major here; ggml counts dimensions from the fastest. */
static bool describe(slice *s, const rs_call *c, const float *x, float *y)
{
    enum { TENSORS = 8, NODES = 8 };
    rs_format format = c->shape.format;
    int64_t k = rs_format_k_padded(c->shape.k);
    size_t row = row_bytes(format, c->shape.k), room = lib.ggml_tensor_overhead() * TENSORS;
    room += lib.ggml_graph_overhead_custom(NODES, false);
    s->context = lib.ggml_init((ggml_init_params){room, NULL, true});
    if (!s->context)
        return false;
    ggml_tensor *w = lib.ggml_new_tensor_2d(
        s->context, format == RS_FORMAT_q4g32 ? GGML_Q4_0 : GGML_Q8_0, k, s->rows);
    ggml_tensor *in = lib.ggml_new_tensor_2d(s->context, GGML_F32, k, c->t);
    ggml_tensor *out = lib.ggml_mul_mat(s->context, w, in);
    char *first = (char *)(uintptr_t)c->w + (size_t)s->first * row;
    s->weights = lib.ggml_backend_cpu_buffer_from_ptr(
        (void *)(uintptr_t)c->w, layout_bytes(format, c->shape.n, c->shape.k));
    s->scratch = lib.ggml_backend_cpu_buffer_from_ptr(
        c->workspace, rs_guest_workspace(&c->shape, c->t, (int32_t)k));
    (void)lib.ggml_backend_tensor_alloc(s->weights, w, first);
    (void)lib.ggml_backend_tensor_alloc(s->scratch, in, (void *)(uintptr_t)x);
    (void)lib.ggml_backend_tensor_alloc(s->scratch, out, y);
    s->graph = lib.ggml_new_graph_custom(s->context, NODES, false);
    lib.ggml_build_forward_expand(s->graph, out);
    ggml_threadpool_params one = lib.ggml_threadpool_params_default(1);
    s->one = lib.ggml_threadpool_new(&one);
    s->plan = lib.ggml_graph_plan(s->graph, 1, s->one);
    size_t bytes = (s->plan.work_size + 63) / 64 * 64;
    s->plan.work_data = bytes ? aligned_alloc(64, bytes) : NULL;
    return s->one && (s->plan.work_data || !bytes);
}

static rs_status compute(void *arg,
                         const rs_call *call,
                         int thread,
                         int32_t first,
                         int32_t rows,
                         const float *x,
                         float *y)
{
    slice *s = &((product *)arg)->slices[thread];
    if (!s->context) {
        s->first = first;
        s->rows = rows;
        if (!describe(s, call, x, y))
            return RS_NO_MEMORY;
    }
    return lib.ggml_graph_compute(s->graph, &s->plan) == GGML_SUCCESS ? RS_OK : RS_FAILED;
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

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device, (void)knobs;
    return rs_guest_workspace(shape, t, rs_format_k_padded(shape->k));
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    product *p = product_of(call);
    rs_status st = RS_NO_MEMORY;
    if (p)
        st = rs_guest_run(call, rs_format_k_padded(call->shape.k), compute, p);
    return st ? rs_err_set(err, st, "ggml could not compute the product") : RS_OK;
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
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};
