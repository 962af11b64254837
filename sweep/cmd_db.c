/* `sweep db`: a table of commands over result databases. Layer: sweep. */
#include "sweep/cmd.h"
#include "sweep/db_command.h"

#include "kernels/shape.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 40 };

typedef struct command {
    const char *name;
    rs_db_run_command *run;
    size_t least, most; /* arguments */
    const char *help;
} command;

#define COMMANDS(X)                                                                            \
    X("sessions", rs_db_sessions, 0, 0, "sessions: every process that measured, oldest first") \
    X("show", rs_db_show, 0, 0, "show: shape x T with winner, spread, verdict")                \
    X("diff", rs_db_diff, 2, 2,                                                                \
      "diff A B: what got faster, slower, or cannot be told; A and B are two files, or "       \
      "sessions (session:3, session:1..3) or commits (git:923dd9e) of --db")                   \
    X("merge", rs_db_merge_files, 2, 4096,                                                     \
      "merge OUT IN...: several files into one; any order, twice is once, OUT keeps its rows") \
    X("pool", rs_db_pool, 2, 2,                                                                \
      "pool A B: may the devices of two files share a route table? From their A/A sessions")   \
    X("export", rs_db_export_rows, 1, 1,                                                       \
      "export csv|json: every sample as a flat row (json: one object a line)")                 \
    X("verify", rs_db_verify_all, 0, 0,                                                        \
      "verify: integrity, orphans, stored plans and tables computed again; exit 1 on a fault") \
    X("prune", rs_db_prune_file, 0, 0,                                                         \
      "prune: what no decision reads any more; deletes it with --yes")                         \
    X("sql", rs_db_sql, 1, 1, "sql STATEMENT: read-only, with the views of `sweep db views`")  \
    X("views", rs_db_views, 0, 0, "views: the views as SQL, for the sqlite3 shell")            \
    X("upgrade", rs_db_upgrade, 1, 1, "upgrade FILE: bring an older schema to this program's")

static const command commands[] = {
#define COMMAND_ROW(name, run, least, most, help) {name, run, least, most, help},
    COMMANDS(COMMAND_ROW)
#undef COMMAND_ROW
};

static const char doc[] = "Look into result databases, compare, merge and export them.\v"
                          "Commands:\n"
#define COMMAND_LINE(name, run, least, most, help) "  " help "\n"
    COMMANDS(COMMAND_LINE)
#undef COMMAND_LINE
        "\nNothing but merge (OUT), upgrade and prune --yes writes.";

static const struct argp_option own[] = {
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 0},
    {"tier", 'T', "KEY", 0, "which device, when the database holds several", 0},
    {"mode", 'M', "MODE", 0, "samples of which mode (default chain; export: all)", 0},
    {"shape", 's', "SHAPE", 0, "only this shape", 0},
    {"tokens", 't', "LIST", 0, "show, diff: only these widths T, e.g. 1..16,64", 0},
    {"policy", 'P', "NAME|FILE", 0, "show: who decides (default spread_paired)", 0},
    {"rows", 'n', "N", 0, "at most so many rows, 0 = all (default 40, with --json all)", 1},
    {"all", 'a', 0, 0, "diff: every schedule, also where nothing can be told", 1},
    {"json", 'J', 0, 0, "print JSON", 1},
    {"csv", 'C', 0, 0, "sql: print CSV", 1},
    {"tables", 'o', "DIR", 0, "verify: folder of the tables (default generated)", 1},
    {"yes", 'y', 0, 0, "prune: do it", 1},
    {0},
};

typedef struct parsing {
    rs_db_command c;
    rs_err *err;
    rs_status status;
} parsing;

static rs_status take_shape(rs_db_command *c, const char *arg, rs_err *err)
{
    rs_shape shape;
    char text[RS_SHAPE_TEXT];
    rs_status st = rs_shape_parse(arg, &shape, err);
    if (!st)
        c->filter.shape = rs_arena_strdup(c->arena, rs_shape_text(&shape, text));
    return st;
}

static rs_status take_value(rs_db_command *c, int key, const char *arg, rs_err *err)
{
    int64_t number = 0;
    int32_t *list = NULL;
    rs_status st = RS_OK;
    if (key == 'd')
        c->db = arg;
    else if (key == 'T')
        c->filter.tier = arg;
    else if (key == 'M')
        c->filter.mode = arg;
    else if (key == 'P')
        c->policy = arg;
    else if (key == 'o')
        c->tables = arg;
    else if (key == 's')
        st = take_shape(c, arg, err);
    else if (key == 't') {
        st = rs_text_tokens(c->arena, arg, &list, &c->choice.token_count, err);
        c->choice.tokens = list;
    } else {
        st = rs_text_int("--rows", arg, 0, INT32_MAX, &number, err);
        c->rows = (size_t)number;
        c->rows_given = true;
    }
    return st;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    parsing *p = state->input;
    rs_db_command *c = &p->c;
    if (key == ARGP_KEY_ARG)
        *(const char **)rs_arena_push(c->arena, (void **)&c->args, &c->arg_count, &c->arg_cap,
                                      sizeof *c->args) = arg;
    else if (key == 'J')
        c->json = true;
    else if (key == 'C')
        c->csv = true;
    else if (key == 'y')
        c->yes = true;
    else if (key == 'a')
        c->all = true;
    else if (key <= 0 || key > 'z' || !arg)
        return ARGP_ERR_UNKNOWN;
    else if (!p->status)
        p->status = take_value(c, key, arg, p->err);
    return 0;
}

size_t rs_db_limit(const rs_db_command *c)
{
    return c->rows_given ? c->rows : c->json ? 0 : ROWS;
}

const char *rs_db_time(int64_t unix_s, char out[24])
{
    time_t t = (time_t)unix_s;
    struct tm tm;
    if (!gmtime_r(&t, &tm) || !strftime(out, 24, "%Y-%m-%d %H:%M:%S", &tm))
        snprintf(out, 24, "?");
    return out;
}

static rs_status run(rs_db_command *c, rs_err *err)
{
    if (!c->arg_count)
        return rs_err_set(err, RS_USAGE, "which command? see sweep db --help");
    const char *name = c->args[0];
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        const command *k = &commands[i];
        if (strcmp(k->name, name) != 0)
            continue;
        c->args++;
        c->arg_count--;
        if (c->arg_count < k->least || c->arg_count > k->most)
            return rs_err_set(err, RS_USAGE, "sweep db %s got %zu arguments; %s", name,
                              c->arg_count, k->help);
        return k->run(c, err);
    }
    return rs_err_set(err, RS_USAGE,
                      "unknown command 'db %s'; known: "
#define COMMAND_WORD(name, run, least, most, help) name " "
                      COMMANDS(COMMAND_WORD)
#undef COMMAND_WORD
                          ,
                      name);
}

rs_status rs_cmd_db(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, "COMMAND [ARG...]", doc, NULL, 0, 0};
    parsing p = {.c = {.arena = rs_arena_new(),
                       .out = stdout,
                       .db = "routesweep.sqlite",
                       .policy = "spread_paired",
                       .tables = "generated"},
                 .err = err};
    argp_parse(&argp, argc, argv, 0, NULL, &p);
    rs_status st = p.status ? p.status : run(&p.c, err);
    rs_arena_free(p.c.arena);
    return st;
}
