/* Members, paths and checked values of read JSON. Layer: base. */
#include "sweep/base/json_read.h"

#include <math.h>
#include <string.h>

enum { SHOWN_MAX = 80 };

const rs_json_value *rs_json_find(const rs_json_value *object, const char *name)
{
    const rs_json_value *v = object->type == RS_JSON_OBJECT ? object->first : NULL;
    while (v && strcmp(v->name, name) != 0)
        v = v->next;
    return v;
}

const char *rs_json_printable(rs_arena *arena, const char *text)
{
    size_t n = strlen(text);
    bool cut = n > SHOWN_MAX;
    char *out = rs_arena_printf(arena, "%.*s%s", SHOWN_MAX, text, cut ? "..." : "");
    for (char *p = out; *p; p++)
        if ((unsigned char)*p < 32 || *p == 127)
            *p = '?';
    return out;
}

static bool plain(const char *name)
{
    return *name && strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
                                 "0123456789") == strlen(name);
}

const char *rs_json_path(rs_arena *arena, const rs_json_value *value)
{
    if (!value->parent)
        return "$";
    const char *above = rs_json_path(arena, value->parent);
    if (!value->name)
        return rs_arena_printf(arena, "%s[%zu]", above, value->index);
    const char *name = rs_json_printable(arena, value->name);
    return rs_arena_printf(arena, plain(name) ? "%s.%s" : "%s[\"%s\"]", above, name);
}

const char *rs_json_type_name(rs_json_type type)
{
    static const char *const names[] = {"null",     "true or false", "a number",
                                        "a string", "a list",        "an object"};
    return names[type];
}

const char *rs_json_shown(rs_arena *arena, const rs_json_value *value)
{
    if (value->type == RS_JSON_NUMBER)
        return rs_json_printable(arena, value->text);
    if (value->type == RS_JSON_STRING)
        return rs_arena_printf(arena, "'%s'", rs_json_printable(arena, value->text));
    if (value->type == RS_JSON_BOOL)
        return value->boolean ? "true" : "false";
    return rs_json_type_name(value->type);
}

rs_status rs_json_member(rs_arena *arena,
                         const rs_json_value *object,
                         const char *name,
                         rs_json_type type,
                         bool needed,
                         const rs_json_value **out,
                         rs_err *err)
{
    const rs_json_value *v = rs_json_find(object, name);
    if (!v && needed)
        return rs_err_set(err, RS_FORMAT, "%s is %s without a member '%s'; it must be %s",
                          rs_json_path(arena, object), rs_json_shown(arena, object), name,
                          rs_json_type_name(type));
    if (v && v->type != type)
        return rs_err_set(err, RS_FORMAT, "%s is %s; it must be %s", rs_json_path(arena, v),
                          rs_json_shown(arena, v), rs_json_type_name(type));
    *out = v;
    return RS_OK;
}

rs_status rs_json_whole(rs_arena *arena,
                        const rs_json_value *value,
                        int64_t min,
                        int64_t max,
                        int64_t *out,
                        rs_err *err)
{
    bool whole = value->type == RS_JSON_NUMBER && floor(value->number) == value->number &&
                 value->number >= (double)min && value->number <= (double)max;
    if (!whole)
        return rs_err_set(err, RS_FORMAT,
                          "%s is %s; it must be a whole number from %lld to %lld",
                          rs_json_path(arena, value), rs_json_shown(arena, value),
                          (long long)min, (long long)max);
    *out = (int64_t)value->number;
    return RS_OK;
}
