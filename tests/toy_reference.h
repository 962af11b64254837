/* FP64 forward pass of a toy model, straightforward and slow: what the engine's logits are
   compared with. Goes by toy_spec and the tensors alone. Test helper, header only. */
#ifndef RS_TESTS_TOY_REFERENCE_H
#define RS_TESTS_TOY_REFERENCE_H

#include "tests/toy_model.h"

enum { TOY_T_MAX = 64, TOY_Q = TOY_HEADS * TOY_DIM, TOY_KVS = TOY_KV * TOY_DIM };

typedef struct toy_state {
    const toy_spec *spec;
    const rs_gguf *gguf;
    int layer, t;
    double x[TOY_T_MAX][TOY_WIDTH];
    double q[TOY_T_MAX][TOY_Q], k[TOY_T_MAX][TOY_KVS], v[TOY_T_MAX][TOY_KVS];
} toy_state;

static inline const float *toy_find(const toy_state *s, const char *part)
{
    char name[96];
    snprintf(name, sizeof name, "blk.%d.%s", s->layer, part);
    const rs_gguf_tensor *t = rs_gguf_tensor_find(s->gguf, s->layer < 0 ? part : name);
    if (!t)
        abort();
    return (const float *)(const void *)t->data;
}

static inline void toy_norm(double *x, const float *weight, int n)
{
    double mean = 0;
    for (int i = 0; i < n; i++)
        mean += x[i] * x[i] / n;
    for (int i = 0; i < n; i++)
        x[i] *= (double)weight[i] / sqrt(mean + (double)1e-5f);
}

static inline void toy_mul(const float *w, const double *x, double *y, int n, int k)
{
    for (int row = 0; row < n; row++) {
        y[row] = 0;
        for (int i = 0; i < k; i++)
            y[row] += (double)w[row * k + i] * x[i];
    }
}

static inline bool toy_local(const toy_state *s)
{
    return s->spec->window && (s->layer + 1) % s->spec->pattern;
}

static inline void toy_turn(const toy_state *s, double *head, int position)
{
    const toy_spec *spec = s->spec;
    double base = (double)(toy_local(s) ? spec->rope_base_local : spec->rope_base);
    const rs_gguf_tensor *t = rs_gguf_tensor_find(s->gguf, "rope_freqs.weight");
    for (int i = 0; i < TOY_DIM / 2; i++) {
        double angle = position * pow(base, -2.0 * i / TOY_DIM);
        angle *= toy_local(s) ? 1 : (double)spec->rope_scale;
        angle /= t ? (double)((const float *)(const void *)t->data)[i] : 1;
        double *a = head + (spec->pairs ? 2 * i : i);
        double *b = head + (spec->pairs ? 2 * i + 1 : i + TOY_DIM / 2);
        double x = *a, y = *b;
        *a = x * cos(angle) - y * sin(angle);
        *b = x * sin(angle) + y * cos(angle);
    }
}

static inline void
toy_heads(const toy_state *s, double *x, const char *name, int heads, int position)
{
    char part[64];
    snprintf(part, sizeof part, "attn_%s.bias", name);
    const float *bias = s->spec->bias ? toy_find(s, part) : NULL;
    for (int i = 0; bias && i < heads * TOY_DIM; i++)
        x[i] += (double)bias[i];
    if (*name == 'v')
        return;
    snprintf(part, sizeof part, "attn_%s_norm.weight", name);
    for (int h = 0; h < heads; h++) {
        if (s->spec->qk_norm)
            toy_norm(x + h * TOY_DIM, toy_find(s, part), TOY_DIM);
        toy_turn(s, x + h * TOY_DIM, position);
    }
}

static inline double toy_cap(double x, float cap)
{
    return cap > 0 ? (double)cap * tanh(x / (double)cap) : x;
}

static inline void toy_attend(const toy_state *s, int position, int head, double *out)
{
    const double *q = s->q[position] + head * TOY_DIM;
    int kv = head / (TOY_HEADS / TOY_KV) * TOY_DIM, first = 0;
    double sum = 0;
    if (toy_local(s) && position >= s->spec->window)
        first = position - s->spec->window + 1;
    for (int i = 0; i < TOY_DIM; i++)
        out[i] = 0;
    for (int p = first; p <= position; p++) {
        double score = 0;
        for (int i = 0; i < TOY_DIM; i++)
            score += q[i] * s->k[p][kv + i];
        double e = exp(toy_cap(score / sqrt(TOY_DIM), s->spec->attention_cap));
        sum += e;
        for (int i = 0; i < TOY_DIM; i++)
            out[i] += e * s->v[p][kv + i];
    }
    for (int i = 0; i < TOY_DIM; i++)
        out[i] /= sum;
}

static inline void toy_add_output(toy_state *s, int t, double *y, const char *norm)
{
    if (s->spec->post_norm)
        toy_norm(y, toy_find(s, norm), TOY_WIDTH);
    for (int i = 0; i < TOY_WIDTH; i++)
        s->x[t][i] += y[i];
}

static inline void toy_attention(toy_state *s)
{
    for (int t = 0; t < s->t; t++) {
        double n[TOY_WIDTH];
        memcpy(n, s->x[t], sizeof n);
        toy_norm(n, toy_find(s, "attn_norm.weight"), TOY_WIDTH);
        toy_mul(toy_find(s, "attn_q.weight"), n, s->q[t], TOY_Q, TOY_WIDTH);
        toy_mul(toy_find(s, "attn_k.weight"), n, s->k[t], TOY_KVS, TOY_WIDTH);
        toy_mul(toy_find(s, "attn_v.weight"), n, s->v[t], TOY_KVS, TOY_WIDTH);
        toy_heads(s, s->q[t], "q", TOY_HEADS, t);
        toy_heads(s, s->k[t], "k", TOY_KV, t);
        toy_heads(s, s->v[t], "v", TOY_KV, t);
    }
    for (int t = 0; t < s->t; t++) {
        double a[TOY_Q], y[TOY_WIDTH];
        for (int h = 0; h < TOY_HEADS; h++)
            toy_attend(s, t, h, a + h * TOY_DIM);
        toy_mul(toy_find(s, "attn_output.weight"), a, y, TOY_WIDTH, TOY_Q);
        toy_add_output(s, t, y, "post_attention_norm.weight");
    }
}

static inline void toy_ffn(toy_state *s, int t)
{
    double n[TOY_WIDTH], gate[TOY_FFN], up[TOY_FFN], y[TOY_WIDTH];
    memcpy(n, s->x[t], sizeof n);
    toy_norm(n, toy_find(s, "ffn_norm.weight"), TOY_WIDTH);
    toy_mul(toy_find(s, "ffn_gate.weight"), n, gate, TOY_FFN, TOY_WIDTH);
    toy_mul(toy_find(s, "ffn_up.weight"), n, up, TOY_FFN, TOY_WIDTH);
    for (int i = 0; i < TOY_FFN; i++) {
        double g = gate[i];
        double f =
            s->spec->geglu
                ? 0.5 * g *
                      (1 + tanh(sqrt(2 / 3.14159265358979324) * (g + 0.044715 * g * g * g)))
                : g / (1 + exp(-g));
        gate[i] = f * up[i];
    }
    toy_mul(toy_find(s, "ffn_down.weight"), gate, y, TOY_WIDTH, TOY_FFN);
    toy_add_output(s, t, y, "post_ffw_norm.weight");
}

/* logits[count][TOY_VOCAB] of `count` <= TOY_T_MAX tokens from an empty context. */
static inline void toy_forward(
    const toy_spec *spec, const rs_gguf *gguf, const int32_t *ids, int count, double *logits)
{
    static toy_state s;
    s.spec = spec;
    s.gguf = gguf;
    s.layer = -1;
    s.t = count;
    const float *embedding = toy_find(&s, "token_embd.weight");
    for (int t = 0; t < count; t++)
        for (int i = 0; i < TOY_WIDTH; i++)
            s.x[t][i] = (double)embedding[ids[t] * TOY_WIDTH + i] *
                        (spec->scale_embedding ? sqrt(TOY_WIDTH) : 1);
    for (s.layer = 0; s.layer < TOY_LAYERS; s.layer++) {
        toy_attention(&s);
        for (int t = 0; t < count; t++)
            toy_ffn(&s, t);
    }
    s.layer = -1;
    const float *head = toy_find(&s, spec->tied ? "token_embd.weight" : "output.weight");
    for (int t = 0; t < count; t++) {
        double *out = logits + t * TOY_VOCAB;
        toy_norm(s.x[t], toy_find(&s, "output_norm.weight"), TOY_WIDTH);
        toy_mul(head, s.x[t], out, TOY_VOCAB, TOY_WIDTH);
        for (int i = 0; i < TOY_VOCAB; i++)
            out[i] = toy_cap(out[i], spec->logit_cap);
    }
}

#endif
