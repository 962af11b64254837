/* A race: schedules and controls timed in interleaved rounds, clear losers leaving on the way.
   Layer: sweep. Knows nothing of devices: the caller times. The worker runs it on a machine,
   `sweep selftest --stats` on a synthetic timer, so what is proven there is what runs here.

   Rounds come in mirrored blocks: rounds 2i and 2i + 1 visit everybody once, in a seeded random
   order and in its exact reverse, so that a drift within a block cancels. A block that the
   caller calls disturbed does not count and is run again, twice a race at most: a machine that
   is never quiet must still end with a verdict.

   With `screen` set clear losers leave. After 2 blocks b leaves when its best time is more than
   1.20 x the worst time of the leader. From block 4 on b
   leaves when the sign e-value of {x_i > G} over its rounds against some a reaches K (K - 1) /
   0.05, where x_i is a round's ln(t_b / t_a) and K counts those who survived the first cut.
   Both rounds of a block count or none does, so that a drift within it speaks for either side
   once. The race ends at `rounds`, or once RS_RACE_LEAST blocks are run and nobody can be
   dropped any more, whatever the blocks to come show. Screening eliminates, it never elects:
   what is left is compared over sessions. E-value: a uniform mixture over p > 1/2 of the
   likelihood ratio against p = 1/2, valid at any stop (Ville). */
#ifndef RS_SWEEP_RACE_H
#define RS_SWEEP_RACE_H

#include "sweep/base/arena.h"

enum {
    RS_RACE_LEAST = 6,
    RS_RACE_FIRST_CUT = 2,
    RS_RACE_SIGNS_FROM = 8 /* rounds */,
    RS_RACE_EXTRA = 2
};

#define RS_RACE_NOBODY ((size_t)-1)

typedef struct rs_racer {
    bool live;
    bool control;     /* timed every round, never out */
    bool incumbent;   /* never out */
    bool guest;       /* a peer: never out, and nobody leaves because of it */
    bool resting;     /* a hopeless incumbent or guest: two blocks are enough to see it lose */
    bool last_resort; /* the reference: leaders of any layout count against it */
    int numeric;      /* 0 = exact; a leader of a looser class does not count against it */
    const char *layout;
    double *ns;     /* one a round, NaN = not taken; set by the race */
    int32_t *slots; /* place in its round */
} rs_racer;

typedef struct rs_race {
    rs_racer *racers;
    size_t count;
    int32_t rounds; /* even; at most this many that count */
    bool screen;
    double g; /* smallest effect that may eliminate, ln ratio: G, and more in a session whose
                 clock is not the nominal one */
    uint64_t seed;
    rs_arena *arena;
    void *arg; /* of the four functions */
    /* One sample of a racer. */
    rs_status (*time)(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err);
    /* Told before `time`: who is timed behind it in the same block, RS_RACE_NOBODY for the last
       of the block. It may be started while the one before it runs. May be NULL. */
    void (*behind)(void *arg, size_t racer);
    /* Before a block of two rounds; after it: NULL, or why it does not count. May be NULL. */
    void (*block_begins)(void *arg, int32_t block);
    const char *(*block_ends)(void *arg, int32_t block);
    /* A median under this leads nobody (below the physical floor). May be NULL. */
    double (*floor_ns)(void *arg, size_t racer);
    /* A racer leaves. May be NULL. */
    void (*out)(void *arg, size_t racer, const char *reason);
    /* results */
    int32_t done;           /* rounds run, those of disturbed blocks counted in */
    const char **disturbed; /* one a block: NULL or why it does not count */
    int64_t samples;        /* timed in all, without controls */
} rs_race;

/* Run it. On failure of `time` the status is passed on and what was timed so far stays. */
RS_NODISCARD rs_status rs_race_run(rs_race *race, rs_err *err);

/* Sign e-value of `positive` among `n` blocks, see above. */
double rs_race_evalue(int n, int positive);

/* Order statistic q in [0, 1] of the counting samples of a racer (nearest rank); infinite when
   there are none. */
double rs_race_rank(const rs_race *race, size_t racer, double q);

#endif
