/* Entry of `sweep`: a table of commands. Layer: sweep; the only place that exits. */
#include "sweep/cmd.h"
#include "sweep/terminal.h"

#include <argp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct command {
    const char *name;
    rs_cmd *run;
    const char *help; /* NULL = internal, not listed */
} command;

static const command commands[] = {
    {"list", rs_cmd_list, "ops, candidates, their domains, and what is not applicable here"},
    {"check", rs_cmd_check,
     "correctness of every candidate against the FP64 oracle; no timing"},
    {"probe", rs_cmd_probe, "what this machine can do, and what it can tell apart"},
    {"plan", rs_cmd_plan, "decide bands from a database, explain them, write route tables"},
    {"import", rs_cmd_import, "take over routes and times of other programs, as adopted"},
    {"screen", rs_cmd_screen,
     "why kernels are slow: waves, registers, roofline, twins, bytes moved"},
    {"db", rs_cmd_db, "result databases: show, compare, merge, export, verify, prune"},
    {"report", rs_cmd_report, "plots and one self-contained HTML page"},
    {"ab", rs_cmd_ab, "two programs or route tables on whole commands: better, worse?"},
    {"selftest", rs_cmd_selftest,
     "does the decision procedure hold? simulated, and on samples"},
    {"clocks", rs_cmd_clocks,
     "is a GPU's clock locked? give back what a killed run left locked"},
    {"complete", rs_cmd_complete, NULL},
    {"worker", rs_cmd_worker, NULL},
};

static void print_help(void)
{
    puts("Usage: sweep [OPTION...]           measure; see sweep measure --help\n"
         "       sweep COMMAND [OPTION...]   see sweep COMMAND --help\n\n"
         "Measures kernel candidates on this machine; decides route tables from samples.\n\n"
         "Everyday:\n"
         "  sweep --shape q4g64:linear:34816x5120 --spread\n"
         "  sweep --model FILE.gguf --tokens 1..16,32,64 --budget 4m\n"
         "  sweep plan --explain q4g64:linear:34816x5120@8\n"
         "  sweep plan --emit c\n"
         "  sweep screen roofline\n"
         "  sweep --shape q4g64:linear:34816x5120 --peers\n\n"
         "Commands:");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (commands[i].help)
            printf("  %-8s %s\n", commands[i].name, commands[i].help);
    puts("\nResults go to stdout, everything else to stderr.\n"
         "Exit: 0 ok, 1 failed, 2 usage, 3 environment, 4 undecided.");
}

static const command *find(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (!strcmp(commands[i].name, name))
            return &commands[i];
    return NULL;
}

static int report(const char *name, rs_status status, const rs_err *err)
{
    if (fflush(stdout) && !status) {
        fprintf(stderr, "%s: cannot write the results to stdout\n", name);
        return rs_status_exit(RS_IO);
    }
    if (status)
        fprintf(stderr, "%s: %s\n", name, err->msg[0] ? err->msg : rs_status_text(status));
    return rs_status_exit(status);
}

/* --help on a narrow terminal: argp knows its own variable alone. */
static void fit_help(void)
{
    char format[64];
    int columns = rs_terminal_columns(stdout);
    if (!columns || columns >= 80)
        return;
    snprintf(format, sizeof format, "rmargin=%d,opt-doc-col=%d", columns - 1, columns / 3);
    (void)setenv("ARGP_HELP_FMT", format, 0);
}

int main(int argc, char **argv)
{
    rs_err err = {0};
    argp_err_exit_status = rs_status_exit(RS_USAGE);
    fit_help();
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is an error to report, not a death */
    if (argc < 2 || (argc == 2 && !strcmp(argv[1], "--help"))) {
        print_help();
        return argc < 2 ? rs_status_exit(RS_USAGE) : 0;
    }
    if (argc == 2 && !strcmp(argv[1], "--version")) {
        puts("sweep (routesweep) " ROUTESWEEP_VERSION);
        return report("sweep", RS_OK, &err);
    }
    bool measure = argv[1][0] == '-' || !strcmp(argv[1], "measure");
    const command *c = measure ? NULL : find(argv[1]);
    if (!measure && !c) {
        rs_err_set(&err, RS_USAGE, "unknown command '%s'; see sweep --help", argv[1]);
        return report("sweep", err.status, &err);
    }
    char name[64];
    snprintf(name, sizeof name, "sweep%s%s", measure ? "" : " ", measure ? "" : c->name);
    int skip = argv[1][0] == '-' ? 0 : 1;
    argv[skip] = name; /* argp prints it in its messages */
    return report(name,
                  measure ? rs_cmd_measure(argc - skip, argv + skip, &err)
                          : c->run(argc - skip, argv + skip, &err),
                  &err);
}
