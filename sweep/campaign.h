/* A campaign: every (shape, T) cell measured in several sessions, each a fresh worker process.
   Layer: sweep. The parent owns the database and the schedule and never touches a device. */
#ifndef RS_SWEEP_CAMPAIGN_H
#define RS_SWEEP_CAMPAIGN_H

#include "db/db.h"
#include "sweep/cases.h"
#include "sweep/registry.h"
#include "sweep/spent.h"
#include "sweep/stats.h"

typedef struct rs_campaign_options {
    const char *backend;
    const rs_device *device; /* what rs_campaign_describe said of it; NULL: to be asked */
    rs_mode mode;
    const rs_cases *cases;
    const int32_t *tokens;
    size_t token_count;
    int32_t sessions_least, sessions; /* a cell gets more than the least while more could move
                                         its route, see spend.h */
    int32_t
        rounds; /* of a session after the first; 0 = check only: nothing is timed or stored */
    int32_t screen_rounds; /* of the first, at most */
    const char **only;     /* these schedules alone race, to the end; NULL = all */
    size_t only_count;
    bool adapt;        /* add widths between neighbours whose winners differ */
    rs_limits limits;  /* what this machine can resolve */
    double budget_s;   /* 0 = none; no cell is begun once it is spent */
    double deadline_s; /* of one launch, check included */
    uint64_t seed;
    int32_t threads;
    const char **plugins;
    size_t plugin_count;
    int32_t shard, shards; /* this process does every shards-th cell, 1-based; 1 of 1 = all */
    bool quiet;
} rs_campaign_options;

typedef struct rs_campaign_summary {
    rs_device device;
    size_t cells, cells_done; /* (shape, T, session) units wanted, and in the database now */
    size_t measured;          /* units measured by this run */
    size_t crashes, timeouts;
    bool budget_spent;
    rs_spent spent; /* of this run's workers */
    double elapsed_s;
} rs_campaign_summary;

/* Called with each finished cell of a check-only campaign; entries carry outcome, reason and
 * error share. */
typedef void rs_campaign_seen(void *arg, const rs_db_cell *cell);

/* Ask a fresh worker what device `backend` names. */
RS_NODISCARD rs_status rs_campaign_describe(const char *backend,
                                            rs_device *out_device,
                                            rs_err *err);

/* Widths for "auto" are known only with the device, so the caller describes first.
   Run what `db` does not hold yet. INTERRUPTED after SIGINT or SIGTERM (all finished cells are
   stored). `db` and `seen` may be NULL. */
RS_NODISCARD rs_status rs_campaign_run(const rs_campaign_options *options,
                                       const rs_registry *registry,
                                       rs_db *db,
                                       rs_campaign_seen *seen,
                                       void *seen_arg,
                                       rs_campaign_summary *out_summary,
                                       rs_err *err);

#endif
