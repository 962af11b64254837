/* The parent: which cells are missing, workers to measure them, blame for their deaths, storage.
   Layer: sweep. */
#include "sweep/campaign.h"

#include "engine/route.h"
#include "sweep/base/clock.h"
#include "sweep/base/hash.h"
#include "sweep/base/log.h"
#include "sweep/environment.h"
#include "sweep/proc.h"
#include "sweep/progress.h"
#include "sweep/results.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { POLL_MS = 200, STRIKES = 2, SETUP_FAILURES = 3, ROUNDS_LEAST = 4 };
static const double setup_deadline_s = 600;

/* A schedule that is out of a cell for the rest of the campaign. */
typedef struct blame {
    const char *schedule, *reason;
    rs_db_outcome outcome;
    bool stored;
} blame;

typedef struct unit {           /* one (shape, T) */
    size_t case_index;
    int32_t t;
    rs_offer *offers;
    size_t offer_count;
    const char *set_hash;
    const char *incumbent;      /* schedule text or NULL */
    int64_t done;               /* finished sessions in the database */
    double cost_s;              /* of its last session; 0 = not known */
    blame *blames;
    size_t blame_count, blame_cap;
} unit;

typedef struct strikes {        /* crashes and time-outs of one candidate in this campaign */
    const rs_candidate *candidate;
    int count;
    rs_db_outcome outcome;
} strikes;

typedef struct campaign {
    const rs_campaign_options *options;
    const rs_registry *registry;
    rs_db *db;
    rs_campaign_seen *seen;
    void *seen_arg;
    rs_campaign_summary *summary;
    rs_arena *arena;
    rs_device device;
    int64_t machine, build;
    unit *units;
    size_t unit_count;
    strikes *strikes;           /* one a candidate of the registry */
    int64_t start_ns;
    double spent_s;             /* worker time so far, for the ETA */
    size_t failures;            /* deaths outside of any launch, in a row */
} campaign;

/* One worker's job and how far it is. */
typedef struct pass {
    campaign *c;
    int32_t ordinal;
    rs_job job;
    unit **cell_units;          /* unit of each job cell */
    rs_offer ***cell_offers;    /* offer behind each run of each cell */
    rs_proc proc;
    int64_t session;
    size_t next;                /* first job cell not finished */
    rs_arena *cell_arena;
    rs_results results;
    bool in_cell;
    int64_t cell_start_ns;
    bool said_bye;
    bool timed_out;
} pass;

static volatile sig_atomic_t interrupted;

static void on_signal(int number)
{
    interrupted = number;
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* ---- device ---- */

static bool parse_device(const char *line, rs_device *out)
{
    int backend = 0, name = 0;
    rs_device d = {0};
    if (sscanf(line, "device %d %d %u %d %d %zu %zu %zu %n", &backend, &d.index, &d.cpu_features, &d.cc,
               &d.cores, &d.cache_bytes, &d.memory_bytes, &d.smem_bytes, &name) != 8)
        return false;
    d.backend = (rs_backend)backend;
    snprintf(d.name, sizeof d.name, "%s", line + name);
    *out = d;
    return true;
}

static rs_status parse_fail(const char *line, rs_err *err)
{
    int status = RS_FAILED, text = 0;
    if (sscanf(line, "fail %d %n", &status, &text) != 1)
        return rs_err_set(err, RS_FORMAT, "worker said '%s'", line);
    return rs_err_set(err, (rs_status)status, "%s", line + text);
}

rs_status rs_campaign_describe(const char *backend, rs_device *out_device, rs_err *err)
{
    rs_job job = {.backend = backend, .mode = "chain"};
    rs_proc proc;
    rs_status st = rs_proc_start(&job, &proc, err);
    if (st)
        return st;
    char *line;
    bool found = false;
    rs_proc_event event;
    while (!st && (event = rs_proc_next(&proc, 60000, &line)) == RS_PROC_LINE)
        if (!strncmp(line, "device ", 7))
            found = parse_device(line, out_device);
        else if (!strncmp(line, "fail ", 5))
            st = parse_fail(line, err);
    char death[96];
    rs_proc_death(rs_proc_end(&proc, true), death);
    if (!st && !found)
        st = rs_err_set(err, RS_DEVICE, "asking for %s: the worker was %s", backend, death);
    return st;
}

/* ---- what is to do ---- */

static int compare_offers(const void *a, const void *b)
{
    return strcmp(((const rs_offer *)a)->text, ((const rs_offer *)b)->text);
}

/* Same offers with the same code in the same mode: sessions add up. Anything else: measured anew. */
static const char *set_hash(campaign *c, const unit *u)
{
    rs_hash hash = {0};
    rs_hash_add_text(&hash, c->options->mode);
    for (size_t i = 0; i < u->offer_count; i++) {
        if (u->offers[i].unsupported)
            continue;
        rs_hash_add_text(&hash, u->offers[i].text);
        rs_hash_add_text(&hash, u->offers[i].hash);
    }
    return rs_arena_strdup(c->arena, rs_hash_hex(hash).hex);
}

static const char *find_incumbent(campaign *c, const unit *u)
{
    char tier[RS_TIER_TEXT], shape[RS_SHAPE_TEXT];
    bool exact;
    const rs_route_table *table =
        rs_route_select(rs_backend_name(c->device.backend), rs_device_tier(&c->device, tier), &exact);
    rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    const rs_route *route = table ? rs_route_pick(table, shape, u->t) : NULL;
    for (size_t i = 0; route && i < u->offer_count; i++)
        if (!u->offers[i].unsupported && !strcmp(u->offers[i].text, route->schedule))
            return u->offers[i].text;
    return NULL;
}

static blame *add_blame(campaign *c, unit *u, const char *schedule, rs_db_outcome outcome, const char *reason)
{
    blame *b = rs_arena_push(c->arena, (void **)&u->blames, &u->blame_count, &u->blame_cap, sizeof *b);
    *b = (blame){rs_arena_strdup(c->arena, schedule), rs_arena_strdup(c->arena, reason), outcome, false};
    return b;
}

/* What earlier sessions found to be no use stays out. */
static rs_status load_history(campaign *c, unit *u, rs_err *err)
{
    char shape[RS_SHAPE_TEXT];
    rs_db_out *outs = NULL;
    size_t count = 0;
    if (!c->db)
        return RS_OK;
    rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    rs_status st = rs_db_count_cell(c->db, c->machine, shape, c->options->mode, u->t, u->set_hash, &u->done, err);
    if (!st && u->done)
        st = rs_db_list_out(c->db, c->arena, c->machine, shape, c->options->mode, u->t, u->set_hash, &outs,
                            &count, err);
    for (size_t i = 0; i < count && !st; i++)
        if (!u->incumbent || strcmp(outs[i].schedule, u->incumbent) || outs[i].outcome != RS_DB_DROPPED)
            add_blame(c, u, outs[i].schedule, outs[i].outcome, outs[i].reason ? outs[i].reason : "")->stored = true;
    return st;
}

static rs_status add_unit(campaign *c, size_t case_index, int32_t t, rs_err *err)
{
    unit *u = &c->units[c->unit_count++];
    *u = (unit){.case_index = case_index, .t = t};
    rs_registry_offers(c->registry, c->arena, &c->device, &c->options->cases->list[case_index].shape, t,
                       &u->offers, &u->offer_count);
    qsort(u->offers, u->offer_count, sizeof *u->offers, compare_offers);
    u->set_hash = set_hash(c, u);
    u->incumbent = find_incumbent(c, u);
    return load_history(c, u, err);
}

static rs_status list_units(campaign *c, rs_err *err)
{
    const rs_campaign_options *o = c->options;
    c->units = rs_arena_array(c->arena, o->cases->count * o->token_count, sizeof *c->units);
    size_t number = 0;
    for (size_t i = 0; i < o->cases->count; i++)
        for (size_t k = 0; k < o->token_count; k++) {
            if ((int32_t)(number++ % (size_t)o->shards) != o->shard - 1)
                continue;
            rs_status st = add_unit(c, i, o->tokens[k], err);
            if (st)
                return st;
        }
    return RS_OK;
}

/* ---- building a job ---- */

static const blame *blamed(const unit *u, const char *schedule)
{
    for (size_t i = 0; i < u->blame_count; i++)
        if (!strcmp(u->blames[i].schedule, schedule))
            return &u->blames[i];
    return NULL;
}

static strikes *strikes_of(campaign *c, const rs_candidate *candidate)
{
    for (size_t i = 0; i < c->registry->count; i++)
        if (c->strikes[i].candidate == candidate)
            return &c->strikes[i];
    return NULL;
}

/* A candidate that keeps killing workers is left out of the cells to come, with that as the reason. */
static void leave_out_strikers(campaign *c, unit *u)
{
    for (size_t i = 0; i < u->offer_count; i++) {
        const strikes *s = strikes_of(c, u->offers[i].schedule.candidate);
        if (!u->offers[i].unsupported && s && s->count >= STRIKES && !blamed(u, u->offers[i].text))
            add_blame(c, u, u->offers[i].text, s->outcome, "left out: it took down two workers of this campaign");
    }
}

static void add_cell(pass *p, unit *u, size_t case_index)
{
    campaign *c = p->c;
    rs_job_cell *cell = &p->job.cells[p->job.cell_count];
    leave_out_strikers(c, u);
    *cell = (rs_job_cell){.case_index = case_index, .t = u->t};
    cell->runs = rs_arena_array(c->arena, u->offer_count, sizeof *cell->runs);
    rs_offer **offers = rs_arena_array(c->arena, u->offer_count, sizeof *offers);
    for (size_t i = 0; i < u->offer_count; i++) {
        rs_offer *o = &u->offers[i];
        if (o->unsupported || blamed(u, o->text))
            continue;
        offers[cell->run_count] = o;
        cell->runs[cell->run_count++] =
            (rs_job_run){o->text, u->incumbent && !strcmp(o->text, u->incumbent)};
    }
    p->cell_units[p->job.cell_count] = u;
    p->cell_offers[p->job.cell_count++] = offers;
}

static void build_job(pass *p)
{
    campaign *c = p->c;
    const rs_campaign_options *o = c->options;
    p->job = (rs_job){.backend = o->backend, .mode = o->mode, .rounds = o->rounds, .screen = p->ordinal == 1,
                      .threads = o->threads, .plugins = o->plugins, .plugin_count = o->plugin_count,
                      .cases = o->cases->list, .case_count = o->cases->count};
    p->job.seed = o->seed + (uint64_t)p->ordinal * 0x9e3779b9u + (uint64_t)rs_clock_ns() % 1000003;
    p->job.cells = rs_arena_array(c->arena, c->unit_count, sizeof *p->job.cells);
    p->cell_units = rs_arena_array(c->arena, c->unit_count, sizeof *p->cell_units);
    p->cell_offers = rs_arena_array(c->arena, c->unit_count, sizeof *p->cell_offers);
    for (size_t i = 0; i < c->unit_count; i++)
        if (c->units[i].done < p->ordinal)
            add_cell(p, &c->units[i], c->units[i].case_index);
}

/* ---- time: estimates, budget ---- */

static double elapsed_s(const campaign *c)
{
    return (double)(rs_clock_ns() - c->start_ns) * 1e-9;
}

static bool over_budget(const campaign *c)
{
    return c->options->budget_s > 0 && elapsed_s(c) >= c->options->budget_s;
}

/* Mean cost of the cells measured so far; 0 before the first. */
static double mean_cost(const campaign *c)
{
    double sum = 0;
    size_t n = 0;
    for (size_t i = 0; i < c->unit_count; i++)
        if (c->units[i].cost_s > 0) {
            sum += c->units[i].cost_s;
            n++;
        }
    return n ? sum / (double)n : 0;
}

static double remaining_s(const campaign *c)
{
    double sum = 0, mean = mean_cost(c);
    for (size_t i = 0; i < c->unit_count; i++) {
        const unit *u = &c->units[i];
        int64_t left = c->options->sessions - u->done;
        if (left > 0)
            sum += (double)left * (u->cost_s > 0 ? u->cost_s : mean);
    }
    double budget_left = c->options->budget_s - elapsed_s(c);
    return c->options->budget_s > 0 && budget_left < sum ? fmax(budget_left, 0) : sum;
}

/* Later sessions get fewer rounds, never fewer than ROUNDS_LEAST, when the budget would not last. */
static int32_t rounds_for(const campaign *c, int32_t ordinal)
{
    const rs_campaign_options *o = c->options;
    if (o->budget_s <= 0 || ordinal == 1 || mean_cost(c) <= 0)
        return o->rounds;
    double need = 0, mean = mean_cost(c);
    for (size_t i = 0; i < c->unit_count; i++)
        if (c->units[i].done < o->sessions)
            need += (double)(o->sessions - c->units[i].done) * (c->units[i].cost_s > 0 ? c->units[i].cost_s : mean);
    double share = (o->budget_s - elapsed_s(c)) / need;
    if (share >= 1)
        return o->rounds;
    int32_t rounds = (int32_t)(o->rounds * share) / 2 * 2;
    return rounds < ROUNDS_LEAST ? ROUNDS_LEAST : rounds;
}

static void show_progress(pass *p, bool force)
{
    campaign *c = p->c;
    char what[160], shape[RS_SHAPE_TEXT];
    size_t index = p->next < p->job.cell_count ? p->next : p->job.cell_count - 1;
    const unit *u = p->cell_units[index];
    rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    snprintf(what, sizeof what, "session %d/%d %s T=%d", p->ordinal, c->options->sessions, shape, u->t);
    double left = remaining_s(c), done = elapsed_s(c);
    rs_progress_show(mean_cost(c) > 0 ? done : 0, mean_cost(c) > 0 ? done + left : 1, what, force);
}

/* ---- a worker's lines ---- */

static void begin_cell(pass *p)
{
    rs_arena_free(p->cell_arena);
    p->cell_arena = rs_arena_new();
    const rs_job_cell *cell = &p->job.cells[p->next];
    rs_results_begin(&p->results, p->cell_arena, cell->run_count);
    for (size_t i = 0; i < cell->run_count; i++) {
        const rs_offer *o = p->cell_offers[p->next][i];
        rs_db_entry *e = &p->results.entries[i];
        e->schedule = o->text;
        e->code_hash = o->hash;
        e->numeric = rs_numeric_name(o->schedule.candidate->numeric);
        e->layout = o->schedule.candidate->layout->id;
        e->workspace_bytes = (int64_t)rs_schedule_workspace(
            &o->schedule, &p->c->device, &p->c->options->cases->list[cell->case_index].shape, cell->t);
        e->outcome = RS_DB_OK;
        e->incumbent = cell->runs[i].incumbent;
    }
    p->in_cell = true;
    p->cell_start_ns = rs_clock_ns();
}

/* Entries that never ran: outside the domain, or blamed for a death. Stored once. */
static void append_silent(pass *p, unit *u, rs_db_entry *entries, size_t *count)
{
    for (size_t i = 0; i < u->offer_count; i++) {
        const rs_offer *o = &u->offers[i];
        const blame *b = blamed(u, o->text);
        bool first = p->ordinal == 1 && o->unsupported;
        if (!first && !(b && !b->stored))
            continue;
        entries[(*count)++] = (rs_db_entry){
            .schedule = o->text,
            .code_hash = o->hash,
            .numeric = rs_numeric_name(o->schedule.candidate->numeric),
            .layout = o->schedule.candidate->layout->id,
            .outcome = b ? b->outcome : RS_DB_UNSUPPORTED,
            .reason = b ? b->reason : o->unsupported,
        };
    }
    for (size_t i = 0; i < u->blame_count; i++)
        u->blames[i].stored = true;
}

/* Outcomes of this session that keep a schedule out of the next ones. */
static void learn(campaign *c, unit *u, const rs_db_entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const rs_db_entry *e = &entries[i];
        if (e->outcome != RS_DB_OK && e->outcome != RS_DB_CONTROL && !blamed(u, e->schedule))
            add_blame(c, u, e->schedule, e->outcome, e->reason ? e->reason : "")->stored = true;
    }
}

static rs_status finish_cell(pass *p, rs_err *err)
{
    campaign *c = p->c;
    unit *u = p->cell_units[p->next];
    char shape[RS_SHAPE_TEXT];
    size_t runs = p->results.run_count, count = 0;
    bool timed = c->options->rounds > 0;
    rs_db_entry *all = rs_arena_array(p->cell_arena, runs + RS_RESULT_CONTROLS + u->offer_count, sizeof *all);
    for (size_t i = 0; i < runs + (timed ? RS_RESULT_CONTROLS : 0); i++)
        all[count++] = p->results.entries[i];
    append_silent(p, u, all, &count);
    rs_db_cell cell = {.session = p->session, .mode = c->options->mode, .t = u->t, .set_hash = u->set_hash,
                       .entries = all, .entry_count = count};
    cell.shape = rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    rs_status st = c->db && timed ? rs_db_put_cell(c->db, &cell, err) : RS_OK;
    if (st)
        return st;
    if (c->seen)
        c->seen(c->seen_arg, &cell);
    learn(c, u, all, count);
    u->done++;
    u->cost_s = (double)(rs_clock_ns() - p->cell_start_ns) * 1e-9;
    c->summary->measured++;
    c->failures = 0;
    p->in_cell = false;
    p->next++;
    return RS_OK;
}

static rs_status take_ceiling(pass *p, const char *line, rs_err *err)
{
    char name[64];
    double value;
    if (!p->c->db || !p->session || sscanf(line, "ceiling %63s %lf", name, &value) != 2)
        return RS_OK;
    return rs_db_put_ceiling(p->c->db, p->session, name, value, err);
}

static rs_status take_line(pass *p, const char *line, rs_err *err)
{
    if (!strncmp(line, "device ", 7))
        return RS_OK;
    if (!strncmp(line, "ceiling ", 8))
        return take_ceiling(p, line, err);
    if (!strcmp(line, "bye")) {
        p->said_bye = true;
        return RS_OK;
    }
    if (!strncmp(line, "fail ", 5)) {
        rs_status st = parse_fail(line, err);
        return st == RS_DEVICE ? RS_OK : st; /* a poisoned device is blamed like a crash */
    }
    if (!strncmp(line, "cell ", 5) && p->next < p->job.cell_count) {
        begin_cell(p);
        return RS_OK;
    }
    if (!strncmp(line, "end ", 4) && p->in_cell)
        return finish_cell(p, err);
    return p->in_cell ? rs_results_line(&p->results, line, err)
                      : rs_err_set(err, RS_FORMAT, "worker said '%s' outside a cell", line);
}

/* ---- a worker's life ---- */

static bool past_deadline(const pass *p)
{
    double s = (double)(rs_clock_ns() - p->proc.marker->since_ns) * 1e-9;
    return s > (p->proc.marker->phase == RS_PHASE_LAUNCH ? p->c->options->deadline_s : setup_deadline_s);
}

/* The worker died, hung or was poisoned: the marker names the launch under way. */
static rs_status assign_blame(pass *p, const rs_marker *at, int wait_status, rs_err *err)
{
    campaign *c = p->c;
    char death[96], reason[192];
    rs_proc_death(wait_status, death);
    if (at->phase != RS_PHASE_LAUNCH || (size_t)at->cell >= p->job.cell_count ||
        (size_t)at->run >= p->job.cells[at->cell].run_count) {
        if (++c->failures < SETUP_FAILURES)
            return RS_OK;
        return rs_err_set(err, RS_CRASHED, "worker %s outside of any launch, %d times in a row; see `sweep list`",
                          death, SETUP_FAILURES);
    }
    unit *u = p->cell_units[at->cell];
    const rs_offer *offer = p->cell_offers[at->cell][at->run];
    rs_db_outcome outcome = p->timed_out ? RS_DB_TIMEOUT : RS_DB_CRASHED;
    if (p->timed_out)
        snprintf(reason, sizeof reason, "no end within %.0f s (--deadline)", c->options->deadline_s);
    else
        snprintf(reason, sizeof reason, "its worker was %s", death);
    add_blame(c, u, offer->text, outcome, reason);
    strikes *s = strikes_of(c, offer->schedule.candidate);
    s->count++;
    s->outcome = outcome;
    *(p->timed_out ? &c->summary->timeouts : &c->summary->crashes) += 1;
    rs_log(RS_LOG_WARN, "sweep", "%s at T=%d: %s; the sweep goes on without it", offer->text, u->t, reason);
    return RS_OK;
}

static rs_status begin_session(pass *p, rs_err *err)
{
    campaign *c = p->c;
    if (!c->db || c->options->rounds == 0)
        return RS_OK;
    char env[RS_ENVIRONMENT_TEXT];
    rs_db_session session = {.machine = c->machine, .build = c->build, .mode = c->options->mode, .shape = "*",
                             .weights = c->options->cases->weights, .ordinal = p->ordinal, .pid = p->proc.pid, .seed = p->job.seed,
                             .env = rs_environment_now(env)};
    return rs_db_put_session(c->db, &session, &p->session, err);
}

static rs_status end_session(pass *p, const char *state, rs_err *err)
{
    char env[RS_ENVIRONMENT_TEXT];
    if (!p->session)
        return RS_OK;
    return rs_db_end_session(p->c->db, p->session, state, rs_environment_now(env), err);
}

/* Read the worker's lines until it ends, is stopped or fails. */
static rs_status follow(pass *p, bool *out_stopped, rs_err *err)
{
    for (;;) {
        char *line = NULL;
        rs_proc_event event = rs_proc_next(&p->proc, POLL_MS, &line);
        if (event == RS_PROC_EOF)
            return RS_OK;
        rs_status st = event == RS_PROC_LINE ? take_line(p, line, err) : RS_OK;
        if (st)
            return st;
        show_progress(p, false);
        *out_stopped = interrupted || (!p->in_cell && over_budget(p->c));
        p->timed_out = event == RS_PROC_QUIET && past_deadline(p);
        if (*out_stopped || p->timed_out)
            return RS_OK;
    }
}

static rs_status run_worker(pass *p, rs_err *err)
{
    bool stopped = false;
    rs_err second = {0};
    rs_status st = rs_proc_start(&p->job, &p->proc, err);
    if (!st)
        st = begin_session(p, err);
    if (!st)
        st = follow(p, &stopped, err);
    rs_marker at = *p->proc.marker;
    int wait_status = rs_proc_end(&p->proc, st || stopped || p->timed_out);
    bool done = p->said_bye || p->next == p->job.cell_count;
    const char *state = done ? "finished" : stopped || st ? "interrupted" : "crashed";
    rs_status ended = end_session(p, state, &second);
    if (!st && !done && !stopped)
        st = assign_blame(p, &at, wait_status, err);
    if (!st && ended)
        st = rs_err_set(err, ended, "%s", second.msg);
    return st;
}

/* One session over all units that lack it; more workers where one dies. */
static rs_status run_pass(campaign *c, int32_t ordinal, rs_err *err)
{
    rs_status st = RS_OK;
    while (!st && !interrupted && !over_budget(c)) {
        pass p = {.c = c, .ordinal = ordinal};
        build_job(&p);
        if (p.job.cell_count == 0)
            break;
        p.job.rounds = rounds_for(c, ordinal);
        show_progress(&p, true);
        st = run_worker(&p, err);
        rs_arena_free(p.cell_arena);
    }
    return st;
}

static rs_status identify(campaign *c, rs_err *err)
{
    rs_status st = rs_campaign_describe(c->options->backend, &c->device, err);
    c->summary->device = c->device;
    if (!st && c->db)
        st = rs_environment_identify(c->db, &c->device, &c->machine, &c->build, err);
    return st;
}

static void count_done(campaign *c)
{
    c->summary->cells = c->unit_count * (size_t)c->options->sessions;
    c->summary->cells_done = 0;
    for (size_t i = 0; i < c->unit_count; i++) {
        int64_t done = c->units[i].done;
        c->summary->cells_done += (size_t)(done < c->options->sessions ? done : c->options->sessions);
    }
}

rs_status rs_campaign_run(const rs_campaign_options *options,
                          const rs_registry *registry,
                          rs_db *db,
                          rs_campaign_seen *seen,
                          void *seen_arg,
                          rs_campaign_summary *out_summary,
                          rs_err *err)
{
    campaign c = {.options = options, .registry = registry, .db = db, .seen = seen, .seen_arg = seen_arg,
                  .summary = out_summary, .arena = rs_arena_new(), .start_ns = rs_clock_ns()};
    *out_summary = (rs_campaign_summary){0};
    catch_signals();
    c.strikes = rs_arena_array(c.arena, registry->count, sizeof *c.strikes);
    for (size_t i = 0; i < registry->count; i++)
        c.strikes[i].candidate = registry->table[i];
    rs_status st = identify(&c, err);
    if (!st)
        st = list_units(&c, err);
    rs_progress_begin(options->quiet);
    for (int32_t s = 1; s <= options->sessions && !st && !interrupted && !over_budget(&c); s++)
        st = run_pass(&c, s, err);
    rs_progress_end();
    count_done(&c);
    out_summary->budget_spent = over_budget(&c) && out_summary->cells_done < out_summary->cells;
    rs_arena_free(c.arena);
    if (!st && interrupted)
        st = rs_err_set(err, RS_INTERRUPTED,
                        "stopped by signal %d with %zu of %zu cells stored; the same command goes on from there",
                        (int)interrupted, out_summary->cells_done, out_summary->cells);
    return st;
}
