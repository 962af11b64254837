/* A campaign and one of its workers, as the parent keeps them. Layer: sweep, private to
   campaign*.c. */
#ifndef RS_SWEEP_CAMPAIGN_INTERNAL_H
#define RS_SWEEP_CAMPAIGN_INTERNAL_H

#include "sweep/campaign.h"
#include "sweep/proc.h"
#include "sweep/results.h"
#include "sweep/units.h"

typedef struct rs_campaign {
    const rs_campaign_options *options;
    rs_db *db;
    rs_campaign_seen *seen;
    void *seen_arg;
    rs_campaign_summary *summary;
    rs_arena *arena;
    rs_device device;
    int64_t build;
    rs_units units;
    int64_t start_ns;
    int32_t last_rounds; /* of the worker before */
    size_t failures;     /* deaths outside of any launch, in a row */
    rs_err left_out;     /* why the first cell was given up: no memory for it */
    size_t left_out_count;
} rs_campaign;

/* One worker's job and how far it is. */
typedef struct rs_pass {
    rs_campaign *c;
    int32_t ordinal;
    rs_job job;
    rs_unit **cell_units;    /* unit of each job cell */
    rs_offer ***cell_offers; /* offer behind each run of each cell */
    rs_proc proc;
    int64_t session;
    size_t next; /* first job cell not finished */
    rs_arena *cell_arena;
    rs_results results;
    bool in_case, in_cell;
    int64_t idle_since_ns; /* end of the cell before; costs count setup in */
    bool said_bye, told;   /* told: that it ends with this cell */
    bool timed_out;
    rs_spent spent; /* by the worker, so far */
    rs_err failure; /* the worker's word: its device is poisoned, or it has no memory */
} rs_pass;

/* The worker died, hung, was poisoned or had no memory, at `at`. OK: the campaign goes on. */
RS_NODISCARD rs_status rs_campaign_blame(rs_pass *pass,
                                         const rs_marker *at,
                                         int wait_status,
                                         rs_err *err);

#endif
