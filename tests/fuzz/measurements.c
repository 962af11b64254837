/* Fuzz target: foreign times, CSV or nvbench JSON, become checked rows or a message. */
#include "fuzz.h"

#include "sweep/adopt.h"

#include <math.h>

static rs_status read_nvbench(rs_adopt *a, const char *text, size_t size, rs_err *err)
{
    rs_adopt_map maps[] = {{"shape", "q4g64:linear:{N}x640", false},
                           {"t", "{T}", false},
                           {"schedule", "{benchmark}/rows={Rows}", false},
                           {"layout", "theirs", false},
                           {"numeric", "exact", false}};
    rs_adopt_nvbench_options options = {.maps = maps, .map_count = 5, .device = -1};
    return rs_adopt_nvbench(a, &options, text, size, err);
}

static void check_row(const rs_adopt_row *row)
{
    rs_shape shape;
    char text[RS_SHAPE_TEXT];
    RS_CHECK(!rs_shape_parse(row->shape, &shape, NULL));
    RS_CHECK(!strcmp(rs_shape_text(&shape, text), row->shape));
    RS_CHECK(row->t >= 1 && row->sample >= 0);
    RS_CHECK(isfinite(row->ns) && row->ns > 0);
    RS_CHECK(row->schedule[0] && row->layout[0] && row->numeric[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    rs_arena *arena = rs_arena_new();
    rs_registry registry;
    rs_err err = {0};
    RS_CHECK(!rs_registry_open(arena, NULL, 0, &registry, &err));
    const char *text = fuzz_text(arena, data, size);
    bool json = size && data[0] == '{';
    rs_adopt a = {.arena = arena,
                  .registry = &registry,
                  .kind = json ? "nvbench" : "csv",
                  .source = "x",
                  .tier = json ? NULL : "cpu-avx2-2c-32m"};
    rs_status st =
        json ? read_nvbench(&a, text, size, &err) : rs_adopt_csv(&a, text, size, &err);
    for (size_t i = 0; i < a.row_count && !st; i++)
        check_row(&a.rows[i]);
    if (!st)
        st = rs_adopt_check(&a, &err);
    fuzz_check_error(st, &err);
    rs_arena_free(arena);
    return 0;
}
