/* Status names, texts and exit codes from the X-macro; message formatting. Layer: base. */
#include "sweep/base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct status_row {
    rs_status status;
    int exit_code;
    const char *name;
    const char *text;
} status_row;

static const status_row rows[] = {
#define STATUS_ROW(name, value, exit_code, text) {RS_##name, exit_code, #name, text},
    RS_STATUS_MAP(STATUS_ROW)
#undef STATUS_ROW
};

static const status_row *find(rs_status status)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].status == status)
            return &rows[i];
    return NULL;
}

const char *rs_status_name(rs_status status)
{
    const status_row *row = find(status);
    return row ? row->name : "?";
}

const char *rs_status_text(rs_status status)
{
    const status_row *row = find(status);
    return row ? row->text : "?";
}

int rs_status_exit(rs_status status)
{
    const status_row *row = find(status);
    return row ? row->exit_code : 1;
}

rs_status rs_err_set(rs_err *err, rs_status status, const char *format, ...)
{
    if (!err)
        return status;
    err->status = status;
    va_list args;
    va_start(args, format);
    vsnprintf(err->msg, sizeof err->msg, format, args);
    va_end(args);
    return status;
}

rs_status rs_err_prefix(rs_err *err, rs_status status, const char *format, ...)
{
    if (!err)
        return status;
    char old[sizeof err->msg];
    memcpy(old, err->msg, sizeof old);
    va_list args;
    va_start(args, format);
    int n = vsnprintf(err->msg, sizeof err->msg, format, args);
    va_end(args);
    if (n >= 0 && (size_t)n < sizeof err->msg - 3) { /* a long tail is cut, the prefix is not */
        size_t left = sizeof err->msg - (size_t)n - 3;
        memcpy(err->msg + n, ": ", 2);
        memcpy(err->msg + n + 2, old, left < strlen(old) + 1 ? left : strlen(old) + 1);
        err->msg[sizeof err->msg - 1] = '\0';
    }
    return status;
}

void rs_status_abort(const char *file, const char *function, const char *what)
{
    fprintf(stderr, "bug: %s: %s: %s does not hold; please report this line\n", file, function,
            what);
    abort();
}
