/* Two sets of sessions, width by width. Layer: sweep. */
#include "sweep/compare.h"

#include "db/inspect.h"
#include "sweep/base/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A schedule at a width on one side. */
typedef struct side {
    const rs_db_median *first; /* its sessions, in a row */
    size_t count;
    double mean, variance; /* of ln ns */
} side;

typedef struct differ {
    rs_db_command *c;
    rs_db_median *rows[2];
    size_t counts[2], cap;
    rs_comparison *out;
} differ;

/* ---- statistics ---- */

static void sum_up(side *s)
{
    double sum = 0, squares = 0;
    for (size_t i = 0; i < s->count; i++)
        sum += log(s->first[i].ns);
    s->mean = sum / (double)s->count;
    for (size_t i = 0; i < s->count; i++)
        squares += pow(log(s->first[i].ns) - s->mean, 2);
    s->variance = s->count > 1 ? squares / (double)(s->count - 1) : 0;
}

static rs_change decide(side *a, side *b, const rs_limits *limits)
{
    double least = limits->s_aa * limits->s_aa;
    double na = (double)a->count, nb = (double)b->count;
    sum_up(a);
    sum_up(b);
    double va = fmax(a->variance, least) / na, vb = fmax(b->variance, least) / nb;
    rs_change x = {.tier = a->first->tier,
                   .shape = a->first->shape,
                   .schedule = {a->first->schedule, b->first->schedule},
                   .t = a->first->t,
                   .sessions = {a->count, b->count},
                   .ns = {exp(a->mean), exp(b->mean)},
                   .gain = a->mean - b->mean,
                   .h = INFINITY};
    if (a->count > 1 && b->count > 1) {
        double df = pow(va + vb, 2) / (va * va / (na - 1) + vb * vb / (nb - 1));
        x.h = rs_stats_t975((int)fmax(1, floor(df))) * sqrt(va + vb);
    }
    if (fabs(x.gain) > x.h && fabs(x.gain) > limits->g)
        x.what = x.gain > 0 ? RS_CHANGE_FASTER : RS_CHANGE_SLOWER;
    else
        x.what = fabs(x.gain) + x.h < limits->delta ? RS_CHANGE_SAME : RS_CHANGE_UNDECIDED;
    return x;
}

/* ---- matching ---- */

static int compare_keys(const rs_db_median *x, const rs_db_median *y, bool with_schedule)
{
    int by = strcmp(x->tier, y->tier);
    by = by ? by : strcmp(x->shape, y->shape);
    by = by ? by : (x->t > y->t) - (x->t < y->t);
    return by || !with_schedule ? by : strcmp(x->schedule, y->schedule);
}

static side side_at(const differ *d, int which, size_t at)
{
    const rs_db_median *rows = d->rows[which];
    size_t end = at;
    while (end < d->counts[which] && !compare_keys(&rows[at], &rows[end], true))
        end++;
    return (side){.first = &rows[at], .count = end - at};
}

static bool is_control(const side *s)
{
    return !strncmp(s->first->schedule, "control:", 8);
}

/* The quickest of a width that may be routed by its class, and where the next width begins.
   Peers and controls are somebody else's. */
static side best_at(const differ *d, int which, size_t *at)
{
    const rs_db_median *first = &d->rows[which][*at];
    rs_allow allow = rs_allow_default();
    side best = {0};
    while (*at < d->counts[which] && !compare_keys(first, &d->rows[which][*at], false)) {
        side s = side_at(d, which, *at);
        *at += s.count;
        sum_up(&s);
        bool ours = !is_control(&s) && strncmp(s.first->schedule, "peer_", 5) != 0 &&
                    rs_policy_allows(s.first->numeric, s.first->t, &allow);
        if (ours && (!best.count || s.mean < best.mean))
            best = s;
    }
    return best;
}

static void add(differ *d, side a, side b)
{
    rs_comparison *o = d->out;
    if (!a.count || !b.count)
        return;
    rs_change *x = rs_arena_push(d->c->arena, (void **)&o->list, &o->count, &d->cap, sizeof *x);
    *x = decide(&a, &b, &o->limits);
    o->totals[x->what]++;
}

/* Both lists are sorted: walk them together. */
static void match(differ *d)
{
    size_t at[2] = {0, 0};
    while (at[0] < d->counts[0] || at[1] < d->counts[1]) {
        int by = at[0] == d->counts[0] ? 1
                 : at[1] == d->counts[1]
                     ? -1
                     : compare_keys(&d->rows[0][at[0]], &d->rows[1][at[1]], d->c->all);
        side s[2] = {{0}, {0}};
        for (int w = 0; w < 2; w++)
            if (by == 0 || (by < 0) == (w == 0)) {
                s[w] = d->c->all ? side_at(d, w, at[w]) : best_at(d, w, &at[w]);
                at[w] += d->c->all ? s[w].count : 0;
                d->out->lonely[w] += by != 0;
            }
        add(d, s[0], s[1]);
    }
}

/* ---- which two? ---- */

/* "session:3", "session:1..3", "git:923dd9e" or a file. */
static rs_status parse_side(
    rs_db_command *c, const char *text, const char **out_db, rs_db_part *part, rs_err *err)
{
    *out_db = c->db;
    *part = (rs_db_part){.filter = c->filter};
    if (!strncmp(text, "git:", 4)) {
        part->git = text + 4;
        return *part->git ? RS_OK : rs_err_set(err, RS_USAGE, "'git:' names no commit");
    }
    if (strncmp(text, "session:", 8) != 0) {
        *out_db = text;
        return RS_OK;
    }
    char *first = rs_arena_strdup(c->arena, text + 8), *dots = strstr(first, "..");
    if (dots)
        *dots = '\0';
    rs_status st = rs_text_int("session", first, 1, INT64_MAX, &part->first, err);
    part->last = part->first;
    if (!st && dots)
        st = rs_text_int("session", dots + 2, part->first, INT64_MAX, &part->last, err);
    return st;
}

static size_t only_asked(const rs_db_choice *f, rs_db_median *rows, size_t count)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        bool asked = !f->tokens;
        for (size_t k = 0; k < f->token_count && !asked; k++)
            asked = f->tokens[k] == rows[i].t;
        if (asked)
            rows[kept++] = rows[i];
    }
    return kept;
}

static rs_status load_side(differ *d, int which, rs_err *err)
{
    const char *path;
    rs_db *db = NULL;
    rs_db_part part;
    rs_calibration calibration;
    rs_status st = parse_side(d->c, d->c->args[which], &path, &part, err);
    if (!st)
        st = rs_db_open(path, RS_DB_READ, &db, err);
    if (!st)
        st =
            rs_db_load_medians(db, d->c->arena, &part, &d->rows[which], &d->counts[which], err);
    if (!st)
        st = rs_calibration_load(db, d->rows[which][0].tier, &calibration, err);
    rs_db_close(db);
    if (st)
        return rs_err_prefix(err, st, "%s: ", d->c->args[which]);
    d->counts[which] = only_asked(&d->c->choice, d->rows[which], d->counts[which]);
    /* Of two calibrations the more careful. */
    if (calibration.limits.s_aa > d->out->limits.s_aa)
        d->out->limits = calibration.limits;
    return RS_OK;
}

static int compare_changes(const void *a, const void *b)
{
    const rs_change *x = a, *y = b;
    if ((x->what == RS_CHANGE_SLOWER) != (y->what == RS_CHANGE_SLOWER))
        return x->what == RS_CHANGE_SLOWER ? -1 : 1;
    if (x->what != y->what)
        return (x->what > y->what) - (x->what < y->what);
    double dx = fabs(x->gain), dy = fabs(y->gain);
    if (dx != dy)
        return dx < dy ? 1 : -1;
    int by = strcmp(x->shape, y->shape);
    by = by ? by : (x->t > y->t) - (x->t < y->t);
    return by ? by : strcmp(x->schedule[0], y->schedule[0]);
}

rs_status rs_compare(rs_db_command *c, rs_comparison *out, rs_err *err)
{
    differ d = {.c = c, .out = out};
    *out = (rs_comparison){0};
    rs_status st = load_side(&d, 0, err);
    if (!st)
        st = load_side(&d, 1, err);
    if (st)
        return st;
    match(&d);
    if (!out->count)
        return rs_err_set(err, RS_UNKNOWN,
                          "%s and %s have no width of one tier in common; `sweep db sessions` "
                          "shows their tiers",
                          c->args[0], c->args[1]);
    qsort(out->list, out->count, sizeof *out->list, compare_changes);
    return RS_OK;
}

const char *rs_change_name(rs_change_kind kind)
{
    static const char *const names[RS_CHANGE_COUNT] = {"slower", "faster", "undecided", "same"};
    RS_CHECK((unsigned)kind < RS_CHANGE_COUNT);
    return names[kind];
}
