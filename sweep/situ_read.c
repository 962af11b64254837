/* Reading the engine's answer. Layer: sweep. Nothing in it is taken on trust: a worker that
   lies costs a session, never a wrong sample. */
#include "sweep/situ.h"

#include "sweep/base/json_read.h"

#include <math.h>
#include <string.h>

enum { ROUNDS_MOST = 1000, COUNT_MOST = 1 << 24 };

/* The calls are timed inside the round, and half of them take their median or longer: all of
   them at the median can take twice the round at most, and a little for the clock's grain. */
static const double inside_most = 2.02;

typedef struct reader {
    rs_arena *arena;
    const rs_situ_cell *cell;
    const rs_json_value *root;
    rs_situ_reading *out;
    rs_err *err;
} reader;

static rs_status
text_member(reader *r, const rs_json_value *from, const char *name, const char **out)
{
    const rs_json_value *v = NULL;
    rs_status st = rs_json_member(r->arena, from, name, RS_JSON_STRING, true, &v, r->err);
    if (!st)
        *out = v->text;
    return st;
}

static rs_status number_member(reader *r,
                               const rs_json_value *from,
                               const char *name,
                               int64_t min,
                               int64_t max,
                               int32_t *out)
{
    const rs_json_value *v = NULL;
    int64_t value = 0;
    rs_status st = rs_json_member(r->arena, from, name, RS_JSON_NUMBER, true, &v, r->err);
    if (!st)
        st = rs_json_whole(r->arena, v, min, max, &value, r->err);
    if (!st)
        *out = (int32_t)value;
    return st;
}

/* A text that must be what was asked for. */
static rs_status
expect(reader *r, const rs_json_value *from, const char *name, const char *wanted)
{
    const char *got = NULL;
    rs_status st = text_member(r, from, name, &got);
    if (!st && strcmp(got, wanted) != 0)
        st = rs_err_set(r->err, RS_FORMAT, "%s is '%s', asked for was '%s'", name,
                        rs_json_printable(r->arena, got), wanted);
    return st;
}

static rs_status read_head(reader *r)
{
    int32_t t = 0;
    rs_status st = expect(r, r->root, "schema", "routesweep.in-situ/1");
    if (!st)
        st = expect(r, r->root, "shape", r->cell->shape);
    if (!st)
        st = number_member(r, r->root, "t", r->cell->t, r->cell->t, &t);
    if (!st)
        st = text_member(r, r->root, "tier", &r->out->tier);
    if (!st)
        st = text_member(r, r->root, "round", &r->out->kind);
    if (!st)
        st = number_member(r, r->root, "rounds", 2, ROUNDS_MOST, &r->out->rounds);
    if (!st)
        st = number_member(r, r->root, "passes", 1, ROUNDS_MOST, &r->out->passes);
    if (!st)
        st = number_member(r, r->root, "calls", 1, COUNT_MOST, &r->out->calls);
    if (!st)
        st = number_member(r, r->root, "layers", 0, COUNT_MOST, &r->out->layers);
    return st;
}

static rs_status read_schedules(reader *r)
{
    const rs_json_value *list = NULL;
    size_t i = 0;
    rs_status st =
        rs_json_member(r->arena, r->root, "schedules", RS_JSON_ARRAY, true, &list, r->err);
    if (!st && list->count != r->cell->count)
        st = rs_err_set(r->err, RS_FORMAT, "%zu schedules, asked for were %zu", list->count,
                        r->cell->count);
    if (st)
        return st;
    r->out->hashes = rs_arena_array(r->arena, r->cell->count, sizeof *r->out->hashes);
    for (const rs_json_value *v = list->first; v && !st; v = v->next, i++) {
        st = expect(r, v, "schedule", r->cell->schedules[i]);
        if (!st)
            st = text_member(r, v, "code_hash", &r->out->hashes[i]);
    }
    return st;
}

static rs_status read_times(reader *r, const rs_json_value *from, rs_situ_sample *out)
{
    static const char *const names[] = {"node_us", "layer_us", "round_us"};
    rs_status st = RS_OK;
    for (int i = 0; i < RS_SITU_PARTS && !st; i++) {
        const rs_json_value *v = NULL;
        st = rs_json_member(r->arena, from, names[i], RS_JSON_NUMBER, true, &v, r->err);
        if (!st && !(v->number > 0 && v->number < 1e12))
            st = rs_err_set(r->err, RS_FORMAT, "%s is %s; it must be a time above 0",
                            rs_json_path(r->arena, v), rs_json_shown(r->arena, v));
        if (!st)
            out->ns[i] = v->number * 1e3;
    }
    if (!st && out->ns[RS_SITU_NODE] * r->out->calls > inside_most * out->ns[RS_SITU_ROUND])
        st = rs_err_set(r->err, RS_FORMAT,
                        "%s: %d calls of %.3f us do not fit into a round of %.3f us",
                        rs_json_path(r->arena, from), r->out->calls, out->ns[0] * 1e-3,
                        out->ns[RS_SITU_ROUND] * 1e-3);
    return st;
}

static rs_status read_sample(reader *r, const rs_json_value *from)
{
    int32_t round = 0, slot = 0, schedule = 0, most = (int32_t)r->cell->count - 1;
    rs_status st = number_member(r, from, "round", 0, r->out->rounds - 1, &round);
    if (!st)
        st = number_member(r, from, "slot", 0, most, &slot);
    if (!st)
        st = number_member(r, from, "schedule", 0, most, &schedule);
    if (st)
        return st;
    rs_situ_sample *s = &r->out->samples[schedule][round];
    if (s->ns[RS_SITU_ROUND] > 0)
        return rs_err_set(r->err, RS_FORMAT, "%s: round %d of schedule %d comes twice",
                          rs_json_path(r->arena, from), round, schedule);
    s->round = round;
    s->slot = slot;
    return read_times(r, from, s);
}

static rs_status read_samples(reader *r)
{
    const rs_json_value *list = NULL;
    size_t rounds = (size_t)r->out->rounds, count = r->cell->count;
    rs_status st =
        rs_json_member(r->arena, r->root, "samples", RS_JSON_ARRAY, true, &list, r->err);
    if (!st && (list->count != rounds * count || r->out->rounds % 2))
        st = rs_err_set(r->err, RS_FORMAT, "%zu samples in %zu rounds of %zu schedules",
                        list->count, rounds, count);
    if (st)
        return st;
    /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    r->out->samples = rs_arena_array(r->arena, count, sizeof *r->out->samples);
    for (size_t i = 0; i < count; i++)
        r->out->samples[i] = rs_arena_array(r->arena, rounds, sizeof **r->out->samples);
    for (const rs_json_value *v = list->first; v && !st; v = v->next)
        st = read_sample(r, v);
    return st;
}

rs_status rs_situ_read(rs_arena *arena,
                       const rs_situ_cell *cell,
                       const char *text,
                       rs_situ_reading *out,
                       rs_err *err)
{
    rs_situ_reading reading = {0};
    reader r = {.arena = arena, .cell = cell, .out = &reading, .err = err};
    rs_status st = rs_json_parse(arena, text, strlen(text), &r.root, err);
    if (!st && r.root->type != RS_JSON_OBJECT)
        st = rs_err_set(err, RS_FORMAT, "no JSON object");
    if (!st)
        st = read_head(&r);
    if (!st)
        st = read_schedules(&r);
    if (!st)
        st = read_samples(&r);
    if (!st)
        *out = reading;
    return st;
}
