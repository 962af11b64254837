/* The units of a campaign: every (shape, T), the schedules offered there, what the database
   already holds, what is out and why, and what a session costs. Layer: sweep, part of
   campaign.c. */
#ifndef RS_SWEEP_UNITS_H
#define RS_SWEEP_UNITS_H

#include "sweep/campaign.h"

/* A schedule that is out of a cell for the rest of the campaign. */
typedef struct rs_blame {
    const char *schedule, *reason;
    rs_db_outcome outcome;
    bool stored; /* the database knows */
} rs_blame;

/* One (shape, T). */
typedef struct rs_unit {
    size_t case_index;
    int32_t t;
    rs_offer *offers; /* sorted by text */
    size_t offer_count;
    bool twins;            /* mode aa: offer 1 is offer 0 again, on weights of its own */
    const char *set_hash;  /* same offers, same code, same mode: sessions add up */
    const char *incumbent; /* schedule text or NULL */
    int64_t done;          /* finished sessions in the database */
    int64_t wanted;        /* sessions it gets unless the samples ask for more */
    double regret;         /* possible regret, see spend.h; infinite before the first session */
    double best_ns;        /* of the quickest that any model may route; 0 = not known */
    double cost_s;         /* of its last session; 0 = not known */
    rs_blame *blames;
    size_t blame_count, blame_cap;
    const char **suspects; /* schedules whose worker was killed from outside, once */
    size_t suspect_count, suspect_cap;
    bool given_up; /* no memory for it in this run */
} rs_unit;

/* Crashes and time-outs of one candidate in this campaign. */
typedef struct rs_strikes {
    const rs_candidate *candidate;
    int count;
    rs_db_outcome outcome;
} rs_strikes;

typedef struct rs_units {
    const rs_campaign_options *options;
    const rs_registry *registry;
    rs_db *db; /* may be NULL */
    rs_arena *arena;
    const rs_device *device;
    int64_t machine;
    rs_unit *list;
    size_t count;
    size_t cap;
    rs_strikes *strikes; /* one a candidate of the registry */
} rs_units;

/* List this shard's units in the order of shapes and widths, with their history from the
   database. The fields above `list` are set by the caller. */
RS_NODISCARD rs_status rs_units_open(rs_units *units, rs_err *err);

/* The blame on `schedule`, or NULL. */
const rs_blame *rs_units_blamed(const rs_unit *unit, const char *schedule);

rs_blame *rs_units_blame(rs_units *units,
                         rs_unit *unit,
                         const char *schedule,
                         rs_db_outcome outcome,
                         const char *reason);

/* True the first time: somebody else's signal ended the worker in this launch, and it is tried
   again. */
bool rs_units_suspect(rs_units *units, rs_unit *unit, const char *schedule);

/* No session of it in this run, and nothing stored: it is missing, and the next run tries. */
void rs_units_give_up(rs_unit *unit);

/* Count a death against the candidate: at two it is left out of every cell to come. */
void rs_units_strike(rs_units *units, const rs_candidate *candidate, rs_db_outcome outcome);
void rs_units_leave_out(rs_units *units, rs_unit *unit);

/* After a pass: which units still need a session. Loads what `db` holds of this campaign.
   With `adapt` widths are appended between neighbours whose winners differ, and with `interior`
   one random width in each run of equal winners. *out_added = widths appended. */
RS_NODISCARD rs_status
rs_units_evaluate(rs_units *units, bool adapt, bool interior, size_t *out_added, rs_err *err);

/* Mean seconds of the sessions measured so far; 0 before the first. */
double rs_units_mean_cost(const rs_units *units);

/* Estimated seconds of all missing sessions. */
double rs_units_missing_s(const rs_units *units);

/* Sessions in the database that are wanted, and those that are wanted in all. */
size_t rs_units_done(const rs_units *units);
size_t rs_units_wanted(const rs_units *units);

#endif
