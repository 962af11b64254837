/* Log lines on stderr. Layer: base. */
#include "sweep/base/log.h"

#include <stdarg.h>
#include <stdio.h>

static rs_log_level max_level = RS_LOG_INFO;
static void (*before_line)(void);

void rs_log_set_level(rs_log_level level)
{
    max_level = level;
}

void rs_log_set_before(void (*before)(void))
{
    before_line = before;
}

void rs_log(rs_log_level level, const char *module, const char *format, ...)
{
    static const char *const names[] = {"error", "warning", "info", "debug"};
    if (level > max_level)
        return;
    if (before_line)
        before_line();
    fprintf(stderr, "%s %s: ", names[level], module);
    va_list args;
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
}
