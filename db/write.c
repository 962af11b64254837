/* Writing rows: machines, builds, sessions, cells with all their samples. Layer: db. */
#include "db/internal.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

const char *rs_db_outcome_text(rs_db_outcome outcome)
{
    static const char *const texts[RS_DB_OUTCOME_COUNT] = {
#define OUTCOME_TEXT(name, text) text,
        RS_DB_OUTCOME_MAP(OUTCOME_TEXT)
#undef OUTCOME_TEXT
    };
    RS_CHECK((unsigned)outcome < RS_DB_OUTCOME_COUNT);
    return texts[outcome];
}

/* Run a SELECT of one id and finalise it. */
static rs_status select_id(rs_db *db, sqlite3_stmt *s, int64_t *out_id, rs_err *err)
{
    int code = sqlite3_step(s);
    rs_status st = RS_OK;
    if (code == SQLITE_ROW)
        *out_id = sqlite3_column_int64(s, 0);
    else
        st = rs_db_fail(db, "finding a row", err);
    sqlite3_finalize(s);
    return st;
}

rs_status rs_db_put_machine(rs_db *db, const rs_db_machine *m, int64_t *out_id, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_do(
        db, err,
        "INSERT OR IGNORE INTO machine (tier, backend, label, host_cpu, os, driver, cores, "
        "cache_bytes, memory_bytes) VALUES (?,?,?,?,?,?,?,?,?)",
        "ssssssiii", m->tier, m->backend, m->label, m->host_cpu, m->os, m->driver, m->cores,
        m->cache_bytes, m->memory_bytes);
    if (!st)
        st = rs_db_prepare(db, &s, err,
                           "SELECT id FROM machine WHERE tier=? AND backend=? AND label=? AND "
                           "host_cpu=? AND os=? "
                           "AND driver=? AND cores=? AND cache_bytes=? AND memory_bytes=?",
                           "ssssssiii", m->tier, m->backend, m->label, m->host_cpu, m->os,
                           m->driver, m->cores, m->cache_bytes, m->memory_bytes);
    return st ? st : select_id(db, s, out_id, err);
}

rs_status rs_db_put_build(rs_db *db, const rs_db_build *b, int64_t *out_id, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_do(
        db, err,
        "INSERT OR IGNORE INTO build (build_id, git, compiler, flags) VALUES (?,?,?,?)", "ssss",
        b->build_id, b->git, b->compiler, b->flags);
    if (!st)
        st = rs_db_prepare(db, &s, err, "SELECT id FROM build WHERE build_id=?", "s",
                           b->build_id);
    return st ? st : select_id(db, s, out_id, err);
}

rs_status rs_db_put_session(rs_db *db, const rs_db_session *v, int64_t *out_id, rs_err *err)
{
    char seed[24];
    snprintf(seed, sizeof seed, "%" PRIu64, v->seed);
    rs_status st = rs_db_do(db, err,
                            "INSERT INTO session (machine, build, mode, shape, weights, "
                            "ordinal, pid, seed, env_before) "
                            "VALUES (?,?,?,?,?,?,?,?,?)",
                            "iisssiiss", v->machine, v->build, v->mode, v->shape, v->weights,
                            v->ordinal, v->pid, seed, v->env);
    if (!st)
        *out_id = sqlite3_last_insert_rowid(db->handle);
    return st;
}

rs_status
rs_db_end_session(rs_db *db, int64_t session, const char *state, const char *env, rs_err *err)
{
    return rs_db_do(db, err, "UPDATE session SET state=?, env_after=? WHERE id=?", "ssi", state,
                    env, session);
}

rs_status
rs_db_put_ceiling(rs_db *db, int64_t session, const char *name, double value, rs_err *err)
{
    return rs_db_do(db, err,
                    "INSERT OR REPLACE INTO ceiling (session, name, value) VALUES (?,?,?)",
                    "isd", session, name, value);
}

static rs_status schedule_id(rs_db *db, const rs_db_entry *e, int64_t *out_id, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_do(
        db, err,
        "INSERT OR IGNORE INTO schedule (name, code_hash, numeric, layout) VALUES (?,?,?,?)",
        "ssss", e->schedule, e->code_hash, e->numeric, e->layout);
    if (!st)
        st = rs_db_prepare(
            db, &s, err,
            "SELECT id FROM schedule WHERE name=? AND code_hash=? AND numeric=? AND layout=?",
            "ssss", e->schedule, e->code_hash, e->numeric, e->layout);
    return st ? st : select_id(db, s, out_id, err);
}

static rs_status put_samples(rs_db *db, int64_t entry, const rs_db_entry *e, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st =
        rs_db_prepare(db, &s, err,
                      "INSERT INTO sample (entry, round, slot, launches, ns, sm_mhz, excluded) "
                      "VALUES (?,?,?,?,?,?,?)",
                      "");
    for (size_t i = 0; i < e->sample_count && !st; i++) {
        const rs_db_sample *v = &e->samples[i];
        rs_db_rebind(s, "iiiidds", entry, (int64_t)v->round, (int64_t)v->slot,
                     (int64_t)v->launches, v->ns, v->sm_mhz, v->excluded);
        st = rs_db_run(db, s, err);
    }
    sqlite3_finalize(s);
    return st;
}

static rs_status put_entry(rs_db *db, int64_t cell, const rs_db_entry *e, rs_err *err)
{
    int64_t schedule = 0;
    double none = NAN;
    rs_status st = schedule_id(db, e, &schedule, err);
    if (!st)
        st = rs_db_do(db, err,
                      "INSERT INTO entry (cell, schedule, outcome, reason, incumbent, "
                      "workspace_bytes, rel_l2, gross, "
                      "share, floor_ns, registers, spill_bytes, smem_bytes, grid, block) "
                      "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                      "iissiiddddiiiii", cell, schedule, rs_db_outcome_text(e->outcome),
                      e->reason, (int64_t)e->incumbent, e->workspace_bytes,
                      e->checked ? e->rel_l2 : none, e->checked ? e->gross : none,
                      e->checked ? e->share : none, e->floor_ns, (int64_t)e->registers,
                      (int64_t)e->spill_bytes, (int64_t)e->smem_bytes, (int64_t)e->grid,
                      (int64_t)e->block);
    int64_t id = sqlite3_last_insert_rowid(db->handle);
    char hash[24];
    snprintf(hash, sizeof hash, "%016" PRIx64, e->y_hash);
    if (!st && e->y_hash)
        st = rs_db_do(db, err, "INSERT INTO output (entry, y_hash) VALUES (?,?)", "is", id,
                      hash);
    return st ? st : put_samples(db, id, e, err);
}

static rs_status put_rounds(rs_db *db, int64_t cell, const rs_db_cell *c, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "INSERT INTO round (cell, round, epoch, mem_mhz, temp_c, power_w, throttle, steal, "
        "foreign_load) VALUES (?,?,?,?,?,?,?,?,?)",
        "");
    for (size_t i = 0; i < c->round_count && !st; i++) {
        const rs_db_round *r = &c->rounds[i];
        rs_db_rebind(s, "iiidddsdd", cell, (int64_t)r->round, (int64_t)r->epoch, r->mem_mhz,
                     r->temp_c, r->power_w, r->throttle, r->steal, r->foreign_load);
        st = rs_db_run(db, s, err);
    }
    sqlite3_finalize(s);
    return st;
}

static rs_status put_rows(rs_db *db, const rs_db_cell *cell, rs_err *err)
{
    rs_status st = rs_db_do(
        db, err, "INSERT INTO cell (session, shape, mode, t, set_hash) VALUES (?,?,?,?,?)",
        "issis", cell->session, cell->shape, cell->mode, (int64_t)cell->t, cell->set_hash);
    int64_t id = sqlite3_last_insert_rowid(db->handle);
    for (size_t i = 0; i < cell->entry_count && !st; i++)
        st = put_entry(db, id, &cell->entries[i], err);
    return st ? st : put_rounds(db, id, cell, err);
}

rs_status rs_db_put_cell(rs_db *db, const rs_db_cell *cell, rs_err *err)
{
    rs_status st = rs_db_exec(db, "BEGIN IMMEDIATE", err);
    if (!st)
        st = put_rows(db, cell, err);
    if (!st)
        st = rs_db_exec(db, "COMMIT", err);
    if (st && !sqlite3_get_autocommit(db->handle))
        sqlite3_exec(db->handle, "ROLLBACK", NULL, NULL, NULL);
    return st;
}
