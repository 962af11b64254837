/* Choice of tokens: greedy ties, the nucleus, the frequencies drawn. Layer: tests. */
#include "engine/sampler.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void greedy_takes_the_largest(void **state)
{
    const float logits[] = {-1, 3, 3, NAN, 2}, none[] = {NAN, NAN};
    uint64_t scratch[5];
    rs_rng rng = {1};
    const rs_sampling greedy = {0, 1};
    (void)state;
    assert_int_equal(rs_sampler_greedy(logits, 5), 1); /* of equals the lowest id */
    assert_int_equal(rs_sampler_greedy(none, 2), 0);
    assert_int_equal(rs_sampler_draw(&greedy, logits, 5, scratch, &rng), 1);
}

/* Frequencies of 20000 draws from four tokens within five standard errors. */
static void frequencies_are_those_of_softmax(void **state)
{
    enum { DRAWS = 20000, COUNT = 4 };
    static const double p[COUNT] = {0.5, 0.1, 0.3, 0.1};
    float logits[COUNT];
    uint64_t scratch[COUNT];
    rs_rng rng = {9};
    (void)state;
    for (int half = 0; half < 2; half++) { /* temperature 0.5 undoes logits half as large */
        const rs_sampling how = {half ? 0.5f : 1, 1};
        int seen[COUNT] = {0};
        for (int i = 0; i < COUNT; i++)
            logits[i] = (float)log(p[i]) * how.temperature - 7;
        for (int i = 0; i < DRAWS; i++)
            seen[rs_sampler_draw(&how, logits, COUNT, scratch, &rng)]++;
        for (int i = 0; i < COUNT; i++)
            assert_true(fabs(seen[i] - DRAWS * p[i]) < 5 * sqrt(DRAWS * p[i] * (1 - p[i])));
    }
}

static void the_nucleus_is_the_smallest_set(void **state)
{
    float logits[] = {logf(0.4f), logf(0.05f), logf(0.35f), logf(0.2f)};
    static const struct {
        float top_p;
        unsigned may; /* bit mask of ids */
    } cases[] = {{0.3f, 1}, {0.5f, 1 | 4}, {0.7f, 1 | 4}, {0.8f, 1 | 4 | 8}, {1, 15}};
    uint64_t scratch[4];
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        const rs_sampling how = {1, cases[c].top_p};
        rs_rng rng = {4};
        unsigned seen = 0;
        for (int i = 0; i < 2000; i++)
            seen |= 1u << rs_sampler_draw(&how, logits, 4, scratch, &rng);
        assert_int_equal(seen, cases[c].may);
    }
}

static void the_same_seed_draws_the_same(void **state)
{
    enum { COUNT = 1000 };
    static float logits[COUNT];
    static uint64_t scratch[COUNT];
    const rs_sampling how = {1.5f, 0.9f};
    rs_rng fill = {2}, a = {7}, b = {7};
    (void)state;
    for (int i = 0; i < COUNT; i++)
        logits[i] = (float)rs_rng_normal(&fill);
    for (int i = 0; i < 200; i++)
        assert_int_equal(rs_sampler_draw(&how, logits, COUNT, scratch, &a),
                         rs_sampler_draw(&how, logits, COUNT, scratch, &b));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(greedy_takes_the_largest),
                                       cmocka_unit_test(frequencies_are_those_of_softmax),
                                       cmocka_unit_test(the_nucleus_is_the_smallest_set),
                                       cmocka_unit_test(the_same_seed_draws_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
