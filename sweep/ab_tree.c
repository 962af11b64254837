/* Worktrees of a bisection: the user's own checkout is never touched. Layer: sweep. */
#include "sweep/ab_bisect.h"

#include "sweep/base/log.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

rs_status rs_ab_tree_open(
    rs_arena *arena, const char *repo, const char *commit, rs_ab_tree *out, rs_err *err)
{
    const char *tmp = getenv("TMPDIR"), *text = NULL;
    char *dir = rs_arena_printf(arena, "%s/routesweep-tree-XXXXXX", tmp && *tmp ? tmp : "/tmp");
    if (!mkdtemp(dir))
        return rs_err_set(err, RS_IO, "cannot make a folder %s: %s; set TMPDIR", dir,
                          strerror(errno));
    const char *arguments =
        rs_ab_fill(arena, "worktree add --quiet --detach {dir} ", "{dir}", dir);
    rs_status st =
        rs_ab_git(arena, repo, rs_arena_printf(arena, "%s%s", arguments, commit), &text, err);
    *out = (rs_ab_tree){.repo = repo, .dir = st ? NULL : dir};
    if (st)
        rmdir(dir);
    return st;
}

rs_status
rs_ab_tree_set(rs_arena *arena, const rs_ab_tree *tree, const char *commit, rs_err *err)
{
    const char *text = NULL;
    return rs_ab_git(arena, tree->dir,
                     rs_arena_printf(arena, "checkout --quiet --force --detach %s", commit),
                     &text, err);
}

void rs_ab_tree_close(rs_arena *arena, rs_ab_tree *tree)
{
    if (!tree->dir)
        return;
    /* Not through rs_ab_git, which an interrupt ends. */
    const char *command =
        rs_ab_fill(arena, "git -C {repo} worktree remove --force {dir}", "{repo}", tree->repo);
    if (system(rs_ab_fill(arena, command, "{dir}", tree->dir)))
        rs_log(RS_LOG_WARN, "ab",
               "cannot remove the worktree %s; git worktree remove --force it", tree->dir);
    tree->dir = NULL;
}
