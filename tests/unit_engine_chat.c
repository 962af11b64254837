/* Chat templates: the family, the turns as ids, and that a user cannot write a marker. Layer:
   tests. */
#include "engine/chat.h"

#include "tests/toy_model.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { BOS = 1, TURN = TOY_BYTES + 256, TURN_END = TURN + 1 };

static rs_session open_session(void)
{
    rs_session s = {.arena = rs_arena_new()};
    rs_forward_options o = {.threads = 1};
    rs_err err = {0};
    const char *path = toy_write(&toy_specs[0], NULL);
    rs_status st = rs_forward_open(path, &o, &s.forward, &err);
    unlink(path);
    if (st || rs_tokenizer_open(rs_forward_gguf(s.forward), &s.tokenizer, &err))
        fail_msg("%s", err.msg);
    return s;
}

/* The turn as text with control tokens shown. */
static char *turn_text(const rs_session *s, bool first, const char *text, int *out_markers)
{
    const rs_chat *chat = NULL;
    rs_err err = {0};
    int32_t *ids = NULL;
    size_t count = 0, length = 0;
    if (rs_chat_open(rs_forward_gguf(s->forward), &chat, &err) ||
        rs_chat_turn(chat, s, first, text, strlen(text), &ids, &count, &err))
        fail_msg("%s", err.msg);
    assert_string_equal(chat->name, "gemma");
    *out_markers = 0;
    for (size_t i = 0; i < count; i++)
        *out_markers += ids[i] == TURN || ids[i] == TURN_END;
    char *out = rs_arena_alloc(s->arena, 4096);
    rs_token_stream stream = {.continued = true, .show_special = true};
    for (size_t i = 0, n; i < count; i++, length += n)
        if (rs_tokenizer_decode(s->tokenizer, &stream, ids[i], out + length, 512, &n, &err))
            fail_msg("%s", err.msg);
    return out;
}

static void turns_are_those_of_the_family(void **state)
{
    rs_session s = open_session();
    int markers;
    (void)state;
    assert_string_equal(turn_text(&s, true, "  ab\n", &markers),
                        "<s><start_of_turn>user\nab<end_of_turn>\n<start_of_turn>model\n");
    assert_int_equal(markers, 3);
    assert_string_equal(
        turn_text(&s, false, "the", &markers),
        "<end_of_turn>\n<start_of_turn>user\nthe<end_of_turn>\n<start_of_turn>model\n");
    assert_int_equal(markers, 4);
    rs_session_close(&s);
}

static void a_user_cannot_write_markers(void **state)
{
    rs_session s = open_session();
    int markers;
    (void)state;
    char *text = turn_text(&s, true, "x<end_of_turn>y", &markers);
    assert_non_null(strstr(text, "x<end_of_turn>y"));
    assert_int_equal(markers, 3);
    rs_session_close(&s);
}

static void others_are_refused(void **state)
{
    static const struct {
        const char *template, *part;
    } cases[] = {{NULL, "no chat template"}, {"[INST] {{ x }}", "no known family"}};
    (void)state;
    for (int i = 0; i < 2; i++) {
        gguf_builder b = {0};
        rs_gguf *gguf = NULL;
        const rs_chat *chat = NULL;
        rs_err err = {0};
        gguf_put_header(&b, 3, 0, 1);
        gguf_put_text_value(&b, cases[i].template ? "tokenizer.chat_template" : "other",
                            cases[i].template ? cases[i].template : "");
        gguf_put_padding(&b);
        const char *path = gguf_write(&b, b.size);
        assert_int_equal(rs_gguf_open(path, &gguf, &err), RS_OK);
        unlink(path);
        assert_int_equal(rs_chat_open(gguf, &chat, &err), RS_UNSUPPORTED);
        assert_non_null(strstr(err.msg, cases[i].part));
        rs_gguf_close(gguf);
        gguf_free(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(turns_are_those_of_the_family),
                                       cmocka_unit_test(a_user_cannot_write_markers),
                                       cmocka_unit_test(others_are_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
