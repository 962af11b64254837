/* A session in situ as rows. Layer: sweep. */
#include "sweep/situ.h"

#include "sweep/environment.h"

#include <string.h>
#include <unistd.h>

const char *rs_situ_mode(rs_situ_part part)
{
    static const char *const modes[] = {"in_situ_node", "in_situ_layer", "in_situ"};
    return modes[part];
}

static const rs_situ_failed *failure_of(const rs_situ_session *s, const char *schedule)
{
    for (size_t i = 0; i < s->failed_count; i++)
        if (!strcmp(s->failed[i].schedule, schedule))
            return &s->failed[i];
    return NULL;
}

/* Launches behind one sample: what the mean is over. */
static int32_t launches_of(const rs_situ_reading *r, rs_situ_part part)
{
    int32_t a_pass = part == RS_SITU_NODE                 ? r->calls
                     : part == RS_SITU_LAYER && r->layers ? r->layers
                                                          : 1;
    return a_pass * r->passes;
}

static rs_db_sample *
samples_of(rs_arena *arena, const rs_situ_reading *r, size_t ran, rs_situ_part part)
{
    rs_db_sample *list = rs_arena_array(arena, (size_t)r->rounds, sizeof *list);
    for (int32_t i = 0; i < r->rounds; i++) {
        const rs_situ_sample *s = &r->samples[ran][i];
        list[i] = (rs_db_sample){.round = s->round,
                                 .slot = s->slot,
                                 .launches = launches_of(r, part),
                                 .ns = s->ns[part]};
    }
    return list;
}

static rs_status fill_entry(rs_situ *situ,
                            const rs_situ_session *s,
                            size_t i,
                            size_t ran,
                            rs_situ_part part,
                            rs_db_entry *e,
                            rs_err *err)
{
    rs_schedule schedule;
    const char *name = s->cell->schedules[i];
    const rs_situ_failed *failed = failure_of(s, name);
    rs_status st = rs_schedule_parse(name, situ->registry->table, &schedule, err);
    if (st)
        return st;
    *e = (rs_db_entry){.schedule = name,
                       .code_hash = rs_registry_hash(situ->registry, schedule.candidate),
                       .numeric = rs_numeric_name(schedule.candidate->numeric),
                       .layout = schedule.candidate->layout->id,
                       .outcome = failed ? failed->outcome : RS_DB_OK,
                       .reason = failed ? failed->reason : NULL,
                       .incumbent = i == 0};
    if (failed)
        return RS_OK;
    e->samples = samples_of(situ->arena, s->reading, ran, part);
    e->sample_count = (size_t)s->reading->rounds;
    return RS_OK;
}

static rs_status store_part(
    rs_situ *situ, const rs_situ_session *s, int64_t session, rs_situ_part part, rs_err *err)
{
    size_t count = s->cell->count, ran = 0;
    rs_status st = RS_OK;
    rs_db_entry *entries = rs_arena_array(situ->arena, count, sizeof *entries);
    for (size_t i = 0; i < count && !st; i++) {
        st = fill_entry(situ, s, i, ran, part, &entries[i], err);
        ran += entries[i].outcome == RS_DB_OK;
    }
    rs_db_cell cell = {.session = session,
                       .shape = s->cell->shape,
                       .mode = rs_situ_mode(part),
                       .t = s->cell->t,
                       .set_hash = s->set_hash,
                       .entries = entries,
                       .entry_count = count};
    return st ? st : rs_db_put_cell(situ->db, &cell, err);
}

/* The round comes last: it is what a session is counted by, should this be killed between. */
rs_status rs_situ_store(rs_situ *situ, const rs_situ_session *s, rs_err *err)
{
    char after[RS_ENVIRONMENT_TEXT];
    int64_t id = 0;
    rs_db_session row = {.machine = situ->machine,
                         .build = situ->build,
                         .mode = rs_situ_mode(RS_SITU_ROUND),
                         .shape = s->cell->shape,
                         .weights = situ->weights,
                         .ordinal = s->ordinal,
                         .pid = getpid(),
                         .seed = s->seed,
                         .env = s->env_before};
    rs_status st = rs_db_put_session(situ->db, &row, &id, err);
    for (int part = 0; part < RS_SITU_PARTS && !st; part++)
        st = store_part(situ, s, id, (rs_situ_part)part, err);
    return st ? st
              : rs_db_end_session(situ->db, id, "finished", rs_environment_now(after), err);
}
