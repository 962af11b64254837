/* Fuzz target: a ninfer route profile becomes a closed table whose text is C, or a message. */
#include "fuzz.h"

#include "sweep/adopt_ninfer.h"

static void check_table(const rs_adopt *a, const rs_emit_table *e)
{
    char why[256], *text = NULL;
    size_t size = 0;
    RS_CHECK(rs_route_closed(&e->table, why, sizeof why));
    RS_CHECK(!strcmp(e->table.origin, "adopted"));
    FILE *f = open_memstream(&text, &size);
    rs_emit_c_body(a->arena, e, f);
    fclose(f);
    for (size_t i = 0; i < size; i++)
        RS_CHECK(text[i] == '\n' || (unsigned char)text[i] >= 32);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    rs_arena *arena = rs_arena_new();
    rs_registry registry;
    rs_err err = {0};
    RS_CHECK(!rs_registry_open(arena, NULL, 0, &registry, &err));
    bool lax = size && (data[0] & 1);
    rs_adopt_map maps[] = {
        {"q5_linear_add/5120x6144", "q5g64:linear_add:5120x6144", false},
        {"mma_r64_c16", "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", false}};
    rs_adopt a = {.arena = arena, .registry = &registry, .kind = "ninfer", .source = "x"};
    rs_adopt_tables tables = {0};
    rs_adopt_ninfer_options options = {.maps = maps,
                                       .map_count = lax && data[0] & 2 ? 2 : 0,
                                       .skip_unknown = lax,
                                       .tables = rs_route_tables};
    size_t skip = size && data[0] < 8 ? 1 : 0; /* files of others begin with '{' at once */
    rs_status st = rs_adopt_ninfer(&a, &options, fuzz_text(arena, data + skip, size - skip),
                                   size - skip, &tables, &err);
    fuzz_check_error(st, &err);
    for (size_t i = 0; i < tables.count && !st; i++)
        check_table(&a, tables.tables[i]);
    rs_arena_free(arena);
    return 0;
}
