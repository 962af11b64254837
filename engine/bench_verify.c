/* Pairs of runs with and without drafts. Layer: engine. */
#include "engine/bench_verify_internal.h"

#include "engine/text_file.h"
#include "engine/verify.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_VERIFY = 768, KEY_TEXT, KEY_TEMP };

static const struct argp_option option_list[] = {
    {"verify", KEY_VERIFY, "K|auto", 0,
     "decode a --text with drafts and without, in turn; K or auto as in engine run", 2},
    {"text", KEY_TEXT, "FILE", 0, "verify: the text, UTF-8; each round continues a piece of it",
     2},
    {"temp", KEY_TEMP, "X", 0, "verify: temperature (default 0 = greedy)", 2},
    {0},
};

static rs_status parse_temperature(rs_bench_verify_options *o, const char *text)
{
    char *end;
    errno = 0;
    o->temperature = strtof(text, &end);
    if (errno || end == text || *end || !(o->temperature >= 0 && o->temperature <= 100))
        return rs_err_set(o->err, RS_USAGE, "--temp '%s': a number in 0..100", text);
    return RS_OK;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    rs_bench_verify_options *o = state->input;
    switch (key) {
    case KEY_VERIFY:
        o->verify = arg;
        return 0;
    case KEY_TEXT:
        o->text = arg;
        return 0;
    case KEY_TEMP:
        o->status = o->status ? o->status : parse_temperature(o, arg);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

const struct argp rs_bench_verify_argp = {option_list, parse, NULL, NULL, NULL, NULL, NULL};

typedef struct bench {
    const rs_bench_model_options *o;
    const rs_session *session;
    rs_generator *generators[RS_BENCH_SIDES];
    int32_t *ids; /* of the text */
    size_t count;
    int32_t *output; /* lane 0 of all rounds, with drafts */
    size_t output_count;
    double *rates[RS_BENCH_SIDES + 1]; /* [taken]; the last: ratios */
    int32_t taken;
    rs_bench_verify_result r;
    rs_err *err;
} bench;

static rs_status run_one(bench *b, int side, const int32_t *prompt, double *out_rate)
{
    rs_generate_times times = {0};
    rs_kv *kv = rs_forward_kv(b->session->forward);
    rs_status st = RS_OK;
    for (int32_t i = 0; i < b->o->lanes && !st; i++)
        st = rs_kv_resize(kv, i, 0, b->err);
    rs_generator_seed(b->generators[side], b->o->seed);
    if (!st)
        st =
            rs_generator_run(b->generators[side], prompt, (size_t)b->o->prompt, &times, b->err);
    if (!st)
        *out_rate = (double)times.new_tokens * 1e9 / (double)times.new_ns;
    return st;
}

static bool same_texts(const bench *b)
{
    for (int32_t i = 0; i < b->o->lanes; i++) {
        int32_t plain, drafts;
        const int32_t *x = rs_generator_tokens(b->generators[RS_BENCH_PLAIN], i, &plain);
        const int32_t *y = rs_generator_tokens(b->generators[RS_BENCH_DRAFTS], i, &drafts);
        if (plain != drafts || memcmp(x, y, (size_t)plain * sizeof *x) != 0)
            return false;
    }
    return true;
}

/* A text that the model ends at once has no speed. */
static bool long_enough(const bench *b)
{
    int32_t plain, drafts;
    rs_generator_tokens(b->generators[RS_BENCH_PLAIN], 0, &plain);
    rs_generator_tokens(b->generators[RS_BENCH_DRAFTS], 0, &drafts);
    return plain * 2 >= b->o->decode && drafts * 2 >= b->o->decode;
}

static void keep_round(bench *b)
{
    int32_t count;
    const rs_verify_times *t = rs_generator_verified(b->generators[RS_BENCH_DRAFTS]);
    const int32_t *tokens = rs_generator_tokens(b->generators[RS_BENCH_DRAFTS], 0, &count);
    memcpy(b->output + b->output_count, tokens, (size_t)count * sizeof *tokens);
    b->output_count += (size_t)count;
    b->r.same += same_texts(b);
    b->r.times.rounds += t->rounds;
    b->r.times.drafted += t->drafted;
    b->r.times.kept += t->kept;
    b->r.times.tokens += t->tokens;
    for (int i = 1; i <= RS_FORWARD_LOGITS; i++)
        b->r.times.widths[i] += t->widths[i];
    b->rates[RS_BENCH_SIDES][b->taken] =
        b->rates[RS_BENCH_DRAFTS][b->taken] / b->rates[RS_BENCH_PLAIN][b->taken];
    b->taken++;
}

/* Round -1 warms up. Pieces of the text are spread over the whole of it; rounds whose text the
   model ends early are not counted. */
static rs_status take_rounds(bench *b)
{
    rs_status st = RS_OK;
    size_t need = (size_t)b->o->prompt + (size_t)b->o->decode;
    size_t last = b->count > need ? b->count - need : 0; /* not at the end, where texts end */
    for (int32_t i = -1; i < b->o->rounds && !st; i++) {
        int32_t at = i < 0 ? 0 : i, rounds = b->o->rounds;
        size_t from = rounds > 1 ? last * (size_t)at / (size_t)(rounds - 1) : 0;
        for (int turn = 0; turn < RS_BENCH_SIDES && !st; turn++) {
            int side = (turn + at) % RS_BENCH_SIDES;
            st = run_one(b, side, b->ids + from, &b->rates[side][b->taken]);
        }
        if (!st && i >= 0 && long_enough(b))
            keep_round(b);
    }
    return st;
}

static rs_bench_rate rate_of(double *rates, int32_t rounds)
{
    size_t count = (size_t)rounds;
    return (rs_bench_rate){.median = rs_bench_quantile(rates, count, 0.5),
                           .min = rs_bench_quantile(rates, count, 0),
                           .max = rs_bench_quantile(rates, count, 1),
                           .count = rounds};
}

static rs_status finish(bench *b)
{
    if (!b->taken)
        return rs_err_set(b->err, RS_FAILED,
                          "no figure: the model ended every text before half of -n %d tokens; "
                          "give a smaller one or another --text",
                          b->o->decode);
    rs_status st = rs_corpus_count(b->output, b->output_count, &b->r.output, b->err);
    if (!st)
        st = rs_corpus_judge("what the model wrote", &b->r.output, b->err);
    if (st)
        return rs_err_prefix(b->err, st,
                             "no figure (a higher --temp or another --text may help)");
    for (int i = 0; i < RS_BENCH_SIDES; i++)
        b->r.rates[i] = rate_of(b->rates[i], b->taken);
    b->r.ratio = rate_of(b->rates[RS_BENCH_SIDES], b->taken);
    for (int i = 1; i <= RS_FORWARD_LOGITS; i++)
        b->r.pass_ns[i] = rs_generator_pass_ns(b->generators[RS_BENCH_DRAFTS], i);
    return RS_OK;
}

static rs_status read_corpus(bench *b, const char *path)
{
    char *text = NULL;
    size_t length = 0;
    rs_status st = rs_text_file_read(b->session->arena, path, &text, &length, b->err);
    if (!st)
        st = rs_session_encode(b->session, path, text, length, RS_FORMAT, &b->ids, &b->count,
                               b->err);
    if (!st)
        st = rs_corpus_count(b->ids, b->count, &b->r.text, b->err);
    if (!st)
        st = rs_corpus_judge(path, &b->r.text, b->err);
    if (!st && b->count < (size_t)b->o->prompt)
        st = rs_err_set(b->err, RS_USAGE,
                        "%.200s has %zu tokens, less than one prompt of %d; give fewer -p",
                        path, b->count, b->o->prompt);
    return st;
}

static rs_status open_sides(bench *b, const rs_verify *verify, float temperature)
{
    rs_generate_options o = {.sampling = {temperature, 0.95f},
                             .seed = b->o->seed,
                             .lanes = b->o->lanes,
                             .max_new = b->o->decode};
    rs_arena *arena = b->session->arena;
    rs_status st = rs_generator_open(b->session, &o, &b->generators[RS_BENCH_PLAIN], b->err);
    o.verify = *verify;
    if (!st)
        st = rs_generator_open(b->session, &o, &b->generators[RS_BENCH_DRAFTS], b->err);
    b->output =
        rs_arena_array(arena, (size_t)b->o->rounds * (size_t)b->o->decode, sizeof *b->output);
    for (int i = 0; i <= RS_BENCH_SIDES; i++)
        b->rates[i] = rs_arena_array(arena, (size_t)b->o->rounds, sizeof(double));
    return st;
}

static rs_status measure(bench *b, const rs_bench_verify_options *v, const rs_verify *verify)
{
    rs_status st = read_corpus(b, v->text);
    if (!st)
        st = open_sides(b, verify, v->temperature);
    if (!st) {
        b->r.must_be_same = rs_verify_note(b->session, verify, b->o->lanes);
        st = take_rounds(b);
    }
    if (!st)
        st = finish(b);
    for (int i = 0; i < RS_BENCH_SIDES; i++)
        rs_generator_close(b->generators[i]);
    return st;
}

static void print(const bench *b,
                  const rs_session_options *s,
                  const rs_bench_verify_options *v,
                  const rs_verify *verify,
                  bool json)
{
    const rs_table_choice *routes = rs_forward_routes(b->session->forward);
    rs_bench_verify_head head = {.path = s->path,
                                 .tier = routes ? routes->table->tier : "none: weights exact",
                                 .text = v->text,
                                 .verify = *verify,
                                 .threads = rs_forward_threads(b->session->forward),
                                 .lanes = b->o->lanes,
                                 .prompt = b->o->prompt,
                                 .decode = b->o->decode,
                                 .rounds = b->taken,
                                 .temperature = v->temperature};
    if (json)
        rs_bench_verify_json(&head, &b->r);
    else
        rs_bench_verify_print(&head, &b->r);
}

rs_status rs_bench_verify_command(const rs_session_options *session,
                                  const rs_bench_model_options *options,
                                  const rs_bench_verify_options *verify,
                                  bool json,
                                  rs_err *err)
{
    rs_session s;
    rs_verify how;
    rs_session_options fixed = *session;
    rs_status st = rs_verify_parse(verify->verify, options->lanes, &how, err);
    if (!st && !verify->text)
        st = rs_err_set(err, RS_USAGE,
                        "--verify needs a --text FILE: random tokens cannot measure drafting");
    if (!st && (!options->prompt || !options->decode))
        st = rs_err_set(err, RS_USAGE, "--verify continues -p tokens by -n: neither may be 0");
    fixed.context = options->prompt + options->decode;
    if (!st)
        st = rs_session_open(&fixed, options->lanes, 0, true, &s, err);
    if (st)
        return st;
    bench b = {.o = options, .session = &s, .err = err};
    st = measure(&b, verify, &how);
    if (!st)
        print(&b, session, verify, &how, json);
    rs_session_close(&s);
    return st;
}
