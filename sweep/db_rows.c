/* Rows of the database as CSV, JSON lines or a table: `sweep db export`, `sweep db sql`.
   Layer: sweep. */
#include "sweep/db_command.h"
#include "sweep/table.h"

#include "db/inspect.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Shortest text that reads back as the same number. */
static const char *real_text(double value, char out[32])
{
    snprintf(out, 32, "%.15g", value);
    if (strtod(out, NULL) != value)
        snprintf(out, 32, "%.17g", value);
    return out;
}

static rs_status written(FILE *out, rs_err *err)
{
    return ferror(out) ? rs_err_set(err, RS_IO, "cannot write the rows: %s", strerror(errno))
                       : RS_OK;
}

/* ---- CSV, as RFC 4180 has it; NULL is an empty field, an empty text is "" ---- */

static void put_quoted(FILE *out, const char *text)
{
    bool plain = *text && !strpbrk(text, ",\"\r\n");
    if (plain) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

static void put_field(FILE *out, const rs_db_field *f)
{
    char text[32];
    if (f->kind == RS_DB_INT)
        fprintf(out, "%lld", (long long)f->number);
    else if (f->kind == RS_DB_REAL)
        fputs(real_text(f->real, text), out);
    else if (f->kind == RS_DB_TEXT)
        put_quoted(out, f->text);
}

static rs_status csv_row(
    void *arg, const char *const *names, const rs_db_field *fields, size_t count, rs_err *err)
{
    FILE *out = arg;
    for (size_t i = 0; i < count; i++) {
        if (i)
            fputc(',', out);
        if (fields)
            put_field(out, &fields[i]);
        else
            put_quoted(out, names[i]);
    }
    fputc('\n', out);
    return written(out, err);
}

/* ---- JSON lines: an object a line, which pandas (lines=True) and pyarrow read ---- */

static void put_json(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++)
        if (*p == '"' || *p == '\\')
            fprintf(out, "\\%c", *p);
        else if (*p < 0x20)
            fprintf(out, "\\u%04x", *p);
        else
            fputc(*p, out);
    fputc('"', out);
}

static rs_status json_row(
    void *arg, const char *const *names, const rs_db_field *fields, size_t count, rs_err *err)
{
    FILE *out = arg;
    char text[32];
    for (size_t i = 0; fields && i < count; i++) {
        const rs_db_field *f = &fields[i];
        fputs(i ? ", " : "{", out);
        put_json(out, names[i]);
        fputs(": ", out);
        if (f->kind == RS_DB_INT)
            fprintf(out, "%lld", (long long)f->number);
        else if (f->kind == RS_DB_REAL && isfinite(f->real))
            fputs(real_text(f->real, text), out);
        else if (f->kind == RS_DB_TEXT)
            put_json(out, f->text);
        else
            fputs("null", out);
    }
    if (fields)
        fputs("}\n", out);
    return written(out, err);
}

/* ---- a table ---- */

typedef struct sheet {
    rs_arena *arena;
    FILE *out;
    rs_table table;
    size_t limit, skipped;
} sheet;

static void print_sheet(sheet *s)
{
    if (s->table.column_count)
        rs_table_print(s->out, &s->table, 0);
    if (s->skipped)
        fprintf(s->out, "... and %zu more (--rows 0 shows all)\n", s->skipped);
}

static void begin_sheet(sheet *s, const char *const *names, size_t count)
{
    print_sheet(s);
    rs_column *columns = rs_arena_array(s->arena, count, sizeof *columns);
    for (size_t i = 0; i < count; i++)
        columns[i] = (rs_column){"", rs_arena_strdup(s->arena, names[i]), RS_COLUMN_TEXT};
    s->table = (rs_table){.arena = s->arena, .columns = columns, .column_count = count};
    s->skipped = 0;
}

static rs_status sheet_row(
    void *arg, const char *const *names, const rs_db_field *fields, size_t count, rs_err *err)
{
    sheet *s = arg;
    char text[32];
    if (!fields) {
        begin_sheet(s, names, count);
        return RS_OK;
    }
    if (s->limit && s->table.row_count == s->limit) {
        s->skipped++;
        return written(s->out, err);
    }
    rs_value *v = rs_table_add(&s->table, 0);
    for (size_t i = 0; i < count; i++)
        if (fields[i].kind == RS_DB_TEXT)
            v[i].text = rs_arena_strdup(s->arena, fields[i].text);
        else if (fields[i].kind == RS_DB_INT)
            v[i].text = rs_arena_printf(s->arena, "%lld", (long long)fields[i].number);
        else if (fields[i].kind == RS_DB_REAL)
            v[i].text = rs_arena_strdup(s->arena, real_text(fields[i].real, text));
    return RS_OK;
}

rs_status rs_db_export_rows(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    bool csv = !strcmp(c->args[0], "csv");
    if (!csv && strcmp(c->args[0], "json") != 0)
        return rs_err_set(err, RS_USAGE,
                          "export '%s' is not csv or json; parquet comes from "
                          "either with pandas or pyarrow",
                          c->args[0]);
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_db_export(db, &c->filter, csv ? csv_row : json_row, c->out, err);
    rs_db_close(db);
    return st;
}

rs_status rs_db_sql(rs_db_command *c, rs_err *err)
{
    rs_db *db = NULL;
    sheet s = {.arena = c->arena, .out = c->out, .limit = rs_db_limit(c)};
    rs_db_take_row *take = c->json ? json_row : c->csv ? csv_row : sheet_row;
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_db_add_views(db, err);
    if (!st)
        st = rs_db_query(db, c->args[0], take, take == sheet_row ? (void *)&s : c->out, err);
    rs_db_close(db);
    if (!st && take == sheet_row)
        print_sheet(&s);
    return st;
}

rs_status rs_db_views(rs_db_command *c, rs_err *err)
{
    fputs(rs_db_views_sql, c->out);
    return written(c->out, err);
}
