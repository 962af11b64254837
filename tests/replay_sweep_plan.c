/* From samples of known truth to a table, through both policies. */
#include "fake_plan.h"

#include "sweep/save.h"

#include <math.h>

static const char shape[] = "q4g64:linear:64x128";

typedef struct scene {
    rs_db *db;
    rs_arena *arena;
    char path[64];
    int64_t sessions[6];
    int session_count;
    rs_plan plan;
    rs_emit_table *emitted;
} scene;

static scene begin(int sessions)
{
    scene s = {.arena = rs_arena_new(), .session_count = sessions};
    rs_err err = {0};
    must(rs_db_open(fake_path(s.path), RS_DB_CREATE, &s.db, &err), &err);
    int64_t machine = fake_machine(s.db, FAKE_TIER);
    for (int i = 0; i < sessions; i++)
        s.sessions[i] = fake_session(s.db, machine, i + 1);
    return s;
}

static void end(scene *s)
{
    rs_db_close(s->db);
    rs_arena_free(s->arena);
}

static void cell(scene *s, int t, const fake *fakes, size_t count)
{
    fake_cells(s->db, s->sessions, s->session_count, shape, t, fakes, count);
}

static void decide(scene *s, const rs_plan_options *options)
{
    rs_err err = {0};
    s->plan = fake_plan(s->arena, s->db, options);
    assert_int_equal(s->plan.shape_count, 1);
    if (s->plan.shapes[0].problem)
        fail_msg("%s", s->plan.shapes[0].problem);
    must(rs_emit_routes(s->arena, &s->plan, &fake_registry, &s->emitted, &err), &err);
}

static void decide_by(scene *s, const char *policy)
{
    rs_plan_options options = fake_options(policy);
    decide(s, &options);
}

static const char *route(const scene *s, int32_t t)
{
    const rs_route *r = rs_route_pick(&s->emitted->table, shape, t);
    assert_non_null(r);
    return r->schedule;
}

static const rs_decision *decision(const scene *s, int32_t t)
{
    for (size_t i = 0; i < s->plan.shapes[0].point_count; i++)
        if (s->plan.shapes[0].points[i].t == t)
            return s->plan.shapes[0].points[i].decision;
    fail_msg("no decision at T=%d", t);
    return NULL;
}

static const char *band_verdict(const scene *s, int32_t t)
{
    const rs_band_table *table = &s->plan.shapes[0].table;
    for (size_t i = 0; i < table->count; i++)
        if (table->bands[i].t_lo <= t && t <= table->bands[i].t_hi)
            return table->bands[i].verdict;
    return "none";
}

static const char *const policies[] = {"spread_paired", "spread_strict"};
#define FOR_BOTH(p) for (size_t p = 0; p < sizeof policies / sizeof *policies; p++)

static void clear_winner(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(3);
        fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 500), FAKE("cpu_other", 700)};
        f[0].incumbent = true;
        for (int t = 1; t <= 8; t++)
            cell(&s, t, f, 3);
        decide_by(&s, policies[p]);
        assert_string_equal(route(&s, 1), "cpu_wide");
        assert_string_equal(route(&s, 8), "cpu_wide");
        assert_string_equal(route(&s, 9), "cpu_ref"); /* nobody measured it */
        assert_string_equal(decision(&s, 4)->verdict, "WIN");
        assert_string_equal(band_verdict(&s, 4), "WIN");
        assert_string_equal(band_verdict(&s, 9), "NOT_SAMPLED");
        end(&s);
    }
}

static void a_tie_keeps_the_incumbent(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(4);
        fake f[] = {FAKE("cpu_other", 1000), FAKE("cpu_wide", 998)};
        f[0].incumbent = true;
        for (int t = 1; t <= 8; t++)
            cell(&s, t, f, 2);
        decide_by(&s, policies[p]);
        for (int t = 1; t <= 8; t++) {
            assert_string_equal(route(&s, t), "cpu_other");
            assert_string_not_equal(decision(&s, t)->verdict, "WIN");
        }
        end(&s);
    }
}

static void without_an_incumbent_ties_go_by_a_fixed_order(void **state)
{
    (void)state;
    scene s = begin(6);
    fake f[] = {FAKE("cpu_other", 1000), FAKE("cpu_wide", 999.5)};
    f[1].workspace_bytes = 4096; /* a hair quicker, but it needs memory */
    cell(&s, 1, f, 2);
    decide_by(&s, "spread_paired");
    assert_string_equal(decision(&s, 1)->verdict, "TIE");
    assert_string_equal(route(&s, 1), "cpu_other");
    end(&s);
}

static void few_sessions_move_nothing(void **state)
{
    (void)state;
    for (int sessions = 1; sessions <= 2; sessions++) {
        scene s = begin(sessions);
        fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 300)};
        f[0].incumbent = true;
        for (int t = 1; t <= 4; t++)
            cell(&s, t, f, 2);
        decide_by(&s, "spread_paired");
        for (int t = 1; t <= 4; t++)
            assert_string_equal(route(&s, t), "cpu_ref");
        assert_string_equal(decision(&s, 2)->verdict, "OPEN");
        assert_non_null(strstr(decision(&s, 2)->why, "needs 3 sessions"));
        end(&s);
    }
}

static void a_single_width_is_found(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(3);
        fake f[] = {FAKE("cpu_other", 1000), FAKE("cpu_wide", 1130)}, at8[] = {f[0], f[1]};
        at8[0].ns = 1130;
        at8[1].ns = 1000;
        f[0].incumbent = at8[0].incumbent = true;
        for (int t = 1; t <= 24; t++)
            cell(&s, t, t == 8 ? at8 : f, 2);
        decide_by(&s, policies[p]);
        for (int t = 1; t <= 24; t++)
            assert_string_equal(route(&s, t), t == 8 ? "cpu_wide" : "cpu_other");
        end(&s);
    }
}

static void a_missing_interior_point_is_refused(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(3);
        fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 500)};
        static const int widths[] = {1, 2, 3, 40, 41, 42};
        f[0].incumbent = true;
        for (size_t i = 0; i < 6; i++)
            cell(&s, widths[i], f, 2);
        decide_by(&s, policies[p]);
        assert_string_equal(route(&s, 3), "cpu_wide");
        assert_string_equal(route(&s, 4), "cpu_ref");
        assert_string_equal(band_verdict(&s, 20), "NOT_SAMPLED");
        assert_string_equal(route(&s, 39), "cpu_ref");
        assert_string_equal(route(&s, 40), "cpu_wide");
        end(&s);
    }
}

static void classes_that_are_not_allowed(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(3);
        fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_a8", 100), FAKE("cpu_rounded", 200),
                    FAKE("cpu_wide", 500)};
        f[0].incumbent = true;
        f[1].numeric = "a8";
        f[2].numeric = "rounded";
        for (int t = 60; t <= 70; t++)
            cell(&s, t, f, 4);
        rs_plan_options options = fake_options(policies[p]);
        decide(&s, &options);
        for (int t = 60; t <= 70; t++)
            assert_string_equal(route(&s, t), t < 65 ? "cpu_wide" : "cpu_rounded");
        assert_string_equal(route(&s, 59), "cpu_ref");
        rs_err err = {0};
        must(rs_allow_parse("exact,a8", &options.allow, &err), &err);
        decide(&s, &options);
        assert_string_equal(route(&s, 64), "cpu_a8");
        end(&s);
    }
}

static void unfit_ones_never_win(void **state)
{
    (void)state;
    static const rs_db_outcome outcomes[] = {RS_DB_WRONG,   RS_DB_BELOW_FLOOR,
                                             RS_DB_CRASHED, RS_DB_TIMEOUT,
                                             RS_DB_DROPPED, RS_DB_UNSUPPORTED};
    FOR_BOTH(p)
    for (size_t o = 0; o < sizeof outcomes / sizeof *outcomes; o++) {
        scene s = begin(3);
        fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_other", 10), FAKE("cpu_wide", 600)};
        f[0].incumbent = true;
        f[1].outcome = outcomes[o];
        for (int t = 1; t <= 4; t++)
            cell(&s, t, f, 3);
        decide_by(&s, policies[p]);
        for (int32_t t = 1; t <= 200; t++)
            assert_string_not_equal(route(&s, t), "cpu_other");
        assert_string_equal(route(&s, 2), "cpu_wide");
        end(&s);
    }
}

/* A width where everything measured is unfit must not be bridged by the band around it. */
static void a_width_where_all_fail(void **state)
{
    (void)state;
    scene s = begin(3);
    fake f[] = {FAKE("cpu_other", 1000), FAKE("cpu_wide", 600)}, bad[] = {f[0], f[1]};
    bad[0].outcome = bad[1].outcome = RS_DB_WRONG;
    for (int t = 1; t <= 9; t++)
        cell(&s, t, t == 5 ? bad : f, 2);
    decide_by(&s, "spread_paired");
    assert_string_equal(route(&s, 4), "cpu_wide");
    assert_string_equal(route(&s, 5), "cpu_ref"); /* the incumbent, not measured here */
    assert_string_equal(route(&s, 6), "cpu_wide");
    end(&s);
}

static void an_incumbent_that_failed_is_left(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(1); /* even one session is better than a wrong kernel */
        fake f[] = {FAKE("cpu_other", 500), FAKE("cpu_wide", 900)};
        f[0].incumbent = true;
        f[0].outcome = RS_DB_WRONG;
        cell(&s, 3, f, 2);
        decide_by(&s, policies[p]);
        assert_string_equal(route(&s, 3), "cpu_wide");
        end(&s);
    }
}

static void domains_hold_between_measured_widths(void **state)
{
    (void)state;
    scene s = begin(3);
    fake f[] = {FAKE("cpu_narrow", 500), FAKE("cpu_ref", 1000)};
    f[1].incumbent = true;
    for (int t = 6; t <= 8; t++)
        cell(&s, t, f, 2);
    decide_by(&s, "spread_paired");
    assert_string_equal(route(&s, 8), "cpu_narrow");
    assert_string_equal(route(&s, 9), "cpu_ref");
    assert_string_equal(route(&s, INT32_MAX), "cpu_ref");
    end(&s);
}

static void one_layout_or_two(void **state)
{
    (void)state;
    scene s = begin(3);
    fake narrow[] = {FAKE("cpu_ref", 1000), FAKE("cpu_tiled", 600), FAKE("cpu_wide", 500)};
    fake wide[] = {narrow[0], narrow[1], narrow[2]};
    wide[1].ns = 300;
    narrow[1].layout = wide[1].layout = "tiles";
    narrow[0].incumbent = wide[0].incumbent = true;
    for (int t = 1; t <= 4; t++)
        cell(&s, t, narrow, 3);
    for (int t = 5; t <= 12; t++)
        cell(&s, t, wide, 3);
    rs_plan_options options = fake_options("spread_paired");
    decide(&s, &options);
    assert_string_equal(s.plan.shapes[0].table.layout, "tiles");
    for (int t = 1; t <= 13;
         t++) /* the incumbent reads another layout: not even 13 goes to it */
        assert_string_equal(route(&s, t), "cpu_tiled");
    options.layout_budget = 2;
    decide(&s, &options);
    assert_string_equal(route(&s, 4), "cpu_wide");
    assert_string_equal(route(&s, 5), "cpu_tiled");
    assert_string_equal(route(&s, 13), "cpu_ref");
    end(&s);
}

/* At T = 1 the clock stumbled: every time of "tiles" came out below the floor and was refused.
   That layout still is the one for the shape, and serves T = 1 too. */
static void a_stumble_does_not_cost_the_layout(void **state)
{
    (void)state;
    scene s = begin(3);
    fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_tiled", 300), FAKE("cpu_wide", 600)};
    f[1].layout = "tiles";
    f[0].incumbent = true;
    for (int t = 1; t <= 64; t *= 8) {
        f[1].outcome = t == 1 ? RS_DB_BELOW_FLOOR : RS_DB_OK;
        cell(&s, t, f, 3);
    }
    decide_by(&s, "spread_paired");
    assert_string_equal(s.plan.shapes[0].table.layout, "tiles");
    assert_string_equal(route(&s, 1), "cpu_tiled");
    assert_string_equal(route(&s, 8), "cpu_tiled");
    assert_string_equal(route(&s, 64), "cpu_tiled");
    assert_string_equal(decision(&s, 1)->choice, "cpu_wide"); /* of those that have a time */
    end(&s);
}

/* Who serves T = 1 when "tiles", by far the best elsewhere, came out so in its first session
   and in the two after it. */
static const char *after(rs_db_outcome first, rs_db_outcome later)
{
    scene s = begin(3);
    fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_tiled", 300)};
    f[1].layout = "tiles";
    f[0].incumbent = true;
    for (int k = 0; k < 3; k++) {
        f[1].outcome = k == 0 ? first : later;
        fake_cells(s.db, &s.sessions[k], 1, shape, 1, f, 2);
    }
    f[1].outcome = RS_DB_OK;
    cell(&s, 8, f, 2);
    cell(&s, 64, f, 2);
    decide_by(&s, "spread_paired");
    bool tiled = !strcmp(route(&s, 1), "cpu_tiled");
    end(&s);
    return tiled ? "tiled" : "another";
}

/* Wrong once is wrong: a refused time of another session, before or after, does not hide it. */
static void wrong_outlives_a_refused_time(void **state)
{
    (void)state;
    assert_string_equal(after(RS_DB_BELOW_FLOOR, RS_DB_BELOW_FLOOR), "tiled");
    assert_string_equal(after(RS_DB_WRONG, RS_DB_BELOW_FLOOR), "another");
    assert_string_equal(after(RS_DB_BELOW_FLOOR, RS_DB_WRONG), "another");
}

/* Several winners, gaps, an incumbent: what the table says is what was decided. */
static void mixed_cells(scene *s, bool backwards)
{
    fake f[] = {FAKE("cpu_narrow", 500), FAKE("cpu_other", 700), FAKE("cpu_ref", 1500),
                FAKE("cpu_wide", 800)};
    static const int widths[] = {1, 2, 3, 4, 8, 9, 16, 17, 32, 33, 64, 65, 128};
    f[2].incumbent = true;
    for (int i = 0; i < 13; i++) {
        int t = widths[backwards ? 12 - i : i];
        fake now[] = {f[0], f[1], f[2], f[3]};
        now[0].outcome = t > 8 ? RS_DB_UNSUPPORTED : RS_DB_OK;
        now[0].ns = t > 8 ? 0 : now[0].ns;
        now[3].ns = t > 30 ? 400 : now[3].ns;
        cell(s, t, now, 4);
    }
}

static void lookup_is_the_policy(void **state)
{
    (void)state;
    FOR_BOTH(p)
    {
        scene s = begin(3);
        char why[128];
        mixed_cells(&s, false);
        decide_by(&s, policies[p]);
        const rs_plan_shape *ps = &s.plan.shapes[0];
        for (size_t i = 0; i < ps->point_count; i++)
            assert_string_equal(route(&s, ps->points[i].t), ps->points[i].decision->choice);
        assert_true(rs_route_closed(&s.emitted->table, why, sizeof why));
        for (int64_t t = 1; t <= INT32_MAX; t += t < 1000 ? 1 : t / 2)
            for (size_t i = 0; i < ps->table.count;
                 i++) /* the band that holds t is the route of t */
                if (ps->table.bands[i].t_lo <= t && t <= ps->table.bands[i].t_hi)
                    assert_string_equal(route(&s, (int32_t)t), ps->table.bands[i].schedule);
        end(&s);
    }
}

static void same_content_same_bytes(void **state)
{
    (void)state;
    scene a = begin(3), b = begin(3);
    mixed_cells(&a, false);
    mixed_cells(&b, true);
    decide_by(&a, "spread_paired");
    decide_by(&b, "spread_paired");
    const char *text = fake_text(a.arena, &a.plan);
    assert_string_equal(text, fake_text(b.arena, &b.plan));
    /* Also when the table is compiled in already: the database knows who the incumbent was. */
    rs_plan_options options = fake_options("spread_paired");
    options.current = &a.emitted->table;
    decide(&b, &options);
    assert_string_equal(text, fake_text(b.arena, &b.plan));
    end(&a);
    end(&b);
}

static void a_new_code_hash_starts_anew(void **state)
{
    (void)state;
    scene s = begin(3);
    rs_err err = {0};
    fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 500)};
    f[0].incumbent = true;
    for (int t = 1; t <= 3; t++)
        cell(&s, t, f, 2);
    int64_t later = fake_session(s.db, fake_machine(s.db, FAKE_TIER), 9);
    rs_db_entry entry = {.schedule = "cpu_ref",
                         .code_hash = "c1",
                         .numeric = "exact",
                         .layout = "row_split",
                         .incumbent = true};
    fake_samples(&entry, &f[0], 2, 9, 0);
    rs_db_cell changed = {later, shape, "chain", 2, "set1", &entry, 1, NULL, 0};
    must(rs_db_put_cell(s.db, &changed, &err), &err);
    decide_by(&s, "spread_paired");
    assert_string_equal(route(&s, 2), "cpu_ref"); /* the old samples are of other code */
    assert_string_equal(route(&s, 1), "cpu_wide");
    end(&s);
}

static void plans_are_saved(void **state)
{
    (void)state;
    scene s = begin(3);
    rs_err err = {0};
    int64_t id = 0;
    mixed_cells(&s, false);
    decide_by(&s, "spread_paired");
    assert_int_equal(rs_save_plan(s.arena, s.path, &s.plan, &fake_registry, &id, &err),
                     RS_BUSY);
    rs_db_close(s.db);
    s.db = NULL;
    must(rs_save_plan(s.arena, s.path, &s.plan, &fake_registry, &id, &err), &err);
    assert_true(id > 0);
    end(&s);
}

static void one_s_own_policy(void **state)
{
    (void)state;
    char path[80];
    scene s = begin(1);
    snprintf(path, sizeof path, "%s.lua", s.path);
    FILE *f = fopen(path, "w");
    fputs("local function decide(cell)\n"
          "  local best\n"
          "  for _, c in ipairs(cell.contenders) do\n"
          "    if c.routable and (not best or c.min < best.min) then best = c end\n"
          "  end\n"
          "  return { choice = best.id, verdict = 'WIN', regret = {}, why = 'least minimum' }\n"
          "end\n"
          "return { decide = decide }\n",
          f);
    fclose(f);
    fake fakes[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 900)};
    fakes[0].incumbent = true;
    cell(&s, 1, fakes, 2);
    decide_by(&s, path);
    assert_string_equal(route(&s, 1), "cpu_wide");
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clear_winner),
        cmocka_unit_test(a_tie_keeps_the_incumbent),
        cmocka_unit_test(without_an_incumbent_ties_go_by_a_fixed_order),
        cmocka_unit_test(few_sessions_move_nothing),
        cmocka_unit_test(a_single_width_is_found),
        cmocka_unit_test(a_missing_interior_point_is_refused),
        cmocka_unit_test(classes_that_are_not_allowed),
        cmocka_unit_test(unfit_ones_never_win),
        cmocka_unit_test(a_width_where_all_fail),
        cmocka_unit_test(an_incumbent_that_failed_is_left),
        cmocka_unit_test(domains_hold_between_measured_widths),
        cmocka_unit_test(one_layout_or_two),
        cmocka_unit_test(a_stumble_does_not_cost_the_layout),
        cmocka_unit_test(wrong_outlives_a_refused_time),
        cmocka_unit_test(lookup_is_the_policy),
        cmocka_unit_test(same_content_same_bytes),
        cmocka_unit_test(a_new_code_hash_starts_anew),
        cmocka_unit_test(plans_are_saved),
        cmocka_unit_test(one_s_own_policy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
