/* Schedules: text form, enumeration, domain check. Layer: kernels. */
#include "kernels/candidate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *rs_numeric_name(rs_numeric numeric)
{
    static const char *const names[RS_NUMERIC_COUNT] = {
#define NUMERIC_NAME(name) #name,
        RS_NUMERIC_MAP(NUMERIC_NAME)
#undef NUMERIC_NAME
    };
    RS_CHECK((unsigned)numeric < RS_NUMERIC_COUNT);
    return names[numeric];
}

const char *rs_schedule_text(const rs_schedule *schedule, char out[RS_SCHEDULE_TEXT])
{
    const rs_candidate *c = schedule->candidate;
    int used = snprintf(out, RS_SCHEDULE_TEXT, "%s", c->id);
    for (int32_t i = 0; i < c->knob_count && used < RS_SCHEDULE_TEXT; i++)
        used += snprintf(out + used, (size_t)(RS_SCHEDULE_TEXT - used), "%c%s=%d",
                         i ? ',' : '/', c->knobs[i].name, schedule->knobs[i]);
    RS_CHECK(used < RS_SCHEDULE_TEXT);
    return out;
}

static const rs_candidate *find(const char *id, size_t length, const rs_candidate *const *table)
{
    for (; *table; table++)
        if (strlen((*table)->id) == length && !memcmp((*table)->id, id, length))
            return *table;
    return NULL;
}

static bool has_value(const rs_knob *knob, int32_t value)
{
    for (int32_t i = 0; i < knob->count; i++)
        if (knob->values[i] == value)
            return true;
    return false;
}

rs_status rs_schedule_parse(const char *text,
                            const rs_candidate *const *table,
                            rs_schedule *out_schedule,
                            rs_err *err)
{
    size_t id_length = strcspn(text, "/");
    rs_schedule s = {.candidate = find(text, id_length, table)};
    if (!s.candidate)
        return rs_err_set(err, RS_UNKNOWN,
                          "schedule '%s': this build has no candidate '%.*s'; see `sweep list`",
                          text, (int)id_length, text);
    const char *p = text + id_length;
    for (int32_t i = 0; i < s.candidate->knob_count; i++) {
        const rs_knob *knob = &s.candidate->knobs[i];
        size_t name_length = strlen(knob->name);
        char *end = NULL;
        if (*p != (i ? ',' : '/') || strncmp(p + 1, knob->name, name_length) ||
            p[1 + name_length] != '=')
            return rs_err_set(err, RS_UNKNOWN, "schedule '%s': knob '%s' expected", text,
                              knob->name);
        long value = strtol(p + name_length + 2, &end, 10);
        if (end == p + name_length + 2 || value < INT32_MIN || value > INT32_MAX ||
            !has_value(knob, (int32_t)value))
            return rs_err_set(err, RS_UNKNOWN,
                              "schedule '%s': this build has no such value of '%s'", text,
                              knob->name);
        s.knobs[i] = (int32_t)value;
        p = end;
    }
    if (*p)
        return rs_err_set(err, RS_UNKNOWN, "schedule '%s': '%s' is not a knob of this build",
                          text, p);
    *out_schedule = s;
    return RS_OK;
}

bool rs_schedule_next(const rs_candidate *candidate, int32_t *index, rs_schedule *out_schedule)
{
    int32_t rest = (*index)++;
    rs_schedule s = {.candidate = candidate};
    for (int32_t i = candidate->knob_count; i-- > 0;) {
        s.knobs[i] = candidate->knobs[i].values[rest % candidate->knobs[i].count];
        rest /= candidate->knobs[i].count;
    }
    if (rest > 0)
        return false;
    *out_schedule = s;
    return true;
}

static rs_status fixed_domain(const rs_candidate *c,
                              const rs_device *device,
                              const rs_shape *shape,
                              int32_t t,
                              rs_err *err)
{
    char names[RS_TIER_TEXT];
    if (!rs_candidate_serves(c, shape->op) || c->backend != device->backend)
        return rs_err_set(err, RS_UNSUPPORTED, "for another op or backend");
    rs_status st = rs_op_check_rows(shape->op, shape->n, err);
    if (st)
        return st;
    if (!(c->formats & RS_FORMAT_BIT(shape->format)) ||
        !c->layout->bytes(shape->format, shape->n, shape->k))
        return rs_err_set(err, RS_UNSUPPORTED, "format %s", rs_format_get(shape->format)->name);
    if (t < c->t_min || t > c->t_max)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d outside %d..%d", t, c->t_min, c->t_max);
    if (shape->k % c->k_multiple || shape->n % c->n_multiple)
        return rs_err_set(err, RS_UNSUPPORTED, "needs N a multiple of %d and K of %d",
                          c->n_multiple, c->k_multiple);
    if (c->cpu_features & ~device->cpu_features)
        return rs_err_set(err, RS_UNSUPPORTED, "this CPU lacks %s",
                          rs_device_features(c->cpu_features & ~device->cpu_features, names));
    if (device->cc < c->cc_min)
        return rs_err_set(err, RS_UNSUPPORTED, "needs compute capability %d.%d", c->cc_min / 10,
                          c->cc_min % 10);
    return RS_OK;
}

bool rs_candidate_serves(const rs_candidate *candidate, rs_op op)
{
    return (candidate->ops & RS_OP_BIT(op)) != 0;
}

bool rs_candidate_does(const rs_candidate *candidate, rs_op op)
{
    return rs_candidate_serves(candidate, op) ||
           (rs_op_get(op)->parts_max > 1 && rs_candidate_serves(candidate, RS_OP_linear));
}

/* How many launches a call is made of. */
static int turns(const rs_candidate *c, const rs_shape *shape)
{
    return rs_candidate_serves(c, shape->op) ? 1 : rs_parts_count(shape);
}

static rs_shape turn_shape(const rs_candidate *c, const rs_shape *shape, int turn)
{
    return rs_candidate_serves(c, shape->op) ? *shape : rs_parts_shape(shape, turn);
}

static rs_call turn_call(const rs_candidate *c, const rs_call *call, int turn)
{
    rs_call one = *call;
    if (rs_candidate_serves(c, call->shape.op))
        return one;
    one.shape = rs_parts_shape(&call->shape, turn);
    one.w = (const char *)call->w + rs_parts_offset(c->layout, &call->shape, turn);
    one.y += (size_t)call->t * (size_t)rs_parts_y_rows_before(&call->shape, turn);
    return one;
}

/* A later part's y stands right behind the one before it, so nothing but values is aligned
   there in general, and kernels of a GPU store more than one at once; the reference does not.
 */
static rs_status
aligned_part(const rs_candidate *c, const rs_shape *shape, int32_t t, int turn, rs_err *err)
{
    enum { VALUES = 8 }; /* 16 bytes, the widest store there is */
    const int64_t at = turn > 0 ? (int64_t)t * rs_parts_y_rows_before(shape, turn) : 0;
    if (c->backend != RS_BACKEND_CUDA || c->is_ref || at % VALUES == 0)
        return RS_OK;
    return rs_err_set(
        err, RS_UNSUPPORTED,
        "y of the second matrix begins at value %lld, no multiple of %d, with T %d "
        "and %d rows before it",
        (long long)at, VALUES, t, rs_parts_y_rows_before(shape, turn));
}

rs_status rs_schedule_supports(const rs_schedule *schedule,
                               const rs_device *device,
                               const rs_shape *shape,
                               int32_t t,
                               rs_err *err)
{
    const rs_candidate *c = schedule->candidate;
    rs_status st = RS_OK;
    for (int i = 0; i < turns(c, shape) && !st; i++) {
        rs_shape one = turn_shape(c, shape, i);
        st = fixed_domain(c, device, &one, t, err);
        if (!st)
            st = aligned_part(c, shape, t, i, err);
        if (!st && c->supports)
            st = c->supports(device, &one, t, schedule->knobs, err);
    }
    return st;
}

size_t rs_schedule_workspace(const rs_schedule *schedule,
                             const rs_device *device,
                             const rs_shape *shape,
                             int32_t t)
{
    const rs_candidate *c = schedule->candidate;
    size_t most = 0;
    for (int i = 0; i < turns(c, shape) && c->workspace_bytes; i++) {
        rs_shape one = turn_shape(c, shape, i);
        size_t bytes = c->workspace_bytes(device, &one, t, schedule->knobs);
        most = bytes > most ? bytes : most;
    }
    return most;
}

rs_status rs_candidate_launch(const rs_candidate *candidate, const rs_call *call, rs_err *err)
{
    rs_status st = RS_OK;
    for (int i = 0; i < turns(candidate, &call->shape) && !st; i++) {
        rs_call one = turn_call(candidate, call, i);
        st = candidate->launch(&one, err);
    }
    return st;
}

rs_status rs_candidate_resources(const rs_candidate *candidate,
                                 const rs_call *call,
                                 rs_resources *out,
                                 rs_err *err)
{
    rs_call first = turn_call(candidate, call, 0);
    *out = (rs_resources){0};
    return candidate->resources ? candidate->resources(&first, out, err) : RS_OK;
}

const rs_candidate *
rs_candidate_ref(const rs_candidate *const *table, rs_op op, rs_backend backend)
{
    rs_op single = rs_op_get(op)->parts_max > 1 ? RS_OP_linear : op;
    for (; *table; table++)
        if ((*table)->is_ref && rs_candidate_serves(*table, single) &&
            (*table)->backend == backend)
            return *table;
    return NULL;
}
