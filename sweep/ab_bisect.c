/* Which commits made the steps between two values. Layer: sweep.
   Each commit is placed by its interval against both ends of its stretch, never by a threshold
   between them: a value that is neither end's means two steps, and both stretches are searched
   (a threshold converges on whichever step it happens to bracket). */
#include "sweep/ab_bisect.h"

#include <math.h>

const char *rs_ab_class_name(rs_ab_class class)
{
    static const char *const names[] = {"as before", "as after", "neither", "unclear"};
    return names[class];
}

static bool differ(const rs_ab_commit *one, const rs_ab_commit *other, double g)
{
    double size = fabs(one->x - other->x);
    return size > g && size > hypot(one->h, other->h);
}

rs_ab_class rs_ab_classify(const rs_ab_commit *low,
                           const rs_ab_commit *mid,
                           const rs_ab_commit *high,
                           double g)
{
    bool from_low = differ(low, mid, g), from_high = differ(mid, high, g);
    if (from_low)
        return from_high ? RS_AB_NEITHER : RS_AB_AS_HIGH;
    return from_high ? RS_AB_AS_LOW : RS_AB_UNCLEAR;
}

typedef struct search {
    rs_arena *arena;
    rs_ab_commit *commits;
    double g;
    rs_ab_measure_commit *measure;
    void *arg;
    rs_ab_step *steps;
    size_t count, cap;
} search;

/* A commit between the two that can be measured, nearest to the middle; `low` when none is. */
static size_t middle(const search *s, size_t low, size_t high)
{
    size_t centre = low + (high - low) / 2;
    for (size_t off = 0; off < high - low; off++) {
        if (centre + off < high && centre + off > low && !s->commits[centre + off].skipped)
            return centre + off;
        if (centre > low + off && !s->commits[centre - off].skipped)
            return centre - off;
    }
    return low;
}

/* "Neither" is asked again as long as that can sharpen it: a second step is a strong claim. */
static rs_status
place(search *s, size_t low, size_t mid, size_t high, rs_ab_class *out, rs_err *err)
{
    rs_ab_commit *c = &s->commits[mid];
    rs_status st = RS_OK;
    bool more = true;
    *out = RS_AB_UNCLEAR;
    while (more && !st && (*out == RS_AB_UNCLEAR || *out == RS_AB_NEITHER)) {
        st = s->measure(s->arg, c, &more, err);
        if (st || c->skipped)
            return st;
        *out = rs_ab_classify(&s->commits[low], c, &s->commits[high], s->g);
    }
    c->class = rs_ab_class_name(*out);
    return st;
}

static rs_status search_between(search *s, size_t low, size_t high, rs_err *err);

static rs_status divide(search *s, size_t low, size_t mid, size_t high, rs_err *err)
{
    rs_ab_class class;
    rs_status st = place(s, low, mid, high, &class, err);
    if (st)
        return st;
    if (s->commits[mid].skipped)
        return search_between(s, low, high, err);
    switch (class) {
    case RS_AB_AS_LOW:
        return search_between(s, mid, high, err);
    case RS_AB_AS_HIGH:
        return search_between(s, low, mid, err);
    case RS_AB_NEITHER:
        st = search_between(s, low, mid, err);
        return st ? st : search_between(s, mid, high, err);
    default:
        s->commits[mid].skipped = "its interval holds both values; more --reps";
        return search_between(s, low, high, err);
    }
}

static rs_status search_between(search *s, size_t low, size_t high, rs_err *err)
{
    size_t mid = middle(s, low, high);
    if (mid != low)
        return divide(s, low, mid, high, err);
    *(rs_ab_step *)rs_arena_push(s->arena, (void **)&s->steps, &s->count, &s->cap,
                                 sizeof *s->steps) = (rs_ab_step){low, high};
    return RS_OK;
}

rs_status rs_ab_bisect(rs_arena *arena,
                       rs_ab_commit *commits,
                       size_t count,
                       double g,
                       rs_ab_measure_commit *measure,
                       void *arg,
                       rs_ab_step **out_steps,
                       size_t *out_count,
                       rs_err *err)
{
    RS_CHECK(count >= 2);
    search s = {.arena = arena, .commits = commits, .g = g, .measure = measure, .arg = arg};
    rs_status st = search_between(&s, 0, count - 1, err);
    *out_steps = s.steps;
    *out_count = s.count;
    return st;
}
