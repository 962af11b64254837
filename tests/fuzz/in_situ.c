/* Fuzz target: the engine's answer in situ, which is another program's output. What is taken is
   complete and possible; all else has a message. */
#include "fuzz.h"

#include "sweep/situ.h"

static void check_reading(const rs_situ_cell *cell, const rs_situ_reading *r)
{
    RS_CHECK(r->rounds >= 2 && r->rounds % 2 == 0 && r->calls >= 1 && r->passes >= 1);
    for (size_t i = 0; i < cell->count; i++)
        for (int32_t k = 0; k < r->rounds; k++) {
            const rs_situ_sample *s = &r->samples[i][k];
            RS_CHECK(s->round == k && s->slot >= 0 && (size_t)s->slot < cell->count);
            for (int part = 0; part < RS_SITU_PARTS; part++)
                RS_CHECK(s->ns[part] > 0 && s->ns[part] < 1e16);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *schedules[] = {"a/cols=4,warps=2", "b"};
    rs_situ_cell cell = {"q8g32:linear:64x64", 1, schedules, 2};
    rs_situ_reading reading;
    rs_err err = {0};
    rs_arena *arena = rs_arena_new();
    const char *text = fuzz_text(arena, data, size);
    rs_status st = rs_situ_read(arena, &cell, text, &reading, &err);
    fuzz_check_error(st, &err);
    if (!st)
        check_reading(&cell, &reading);
    rs_arena_free(arena);
    return 0;
}
