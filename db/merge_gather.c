/* What the sources hold, in the order of its content. Layer: db. */
#include "db/merge_internal.h"

#include "sweep/base/hash.h"

#include <stdlib.h>
#include <string.h>

/* Texts of what a row is. Columns are joined with a character that no value holds; NULL is told
   from "". */
#define BAR           "||char(31)||"
#define OR_NULL(name) "ifnull(" name ", char(30))"

#define MACHINE_KEY                                                                            \
    "m.tier" BAR "m.backend" BAR "m.label" BAR "m.host_cpu" BAR "m.os" BAR "m.driver" BAR      \
    "m.cores" BAR "m.cache_bytes" BAR "m.memory_bytes"

static const char machines_sql[] = "SELECT m.id, 0, " MACHINE_KEY ", '' FROM machine m";

static const char builds_sql[] =
    "SELECT id, 0, build_id, git" BAR "compiler" BAR "flags FROM build";

static const char schedules_sql[] =
    "SELECT id, 0, name" BAR "code_hash" BAR "numeric" BAR "layout, '' FROM schedule";

/* So that of equal versions the same one is taken whatever the order of the files. */
#define FIGURES                                                                                \
    "ifnull((SELECT group_concat(name || '=' || value, ';') FROM (SELECT name, value FROM "    \
    "ceiling x WHERE x.session = s.id ORDER BY name)), '')"

/* Of copies of one session taken while it ran, the one that went furthest speaks. The time
   leads the key, so that ids of the result ascend with time. */
static const char sessions_sql[] =
    "SELECT s.id, CASE s.state WHEN 'finished' THEN 3 WHEN 'crashed' THEN 2 WHEN 'interrupted' "
    "THEN 1 ELSE 0 END * 1000000000 + (SELECT count(*) FROM cell c WHERE c.session = s.id), "
    "printf('%020d', ifnull(json_extract(s.env_before, '$.unix_s'), 0))" BAR
    "printf('%010d', s.ordinal)" BAR MACHINE_KEY BAR "b.build_id" BAR "s.mode" BAR "s.shape" BAR
    "s.weights" BAR "s.pid" BAR "s.seed" BAR "s.env_before, " OR_NULL("s.env_after") BAR FIGURES
    " FROM session s JOIN machine m ON m.id = "
    "s.machine JOIN build b ON b.id = s.build";

static const char plans_sql[] =
    "SELECT p.id, 0, " MACHINE_KEY BAR "p.policy" BAR "p.policy_hash" BAR "p.data_hash" BAR
    "p.fingerprint, '' FROM plan p JOIN machine m ON m.id = p.machine";

static const char ab_sql[] =
    "SELECT id, (SELECT count(*) FROM ab_sample x WHERE x.run = r.id) * 4 + CASE state WHEN "
    "'open' THEN 0 ELSE 1 END, printf('%020d', started_unix_s)" BAR "kind" BAR "host" BAR
    "tool" BAR "a" BAR "b" BAR "a_hash" BAR "b_hash" BAR OR_NULL("a_routes")
        BAR OR_NULL("b_routes") BAR OR_NULL("metric") BAR "higher" BAR "seed" BAR
                                                          "timeout_s, state FROM ab_run r";

static const char plan_rows_sql[] =
    "SELECT shape, t, verdict, choice, runner_up, mu, h, sessions, why FROM verdict WHERE plan "
    "= "
    "?1 UNION ALL SELECT shape, t_lo, t_hi, schedule, evidence, NULL, NULL, NULL, NULL FROM "
    "band WHERE plan = ?1 ORDER BY 1, 2, 3, 4";

/* ---- hashes ---- */

static void hash_value(rs_hash *hash, sqlite3_stmt *s, int column)
{
    int type = sqlite3_column_type(s, column);
    int64_t number = type == SQLITE_INTEGER ? sqlite3_column_int64(s, column) : 0;
    double real = type == SQLITE_FLOAT ? sqlite3_column_double(s, column) : 0;
    rs_hash_add(hash, &type, sizeof type);
    if (type == SQLITE_INTEGER)
        rs_hash_add(hash, &number, sizeof number);
    else if (type == SQLITE_FLOAT)
        rs_hash_add(hash, &real, sizeof real);
    else if (type != SQLITE_NULL)
        rs_hash_add_text(hash, (const char *)sqlite3_column_text(s, column));
}

static rs_status hash_query(
    const rs_source *source, const char *sql, int64_t id, uint64_t *out_hash, rs_err *err)
{
    rs_hash hash = {*out_hash};
    sqlite3_stmt *s = NULL;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(source->db, &s, err, sql, "i", id);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW)
        for (int i = 0; i < sqlite3_column_count(s); i++)
            hash_value(&hash, s, i);
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(source->db, "comparing rows", err);
    sqlite3_finalize(s);
    *out_hash = hash.value;
    return st;
}

rs_status rs_merge_prepare(rs_source *s, rs_err *err)
{
    if (s->entries)
        return RS_OK;
    rs_status st = rs_db_prepare(
        s->db, &s->entries, err,
        "SELECT e.id, e.schedule, o.y_hash, e.outcome, e.reason, e.incumbent, "
        "e.workspace_bytes, e.rel_l2, e.gross, e.share, e.floor_ns, e.registers, "
        "e.spill_bytes, e.smem_bytes, e.grid, e.block FROM entry e JOIN schedule d ON d.id = "
        "e.schedule LEFT JOIN output o ON o.entry = e.id WHERE e.cell = ?1 ORDER BY d.name, "
        "d.code_hash, d.numeric, d.layout",
        "");
    if (!st)
        st = rs_db_prepare(s->db, &s->samples, err,
                           "SELECT round, slot, launches, ns, sm_mhz, excluded FROM sample "
                           "WHERE entry = ?1 ORDER BY round",
                           "");
    if (!st)
        st = rs_db_prepare(s->db, &s->rounds, err,
                           "SELECT round, epoch, mem_mhz, temp_c, power_w, throttle, steal, "
                           "foreign_load FROM round WHERE cell = ?1 ORDER BY round",
                           "");
    return st;
}

/* Add all columns of all rows for `id`. */
static rs_status hash_rows(
    rs_source *s, sqlite3_stmt *rows, int64_t id, rs_hash *hash, int64_t *count, rs_err *err)
{
    int code;
    rs_db_rebind(rows, "i", id);
    for (; (code = sqlite3_step(rows)) == SQLITE_ROW; ++*count)
        for (int i = 0; i < sqlite3_column_count(rows); i++)
            hash_value(hash, rows, i);
    rs_status st = code == SQLITE_DONE ? RS_OK : rs_db_fail(s->db, "comparing rows", err);
    sqlite3_reset(rows);
    return st;
}

/* Everything that hangs from a cell, by content: ids of schedules as the result has them. Adds
   how many rows that were. */
static rs_status
hash_cell(const rs_merge *m, const rs_cell_ref *c, uint64_t *out, int64_t *count, rs_err *err)
{
    rs_source *s = &m->sources[c->source];
    rs_hash hash = {0};
    int code = SQLITE_DONE;
    rs_status st = rs_merge_prepare(s, err);
    rs_hash_add_text(&hash, c->set_hash);
    ++*count;
    if (!st)
        rs_db_rebind(s->entries, "i", c->id);
    while (!st && (code = sqlite3_step(s->entries)) == SQLITE_ROW) {
        *count += 1 + (sqlite3_column_type(s->entries, 2) != SQLITE_NULL);
        int64_t id = sqlite3_column_int64(s->entries, 1);
        int64_t schedule = id >= 0 && id <= s->schedule_top ? s->schedules[id] : 0;
        rs_hash_add(&hash, &schedule, sizeof schedule);
        for (int i = 2; i < sqlite3_column_count(s->entries); i++)
            hash_value(&hash, s->entries, i);
        st = hash_rows(s, s->samples, sqlite3_column_int64(s->entries, 0), &hash, count, err);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(s->db, "comparing entries", err);
    sqlite3_reset(s->entries);
    if (!st)
        st = hash_rows(s, s->rounds, c->id, &hash, count, err);
    *out = hash.value;
    return st;
}

/* ---- rows with keys ---- */

static int compare_refs(const void *a, const void *b)
{
    const rs_ref *x = a, *y = b;
    int by_key = strcmp(x->key, y->key);
    if (by_key)
        return by_key;
    if (x->rank != y->rank)
        return x->rank < y->rank ? 1 : -1;
    int by_tie = strcmp(y->tie, x->tie);
    return by_tie ? by_tie : (x->source > y->source) - (x->source < y->source);
}

static rs_status list_refs(rs_merge *m, rs_refs *refs, const char *sql, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < m->source_count && !st; i++) {
        sqlite3_stmt *s = NULL;
        int code = SQLITE_DONE;
        st = rs_db_prepare(m->sources[i].db, &s, err, sql, "");
        while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
            rs_ref *r = rs_arena_push(m->arena, (void **)&refs->list, &refs->count, &refs->cap,
                                      sizeof *r);
            *r = (rs_ref){i,
                          sqlite3_column_int64(s, 0),
                          sqlite3_column_int64(s, 1),
                          rs_db_text(s, 2, m->arena),
                          rs_db_text(s, 3, m->arena),
                          0};
            if (!r->key || !r->tie)
                st = rs_err_set(err, RS_FORMAT,
                                "%s: row %lld is incomplete; see `sweep db "
                                "verify`",
                                m->sources[i].path, (long long)r->id);
        }
        if (!st && code != SQLITE_DONE)
            st = rs_db_fail(m->sources[i].db, "listing rows", err);
        sqlite3_finalize(s);
    }
    return st;
}

static void group_refs(rs_refs *refs)
{
    if (refs->count)
        qsort(refs->list, refs->count, sizeof *refs->list, compare_refs);
    refs->groups = 0;
    for (size_t i = 0; i < refs->count; i++) {
        if (i && strcmp(refs->list[i].key, refs->list[i - 1].key) != 0)
            refs->groups++;
        refs->list[i].group = refs->groups;
    }
    refs->groups += refs->count > 0;
}

/* A build is its executable's hash; two stories about one are an altered file. */
static rs_status check_builds(const rs_merge *m, rs_err *err)
{
    const rs_refs *b = &m->builds;
    for (size_t i = 1; i < b->count; i++)
        if (b->list[i].group == b->list[i - 1].group &&
            strcmp(b->list[i].tie, b->list[i - 1].tie) != 0)
            return rs_err_set(err, RS_FORMAT,
                              "%s and %s describe build %s differently; one was altered, merge "
                              "without it",
                              m->sources[b->list[i - 1].source].path,
                              m->sources[b->list[i].source].path, b->list[i].key);
    return RS_OK;
}

/* A list by id, so that no entry searches. An id that no program of ours gave is refused: it
   would be the size of the list. */
static rs_status map_schedules(rs_merge *m, rs_err *err)
{
    enum { TOP = 1 << 24 };
    for (size_t i = 0; i < m->schedules.count; i++) {
        rs_source *s = &m->sources[m->schedules.list[i].source];
        int64_t id = m->schedules.list[i].id;
        if (id < 0 || id > TOP)
            return rs_err_set(err, RS_FORMAT,
                              "%s: schedule with the id %lld; see `sweep db "
                              "verify`",
                              s->path, (long long)id);
        s->schedule_top = id > s->schedule_top ? id : s->schedule_top;
    }
    for (size_t i = 0; i < m->source_count; i++)
        m->sources[i].schedules = rs_arena_array(
            m->arena, (size_t)m->sources[i].schedule_top + 1, sizeof *m->sources[i].schedules);
    for (size_t i = 0; i < m->schedules.count; i++)
        m->sources[m->schedules.list[i].source].schedules[m->schedules.list[i].id] =
            (int64_t)m->schedules.list[i].group + 1;
    return RS_OK;
}

/* ---- cells ---- */

static rs_status list_cells_of(rs_merge *m, const rs_ref *session, rs_err *err)
{
    const rs_source *source = &m->sources[session->source];
    sqlite3_stmt *s = NULL;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(
        source->db, &s, err, "SELECT id, shape, mode, t, set_hash FROM cell WHERE session = ?1",
        "i", session->id);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_cell_ref *c = rs_arena_push(m->arena, (void **)&m->cells, &m->cell_count,
                                       &m->cell_cap, sizeof *c);
        *c = (rs_cell_ref){.source = session->source,
                           .session = session->group,
                           .id = sqlite3_column_int64(s, 0),
                           .shape = rs_db_text(s, 1, m->arena),
                           .mode = rs_db_text(s, 2, m->arena),
                           .t = sqlite3_column_int(s, 3),
                           .set_hash = rs_db_text(s, 4, m->arena)};
        if (!c->shape || !c->mode || !c->set_hash)
            st =
                rs_err_set(err, RS_FORMAT, "%s: cell %lld is incomplete; see `sweep db verify`",
                           source->path, (long long)c->id);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(source->db, "listing cells", err);
    sqlite3_finalize(s);
    return st;
}

static int compare_cell_keys(const rs_cell_ref *x, const rs_cell_ref *y)
{
    if (x->session != y->session)
        return (x->session > y->session) - (x->session < y->session);
    int by = strcmp(x->shape, y->shape);
    by = by ? by : strcmp(x->mode, y->mode);
    return by ? by : (x->t > y->t) - (x->t < y->t);
}

static int compare_cells(const void *a, const void *b)
{
    const rs_cell_ref *x = a, *y = b;
    int by = compare_cell_keys(x, y);
    return by ? by : (x->source > y->source) - (x->source < y->source);
}

static rs_status
same_cell(const rs_merge *m, const rs_cell_ref *a, const rs_cell_ref *b, rs_err *err)
{
    uint64_t hash_a = 0, hash_b = 0;
    int64_t again = 0; /* `a` is copied later and counted then */
    rs_status st = hash_cell(m, a, &hash_a, &again, err);
    if (!st)
        st = hash_cell(m, b, &hash_b, &m->sources[b->source].rows, err);
    if (!st && hash_a != hash_b)
        st = rs_err_set(err, RS_FORMAT,
                        "%s and %s hold different samples of one cell (%s, %s, T=%d) of one "
                        "session; one was altered: nothing is merged, leave one out",
                        m->sources[a->source].path, m->sources[b->source].path, a->shape,
                        a->mode, a->t);
    return st;
}

/* Of equal cells the first stays. */
static rs_status drop_twin_cells(rs_merge *m, rs_err *err)
{
    size_t kept = 0;
    rs_status st = RS_OK;
    if (m->cell_count)
        qsort(m->cells, m->cell_count, sizeof *m->cells, compare_cells);
    for (size_t i = 0; i < m->cell_count && !st; i++) {
        bool twin = kept && compare_cell_keys(&m->cells[kept - 1], &m->cells[i]) == 0;
        if (twin)
            st = same_cell(m, &m->cells[kept - 1], &m->cells[i], err);
        else
            m->cells[kept++] = m->cells[i];
    }
    m->merged->twin_cells = (int64_t)(m->cell_count - kept);
    m->cell_count = kept;
    return st;
}

/* ---- plans and comparisons ---- */

/* The rows of a plan belong to what it is. */
static rs_status extend_plan_keys(rs_merge *m, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < m->plans.count && !st; i++) {
        rs_ref *r = &m->plans.list[i];
        uint64_t hash = 0;
        st = hash_query(&m->sources[r->source], plan_rows_sql, r->id, &hash, err);
        r->key = rs_arena_printf(m->arena, "%s\x1f%016llx", r->key, (unsigned long long)hash);
    }
    return st;
}

static const char ab_rows_sql[] =
    "SELECT ordinal, config, control, command, arm, session, repetition, exit_code, signal, "
    "timed_out, seconds, metric, why, stdout_tail, stderr_tail FROM ab_sample WHERE run = ?1 "
    "AND "
    "ordinal <= %lld ORDER BY ordinal";

/* A copy taken while the comparison ran must be the beginning of the longest. */
static rs_status check_ab(rs_merge *m, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 1; i < m->ab_runs.count && !st; i++) {
        const rs_ref *r = &m->ab_runs.list[i], *best = &m->ab_runs.list[i - 1];
        uint64_t a = 0, b = 0;
        if (r->group != best->group)
            continue;
        const char *sql = rs_arena_printf(m->arena, ab_rows_sql, (long long)(r->rank / 4));
        st = hash_query(&m->sources[best->source], sql, best->id, &a, err);
        if (!st)
            st = hash_query(&m->sources[r->source], sql, r->id, &b, err);
        if (!st && a != b)
            st = rs_err_set(err, RS_FORMAT,
                            "%s and %s hold different runs of one comparison; one was altered, "
                            "merge without it",
                            m->sources[best->source].path, m->sources[r->source].path);
    }
    return st;
}

rs_status rs_merge_gather(rs_merge *m, rs_err *err)
{
    struct {
        rs_refs *refs;
        const char *sql;
    } const kinds[] = {{&m->machines, machines_sql},   {&m->builds, builds_sql},
                       {&m->schedules, schedules_sql}, {&m->sessions, sessions_sql},
                       {&m->plans, plans_sql},         {&m->ab_runs, ab_sql}};
    rs_status st = RS_OK;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !st; i++) {
        st = list_refs(m, kinds[i].refs, kinds[i].sql, err);
        if (!st && kinds[i].refs == &m->plans)
            st = extend_plan_keys(m, err);
        group_refs(kinds[i].refs);
    }
    if (!st)
        st = check_builds(m, err);
    if (!st)
        st = map_schedules(m, err);
    for (size_t i = 0; i < m->sessions.count && !st; i++)
        st = list_cells_of(m, &m->sessions.list[i], err);
    if (!st)
        st = drop_twin_cells(m, err);
    m->merged->twin_sessions = (int64_t)(m->sessions.count - m->sessions.groups);
    return st ? st : check_ab(m, err);
}
