/* Samples in situ with known truth, beside fake_db.h. */
#ifndef RS_TESTS_FAKE_SITU_H
#define RS_TESTS_FAKE_SITU_H

#include "fake_db.h"

#include "sweep/situ.h"

enum { FAKE_CALLS = 18, FAKE_SITU_ROUNDS = 8 };

/* One schedule in situ: its node's time, and what it costs the rest of the round (ns): that is
   how a quicker kernel makes a slower model. */
typedef struct fake_situ {
    const char *schedule;
    double node_ns, rest_ns;
    bool incumbent;
    const char *failed; /* NULL, or why it never finished */
    const char *hash;   /* NULL = "c0", as in fake_put */
} fake_situ;

static inline double fake_part(const fake_situ *f, rs_situ_part part)
{
    double layer = f->node_ns + f->rest_ns / FAKE_CALLS;
    return part == RS_SITU_NODE    ? f->node_ns
           : part == RS_SITU_LAYER ? layer
                                   : layer * FAKE_CALLS + 100;
}

/* Drift is common to a round, noise of 0.1 % each schedule's own. */
static inline void
fake_situ_samples(rs_db_entry *e, const fake_situ *f, rs_situ_part part, int session, int who)
{
    static rs_db_sample samples[FAKE_MAX][FAKE_SITU_ROUNDS];
    rs_rng common = {(uint64_t)session * 99991u},
           own = {(uint64_t)session * 77u + (uint64_t)who};
    double drift = 1 + 0.03 * (rs_rng_unit(&common) - 0.5);
    for (int r = 0; r < FAKE_SITU_ROUNDS; r++) {
        double noise = 1 + 0.001 * rs_rng_normal(&own);
        samples[who][r] = (rs_db_sample){.round = r,
                                         .slot = who,
                                         .launches = part == RS_SITU_ROUND ? 1 : FAKE_CALLS,
                                         .ns = fake_part(f, part) * drift * noise};
    }
    e->samples = samples[who];
    e->sample_count = FAKE_SITU_ROUNDS;
}

/* The same cell in `count` sessions, each with its three parts. */
static inline void fake_situ_cells(rs_db *db,
                                   int64_t machine,
                                   int count,
                                   const char *shape,
                                   int t,
                                   const fake_situ *fakes,
                                   size_t fake_count)
{
    rs_err err = {0};
    for (int s = 1; s <= count; s++) {
        int64_t session = fake_session(db, machine, 50 + s);
        for (int part = 0; part < RS_SITU_PARTS; part++) {
            rs_db_entry entries[FAKE_MAX] = {{0}};
            for (size_t i = 0; i < fake_count; i++) {
                const fake_situ *f = &fakes[i];
                entries[i] = (rs_db_entry){.schedule = f->schedule,
                                           .code_hash = f->hash ? f->hash : "c0",
                                           .numeric = "exact",
                                           .layout = "row_split",
                                           .outcome = f->failed ? RS_DB_CRASHED : RS_DB_OK,
                                           .reason = f->failed,
                                           .incumbent = f->incumbent};
                if (!f->failed)
                    fake_situ_samples(&entries[i], f, (rs_situ_part)part, s, (int)i);
            }
            rs_db_cell cell = {session,    shape,   rs_situ_mode((rs_situ_part)part),
                               t,          "situ0", entries,
                               fake_count, NULL,    0};
            must(rs_db_put_cell(db, &cell, &err), &err);
        }
    }
}

#endif
