/* ggml as a guest: its library, and its products of row slices on the pool's threads.
   Layer: kernels, header only; for peers.
   Source: the public C interface (ggml.h, ggml-cpu.h and ggml-backend.h of
   github.com/ggml-org/ggml); only what is used is declared here. Found as libggml-base and
   libggml-cpu, in older versions as libggml alone, in the folder RS_GGML_DIR or wherever the
   loader looks. Threads: ours, see kernels/cpu/guest_rows.h; x is quantised by each thread,
   which matters nowhere: K values for each of N / threads rows. */
#ifndef RS_KERNELS_CPU_GUEST_GGML_H
#define RS_KERNELS_CPU_GUEST_GGML_H

#include "kernels/cpu/guest_rows.h"
#include "kernels/guest.h"
#include "kernels/layout.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* ---- rows of blocks: a block is an fp16 scale and the codes of 32 columns ---- */

enum { RS_GGML_BLOCK = 32, RS_GGML_SCALE = 2, RS_GGML_Q4_BYTES = 18, RS_GGML_Q8_BYTES = 34 };

static inline size_t rs_ggml_block_bytes(rs_format format)
{
    return format == RS_FORMAT_q4g32   ? RS_GGML_Q4_BYTES
           : format == RS_FORMAT_q8g32 ? RS_GGML_Q8_BYTES
                                       : 0;
}

static inline size_t rs_ggml_row_bytes(rs_format format, int32_t k)
{
    return (size_t)(rs_format_k_padded(k) / RS_GGML_BLOCK) * rs_ggml_block_bytes(format);
}

static inline size_t rs_ggml_bytes(rs_format format, int32_t n, int32_t k)
{
    return (rs_ggml_row_bytes(format, k) * (size_t)n + 255) / 256 * 256;
}

static inline rs_status rs_ggml_no_blocks(rs_format format, rs_err *err)
{
    return rs_err_set(err, RS_UNSUPPORTED, "ggml has no block for format %s",
                      rs_format_get(format)->name);
}

/* ---- the library ---- */

typedef struct ggml_context ggml_context;
typedef struct ggml_tensor ggml_tensor;
typedef struct ggml_cgraph ggml_cgraph;
typedef struct ggml_buffer ggml_buffer;
typedef struct ggml_buffer_type ggml_buffer_type;
typedef struct ggml_registry ggml_registry;
typedef struct ggml_device ggml_device;
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
#define RS_GGML_MAP(X)                                                                         \
    X(ggml_context *, ggml_init, (ggml_init_params))                                           \
    X(void, ggml_free, (ggml_context *))                                                       \
    X(size_t, ggml_tensor_overhead, (void))                                                    \
    X(size_t, ggml_graph_overhead_custom, (size_t, bool))                                      \
    X(ggml_tensor *, ggml_new_tensor_2d, (ggml_context *, int, int64_t, int64_t))              \
    X(void *, ggml_get_data, (const ggml_tensor *))                                            \
    X(ggml_tensor *, ggml_mul_mat, (ggml_context *, ggml_tensor *, ggml_tensor *))             \
    X(ggml_cgraph *, ggml_new_graph_custom, (ggml_context *, size_t, bool))                    \
    X(void, ggml_build_forward_expand, (ggml_cgraph *, ggml_tensor *))                         \
    X(ggml_buffer *, ggml_backend_cpu_buffer_from_ptr, (void *, size_t))                       \
    X(void, ggml_backend_buffer_free, (ggml_buffer *))                                         \
    X(int, ggml_backend_tensor_alloc, (ggml_buffer *, ggml_tensor *, void *))                  \
    X(ggml_cplan, ggml_graph_plan, (const ggml_cgraph *, int, ggml_threadpool *))              \
    X(int, ggml_graph_compute, (ggml_cgraph *, ggml_cplan *))

/* Since 2024; without them the plan's number of threads says it all. */
#define RS_GGML_THREADS_MAP(X)                                                                 \
    X(ggml_threadpool_params, ggml_threadpool_params_default, (int))                           \
    X(ggml_threadpool *, ggml_threadpool_new, (ggml_threadpool_params *))                      \
    X(void, ggml_threadpool_free, (ggml_threadpool *))

/* Only for weights that the library wants in an order of its own. */
#define RS_GGML_REPACK_MAP(X)                                                                  \
    X(int, ggml_cpu_has_avx2, (void))                                                          \
    X(ggml_registry *, ggml_backend_cpu_reg, (void))                                           \
    X(ggml_device *, ggml_backend_reg_dev_get, (ggml_registry *, size_t))                      \
    X(void *, ggml_backend_reg_get_proc_address, (ggml_registry *, const char *))              \
    X(const char *, ggml_backend_buft_name, (ggml_buffer_type *))                              \
    X(ggml_buffer *, ggml_backend_buft_alloc_buffer, (ggml_buffer_type *, size_t))             \
    X(void *, ggml_backend_buffer_get_base, (ggml_buffer *))

typedef struct rs_ggml_library {
#define RS_GGML_FIELD(result, name, arguments) result(*name) arguments;
    RS_GGML_MAP(RS_GGML_FIELD)
    RS_GGML_THREADS_MAP(RS_GGML_FIELD)
    RS_GGML_REPACK_MAP(RS_GGML_FIELD)
#undef RS_GGML_FIELD
    ggml_buffer_type *repack; /* NULL: weights stand in plain rows */
} rs_ggml_library;

#define RS_GGML_RESOLVE(result, name, arguments)                                               \
    if (rs_guest_symbol(libraries, 2, #name, &address, err))                                   \
        return err->status;                                                                    \
    lib->name = (result(*) arguments)address;

static inline rs_status rs_ggml_load(rs_ggml_library *lib, void *libraries[2], rs_err *err)
{
    static const char *const base[] = {"libggml-base.so", "libggml-base.so.0", "libggml.so",
                                       NULL};
    static const char *const cpu[] = {"libggml-cpu.so", "libggml-cpu.so.0", "libggml.so", NULL};
    void *address = NULL;
    if (rs_guest_load("RS_GGML_DIR", base, &libraries[0], err) ||
        rs_guest_load("RS_GGML_DIR", cpu, &libraries[1], err))
        return err->status;
    RS_GGML_MAP(RS_GGML_RESOLVE)
#define RS_GGML_RESOLVE_NULL(result, name, arguments)                                          \
    lib->name = rs_guest_symbol(libraries, 2, #name, &address, NULL)                           \
                    ? NULL                                                                     \
                    : (result(*) arguments)address;
    RS_GGML_THREADS_MAP(RS_GGML_RESOLVE_NULL)
#undef RS_GGML_RESOLVE_NULL
    return RS_OK;
}

/* Find the buffer type whose weights are rearranged for products. */
static inline rs_status
rs_ggml_load_repack(rs_ggml_library *lib, void *libraries[2], rs_err *err)
{
    typedef ggml_buffer_type **(*extra_types)(ggml_device *);
    void *address = NULL;
    RS_GGML_REPACK_MAP(RS_GGML_RESOLVE)
    ggml_registry *registry = lib->ggml_backend_cpu_reg();
    address =
        lib->ggml_backend_reg_get_proc_address(registry, "ggml_backend_dev_get_extra_bufts");
    ggml_buffer_type **list = NULL;
    if (address && lib->ggml_cpu_has_avx2())
        list = ((extra_types)address)(lib->ggml_backend_reg_dev_get(registry, 0));
    for (; list && *list; list++)
        if (!strcmp(lib->ggml_backend_buft_name(*list), "CPU_REPACK"))
            lib->repack = *list;
    return lib->repack ? RS_OK
                       : rs_err_set(err, RS_UNSUPPORTED,
                                    "this ggml rearranges no weights on this processor");
}
#undef RS_GGML_RESOLVE

/* ---- products ---- */

/* A slice of rows with its graph: ggml describes a product before it computes it. */
typedef struct rs_ggml_slice {
    int32_t first, rows;
    ggml_context *context;
    ggml_buffer *weights, *scratch;
    ggml_threadpool *one; /* of the calling thread alone */
    ggml_cgraph *graph;
    ggml_cplan plan;
} rs_ggml_slice;

/* A launch seen before: what its addresses and sizes are. Weights come in several copies. */
typedef struct rs_ggml_product {
    struct rs_ggml_product *next;
    const rs_ggml_library *lib;
    rs_shape shape;
    int32_t t;
    const void *w, *workspace;
    int threads;
    rs_ggml_slice *slices; /* one a thread, described when it first computes */
} rs_ggml_product;

enum { RS_GGML_PRODUCTS_MAX = 1024 };

/* One caller at a time, as with a pool. */
typedef struct rs_ggml_products {
    rs_ggml_product *first;
    int count;
} rs_ggml_products;

static inline void rs_ggml_slice_close(const rs_ggml_library *lib, rs_ggml_slice *s)
{
    if (!s->context)
        return;
    if (s->one)
        lib->ggml_threadpool_free(s->one);
    lib->ggml_backend_buffer_free(s->weights);
    lib->ggml_backend_buffer_free(s->scratch);
    lib->ggml_free(s->context);
    free(s->plan.work_data);
    *s = (rs_ggml_slice){0};
}

static inline void rs_ggml_forget(rs_ggml_products *all)
{
    while (all->first) {
        rs_ggml_product *p = all->first;
        all->first = p->next;
        for (int i = 0; i < p->threads; i++)
            rs_ggml_slice_close(p->lib, &p->slices[i]);
        free(p->slices);
        free(p);
    }
    all->count = 0;
}

static inline bool rs_ggml_same(const rs_ggml_product *p, const rs_call *c, int threads)
{
    return p->w == c->w && p->workspace == c->workspace && p->t == c->t &&
           p->threads == threads && rs_shape_equal(&p->shape, &c->shape);
}

static inline rs_ggml_product *
rs_ggml_find(rs_ggml_products *all, const rs_ggml_library *lib, const rs_call *c)
{
    int threads = rs_pool_threads(c->pool);
    for (rs_ggml_product *p = all->first; p; p = p->next)
        if (rs_ggml_same(p, c, threads))
            return p;
    if (all->count == RS_GGML_PRODUCTS_MAX)
        rs_ggml_forget(all);
    rs_ggml_product *p = calloc(1, sizeof *p);
    rs_ggml_slice *slices = calloc((size_t)threads, sizeof *slices);
    if (!p || !slices) {
        free(p);
        free(slices);
        return NULL;
    }
    *p =
        (rs_ggml_product){all->first, lib, c->shape, c->t, c->w, c->workspace, threads, slices};
    all->first = p;
    all->count++;
    return p;
}

/* Let the weights' tensor point to `to`. A buffer of rearranged weights wants memory of its
   own, which would be a second copy of ours in the same order; so it gets memory that nobody
   touches, and the tensor is moved afterwards. Where in a tensor the address stands is found,
   not known: the word that reads back as the address. */
static inline bool rs_ggml_move(const rs_ggml_library *lib, ggml_tensor *w, void *to)
{
    enum {
        TENSOR_WORDS = 42
    }; /* of the smallest tensor that a version with such buffers has */
    void **words = (void **)(void *)w, *from = lib->ggml_get_data(w);
    for (int i = 0; i < TENSOR_WORDS; i++) {
        if (words[i] != from)
            continue;
        words[i] = to;
        if (lib->ggml_get_data(w) == to)
            return true;
        words[i] = from;
    }
    return false;
}

static inline bool
rs_ggml_place(const rs_ggml_library *lib, rs_ggml_slice *s, const rs_call *c, ggml_tensor *w)
{
    size_t row = rs_ggml_row_bytes(c->shape.format, c->shape.k);
    void *all = (void *)(uintptr_t)c->w, *first = (char *)all + (size_t)s->first * row;
    if (!lib->repack) {
        s->weights = lib->ggml_backend_cpu_buffer_from_ptr(
            all, rs_ggml_bytes(c->shape.format, c->shape.n, c->shape.k));
        (void)lib->ggml_backend_tensor_alloc(s->weights, w, first);
        return true;
    }
    s->weights = lib->ggml_backend_buft_alloc_buffer(lib->repack, row * (size_t)s->rows);
    if (!s->weights)
        return false;
    (void)lib->ggml_backend_tensor_alloc(s->weights, w,
                                         lib->ggml_backend_buffer_get_base(s->weights));
    return rs_ggml_move(lib, w, first);
}

/* y[T][rows] = x[T][K] W^T, all row-major here; ggml counts dimensions from the fastest. */
static inline bool rs_ggml_describe(
    const rs_ggml_library *lib, rs_ggml_slice *s, const rs_call *c, const float *x, float *y)
{
    enum { TENSORS = 8, NODES = 8 };
    int64_t k = rs_format_k_padded(c->shape.k);
    size_t room = lib->ggml_tensor_overhead() * TENSORS;
    room += lib->ggml_graph_overhead_custom(NODES, false);
    s->context = lib->ggml_init((ggml_init_params){room, NULL, true});
    if (!s->context)
        return false;
    ggml_tensor *w = lib->ggml_new_tensor_2d(
        s->context, c->shape.format == RS_FORMAT_q4g32 ? GGML_Q4_0 : GGML_Q8_0, k, s->rows);
    ggml_tensor *in = lib->ggml_new_tensor_2d(s->context, GGML_F32, k, c->t);
    ggml_tensor *out = lib->ggml_mul_mat(s->context, w, in);
    s->scratch = lib->ggml_backend_cpu_buffer_from_ptr(
        c->workspace, rs_guest_workspace(&c->shape, c->t, (int32_t)k));
    (void)lib->ggml_backend_tensor_alloc(s->scratch, in, (void *)(uintptr_t)x);
    (void)lib->ggml_backend_tensor_alloc(s->scratch, out, y);
    if (!rs_ggml_place(lib, s, c, w))
        return false;
    s->graph = lib->ggml_new_graph_custom(s->context, NODES, false);
    lib->ggml_build_forward_expand(s->graph, out);
    ggml_threadpool_params one;
    if (lib->ggml_threadpool_new) {
        one = lib->ggml_threadpool_params_default(1);
        s->one = lib->ggml_threadpool_new(&one);
    }
    s->plan = lib->ggml_graph_plan(s->graph, 1, s->one);
    size_t bytes = (s->plan.work_size + 63) / 64 * 64;
    s->plan.work_data = bytes ? aligned_alloc(64, bytes) : NULL;
    return (s->one || !lib->ggml_threadpool_new) && (s->plan.work_data || !bytes);
}

/* rs_guest_product of an rs_ggml_product. */
static inline rs_status rs_ggml_compute(void *arg,
                                        const rs_call *call,
                                        int thread,
                                        int32_t first,
                                        int32_t rows,
                                        const float *x,
                                        float *y)
{
    rs_ggml_product *p = arg;
    rs_ggml_slice *s = &p->slices[thread];
    if (!s->context) {
        s->first = first;
        s->rows = rows;
        if (!rs_ggml_describe(p->lib, s, call, x, y))
            return RS_NO_MEMORY;
    }
    return p->lib->ggml_graph_compute(s->graph, &s->plan) == GGML_SUCCESS ? RS_OK : RS_FAILED;
}

static inline size_t rs_ggml_workspace(const rs_device *device,
                                       const rs_shape *shape,
                                       int32_t t,
                                       const int32_t *knobs)
{
    (void)device, (void)knobs;
    return rs_guest_workspace(shape, t, rs_format_k_padded(shape->k));
}

static inline rs_status rs_ggml_launch(const rs_ggml_library *lib,
                                       rs_ggml_products *all,
                                       const rs_call *call,
                                       rs_err *err)
{
    rs_ggml_product *p = rs_ggml_find(all, lib, call);
    rs_status st = RS_NO_MEMORY;
    if (p)
        st = rs_guest_run(call, rs_format_k_padded(call->shape.k), rs_ggml_compute, p);
    return st ? rs_err_set(err, st, "ggml could not compute the product") : RS_OK;
}

#endif
