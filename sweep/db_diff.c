/* `sweep db diff`: a comparison as a table or JSON. Layer: sweep. */
#include "sweep/compare.h"
#include "sweep/table.h"

#include <math.h>
#include <string.h>

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

static const char *schedules(rs_arena *arena, const rs_change *x)
{
    return strcmp(x->schedule[0], x->schedule[1])
               ? rs_arena_printf(arena, "%s -> %s", x->schedule[0], x->schedule[1])
               : x->schedule[0];
}

static void add_row(rs_table *table, const rs_change *x)
{
    char effect[48];
    rs_effect e = {.mu = x->gain, .h = x->h, .sessions = 1};
    rs_value *v = rs_table_add(table, 0);
    v[0].text = rs_change_name(x->what);
    v[1].text = x->shape;
    v[2].number = x->t;
    v[3].number = x->ns[0] * 1e-3;
    v[4].number = x->ns[1] * 1e-3;
    v[5].text = rs_arena_printf(table->arena, "%zu, %zu", x->sessions[0], x->sessions[1]);
    v[6].text = rs_arena_strdup(table->arena, rs_plan_effect_text(&e, effect));
    v[7].text = schedules(table->arena, x);
}

static void print_table(const rs_db_command *c, const rs_comparison *d)
{
    rs_table table = {c->arena, columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    size_t limit = rs_db_limit(c), more = 0;
    for (size_t i = 0; i < d->count; i++) {
        bool changed =
            d->list[i].what == RS_CHANGE_SLOWER || d->list[i].what == RS_CHANGE_FASTER;
        if (!changed && !c->all)
            continue;
        if (limit && table.row_count == limit)
            more++;
        else
            add_row(&table, &d->list[i]);
    }
    if (table.row_count)
        rs_table_print(c->out, &table, 0);
    if (more)
        fprintf(c->out, "... and %zu more (--rows 0 shows all)\n", more);
    fprintf(c->out,
            "%zu %s: B is faster at %zu, slower at %zu, the same within %.1f %% at %zu, "
            "undecided at %zu; only in A %zu, only in B %zu\n",
            d->count, c->all ? "schedules and widths" : "widths, best against best",
            d->totals[RS_CHANGE_FASTER], d->totals[RS_CHANGE_SLOWER], 100 * d->limits.delta,
            d->totals[RS_CHANGE_SAME], d->totals[RS_CHANGE_UNDECIDED], d->lonely[0],
            d->lonely[1]);
    if (d->totals[RS_CHANGE_UNDECIDED])
        fputs("undecided: the interval is too wide, and below two sessions on a side there is "
              "none; more sessions narrow it\n",
              c->out);
}

static void print_json(const rs_db_command *c, const rs_comparison *d)
{
    rs_json json = {.out = c->out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "db.diff", 1);
    for (int i = 0; i < RS_CHANGE_COUNT; i++)
        rs_json_int(&json, rs_change_name((rs_change_kind)i), (int64_t)d->totals[i]);
    rs_json_array(&json, "rows");
    for (size_t i = 0; i < d->count; i++) {
        const rs_change *x = &d->list[i];
        rs_json_object(&json, NULL);
        rs_json_text(&json, "outcome", rs_change_name(x->what));
        rs_json_text(&json, "tier", x->tier);
        rs_json_text(&json, "shape", x->shape);
        rs_json_int(&json, "t", x->t);
        rs_json_text(&json, "schedule_a", x->schedule[0]);
        rs_json_text(&json, "schedule_b", x->schedule[1]);
        rs_json_num(&json, "a_ns", x->ns[0]);
        rs_json_num(&json, "b_ns", x->ns[1]);
        rs_json_int(&json, "sessions_a", (int64_t)x->sessions[0]);
        rs_json_int(&json, "sessions_b", (int64_t)x->sessions[1]);
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
    rs_comparison comparison;
    rs_status st = rs_compare(c, &comparison, err);
    if (!st && c->json)
        print_json(c, &comparison);
    else if (!st)
        print_table(c, &comparison);
    return st;
}
