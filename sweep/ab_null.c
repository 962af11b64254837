/* Null runs: a copy of arm a against itself, and what such runs say of this machine. Layer:
   sweep. */
#include "sweep/ab.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

static rs_status copy_bytes(int from, int to, const char *path, rs_err *err)
{
    struct stat info;
    if (fstat(from, &info))
        return rs_err_set(err, RS_IO, "cannot read arm a: %s", strerror(errno));
    for (off_t left = info.st_size; left > 0;) {
        ssize_t n = sendfile(to, from, NULL, (size_t)left);
        if (n <= 0)
            return rs_err_set(err, RS_IO, "cannot write %s: %s", path,
                              n ? strerror(errno) : "arm a became shorter meanwhile");
        left -= n;
    }
    /* The umask must not take a permission that arm a has. */
    if (fchmod(to, info.st_mode & 07777))
        return rs_err_set(err, RS_IO, "cannot make %s executable: %s", path, strerror(errno));
    return RS_OK;
}

/* Another last character: the length of a path shifts the stack, and with it alignments and
   times. In the same folder, since libraries may be found relative to it. */
static int create_beside(char *path, rs_err *err)
{
    static const char others[] = "~0123456789abcdefghijklmnopqrstuvwxyz";
    char *last = path + strlen(path) - 1, before = *last;
    for (size_t i = 0; others[i]; i++) {
        *last = others[i];
        int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
        if (fd >= 0 || errno != EEXIST) {
            if (fd < 0)
                rs_err_set(err, RS_IO,
                           "cannot copy arm a to %s: %s; copy it to a folder that can be "
                           "written",
                           path, strerror(errno));
            return fd;
        }
    }
    *last = before;
    rs_err_set(err, RS_IO, "cannot copy arm a: every name like %s is taken", path);
    return -1;
}

rs_status rs_ab_null_copy(rs_ab_plan *plan, rs_err *err)
{
    char *path = rs_arena_strdup(plan->arena, plan->arms[0].exe);
    int from = open(path, O_RDONLY | O_CLOEXEC);
    if (from < 0)
        return rs_err_set(err, RS_IO, "cannot read arm a %s: %s", path, strerror(errno));
    int to = create_beside(path, err);
    rs_status st = to < 0 ? RS_IO : RS_OK;
    if (!st) {
        plan->copy = path;
        plan->arms[1].exe = path;
        st = copy_bytes(from, to, path, err);
        if (close(to) && !st)
            st = rs_err_set(err, RS_IO, "cannot write %s: %s", path, strerror(errno));
    }
    close(from);
    return st;
}

/* Wilson, JASA 22, 1927, 95 %. */
static void interval(rs_ab_null *null)
{
    double n = null->decisions, z = 1.959964, z2 = z * z;
    if (null->decisions == 0) {
        null->least = 0;
        null->most = 1;
        return;
    }
    double p = (null->better + null->worse) / n;
    double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = z / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    null->least = fmax(0, middle - half);
    null->most = fmin(1, middle + half);
}

rs_ab_null rs_ab_null_replay(const double *values, int count, const rs_limits *limits)
{
    rs_ab_null null = {0};
    int looks = rs_ab_looks(RS_AB_SESSIONS_MOST);
    for (int from = 0; from + RS_AB_SESSIONS_LEAST <= count;) {
        rs_ab_verdict verdict = RS_AB_UNDECIDED;
        int n = RS_AB_SESSIONS_LEAST;
        for (; n <= RS_AB_SESSIONS_MOST && from + n <= count; n++) {
            verdict = rs_ab_judge(values + from, n, looks, limits, false).verdict;
            if (verdict != RS_AB_UNDECIDED)
                break;
        }
        if (verdict == RS_AB_UNDECIDED && n <= RS_AB_SESSIONS_MOST)
            break; /* the sessions ran out before the rule did */
        null.decisions++;
        null.better += verdict == RS_AB_BETTER;
        null.worse += verdict == RS_AB_WORSE;
        null.same += verdict == RS_AB_SAME;
        from += n <= RS_AB_SESSIONS_MOST ? n : (int)RS_AB_SESSIONS_MOST;
    }
    interval(&null);
    return null;
}

/* ---- from the database ---- */

/* Samples of one null run and one label as data of two configurations: it and its control. */
static void gather(rs_arena *arena,
                   const rs_db_ab_sample *samples,
                   size_t count,
                   const char *label,
                   int32_t pairs_a_session,
                   rs_ab_data *out)
{
    *out = (rs_ab_data){.configs = 2};
    for (size_t i = 0; i < count; i++) {
        const rs_db_ab_sample *s = &samples[i];
        if (!s->control && strcmp(s->config, label))
            continue;
        while (out->pairs <= s->repetition / 2)
            rs_ab_data_add(arena, out, out->pairs / pairs_a_session);
        *rs_ab_at(out, s->control, s->repetition, !strcmp(s->arm, "b")) = s->metric;
    }
}

/* Has an earlier sample of this run the same label? Then it was gathered already. */
static bool seen_before(const rs_db_ab_sample *run, size_t at)
{
    for (size_t i = 0; i < at; i++)
        if (!run[i].control && !strcmp(run[i].config, run[at].config))
            return true;
    return false;
}

/* Sum of squares of session values; equal arms have a mean of zero by nature. */
static void add_run(const rs_ab_plan *plan,
                    const rs_db_ab_sample *run,
                    size_t count,
                    double *squares,
                    int *sessions)
{
    for (size_t i = 0; i < count; i++) {
        rs_ab_data data;
        int pairs;
        if (run[i].control || seen_before(run, i))
            continue;
        gather(plan->arena, run, count, run[i].config, plan->pairs_a_session, &data);
        double *values = rs_arena_array(plan->arena, (size_t)data.pairs + 1, sizeof *values);
        bool divide = plan->control != SIZE_MAX;
        int n = rs_ab_sessions(&data, 0, divide ? 1 : SIZE_MAX, values, &pairs);
        if (!n && divide) /* that null run had no control */
            n = rs_ab_sessions(&data, 0, SIZE_MAX, values, &pairs);
        for (int k = 0; k < n; k++)
            *squares += values[k] * values[k];
        *sessions += n;
    }
}

static rs_status
load_config(rs_db *db, const char *host, rs_ab_plan *plan, rs_ab_config *c, rs_err *err)
{
    rs_db_ab_sample *samples = NULL;
    size_t count = 0;
    double squares = 0;
    int sessions = 0;
    rs_status st = rs_db_load_ab_null(db, plan->arena, host, c->command[0], plan->metric.text,
                                      &samples, &count, err);
    for (size_t i = 0, next; i < count && !st; i = next) {
        for (next = i; next < count && samples[next].run == samples[i].run;)
            next++;
        add_run(plan, samples + i, next - i, &squares, &sessions);
    }
    if (sessions >= RS_AB_SESSIONS_LEAST) {
        c->s_null = sqrt(squares / sessions);
        c->null_sessions = sessions;
    }
    return st;
}

rs_status rs_ab_null_load(rs_db *db, const char *host, rs_ab_plan *plan, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < plan->count && !st && !plan->null; i++)
        st = load_config(db, host, plan, &plan->configs[i], err);
    return st;
}
