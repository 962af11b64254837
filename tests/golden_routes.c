/* Every compiled-in route table: closed, ordered, fingerprint right, and its schedules are
   those of this build where it has the backend. Layer: tests. */
#include "engine/tables.h"
#include "kernels/candidate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static bool backend_of(const rs_route_table *table, rs_backend *out)
{
    for (int b = 0; b < RS_BACKEND_COUNT; b++)
        if (!strcmp(rs_backend_name((rs_backend)b), table->backend)) {
            *out = (rs_backend)b;
            return true;
        }
    return false;
}

static void tables_are_sound(void **state)
{
    (void)state;
    int count = 0;
    for (const rs_route_table *const *t = rs_route_tables; *t; t++, count++) {
        rs_err err = {0};
        rs_backend backend = RS_BACKEND_COUNT;
        if (rs_table_check(*t, &err))
            fail_msg("%s", err.msg);
        assert_true(backend_of(*t, &backend));
        assert_true(!strcmp((*t)->origin, "measured") || !strcmp((*t)->origin, "adopted") ||
                    !strcmp((*t)->origin, "generic"));
        for (const rs_route_table *const *u = rs_route_tables; u < t; u++)
            if (!strcmp((*t)->tier, (*u)->tier) && !strcmp((*t)->backend, (*u)->backend))
                fail_msg("two tables of tier %s", (*t)->tier);
    }
    assert_true(count > 0);
}

static void shapes_are_canonical(void **state)
{
    (void)state;
    for (const rs_route_table *const *t = rs_route_tables; *t; t++)
        for (int32_t i = 0; i < (*t)->route_count; i++) {
            const char *text = (*t)->routes[i].shape;
            rs_shape shape;
            char canonical[RS_SHAPE_TEXT];
            rs_err err = {0};
            if (!strcmp(text, "*"))
                continue;
            if (rs_shape_parse(text, &shape, &err))
                fail_msg("%s: %s", (*t)->tier, err.msg);
            assert_string_equal(rs_shape_text(&shape, canonical), text);
        }
}

static void check_route(const rs_route_table *table, const rs_route *r)
{
    rs_schedule schedule;
    rs_err err = {0};
    char text[RS_SCHEDULE_TEXT];
    if (rs_schedule_parse(r->schedule, rs_candidates, &schedule, &err))
        fail_msg("%s, %s: %s", table->tier, r->shape, err.msg);
    const rs_candidate *c = schedule.candidate;
    assert_string_equal(rs_schedule_text(&schedule, text), r->schedule);
    if (strcmp(c->layout->id, r->layout) || strcmp(rs_numeric_name(c->numeric), r->numeric) ||
        strcmp(rs_backend_name(c->backend), table->backend))
        fail_msg("%s, %s T %d..%d: %s has layout %s, class %s, backend %s", table->tier,
                 r->shape, r->t_lo, r->t_hi, c->id, c->layout->id, rs_numeric_name(c->numeric),
                 rs_backend_name(c->backend));
}

static void schedules_are_of_this_build(void **state)
{
    (void)state;
    int checked = 0;
    for (const rs_route_table *const *t = rs_route_tables; *t; t++) {
        rs_backend backend = RS_BACKEND_COUNT;
        assert_true(backend_of(*t, &backend));
        if (!rs_candidate_ref(rs_candidates, RS_OP_linear, backend))
            continue; /* this build lacks the backend */
        for (int32_t i = 0; i < (*t)->route_count; i++, checked++)
            check_route(*t, &(*t)->routes[i]);
    }
    assert_true(checked > 0);
}

/* A device that nobody measured gets the generic table, and it knows every shape at every
 * width. */
static void each_backend_has_a_generic_table(void **state)
{
    (void)state;
    for (int b = 0; b < RS_BACKEND_COUNT; b++) {
        bool exact = true;
        const rs_route_table *t =
            rs_route_select(rs_backend_name((rs_backend)b), "unknown", &exact);
        assert_non_null(t);
        assert_string_equal(t->origin, "generic");
        assert_false(exact);
        assert_non_null(rs_route_pick(t, "q4g64:linear:1x1", 1));
        assert_non_null(rs_route_pick(t, "q4g64:linear:1x1", RS_ROUTE_T_MAX));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_sound),
        cmocka_unit_test(shapes_are_canonical),
        cmocka_unit_test(schedules_are_of_this_build),
        cmocka_unit_test(each_backend_has_a_generic_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
