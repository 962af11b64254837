/* How the tiles of a matrix product are dealt to workers when they do not fill whole waves:
   most go to one worker each, the others are cut along K into runs. Layer: kernels, header
   only; C, C++ and CUDA, the device calls the same functions as the host.
   Source of the cut into equal runs: Osama et al., "Stream-K", PPoPP 2023. */
#ifndef RS_KERNELS_DEAL_H
#define RS_KERNELS_DEAL_H

#include <stdbool.h>
#include <stdint.h>

#include "kernels/divide.h"

#ifdef __CUDACC__
#    define RS_DEAL static __host__ __device__ __forceinline__
#else
#    define RS_DEAL static inline
#endif

/* `grains` cut into `runs` as equal as can be, longer and shorter ones mixed, so that a number
   of runs which divides the tiles' cuts them all at the same places. */
typedef struct rs_deal_cut {
    int32_t grains, runs, each, more; /* grains = runs * each + more */
    rs_divisor by_grains, by_runs;
} rs_deal_cut;

/* `tiles` of `depth` grains each. The first `shared` are cut over workers 0 .. cut.runs - 1 in
   equal runs, whose first and last tile may be others' too; the rest stay whole: `more` workers
   have each + 1 of them, the others each. With shared = 0 nobody has a run. */
typedef struct rs_deal {
    int32_t tiles, depth, shared, each, more;
    rs_divisor by_depth;
    rs_deal_cut cut;
} rs_deal;

/* A run of grains: from grain `grain` of tile `tile` on. */
typedef struct rs_deal_range {
    int32_t tile, grain, grains;
} rs_deal_range;

/* What is known of times, in clocks of a worker: of a grain, and of handing on the sums of a
   cut tile. */
typedef struct rs_deal_costs {
    int64_t grain, cut;
} rs_deal_costs;

RS_DEAL int32_t rs_deal_least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* Both at least 1, runs <= grains, grains * runs < 2^31. */
static inline rs_deal_cut rs_deal_cut_of(int32_t grains, int32_t runs)
{
    rs_deal_cut cut = {
        grains, runs, grains / runs, grains % runs, rs_divisor_of(grains), rs_divisor_of(runs)};
    return cut;
}

/* First grain of a run, grains * run / runs; of the one behind the last, the end of all. */
RS_DEAL int32_t rs_deal_start(rs_deal_cut cut, int32_t run)
{
    return cut.each * run + rs_divide(cut.more * run, cut.by_runs);
}

/* The run that has this grain. */
RS_DEAL int32_t rs_deal_run(rs_deal_cut cut, int32_t grain)
{
    return rs_divide((grain + 1) * cut.runs - 1, cut.by_grains);
}

/* What worker `at` has of the shared tiles. */
RS_DEAL rs_deal_range rs_deal_part(rs_deal deal, int32_t at)
{
    rs_deal_range range = {0, 0, 0};
    if (deal.shared > 0 && at < deal.cut.runs) {
        const int32_t first = rs_deal_start(deal.cut, at);
        range.tile = rs_divide(first, deal.by_depth);
        range.grain = first - range.tile * deal.depth;
        range.grains = rs_deal_start(deal.cut, at + 1) - first;
    }
    return range;
}

/* Its other tiles, which nobody else touches. */
RS_DEAL rs_deal_range rs_deal_whole(rs_deal deal, int32_t at)
{
    rs_deal_range range = {deal.shared + deal.each * at + rs_deal_least(at, deal.more), 0,
                           (deal.each + (at < deal.more)) * deal.depth};
    return range;
}

/* The worker whose part holds this grain of a shared tile. */
RS_DEAL int32_t rs_deal_worker(rs_deal deal, int32_t tile, int32_t grain)
{
    return rs_deal_run(deal.cut, tile * deal.depth + grain);
}

/* The deal of these numbers to `workers`; `sharers` of them for the shared tiles. */
static inline rs_deal
rs_deal_with(int32_t tiles, int32_t depth, int32_t shared, int32_t sharers, int32_t workers)
{
    const int32_t whole = tiles - shared;
    rs_deal deal = {tiles,
                    depth,
                    shared,
                    whole / workers,
                    whole % workers,
                    rs_divisor_of(depth),
                    {1, 1, 1, 0, {0, 0}, {0, 0}}};
    if (shared > 0)
        deal.cut = rs_deal_cut_of(shared * depth, sharers);
    return deal;
}

/* Workers for the shared tiles: as many as need no more grains each than all `workers` would,
   or equally many a tile if that is estimated to be quicker, since a run that crosses from one
   tile to the next costs half a cut more. Nobody's run is empty. */
static inline int32_t
rs_deal_sharers(int32_t shared, int32_t depth, int32_t workers, rs_deal_costs costs)
{
    if (shared == 0)
        return 1;
    const int32_t grains = shared * depth, most = (grains - 1) / workers + 1;
    const int32_t each = rs_deal_least(workers / shared, depth);
    if (each > 1) {
        const int32_t more = (depth - 1) / each + 1 - most;
        if (more * costs.grain <= costs.cut / 2)
            return shared * each;
    }
    return (grains - 1) / most + 1;
}

/* Deal `tiles` of `depth` grains to `workers`, all at least 1: what fills no wave is cut, with
   a wave more where there is one, because fewer pieces a tile cost less; `one_wave` forbids
   that. Nothing is cut where idle workers are estimated to cost less. */
static inline rs_deal
rs_deal_of(int32_t tiles, int32_t depth, int32_t workers, bool one_wave, rs_deal_costs costs)
{
    const bool two = tiles > workers && !one_wave;
    const int64_t waves = (tiles - 1) / workers + 1;
    const int64_t idle = waves * depth - (int64_t)tiles * depth / workers;
    int32_t shared = tiles % workers;
    if (idle * costs.grain <= costs.cut * (two ? 2 : 1))
        shared = 0;
    else if (two)
        shared += workers;
    return rs_deal_with(tiles, depth, shared, rs_deal_sharers(shared, depth, workers, costs),
                        workers);
}

/* Workers that have something to do: 0 .. this - 1 of `workers`. */
static inline int32_t rs_deal_busy(rs_deal deal, int32_t workers)
{
    const int32_t whole = deal.tiles - deal.shared;
    const int32_t busy = deal.shared && deal.cut.runs > whole ? deal.cut.runs : whole;
    return rs_deal_least(busy, workers);
}

#endif
