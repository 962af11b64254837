/* `engine run` and `engine trace`: text from a model. Layer: engine. */
#include "engine/chat.h"
#include "engine/cmd.h"
#include "engine/generate.h"
#include "engine/trace.h"
#include "engine/verify.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NEW_DEFAULT = 128 };

typedef struct options {
    rs_session_options session;
    const char *prompt, *trace, *verify;
    bool chat, greedy, tracing;
    float temperature, top_p;
    int64_t max_new, seed, lanes;
} options;

enum { KEY_CHAT = 256, KEY_TEMP, KEY_TOP_P, KEY_SEED, KEY_GREEDY, KEY_VERIFY };

static const struct argp_option option_list[] = {
    {"prompt", 'p', "TEXT", 0, "continue this text; with --chat: answer it", 1},
    {"chat", KEY_CHAT, 0, 0,
     "talk by the model's chat template; without --prompt, each line of standard input is a "
     "turn",
     1},
    {"max-new", 'n', "N", 0, "tokens to generate at most (default 128)", 1},
    {"temp", KEY_TEMP, "X", 0, "temperature (default 0.8; 0 = greedy)", 2},
    {"top-p", KEY_TOP_P, "X", 0, "draw from this much of the probability (default 0.95)", 2},
    {"seed", KEY_SEED, "N", 0, "of the random numbers (default 1): same seed, same text", 2},
    {"greedy", KEY_GREEDY, 0, 0, "always the likeliest token", 2},
    {"verify", KEY_VERIFY, "K|auto", 0, RS_VERIFY_HELP, 2},
    {"lanes", 'c', "N", 0, "texts generated together, 1..64 (default 1)", 2},
    {0},
};

static const struct argp_option trace_list[] = {
    {"output", 'o', "FILE", 0, "the trace: lines SHAPE T CALLS, for sweep plan --trace", 1},
    {0},
};

static float parse_real(options *o, const char *what, const char *text, double low, double high)
{
    char *end;
    errno = 0;
    double value = strtod(text, &end);
    if (!o->session.status &&
        (errno || end == text || *end || !(value >= low && value <= high)))
        o->session.status = rs_err_set(o->session.err, RS_USAGE, "%s '%s': a number in %g..%g",
                                       what, text, low, high);
    return (float)value;
}

static void parse_int(
    options *o, const char *what, const char *text, int64_t low, int64_t high, int64_t *to)
{
    if (!o->session.status)
        o->session.status = rs_text_int(what, text, low, high, to, o->session.err);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->session;
        state->child_inputs[1] = o; /* of trace_argp, where it is there */
        return 0;
    case 'p':
        o->prompt = arg;
        return 0;
    case KEY_CHAT:
        o->chat = true;
        return 0;
    case KEY_GREEDY:
        o->greedy = true;
        return 0;
    case KEY_TEMP:
        o->temperature = parse_real(o, "--temp", arg, 0, 100);
        return 0;
    case KEY_TOP_P:
        o->top_p = parse_real(o, "--top-p", arg, 1e-6, 1);
        return 0;
    case KEY_VERIFY:
        o->verify = arg;
        return 0;
    case 'n':
        parse_int(o, "--max-new", arg, 1, INT32_MAX / 2, &o->max_new);
        return 0;
    case KEY_SEED:
        parse_int(o, "--seed", arg, 0, INT64_MAX, &o->seed);
        return 0;
    case 'c':
        parse_int(o, "--lanes", arg, 1, RS_KV_LANES_MAX, &o->lanes);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static error_t parse_trace(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    if (key != 'o')
        return ARGP_ERR_UNKNOWN;
    o->trace = arg;
    return 0;
}

static rs_status parse_options(int argc, char **argv, bool tracing, options *o, rs_err *err)
{
    const struct argp trace_argp = {trace_list, parse_trace, NULL, NULL, NULL, NULL, NULL};
    struct argp_child children[] = {
        {&rs_session_argp, 0, "Model:", 10}, {tracing ? &trace_argp : NULL, 0, NULL, 0}, {0}};
    const struct argp argp = {
        option_list, parse,
        "FILE.gguf", "Generates text, streamed to standard output token by token.",
        children,    NULL,
        NULL};
    *o = (options){.temperature = 0.8f, .top_p = 0.95f, .seed = 1, .lanes = 1};
    rs_status st = rs_session_parse(&argp, argc, argv, o, &o->session, err);
    if (st)
        return st;
    if (!o->prompt && !o->chat)
        return rs_err_set(err, RS_USAGE, "give --prompt TEXT or --chat; see %s --help",
                          argv[0]);
    if (!o->prompt && o->lanes > 1)
        return rs_err_set(err, RS_USAGE, "--lanes answers one --prompt; give it");
    if (tracing && !o->trace)
        return rs_err_set(err, RS_USAGE, "give -o FILE for the trace");
    o->max_new = o->max_new ? o->max_new : MAX_NEW_DEFAULT;
    return RS_OK;
}

/* What one command holds. */
typedef struct run {
    const options *o;
    rs_session session;
    const rs_chat *chat;
    rs_generator *generator;
    bool later; /* a turn came before */
    rs_verify verify;
    rs_err *err;
} run;

static void log_times(const rs_generate_times *t)
{
    double prompt_s = (double)t->prompt_ns * 1e-9, new_s = (double)t->new_ns * 1e-9;
    rs_log(RS_LOG_INFO, "run", "prompt %lld tokens, %.1f/s; new %lld tokens, %.1f/s",
           (long long)t->prompt_tokens, (double)t->prompt_tokens / prompt_s,
           (long long)t->new_tokens, (double)t->new_tokens / new_s);
}

/* The other lanes of a cohort, behind the streamed one. */
static rs_status print_lanes(const run *r)
{
    rs_status st = RS_OK;
    for (int32_t i = 1; i < r->o->lanes && !st; i++) {
        const char *text = NULL;
        size_t length = 0;
        st = rs_generator_text(r->generator, i, &text, &length, r->err);
        if (!st && (printf("--- lane %d\n", i) < 0 ||
                    fwrite(text, 1, length, stdout) != length || putchar('\n') == EOF))
            st = rs_err_set(r->err, RS_IO, "cannot write the text: %s", strerror(errno));
    }
    return st;
}

static rs_status answer(run *r, const char *text, size_t length)
{
    int32_t *ids = NULL;
    size_t count = 0;
    rs_generate_times times = {0};
    rs_status st = r->chat ? rs_chat_turn(r->chat, &r->session, !r->later, text, length, &ids,
                                          &count, r->err)
                           : rs_session_encode(&r->session, "the prompt", text, length,
                                               RS_USAGE, &ids, &count, r->err);
    if (!st)
        st = rs_generator_run(r->generator, ids, count, &times, r->err);
    r->later = true;
    if (!st && (putchar('\n') == EOF || fflush(stdout)))
        st = rs_err_set(r->err, RS_IO, "cannot write the text: %s", strerror(errno));
    if (!st)
        log_times(&times);
    if (!st && r->verify.drafts)
        rs_verify_log(rs_generator_verified(r->generator));
    return st ? st : print_lanes(r);
}

static rs_status talk(run *r)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    rs_status st = RS_OK;
    while (!st && (length = getline(&line, &room, stdin)) >= 0)
        st = answer(r, line, (size_t)(length - (length && line[length - 1] == '\n')));
    free(line);
    return st;
}

static rs_status open_run(run *r)
{
    const options *o = r->o;
    rs_sampling sampling = {o->greedy ? 0 : o->temperature, o->top_p};
    rs_status st = rs_verify_parse(o->verify, (int32_t)o->lanes, &r->verify, r->err);
    if (!st)
        st = rs_session_open(&o->session, (int32_t)o->lanes, 0, true, &r->session, r->err);
    if (!st && r->verify.drafts)
        rs_verify_note(&r->session, &r->verify, (int32_t)o->lanes);
    if (!st && o->chat)
        st = rs_chat_open(rs_forward_gguf(r->session.forward), &r->chat, r->err);
    rs_generate_options how = {.sampling = sampling,
                               .verify = r->verify,
                               .seed = (uint64_t)o->seed,
                               .lanes = (int32_t)o->lanes,
                               .max_new = (int32_t)o->max_new,
                               .out = stdout};
    return st ? st : rs_generator_open(&r->session, &how, &r->generator, r->err);
}

static rs_status run_command(int argc, char **argv, bool tracing, rs_err *err)
{
    options o;
    rs_status st = parse_options(argc, argv, tracing, &o, err);
    if (st)
        return st;
    run r = {.o = &o, .err = err};
    st = open_run(&r);
    if (!st)
        st = o.prompt ? answer(&r, o.prompt, strlen(o.prompt)) : talk(&r);
    if (!st && tracing)
        st = rs_trace_write(r.session.forward, o.trace, err);
    rs_generator_close(r.generator);
    if (r.session.arena)
        rs_session_close(&r.session);
    return st;
}

rs_status rs_engine_run(int argc, char **argv, rs_err *err)
{
    return run_command(argc, argv, false, err);
}

rs_status rs_engine_trace(int argc, char **argv, rs_err *err)
{
    return run_command(argc, argv, true, err);
}
