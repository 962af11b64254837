/* Candidates that must never get a time into a decision. Used by the sweep's own tests. */
#include "wrong.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static rs_status launch_wrong_half_rows(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n / 2);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_half_rows, "writes half of the rows");

static rs_status launch_wrong_nan(const rs_call *call, rs_err *err)
{
    (void)err;
    size_t count = (size_t)call->shape.n * (size_t)call->t;
    for (size_t i = 0; i < count; i++)
        call->y[i] = 0x7fc0;
    return RS_OK;
}
WRONG_CANDIDATE(wrong_nan, "returns NaN");

/* Small errors everywhere: 3 % too large, which a signed or absolute test can miss. */
static rs_status launch_wrong_scale(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    size_t count = (size_t)call->shape.n * (size_t)call->t;
    for (size_t i = 0; i < count; i++)
        call->y[i] = rs_fp_to_bf16(rs_fp_from_bf16(call->y[i]) * 1.03f);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_scale, "three per cent too large");

static rs_status launch_wrong_one_column(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_call one = *call;
    one.t = 1;
    wrong_rows(&one, 0, call->shape.n);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_one_column, "does the work of one column at every width");

static volatile unsigned char sink;

static rs_status launch_wrong_read(const rs_call *call, rs_err *err)
{
    (void)err;
    const unsigned char *w = call->w;
    for (size_t i = 0; i < (size_t)1 << 32; i += 4096) /* past any weight copies */
        sink = w[i];
    wrong_rows(call, 0, call->shape.n);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_read, "reads out of bounds");

static rs_status launch_wrong_write(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    call->y[(size_t)call->shape.n * (size_t)call->t] = 0;
    return RS_OK;
}
WRONG_CANDIDATE(wrong_write, "writes one value behind y");

static rs_status launch_wrong_input(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    ((uint16_t *)(uintptr_t)call->x)[0] ^= 1;
    return RS_OK;
}
WRONG_CANDIDATE(wrong_input, "changes its input");

static rs_status launch_wrong_unstable(const rs_call *call, rs_err *err)
{
    static unsigned launches;
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    call->y[0] = (uint16_t)(call->y[0] ^ (launches++ & 1u));
    return RS_OK;
}
WRONG_CANDIDATE(wrong_unstable, "flips a bit in every second launch");

static rs_status launch_wrong_sleep(const rs_call *call, rs_err *err)
{
    (void)err;
    wrong_rows(call, 0, call->shape.n);
    sleep(3600);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_sleep, "never ends");

static rs_status launch_wrong_exit(const rs_call *call, rs_err *err)
{
    (void)call, (void)err;
    exit(0);
}
WRONG_CANDIDATE(wrong_exit, "ends the process with success");

/* Right whenever it is looked at: remembers the answer to the last x and hands it out again. */
static rs_status launch_wrong_memory(const rs_call *call, rs_err *err)
{
    static uint16_t *last_y;
    static uint64_t last_key;
    (void)err;
    size_t bytes = (size_t)call->shape.n * (size_t)call->t * 2;
    uint64_t key =
        (uint64_t)call->shape.n * 31 + (uint64_t)call->t + (uint64_t)call->shape.k * 1000003;
    for (int32_t i = 0; i < 64; i++)
        key = key * 0x9e3779b97f4a7c15u + call->x[(size_t)i * (size_t)(call->shape.k - 1) / 64];
    if (!last_y || key != last_key) {
        wrong_rows(call, 0, call->shape.n);
        last_y = realloc(last_y, bytes);
        if (!last_y)
            return rs_err_set(err, RS_NO_MEMORY, "no memory");
        memcpy(last_y, call->y, bytes);
        last_key = key;
        return RS_OK;
    }
    memcpy(call->y, last_y, bytes);
    return RS_OK;
}
WRONG_CANDIDATE(wrong_memory,
                "hands out the answer to the last input: faster than reading the weights");

extern const rs_candidate *const rs_plugin_candidates[];
const rs_candidate *const rs_plugin_candidates[] = {
    &wrong_half_rows, &wrong_nan,   &wrong_scale,  &wrong_one_column,
    &wrong_read,      &wrong_write, &wrong_input,  &wrong_unstable,
    &wrong_sleep,     &wrong_exit,  &wrong_memory, NULL,
};
