/* Foreign measurements from CSV. Layer: sweep. */
#include "sweep/adopt.h"

#include "sweep/base/json_read.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS_MAX = 16 };

typedef enum column { SHAPE, T, SCHEDULE, TIME, LAYOUT, NUMERIC, SAMPLE, COLUMN_COUNT } column;

typedef struct csv {
    rs_arena *arena;
    const char *at, *end;
    size_t line;
    const char *fields[FIELDS_MAX];
    size_t field_count;
    int where[COLUMN_COUNT]; /* field of a column; -1 = not there */
    double to_ns;
    rs_err *err;
} csv;

static rs_status fault(const csv *c, const char *what, const char *value)
{
    return rs_err_set(c->err, RS_FORMAT, "line %zu: %s '%s'", c->line, what,
                      rs_json_printable(c->arena, value));
}

/* Behind the opening quote: "" is a quote, line ends belong to the field. A 0 stands behind
   the text. */
static rs_status take_quoted(csv *c, const char **out)
{
    size_t room = 0, n = 0; /* up to the closing quote: not the rest of the file a field */
    while (c->at + room < c->end && (c->at[room] != '"' || c->at[room + 1] == '"'))
        room += c->at[room] == '"' ? 2 : 1;
    char *text = rs_arena_alloc(c->arena, room + 2);
    bool closed = false;
    while (c->at < c->end && !closed) {
        bool quote = *c->at == '"', twice = quote && c->at + 1 < c->end && c->at[1] == '"';
        closed = quote && !twice;
        c->line += *c->at == '\n';
        if (!closed)
            text[n++] = *c->at;
        c->at += twice ? 2 : 1;
    }
    *out = text;
    if (!closed)
        return fault(c, "a quoted field is not closed:", text);
    bool ends = c->at == c->end || *c->at == ',' || *c->at == '\n' || *c->at == '\r';
    return ends ? RS_OK : fault(c, "a comma or a line end must follow the quoted field", text);
}

static rs_status take_field(csv *c, const char **out)
{
    if (c->at < c->end && *c->at == '"') {
        c->at++;
        return take_quoted(c, out);
    }
    const char *from = c->at;
    while (c->at < c->end && *c->at != ',' && *c->at != '\n' && *c->at != '\r')
        c->at++;
    *out = rs_arena_printf(c->arena, "%.*s", (int)(c->at - from), from);
    return memchr(from, '"', (size_t)(c->at - from)) ? fault(c, "a quote inside of field", *out)
                                                     : RS_OK;
}

/* One record into c->fields; false at the end of the text. */
static rs_status take_record(csv *c, bool *out_more)
{
    c->field_count = 0;
    while (c->at < c->end && (*c->at == '\n' || *c->at == '\r')) /* empty lines */
        c->line += *c->at++ == '\n';
    *out_more = c->at < c->end;
    while (*out_more) {
        if (c->field_count == FIELDS_MAX)
            return fault(c, "more than 16 fields after", c->fields[FIELDS_MAX - 1]);
        rs_status st = take_field(c, &c->fields[c->field_count++]);
        if (st)
            return st;
        if (c->at == c->end || *c->at != ',')
            return RS_OK;
        c->at++;
    }
    return RS_OK;
}

/* ---- columns ---- */

static const char *const names[COLUMN_COUNT] = {"shape",  "t",       "schedule", NULL,
                                                "layout", "numeric", "sample"};
static const struct {
    const char *name;
    double to_ns;
} units[] = {{"time_ns", 1}, {"time_us", 1e3}, {"time_ms", 1e6}, {"time_s", 1e9}};

static int column_of(const char *name, double *out_to_ns)
{
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (!strcmp(name, units[i].name)) {
            *out_to_ns = units[i].to_ns;
            return TIME;
        }
    for (int i = 0; i < COLUMN_COUNT; i++)
        if (names[i] && !strcmp(name, names[i]))
            return i;
    return -1;
}

static rs_status take_head(csv *c)
{
    bool more;
    rs_status st = take_record(c, &more);
    for (int i = 0; i < COLUMN_COUNT; i++)
        c->where[i] = -1;
    for (size_t i = 0; i < c->field_count && !st; i++) {
        int which = column_of(c->fields[i], &c->to_ns);
        if (which < 0)
            return rs_err_set(
                c->err, RS_FORMAT,
                "line %zu: unknown column '%s'; known: shape, t, schedule, time_ns, "
                "time_us, time_ms, time_s, layout, numeric, sample",
                c->line, rs_json_printable(c->arena, c->fields[i]));
        if (c->where[which] >= 0)
            return fault(c, "a second column of this meaning:", c->fields[i]);
        c->where[which] = (int)i;
    }
    for (int i = 0; i <= TIME && !st; i++)
        if (c->where[i] < 0)
            return fault(c, "the first line names no column",
                         i == TIME ? "time_ns (or _us, _ms, _s)" : names[i]);
    return st;
}

static const char *field(const csv *c, column which)
{
    return c->where[which] < 0 ? NULL : c->fields[c->where[which]];
}

static rs_status take_time(const csv *c, double *out_ns)
{
    const char *text = field(c, TIME);
    char *end = NULL;
    errno = 0;
    double v = strtod(text, &end);
    bool plain = strspn(text, "0123456789.eE+-") == strlen(text);
    if (!*text || *end || errno || !plain)
        return fault(c, "a time must be a decimal number, not", text);
    *out_ns = v * c->to_ns;
    return RS_OK;
}

static rs_status take_whole(const csv *c, column which, int64_t min, int32_t *out)
{
    rs_err why = {0};
    int64_t v = 0;
    const char *text = field(c, which);
    if (!text)
        return RS_OK;
    if (strspn(text, "0123456789") != strlen(text) ||
        rs_text_int(names[which], text, min, INT32_MAX, &v, &why))
        return rs_err_set(c->err, RS_FORMAT, "line %zu: %s '%s' is not a whole number from %d",
                          c->line, names[which], rs_json_printable(c->arena, text), (int)min);
    *out = (int32_t)v;
    return RS_OK;
}

static rs_status take_row(csv *c, rs_adopt *a, size_t width)
{
    rs_adopt_row row = {.where = rs_arena_printf(a->arena, "line %zu", c->line),
                        .shape = field(c, SHAPE),
                        .schedule = field(c, SCHEDULE),
                        .layout = field(c, LAYOUT),
                        .numeric = field(c, NUMERIC)};
    if (c->field_count != width)
        return rs_err_set(c->err, RS_FORMAT, "line %zu: %zu fields, the first line has %zu",
                          c->line, c->field_count, width);
    /* An empty optional field is one that is not told. */
    row.layout = row.layout && *row.layout ? row.layout : NULL;
    row.numeric = row.numeric && *row.numeric ? row.numeric : NULL;
    rs_status st = take_whole(c, T, 1, &row.t);
    if (!st)
        st = take_whole(c, SAMPLE, 0, &row.sample);
    if (!st)
        st = take_time(c, &row.ns);
    return st ? st : rs_adopt_add(a, &row, c->err);
}

rs_status rs_adopt_csv(rs_adopt *a, const char *text, size_t size, rs_err *err)
{
    csv c = {.arena = a->arena, .at = text, .end = text + size, .line = 1, .err = err};
    if (memchr(text, 0, size))
        return rs_err_set(err, RS_FORMAT, "a byte of value 0: this is not CSV text");
    if (size >= 3 && !memcmp(text, "\xef\xbb\xbf", 3))
        c.at += 3; /* byte order mark, as spreadsheets write it */
    rs_status st = take_head(&c);
    size_t width = c.field_count;
    for (bool more = true; !st && more;) {
        st = take_record(&c, &more);
        if (!st && more)
            st = take_row(&c, a, width);
    }
    return st;
}
