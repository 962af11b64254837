/* `sweep db verify`: is what the file says true? Layer: sweep.
   Rows by the rules of the schema, stored plans by deciding again, table files by writing them
   again. A fault makes the command fail; what cannot be compared is a note. */
#include "sweep/db_command.h"
#include "sweep/emit_c.h"
#include "sweep/save.h"

#include "db/inspect.h"
#include "sweep/base/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FAULTS_MOST = 1000 };

typedef struct verifier {
    rs_db_command *c;
    rs_db *db;
    rs_registry registry;
    const char **faults, **notes;
    size_t fault_count, fault_cap, note_count, note_cap;
} verifier;

static void add_fault(verifier *v, const char *text)
{
    if (v->fault_count < FAULTS_MOST)
        *(const char **)rs_arena_push(v->c->arena, (void **)&v->faults, &v->fault_count,
                                      &v->fault_cap, sizeof *v->faults) = text;
}

static void add_note(verifier *v, const char *text)
{
    *(const char **)rs_arena_push(v->c->arena, (void **)&v->notes, &v->note_count, &v->note_cap,
                                  sizeof *v->notes) = text;
}

static rs_status
decide(verifier *v, const char *tier, const char *policy, rs_plan *plan, rs_err *err)
{
    rs_plan_options o = {.tier = tier,
                         .mode = v->c->filter.mode,
                         .policy = policy,
                         .allow = rs_allow_default(),
                         .layout_budget = 1};
    return rs_plan_make(v->c->arena, v->db, &v->registry, &o, plan, err);
}

/* ---- stored plans ---- */

static bool same_text(const char *a, const char *b)
{
    return (a == NULL) == (b == NULL) && (!a || !strcmp(a, b));
}

static bool same_number(double a, double b)
{
    return a == b || (isnan(a) && isnan(b));
}

static bool same_verdict(const rs_db_verdict *a, const rs_db_verdict *b)
{
    return !strcmp(a->shape, b->shape) && a->t == b->t && same_text(a->verdict, b->verdict) &&
           same_text(a->choice, b->choice) && same_text(a->against, b->against) &&
           same_number(a->mu, b->mu) && same_number(a->h, b->h);
}

static bool same_band(const rs_db_band *a, const rs_db_band *b)
{
    return !strcmp(a->shape, b->shape) && a->t_lo == b->t_lo && a->t_hi == b->t_hi &&
           same_text(a->schedule, b->schedule);
}

static void compare_plan(verifier *v, int64_t id, const rs_db_plan *old, const rs_db_plan *now)
{
    static const char hint[] = "an altered row, or stored with --allow, --layout-budget, "
                               "--trace or another build";
    rs_arena *arena = v->c->arena;
    if (old->verdict_count != now->verdict_count || old->band_count != now->band_count)
        add_fault(v, rs_arena_printf(arena,
                                     "plan %lld has %zu verdicts and %zu bands, the data give "
                                     "%zu and %zu: %s",
                                     (long long)id, old->verdict_count, old->band_count,
                                     now->verdict_count, now->band_count, hint));
    for (size_t i = 0; i < old->verdict_count && i < now->verdict_count; i++) {
        const rs_db_verdict *a = &old->verdicts[i], *b = &now->verdicts[i];
        if (!same_verdict(a, b))
            add_fault(v, rs_arena_printf(arena,
                                         "plan %lld, %s T=%d: stored %s %s, the data give %s "
                                         "%s: %s",
                                         (long long)id, a->shape, a->t, a->verdict, a->choice,
                                         b->verdict, b->choice, hint));
    }
    for (size_t i = 0; i < old->band_count && i < now->band_count; i++) {
        const rs_db_band *a = &old->bands[i], *b = &now->bands[i];
        if (!same_band(a, b))
            add_fault(v, rs_arena_printf(arena,
                                         "plan %lld, %s: stored band %d..%d %s, the data give "
                                         "%d..%d %s: %s",
                                         (long long)id, a->shape, a->t_lo, a->t_hi, a->schedule,
                                         b->t_lo, b->t_hi, b->schedule, hint));
    }
}

static int by_shape_and_width(const void *a, const void *b)
{
    const rs_db_verdict *x = a, *y = b;
    int by = strcmp(x->shape, y->shape);
    return by ? by : (x->t > y->t) - (x->t < y->t);
}

static void verify_plan(verifier *v, int64_t id, const rs_db_plan *stored)
{
    rs_arena *arena = v->c->arena;
    rs_plan plan;
    rs_db_plan now;
    rs_err err = {0};
    if (decide(v, stored->tier, stored->policy, &plan, &err) ||
        rs_save_rows(arena, &plan, &v->registry, &now, &err)) {
        add_note(v, rs_arena_printf(arena, "plan %lld cannot be decided again: %s",
                                    (long long)id, err.msg));
        return;
    }
    bool policy = !strcmp(plan.policy_hash, stored->policy_hash);
    bool data = !strcmp(plan.data_hash, stored->data_hash);
    if (!policy || !data) {
        add_note(v, rs_arena_printf(
                        arena, "plan %lld was made from other %s (%s, now %s): not compared",
                        (long long)id, data ? "policy text" : "data",
                        data ? stored->policy_hash : stored->data_hash,
                        data ? plan.policy_hash : plan.data_hash));
        return;
    }
    rs_db_verdict *sorted = rs_arena_array(arena, now.verdict_count + 1, sizeof *sorted);
    if (now.verdict_count)
        memcpy(sorted, now.verdicts, now.verdict_count * sizeof *sorted);
    qsort(sorted, now.verdict_count, sizeof *sorted, by_shape_and_width);
    now.verdicts = sorted;
    compare_plan(v, id, stored, &now);
}

static rs_status verify_plans(verifier *v, rs_err *err)
{
    rs_db_plan *plans = NULL;
    int64_t *ids = NULL;
    size_t count = 0;
    rs_status st = rs_db_load_plans(v->db, v->c->arena, &plans, &ids, &count, err);
    for (size_t i = 0; i < count && !st; i++)
        verify_plan(v, ids[i], &plans[i]);
    if (!st && !count)
        add_note(v, "no stored plan; `sweep plan --save` stores one");
    return st;
}

/* ---- table files ---- */

/* The whole file, or NULL. */
static char *read_text(rs_arena *arena, const char *path)
{
    FILE *f = fopen(path, "rb");
    char *text = NULL;
    if (!f)
        return NULL;
    if (!fseek(f, 0, SEEK_END)) {
        long size = ftell(f);
        rewind(f);
        text = size >= 0 ? rs_arena_alloc(arena, (size_t)size + 1) : NULL;
        if (text && fread(text, 1, (size_t)size, f) != (size_t)size)
            text = NULL;
    }
    fclose(f);
    return text;
}

/* What the data give, as the file should be; NULL when they give no table. */
static char *table_text(verifier *v, const rs_plan *plan)
{
    char *text = NULL, *copy = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    RS_CHECK(f);
    rs_status st = rs_emit_c_text(v->c->arena, plan, &v->registry, f, NULL);
    fclose(f);
    copy = st ? NULL : rs_arena_strdup(v->c->arena, text);
    free(text);
    return copy;
}

/* Behind the head, which tells how the file was made: options differ, routes may not. */
static const char *body(const char *text)
{
    const char *found = text ? strstr(text, "#include") : NULL;
    return found ? found : "";
}

static void verify_table(verifier *v, const char *tier)
{
    rs_arena *arena = v->c->arena;
    rs_plan plan;
    rs_err err = {0};
    const char *path = rs_arena_printf(arena, "%s/%s/linear.c", v->c->tables, tier);
    const char *file = read_text(arena, path);
    if (!file) {
        add_note(v, rs_arena_printf(arena, "no table %s to compare", path));
        return;
    }
    if (decide(v, tier, v->c->policy, &plan, &err)) {
        add_note(v, rs_arena_printf(arena, "%s is not compared: %s", path, err.msg));
        return;
    }
    const char *expected = table_text(v, &plan), *data = strstr(file, "data ");
    if (!data || strncmp(data + 5, plan.data_hash, 16) != 0)
        add_fault(v, rs_arena_printf(arena,
                                     "%s was made from data %.16s, this file holds %s; "
                                     "`sweep plan --emit c` writes it anew",
                                     path, data ? data + 5 : "?", plan.data_hash));
    else if (strcmp(body(expected), body(file)) != 0)
        add_fault(v, rs_arena_printf(arena,
                                     "%s names this data and policy %s but is not what they "
                                     "give: edited by hand, or made with other options",
                                     path, plan.policy_hash));
}

static rs_status verify_tables(verifier *v, rs_err *err)
{
    rs_db_session_row *rows = NULL;
    size_t count = 0;
    rs_arena *arena = v->c->arena;
    rs_status st = rs_db_list_sessions(v->db, arena, v->c->filter.tier, &rows, &count, err);
    for (size_t i = 0; i < count && !st; i++) {
        bool again = rows[i].cells == 0;
        for (size_t k = 0; k < i && !again; k++)
            again = rows[k].cells && !strcmp(rows[k].tier, rows[i].tier);
        if (!again)
            verify_table(v, rows[i].tier);
    }
    return st;
}

/* ---- the whole ---- */

static void print_list(rs_json *json, const char *key, const char **list, size_t count)
{
    rs_json_array(json, key);
    for (size_t i = 0; i < count; i++)
        rs_json_text(json, NULL, list[i]);
    rs_json_close(json, ']');
}

static void print(const verifier *v)
{
    if (v->c->json) {
        rs_json json = {.out = v->c->out};
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "db.verify", 1);
        print_list(&json, "faults", v->faults, v->fault_count);
        print_list(&json, "notes", v->notes, v->note_count);
        rs_json_close(&json, '}');
        return;
    }
    for (size_t i = 0; i < v->fault_count; i++)
        fprintf(v->c->out, "FAULT %s\n", v->faults[i]);
    for (size_t i = 0; i < v->note_count; i++)
        fprintf(v->c->out, "note  %s\n", v->notes[i]);
    fprintf(v->c->out, "%s: %zu faults\n", v->c->db, v->fault_count);
}

rs_status rs_db_verify_all(rs_db_command *c, rs_err *err)
{
    verifier v = {.c = c};
    rs_status st = rs_registry_open(c->arena, NULL, 0, &v.registry, err);
    if (!st)
        st = rs_db_open(c->db, RS_DB_READ, &v.db, err);
    if (!st)
        st = rs_db_list_faults(v.db, c->arena, FAULTS_MOST, &v.faults, &v.fault_count, err);
    v.fault_cap = v.fault_count; /* the list grows into memory of its own */
    /* A damaged file is not asked for more. */
    if (!st && !v.fault_count)
        st = verify_plans(&v, err);
    if (!st && !v.fault_count)
        st = verify_tables(&v, err);
    rs_db_close(v.db);
    if (st)
        return st;
    print(&v);
    return v.fault_count ? rs_err_set(err, RS_FAILED,
                                      "%s has %zu faults; restore a copy, or "
                                      "measure again what is named",
                                      c->db, v.fault_count)
                         : RS_OK;
}
