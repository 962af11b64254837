/* Speculative decoding: rounds that check drafts in one pass. Layer: engine.
   Row r of a lane's part of the pass predicts what stands behind its token r. Tokens are drawn
   row by row as without drafts, with the same random numbers, and the rows go on as long as
   what was drawn is what was drafted: where a row's logits do not depend on the rows beside it,
   the text is that of decoding token by token, greedy or not. */
#include "engine/draft.h"
#include "engine/generate_internal.h"

#include "sweep/base/clock.h"

#include <stdlib.h>
#include <string.h>

/* Tokens of one pass. */
typedef struct round_batch {
    int32_t tokens[RS_FORWARD_LOGITS], lanes[RS_FORWARD_LOGITS], positions[RS_FORWARD_LOGITS];
    int32_t count;
    int32_t k[RS_KV_LANES_MAX], match[RS_KV_LANES_MAX]; /* of each lane of the order */
} round_batch;

rs_status rs_verify_open(rs_generator *g, rs_err *err)
{
    rs_kv *kv = rs_forward_kv(g->session->forward);
    size_t room = (size_t)rs_kv_config_of(kv)->context + 1;
    rs_pace_init(&g->pace);
    for (int32_t i = 0; i < g->o.lanes; i++)
        if (!(g->lanes[i].held = calloc(room, sizeof(int32_t))))
            return rs_err_set(err, RS_NO_MEMORY,
                              "no memory for the tokens of %d lanes; use fewer", g->o.lanes);
    return RS_OK;
}

void rs_verify_prompt(rs_generator *g, const int32_t *ids, size_t count)
{
    rs_kv *kv = rs_forward_kv(g->session->forward);
    for (int32_t i = 0; i < g->o.lanes; i++) {
        rs_generator_lane *l = &g->lanes[i];
        l->held_count = rs_kv_length(kv, i) - (int32_t)count;
        memcpy(l->held + l->held_count, ids, count * sizeof *ids);
        l->held_count += (int32_t)count;
    }
    g->verify = (rs_verify_times){0};
}

/* The last token drawn is not stored yet; drafts are looked up behind it. */
static void note_token(rs_generator_lane *l)
{
    l->held[l->held_count++] = l->tokens[l->count - 1];
}

static void look_up(const rs_generator *g,
                    const int32_t *order,
                    int32_t count,
                    int32_t drafts[][RS_FORWARD_LOGITS],
                    round_batch *b)
{
    int32_t most[RS_KV_LANES_MAX], rows = rs_generator_rows(&g->o);
    for (int32_t i = 0; i < count; i++) {
        const rs_generator_lane *l = &g->lanes[order[i]];
        int32_t left = g->o.max_new - l->count - 1; /* the pass yields one more than drafts */
        most[i] = left < g->o.verify.drafts ? left : g->o.verify.drafts;
        b->match[i] = rs_draft_find(l->held, l->held_count, most[i], drafts[i]);
        b->k[i] = most[i] = b->match[i] ? most[i] : 0;
    }
    if (g->o.verify.adapt)
        rs_pace_choose(&g->pace, count, b->match, most, rows, b->k);
}

static void fill_batch(const rs_generator *g,
                       const int32_t *order,
                       int32_t count,
                       int32_t drafts[][RS_FORWARD_LOGITS],
                       round_batch *b)
{
    rs_kv *kv = rs_forward_kv(g->session->forward);
    b->count = 0;
    for (int32_t i = 0; i < count; i++) {
        const rs_generator_lane *l = &g->lanes[order[i]];
        int32_t length = rs_kv_length(kv, order[i]);
        for (int32_t r = 0; r <= b->k[i]; r++, b->count++) {
            b->tokens[b->count] = r ? drafts[i][r - 1] : l->tokens[l->count - 1];
            b->lanes[b->count] = order[i];
            b->positions[b->count] = length + r;
        }
    }
}

/* Draw from the rows of order[i], which begin at row `first`. What was drafted wrong leaves the
   store. */
static rs_status draw_rows(rs_generator *g,
                           int32_t index,
                           int32_t i,
                           const round_batch *b,
                           int32_t first,
                           bool *more,
                           rs_err *err)
{
    size_t vocab = (size_t)rs_forward_arch(g->session->forward)->vocab;
    rs_generator_lane *l = &g->lanes[index];
    int32_t r = 0;
    rs_status st = RS_OK;
    for (bool right = true; right && !st; r++) {
        int32_t before = l->count;
        st = rs_generator_take(g, index, g->logits + (size_t)(first + r) * vocab, more, err);
        g->verify.tokens += l->count > before;
        right =
            !st && *more && r < b->k[i] && l->tokens[l->count - 1] == b->tokens[first + r + 1];
        if (*more)
            note_token(l);
        g->verify.kept += right;
    }
    rs_pace_drafts(&g->pace, b->match[i], b->k[i], r - 1);
    g->verify.drafted += b->k[i];
    g->verify.rounds++;
    if (st)
        return st;
    return rs_kv_resize(rs_forward_kv(g->session->forward), index, b->positions[first] + r,
                        err);
}

static rs_status round_of(rs_generator *g, int32_t *order, int32_t *count, rs_err *err)
{
    int32_t drafts[RS_KV_LANES_MAX][RS_FORWARD_LOGITS];
    round_batch b;
    int32_t left = 0;
    rs_forward *f = g->session->forward;
    int64_t start = rs_clock_ns();
    look_up(g, order, *count, drafts, &b);
    fill_batch(g, order, *count, drafts, &b);
    rs_batch batch = {b.tokens, b.lanes, b.positions, b.count};
    rs_status st = rs_forward_pass(f, &batch, err);
    if (!st)
        st = rs_forward_logits(f, 0, b.count, g->logits, err);
    for (int32_t i = 0, first = 0; i < *count && !st; first += b.k[i++] + 1) {
        bool more = false;
        st = draw_rows(g, order[i], i, &b, first, &more, err);
        if (more)
            order[left++] = order[i];
    }
    rs_pace_round(&g->pace, b.count, (double)(rs_clock_ns() - start));
    g->verify.widths[b.count]++;
    *count = left;
    return st;
}

rs_status rs_verify_decode(rs_generator *g, int32_t *order, int32_t count, rs_err *err)
{
    rs_status st = RS_OK;
    for (int32_t i = 0; i < count; i++)
        note_token(&g->lanes[order[i]]);
    while (!st && count)
        st = round_of(g, order, &count, err);
    return st;
}
