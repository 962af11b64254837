/* Texts of several turns and lanes with drafts and without, on toy models, for tests of either
   backend. Every run is checked by its own counts on the way. Test helper, header only. */
#ifndef RS_TESTS_VERIFY_TURNS_H
#define RS_TESTS_VERIFY_TURNS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/generate.h"
#include "tests/toy_model.h"

enum { VERIFY_LANES = 3, VERIFY_TURNS_MAX = 3, VERIFY_NEW_MAX = 60, VERIFY_PROMPT = 8 };

/* Tokens of all lanes of all turns, one behind the other; behind each lane's stands -1 - what
   its store held then. */
typedef struct verify_text {
    int32_t at[VERIFY_LANES * VERIFY_TURNS_MAX * (VERIFY_NEW_MAX + 1)];
    int32_t count;
} verify_text;

/* How the texts to be compared are made. */
typedef struct verify_how {
    int32_t lanes, turns, max_new;
    float temperature;
} verify_how;

static inline void verify_ok(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s", err->msg);
}

/* The toy `s` for VERIFY_LANES lanes; with `rows`, by a route table of these rows. */
static inline rs_session verify_open(const toy_spec *s, rs_session_options o, const char *rows)
{
    char table[] = "/tmp/rs_verify_XXXXXX";
    rs_session session;
    rs_err err = {0};
    if (rows) {
        FILE *f = fdopen(mkstemp(table), "w");
        assert_non_null(f);
        fprintf(f, "tier,shape,t_lo,t_hi,schedule,layout,numeric\n%s", rows);
        fclose(f);
        o.routes = table;
    }
    o.path = toy_write(s, NULL);
    o.threads = 1;
    rs_status st = rs_session_open(&o, VERIFY_LANES, 0, true, &session, &err);
    unlink(o.path);
    if (rows)
        unlink(table);
    verify_ok(st, &err);
    return session;
}

/* Passes of the last turn, by width: as many rows as lanes' parts and drafts had. */
static inline void verify_check_widths(const rs_generate_options *o, const rs_verify_times *t)
{
    int64_t rows = 0, passes = 0;
    for (int32_t w = 1; w <= RS_FORWARD_LOGITS; w++) {
        rows += w * t->widths[w];
        passes += t->widths[w];
        assert_true(!t->widths[w] || w <= rs_generator_rows(o));
    }
    assert_int_equal(rows, t->rounds + t->drafted);
    assert_true(passes <= t->rounds && t->rounds <= passes * o->lanes);
}

/* Every lane of the last turn has max_new tokens or said its end; in the store is what it read,
   all but a last token that was cut off; and a round yields a token more than drafts were kept,
   but for one that met the end. held[]: what the lanes held before. */
static inline void verify_check_turn(const rs_session *s,
                                     const rs_generator *g,
                                     const rs_generate_options *o,
                                     const int32_t *held,
                                     const rs_generate_times *times)
{
    const rs_verify_times *t = rs_generator_verified(g);
    int64_t all = 0, begun = 0, ended = 0;
    for (int32_t i = 0; i < o->lanes; i++) {
        int32_t n, length = rs_kv_length(rs_forward_kv(s->forward), i);
        rs_generator_tokens(g, i, &n);
        assert_true(n >= 0 && n <= o->max_new);
        assert_int_equal(length - held[i] - VERIFY_PROMPT, n == o->max_new ? n - 1 : n);
        all += n;
        begun += n > 0;
        ended += n > 0 && n < o->max_new;
    }
    assert_int_equal(times->new_tokens, all);
    if (!o->verify.drafts) {
        assert_int_equal(t->rounds, 0);
        return;
    }
    assert_int_equal(t->tokens, all - begun); /* a lane's first is the prompt's */
    assert_int_equal(t->rounds + t->kept, t->tokens + ended);
    assert_true(0 <= t->kept && t->kept <= t->drafted);
    assert_true(t->drafted <= t->rounds * o->verify.drafts);
    verify_check_widths(o, t);
}

static inline void verify_keep(const rs_session *s, const rs_generator *g, verify_text *out)
{
    rs_kv *kv = rs_forward_kv(s->forward);
    for (int32_t i = 0; i < rs_kv_config_of(kv)->lanes; i++) {
        int32_t n;
        const int32_t *tokens = rs_generator_tokens(g, i, &n);
        if (n) /* a lane that is not in use has no tokens */
            memcpy(out->at + out->count, tokens, (size_t)n * sizeof *tokens);
        out->count += n;
        out->at[out->count++] = -1 - rs_kv_length(kv, i);
    }
}

/* All turns from empty lanes on; counts are added to `sum`. */
static inline void verify_run(const rs_session *s,
                              const verify_how *how,
                              rs_verify verify,
                              verify_text *out,
                              rs_verify_times *sum)
{
    static const int32_t prompt[VERIFY_PROMPT] = {70, 71, 72, 70, 71, 90, 70, 71};
    rs_generate_options o = {.sampling = {how->temperature, 0.9f},
                             .verify = verify,
                             .seed = 5,
                             .lanes = how->lanes,
                             .max_new = how->max_new};
    rs_kv *kv = rs_forward_kv(s->forward);
    rs_generator *g;
    rs_generate_times times;
    rs_err err = {0};
    assert_true(how->turns <= VERIFY_TURNS_MAX && how->max_new <= VERIFY_NEW_MAX);
    out->count = 0;
    for (int32_t i = 0; i < VERIFY_LANES; i++)
        verify_ok(rs_kv_resize(kv, i, 0, &err), &err);
    verify_ok(rs_generator_open(s, &o, &g, &err), &err);
    for (int32_t turn = 0; turn < how->turns; turn++) {
        int32_t held[VERIFY_LANES];
        for (int32_t i = 0; i < VERIFY_LANES; i++)
            held[i] = rs_kv_length(kv, i);
        verify_ok(rs_generator_run(g, prompt, VERIFY_PROMPT, &times, &err), &err);
        verify_check_turn(s, g, &o, held, &times);
        verify_keep(s, g, out);
        const rs_verify_times *t = rs_generator_verified(g);
        sum->rounds += t->rounds;
        sum->drafted += t->drafted;
        sum->kept += t->kept;
    }
    rs_generator_close(g);
}

/* Where two texts part, -1 where they are the same. */
static inline int32_t verify_parting(const verify_text *a, const verify_text *b)
{
    int32_t i = 0;
    while (i < a->count && i < b->count && a->at[i] == b->at[i])
        i++;
    return i == a->count && i == b->count ? -1 : i;
}

/* The text without drafts is the same again, and the same with drafts in each of `ways`. */
static inline void verify_compare(const rs_session *s,
                                  const char *what,
                                  const verify_how *how,
                                  const rs_verify *ways,
                                  size_t count,
                                  rs_verify_times *sum)
{
    verify_text plain, other;
    verify_run(s, how, (rs_verify){0}, &plain, sum);
    verify_run(s, how, (rs_verify){0}, &other, sum);
    if (verify_parting(&plain, &other) >= 0)
        fail_msg("%s: a second run without drafts gives another text", what);
    for (size_t w = 0; w < count; w++) {
        verify_run(s, how, ways[w], &other, sum);
        int32_t at = verify_parting(&plain, &other);
        if (at >= 0)
            fail_msg("%s: %s%d drafts, %d lanes, temperature %g: another text, from token %d "
                     "of %d on",
                     what, ways[w].adapt ? "up to " : "", ways[w].drafts, how->lanes,
                     (double)how->temperature, at, plain.count);
    }
}

#endif
