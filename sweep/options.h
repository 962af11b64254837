/* Options that several commands share: shapes, model, tokens, backend, plugins. Layer: sweep.
   An argp child parser; the command's own parser adds what is its own. */
#ifndef RS_SWEEP_OPTIONS_H
#define RS_SWEEP_OPTIONS_H

#include "sweep/cases.h"
#include "sweep/registry.h"

#include <argp.h>

typedef struct rs_options {
    rs_arena *arena; /* set by the command before argp runs */
    rs_err *err;     /* likewise; the first bad value is recorded here */
    const char **shapes;
    size_t shape_count, shape_cap;
    const char *model;
    const char *tokens;  /* "auto" or a list */
    bool tokens_auto;    /* set by rs_options_tokens */
    bool depths, widths; /* set by rs_options_cases: T of some shapes is a depth, a width */
    const char *backend;
    const char **plugins;
    size_t plugin_count, plugin_cap;
    int64_t threads;
    bool quiet, json, peers;
    rs_status status;
} rs_options;

/* For use in `struct argp_child`; its input is an rs_options*. */
extern const struct argp rs_options_argp;

/* Values from environment-free defaults. */
rs_options rs_options_default(rs_arena *arena, rs_err *err);

/* Record a bad value (the first one wins). */
void rs_options_fail(rs_options *options, rs_status status);

/* Shapes and model into cases; USAGE when there is neither. */
RS_NODISCARD rs_status rs_options_cases(rs_options *options, rs_cases *out_cases, rs_err *err);

/* The widths to visit on `device`: a list as given, or those to begin with: from the tiles of
   the registry's candidates (adapt.h), of attn_decode the powers of two from 64 to 32768. USAGE
   when automatic widths are asked of both kinds of shapes at once. */
RS_NODISCARD rs_status rs_options_tokens(rs_options *options,
                                         const rs_device *device,
                                         const rs_registry *registry,
                                         int32_t **out_list,
                                         size_t *out_count,
                                         rs_err *err);

#endif
