/* Running acceptance and cost, and the choice by them. Layer: engine. */
#include "engine/pace.h"

/* Counts of a class fade in about twenty rounds that draft, and in a hundred that do not, so
   that a class that stopped being right is tried again. A cost that is older than STALE rounds
   is measured anew when the formula next points near it. The FIRST pass of a width does not
   count: on a GPU it loads kernels or records a graph, and a cost that is far too high would
   keep rounds away from that width until it is stale. */
static const double fade = 0.95, fade_idle = 0.99;
enum { STALE = 256, FIRST = 1 };

void rs_pace_init(rs_pace *pace)
{
    *pace = (rs_pace){0};
}

static int class_of(int32_t match)
{
    return match < 3 ? 0 : match < 4 ? 1 : match < 8 ? 2 : 3;
}

/* With one right and one wrong draft more than counted: a half where nothing is known. */
double rs_pace_acceptance(const rs_pace *pace, int32_t match)
{
    int c = class_of(match);
    return (pace->kept[c] + 1) / (pace->tried[c] + 2);
}

static bool known(const rs_pace *pace, int32_t width)
{
    const rs_pace_cost *c = &pace->costs[width];
    return c->count > FIRST && pace->round - c->round < STALE;
}

/* Between measured widths linear. Outside of them as cheap as can be hoped, so that the formula
   leads there and a measurement replaces the hope: beyond the widest as dear as that one, below
   the narrowest in proportion. Nothing measured: all the same. */
double rs_pace_cost_ns(const rs_pace *pace, int32_t width)
{
    int32_t below = width, above = width;
    while (below && !known(pace, below))
        below--;
    while (above <= RS_PACE_WIDTH_MAX && !known(pace, above))
        above++;
    if (!below && above > RS_PACE_WIDTH_MAX)
        return 1;
    if (!below)
        return pace->costs[above].ns * width / above;
    if (above > RS_PACE_WIDTH_MAX || above == below)
        return pace->costs[below].ns;
    double part = (double)(width - below) / (above - below);
    return pace->costs[below].ns + part * (pace->costs[above].ns - pace->costs[below].ns);
}

void rs_pace_choose(const rs_pace *pace,
                    int32_t lanes,
                    const int32_t *match,
                    const int32_t *most,
                    int32_t width_max,
                    int32_t *out_k)
{
    double next[RS_KV_LANES_MAX]; /* probability that the lane's next draft is kept */
    int32_t k[RS_KV_LANES_MAX] = {0};
    double expected = lanes, best = 0;
    for (int32_t i = 0; i < lanes; i++) {
        next[i] = rs_pace_acceptance(pace, match[i]);
        out_k[i] = 0;
    }
    for (int32_t width = lanes; width <= width_max; width++) {
        double rate = expected / rs_pace_cost_ns(pace, width);
        for (int32_t i = 0; rate > best && i < lanes; i++)
            out_k[i] = k[i];
        best = rate > best ? rate : best;
        int32_t likeliest = -1;
        for (int32_t i = 0; i < lanes; i++)
            if (k[i] < most[i] && (likeliest < 0 || next[i] > next[likeliest]))
                likeliest = i;
        if (likeliest < 0)
            return;
        expected += next[likeliest];
        next[likeliest] *= rs_pace_acceptance(pace, match[likeliest]);
        k[likeliest]++;
    }
}

void rs_pace_round(rs_pace *pace, int32_t width, double ns)
{
    rs_pace_cost *c = &pace->costs[width];
    if (pace->round - c->round >= STALE)
        c->count = 0;
    c->count++;
    const int32_t counted = c->count > FIRST ? c->count - FIRST : 1;
    double part = counted < 8 ? 1.0 / counted : 0.125;
    c->ns += part * (ns - c->ns);
    c->round = pace->round++;
    for (int i = 0; i < RS_PACE_CLASSES; i++) {
        pace->kept[i] *= fade_idle;
        pace->tried[i] *= fade_idle;
    }
}

void rs_pace_drafts(rs_pace *pace, int32_t match, int32_t drafted, int32_t kept)
{
    int c = class_of(match);
    if (!drafted)
        return;
    pace->kept[c] = fade * pace->kept[c] + kept;
    pace->tried[c] = fade * pace->tried[c] + kept + (kept < drafted);
}
