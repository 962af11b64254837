/* Wrapping and colouring of text for a terminal. Layer: sweep. */
#include "sweep/terminal.h"

#include "sweep/base/status.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { COLUMNS_LEAST = 20, COLUMNS_MOST = 1000 };

int rs_terminal_columns(FILE *out)
{
    const char *text = getenv("COLUMNS");
    long columns = text ? strtol(text, NULL, 10) : 0;
    struct winsize size;
    if (columns >= COLUMNS_LEAST && columns <= COLUMNS_MOST)
        return (int)columns;
    if (isatty(fileno(out)) != 1 || ioctl(fileno(out), TIOCGWINSZ, &size) ||
        size.ws_col < COLUMNS_LEAST)
        return 0;
    return size.ws_col;
}

bool rs_terminal_escapes(FILE *out)
{
    const char *term = getenv("TERM");
    return isatty(fileno(out)) == 1 && term && *term && strcmp(term, "dumb") != 0;
}

bool rs_terminal_colour(FILE *out)
{
    const char *no = getenv("NO_COLOR");
    return rs_terminal_escapes(out) && !(no && *no);
}

static const char *colour_of(const char *word, size_t length)
{
    static const struct {
        const char *word, *colour;
    } all[] = {{"WIN", "32"},      {"TIE", "36"},   {"OPEN", "33"}, {"NOT_SAMPLED", "2"},
               {"REJECTED", "31"}, {"STALE", "33"}, {"FAIL", "31"}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strlen(all[i].word) == length && !memcmp(all[i].word, word, length))
            return all[i].colour;
    return NULL;
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '/' || c == '-';
}

static void put_piece(FILE *out, const char *text, size_t size, bool colour)
{
    for (size_t i = 0, end; i < size; i = end) {
        for (end = i; end < size && in_word(text[end]) == in_word(text[i]); end++)
            ;
        const char *code = colour ? colour_of(text + i, end - i) : NULL;
        if (code)
            fprintf(out, "\033[%sm%.*s\033[0m", code, (int)(end - i), text + i);
        else
            fwrite(text + i, 1, end - i, out);
    }
}

/* Length of the first part of a line of which at most `room` bytes fit. Bytes, not characters:
   what this tool prints of its own is ASCII. */
static size_t break_at(const char *line, size_t room)
{
    size_t gap = 0, space = 0, mark = 0, first = strspn(line, " ");
    for (size_t i = first + 1; i <= room; i++) {
        if (line[i] == ' ')
            space = i;
        if (line[i] == ' ' && line[i + 1] == ' ' && line[i - 1] != ' ')
            gap = i;
        if (i < room && strchr(",/:", line[i]))
            mark = i + 1;
    }
    if (gap > room / 2)
        return gap;
    if (space > first)
        return space;
    return mark > first ? mark : room;
}

static void put_line(FILE *out, const char *line, size_t length, int columns, bool colour)
{
    size_t room = columns > 0 ? (size_t)columns : length;
    size_t indent = strspn(line, " ") + 2;
    if (indent > room / 2)
        indent = 2;
    for (size_t begun = 0; length > room; begun = 1) {
        size_t cut = break_at(line, room);
        put_piece(out, line, cut, colour);
        fputc('\n', out);
        while (cut < length && line[cut] == ' ')
            cut++;
        line += cut;
        length -= cut;
        if (!begun)
            room -= indent;
        if (length)
            fprintf(out, "%*s", (int)indent, "");
    }
    put_piece(out, line, length, colour);
}

void rs_terminal_put(FILE *out, const char *text, size_t size, int columns, bool colour)
{
    while (size) {
        const char *end = memchr(text, '\n', size);
        size_t length = end ? (size_t)(end - text) : size;
        put_line(out, text, length, columns, colour);
        if (end)
            fputc('\n', out);
        length += end != NULL;
        text += length;
        size -= length;
    }
}

FILE *rs_terminal_begin(rs_terminal *terminal, FILE *out)
{
    *terminal = (rs_terminal){.out = out};
    if (!rs_terminal_columns(out) && !rs_terminal_colour(out))
        return out;
    terminal->collected = open_memstream(&terminal->text, &terminal->size);
    RS_CHECK(terminal->collected);
    return terminal->collected;
}

void rs_terminal_end(rs_terminal *terminal)
{
    if (!terminal->collected)
        return;
    fclose(terminal->collected);
    rs_terminal_put(terminal->out, terminal->text, terminal->size,
                    rs_terminal_columns(terminal->out), rs_terminal_colour(terminal->out));
    free(terminal->text);
    *terminal = (rs_terminal){.out = terminal->out};
}
