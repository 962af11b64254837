/* Rows of numbers and words as one aligned table or as JSON. Layer: sweep. */
#ifndef RS_SWEEP_TABLE_H
#define RS_SWEEP_TABLE_H

#include "sweep/base/arena.h"
#include "sweep/base/json.h"

/* A column: its key in JSON, its head on paper, and how its values are shown. */
typedef struct rs_column {
    const char *key, *head;
    int decimals; /* of a number; RS_COLUMN_TEXT = words */
} rs_column;

enum { RS_COLUMN_TEXT = -1 };

typedef struct rs_value {
    const char *text; /* of a text column; NULL = not known */
    double number;    /* of a number column; NaN = not known */
} rs_value;

typedef struct rs_row {
    double worst; /* larger = further up */
    size_t order; /* of coming, between equals */
    rs_value *values;
} rs_row;

/* Zero-initialise but for the first three. */
typedef struct rs_table {
    rs_arena *arena;
    const rs_column *columns;
    size_t column_count;
    rs_row *rows;
    size_t row_count, row_cap;
} rs_table;

/* Append a row; returns its values, one a column, text NULL and numbers NaN. They belong to
   the arena and stay where they are. */
rs_value *rs_table_add(rs_table *table, double worst);

/* Worst first; equals as they came. */
void rs_table_sort(rs_table *table);

/* Heads and the first `limit` rows (0 = all): numbers to the right, words to the left, the last
   column as wide as it is. */
void rs_table_print(FILE *out, const rs_table *table, size_t limit);

/* The same rows as an array `key` of objects. */
void rs_table_json(rs_json *json, const char *key, const rs_table *table, size_t limit);

#endif
