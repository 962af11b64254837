/* Reading route tables from CSV. Layer: engine. */
#include "engine/routes_file.h"

#include "sweep/base/text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 7, FILE_MOST = 64 << 20 };
enum { TIER, SHAPE, T_LO, T_HI, SCHEDULE, LAYOUT, NUMERIC };
static const char header[] = "tier,shape,t_lo,t_hi,schedule,layout,numeric";

/* A file being read, line by line, in place. */
typedef struct reader {
    const char *path;
    char *at;
    int line;
} reader;

/* A number and a comma, or quoted text: moves *at behind the field and its separator. Doubled
   quotes stand for one. NULL when the line is not so. */
static char *next_field(char **at, bool last)
{
    char *from = *at, *to, *text;
    bool quoted = *from == '"', open = quoted;
    text = to = from += quoted;
    for (; *from && (quoted || *from != ','); from++) {
        if (quoted && *from == '"' && *++from != '"') {
            open = false;
            break;
        }
        *to++ = *from;
    }
    bool ended = !open && *from == (last ? '\0' : ',');
    *at = from + (*from != '\0');
    *to = '\0';
    return ended ? text : NULL;
}

static rs_status wrong(const reader *r, const char *what, rs_err *err)
{
    return rs_err_set(err, RS_FORMAT,
                      "%s:%d: %s; such a file is written by sweep plan --emit csv", r->path,
                      r->line, what);
}

/* The next line without its end, NULL at the end. */
static char *next_line(reader *r)
{
    char *line = r->at, *end = strchr(line, '\n');
    if (!*line)
        return NULL;
    r->line++;
    r->at = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    size_t length = strlen(line);
    if (length && line[length - 1] == '\r')
        line[length - 1] = '\0';
    return line;
}

static rs_status parse_width(const reader *r, const char *text, int32_t *out, rs_err *err)
{
    int64_t value = 0;
    char what[96];
    snprintf(what, sizeof what, "'%.40s' is no width from 1 to %d", text, RS_ROUTE_T_MAX);
    if (rs_text_int("T", text, 1, RS_ROUTE_T_MAX, &value, NULL))
        return wrong(r, what, err);
    *out = (int32_t)value;
    return RS_OK;
}

static rs_status
parse_route(const reader *r, char *line, const char **tier, rs_route *out, rs_err *err)
{
    char *f[FIELDS];
    for (int i = 0; i < FIELDS; i++)
        if (!(f[i] = next_field(&line, i == FIELDS - 1)))
            return wrong(r, "not seven fields", err);
    if (*tier && strcmp(*tier, f[TIER]) != 0)
        return wrong(r, "a second tier in one file", err);
    *tier = f[TIER];
    *out = (rs_route){
        .shape = f[SHAPE], .schedule = f[SCHEDULE], .layout = f[LAYOUT], .numeric = f[NUMERIC]};
    rs_status st = parse_width(r, f[T_LO], &out->t_lo, err);
    return st ? st : parse_width(r, f[T_HI], &out->t_hi, err);
}

static rs_status parse_table(rs_arena *arena, reader *r, rs_route_table *out, rs_err *err)
{
    rs_route *routes = NULL;
    size_t count = 0, cap = 0;
    const char *tier = NULL;
    char *line = next_line(r);
    rs_status st = line && !strcmp(line, header) ? RS_OK : wrong(r, "not the header", err);
    while (!st && (line = next_line(r))) {
        rs_route *route = rs_arena_push(arena, (void **)&routes, &count, &cap, sizeof *route);
        st = parse_route(r, line, &tier, route, err);
    }
    if (!st && !count)
        st = wrong(r, "no route", err);
    out->tier = tier;
    out->routes = routes;
    out->route_count = (int32_t)count;
    return st;
}

static rs_status read_all(rs_arena *arena, const char *path, char **out, rs_err *err)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot open the route table %s: %s", path,
                          strerror(errno));
    long size = fseek(f, 0, SEEK_END) ? -1 : ftell(f);
    rs_status st = RS_OK;
    if (size < 0 || size > FILE_MOST || fseek(f, 0, SEEK_SET))
        st = rs_err_set(err, RS_IO, "%s is no file of at most %d MiB", path, FILE_MOST >> 20);
    char *text = st ? NULL : rs_arena_array(arena, (size_t)size + 1, 1);
    if (!st && fread(text, 1, (size_t)size, f) != (size_t)size)
        st = rs_err_set(err, RS_IO, "cannot read the route table %s", path);
    fclose(f);
    if (!st && memchr(text, '\0', (size_t)size))
        st = rs_err_set(err, RS_FORMAT, "%s is no text", path);
    *out = text;
    return st;
}

rs_status rs_routes_file_choose(rs_arena *arena,
                                const rs_device *device,
                                const char *path,
                                rs_table_choice *out_choice,
                                rs_err *err)
{
    reader r = {.path = path};
    rs_table_choice generic;
    char why[160];
    rs_route_table *table = rs_arena_array(arena, 1, sizeof *table);
    char *fingerprint = rs_arena_array(arena, 17, 1);
    rs_status st = read_all(arena, path, &r.at, err);
    if (!st && r.at) /* the analyser does not know that an error is never OK */
        st = parse_table(arena, &r, table, err);
    if (!st && !rs_route_closed(table, why, sizeof why))
        st = rs_err_set(err, RS_FORMAT, "%s: not closed: %s", path, why);
    if (!st)
        st = rs_table_choose(device, NULL, &generic, err);
    if (st)
        return st;
    table->backend = rs_backend_name(device->backend);
    table->origin = "file";
    table->label = path;
    table->policy = table->data_hash = "";
    rs_route_fingerprint(table, fingerprint);
    table->fingerprint = fingerprint;
    *out_choice = (rs_table_choice){
        .table = table, .backstop = generic.backstop, .exact = false, .forced = true};
    return RS_OK;
}
