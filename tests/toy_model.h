/* Toy transformers of every architecture as GGUF files, with random FP32 weights and a byte
   vocabulary. Test helper, header only. */
#ifndef RS_TESTS_TOY_MODEL_H
#define RS_TESTS_TOY_MODEL_H

#include "kernels/fp.h"
#include "sweep/base/rng.h"
#include "tests/tokenizer_files.h"

#include <math.h>

enum { TOY_LAYERS = 4, TOY_WIDTH = 64, TOY_FFN = 96, TOY_HEADS = 4, TOY_KV = 2, TOY_DIM = 32 };
enum { TOY_BYTES = 3, TOY_VOCAB = TOY_BYTES + 256 + 5, TOY_CONTEXT = 256, TOY_TENSORS = 96 };

/* What an architecture does, written down here a second time on purpose: the reference goes by
   this and not by engine/arch.c. */
typedef struct toy_spec {
    const char *arch;
    bool pairs, geglu, qk_norm, bias, post_norm, scale_embedding, tied, rope_factors;
    int window, pattern; /* window 0: none */
    float rope_base, rope_base_local, rope_scale, attention_cap, logit_cap;
    bool half_v; /* attn_v is FP16: another type than q and k */
} toy_spec;

static const toy_spec toy_specs[] = {
    {.arch = "gemma3",
     .geglu = true,
     .qk_norm = true,
     .post_norm = true,
     .scale_embedding = true,
     .tied = true,
     .window = 5,
     .pattern = 2,
     .rope_base = 1e6f,
     .rope_base_local = 1e4f,
     .rope_scale = 0.125f,
     .attention_cap = 3,
     .logit_cap = 4},
    {.arch = "llama", .pairs = true, .rope_factors = true, .rope_base = 5e5f, .rope_scale = 1},
    {.arch = "qwen2", .bias = true, .tied = true, .rope_base = 1e4f, .rope_scale = 0.5f},
    {.arch = "qwen3", .qk_norm = true, .rope_base = 1e6f, .rope_scale = 1},
};
enum { TOY_COUNT = sizeof toy_specs / sizeof *toy_specs };

typedef struct toy_tensor {
    char name[64];
    uint64_t k, n;
    double mean, spread;
    bool half;
} toy_tensor;

typedef struct toy_list {
    toy_tensor at[TOY_TENSORS];
    size_t count;
} toy_list;

static inline void
toy_add(toy_list *l, const char *name, uint64_t k, uint64_t n, double mean, double spread)
{
    toy_tensor *t = &l->at[l->count++];
    if (l->count > TOY_TENSORS)
        abort();
    snprintf(t->name, sizeof t->name, "%s", name);
    t->k = k;
    t->n = n;
    t->mean = mean;
    t->spread = spread;
}

static inline void toy_matrix(toy_list *l, const char *name, uint64_t k, uint64_t n)
{
    toy_add(l, name, k, n, 0, 1.5 / sqrt((double)k));
}

static inline void toy_block(toy_list *l, const toy_spec *s, int layer)
{
    enum { Q = TOY_HEADS * TOY_DIM, KV = TOY_KV * TOY_DIM };
    const struct {
        const char *name;
        uint64_t k, n; /* n = 0: a norm, 1: a bias */
        bool there;
    } parts[] = {{"attn_norm.weight", TOY_WIDTH, 0, true},
                 {"attn_q.weight", TOY_WIDTH, Q, true},
                 {"attn_k.weight", TOY_WIDTH, KV, true},
                 {"attn_v.weight", TOY_WIDTH, KV, true},
                 {"attn_output.weight", Q, TOY_WIDTH, true},
                 {"attn_q_norm.weight", TOY_DIM, 0, s->qk_norm},
                 {"attn_k_norm.weight", TOY_DIM, 0, s->qk_norm},
                 {"attn_q.bias", Q, 1, s->bias},
                 {"attn_k.bias", KV, 1, s->bias},
                 {"attn_v.bias", KV, 1, s->bias},
                 {"post_attention_norm.weight", TOY_WIDTH, 0, s->post_norm},
                 {"ffn_norm.weight", TOY_WIDTH, 0, true},
                 {"ffn_gate.weight", TOY_WIDTH, TOY_FFN, true},
                 {"ffn_up.weight", TOY_WIDTH, TOY_FFN, true},
                 {"ffn_down.weight", TOY_FFN, TOY_WIDTH, true},
                 {"post_ffw_norm.weight", TOY_WIDTH, 0, s->post_norm}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char name[64];
        snprintf(name, sizeof name, "blk.%d.%s", layer, parts[i].name);
        if (parts[i].there && parts[i].n > 1) {
            toy_matrix(l, name, parts[i].k, parts[i].n);
            l->at[l->count - 1].half = s->half_v && strstr(name, "attn_v");
        } else if (parts[i].there)
            toy_add(l, name, parts[i].k, 1, parts[i].n ? 0 : 1, 0.3);
    }
}

static inline toy_list toy_tensors(const toy_spec *s)
{
    toy_list l = {.count = 0};
    toy_add(&l, "token_embd.weight", TOY_WIDTH, TOY_VOCAB, 0, 0.5);
    toy_add(&l, "output_norm.weight", TOY_WIDTH, 1, 1, 0.3);
    if (!s->tied)
        toy_matrix(&l, "output.weight", TOY_WIDTH, TOY_VOCAB);
    if (s->rope_factors)
        toy_add(&l, "rope_freqs.weight", TOY_DIM / 2, 1, 2, 0.2);
    for (int i = 0; i < TOY_LAYERS; i++)
        toy_block(&l, s, i);
    return l;
}

static inline void toy_u32(gguf_builder *b, const toy_spec *s, const char *key, uint32_t v)
{
    char name[96];
    snprintf(name, sizeof name, "%s.%s", s->arch, key);
    gguf_put_u32_value(b, name, v);
}

static inline void toy_f32(gguf_builder *b, const toy_spec *s, const char *key, float v)
{
    char name[96];
    snprintf(name, sizeof name, "%s.%s", s->arch, key);
    gguf_put_text(b, name);
    gguf_put_u32(b, 6);
    gguf_put(b, &v, 4);
}

/* 20 values. */
static inline void toy_values(gguf_builder *b, const toy_spec *s)
{
    char name[96];
    gguf_put_text_value(b, "general.architecture", s->arch);
    toy_u32(b, s, "block_count", TOY_LAYERS);
    toy_u32(b, s, "embedding_length", TOY_WIDTH);
    toy_u32(b, s, "feed_forward_length", TOY_FFN);
    toy_u32(b, s, "context_length", TOY_CONTEXT);
    toy_u32(b, s, "attention.head_count", TOY_HEADS);
    toy_u32(b, s, "attention.head_count_kv", TOY_KV);
    toy_u32(b, s, "attention.key_length", TOY_DIM);
    toy_f32(b, s, "attention.layer_norm_rms_epsilon", 1e-5f);
    toy_f32(b, s, "rope.freq_base", s->rope_base);
    snprintf(name, sizeof name, "%s.rope.scaling.type", s->arch);
    gguf_put_text_value(b, name, "linear");
    toy_f32(b, s, "rope.scaling.factor", 1 / s->rope_scale);
    if (s->window) {
        toy_u32(b, s, "attention.sliding_window", (uint32_t)s->window);
        toy_u32(b, s, "attention.sliding_window_pattern", (uint32_t)s->pattern);
        toy_f32(b, s, "attn_logit_softcapping", s->attention_cap);
        toy_f32(b, s, "final_logit_softcapping", s->logit_cap);
    } else {
        toy_u32(b, s, "unused_1", 0);
        toy_u32(b, s, "unused_2", 0);
        toy_u32(b, s, "unused_3", 0);
        toy_u32(b, s, "unused_4", 0);
    }
    gguf_put_text_value(b, "tokenizer.ggml.model", "llama");
    gguf_put_text_value(b, "tokenizer.chat_template", "{{ '<start_of_turn>' }}");
    gguf_put_bool_value(b, "tokenizer.ggml.add_space_prefix", false);
    gguf_put_u32_value(b, "tokenizer.ggml.eos_token_id", 2);
}

static inline void toy_tokens(gguf_builder *b)
{
    token_list *list = token_list_new();
    static const char *const last[] = {"<start_of_turn>", "<end_of_turn>", "ab", "the",
                                       "\xe2\x96\x81"};
    token_add(list, "<unk>", TYPE_UNKNOWN, 0);
    token_add(list, "<s>", TYPE_CONTROL, 0);
    token_add(list, "</s>", TYPE_CONTROL, 0);
    for (unsigned byte = 0; byte < 256; byte++) {
        char name[8];
        snprintf(name, sizeof name, "<0x%02X>", byte);
        token_add(list, name, TYPE_BYTE, 0);
    }
    for (size_t i = 0; i < 5; i++)
        token_add(list, last[i], i < 2 ? TYPE_CONTROL : TYPE_NORMAL, -(float)i);
    gguf_put_tokens(b, list);
    token_free(list);
    free(list);
}

/* The file of `s` in memory; `left_out` names a tensor that it lacks (NULL: none). */
static inline gguf_builder toy_build(const toy_spec *s, const char *left_out)
{
    gguf_builder b = {0};
    toy_list l = toy_tensors(s);
    rs_rng rng = {7};
    uint64_t offset = 0;
    for (size_t i = 0; left_out && i < l.count; i++)
        if (!strcmp(l.at[i].name, left_out))
            memmove(&l.at[i], &l.at[i + 1], (--l.count - i) * sizeof *l.at);
    gguf_put_header(&b, 3, l.count, 20 + 3);
    toy_values(&b, s);
    toy_tokens(&b);
    for (size_t i = 0; i < l.count; i++) {
        uint64_t size = l.at[i].half ? 2 : 4;
        gguf_put_tensor(&b, l.at[i].name, l.at[i].half, l.at[i].k, l.at[i].n, offset);
        offset += (l.at[i].k * l.at[i].n * size + 31) / 32 * 32;
    }
    gguf_put_padding(&b);
    for (size_t i = 0; i < l.count; i++) {
        for (uint64_t j = 0; j < l.at[i].k * l.at[i].n; j++) {
            float v = (float)(l.at[i].mean + l.at[i].spread * rs_rng_normal(&rng));
            v = l.at[i].mean > 0 && v < 0.1f ? 0.1f : v;
            uint16_t half = rs_fp_to_fp16(v);
            gguf_put(&b, l.at[i].half ? (const void *)&half : &v, l.at[i].half ? 2 : 4);
        }
        gguf_put_padding(&b);
    }
    return b;
}

/* Written to a new temporary file; the caller unlinks it. Valid until the next call. */
static inline const char *toy_write(const toy_spec *s, const char *left_out)
{
    gguf_builder b = toy_build(s, left_out);
    const char *path = gguf_write(&b, b.size);
    gguf_free(&b);
    return path;
}

#endif
