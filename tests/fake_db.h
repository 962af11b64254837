/* Databases with known truth for tests: cells whose samples are drawn from a stated model.
   Model of a sample: truth x session drift (up to 3.5 %) x round drift x noise (0.3 %) with a
   spike now and then. Drift is common to all schedules of a round, as on a real machine. */
#ifndef RS_TESTS_FAKE_DB_H
#define RS_TESTS_FAKE_DB_H

#include "db/db.h"
#include "sweep/base/rng.h"
#include "tests/scratch.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { FAKE_ROUNDS = 12, FAKE_MAX = 8 };

typedef struct fake {
    const char *schedule;
    double ns; /* truth; 0 = never timed */
    const char *numeric, *layout;
    const char *code_hash; /* NULL: "c0", which fake registries have */
    rs_db_outcome outcome;
    bool incumbent;
    int64_t workspace_bytes;
} fake;

#define FAKE(name, time)                                                                       \
    {                                                                                          \
        .schedule = (name), .ns = (time), .numeric = "exact", .layout = "row_split"            \
    }

static inline void must(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s: %s", rs_status_name(st), err->msg);
}

/* A file name in a fresh folder. */
static inline const char *fake_path(char out[64])
{
    snprintf(out, 64, "%s/r.sqlite", scratch_folder());
    return out;
}

static inline int64_t fake_machine(rs_db *db, const char *tier)
{
    rs_db_machine m = {.tier = tier,
                       .backend = "cpu",
                       .label = "Test \"CPU\" */ 1",
                       .host_cpu = "t",
                       .os = "t",
                       .driver = "t",
                       .cores = 2,
                       .cache_bytes = 1 << 25,
                       .memory_bytes = (int64_t)1 << 33};
    rs_err err = {0};
    int64_t id = 0;
    must(rs_db_put_machine(db, &m, &id, &err), &err);
    return id;
}

/* Session number `ordinal` of a campaign, one a minute. */
static inline int64_t fake_session(rs_db *db, int64_t machine, int ordinal)
{
    rs_db_build b = {"b0", "g0", "cc", "-O2"};
    char env[64];
    rs_err err = {0};
    int64_t build = 0, id = 0;
    snprintf(env, sizeof env, "{\"unix_s\": %d}", 1700000000 + 60 * ordinal);
    must(rs_db_put_build(db, &b, &build, &err), &err);
    rs_db_session s = {.machine = machine,
                       .build = build,
                       .mode = "chain",
                       .shape = "*",
                       .weights = "synthetic",
                       .ordinal = ordinal,
                       .pid = 100 + ordinal,
                       .seed = (uint64_t)ordinal * 77,
                       .env = env};
    must(rs_db_put_session(db, &s, &id, &err), &err);
    return id;
}

static inline void fake_samples(rs_db_entry *e, const fake *f, int t, int session, int who)
{
    static rs_db_sample samples[FAKE_MAX][FAKE_ROUNDS];
    rs_rng common = {(uint64_t)session * 1000003u + (uint64_t)t * 7919u};
    rs_rng own = {common.state ^ ((uint64_t)(who + 1) << 40)};
    double drift = 1 + 0.035 * (rs_rng_unit(&common) - 0.5);
    for (int r = 0; r < FAKE_ROUNDS; r++) {
        double round = 1 + 0.01 * (rs_rng_unit(&common) - 0.5);
        double noise = 1 + 0.003 * rs_rng_normal(&own) + (rs_rng_below(&own, 25) ? 0 : 0.05);
        samples[who][r] = (rs_db_sample){
            .round = r, .slot = who, .launches = 8, .ns = f->ns * drift * round * noise};
    }
    e->samples = samples[who];
    e->sample_count = FAKE_ROUNDS;
}

/* Store a cell of `count` schedules; `number` seeds the noise. */
static inline rs_status fake_put(rs_db *db,
                                 int64_t session,
                                 int number,
                                 const char *shape,
                                 int t,
                                 const fake *fakes,
                                 size_t count,
                                 rs_err *err)
{
    rs_db_entry entries[FAKE_MAX] = {{0}};
    assert_true(count <= FAKE_MAX);
    for (size_t i = 0; i < count; i++) {
        const fake *f = &fakes[i];
        entries[i] = (rs_db_entry){.schedule = f->schedule,
                                   .code_hash = f->code_hash ? f->code_hash : "c0",
                                   .numeric = f->numeric,
                                   .layout = f->layout,
                                   .outcome = f->outcome,
                                   .checked = true,
                                   .rel_l2 = 0.001,
                                   .gross = 0.1,
                                   .share = 0.25 + 0.01 * (double)i,
                                   .floor_ns = f->ns / 2,
                                   .incumbent = f->incumbent,
                                   .workspace_bytes = f->workspace_bytes};
        if (f->outcome != RS_DB_OK)
            entries[i].reason = "as planted";
        if (f->ns > 0)
            fake_samples(&entries[i], f, t, number, (int)i);
    }
    rs_db_cell cell = {session, shape, "chain", t, "set0", entries, count, NULL, 0};
    return rs_db_put_cell(db, &cell, err);
}

/* The same cell in sessions 1..sessions. */
static inline void fake_cells(rs_db *db,
                              const int64_t *sessions,
                              int count,
                              const char *shape,
                              int t,
                              const fake *fakes,
                              size_t fake_count)
{
    rs_err err = {0};
    for (int i = 0; i < count; i++)
        must(fake_put(db, sessions[i], i + 1, shape, t, fakes, fake_count, &err), &err);
}

#endif
