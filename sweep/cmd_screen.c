/* `sweep screen`: what the database says about why kernels are slow. Layer: sweep. */
#include "sweep/cmd.h"
#include "sweep/screen.h"

#include "kernels/shape.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <string.h>

enum { ROWS = 40 };

typedef struct screen_command {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    const char *db, *report;
    rs_screen_kind kind; /* RS_SCREEN_COUNT = none given */
    rs_screen_options screen;
} screen_command;

static const char doc[] = "Screen what was measured, worst first.\v"
                          "Screens:\n"
#define SCREEN_LINE(id, name, help) "  " name ": " help "\n"
    RS_SCREEN_MAP(SCREEN_LINE)
#undef SCREEN_LINE
        "\nmachine-fulls, registers: schedules within 10 % of the quickest; roofline: the "
        "quickest "
        "of each width; --all: whatever was timed, rungs: the values that stay, too. No screen "
        "needs a device; amplification "
        "alone "
        "reads a profiler's file:\n"
        "  ncu --csv --page raw --metrics dram__bytes_read.sum,dram__bytes_write.sum,"
        "lts__t_bytes.sum";

static const struct argp_option own[] = {
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 0},
    {"tier", 'T', "KEY", 0, "which device, when the database holds several", 0},
    {"mode", 'M', "MODE", 0, "samples of which mode (default chain)", 0},
    {"shape", 's', "SHAPE", 0, "only this shape", 0},
    {"tokens", 't', "LIST", 0, "only these widths T, e.g. 1..16,64", 0},
    {"t", 0, 0, OPTION_ALIAS, 0, 0},
    {"report", 'R', "FILE.csv", 0, "amplification: the profiler's report", 0},
    {"all", 'a', 0, 0, "slow schedules too", 1},
    {"rows", 'n', "N", 0, "at most so many rows, 0 = all (default 40)", 1},
    {"json", 'J', 0, 0, "print one JSON object", 1},
    {0},
};

static rs_status take_screen(screen_command *c, const char *name, rs_err *err)
{
    if (c->kind != RS_SCREEN_COUNT)
        return rs_err_set(err, RS_USAGE, "one screen at a time: '%s' is too many", name);
    c->kind = rs_screen_parse(name);
    if (c->kind != RS_SCREEN_COUNT)
        return RS_OK;
    return rs_err_set(err, RS_USAGE,
                      "unknown screen '%s'; known: "
#define SCREEN_WORD(id, name, help) name " "
                      RS_SCREEN_MAP(SCREEN_WORD)
#undef SCREEN_WORD
                          ,
                      name);
}

static rs_status take_shape(screen_command *c, const char *arg, rs_err *err)
{
    rs_shape shape;
    char text[RS_SHAPE_TEXT];
    rs_status st = rs_shape_parse(arg, &shape, err);
    if (!st)
        c->screen.shape = rs_arena_strdup(c->arena, rs_shape_text(&shape, text));
    return st;
}

static rs_status take_tokens(screen_command *c, const char *arg, rs_err *err)
{
    int32_t *list;
    rs_status st = rs_text_tokens(c->arena, arg, &list, &c->screen.token_count, err);
    if (!st)
        c->screen.tokens = list;
    return st;
}

static rs_status take_rows(screen_command *c, const char *arg, rs_err *err)
{
    int64_t rows = 0;
    rs_status st = rs_text_int("--rows", arg, 0, INT32_MAX, &rows, err);
    c->screen.rows = (size_t)rows;
    return st;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    screen_command *c = state->input;
    rs_err *err = c->status ? NULL : c->err;
    rs_status st = RS_OK;
    switch (key) {
    case ARGP_KEY_ARG:
        st = take_screen(c, arg, err);
        break;
    case 'd':
        c->db = arg;
        break;
    case 'T':
        c->screen.tier = arg;
        break;
    case 'M':
        c->screen.mode = arg;
        break;
    case 's':
        st = take_shape(c, arg, err);
        break;
    case 't':
        st = take_tokens(c, arg, err);
        break;
    case 'R':
        c->report = arg;
        break;
    case 'a':
        c->screen.all = true;
        break;
    case 'n':
        st = take_rows(c, arg, err);
        break;
    case 'J':
        c->screen.json = true;
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    c->status = c->status ? c->status : st;
    return 0;
}

static rs_status run(screen_command *c, rs_err *err)
{
    rs_db *db = NULL;
    if (c->kind == RS_SCREEN_COUNT)
        return rs_err_set(err, RS_USAGE, "which screen? see sweep screen --help");
    if (c->kind != RS_SCREEN_amplification && c->report)
        return rs_err_set(err, RS_USAGE, "--report %s is for amplification alone", c->report);
    if (c->kind == RS_SCREEN_amplification)
        return c->report ? rs_screen_report(stdout, c->report, &c->screen, err)
                         : rs_err_set(err, RS_USAGE,
                                      "amplification reads a profiler's file: give --report");
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_screen_print(stdout, db, c->kind, &c->screen, err);
    rs_db_close(db);
    return st;
}

rs_status rs_cmd_screen(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, "SCREEN", doc, NULL, 0, 0};
    screen_command c = {.arena = rs_arena_new(),
                        .err = err,
                        .db = "routesweep.sqlite",
                        .kind = RS_SCREEN_COUNT,
                        .screen = {.rows = ROWS}};
    argp_parse(&argp, argc, argv, 0, NULL, &c);
    rs_status st = c.status ? c.status : run(&c, err);
    rs_arena_free(c.arena);
    return st;
}
