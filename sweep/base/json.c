/* Streaming JSON writer. Layer: base. */
#include "sweep/base/json.h"

#include <inttypes.h>
#include <math.h>

static void put_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
        if (*p == '"' || *p == '\\')
            fprintf(out, "\\%c", *p);
        else if (*p < 0x20)
            fprintf(out, "\\u%04x", *p);
        else
            fputc(*p, out);
    }
    fputc('"', out);
}

static void begin(rs_json *json, const char *key)
{
    if (json->has_items[json->depth])
        fputc(',', json->out);
    if (json->depth > 0)
        fprintf(json->out, "\n%*s", 2 * json->depth, "");
    json->has_items[json->depth] = true;
    if (key) {
        put_text(json->out, key);
        fputs(": ", json->out);
    }
}

static void open_bracket(rs_json *json, const char *key, char bracket)
{
    RS_CHECK(json->depth + 1 < RS_JSON_DEPTH);
    begin(json, key);
    fputc(bracket, json->out);
    json->has_items[++json->depth] = false;
}

void rs_json_object(rs_json *json, const char *key)
{
    open_bracket(json, key, '{');
}

void rs_json_array(rs_json *json, const char *key)
{
    open_bracket(json, key, '[');
}

void rs_json_close(rs_json *json, char bracket)
{
    RS_CHECK(json->depth > 0);
    bool had = json->has_items[json->depth--];
    if (had)
        fprintf(json->out, "\n%*s", 2 * json->depth, "");
    fputc(bracket, json->out);
    if (json->depth == 0)
        fputc('\n', json->out);
}

void rs_json_text(rs_json *json, const char *key, const char *text)
{
    begin(json, key);
    if (text)
        put_text(json->out, text);
    else
        fputs("null", json->out);
}

void rs_json_schema(rs_json *json, const char *name, int version)
{
    begin(json, "schema");
    fprintf(json->out, "\"routesweep.%s/%d\"", name, version);
}

void rs_json_int(rs_json *json, const char *key, int64_t value)
{
    begin(json, key);
    fprintf(json->out, "%" PRId64, value);
}

void rs_json_num(rs_json *json, const char *key, double value)
{
    begin(json, key);
    if (isfinite(value))
        fprintf(json->out, "%.9g", value);
    else
        fputs("null", json->out);
}

void rs_json_bool(rs_json *json, const char *key, bool value)
{
    begin(json, key);
    fputs(value ? "true" : "false", json->out);
}
