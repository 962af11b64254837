/* attn_decode in the sweep: a cache for each depth, its copies, the check that tells right from
   wrong, automatic depths. */
#include "sweep/check.h"
#include "sweep/options.h"
#include "sweep/weights.h"

#include "kernels/fp.h"
#include "kernels/layout_kv.h"
#include "kernels/op_attn.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

/* What the launches below do wrong. */
typedef enum defect {
    NONE,
    SKIP_LAST,      /* the token's own position */
    IGNORE_TABLE,   /* pages in the order in which they stand */
    WRONG_SCALE,    /* 1 / dim */
    SKIP_LAST_HEAD, /* never written */
    READ_BEYOND,    /* a position that is not there */
    CHANGE_CACHE,
    DEFECTS
} defect;
static defect planted;

static rs_device device = {.backend = RS_BACKEND_CPU, .cores = 1, .cache_bytes = 1 << 20};

static const uint16_t *
row_of(const rs_layout_kv *kv, const void *w, int32_t p, int32_t h, bool v)
{
    if (planted != IGNORE_TABLE)
        return rs_layout_kv_row(kv, w, p, h, v);
    size_t at = kv->pool + (size_t)(p / RS_LAYOUT_KV_PAGE) * kv->page_bytes +
                (2 * (size_t)h + v) * kv->plane_bytes +
                (size_t)(p % RS_LAYOUT_KV_PAGE) * (size_t)kv->head_dim * 2;
    return (const uint16_t *)(const void *)((const char *)w + at);
}

static void attend(const rs_call *call, const rs_layout_kv *kv, int32_t head)
{
    const rs_shape *s = &call->shape;
    const uint16_t *q = call->x + (size_t)head * (size_t)s->k;
    int32_t group = s->n / s->n2,
            t = call->t + (planted == READ_BEYOND) - (planted == SKIP_LAST);
    double row[64] = {0}, all = 0;
    for (int32_t p = 0; p < t; p++) {
        const uint16_t *key = row_of(kv, call->w, p, head / group, false);
        const uint16_t *value = row_of(kv, call->w, p, head / group, true);
        double score = 0;
        for (int32_t i = 0; i < s->k; i++)
            score += (double)rs_fp_from_bf16(q[i]) * (double)rs_fp_from_bf16(key[i]);
        double weight = exp(score / (planted == WRONG_SCALE ? s->k : sqrt((double)s->k)));
        all += weight;
        for (int32_t i = 0; i < s->k; i++)
            row[i] += weight * (double)rs_fp_from_bf16(value[i]);
    }
    for (int32_t i = 0; i < s->k; i++)
        call->y[head * s->k + i] = rs_fp_to_bf16((float)(row[i] / all));
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_layout_kv kv = rs_layout_kv_of(&call->shape, call->t);
    for (int32_t h = 0; h < call->shape.n - (planted == SKIP_LAST_HEAD); h++)
        attend(call, &kv, h);
    if (planted == CHANGE_CACHE)
        ((unsigned char *)(uintptr_t)call->w)[12] ^=
            1; /* behind the position: nobody reads it */
    return RS_OK;
}

static const rs_candidate candidate = {.id = "test",
                                       .ops = RS_OP_BIT(RS_OP_attn_decode),
                                       .numeric = RS_NUMERIC_exact,
                                       .layout = &rs_layout_kv_pages,
                                       .launch = launch};

static const rs_shape shape = {
    .op = RS_OP_attn_decode, .format = RS_FORMAT_bf16, .n = 12, .k = 64, .n2 = 3};
enum { DEEPEST = 1000 };

static rs_operands_set open_set(rs_arena *arena)
{
    const rs_layout *layouts[] = {&rs_layout_kv_pages};
    rs_operands_set set;
    rs_block cache = {0};
    rs_err err = {0};
    assert_int_equal(
        rs_memory_cpu.alloc(rs_layout_kv_values(&shape, DEEPEST) * 2, &cache, NULL), RS_OK);
    rs_weights_cache(NULL, &shape, DEEPEST, 5, cache.data);
    if (rs_operands_open(arena, NULL, &device, &shape, DEEPEST, layouts, 1, 0, cache, &set,
                         &err))
        fail_msg("%s", err.msg);
    assert_int_equal(rs_check_draw(NULL, &set, 77, NULL), RS_OK);
    return set;
}

/* As many as are four times the device's cache, and all the same. */
static void copies_fit_each_depth(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_operands_set set = open_set(arena);
    static const int32_t depths[] = {1000, 1, 33, 500, 999};
    for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++) {
        size_t bytes = rs_layout_kv_of(&shape, depths[i]).total;
        assert_int_equal(rs_operands_width(&set, depths[i], NULL), RS_OK);
        const rs_copies *c = &set.copies[0];
        assert_int_equal(c->stride, bytes);
        assert_true(c->count >= 2 && c->count <= RS_OPERANDS_COPIES_MAX);
        assert_true((size_t)c->count * bytes >= 4 * device.cache_bytes ||
                    c->count == RS_OPERANDS_COPIES_MAX);
        assert_true((size_t)c->count * bytes <= c->block.bytes);
        for (int32_t k = 1; k < c->count; k++)
            assert_memory_equal((char *)c->block.data + (size_t)k * bytes, c->block.data,
                                bytes);
        rs_layout_kv kv = rs_layout_kv_of(&shape, depths[i]);
        const uint16_t *plain = set.host_w.data;
        size_t last = rs_layout_kv_values(&shape, depths[i] - 1 ? depths[i] - 1 : 1);
        last = depths[i] > 1 ? last : 0;
        assert_memory_equal(rs_layout_kv_row(&kv, c->block.data, depths[i] - 1, 0, false),
                            plain + last, 128);
    }
    rs_operands_close(&set);
    rs_arena_free(arena);
}

static rs_status
run(rs_operands_set *set, int32_t t, defect d, rs_check_result *result, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_check check;
    int32_t no_knobs[1] = {0};
    planted = d;
    assert_int_equal(rs_operands_width(set, t, NULL), RS_OK);
    assert_int_equal(rs_check_open(arena, NULL, set, t, 78, &check, NULL), RS_OK);
    assert_int_equal(check.columns, 12);
    rs_call call = {.shape = shape,
                    .t = t,
                    .knobs = no_knobs,
                    .w = set->copies[0].block.data,
                    .x = set->x.data,
                    .y = rs_operands_y(set),
                    .device = &device};
    rs_status st = rs_check_run(&check, &candidate, &call, 0, result, err);
    rs_arena_free(arena);
    return st;
}

static void checks_tell_right_from_wrong(void **state)
{
    (void)state;
    static const char *const words[DEFECTS] = {
        "", "relative L2", "", "relative L2", "y[11][0]", "NaN", "its weights"};
    static const int32_t depths[] = {65, 33, 1000};
    rs_arena *arena = rs_arena_new();
    rs_operands_set set = open_set(arena);
    for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++)
        for (int d = NONE; d < DEFECTS; d++) {
            rs_check_result r;
            rs_err err = {0};
            rs_status st = run(&set, depths[i], (defect)d, &r, &err);
            if (st != (d ? RS_CHECK : RS_OK) || (d && !strstr(err.msg, words[d])))
                fail_msg("defect %d at T=%d: %d, '%s'", d, depths[i], st, err.msg);
            if (!d)
                assert_true(r.worst.share > 0.3 && r.worst.share < 0.7);
        }
    rs_operands_close(&set);
    rs_arena_free(arena);
}

static void a_damaged_cache_is_refused(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_operands_set set = open_set(arena);
    rs_check check;
    rs_err err = {0};
    ((uint16_t *)set.host_w.data)[rs_layout_kv_values(&shape, 7)] = 0x7f80; /* a key */
    assert_int_equal(rs_check_open(arena, NULL, &set, 8, 1, &check, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "position 7"));
    assert_int_equal(rs_check_open(arena, NULL, &set, 7, 1, &check, NULL), RS_OK);
    rs_operands_close(&set);
    rs_arena_free(arena);
}

/* The widths of `shapes`, ROOM at most, in out; returns how many. */
enum { ROOM = 200 };
static size_t
auto_tokens(const char *const *shapes, int32_t out[ROOM], rs_status *st, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_options o = rs_options_default(arena, err);
    rs_registry registry;
    rs_cases cases;
    int32_t *list = NULL;
    size_t count = 0;
    for (; *shapes; shapes++)
        *(const char **)rs_arena_push(arena, (void **)&o.shapes, &o.shape_count, &o.shape_cap,
                                      sizeof *o.shapes) = *shapes;
    assert_int_equal(rs_registry_open(arena, NULL, 0, &registry, NULL), RS_OK);
    assert_int_equal(rs_options_cases(&o, &cases, NULL), RS_OK);
    *st = rs_options_tokens(&o, &device, &registry, &list, &count, err);
    for (size_t i = 0; i < count && i < ROOM; i++)
        out[i] = list[i];
    rs_arena_free(arena);
    return count;
}

static void automatic_depths(void **state)
{
    (void)state;
    const char *const attention[] = {"bf16:attn_decode:24+4x256", "bf16:attn_decode:8+2x64",
                                     NULL};
    const char *const linear[] = {"q4g64:linear:64x64", NULL};
    const char *const both[] = {"q4g64:linear:64x64", "bf16:attn_decode:8+2x64", NULL};
    int32_t list[ROOM];
    rs_status st;
    rs_err err = {0};
    assert_int_equal(auto_tokens(attention, list, &st, &err), 10);
    assert_int_equal(st, RS_OK);
    for (int i = 0; i < 10; i++)
        assert_int_equal(list[i], 64 << i);
    assert_true(auto_tokens(linear, list, &st, &err) > 10);
    assert_true(st == RS_OK && list[0] == 1);
    assert_int_equal(auto_tokens(both, list, &st, &err), 0);
    assert_int_equal(st, RS_USAGE);
    assert_non_null(strstr(err.msg, "--tokens"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(copies_fit_each_depth),
        cmocka_unit_test(checks_tell_right_from_wrong),
        cmocka_unit_test(a_damaged_cache_is_refused),
        cmocka_unit_test(automatic_depths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
