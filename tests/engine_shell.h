/* Runs the engine's command line on a toy model and looks at output, message and exit code.
   Test helper, header only. */
#ifndef RS_TESTS_ENGINE_SHELL_H
#define RS_TESTS_ENGINE_SHELL_H

#include "tests/toy_model.h"

#include <setjmp.h>
#include <stdarg.h>
#include <sys/wait.h>

#include <cmocka.h>

#define ENGINE RS_BIN_DIR "/engine"

static char model[64], folder[] = "/tmp/rs_run_XXXXXX";

/* Run a command line in which %m is the model and %d the folder; stdout and stderr go to files
   there. Returns what system() does. */
static inline int shell_status(const char *line)
{
    char command[4096];
    size_t at =
        (size_t)snprintf(command, sizeof command, "exec 2>%s/err >%s/out; ", folder, folder);
    for (const char *p = line; *p && at < sizeof command - 128; p++) {
        const char *put = p[0] == '%' && p[1] == 'm'   ? model
                          : p[0] == '%' && p[1] == 'd' ? folder
                                                       : NULL;
        if (put) {
            at += (size_t)snprintf(command + at, sizeof command - at, "%s", put);
            p++;
        } else {
            command[at++] = *p;
        }
    }
    command[at] = 0;
    return system(command);
}

/* The same; the exit code. */
static inline int shell(const char *line)
{
    int status = shell_status(line);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

/* A file of the folder; the caller frees it. */
static inline char *contents(const char *name)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return read_file(path, NULL);
}

static inline void expect(int code, const char *part, const char *line)
{
    int got = shell(line);
    char *err = contents("err"), *out = contents("out");
    if (got != code)
        fail_msg("%s: exit %d, expected %d: %s", line, got, code, err);
    if (!strstr(err, part))
        fail_msg("%s: '%s' does not say '%s'", line, err, part);
    if (code && *out)
        fail_msg("%s: wrote to stdout on failure", line);
    free(err);
    free(out);
}

/* stdout of a command that must succeed; the caller frees it. */
static inline char *output(const char *line)
{
    int got = shell(line);
    char *err = contents("err");
    if (got)
        fail_msg("%s: exit %d: %s", line, got, err);
    free(err);
    return contents("out");
}

/* In front of and behind the group of tests: a fresh folder and a model of `spec`. */
static inline bool shell_begin(const toy_spec *spec)
{
    snprintf(model, sizeof model, "%s", toy_write(spec, NULL));
    return mkdtemp(folder) != NULL;
}

static inline int shell_end(int failed)
{
    char command[160];
    snprintf(command, sizeof command, "rm -rf %s %s", folder, model);
    return system(command) || failed;
}

#endif
