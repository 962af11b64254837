/* A folder with a model, a database in which one schedule is quicker than its incumbent, and a
   shell to run the programs: for tests of `sweep --mode in_situ` and `sweep plan --confirm`.
   Layer: tests. */
#ifndef RS_TESTS_SITU_BENCH_H
#define RS_TESTS_SITU_BENCH_H

#include "fake_db.h"

#include "kernels/device.h"
#include "sweep/base/json_read.h"
#include "sweep/registry.h"
#include "sweep/situ.h"
#include "sweep/situ_offers.h"
#include "tests/toy_model.h"

#include <sys/wait.h>

#ifndef RS_BIN_DIR /* scripts/check_tree compiles each header by itself */
#    define RS_BIN_DIR "."
#endif
#ifndef RS_SOURCE_DIR
#    define RS_SOURCE_DIR "."
#endif

#define REF  "cpu_linear_ref"
#define FAST "cpu_linear_gemv_scalar"

/* A folder with a model, a database whose chain says that `quick` beats the incumbent `old`,
   and the environment of the stub. */
typedef struct bench {
    rs_arena *arena;
    const char *old, *quick;
    const char *folder, *db, *model, *shape, *tier, *stub, *engine, *sweep, *log;
} bench;

static inline size_t index_of(const char *schedule)
{
    size_t length = strcspn(schedule, "/");
    for (size_t i = 0; rs_candidates[i]; i++)
        if (!strncmp(rs_candidates[i]->id, schedule, length) && !rs_candidates[i]->id[length])
            return i;
    fail_msg("no candidate of %s", schedule);
    return 0;
}

static inline const char *hash_of(const char *schedule)
{
    return rs_candidate_hashes[index_of(schedule)];
}

static inline void put_chain(const bench *b, rs_db *db, int64_t machine)
{
    const char *schedules[] = {b->old, b->quick};
    rs_err err = {0};
    for (int s = 1; s <= 3; s++) {
        rs_db_entry entries[2] = {{0}};
        int64_t session = fake_session(db, machine, s);
        for (int i = 0; i < 2; i++) {
            fake f = {.ns = i ? 3000 : 4000};
            entries[i] =
                (rs_db_entry){.schedule = schedules[i],
                              .code_hash = hash_of(schedules[i]),
                              .numeric = "exact",
                              .layout = rs_candidates[index_of(schedules[i])]->layout->id,
                              .incumbent = i == 0};
            fake_samples(&entries[i], &f, 1, s, i);
        }
        rs_db_cell cell = {session, b->shape, "chain", 1, "set0", entries, 2, NULL, 0};
        must(rs_db_put_cell(db, &cell, &err), &err);
    }
}

/* The chain's word into the database. */
static inline void plant_chain(const bench *b)
{
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(b->db, RS_DB_CREATE, &db, &err), &err);
    put_chain(b, db, fake_machine(db, b->tier));
    rs_db_close(db);
}

static inline const char *pick_shape(bench *b)
{
    rs_situ_shapes shapes;
    rs_err err = {0};
    must(rs_situ_model_shapes(b->arena, b->model, &shapes, &err), &err);
    for (size_t i = 0; i < shapes.count; i++)
        if (strstr(shapes.names[i], ":linear:"))
            return shapes.names[i];
    fail_msg("no linear shape in the toy");
    return NULL;
}

static inline bench open_bench(void)
{
    bench b = {.arena = rs_arena_new(), .old = REF, .quick = FAST};
    char folder[] = "/tmp/rs_situ_XXXXXX", tier[RS_TIER_TEXT];
    rs_device device;
    rs_err err = {0};
    assert_non_null(mkdtemp(folder));
    must(rs_device_open("cpu", &device, &err), &err);
    b.tier = rs_arena_strdup(b.arena, rs_device_tier(&device, tier));
    b.folder = rs_arena_strdup(b.arena, folder);
    b.db = rs_arena_printf(b.arena, "%s/r.sqlite", folder);
    b.log = rs_arena_printf(b.arena, "%s/log", folder);
    b.model = rs_arena_printf(b.arena, "%s/toy it's.gguf", folder); /* for the shell to quote */
    assert_int_equal(rename(toy_write(&toy_specs[0], NULL), b.model), 0);
    b.shape = pick_shape(&b);
    b.stub = RS_SOURCE_DIR "/tests/data/in_situ/stub_engine";
    b.engine = RS_BIN_DIR "/engine";
    b.sweep = RS_BIN_DIR "/sweep";
    plant_chain(&b);
    setenv("XDG_RUNTIME_DIR", folder, 1);
    setenv("STUB_TIER", b.tier, 1);
    setenv("STUB_LOG", b.log, 1);
    setenv("STUB_HASHES",
           rs_arena_printf(b.arena, REF "=%s;" FAST "=%s", hash_of(REF), hash_of(FAST)), 1);
    unsetenv("STUB_WHO");
    unsetenv("ROUTESWEEP_TIER");
    return b;
}

static inline void close_bench(bench *b)
{
    const char *remove = rs_arena_printf(b->arena, "rm -rf '%s'", b->folder);
    assert_int_equal(system(remove), 0);
    rs_arena_free(b->arena);
}

/* Exit code of a shell line; what it printed, both streams, in *out. */
static inline int run(bench *b, const char *line, const char **out)
{
    FILE *f = popen(rs_arena_printf(b->arena, "%s 2>&1", line), "r");
    char *text = calloc(1, 1 << 20);
    assert_true(f && text);
    size_t size = fread(text, 1, (1 << 20) - 1, f);
    text[size] = '\0';
    *out = rs_arena_strdup(b->arena, text);
    free(text);
    int status = pclose(f);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static inline const char *sql(bench *b, const char *statement)
{
    const char *out;
    int code = run(b,
                   rs_arena_printf(b->arena, "%s db sql --csv --db %s \"%s\" | tail -n +2",
                                   b->sweep, b->db, statement),
                   &out);
    if (code)
        fail_msg("%s: %s", statement, out);
    return out;
}

static inline void holds(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is not in: %s", part, text);
}

#endif
