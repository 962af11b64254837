/* `sweep selftest --data`: is the procedure right about samples that a machine really gave?
   Layer: sweep. Nothing is measured: recorded samples are relabelled, split, held out and raced
   again, and what the procedure then says is compared with what it must say.

   1. Shuffled labels: a coin for every mirrored block decides which of two near schedules its
      samples belong to. Nobody is quicker then; a WIN is a false alarm.
   2. Split halves: odd blocks of each session against even ones, and odd sessions against even
      ones where there are six. A WIN that the other half calls the opposite WIN is a
      contradiction.
   3. Regret by held-out samples: the table of all sessions but one, scored on the one left
   out, all ways. Two choosing sessions cannot hold a WIN, and the rule then leaves every
   incumbent where it is: at a width with fewer than three they choose as if there were none.
   Widths with two sessions are noted only, where any has three. Where none has four, the blocks
   are split as well, half of each session choosing, again without incumbents.
   4. Racing again: what screening leaves of every cell, what it costs against 31 rounds of
      everybody, and what the table of those left loses.
   5. Against a second campaign of the same machine: do winners stay, and what does the table of
      one lose by the samples of the other?

   Samples are only ever regrouped, never changed. Same database, options and seed: same lines.
 */
#ifndef RS_SWEEP_SELFTEST_DATA_H
#define RS_SWEEP_SELFTEST_DATA_H

#include "sweep/plan.h"

#include <stdio.h>

typedef struct rs_selftest_data_options {
    const char *tier, *mode; /* of the databases; NULL as in rs_db_filter */
    const char *policy;      /* name or file */
    rs_allow allow;
    double s_aa;    /* <= 0: as the database calibrates */
    int64_t trials; /* shuffled decisions at least */
    int32_t rounds; /* of a race that is run again, even: what a first session may take */
    uint64_t seed;
} rs_selftest_data_options;

/* spread_paired, classes as by default, 20,000 shuffled decisions, 32 rounds, seed 1. */
rs_selftest_data_options rs_selftest_data_default(void);

/* Check the procedure on the samples of `db`, and of `against` unless it is NULL; one line a
   check to `out` (PASS, FAIL or SKIP; its bound; what was measured, with a 95 % interval and
   counts; below it lines for people). *out_ok: no check failed and at least one passed. USAGE
   when `against` is of another machine or mode; failures of databases are passed on. Copies of
   parts of the samples stand in a temporary folder for the while. */
RS_NODISCARD rs_status rs_selftest_data(rs_db *db,
                                        rs_db *against,
                                        const rs_registry *registry,
                                        const rs_selftest_data_options *options,
                                        FILE *out,
                                        bool *out_ok,
                                        rs_err *err);

#endif
