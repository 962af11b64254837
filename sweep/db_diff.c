/* `sweep db diff`: two sets of sessions, width by width. Layer: sweep.
   The unit is the session: x = ln of its median, two independent samples, Welch's interval
   (Welch, Biometrika 1947), the spread of either side no smaller than this machine's s_AA.
   Nothing is paired: sides come from different processes, so that a difference has to be larger
   than what the machine drifts between them. */
#include "sweep/db_command.h"
#include "sweep/table.h"

#include "db/inspect.h"
#include "sweep/base/json.h"
#include "sweep/base/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef enum outcome { FASTER, SLOWER, UNDECIDED, SAME, OUTCOMES } outcome;

static const char *const outcome_names[OUTCOMES] = {"faster", "slower", "undecided", "same"};

/* A schedule at a width on one side. */
typedef struct side {
    const rs_db_median *first; /* its sessions, in a row */
    size_t count;
    double mean, variance; /* of ln ns */
} side;

typedef struct change {
    side a, b;
    double gain, h; /* ln(t_a / t_b); h infinite below two sessions on a side */
    outcome what;
} change;

typedef struct differ {
    rs_db_command *c;
    const char *mode;
    rs_db_median *rows[2];
    size_t counts[2];
    rs_limits limits;
    change *list;
    size_t count, cap, lonely[2], totals[OUTCOMES];
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

static void decide(change *x, const rs_limits *limits)
{
    double least = limits->s_aa * limits->s_aa;
    double na = (double)x->a.count, nb = (double)x->b.count;
    sum_up(&x->a);
    sum_up(&x->b);
    double va = fmax(x->a.variance, least) / na, vb = fmax(x->b.variance, least) / nb;
    x->gain = x->a.mean - x->b.mean;
    x->h = INFINITY;
    if (x->a.count > 1 && x->b.count > 1) {
        double df = pow(va + vb, 2) / (va * va / (na - 1) + vb * vb / (nb - 1));
        x->h = rs_stats_t975((int)fmax(1, floor(df))) * sqrt(va + vb);
    }
    if (fabs(x->gain) > x->h && fabs(x->gain) > limits->g)
        x->what = x->gain > 0 ? FASTER : SLOWER;
    else
        x->what = fabs(x->gain) + x->h < limits->delta ? SAME : UNDECIDED;
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
    if (!a.count || !b.count)
        return;
    change *x = rs_arena_push(d->c->arena, (void **)&d->list, &d->count, &d->cap, sizeof *x);
    *x = (change){.a = a, .b = b};
    decide(x, &d->limits);
    d->totals[x->what]++;
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
                d->lonely[w] += by != 0;
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
    if (calibration.limits.s_aa > d->limits.s_aa)
        d->limits = calibration.limits;
    return RS_OK;
}

/* ---- printing ---- */

static int compare_changes(const void *a, const void *b)
{
    const change *x = a, *y = b;
    if ((x->what == SLOWER) != (y->what == SLOWER))
        return x->what == SLOWER ? -1 : 1;
    if (x->what != y->what)
        return (x->what > y->what) - (x->what < y->what);
    double dx = fabs(x->gain), dy = fabs(y->gain);
    if (dx != dy)
        return dx < dy ? 1 : -1;
    return compare_keys(x->a.first, y->a.first, true);
}

static const rs_column columns[] = {
    {"outcome", "B is", RS_COLUMN_TEXT},
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", 0},
    {"a_us", "A us", 2},
    {"b_us", "B us", 2},
    {"sessions", "ses", RS_COLUMN_TEXT},
    {"gain", "A/B - 1 [95 %]", RS_COLUMN_TEXT},
    {"schedule", "schedule", RS_COLUMN_TEXT},
};

static const char *schedules(rs_arena *arena, const change *x)
{
    const char *a = x->a.first->schedule, *b = x->b.first->schedule;
    return strcmp(a, b) ? rs_arena_printf(arena, "%s -> %s", a, b) : b;
}

static void print_table(const differ *d)
{
    rs_table table = {d->c->arena, columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    size_t limit = rs_db_limit(d->c), more = 0;
    for (size_t i = 0; i < d->count; i++) {
        const change *x = &d->list[i];
        char effect[48];
        rs_effect e = {.mu = x->gain, .h = x->h, .sessions = 1};
        if (x->what > SLOWER && !d->c->all)
            continue;
        if (limit && table.row_count == limit && ++more)
            continue;
        rs_value *v = rs_table_add(&table, 0);
        v[0].text = outcome_names[x->what];
        v[1].text = x->a.first->shape;
        v[2].number = x->a.first->t;
        v[3].number = exp(x->a.mean) * 1e-3;
        v[4].number = exp(x->b.mean) * 1e-3;
        v[5].text = rs_arena_printf(d->c->arena, "%zu, %zu", x->a.count, x->b.count);
        v[6].text = rs_arena_strdup(d->c->arena, rs_plan_effect_text(&e, effect));
        v[7].text = schedules(d->c->arena, x);
    }
    if (table.row_count)
        rs_table_print(d->c->out, &table, 0);
    if (more)
        fprintf(d->c->out, "... and %zu more (--rows 0 shows all)\n", more);
    fprintf(d->c->out,
            "%zu %s: B is faster at %zu, slower at %zu, the same within %.1f %% at %zu, "
            "undecided at %zu; only in A %zu, only in B %zu\n",
            d->count, d->c->all ? "schedules and widths" : "widths, best against best",
            d->totals[FASTER], d->totals[SLOWER], 100 * d->limits.delta, d->totals[SAME],
            d->totals[UNDECIDED], d->lonely[0], d->lonely[1]);
    if (d->totals[UNDECIDED])
        fputs("undecided: the interval is too wide, and below two sessions on a side there is "
              "none; more sessions narrow it\n",
              d->c->out);
}

static void print_json(const differ *d)
{
    rs_json json = {.out = d->c->out};
    rs_json_object(&json, NULL);
    rs_json_text(&json, "schema", "1.0");
    for (int i = 0; i < OUTCOMES; i++)
        rs_json_int(&json, outcome_names[i], (int64_t)d->totals[i]);
    rs_json_array(&json, "rows");
    for (size_t i = 0; i < d->count; i++) {
        const change *x = &d->list[i];
        rs_json_object(&json, NULL);
        rs_json_text(&json, "outcome", outcome_names[x->what]);
        rs_json_text(&json, "tier", x->a.first->tier);
        rs_json_text(&json, "shape", x->a.first->shape);
        rs_json_int(&json, "t", x->a.first->t);
        rs_json_text(&json, "schedule_a", x->a.first->schedule);
        rs_json_text(&json, "schedule_b", x->b.first->schedule);
        rs_json_num(&json, "a_ns", exp(x->a.mean));
        rs_json_num(&json, "b_ns", exp(x->b.mean));
        rs_json_int(&json, "sessions_a", (int64_t)x->a.count);
        rs_json_int(&json, "sessions_b", (int64_t)x->b.count);
        rs_json_num(&json, "gain", expm1(x->gain));
        rs_json_num(&json, "gain_low", isfinite(x->h) ? expm1(x->gain - x->h) : NAN);
        rs_json_num(&json, "gain_high", isfinite(x->h) ? expm1(x->gain + x->h) : NAN);
        rs_json_close(&json, '}');
    }
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

rs_status rs_db_diff(rs_db_command *c, rs_err *err)
{
    differ d = {.c = c};
    rs_status st = load_side(&d, 0, err);
    if (!st)
        st = load_side(&d, 1, err);
    if (st)
        return st;
    match(&d);
    if (!d.count)
        return rs_err_set(err, RS_UNKNOWN,
                          "%s and %s have no width of one tier in common; `sweep db sessions` "
                          "shows their tiers",
                          c->args[0], c->args[1]);
    qsort(d.list, d.count, sizeof *d.list, compare_changes);
    if (c->json)
        print_json(&d);
    else
        print_table(&d);
    return RS_OK;
}
