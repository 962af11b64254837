/* `engine bench`: times a model, or with --projections its projections through route tables.
   Layer: engine. */
#include "engine/bench_model.h"
#include "engine/bench_print.h"
#include "engine/bench_verify.h"
#include "engine/cmd.h"
#include "engine/guard.h"
#include "engine/routes_file.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>

typedef struct options {
    const char *path, *tokens, *backend, *tier, *routes, *against, *plot, *weights, *kv;
    const char *synthetic;
    size_t device_memory;
    bool projections, distinct, json, quiet;
    int64_t rounds, threads, prompt, decode, lanes, read_gbps;
    rs_bench_verify_options verify;
    rs_status status;
    rs_err *err;
} options;

/* Everything that lives for one command. */
typedef struct run {
    const options *o;
    rs_arena *arena;
    rs_device device;
    rs_model *model;
    rs_tensors tensors;
    rs_projections projections;
    rs_side sides[2];
    int side_count;
    int32_t *widths;
    size_t width_count;
    rs_bench_result *results;
    rs_err *err;
} run;

enum {
    KEY_PROJECTIONS = 256,
    KEY_ROUTES,
    KEY_AGAINST,
    KEY_PLOT,
    KEY_LAYERS,
    KEY_WEIGHTS,
    KEY_KV,
    KEY_SYNTHETIC,
    KEY_MEMORY,
    KEY_READ
};
enum { ROUNDS_DEFAULT = 5 };

static const struct argp_option option_list[] = {
    {"prompt", 'p', "N", 0, "tokens of a prefill (default 512; 0 = none)", 1},
    {"decode", 'n', "N", 0, "tokens decoded from an empty context (default 128; 0 = none)", 1},
    {"lanes", 'c', "N", 0, "texts that decode together, 1..64 (default 1)", 1},
    {"weights", KEY_WEIGHTS, "routed|exact", 0, "as in engine run", 1},
    {"kv", KEY_KV, "bf16|int8|f32", 0, "as in engine run", 1},
    {"synthetic", KEY_SYNTHETIC, "27b-hybrid|8b-dense|0.6b", 0,
     "random weights of this geometry, no file", 1},
    {"device-memory", KEY_MEMORY, "BYTES", 0, "as in engine run", 1},
    {"read-gbps", KEY_READ, "N", 0,
     "read ceiling that decode is compared with (default: measured on a GPU)", 1},
    {"projections", KEY_PROJECTIONS, 0, 0, "time the projections alone instead", 2},
    {"tokens", 't', "LIST", 0, "projections: widths T (default 1,8,32)", 2},
    {"backend", 'b', "cpu|cuda:N", 0, "where to run (default cpu)", 1},
    {"threads", 'j', "N", 0, "CPU threads (default: all of the affinity mask)", 1},
    {"tier", 'T', "KEY", 0, "the table to use instead of this device's own; see engine tiers",
     2},
    {"routes", KEY_ROUTES, "FILE", 0,
     "a route table in place of the compiled ones, from sweep plan --emit csv", 2},
    {"against", KEY_AGAINST, "TIER", 0,
     "projections: time this table too, in turn with the other: before and after", 2},
    {"rounds", 'r', "auto|N", 0,
     "samples (default 5); projections: passes (pairs: blocks of four) a width; auto = 5 s, 5 "
     "to 50",
     2},
    {"layers", KEY_LAYERS, "all|distinct", 0,
     "projections: all layers (default) or one tensor of each shape", 2},
    {"json", 'J', 0, 0, "print one JSON object instead of tables", 3},
    {"gnuplot", KEY_PLOT, "FILE", 0, "also write before and after as columns for a plot", 3},
    {"quiet", 'q', 0, 0, "no progress, no notes", 3},
    {0},
};

static rs_status
parse_number(options *o, const char *what, const char *text, int64_t max, int64_t *out)
{
    return o->status ? o->status : rs_text_int(what, text, 1, max, out, o->err);
}

/* 0 is allowed: it leaves a part out. */
static void parse_tokens(options *o, const char *what, const char *text, int64_t *out)
{
    if (!o->status)
        o->status = rs_text_int(what, text, 0, 1 << 20, out, o->err);
}

static error_t parse_model(int key, char *arg, options *o)
{
    switch (key) {
    case 'p':
        parse_tokens(o, "--prompt", arg, &o->prompt);
        return 0;
    case 'n':
        parse_tokens(o, "--decode", arg, &o->decode);
        return 0;
    case 'c':
        o->status = parse_number(o, "--lanes", arg, RS_KV_LANES_MAX, &o->lanes);
        return 0;
    case KEY_WEIGHTS:
        o->weights = arg;
        return 0;
    case KEY_KV:
        o->kv = arg;
        return 0;
    case KEY_SYNTHETIC:
        o->synthetic = arg;
        return 0;
    case KEY_MEMORY:
        if (!o->status)
            o->status = rs_guard_parse("--device-memory", arg, &o->device_memory, o->err);
        return 0;
    case KEY_READ:
        o->status = parse_number(o, "--read-gbps", arg, 1000000, &o->read_gbps);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static rs_status parse_layers(options *o, const char *text)
{
    o->distinct = !strcmp(text, "distinct");
    if (!o->status && !o->distinct && strcmp(text, "all"))
        return rs_err_set(o->err, RS_USAGE, "--layers '%s': all or distinct", text);
    return o->status;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->verify;
        return 0;
    case KEY_PROJECTIONS:
        o->projections = true;
        return 0;
    case 't':
        o->tokens = arg;
        return 0;
    case 'b':
        o->backend = arg;
        return 0;
    case 'j':
        o->status = parse_number(o, "--threads", arg, 4096, &o->threads);
        return 0;
    case 'T':
        o->tier = arg;
        return 0;
    case KEY_ROUTES:
        o->routes = arg;
        return 0;
    case KEY_AGAINST:
        o->against = arg;
        return 0;
    case 'r':
        if (strcmp(arg, "auto"))
            o->status = parse_number(o, "--rounds", arg, 10000, &o->rounds);
        return 0;
    case KEY_LAYERS:
        o->status = parse_layers(o, arg);
        return 0;
    case 'J':
        o->json = true;
        return 0;
    case KEY_PLOT:
        o->plot = arg;
        return 0;
    case 'q':
        o->quiet = true;
        return 0;
    case ARGP_KEY_ARG:
        if (state->arg_num > 0)
            return ARGP_ERR_UNKNOWN;
        o->path = arg;
        return 0;
    default:
        return parse_model(key, arg, o);
    }
}

static rs_status parse_options(int argc, char **argv, options *o, rs_err *err)
{
    static const struct argp_child children[] = {{&rs_bench_verify_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {option_list,
                                     parse,
                                     "FILE.gguf",
                                     "Times prefill and decode of a model. With --projections: "
                                     "every projection at the given "
                                     "widths, layer by layer in file order, through the route "
                                     "table of this device, and which "
                                     "schedule served each shape.",
                                     children,
                                     NULL,
                                     NULL};
    *o = (options){.tokens = "1,8,32",
                   .backend = "cpu",
                   .prompt = 512,
                   .decode = 128,
                   .lanes = 1,
                   .verify = {.err = err},
                   .err = err};
    int failed = argp_parse(&argp, argc, argv, 0, NULL, o);
    if (failed)
        return rs_session_argp_fault(failed, "engine bench", err);
    if (o->status || o->verify.status)
        return o->status ? o->status : o->verify.status;
    if (!o->path == !o->synthetic)
        return rs_err_set(err, RS_USAGE,
                          "give the path of a GGUF file or --synthetic NAME; see engine bench "
                          "--help");
    if (o->projections && o->synthetic)
        return rs_err_set(err, RS_USAGE, "--projections times those of a file: give its path");
    if (!o->projections && (o->against || o->plot || o->distinct))
        return rs_err_set(
            err, RS_USAGE,
            "--against, --gnuplot and --layers are for --projections: give it too");
    if (o->verify.text && !o->verify.verify)
        return rs_err_set(err, RS_USAGE, "--text is for --verify: give it too");
    if (o->verify.verify && o->projections)
        return rs_err_set(err, RS_USAGE,
                          "--verify times whole models: leave --projections out");
    if (!o->projections && !o->prompt && !o->decode)
        return rs_err_set(err, RS_USAGE, "-p 0 -n 0 leaves nothing to time");
    if (o->plot && !o->against)
        return rs_err_set(err, RS_USAGE,
                          "--gnuplot plots before and after: give --against TIER too");
    return RS_OK;
}

/* Side 0 is the only table, or the one of --against; side 1 is then the one under test. */
static rs_status choose_tables(run *r, rs_table_choice choices[2])
{
    char note[RS_TABLE_NOTE];
    r->side_count = r->o->against ? 2 : 1;
    rs_table_choice *own = &choices[r->side_count - 1];
    if (r->o->routes && r->o->tier)
        return rs_err_set(r->err, RS_USAGE, "--routes and --tier both name a table: give one");
    rs_status st = r->o->routes
                       ? rs_routes_file_choose(r->arena, &r->device, r->o->routes, own, r->err)
                       : rs_table_choose(&r->device, r->o->tier, own, r->err);
    if (!st && r->o->against)
        st = rs_table_choose(&r->device, r->o->against, &choices[0], r->err);
    if (!st && *rs_table_note(&r->device, own, note))
        rs_log(RS_LOG_INFO, "tiers", "%s", note);
    return st;
}

/* Each schedule that cannot serve is named once with its reason. */
static void log_fallbacks(const run *r)
{
    char text[RS_SHAPE_TEXT];
    const char *said[32];
    size_t said_count = 0;
    for (int side = 0; side < r->side_count; side++)
        for (size_t s = 0; s < r->tensors.shape_count; s++) {
            const rs_dispatch *d = &r->sides[side].dispatches[s];
            for (int32_t b = 0; b < d->band_count; b++) {
                const rs_dispatch_band *band = &d->bands[b];
                bool known = !band->fallback || said_count == 32;
                for (size_t i = 0; i < said_count && !known; i++)
                    known = !strcmp(said[i], band->routed);
                if (known)
                    continue;
                said[said_count++] = band->routed;
                rs_log(RS_LOG_WARN, "dispatch",
                       "%s at T %d..%d of %s cannot serve (%s); the reference does",
                       band->routed, band->t_lo, band->t_hi, rs_shape_text(&d->shape, text),
                       band->fallback);
            }
        }
}

static rs_status plan(run *r)
{
    rs_table_choice choices[2];
    int32_t t_max = r->widths[r->width_count - 1];
    rs_status st = choose_tables(r, choices);
    for (int side = 0; side < r->side_count && !st; side++)
        st = rs_side_plan(r->arena, &r->device, &choices[side], &r->tensors, t_max,
                          &r->sides[side], r->err);
    if (!st)
        log_fallbacks(r);
    return st;
}

static rs_status load(run *r)
{
    rs_projections *p = &r->projections;
    *p = (rs_projections){.device = &r->device,
                          .memory = rs_memory_of(r->device.backend),
                          .tensors = &r->tensors,
                          .t_max = r->widths[r->width_count - 1]};
    RS_CHECK(p->memory); /* the device was opened, so this build has its backend */
    rs_status st = RS_OK;
    if (r->device.backend == RS_BACKEND_CPU)
        st = rs_pool_new((int)r->o->threads, &p->pool, r->err);
    if (st)
        return st;
    rs_log(RS_LOG_INFO, "bench", "converting and placing %zu projections", r->tensors.count);
    st = rs_tensors_load(&r->tensors, r->model, p->memory, r->err);
    return st ? st : rs_projections_open(p, r->sides, r->side_count, r->err);
}

static rs_status open_all(run *r)
{
    rs_status st = rs_text_tokens(r->arena, r->o->tokens, &r->widths, &r->width_count, r->err);
    if (!st)
        st = rs_device_open(r->o->backend, &r->device, r->err);
    if (!st)
        st = rs_model_open(r->o->path, &r->model, r->err);
    if (st)
        return st;
    rs_tensors_list(r->arena, r->model, r->o->distinct, &r->tensors);
    st = plan(r);
    return st ? st : load(r);
}

static rs_status time_all(run *r)
{
    rs_bench_report report = {r->o->path, r->model, &r->projections, r->sides, r->side_count};
    rs_bench_options how = {.rounds = (int32_t)r->o->rounds, .side_count = r->side_count};
    r->results = rs_arena_array(r->arena, r->width_count, sizeof *r->results);
    if (!r->o->json)
        rs_bench_print_head(&report);
    for (size_t i = 0; i < r->width_count; i++) {
        rs_log(RS_LOG_INFO, "bench", "T %d (%zu of %zu)", r->widths[i], i + 1, r->width_count);
        rs_status st = rs_bench_width(r->arena, &r->projections, r->sides, &how, r->widths[i],
                                      &r->results[i], r->err);
        if (st)
            return st;
        if (!r->o->json)
            rs_bench_print_width(&report, &r->results[i]);
    }
    if (r->o->json)
        rs_bench_print_json(&report, r->results, r->width_count);
    else if (r->side_count == 2)
        rs_bench_print_summary(&report, r->results, r->width_count);
    return r->o->plot ? rs_bench_write_plot(r->o->plot, r->results, r->width_count, r->err)
                      : RS_OK;
}

static rs_status bench_model(const options *o, rs_err *err)
{
    rs_session_options session = {.path = o->path,
                                  .backend = o->backend,
                                  .tier = o->tier,
                                  .routes = o->routes,
                                  .weights = o->weights,
                                  .kv = o->kv,
                                  .synthetic = o->synthetic,
                                  .device_memory = o->device_memory,
                                  .threads = o->threads};
    rs_bench_model_options how = {
        .prompt = (int32_t)o->prompt,
        .decode = (int32_t)o->decode,
        .lanes = (int32_t)o->lanes,
        .rounds = o->rounds ? (int32_t)o->rounds : ROUNDS_DEFAULT,
        .seed = 1,
        .read_gbps = (double)o->read_gbps,
    };
    if (o->verify.verify)
        return rs_bench_verify_command(&session, &how, &o->verify, o->json, err);
    return rs_bench_model_command(&session, &how, o->json, err);
}

rs_status rs_engine_bench(int argc, char **argv, rs_err *err)
{
    options o;
    rs_status st = parse_options(argc, argv, &o, err);
    if (st)
        return st;
    if (o.quiet)
        rs_log_set_level(RS_LOG_WARN);
    if (!o.projections)
        return bench_model(&o, err);
    run r = {.o = &o, .arena = rs_arena_new(), .err = err};
    st = open_all(&r);
    if (!st)
        st = time_all(&r);
    if (r.projections.memory)
        rs_projections_close(&r.projections);
    if (r.tensors.memory)
        rs_tensors_release(&r.tensors);
    rs_pool_free(r.projections.pool);
    rs_model_close(r.model);
    rs_arena_free(r.arena);
    return st;
}
