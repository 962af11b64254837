/* Signs in situ beside those of other modes. Layer: sweep. */
#include "sweep/situ_study.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct student {
    rs_arena *arena;
    rs_situ_data situ;
    rs_db_point *points[RS_STUDY_MODES];
    size_t count[RS_STUDY_MODES];
    rs_study *study;
    size_t cap;
} student;

const char *rs_study_mode_name(rs_study_mode mode)
{
    static const char *const names[] = {"chain", "cold", "cold_memset", "trace"};
    return names[mode];
}

static const rs_db_contender *contender(const rs_db_point *p, const char *schedule)
{
    for (size_t i = 0; p && i < p->contender_count; i++)
        if (!strcmp(p->contenders[i].schedule, schedule))
            return &p->contenders[i];
    return NULL;
}

static const rs_db_point *
point_at(const student *s, rs_study_mode mode, const char *shape, int32_t t)
{
    for (size_t i = 0; i < s->count[mode]; i++)
        if (s->points[mode][i].t == t && !strcmp(s->points[mode][i].shape, shape))
            return &s->points[mode][i];
    return NULL;
}

/* What another mode says of the pair, if it timed the same code. */
static rs_effect effect_in(const student *s,
                           rs_study_mode mode,
                           const rs_study_pair *pair,
                           const char *a_hash,
                           const char *b_hash)
{
    static const rs_effect none;
    static const rs_limits plain;
    const rs_db_point *p = point_at(s, mode, pair->shape, pair->t);
    const rs_db_contender *a = contender(p, pair->a), *b = contender(p, pair->b);
    if (!a || !b || strcmp(a->code_hash, a_hash) != 0 || strcmp(b->code_hash, b_hash) != 0)
        return none;
    return rs_stats_effect(a, b, &plain);
}

/* The sign in situ: the round's, else the layer's, else the node's. */
static bool find_sign(const rs_effect effects[RS_SITU_PARTS], rs_situ_part *out_by)
{
    static const rs_situ_part order[] = {RS_SITU_ROUND, RS_SITU_LAYER, RS_SITU_NODE};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (rs_situ_decided(&effects[order[i]])) {
            *out_by = order[i];
            return true;
        }
    return false;
}

bool rs_study_agrees(const rs_study_pair *pair, rs_study_mode mode)
{
    return pair->mode[mode].mu * pair->situ[pair->by].mu > 0;
}

const char *rs_study_against(const rs_study_pair *pair, char out[RS_STUDY_AGAINST])
{
    size_t used = 0;
    *out = '\0';
    for (int m = 0; m < RS_STUDY_MODES; m++)
        if (pair->mode[m].sessions && !rs_study_agrees(pair, (rs_study_mode)m))
            used += (size_t)snprintf(out + used, RS_STUDY_AGAINST - used, "%s%s",
                                     used ? ", " : "", rs_study_mode_name((rs_study_mode)m));
    return out;
}

static void take_pair(student *s, const rs_db_point *p, const char *a, const char *b)
{
    rs_situ_finding f = rs_situ_judge(&s->situ, p->shape, p->t, a, b, NULL);
    rs_study_pair pair = {.shape = p->shape, .a = a, .b = b, .t = p->t, .share = f.share};
    if (f.verdict == RS_SITU_NONE || f.verdict == RS_SITU_FAILED)
        return;
    memcpy(pair.situ, f.effect, sizeof pair.situ);
    if (!find_sign(pair.situ, &pair.by)) {
        s->study->undecided++;
        return;
    }
    if (pair.situ[pair.by].mu < 0) {
        take_pair(s, p, b, a); /* the winner is `a` */
        return;
    }
    for (int m = 0; m < RS_STUDY_MODES; m++) {
        rs_study_mode mode = (rs_study_mode)m;
        pair.mode[mode] =
            effect_in(s, mode, &pair, contender(p, a)->code_hash, contender(p, b)->code_hash);
        if (!pair.mode[mode].sessions)
            continue;
        s->study->known[pair.by][mode]++;
        s->study->agree[pair.by][mode] += rs_study_agrees(&pair, mode);
        if (!rs_situ_decided(&pair.mode[mode]))
            continue;
        s->study->sure[mode]++;
        s->study->sure_agree[mode] += rs_study_agrees(&pair, mode);
    }
    *(rs_study_pair *)rs_arena_push(s->arena, (void **)&s->study->pairs, &s->study->count,
                                    &s->cap, sizeof pair) = pair;
}

static void take_point(student *s, const rs_db_point *p)
{
    for (size_t i = 0; i < p->contender_count; i++)
        for (size_t k = i + 1; k < p->contender_count; k++)
            if (p->contenders[i].outcome == RS_DB_OK && p->contenders[k].outcome == RS_DB_OK)
                take_pair(s, p, p->contenders[i].schedule, p->contenders[k].schedule);
}

rs_status rs_study_load(
    rs_db *db, rs_arena *arena, const rs_db_filter *filter, rs_study *out, rs_err *err)
{
    rs_study study = {0};
    student s = {.arena = arena, .study = &study};
    rs_status st = rs_situ_load(db, arena, filter, &s.situ, err);
    for (int m = 0; m < RS_STUDY_MODES && !st; m++) {
        rs_db_filter own = {filter->tier, rs_study_mode_name((rs_study_mode)m), filter->shape};
        st = rs_db_load_points(db, arena, &own, &s.points[m], &s.count[m], err);
    }
    if (!st && !s.situ.count[RS_SITU_ROUND])
        st = rs_err_set(
            err, RS_UNKNOWN,
            "nothing was run in situ; sweep --mode in_situ --engine EXE --model FILE "
            "does, beside --mode chain and --mode cold");
    for (size_t i = 0; i < s.situ.count[RS_SITU_ROUND] && !st; i++)
        take_point(&s, &s.situ.points[RS_SITU_ROUND][i]);
    if (!st)
        *out = study;
    return st;
}

bool rs_study_has(const rs_study *study, rs_study_mode mode)
{
    size_t known = 0;
    for (int part = 0; part < RS_SITU_PARTS; part++)
        known += study->known[part][mode];
    return known > 0;
}

const char *rs_study_share(size_t agree, size_t known, char out[48])
{
    if (known)
        snprintf(out, 48, "%zu of %zu (%.1f %%)", agree, known,
                 100 * (double)agree / (double)known);
    else
        snprintf(out, 48, "0 of 0");
    return out;
}
