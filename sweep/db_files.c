/* The commands of `sweep db` that write: merge, prune, upgrade. Layer: sweep. */
#include "sweep/db_command.h"

#include "db/inspect.h"
#include "db/merge.h"
#include "sweep/base/json.h"

rs_status rs_db_merge_files(rs_db_command *c, rs_err *err)
{
    rs_db_merged m;
    rs_status st = rs_db_merge(c->args[0], c->args + 1, c->arg_count - 1, &m, err);
    if (st)
        return st;
    double rate = m.seconds > 0 ? (double)m.rows / m.seconds : 0;
    if (c->json) {
        rs_json json = {.out = c->out};
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "db.merge", 1);
        rs_json_int(&json, "sessions", m.sessions);
        rs_json_int(&json, "cells", m.cells);
        rs_json_int(&json, "samples", m.samples);
        rs_json_int(&json, "rows", m.rows);
        rs_json_int(&json, "twin_sessions", m.twin_sessions);
        rs_json_int(&json, "twin_cells", m.twin_cells);
        rs_json_num(&json, "seconds", m.seconds);
        rs_json_close(&json, '}');
        return RS_OK;
    }
    fprintf(c->out,
            "%s holds %lld sessions, %lld cells, %lld samples, %lld plans, %lld comparisons\n"
            "found more than once: %lld sessions, %lld cells; %.1f s, %.0f rows/s\n",
            c->args[0], (long long)m.sessions, (long long)m.cells, (long long)m.samples,
            (long long)m.plans, (long long)m.ab_runs, (long long)m.twin_sessions,
            (long long)m.twin_cells, m.seconds, rate);
    return RS_OK;
}

static void prune_json(const rs_db_command *c, const rs_db_pruned *p)
{
    rs_json json = {.out = c->out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "db.prune", 1);
    rs_json_bool(&json, "deleted", c->yes);
    rs_json_int(&json, "cells", p->cells);
    rs_json_int(&json, "entries", p->entries);
    rs_json_int(&json, "samples", p->samples);
    rs_json_int(&json, "sessions", p->sessions);
    rs_json_int(&json, "plans", p->plans);
    rs_json_close(&json, '}');
}

rs_status rs_db_prune_file(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_db_pruned p = {0};
    rs_status st = rs_db_open(c->db, c->yes ? RS_DB_WRITE : RS_DB_READ, &db, err);
    if (!st)
        st = rs_db_prune(db, c->yes, &p, err);
    rs_db_close(db);
    if (st)
        return st;
    if (c->json) {
        prune_json(c, &p);
        return RS_OK;
    }
    fprintf(c->out,
            "%s:\n"
            "%10lld cells of sets of schedules that newer sessions replaced\n"
            "%10lld entries and %lld samples in them\n"
            "%10lld sessions left without a cell and without a figure\n"
            "%10lld plans that a later one repeats\n%s",
            c->yes ? "deleted" : "would delete", (long long)p.cells, (long long)p.entries,
            (long long)p.samples, (long long)p.sessions, (long long)p.plans,
            c->yes ? "" : "nothing was changed; --yes does it\n");
    return RS_OK;
}

rs_status rs_db_upgrade(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_status st = rs_db_open(c->args[0], RS_DB_WRITE, &db, err);
    rs_db_close(db);
    if (!st)
        fprintf(c->out, "%s has schema %d\n", c->args[0], RS_DB_SCHEMA);
    return st;
}
