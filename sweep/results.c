/* Parsing of a worker's result lines. Layer: sweep. */
#include "sweep/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void rs_results_begin(rs_results *results, rs_arena *arena, size_t run_count)
{
    size_t all = run_count + RS_RESULT_CONTROLS;
    *results = (rs_results){.arena = arena, .run_count = run_count};
    results->entries = rs_arena_array(arena, all, sizeof *results->entries);
    results->caps = rs_arena_array(arena, all, sizeof *results->caps);
    static const char *const controls[RS_RESULT_CONTROLS] = {"control:read", "control:math"};
    for (size_t i = 0; i < RS_RESULT_CONTROLS; i++)
        results->entries[run_count + i] = (rs_db_entry){.schedule = controls[i],
                                                        .code_hash = "",
                                                        .numeric = "",
                                                        .layout = "",
                                                        .outcome = RS_DB_CONTROL};
}

static bool take_check(rs_db_entry *e, const char *rest)
{
    e->checked = true;
    return sscanf(rest, "%lf %lf %lf", &e->rel_l2, &e->gross, &e->share) == 3;
}

static bool take_out(rs_results *r, rs_db_entry *e, const char *rest)
{
    int outcome = 0, text = 0;
    if (sscanf(rest, "%d %n", &outcome, &text) != 1 || outcome < 0 ||
        outcome >= RS_DB_OUTCOME_COUNT)
        return false;
    e->outcome = (rs_db_outcome)outcome;
    e->reason = rs_arena_strdup(r->arena, rest + text);
    return true;
}

static bool take_resources(rs_db_entry *e, const char *rest)
{
    return sscanf(rest, "%d %d %d %d %d", &e->registers, &e->spill_bytes, &e->smem_bytes,
                  &e->grid, &e->block) == 5;
}

static bool take_sample(rs_results *r, size_t index, const char *rest)
{
    rs_db_entry *e = &r->entries[index];
    rs_db_sample s = {0};
    int text = 0;
    if (sscanf(rest, "%d %d %d %lf %lf %n", &s.round, &s.slot, &s.launches, &s.ns, &s.sm_mhz,
               &text) != 5)
        return false;
    if (text && rest[text])
        s.excluded = rs_arena_strdup(r->arena, rest + text);
    rs_db_sample *slot = rs_arena_push(r->arena, (void **)&e->samples, &e->sample_count,
                                       &r->caps[index], sizeof s);
    *slot = s;
    return true;
}

/* "round NUMBER EPOCH MEM_MHZ TEMP_C POWER_W STEAL FOREIGN THROTTLE", nan and "?" = not known,
   "-" = not throttled. */
static bool take_round(rs_results *r, const char *line)
{
    rs_db_round v = {0};
    int text = 0;
    if (sscanf(line, "round %d %d %lf %lf %lf %lf %lf %n", &v.round, &v.epoch, &v.mem_mhz,
               &v.temp_c, &v.power_w, &v.steal, &v.foreign_load, &text) != 7 ||
        !text || !line[text])
        return false;
    if (strcmp(line + text, "?"))
        v.throttle = strcmp(line + text, "-") ? rs_arena_strdup(r->arena, line + text) : "";
    *(rs_db_round *)rs_arena_push(r->arena, (void **)&r->rounds, &r->round_count, &r->round_cap,
                                  sizeof v) = v;
    return true;
}

rs_status rs_results_line(rs_results *results, const char *line, rs_err *err)
{
    char word[16];
    size_t index = 0;
    int rest = 0;
    if (!strncmp(line, "round ", 6) && take_round(results, line))
        return RS_OK;
    bool ok = sscanf(line, "%15s %zu %n", word, &index, &rest) == 2 && rest &&
              index < results->run_count + RS_RESULT_CONTROLS;
    rs_db_entry *e = ok ? &results->entries[index] : NULL;
    if (ok && !strcmp(word, "s"))
        ok = take_sample(results, index, line + rest);
    else if (ok && !strcmp(word, "check"))
        ok = take_check(e, line + rest);
    else if (ok && !strcmp(word, "out"))
        ok = take_out(results, e, line + rest);
    else if (ok && !strcmp(word, "res"))
        ok = take_resources(e, line + rest);
    else if (ok && !strcmp(word, "y"))
        ok = sscanf(line + rest, "%" SCNx64, &e->y_hash) == 1;
    else if (ok && !strcmp(word, "floor"))
        ok = sscanf(line + rest, "%lf", &e->floor_ns) == 1;
    else
        ok = false;
    return ok ? RS_OK
              : rs_err_set(err, RS_FORMAT, "worker said '%s', which is not understood", line);
}
