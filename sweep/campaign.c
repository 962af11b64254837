/* The parent: which cells are missing, workers to measure them, blame for their deaths,
   storage. Layer: sweep. */
#include "sweep/campaign_internal.h"

#include "db/recorded.h"
#include "sweep/base/clock.h"
#include "sweep/base/log.h"
#include "sweep/environment.h"
#include "sweep/foreign.h"
#include "sweep/progress.h"
#include "sweep/spend.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { POLL_MS = 200, ROUNDS_LEAST = 4 };
static const double setup_deadline_s = 600;

typedef rs_campaign campaign;
typedef rs_pass pass;

/* The first Ctrl-C lets the cell under way end, whose samples would be lost. */
static volatile sig_atomic_t interrupted, at_once;

static void on_signal(int number)
{
    at_once = interrupted || number != SIGINT;
    interrupted = number;
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* ---- building a job ---- */

static void add_cell(pass *p, rs_unit *u)
{
    campaign *c = p->c;
    rs_job_cell *cell = &p->job.cells[p->job.cell_count];
    rs_units_leave_out(&c->units, u);
    *cell =
        (rs_job_cell){.case_index = u->case_index, .t = u->t, .session = (int32_t)u->done + 1};
    cell->runs = rs_arena_array(c->arena, u->offer_count, sizeof *cell->runs);
    rs_offer **offers = rs_arena_array(c->arena, u->offer_count, sizeof *offers);
    for (size_t i = 0; i < u->offer_count; i++) {
        rs_offer *o = &u->offers[i];
        if (o->unsupported || rs_units_blamed(u, o->text))
            continue;
        offers[cell->run_count] = o;
        bool twin = u->twins && i == 1;
        cell->runs[cell->run_count++] =
            (rs_job_run){twin ? u->offers[0].text : o->text,
                         twin || (u->incumbent && !strcmp(o->text, u->incumbent)), twin};
    }
    p->cell_units[p->job.cell_count] = u;
    p->cell_offers[p->job.cell_count++] = offers;
}

static double elapsed_s(const campaign *c)
{
    return (double)(rs_clock_ns() - c->start_ns) * 1e-9;
}

/* Sessions after the first cost about this share of it: losers are out. */
static const double later_share = 0.6;

/* A per cent of a large matrix is more time than a per cent of a small one. */
static double value_of(const rs_unit *u)
{
    double cost = u->cost_s > 0 ? u->cost_s : 1;
    return rs_spend_weight(u->t) * fmin(u->regret, 1) * u->best_ns / cost;
}

static int by_value(const void *a, const void *b)
{
    double x = value_of(*(rs_unit *const *)a), y = value_of(*(rs_unit *const *)b);
    return (x < y) - (x > y);
}

/* When the budget cannot carry all cells through their sessions, those go on whose sessions are
   worth most, and the others wait for the next run: three sessions of some cells decide, two of
   all decide nothing. Marks them in `in`, one a unit. */
static void choose_units(campaign *c, int32_t ordinal, bool *in)
{
    const rs_campaign_options *o = c->options;
    rs_unit **order = rs_arena_array(c->arena, c->units.count, sizeof *order);
    size_t count = 0;
    for (size_t i = 0; i < c->units.count; i++)
        if (c->units.list[i].done < ordinal && c->units.list[i].done < c->units.list[i].wanted)
            order[count++] = &c->units.list[i];
    qsort(order, count, sizeof *order, by_value);
    double left = o->budget_s - elapsed_s(c), share = ordinal == 2 ? later_share : 1;
    for (size_t i = 0; i < count; i++) {
        double sessions = (double)(order[i]->wanted - order[i]->done);
        left -= sessions * share * order[i]->cost_s;
        in[order[i] - c->units.list] = o->budget_s <= 0 || ordinal == 1 || left > 0 || i == 0;
    }
}

static void build_job(pass *p)
{
    campaign *c = p->c;
    const rs_campaign_options *o = c->options;
    p->job = (rs_job){.backend = o->backend,
                      .mode = o->mode,
                      .rounds = o->rounds,
                      .screen = p->ordinal == 1 && o->mode != RS_MODE_aa && !o->only,
                      .g = o->limits.g,
                      .threads = o->threads,
                      .plugins = o->plugins,
                      .plugin_count = o->plugin_count,
                      .cases = o->cases->list,
                      .case_count = o->cases->count};
    p->job.seed =
        o->seed + (uint64_t)p->ordinal * 0x9e3779b9u + (uint64_t)rs_clock_ns() % 1000003;
    size_t count = c->units.count;
    bool *in = rs_arena_array(c->arena, count, sizeof *in);
    choose_units(c, p->ordinal, in);
    p->job.cells = rs_arena_array(c->arena, count, sizeof *p->job.cells);
    p->cell_units = rs_arena_array(c->arena, count, sizeof *p->cell_units);
    p->cell_offers = rs_arena_array(c->arena, count, sizeof *p->cell_offers);
    for (size_t i = 0; i < count; i++)
        if (in[i])
            add_cell(p, &c->units.list[i]);
}

/* ---- time: estimates, budget ---- */

static bool over_budget(const campaign *c)
{
    return c->options->budget_s > 0 && elapsed_s(c) >= c->options->budget_s;
}

static double remaining_s(const campaign *c)
{
    double missing = rs_units_missing_s(&c->units);
    if (c->options->budget_s <= 0)
        return missing;
    return fmin(missing, fmax(c->options->budget_s - elapsed_s(c), 0));
}

/* Under a budget the first session only screens, so that all cells are seen early, and the
   rounds of the others are what the rest of the time allows: three short sessions can decide,
   one long one cannot. */
static int32_t rounds_for(const campaign *c, int32_t ordinal)
{
    const rs_campaign_options *o = c->options;
    if (o->rounds == 0 || o->mode == RS_MODE_aa)
        return o->rounds;
    if (ordinal == 1)
        return o->budget_s > 0 ? ROUNDS_LEAST : o->screen_rounds;
    if (o->budget_s <= 0 || o->rounds <= ROUNDS_LEAST)
        return o->rounds;
    double missing = rs_units_missing_s(&c->units), left = o->budget_s - elapsed_s(c);
    /* Costs were seen with `last_rounds`; later sessions have fewer schedules, so this is
     * cautious. */
    double affordable = missing > 0 ? 0.8 * c->last_rounds * left / missing : o->rounds;
    int32_t rounds = affordable >= o->rounds ? o->rounds : (int32_t)affordable / 2 * 2;
    return rounds < ROUNDS_LEAST ? ROUNDS_LEAST : rounds;
}

static void show_progress(pass *p, bool force)
{
    campaign *c = p->c;
    char what[160], shape[RS_SHAPE_TEXT];
    size_t index = p->next < p->job.cell_count ? p->next : p->job.cell_count - 1;
    const rs_unit *u = p->cell_units[index];
    rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    snprintf(what, sizeof what, "session %d/%d %s T=%d", p->ordinal, (int)u->wanted, shape,
             u->t);
    bool known = rs_units_mean_cost(&c->units) > 0;
    rs_progress_show(known ? elapsed_s(c) : 0, known ? elapsed_s(c) + remaining_s(c) : 0, what,
                     force);
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
            &o->schedule, &p->c->device, &p->c->options->cases->list[cell->case_index].shape,
            cell->t);
        bool peer = o->schedule.candidate->is_peer;
        e->outcome = peer ? RS_DB_PEER : RS_DB_OK;
        e->reason = peer ? "for comparison, never routed" : NULL;
        e->incumbent = cell->runs[i].incumbent;
    }
    p->in_cell = true;
}

/* Entries that never ran: outside the domain, or blamed for a death. Stored once. */
static void append_silent(pass *p, rs_unit *u, rs_db_entry *entries, size_t *count)
{
    for (size_t i = 0; i < u->offer_count; i++) {
        const rs_offer *o = &u->offers[i];
        const rs_blame *b = rs_units_blamed(u, o->text);
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
static void learn(campaign *c, rs_unit *u, const rs_db_entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const rs_db_entry *e = &entries[i];
        bool useful =
            e->outcome == RS_DB_OK || e->outcome == RS_DB_CONTROL || e->outcome == RS_DB_PEER;
        if (!useful && !rs_units_blamed(u, e->schedule))
            rs_units_blame(&c->units, u, e->schedule, e->outcome, e->reason ? e->reason : "")
                ->stored = true;
    }
}

static rs_status finish_cell(pass *p, rs_err *err)
{
    campaign *c = p->c;
    rs_unit *u = p->cell_units[p->next];
    char shape[RS_SHAPE_TEXT];
    size_t runs = p->results.run_count, count = 0;
    bool timed = c->options->rounds > 0;
    rs_db_entry *all =
        rs_arena_array(p->cell_arena, runs + RS_RESULT_CONTROLS + u->offer_count, sizeof *all);
    for (size_t i = 0; i < runs + (timed ? RS_RESULT_CONTROLS : 0); i++)
        all[count++] = p->results.entries[i];
    append_silent(p, u, all, &count);
    rs_db_cell cell = {.session = p->session,
                       .mode = rs_mode_name(c->options->mode),
                       .t = u->t,
                       .set_hash = u->set_hash,
                       .entries = all,
                       .entry_count = count,
                       .rounds = p->results.rounds,
                       .round_count = p->results.round_count};
    cell.shape = rs_shape_text(&c->options->cases->list[u->case_index].shape, shape);
    rs_status st = c->db && timed ? rs_db_put_cell(c->db, &cell, err) : RS_OK;
    if (st)
        return st;
    if (c->seen)
        c->seen(c->seen_arg, &cell);
    learn(c, u, all, count);
    u->done++;
    u->cost_s = (double)(rs_clock_ns() - p->idle_since_ns) * 1e-9;
    p->idle_since_ns = rs_clock_ns();
    c->summary->measured++;
    c->failures = 0;
    p->in_cell = false;
    p->next++;
    return RS_OK;
}

/* A worker tells after each cell what it has spent so far. */
static void take_spent(pass *p, const char *line)
{
    char name[32];
    double value;
    if (sscanf(line, "ceiling spent_s:%31s %lf", name, &value) != 2)
        return;
    for (int i = 0; i < RS_SPENT_COUNT; i++)
        if (!strcmp(name, rs_spent_name((rs_spent_on)i)))
            p->spent.s[i] = value;
}

static rs_status take_ceiling(pass *p, const char *line, rs_err *err)
{
    char name[64];
    double value;
    take_spent(p, line);
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
    if (!strncmp(line, "note ", 5)) {
        if (p->ordinal == 1)
            rs_log(RS_LOG_INFO, "sweep", "%s", line + 5);
        return RS_OK;
    }
    if (!strcmp(line, "bye")) {
        p->said_bye = true;
        return RS_OK;
    }
    if (!strncmp(line, "fail ", 5)) {
        rs_status why = rs_proc_fail(line, &p->failure);
        if (why == RS_DEVICE || (why == RS_NO_MEMORY && p->in_case))
            return RS_OK; /* blamed when the worker has ended */
        return rs_proc_fail(line, err);
    }
    if (!strncmp(line, "case ", 5)) {
        p->in_case = true;
        return RS_OK;
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
    return s > (p->proc.marker->phase == RS_PHASE_LAUNCH ? p->c->options->deadline_s
                                                         : setup_deadline_s);
}

static rs_status begin_session(pass *p, rs_err *err)
{
    campaign *c = p->c;
    if (!c->db || c->options->rounds == 0)
        return RS_OK;
    char env[RS_ENVIRONMENT_TEXT];
    int64_t newest = 0;
    rs_status st = rs_db_newest_time(c->db, &newest, err);
    if (st)
        return st;
    rs_db_session session = {.machine = c->units.machine,
                             .build = c->build,
                             .mode = rs_mode_name(c->options->mode),
                             .shape = "*",
                             .weights = c->options->cases->weights,
                             .ordinal = p->ordinal,
                             .pid = p->proc.pid,
                             .seed = p->job.seed,
                             .env = rs_environment_since(newest, env)};
    if (strstr(env, "clock_back_s") && p->ordinal == 1)
        rs_log(
            RS_LOG_WARN, "sweep",
            "this machine's clock is behind the newest session of the database; the order of "
            "sessions is kept");
    return rs_db_put_session(c->db, &session, &p->session, err);
}

/* Said once, stored each time: whoever reads the samples later should know. */
static rs_status note_foreign(pass *p, int count, const char *who, rs_err *err)
{
    if (count < 0 || !p->session)
        return RS_OK;
    if (count > 0 && p->ordinal == 1)
        rs_log(RS_LOG_WARN, "sweep",
               "%d other processes are on the device (%s); times will suffer", count, who);
    return rs_db_put_ceiling(p->c->db, p->session, "foreign_processes", count, err);
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
        if (interrupted && !at_once && !p->told && p->in_cell)
            rs_log(RS_LOG_INFO, "sweep", "ending with this cell; Ctrl-C again drops it");
        p->told = interrupted;
        *out_stopped = at_once || (!p->in_cell && (interrupted || over_budget(p->c)));
        p->timed_out = event == RS_PROC_QUIET && past_deadline(p);
        if (*out_stopped || p->timed_out)
            return RS_OK;
    }
}

static rs_status run_worker(pass *p, rs_err *err)
{
    bool stopped = false;
    rs_err second = {0};
    char who[160];
    int foreign = rs_foreign_processes(&p->c->device, who);
    rs_status st = rs_proc_start(&p->job, &p->proc, err);
    if (st)
        return st;
    p->idle_since_ns = rs_clock_ns();
    st = begin_session(p, err);
    if (!st)
        st = note_foreign(p, foreign, who, err);
    if (!st)
        st = follow(p, &stopped, err);
    rs_marker at = *p->proc.marker;
    int wait_status = rs_proc_end(&p->proc, st || stopped || p->timed_out);
    bool done = p->said_bye || p->next == p->job.cell_count;
    const char *state = done ? "finished" : stopped || st ? "interrupted" : "crashed";
    rs_status ended = end_session(p, state, &second);
    for (int i = 0; i < RS_SPENT_COUNT; i++)
        p->c->summary->spent.s[i] += p->spent.s[i];
    if (!st && !done && !stopped)
        st = rs_campaign_blame(p, &at, wait_status, err);
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
        c->last_rounds = p.job.rounds;
        show_progress(&p, true);
        st = run_worker(&p, err);
        rs_arena_free(p.cell_arena);
    }
    return st;
}

/* Evaluating reads all samples of the shapes at hand: only where it could change what is done
   next. */
static bool should_evaluate(const campaign *c)
{
    const rs_campaign_options *o = c->options;
    return c->db && o->rounds && !interrupted &&
           (o->adapt || o->budget_s > 0 || o->sessions_least != o->sessions);
}

/* Sessions 1 .. wanted of every unit, the first for all of them before the second of any. */
static rs_status run_passes(campaign *c, rs_err *err)
{
    size_t added = 0;
    rs_status st = RS_OK;
    for (int32_t s = 1; s <= c->options->sessions && !st; s++) {
        size_t before = c->summary->measured;
        st = run_pass(c, s, err);
        added = 0;
        bool news =
            c->options->adapt || (c->summary->measured > before && s < c->options->sessions);
        if (!st && news && should_evaluate(c))
            st = rs_units_evaluate(&c->units, c->options->adapt && !over_budget(c), false,
                                   &added, err);
        if (added)
            s = 0; /* the new widths' first session, then on */
    }
    return st;
}

/* The widths asked for; then, where widths are ours to choose, one random interior width a run
   of equal winners, until none is new. */
static rs_status run_all(campaign *c, rs_err *err)
{
    enum { TURNS = 3 };
    size_t added = 0;
    rs_status st = RS_OK;
    if (should_evaluate(c))
        st = rs_units_evaluate(&c->units, false, false, &added, err);
    for (int turn = 0; turn == 0 || (turn < TURNS && !st && added); turn++) {
        if (!st)
            st = run_passes(c, err);
        added = 0;
        if (!st && c->options->adapt && !interrupted && !over_budget(c))
            st = rs_units_evaluate(&c->units, true, true, &added, err);
    }
    return st;
}

static rs_status identify(campaign *c, rs_err *err)
{
    rs_status st = RS_OK;
    if (c->options->device)
        c->device = *c->options->device;
    else
        st = rs_campaign_describe(c->options->backend, &c->device, err);
    c->summary->device = c->device;
    if (!st && c->db)
        st = rs_environment_identify(c->db, &c->device, &c->units.machine, &c->build, err);
    return st;
}

rs_status rs_campaign_run(const rs_campaign_options *options,
                          const rs_registry *registry,
                          rs_db *db,
                          rs_campaign_seen *seen,
                          void *seen_arg,
                          rs_campaign_summary *out_summary,
                          rs_err *err)
{
    campaign c = {.options = options,
                  .db = db,
                  .seen = seen,
                  .seen_arg = seen_arg,
                  .summary = out_summary,
                  .arena = rs_arena_new(),
                  .start_ns = rs_clock_ns()};
    c.units = (rs_units){.options = options,
                         .registry = registry,
                         .db = db,
                         .arena = c.arena,
                         .device = &c.device};
    *out_summary = (rs_campaign_summary){0};
    catch_signals();
    rs_status st = identify(&c, err);
    if (!st)
        st = rs_units_open(&c.units, err);
    rs_progress_begin(options->quiet);
    if (!st)
        st = run_all(&c, err);
    rs_progress_end();
    out_summary->elapsed_s = elapsed_s(&c);
    out_summary->cells = rs_units_wanted(&c.units);
    out_summary->cells_done = rs_units_done(&c.units);
    out_summary->budget_spent = over_budget(&c) && out_summary->cells_done < out_summary->cells;
    rs_arena_free(c.arena);
    if (!st && c.left_out.status)
        st = rs_err_set(err, RS_NO_MEMORY, "%zu cells were left out, the others are done: %s",
                        c.left_out_count, c.left_out.msg);
    if ((!st || st == RS_NO_MEMORY) && interrupted)
        st = rs_err_set(err, RS_INTERRUPTED,
                        "stopped by signal %d with %zu of %zu cells stored; the same command "
                        "goes on from there",
                        (int)interrupted, out_summary->cells_done, out_summary->cells);
    return st;
}
