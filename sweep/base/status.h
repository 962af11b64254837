/* Status codes and the caller-owned error message.
   Layer: base (libc only). Everything that can fail returns an rs_status. */
#ifndef RS_BASE_STATUS_H
#define RS_BASE_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RS_NODISCARD    __attribute__((warn_unused_result))
#define RS_PRINTF(f, a) __attribute__((format(printf, f, a)))

/* name, value, exit code of a command that ends with it, text.
   Exit codes: 0 ok, 1 failed, 2 usage, 3 environment, 4 undecided. */
#define RS_STATUS_MAP(X)                                                                       \
    X(OK, 0, 0, "ok")                                                                          \
    X(FAILED, -1, 1, "failed")                                                                 \
    X(USAGE, -2, 2, "usage")                                                                   \
    X(UNKNOWN, -3, 2, "unknown name")                                                          \
    X(UNSUPPORTED, -4, 1, "outside the domain")                                                \
    X(FORMAT, -5, 1, "malformed data")                                                         \
    X(CHECK, -6, 1, "wrong result")                                                            \
    X(BELOW_FLOOR, -7, 1, "below the physical floor")                                          \
    X(LIMIT, -8, 1, "limit exceeded")                                                          \
    X(CRASHED, -9, 1, "process died")                                                          \
    X(TIMEOUT, -10, 1, "deadline passed")                                                      \
    X(INTERRUPTED, -11, 1, "interrupted")                                                      \
    X(IO, -12, 3, "input or output failed")                                                    \
    X(FULL, -13, 3, "no space left")                                                           \
    X(VERSION, -14, 3, "written by another version")                                           \
    X(BUSY, -15, 3, "in use by another process")                                               \
    X(NO_DEVICE, -16, 3, "no such device")                                                     \
    X(DEVICE, -17, 3, "device error")                                                          \
    X(NO_MEMORY, -18, 3, "out of memory")                                                      \
    X(UNDECIDED, -19, 4, "undecided")

typedef enum rs_status {
#define RS_STATUS_ENUM(name, value, exit_code, text) RS_##name = (value),
    RS_STATUS_MAP(RS_STATUS_ENUM)
#undef RS_STATUS_ENUM
} rs_status;

/* The message belongs to the caller; functions take a pointer to it last and accept NULL.
   It says what went wrong, with which value, and what to do about it. */
typedef struct rs_err {
    rs_status status;
    char msg[512];
} rs_err;

/* Name of a status ("BELOW_FLOOR"), static. Unknown values give "?". */
const char *rs_status_name(rs_status status);

/* Text of a status ("below the physical floor"), static. */
const char *rs_status_text(rs_status status);

/* Process exit code that a command ending with `status` returns. */
int rs_status_exit(rs_status status);

/* Record `status` and a formatted message in `err` (may be NULL). Returns `status`. */
rs_status rs_err_set(rs_err *err, rs_status status, const char *format, ...) RS_PRINTF(3, 4);

/* Put "text: " in front of a message already set. Returns `status`, which err may not carry: it
   can be NULL. */
rs_status rs_err_prefix(rs_err *err, rs_status status, const char *format, ...) RS_PRINTF(3, 4);

/* A broken invariant is a bug: print the place and abort. Never used for bad input. The place
   is a function, not a line: a line number is part of the object code, and a longer comment
   above would then make a candidate's measurements stale. */
#define RS_CHECK(cond) ((cond) ? (void)0 : rs_status_abort(__FILE__, __func__, #cond))
void rs_status_abort(const char *file, const char *function, const char *what)
    __attribute__((noreturn));

#ifdef __cplusplus
}
#endif
#endif
