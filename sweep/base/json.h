/* Streaming JSON writer. Layer: base.
   Own code because the static build carries no cJSON (the distribution ships no archive of it)
   and the tool only ever writes JSON. */
#ifndef RS_BASE_JSON_H
#define RS_BASE_JSON_H

#include "sweep/base/status.h"
#include <stdio.h>

enum { RS_JSON_DEPTH = 32 };

/* Zero-initialise with {.out = file}. Nesting deeper than RS_JSON_DEPTH aborts (a bug). */
typedef struct rs_json {
    FILE *out;
    int depth;
    bool has_items[RS_JSON_DEPTH];
} rs_json;

/* `key` is NULL inside arrays and for the outermost value. */
void rs_json_object(rs_json *json, const char *key);
void rs_json_array(rs_json *json, const char *key);
/* Close the innermost object ('}') or array (']'). */
void rs_json_close(rs_json *json, char bracket);
/* "schema": "routesweep.<name>/<version>", first in every object that a command prints. The
   version goes up when a field changes its meaning or goes; new fields may come at any time.
   reports/json-schemas.md lists all. */
void rs_json_schema(rs_json *json, const char *name, int version);
/* Text must be UTF-8; control characters, quotes and backslashes are escaped. NULL -> null. */
void rs_json_text(rs_json *json, const char *key, const char *text);
void rs_json_int(rs_json *json, const char *key, int64_t value);
/* Non-finite numbers become null: JSON has no name for them. */
void rs_json_num(rs_json *json, const char *key, double value);
void rs_json_bool(rs_json *json, const char *key, bool value);

#endif
