/* A cell measured on the synthetic machine: the scheduler's part of a campaign. Layer: sweep.
 */
#include "sweep/selftest.h"

#include "sweep/calibration.h"
#include "sweep/drift.h"
#include "sweep/race.h"
#include "sweep/spend.h"

#include <math.h>
#include <string.h>

/* As `sweep` measures by default. */
enum { ROUNDS = 12, SCREEN_ROUNDS = 32, CONTROLS = 2, AA_SESSIONS = 6, AA_CELLS = 400 };

typedef struct session {
    const rs_synth_job *job;
    rs_synth *machine;
    rs_db_point *point;
    rs_synth_kernel control; /* both controls cost what the first kernel does */
    rs_race race;
    rs_drift drift; /* over the first control, as rs_watch does */
    int stepped;    /* its alarms when the block began */
    double mhz[SCREEN_ROUNDS / 2 + RS_RACE_EXTRA]; /* one a block */
} session;

static rs_status time_racer(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err)
{
    session *s = arg;
    const rs_synth_job *job = s->job;
    (void)round, (void)err;
    bool control = racer >= job->count;
    *out_ns = rs_synth_time(s->machine, control ? &s->control : &job->kernels[racer], racer,
                            job->launches);
    if (racer == job->count)
        (void)rs_drift_add(&s->drift, *out_ns);
    return RS_OK;
}

static void block_begins(void *arg, int32_t block)
{
    session *s = arg;
    (void)block;
    s->stepped = s->drift.epoch;
}

static const char *block_ends(void *arg, int32_t block)
{
    session *s = arg;
    s->mhz[block] = rs_synth_mhz(s->machine);
    return s->drift.epoch != s->stepped ? "the control's time stepped" : NULL;
}

static void racer_out(void *arg, size_t racer, const char *reason)
{
    session *s = arg;
    rs_db_contender *c = &s->point->contenders[racer];
    (void)reason; /* it lies on the race's stack and nobody asks */
    c->outcome = RS_DB_DROPPED;
    c->reason = "screened";
}

static bool is_incumbent(const session *s, size_t i)
{
    return s->job->incumbent && !strcmp(s->job->incumbent, s->job->kernels[i].name);
}

/* Who is out stays out of later sessions. */
static rs_racer *racers_of(const session *s, rs_arena *arena)
{
    size_t count = s->job->count;
    rs_racer *racers = rs_arena_array(arena, count + CONTROLS, sizeof *racers);
    for (size_t i = 0; i < count; i++)
        racers[i] = (rs_racer){.live = s->point->contenders[i].outcome == RS_DB_OK,
                               .incumbent = is_incumbent(s, i),
                               .layout = s->point->contenders[i].layout};
    for (size_t i = count; i < count + CONTROLS; i++)
        racers[i] = (rs_racer){.live = true, .control = true, .layout = ""};
    return racers;
}

/* As the loader: ascending by round, samples of disturbed blocks left out. */
static void keep_samples(const session *s, size_t racer, int64_t number, rs_arena *arena)
{
    const rs_racer *r = &s->race.racers[racer];
    rs_db_contender *c = &s->point->contenders[racer];
    rs_db_series *series = &c->series[c->series_count];
    *series = (rs_db_series){.session = number};
    series->samples = rs_arena_array(arena, (size_t)s->race.done, sizeof *series->samples);
    for (int32_t i = 0; i < s->race.done; i++)
        if (!isnan(r->ns[i]) && !s->race.disturbed[i / 2])
            series->samples[series->count++] = (rs_db_sample){.round = i,
                                                              .slot = r->slots[i],
                                                              .launches = s->job->launches,
                                                              .ns = r->ns[i],
                                                              .sm_mhz = s->mhz[i / 2]};
    c->series_count += series->count > 0;
    if (series->count && is_incumbent(s, racer))
        c->incumbent_session = number;
}

/* As rs_watch_clock_offset. */
static double clock_offset(const session *s)
{
    double nominal = s->job->limits->clock_mhz;
    return nominal > 0 ? fabs(log(rs_synth_mhz(s->machine) / nominal)) : 0;
}

static rs_status run_session(session *s, rs_arena *arena, rs_synth_cell *cell, rs_err *err)
{
    const rs_synth_job *job = s->job;
    bool screen = job->screen && cell->sessions == 0;
    size_t racers = job->count + CONTROLS;
    rs_synth_session(s->machine, racers);
    rs_drift_init(&s->drift);
    s->race = (rs_race){.racers = racers_of(s, arena),
                        .count = racers,
                        .rounds = screen ? SCREEN_ROUNDS : ROUNDS,
                        .screen = screen,
                        .g = job->limits->g + RS_CLOCK_SLOPE_MOST * clock_offset(s),
                        .seed = rs_rng_u64(&s->machine->rng),
                        .arena = arena,
                        .arg = s,
                        .time = time_racer,
                        .block_begins = block_begins,
                        .block_ends = block_ends,
                        .out = racer_out};
    rs_status st = rs_race_run(&s->race, err);
    cell->sessions++;
    cell->samples += s->race.samples;
    for (size_t i = 0; i < job->count && !st; i++)
        keep_samples(s, i, cell->sessions, arena);
    return st;
}

/* As rs_units_evaluate asks for sessions: the least unless the first settles it, then one by
   one. */
static int wanted(const rs_synth_job *job, const rs_synth_cell *cell)
{
    if (job->sessions_least == job->sessions_most)
        return job->sessions_least;
    bool more =
        rs_spend_regret(&cell->point, job->limits) > 0 && cell->sessions < job->sessions_most;
    if (!more)
        return cell->sessions;
    return job->sessions_least > cell->sessions ? job->sessions_least : cell->sessions + 1;
}

rs_status
rs_synth_measure(rs_arena *arena, const rs_synth_job *job, rs_synth_cell *out_cell, rs_err *err)
{
    rs_synth machine = {.noise = job->noise, .rng = {job->seed}};
    session s = {.job = job, .machine = &machine, .point = &out_cell->point};
    *out_cell = (rs_synth_cell){.point = {.shape = "q4g64:linear:5120x640",
                                          .mode = "chain",
                                          .set_hash = "synthetic",
                                          .t = job->t,
                                          .incumbent = job->incumbent,
                                          .contender_count = job->count}};
    s.control = (rs_synth_kernel){"control", job->kernels[0].ns, 1};
    s.point->contenders = rs_arena_array(arena, job->count, sizeof *s.point->contenders);
    for (size_t i = 0; i < job->count; i++)
        s.point->contenders[i] = (rs_db_contender){
            .schedule = job->kernels[i].name,
            .code_hash = "synthetic",
            .numeric = "exact",
            .layout = "row_split",
            .series = rs_arena_array(arena, (size_t)job->sessions_most, sizeof(rs_db_series))};
    rs_status st = RS_OK;
    do
        st = run_session(&s, arena, out_cell, err);
    while (!st && out_cell->sessions < wanted(job, out_cell));
    return st;
}

rs_status rs_synth_calibrate(const rs_synth_noise *noise,
                             double ns,
                             int32_t launches,
                             uint64_t seed,
                             rs_limits *out_limits,
                             rs_err *err)
{
    const rs_synth_kernel twins[] = {{"twin", ns, 1}, {"twin#2", ns, 1}};
    rs_arena *arena = rs_arena_new();
    rs_db_point *points = rs_arena_array(arena, AA_CELLS, sizeof *points);
    rs_rng rng = {seed};
    int cells, sessions;
    rs_limits none = {0};
    rs_status st = RS_OK;
    for (int i = 0; i < AA_CELLS && !st; i++) {
        rs_synth_job job = {.noise = noise,
                            .kernels = twins,
                            .count = 2,
                            .limits = &none,
                            .seed = rs_rng_u64(&rng),
                            .t = 1,
                            .launches = launches,
                            .sessions_least = AA_SESSIONS,
                            .sessions_most = AA_SESSIONS};
        rs_synth_cell cell;
        st = rs_synth_measure(arena, &job, &cell, err);
        points[i] = cell.point;
    }
    if (!st) {
        *out_limits = rs_limits_of(rs_calibration_s_aa(points, AA_CELLS, &cells, &sessions));
        out_limits->clock_mhz = rs_synth_reference_mhz;
        out_limits->tick_ns = noise->tick_ns;
    }
    rs_arena_free(arena);
    return st;
}
