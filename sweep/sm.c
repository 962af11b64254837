/* Residency of CTAs by compute capability. Layer: sweep.
   Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability" and
   "Shared Memory" of each (1 KiB a CTA is kept by the system from 8.0 on); granularities and
   quarters: cuda_occupancy.h of the toolkit. */
#include "sweep/sm.h"

#include <stddef.h>
#include <stdio.h>

enum {
    WARP = 32,
    QUARTERS = 4,         /* each has a quarter of the registers and of the warps */
    REGISTER_GRAIN = 256, /* registers, a warp */
    SMEM_GRAIN = 128,     /* bytes, a CTA */
    SMEM_KEPT = 1024,     /* bytes, a CTA */
};

static const rs_sm cores[] = {
    {80, 65536, 164 << 10, 2048, 32},  {86, 65536, 100 << 10, 1536, 16},
    {87, 65536, 164 << 10, 1536, 16},  {89, 65536, 100 << 10, 1536, 24},
    {90, 65536, 228 << 10, 2048, 32},  {100, 65536, 228 << 10, 2048, 32},
    {103, 65536, 228 << 10, 2048, 32}, {120, 65536, 100 << 10, 1536, 24},
};

const rs_sm *rs_sm_of(int32_t cc)
{
    for (size_t i = 0; i < sizeof cores / sizeof *cores; i++)
        if (cores[i].cc == cc)
            return &cores[i];
    return NULL;
}

int32_t rs_sm_tier_cc(const char *tier)
{
    int cc = 0;
    return sscanf(tier, "nvidia-sm%d-", &cc) == 1 ? cc : 0;
}

static int32_t up(int32_t value, int32_t grain)
{
    return (value + grain - 1) / grain * grain;
}

/* Warps are dealt to the quarters, and a quarter's registers do not help another. */
static int32_t by_registers(const rs_sm *sm, int32_t registers, int32_t warps)
{
    if (registers <= 0)
        return INT32_MAX;
    int32_t quarter = sm->registers / QUARTERS / up(registers * WARP, REGISTER_GRAIN);
    return QUARTERS * quarter / warps;
}

static void at_most(rs_residency *r, int32_t ctas, const char *limit)
{
    if (ctas >= r->ctas)
        return;
    r->ctas = ctas;
    r->limit = limit;
}

rs_residency
rs_sm_residency(const rs_sm *sm, int32_t registers, int32_t smem_bytes, int32_t block)
{
    int32_t warps = up(block > 0 ? block : 1, WARP) / WARP;
    rs_residency r = {INT32_MAX, 0, ""};
    at_most(&r, by_registers(sm, registers, warps), "registers");
    at_most(&r, sm->smem_bytes / (up(smem_bytes, SMEM_GRAIN) + SMEM_KEPT), "smem");
    at_most(&r, sm->threads / (warps * WARP), "threads");
    at_most(&r, sm->ctas, "CTAs");
    r.warps = r.ctas * warps;
    return r;
}
