/* The table a person reads after a sweep. Layer: sweep. */
#ifndef RS_SWEEP_SPREAD_H
#define RS_SWEEP_SPREAD_H

#include "db/db.h"
#include "sweep/cases.h"
#include "sweep/registry.h"

typedef struct rs_spread_options {
    const rs_device *device;
    const rs_cases *cases;
    const int32_t *tokens; /* NULL = all widths */
    size_t token_count;
    const char *mode, *policy;
    double s_aa;
    bool json;
} rs_spread_options;

/* Is width `t` one of those asked for? */
bool rs_spread_asked(const rs_spread_options *options, int32_t t);

/* Print, for each of the given shapes and widths in the database: every schedule's
   `median min..p95 (n, sessions)`, the winner, the verdict of the policy and the incumbent. */
RS_NODISCARD rs_status rs_spread_print(rs_db *db,
                                       const rs_registry *registry,
                                       const rs_spread_options *options,
                                       rs_err *err);

#endif
