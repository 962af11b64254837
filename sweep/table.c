/* Aligned tables. Layer: sweep. */
#include "sweep/table.h"

#include "sweep/terminal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CELL_TEXT = 32, GAP = 2, INDENT = 4 };

rs_value *rs_table_add(rs_table *table, double worst)
{
    rs_row *row = rs_arena_push(table->arena, (void **)&table->rows, &table->row_count,
                                &table->row_cap, sizeof *row);
    *row = (rs_row){.worst = worst, .order = table->row_count};
    row->values = rs_arena_array(table->arena, table->column_count, sizeof *row->values);
    for (size_t i = 0; i < table->column_count; i++)
        row->values[i] = (rs_value){NULL, NAN};
    return row->values;
}

static int compare_rows(const void *a, const void *b)
{
    const rs_row *x = a, *y = b;
    if (x->worst != y->worst)
        return (x->worst < y->worst) - (x->worst > y->worst);
    return (x->order > y->order) - (x->order < y->order);
}

void rs_table_sort(rs_table *table)
{
    if (table->row_count)
        qsort(table->rows, table->row_count, sizeof *table->rows, compare_rows);
}

static size_t shown(const rs_table *table, size_t limit)
{
    return limit && limit < table->row_count ? limit : table->row_count;
}

static const char *
cell_text(const rs_column *column, const rs_value *value, char out[CELL_TEXT])
{
    if (column->decimals == RS_COLUMN_TEXT)
        return value->text ? value->text : "-";
    if (isnan(value->number))
        return "-";
    snprintf(out, CELL_TEXT, "%.*f", column->decimals, value->number);
    return out;
}

static int width_of(const rs_table *table, size_t column, size_t rows)
{
    char text[CELL_TEXT];
    size_t widest = strlen(table->columns[column].head);
    for (size_t i = 0; i < rows; i++) {
        size_t n =
            strlen(cell_text(&table->columns[column], &table->rows[i].values[column], text));
        widest = n > widest ? n : widest;
    }
    return (int)widest;
}

/* First column behind those that share a line with `first`, where a row is wider than the
   screen: it then goes on in further lines, all broken at the same columns. */
static size_t line_end(const rs_table *table, const int *widths, size_t first, int columns)
{
    int used = first ? INDENT : 0;
    size_t end = first;
    for (; end < table->column_count; end++) {
        used += widths[end] + (end > first ? GAP : 0);
        if (columns && used > columns && end > first)
            break;
    }
    return end;
}

static void put_cell(
    FILE *out, const rs_table *table, size_t column, int width, const char *text, bool last)
{
    bool words = table->columns[column].decimals == RS_COLUMN_TEXT;
    fprintf(out, "%*s%s", words ? last ? 0 : -width : width, text, last ? "\n" : "  ");
}

void rs_table_print(FILE *out, const rs_table *table, size_t limit)
{
    char text[CELL_TEXT];
    size_t rows = shown(table, limit), head = 1;
    int columns = rs_terminal_columns(out);
    int *widths = rs_arena_array(table->arena, table->column_count, sizeof *widths);
    for (size_t c = 0; c < table->column_count; c++)
        widths[c] = width_of(table, c, rows);
    for (size_t i = 0; i < rows + head; i++)
        for (size_t c = 0, end = 0; c < table->column_count; c++) {
            if (c == end) {
                fprintf(out, "%*s", c ? INDENT : 0, "");
                end = line_end(table, widths, c, columns);
            }
            put_cell(out, table, c, widths[c],
                     i < head ? table->columns[c].head
                              : cell_text(&table->columns[c], &table->rows[i - head].values[c],
                                          text),
                     c + 1 == end);
        }
}

void rs_table_json(rs_json *json, const char *key, const rs_table *table, size_t limit)
{
    rs_json_array(json, key);
    for (size_t i = 0; i < shown(table, limit); i++) {
        rs_json_object(json, NULL);
        for (size_t c = 0; c < table->column_count; c++)
            if (table->columns[c].decimals == RS_COLUMN_TEXT)
                rs_json_text(json, table->columns[c].key, table->rows[i].values[c].text);
            else
                rs_json_num(json, table->columns[c].key, table->rows[i].values[c].number);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
}
