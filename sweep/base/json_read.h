/* Reading JSON that others wrote. Layer: base.
   Strict RFC 8259: one value, no comments, no trailing commas, no duplicate names, UTF-8
   checked, at most RS_JSON_READ_DEPTH levels. Errors name the place, the value and what is
   wanted. */
#ifndef RS_BASE_JSON_READ_H
#define RS_BASE_JSON_READ_H

#include "sweep/base/arena.h"

enum { RS_JSON_READ_DEPTH = 64 };

typedef enum rs_json_type {
    RS_JSON_NULL,
    RS_JSON_BOOL,
    RS_JSON_NUMBER,
    RS_JSON_STRING,
    RS_JSON_ARRAY,
    RS_JSON_OBJECT
} rs_json_type;

typedef struct rs_json_value {
    rs_json_type type;
    bool boolean;
    double number;
    const char *text; /* STRING: its characters, never one of code 0; NUMBER: as written */
    const char *name; /* inside an object; NULL elsewhere */
    size_t index;     /* inside an array or object, from 0 */
    size_t count;     /* of an ARRAY's or OBJECT's items */
    struct rs_json_value *first, *next;
    const struct rs_json_value *parent; /* NULL = the root */
} rs_json_value;

/* Parse `size` bytes. Everything belongs to `arena`. FORMAT with line and column of the first
   fault. Time and memory are linear in the text but for the sort of an object's names. */
RS_NODISCARD rs_status rs_json_parse(rs_arena *arena,
                                     const char *text,
                                     size_t size,
                                     const rs_json_value **out_root,
                                     rs_err *err);

/* The member called `name`, or NULL. */
const rs_json_value *rs_json_find(const rs_json_value *object, const char *name);

/* Where a value stands: "$.devices[0].routes[\"q5_linear/64x64\"][1][0]". From `arena`. */
const char *rs_json_path(rs_arena *arena, const rs_json_value *value);

/* What a value is, for a message: a number as written, a string in quotes, "an object"; long
   ones cut, control characters replaced. From `arena`. */
const char *rs_json_shown(rs_arena *arena, const rs_json_value *value);

/* "string", "whole number", ... of `value`, for messages about types. */
const char *rs_json_type_name(rs_json_type type);

/* The member `name` of `object` with this type; NULL in *out when it is absent and not
   `needed`. FORMAT names path, value and the type that is wanted. */
RS_NODISCARD rs_status rs_json_member(rs_arena *arena,
                                      const rs_json_value *object,
                                      const char *name,
                                      rs_json_type type,
                                      bool needed,
                                      const rs_json_value **out,
                                      rs_err *err);

/* A whole number in [min, max]; FORMAT names path, value and range. */
RS_NODISCARD rs_status rs_json_whole(rs_arena *arena,
                                     const rs_json_value *value,
                                     int64_t min,
                                     int64_t max,
                                     int64_t *out,
                                     rs_err *err);

/* `text` fit for a message: at most 80 bytes, control characters as '?'. From `arena`. */
const char *rs_json_printable(rs_arena *arena, const char *text);

#endif
