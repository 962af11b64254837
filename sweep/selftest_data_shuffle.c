/* Check 1: labels shuffled within blocks; check 2: halves against each other. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include "sweep/base/rng.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

static const double shuffled_most = 0.08;        /* WINs at truth 0 */
static const double contradictions_most = 0.005; /* of pairs that both halves call a WIN */
enum { SHUFFLES_LEAST = 2000, PARITY_SESSIONS = 2 * RS_WIN_SESSIONS };

/* ---- shuffled labels ---- */

typedef struct pair {
    const rs_db_contender *a, *b;
    bool apart; /* by more than G */
} pair;

typedef struct pairs {
    pair *list;
    size_t count, cap;
} pairs;

/* Two schedules within `delta`: what a decision could call a tie. Coins thrown over far ones
   would ask about effects that no pair without a difference has. */
static pairs near_pairs(rs_data *d)
{
    pairs found = {0};
    for (size_t i = 0; i < d->points.count; i++) {
        const rs_db_point *p = &d->points.list[i];
        for (size_t k = 0; k < p->contender_count; k++)
            for (size_t j = k + 1; j < p->contender_count; j++) {
                const rs_db_contender *a = &p->contenders[k], *b = &p->contenders[j];
                if (!rs_data_routable(d, p, a) || !rs_data_routable(d, p, b))
                    continue;
                rs_effect e = rs_stats_effect(a, b, &d->limits);
                if (e.sessions < RS_WIN_SESSIONS || fabs(e.mu) > d->limits.delta)
                    continue;
                pair *slot = rs_arena_push(d->arena, (void **)&found.list, &found.count,
                                           &found.cap, sizeof *slot);
                *slot = (pair){a, b, fabs(e.mu) > d->limits.g};
            }
    }
    return found;
}

static rs_db_contender copy_of(rs_arena *arena, const rs_db_contender *c)
{
    rs_db_contender copy = *c;
    copy.series = rs_arena_array(arena, c->series_count, sizeof *copy.series);
    for (size_t i = 0; i < c->series_count; i++) {
        copy.series[i] = c->series[i];
        size_t count = c->series[i].count;
        copy.series[i].samples = rs_arena_array(arena, count, sizeof(rs_db_sample));
        memcpy(copy.series[i].samples, c->series[i].samples, count * sizeof(rs_db_sample));
    }
    return copy;
}

static rs_db_sample *sample_at(rs_db_contender *c, int64_t session, int32_t round)
{
    for (size_t i = 0; i < c->series_count; i++)
        for (size_t k = 0; c->series[i].session == session && k < c->series[i].count; k++)
            if (c->series[i].samples[k].round == round)
                return &c->series[i].samples[k];
    return NULL;
}

static void exchange(rs_db_sample *a, rs_db_sample *b)
{
    rs_db_sample keep = *a;
    *a = *b;
    *b = keep;
}

/* Throw a coin for every mirrored block that both have in full: such a block counts. */
static void shuffle_blocks(rs_db_contender *a, rs_db_contender *b, rs_rng *rng)
{
    for (size_t i = 0; i < a->series_count; i++) {
        const rs_db_series *s = &a->series[i];
        for (size_t k = 0; k < s->count; k++) {
            int32_t round = s->samples[k].round;
            if (round % 2)
                continue;
            rs_db_sample *a1 = sample_at(a, s->session, round + 1);
            rs_db_sample *b0 = sample_at(b, s->session, round);
            rs_db_sample *b1 = sample_at(b, s->session, round + 1);
            if (a1 && b0 && b1 && rs_rng_below(rng, 2)) {
                exchange(&s->samples[k], b0);
                exchange(a1, b1);
            }
        }
    }
}

typedef struct shuffled {
    int64_t decisions, wins, ties;
    int64_t apart, apart_wins; /* of pairs that are apart by more than G */
    double largest;            /* |mu| of a WIN */
} shuffled;

static void shuffle_once(const rs_data *d, const pair *p, rs_rng *rng, shuffled *out)
{
    rs_arena *scratch = rs_arena_new();
    rs_db_contender a = copy_of(scratch, p->a), b = copy_of(scratch, p->b);
    shuffle_blocks(&a, &b, rng);
    rs_effect e = rs_stats_effect(&a, &b, &d->limits);
    rs_verdict verdict = rs_stats_verdict(&e, &d->limits);
    out->decisions++;
    out->ties += verdict == RS_VERDICT_TIE;
    out->apart += p->apart;
    out->apart_wins += p->apart && verdict == RS_VERDICT_WIN;
    if (verdict == RS_VERDICT_WIN) {
        out->wins++;
        out->largest = fmax(out->largest, fabs(e.mu));
    }
    rs_arena_free(scratch);
}

/* Pairs that are really apart are the hard ones: shuffled, a block is +x or -x and little else,
   so the medians of three sessions of six blocks have one sign in 2 x (22/64)^3 = 8.1 % by the
   coins alone, with no spread to warn of it. They are shown apart. */
void rs_data_check_shuffle(rs_data *d)
{
    char wins[80], ties[80], apart[80];
    shuffled s = {0};
    rs_rng rng = {d->options->seed};
    pairs near = near_pairs(d);
    int64_t least = d->options->trials;
    least = least < SHUFFLES_LEAST ? SHUFFLES_LEAST : least;
    if (near.count == 0) {
        rs_data_report(d, RS_DATA_SKIP,
                       "shuffled labels: no two schedules within %.2f %% in %d sessions",
                       100 * d->limits.delta, RS_WIN_SESSIONS);
        return;
    }
    while (s.decisions < least) /* whole passes: every pair counts alike */
        for (size_t i = 0; i < near.count; i++)
            shuffle_once(d, &near.list[i], &rng, &s);
    bool fine = (double)s.wins <= shuffled_most * (double)s.decisions;
    rs_data_report(d, fine ? RS_DATA_PASS : RS_DATA_FAIL,
                   "shuffled labels: WIN <= %.1f %%; WIN %s over %zu pairs; TIE %s; largest "
                   "WIN %.2f %%",
                   100 * shuffled_most, rs_data_share(s.wins, s.decisions, wins), near.count,
                   rs_data_share(s.ties, s.decisions, ties), 100 * expm1(s.largest));
    rs_data_note(d, "of them pairs that are really more than %.2f %% apart: WIN %s",
                 100 * d->limits.g, rs_data_share(s.apart_wins, s.apart, apart));
}

/* ---- halves ---- */

typedef struct halves {
    int64_t pairs, either, both, contradictions;
} halves;

static void
compare_pair(const rs_data *d, const rs_effect *first, const rs_effect *second, halves *h)
{
    bool one = rs_stats_verdict(first, &d->limits) == RS_VERDICT_WIN;
    bool two = rs_stats_verdict(second, &d->limits) == RS_VERDICT_WIN;
    h->pairs++;
    h->either += one || two;
    h->both += one && two;
    h->contradictions += one && two && first->mu * second->mu < 0;
}

/* Every pair of one point that may be routed, in both halves. */
static void
compare_point(const rs_data *d, const rs_db_point *p, const rs_db_point *q, halves *h)
{
    for (size_t i = 0; i < p->contender_count; i++)
        for (size_t k = i + 1; k < p->contender_count; k++) {
            const rs_db_contender *a = &p->contenders[i], *b = &p->contenders[k];
            const rs_db_contender *a2 = rs_plan_contender(q, a->schedule);
            const rs_db_contender *b2 = rs_plan_contender(q, b->schedule);
            if (!a2 || !b2 || !rs_data_routable(d, p, a) || !rs_data_routable(d, p, b))
                continue;
            rs_effect first = rs_stats_effect(a, b, &d->limits);
            rs_effect second = rs_stats_effect(a2, b2, &d->limits);
            compare_pair(d, &first, &second, h);
        }
}

static void check_split(rs_data *d, const char *name, rs_data_pick one, rs_data_pick two)
{
    char contradictions[80], either[80];
    halves h = {0};
    rs_arena *scratch = rs_arena_new();
    rs_data_points first = rs_data_part(scratch, &d->points, one);
    rs_data_points second = rs_data_part(scratch, &d->points, two);
    for (size_t i = 0; i < first.count; i++) {
        const rs_db_point *p = &first.list[i];
        const rs_db_point *q = rs_data_find(&second, p->shape, p->t);
        if (q)
            compare_point(d, p, q, &h);
    }
    rs_arena_free(scratch);
    if (h.both == 0) {
        rs_data_report(d, RS_DATA_SKIP, "%s: none of %" PRId64 " pairs is a WIN in both halves",
                       name, h.pairs);
        return;
    }
    bool fine = (double)h.contradictions <= contradictions_most * (double)h.both;
    rs_data_report(d, fine ? RS_DATA_PASS : RS_DATA_FAIL,
                   "%s: WIN against opposite WIN <= %.1f %%; %s of pairs with two WINs; a WIN "
                   "in either half: %s of pairs",
                   name, 100 * contradictions_most,
                   rs_data_share(h.contradictions, h.both, contradictions),
                   rs_data_share(h.either, h.pairs, either));
}

void rs_data_check_halves(rs_data *d)
{
    rs_data_pick odd = rs_data_all(), even = rs_data_all();
    odd.block_parity = 1;
    even.block_parity = 0;
    check_split(d, "split halves by blocks", odd, even);
    if (d->sessions < PARITY_SESSIONS) {
        rs_data_report(d, RS_DATA_SKIP,
                       "split halves by sessions: needs %d sessions, has %" PRId64,
                       PARITY_SESSIONS, d->sessions);
        return;
    }
    odd = even = rs_data_all();
    odd.session_parity = 1;
    even.session_parity = 0;
    check_split(d, "split halves by sessions", odd, even);
}
