/* What cold and chain said of a pair, and what the engine found. Layer: sweep. */
#include "sweep/report_internal.h"

#include <math.h>
#include <stdlib.h>

/* From the crudest to the nearest to a model: as the columns stand. */
static const rs_study_mode shown[RS_STUDY_MODES] = {RS_STUDY_COLD_MEMSET, RS_STUDY_COLD,
                                                    RS_STUDY_TRACE, RS_STUDY_CHAIN};

static const char *const part_names[] = {"node", "layer", "round"};

/* "+3.1 %" over "[2.2, 4.0]", as the names take two lines; with the number to sort by. */
static void put_effect(FILE *f, const rs_effect *e)
{
    if (!e->sessions) {
        fputs("<td data-v=\"\">-</td>", f);
        return;
    }
    fprintf(f, "<td data-v=\"%.9g\">%+.1f %%", expm1(e->mu), 100 * expm1(e->mu));
    if (isfinite(e->h))
        fprintf(f, "<br>[%.1f, %.1f]", 100 * expm1(e->mu - e->h), 100 * expm1(e->mu + e->h));
    fputs("</td>", f);
}

/* Two lines: names of schedules are long. */
static void put_names(FILE *f, const rs_study_pair *p)
{
    fputs("<td class=\"w\">", f);
    rs_html_text(f, p->a);
    fputs("<br>", f);
    rs_html_text(f, p->b);
    fputs("</td>", f);
}

static void put_pair(FILE *f, const rs_study *s, const rs_study_pair *p)
{
    char against[RS_STUDY_AGAINST];
    fputs("<tr>", f);
    rs_html_word(f, p->shape, "");
    rs_html_number(f, p->t, 0);
    rs_study_against(p, against);
    rs_html_word(f, *against ? against : "nobody", *against ? "slower" : "");
    for (int i = 0; i < RS_STUDY_MODES; i++)
        if (rs_study_has(s, shown[i]))
            put_effect(f, &p->mode[shown[i]]);
    put_effect(f, &p->situ[RS_SITU_NODE]);
    put_effect(f, &p->situ[RS_SITU_ROUND]);
    rs_html_scaled(f, p->share, 100, 1);
    rs_html_word(f, part_names[p->by], "");
    put_names(f, p);
    fputs("</tr>\n", f);
}

/* Those that a mode gets wrong first, the largest before all; else as the study has them. */
static int by_exception(const void *left, const void *right)
{
    const rs_study_pair *a = *(const rs_study_pair *const *)left;
    const rs_study_pair *b = *(const rs_study_pair *const *)right;
    char text[RS_STUDY_AGAINST];
    bool a_wrong = *rs_study_against(a, text), b_wrong = *rs_study_against(b, text);
    double a_mu = fabs(a->situ[a->by].mu), b_mu = fabs(b->situ[b->by].mu);
    if (a_wrong != b_wrong)
        return a_wrong ? -1 : 1;
    if (a_wrong && a_mu != b_mu)
        return a_mu > b_mu ? -1 : 1;
    return (a > b) - (a < b);
}

static void put_pairs(FILE *f, const rs_report *r)
{
    const rs_study *s = &r->study;
    /* Pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    const rs_study_pair **pairs = rs_arena_array(r->arena, s->count + 1, sizeof *pairs);
    for (size_t i = 0; i < s->count; i++)
        pairs[i] = &s->pairs[i];
    /* NOLINTNEXTLINE(bugprone-sizeof-expression) */
    qsort(pairs, s->count, sizeof *pairs, by_exception);
    for (size_t i = 0; i < s->count; i++)
        put_pair(f, s, pairs[i]);
}

static void put_summary(FILE *f, const rs_study *s)
{
    char share[48];
    size_t agree[RS_STUDY_MODES] = {0}, known[RS_STUDY_MODES] = {0};
    for (int part = 0; part < RS_SITU_PARTS; part++)
        for (int m = 0; m < RS_STUDY_MODES; m++) {
            agree[m] += s->agree[part][m];
            known[m] += s->known[part][m];
        }
    fprintf(f,
            "<p>By how much the one that is quicker inside the model is quicker, by each way "
            "to time it; first those pairs that a way gets wrong. The sign in situ is decided "
            "for %zu pairs and open for %zu",
            s->count, s->undecided);
    const char *joint = "; the same sign has ";
    for (int i = RS_STUDY_MODES; i-- > 0;) {
        rs_study_mode m = shown[i];
        if (!known[m])
            continue;
        fprintf(f, "%s%s in %s", joint, rs_study_mode_name(m),
                rs_study_share(agree[m], known[m], share));
        joint = ", ";
    }
    fputs(".</p>\n", f);
}

static void put_heads(FILE *f, const rs_study *s)
{
    static const char *const says[RS_STUDY_MODES] = {"chain says", "cold says", "memset says",
                                                     "trace says"};
    static const char *const rest[] = {"in situ: node", "in situ: round", "share %",
                                       "!decided by", "!quicker in situ / than"};
    enum { REST = sizeof rest / sizeof *rest };
    const char *heads[3 + RS_STUDY_MODES + REST + 1] = {"!shape", "T", "!against it"};
    size_t count = 3;
    for (int i = 0; i < RS_STUDY_MODES; i++)
        if (rs_study_has(s, shown[i]))
            heads[count++] = says[shown[i]];
    for (size_t i = 0; i < REST; i++)
        heads[count++] = rest[i];
    rs_html_table(f, "in-situ-table", heads);
}

void rs_report_situ(FILE *f, const rs_report *r)
{
    const rs_study *s = &r->study;
    if (!(s->count + s->undecided))
        return;
    fputs("<h2 id=\"in-situ\">Cold says, chain says, in situ says</h2>\n", f);
    put_summary(f, s);
    put_heads(f, s);
    put_pairs(f, r);
    rs_html_table_end(f);
}
