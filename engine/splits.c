/* Parts of a token's keys, by route or by rule. Layer: engine. */
#include "engine/splits.h"

#include "engine/kv.h"
#include "kernels/cuda/attend.h"

#include <string.h>

enum { SHORT_SPLITS = 4 };

int32_t rs_splits_rule(int32_t cores, int32_t kv_heads, int32_t tokens, int32_t deepest)
{
    /* Two CTAs a core fill the device. Up to SHORT_SPLITS a page each is worth a CTA, beyond
       that two pages: the second kernel reads what each leaves (seen on an H200 at 64, 1024 and
       8192 positions). */
    int64_t wish = 2 * (int64_t)cores / ((int64_t)tokens * kv_heads);
    int32_t pages = rs_kv_pages(deepest), splits = 1;
    while (2 * splits <= wish && 2 * splits <= RS_ATTEND_SPLITS_MAX &&
           2 * splits <= (2 * splits <= SHORT_SPLITS ? pages : pages / 2))
        splits *= 2;
    return splits;
}

/* What a band's schedule says; 0 where the kernels of the engine are not what it routes to. */
static int32_t routed(const rs_dispatch_band *band)
{
    const rs_candidate *c = band->schedule.candidate;
    if (!band->routed || band->fallback || strcmp(c->id, "cuda_attn_split") != 0)
        return 0;
    for (int32_t i = 0; i < c->knob_count; i++)
        if (!strcmp(c->knobs[i].name, "splits"))
            return band->schedule.knobs[i];
    return 0;
}

rs_status rs_splits_plan(rs_arena *arena,
                         const rs_dispatch_source *source,
                         const rs_shape *shape,
                         int32_t context,
                         rs_splits *out_splits,
                         rs_err *err)
{
    rs_dispatch d;
    rs_splits s = {.cores = source->device->cores, .kv_heads = shape->n2};
    rs_status st = rs_dispatch_plan(arena, source, shape, context, &d, err);
    if (st)
        return st;
    rs_splits_band *bands = rs_arena_array(arena, (size_t)d.band_count, sizeof *bands);
    for (int32_t i = 0; i < d.band_count; i++)
        bands[i] = (rs_splits_band){d.bands[i].t_hi, routed(&d.bands[i])};
    s.bands = bands;
    s.count = d.band_count;
    *out_splits = s;
    return RS_OK;
}

/* The largest power of two that is at most `of` / `by`, at least 1. */
static int32_t shared(int32_t of, int32_t by)
{
    int32_t part = 1;
    of = of < RS_ATTEND_SPLITS_MAX ? of : (int32_t)RS_ATTEND_SPLITS_MAX;
    while (2 * part <= of / by)
        part *= 2;
    return part;
}

int32_t rs_splits_at(const rs_splits *splits, int32_t tokens, int32_t deepest)
{
    int32_t i = 0;
    while (i + 1 < splits->count && splits->bands[i].t_hi < deepest)
        i++;
    if (splits->count && splits->bands[i].splits)
        return shared(splits->bands[i].splits, tokens);
    return rs_splits_rule(splits->cores, splits->kv_heads, tokens, deepest);
}

/* The rule never falls with depth: its own most is at the end of a band. */
int32_t rs_splits_most(const rs_splits *splits, int32_t tokens, int32_t context)
{
    int32_t most = rs_splits_at(splits, tokens, context);
    for (int32_t i = 0; i < splits->count; i++) {
        int32_t deepest = splits->bands[i].t_hi < context ? splits->bands[i].t_hi : context;
        int32_t here = rs_splits_at(splits, tokens, deepest);
        most = here > most ? here : most;
    }
    return most;
}
