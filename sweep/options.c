/* Options that several commands share. Layer: sweep. */
#include "sweep/options.h"

#include "sweep/adapt.h"
#include "sweep/base/text.h"

#include <string.h>

static const struct argp_option list[] = {
    {"shape", 's', "FORMAT:OP:NxK", 0,
     "shape to visit, e.g. q4g64:linear:34816x5120 or, of two matrices, "
     "q4g64+q5g64:gdn_input_proj:4096+12288x5120; of attention, whose T is a depth, "
     "bf16:attn_decode:24+4x256 (query + kv heads x values a head); may be repeated",
     1},
    {"model", 'm', "FILE.gguf", 0, "all projection shapes of a model, with its real weights",
     1},
    {"tokens", 't', "auto|LIST", 0, "widths T, e.g. 1..8,16,32..128:32 (default auto)", 1},
    {"backend", 'b', "cpu|cuda:N", 0,
     "where to run (default cpu); replay:FILE hands out the samples recorded in FILE", 1},
    {"threads", 'j', "N", 0, "CPU threads (default: all of the affinity mask)", 1},
    {"plugin", 'p', "LIB.so", 0, "more candidates from a shared object; may be repeated", 1},
    {"peers", 'e', 0, 0,
     "other projects' kernels too (cuBLASLt, ggml, BLAS where found): timed beside the "
     "candidates, never routed",
     1},
    {"json", 'J', 0, 0, "print one JSON object instead of a table", 3},
    {"quiet", 'q', 0, 0, "no progress, no notes", 3},
    {0},
};

static void
push(rs_options *o, const char ***items, size_t *count, size_t *cap, const char *text)
{
    const char **slot = rs_arena_push(o->arena, (void **)items, count, cap, sizeof *slot);
    *slot = text;
}

void rs_options_fail(rs_options *options, rs_status status)
{
    if (!options->status)
        options->status = status;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    rs_options *o = state->input;
    switch (key) {
    case 's':
        push(o, &o->shapes, &o->shape_count, &o->shape_cap, arg);
        return 0;
    case 'm':
        o->model = arg;
        return 0;
    case 't':
        o->tokens = arg;
        return 0;
    case 'b':
        o->backend = arg;
        return 0;
    case 'j':
        if (!o->status)
            o->status = rs_text_int("--threads", arg, 1, 4096, &o->threads, o->err);
        return 0;
    case 'p':
        push(o, &o->plugins, &o->plugin_count, &o->plugin_cap, arg);
        return 0;
    case 'e':
        o->peers = true;
        return 0;
    case 'J':
        o->json = true;
        return 0;
    case 'q':
        o->quiet = true;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

const struct argp rs_options_argp = {list, parse, 0, 0, 0, 0, 0};

rs_options rs_options_default(rs_arena *arena, rs_err *err)
{
    return (rs_options){.arena = arena, .err = err, .tokens = "auto", .backend = "cpu"};
}

rs_status rs_options_cases(rs_options *options, rs_cases *out_cases, rs_err *err)
{
    rs_cases cases = {0};
    rs_status st = RS_OK;
    for (size_t i = 0; i < options->shape_count && !st; i++)
        st = rs_cases_add_shape(options->arena, &cases, options->shapes[i], err);
    rs_cases_model model = {options->model, !strncmp(options->backend, "cuda", 4),
                            options->quiet};
    if (!st && model.path)
        st = rs_cases_add_model(options->arena, &cases, &model, err);
    if (!st && cases.count == 0)
        st = rs_err_set(err, RS_USAGE,
                        "nothing to visit: give --shape FORMAT:OP:NxK or --model FILE.gguf");
    for (size_t i = 0; i < cases.count; i++) {
        bool depths = rs_op_get(cases.list[i].shape.op)->attends;
        options->depths |= depths;
        options->widths |= !depths;
    }
    if (!st)
        *out_cases = cases;
    return st;
}

/* A CPU is asked for what it serves; a GPU up to a wide prefill chunk. */
enum { CPU_WIDEST = 128, CUDA_WIDEST = 4096 };

/* How deep a cache is: nothing to be found between two pages. */
enum { DEPTH_LEAST = 64, DEPTH_MOST = 32768 };

static rs_status list_depths(rs_options *o, int32_t **out_list, size_t *out_count, rs_err *err)
{
    int32_t *depths = NULL;
    size_t count = 0, cap = 0;
    if (o->widths)
        return rs_err_set(err, RS_USAGE,
                          "T of attn_decode is a depth, of the other shapes a width: give "
                          "--tokens, or name them in runs of their own");
    for (int32_t t = DEPTH_LEAST; t <= DEPTH_MOST; t *= 2)
        *(int32_t *)rs_arena_push(o->arena, (void **)&depths, &count, &cap, sizeof *depths) = t;
    *out_list = depths;
    *out_count = count;
    return RS_OK;
}

rs_status rs_options_tokens(rs_options *options,
                            const rs_device *device,
                            const rs_registry *registry,
                            int32_t **out_list,
                            size_t *out_count,
                            rs_err *err)
{
    options->tokens_auto = !strcmp(options->tokens, "auto");
    if (!options->tokens_auto)
        return rs_text_tokens(options->arena, options->tokens, out_list, out_count, err);
    if (options->depths)
        return list_depths(options, out_list, out_count, err);
    int32_t *tiles = rs_arena_array(options->arena, registry->count, sizeof *tiles);
    rs_widths widths = {0};
    for (size_t i = 0; i < registry->count; i++)
        if (registry->table[i]->backend == device->backend && !registry->table[i]->is_peer &&
            !rs_candidate_serves(registry->table[i], RS_OP_attn_decode))
            tiles[i] = registry->table[i]->t_tile;
    rs_adapt_first(options->arena, tiles, registry->count,
                   device->backend == RS_BACKEND_CPU ? CPU_WIDEST : CUDA_WIDEST, &widths);
    *out_list = widths.list;
    *out_count = widths.count;
    return RS_OK;
}
