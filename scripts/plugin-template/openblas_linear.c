/* Worked example: a kernel that is neither in routesweep nor in this file, SGEMM of OpenBLAS
   (or whatever BLAS stands in for it), loaded when the first domain question is asked.

   Shows: a host layout (f32_dense), workspace, a reason for "not here", threads of the host
   instead of the library's, and knobs that change how the work is cut.
   Source of the interface: CBLAS, https://www.netlib.org/blas/. */
#include <routesweep/plugin.h>

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROW_MAJOR = 101, AS_IS = 111, TRANSPOSED = 112 };

static void (*sgemm)(int order,
                     int trans_a,
                     int trans_b,
                     int m,
                     int n,
                     int k,
                     float alpha,
                     const float *a,
                     int lda,
                     const float *b,
                     int ldb,
                     float beta,
                     float *c,
                     int ldc);
static char absent[128]; /* why there is none; "" = found */
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* The library is asked for one thread before it is loaded, which is when it would start them.
 */
static void load(void)
{
    static const char *const names[] = {"libopenblas.so.0", "libopenblas.so", "libblas.so.3"};
    const char *folder = getenv("OPENBLAS_DIR");
    void *library = NULL;
    char path[1024];
    (void)setenv("OPENBLAS_NUM_THREADS", "1", 1);
    for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++) {
        snprintf(path, sizeof path, "%s%s%s", folder ? folder : "", folder ? "/" : "",
                 names[i]);
        library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    }
    void *symbol = library ? dlsym(library, "cblas_sgemm") : NULL;
    memcpy(&sgemm, &symbol, sizeof sgemm); /* ISO C has no cast for this */
    if (!sgemm)
        snprintf(absent, sizeof absent, "%s not found; install it, or set OPENBLAS_DIR",
                 names[0]);
}

static int supports(const rs_plugin_problem *p, char *why, size_t why_bytes)
{
    size_t bytes = (size_t)p->n * (size_t)p->k * sizeof(float);
    pthread_once(&once, load);
    if (bytes > p->device->memory_bytes / 8) {
        snprintf(why, why_bytes, "FP32 weights are %zu MiB", bytes >> 20);
        return RS_PLUGIN_UNSUPPORTED;
    }
    snprintf(why, why_bytes, "%s", absent);
    return *absent ? RS_PLUGIN_UNSUPPORTED : RS_PLUGIN_OK;
}

/* x as FP32, then y as FP32 in slices of rows. */
static size_t workspace_bytes(const rs_plugin_problem *p)
{
    return ((size_t)p->k + (size_t)p->n) * (size_t)p->t * sizeof(float);
}

static void widen(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_plugin_call *c = arg;
    size_t k = (size_t)c->problem->k;
    float *to = c->workspace;
    (void)thread;
    for (size_t i = (size_t)begin * k; i < (size_t)end * k; i++)
        to[i] = rs_plugin_from_bf16(c->x[i]);
}

static void multiply(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_plugin_call *c = arg;
    const rs_plugin_problem *p = c->problem;
    size_t k = (size_t)p->k, n = (size_t)p->n, t = (size_t)p->t, all = (size_t)(end - begin);
    const float *w = (const float *)c->w + (size_t)begin * k, *x = c->workspace;
    float *y = (float *)c->workspace + t * k + (size_t)begin * t;
    (void)thread;
    if (!all)
        return;
    sgemm(ROW_MAJOR, AS_IS, TRANSPOSED, p->t, (int)all, p->k, 1, x, p->k, w, p->k, 0, y,
          (int)all);
    for (size_t col = 0; col < t; col++)
        for (size_t row = 0; row < all; row++)
            c->y[col * n + (size_t)begin + row] = rs_plugin_to_bf16(y[col * all + row]);
}

static int launch(const rs_plugin_call *call, char *why, size_t why_bytes)
{
    void *arg = (void *)(uintptr_t)call;
    (void)why, (void)why_bytes;
    call->parallel(call, call->problem->t, 1, widen, arg);
    call->parallel(call, call->problem->n, call->problem->knobs[0], multiply, arg);
    return RS_PLUGIN_OK;
}

static const rs_plugin_candidate openblas = {
    .struct_size = sizeof(rs_plugin_candidate),
    .id = "openblas_sgemm",
    .idea = "SGEMM of OpenBLAS on FP32 weights, a slice of rows a thread",
    .ops = RS_PLUGIN_LINEAR,
    .formats = RS_PLUGIN_ALL_QUANT,
    .flags = RS_PLUGIN_NOT_DETERMINISTIC, /* the order of its sums is its own affair */
    .backend = RS_PLUGIN_CPU,
    .numeric = RS_PLUGIN_ROUNDED,
    .host_layout = "f32_dense",
    .t_min = 1,
    .t_max = RS_PLUGIN_T_ANY,
    .t_tile = 8,
    .n_multiple = 1,
    .k_multiple = 1,
    .knob_count = 1,
    .knobs = {{.name = "grain", .count = 2, .values = {16, 64}}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};

static const rs_plugin_candidate *const candidates[] = {&openblas, NULL};

RS_PLUGIN_EXPORT const rs_plugin *rs_plugin_get(void)
{
    static const rs_plugin plugin = {
        .magic = RS_PLUGIN_MAGIC,
        .abi = RS_PLUGIN_ABI,
        .struct_size = sizeof(rs_plugin),
        .name = "openblas",
        .version = "1.0",
        .candidates = candidates,
    };
    return &plugin;
}
