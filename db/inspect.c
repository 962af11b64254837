/* Sessions, medians, controls, stored plans. Layer: db. */
#include "db/inspect.h"
#include "db/internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

rs_status rs_db_list_sessions(rs_db *db,
                              rs_arena *arena,
                              const char *tier,
                              rs_db_session_row **out_rows,
                              size_t *out_count,
                              rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_session_row *rows = NULL;
    size_t count = 0, cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT s.id, s.ordinal, json_extract(s.env_before, '$.unix_s'), (SELECT count(*) FROM "
        "cell c WHERE c.session = s.id), (SELECT count(*) FROM cell c JOIN entry e ON e.cell = "
        "c.id WHERE c.session = s.id), json_extract(s.env_after, '$.unix_s') - "
        "json_extract(s.env_before, '$.unix_s'), m.tier, m.label, s.mode, s.state, b.git, "
        "s.weights FROM session s JOIN machine m ON m.id = s.machine JOIN build b ON b.id = "
        "s.build WHERE ?1 IS NULL OR m.tier = ?1 ORDER BY 3, s.ordinal, s.seed, s.pid, s.id",
        "s", tier);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_session_row *r = rs_arena_push(arena, (void **)&rows, &count, &cap, sizeof *r);
        bool ended = sqlite3_column_type(s, 5) != SQLITE_NULL;
        *r = (rs_db_session_row){
            sqlite3_column_int64(s, 0), sqlite3_column_int64(s, 1),
            sqlite3_column_int64(s, 2), sqlite3_column_int64(s, 3),
            sqlite3_column_int64(s, 4), ended ? sqlite3_column_double(s, 5) : NAN,
            rs_db_word(s, 6, arena),    rs_db_word(s, 7, arena),
            rs_db_word(s, 8, arena),    rs_db_word(s, 9, arena),
            rs_db_word(s, 10, arena),   rs_db_word(s, 11, arena)};
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "listing sessions", err);
    sqlite3_finalize(s);
    if (!st) {
        *out_rows = rows;
        *out_count = count;
    }
    return st;
}

/* ---- medians ---- */

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median of the samples of an entry that count; 0 samples give count 0. `samples` is the
   compiled statement, *values a buffer that grows. */
static rs_status median_of(rs_db *db,
                           sqlite3_stmt *samples,
                           int64_t entry,
                           double **values,
                           size_t *cap,
                           rs_db_median *out,
                           rs_err *err)
{
    size_t n = 0;
    int code;
    rs_db_rebind(samples, "i", entry);
    while ((code = sqlite3_step(samples)) == SQLITE_ROW) {
        if (n == *cap) {
            *cap = *cap ? 2 * *cap : 256;
            *values = realloc(*values, *cap * sizeof **values);
            RS_CHECK(*values);
        }
        (*values)[n++] = sqlite3_column_double(samples, 0);
    }
    rs_status st = code == SQLITE_DONE ? RS_OK : rs_db_fail(db, "reading samples", err);
    sqlite3_reset(samples);
    if (n)
        qsort(*values, n, sizeof **values, compare_doubles);
    out->count = (int)n;
    out->ns = n ? 0.5 * ((*values)[(n - 1) / 2] + (*values)[n / 2]) : NAN;
    return st;
}

static const char samples_sql[] = "SELECT ns FROM sample WHERE entry=? AND excluded IS NULL";

typedef struct medians {
    rs_db *db;
    rs_arena *arena;
    sqlite3_stmt *entries, *samples;
    double *values;
    size_t value_cap;
    rs_db_median *rows;
    size_t count, cap;
} medians;

/* Rows come sorted: a name that stands there already is not copied again. */
static const char *same_or_copy(medians *m, const char *before, int column)
{
    const char *text = (const char *)sqlite3_column_text(m->entries, column);
    text = text ? text : "";
    return before && !strcmp(before, text) ? before : rs_arena_strdup(m->arena, text);
}

static rs_status take_entry(medians *m, rs_err *err)
{
    rs_db_median row = {.t = sqlite3_column_int(m->entries, 3),
                        .session = sqlite3_column_int64(m->entries, 4)};
    rs_status st = median_of(m->db, m->samples, sqlite3_column_int64(m->entries, 5), &m->values,
                             &m->value_cap, &row, err);
    if (st || !row.count)
        return st;
    const rs_db_median *last = m->count ? &m->rows[m->count - 1] : NULL;
    row.tier = same_or_copy(m, last ? last->tier : NULL, 0);
    row.shape = same_or_copy(m, last ? last->shape : NULL, 1);
    row.schedule = same_or_copy(m, last ? last->schedule : NULL, 2);
    row.numeric = same_or_copy(m, last ? last->numeric : NULL, 6);
    *(rs_db_median *)rs_arena_push(m->arena, (void **)&m->rows, &m->count, &m->cap,
                                   sizeof row) = row;
    return RS_OK;
}

static rs_status prepare_medians(medians *m, const rs_db_part *p, rs_err *err)
{
    const char *mode = p->filter.mode ? p->filter.mode : "chain";
    rs_status st = rs_db_prepare(
        m->db, &m->entries, err,
        "SELECT m.tier, c.shape, d.name, c.t, s.id, e.id, d.numeric FROM entry e JOIN cell c "
        "ON c.id = "
        "e.cell JOIN session s ON s.id = c.session JOIN machine m ON m.id = s.machine JOIN "
        "build b ON b.id = s.build JOIN schedule d ON d.id = e.schedule WHERE c.mode = ?1 AND "
        "(?2 IS NULL OR m.tier = ?2) AND (?3 IS NULL OR c.shape = ?3) AND (?4 IS NULL OR "
        "substr(b.git, 1, length(?4)) = ?4) AND (?6 = 0 OR s.id BETWEEN ?5 AND ?6) AND "
        "e.outcome IN ('ok', 'dropped', 'control', 'peer') ORDER BY m.tier, c.shape, c.t, "
        "d.name, s.id",
        "ssssii", mode, p->filter.tier, p->filter.shape, p->git, p->first, p->last);
    return st ? st : rs_db_prepare(m->db, &m->samples, err, samples_sql, "");
}

rs_status rs_db_load_medians(rs_db *db,
                             rs_arena *arena,
                             const rs_db_part *part,
                             rs_db_median **out_rows,
                             size_t *out_count,
                             rs_err *err)
{
    medians m = {.db = db, .arena = arena};
    int code = SQLITE_DONE;
    rs_status st = prepare_medians(&m, part, err);
    while (!st && (code = sqlite3_step(m.entries)) == SQLITE_ROW)
        st = take_entry(&m, err);
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading entries", err);
    sqlite3_finalize(m.entries);
    sqlite3_finalize(m.samples);
    free(m.values);
    if (!st && !m.count)
        st =
            rs_err_set(err, RS_UNKNOWN,
                       "%s holds no timed cell for this choice; `sweep db sessions` lists what "
                       "there is",
                       db->path);
    if (!st) {
        *out_rows = m.rows;
        *out_count = m.count;
    }
    return st;
}

/* ---- controls ---- */

rs_status rs_db_load_controls(rs_db *db,
                              rs_arena *arena,
                              const rs_db_filter *filter,
                              rs_db_control **out_rows,
                              size_t *out_count,
                              rs_err *err)
{
    sqlite3_stmt *s = NULL, *samples = NULL;
    rs_db_control *rows = NULL;
    size_t count = 0, cap = 0, value_cap = 0;
    double *values = NULL;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT d.name, c.shape, s.id, c.id, c.t, e.id FROM session s JOIN machine m ON m.id = "
        "s.machine JOIN cell c ON c.session = s.id JOIN entry e ON e.cell = c.id JOIN schedule "
        "d ON d.id = e.schedule WHERE e.outcome = 'control' AND c.mode = ?1 AND (?2 IS NULL OR "
        "m.tier = ?2) AND (?3 IS NULL OR c.shape = ?3) ORDER BY json_extract(s.env_before, "
        "'$.unix_s'), s.ordinal, s.seed, s.id, c.id, d.name",
        "sss", filter->mode ? filter->mode : "chain", filter->tier, filter->shape);
    if (!st)
        st = rs_db_prepare(db, &samples, err, samples_sql, "");
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_median m;
        st = median_of(db, samples, sqlite3_column_int64(s, 5), &values, &value_cap, &m, err);
        if (st || !m.count)
            continue;
        rs_db_control *r = rs_arena_push(arena, (void **)&rows, &count, &cap, sizeof *r);
        *r = (rs_db_control){rs_db_word(s, 0, arena),    rs_db_word(s, 1, arena),
                             sqlite3_column_int64(s, 2), sqlite3_column_int64(s, 3),
                             sqlite3_column_int(s, 4),   m.ns};
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading controls", err);
    sqlite3_finalize(s);
    sqlite3_finalize(samples);
    free(values);
    if (!st) {
        *out_rows = rows;
        *out_count = count;
    }
    return st;
}
