/* What a bisection found. Layer: sweep. */
#include "sweep/ab_bisect.h"

#include <math.h>

/* Half of an interval that is not known is not a number. */
static void print_ratio(const rs_ab_commit *c)
{
    if (c->h > 0)
        printf("%.4f (%.4f..%.4f)", exp(c->x), exp(c->x - c->h), exp(c->x + c->h));
    else
        printf("%.6g", exp(c->x));
}

static void print_commits(const rs_ab_found *f)
{
    printf("%zu commits on the way, %zu can matter; ratios against the first line\n\n", f->all,
           f->count - 1);
    for (size_t i = 0; i < f->count; i++) {
        const rs_ab_commit *c = &f->commits[i];
        if (!c->measured && !c->skipped)
            continue;
        printf("%.12s  ", c->id);
        if (c->measured)
            print_ratio(c);
        printf("%s%s%s%s  %s\n", c->class ? "  " : "", c->class ? c->class : "",
               c->skipped ? "  skipped: " : "", c->skipped ? c->skipped : "", c->subject);
    }
}

static void print_step(const rs_ab_found *f, const rs_ab_step *s)
{
    const rs_ab_commit *before = &f->commits[s->before], *after = &f->commits[s->after];
    printf("step of %+.3f %%: ", 100 * expm1(after->x - before->x));
    if (s->after == s->before + 1) {
        printf("%s %s\n", after->id, after->subject);
        return;
    }
    printf("in one of\n");
    for (size_t i = s->before + 1; i <= s->after; i++)
        printf("  %s %s\n", f->commits[i].id, f->commits[i].subject);
}

static void print_text(const rs_ab_found *f)
{
    print_commits(f);
    printf("\n");
    if (f->step_count > 1)
        printf("%s transitions: a value between is neither end's\n",
               f->step_count == 2 ? "two" : "more than two");
    for (size_t i = 0; i < f->step_count; i++)
        print_step(f, &f->steps[i]);
}

static void json_commit(rs_json *j, const rs_ab_commit *c)
{
    rs_json_object(j, NULL);
    rs_json_text(j, "id", c->id);
    rs_json_text(j, "subject", c->subject);
    rs_json_num(j, "ratio", c->measured ? exp(c->x) : NAN);
    rs_json_num(j, "lo", c->measured ? exp(c->x - c->h) : NAN);
    rs_json_num(j, "hi", c->measured ? exp(c->x + c->h) : NAN);
    rs_json_text(j, "class", c->class);
    rs_json_text(j, "skipped", c->skipped);
    rs_json_close(j, '}');
}

static void print_json(const rs_ab_found *f)
{
    rs_json j = {.out = stdout};
    rs_json_object(&j, NULL);
    rs_json_schema(&j, "bisect", 1);
    rs_json_int(&j, "commits_on_the_way", (int64_t)f->all);
    rs_json_array(&j, "commits");
    for (size_t i = 0; i < f->count; i++)
        json_commit(&j, &f->commits[i]);
    rs_json_close(&j, ']');
    rs_json_array(&j, "steps");
    for (size_t i = 0; i < f->step_count; i++) {
        const rs_ab_step *s = &f->steps[i];
        rs_json_object(&j, NULL);
        rs_json_text(&j, "before", f->commits[s->before].id);
        rs_json_text(&j, "after", f->commits[s->after].id);
        rs_json_bool(&j, "one_commit", s->after == s->before + 1);
        rs_json_num(&j, "ratio", exp(f->commits[s->after].x - f->commits[s->before].x));
        rs_json_close(&j, '}');
    }
    rs_json_close(&j, ']');
    rs_json_close(&j, '}');
}

void rs_ab_bisect_report(const rs_ab_found *found, bool json)
{
    (json ? print_json : print_text)(found);
}

rs_status rs_ab_bisect_outcome(const rs_ab_found *f, rs_err *err)
{
    for (size_t i = 0; i < f->step_count; i++) {
        const rs_ab_step *s = &f->steps[i];
        if (s->after > s->before + 1)
            return rs_err_set(
                err, RS_UNDECIDED,
                "a step lies behind %.12s, up to %.12s: %zu commits between could "
                "not be placed; mend their build, or give more --reps",
                f->commits[s->before].id, f->commits[s->after].id, s->after - s->before - 1);
    }
    return RS_OK;
}
