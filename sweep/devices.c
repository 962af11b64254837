/* A sweep a device. Layer: sweep. */
#include "sweep/devices.h"

#include "db/merge.h"
#include "sweep/base/log.h"
#include "sweep/campaign.h"
#include "sweep/pool.h"

#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { DEVICES_MAX = 64 };

/* One of the devices. */
typedef struct member {
    const char *backend, *db, *tier;
    int32_t place, places; /* among those of its tier */
    pid_t pid;
    int exit_code;
} member;

typedef struct fleet {
    rs_arena *arena;
    const rs_devices *options;
    member list[DEVICES_MAX];
    size_t count;
} fleet;

static volatile sig_atomic_t stopped;

static void on_signal(int number)
{
    stopped = number;
}

/* "runs/all.sqlite" and "cuda:0" make "runs/all.cuda-0.sqlite". */
static const char *db_of(rs_arena *arena, const char *db, const char *backend)
{
    static const char ending[] = ".sqlite";
    size_t n = strlen(db), e = sizeof ending - 1;
    char *name = rs_arena_strdup(arena, backend);
    for (char *p = name; *p; p++)
        *p = (char)(isalnum((unsigned char)*p) ? *p : '-');
    bool has = n > e && !strcmp(db + n - e, ending);
    return rs_arena_printf(arena, "%.*s.%s%s", (int)(has ? n - e : n), db, name, ending);
}

static rs_status add(fleet *f, const char *backend, rs_err *err)
{
    char tier[RS_TIER_TEXT];
    rs_device device;
    for (size_t i = 0; i < f->count; i++)
        if (!strcmp(f->list[i].backend, backend))
            return rs_err_set(err, RS_USAGE, "--devices names %s twice", backend);
    if (f->count == DEVICES_MAX)
        return rs_err_set(err, RS_USAGE, "--devices takes at most %d devices", DEVICES_MAX);
    rs_status st = rs_campaign_describe(backend, &device, err);
    if (!st)
        f->list[f->count++] =
            (member){.backend = rs_arena_strdup(f->arena, backend),
                     .db = db_of(f->arena, f->options->db, backend),
                     .tier = rs_arena_strdup(f->arena, rs_device_tier(&device, tier))};
    return st;
}

/* Every GPU; the CPU where there is none. */
static rs_status add_all(fleet *f, rs_err *err)
{
    char backend[24];
    rs_status st = RS_OK;
    for (int i = 0; i < DEVICES_MAX && !st; i++) {
        snprintf(backend, sizeof backend, "cuda:%d", i);
        st = add(f, backend, NULL);
    }
    return f->count ? RS_OK : add(f, "cpu", err);
}

static rs_status add_named(fleet *f, rs_err *err)
{
    char *names = rs_arena_strdup(f->arena, f->options->list), *state = NULL;
    rs_status st = RS_OK;
    for (char *name = strtok_r(names, ",", &state); name && !st;
         name = strtok_r(NULL, ",", &state))
        st = add(f, name, err);
    return !st && !f->count ? rs_err_set(err, RS_USAGE, "--devices names none") : st;
}

/* ---- who may share ---- */

static rs_status may_share(fleet *f, const member *a, const member *b, rs_err *err)
{
    const char *args[] = {a->db, b->db};
    rs_db_command c = {.arena = f->arena, .db = a->db, .args = args, .arg_count = 2};
    rs_pool pool;
    rs_err why = {0};
    rs_status st = rs_pool_decide(&c, &pool, &why);
    if (st)
        return rs_err_set(err, st,
                          "--split: %s and %s have no A/A sessions in common (%s); run `sweep "
                          "probe --backend %s --db %s`, the same for %s, or leave --split out",
                          a->backend, b->backend, why.msg, a->backend, a->db, b->backend);
    if (pool.verdict != RS_POOL_SHARE)
        return rs_err_set(err, pool.verdict == RS_POOL_OPEN ? RS_UNDECIDED : RS_FAILED,
                          "--split: %s and %s %s (cells stray by up to %.2f %%, limit %.2f "
                          "%%); `sweep db pool "
                          "%s %s` says more; without --split each gets its own table",
                          a->backend, b->backend, rs_pool_text(pool.verdict),
                          100 * pool.stray_most, 100 * pool.limits.g, a->db, b->db);
    return RS_OK;
}

static rs_status place(fleet *f, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < f->count; i++) {
        member *m = &f->list[i];
        const member *first = NULL;
        for (size_t k = 0; k < f->count; k++)
            if (!strcmp(f->list[k].tier, m->tier)) {
                first = first ? first : &f->list[k];
                m->place += k < i;
                m->places++;
            }
        if (first && first != m && f->options->split && !st)
            st = may_share(f, first, m, err);
    }
    return st;
}

/* ---- running ---- */

/* The same command line; what is added behind it counts, because the last word does. */
static void become_sweep(const fleet *f, const member *m)
{
    const rs_devices *o = f->options;
    int32_t places = o->split ? m->places : 1, at = o->split ? m->place : 0;
    char **argv = rs_arena_array(f->arena, (size_t)o->argc + 7, sizeof *argv);
    int n = 0;
    argv[n++] = rs_arena_strdup(f->arena, "sweep");
    argv[n++] = rs_arena_strdup(f->arena, "measure");
    for (int i = 1; i < o->argc; i++)
        argv[n++] = o->argv[i];
    argv[n++] = rs_arena_strdup(f->arena, "--devices=");
    argv[n++] = rs_arena_printf(f->arena, "--backend=%s", m->backend);
    argv[n++] = rs_arena_printf(f->arena, "--db=%s", m->db);
    argv[n++] = rs_arena_printf(f->arena, "--shard=%d/%d", o->shard + o->shards * at,
                                o->shards * places);
    if (f->count > 1)
        argv[n++] =
            rs_arena_strdup(f->arena, "--quiet"); /* one terminal, one line to draw in */
    argv[n] = NULL;
    prctl(PR_SET_PDEATHSIG, SIGTERM); /* not without the one who waits for it */
    execv("/proc/self/exe", argv);
    _exit(127);
}

static rs_status start(fleet *f, rs_err *err)
{
    fflush(NULL);
    for (size_t i = 0; i < f->count; i++) {
        member *m = &f->list[i];
        m->pid = fork();
        if (m->pid == 0)
            become_sweep(f, m);
        if (m->pid < 0)
            return rs_err_set(err, RS_IO, "cannot start a sweep for %s: %s", m->backend,
                              strerror(errno));
        rs_log(RS_LOG_INFO, "sweep", "%s (%s) writes %s; process %d", m->backend, m->tier,
               m->db, (int)m->pid);
    }
    return RS_OK;
}

/* Ctrl-C reaches the sweeps too, a plain kill of this process does not: pass it on. */
static void wait_for_all(fleet *f)
{
    bool told = false;
    for (size_t i = 0; i < f->count; i++) {
        member *m = &f->list[i];
        int status = 0;
        while (m->pid > 0 && waitpid(m->pid, &status, 0) < 0 && errno == EINTR) {
            for (size_t k = 0; k < f->count && stopped == SIGTERM && !told; k++)
                if (f->list[k].pid > 0)
                    kill(f->list[k].pid, SIGTERM);
            told = stopped == SIGTERM;
        }
        m->exit_code = m->pid <= 0         ? 1
                       : WIFEXITED(status) ? WEXITSTATUS(status)
                                           : 128 + WTERMSIG(status);
    }
}

static rs_status sum_up(const fleet *f, rs_err *err)
{
    char failed[256] = "";
    size_t used = 0, count = 0;
    for (size_t i = 0; i < f->count; i++) {
        const member *m = &f->list[i];
        rs_log(RS_LOG_INFO, "sweep", "%s: exit %d", m->backend, m->exit_code);
        if (!m->exit_code)
            continue;
        used += (size_t)snprintf(failed + used, sizeof failed - used, "%s%s",
                                 count++ ? ", " : "", m->backend);
        used = used < sizeof failed ? used : sizeof failed - 1;
    }
    return count ? rs_err_set(err, stopped ? RS_INTERRUPTED : RS_FAILED,
                              "%zu of %zu devices did not finish: %s; the same command goes on",
                              count, f->count, failed)
                 : RS_OK;
}

static rs_status merge(const fleet *f, rs_err *err)
{
    const char **paths = rs_arena_array(f->arena, f->count, sizeof *paths);
    rs_db_merged merged;
    for (size_t i = 0; i < f->count; i++)
        paths[i] = f->list[i].db;
    rs_status st = rs_db_merge(f->options->db, paths, f->count, &merged, err);
    if (!st)
        rs_log(RS_LOG_INFO, "sweep", "%s holds %lld cells of %zu devices", f->options->db,
               (long long)merged.cells, f->count);
    return st;
}

rs_status rs_devices_run(rs_arena *arena, const rs_devices *devices, rs_err *err)
{
    fleet *f = rs_arena_alloc(arena, sizeof *f);
    *f = (fleet){.arena = arena, .options = devices};
    rs_status st = strcmp(devices->list, "all") ? add_named(f, err) : add_all(f, err);
    if (!st)
        st = place(f, err);
    if (st)
        return st;
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    st = start(f, err);
    if (st)
        stopped = SIGTERM;
    wait_for_all(f);
    if (!st)
        st = sum_up(f, err);
    return !st && devices->split ? merge(f, err) : st;
}
