/* Warnings about ladders that are too short, in planted plans. */
#include "sweep/rungs.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const rs_candidate tile = {
    .id = "cpu_tile",
    .knob_count = 3,
    .knobs = {{"cols", {4, 1, 2}, 3}, {"fixed", {7}, 1}, {"deep", {0, 1}, 2}}};
static const rs_candidate plain = {.id = "cpu_plain"};
static const rs_candidate *table[] = {&plain, &tile, NULL};
static const char *hashes[] = {"p1", "t1", NULL};
static const rs_registry registry = {table, hashes, 2, false};
static const rs_limits limits = {0.001, 0.005, 0.015, 0.0075, 0, 0};

enum { SESSIONS = 3, ROUNDS = 4, WIDTHS = 2, RIVALS = 3 };

typedef struct scene {
    rs_db_sample samples[WIDTHS][RIVALS][SESSIONS][ROUNDS];
    rs_db_series series[WIDTHS][RIVALS][SESSIONS];
    rs_db_contender contenders[WIDTHS][RIVALS];
    double regret[WIDTHS][RIVALS];
    rs_decision decisions[WIDTHS];
    rs_db_point data[WIDTHS];
    rs_band_point points[WIDTHS];
    rs_band bands[3];
    rs_plan_shape shape;
    rs_arena *arena;
    rs_rung *list;
    size_t count;
} scene;

static void plant(scene *s, int w, int who, const char *schedule, double slower)
{
    for (int k = 0; k < SESSIONS; k++) {
        for (int r = 0; r < ROUNDS; r++)
            s->samples[w][who][k][r] =
                (rs_db_sample){.round = r, .launches = 4, .ns = 1000 * exp(slower)};
        s->series[w][who][k] = (rs_db_series){k + 1, ROUNDS, s->samples[w][who][k]};
    }
    s->contenders[w][who] = (rs_db_contender){.schedule = schedule,
                                              .outcome = RS_DB_OK,
                                              .series = s->series[w][who],
                                              .series_count = SESSIONS};
}

/* Two widths, one band over them, another without a measured width; `winner` is quickest by
   `gain` at both. */
static void begin(scene *s, const char *winner, double gain)
{
    memset(s, 0, sizeof *s);
    s->arena = rs_arena_new();
    for (int w = 0; w < WIDTHS; w++) {
        plant(s, w, 0, winner, 0);
        plant(s, w, 1, "other", gain);
        plant(s, w, 2, "third", gain);
        s->decisions[w] = (rs_decision){.choice = winner, .regret = s->regret[w]};
        s->data[w] = (rs_db_point){
            .t = w + 1, .contenders = s->contenders[w], .contender_count = RIVALS};
        s->points[w] = (rs_band_point){w + 1, "cpu_before", &s->data[w], &s->decisions[w], 0};
    }
    s->bands[0] = (rs_band){1, 2, winner, "WIN", 0, 1};
    s->bands[1] =
        (rs_band){3, RS_BAND_T_MAX, "cpu_tile/cols=4,fixed=7,deep=1", "NOT_SAMPLED", 1, 0};
    s->shape = (rs_plan_shape){
        .points = s->points, .point_count = WIDTHS, .table = {.bands = s->bands, .count = 2}};
}

static void find(scene *s)
{
    rs_rungs_find(s->arena, &s->shape, &limits, &registry, &s->list, &s->count);
}

static void end(scene *s)
{
    rs_arena_free(s->arena);
}

static void winners_at_an_edge(void **state)
{
    (void)state;
    scene s;
    begin(&s, "cpu_tile/cols=4,fixed=7,deep=0", 0.1);
    find(&s);
    assert_int_equal(s.count, 2); /* `fixed` has one value and no edge */
    assert_int_equal(s.list[0].kind, RS_RUNG_EDGE);
    assert_string_equal(s.list[0].knob, "cols");
    assert_int_equal(s.list[0].value, 4);
    assert_true(s.list[0].largest); /* though it stands first */
    assert_int_equal(s.list[0].t_lo, 1);
    assert_int_equal(s.list[0].t_hi, 2);
    assert_int_equal(s.list[0].widths, 2);
    assert_string_equal(s.list[0].schedule, "cpu_tile/cols=4,fixed=7,deep=0");
    assert_string_equal(s.list[0].text, "winner at the edge of knob cols=4: try beyond it");
    assert_string_equal(s.list[1].knob, "deep");
    assert_false(s.list[1].largest);
    end(&s);
    begin(&s, "cpu_tile/cols=2,fixed=7,deep=1", 0.1);
    find(&s);
    assert_int_equal(s.count, 1);
    assert_string_equal(s.list[0].knob, "deep");
    end(&s);
}

static void no_knobs_no_edge(void **state)
{
    (void)state;
    static const char *const winners[] = {"cpu_plain", "cpu_elsewhere/x=1",
                                          "cpu_tile/cols=8,fixed=7,deep=1"};
    for (size_t i = 0; i < sizeof winners / sizeof *winners; i++) {
        scene s;
        begin(&s, winners[i], 0.1);
        find(&s);
        assert_int_equal(s.count, 0);
        s.shape.table.count = 0; /* a shape with a problem has no bands */
        find(&s);
        assert_int_equal(s.count, 0);
        end(&s);
    }
}

static void make_incumbent(scene *s, const char *name)
{
    for (int w = 0; w < WIDTHS; w++)
        s->points[w].incumbent = name;
}

static void incumbents_beyond_reach(void **state)
{
    (void)state;
    scene s;
    begin(&s, "cpu_plain", 0.1);
    make_incumbent(&s, "cpu_plain");
    find(&s);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.list[0].kind, RS_RUNG_INCUMBENT);
    assert_int_equal(s.list[0].others, 2);
    assert_int_equal(s.list[0].widths, 2);
    assert_null(s.list[0].knob);
    assert_non_null(strstr(s.list[0].text, "incumbent cpu_plain beats all"));
    /* Screened out after one session is beaten too; what may not be routed is no rival. */
    s.contenders[0][1].outcome = RS_DB_DROPPED;
    s.contenders[0][1].series_count = 1;
    s.regret[0][1] = NAN;
    plant(&s, 1, 2, "third", -0.5);
    s.regret[1][2] = NAN;
    find(&s);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.list[0].others, 1);
    end(&s);
}

static void rivals_in_reach(void **state)
{
    (void)state;
    scene s;
    begin(&s, "cpu_plain", 0.1);
    make_incumbent(&s, "cpu_plain");
    plant(&s, 1, 2, "third", 0.001); /* a TIE at the second width */
    find(&s);
    assert_int_equal(s.count, 0);
    plant(&s, 1, 2, "third", -0.1); /* quicker than the incumbent that stayed */
    find(&s);
    assert_int_equal(s.count, 0);
    end(&s);
    begin(&s, "cpu_plain", 0.1);
    make_incumbent(&s, "cpu_plain");
    s.points[1].incumbent = NULL;
    find(&s);
    assert_int_equal(s.count, 0);
    s.points[1].incumbent = "cpu_plain";
    s.regret[1][1] = s.regret[1][2] = NAN; /* alone: beats nobody */
    find(&s);
    assert_int_equal(s.count, 0);
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(winners_at_an_edge),
        cmocka_unit_test(no_knobs_no_edge),
        cmocka_unit_test(incumbents_beyond_reach),
        cmocka_unit_test(rivals_in_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
