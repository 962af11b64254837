/* What one core (SM) of an NVIDIA GPU holds, and how many CTAs of a kernel fit on it.
   Layer: sweep. Data by compute capability, so that a database can be read without its GPU. */
#ifndef RS_SWEEP_SM_H
#define RS_SWEEP_SM_H

#include <stdint.h>

typedef struct rs_sm {
    int32_t cc; /* compute capability x 10 */
    int32_t registers, smem_bytes, threads, ctas;
} rs_sm;

/* The core of a compute capability, or NULL when it is not in the table. */
const rs_sm *rs_sm_of(int32_t cc);

/* The compute capability of a tier key ("nvidia-sm90-132" -> 90), 0 where it has none. */
int32_t rs_sm_tier_cc(const char *tier);

typedef struct rs_residency {
    int32_t ctas, warps; /* on one core at a time; 0 = it does not fit at all */
    const char *limit; /* what allows no more: "registers", "smem", "threads", "CTAs"; of equals
                          the first */
} rs_residency;

/* CTAs of `block` threads, `registers` a thread and `smem_bytes` (static and dynamic) that one
   core holds. Registers and shared memory of 0 are no limit. */
rs_residency
rs_sm_residency(const rs_sm *sm, int32_t registers, int32_t smem_bytes, int32_t block);

#endif
