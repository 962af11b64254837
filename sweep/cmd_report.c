/* `sweep report`: plots and a page. Layer: sweep. */
#include "sweep/cmd.h"
#include "sweep/report.h"

#include "sweep/base/log.h"

#include <argp.h>

typedef struct report_command {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    rs_report_options report;
    bool compare;
    int args;
} report_command;

static const char doc[] =
    "Draw what a database holds: time, error and regret over T, drift, roofline, peers, and "
    "one "
    "HTML page with all of it.\v"
    "The page needs no network: plots, style and script are in it. Its figures are those of "
    "`sweep db show --json`. Plots are drawn by gnuplot; without it the page has tables alone.";

static const struct argp_option own[] = {
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 0},
    {"out", 'o', "DIR", 0, "folder to write to (default report)", 0},
    {"tier", 'T', "KEY", 0, "which device, when the database holds several", 0},
    {"mode", 'M', "MODE", 0, "samples of which mode (default chain)", 0},
    {"shape", 's', "SHAPE", 0, "only this shape", 0},
    {"policy", 'P', "NAME|FILE", 0, "who decides (default spread_paired)", 0},
    {"compare", 'c', 0, 0, "compare two: sweep report --compare A B, as in `sweep db diff A B`",
     1},
    {"png", 'G', 0, 0, "PNG files beside the SVG ones", 1},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    report_command *c = state->input;
    rs_shape shape;
    char text[RS_SHAPE_TEXT];
    if (key == 'd')
        c->report.db = arg;
    else if (key == 'o')
        c->report.out = arg;
    else if (key == 'T')
        c->report.tier = arg;
    else if (key == 'M')
        c->report.mode = arg;
    else if (key == 'P')
        c->report.policy = arg;
    else if (key == 'c')
        c->compare = true;
    else if (key == ARGP_KEY_ARG && c->args < 2)
        c->report.compare[c->args++] = arg;
    else if (key == 'G')
        c->report.png = true;
    else if (key == 's' && !c->status) {
        c->status = rs_shape_parse(arg, &shape, c->err);
        if (!c->status)
            c->report.shape = rs_arena_strdup(c->arena, rs_shape_text(&shape, text));
    } else if (key != 's')
        return ARGP_ERR_UNKNOWN;
    return 0;
}

rs_status rs_cmd_report(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, "[--compare A B]", doc, NULL, 0, 0};
    report_command c = {
        .arena = rs_arena_new(),
        .err = err,
        .report = {.db = "routesweep.sqlite", .out = "report", .policy = "spread_paired"}};
    const char *page = NULL, *why = NULL;
    argp_parse(&argp, argc, argv, 0, NULL, &c);
    rs_status st = c.status;
    if (!st && c.compare && c.args != 2)
        st = rs_err_set(err, RS_USAGE, "--compare wants two: sweep report --compare A B");
    if (!st && !c.compare && c.args)
        st = rs_err_set(err, RS_USAGE, "'%s' is too many; see sweep report --help",
                        c.report.compare[0]);
    if (!st)
        st = (c.compare ? rs_report_compare : rs_report_make)(c.arena, &c.report, &page, &why,
                                                              err);
    if (!st && why)
        rs_log(RS_LOG_WARN, "report", "no plots: %s", why);
    if (!st)
        printf("%s\n", page);
    rs_arena_free(c.arena);
    return st;
}
