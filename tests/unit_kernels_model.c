/* Model files to projections: which tensors, which formats, lossless where promised. Layer:
 * tests. */
#include "engine/arch.h"
#include "kernels/model.h"
#include "kernels/parts.h"

#include "kernels/fp.h"
#include "kernels/gguf_blocks.h"
#include "kernels/layout.h"
#include "sweep/base/rng.h"
#include "tests/gguf_builder.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { K = 320, N = 5 }; /* K needs padding to 128, N is odd */

typedef struct entry {
    const char *name;
    uint32_t type;
    uint64_t k, n;
} entry;

static size_t entry_bytes(const entry *e)
{
    const rs_gguf_type *type = rs_gguf_type_get(e->type);
    return (size_t)e->k / (size_t)type->elements * (size_t)type->bytes * (size_t)e->n;
}

/* A file of these tensors with random data. Blocks start with two bytes that are made a small
   finite FP16 of either sign. */
static gguf_builder file_of(const entry *entries, size_t count)
{
    gguf_builder b = {0};
    rs_rng rng = {42};
    uint64_t offset = 0;
    gguf_put_header(&b, 3, count, 1);
    gguf_put_text_value(&b, "general.architecture", "test");
    for (size_t i = 0; i < count; i++) {
        gguf_put_tensor(&b, entries[i].name, entries[i].type, entries[i].k, entries[i].n,
                        offset);
        offset += (entry_bytes(&entries[i]) + 31) / 32 * 32;
    }
    gguf_put_padding(&b);
    for (size_t i = 0; i < count; i++) {
        size_t block = (size_t)rs_gguf_type_get(entries[i].type)->bytes;
        for (size_t at = 0; at < entry_bytes(&entries[i]); at++) {
            uint8_t byte = (uint8_t)rs_rng_u64(&rng);
            if (at % block == 1)
                byte = (uint8_t)((byte & 0x83) | 0x24);
            gguf_put(&b, &byte, 1);
        }
        gguf_put_padding(&b);
    }
    return b;
}

static rs_status open_model(gguf_builder *b, rs_model **out, rs_err *err)
{
    const char *path = gguf_write(b, b->size);
    rs_status st = rs_model_open(path, out, err);
    unlink(path);
    return st;
}

/* Open and convert the only tensor; its row_split bytes go to a malloc'd block. */
static void *convert(gguf_builder *b, rs_projection *out_projection, double *out_added)
{
    rs_model *m = NULL;
    rs_err err = {0};
    if (open_model(b, &m, &err))
        fail_msg("%s", err.msg);
    *out_projection = *rs_model_projection(m, 0);
    const rs_shape *s = &out_projection->shape;
    void *w = malloc(rs_layout_row_split.bytes(s->format, s->n, s->k));
    if (rs_model_weights(m, 0, w, out_added, &err))
        fail_msg("%s", err.msg);
    out_projection->tensor = NULL;
    rs_model_close(m);
    return w;
}

/* Every value, and so every scale's sign, equals that of the block decoder. */
static void check_lossless(uint32_t type, rs_format format)
{
    entry e = {"blk.3.ffn_up.weight", type, K, N};
    gguf_builder b = file_of(&e, 1);
    const uint8_t *data = b.data + b.size - (entry_bytes(&e) + 31) / 32 * 32;
    rs_projection p;
    double added = -1;
    void *w = convert(&b, &p, &added);
    assert_int_equal(p.shape.format, format);
    assert_true(p.lossless && p.shape.n == N && p.shape.k == K && added == 0);
    static float expected[K * N];
    double row[K];
    int negative = 0;
    rs_gguf_type_get(type)->decode(data, K / 32 * N, expected);
    for (int32_t r = 0; r < N; r++) {
        assert_int_equal(rs_layout_decode_row(format, N, K, w, r, row, NULL), RS_OK);
        for (int i = 0; i < K; i++)
            assert_true(row[i] == (double)expected[r * K + i]);
        rs_planes planes = rs_layout_planes(format, N, K);
        rs_group group;
        for (int32_t g = 0; g < K / 32; g++) {
            rs_layout_get_group(format, &planes, w, r, g, &group);
            negative += group.scale >> 15;
        }
        rs_layout_get_group(format, &planes, w, r, planes.groups - 1,
                            &group); /* padding of K */
        assert_true(group.scale == 0 && group.codes[0] == 0);
    }
    assert_true(negative > 0);
    free(w);
    gguf_free(&b);
}

static void blocks_of_32_are_lossless(void **state)
{
    (void)state;
    check_lossless(RS_GGUF_Q4_0, RS_FORMAT_q4g32);
    check_lossless(RS_GGUF_Q5_0, RS_FORMAT_q8g32);
    check_lossless(RS_GGUF_Q8_0, RS_FORMAT_q8g32);
}

/* Normal values as F32, requantised: the error must be what is measured, and small. */
static void added_error_is_measured(void **state)
{
    (void)state;
    entry e = {"blk.0.attn_q.weight", RS_GGUF_F32, K, N};
    gguf_builder b = file_of(&e, 1);
    float *x = (float *)(void *)(b.data + b.size - K * N * 4);
    rs_rng rng = {7};
    for (int i = 0; i < K * N; i++)
        x[i] = (float)rs_rng_normal(&rng);
    rs_projection p;
    double added = 0, row[K], diff2 = 0, ref2 = 0;
    void *w = convert(&b, &p, &added);
    assert_int_equal(p.shape.format, RS_FORMAT_q8g32);
    assert_false(p.lossless);
    for (int32_t r = 0; r < N; r++) {
        assert_int_equal(rs_layout_decode_row(p.shape.format, N, K, w, r, row, NULL), RS_OK);
        for (int i = 0; i < K; i++) {
            double v = (double)x[r * K + i];
            diff2 += (v - row[i]) * (v - row[i]);
            ref2 += v * v;
        }
    }
    double expected = sqrt(diff2 / ref2);
    assert_true(added > 0.001 && added < 0.01);
    assert_true(fabs(added - expected) < 1e-9);
    free(w);
    gguf_free(&b);
}

/* Gate and up become one matrix of both, only where they agree; the values are theirs. */
static void gates_fuse(void **state)
{
    (void)state;
    const entry entries[] = {{"blk.0.ffn_up.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.0.ffn_gate.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.0.ffn_down.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.1.ffn_gate.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.1.ffn_up.weight", RS_GGUF_Q5_0, K, N},
                             {"blk.2.ffn_gate.weight", RS_GGUF_Q4_K, 256, N},
                             {"blk.2.ffn_up.weight", RS_GGUF_Q4_K, 256, N}};
    gguf_builder b = file_of(entries, sizeof entries / sizeof *entries);
    rs_model *apart = NULL, *fused = NULL;
    rs_err err = {0};
    double added = 0, expected[K], row[K];
    assert_int_equal(open_model(&b, &apart, &err), RS_OK);
    assert_int_equal(open_model(&b, &fused, &err), RS_OK);
    rs_model_fuse_gates(fused, RS_OP_linear_geglu);
    assert_int_equal(rs_model_projection_count(fused), 5);
    const rs_projection *p = rs_model_projection(fused, 0);
    assert_string_equal(p->tensor, "blk.0.ffn_gate.weight");
    assert_int_equal(p->shape.op, RS_OP_linear_geglu);
    assert_int_equal(p->shape.n, 2 * N);
    assert_int_equal(rs_model_projection(fused, 2)->shape.n, N);
    assert_int_equal(rs_model_projection(fused, 4)->shape.op, RS_OP_linear_geglu);
    void *whole = malloc(rs_layout_row_split.bytes(p->shape.format, 2 * N, K));
    void *part = malloc(rs_layout_row_split.bytes(p->shape.format, N, K));
    assert_int_equal(rs_model_weights(fused, 0, whole, &added, &err), RS_OK);
    for (size_t half = 0; half < 2; half++) {
        assert_int_equal(rs_model_weights(apart, 1 - half, part, &added, &err), RS_OK);
        for (int32_t r = 0; r < N; r++) {
            assert_int_equal(
                rs_layout_decode_row(p->shape.format, N, K, part, r, expected, NULL), RS_OK);
            assert_int_equal(rs_layout_decode_row(p->shape.format, 2 * N, K, whole,
                                                  r + (int32_t)half * N, row, NULL),
                             RS_OK);
            assert_memory_equal(row, expected, sizeof row);
        }
    }
    free(whole);
    free(part);
    rs_model_close(apart);
    rs_model_close(fused);
    gguf_free(&b);
}

static bool says_yes(void *arg, const rs_shape *shape)
{
    ++*(int *)arg;
    return shape->k == K;
}

/* Rows of part `part` of projection 0 of `joined` from `first` on are those of projection
   `index` of `apart`. */
static void
same_rows(const rs_model *joined, int part, int32_t first, const rs_model *apart, size_t index)
{
    const rs_shape *s = &rs_model_projection(joined, 0)->shape;
    const rs_shape *own = &rs_model_projection(apart, index)->shape;
    rs_shape of = rs_parts_shape(s, part);
    double added = 0, expected[K], row[K];
    rs_err err = {0};
    char *whole = malloc(rs_parts_bytes(&rs_layout_row_split, s));
    void *alone = malloc(rs_parts_bytes(&rs_layout_row_split, own));
    assert_int_equal(of.format, own->format);
    assert_int_equal(rs_model_weights(joined, 0, whole, &added, &err), RS_OK);
    assert_int_equal(rs_model_weights(apart, index, alone, &added, &err), RS_OK);
    const char *base = whole + rs_parts_offset(&rs_layout_row_split, s, part);
    for (int32_t r = 0; r < own->n; r++) {
        assert_int_equal(rs_layout_decode_row(own->format, own->n, K, alone, r, expected, NULL),
                         RS_OK);
        assert_int_equal(rs_layout_decode_row(of.format, of.n, K, base, first + r, row, NULL),
                         RS_OK);
        assert_memory_equal(row, expected, sizeof row);
    }
    free(whole);
    free(alone);
}

/* q, k and v become one op of one matrix or two; of three types, or of another depth, or where
   nobody wants it, they stay. */
static void inputs_join(void **state)
{
    (void)state;
    const entry entries[] = {{"blk.0.attn_v.weight", RS_GGUF_Q4_0, K, 2 * N},
                             {"blk.0.attn_q.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.0.attn_k.weight", RS_GGUF_Q8_0, K, 3 * N},
                             {"blk.0.attn_output.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.1.attn_q.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.1.attn_k.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.1.attn_v.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.2.attn_q.weight", RS_GGUF_Q8_0, K, N},
                             {"blk.2.attn_k.weight", RS_GGUF_Q4_0, K, N},
                             {"blk.2.attn_v.weight", RS_GGUF_Q5_0, K, N},
                             {"blk.3.attn_q.weight", RS_GGUF_Q8_0, 2 * K, N},
                             {"blk.3.attn_k.weight", RS_GGUF_Q8_0, 2 * K, N},
                             {"blk.3.attn_v.weight", RS_GGUF_Q8_0, 2 * K, N},
                             {"blk.4.attn_q.weight", RS_GGUF_Q8_0, K, N}};
    gguf_builder b = file_of(entries, sizeof entries / sizeof *entries);
    rs_model *apart = NULL, *joined = NULL;
    rs_err err = {0};
    int asked = 0;
    assert_int_equal(open_model(&b, &apart, &err), RS_OK);
    assert_int_equal(open_model(&b, &joined, &err), RS_OK);
    rs_model_join_inputs(joined, says_yes, &asked);
    assert_int_equal(asked, 3);
    assert_int_equal(rs_model_projection_count(joined), 14 - 4);
    const rs_shape *s = &rs_model_projection(joined, 0)->shape;
    assert_string_equal(rs_model_projection(joined, 0)->tensor, "blk.0.attn_q.weight");
    assert_int_equal(s->op, RS_OP_attn_input_proj);
    assert_true(s->n == 4 * N && s->n2 == 2 * N && s->format2 == RS_FORMAT_q4g32);
    s = &rs_model_projection(joined, 2)->shape;
    assert_true(s->op == RS_OP_attn_input_proj && s->n == 3 * N && s->n2 == 0);
    assert_int_equal(rs_model_projection(joined, 3)->shape.op, RS_OP_linear);
    same_rows(joined, 0, 0, apart, 1);
    same_rows(joined, 0, N, apart, 2);
    same_rows(joined, 1, 0, apart, 0);
    rs_model_close(apart);
    rs_model_close(joined);
    gguf_free(&b);
}

/* The engine's table of architectures says the same. */
static void gates_are_the_architectures(void **state)
{
    (void)state;
#define ARCH(id, style, op, traits, pattern) {#id, RS_OP_##op},
    static const struct {
        const char *name;
        rs_op op;
    } known[] = {RS_ARCH_MAP(ARCH)};
#undef ARCH
    static const uint8_t zeros[64] = {0};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        gguf_builder b = {0};
        rs_model *m = NULL;
        rs_err err = {0};
        gguf_put_header(&b, 3, 1, 1);
        gguf_put_text_value(&b, "general.architecture", known[i].name);
        gguf_put_tensor(&b, "blk.0.attn_q.weight", RS_GGUF_Q8_0, 32, 1, 0);
        gguf_put_padding(&b);
        gguf_put(&b, zeros, sizeof zeros);
        assert_int_equal(open_model(&b, &m, &err), RS_OK);
        assert_int_equal(rs_model_gated_op(m), known[i].op);
        rs_model_close(m);
        gguf_free(&b);
    }
}

static void every_type_has_its_format(void **state)
{
    (void)state;
    static const struct {
        uint32_t type;
        rs_format format;
    } map[] = {
        {RS_GGUF_Q4_0, RS_FORMAT_q4g32}, {RS_GGUF_Q8_0, RS_FORMAT_q8g32},
        {RS_GGUF_Q4_1, RS_FORMAT_q6g64}, {RS_GGUF_Q4_K, RS_FORMAT_q6g64},
        {RS_GGUF_Q5_0, RS_FORMAT_q8g32}, {RS_GGUF_Q5_1, RS_FORMAT_q8g32},
        {RS_GGUF_Q5_K, RS_FORMAT_q8g32}, {RS_GGUF_Q6_K, RS_FORMAT_q8g32},
        {RS_GGUF_Q8_K, RS_FORMAT_q8g32}, {RS_GGUF_F16, RS_FORMAT_q8g32},
        {RS_GGUF_BF16, RS_FORMAT_q8g32}, {RS_GGUF_Q2_K, RS_FORMAT_q4g32},
        {RS_GGUF_Q3_K, RS_FORMAT_q4g32}, {RS_GGUF_F32, RS_FORMAT_q8g32},
    };
    enum { COUNT = sizeof map / sizeof map[0] };
    entry entries[COUNT];
    char names[COUNT][32];
    for (int i = 0; i < COUNT; i++) {
        snprintf(names[i], sizeof names[i], "blk.%d.attn_v.weight", i);
        entries[i] = (entry){names[i], map[i].type, 512, 3};
    }
    gguf_builder b = file_of(entries, COUNT);
    rs_model *m = NULL;
    rs_err err = {0};
    assert_int_equal(open_model(&b, &m, &err), RS_OK);
    assert_int_equal(rs_model_projection_count(m), COUNT);
    for (int i = 0; i < COUNT; i++) {
        const rs_projection *p = rs_model_projection(m, (size_t)i);
        assert_int_equal(p->shape.format, map[i].format);
        assert_string_equal(p->source_type, rs_gguf_type_get(map[i].type)->name);
        assert_string_equal(p->tensor, names[i]);
        assert_true(p->shape.n == 3 && p->shape.k == 512 && p->shape.op == RS_OP_linear);
    }
    assert_string_equal(rs_model_text(m, "general.architecture"), "test");
    assert_null(rs_model_text(m, "absent"));
    rs_model_close(m);
    gguf_free(&b);
}

static void count_projections(const entry *entries, size_t count, size_t expected)
{
    gguf_builder b = file_of(entries, count);
    rs_model *m = NULL;
    rs_err err = {0};
    if (open_model(&b, &m, &err))
        fail_msg("%s", err.msg);
    assert_int_equal(rs_model_projection_count(m), expected);
    rs_model_close(m);
    gguf_free(&b);
}

static void picks_the_right_tensors(void **state)
{
    (void)state;
    const entry tied[] = {
        {"token_embd.weight", RS_GGUF_Q8_0, 64, 9},
        {"blk.0.attn_q.weight", RS_GGUF_Q8_0, 64, 4},
        {"blk.12.attn_qkv.weight", RS_GGUF_Q8_0, 64, 4},
        {"blk.0.attn_norm.weight", RS_GGUF_F32, 64, 1},
        {"blk.0.attn_q.bias", RS_GGUF_F32, 64, 1},
        {"blk.0.ffn_gate_inp.weight", RS_GGUF_F32, 64, 2},
        {"blk.x.attn_q.weight", RS_GGUF_F32, 64, 2},
        {"per_layer_token_embd.weight", 20, 64, 2}, /* unread type, but no projection */
    };
    count_projections(tied, sizeof tied / sizeof tied[0], 3);
    const entry untied[] = {
        {"token_embd.weight", RS_GGUF_Q8_0, 64, 9},
        {"output.weight", RS_GGUF_Q4_0, 64, 9},
    };
    count_projections(untied, 2, 1);
}

static void refuse(const entry *e, rs_status status, const char *part)
{
    gguf_builder b = file_of(e, 1);
    rs_model *m = NULL;
    rs_err err = {0};
    assert_int_equal(open_model(&b, &m, &err), status);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not hold '%s'", err.msg, part);
    gguf_free(&b);
}

static void refuses_by_name(void **state)
{
    (void)state;
    refuse(&(entry){"blk.0.attn_q.weight", 23, 256, 2}, RS_UNSUPPORTED, "IQ4_XS");
    refuse(&(entry){"blk.0.attn_q.weight", 26, 64, 2}, RS_UNSUPPORTED, "I32");
    refuse(&(entry){"norm.weight", RS_GGUF_F32, 64, 2}, RS_UNSUPPORTED, "projection");
}

static void refuse_values(uint32_t type, const void *bytes, size_t count)
{
    entry e = {"output.weight", type, 64, 2};
    gguf_builder b = file_of(&e, 1);
    memcpy(b.data + b.size - (entry_bytes(&e) + 31) / 32 * 32, bytes, count);
    rs_model *m = NULL;
    rs_err err = {0};
    double added;
    uint8_t out[4096];
    assert_int_equal(open_model(&b, &m, &err), RS_OK);
    assert_int_equal(rs_model_weights(m, 0, out, &added, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "output.weight"));
    rs_model_close(m);
    gguf_free(&b);
}

static void refuses_values_that_are_not_finite(void **state)
{
    (void)state;
    refuse_values(RS_GGUF_Q8_0, "\0\x7c", 2);
    refuse_values(RS_GGUF_Q4_0, "\1\xfe", 2);
    refuse_values(RS_GGUF_Q5_1, "\0\x30\0\xfc", 4);
    refuse_values(RS_GGUF_F32, "\0\0\xc0\x7f", 4);
    refuse_values(RS_GGUF_F32, "\0\0\0\x7f", 4); /* finite, but no FP16 scale can hold it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_of_32_are_lossless),
        cmocka_unit_test(added_error_is_measured),
        cmocka_unit_test(gates_fuse),
        cmocka_unit_test(inputs_join),
        cmocka_unit_test(gates_are_the_architectures),
        cmocka_unit_test(every_type_has_its_format),
        cmocka_unit_test(picks_the_right_tensors),
        cmocka_unit_test(refuses_by_name),
        cmocka_unit_test(refuses_values_that_are_not_finite),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
