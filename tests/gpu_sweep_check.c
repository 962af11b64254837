/* The validator on a device: what a right launch left there is damaged, and the check says so.
   `gpu_sweep_check cpu` does the same on the CPU backend. */
#include "sweep/check.h"
#include "sweep/weights.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { SKIP = 77, K = 1024 };

/* What the launches below damage behind the reference. */
typedef enum defect {
    NONE,
    NAN_AT_END,     /* the last value of y */
    UNWRITTEN_ROWS, /* the first 16 values of y are put back to what they were */
    SCALED,         /* x is changed for the launch and put back: all of y is off */
    BEFORE_Y,
    BEHIND_Y,
    INPUT,
    WEIGHTS_HEAD,
    WEIGHTS_TAIL,
    UNSTABLE, /* each launch another bit in the last value */
    DEFECTS
} defect;

static rs_device device;
static const rs_memory *memory;
static rs_operands_set set;
static rs_pool *pool; /* the CPU's */
static defect planted;
static int launches;

static void flip(void *at)
{
    uint16_t value;
    assert_int_equal(memory->download(&value, at, sizeof value, NULL), RS_OK);
    value ^= 1;
    assert_int_equal(memory->upload(at, &value, sizeof value, NULL), RS_OK);
}

static void put(void *at, uint16_t value)
{
    assert_int_equal(memory->upload(at, &value, sizeof value, NULL), RS_OK);
}

static void damage(const rs_call *call)
{
    size_t count = rs_operands_y_count(&set, call->t);
    char *w = (char *)(uintptr_t)call->w;
    launches++;
    if (planted == NAN_AT_END)
        put(call->y + count - 1, 0x7fc0);
    else if (planted == BEFORE_Y)
        put(call->y - 1, 0);
    else if (planted == BEHIND_Y)
        put(call->y + count + RS_OPERANDS_GUARD / 2 - 1, 0);
    else if (planted == INPUT)
        flip(set.x.data);
    else if (planted == WEIGHTS_HEAD && launches == 1)
        flip(w);
    else if (planted == WEIGHTS_TAIL && launches == 1)
        flip(w + set.copies[0].stride - 2);
    else if (planted == UNSTABLE && launches % 2)
        flip(call->y + count - 1);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_candidate *ref = rs_candidate_ref(rs_candidates, call->shape.op, device.backend);
    uint16_t before[16], spoilt[64] = {0}, x[64];
    assert_int_equal(memory->download(before, call->y, sizeof before, NULL), RS_OK);
    assert_int_equal(memory->download(x, set.x.data, sizeof x, NULL), RS_OK);
    if (planted == SCALED)
        assert_int_equal(memory->upload(set.x.data, spoilt, sizeof spoilt, NULL), RS_OK);
    rs_status st = rs_candidate_launch(ref, call, err);
    assert_int_equal(memory->sync(NULL), RS_OK);
    if (planted == SCALED)
        assert_int_equal(memory->upload(set.x.data, x, sizeof x, NULL), RS_OK);
    if (planted == UNWRITTEN_ROWS)
        assert_int_equal(memory->upload(call->y, before, sizeof before, NULL), RS_OK);
    damage(call);
    return st;
}

static const rs_candidate candidate = {.id = "test",
                                       .numeric = RS_NUMERIC_exact,
                                       .layout = &rs_layout_row_split,
                                       .launch = launch};

static rs_status run(rs_op op, int32_t t, defect d, rs_check_result *result, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    const rs_layout *layouts[] = {&rs_layout_row_split};
    rs_shape shape = {.op = op, .format = RS_FORMAT_q4g64, .n = 334, .k = K};
    rs_block w = {0};
    rs_check check;
    int32_t no_knobs[1] = {0};
    if (rs_op_get(op)->parts_max > 1) {
        shape.n2 = shape.n;
        shape.format2 = shape.format;
    }
    size_t bytes = rs_parts_bytes(&rs_layout_row_split, &shape);
    planted = d;
    launches = 0;
    assert_int_equal(rs_memory_cpu.alloc(bytes, &w, NULL), RS_OK);
    rs_weights_synthetic_parts(NULL, &shape, 1, w.data);
    assert_int_equal(
        rs_operands_open(arena, NULL, &device, &shape, t + 3, layouts, 1, 4096, w, &set, NULL),
        RS_OK);
    assert_int_equal(rs_check_draw(NULL, &set, 77, NULL), RS_OK);
    assert_int_equal(rs_check_open(arena, NULL, &set, t, 78, &check, NULL), RS_OK);
    rs_call call = {.shape = shape,
                    .t = t,
                    .knobs = no_knobs,
                    .w = set.copies[0].block.data,
                    .x = set.x.data,
                    .y = rs_operands_y(&set),
                    .workspace = set.workspace.data,
                    .device = &device,
                    .pool = pool};
    rs_status st = rs_check_run(&check, &candidate, &call, 4096, result, err);
    rs_operands_close(&set);
    rs_arena_free(arena);
    return st;
}

static void honest_work_passes(void **state)
{
    (void)state;
    for (int op = 0; op < RS_OP_attn_decode; op++)
        for (int32_t t = 1; t <= 301; t += 100) {
            rs_check_result r, again;
            rs_err err = {0};
            if (run((rs_op)op, t, NONE, &r, &err))
                fail_msg("%s T=%d: %s", rs_op_name((rs_op)op), t, err.msg);
            assert_true(r.worst.share > 0 && r.worst.share < 0.8);
            assert_true(r.least_ns > 0 && r.launch_ns >= 3 * r.least_ns);
            assert_int_equal(run((rs_op)op, t, NONE, &again, &err), RS_OK);
            assert_true(r.y_hash && r.y_hash == again.y_hash);
        }
}

static void damage_is_seen(void **state)
{
    (void)state;
    static const char *const words[DEFECTS] = {"",
                                               "y[",
                                               "",
                                               "relative L2",
                                               "before it",
                                               "behind it",
                                               "its input x",
                                               "" /* its first row is off, too */,
                                               "its weights",
                                               "two runs"};
    static const rs_op ops[] = {RS_OP_linear, RS_OP_linear_add, RS_OP_linear_swiglu};
    for (size_t op = 0; op < 3; op++)
        for (int d = NONE + 1; d < DEFECTS; d++)
            for (int32_t t = 1; t <= 131; t += 65) {
                rs_check_result r;
                rs_err err = {0};
                rs_status st = run(ops[op], t, (defect)d, &r, &err);
                if (st != RS_CHECK || !strstr(err.msg, words[d]))
                    fail_msg("defect %d of %s at T=%d: %d, '%s'", d, rs_op_name(ops[op]), t, st,
                             err.msg);
            }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(honest_work_passes),
        cmocka_unit_test(damage_is_seen),
    };
    rs_err err = {0};
    rs_status st = rs_device_open(argc > 1 ? argv[1] : "cuda:0", &device, &err);
    if (st == RS_NO_DEVICE) {
        printf("skipped: %s\n", err.msg);
        return SKIP;
    }
    memory = rs_memory_of(device.backend);
    device.cache_bytes = 4096; /* few copies are enough here */
    if (!st && device.backend == RS_BACKEND_CPU)
        st = rs_pool_new(1, &pool, &err);
    int failed = st ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
