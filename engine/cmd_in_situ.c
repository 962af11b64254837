/* `engine in-situ`: schedules of one node compared inside the model. Layer: engine. */
#include "engine/cmd.h"
#include "engine/in_situ.h"
#include "engine/synthetic.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

typedef struct options {
    rs_session_options session;
    rs_in_situ_options how;
    rs_in_situ_form form;
    rs_arena *arena;
    const char *shape, *schedules, *kind;
    bool list;
    int64_t t, rounds, depth, passes, seed;
} options;

enum { KEY_ROUND = 256, KEY_DEPTH, KEY_PASSES, KEY_CSV, KEY_SYNTHETIC, KEY_LIST };
enum { ROUNDS_DEFAULT = 12 };

static const struct argp_option option_list[] = {
    {"shape", 's', "SHAPE", 0, "the node under test, as engine trace names it", 1},
    {"tokens", 't', "T", 0, "its width", 1},
    {"schedules", 'S', "A,B[,...]", 0,
     "who takes turns in its place; the first is compared with", 1},
    {"round", KEY_ROUND, "auto|decode|prefill", 0,
     "a step of T lanes, or a chunk of T tokens (default: decode up to T = 8)", 1},
    {"rounds", 'r', "N", 0, "samples of each, even (default 12)", 2},
    {"passes", KEY_PASSES, "N", 0,
     "passes of the model a sample (default: 50 ms, on a GPU 20, at most 16)", 2},
    {"depth", KEY_DEPTH, "N", 0, "tokens that are there before (default 32; prefill 0)", 2},
    {"seed", 'x', "N", 0, "of order and tokens (default 1)", 2},
    {"synthetic", KEY_SYNTHETIC, "27b-hybrid|8b-dense|0.6b", 0,
     "a geometry with random weights in place of a file", 1},
    {"list", KEY_LIST, 0, 0, "print the shapes of the --synthetic model, and run nothing", 3},
    {"csv", KEY_CSV, 0, 0, "print a row a sample", 3},
    {"json", 'J', 0, 0, "print one JSON object with all samples", 3},
    {0},
};

static void
number(options *o, const char *what, const char *text, int64_t min, int64_t max, int64_t *out)
{
    if (!o->session.status)
        o->session.status = rs_text_int(what, text, min, max, out, o->session.err);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->session;
        return 0;
    case 's':
        o->shape = arg;
        return 0;
    case 't':
        number(o, "--tokens", arg, 1, 8192, &o->t);
        return 0;
    case 'S':
        o->schedules = arg;
        return 0;
    case KEY_ROUND:
        o->kind = arg;
        return 0;
    case 'r':
        number(o, "--rounds", arg, 2, 1000, &o->rounds);
        return 0;
    case KEY_PASSES:
        number(o, "--passes", arg, 1, 1000, &o->passes);
        return 0;
    case KEY_DEPTH:
        number(o, "--depth", arg, 0, 1 << 20, &o->depth);
        return 0;
    case 'x':
        number(o, "--seed", arg, 0, INT64_MAX, &o->seed);
        return 0;
    case KEY_SYNTHETIC:
        o->session.synthetic = arg;
        return 0;
    case KEY_LIST:
        o->list = true;
        return 0;
    case KEY_CSV:
        o->form = RS_IN_SITU_CSV;
        return 0;
    case 'J':
        o->form = RS_IN_SITU_JSON;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static rs_status read_kind(const char *text, rs_in_situ_kind *out, rs_err *err)
{
    for (int i = RS_IN_SITU_AUTO; i <= RS_IN_SITU_PREFILL; i++)
        if (!text || !strcmp(text, rs_in_situ_kind_name((rs_in_situ_kind)i))) {
            *out = (rs_in_situ_kind)i;
            return RS_OK;
        }
    return rs_err_set(err, RS_USAGE, "--round '%s': auto, decode or prefill", text);
}

static rs_status read_swap(options *o, rs_err *err)
{
    const char **list = NULL;
    size_t count = 0, cap = 0;
    rs_status st = rs_shape_parse(o->shape, &o->how.swap.shape, err);
    if (!st)
        st = rs_text_schedules(o->arena, o->schedules, &list, &count, &cap, err);
    if (!st && count > RS_IN_SITU_SCHEDULES)
        st =
            rs_err_set(err, RS_USAGE, "%zu schedules, at most %d", count, RS_IN_SITU_SCHEDULES);
    o->how.swap.t = (int32_t)o->t;
    o->how.swap.schedules = list;
    o->how.swap.count = (int32_t)count;
    return st;
}

static bool holds(const rs_tensors *tensors, const rs_shape *shape)
{
    for (size_t i = 0; i < tensors->shape_count; i++)
        if (rs_shape_equal(&tensors->shapes[i].shape, shape))
            return true;
    return false;
}

/* What may be one op, gate and up or a mixer's inputs, is listed as one and apart: the routes
   decide which of these is called. */
static rs_status list_shapes(options *o, rs_err *err)
{
    const rs_synthetic *model = NULL;
    rs_arch arch;
    char text[RS_SHAPE_TEXT];
    rs_status st = rs_synthetic_find(o->session.synthetic, &model, err);
    if (st)
        return st;
    rs_synthetic_arch(model, &arch);
    rs_synthetic_joins joined = {true, true}, apart = {false, false};
    rs_tensors one, other;
    rs_weights weights;
    rs_synthetic_list(o->arena, model, &arch, joined, &one, &weights);
    rs_synthetic_list(o->arena, model, &arch, apart, &other, &weights);
    for (size_t i = 0; i < one.shape_count; i++)
        puts(rs_shape_text(&one.shapes[i].shape, text));
    for (size_t i = 0; i < other.shape_count; i++)
        if (!holds(&one, &other.shapes[i].shape))
            puts(rs_shape_text(&other.shapes[i].shape, text));
    return RS_OK;
}

static rs_status parse_options(int argc, char **argv, options *o, rs_err *err)
{
    static const struct argp_child children[] = {{&rs_session_argp, 0, "Model:", 10}, {0}};
    static const struct argp argp = {
        option_list,
        parse,
        "FILE.gguf",
        "Is a quicker kernel a quicker model? Runs whole rounds of the model, a step of decode "
        "or "
        "a chunk of prefill, in which one projection is served by each of the schedules in "
        "turn; "
        "all other routes stay. Prints the node, the layer that holds it and the round.",
        children,
        NULL,
        NULL};
    rs_status st = rs_session_parse(&argp, argc, argv, o, &o->session, err);
    if (!st && o->list)
        return o->session.synthetic
                   ? RS_OK
                   : rs_err_set(err, RS_USAGE,
                                "--list is for --synthetic; sweep --model FILE lists a file's");
    if (!st && (!o->shape || !o->schedules || !o->t))
        st = rs_err_set(err, RS_USAGE, "give --shape, --tokens and --schedules; see %s --help",
                        argv[0]);
    if (!st)
        st = read_kind(o->kind, &o->how.kind, err);
    if (!st)
        st = read_swap(o, err);
    o->how.rounds = (int32_t)(o->rounds + o->rounds % 2); /* mirrored blocks come in pairs */
    o->how.depth = (int32_t)o->depth;
    o->how.passes = (int32_t)o->passes;
    o->how.seed = (uint64_t)o->seed;
    return st;
}

rs_status rs_engine_in_situ(int argc, char **argv, rs_err *err)
{
    options o = {.arena = rs_arena_new(), .rounds = ROUNDS_DEFAULT, .depth = -1, .seed = 1};
    rs_session session = {0};
    rs_in_situ_result result;
    rs_status st = parse_options(argc, argv, &o, err);
    if (!st && o.list) {
        st = list_shapes(&o, err);
        rs_arena_free(o.arena);
        return st;
    }
    if (!st)
        st = rs_in_situ_run(o.arena, &o.session, &o.how, &session, &result, err);
    if (!st) {
        rs_in_situ_print(o.form, &o.session, session.forward, &o.how, &result);
        rs_session_close(&session);
    }
    rs_arena_free(o.arena);
    return st;
}
