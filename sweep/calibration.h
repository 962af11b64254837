/* What this machine can resolve, from its A/A sessions. Layer: sweep.
   `sweep probe` races one schedule against itself, on weights of its own, in several sessions
   (mode aa). The standard deviation of the session medians over all such cells is s_AA: what
   tells two identical kernels apart between processes although nothing does inside one. It is
   computed from the samples each time, never stored. */
#ifndef RS_SWEEP_CALIBRATION_H
#define RS_SWEEP_CALIBRATION_H

#include "sweep/stats.h"

/* Above this a machine may measure but not move a band. */
#define RS_CALIBRATION_S_AA_MOST 0.05

typedef struct rs_calibration {
    rs_limits limits;
    bool measured; /* false: the default limits of a machine that was never probed */
    int cells, sessions;
} rs_calibration;

/* s_AA of A/A points: sqrt of the mean variance of their session medians, each cell of at least
   3 sessions counted with its degrees of freedom. Negative when there is none. */
double
rs_calibration_s_aa(const rs_db_point *points, size_t count, int *out_cells, int *out_sessions);

/* From the mode aa cells of `tier` (NULL = the only one) in `db`; the default where there are
   none. Only errors of the database itself are errors. */
RS_NODISCARD rs_status rs_calibration_load(rs_db *db,
                                           const char *tier,
                                           rs_calibration *out,
                                           rs_err *err);

/* One line: "this machine tells 0.9 % apart (s_AA 0.45 %, 12 A/A sessions): ...". */
const char *rs_calibration_text(const rs_calibration *calibration, char out[240]);

#endif
