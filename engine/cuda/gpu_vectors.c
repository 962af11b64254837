/* Norms, biases, sines and the embedding on the device, in one block. Layer: engine. */
#include "engine/cuda/gpu_internal.h"

#include "kernels/cpu/simd.h"

#include <stdlib.h>
#include <string.h>

/* Walks over all vectors: first to count their bytes (`base` NULL), then to upload them. */
typedef struct walker {
    char *base;
    size_t at;
    const float *ones; /* a vector that many layers share is sent once */
    const float *ones_there;
    rs_status status;
    rs_err *err;
} walker;

static void put(walker *w, const float *from, size_t count, const float **to)
{
    if (!from || w->status)
        return;
    if (w->base && from == w->ones) {
        *to = w->ones_there;
        return;
    }
    if (w->base) {
        *to = (const float *)(void *)(w->base + w->at);
        w->status = rs_memory_of(RS_BACKEND_CUDA)
                        ->upload(w->base + w->at, from, count * sizeof *from, w->err);
        w->ones = from;
        w->ones_there = *to;
    }
    w->at += rs_cpu_round(count * sizeof *from);
}

static void put_layer(walker *w, const rs_arch *a, const rs_layer *from, rs_layer *to)
{
    size_t width = (size_t)a->width, dim = (size_t)a->head_dim;
    size_t q = (size_t)a->heads * dim, kv = (size_t)a->kv_heads * dim;
    put(w, from->attn_norm, width, &to->attn_norm);
    put(w, from->ffn_norm, width, &to->ffn_norm);
    put(w, from->q_norm, dim, &to->q_norm);
    put(w, from->k_norm, dim, &to->k_norm);
    put(w, from->attn_post_norm, width, &to->attn_post_norm);
    put(w, from->ffn_post_norm, width, &to->ffn_post_norm);
    put(w, from->q_bias, q, &to->q_bias);
    put(w, from->k_bias, kv, &to->k_bias);
    put(w, from->v_bias, kv, &to->v_bias);
}

/* Bytes of a sine table are counted a position, not here. */
static size_t rope_bytes(const rs_rope *r)
{
    return rs_cpu_round((size_t)r->positions * (size_t)r->dims * sizeof(float));
}

static size_t embedding_bytes(const rs_forward *f)
{
    size_t values = (size_t)f->arch.vocab * (size_t)f->arch.width;
    return f->weights.embedding ? rs_cpu_round(values * sizeof(float)) : 0;
}

static size_t layer_bytes(const rs_forward *f)
{
    walker w = {0};
    rs_layer unused;
    const float *nowhere;
    for (int32_t i = 0; i < f->arch.layers; i++)
        put_layer(&w, &f->arch, &f->weights.layers[i], &unused);
    put(&w, f->weights.output_norm, (size_t)f->arch.width, &nowhere);
    return w.at;
}

size_t rs_gpu_vector_bytes(const rs_forward *f)
{
    return layer_bytes(f) + embedding_bytes(f);
}

/* Rows decoded as the CPU decodes them, some at a time. */
static rs_status send_embedding(rs_forward *f, float *to, rs_err *err)
{
    enum { PIECE = 1024 };
    size_t width = (size_t)f->arch.width;
    rs_arch unscaled = f->arch; /* the kernel scales */
    float *rows = malloc(PIECE * width * sizeof *rows);
    rs_status st =
        rows ? RS_OK
             : rs_err_set(err, RS_NO_MEMORY, "no memory for %d rows of the embedding", PIECE);
    unscaled.embedding_scale = 1;
    for (int32_t at = 0; at < f->arch.vocab && !st; at += PIECE) {
        int32_t count = f->arch.vocab - at < PIECE ? f->arch.vocab - at : PIECE;
        for (int32_t i = 0; i < count; i++)
            rs_weights_embed(&f->weights, &unscaled, at + i, rows + (size_t)i * width);
        st = f->memory->upload(to + (size_t)at * width, rows,
                               (size_t)count * width * sizeof *rows, err);
    }
    free(rows);
    return st;
}

rs_status rs_gpu_vectors_open(rs_forward *f, rs_gpu *gpu, rs_err *err)
{
    size_t ropes = rope_bytes(&f->rope) + (f->arch.window ? rope_bytes(&f->rope_local) : 0);
    size_t layers = (size_t)f->arch.layers;
    rs_status st = f->memory->alloc(rs_gpu_vector_bytes(f) + ropes, &gpu->vectors, err);
    if (st)
        return rs_err_prefix(err, st, "embedding and norms");
    walker w = {.base = gpu->vectors.data, .err = err};
    gpu->layers = rs_arena_array(f->arena, layers, sizeof *gpu->layers);
    memcpy(gpu->layers, f->weights.layers, layers * sizeof *gpu->layers);
    for (size_t i = 0; i < layers; i++)
        put_layer(&w, &f->arch, &f->weights.layers[i], &gpu->layers[i]);
    put(&w, f->weights.output_norm, (size_t)f->arch.width, &gpu->output_norm);
    put(&w, f->rope.table, (size_t)f->rope.positions * (size_t)f->rope.dims, &gpu->rope);
    gpu->rope_local = gpu->rope;
    if (f->arch.window)
        put(&w, f->rope_local.table,
            (size_t)f->rope_local.positions * (size_t)f->rope_local.dims, &gpu->rope_local);
    if (w.status || !f->weights.embedding)
        return w.status;
    float *embedding = (float *)(void *)(w.base + w.at);
    gpu->embedding = embedding;
    return send_embedding(f, embedding, err);
}
