/* Amplification: bytes that a profiler saw moving against bytes needed. Layer: sweep.
   Source of the format: Nsight Compute CLI, `--csv --page raw`: lines of the profiler itself,
   a line of column names, a line of units, a line a launch; every field in quotes, thousands
   separated by commas. */
#include "sweep/screen_internal.h"

#include "kernels/shape.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What is read of a line. */
enum { READ, WRITE, CACHE, METRICS };

static const char *const metric_names[METRICS] = {"dram__bytes_read.sum",
                                                  "dram__bytes_write.sum", "lts__t_bytes.sum"};

static const rs_column columns[] = {
    {"dram_ratio", "DRAM / needed", 2},  {"cache_ratio", "L2 / needed", 2},
    {"dram_read_bytes", "DRAM read", 0}, {"dram_write_bytes", "DRAM written", 0},
    {"cache_bytes", "L2 bytes", 0},      {"needed_bytes", "needed", 0},
    {"launches", "launches", 0},         {"kernel", "kernel", RS_COLUMN_TEXT},
};

typedef struct fields {
    char **list;
    size_t count, cap;
} fields;

typedef struct kernel {
    const char *name;
    double sums[METRICS];
    size_t launches;
} kernel;

typedef struct report {
    rs_arena *arena;
    const char *path;
    fields heads, units;
    size_t name_column, metric_columns[METRICS]; /* SIZE_MAX = not there */
    kernel *kernels;
    size_t count, cap;
} report;

/* Split a line of quoted fields in place; a doubled quote is one. */
static fields split(rs_arena *arena, char *line)
{
    fields f = {0};
    for (char *p = line; *p;) {
        bool quoted = *p == '"';
        char *to = p += quoted, **slot;
        slot = rs_arena_push(arena, (void **)&f.list, &f.count, &f.cap, sizeof *f.list);
        *slot = to;
        while (*p && (quoted ? *p != '"' || p[1] == '"' : *p != ',' && *p != '\n')) {
            p += quoted && *p == '"';
            *to++ = *p++;
        }
        p += *p == '"';
        bool more = *p == ',';
        p += *p != '\0';
        *to = '\0';
        if (!more)
            break;
    }
    return f;
}

static size_t column_of(const fields *heads, const char *name)
{
    for (size_t i = 0; i < heads->count; i++)
        if (!strcmp(heads->list[i], name))
            return i;
    return SIZE_MAX;
}

static rs_status take_heads(report *r, rs_err *err)
{
    bool any = false;
    r->name_column = column_of(&r->heads, "Kernel Name");
    for (int i = 0; i < METRICS; i++) {
        r->metric_columns[i] = column_of(&r->heads, metric_names[i]);
        any |= r->metric_columns[i] != SIZE_MAX;
    }
    if (r->name_column != SIZE_MAX && any)
        return RS_OK;
    return rs_err_set(err, RS_FORMAT,
                      "%s has no column %s; make it with ncu --csv --page raw --metrics "
                      "dram__bytes_read.sum,dram__bytes_write.sum,lts__t_bytes.sum",
                      r->path,
                      r->name_column == SIZE_MAX ? "\"Kernel Name\"" : "of those metrics");
}

/* "Mbyte" -> 1e6; NaN for what is no unit of bytes. */
static double unit_scale(const char *unit)
{
    static const char prefixes[] = "KMGT";
    const char *found = *unit && strcmp(unit + 1, "byte") == 0 ? strchr(prefixes, *unit) : NULL;
    if (!strcmp(unit, "byte"))
        return 1;
    return found ? pow(1000, (double)(found - prefixes + 1)) : NAN;
}

/* "1,234.5" -> 1234.5; NaN for what is no number. */
static double number_of(const char *text)
{
    char plain[64], *end = plain;
    size_t n = 0;
    for (; *text && n + 1 < sizeof plain; text++)
        if (*text != ',')
            plain[n++] = *text;
    plain[n] = '\0';
    double value = strtod(plain, &end);
    return n && !*end ? value : NAN;
}

static kernel *kernel_of(report *r, const char *name)
{
    for (size_t i = 0; i < r->count; i++)
        if (!strcmp(r->kernels[i].name, name))
            return &r->kernels[i];
    kernel *k = rs_arena_push(r->arena, (void **)&r->kernels, &r->count, &r->cap, sizeof *k);
    k->name = name;
    return k;
}

static rs_status take_launch(report *r, const fields *f, size_t line, rs_err *err)
{
    if (!f->list || !r->units.list || f->count != r->heads.count)
        return rs_err_set(err, RS_FORMAT, "%s:%zu has %zu fields where the heads are %zu",
                          r->path, line, f->count, r->heads.count);
    kernel *k = kernel_of(r, f->list[r->name_column]);
    k->launches++;
    for (int i = 0; i < METRICS; i++) {
        size_t column = r->metric_columns[i];
        double bytes = column == SIZE_MAX
                           ? NAN
                           : number_of(f->list[column]) * unit_scale(r->units.list[column]);
        if (column != SIZE_MAX && isnan(bytes))
            return rs_err_set(err, RS_FORMAT,
                              "%s:%zu: %s is '%s' in '%s', not a number of "
                              "bytes; make the report again with --print-units base",
                              r->path, line, metric_names[i], f->list[column],
                              r->units.list[column]);
        k->sums[i] += bytes;
    }
    return RS_OK;
}

/* Lines that do not begin with a quote are the profiler's own words. */
static rs_status read_report(report *r, FILE *in, rs_err *err)
{
    char *line = NULL;
    size_t room = 0, number = 0, seen = 0;
    rs_status st = RS_OK;
    while (!st && getline(&line, &room, in) > 0) {
        number++;
        if (line[0] != '"')
            continue;
        fields f = split(r->arena, rs_arena_strdup(r->arena, line));
        if (seen == 0) {
            r->heads = f;
            st = take_heads(r, err);
        } else if (seen == 1 && f.count == r->heads.count)
            r->units = f;
        else
            st = take_launch(r, &f, number, err);
        seen++;
    }
    free(line);
    if (!st && r->count == 0)
        st = rs_err_set(err, RS_FORMAT, "%s holds no launch; was a kernel profiled?", r->path);
    return st;
}

static void add(rs_screen *s, const kernel *k, double needed)
{
    double each[METRICS], launches = (double)k->launches;
    for (int i = 0; i < METRICS; i++)
        each[i] = k->sums[i] / launches;
    double dram =
        isnan(each[READ]) ? each[WRITE] : each[READ] + (isnan(each[WRITE]) ? 0 : each[WRITE]);
    double worst = fmax(dram, each[CACHE]) / needed;
    rs_value *v = rs_table_add(&s->table, worst);
    v[0].number = dram / needed;
    v[1].number = each[CACHE] / needed;
    v[2].number = each[READ];
    v[3].number = each[WRITE];
    v[4].number = each[CACHE];
    v[5].number = needed;
    v[6].number = launches;
    v[7].text = k->name;
}

/* What a launch needs is known of a shape at a width, not of a kernel's name. */
static rs_status needed_bytes(const rs_screen_options *o, double *out, rs_err *err)
{
    rs_shape shape;
    if (!o->shape || o->token_count != 1)
        return rs_err_set(err, RS_USAGE,
                          "amplification needs what was profiled: one --shape "
                          "and one --t, e.g. --shape q4g64:linear:5120x640 --t 8");
    rs_status st = rs_shape_parse(o->shape, &shape, err);
    if (!st)
        *out = (double)rs_shape_unique_bytes(&shape, o->tokens[0]);
    return st;
}

rs_status
rs_screen_report(FILE *out, const char *path, const rs_screen_options *options, rs_err *err)
{
    double needed = 0;
    rs_status st = needed_bytes(options, &needed, err);
    if (st)
        return st;
    FILE *in = fopen(path, "r");
    if (!in)
        return rs_err_set(err, RS_IO, "cannot open the report %s: %s", path, strerror(errno));
    rs_screen s = {.arena = rs_arena_new(), .options = options};
    report r = {.arena = s.arena, .path = path};
    rs_screen_columns(&s, columns, sizeof columns / sizeof *columns);
    st = read_report(&r, in, err);
    (void)fclose(in);
    for (size_t i = 0; i < r.count && !st; i++)
        add(&s, &r.kernels[i], needed);
    s.advice =
        "1 is ideal. DRAM above 1.1: weights are read more than once (order the tiles so "
        "that what shares them runs together) or results spill. L2 far above DRAM: "
        "activations are fetched again for every tile; larger tiles or multicast.";
    if (!st)
        rs_screen_show(out, RS_SCREEN_amplification, &s);
    rs_arena_free(s.arena);
    return st;
}
