/* One number out of a JSON text. Layer: sweep.
   Reads forward and builds nothing: the tool otherwise only writes JSON. */
#include "sweep/ab.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MOST = 64 };

static const char *space(const char *p)
{
    return p + strspn(p, " \t\r\n");
}

/* Behind the string that begins at p; NULL when it does not end. */
static const char *skip_string(const char *p)
{
    for (p++; *p && *p != '"'; p++)
        if (*p == '\\' && p[1])
            p++;
    return *p ? p + 1 : NULL;
}

static const char *skip_value(const char *p, int depth);

/* Behind the container at p. */
static const char *skip_container(const char *p, int depth)
{
    char close = *p == '{' ? '}' : ']';
    p = space(p + 1);
    if (*p == close)
        return p + 1;
    while (p && *p) {
        if (close == '}') {
            p = *p == '"' ? skip_string(p) : NULL;
            p = p ? space(p) : NULL;
            if (!p || *p != ':')
                return NULL;
            p++;
        }
        p = skip_value(p, depth + 1);
        p = p ? space(p) : NULL;
        if (!p || *p == close)
            return p ? p + 1 : NULL;
        if (*p != ',')
            return NULL;
        p = space(p + 1);
    }
    return NULL;
}

/* Behind the value at p; NULL when there is none. */
static const char *skip_value(const char *p, int depth)
{
    p = space(p);
    if (depth > DEPTH_MOST)
        return NULL;
    if (*p == '"')
        return skip_string(p);
    if (*p == '{' || *p == '[')
        return skip_container(p, depth);
    size_t length = strcspn(p, ",]} \t\r\n");
    return length ? p + length : NULL;
}

/* The value of member `name` of the object at p; NULL when it has none. */
static const char *member(const char *p, const char *name, size_t length)
{
    if (*p != '{')
        return NULL;
    p = space(p + 1);
    while (p && *p == '"') {
        const char *key = p + 1, *end = skip_string(p);
        const char *value = end ? space(end) : NULL;
        if (!value || *value != ':')
            return NULL;
        if ((size_t)(end - 1 - key) == length && !strncmp(key, name, length))
            return space(value + 1);
        p = skip_value(value + 1, 0);
        p = p ? space(p) : NULL;
        p = p && *p == ',' ? space(p + 1) : NULL;
    }
    return NULL;
}

/* Element `index` of the array at p; NULL when it is shorter. */
static const char *element(const char *p, long index)
{
    if (*p != '[')
        return NULL;
    p = space(p + 1);
    for (; p && *p && *p != ']' && index > 0; index--) {
        p = skip_value(p, 0);
        p = p ? space(p) : NULL;
        p = p && *p == ',' ? space(p + 1) : NULL;
    }
    return p && *p && *p != ']' ? p : NULL;
}

/* First object or array that begins a line. */
static const char *document(const char *text)
{
    while (text) {
        const char *p = space(text);
        if (*p == '{' || *p == '[')
            return p;
        text = strchr(p, '\n');
    }
    return NULL;
}

bool rs_ab_json_number(const char *text, const char *path, double *out_value, char why[160])
{
    const char *p = document(text), *step = path;
    char *end;
    if (!p)
        return snprintf(why, 160, "no JSON in its output"), false;
    while (*step) {
        step += *step == '.';
        size_t length = strcspn(step, ".[");
        if (*step == '[') {
            long index = strtol(step + 1, &end, 10);
            p = *end == ']' && end > step + 1 ? element(p, index) : NULL;
            step += strcspn(step, "]") + (*end == ']');
        } else {
            p = member(p, step, length);
            step += length;
        }
        if (!p)
            return snprintf(why, 160, "its JSON has nothing at '%.*s'", (int)(step - path),
                            path),
                   false;
    }
    double value = strtod(p, &end);
    if (end == p || !strchr(",]} \t\r\n", *end))
        return snprintf(why, 160, "its JSON has no number at '%.80s'", path), false;
    *out_value = value;
    return true;
}
