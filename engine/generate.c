/* The loop of sampling, writing and passes. Layer: engine. */
#include "engine/generate_internal.h"

#include "engine/tokenizer_unicode.h"
#include "sweep/base/clock.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

int32_t rs_generator_rows(const rs_generate_options *options)
{
    int32_t rows = options->lanes * (options->verify.drafts + 1);
    return rows < RS_FORWARD_LOGITS ? rows : RS_FORWARD_LOGITS;
}

/* Everything that a generator holds; false when memory runs out. */
static bool take_memory(rs_generator *g, size_t vocab)
{
    const rs_generate_options *o = &g->o;
    g->logits = malloc(vocab * (size_t)rs_generator_rows(o) * sizeof *g->logits);
    g->scratch = malloc(vocab * sizeof *g->scratch);
    g->text = malloc(rs_tokenizer_decode_room(g->session->tokenizer) + 4);
    bool whole = g->logits && g->scratch && g->text;
    for (int32_t i = 0; whole && i < o->lanes; i++) {
        g->lanes[i].tokens = calloc((size_t)o->max_new + 1, sizeof(int32_t));
        whole = g->lanes[i].tokens != NULL;
    }
    return whole;
}

rs_status rs_generator_open(const rs_session *session,
                            const rs_generate_options *options,
                            rs_generator **out_generator,
                            rs_err *err)
{
    size_t vocab = (size_t)rs_forward_arch(session->forward)->vocab;
    RS_CHECK(options->lanes >= 1 && options->lanes <= RS_KV_LANES_MAX);
    rs_generator *g = calloc(1, sizeof *g);
    if (g) {
        g->session = session;
        g->o = *options;
    }
    if (!g || !take_memory(g, vocab)) {
        rs_generator_close(g);
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %d lanes of %zu logits; use fewer",
                          options->lanes, vocab);
    }
    rs_status st = options->verify.drafts ? rs_verify_open(g, err) : RS_OK;
    if (st) {
        rs_generator_close(g);
        return st;
    }
    rs_generator_seed(g, options->seed);
    *out_generator = g;
    return RS_OK;
}

void rs_generator_seed(rs_generator *generator, uint64_t seed)
{
    for (int32_t i = 0; i < generator->o.lanes; i++)
        generator->lanes[i].rng.state = seed + (uint64_t)i;
}

void rs_generator_close(rs_generator *generator)
{
    if (!generator)
        return;
    for (int i = 0; i < RS_KV_LANES_MAX; i++) {
        free(generator->lanes[i].tokens);
        free(generator->lanes[i].held);
    }
    free(generator->logits);
    free(generator->scratch);
    free(generator->text);
    free(generator);
}

static rs_status write_all(FILE *out, const char *text, size_t length, rs_err *err)
{
    if (fwrite(text, 1, length, out) == length)
        return RS_OK;
    return rs_err_set(err, RS_IO, "cannot write the text: %s", strerror(errno));
}

/* The stream holds back what may become a character; what never will is replaced. */
static rs_status write_text(FILE *out, const char *text, size_t length, rs_err *err)
{
    static const char replacement[] = "\xef\xbf\xbd";
    rs_status st = RS_OK;
    uint32_t code;
    for (size_t at = 0, n; at < length && !st; at += n) {
        n = rs_utf8_next((const uint8_t *)text + at, length - at, &code);
        bool broken = code == 0xfffd && n == 1;
        st = write_all(out, broken ? replacement : text + at, broken ? 3 : n, err);
    }
    if (!st && length && fflush(out))
        st = rs_err_set(err, RS_IO, "cannot write the text: %s", strerror(errno));
    return st;
}

static rs_status stream_token(rs_generator *g, int32_t id, rs_err *err)
{
    size_t length = 0;
    const rs_tokenizer *t = g->session->tokenizer;
    rs_status st = rs_tokenizer_decode(t, &g->stream, id, g->text, rs_tokenizer_decode_room(t),
                                       &length, err);
    return st || !g->o.out ? st : write_text(g->o.out, g->text, length, err);
}

/* What is held at the end is no character. */
static rs_status stream_end(rs_generator *g, rs_err *err)
{
    char rest[4];
    size_t length = rs_tokenizer_decode_end(&g->stream, rest);
    return g->o.out ? write_text(g->o.out, rest, length, err) : RS_OK;
}

/* Token `id` for a lane: kept, and of lane 0 written. */
static rs_status keep(rs_generator *g, int32_t index, int32_t id, bool *out_more, rs_err *err)
{
    rs_generator_lane *l = &g->lanes[index];
    *out_more = false;
    if (rs_tokenizer_is_end(g->session->tokenizer, id))
        return RS_OK;
    l->tokens[l->count++] = id;
    *out_more = l->count < g->o.max_new;
    return index == 0 ? stream_token(g, id, err) : RS_OK;
}

rs_status rs_generator_take(
    rs_generator *g, int32_t index, const float *logits, bool *out_more, rs_err *err)
{
    int32_t vocab = rs_forward_arch(g->session->forward)->vocab;
    int32_t id =
        rs_sampler_draw(&g->o.sampling, logits, vocab, g->scratch, &g->lanes[index].rng);
    return keep(g, index, id, out_more, err);
}

/* The next token of each lane in `order` from its row of logits; lanes that end leave. */
static rs_status pick_tokens(rs_generator *g, int32_t *order, int32_t *count, rs_err *err)
{
    size_t vocab = (size_t)rs_forward_arch(g->session->forward)->vocab;
    int32_t left = 0;
    rs_status st = RS_OK;
    for (int32_t i = 0; i < *count && !st; i++) {
        bool more = false;
        st = g->chosen
                 ? keep(g, order[i], g->picked[i], &more, err)
                 : rs_generator_take(g, order[i], g->logits + (size_t)i * vocab, &more, err);
        if (more)
            order[left++] = order[i];
    }
    *count = left;
    return st;
}

/* One pass with the last token of each lane in `order`. */
static rs_status step(rs_generator *g, const int32_t *order, int32_t count, rs_err *err)
{
    int32_t tokens[RS_KV_LANES_MAX], positions[RS_KV_LANES_MAX];
    rs_forward *f = g->session->forward;
    for (int32_t i = 0; i < count; i++) {
        const rs_generator_lane *l = &g->lanes[order[i]];
        tokens[i] = l->tokens[l->count - 1];
        positions[i] = rs_kv_length(rs_forward_kv(f), order[i]);
    }
    rs_batch batch = {tokens, order, positions, count};
    g->chosen = rs_forward_on_gpu(f) && !(g->o.sampling.temperature > 0);
    if (g->chosen) /* the likeliest is found there: no logits cross the bus */
        return rs_forward_greedy(f, &batch, g->picked, err);
    rs_status st = rs_forward_pass(f, &batch, err);
    return st ? st : rs_forward_logits(f, 0, count, g->logits, err);
}

static rs_status prefill(rs_generator *g, const int32_t *ids, size_t count, rs_err *err)
{
    rs_forward *f = g->session->forward;
    size_t vocab = (size_t)rs_forward_arch(f)->vocab;
    rs_status st = RS_OK;
    g->chosen = false;
    for (int32_t i = 0; i < g->o.lanes && !st; i++) {
        g->lanes[i].count = 0;
        st = rs_forward_prefill(f, i, ids, (int32_t)count, err);
        if (!st)
            st = rs_forward_logits(f, rs_forward_count(f) - 1, 1, g->logits + (size_t)i * vocab,
                                   err);
    }
    return st;
}

static rs_status check_room(const rs_generator *g, size_t count, rs_err *err)
{
    rs_kv *kv = rs_forward_kv(g->session->forward);
    int64_t context = rs_kv_config_of(kv)->context, held = rs_kv_length(kv, 0);
    if (count < 1)
        return rs_err_set(err, RS_USAGE,
                          "the prompt is empty and the model has no BOS token; give a text");
    /* The last token is written but needs no place. */
    int64_t need = held + (int64_t)count + g->o.max_new - 1;
    if (need <= context)
        return RS_OK;
    return rs_err_set(err, RS_LIMIT,
                      "%lld tokens before, %zu of the prompt and %d new ones do not fit into "
                      "the context of %lld; give --context %lld, fewer --max-new or a shorter "
                      "prompt",
                      (long long)held, count, g->o.max_new, (long long)context,
                      (long long)need);
}

static rs_status decode(rs_generator *g, rs_err *err)
{
    int32_t order[RS_KV_LANES_MAX], count = g->o.lanes;
    for (int32_t i = 0; i < count; i++)
        order[i] = i;
    rs_status st = pick_tokens(g, order, &count, err);
    if (!st && g->o.verify.drafts)
        st = rs_verify_decode(g, order, count, err);
    while (!st && count && !g->o.verify.drafts) {
        st = step(g, order, count, err);
        if (!st)
            st = pick_tokens(g, order, &count, err);
    }
    return st ? st : stream_end(g, err);
}

rs_status rs_generator_run(rs_generator *generator,
                           const int32_t *ids,
                           size_t count,
                           rs_generate_times *out_times,
                           rs_err *err)
{
    rs_generator *g = generator;
    rs_status st = check_room(g, count, err);
    if (st)
        return st;
    g->stream = (rs_token_stream){.continued = true};
    int64_t start = rs_clock_ns();
    st = prefill(g, ids, count, err);
    int64_t middle = rs_clock_ns();
    if (!st && g->o.verify.drafts)
        rs_verify_prompt(g, ids, count);
    if (!st)
        st = decode(g, err);
    rs_generate_times t = {.prompt_tokens = (int64_t)count * g->o.lanes,
                           .prompt_ns = middle - start,
                           .new_ns = rs_clock_ns() - middle};
    for (int32_t i = 0; i < g->o.lanes; i++)
        t.new_tokens += g->lanes[i].count;
    *out_times = t;
    return st;
}

const rs_verify_times *rs_generator_verified(const rs_generator *generator)
{
    return &generator->verify;
}

double rs_generator_pass_ns(const rs_generator *generator, int32_t width)
{
    const rs_pace_cost *c = &generator->pace.costs[width];
    return c->count ? c->ns : 0;
}

const int32_t *rs_generator_tokens(const rs_generator *generator, int32_t lane, int32_t *out)
{
    *out = generator->lanes[lane].count;
    return generator->lanes[lane].tokens;
}

rs_status rs_generator_text(const rs_generator *generator,
                            int32_t lane_index,
                            const char **out_text,
                            size_t *out_length,
                            rs_err *err)
{
    const rs_generator_lane *l = &generator->lanes[lane_index];
    const rs_tokenizer *t = generator->session->tokenizer;
    size_t room = rs_tokenizer_decode_room(t), length = 0, n = 0;
    char *text = rs_arena_alloc(generator->session->arena, room * ((size_t)l->count + 1) + 4);
    rs_token_stream stream = {.continued = true};
    rs_status st = RS_OK;
    for (int32_t i = 0; i < l->count && !st; i++, length += n)
        st = rs_tokenizer_decode(t, &stream, l->tokens[i], text + length, room, &n, err);
    length += rs_tokenizer_decode_end(&stream, text + length);
    *out_text = text;
    *out_length = length;
    return st;
}
