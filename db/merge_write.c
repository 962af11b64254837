/* The merged rows, in the order of their content, ids from 1. Layer: db.
   Values are copied as they are, column by column: no conversion can change one. */
#include "db/merge_internal.h"

#include <string.h>

/* One SELECT of `from` into one INSERT: `lead` values that the caller binds, then the columns
   from `first` on. */
static rs_status
copy_row(rs_db *to, sqlite3_stmt *from, int first, sqlite3_stmt *into, int lead, rs_err *err)
{
    for (int i = first; i < sqlite3_column_count(from); i++)
        sqlite3_bind_value(into, lead + i - first + 1, sqlite3_column_value(from, i));
    return rs_db_run(to, into, err);
}

/* All rows that `sql` gives for `from_id`; their first column in the result is `id`. */
static rs_status copy_rows(rs_merge *m,
                           const rs_source *source,
                           const char *sql,
                           int64_t from_id,
                           const char *insert,
                           int64_t id,
                           rs_err *err)
{
    sqlite3_stmt *from = NULL, *into = NULL;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(source->db, &from, err, sql, "i", from_id);
    if (!st)
        st = rs_db_prepare(m->out, &into, err, insert, "i", id);
    while (!st && (code = sqlite3_step(from)) == SQLITE_ROW)
        st = copy_row(m->out, from, 0, into, 1, err);
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(source->db, "copying", err);
    sqlite3_finalize(from);
    sqlite3_finalize(into);
    return st;
}

/* The first of every group becomes row group + 1. */
static rs_status
copy_groups(rs_merge *m, const rs_refs *refs, const char *sql, const char *insert, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < refs->count && !st; i++)
        if (!i || refs->list[i].group != refs->list[i - 1].group)
            st = copy_rows(m, &m->sources[refs->list[i].source], sql, refs->list[i].id, insert,
                           (int64_t)refs->list[i].group + 1, err);
    return st;
}

/* Row `id` of a source as an id of the result; 0 = not there. */
static int64_t mapped(const rs_refs *refs, size_t source, int64_t id)
{
    for (size_t i = 0; i < refs->count; i++)
        if (refs->list[i].source == source && refs->list[i].id == id)
            return (int64_t)refs->list[i].group + 1;
    return 0;
}

/* ---- sessions ---- */

static rs_status copy_session(rs_merge *m, const rs_ref *r, rs_err *err)
{
    const rs_source *source = &m->sources[r->source];
    sqlite3_stmt *from = NULL, *into = NULL;
    rs_status st = rs_db_prepare(
        source->db, &from, err,
        "SELECT machine, build, mode, shape, weights, ordinal, pid, seed, state, env_before, "
        "env_after FROM session WHERE id = ?1",
        "i", r->id);
    if (!st)
        st = rs_db_prepare(m->out, &into, err,
                           "INSERT INTO session (id, machine, build, mode, shape, weights, "
                           "ordinal, pid, seed, state, env_before, env_after) VALUES "
                           "(?,?,?,?,?,?,?,?,?,?,?,?)",
                           "");
    if (!st && sqlite3_step(from) == SQLITE_ROW) {
        rs_db_rebind(into, "iii", (int64_t)r->group + 1,
                     mapped(&m->machines, r->source, sqlite3_column_int64(from, 0)),
                     mapped(&m->builds, r->source, sqlite3_column_int64(from, 1)));
        st = copy_row(m->out, from, 2, into, 3, err);
    } else if (!st)
        st = rs_db_fail(source->db, "reading a session", err);
    sqlite3_finalize(from);
    sqlite3_finalize(into);
    return st;
}

/* The version that went furthest is written, the others add the figures that it has not. */
static rs_status copy_sessions(rs_merge *m, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < m->sessions.count && !st; i++) {
        const rs_ref *r = &m->sessions.list[i];
        if (!i || r->group != r[-1].group)
            st = copy_session(m, r, err);
        if (!st)
            st = copy_rows(m, &m->sources[r->source],
                           "SELECT name, value FROM ceiling WHERE session = ?1 ORDER BY name",
                           r->id,
                           "INSERT OR IGNORE INTO ceiling (session, name, value) VALUES "
                           "(?1,?2,?3)",
                           (int64_t)r->group + 1, err);
    }
    return st;
}

/* ---- cells ---- */

typedef struct writer {
    sqlite3_stmt *cell, *entry, *output, *sample, *round;
    int64_t entries;
} writer;

static rs_status prepare_writer(rs_merge *m, writer *w, rs_err *err)
{
    struct {
        sqlite3_stmt **statement;
        const char *sql;
    } const list[] = {
        {&w->cell,
         "INSERT INTO cell (id, session, shape, mode, t, set_hash) VALUES (?,?,?,?,?,?)"},
        {&w->entry,
         "INSERT INTO entry (id, cell, schedule, outcome, reason, incumbent, workspace_bytes, "
         "rel_l2, gross, share, floor_ns, registers, spill_bytes, smem_bytes, grid, block) "
         "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"},
        {&w->output, "INSERT INTO output (entry, y_hash) VALUES (?,?)"},
        {&w->sample, "INSERT INTO sample (entry, round, slot, launches, ns, sm_mhz, excluded) "
                     "VALUES (?,?,?,?,?,?,?)"},
        {&w->round,
         "INSERT INTO round (cell, round, epoch, mem_mhz, temp_c, power_w, throttle, "
         "steal, foreign_load) VALUES (?,?,?,?,?,?,?,?,?)"},
    };
    rs_status st = RS_OK;
    for (size_t i = 0; i < sizeof list / sizeof *list && !st; i++)
        st = rs_db_prepare(m->out, list[i].statement, err, list[i].sql, "");
    return st;
}

static void finalise_writer(writer *w)
{
    sqlite3_finalize(w->cell);
    sqlite3_finalize(w->entry);
    sqlite3_finalize(w->output);
    sqlite3_finalize(w->sample);
    sqlite3_finalize(w->round);
}

/* Rows of `from`, bound to `from_id`, behind the id that `into` has bound. */
static rs_status copy_all(rs_merge *m,
                          rs_source *s,
                          sqlite3_stmt *from,
                          int64_t from_id,
                          sqlite3_stmt *into,
                          int64_t id,
                          int64_t *count,
                          rs_err *err)
{
    rs_status st = RS_OK;
    int code = SQLITE_DONE;
    rs_db_rebind(from, "i", from_id);
    rs_db_rebind(into, "i", id);
    while (!st && (code = sqlite3_step(from)) == SQLITE_ROW) {
        st = copy_row(m->out, from, 0, into, 1, err);
        s->rows++;
        m->merged->rows++;
        ++*count;
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(s->db, "copying", err);
    sqlite3_reset(from);
    return st;
}

static rs_status copy_entry(rs_merge *m, writer *w, rs_source *s, int64_t cell, rs_err *err)
{
    int64_t schedule = sqlite3_column_int64(s->entries, 1), id = ++w->entries;
    bool known = schedule >= 0 && schedule <= s->schedule_top && s->schedules[schedule];
    if (!known)
        return rs_err_set(err, RS_FORMAT,
                          "%s: an entry names schedule %lld, which is not there; see `sweep db "
                          "verify`",
                          s->path, (long long)schedule);
    s->rows++;
    m->merged->rows++;
    rs_db_rebind(w->entry, "iii", id, cell, s->schedules[schedule]);
    rs_status st = copy_row(m->out, s->entries, 3, w->entry, 3, err);
    if (!st && sqlite3_column_type(s->entries, 2) != SQLITE_NULL) {
        s->rows++;
        m->merged->rows++;
        rs_db_rebind(w->output, "i", id);
        sqlite3_bind_value(w->output, 2, sqlite3_column_value(s->entries, 2));
        st = rs_db_run(m->out, w->output, err);
    }
    return st ? st
              : copy_all(m, s, s->samples, sqlite3_column_int64(s->entries, 0), w->sample, id,
                         &m->merged->samples, err);
}

static rs_status
copy_cell(rs_merge *m, writer *w, const rs_cell_ref *c, int64_t id, rs_err *err)
{
    rs_source *s = &m->sources[c->source];
    int code = SQLITE_DONE;
    int64_t rounds = 0;
    rs_status st = rs_merge_prepare(s, err);
    if (st)
        return st;
    s->rows++;
    rs_db_rebind(w->cell, "iissis", id, (int64_t)c->session + 1, c->shape, c->mode,
                 (int64_t)c->t, c->set_hash);
    st = rs_db_run(m->out, w->cell, err);
    rs_db_rebind(s->entries, "i", c->id);
    while (!st && (code = sqlite3_step(s->entries)) == SQLITE_ROW)
        st = copy_entry(m, w, s, id, err);
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(s->db, "copying entries", err);
    sqlite3_reset(s->entries);
    return st ? st : copy_all(m, s, s->rounds, c->id, w->round, id, &rounds, err);
}

static rs_status copy_cells(rs_merge *m, rs_err *err)
{
    writer w = {0};
    rs_status st = prepare_writer(m, &w, err);
    m->merged->rows = (int64_t)m->cell_count;
    for (size_t i = 0; i < m->cell_count && !st; i++)
        st = copy_cell(m, &w, &m->cells[i], (int64_t)i + 1, err);
    finalise_writer(&w);
    return st;
}

/* ---- plans and comparisons ---- */

static rs_status copy_plan(rs_merge *m, const rs_ref *r, rs_err *err)
{
    const rs_source *source = &m->sources[r->source];
    sqlite3_stmt *machine = NULL;
    int64_t id = (int64_t)r->group + 1, to = 0;
    rs_status st = rs_db_prepare(source->db, &machine, err,
                                 "SELECT machine FROM plan WHERE id = ?1", "i", r->id);
    if (!st && sqlite3_step(machine) == SQLITE_ROW)
        to = mapped(&m->machines, r->source, sqlite3_column_int64(machine, 0));
    sqlite3_finalize(machine);
    const char *insert = rs_arena_printf(
        m->arena,
        "INSERT INTO plan (id, machine, policy, policy_hash, data_hash, fingerprint) "
        "VALUES (?1, %lld, ?2, ?3, ?4, ?5)",
        (long long)to);
    if (!st)
        st =
            copy_rows(m, source,
                      "SELECT policy, policy_hash, data_hash, fingerprint FROM plan WHERE id = "
                      "?1",
                      r->id, insert, id, err);
    if (!st)
        st =
            copy_rows(m, source,
                      "SELECT shape, t, verdict, choice, runner_up, mu, h, sessions, why FROM "
                      "verdict WHERE plan = ?1 ORDER BY shape, t",
                      r->id,
                      "INSERT INTO verdict (plan, shape, t, verdict, choice, runner_up, mu, h, "
                      "sessions, why) VALUES (?,?,?,?,?,?,?,?,?,?)",
                      id, err);
    return st ? st
              : copy_rows(m, source,
                          "SELECT shape, t_lo, t_hi, schedule, evidence FROM band WHERE plan = "
                          "?1 ORDER BY shape, t_lo",
                          r->id,
                          "INSERT INTO band (plan, shape, t_lo, t_hi, schedule, evidence) "
                          "VALUES (?,?,?,?,?,?)",
                          id, err);
}

static rs_status copy_plans(rs_merge *m, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < m->plans.count && !st; i++)
        if (!i || m->plans.list[i].group != m->plans.list[i - 1].group)
            st = copy_plan(m, &m->plans.list[i], err);
    return st;
}

static rs_status copy_ab(rs_merge *m, rs_err *err)
{
    rs_status st = copy_groups(
        m, &m->ab_runs,
        "SELECT kind, host, tool, a, b, a_hash, b_hash, a_routes, b_routes, metric, higher, "
        "seed, timeout_s, started_unix_s, state FROM ab_run WHERE id = ?1",
        "INSERT INTO ab_run (id, kind, host, tool, a, b, a_hash, b_hash, a_routes, b_routes, "
        "metric, higher, seed, timeout_s, started_unix_s, state) VALUES "
        "(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        err);
    return st ? st
              : copy_groups(
                    m, &m->ab_runs,
                    "SELECT ordinal, config, control, command, arm, session, repetition, "
                    "exit_code, signal, timed_out, seconds, metric, why, stdout_tail, "
                    "stderr_tail FROM ab_sample WHERE run = ?1 ORDER BY ordinal",
                    "INSERT INTO ab_sample (run, ordinal, config, control, command, arm, "
                    "session, repetition, exit_code, signal, timed_out, seconds, metric, why, "
                    "stdout_tail, stderr_tail) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                    err);
}

/* ---- nothing is lost ---- */

/* Every row of a source was copied or is a twin: what hangs from no cell, or is hidden by a
   damaged index, would vanish silently. */
static rs_status check_complete(const rs_source *s, rs_err *err)
{
    static const char *const small[] = {
        "PRAGMA foreign_key_check(verdict)", "PRAGMA foreign_key_check(band)",
        "PRAGMA foreign_key_check(ceiling)", "PRAGMA foreign_key_check(plan)",
        "PRAGMA foreign_key_check(session)", "PRAGMA foreign_key_check(ab_sample)"};
    sqlite3_stmt *q = NULL;
    int64_t rows = -1;
    bool orphan = false;
    rs_status st =
        rs_db_prepare(s->db, &q, err,
                      "SELECT (SELECT count(*) FROM cell) + (SELECT count(*) FROM entry) + "
                      "(SELECT count(*) FROM sample) + (SELECT count(*) FROM round) + (SELECT "
                      "count(*) FROM output)",
                      "");
    if (!st && sqlite3_step(q) == SQLITE_ROW)
        rows = sqlite3_column_int64(q, 0);
    sqlite3_finalize(q);
    for (size_t i = 0; i < sizeof small / sizeof *small && !st && !orphan; i++) {
        st = rs_db_prepare(s->db, &q, err, small[i], "");
        orphan = !st && sqlite3_step(q) != SQLITE_DONE;
        sqlite3_finalize(q);
    }
    if (!st && (rows != s->rows || orphan))
        st = rs_err_set(err, RS_FORMAT,
                        "%s holds rows that belong to nothing (%lld of %lld can be reached): "
                        "nothing is merged; `sweep db verify --db %s` names them",
                        s->path, (long long)s->rows, (long long)rows, s->path);
    return st;
}

rs_status rs_merge_write(rs_merge *m, rs_err *err)
{
    rs_status st = copy_groups(
        m, &m->machines,
        "SELECT tier, backend, label, host_cpu, os, driver, cores, cache_bytes, memory_bytes "
        "FROM machine WHERE id = ?1",
        "INSERT INTO machine (id, tier, backend, label, host_cpu, os, driver, cores, "
        "cache_bytes, memory_bytes) VALUES (?,?,?,?,?,?,?,?,?,?)",
        err);
    if (!st)
        st = copy_groups(m, &m->builds,
                         "SELECT build_id, git, compiler, flags FROM build WHERE id = ?1",
                         "INSERT INTO build (id, build_id, git, compiler, flags) VALUES "
                         "(?,?,?,?,?)",
                         err);
    if (!st)
        st = copy_groups(
            m, &m->schedules,
            "SELECT name, code_hash, numeric, layout FROM schedule WHERE id = ?1",
            "INSERT INTO schedule (id, name, code_hash, numeric, layout) VALUES (?,?,?,?,?)",
            err);
    if (!st)
        st = copy_sessions(m, err);
    if (!st)
        st = copy_cells(m, err);
    if (!st)
        st = copy_plans(m, err);
    if (!st)
        st = copy_ab(m, err);
    for (size_t i = 0; i < m->source_count && !st; i++)
        st = check_complete(&m->sources[i], err);
    m->merged->sessions = (int64_t)m->sessions.groups;
    m->merged->cells = (int64_t)m->cell_count;
    m->merged->plans = (int64_t)m->plans.groups;
    m->merged->ab_runs = (int64_t)m->ab_runs.groups;
    return st;
}
