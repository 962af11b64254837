/* What a bisection asks of git. Layer: sweep. */
#include "sweep/ab_bisect.h"

#include <string.h>

static const double git_timeout_s = 600;

/* Run git; the exit code is the caller's to judge. */
static rs_status git(rs_arena *arena,
                     const char *repo,
                     const char *arguments,
                     int *out_code,
                     const char **out_text,
                     rs_err *err)
{
    rs_ab_process p;
    const char *command = rs_arena_printf(arena, "git -C {repo} %s", arguments);
    command = rs_ab_fill(arena, command, "{repo}", repo);
    rs_status st = rs_ab_exec(command, NULL, git_timeout_s, &p, err);
    if (st)
        return st;
    *out_code = p.exit_code;
    *out_text = rs_arena_strdup(arena, p.out);
    if (p.interrupted)
        st = rs_err_set(err, RS_INTERRUPTED, "interrupted");
    else if (p.exit_code < 0 || p.exit_code > 1)
        st = rs_err_set(err, RS_FAILED, "git %.200s: exit %d: %.200s", arguments, p.exit_code,
                        p.errors);
    rs_ab_process_free(&p);
    return st;
}

rs_status rs_ab_git(rs_arena *arena,
                    const char *repo,
                    const char *arguments,
                    const char **out_text,
                    rs_err *err)
{
    int code = 0;
    rs_status st = git(arena, repo, arguments, &code, out_text, err);
    if (!st && code)
        st = rs_err_set(err, RS_FAILED, "git %.200s: exit %d", arguments, code);
    return st;
}

static rs_status
resolve(rs_arena *arena, const char *repo, const char *rev, const char **out_id, rs_err *err)
{
    int code = 0;
    const char *text = NULL;
    const char *name = rs_arena_printf(arena, "%s^{commit}", rev);
    rs_status st = git(
        arena, repo,
        rs_ab_fill(arena, "rev-parse --verify --quiet --end-of-options {rev}", "{rev}", name),
        &code, &text, err);
    if (!st && code)
        st = rs_err_set(err, RS_USAGE, "'%s' is not a commit in %s; see git log", rev, repo);
    if (!st)
        *out_id = rs_arena_printf(arena, "%.*s", (int)strcspn(text, "\n"), text);
    return st;
}

/* A commit as git log lists it. */
typedef struct node {
    const char *id, *parents, *subject;
} node;

static size_t parse_log(rs_arena *arena, const char *text, node **out)
{
    node *list = NULL;
    size_t count = 0, cap = 0;
    char *rest = rs_arena_strdup(arena, text), *line;
    while ((line = strsep(&rest, "\n")) && *line) {
        node *n = rs_arena_push(arena, (void **)&list, &count, &cap, sizeof *n);
        n->id = strsep(&line, "\t");
        n->parents = strsep(&line, "\t");
        n->subject = line ? line : "";
    }
    *out = list;
    return count;
}

/* The first parent of `child` that has good behind it: those are listed, further on, or are
   good itself (returns `count`). */
static size_t parent_of(const node *list, size_t count, size_t child, const char *good)
{
    size_t length = strlen(good);
    for (const char *p = list[child].parents; p && *p; p += strspn(p, " ")) {
        if (!strncmp(p, good, length))
            return count;
        for (size_t i = child + 1; i < count; i++)
            if (!strncmp(p, list[i].id, length))
                return i;
        p += strcspn(p, " ");
    }
    return SIZE_MAX;
}

static rs_status touches(rs_arena *arena,
                         const char *repo,
                         const char *before,
                         const char *after,
                         const char *const *only,
                         size_t only_count,
                         bool *out,
                         rs_err *err)
{
    int code = 0;
    const char *text = NULL, *paths = "";
    for (size_t i = 0; i < only_count; i++)
        paths = rs_arena_printf(arena, "%s %s", paths,
                                rs_ab_fill(arena, "{path}", "{path}", only[i]));
    *out = true;
    if (only_count == 0)
        return RS_OK;
    rs_status st = git(arena, repo,
                       rs_arena_printf(arena, "diff --quiet %s %s -- %s", before, after, paths),
                       &code, &text, err);
    *out = code == 1;
    return st;
}

/* The chain oldest first; out[0] is good. Room for count + 1. */
static size_t walk(const node *list, size_t count, const char *good, rs_ab_commit *out)
{
    size_t n = 0;
    for (size_t at = 0; at < count; at = parent_of(list, count, at, good))
        out[n++] = (rs_ab_commit){.id = list[at].id, .subject = list[at].subject};
    out[n++] = (rs_ab_commit){.id = good, .subject = "", .measured = true};
    for (size_t i = 0; i < n / 2; i++) {
        rs_ab_commit swap = out[i];
        out[i] = out[n - 1 - i];
        out[n - 1 - i] = swap;
    }
    return n;
}

static rs_status check_ancestry(
    rs_arena *arena, const char *repo, const char *good, const char *bad, rs_err *err)
{
    int code = 0;
    const char *text = NULL;
    if (!strcmp(good, bad))
        return rs_err_set(err, RS_USAGE, "--good and --bad are the same commit %.12s", good);
    rs_status st =
        git(arena, repo, rs_arena_printf(arena, "merge-base --is-ancestor %s %s", good, bad),
            &code, &text, err);
    if (!st && code)
        st = rs_err_set(err, RS_USAGE,
                        "--good %.12s is no ancestor of --bad %.12s: there is no way from one "
                        "to the other; start at `git merge-base %.12s %.12s`",
                        good, bad, good, bad);
    return st;
}

/* Leave out what cannot matter; each commit is compared with the one before it on the chain. */
static rs_status filter(rs_arena *arena,
                        const char *repo,
                        const char *const *only,
                        size_t only_count,
                        rs_ab_commit *commits,
                        size_t *count,
                        rs_err *err)
{
    size_t kept = 1;
    const char *before = commits[0].id;
    rs_status st = RS_OK;
    for (size_t i = 1; i < *count && !st; i++) {
        bool matters = true;
        const char *id = commits[i].id;
        st = touches(arena, repo, before, id, only, only_count, &matters, err);
        if (matters)
            commits[kept++] = commits[i];
        before = id;
    }
    *count = kept;
    if (!st && kept < 2)
        st = rs_err_set(err, RS_USAGE,
                        "no commit on the way from --good to --bad touches --only %s%s; give "
                        "other paths",
                        only[0], only_count > 1 ? " ..." : "");
    return st;
}

rs_status rs_ab_git_chain(rs_arena *arena,
                          const char *repo,
                          const char *good,
                          const char *bad,
                          const char *const *only,
                          size_t only_count,
                          rs_ab_commit **out_commits,
                          size_t *out_count,
                          size_t *out_all,
                          rs_err *err)
{
    const char *from = NULL, *to = NULL, *log = NULL;
    node *list = NULL;
    rs_status st = resolve(arena, repo, good, &from, err);
    if (!st)
        st = resolve(arena, repo, bad, &to, err);
    if (!st)
        st = check_ancestry(arena, repo, from, to, err);
    if (!st)
        st = rs_ab_git(arena, repo,
                       rs_arena_printf(arena,
                                       "log --topo-order --ancestry-path "
                                       "--format='%%H%%x09%%P%%x09%%s' %s..%s",
                                       from, to),
                       &log, err);
    if (st)
        return st;
    size_t listed = parse_log(arena, log, &list);
    *out_commits = rs_arena_array(arena, listed + 1, sizeof **out_commits);
    *out_count = walk(list, listed, from, *out_commits);
    *out_all = *out_count - 1;
    return filter(arena, repo, only, only_count, *out_commits, out_count, err);
}

rs_status rs_ab_git_has_target(rs_arena *arena,
                               const char *repo,
                               const char *commit,
                               const char *target,
                               bool *out_has,
                               rs_err *err)
{
    static const char files[] = "'*CMakeLists.txt' '*.cmake' '*akefile' '*.mk' '*meson.build' "
                                "'*.ninja' '*BUILD' '*BUILD.bazel' '*Cargo.toml' '*.am'";
    int code = 0;
    const char *text = NULL;
    const char *arguments =
        rs_arena_printf(arena, "grep -q -w -F -e {target} %s -- %s", commit, files);
    rs_status st =
        git(arena, repo, rs_ab_fill(arena, arguments, "{target}", target), &code, &text, err);
    *out_has = code == 0;
    return st;
}
