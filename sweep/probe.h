/* clang-format off */
/* What a machine can do, apart from any candidate: memory rates, multiply-add rates, costs of a
   launch, the timer, and what a flush does to a cold time. Layer: sweep. A worker process calls
   it: device memory that is refused or a hung device then costs a worker, not the campaign.

   Each figure comes as three values: `<name>` is the median over 7 to 21 rounds that each sample
   every figure once in a new random order, `<name>:lo` and `<name>:hi` are the 5 % and 95 %
   quantiles.

   read_gbps:<bytes>:<warm|chain>   1e9 bytes a second of a plain read stream over <bytes>
   copy_gbps:<bytes>:<warm|chain>   the same of a plain copy of <bytes>; read and written bytes
                                    count, the lines a CPU fetches before it writes do not
       <bytes> = 1 MiB to 256 MiB (CUDA: 1 GiB) in powers of 4, as far as the memory allows.
       warm: the same buffer again; chain: distinct copies, at least 4x the cache in all, so that
       every byte comes from memory. Launches are back to back, and what lies between two of them
       counts: small buffers show the cost of a launch, not the rate of the memory.
   mma_tflops:<type>                1e12 operations (a multiply-add is two) a second, in registers
                                    and shared memory alone, in bursts of about 0.3 ms
       CUDA: mma_sync_bf16, mma_sync_int8, mma_sync_fp8 (8.9 up; on 9.0 FP16 in disguise),
       wgmma_bf16, wgmma_int8, wgmma_fp8 (9.0 alone). CPU: fma_f32_avx2, fma_f32_avx512, bf16_dot,
       vnni_int8. A figure is absent when the machine or the build lacks the instruction.
   launch_ns:empty                  CUDA: an empty kernel, from the call to the end of the wait
   event_ns:empty                   CUDA: an empty kernel between two events
   graph_node_ns                    CUDA: one empty kernel of a long graph
   pool_ns:empty                    CPU: an empty job of the thread pool while its threads spin
   pool_ns:asleep                   CPU: the same after they went to sleep (as behind a flush)
   timer_ns:resolution              smallest step of the clock that times samples (CUDA: events)
   timer_ns:cost                    CPU: one reading; CUDA: what two events with nothing between
                                    them measure
   flush_ns:<how>:<bytes>           one launch of one read stream over <bytes> = 3, 12, 48 MiB
       CUDA: memset, read (a buffer of max(64 MiB, 4x L2) was written or read just before). CPU:
       clflushopt, walk (twice the cache was read); the threads are awake again. Both: chain, the
       time of launches over distinct copies / launches. A single launch contains event_ns:empty,
       a link of a chain graph_node_ns (CPU: both pool_ns:empty). */
/* clang-format on */
#ifndef RS_SWEEP_PROBE_H
#define RS_SWEEP_PROBE_H

#include "kernels/device.h"
#include "kernels/pool.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_PROBE_NAME = 64 }; /* bytes of the longest name with its end, ":lo" included */

typedef void rs_probe_sink(void *arg, const char *name, double value);

/* Measure everything (CPU: at most 25 s with `pool`; CUDA: at most 20 s, `pool` unused), then
   hand all values to `sink`; on an error none. NO_MEMORY when 4x the cache cannot be had,
   UNSUPPORTED when this build lacks the backend, CHECK when an instruction computes something
   else. */
RS_NODISCARD rs_status rs_probe_run(
    const rs_device *device, rs_pool *pool, rs_probe_sink *sink, void *arg, rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
