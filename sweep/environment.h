/* What stands beside a measurement: machine, build, load. Layer: sweep. */
#ifndef RS_SWEEP_ENVIRONMENT_H
#define RS_SWEEP_ENVIRONMENT_H

#include "db/db.h"
#include "kernels/device.h"

enum { RS_ENVIRONMENT_TEXT = 256 };

/* JSON with load average, steal ticks and time of day; written before and after each session.
 */
const char *rs_environment_now(char out[RS_ENVIRONMENT_TEXT]);

/* The same, with a time of day behind `newest_unix_s`, the latest of the database: sessions are
   told apart by it, old from new, and a clock that was set back must not turn that around. Says
   so in the JSON as "clock_back_s". */
const char *rs_environment_since(int64_t newest_unix_s, char out[RS_ENVIRONMENT_TEXT]);

/* Store (or find) the machine and the build of this executable. */
RS_NODISCARD rs_status rs_environment_identify(
    rs_db *db, const rs_device *device, int64_t *out_machine, int64_t *out_build, rs_err *err);

#endif
