/* `sweep db show` and `sweep db sessions`. Layer: sweep.
   A screenful of a large file costs what is on it: only the rows shown are loaded and decided.
 */
#include "sweep/db_command.h"
#include "sweep/grid.h"
#include "sweep/table.h"

#include "db/inspect.h"

#include <math.h>
#include <string.h>

static rs_status make(rs_db_command *c, rs_plan *plan, size_t *total, rs_err *err)
{
    rs_db *db = NULL;
    rs_registry registry;
    rs_plan_options o = {.tier = c->filter.tier,
                         .mode = c->filter.mode,
                         .shape = c->filter.shape,
                         .policy = c->policy,
                         .allow = rs_allow_default(),
                         .layout_budget = 1,
                         .choice = c->choice};
    o.choice.most = rs_db_limit(c);
    o.choice.out_total = total;
    rs_status st = rs_registry_open(c->arena, NULL, 0, &registry, err);
    if (!st)
        st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_plan_make(c->arena, db, &registry, &o, plan, err);
    rs_db_close(db);
    return st;
}

static bool asked(const rs_db_command *c, int32_t t)
{
    for (size_t i = 0; i < c->choice.token_count; i++)
        if (c->choice.tokens[i] == t)
            return true;
    return c->choice.tokens == NULL;
}

/* Mode in_situ has three times a sample and no policy. */
static rs_status show_in_situ(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_db_machine machine;
    rs_situ_data data;
    size_t kept = 0;
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_db_load_machine(db, c->arena, c->filter.tier, &machine, err);
    if (!st)
        st = rs_situ_load(db, c->arena, &c->filter, &data, err);
    rs_db_close(db);
    if (st)
        return st;
    for (size_t i = 0; i < data.count[RS_SITU_ROUND]; i++)
        if (asked(c, data.points[RS_SITU_ROUND][i].t))
            data.points[RS_SITU_ROUND][kept++] = data.points[RS_SITU_ROUND][i];
    data.count[RS_SITU_ROUND] = kept;
    if (!kept)
        return rs_err_set(err, RS_UNKNOWN,
                          "%s holds nothing of mode in_situ; run sweep --mode in_situ --engine "
                          "EXE --model FILE",
                          c->db);
    rs_situ_show(c->out, &machine, &data, c->json);
    return RS_OK;
}

rs_status rs_db_show(rs_db_command *c, rs_err *err)
{
    if (c->filter.mode && !strcmp(c->filter.mode, rs_situ_mode(RS_SITU_ROUND)))
        return show_in_situ(c, err);
    rs_plan plan;
    size_t total = 0, count = 0, decided = 0;
    rs_status st = make(c, &plan, &total, err);
    if (st)
        return st;
    for (size_t i = 0; i < plan.shape_count; i++)
        decided += plan.shapes[i].data_count;
    bool bands = decided == total && !c->choice.tokens;
    rs_grid_row *rows = rs_grid_rows(c->arena, &plan, bands, &count);
    if (c->json) {
        /* Widths where nothing may be routed have no row. */
        rs_grid_json(c->out, &plan, rows, count, total - (decided - count));
        return RS_OK;
    }
    fprintf(c->out, "tier %s (%s), policy %s\n", plan.machine.tier, plan.machine.label,
            plan.policy_name);
    rs_grid_print(c->out, rows, count);
    if (decided < total)
        fprintf(c->out,
                "... and %zu more (--rows 0 shows all, --shape S and --tokens LIST choose)\n",
                total - decided);
    return RS_OK;
}

/* ---- sessions ---- */

static const rs_column columns[] = {
    {"session", "session", 0},
    {"time", "UTC", RS_COLUMN_TEXT},
    {"seconds", "s", 0},
    {"mode", "mode", RS_COLUMN_TEXT},
    {"state", "state", RS_COLUMN_TEXT},
    {"ordinal", "no", 0},
    {"cells", "cells", 0},
    {"entries", "entries", 0},
    {"git", "commit", RS_COLUMN_TEXT},
    {"weights", "weights", RS_COLUMN_TEXT},
    {"tier", "tier", RS_COLUMN_TEXT},
};

static void add_session(rs_table *table, const rs_db_session_row *s)
{
    char time[24];
    rs_value *v = rs_table_add(table, 0);
    v[0].number = (double)s->id;
    v[1].text = rs_arena_strdup(table->arena, rs_db_time(s->unix_s, time));
    v[2].number = s->seconds;
    v[3].text = s->mode;
    v[4].text = s->state;
    v[5].number = (double)s->ordinal;
    v[6].number = (double)s->cells;
    v[7].number = (double)s->entries;
    v[8].text = s->git;
    v[9].text = s->weights;
    v[10].text = s->tier;
}

rs_status rs_db_sessions(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_db_session_row *rows = NULL;
    size_t count = 0, limit = rs_db_limit(c);
    rs_table table = {c->arena, columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_db_list_sessions(db, c->arena, c->filter.tier, &rows, &count, err);
    rs_db_close(db);
    if (st)
        return st;
    for (size_t i = 0; i < count; i++)
        add_session(&table, &rows[i]);
    if (c->json) {
        rs_json json = {.out = c->out};
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "db.sessions", 1);
        rs_table_json(&json, "sessions", &table, limit);
        rs_json_close(&json, '}');
        return RS_OK;
    }
    rs_table_print(c->out, &table, limit);
    if (limit && limit < count)
        fprintf(c->out, "... and %zu more (--rows 0 shows all)\n", count - limit);
    return RS_OK;
}
