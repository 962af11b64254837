/* Shared options and opening. Layer: engine. */
#include "engine/session.h"

#include "engine/guard.h"
#include "engine/routes_file.h"
#include "engine/tokenizer_unicode.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <string.h>

enum { KEY_WEIGHTS = 512, KEY_KV, KEY_ROUTES, KEY_MEMORY };

static const struct argp_option option_list[] = {
    {"backend", 'b', "cpu|cuda:N", 0, "where to run (default cpu)", 10},
    {"device-memory", KEY_MEMORY, "BYTES", 0,
     "what may be taken (k, m, g behind: powers of 1024; default: what a GPU has free); prints "
     "what it is made of",
     10},
    {"threads", 'j', "N", 0, "CPU threads (default: all of the affinity mask)", 10},
    {"context", 'C', "N", 0, "tokens that are kept (default: 4096, or what the model has)", 10},
    {"weights", KEY_WEIGHTS, "routed|exact", 0,
     "by route table (default), or decoded to FP32 with FP32 activations", 10},
    {"kv", KEY_KV, "bf16|int8|f32", 0, "format of keys and values (default bf16; exact: f32)",
     10},
    {"tier", 'T', "KEY", 0, "the route table to use; see engine tiers", 10},
    {"routes", KEY_ROUTES, "FILE", 0,
     "a route table in place of the compiled ones, from sweep plan --emit csv", 10},
    {"quiet", 'q', 0, 0, "no notes, no timings", 10},
    {0},
};

static void
number(rs_session_options *o, const char *what, const char *text, int64_t max, int64_t *out)
{
    if (!o->status)
        o->status = rs_text_int(what, text, 1, max, out, o->err);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    rs_session_options *o = state->input;
    switch (key) {
    case 'b':
        o->backend = arg;
        return 0;
    case 'j':
        number(o, "--threads", arg, 4096, &o->threads);
        return 0;
    case 'C':
        number(o, "--context", arg, INT32_MAX, &o->context);
        return 0;
    case KEY_WEIGHTS:
        o->weights = arg;
        return 0;
    case KEY_KV:
        o->kv = arg;
        return 0;
    case 'T':
        o->tier = arg;
        return 0;
    case KEY_MEMORY:
        if (!o->status)
            o->status = rs_guard_parse("--device-memory", arg, &o->device_memory, o->err);
        return 0;
    case KEY_ROUTES:
        o->routes = arg;
        return 0;
    case 'q':
        o->quiet = true;
        return 0;
    case ARGP_KEY_ARG:
        if (o->path)
            return ARGP_ERR_UNKNOWN;
        o->path = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

const struct argp rs_session_argp = {option_list, parse, NULL, NULL, NULL, NULL, NULL};

rs_status rs_session_argp_fault(int failed, const char *command, rs_err *err)
{
    if (failed == ENOMEM)
        return rs_err_set(err, RS_NO_MEMORY,
                          "no memory to read the command line; close other programs");
    return rs_err_set(err, RS_USAGE, "one model file at a time; see %s --help", command);
}

rs_status rs_session_parse(const struct argp *parent,
                           int argc,
                           char **argv,
                           void *input,
                           rs_session_options *o,
                           rs_err *err)
{
    o->err = err;
    int failed = argp_parse(parent, argc, argv, 0, NULL, input);
    if (failed)
        return rs_session_argp_fault(failed, argv[0], err);
    if (o->status)
        return o->status;
    if (o->path && o->synthetic)
        return rs_err_set(err, RS_USAGE, "%s and --synthetic both name a model: give one",
                          o->path);
    if (!o->path && !o->synthetic)
        return rs_err_set(err, RS_USAGE, "give the path of a GGUF file; see %s --help",
                          argv[0]);
    if (o->quiet)
        rs_log_set_level(RS_LOG_WARN);
    return RS_OK;
}

static rs_status read_modes(const rs_session_options *o, rs_forward_options *out, rs_err *err)
{
    bool exact = o->weights && !strcmp(o->weights, "exact");
    if (o->weights && !exact && strcmp(o->weights, "routed"))
        return rs_err_set(err, RS_USAGE, "--weights '%s': routed or exact", o->weights);
    out->weights = exact ? RS_WEIGHTS_EXACT : RS_WEIGHTS_ROUTED;
    out->kv_format = exact ? RS_KV_F32 : RS_KV_BF16;
    if (!o->kv)
        return RS_OK;
    for (int i = 0; i < RS_KV_FORMAT_COUNT; i++)
        if (!strcmp(rs_kv_format_name((rs_kv_format)i), o->kv)) {
            out->kv_format = (rs_kv_format)i;
            return RS_OK;
        }
    return rs_err_set(err, RS_USAGE, "--kv '%s': bf16, int8 or f32", o->kv);
}

/* Which table serves, and whether somebody should measure this machine. */
static rs_status
choose_routes(rs_arena *arena, const rs_session_options *o, rs_table_choice *out, rs_err *err)
{
    rs_device device;
    char note[RS_TABLE_NOTE];
    if (o->routes && o->tier)
        return rs_err_set(err, RS_USAGE, "--routes and --tier both name a table: give one");
    rs_status st = rs_device_open(o->backend ? o->backend : "cpu", &device, err);
    if (!st)
        st = o->routes ? rs_routes_file_choose(arena, &device, o->routes, out, err)
                       : rs_table_choose(&device, o->tier, out, err);
    if (!st && *rs_table_note(&device, out, note))
        rs_log(RS_LOG_INFO, "tiers", "%s", note);
    return st;
}

rs_status rs_session_open(const rs_session_options *options,
                          int32_t lanes,
                          int32_t context_wish,
                          bool text,
                          rs_session *out_session,
                          rs_err *err)
{
    rs_table_choice routes;
    rs_forward_options o = {.lanes = lanes,
                            .t_max = options->t_max,
                            .swap = options->swap,
                            .threads = (int32_t)options->threads,
                            .backend = options->backend,
                            .synthetic = options->synthetic,
                            .device_memory = options->device_memory,
                            .context = (int32_t)options->context,
                            .context_wish = context_wish};
    rs_session s = {.arena = rs_arena_new()};
    rs_status st = read_modes(options, &o, err);
    if (!st && o.weights == RS_WEIGHTS_ROUTED) {
        st = choose_routes(s.arena, options, &routes, err);
        o.routes = &routes;
    }
    if (!st)
        st = rs_forward_open(options->path, &o, &s.forward, err);
    if (!st && text && (st = rs_tokenizer_open(rs_forward_gguf(s.forward), &s.tokenizer, err)))
        st = rs_err_prefix(err, st, "%.200s", options->path);
    if (st)
        rs_session_close(&s);
    else
        *out_session = s;
    return st;
}

void rs_session_close(rs_session *session)
{
    rs_tokenizer_close(session->tokenizer);
    rs_forward_close(session->forward);
    rs_arena_free(session->arena);
    *session = (rs_session){0};
}

static rs_status
check_utf8(const char *what, const char *text, size_t length, rs_status status, rs_err *err)
{
    uint32_t code;
    for (size_t at = 0, n; at < length; at += n) {
        n = rs_utf8_next((const uint8_t *)text + at, length - at, &code);
        if (code == 0xfffd && n == 1)
            return rs_err_set(err, status,
                              "%s is no UTF-8 text: byte 0x%02x at offset %zu; convert it "
                              "(iconv -t UTF-8)",
                              what, (unsigned char)text[at], at);
    }
    return RS_OK;
}

rs_status rs_session_encode(const rs_session *session,
                            const char *what,
                            const char *text,
                            size_t length,
                            rs_status status,
                            int32_t **out_ids,
                            size_t *out_count,
                            rs_err *err)
{
    const rs_token_ids *special = rs_tokenizer_special(session->tokenizer);
    int32_t *ids = NULL;
    size_t count = 0, extra = special->add_bos && special->bos >= 0;
    rs_status st = check_utf8(what, text, length, status, err);
    if (!st)
        st = rs_tokenizer_encode(session->tokenizer, text, length, 0, session->arena, &ids,
                                 &count, err);
    if (st)
        return st;
    int32_t *all = rs_arena_array(session->arena, count + 1, sizeof *all);
    all[0] = special->bos;
    if (count)
        memcpy(all + extra, ids, count * sizeof *ids);
    *out_ids = all;
    *out_count = count + extra;
    return RS_OK;
}
