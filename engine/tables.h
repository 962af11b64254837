/* Which route table serves this device, and whether it may be trusted. Layer: engine. */
#ifndef RS_ENGINE_TABLES_H
#define RS_ENGINE_TABLES_H

#include "engine/route.h"
#include "kernels/device.h"

typedef struct rs_table_choice {
    const rs_route_table *table;
    const rs_route_table
        *backstop; /* generic one of the backend, for shapes `table` lacks; or NULL */
    bool exact;    /* the table is of this very tier */
    bool forced;   /* by name or by ROUTESWEEP_TIER */
} rs_table_choice;

/* OK when the bands are closed and the fingerprint is right; FORMAT with the fault. */
RS_NODISCARD rs_status rs_table_check(const rs_route_table *table, rs_err *err);

/* Choose for `device`: the table of tier `forced` when not NULL (UNKNOWN lists the tiers), else
   as rs_route_select does. The table is checked. */
RS_NODISCARD rs_status rs_table_choose(const rs_device *device,
                                       const char *forced,
                                       rs_table_choice *out_choice,
                                       rs_err *err);

/* One line that says which tier serves instead of the device's own and the commands that
   measure this device; empty when the choice is exact or forced. Returns `out`. */
enum { RS_TABLE_NOTE = 400 };
const char *
rs_table_note(const rs_device *device, const rs_table_choice *choice, char out[RS_TABLE_NOTE]);

#endif
