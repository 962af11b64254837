/* Synthetic geometries: shapes and bytes against figures worked out by hand, and a small one
   run on the CPU. Layer: tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/forward.h"
#include "engine/synthetic.h"
#include "kernels/parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct listed {
    rs_arena *arena;
    const rs_synthetic *s;
    rs_arch arch;
    rs_tensors tensors;
    rs_weights weights;
} listed;

static listed list(const char *name, bool gates, bool inputs)
{
    listed l = {.arena = rs_arena_new()};
    assert_int_equal(rs_synthetic_find(name, &l.s, NULL), RS_OK);
    rs_synthetic_arch(l.s, &l.arch);
    rs_synthetic_joins joins = {gates, inputs};
    rs_synthetic_list(l.arena, l.s, &l.arch, joins, &l.tensors, &l.weights);
    return l;
}

static int calls_of(const listed *l, const char *shape)
{
    char text[RS_SHAPE_TEXT];
    for (size_t i = 0; i < l->tensors.shape_count; i++)
        if (!strcmp(rs_shape_text(&l->tensors.shapes[i].shape, text), shape))
            return l->tensors.shapes[i].calls;
    return 0;
}

static void hybrid_has_the_stated_shapes(void **state)
{
    static const struct {
        const char *shape;
        int calls;
    } want[] = {{"q4g64:linear:7168x5120", 16},         {"q5g64:linear:7168x5120", 16},
                {"q4g64:linear:4096x5120", 48},         {"q5g64:linear:12288x5120", 48},
                {"q5g64:linear:5120x6144", 64},         {"q5g64:linear:5120x17408", 64},
                {"q4g64:linear_swiglu:34816x5120", 64}, {"q8g32:linear:248320x5120", 1}};
    listed l = list("27b-hybrid", true, false), apart = list("27b-hybrid", false, false);
    (void)state;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++)
        assert_int_equal(calls_of(&l, want[i].shape), want[i].calls);
    assert_int_equal(l.tensors.count, 64 * 5 + 1);
    assert_int_equal(calls_of(&apart, "q4g64:linear:17408x5120"), 128);
    assert_int_equal(apart.tensors.count, 64 * 6 + 1);
    rs_arena_free(l.arena);
    rs_arena_free(apart.arena);
}

/* A mixer's inputs as one op: the same matrices, fewer launches. */
static void hybrid_joins_inputs(void **state)
{
    listed l = list("27b-hybrid", true, true);
    (void)state;
    assert_int_equal(l.tensors.count, 64 * 4 + 1);
    assert_int_equal(calls_of(&l, "q4g64+q5g64:attn_input_proj:7168+7168x5120"), 16);
    assert_int_equal(calls_of(&l, "q4g64+q5g64:gdn_input_proj:4096+12288x5120"), 48);
    assert_int_equal(calls_of(&l, "q5g64:linear:12288x5120"), 0);
    for (int32_t i = 0; i < l.arch.layers; i++) {
        const rs_layer *y = &l.weights.layers[i];
        assert_true(y->inputs.routed && !y->first.routed && !y->second.routed);
        assert_int_equal(y->inputs.routed->projection->shape.n, y->first.n);
        assert_int_equal(y->inputs.routed->projection->shape.n2, y->second.n);
    }
    assert_int_equal(l.tensors.n_max, 248320);
    rs_arena_free(l.arena);
}

/* Three delta nets, then attention, whose stores of keys and values are numbered. */
static void hybrid_layers_alternate(void **state)
{
    listed l = list("27b-hybrid", true, false);
    (void)state;
    assert_int_equal(rs_synthetic_kv_layers(l.s), 16);
    for (int32_t i = 0; i < l.arch.layers; i++) {
        const rs_layer *y = &l.weights.layers[i];
        assert_int_equal(y->mixer, i % 4 == 3 ? RS_MIXER_MERGED : RS_MIXER_DELTA);
        if (y->mixer == RS_MIXER_MERGED)
            assert_int_equal(y->kv_layer, i / 4);
        assert_true(y->first.routed && y->second.routed && y->o.routed && y->gate.routed);
        assert_true(y->down.routed && !y->up.routed);
        assert_int_equal(y->o.k, 6144);
    }
    rs_arena_free(l.arena);
}

/* Bits a weight: q4g64 4.25, q5g64 5.25, q8g32 8.5. */
static void check_bytes(bool inputs)
{
    listed l = list("27b-hybrid", true, inputs);
    double q4 = 16.0 * 7168 + 48.0 * 4096 + 64.0 * 34816;
    double q5 = 16.0 * 7168 + 48.0 * 12288 + 64.0 * 6144 + 64.0 * 17408, got = 0;
    double want = 5120 * (q4 * 4.25 + q5 * 5.25 + 248320 * 8.5) / 8;
    for (size_t i = 0; i < l.tensors.count; i++)
        got += (double)rs_parts_unique_bytes(&l.tensors.items[i].projection->shape);
    assert_true(fabs(got - want) < 1);
    assert_true(fabs(want - 15.69e9) < 0.01e9);
    rs_arena_free(l.arena);
}

static void bytes_are_those_of_the_formats(void **state)
{
    (void)state;
    check_bytes(false);
    check_bytes(true);
}

static void dense_ones_look_like_files(void **state)
{
    listed l = list("8b-dense", true, false), small = list("0.6b", true, false);
    listed joined = list("8b-dense", true, true);
    (void)state;
    assert_int_equal(calls_of(&joined, "q4g64:attn_input_proj:6144x4096"), 36);
    assert_int_equal(calls_of(&joined, "q4g64:linear:4096x4096"), 36); /* output */
    assert_int_equal(joined.weights.layers[7].v.n, 1024);
    assert_null(joined.weights.layers[7].v.routed);
    rs_arena_free(joined.arena);
    assert_int_equal(calls_of(&l, "q4g64:linear:4096x4096"), 72); /* q, output */
    assert_int_equal(calls_of(&l, "q4g64:linear:1024x4096"), 72); /* k, v */
    assert_int_equal(calls_of(&l, "q4g64:linear_swiglu:24576x4096"), 36);
    assert_int_equal(calls_of(&small, "q8g32:linear:151936x1024"), 1);
    assert_int_equal(rs_synthetic_kv_layers(small.s), 28);
    for (int32_t i = 0; i < small.arch.layers; i++)
        assert_int_equal(small.weights.layers[i].kv_layer, i);
    rs_arena_free(l.arena);
    rs_arena_free(small.arena);
}

static void unknown_names_are_refused(void **state)
{
    const rs_synthetic *s;
    rs_err err = {0};
    rs_forward *f;
    rs_forward_options hybrid = {.synthetic = "27b-hybrid"};
    rs_forward_options exact = {.synthetic = "0.6b", .weights = RS_WEIGHTS_EXACT};
    (void)state;
    assert_int_equal(rs_synthetic_find("70b", &s, &err), RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "27b-hybrid"));
    assert_int_equal(rs_forward_open(NULL, &hybrid, &f, &err), RS_UNSUPPORTED);
    assert_non_null(strstr(err.msg, "cuda:0"));
    assert_int_equal(rs_forward_open(NULL, &exact, &f, &err), RS_USAGE);
}

/* Rows of the embedding have about unit variance and are not alike. */
static void embedding_is_random(void **state)
{
    double sum = 0, square = 0, product = 0;
    (void)state;
    for (int32_t i = 0; i < 10000; i++) {
        double a = (double)rs_synthetic_embedding(1, i),
               b = (double)rs_synthetic_embedding(2, i);
        sum += a;
        square += a * a;
        product += a * b;
    }
    assert_true(fabs(sum) < 500 && fabs(square - 10000) < 500 && fabs(product) < 500);
}

/* The smallest geometry runs, repeats, and its logits have a spread of about the size of x:
   scales are what rs_synthetic_scale promises. */
static void the_smallest_runs(void **state)
{
    rs_forward_options o = {.synthetic = "0.6b", .t_max = 4, .context = 64};
    static const int32_t ids[4] = {1, 20, 300, 4000};
    rs_err err = {0};
    rs_forward *f = NULL;
    double square = 0;
    (void)state;
    if (rs_forward_open(NULL, &o, &f, &err))
        fail_msg("%s", err.msg);
    size_t vocab = (size_t)rs_forward_arch(f)->vocab;
    float *a = calloc(2 * vocab, sizeof *a), *b = a + vocab;
    assert_non_null(a);
    assert_int_equal(rs_forward_prefill(f, 0, ids, 4, &err), RS_OK);
    assert_int_equal(rs_forward_logits(f, 3, 1, a, &err), RS_OK);
    assert_int_equal(rs_kv_resize(rs_forward_kv(f), 0, 0, &err), RS_OK);
    assert_int_equal(rs_forward_prefill(f, 0, ids, 4, &err), RS_OK);
    assert_int_equal(rs_forward_logits(f, 3, 1, b, &err), RS_OK);
    assert_memory_equal(a, b, vocab * sizeof *a);
    for (size_t i = 0; i < vocab; i++)
        square += (double)a[i] * (double)a[i];
    double rms = sqrt(square / (double)vocab);
    print_message("logits have a root mean square of %.2f\n", rms);
    assert_true(rms > 0.5 && rms < 2);
    free(a);
    rs_forward_close(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hybrid_has_the_stated_shapes),
        cmocka_unit_test(hybrid_joins_inputs),
        cmocka_unit_test(hybrid_layers_alternate),
        cmocka_unit_test(bytes_are_those_of_the_formats),
        cmocka_unit_test(dense_ones_look_like_files),
        cmocka_unit_test(unknown_names_are_refused),
        cmocka_unit_test(embedding_is_random),
        cmocka_unit_test(the_smallest_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
