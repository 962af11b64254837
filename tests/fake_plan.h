/* Plans over databases with known truth: candidates that are never launched, a table that
   routes everything to the reference. */
#ifndef RS_TESTS_FAKE_PLAN_H
#define RS_TESTS_FAKE_PLAN_H

#include "fake_db.h"

#include "sweep/emit_c.h"

#define FAKE_CANDIDATE(name, lo, hi, its_layout, is_reference, class)                          \
    static const rs_candidate name = {.id = #name,                                             \
                                      .ops = RS_OP_BIT(RS_OP_linear),                          \
                                      .backend = RS_BACKEND_CPU,                               \
                                      .numeric = RS_NUMERIC_##class,                           \
                                      .layout = &(its_layout),                                 \
                                      .formats = RS_FORMATS_ALL,                               \
                                      .t_min = (lo),                                           \
                                      .t_max = (hi),                                           \
                                      .t_tile = 1,                                             \
                                      .k_multiple = 1,                                         \
                                      .n_multiple = 1,                                         \
                                      .is_ref = (is_reference)}

static size_t fake_bytes(rs_format format, int32_t n, int32_t k)
{
    return rs_layout_row_split.bytes(format, n, k);
}

static const rs_layout fake_tiles = {.id = "tiles", .bytes = fake_bytes};
FAKE_CANDIDATE(cpu_a8, 1, INT32_MAX, rs_layout_row_split, false, a8);
FAKE_CANDIDATE(cpu_narrow, 1, 8, rs_layout_row_split, false, exact);
FAKE_CANDIDATE(cpu_other, 1, INT32_MAX, rs_layout_row_split, false, exact);
FAKE_CANDIDATE(cpu_ref, 1, INT32_MAX, rs_layout_row_split, true, exact);
FAKE_CANDIDATE(cpu_rounded, 1, INT32_MAX, rs_layout_row_split, false, rounded);
FAKE_CANDIDATE(cpu_tiled, 1, INT32_MAX, fake_tiles, false, exact);
FAKE_CANDIDATE(cpu_wide, 1, INT32_MAX, rs_layout_row_split, false, exact);

static const rs_candidate *fake_candidates[] = {&cpu_a8,      &cpu_narrow, &cpu_other, &cpu_ref,
                                                &cpu_rounded, &cpu_tiled,  &cpu_wide,  NULL};
static const char *fake_hashes[] = {"c0", "c0", "c0", "c0", "c0", "c0", "c0", NULL};
static const rs_registry fake_registry = {fake_candidates, fake_hashes, 7, false};

static const rs_route fake_routes[] = {
    {"*", 1, RS_ROUTE_T_MAX, "cpu_ref", "row_split", "exact"}};
static const rs_route_table fake_table = {.tier = "generic-cpu",
                                          .backend = "cpu",
                                          .origin = "generic",
                                          .routes = fake_routes,
                                          .route_count = 1};

#define FAKE_TIER "cpu-avx2-2c-32m"

static inline rs_plan_options fake_options(const char *policy)
{
    return (rs_plan_options){.policy = policy,
                             .allow = rs_allow_default(),
                             .s_aa = RS_LIMITS_S_AA_DEFAULT,
                             .layout_budget = 1,
                             .current = &fake_table};
}

static inline rs_plan fake_plan(rs_arena *arena, rs_db *db, const rs_plan_options *options)
{
    rs_plan plan;
    rs_err err = {0};
    must(rs_plan_make(arena, db, &fake_registry, options, &plan, &err), &err);
    return plan;
}

/* The emitted text; from `arena`. */
static inline const char *fake_text(rs_arena *arena, const rs_plan *plan)
{
    char *text = NULL;
    size_t size = 0;
    rs_err err = {0};
    FILE *f = open_memstream(&text, &size);
    must(rs_emit_c_text(arena, plan, &fake_registry, f, &err), &err);
    fclose(f);
    const char *copy = rs_arena_strdup(arena, text);
    free(text);
    return copy;
}

#endif
