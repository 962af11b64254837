/* Entry of `engine`: a table of commands. Layer: engine; the only place that exits. */
#include "engine/cmd.h"
#include "sweep/base/arena.h"

#include <argp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct command {
    const char *name;
    rs_engine_cmd *run;
    const char *help;
} command;

static const command commands[] = {
    {"bench", rs_engine_bench,
     "time a model: prefill and decode, or its projections through route tables"},
    {"in-situ", rs_engine_in_situ,
     "schedules of one projection compared inside whole rounds of the model"},
    {"perplexity", rs_engine_perplexity, "how well a model predicts a text"},
    {"run", rs_engine_run, "text from a model: continue a prompt, or chat"},
    {"tiers", rs_engine_tiers,
     "the route tables compiled in, and which one serves this machine"},
    {"tokenize", rs_engine_tokenize, "a text as a model's tokens: ids and pieces"},
    {"trace", rs_engine_trace, "as run, and write which shapes were called at which widths"},
};

static void print_help(void)
{
    puts("Usage: engine COMMAND [OPTION...]   see engine COMMAND --help\n\n"
         "Runs models by route tables that were measured with sweep.\n\n"
         "Everyday:\n"
         "  engine run FILE.gguf --prompt 'Once upon a time'\n"
         "  engine perplexity FILE.gguf --text FILE.txt\n"
         "  engine bench FILE.gguf -p 512 -n 128\n"
         "  engine tiers\n"
         "  engine bench FILE.gguf --projections --tokens 1,8,32\n"
         "  engine bench FILE.gguf --projections --tokens 1,8,32 --against generic-cpu\n\n"
         "Commands:");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        printf("  %-10s %s\n", commands[i].name, commands[i].help);
    puts("\nResults go to stdout, everything else to stderr.\n"
         "Exit: 0 ok, 1 failed, 2 usage, 3 environment.");
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

/* Small memory is taken without a status; what was written so far stays complete lines. */
static void out_of_memory(void)
{
    static const char text[] =
        "engine: out of memory; give a smaller --context, fewer --lanes or "
        "a smaller model\n";
    if (write(STDERR_FILENO, text, sizeof text - 1) < 0) { /* nobody to tell */
    }
    _exit(rs_status_exit(RS_NO_MEMORY));
}

int main(int argc, char **argv)
{
    rs_err err = {0};
    rs_arena_on_exhausted(out_of_memory);
    argp_err_exit_status = rs_status_exit(RS_USAGE);
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is an error to report, not a death */
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "help")) {
        print_help();
        return argc < 2 ? rs_status_exit(RS_USAGE) : report("engine", RS_OK, &err);
    }
    if (!strcmp(argv[1], "--version")) {
        puts("engine (routesweep) " ROUTESWEEP_VERSION);
        return report("engine", RS_OK, &err);
    }
    const command *c = find(argv[1]);
    if (!c) {
        rs_err_set(&err, RS_USAGE, "unknown command '%s'; see engine --help", argv[1]);
        return report("engine", err.status, &err);
    }
    char name[64];
    snprintf(name, sizeof name, "engine %s", c->name);
    argv[1] = name;
    return report(name, c->run(argc - 1, argv + 1, &err), &err);
}
