/* Interleaved rounds in mirrored blocks, and screening. Layer: sweep. */
#include "sweep/race.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCKS_AN_EXTRA = 3 };
static const double cut_factor = 1.20;
static const double error_rate = 0.05; /* of all eliminations of a race together */

static int compare_double(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double rs_race_rank(const rs_race *race, size_t racer, double q)
{
    const double *ns = race->racers[racer].ns;
    double *sorted = rs_arena_array(race->arena, (size_t)race->done + 1, sizeof *sorted);
    size_t n = 0;
    for (int32_t i = 0; i < race->done; i++)
        if (!isnan(ns[i]) && !race->disturbed[i / 2])
            sorted[n++] = ns[i];
    qsort(sorted, n, sizeof *sorted, compare_double);
    return n ? sorted[(size_t)(q * (double)(n - 1) + 0.5)] : INFINITY;
}

double rs_race_evalue(int n, int positive)
{
    /* 2^(n+1) Beta(s+1, n-s+1) P(Bin(n+1, 1/2) <= s) */
    double beta = exp(lgamma(positive + 1.0) + lgamma(n - positive + 1.0) - lgamma(n + 2.0));
    double tail = 0;
    for (int k = 0; k <= positive; k++)
        tail += exp(lgamma(n + 2.0) - lgamma(k + 1.0) - lgamma(n + 2.0 - k));
    return beta * tail;
}

/* ---- who counts against whom ---- */

/* An int8 kernel that no model may route must not throw out the exact one that will be; and a
   tensor has one layout, so the band search compares whole tables a layout. */
static bool counts_against(const rs_racer *leader, const rs_racer *r)
{
    return leader != r && leader->live && !leader->control && !leader->guest &&
           leader->numeric <= r->numeric &&
           (r->last_resort || !strcmp(leader->layout, r->layout));
}

static bool may_leave(const rs_racer *r)
{
    return r->live && !r->control && !r->incumbent && !r->guest;
}

static bool impossible(const rs_race *race, size_t racer, double median)
{
    return race->floor_ns && median < race->floor_ns(race->arg, racer);
}

static void leave(rs_race *race, size_t racer, const char *reason)
{
    race->racers[racer].live = false;
    if (race->out)
        race->out(race->arg, racer, reason);
}

/* ---- the first cut ---- */

/* Worst sample of the racer with the lowest median among those that count against `r`. */
static double leaders_worst(const rs_race *race, const rs_racer *r)
{
    double least = INFINITY, worst = INFINITY;
    for (size_t i = 0; i < race->count; i++) {
        if (!counts_against(&race->racers[i], r))
            continue;
        double median = rs_race_rank(race, i, 0.5);
        if (median < least && !impossible(race, i, median)) {
            least = median;
            worst = rs_race_rank(race, i, 1);
        }
    }
    return worst;
}

static void first_cut(rs_race *race)
{
    char reason[128];
    double *behind = rs_arena_array(race->arena, race->count, sizeof *behind);
    for (size_t i = 0; i < race->count; i++)
        behind[i] = may_leave(&race->racers[i])
                        ? rs_race_rank(race, i, 0) / leaders_worst(race, &race->racers[i])
                        : 0;
    for (size_t i = 0; i < race->count; i++) {
        if (behind[i] <= cut_factor)
            continue;
        snprintf(reason, sizeof reason,
                 "screened: its best of %d is %.0f %% behind the leader's worst", race->done,
                 100 * (behind[i] - 1));
        leave(race, i, reason);
    }
}

/* ---- signs ---- */

typedef struct signs {
    int n, positive;
} signs;

/* Over the rounds of the blocks that count and that both have in full: how often is b behind a
   by more than G? */
static signs count_signs(const rs_race *race, const rs_racer *a, const rs_racer *b)
{
    signs s = {0};
    double behind = exp(race->g);
    for (int32_t i = 0; i + 1 < race->done; i += 2) {
        double first = b->ns[i] / a->ns[i], second = b->ns[i + 1] / a->ns[i + 1];
        if (isnan(first + second) || race->disturbed[i / 2])
            continue;
        s.n += 2;
        s.positive += (first > behind) + (second > behind);
    }
    return s;
}

static int32_t rounds_left(const rs_race *race, int32_t good)
{
    return race->rounds - 2 * good;
}

/* Can some a still throw out r if every block to come speaks for a? */
static bool in_doubt(const rs_race *race, size_t racer, double limit, int32_t good)
{
    const rs_racer *r = &race->racers[racer];
    for (size_t i = 0; i < race->count; i++) {
        if (!counts_against(&race->racers[i], r))
            continue;
        signs s = count_signs(race, &race->racers[i], r);
        int32_t left = rounds_left(race, good);
        if (s.n + left >= RS_RACE_SIGNS_FROM &&
            rs_race_evalue(s.n + left, s.positive + left) >= limit)
            return true;
    }
    return false;
}

static bool beaten(const rs_race *race, size_t racer, double limit, signs *out_signs)
{
    const rs_racer *r = &race->racers[racer];
    for (size_t i = 0; i < race->count; i++) {
        if (!counts_against(&race->racers[i], r) ||
            impossible(race, i, rs_race_rank(race, i, 0.5)))
            continue;
        *out_signs = count_signs(race, &race->racers[i], r);
        if (out_signs->n >= RS_RACE_SIGNS_FROM &&
            rs_race_evalue(out_signs->n, out_signs->positive) >= limit)
            return true;
    }
    return false;
}

/* Drop by signs; true when nobody can be dropped by the blocks to come. */
static bool sign_cut(rs_race *race, double limit, int32_t good)
{
    char reason[128];
    bool settled = true;
    for (size_t i = 0; i < race->count; i++) {
        signs s;
        if (!may_leave(&race->racers[i]))
            continue;
        if (beaten(race, i, limit, &s)) {
            snprintf(reason, sizeof reason,
                     "screened: more than %.2f %% behind another in %d of %d rounds",
                     100 * expm1(race->g), s.positive, s.n);
            leave(race, i, reason);
        } else if (in_doubt(race, i, limit, good))
            settled = false;
    }
    return settled;
}

/* ---- rounds ---- */

static size_t choose_order(const rs_race *race, rs_rng *rng, int32_t block, size_t *order)
{
    size_t n = 0;
    for (size_t i = 0; i < race->count; i++)
        if (race->racers[i].live && !(race->racers[i].resting && block >= RS_RACE_FIRST_CUT))
            order[n++] = i;
    for (size_t i = n; i > 1; i--) {
        size_t j = rs_rng_below(rng, (uint32_t)i), t = order[i - 1];
        order[i - 1] = order[j];
        order[j] = t;
    }
    return n;
}

/* Place `i` of the 2n of a block: forth, then back. */
static size_t at_place(const size_t *order, size_t n, size_t i)
{
    return i < 2 * n ? order[i < n ? i : 2 * n - 1 - i] : RS_RACE_NOBODY;
}

static rs_status run_round(rs_race *race, const size_t *order, size_t n, rs_err *err)
{
    int32_t round = race->done;
    size_t first = round % 2 ? n : 0;
    for (size_t slot = 0; slot < n; slot++) {
        size_t racer = at_place(order, n, first + slot);
        rs_racer *r = &race->racers[racer];
        r->slots[round] = (int32_t)slot;
        if (race->behind)
            race->behind(race->arg, at_place(order, n, first + slot + 1));
        rs_status st = race->time(race->arg, racer, round, &r->ns[round], err);
        if (st)
            return st;
        race->samples += !r->control;
    }
    race->done++;
    return RS_OK;
}

static rs_status run_block(rs_race *race, rs_rng *rng, size_t *order, rs_err *err)
{
    int32_t block = race->done / 2;
    size_t n = choose_order(race, rng, block, order);
    if (race->block_begins)
        race->block_begins(race->arg, block);
    rs_status st = run_round(race, order, n, err);
    if (!st)
        st = run_round(race, order, n, err);
    if (!st && race->block_ends)
        race->disturbed[block] = race->block_ends(race->arg, block);
    return st;
}

static void take_lists(rs_race *race)
{
    size_t rounds = (size_t)race->rounds + 2 * RS_RACE_EXTRA;
    race->disturbed = rs_arena_array(race->arena, rounds / 2, sizeof *race->disturbed);
    for (size_t i = 0; i < race->count; i++) {
        rs_racer *r = &race->racers[i];
        r->ns = rs_arena_array(race->arena, rounds, sizeof *r->ns);
        r->slots = rs_arena_array(race->arena, rounds, sizeof *r->slots);
        for (size_t k = 0; k < rounds; k++)
            r->ns[k] = NAN;
    }
}

static double sign_limit(const rs_race *race)
{
    double k = 0;
    for (size_t i = 0; i < race->count; i++)
        k += race->racers[i].live && !race->racers[i].control && !race->racers[i].guest;
    return k * (k - 1) / error_rate;
}

rs_status rs_race_run(rs_race *race, rs_err *err)
{
    rs_rng rng = {race->seed};
    size_t *order = rs_arena_array(race->arena, race->count, sizeof *order);
    double limit = INFINITY;
    int32_t good = 0, extra = 0, extra_most = race->rounds / 2 / BLOCKS_AN_EXTRA;
    take_lists(race);
    race->done = 0;
    while (good < race->rounds / 2) {
        rs_status st = run_block(race, &rng, order, err);
        if (st)
            return st;
        const char **why = &race->disturbed[race->done / 2 - 1];
        if (*why && extra < extra_most && extra < RS_RACE_EXTRA) {
            extra++;
            continue;
        }
        *why = NULL;
        good++;
        if (race->screen && good == RS_RACE_FIRST_CUT) {
            first_cut(race);
            limit = sign_limit(race);
        }
        bool settled =
            race->screen && 2 * good >= RS_RACE_SIGNS_FROM && sign_cut(race, limit, good);
        if (settled && good >= RS_RACE_LEAST)
            break;
    }
    return RS_OK;
}
