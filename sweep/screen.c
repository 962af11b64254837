/* Screens: loading, choosing what to show, printing. Layer: sweep. */
#include "sweep/screen_internal.h"
#include "sweep/terminal.h"

#include <math.h>
#include <string.h>

const char *rs_screen_name(rs_screen_kind kind)
{
    static const char *const names[RS_SCREEN_COUNT] = {
#define SCREEN_NAME(id, name, help) name,
        RS_SCREEN_MAP(SCREEN_NAME)
#undef SCREEN_NAME
    };
    RS_CHECK((unsigned)kind < RS_SCREEN_COUNT);
    return names[kind];
}

rs_screen_kind rs_screen_parse(const char *name)
{
    int kind = 0;
    while (kind < RS_SCREEN_COUNT && strcmp(name, rs_screen_name((rs_screen_kind)kind)) != 0)
        kind++;
    return (rs_screen_kind)kind;
}

double rs_screen_quickest(const rs_db_point *point)
{
    double least = INFINITY;
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        if (c->outcome == RS_DB_OK && c->series_count)
            least = fmin(least, rs_stats_summary(c).median);
    }
    return least;
}

bool rs_screen_shows(const rs_screen *s, const rs_db_contender *c, double quickest)
{
    if (!c->series_count || (c->outcome != RS_DB_OK && c->outcome != RS_DB_DROPPED))
        return false;
    return s->options->all || rs_stats_summary(c).median <= RS_SCREEN_NEAR * quickest;
}

void rs_screen_columns(rs_screen *s, const rs_column *columns, size_t count)
{
    s->table = (rs_table){.arena = s->arena, .columns = columns, .column_count = count};
}

const char *rs_screen_range(rs_arena *arena, int32_t first, int32_t last)
{
    return first == last ? rs_arena_printf(arena, "%d", first)
                         : rs_arena_printf(arena, "%d..%d", first, last);
}

static bool asked(const rs_screen_options *o, int32_t t)
{
    for (size_t i = 0; o->tokens && i < o->token_count; i++)
        if (o->tokens[i] == t)
            return true;
    return o->tokens == NULL;
}

static rs_status load(rs_screen *s, rs_err *err)
{
    const rs_screen_options *o = s->options;
    rs_db_filter filter = {o->tier, o->mode, o->shape};
    size_t kept = 0;
    rs_status st = rs_db_load_machine(s->db, s->arena, o->tier, &s->machine, err);
    if (!st)
        st = rs_db_load_points(s->db, s->arena, &filter, &s->points, &s->point_count, err);
    if (st)
        return st;
    s->sm = rs_sm_of(rs_sm_tier_cc(s->machine.tier));
    for (size_t i = 0; i < s->point_count; i++)
        if (asked(o, s->points[i].t))
            s->points[kept++] = s->points[i];
    s->point_count = kept;
    return kept ? RS_OK
                : rs_err_set(err, RS_UNKNOWN,
                             "no finished cell of mode %s%s%s%s; measure it first, or ask for "
                             "what `sweep plan` lists",
                             o->mode ? o->mode : "chain", o->shape ? ", shape " : "",
                             o->shape ? o->shape : "", o->tokens ? ", at the given T" : "");
}

static void show_json(FILE *out, rs_screen_kind kind, const rs_screen *s)
{
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "screen", 1);
    rs_json_text(&json, "screen", rs_screen_name(kind));
    rs_json_text(&json, "tier", s->machine.tier);
    rs_table_json(&json, "rows", &s->table, s->options->rows);
    rs_json_int(&json, "rows_in_all", (int64_t)s->table.row_count);
    rs_json_text(&json, "advice", s->advice);
    rs_json_close(&json, '}');
}

void rs_screen_show(FILE *out, rs_screen_kind kind, rs_screen *s)
{
    size_t limit = s->options->rows, count = s->table.row_count;
    rs_table_sort(&s->table);
    if (s->options->json) {
        show_json(out, kind, s);
        return;
    }
    if (count)
        rs_table_print(out, &s->table, limit);
    if (limit && limit < count)
        fprintf(out, "... and %zu more (--rows 0 shows all)\n", count - limit);
    rs_terminal terminal;
    fprintf(rs_terminal_begin(&terminal, out), "%s\n", s->advice);
    rs_terminal_end(&terminal);
}

rs_status rs_screen_print(
    FILE *out, rs_db *db, rs_screen_kind kind, const rs_screen_options *options, rs_err *err)
{
    static rs_status (*const fill[])(rs_screen *, rs_err *) = {
        [RS_SCREEN_machine_fulls] = rs_screen_machine_fulls,
        [RS_SCREEN_registers] = rs_screen_registers,
        [RS_SCREEN_roofline] = rs_screen_roofline,
        [RS_SCREEN_twins] = rs_screen_twins,
        [RS_SCREEN_rungs] = rs_screen_rungs,
        [RS_SCREEN_in_situ] = rs_screen_in_situ,
    };
    RS_CHECK((size_t)kind < sizeof fill / sizeof *fill);
    rs_screen s = {.arena = rs_arena_new(), .db = db, .options = options};
    rs_status st = load(&s, err);
    if (!st)
        st = fill[kind](&s, err);
    if (!st)
        rs_screen_show(out, kind, &s);
    rs_arena_free(s.arena);
    return st;
}
