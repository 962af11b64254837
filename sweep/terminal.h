/* Where results are read: width and colour. Layer: sweep.
   Files and pipes get what was written, unless COLUMNS says how wide they are. */
#ifndef RS_SWEEP_TERMINAL_H
#define RS_SWEEP_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

/* Columns of `out`: COLUMNS where it is set and between 20 and 1000, else those of the
   terminal, else 0: as wide as one likes. */
int rs_terminal_columns(FILE *out);

/* Only on terminals that can, and never with NO_COLOR (https://no-color.org). */
bool rs_terminal_colour(FILE *out);

/* Does `out` take escape sequences at all: a terminal that is not TERM=dumb? */
bool rs_terminal_escapes(FILE *out);

/* Write `size` bytes of text. Lines longer than `columns` (0 = never) go on in the next one,
   two deeper than they began, broken between columns of a table if that can be, between words,
   or behind , / and :. With `colour` verdicts are coloured. */
void rs_terminal_put(FILE *out, const char *text, size_t size, int columns, bool colour);

/* A stream that collects text until rs_terminal_end puts it on `out` as that can show it. Where
   there is nothing to do, it is `out` itself. */
typedef struct rs_terminal {
    FILE *out, *collected;
    char *text;
    size_t size;
} rs_terminal;

/* `terminal` must not move until the end. */
FILE *rs_terminal_begin(rs_terminal *terminal, FILE *out);
void rs_terminal_end(rs_terminal *terminal);

#endif
