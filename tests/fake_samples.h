/* Databases whose every sample follows a stated function of schedule, session and round, to
   plant what must be found. Beside fake_db.h, whose drift and spikes are drawn. */
#ifndef RS_TESTS_FAKE_SAMPLES_H
#define RS_TESTS_FAKE_SAMPLES_H

#include "fake_plan.h"

enum { WIDTHS = 6, MANY = 7 };
static const int32_t widths[WIDTHS] = {1, 2, 3, 4, 5, 6};
static const char shape[] = "q4g64:linear:64x128";
static const char *const names[FAKE_MAX] = {"cpu_other", "cpu_wide", "cpu_c", "cpu_d",
                                            "cpu_e",     "cpu_f",    "cpu_g", "cpu_h"};

/* What a planted machine gives: ns of schedule `who`, without noise. */
typedef double truth(int who, int session, int round);

typedef struct scene {
    rs_db *db;
    char path[64];
    int64_t rows[MANY];
    int sessions, schedules, rounds;
    double noise;
} scene;

static inline scene begin(const char *tier, int sessions)
{
    scene s = {.sessions = sessions, .schedules = FAKE_MAX, .rounds = 12, .noise = 0.001};
    rs_err err = {0};
    must(rs_db_open(fake_path(s.path), RS_DB_CREATE, &s.db, &err), &err);
    int64_t machine = fake_machine(s.db, tier);
    for (int i = 0; i < sessions; i++)
        s.rows[i] = fake_session(s.db, machine, i + 1);
    return s;
}

static inline void plant_cell(scene *s, int session, int32_t t, truth *ns, rs_rng *rng)
{
    static rs_db_sample samples[FAKE_MAX][FAKE_ROUNDS];
    rs_db_entry entries[FAKE_MAX] = {{0}};
    rs_err err = {0};
    for (int who = 0; who < s->schedules; who++) {
        for (int r = 0; r < s->rounds; r++)
            samples[who][r] =
                (rs_db_sample){.round = r,
                               .slot = who,
                               .launches = 8,
                               .ns = ns(who, session, r) * (1 + s->noise * rs_rng_normal(rng))};
        entries[who] = (rs_db_entry){.schedule = names[who],
                                     .code_hash = "c0",
                                     .numeric = "exact",
                                     .layout = "row_split",
                                     .outcome = RS_DB_OK,
                                     .checked = true,
                                     .samples = samples[who],
                                     .sample_count = (size_t)s->rounds};
    }
    rs_db_cell cell = {.session = s->rows[session - 1],
                       .shape = shape,
                       .mode = "chain",
                       .t = t,
                       .set_hash = "set0",
                       .entries = entries,
                       .entry_count = (size_t)s->schedules};
    must(rs_db_put_cell(s->db, &cell, &err), &err);
}

static inline void plant(scene *s, truth *ns, uint64_t seed)
{
    rs_rng rng = {seed};
    for (int session = 1; session <= s->sessions; session++)
        for (int i = 0; i < WIDTHS; i++)
            plant_cell(s, session, widths[i], ns, &rng);
}

#endif
