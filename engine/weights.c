/* Lookup, checks and FP32 decoding of tensors. Layer: engine. */
#include "engine/weights.h"

#include "engine/synthetic.h"

#include <stdio.h>
#include <string.h>

enum { NAME_TEXT = 96 };

/* The first failure stays, what follows is skipped. */
typedef struct finder {
    rs_arena *arena;
    const rs_gguf *gguf;
    const rs_tensors *tensors;
    rs_weights *weights;
    float *next_exact; /* where the next FP32 matrix goes */
    rs_status status;
    rs_err *err;
} finder;

static void fail(finder *f, rs_status status, const char *name, const char *what)
{
    if (!f->status)
        f->status = rs_err_set(f->err, status, "tensor %s %s; give a whole, undamaged model",
                               name, what);
}

static const rs_gguf_tensor *find(finder *f, const char *name, int64_t columns, int64_t rows)
{
    char what[128];
    const rs_gguf_tensor *t = rs_gguf_tensor_find(f->gguf, name);
    if (f->status)
        return NULL;
    if (!t)
        fail(f, RS_FORMAT, name, "is missing");
    else if (t->dims[0] != columns || t->dims[1] != rows) {
        snprintf(what, sizeof what, "is %lld x %lld, the metadata say %lld x %lld",
                 (long long)t->dims[1], (long long)t->dims[0], (long long)rows,
                 (long long)columns);
        fail(f, RS_FORMAT, name, what);
    } else if (!t->type->decode)
        fail(f, RS_UNSUPPORTED, name, "has a block type that is not read");
    return f->status ? NULL : t;
}

static const float *find_vector(finder *f, const char *name, int32_t count)
{
    const rs_gguf_tensor *t = find(f, name, count, 1);
    if (!t)
        return NULL;
    float *out = rs_arena_array(f->arena, (size_t)count, sizeof *out);
    t->type->decode(t->data, count / t->type->elements, out);
    for (int32_t i = 0; i < count; i++)
        if (!(out[i] > -1e30f && out[i] < 1e30f))
            fail(f, RS_FORMAT, name, "holds a value that is not finite");
    return out;
}

static const float *decode_matrix(finder *f, const rs_gguf_tensor *t)
{
    float *out = f->next_exact;
    int64_t values = t->dims[0] * t->dims[1];
    t->type->decode(t->data, values / t->type->elements, out);
    f->next_exact += values;
    return out;
}

static rs_matrix find_matrix(finder *f, const char *name, int32_t n, int32_t k)
{
    rs_matrix m = {.n = n, .k = k};
    const rs_gguf_tensor *t = find(f, name, k, n);
    if (!t)
        return m;
    if (f->weights->mode == RS_WEIGHTS_EXACT) {
        m.exact = decode_matrix(f, t);
        return m;
    }
    for (size_t i = 0; i < f->tensors->count && !m.routed; i++)
        if (!strcmp(f->tensors->items[i].projection->tensor, name))
            m.routed = &f->tensors->items[i];
    return m;
}

/* "blk.<layer>.<part>". */
static const char *block_name(char out[NAME_TEXT], int32_t layer, const char *part)
{
    snprintf(out, NAME_TEXT, "blk.%d.%s", layer, part);
    return out;
}

static void find_attention(finder *f, const rs_arch *a, int32_t i, rs_layer *l)
{
    char name[NAME_TEXT];
    int32_t q = a->heads * a->head_dim, kv = a->kv_heads * a->head_dim;
    l->attn_norm = find_vector(f, block_name(name, i, "attn_norm.weight"), a->width);
    l->q = find_matrix(f, block_name(name, i, "attn_q.weight"), q, a->width);
    l->k = find_matrix(f, block_name(name, i, "attn_k.weight"), kv, a->width);
    l->v = find_matrix(f, block_name(name, i, "attn_v.weight"), kv, a->width);
    if (l->q.routed && l->q.routed->projection->shape.op != RS_OP_linear) {
        l->inputs = l->q; /* named after q */
        l->q.routed = NULL;
    }
    l->o = find_matrix(f, block_name(name, i, "attn_output.weight"), a->width, q);
    if (a->traits & RS_ARCH_QK_NORM) {
        l->q_norm = find_vector(f, block_name(name, i, "attn_q_norm.weight"), a->head_dim);
        l->k_norm = find_vector(f, block_name(name, i, "attn_k_norm.weight"), a->head_dim);
    }
    if (a->traits & RS_ARCH_QKV_BIAS) {
        l->q_bias = find_vector(f, block_name(name, i, "attn_q.bias"), q);
        l->k_bias = find_vector(f, block_name(name, i, "attn_k.bias"), kv);
        l->v_bias = find_vector(f, block_name(name, i, "attn_v.bias"), kv);
    }
    if (a->traits & RS_ARCH_POST_NORM)
        l->attn_post_norm =
            find_vector(f, block_name(name, i, "post_attention_norm.weight"), a->width);
}

static void find_ffn(finder *f, const rs_arch *a, int32_t i, rs_layer *l)
{
    char name[NAME_TEXT];
    l->ffn_norm = find_vector(f, block_name(name, i, "ffn_norm.weight"), a->width);
    l->gate = find_matrix(f, block_name(name, i, "ffn_gate.weight"), a->ffn, a->width);
    l->up = find_matrix(f, block_name(name, i, "ffn_up.weight"), a->ffn, a->width);
    l->down = find_matrix(f, block_name(name, i, "ffn_down.weight"), a->width, a->ffn);
    if (a->traits & RS_ARCH_POST_NORM)
        l->ffn_post_norm =
            find_vector(f, block_name(name, i, "post_ffw_norm.weight"), a->width);
}

/* What the graph does not use would be ignored and the text be wrong: refuse it. */
static void refuse_unused(finder *f, const rs_arch *a)
{
    static const char *const parts[] = {"attn_q.bias",      "attn_k.bias",       "attn_v.bias",
                                        "attn_output.bias", "ffn_gate.bias",     "ffn_up.bias",
                                        "ffn_down.bias",    "attn_q_norm.weight"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char name[NAME_TEXT];
        bool used =
            (i < 3 && a->traits & RS_ARCH_QKV_BIAS) || (i == 7 && a->traits & RS_ARCH_QK_NORM);
        if (!used && rs_gguf_tensor_find(f->gguf, block_name(name, 0, parts[i])))
            fail(f, RS_UNSUPPORTED, name, "is not part of this architecture as it is run here");
    }
}

static rs_status take_exact(finder *f)
{
    size_t values = 0;
    for (size_t i = 0; i < f->tensors->count; i++) {
        const rs_shape *s = &f->tensors->items[i].projection->shape;
        values += (size_t)s->n * (size_t)s->k;
    }
    rs_status st = rs_memory_cpu.alloc(values * sizeof(float), &f->weights->exact, f->err);
    if (st)
        return rs_err_prefix(f->err, st, "weights in FP32 (use --weights routed)");
    f->next_exact = f->weights->exact.data;
    return RS_OK;
}

rs_status rs_weights_open(rs_arena *arena,
                          const rs_arch *arch,
                          const rs_model *model,
                          const rs_tensors *tensors,
                          rs_weights_mode mode,
                          rs_weights *out_weights,
                          rs_err *err)
{
    rs_weights w = {.mode = mode};
    finder f = {.arena = arena,
                .gguf = rs_model_gguf(model),
                .tensors = tensors,
                .weights = &w,
                .err = err};
    f.status = mode == RS_WEIGHTS_EXACT ? take_exact(&f) : RS_OK;
    w.layers = rs_arena_array(arena, (size_t)arch->layers, sizeof *w.layers);
    w.embedding = find(&f, "token_embd.weight", arch->width, arch->vocab);
    w.output_norm = find_vector(&f, "output_norm.weight", arch->width);
    w.head = find_matrix(&f, arch->tied_head ? "token_embd.weight" : "output.weight",
                         arch->vocab, arch->width);
    for (int32_t i = 0; i < arch->layers && !f.status; i++) {
        find_attention(&f, arch, i, &w.layers[i]);
        find_ffn(&f, arch, i, &w.layers[i]);
        w.layers[i].kv_layer = i;
    }
    refuse_unused(&f, arch);
    if (f.status)
        rs_weights_close(&w);
    else
        *out_weights = w;
    return f.status;
}

void rs_weights_close(rs_weights *weights)
{
    if (weights->exact.data)
        rs_memory_cpu.release(&weights->exact);
    weights->exact = (rs_block){0};
}

void rs_weights_embed(const rs_weights *weights, const rs_arch *arch, int32_t token, float *out)
{
    const rs_gguf_tensor *t = weights->embedding;
    for (int32_t i = 0; !t && i < arch->width; i++)
        out[i] = rs_synthetic_embedding(token, i);
    if (!t)
        return;
    int64_t blocks = arch->width / t->type->elements;
    t->type->decode(t->data + token * blocks * t->type->bytes, blocks, out);
    for (int32_t i = 0; i < arch->width; i++)
        out[i] *= arch->embedding_scale;
}
