/* attn_decode on a device: every split count, and the reference, against the FP64 oracle; both
   kinds of queries, poisoned outputs and workspace, a second run bit for bit, the cache
   unchanged; and a cache that was damaged must not pass. Exit 77 without a device. */
#include "attn_cases.h"

#include "kernels/backend.h"

#include <stdio.h>
#include <string.h>

enum { SKIP = 77, GUARD = 2048 };

static rs_device device;
static const rs_memory *memory;

/* A case on the device. */
typedef struct bench {
    const attn_case *c;
    rs_block w, x, y, workspace;
    void *packed;
    size_t bytes;
    uint16_t *out, *again;
} bench;

static void take(size_t bytes, rs_block *block)
{
    rs_err err = {0};
    if (memory->alloc(bytes, block, &err))
        fail_msg("%s", err.msg);
}

static bench bench_open(const attn_case *c)
{
    bench b = {.c = c};
    b.packed = attn_pack(c, &b.bytes);
    take(b.bytes, &b.w);
    take(c->values * 2, &b.x);
    take(c->values * 2 + GUARD, &b.y);
    b.out = malloc(c->values * 2 + GUARD);
    b.again = malloc(c->values * 2 + GUARD);
    assert_true(b.out && b.again);
    assert_int_equal(memory->upload(b.w.data, b.packed, b.bytes, NULL), RS_OK);
    assert_int_equal(memory->upload(b.x.data, c->x, c->values * 2, NULL), RS_OK);
    return b;
}

static void bench_close(bench *b)
{
    memory->release(&b->w);
    memory->release(&b->x);
    memory->release(&b->y);
    memory->release(&b->workspace);
    free(b->packed);
    free(b->out);
    free(b->again);
}

static void run(bench *b, const rs_schedule *s, int dirt, uint16_t *out)
{
    char name[RS_SCHEDULE_TEXT];
    rs_err err = {0};
    size_t bytes = rs_schedule_workspace(s, &device, &b->c->shape, b->c->t);
    memory->release(&b->workspace);
    if (bytes) {
        take(bytes, &b->workspace);
        assert_int_equal(memory->fill(b->workspace.data, dirt, bytes, NULL), RS_OK);
    }
    assert_int_equal(memory->fill(b->y.data, 0xff, b->c->values * 2 + GUARD, NULL), RS_OK);
    rs_call call = {.shape = b->c->shape,
                    .t = b->c->t,
                    .knobs = s->knobs,
                    .w = b->w.data,
                    .x = b->x.data,
                    .y = b->y.data,
                    .workspace = b->workspace.data,
                    .device = &device};
    rs_status st = rs_candidate_launch(s->candidate, &call, &err);
    if (!st)
        st = memory->sync(&err);
    if (st)
        fail_msg("%s T=%d: %s", rs_schedule_text(s, name), b->c->t, err.msg);
    assert_int_equal(memory->download(out, b->y.data, b->c->values * 2 + GUARD, NULL), RS_OK);
}

static void check_schedule(bench *b, const rs_schedule *s)
{
    char name[RS_SCHEDULE_TEXT], shape[RS_SHAPE_TEXT];
    const attn_case *c = b->c;
    rs_err err = {0};
    rs_error_verdict v;
    rs_schedule_text(s, name);
    rs_shape_text(&c->shape, shape);
    run(b, s, 0xff, b->out);
    run(b, s, 0x11, b->again);
    if (attn_judge(c, b->out, &v, &err) || v.share > attn_share_max(c))
        fail_msg("%s %s T=%d: share %.3f of the limit %s", shape, name, c->t, v.share, err.msg);
    for (size_t i = 0; i < GUARD / 2; i++)
        if (b->out[c->values + i] != 0xffff)
            fail_msg("%s %s T=%d: wrote past y", shape, name, c->t);
    if (memcmp(b->out, b->again, c->values * 2))
        fail_msg("%s %s T=%d: two runs differ", shape, name, c->t);
}

static void check_unchanged(const bench *b)
{
    void *back = malloc(b->bytes);
    assert_non_null(back);
    assert_int_equal(memory->download(back, b->w.data, b->bytes, NULL), RS_OK);
    assert_memory_equal(back, b->packed, b->bytes);
    free(back);
}

/* Every schedule of every candidate; returns how many were launched. */
static int check_case(const attn_case *c)
{
    int launched = 0;
    bench b = bench_open(c);
    for (const rs_candidate *const *k = rs_candidates; *k; k++) {
        rs_schedule s;
        int32_t index = 0;
        if ((*k)->backend != RS_BACKEND_CUDA || !rs_candidate_does(*k, RS_OP_attn_decode))
            continue;
        while (rs_schedule_next(*k, &index, &s))
            if (!rs_schedule_supports(&s, &device, &c->shape, c->t, NULL)) {
                check_schedule(&b, &s);
                launched++;
            }
    }
    check_unchanged(&b);
    bench_close(&b);
    return launched;
}

static void every_split_count_at_page_edges(void **state)
{
    (void)state;
    static const int32_t shapes[][3] = {{24, 4, 256}, {8, 8, 64}};
    static const int32_t depths[] = {1, 2, 63, 64, 65, 1000, 4097};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (size_t d = 0; d < sizeof depths / sizeof depths[0]; d++)
            for (int kind = 0; kind < 2; kind++) {
                attn_case c = attn_open(attn_shape(shapes[i][0], shapes[i][1], shapes[i][2]),
                                        depths[d], kind, 7 + d);
                assert_int_equal(check_case(&c), 7 + 1); /* split counts, the reference */
                attn_close(&c);
            }
}

/* One kv head of more query heads than a CTA has warps, heads that are no multiple of a warp's
   columns, the widest. */
static void other_geometries(void **state)
{
    (void)state;
    static const int32_t shapes[][3] = {{20, 1, 128}, {6, 3, 40}, {1, 1, 8}, {4, 2, 512}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        attn_case c =
            attn_open(attn_shape(shapes[i][0], shapes[i][1], shapes[i][2]), 333, i % 2, 70 + i);
        assert_true(check_case(&c) >= 1 + (shapes[i][2] <= 256 ? 7 : 0));
        attn_close(&c);
    }
}

/* The cache on the device lacks what the oracle has seen: values of the last position, of a
   page in the middle. */
static void damage_is_seen(void **state)
{
    (void)state;
    const rs_candidate *split = NULL;
    attn_case c = attn_open(attn_shape(24, 4, 256), 1000, false, 99);
    rs_layout_kv kv = rs_layout_kv_of(&c.shape, c.t);
    for (const rs_candidate *const *k = rs_candidates; *k; k++)
        if (!strcmp((*k)->id, "cuda_attn_split"))
            split = *k;
    assert_non_null(split);
    for (int what = 0; what < 3; what++) {
        bench b = bench_open(&c);
        rs_schedule s = {0};
        rs_error_verdict v;
        int32_t index = 3, first = what == 1 ? 999 : 512, last = what == 1 ? 1000 : 544;
        for (int32_t p = first; what && p < last; p++)
            for (int32_t h = 0; h < 4; h++) {
                const char *row = (const char *)rs_layout_kv_row(&kv, b.packed, p, h, true);
                size_t at = (size_t)(row - (const char *)b.packed);
                assert_int_equal(memory->fill((char *)b.w.data + at, 0, 512, NULL), RS_OK);
            }
        assert_true(rs_schedule_next(split, &index, &s));
        run(&b, &s, 0, b.out);
        assert_int_equal(attn_judge(&c, b.out, &v, NULL), what ? RS_CHECK : RS_OK);
        bench_close(&b);
    }
    attn_close(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_split_count_at_page_edges),
        cmocka_unit_test(other_geometries),
        cmocka_unit_test(damage_is_seen),
    };
    rs_err err = {0};
    memory = rs_memory_of(RS_BACKEND_CUDA);
    rs_status st = rs_device_open("cuda:0", &device, &err);
    if (st == RS_NO_DEVICE) {
        printf("skipped: %s\n", err.msg);
        return SKIP;
    }
    return st ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
