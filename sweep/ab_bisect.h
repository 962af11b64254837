/* `sweep ab bisect`: which commits changed a number. Layer: sweep. */
#ifndef RS_SWEEP_AB_BISECT_H
#define RS_SWEEP_AB_BISECT_H

#include "sweep/ab.h"

/* One commit on the way from good to bad, with what is known of it. */
typedef struct rs_ab_commit {
    const char *id, *subject;
    double x, h; /* ln(commit / good) and half width */
    bool measured;
    const char *class;   /* a name of rs_ab_class against the ends of its stretch; or NULL */
    const char *skipped; /* NULL, or why it cannot be measured */
} rs_ab_commit;

typedef enum rs_ab_class {
    RS_AB_AS_LOW,  /* differs from the upper end alone */
    RS_AB_AS_HIGH, /* differs from the lower end alone */
    RS_AB_NEITHER, /* differs from both: a step lies on either side */
    RS_AB_UNCLEAR  /* differs from none: more repetitions, or a step too small */
} rs_ab_class;

/* Two values differ when |x - y| exceeds both `g` and the half width of their difference. */
const char *rs_ab_class_name(rs_ab_class class);
rs_ab_class rs_ab_classify(const rs_ab_commit *low,
                           const rs_ab_commit *mid,
                           const rs_ab_commit *high,
                           double g);

/* Fills x, h, measured or skipped. More precise each time it is asked about the same commit;
 *out_more false when that was the last time. */
typedef rs_status
rs_ab_measure_commit(void *arg, rs_ab_commit *commit, bool *out_more, rs_err *err);

typedef struct rs_ab_step {
    size_t before, after; /* commits[after] made the step, when after = before + 1 */
} rs_ab_step;

/* Find all steps in commits[0..count), 0 good, count - 1 bad, both measured and different. */
RS_NODISCARD rs_status rs_ab_bisect(rs_arena *arena,
                                    rs_ab_commit *commits,
                                    size_t count,
                                    double g,
                                    rs_ab_measure_commit *measure,
                                    void *arg,
                                    rs_ab_step **out_steps,
                                    size_t *out_count,
                                    rs_err *err);

/* Git, in the repository at `repo`. */
RS_NODISCARD rs_status rs_ab_git(rs_arena *arena,
                                 const char *repo,
                                 const char *arguments,
                                 const char **out_text,
                                 rs_err *err);

/* The chain of commits from `good` to `bad`: from each, the first parent that still has good
   behind it. Commits that touch none of `only` (count 0 = all matter) are left out, but good
   stays as number 0. out_all: on the chain, good left out. USAGE when good is no ancestor or
   nothing remains. */
RS_NODISCARD rs_status rs_ab_git_chain(rs_arena *arena,
                                       const char *repo,
                                       const char *good,
                                       const char *bad,
                                       const char *const *only,
                                       size_t only_count,
                                       rs_ab_commit **out_commits,
                                       size_t *out_count,
                                       size_t *out_all,
                                       rs_err *err);

/* Is `target` a word in a build file of `commit`? */
RS_NODISCARD rs_status rs_ab_git_has_target(rs_arena *arena,
                                            const char *repo,
                                            const char *commit,
                                            const char *target,
                                            bool *out_has,
                                            rs_err *err);

/* A worktree of a repository in a fresh folder under $TMPDIR or /tmp. */
typedef struct rs_ab_tree {
    const char *repo, *dir; /* dir NULL = none */
} rs_ab_tree;

RS_NODISCARD rs_status rs_ab_tree_open(
    rs_arena *arena, const char *repo, const char *commit, rs_ab_tree *out, rs_err *err);
/* Another commit; what was built before stays, so that the next build has less to do. */
RS_NODISCARD rs_status rs_ab_tree_set(rs_arena *arena,
                                      const rs_ab_tree *tree,
                                      const char *commit,
                                      rs_err *err);
void rs_ab_tree_close(rs_arena *arena, rs_ab_tree *tree);

typedef struct rs_ab_found {
    const rs_ab_commit *commits;
    size_t count, all; /* all: on the way, without --only */
    const rs_ab_step *steps;
    size_t step_count;
} rs_ab_found;

void rs_ab_bisect_report(const rs_ab_found *found, bool json);
/* OK when each step is one commit; else UNDECIDED, which names where it lies. */
rs_status rs_ab_bisect_outcome(const rs_ab_found *found, rs_err *err);

/* ---- the command ---- */

/* Looks at one commit, each of --reps repetitions. */
enum { RS_AB_BISECT_ROUNDS = 3 };

typedef struct rs_ab_bisection {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    const char *good, *bad, *build, *run, *metric, *target, *repo, *db;
    const char **only;
    size_t only_count, only_cap;
    int64_t reps;
    double timeout_s, build_timeout_s;
    bool exact, json, quiet;

    rs_ab_plan plan; /* of the pair under way */
    rs_ab_store store;
    rs_ab_tree trees[2]; /* the good commit; the one that is tried */
    const char *host;
    double good_value; /* exact: its number */
    const rs_ab_commit *current;
    rs_ab_result result; /* of the current one */
    int rounds;
} rs_ab_bisection;

/* A command as it runs in the tree of an arm. */
const char *rs_ab_bisection_line(const rs_ab_bisection *b, const char *command, int arm);

/* Build what stands in a tree. *out_why: NULL, or why it does not build. */
RS_NODISCARD rs_status rs_ab_bisection_build(rs_ab_bisection *b,
                                             int arm,
                                             const char **out_why,
                                             rs_err *err);

/* One run outside of any pair. *out_value NaN and *out_why when it gives no number. */
RS_NODISCARD rs_status rs_ab_bisection_once(
    rs_ab_bisection *b, int arm, double *out_value, const char **out_why, rs_err *err);

/* The rs_ab_measure_commit of real trees; its arg is a rs_ab_bisection. */
rs_status rs_ab_bisection_measure(void *arg, rs_ab_commit *commit, bool *out_more, rs_err *err);

/* --exact: the good commit's number, which must come out the same twice. */
RS_NODISCARD rs_status rs_ab_bisection_exact(rs_ab_bisection *b, rs_err *err);

/* Measure the bad commit until it differs from the good one; UNDECIDED when it never does: then
   there is nothing to look for. *out_g: what counts as a step, in ln. */
RS_NODISCARD rs_status rs_ab_bisection_bad(rs_ab_bisection *b,
                                           rs_ab_commit *bad,
                                           double *out_g,
                                           rs_err *err);

/* `sweep ab bisect`. */
rs_status rs_ab_bisect_command(int argc, char **argv, rs_err *err);

#endif
