/* Foreign measurements: checked rows and how they are stored. Layer: sweep. */
#include "sweep/adopt.h"

#include "sweep/base/hash.h"
#include "sweep/base/json_read.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

rs_status rs_adopt_map_parse(rs_arena *arena, const char *text, rs_adopt_map *out, rs_err *err)
{
    const char *equals = strchr(text, '=');
    if (!equals || equals == text || !equals[1])
        return rs_err_set(err, RS_USAGE, "--map '%s' is not FROM=TO; see --help",
                          rs_json_printable(arena, text));
    char *from = rs_arena_strdup(arena, text);
    from[equals - text] = '\0';
    *out = (rs_adopt_map){.from = from, .to = from + (equals - text) + 1};
    return RS_OK;
}

rs_status rs_adopt_backend(const char *tier, const char **out, rs_err *err)
{
    bool name = strspn(tier, "abcdefghijklmnopqrstuvwxyz0123456789-_") == strlen(tier);
    bool cuda = !strncmp(tier, "nvidia-sm", 9) && tier[9],
         cpu = !strncmp(tier, "cpu-", 4) && tier[4];
    if (!name || strlen(tier) >= RS_TIER_TEXT || (!cuda && !cpu))
        return rs_err_set(err, RS_USAGE,
                          "tier '%.80s' is no key such as nvidia-sm90-132 or cpu-avx2-2c-32m; "
                          "`engine tiers` prints this machine's",
                          tier);
    *out = cuda ? "cuda" : "cpu";
    return RS_OK;
}

/* ---- rows ---- */

static rs_status refuse(rs_adopt *a, const rs_adopt_row *row, rs_err *err, const char *what)
{
    (void)a;
    return rs_err_set(err, RS_FORMAT, "%s: %s", row->where, what);
}

static bool known_candidate(const rs_registry *registry, const char *schedule)
{
    size_t n = strcspn(schedule, "/");
    for (size_t i = 0; i < registry->count; i++)
        if (strlen(registry->table[i]->id) == n && !memcmp(registry->table[i]->id, schedule, n))
            return true;
    return false;
}

static rs_status same_fact(
    const rs_adopt_row *row, const char *what, const char *told, const char *is, rs_err *err)
{
    if (!told || !strcmp(told, is))
        return RS_OK;
    return rs_err_set(err, RS_FORMAT,
                      "%s: %s '%.40s', but %s of this build has %s; leave it out", row->where,
                      what, told, row->schedule, is);
}

static rs_status own_facts(rs_adopt *a, rs_adopt_row *row, const char *backend, rs_err *err)
{
    rs_schedule s;
    rs_err why = {0};
    if (rs_schedule_parse(row->schedule, a->registry->table, &s, &why))
        return rs_err_set(err, RS_FORMAT, "%s: %s", row->where, why.msg);
    if (s.candidate->is_peer)
        return refuse(a, row, err, "a peer is never routed; leave this row out");
    if (strcmp(rs_backend_name(s.candidate->backend), backend) != 0)
        return rs_err_set(
            err, RS_FORMAT, "%s: %s runs on %s, tier %s is of %s; give its own tier",
            row->where, row->schedule, rs_backend_name(s.candidate->backend), a->tier, backend);
    rs_status st = same_fact(row, "layout", row->layout, s.candidate->layout->id, err);
    if (!st)
        st =
            same_fact(row, "numeric", row->numeric, rs_numeric_name(s.candidate->numeric), err);
    row->layout = s.candidate->layout->id;
    row->numeric = rs_numeric_name(s.candidate->numeric);
    return st;
}

static rs_status foreign_facts(rs_adopt *a, const rs_adopt_row *row, rs_err *err)
{
    static const char *const classes[] = {"exact", "rounded", "a8"};
    if (!row->layout || !*row->layout || !row->numeric)
        return rs_err_set(err, RS_FORMAT,
                          "%s: schedule '%.60s' is not of this build; say its layout and its "
                          "numeric class (exact, rounded, a8)",
                          row->where, rs_json_printable(a->arena, row->schedule));
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (!strcmp(row->numeric, classes[i]))
            return RS_OK;
    return rs_err_set(err, RS_FORMAT, "%s: numeric '%.40s' is not exact, rounded or a8",
                      row->where, rs_json_printable(a->arena, row->numeric));
}

/* Names become keys of a database and text of a table. */
static bool is_name(const char *text)
{
    size_t n = strlen(text);
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)text[i] <= 32 || (unsigned char)text[i] > 126 || text[i] == '"')
            return false;
    return n > 0 && n < RS_SCHEDULE_TEXT;
}

rs_status rs_adopt_add(rs_adopt *a, const rs_adopt_row *given, rs_err *err)
{
    enum {
        LONGEST_NS = 1000000000
    }; /* x 1000: a launch of a quarter of an hour is a wrong unit */
    rs_adopt_row row = *given;
    rs_shape shape;
    rs_err why = {0};
    char text[RS_SHAPE_TEXT];
    const char *backend = NULL;
    if (rs_shape_parse(row.shape, &shape, &why))
        return rs_err_set(err, RS_FORMAT, "%s: %s", row.where,
                          rs_json_printable(a->arena, why.msg));
    row.shape = rs_arena_strdup(a->arena, rs_shape_text(&shape, text));
    if (!(row.ns > 0) || !(row.ns <= 1e3 * LONGEST_NS))
        return rs_err_set(err, RS_FORMAT,
                          "%s: a time of %g ns is not above 0 and at most 1000 s; is the unit "
                          "right?",
                          row.where, row.ns);
    if (!is_name(row.schedule) || (row.layout && !is_name(row.layout)))
        return refuse(a, &row, err,
                      "a schedule or layout is 1 to 127 printable characters without spaces");
    rs_status st = rs_adopt_backend(a->tier, &backend, err);
    if (!st)
        st = known_candidate(a->registry, row.schedule) ? own_facts(a, &row, backend, err)
                                                        : foreign_facts(a, &row, err);
    if (!st)
        *(rs_adopt_row *)rs_arena_push(a->arena, (void **)&a->rows, &a->row_count, &a->row_cap,
                                       sizeof *a->rows) = row;
    return st;
}

/* ---- storing ---- */

static int compare_rows(const void *x, const void *y)
{
    const rs_adopt_row *a = x, *b = y;
    int order = strcmp(a->shape, b->shape);
    if (!order)
        order = (a->t > b->t) - (a->t < b->t);
    if (!order)
        order = strcmp(a->schedule, b->schedule);
    return order ? order : (a->sample > b->sample) - (a->sample < b->sample);
}

static bool same_cell(const rs_adopt_row *a, const rs_adopt_row *b)
{
    return !strcmp(a->shape, b->shape) && a->t == b->t;
}

/* Sorted rows: which of two times of one key counts is not for us to say. */
static rs_status check_keys(const rs_adopt *a, rs_err *err)
{
    for (size_t i = 1; i < a->row_count; i++) {
        const rs_adopt_row *x = &a->rows[i - 1], *y = &a->rows[i];
        if (!compare_rows(x, y))
            return rs_err_set(
                err, RS_FORMAT,
                "%s and %s: two times of %.60s for %s T=%d; number them as samples "
                "or keep one",
                x->where, y->where, y->schedule, y->shape, y->t);
        if (same_cell(x, y) && !strcmp(x->schedule, y->schedule) &&
            (strcmp(x->layout, y->layout) != 0 || strcmp(x->numeric, y->numeric) != 0))
            return rs_err_set(err, RS_FORMAT,
                              "%s and %s: %.60s with two layouts or numeric classes", x->where,
                              y->where, y->schedule);
    }
    return RS_OK;
}

rs_status rs_adopt_check(rs_adopt *a, rs_err *err)
{
    if (a->row_count == 0)
        return rs_err_set(err, RS_FORMAT, "no measurement is in it; nothing is stored");
    qsort(a->rows, a->row_count, sizeof *a->rows, compare_rows);
    return check_keys(a, err);
}

/* Rows [first, last) are of one (shape, T). */
static rs_db_cell cell_of(const rs_adopt *a, size_t first, size_t last, int64_t session)
{
    rs_db_cell cell = {.session = session,
                       .shape = a->rows[first].shape,
                       .mode = RS_ADOPT_MODE,
                       .t = a->rows[first].t,
                       .set_hash = a->file_hash};
    cell.entries = rs_arena_array(a->arena, last - first, sizeof *cell.entries);
    for (size_t i = first; i < last; i++) {
        const rs_adopt_row *row = &a->rows[i];
        rs_db_entry *e = cell.entry_count ? &cell.entries[cell.entry_count - 1] : NULL;
        if (!e || strcmp(e->schedule, row->schedule) != 0) {
            e = &cell.entries[cell.entry_count++];
            *e = (rs_db_entry){.schedule = row->schedule,
                               .code_hash = RS_ADOPT_MODE,
                               .numeric = row->numeric,
                               .layout = row->layout,
                               .outcome = RS_DB_OK};
            e->samples = rs_arena_array(a->arena, last - i, sizeof *e->samples);
        }
        e->samples[e->sample_count++] =
            (rs_db_sample){.round = row->sample, .launches = 1, .ns = row->ns};
    }
    return cell;
}

/* The session of this import, made when the first cell needs it. */
static rs_status
open_session(const rs_adopt *a, rs_db *db, int64_t machine, int64_t *out, rs_err *err)
{
    const char *id = rs_arena_printf(a->arena, "%s:%s", a->kind, a->file_hash);
    rs_db_build build = {id, "", "", ""};
    int64_t build_id = 0;
    if (*out)
        return RS_OK;
    rs_status st = rs_db_put_build(db, &build, &build_id, err);
    double now = (double)time(NULL);
    rs_db_session session = {
        .machine = machine,
        .build = build_id,
        .mode = RS_ADOPT_MODE,
        .shape = "*",
        .weights = rs_arena_printf(a->arena, "%s:%s", a->kind, a->source),
        .ordinal = 1,
        /* Seconds of the import, scaled to before 1970 + 10 s: newer imports after older ones,
           and all before what was measured. */
        .env = rs_arena_printf(a->arena, "{\"unix_s\": %.9f, \"imported_unix_s\": %.0f}",
                               now * 1e-9, now)};
    return st ? st : rs_db_put_session(db, &session, out, err);
}

static rs_status
store_cells(rs_adopt *a, rs_db *db, int64_t machine, size_t *out_cells, rs_err *err)
{
    rs_status st = RS_OK;
    int64_t session = 0;
    for (size_t first = 0, last; first < a->row_count && !st; first = last) {
        int64_t there = 0;
        for (last = first + 1; last < a->row_count; last++)
            if (!same_cell(&a->rows[first], &a->rows[last]))
                break;
        const rs_adopt_row *row = &a->rows[first];
        st = rs_db_count_cell(db, machine, row->shape, RS_ADOPT_MODE, row->t, a->file_hash,
                              &there, err);
        if (st || there)
            continue;
        st = open_session(a, db, machine, &session, err);
        rs_db_cell cell = cell_of(a, first, last, session);
        if (!st)
            st = rs_db_put_cell(db, &cell, err);
        *out_cells += !st;
    }
    return st || !session ? st : rs_db_end_session(db, session, "finished", NULL, err);
}

rs_status rs_adopt_store(rs_adopt *a, rs_db *db, size_t *out_cells, rs_err *err)
{
    rs_db_machine machine = {.tier = a->tier,
                             .label = a->label ? a->label : a->tier,
                             .host_cpu = "",
                             .os = "",
                             .driver = "",
                             .cores = a->cores,
                             .cache_bytes = a->cache_bytes,
                             .memory_bytes = a->memory_bytes};
    int64_t id = 0;
    *out_cells = 0;
    rs_status st = rs_adopt_check(a, err);
    if (!st)
        st = rs_adopt_backend(a->tier, &machine.backend, err);
    if (!st)
        st = rs_db_put_machine(db, &machine, &id, err);
    return st ? st : store_cells(a, db, id, out_cells, err);
}
