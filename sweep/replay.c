/* Recorded samples in the place of a device. Layer: sweep. */
#include "sweep/replay.h"

#include "db/recorded.h"
#include "sweep/sm.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char prefix[] = "replay:";
enum { PREFIX = sizeof prefix - 1 };

struct rs_replay {
    rs_arena *arena;
    rs_db *db;
    const char *tier;
    int64_t session; /* whose figures were handed out last */
};

bool rs_replay_is(const char *backend)
{
    return !strncmp(backend, prefix, PREFIX);
}

/* "cpu-avx2-avx512-2c-32m": the features between, cores and MiB at the end. */
static bool parse_cpu(const char *tier, rs_device *d)
{
    char name[RS_TIER_TEXT], feature[RS_TIER_TEXT], *state = NULL;
    size_t mib = 0;
    snprintf(name, sizeof name, "%s", tier);
    for (char *word = strtok_r(name, "-", &state); word; word = strtok_r(NULL, "-", &state)) {
        for (int i = 0; i < RS_CPU_BIT_COUNT; i++)
            if (!strcmp(word, rs_device_features(1u << i, feature)))
                d->cpu_features |= 1u << i;
        if (strchr(word, 'c') && word[0] >= '0' && word[0] <= '9')
            d->cores = atoi(word);
        else if (strchr(word, 'm') && word[0] >= '0' && word[0] <= '9')
            mib = strtoull(word, NULL, 10);
    }
    d->cache_bytes = mib << 20;
    return d->cores > 0;
}

static bool parse_cuda(const char *tier, rs_device *d)
{
    d->cc = rs_sm_tier_cc(tier);
    const rs_sm *sm = rs_sm_of(d->cc);
    const char *cores = strrchr(tier, '-');
    if (!sm || !cores)
        return false;
    d->backend = RS_BACKEND_CUDA;
    d->cores = atoi(cores + 1);
    d->smem_bytes = (size_t)sm->smem_bytes - 1024; /* a block's opt-in limit: all but 1 KiB */
    return d->cores > 0;
}

rs_status rs_replay_device(const char *tier, rs_device *out_device, rs_err *err)
{
    char again[RS_TIER_TEXT];
    rs_device d = {.backend = RS_BACKEND_CPU};
    bool ok = strncmp(tier, "cpu-", 4) ? parse_cuda(tier, &d) : parse_cpu(tier, &d);
    if (!ok || strcmp(rs_device_tier(&d, again), tier) != 0)
        return rs_err_set(err, RS_USAGE,
                          "tier '%.60s' is none that this program can replay; record it again "
                          "with this version",
                          tier);
    *out_device = d;
    return RS_OK;
}

rs_status
rs_replay_open(const char *backend, rs_replay **out_replay, rs_device *out_device, rs_err *err)
{
    rs_replay *r = calloc(1, sizeof *r);
    RS_CHECK(r);
    r->arena = rs_arena_new();
    rs_db_machine machine;
    rs_status st = rs_db_open(backend + PREFIX, RS_DB_READ, &r->db, err);
    if (!st)
        st = rs_db_load_machine(r->db, r->arena, NULL, &machine, err);
    if (!st)
        st = rs_replay_device(machine.tier, out_device, err);
    if (st) {
        rs_replay_close(r);
        return st;
    }
    r->tier = machine.tier;
    out_device->memory_bytes = (size_t)machine.memory_bytes;
    snprintf(out_device->name, sizeof out_device->name, "%s", machine.label);
    *out_replay = r;
    return RS_OK;
}

void rs_replay_close(rs_replay *replay)
{
    if (!replay)
        return;
    rs_db_close(replay->db);
    rs_arena_free(replay->arena);
    free(replay);
}

/* What the session could do; not what its time went to: that time is not spent now. */
static rs_status
put_ceilings(rs_replay *r, rs_arena *arena, int64_t session, FILE *out, rs_err *err)
{
    rs_db_ceiling *list = NULL;
    size_t count = 0;
    if (session == r->session)
        return RS_OK;
    r->session = session;
    rs_status st = rs_db_list_ceilings(r->db, arena, session, &list, &count, err);
    for (size_t i = 0; i < count; i++)
        if (strncmp(list[i].name, "spent_s:", 8) != 0)
            fprintf(out, "ceiling %s %.17g\n", list[i].name, list[i].value);
    return st;
}

static void put_entry(const rs_db_entry *e, size_t index, FILE *out)
{
    if (e->checked)
        fprintf(out, "check %zu %.17g %.17g %.17g\n", index, e->rel_l2, e->gross, e->share);
    if (e->y_hash)
        fprintf(out, "y %zu %016" PRIx64 "\n", index, e->y_hash);
    if (e->registers || e->spill_bytes || e->smem_bytes || e->grid || e->block)
        fprintf(out, "res %zu %d %d %d %d %d\n", index, e->registers, e->spill_bytes,
                e->smem_bytes, e->grid, e->block);
    if (e->floor_ns > 0)
        fprintf(out, "floor %zu %.17g\n", index, e->floor_ns);
    if (e->outcome != RS_DB_OK && e->outcome != RS_DB_CONTROL && e->outcome != RS_DB_PEER)
        fprintf(out, "out %zu %d %s\n", index, e->outcome, e->reason ? e->reason : "");
    for (size_t i = 0; i < e->sample_count; i++) {
        const rs_db_sample *s = &e->samples[i];
        fprintf(out, "s %zu %d %d %d %.17g %.17g %s\n", index, s->round, s->slot, s->launches,
                s->ns, s->sm_mhz, s->excluded ? s->excluded : "");
    }
}

static void put_rounds(const rs_db_cell *cell, FILE *out)
{
    for (size_t i = 0; i < cell->round_count; i++) {
        const rs_db_round *r = &cell->rounds[i];
        const char *throttle = !r->throttle ? "?" : *r->throttle ? r->throttle : "-";
        fprintf(out, "round %d %d %.17g %.17g %.17g %.17g %.17g %s\n", r->round, r->epoch,
                r->mem_mhz, r->temp_c, r->power_w, r->steal, r->foreign_load, throttle);
    }
}

static const rs_db_entry *find(const rs_db_cell *cell, const char *schedule)
{
    for (size_t i = 0; i < cell->entry_count; i++)
        if (!strcmp(cell->entries[i].schedule, schedule))
            return &cell->entries[i];
    return NULL;
}

static void
put_cell(rs_arena *arena, const rs_job_cell *asked, const rs_db_cell *cell, FILE *out)
{
    static const char *const controls[] = {"control:read", "control:math"};
    for (size_t i = 0; i < asked->run_count; i++) {
        const rs_job_run *run = &asked->runs[i];
        const rs_db_entry *e = find(
            cell, run->twin ? rs_arena_printf(arena, "%s#2", run->schedule) : run->schedule);
        if (e)
            put_entry(e, i, out);
        else
            fprintf(out, "out %zu %d not in the recording\n", i, RS_DB_UNSUPPORTED);
    }
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++) {
        const rs_db_entry *e = find(cell, controls[i]);
        if (e)
            put_entry(e, asked->run_count + i, out);
    }
    put_rounds(cell, out);
}

rs_status
rs_replay_cell(rs_replay *replay, const rs_job *job, size_t index, FILE *out, rs_err *err)
{
    char shape[RS_SHAPE_TEXT];
    const rs_job_cell *asked = &job->cells[index];
    rs_arena *arena = rs_arena_new();
    rs_db_cell cell = {0};
    rs_db_filter filter = {.tier = replay->tier,
                           .mode = rs_mode_name(job->mode),
                           .shape = rs_shape_text(&job->cases[asked->case_index].shape, shape)};
    rs_status st =
        rs_db_load_cell(replay->db, arena, &filter, asked->t, asked->session, &cell, err);
    if (!st)
        st = put_ceilings(replay, arena, cell.session, out, err);
    if (!st) {
        fprintf(out, "cell %zu\n", index);
        fflush(out); /* the parent may end between cells */
        put_cell(arena, asked, &cell, out);
        fprintf(out, "end %zu\n", index);
        fflush(out);
    }
    rs_arena_free(arena);
    return st;
}
