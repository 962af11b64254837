/* Candidates that take their worker down, one way each. They compute right until then, so that
   the late ones pass the check. RS_FAULT=NAME chooses one; the others are out of their domain.
 */
#include "wrong.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Launches before the fault: a check takes four, what is behind them is the look and the race.
 */
enum { AT_ONCE = 0, LATE = 9 };

#define FAULT_CANDIDATE(name, text, after, act)                                                \
    static rs_status launch_fault_##name(const rs_call *call, rs_err *err)                     \
    {                                                                                          \
        static int launches;                                                                   \
        (void)err;                                                                             \
        wrong_rows(call, 0, call->shape.n);                                                    \
        if (++launches <= (after))                                                             \
            return RS_OK;                                                                      \
        act;                                                                                   \
        return RS_FAILED;                                                                      \
    }                                                                                          \
    static rs_status supports_fault_##name(const rs_device *device, const rs_shape *shape,     \
                                           int32_t t, const int32_t *knobs, rs_err *err)       \
    {                                                                                          \
        const char *chosen = getenv("RS_FAULT");                                               \
        (void)device, (void)shape, (void)t, (void)knobs;                                       \
        return chosen && !strcmp(chosen, #name)                                                \
                   ? RS_OK                                                                     \
                   : rs_err_set(err, RS_UNSUPPORTED, "RS_FAULT does not name it");             \
    }                                                                                          \
    static const rs_candidate fault_##name = {.id = "fault_" #name,                            \
                                              .idea = text,                                    \
                                              .ops = RS_OP_BIT(RS_OP_linear),                  \
                                              .backend = RS_BACKEND_CPU,                       \
                                              .numeric = RS_NUMERIC_exact,                     \
                                              .layout = &rs_layout_row_split,                  \
                                              .formats = RS_FORMATS_QUANT,                     \
                                              .t_min = 1,                                      \
                                              .t_max = INT32_MAX,                              \
                                              .t_tile = 1,                                     \
                                              .k_multiple = 1,                                 \
                                              .n_multiple = 1,                                 \
                                              .supports = supports_fault_##name,               \
                                              .launch = launch_fault_##name}

/* To itself, not by raise(): a handler of somebody else's must see the real thing. */
static void die(int number)
{
    signal(number, SIG_DFL);
    kill(getpid(), number);
    for (;;)
        pause();
}

static volatile int *volatile nowhere = (volatile int *)8;

static void wait_for_ever(void)
{
    for (;;)
        pause();
}

FAULT_CANDIDATE(segv, "reads address 8", AT_ONCE, return (rs_status)*nowhere);
FAULT_CANDIDATE(segv_late, "reads address 8 in the race", LATE, return (rs_status)*nowhere);
FAULT_CANDIDATE(ill, "runs an instruction that is none", AT_ONCE, __builtin_trap());
FAULT_CANDIDATE(abort, "aborts", AT_ONCE, abort());
FAULT_CANDIDATE(kill, "kills its process", AT_ONCE, die(SIGKILL));
FAULT_CANDIDATE(exit, "ends its process with success", LATE, exit(0));
FAULT_CANDIDATE(hang, "never ends", LATE, wait_for_ever());
FAULT_CANDIDATE(device,
                "poisons its device",
                LATE,
                return rs_err_set(err, RS_DEVICE, "an illegal memory access was encountered"));
FAULT_CANDIDATE(memory,
                "finds no memory",
                AT_ONCE,
                return rs_err_set(err, RS_NO_MEMORY, "no memory for a plan"));

extern const rs_candidate *const rs_plugin_candidates[];
const rs_candidate *const rs_plugin_candidates[] = {
    &fault_segv, &fault_segv_late, &fault_ill,    &fault_abort,  &fault_kill,
    &fault_exit, &fault_hang,      &fault_device, &fault_memory, NULL,
};
