/* The race on a planted timer: orders, elimination, disturbed blocks, the early end. */
#include "sweep/race.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 16 };

typedef struct plant {
    rs_rng rng;
    double factor[MOST]; /* of 1000 ns */
    double noise;
    int disturb; /* blocks to call disturbed, from the first on; -1 = all */
    int blocks, fail_at, calls;
    size_t told, next; /* to be behind the one timed before, and the one timed now */
    bool told_wrong, block_is_new;
    const char *reasons[MOST];
    rs_racer racers[MOST];
    rs_race race;
} plant;

static void behind(void *arg, size_t racer)
{
    plant *p = arg;
    p->told = p->next;
    p->next = racer;
}

/* Who is timed must have been told, but for the first of a block. */
static void see_told(plant *p, size_t racer)
{
    p->told_wrong = p->told_wrong || p->told != (p->block_is_new ? RS_RACE_NOBODY : racer);
    p->block_is_new = false;
}

static rs_status time_it(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err)
{
    plant *p = arg;
    (void)round;
    if (p->race.behind)
        see_told(p, racer);
    if (++p->calls == p->fail_at)
        return rs_err_set(err, RS_DEVICE, "planted");
    *out_ns = 1000 * p->factor[racer] * exp(p->noise * rs_rng_normal(&p->rng));
    return RS_OK;
}

static const char *ends(void *arg, int32_t block)
{
    plant *p = arg;
    (void)block;
    p->blocks++;
    p->block_is_new = true;
    return p->disturb < 0 || p->blocks <= p->disturb ? "planted" : NULL;
}

static void out(void *arg, size_t racer, const char *reason)
{
    plant *p = arg;
    p->reasons[racer] = strstr(reason, "screened") ? "screened" : reason;
}

static plant setup(rs_arena *arena, size_t count, double noise)
{
    plant p = {.rng = {20261129}, .noise = noise};
    for (size_t i = 0; i < count; i++) {
        p.factor[i] = 1;
        p.racers[i] = (rs_racer){.live = true, .layout = "l"};
    }
    p.race = (rs_race){.count = count,
                       .rounds = 32,
                       .screen = true,
                       .g = 0.005,
                       .seed = 7,
                       .arena = arena,
                       .time = time_it,
                       .block_ends = ends,
                       .out = out};
    return p;
}

static void run(plant *p)
{
    rs_err err = {0};
    p->race.racers = p->racers;
    p->race.arg = p;
    if (rs_race_run(&p->race, &err))
        fail_msg("%s", err.msg);
}

static void evalues(void **state)
{
    (void)state;
    assert_true(fabs(rs_race_evalue(8, 8) - 511.0 / 9) < 1e-9);
    assert_true(fabs(rs_race_evalue(0, 0) - 1) < 1e-12);
    assert_true(rs_race_evalue(16, 8) < 1);
    /* fair over all outcomes: the mean under p = 1/2 is 1 */
    double mean = 0, choose = 1;
    for (int s = 0; s <= 12; s++) {
        mean += choose * pow(0.5, 12) * rs_race_evalue(12, s);
        choose = choose * (12 - s) / (s + 1);
    }
    assert_true(mean < 1 + 1e-9 && mean > 0.9);
}

static void orders_are_mirrored_and_complete(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    plant p = setup(arena, 6, 0);
    p.race.screen = false;
    p.race.rounds = 12;
    run(&p);
    assert_int_equal(p.race.done, 12);
    assert_int_equal(p.race.samples, 72);
    bool moved = false;
    for (int32_t round = 0; round < 12; round += 2) {
        int seen = 0;
        for (size_t i = 0; i < 6; i++) {
            assert_int_equal(p.racers[i].slots[round] + p.racers[i].slots[round + 1], 5);
            seen |= 1 << p.racers[i].slots[round];
            moved = moved || p.racers[i].slots[round] != p.racers[i].slots[0];
        }
        assert_int_equal(seen, 63);
    }
    assert_true(moved);
    rs_arena_free(arena);
}

static void the_next_of_a_block_is_told(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    plant p = setup(arena, 5, 0.003);
    p.factor[1] = 1.5; /* leaves between two blocks */
    p.factor[2] = 1.5;
    p.racers[2].incumbent = p.racers[2].resting = true;
    p.race.behind = behind;
    p.told = p.next = RS_RACE_NOBODY;
    p.block_is_new = true;
    p.disturb = 1;
    run(&p);
    assert_false(p.told_wrong);
    assert_true(p.calls > 20 && p.next == RS_RACE_NOBODY);
    rs_arena_free(arena);
}

static void losers_leave_and_the_protected_stay(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    plant p = setup(arena, 8, 0.003);
    p.factor[1] = 1.05; /* by signs */
    p.factor[2] = 1.5;  /* by the first cut */
    p.factor[3] = 1.5;
    p.racers[3].incumbent = true;
    p.factor[4] = 1.5;
    p.racers[4].control = true;
    p.factor[5] = 1.5;
    p.racers[5].layout = "other"; /* alone in its layout */
    p.factor[6] = 0.5;
    p.racers[6].numeric = 2; /* quick, but looser: counts against nobody exact */
    p.factor[7] = 1.4;
    p.racers[7].layout = "third";
    p.racers[7].last_resort = true; /* leaders of any layout count */
    run(&p);
    assert_null(p.reasons[0]);
    assert_string_equal(p.reasons[1], "screened");
    assert_string_equal(p.reasons[2], "screened");
    for (size_t i = 3; i <= 6; i++)
        assert_null(p.reasons[i]);
    assert_string_equal(p.reasons[7], "screened");
    assert_true(isnan(p.racers[2].ns[4]) && !isnan(p.racers[2].ns[3]));
    assert_true(p.race.done < 32); /* ends when nobody can be dropped any more */
    rs_arena_free(arena);
}

static void equals_end_early(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    plant p = setup(arena, 5, 0.01);
    run(&p);
    for (size_t i = 0; i < 5; i++)
        assert_null(p.reasons[i]);
    assert_true(p.race.done < 24); /* once what is to come cannot drop anybody */
    rs_arena_free(arena);
}

static double floor_900(void *arg, size_t racer)
{
    (void)arg, (void)racer;
    return 900;
}

static void an_impossible_time_leads_nobody(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    plant p = setup(arena, 3, 0.003);
    p.factor[0] = 0.1; /* below the floor: rejected later, must not throw out the others */
    p.race.floor_ns = floor_900;
    run(&p);
    assert_null(p.reasons[1]);
    assert_null(p.reasons[2]);
    rs_arena_free(arena);
}

static void disturbed_blocks_are_run_again_a_few_times(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    for (int disturb = -1; disturb <= 2; disturb++) {
        plant p = setup(arena, 2, 0.003);
        p.race.screen = false;
        p.race.rounds = 12;
        p.disturb = disturb;
        run(&p);
        int extra = disturb < 0 ? RS_RACE_EXTRA : disturb, marked = 0;
        assert_int_equal(p.race.done, 12 + 2 * extra);
        for (int i = 0; i < p.race.done / 2; i++)
            marked += p.race.disturbed[i] != NULL;
        assert_int_equal(marked, extra); /* the others count: a verdict, never nothing */
    }
    rs_arena_free(arena);
}

static void a_failure_is_passed_on(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    plant p = setup(arena, 3, 0);
    p.fail_at = 8;
    p.race.racers = p.racers;
    p.race.arg = &p;
    assert_int_equal(rs_race_run(&p.race, &err), RS_DEVICE);
    assert_int_equal(p.race.done, 2);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(evalues),
        cmocka_unit_test(orders_are_mirrored_and_complete),
        cmocka_unit_test(the_next_of_a_block_is_told),
        cmocka_unit_test(losers_leave_and_the_protected_stay),
        cmocka_unit_test(equals_end_early),
        cmocka_unit_test(an_impossible_time_leads_nobody),
        cmocka_unit_test(disturbed_blocks_are_run_again_a_few_times),
        cmocka_unit_test(a_failure_is_passed_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
