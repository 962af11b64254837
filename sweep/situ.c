/* Sessions in situ: how many, with whom, and what to do when the engine dies. Layer: sweep. */
#include "sweep/situ.h"

#include "sweep/ab.h"
#include "sweep/base/hash.h"
#include "sweep/base/log.h"
#include "sweep/campaign.h"
#include "sweep/environment.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ALONE_ROUNDS = 2 };

/* One cell's sessions. */
typedef struct work {
    rs_situ *situ;
    const rs_situ_cell *cell;
    rs_situ_cell ran;       /* without those that failed */
    rs_situ_failed *failed; /* [cell->count] */
    size_t failed_count;
    char set_hash[17];
    int64_t done;
} work;

/* The file's name, or "synthetic 8b-dense". */
static const char *weights_of(rs_arena *arena, const rs_situ_options *o)
{
    if (o->synthetic)
        return rs_arena_printf(arena, "synthetic %s", o->synthetic);
    const char *base = strrchr(o->model, '/');
    return base ? base + 1 : o->model;
}

rs_status rs_situ_open(rs_arena *arena,
                       const rs_situ_options *options,
                       const rs_registry *registry,
                       rs_db *db,
                       rs_situ *out_situ,
                       rs_err *err)
{
    rs_hash hash = {0}, routes = {0};
    char tier[RS_TIER_TEXT];
    rs_situ s = {.arena = arena, .options = options, .registry = registry, .db = db};
    s.weights = weights_of(arena, options);
    if (access(options->engine, X_OK))
        return rs_err_set(err, RS_IO, "%s cannot be executed; give --engine the engine's path",
                          options->engine);
    if (!options->synthetic && access(options->model, R_OK))
        return rs_err_set(err, RS_IO, "%s cannot be read; give --model a GGUF file",
                          options->model);
    rs_status st = rs_hash_file(options->engine, &hash, err);
    if (!st)
        st = rs_campaign_describe(options->backend ? options->backend : "cpu", &s.device, err);
    if (!st)
        st = rs_environment_identify(db, &s.device, &s.machine, &s.build, err);
    if (st)
        return st;
    memcpy(s.engine_hash, rs_hash_hex(hash).hex, sizeof s.engine_hash);
    if (options->routes && (st = rs_hash_file(options->routes, &routes, err)))
        return st;
    if (options->routes)
        memcpy(s.routes_hash, rs_hash_hex(routes).hex, sizeof s.routes_hash);
    s.tier = rs_arena_strdup(arena, rs_device_tier(&s.device, tier));
    rs_ab_catch_signals();
    *out_situ = s;
    return RS_OK;
}

/* Same model, kind of round and table, same schedules of the same code: sessions add up. */
static rs_status set_hash(work *w, rs_err *err)
{
    const rs_registry *registry = w->situ->registry;
    rs_hash hash = {0};
    rs_status st = RS_OK;
    rs_hash_add_text(&hash, rs_situ_mode(RS_SITU_ROUND));
    rs_hash_add_text(&hash, w->situ->weights);
    rs_hash_add_text(&hash, w->situ->options->round);
    if (*w->situ->routes_hash)
        rs_hash_add_text(&hash, w->situ->routes_hash);
    for (size_t i = 0; i < w->cell->count && !st; i++) {
        rs_schedule schedule;
        st = rs_schedule_parse(w->cell->schedules[i], registry->table, &schedule, err);
        if (st)
            return st;
        rs_hash_add_text(&hash, w->cell->schedules[i]);
        rs_hash_add_text(&hash, rs_registry_hash(registry, schedule.candidate));
    }
    memcpy(w->set_hash, rs_hash_hex(hash).hex, sizeof w->set_hash);
    return st;
}

static uint64_t seed_of(const work *w)
{
    rs_hash hash = {0};
    rs_hash_add(&hash, &w->situ->options->seed, sizeof w->situ->options->seed);
    rs_hash_add_text(&hash, w->cell->shape);
    rs_hash_add(&hash, &w->cell->t, sizeof w->cell->t);
    rs_hash_add(&hash, &w->done, sizeof w->done);
    rs_hash_add_text(&hash, w->set_hash);
    return hash.value;
}

static void leave_out(work *w, const char *schedule, rs_db_outcome outcome, const char *reason)
{
    size_t kept = 0;
    w->failed[w->failed_count++] =
        (rs_situ_failed){schedule, rs_arena_strdup(w->situ->arena, reason), outcome};
    for (size_t i = 0; i < w->ran.count; i++)
        if (strcmp(w->ran.schedules[i], schedule) != 0)
            w->ran.schedules[kept++] = w->ran.schedules[i];
    w->ran.count = kept;
}

/* Who failed in an earlier session of this cell fails again. */
static rs_status load_history(work *w, rs_err *err)
{
    const rs_situ *s = w->situ;
    rs_db_out *outs = NULL;
    size_t count = 0;
    const char *mode = rs_situ_mode(RS_SITU_ROUND);
    rs_status st = rs_db_count_cell(s->db, s->machine, w->cell->shape, mode, w->cell->t,
                                    w->set_hash, &w->done, err);
    if (!st)
        st = rs_db_list_out(s->db, s->arena, s->machine, w->cell->shape, mode, w->cell->t,
                            w->set_hash, &outs, &count, err);
    for (size_t i = 0; i < count && !st; i++)
        leave_out(w, outs[i].schedule, outs[i].outcome, outs[i].reason ? outs[i].reason : "");
    return st;
}

static rs_db_outcome outcome_of(rs_status status)
{
    return status == RS_TIMEOUT   ? RS_DB_TIMEOUT
           : status == RS_CRASHED ? RS_DB_CRASHED
                                  : RS_DB_WRONG;
}

/* The engine failed with all of them: run each alone. The first one must live, and somebody
   must be to blame, else the engine itself is broken. */
static rs_status find_culprits(work *w, uint64_t seed, rs_err *err)
{
    rs_err first = err ? *err : (rs_err){0};
    rs_situ_options alone = *w->situ->options;
    size_t before = w->failed_count;
    alone.rounds = ALONE_ROUNDS;
    for (size_t i = 0; i < w->ran.count;) {
        const char *name = w->ran.schedules[i];
        rs_situ_cell one = {w->cell->shape, w->cell->t, &name, 1};
        rs_situ_reading reading;
        rs_err why = {0};
        rs_status st = rs_situ_execute(w->situ->arena, &alone, &one, seed, &reading, &why);
        if (st == RS_INTERRUPTED || (st && i == 0))
            return rs_err_set(err, st, "%s T=%d with %s alone: %s", w->cell->shape, w->cell->t,
                              name, why.msg);
        if (!st) {
            i++;
            continue;
        }
        rs_log(RS_LOG_WARN, "in_situ", "%s at T=%d: %s; the others go on without it", name,
               w->cell->t, why.msg);
        leave_out(w, name, outcome_of(st), why.msg);
    }
    if (w->failed_count > before)
        return RS_OK;
    return rs_err_set(err, first.status, "%s T=%d: %s (with each schedule alone it runs)",
                      w->cell->shape, w->cell->t, first.msg);
}

/* The engine must be of this build's candidates, and on this machine. */
static rs_status check_origin(const work *w, const rs_situ_reading *r, rs_err *err)
{
    const rs_registry *registry = w->situ->registry;
    if (strcmp(r->tier, w->situ->tier) != 0)
        return rs_err_set(err, RS_FORMAT, "the engine ran on tier %.80s, this is %s", r->tier,
                          w->situ->tier);
    for (size_t i = 0; i < w->ran.count; i++) {
        rs_schedule schedule;
        rs_status st = rs_schedule_parse(w->ran.schedules[i], registry->table, &schedule, err);
        if (st)
            return st;
        if (strcmp(r->hashes[i], rs_registry_hash(registry, schedule.candidate)) != 0)
            return rs_err_set(err, RS_VERSION,
                              "%s was built from other code of %s than this sweep; build both "
                              "anew",
                              w->situ->options->engine, schedule.candidate->id);
    }
    return RS_OK;
}

/* What the load was, and which engine: JSON. */
static const char *environment_of(const work *w)
{
    char env[RS_ENVIRONMENT_TEXT];
    rs_environment_now(env);
    size_t length = strlen(env);
    return rs_arena_printf(w->situ->arena, "%.*s, \"engine\": \"%s\"}", (int)length - 1, env,
                           w->situ->engine_hash);
}

static rs_status take_session(work *w, rs_err *err)
{
    rs_situ_reading reading = {0};
    uint64_t seed = seed_of(w);
    const char *env = environment_of(w);
    rs_status st =
        rs_situ_execute(w->situ->arena, w->situ->options, &w->ran, seed, &reading, err);
    while (st && st != RS_INTERRUPTED) {
        if ((st = find_culprits(w, seed, err)))
            return st;
        st = rs_situ_execute(w->situ->arena, w->situ->options, &w->ran, seed, &reading, err);
    }
    if (!st)
        st = check_origin(w, &reading, err);
    rs_situ_session session = {.cell = w->cell,
                               .ran = &w->ran,
                               .reading = &reading,
                               .failed = w->failed,
                               .failed_count = w->failed_count,
                               .seed = seed,
                               .ordinal = w->done + 1,
                               .set_hash = w->set_hash,
                               .env_before = env};
    if (!st)
        st = rs_situ_store(w->situ, &session, err);
    w->done += !st;
    return st;
}

/* Is there a schedule whose sign against the first is still open? */
static rs_status any_open(const work *w, bool *out, rs_err *err)
{
    rs_situ_data data;
    rs_db_filter filter = {w->situ->tier, NULL, w->cell->shape};
    rs_status st = rs_situ_load(w->situ->db, w->situ->arena, &filter, &data, err);
    *out = false;
    for (size_t i = 1; i < w->ran.count && !st; i++)
        *out = *out || rs_situ_judge(&data, w->cell->shape, w->cell->t, w->ran.schedules[i],
                                     w->cell->schedules[0], NULL)
                               .verdict == RS_SITU_UNDECIDED;
    return st;
}

static rs_status take_sessions(work *w, rs_err *err)
{
    const rs_situ_options *o = w->situ->options;
    rs_status st = RS_OK;
    while (!st && w->done < o->sessions) {
        bool more = w->done < o->sessions_least;
        if (!more)
            st = any_open(w, &more, err);
        if (st || !more)
            break;
        if (!o->quiet)
            rs_log(RS_LOG_INFO, "in_situ", "%s T=%d, session %lld: %zu schedules",
                   w->cell->shape, w->cell->t, (long long)w->done + 1, w->ran.count);
        st = take_session(w, err);
    }
    return st;
}

rs_status
rs_situ_measure(rs_situ *situ, const rs_situ_cell *cell, int *out_sessions, rs_err *err)
{
    rs_situ own = *situ;
    own.arena = rs_arena_new();
    work w = {.situ = &own, .cell = cell, .ran = *cell};
    w.failed = rs_arena_array(own.arena, cell->count, sizeof *w.failed);
    /* Lists of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    w.ran.schedules = rs_arena_array(own.arena, cell->count, sizeof *w.ran.schedules);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression) */
    memcpy(w.ran.schedules, cell->schedules, cell->count * sizeof *w.ran.schedules);
    rs_status st = set_hash(&w, err);
    if (!st)
        st = load_history(&w, err);
    int64_t before = w.done;
    if (!st)
        st = take_sessions(&w, err);
    if (out_sessions)
        *out_sessions = (int)(w.done - before);
    rs_arena_free(own.arena);
    return st;
}
