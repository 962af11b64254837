/* The table of architectures and the reading of its keys. Layer: engine. */
#include "engine/arch.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const rs_arch known[] = {
#define RS_ARCH_ENTRY(id, style, op, traits_, pattern)                                         \
    {.name = #id,                                                                              \
     .rope_style = RS_ROPE_##style,                                                            \
     .gated_op = RS_OP_##op,                                                                   \
     .traits = (traits_),                                                                      \
     .window_pattern = (pattern)},
    RS_ARCH_MAP(RS_ARCH_ENTRY)
#undef RS_ARCH_ENTRY
};

const char *rs_arch_names(void)
{
#define RS_ARCH_NAME(id, style, op, traits, pattern) ", " #id
    return RS_ARCH_MAP(RS_ARCH_NAME) + 2;
#undef RS_ARCH_NAME
}

bool rs_arch_is_local(const rs_arch *arch, int32_t layer)
{
    return arch->window > 0 && (layer + 1) % arch->window_pattern != 0;
}

/* Reading of keys "<architecture>.<name>": the first failure stays, what follows is skipped. */
typedef struct reader {
    const rs_gguf *gguf;
    const char *arch;
    rs_status status;
    rs_err *err;
} reader;

enum { KEY_TEXT = 128 };

static const rs_gguf_value *find(const reader *r, const char *name, char key[KEY_TEXT])
{
    snprintf(key, KEY_TEXT, "%s.%s", r->arch, name);
    return rs_gguf_find(r->gguf, key);
}

static void fail(reader *r, rs_status status, const char *key, const char *what)
{
    if (!r->status)
        r->status = rs_err_set(r->err, status,
                               "metadata key %s %s; convert the model again with a current "
                               "converter",
                               key, what);
}

/* An integer in [1, max]; `fallback` where the key is absent, which is a fault when that is
   0. */
static int32_t number(reader *r, const char *name, int64_t max, int64_t fallback)
{
    char key[KEY_TEXT], what[96];
    int64_t value = fallback;
    const rs_gguf_value *v = find(r, name, key);
    if (v && !rs_gguf_int(r->gguf, key, &value))
        fail(r, v->is_array ? RS_UNSUPPORTED : RS_FORMAT, key,
             v->is_array ? "differs from layer to layer, which this engine does not run"
                         : "is no integer");
    else if (!v && !fallback)
        fail(r, RS_FORMAT, key, "is missing");
    else if (value < 1 || value > max) {
        snprintf(what, sizeof what, "is %lld, outside 1..%lld", (long long)value,
                 (long long)max);
        fail(r, RS_FORMAT, key, what);
    }
    return r->status ? 1 : (int32_t)value;
}

/* A finite number above 0; `fallback` as above. */
static float real(reader *r, const char *name, float fallback)
{
    char key[KEY_TEXT];
    float value = fallback;
    const rs_gguf_value *v = find(r, name, key);
    if (v && (v->is_array || v->kind != RS_GGUF_KIND_F32)) {
        fail(r, RS_FORMAT, key, "is no 32-bit number");
        return 1;
    }
    if (v)
        memcpy(&value, v->data, sizeof value);
    else if (fallback < 0)
        fail(r, RS_FORMAT, key, "is missing");
    if (v && !(value > 0 && value < 1e30f))
        fail(r, RS_FORMAT, key, "is no number above 0");
    return value;
}

/* -1 as a fallback of `real`: the key is needed. */
static const float needed = -1;

static void read_sizes(reader *r, rs_arch *a)
{
    a->layers = number(r, "block_count", RS_ARCH_LAYERS_MAX, 0);
    a->width = number(r, "embedding_length", RS_SHAPE_DIM_MAX, 0);
    a->ffn = number(r, "feed_forward_length", RS_SHAPE_DIM_MAX, 0);
    a->context_max = number(r, "context_length", INT32_MAX, 0);
    a->heads = number(r, "attention.head_count", 4096, 0);
    a->kv_heads = number(r, "attention.head_count_kv", 4096, a->heads);
    a->head_dim = number(r, "attention.key_length", RS_ARCH_HEAD_DIM_MAX,
                         a->heads > 0 ? a->width / a->heads : 0);
    a->rope_dims = number(r, "rope.dimension_count", RS_ARCH_HEAD_DIM_MAX, a->head_dim);
    int32_t value_dim = number(r, "attention.value_length", RS_SHAPE_DIM_MAX, a->head_dim);
    a->norm_eps = real(r, "attention.layer_norm_rms_epsilon", needed);
    if (a->kv_heads < 1 || a->heads % a->kv_heads)
        fail(r, RS_FORMAT, "attention.head_count", "is no multiple of attention.head_count_kv");
    if (value_dim != a->head_dim)
        fail(r, RS_UNSUPPORTED, "attention.value_length", "differs from key_length");
    if (a->head_dim % 16)
        fail(r, RS_UNSUPPORTED, "attention.key_length", "is no multiple of 16");
    if (a->rope_dims % 2 || a->rope_dims > a->head_dim)
        fail(r, RS_FORMAT, "rope.dimension_count", "is odd or more than key_length");
}

/* Only linear scaling is run; "none" is written by some converters. */
static void read_rope(reader *r, rs_arch *a)
{
    char key[KEY_TEXT];
    const rs_gguf_value *type = find(r, "rope.scaling.type", key);
    a->rope_base = real(r, "rope.freq_base", 10000);
    a->rope_base_local = real(r, "rope.freq_base_swa", 10000);
    a->rope_scale = 1;
    if (!type || !type->text || !strcmp(type->text, "none"))
        return;
    if (!strcmp(type->text, "linear"))
        a->rope_scale = 1 / real(r, "rope.scaling.factor", needed);
    else
        fail(r, RS_UNSUPPORTED, key, "names a scaling other than none or linear");
}

/* Frequency factors of Llama 3.1 and later. */
static void read_rope_factors(reader *r, rs_arch *a)
{
    const rs_gguf_tensor *t = rs_gguf_tensor_find(r->gguf, "rope_freqs.weight");
    if (!t)
        return;
    if (t->type_number != RS_GGUF_F32 || t->dims[0] != a->rope_dims / 2) {
        fail(r, RS_FORMAT, "rope.dimension_count", "does not fit tensor rope_freqs.weight");
        return;
    }
    a->rope_factor = (const float *)(const void *)t->data;
    for (int32_t i = 0; i < a->rope_dims / 2; i++)
        if (!(a->rope_factor[i] > 0 && a->rope_factor[i] < 1e30f))
            fail(r, RS_FORMAT, "rope.dimension_count", "has factors that are not above 0");
}

static void read_attention(reader *r, rs_arch *a)
{
    /* The 27B model scales by its width a head rather than by the head's own size. */
    bool by_width = !strcmp(a->name, "gemma3") && a->layers == 62;
    float dims = by_width ? (float)a->width / (float)a->heads : (float)a->head_dim;
    a->attention_scale = real(r, "attention.scale", 1 / sqrtf(dims));
    a->attention_softcap = real(r, "attn_logit_softcapping", 0);
    a->logit_softcap = real(r, "final_logit_softcapping", 0);
    a->embedding_scale = a->traits & RS_ARCH_SCALE_EMBED ? sqrtf((float)a->width) : 1;
    if (!(a->traits & RS_ARCH_SWA))
        return;
    a->window = number(r, "attention.sliding_window", INT32_MAX, 0);
    a->window_pattern =
        number(r, "attention.sliding_window_pattern", RS_ARCH_LAYERS_MAX, a->window_pattern);
}

/* What changes the graph and is not built is refused, not ignored. */
static void refuse_variants(reader *r)
{
    char key[KEY_TEXT];
    int64_t experts = 0;
    if (find(r, "expert_count", key) && rs_gguf_int(r->gguf, key, &experts) && experts > 0)
        fail(r, RS_UNSUPPORTED, key,
             "says a mixture of experts, which this engine does not run");
}

static rs_status read_vocab(const rs_gguf *gguf, rs_arch *a, rs_err *err)
{
    const rs_gguf_tensor *t = rs_gguf_tensor_find(gguf, "token_embd.weight");
    if (!t)
        return rs_err_set(err, RS_FORMAT,
                          "tensor token_embd.weight is missing; give a whole language model");
    if (t->dim_count != 2 || t->dims[0] != a->width || t->dims[1] > RS_SHAPE_DIM_MAX)
        return rs_err_set(err, RS_FORMAT,
                          "tensor token_embd.weight is %lld x %lld, embedding_length says %d "
                          "columns; the file is damaged",
                          (long long)t->dims[1], (long long)t->dims[0], a->width);
    a->vocab = (int32_t)t->dims[1];
    a->tied_head = !rs_gguf_tensor_find(gguf, "output.weight");
    return RS_OK;
}

rs_status rs_arch_read(const rs_gguf *gguf, rs_arch *out_arch, rs_err *err)
{
    const rs_gguf_value *name = rs_gguf_find(gguf, "general.architecture");
    const rs_arch *entry = NULL;
    if (!name || !name->text)
        return rs_err_set(err, RS_FORMAT,
                          "metadata key general.architecture is missing; give a language "
                          "model in GGUF format");
    for (size_t i = 0; i < sizeof known / sizeof *known && !entry; i++)
        entry = strcmp(known[i].name, name->text) ? NULL : &known[i];
    if (!entry)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "architecture '%.64s' is not known; this engine runs %s", name->text,
                          rs_arch_names());
    rs_arch a = *entry;
    reader r = {.gguf = gguf, .arch = a.name, .err = err};
    read_sizes(&r, &a);
    read_rope(&r, &a);
    read_rope_factors(&r, &a);
    read_attention(&r, &a);
    refuse_variants(&r);
    rs_status st = r.status ? r.status : read_vocab(gguf, &a, err);
    if (!st)
        *out_arch = a;
    return st;
}
