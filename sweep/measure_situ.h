/* `sweep --mode in_situ`: what of a database is run inside the engine. Layer: sweep. */
#ifndef RS_SWEEP_MEASURE_SITU_H
#define RS_SWEEP_MEASURE_SITU_H

#include "sweep/options.h"
#include "sweep/situ.h"

typedef struct rs_measure_situ {
    rs_situ_options situ;
    const char *db;
    const char *schedules; /* list; NULL: by what the database holds */
    int64_t top;           /* of a cell's schedules at most, the incumbent included */
    double budget_s;       /* 0 = none */
    bool show;
} rs_measure_situ;

/* Shapes as given, else every shape of the database that the model has; widths as given, else
   those measured in mode chain. USAGE without engine or model, UNKNOWN when there is nothing to
   run. */
RS_NODISCARD rs_status rs_measure_situ_run(rs_options *common,
                                           rs_measure_situ *options,
                                           const rs_registry *registry,
                                           rs_err *err);

#endif
