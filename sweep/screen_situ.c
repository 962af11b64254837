/* The study as a screen: chain and cold against the engine. Layer: sweep. */
#include "sweep/screen_internal.h"

#include "sweep/situ_study.h"

#include <math.h>
#include <string.h>

static const rs_column columns[] = {
    {"exception", "exception", RS_COLUMN_TEXT},
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", 0},
    {"by", "decided by", RS_COLUMN_TEXT},
    {"share", "share %", 1},
    {"node", "node %", 1},
    {"round", "round %", 2},
    {"chain", "chain %", 1},
    {"cold", "cold %", 1},
    {"cold_memset", "memset %", 1},
    {"trace", "trace %", 1},
    {"a", "quicker in situ", RS_COLUMN_TEXT},
    {"b", "than", RS_COLUMN_TEXT},
};

static double percent(const rs_effect *e)
{
    return e->sessions ? 100 * expm1(e->mu) : NAN;
}

static void add_pair(rs_screen *s, const rs_study_pair *p)
{
    static const char *const parts[] = {"node", "layer", "round"};
    char against[RS_STUDY_AGAINST];
    const char *exception = rs_arena_strdup(s->arena, rs_study_against(p, against));
    rs_value *v = rs_table_add(&s->table, *exception ? 1 + fabs(p->situ[p->by].mu) : 0);
    v[0].text = exception;
    v[1].text = p->shape;
    v[2].number = p->t;
    v[3].text = parts[p->by];
    v[4].number = 100 * p->share;
    v[5].number = percent(&p->situ[RS_SITU_NODE]);
    v[6].number = percent(&p->situ[RS_SITU_ROUND]);
    v[7].number = percent(&p->mode[RS_STUDY_CHAIN]);
    v[8].number = percent(&p->mode[RS_STUDY_COLD]);
    v[9].number = percent(&p->mode[RS_STUDY_COLD_MEMSET]);
    v[10].number = percent(&p->mode[RS_STUDY_TRACE]);
    v[11].text = p->a;
    v[12].text = p->b;
}

/* "chain 3 of 3 (100.0 %), cold 2 of 3 (66.7 %)", and the others where they were measured. */
static const char *
modes_text(rs_screen *s, const rs_study *study, const size_t *agree, const size_t *known)
{
    const char *text = "";
    char share[48];
    for (int m = 0; m < RS_STUDY_MODES; m++)
        if (m <= RS_STUDY_COLD || rs_study_has(study, (rs_study_mode)m))
            text = rs_arena_printf(s->arena, "%s%s%s %s", text, *text ? ", " : "",
                                   rs_study_mode_name((rs_study_mode)m),
                                   rs_study_share(agree[m], known[m], share));
    return text;
}

/* The same of some parts together. */
static const char *
signs_text(rs_screen *s, const rs_study *study, rs_situ_part first, rs_situ_part last)
{
    size_t agree[RS_STUDY_MODES] = {0}, known[RS_STUDY_MODES] = {0};
    for (int part = (int)first; part <= (int)last; part++)
        for (int m = 0; m < RS_STUDY_MODES; m++) {
            agree[m] += study->agree[part][m];
            known[m] += study->known[part][m];
        }
    return modes_text(s, study, agree, known);
}

rs_status rs_screen_in_situ(rs_screen *s, rs_err *err)
{
    rs_study study;
    char against[RS_STUDY_AGAINST];
    rs_db_filter filter = {s->machine.tier, NULL, s->options->shape};
    rs_status st = rs_study_load(s->db, s->arena, &filter, &study, err);
    if (st)
        return st;
    rs_screen_columns(s, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < study.count; i++)
        if (s->options->all || *rs_study_against(&study.pairs[i], against))
            add_pair(s, &study.pairs[i]);
    s->advice = rs_arena_printf(
        s->arena,
        "%zu pairs with a decided sign in situ, %zu without. Same sign: %s; of those that the "
        "mode decides too: %s. By the round or the layer alone: %s; by the round alone: %s.%s",
        study.count, study.undecided, signs_text(s, &study, RS_SITU_NODE, RS_SITU_ROUND),
        modes_text(s, &study, study.sure_agree, study.sure),
        signs_text(s, &study, RS_SITU_LAYER, RS_SITU_ROUND),
        signs_text(s, &study, RS_SITU_ROUND, RS_SITU_ROUND),
        s->options->all ? "" : " Exceptions are listed, --all lists every pair.");
    return RS_OK;
}
