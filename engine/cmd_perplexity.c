/* `engine perplexity`: how well a model predicts a text. Layer: engine. */
#include "engine/cmd.h"
#include "engine/perplexity.h"
#include "engine/session.h"
#include "engine/text_file.h"
#include "sweep/base/json.h"

#include <string.h>

enum { WINDOW_DEFAULT = 512 };

typedef struct options {
    rs_session_options session;
    const char *text;
    bool json;
} options;

static const struct argp_option option_list[] = {
    {"text", 't', "FILE", 0, "the text, UTF-8", 1},
    {"json", 'J', 0, 0, "print one JSON object", 1},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->session;
        return 0;
    case 't':
        o->text = arg;
        return 0;
    case 'J':
        o->json = true;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static rs_status parse_options(int argc, char **argv, options *o, rs_err *err)
{
    static const struct argp_child children[] = {{&rs_session_argp, 0, "Model:", 10}, {0}};
    static const struct argp argp = {option_list,
                                     parse,
                                     "FILE.gguf",
                                     "Perplexity of a text, in windows of --context tokens "
                                     "(default 512) of which the second "
                                     "half is scored, as llama-perplexity does it.",
                                     children,
                                     NULL,
                                     NULL};
    rs_status st = rs_session_parse(&argp, argc, argv, o, &o->session, err);
    if (!st && !o->text)
        st = rs_err_set(err, RS_USAGE, "give --text FILE; see engine perplexity --help");
    return st;
}

static void print(const options *o, const rs_perplexity *p, int32_t window, size_t tokens)
{
    if (!o->json) {
        printf("perplexity %.6f +- %.6f\n%lld of %zu tokens scored, %lld windows of %d\n",
               p->value, p->error, (long long)p->scored, tokens, (long long)p->windows, window);
        return;
    }
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "perplexity", 1);
    rs_json_text(&json, "command", "engine perplexity");
    rs_json_num(&json, "perplexity", p->value);
    rs_json_num(&json, "standard_error", p->error);
    rs_json_int(&json, "tokens", (int64_t)tokens);
    rs_json_int(&json, "scored", p->scored);
    rs_json_int(&json, "window", window);
    rs_json_close(&json, '}');
}

/* A text in memory. */
typedef struct passage {
    char *text;
    size_t length;
} passage;

static rs_status measure(const options *o, const rs_session *s, const passage *p, rs_err *err)
{
    size_t count = 0;
    int32_t *ids = NULL;
    rs_perplexity result;
    int32_t window = rs_kv_config_of(rs_forward_kv(s->forward))->context;
    const rs_token_ids *special = rs_tokenizer_special(s->tokenizer);
    rs_status st =
        rs_session_encode(s, o->text, p->text, p->length, RS_FORMAT, &ids, &count, err);
    if (!st)
        st = rs_perplexity_run(s->forward, ids, count, window,
                               special->add_bos ? special->bos : -1, &result, err);
    if (!st)
        print(o, &result, window, count);
    return st;
}

rs_status rs_engine_perplexity(int argc, char **argv, rs_err *err)
{
    options o = {0};
    rs_session s = {0};
    passage p = {0};
    rs_status st = parse_options(argc, argv, &o, err);
    if (st)
        return st;
    rs_arena *arena = rs_arena_new();
    st = rs_text_file_read(arena, o.text, &p.text, &p.length, err);
    if (!st)
        st = rs_session_open(&o.session, 1, WINDOW_DEFAULT, true, &s, err);
    if (!st) {
        st = measure(&o, &s, &p, err);
        rs_session_close(&s);
    }
    rs_arena_free(arena);
    return st;
}
