/* GGUF reader against hostile files, and block decoders against golden vectors. Layer: tests.
 */
#include "kernels/gguf.h"

#include "kernels/fp.h"
#include "tests/gguf_blocks_golden.h"
#include "tests/gguf_builder.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* Two values, three tensors (Q8_0 64 x 2, F32 8 x 1, I32 4 x 1), 32-byte alignment. */
static gguf_builder small_file(void)
{
    gguf_builder b = {0};
    gguf_put_header(&b, 3, 3, 5);
    gguf_put_text_value(&b, "general.architecture", "test");
    gguf_put_u32_value(&b, "general.alignment", 32);
    gguf_put_text(&b, "test.words"); /* array of texts */
    gguf_put_u32(&b, 9);
    gguf_put_u32(&b, 8);
    gguf_put_u64(&b, 2);
    gguf_put_text(&b, "one");
    gguf_put_text(&b, "");
    gguf_put_text(&b, "test.numbers"); /* array of int16 */
    gguf_put_u32(&b, 9);
    gguf_put_u32(&b, 3);
    gguf_put_u64(&b, 3);
    gguf_put(&b, "\1\0\2\0\3\0", 6);
    gguf_put_text(&b, "test.negative"); /* int8 */
    gguf_put_u32(&b, 1);
    gguf_put(&b, "\xfe", 1);
    gguf_put_tensor(&b, "blk.0.attn_q.weight", RS_GGUF_Q8_0, 64, 2, 0);
    gguf_put_tensor(&b, "norm.weight", RS_GGUF_F32, 8, 1, 160);
    gguf_put_tensor(&b, "ids", 26, 4, 1, 192);
    gguf_put_padding(&b);
    uint8_t data[208] = {0};
    gguf_put(&b, data, sizeof data);
    return b;
}

static rs_status open_bytes(const gguf_builder *b, size_t bytes, rs_gguf **out, rs_err *err)
{
    const char *path = gguf_write(b, bytes);
    rs_status st = rs_gguf_open(path, out, err);
    unlink(path);
    return st;
}

/* The whole of `b` must be refused with `status` and a message that holds `part`. */
static void refuse(gguf_builder *b, rs_status status, const char *part)
{
    rs_err err = {0};
    rs_gguf *g = NULL;
    assert_int_equal(open_bytes(b, b->size, &g, &err), status);
    assert_null(g);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not hold '%s'", err.msg, part);
    gguf_free(b);
}

static void reads_a_small_file(void **state)
{
    (void)state;
    gguf_builder b = small_file();
    rs_gguf *g = NULL;
    rs_err err = {0};
    int64_t number = 0;
    assert_int_equal(open_bytes(&b, b.size, &g, &err), RS_OK);
    assert_int_equal(rs_gguf_tensor_count(g), 3);
    assert_string_equal(rs_gguf_find(g, "general.architecture")->text, "test");
    assert_true(rs_gguf_int(g, "general.alignment", &number));
    assert_int_equal(number, 32);
    assert_true(rs_gguf_int(g, "test.negative", &number));
    assert_int_equal(number, -2);
    assert_false(rs_gguf_int(g, "general.architecture", &number));
    assert_false(rs_gguf_int(g, "absent", &number));
    const rs_gguf_value *words = rs_gguf_find(g, "test.words");
    assert_true(words->is_array && words->kind == RS_GGUF_KIND_TEXT && words->count == 2);
    assert_int_equal(words->bytes, 8 + 3 + 8);
    const rs_gguf_tensor *t = rs_gguf_tensor_find(g, "norm.weight");
    assert_int_equal(t->bytes, 32);
    assert_int_equal(t->data - rs_gguf_tensor_at(g, 0)->data, 160);
    assert_int_equal(rs_gguf_tensor_at(g, 0)->dims[1], 2);
    assert_null(rs_gguf_tensor_find(g, "absent"));
    rs_gguf_close(g);
    gguf_free(&b);
}

static void every_truncation_is_an_error(void **state)
{
    (void)state;
    gguf_builder b = small_file();
    for (size_t bytes = 0; bytes < b.size; bytes++) {
        rs_err err = {0};
        rs_gguf *g = NULL;
        if (open_bytes(&b, bytes, &g, &err) != RS_FORMAT || !err.msg[0])
            fail_msg("%zu of %zu bytes: %s", bytes, b.size, err.msg);
    }
    gguf_free(&b);
}

/* Every byte of the header overwritten with extremes: any answer but a crash is fine. */
static void every_damaged_byte_is_survived(void **state)
{
    (void)state;
    static const uint8_t values[] = {0, 1, 0x7f, 0x80, 0xff};
    gguf_builder b = small_file();
    for (size_t at = 0; at < b.size - 208; at++)
        for (size_t v = 0; v < sizeof values; v++) {
            uint8_t old = b.data[at];
            rs_gguf *g = NULL;
            b.data[at] = values[v];
            if (open_bytes(&b, b.size, &g, NULL) == RS_OK)
                for (size_t i = 0; i < rs_gguf_tensor_count(g); i++) {
                    const rs_gguf_tensor *t = rs_gguf_tensor_at(g, i);
                    assert_true(t->data[t->bytes - 1] <= 0xff); /* the last byte is readable */
                }
            rs_gguf_close(g);
            b.data[at] = old;
        }
    gguf_free(&b);
}

static void refuses_bad_headers(void **state)
{
    (void)state;
    gguf_builder b = small_file();
    memcpy(b.data, "GGML", 4);
    refuse(&b, RS_FORMAT, "no GGUF file");
    b = small_file();
    b.data[4] = 1;
    refuse(&b, RS_UNSUPPORTED, "version 1");
    b = small_file();
    memcpy(b.data + 4, "\0\0\0\3", 4);
    refuse(&b, RS_UNSUPPORTED, "big-endian");
    b = small_file();
    memset(b.data + 8, 0xff, 8); /* tensors */
    refuse(&b, RS_FORMAT, "damaged");
    b = small_file();
    memset(b.data + 16, 0xff, 7); /* metadata values */
    refuse(&b, RS_FORMAT, "damaged");
}

static gguf_builder one_value(const char *key, uint32_t kind)
{
    gguf_builder b = {0};
    gguf_put_header(&b, 3, 0, 1);
    gguf_put_text(&b, key);
    gguf_put_u32(&b, kind);
    return b;
}

static void refuses_bad_metadata(void **state)
{
    (void)state;
    uint8_t zeros[64] = {0};
    gguf_builder b = one_value("key", 13);
    gguf_put(&b, zeros, sizeof zeros);
    refuse(&b, RS_FORMAT, "type 13");
    b = one_value("key\n", 0);
    gguf_put(&b, zeros, sizeof zeros);
    refuse(&b, RS_FORMAT, "not printable");
    b = one_value("key", 9); /* array of arrays */
    gguf_put_u32(&b, 9);
    gguf_put_u64(&b, 1);
    refuse(&b, RS_UNSUPPORTED, "array of arrays");
    b = one_value("key", 9); /* count x 8 overflows 64 bits */
    gguf_put_u32(&b, 10);
    gguf_put_u64(&b, UINT64_MAX / 8 + 2);
    refuse(&b, RS_FORMAT, "truncated");
    b = one_value("key", 9); /* far more texts than bytes */
    gguf_put_u32(&b, 8);
    gguf_put_u64(&b, UINT64_MAX);
    gguf_put(&b, zeros, sizeof zeros);
    refuse(&b, RS_FORMAT, "truncated");
    b = one_value("general.alignment", 4);
    gguf_put_u32(&b, 12);
    refuse(&b, RS_FORMAT, "general.alignment");
    b = one_value("general.alignment", 4);
    gguf_put_u32(&b, 0);
    refuse(&b, RS_FORMAT, "general.alignment");
}

static gguf_builder one_tensor(uint32_t type, uint64_t k, uint64_t n, uint64_t offset)
{
    gguf_builder b = {0};
    uint8_t zeros[4096] = {0};
    gguf_put_header(&b, 3, 1, 0);
    gguf_put_tensor(&b, "t.weight", type, k, n, offset);
    gguf_put_padding(&b);
    gguf_put(&b, zeros, sizeof zeros);
    return b;
}

static void refuses_bad_tensors(void **state)
{
    (void)state;
    gguf_builder b = one_tensor(99, 32, 1, 0);
    refuse(&b, RS_UNSUPPORTED, "number 99");
    b = one_tensor(RS_GGUF_Q8_0, 48, 1, 0);
    refuse(&b, RS_FORMAT, "multiple of a Q8_0 block");
    b = one_tensor(RS_GGUF_F32, 1ull << 62, 4, 0); /* bytes wrap to 0 */
    refuse(&b, RS_FORMAT, "more bytes");
    b = one_tensor(RS_GGUF_F32, 0, 4, 0);
    refuse(&b, RS_FORMAT, "dimension 0");
    b = one_tensor(RS_GGUF_F32, 8, UINT64_MAX, 0);
    refuse(&b, RS_FORMAT, "dimension 1");
    b = one_tensor(RS_GGUF_F32, 8, 4, 8);
    refuse(&b, RS_FORMAT, "alignment");
    b = one_tensor(RS_GGUF_F32, 8, 4, 4096);
    refuse(&b, RS_FORMAT, "runs past the end");
    b = one_tensor(RS_GGUF_F32, 8, 4, UINT64_MAX - 31); /* start + offset wraps */
    refuse(&b, RS_FORMAT, "runs past the end");
    b = one_tensor(RS_GGUF_F32, 8, 4, 0);
    b.data[24 + 8 + 8] = 5; /* dimension count */
    refuse(&b, RS_FORMAT, "5 dimensions");
}

static void refuses_what_is_no_file(void **state)
{
    (void)state;
    rs_gguf *g = NULL;
    rs_err err = {0};
    assert_int_equal(rs_gguf_open("/nonexistent/x.gguf", &g, &err), RS_IO);
    assert_non_null(strstr(err.msg, "/nonexistent/x.gguf"));
    assert_int_equal(rs_gguf_open("/tmp", &g, &err), RS_IO);
}

typedef struct golden {
    uint32_t type;
    const uint8_t *block;
    const float *values;
} golden;

static void decoders_match_golden_blocks(void **state)
{
    (void)state;
    static const golden all[] = {
        {RS_GGUF_Q4_0, q4_0_block, q4_0_values}, {RS_GGUF_Q4_1, q4_1_block, q4_1_values},
        {RS_GGUF_Q5_0, q5_0_block, q5_0_values}, {RS_GGUF_Q5_1, q5_1_block, q5_1_values},
        {RS_GGUF_Q8_0, q8_0_block, q8_0_values}, {RS_GGUF_Q2_K, q2_k_block, q2_k_values},
        {RS_GGUF_Q3_K, q3_k_block, q3_k_values}, {RS_GGUF_Q4_K, q4_k_block, q4_k_values},
        {RS_GGUF_Q5_K, q5_k_block, q5_k_values}, {RS_GGUF_Q6_K, q6_k_block, q6_k_values},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        const rs_gguf_type *type = rs_gguf_type_get(all[i].type);
        uint8_t twice[2 * 292]; /* two blocks: the step between blocks is checked too */
        float out[2 * 256];
        memcpy(twice, all[i].block, (size_t)type->bytes);
        memcpy(twice + type->bytes, all[i].block, (size_t)type->bytes);
        type->decode(twice, 2, out);
        for (int v = 0; v < 2 * type->elements; v++)
            if (out[v] != all[i].values[v % type->elements])
                fail_msg("%s value %d: %a", type->name, v, (double)out[v]);
    }
}

static void decoders_of_plain_values(void **state)
{
    (void)state;
    const uint16_t half[3] = {0x3555, 0xc000, 0x0001};
    float out[256], in[2] = {1.5f, -3.25f};
    rs_gguf_type_get(RS_GGUF_F16)->decode((const uint8_t *)half, 3, out);
    assert_true(out[0] == 0x1.554p-2f && out[1] == -2.0f && out[2] == 0x1p-24f);
    rs_gguf_type_get(RS_GGUF_BF16)->decode((const uint8_t *)half, 2, out);
    assert_true(out[0] == rs_fp_from_bits(0x35550000u) && out[1] == -2.0f);
    rs_gguf_type_get(RS_GGUF_F32)->decode((const uint8_t *)in, 2, out);
    assert_true(out[0] == in[0] && out[1] == in[1]);
    uint8_t q8_k[292] = {0};
    memcpy(q8_k, &in[1], 4);
    for (int i = 0; i < 256; i++)
        q8_k[4 + i] = (uint8_t)i;
    rs_gguf_type_get(RS_GGUF_Q8_K)->decode(q8_k, 1, out);
    for (int i = 0; i < 256; i++)
        assert_true(out[i] == -3.25f * (float)(i < 128 ? i : i - 256));
}

static void unread_types_have_names(void **state)
{
    (void)state;
    assert_string_equal(rs_gguf_type_get(20)->name, "IQ4_NL");
    assert_true(!rs_gguf_type_get(20)->decode);
    assert_null(rs_gguf_type_get(4)); /* removed from the format */
    assert_null(rs_gguf_type_get(UINT32_MAX));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_a_small_file),
        cmocka_unit_test(every_truncation_is_an_error),
        cmocka_unit_test(every_damaged_byte_is_survived),
        cmocka_unit_test(refuses_bad_headers),
        cmocka_unit_test(refuses_bad_metadata),
        cmocka_unit_test(refuses_bad_tensors),
        cmocka_unit_test(refuses_what_is_no_file),
        cmocka_unit_test(decoders_match_golden_blocks),
        cmocka_unit_test(decoders_of_plain_values),
        cmocka_unit_test(unread_types_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
