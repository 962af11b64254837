/* What wgmma kernels need of compute capability 9.0a: wgmma with weights in registers, register
   shifts between warpgroups. Layer: kernels, CUDA only. Everything here compiles for any
   architecture; only code under RS_WGMMA may call it. */
#ifndef RS_KERNELS_CUDA_WGMMA_CUH
#define RS_KERNELS_CUDA_WGMMA_CUH

#include "kernels/cuda/bulk.cuh"

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#    define RS_WGMMA 1
#else
#    define RS_WGMMA 0
#endif

#if RS_WGMMA

/* Registers a thread of the calling warpgroup from here on. */
template <int COUNT> __device__ __forceinline__ void rs_registers_raise()
{
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(COUNT));
}

template <int COUNT> __device__ __forceinline__ void rs_registers_lower()
{
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(COUNT));
}

/* Have these registers ready here: ptxas serialises wgmma whose operands it computes later. */
template <int STEPS> __device__ __forceinline__ void rs_wgmma_ready(uint32_t (&a)[STEPS][4])
{
#    pragma unroll
    for (int j = 0; j < STEPS; j++)
        asm volatile("" : "+r"(a[j][0]), "+r"(a[j][1]), "+r"(a[j][2]), "+r"(a[j][3])::"memory");
}

__device__ __forceinline__ void rs_wgmma_fence()
{
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void rs_wgmma_commit()
{
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

template <int LEFT> __device__ __forceinline__ void rs_wgmma_wait()
{
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(LEFT) : "memory");
}

/* Descriptor of a K-major operand in shared memory: rows of 128 bytes in the 128-byte swizzle,
   eight rows a 1024-byte atom. A step of 16 k is +2. */
__device__ __forceinline__ uint64_t rs_wgmma_operand(uint32_t smem)
{
    return (uint64_t)((smem >> 4) & 0x3fff) | (uint64_t)1 << 16 | (uint64_t)(1024 >> 4) << 32 |
           (uint64_t)1 << 62;
}

/* d (+)= A B, m64 nN k16, A in registers, B = `b`; add = 0 overwrites d. Accumulators: with q,
   c of the lane d[4i..4i+3] = rows q, q, q + 8, q + 8 of the warp's sixteen, columns 8i + 2c +
   (0, 1). */
template <int N> struct rs_wgmma;

#    define RS_WG_D8(d, o)                                                                     \
        "+f"(d[o]), "+f"(d[o + 1]), "+f"(d[o + 2]), "+f"(d[o + 3]), "+f"(d[o + 4]),            \
            "+f"(d[o + 5]), "+f"(d[o + 6]), "+f"(d[o + 7])
#    define RS_WG_D4(d, o)  "+f"(d[o]), "+f"(d[o + 1]), "+f"(d[o + 2]), "+f"(d[o + 3])
#    define RS_WG_D16(d, o) RS_WG_D8(d, o), RS_WG_D8(d, o + 8)
#    define RS_WG_D32(d, o) RS_WG_D16(d, o), RS_WG_D16(d, o + 16)
#    define RS_WG_T8        "%0,%1,%2,%3,%4,%5,%6,%7"
#    define RS_WG_T12       RS_WG_T8 ",%8,%9,%10,%11"
#    define RS_WG_T16       "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15"
#    define RS_WG_T24       RS_WG_T16 ",%16,%17,%18,%19,%20,%21,%22,%23"
#    define RS_WG_T32                                                                          \
        RS_WG_T16 ",%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31"
#    define RS_WG_T40 RS_WG_T32 ",%32,%33,%34,%35,%36,%37,%38,%39"
#    define RS_WG_T48                                                                          \
        RS_WG_T32 ",%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47"
#    define RS_WG_T56 RS_WG_T48 ",%48,%49,%50,%51,%52,%53,%54,%55"
#    define RS_WG_T64                                                                          \
        RS_WG_T32                                                                              \
        ",%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47,%48,%49,%50,"        \
        "%51,%52,%53,%54,%55,%56,%57,%58,%59,%60,%61,%62,%63"
#    define RS_WG_T88                                                                          \
        RS_WG_T64                                                                              \
        ",%64,%65,%66,%67,%68,%69,%70,%71,%72,%73,%74,%75,%76,%77,%78,%79,%80,%81,%82,"        \
        "%83,%84,%85,%86,%87"
#    define RS_WG_T96                                                                          \
        RS_WG_T64                                                                              \
        ",%64,%65,%66,%67,%68,%69,%70,%71,%72,%73,%74,%75,%76,%77,%78,%79,%80,%81,%82,"        \
        "%83,%84,%85,%86,%87,%88,%89,%90,%91,%92,%93,%94,%95"
#    define RS_WG_T128                                                                         \
        RS_WG_T96                                                                              \
        ",%96,%97,%98,%99,%100,%101,%102,%103,%104,%105,%106,%107,%108,%109,%110,%111,"        \
        "%112,%113,%114,%115,%116,%117,%118,%119,%120,%121,%122,%123,%124,%125,%126,%127"

/* N, texts of the accumulators, of the A registers, of descriptor and flag; operands of d */
#    define RS_WGMMA_DEFINE(N, D_TEXT, A_TEXT, B_TEXT, ADD_TEXT, ...)                          \
        template <> struct rs_wgmma<N> {                                                       \
            static __device__ __forceinline__ void                                             \
            step(float (&d)[N / 2], const uint32_t (&a)[4], uint64_t b, int add)               \
            {                                                                                  \
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " ADD_TEXT ", 0;\n"             \
                             "wgmma.mma_async.sync.aligned.m64n" #N                            \
                             "k16.f32.bf16.bf16 {" D_TEXT "}, {" A_TEXT "}, " B_TEXT           \
                             ", p, 1, 1, 0;\n}"                                                \
                             : __VA_ARGS__                                                     \
                             : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(add));  \
            }                                                                                  \
        };

RS_WGMMA_DEFINE(16, RS_WG_T8, "%8,%9,%10,%11", "%12", "%13", RS_WG_D8(d, 0))
RS_WGMMA_DEFINE(24, RS_WG_T12, "%12,%13,%14,%15", "%16", "%17", RS_WG_D8(d, 0), RS_WG_D4(d, 8))
RS_WGMMA_DEFINE(32, RS_WG_T16, "%16,%17,%18,%19", "%20", "%21", RS_WG_D16(d, 0))
RS_WGMMA_DEFINE(
    48, RS_WG_T24, "%24,%25,%26,%27", "%28", "%29", RS_WG_D16(d, 0), RS_WG_D8(d, 16))
RS_WGMMA_DEFINE(64, RS_WG_T32, "%32,%33,%34,%35", "%36", "%37", RS_WG_D32(d, 0))
RS_WGMMA_DEFINE(
    80, RS_WG_T40, "%40,%41,%42,%43", "%44", "%45", RS_WG_D32(d, 0), RS_WG_D8(d, 32))
RS_WGMMA_DEFINE(
    96, RS_WG_T48, "%48,%49,%50,%51", "%52", "%53", RS_WG_D32(d, 0), RS_WG_D16(d, 32))
RS_WGMMA_DEFINE(112,
                RS_WG_T56,
                "%56,%57,%58,%59",
                "%60",
                "%61",
                RS_WG_D32(d, 0),
                RS_WG_D16(d, 32),
                RS_WG_D8(d, 48))
RS_WGMMA_DEFINE(
    128, RS_WG_T64, "%64,%65,%66,%67", "%68", "%69", RS_WG_D32(d, 0), RS_WG_D32(d, 32))
RS_WGMMA_DEFINE(176,
                RS_WG_T88,
                "%88,%89,%90,%91",
                "%92",
                "%93",
                RS_WG_D32(d, 0),
                RS_WG_D32(d, 32),
                RS_WG_D16(d, 64),
                RS_WG_D8(d, 80))
RS_WGMMA_DEFINE(192,
                RS_WG_T96,
                "%96,%97,%98,%99",
                "%100",
                "%101",
                RS_WG_D32(d, 0),
                RS_WG_D32(d, 32),
                RS_WG_D32(d, 64))
RS_WGMMA_DEFINE(256,
                RS_WG_T128,
                "%128,%129,%130,%131",
                "%132",
                "%133",
                RS_WG_D32(d, 0),
                RS_WG_D32(d, 32),
                RS_WG_D32(d, 64),
                RS_WG_D32(d, 96))

#endif /* RS_WGMMA */
#endif
