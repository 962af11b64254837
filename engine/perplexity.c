/* Windows, and -log p of their second halves. Layer: engine. */
#include "engine/perplexity.h"

#include "engine/vector.h"
#include "kernels/epilogue.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 16 };

typedef struct scorer {
    rs_forward *forward;
    float *logits; /* [ROWS][vocab] */
    int32_t *window;
    int32_t context;
    double sum, sum2;
    int64_t scored;
} scorer;

/* Sum of e^(x - largest): FP32 in pieces that are added up in double. */
RS_WIDE static double sum_exp(const float *x, int64_t count, float largest)
{
    enum { PIECE = 1024 };
    double sum = 0;
    for (int64_t at = 0; at < count; at += PIECE) {
        int64_t end = count - at < PIECE ? count : at + PIECE;
        rs_vector part = {0};
        int64_t i = at;
        for (; i + RS_VECTOR <= end; i += RS_VECTOR)
            for (int j = 0; j < RS_VECTOR; j++)
                part[j] += rs_exp(x[i + j] - largest);
        for (; i < end; i++)
            part[0] += rs_exp(x[i] - largest);
        sum += (double)rs_vector_sum(&part);
    }
    return sum;
}

static double minus_log_p(const float *logits, int32_t vocab, int32_t id)
{
    float largest = -INFINITY;
    for (int32_t i = 0; i < vocab; i++)
        largest = fmaxf(largest, logits[i]);
    return log(sum_exp(logits, vocab, largest)) + (double)largest - (double)logits[id];
}

/* Rows first .. first + count - 1 of the last pass stand at `position` of the window. */
static rs_status
score_rows(scorer *s, int32_t first, int32_t count, int32_t position, rs_err *err)
{
    int32_t vocab = rs_forward_arch(s->forward)->vocab;
    rs_status st = rs_forward_logits(s->forward, first, count, s->logits, err);
    for (int32_t i = 0; i < count && !st; i++) {
        double nll = minus_log_p(s->logits + (size_t)i * (size_t)vocab, vocab,
                                 s->window[position + i + 1]);
        s->sum += nll;
        s->sum2 += nll * nll;
        s->scored++;
    }
    return st;
}

static rs_status score_window(scorer *s, rs_err *err)
{
    int32_t t_max = rs_forward_t_max(s->forward), half = s->context / 2;
    rs_status st = rs_kv_resize(rs_forward_kv(s->forward), 0, 0, err);
    for (int32_t at = 0; at < s->context && !st; at += t_max) {
        int32_t t = s->context - at < t_max ? s->context - at : t_max;
        st = rs_forward_prefill(s->forward, 0, s->window + at, t, err);
        int32_t i = at < half ? half - at : 0;
        int32_t end = at + t < s->context ? t : t - 1; /* the last token predicts nothing */
        for (; i < end && !st; i += ROWS)
            st = score_rows(s, i, end - i < ROWS ? end - i : ROWS, at + i, err);
    }
    return st;
}

static void finish(const scorer *s, rs_perplexity *out)
{
    double n = (double)s->scored, mean = s->sum / n;
    double variance = n > 1 ? fmax(0, s->sum2 / n - mean * mean) / (n - 1) : 0;
    out->value = exp(mean);
    out->error = out->value * sqrt(variance);
    out->scored = s->scored;
}

static rs_status take_memory(scorer *s, rs_err *err)
{
    size_t vocab = (size_t)rs_forward_arch(s->forward)->vocab;
    s->logits = malloc(ROWS * vocab * sizeof *s->logits);
    s->window = malloc((size_t)s->context * sizeof *s->window);
    if (s->logits && s->window)
        return RS_OK;
    return rs_err_set(err, RS_NO_MEMORY, "no memory for %d rows of %zu logits", (int)ROWS,
                      vocab);
}

rs_status rs_perplexity_run(rs_forward *forward,
                            const int32_t *ids,
                            size_t count,
                            int32_t context,
                            int32_t bos,
                            rs_perplexity *out,
                            rs_err *err)
{
    scorer s = {.forward = forward, .context = context};
    size_t windows = count / (size_t)context;
    if (context < 4 || windows < 2)
        return rs_err_set(err, RS_USAGE,
                          "%zu tokens are less than two windows of %d; give a longer text or a "
                          "smaller --context",
                          count, context);
    rs_status st = take_memory(&s, err);
    for (size_t w = 0; w < windows && !st; w++) {
        memcpy(s.window, ids + w * (size_t)context, (size_t)context * sizeof *ids);
        s.window[0] = bos >= 0 ? bos : s.window[0];
        st = score_window(&s, err);
    }
    free(s.logits);
    free(s.window);
    if (st)
        return st;
    finish(&s, out);
    out->windows = (int64_t)windows;
    return isfinite(out->value)
               ? RS_OK
               : rs_err_set(err, RS_CHECK,
                            "the perplexity is not finite: the model's weights are damaged, or "
                            "a kernel is wrong (sweep check)");
}
