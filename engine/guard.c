/* Arithmetic of the memory guard. Layer: engine. */
#include "engine/guard.h"

#include "engine/kv.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

/* What cannot be counted is SIZE_MAX, which nothing holds. */
static size_t add(size_t a, size_t b)
{
    size_t sum;
    return __builtin_add_overflow(a, b, &sum) ? SIZE_MAX : sum;
}

static size_t times(size_t a, size_t b)
{
    size_t product;
    return __builtin_mul_overflow(a, b, &product) ? SIZE_MAX : product;
}

size_t rs_guard_context_bytes(const rs_guard *guard, int32_t context)
{
    size_t pages = times((size_t)rs_kv_pages(context), (size_t)guard->lanes);
    return add(times(pages, guard->page_bytes), times((size_t)context, guard->position_bytes));
}

static size_t fixed_bytes(const rs_guard *g)
{
    return add(add(g->weights, g->second_layouts), add(g->vectors, g->workspace));
}

size_t rs_guard_bytes(const rs_guard *guard, int32_t context)
{
    return add(fixed_bytes(guard), rs_guard_context_bytes(guard, context));
}

int32_t rs_guard_context(const rs_guard *guard, size_t limit)
{
    int32_t low = 0,
            high = rs_kv_pages(guard->context_max); /* low pages fit, high + 1 do not */
    while (low < high) {
        int32_t middle = low + (high - low + 1) / 2;
        int64_t positions = (int64_t)middle * RS_KV_PAGE;
        int32_t asked =
            positions < guard->context_max ? (int32_t)positions : guard->context_max;
        if (rs_guard_bytes(guard, asked) <= limit)
            low = middle;
        else
            high = middle - 1;
    }
    int64_t positions = (int64_t)low * RS_KV_PAGE;
    return positions < guard->context_max ? (int32_t)positions : guard->context_max;
}

static double mib(size_t bytes)
{
    return (double)bytes / 1048576;
}

void rs_guard_log(const rs_guard *guard)
{
    const struct {
        const char *name;
        size_t bytes;
    } terms[] = {{"weights", guard->weights},
                 {"second layouts", guard->second_layouts},
                 {"embedding, norms", guard->vectors},
                 {"keys and values", rs_guard_context_bytes(guard, guard->context)},
                 {"workspace", guard->workspace},
                 {"sum", rs_guard_bytes(guard, guard->context)}};
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
        rs_log(RS_LOG_INFO, "memory", "%-17s %10.1f MiB", terms[i].name, mib(terms[i].bytes));
}

rs_status rs_guard_check(const rs_guard *guard, size_t limit, rs_err *err)
{
    size_t need = rs_guard_bytes(guard, guard->context);
    int32_t fits = rs_guard_context(guard, limit);
    char remedy[96] = "no context fits: use fewer --lanes or a smaller model";
    if (need <= limit)
        return RS_OK;
    if (fits)
        snprintf(remedy, sizeof remedy, "the largest context that fits is %d (--context %d)",
                 fits, fits);
    return rs_err_set(err, RS_NO_MEMORY,
                      "%.1f MiB wanted, %.1f allowed: weights %.1f, second layouts %.1f, "
                      "embedding and norms %.1f, keys and values of %d x %d %.1f, workspace "
                      "%.1f; %s",
                      mib(need), mib(limit), mib(guard->weights), mib(guard->second_layouts),
                      mib(guard->vectors), guard->lanes, guard->context,
                      mib(rs_guard_context_bytes(guard, guard->context)), mib(guard->workspace),
                      remedy);
}

rs_status rs_guard_parse(const char *what, const char *text, size_t *out_bytes, rs_err *err)
{
    static const char units[] = "kmg";
    char digits[24];
    size_t length = strlen(text);
    const char *unit = length ? strchr(units, text[length - 1] | 0x20) : NULL;
    int shift = unit && *unit ? 10 * (int)(unit - units + 1) : 0;
    int64_t value = 0;
    snprintf(digits, sizeof digits, "%.*s", (int)(length - (shift > 0)), text);
    if (length >= sizeof digits ||
        rs_text_int(what, digits, 1, INT64_MAX >> shift, &value, NULL))
        return rs_err_set(err, RS_USAGE,
                          "%s '%.32s': bytes, with k, m or g behind for powers of 1024", what,
                          text);
    *out_bytes = (size_t)value << shift;
    return RS_OK;
}
