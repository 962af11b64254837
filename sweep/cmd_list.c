/* `sweep list`: candidates of this build, their domains, and why one is not applicable here.
   Layer: sweep. Needs no device: CUDA candidates are listed with what they ask for. */
#include "sweep/cmd.h"
#include "sweep/options.h"
#include "sweep/terminal.h"

#include "sweep/base/json.h"

#include <stdio.h>
#include <string.h>

static const char doc[] = "List the candidates of this build, or those named.\v"
                          "With --shape, and --tokens naming one or more widths, every "
                          "schedule is shown with the reason "
                          "why it is not applicable there. Without, one line a candidate.";

typedef struct list_options {
    rs_options common;
    const char **names; /* of candidates; none = all */
    size_t name_count, name_cap;
} list_options;

static error_t parse(int key, char *arg, struct argp_state *state)
{
    list_options *o = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &o->common;
    else if (key == ARGP_KEY_ARG)
        *(const char **)rs_arena_push(o->common.arena, (void **)&o->names, &o->name_count,
                                      &o->name_cap, sizeof *o->names) = arg;
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* The registry, or what --plugin and the names leave of it. */
static rs_status keep_named(const list_options *o, rs_registry *registry, rs_err *err)
{
    size_t kept = 0;
    for (size_t n = 0; n < o->name_count; n++) {
        size_t i = kept;
        while (i < registry->count && strcmp(registry->table[i]->id, o->names[n]) != 0)
            i++;
        if (i == registry->count)
            return rs_err_set(err, RS_UNKNOWN,
                              "no candidate '%s'; `sweep list` without names shows all",
                              o->names[n]);
        const rs_candidate *c = registry->table[i];
        const char *hash = registry->hashes[i];
        for (; i > kept; i--) {
            registry->table[i] = registry->table[i - 1];
            registry->hashes[i] = registry->hashes[i - 1];
        }
        registry->table[kept] = c;
        registry->hashes[kept++] = hash;
    }
    if (kept)
        registry->table[registry->count = kept] = NULL;
    return RS_OK;
}

static int32_t schedule_count(const rs_candidate *c)
{
    int32_t n = 1;
    for (int32_t i = 0; i < c->knob_count; i++)
        n *= c->knobs[i].count;
    return n;
}

static const char *format_names(uint32_t mask, char out[96])
{
    size_t used = 0;
    out[0] = '\0';
    for (int f = 0; f < RS_FORMAT_COUNT; f++)
        if (mask & RS_FORMAT_BIT(f))
            used += (size_t)snprintf(out + used, 96 - used, "%s%s", used ? "," : "",
                                     rs_format_get((rs_format)f)->name);
    return out;
}

static const char *needs(const rs_candidate *c, char out[RS_TIER_TEXT])
{
    if (c->backend == RS_BACKEND_CUDA)
        snprintf(out, RS_TIER_TEXT, "compute capability %d.%d", c->cc_min / 10, c->cc_min % 10);
    else
        rs_device_features(c->cpu_features, out);
    return out;
}

static const char *width_range(const rs_candidate *c, char out[32])
{
    if (c->t_max == INT32_MAX)
        snprintf(out, 32, "T %d..", c->t_min);
    else
        snprintf(out, 32, "T %d..%d", c->t_min, c->t_max);
    return out;
}

static void print_candidate(FILE *out, const rs_candidate *c)
{
    char formats[96], need[RS_TIER_TEXT], range[32], ops[RS_OPS_TEXT];
    fprintf(out, "%-32s %-4s %-7s %-9s %d schedule%s%s\n", c->id, rs_backend_name(c->backend),
            rs_numeric_name(c->numeric), width_range(c, range), schedule_count(c),
            schedule_count(c) == 1 ? "" : "s", c->is_peer ? ", peer: never routed" : "");
    fprintf(out, "    %s\n", c->idea);
    fprintf(out, "    ops %s\n", rs_op_names(c->ops, ops));
    fprintf(out, "    layout %s; formats %s; needs %s\n", c->layout->id,
            format_names(c->formats, formats), needs(c, need));
}

static void json_candidate(rs_json *json, const rs_candidate *c)
{
    char formats[96], need[RS_TIER_TEXT], ops[RS_OPS_TEXT];
    rs_json_object(json, NULL);
    rs_json_text(json, "id", c->id);
    rs_json_text(json, "idea", c->idea);
    rs_json_text(json, "ops", rs_op_names(c->ops, ops));
    rs_json_text(json, "backend", rs_backend_name(c->backend));
    rs_json_text(json, "numeric", rs_numeric_name(c->numeric));
    rs_json_text(json, "layout", c->layout->id);
    rs_json_text(json, "formats", format_names(c->formats, formats));
    rs_json_text(json, "needs", needs(c, need));
    rs_json_int(json, "t_min", c->t_min);
    rs_json_int(json, "t_max", c->t_max);
    rs_json_int(json, "schedules", schedule_count(c));
    rs_json_bool(json, "peer", c->is_peer);
    rs_json_close(json, '}');
}

static rs_status list_candidates(const rs_options *o, const rs_registry *registry)
{
    rs_terminal terminal;
    rs_json json = {.out = stdout};
    FILE *out = rs_terminal_begin(&terminal, stdout);
    if (o->json) {
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "list", 1);
        rs_json_array(&json, "candidates");
    }
    for (size_t i = 0; i < registry->count; i++)
        if (o->json)
            json_candidate(&json, registry->table[i]);
        else
            print_candidate(out, registry->table[i]);
    if (o->json) {
        rs_json_close(&json, ']');
        rs_json_close(&json, '}');
    }
    rs_terminal_end(&terminal);
    return RS_OK;
}

static void print_offers(FILE *out, const rs_offer *offers, size_t count)
{
    size_t usable = 0;
    for (size_t i = 0; i < count; i++) {
        usable += !offers[i].unsupported;
        fprintf(out, "  %-44s %s\n", offers[i].text,
                offers[i].unsupported ? offers[i].unsupported : "applicable");
    }
    fprintf(out, "  %zu of %zu schedules are applicable\n", usable, count);
}

static void
json_offers(rs_json *json, const char *shape, int32_t t, const rs_offer *offers, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        rs_json_object(json, NULL);
        rs_json_text(json, "shape", shape);
        rs_json_int(json, "t", t);
        rs_json_text(json, "schedule", offers[i].text);
        rs_json_text(json, "unsupported", offers[i].unsupported);
        rs_json_close(json, '}');
    }
}

/* Every shape at every width. */
static void list_offers(rs_options *o,
                        const rs_registry *registry,
                        const rs_device *device,
                        const rs_cases *cases,
                        const int32_t *tokens,
                        size_t token_count)
{
    char text[RS_SHAPE_TEXT];
    rs_terminal terminal;
    rs_json json = {.out = stdout};
    FILE *out = rs_terminal_begin(&terminal, stdout);
    if (o->json) {
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "offers", 1);
        rs_json_text(&json, "device", device->name);
        rs_json_array(&json, "offers");
    }
    for (size_t i = 0; i < cases->count; i++)
        for (size_t k = 0; k < token_count; k++) {
            rs_offer *offers;
            size_t count;
            const rs_shape *shape = &cases->list[i].shape;
            rs_registry_offers(registry, o->arena, device, shape, tokens[k], &offers, &count);
            rs_shape_text(shape, text);
            if (o->json) {
                json_offers(&json, text, tokens[k], offers, count);
                continue;
            }
            fprintf(out, "%s T=%d on %s\n", text, tokens[k], device->name);
            print_offers(out, offers, count);
        }
    if (o->json) {
        rs_json_close(&json, ']');
        rs_json_close(&json, '}');
    }
    rs_terminal_end(&terminal);
}

rs_status rs_cmd_list(int argc, char **argv, rs_err *err)
{
    const struct argp_child children[] = {{&rs_options_argp, 0, 0, 0}, {0}};
    const struct argp argp = {NULL, parse, "[CANDIDATE...]", doc, children, 0, 0};
    rs_arena *arena = rs_arena_new();
    list_options all = {.common = rs_options_default(arena, err)};
    rs_options *o = &all.common;
    rs_registry registry = {0};
    rs_cases cases;
    rs_device device = {0};
    int32_t *tokens;
    size_t token_count;
    argp_parse(&argp, argc, argv, 0, NULL, &all);
    rs_status st = o->status;
    if (!st)
        st = rs_registry_open(arena, o->plugins, o->plugin_count, &registry, err);
    if (!st)
        st = keep_named(&all, &registry, err);
    registry.peers = o->peers;
    if (!st && o->shape_count == 0 && !o->model)
        st = list_candidates(o, &registry);
    else if (!st) {
        st = rs_options_cases(o, &cases, err);
        if (!st)
            st = rs_device_open(o->backend, &device, err);
        if (!st)
            st = rs_options_tokens(o, &device, &registry, &tokens, &token_count, err);
        if (!st)
            list_offers(o, &registry, &device, &cases, tokens, token_count);
    }
    rs_arena_free(arena);
    return st;
}
