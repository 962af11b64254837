/* In-situ times as a table. Layer: sweep. */
#include "sweep/situ.h"

#include "sweep/table.h"

#include <math.h>
#include <string.h>

static const rs_column columns[] = {
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", 0},
    {"verdict", "verdict", RS_COLUMN_TEXT},
    {"node_us", "node us", 2},
    {"layer_us", "layer us", 2},
    {"round_us", "round us", 1},
    {"share", "share %", 1},
    {"sessions", "ses", 0},
    {"gain", "gain of the round [95 %]", RS_COLUMN_TEXT},
    {"schedule", "schedule", RS_COLUMN_TEXT},
};

/* Everything that one row says. */
typedef struct row {
    const char *shape, *schedule, *verdict;
    int32_t t;
    int sessions;
    rs_situ_finding f;
} row;

/* The incumbent is compared with nobody; its times are those of a finding all the same. */
static row row_of(const rs_situ_data *data, const rs_db_point *p, const rs_db_contender *c)
{
    row r = {.shape = p->shape, .schedule = c->schedule, .t = p->t};
    bool incumbent = p->incumbent && !strcmp(p->incumbent, c->schedule);
    r.sessions = (int)c->series_count;
    r.f = rs_situ_judge(data, p->shape, p->t, c->schedule, p->incumbent ? p->incumbent : "",
                        NULL);
    r.verdict = incumbent ? "incumbent" : rs_situ_verdict_name(r.f.verdict);
    if (incumbent)
        rs_situ_times(data, &r.f);
    return r;
}

static const char *gain_text(rs_arena *arena, const rs_effect *e)
{
    if (!e->sessions)
        return "";
    if (!isfinite(e->h))
        return rs_arena_printf(arena, "%+.2f %% [?]", 100 * expm1(e->mu));
    return rs_arena_printf(arena, "%+.2f %% [%.2f, %.2f]", 100 * expm1(e->mu),
                           100 * expm1(e->mu - e->h), 100 * expm1(e->mu + e->h));
}

static void add_row(rs_table *table, const row *r, const char *before)
{
    rs_value *v = rs_table_add(table, 0);
    v[0].text = before && !strcmp(before, r->shape) ? "" : r->shape;
    v[1].number = r->t;
    v[2].text = r->verdict;
    for (int part = 0; part < RS_SITU_PARTS; part++)
        v[3 + part].number = r->f.ns[part] * 1e-3;
    v[6].number = 100 * r->f.share;
    v[7].number = r->sessions;
    v[8].text = gain_text(table->arena, &r->f.effect[RS_SITU_ROUND]);
    v[9].text = r->schedule;
}

static void put_effect(rs_json *json, const char *name, const rs_effect *e)
{
    rs_json_object(json, name);
    rs_json_num(json, "mu", e->sessions ? e->mu : NAN);
    rs_json_num(json, "h", e->sessions ? e->h : NAN);
    rs_json_close(json, '}');
}

static void put_row(rs_json *json, const row *r)
{
    rs_json_object(json, NULL);
    rs_json_text(json, "shape", r->shape);
    rs_json_int(json, "t", r->t);
    rs_json_text(json, "schedule", r->schedule);
    rs_json_text(json, "verdict", r->verdict);
    rs_json_text(json, "reason", r->f.reason);
    rs_json_num(json, "node_ns", r->f.ns[RS_SITU_NODE]);
    rs_json_num(json, "layer_ns", r->f.ns[RS_SITU_LAYER]);
    rs_json_num(json, "round_ns", r->f.ns[RS_SITU_ROUND]);
    rs_json_num(json, "share", r->f.share);
    rs_json_int(json, "sessions", r->sessions);
    put_effect(json, "node", &r->f.effect[RS_SITU_NODE]);
    put_effect(json, "layer", &r->f.effect[RS_SITU_LAYER]);
    put_effect(json, "round", &r->f.effect[RS_SITU_ROUND]);
    rs_json_close(json, '}');
}

static void show_json(FILE *out, const rs_db_machine *machine, const rs_situ_data *data)
{
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "db.in-situ", 1);
    rs_json_text(&json, "tier", machine->tier);
    rs_json_text(&json, "label", machine->label);
    rs_json_array(&json, "rows");
    for (size_t i = 0; i < data->count[RS_SITU_ROUND]; i++) {
        const rs_db_point *p = &data->points[RS_SITU_ROUND][i];
        for (size_t k = 0; k < p->contender_count; k++) {
            row r = row_of(data, p, &p->contenders[k]);
            put_row(&json, &r);
        }
    }
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

void rs_situ_show(FILE *out, const rs_db_machine *machine, const rs_situ_data *data, bool json)
{
    rs_table table = {rs_arena_new(), columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    const char *before = NULL;
    if (json) {
        show_json(out, machine, data);
        rs_arena_free(table.arena);
        return;
    }
    for (size_t i = 0; i < data->count[RS_SITU_ROUND]; i++) {
        const rs_db_point *p = &data->points[RS_SITU_ROUND][i];
        for (size_t k = 0; k < p->contender_count; k++) {
            row r = row_of(data, p, &p->contenders[k]);
            add_row(&table, &r, before);
            before = p->shape;
        }
    }
    fprintf(out, "tier %s (%s), in situ\n", machine->tier, machine->label);
    rs_table_print(out, &table, 0);
    rs_arena_free(table.arena);
}
