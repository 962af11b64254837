/* Fuzz target: a damaged result database is read, planned from and written to, or refused with
   a message. An input is a whole SQLite file, or a list of changes to a sound one: byte 0 what
   to do with it, then 4 bytes each, place (24 bits) and value. Layer: tests. */
#include "fuzz.h"

#include "sweep/adopt.h"
#include "sweep/emit_c.h"
#include "sweep/plan.h"
#include "sweep/show.h"

#include <math.h>

static uint8_t *sound;
static size_t sound_size;

static void must(rs_status st, const rs_err *err)
{
    if (st)
        fprintf(stderr, "%s\n", err->msg);
    RS_CHECK(!st);
}

static void put_cell(rs_db *db, int64_t session, int32_t t)
{
    static const char *const names[] = {"cpu_linear_gemv_scalar", "cpu_linear_ref",
                                        "control:read"};
    rs_db_sample samples[3][4];
    rs_db_entry entries[3];
    rs_err err = {0};
    for (int i = 0; i < 3; i++) {
        for (int r = 0; r < 4; r++)
            samples[i][r] = (rs_db_sample){.round = r,
                                           .slot = i,
                                           .launches = 2,
                                           .ns = 1000 * (i + 1) + r + t,
                                           .sm_mhz = 1e3};
        entries[i] = (rs_db_entry){.schedule = names[i],
                                   .code_hash = "c",
                                   .numeric = "exact",
                                   .layout = "row_split",
                                   .outcome = i == 2 ? RS_DB_CONTROL : RS_DB_OK,
                                   .checked = true,
                                   .y_hash = 7,
                                   .incumbent = i == 1,
                                   .samples = samples[i],
                                   .sample_count = 4};
    }
    rs_db_round round = {.throttle = "", .temp_c = NAN};
    rs_db_cell cell = {session, "q4g64:linear:64x128", "chain", t, "s", entries, 3, &round, 1};
    must(rs_db_put_cell(db, &cell, &err), &err);
}

static void make_sound(const char *path)
{
    rs_db *db = NULL;
    rs_err err = {0};
    int64_t machine = 0, build = 0, session = 0;
    rs_db_machine m = {"cpu-avx2-2c-32m", "cpu", "CPU", "h", "o", "d", 2, 1 << 25, 1 << 30};
    rs_db_build b = {"b", "g", "cc", "-O2"};
    must(rs_db_open(path, RS_DB_CREATE, &db, &err), &err);
    must(rs_db_put_machine(db, &m, &machine, &err), &err);
    must(rs_db_put_build(db, &b, &build, &err), &err);
    for (int i = 1; i <= 2; i++) {
        rs_db_session s = {machine, build,       "chain",
                           "*",     "synthetic", i,
                           1,       (uint64_t)i, "{\"unix_s\": 1700000000}"};
        must(rs_db_put_session(db, &s, &session, &err), &err);
        must(rs_db_put_ceiling(db, session, "timer_ns:resolution", 20, &err), &err);
        put_cell(db, session, 1);
        put_cell(db, session, 8);
        must(rs_db_end_session(db, session, "finished", "{}", &err), &err);
    }
    rs_db_close(db);
    FILE *f = fopen(path, "rb");
    RS_CHECK(f);
    sound = malloc(1 << 20);
    RS_CHECK(sound);
    sound_size = fread(sound, 1, 1 << 20, f);
    fclose(f);
}

/* The database that the input stands for; *out_do: bit 0 write to it, bit 1 cut it short. */
static void
write_damaged(rs_arena *arena, const char *path, const uint8_t *data, size_t size, int *out_do)
{
    static const char magic[16] = "SQLite format 3";
    *out_do = size ? data[0] : 0;
    if (size >= 16 && !memcmp(data, magic, 16)) {
        fuzz_write(path, data, size);
        return;
    }
    uint8_t *copy = rs_arena_alloc(arena, sound_size);
    size_t length = sound_size;
    memcpy(copy, sound, sound_size);
    for (size_t i = 1; i + 4 <= size; i += 4) {
        size_t at =
            (data[i] | (size_t)data[i + 1] << 8 | (size_t)data[i + 2] << 16) % sound_size;
        copy[at] = data[i + 3];
        length = *out_do & 2 && i == 1 ? at : length;
    }
    fuzz_write(path, copy, length);
}

static void plan(rs_arena *arena, rs_db *db)
{
    rs_registry registry;
    rs_plan p;
    rs_err err = {0};
    char *text = NULL;
    size_t size = 0;
    rs_plan_options options = {
        .policy = "spread_paired", .allow = rs_allow_default(), .layout_budget = 1};
    must(rs_registry_open(arena, NULL, 0, &registry, &err), &err);
    rs_status st = rs_plan_make(arena, db, &registry, &options, &p, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    FILE *f = open_memstream(&text, &size);
    rs_show_plan(f, &p, &registry);
    rs_show_json(f, &p);
    fuzz_check_error(rs_emit_c_text(arena, &p, &registry, f, &err), &err);
    fclose(f);
    free(text);
}

static void adopt(rs_arena *arena, rs_db *db)
{
    rs_registry registry;
    rs_err err = {0};
    size_t cells = 0;
    must(rs_registry_open(arena, NULL, 0, &registry, &err), &err);
    rs_adopt a = {.arena = arena,
                  .registry = &registry,
                  .kind = "csv",
                  .source = "x",
                  .file_hash = "0123456789abcdef",
                  .tier = "cpu-avx2-2c-32m"};
    rs_adopt_row row = {.where = "line 2",
                        .shape = "q4g64:linear:64x128",
                        .schedule = "theirs",
                        .layout = "theirs",
                        .numeric = "exact",
                        .t = 4,
                        .ns = 10};
    must(rs_adopt_add(&a, &row, &err), &err);
    fuzz_check_error(rs_adopt_store(&a, db, &cells, &err), &err);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const beside[] = {"", ".lock", "-journal", "-wal", "-shm"};
    char path[64], other[80];
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_err err = {0};
    int what = 0;
    fuzz_path(".sqlite", path);
    if (!sound)
        make_sound(path);
    write_damaged(arena, path, data, size, &what);
    rs_status st = rs_db_open(path, what & 1 ? RS_DB_CREATE : RS_DB_READ, &db, &err);
    fuzz_check_error(st, &err);
    if (!st) {
        fuzz_check_error(rs_db_verify(db, &err), &err);
        if (what & 1)
            adopt(arena, db);
        plan(arena, db);
        rs_db_close(db);
    }
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++) {
        snprintf(other, sizeof other, "%s%s", path, beside[i]);
        unlink(other);
    }
    rs_arena_free(arena);
    return 0;
}
