/* What cold and chain said of a pair, and what the engine found. Layer: sweep. */
#include "sweep/report_internal.h"

#include <math.h>

static const char *const part_names[] = {"node", "layer", "round"};

/* "+3.1 % [2.2, 4.0]" with the number to sort by. */
static void put_effect(FILE *f, const rs_effect *e)
{
    if (!e->sessions) {
        fputs("<td data-v=\"\">-</td>", f);
        return;
    }
    fprintf(f, "<td data-v=\"%.9g\">%+.1f %%", expm1(e->mu), 100 * expm1(e->mu));
    if (isfinite(e->h))
        fprintf(f, " [%.1f, %.1f]", 100 * expm1(e->mu - e->h), 100 * expm1(e->mu + e->h));
    fputs("</td>", f);
}

static void put_pair(FILE *f, const rs_study_pair *p)
{
    char against[RS_STUDY_AGAINST];
    fputs("<tr>", f);
    rs_html_word(f, p->shape, "");
    rs_html_number(f, p->t, 0);
    put_effect(f, &p->mode[RS_STUDY_COLD_MEMSET]);
    put_effect(f, &p->mode[RS_STUDY_COLD]);
    put_effect(f, &p->mode[RS_STUDY_CHAIN]);
    put_effect(f, &p->situ[RS_SITU_NODE]);
    put_effect(f, &p->situ[RS_SITU_ROUND]);
    rs_html_scaled(f, p->share, 100, 1);
    rs_html_word(f, part_names[p->by], "");
    rs_study_against(p, against);
    rs_html_word(f, *against ? against : "nobody", "");
    rs_html_word(f, p->a, "");
    rs_html_word(f, p->b, "");
    fputs("</tr>\n", f);
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
    fprintf(
        f,
        "<p>By how much the one that is quicker inside the model is quicker, by each way to "
        "time it. The sign in situ is decided for %zu pairs and open for %zu; cold has the "
        "same sign in %s",
        s->count, s->undecided,
        rs_study_share(agree[RS_STUDY_COLD], known[RS_STUDY_COLD], share));
    fprintf(f, ", chain in %s",
            rs_study_share(agree[RS_STUDY_CHAIN], known[RS_STUDY_CHAIN], share));
    if (known[RS_STUDY_COLD_MEMSET])
        fprintf(
            f, ", cold_memset in %s",
            rs_study_share(agree[RS_STUDY_COLD_MEMSET], known[RS_STUDY_COLD_MEMSET], share));
    fputs(".</p>\n", f);
}

void rs_report_situ(FILE *f, const rs_report *r)
{
    static const char *const heads[] = {"!shape",
                                        "T",
                                        "memset says",
                                        "cold says",
                                        "chain says",
                                        "in situ: node",
                                        "in situ: round",
                                        "share %",
                                        "!decided by",
                                        "!against it",
                                        "!quicker in situ",
                                        "!than",
                                        NULL};
    const rs_study *s = &r->study;
    if (!(s->count + s->undecided))
        return;
    fputs("<h2 id=\"in-situ\">Cold says, chain says, in situ says</h2>\n", f);
    put_summary(f, s);
    rs_html_table(f, "in-situ-table", heads);
    for (size_t i = 0; i < s->count; i++)
        put_pair(f, &s->pairs[i]);
    rs_html_table_end(f);
}
