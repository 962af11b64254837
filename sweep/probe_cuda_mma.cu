/* The CUDA probe of multiply-adds: mma.sync from registers, wgmma from shared memory. Layer:
   sweep. Timed runs use random operands, as power and so the clock depend on them. Before that
   every loop multiplies ones, and its sums must come out right: a loop that this build or
   device lacks leaves zeros and is no figure, a wrong one is an error. */
#include "kernels/cuda/wgmma.cuh"
#include "sweep/probe_cuda.cuh"

#include <cstdlib>

enum { BLOCK = 256, WARPS = BLOCK / 32, WARPGROUPS = BLOCK / 128 };
enum { SYNC_TILES = 8, SYNC_PER_CORE = 2 }; /* m16 n8 each, independent */
enum {
    WG_M = 64,
    WG_N = 256,
    WG_PARTS = 4,
    WG_CALLS = 8
}; /* a call is one part, 32 bytes of K */
enum { CHECK_STEPS = 2, FIRST_STEPS = 64, LAST_STEPS = 1 << 20, FIT_RUNS = 8 };
static const double BURST_NS = 300e3;

/* ---- device code ---- */

/* Operand words: K of an instruction, ones, and what to keep of random bits and to set in them
   so that floats are finite, of both signs and 0.5 to 2 in size. */
struct bf16 {
    typedef float sum;
    enum : uint32_t { K = 16, ONES = 0x3f803f80u, KEEP = 0x80ff80ffu, SET = 0x3f003f00u };
};

struct int8 {
    typedef int32_t sum;
    enum : uint32_t { K = 32, ONES = 0x01010101u, KEEP = 0xffffffffu, SET = 0 };
};

struct fp8 { /* e4m3 */
    typedef float sum;
    enum : uint32_t { K = 32, ONES = 0x38383838u, KEEP = 0x8f8f8f8fu, SET = 0x30303030u };
};

template <class T> static __device__ __forceinline__ uint32_t operand(uint32_t index, bool ones)
{
    uint32_t h = index * 2654435761u;
    h = (h ^ (h >> 15)) * 2246822519u;
    h ^= h >> 13;
    return ones ? (uint32_t)T::ONES : (h & T::KEEP) | T::SET;
}

static __device__ __forceinline__ void
mma(bf16, float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2])
{
    rs_mma(d, a, b[0], b[1]);
}

static __device__ __forceinline__ void
mma(int8, int32_t (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2])
{
    asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

static __device__ __forceinline__ void
mma(fp8, float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2])
{
#if __CUDA_ARCH__ >= 890
    asm("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#endif
}

/* Each tile has operands of its own: equal chains could be computed once for all. FP8 on 9.0
   becomes FP16 instructions, with the conversion of these constant operands moved out of the
   loop. */
template <class T>
static __global__ void __launch_bounds__(BLOCK) sync_loop(int32_t steps, bool ones, float *out)
{
    uint32_t thread = blockIdx.x * BLOCK + threadIdx.x;
    uint32_t a[4], b[SYNC_TILES][2];
    typename T::sum d[SYNC_TILES][4] = {};
#pragma unroll
    for (int j = 0; j < 4; j++)
        a[j] = operand<T>(thread * 32 + j, ones);
#pragma unroll
    for (int j = 0; j < SYNC_TILES * 2; j++)
        b[j / 2][j % 2] = operand<T>(thread * 32 + 4 + j, ones);
    for (int32_t s = 0; s < steps; s++)
#pragma unroll
        for (int i = 0; i < SYNC_TILES; i++)
            mma(T(), d[i], a, b[i]);
    float sum = 0;
#pragma unroll
    for (int i = 0; i < SYNC_TILES * 4; i++)
        sum += (float)d[i / 4][i % 4];
    out[thread] = sum;
}

#if RS_WGMMA
/* clang-format off */
#    define D8(C, o)  C(d[o]), C(d[o + 1]), C(d[o + 2]), C(d[o + 3]), C(d[o + 4]), C(d[o + 5]),     \
                      C(d[o + 6]), C(d[o + 7])
#    define D32(C, o) D8(C, o), D8(C, o + 8), D8(C, o + 16), D8(C, o + 24)
#    define D128(C)   D32(C, 0), D32(C, 32), D32(C, 64), D32(C, 96)
/* clang-format on */
/* d += A B of m64 n256 with both operands in shared memory; `rest` are the flags behind the one
   that says to accumulate. */
#    define WGMMA_DEFINE(TYPE, CONSTRAINT, TEXT, REST)                                         \
        static __device__ __forceinline__ void wgmma(TYPE, TYPE::sum(&d)[128], uint64_t a,     \
                                                     uint64_t b)                               \
        {                                                                                      \
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %130, 0;\n"                         \
                         "wgmma.mma_async.sync.aligned.m64n256" TEXT " {" RS_WG_T128           \
                         "}, %128, %129, p" REST ";\n}"                                        \
                         : D128(CONSTRAINT)                                                    \
                         : "l"(a), "l"(b), "r"(1));                                            \
        }

WGMMA_DEFINE(bf16, "+f", "k16.f32.bf16.bf16", ", 1, 1, 0, 0")
WGMMA_DEFINE(int8, "+r", "k32.s32.s8.s8", "")
WGMMA_DEFINE(fp8, "+f", "k32.f32.e4m3.e4m3", ", 1, 1")
#endif

/* Two warpgroups share the operands; while one waits for its sums the other fills the pipe. */
template <class T>
static __global__ void __launch_bounds__(BLOCK, 1)
    wgmma_loop(int32_t steps, bool ones, float *out)
{
    float sum = 0;
#if RS_WGMMA
    enum { ROW_WORDS = 32, WORDS = (WG_M + WG_N) * ROW_WORDS };
    __shared__ __align__(1024) uint32_t tile[WORDS];
    typename T::sum d[128] = {};
    for (uint32_t i = threadIdx.x; i < WORDS; i += BLOCK)
        tile[i] = operand<T>(blockIdx.x * WORDS + i, ones);
    asm volatile("fence.proxy.async.shared::cta;" ::
                     : "memory"); /* wgmma reads past the caches */
    __syncthreads();
    uint64_t a = rs_wgmma_operand(rs_smem_address(tile));
    uint64_t b = rs_wgmma_operand(rs_smem_address(tile + WG_M * ROW_WORDS));
    for (int32_t s = 0; s < steps; s++) {
        rs_wgmma_fence();
#    pragma unroll
        for (int i = 0; i < WG_CALLS; i++)
            wgmma(T(), d, a + 2 * (i % WG_PARTS), b + 2 * (i % WG_PARTS));
        rs_wgmma_commit();
        rs_wgmma_wait<0>();
    }
#    pragma unroll
    for (int i = 0; i < 128; i++)
        sum += (float)d[i];
#endif
    out[blockIdx.x * BLOCK + threadIdx.x] = sum;
}

/* ---- kinds ---- */

struct mma_kind {
    const char *name;
    void (*kernel)(int32_t steps, bool ones, float *out);
    int cc_min, cc_max;
    int per_core;      /* CTAs */
    double operations; /* a CTA and step */
    double sum;        /* of a thread and step, when all operands are ones */
};

template <class T> static mma_kind sync_kind(const char *name, int cc_min)
{
    double operations = 2.0 * 16 * 8 * T::K * SYNC_TILES * WARPS;
    return {name,       sync_loop<T>,           cc_min, 1000, SYNC_PER_CORE,
            operations, 4.0 * SYNC_TILES * T::K};
}

template <class T> static mma_kind wgmma_kind(const char *name)
{
    double operations = 2.0 * WG_M * WG_N * T::K * WG_CALLS * WARPGROUPS;
    return {name, wgmma_loop<T>, 90, 90, 1, operations, 128.0 * T::K * WG_CALLS};
}

static const mma_kind kinds[RS_PROBE_MMA_KINDS] = {
    sync_kind<bf16>("mma_sync_bf16", 80), sync_kind<int8>("mma_sync_int8", 80),
    sync_kind<fp8>("mma_sync_fp8", 89),   wgmma_kind<bf16>("wgmma_bf16"),
    wgmma_kind<int8>("wgmma_int8"),       wgmma_kind<fp8>("wgmma_fp8"),
};

size_t rs_probe_mma_sink_bytes(const rs_device *device)
{
    return (size_t)device->cores * SYNC_PER_CORE * BLOCK * sizeof(float);
}

/* ---- host ---- */

static rs_status launch(rs_probe_gpu *gpu, const rs_probe_mma *loop, bool ones, rs_err *err)
{
    const mma_kind *kind = (const mma_kind *)loop->kind;
    kind->kernel<<<gpu->device->cores * kind->per_core, BLOCK, 0, gpu->stream>>>(
        loop->steps, ones, (float *)gpu->sink.data);
    return RS_CUDA_LAUNCHED(err, multiply_add_loop);
}

static rs_status enqueue_mma(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    (void)index;
    return launch(gpu, (const rs_probe_mma *)arg, false, err);
}

static rs_status
burst_ns(rs_probe_gpu *gpu, const rs_probe_mma *loop, double *out_ns, rs_err *err)
{
    rs_status st = rs_probe_gpu_spin(gpu, err);
    return st ? st : rs_probe_gpu_timed(gpu, enqueue_mma, loop, out_ns, err);
}

static rs_status sample_mma(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_gpu *gpu = (rs_probe_gpu *)c->owner;
    const rs_probe_mma *loop = (const rs_probe_mma *)c->item;
    const mma_kind *kind = (const mma_kind *)loop->kind;
    double ns = 0;
    rs_status st = burst_ns(gpu, loop, &ns, err);
    double ctas = (double)gpu->device->cores * kind->per_core;
    *out_value = st ? 0 : kind->operations * ctas * loop->steps / ns * 1e-3;
    return st;
}

/* Whether the sums of ones are right; all zero: the code for this device has no such loop. */
static rs_status
judge(const mma_kind *kind, const float *sums, int count, bool *out_has, rs_err *err)
{
    float expected = (float)(kind->sum * CHECK_STEPS);
    int right = 0, zero = 0;
    for (int i = 0; i < count; i++) {
        right += sums[i] == expected;
        zero += sums[i] == 0;
    }
    *out_has = right == count;
    if (right == count || zero == count)
        return RS_OK;
    return rs_err_set(err, RS_CHECK, "%s: %d of %d sums of ones are not %g (the first is %g)",
                      kind->name, count - right, count, (double)expected, (double)sums[0]);
}

static rs_status try_kind(rs_probe_gpu *gpu, const mma_kind *kind, bool *out_has, rs_err *err)
{
    rs_probe_mma loop = {kind, CHECK_STEPS};
    int count = gpu->device->cores * kind->per_core * BLOCK;
    float *sums = (float *)std::malloc((size_t)count * sizeof *sums);
    if (!sums)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for the sums of %s", kind->name);
    rs_status st = launch(gpu, &loop, true, err);
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(gpu->stream));
    if (!st)
        st = rs_memory_cuda.download(sums, gpu->sink.data, (size_t)count * sizeof *sums, err);
    if (!st)
        st = judge(kind, sums, count, out_has, err);
    std::free(sums);
    return st;
}

/* The length that makes a burst, found anew until the clock has settled. */
static rs_status fit_length(rs_probe_gpu *gpu, rs_probe_mma *loop, rs_err *err)
{
    loop->steps = FIRST_STEPS;
    for (int i = 0; i < FIT_RUNS; i++) {
        double ns = 0;
        rs_status st = burst_ns(gpu, loop, &ns, err);
        if (st)
            return st;
        double steps = loop->steps * BURST_NS / ns;
        loop->steps = steps > LAST_STEPS ? LAST_STEPS : (int32_t)steps + 1;
    }
    return RS_OK;
}

rs_status rs_probe_gpu_add_mma(rs_probe_gpu *gpu, rs_probe_set *set, rs_err *err)
{
    for (const mma_kind &kind : kinds) {
        bool has = false;
        rs_status st = RS_OK;
        if (gpu->device->cc >= kind.cc_min && gpu->device->cc <= kind.cc_max)
            st = try_kind(gpu, &kind, &has, err);
        rs_probe_mma *loop = &gpu->mma[gpu->mma_count];
        *loop = {&kind, 0};
        if (!st && has)
            st = fit_length(gpu, loop, err);
        if (st)
            return st;
        if (!has)
            continue;
        gpu->mma_count++;
        rs_probe_case c = {};
        c.sample = sample_mma;
        c.owner = gpu;
        c.item = loop;
        rs_probe_add(set, &c, "mma_tflops:%s", kind.name);
    }
    return RS_OK;
}
