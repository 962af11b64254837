/* How the tiles of a matrix product are dealt to workers when they do not fill whole waves:
   most go to one worker each, the others are cut along K into runs. Layer: kernels, header
   only; C, C++ and CUDA, the device calls the same functions as the host.
   Source of the cut into equal runs: Osama et al., "Stream-K", PPoPP 2023. */
#ifndef RS_KERNELS_DEAL_H
#define RS_KERNELS_DEAL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __CUDACC__
#    define RS_DEAL static __host__ __device__ __forceinline__
#else
#    define RS_DEAL static inline
#endif

/* `tiles` of `depth` grains each. The first `shared` are cut over workers 0 .. sharers - 1 in
   equal runs, whose first and last tile may be others' too; the rest stay whole. sharers >= 1;
   with shared = 0 nobody has a run. */
typedef struct rs_deal {
    int32_t tiles, depth, shared, sharers;
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

/* What worker `at` has of the shared tiles. */
RS_DEAL rs_deal_range rs_deal_part(rs_deal deal, int32_t at)
{
    const int32_t grains = deal.shared * deal.depth;
    const int32_t first = grains * rs_deal_least(at, deal.sharers) / deal.sharers;
    const int32_t end = grains * rs_deal_least(at + 1, deal.sharers) / deal.sharers;
    rs_deal_range range = {first / deal.depth, first % deal.depth, end - first};
    return range;
}

/* Its other tiles, of `workers`, which nobody else touches. */
RS_DEAL rs_deal_range rs_deal_whole(rs_deal deal, int32_t at, int32_t workers)
{
    const int32_t whole = deal.tiles - deal.shared, each = whole / workers;
    const int32_t more = whole % workers; /* workers that have one more */
    rs_deal_range range = {deal.shared + each * at + rs_deal_least(at, more), 0,
                           (each + (at < more)) * deal.depth};
    return range;
}

/* The worker whose part holds this grain of a shared tile. */
RS_DEAL int32_t rs_deal_worker(rs_deal deal, int32_t tile, int32_t grain)
{
    return ((tile * deal.depth + grain + 1) * deal.sharers - 1) / (deal.shared * deal.depth);
}

/* Workers for the shared tiles: as many as need no more grains each than all `workers` would,
   or equally many a tile if that is estimated to be quicker, since a run that crosses from one
   tile to the next costs half a cut more. Nobody's run is empty. */
RS_DEAL int32_t rs_deal_sharers(rs_deal deal, int32_t workers, rs_deal_costs costs)
{
    if (deal.shared == 0)
        return 1;
    const int32_t grains = deal.shared * deal.depth, most = (grains - 1) / workers + 1;
    const int32_t each = rs_deal_least(workers / deal.shared, deal.depth);
    if (each > 1) {
        const int32_t more = (deal.depth - 1) / each + 1 - most;
        if (more * costs.grain <= costs.cut / 2)
            return deal.shared * each;
    }
    return (grains - 1) / most + 1;
}

/* Deal `tiles` of `depth` grains to `workers`, all at least 1: what fills no wave is cut, with
   a wave more where there is one, because fewer pieces a tile cost less; `one_wave` forbids
   that. Nothing is cut where idle workers are estimated to cost less. */
RS_DEAL rs_deal
rs_deal_of(int32_t tiles, int32_t depth, int32_t workers, bool one_wave, rs_deal_costs costs)
{
    rs_deal deal = {tiles, depth, tiles % workers, 1};
    const bool two = tiles > workers && !one_wave;
    const int64_t waves = (tiles - 1) / workers + 1;
    const int64_t idle = waves * depth - (int64_t)tiles * depth / workers;
    if (idle * costs.grain <= costs.cut * (two ? 2 : 1))
        deal.shared = 0;
    else if (two)
        deal.shared += workers;
    deal.sharers = rs_deal_sharers(deal, workers, costs);
    return deal;
}

/* Workers that have something to do: 0 .. this - 1 of `workers`. */
RS_DEAL int32_t rs_deal_busy(rs_deal deal, int32_t workers)
{
    const int32_t whole = deal.tiles - deal.shared;
    const int32_t busy = deal.shared && deal.sharers > whole ? deal.sharers : whole;
    return rs_deal_least(busy, workers);
}

#endif
