/* `sweep --spread`: the cells just asked for, with the policy's verdict. Layer: sweep. */
#include "sweep/spread.h"

#include "sweep/show.h"
#include "sweep/terminal.h"

#include <stdio.h>
#include <string.h>

static bool asked(const rs_cases *cases, const rs_plan_shape *s)
{
    for (size_t i = 0; i < cases->count; i++)
        if (rs_shape_equal(&cases->list[i].shape, &s->shape))
            return true;
    return false;
}

bool rs_spread_asked(const rs_spread_options *options, int32_t t)
{
    for (size_t i = 0; options->tokens && i < options->token_count; i++)
        if (options->tokens[i] == t)
            return true;
    return options->tokens == NULL;
}

rs_status rs_spread_print(rs_db *db,
                          const rs_registry *registry,
                          const rs_spread_options *options,
                          rs_err *err)
{
    char tier[RS_TIER_TEXT];
    rs_arena *arena = rs_arena_new();
    rs_plan plan;
    rs_plan_options o = {.tier = rs_device_tier(options->device, tier),
                         .mode = options->mode,
                         .policy = options->policy,
                         .allow = rs_allow_default(),
                         .s_aa = options->s_aa,
                         .layout_budget = 1};
    rs_terminal terminal;
    FILE *out = rs_terminal_begin(&terminal, stdout);
    rs_status st = rs_plan_make(arena, db, registry, &o, &plan, err);
    if (!st && options->json)
        rs_show_json(stdout, &plan);
    else if (!st)
        for (size_t i = 0; i < plan.shape_count; i++)
            for (size_t k = 0; k < plan.shapes[i].point_count; k++)
                if (asked(options->cases, &plan.shapes[i]) &&
                    rs_spread_asked(options, plan.shapes[i].points[k].t))
                    rs_show_cell(out, &plan.shapes[i], k);
    rs_terminal_end(&terminal);
    rs_arena_free(arena);
    return st;
}
