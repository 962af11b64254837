/* Log lines on stderr: "level module: text". Layer: base.
   `kernels/` and `candidates/` never log, they return messages; nothing logs in a timed region.
 */
#ifndef RS_BASE_LOG_H
#define RS_BASE_LOG_H

#include "sweep/base/status.h"

typedef enum rs_log_level { RS_LOG_ERROR, RS_LOG_WARN, RS_LOG_INFO, RS_LOG_DEBUG } rs_log_level;

/* Lines above `level` are dropped. Default: RS_LOG_INFO. Process-wide; set it once at start. */
void rs_log_set_level(rs_log_level level);

/* Write one line; a newline is added. A progress bar on the terminal's last line is cleared
   first (see rs_log_set_before). */
void rs_log(rs_log_level level, const char *module, const char *format, ...) RS_PRINTF(3, 4);

/* Function called before each line, or NULL: lets a progress bar wipe itself. */
void rs_log_set_before(void (*before)(void));

#endif
