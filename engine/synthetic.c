/* Geometries, and the lists and weights made from them. Layer: engine. */
#include "engine/synthetic.h"

#include "kernels/fp.h"
#include "kernels/parts.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* 27b-hybrid: the 27B-class hybrid whose projections the route tables are tuned for; three of
   four layers are gated delta nets. 8b-dense and 0.6b: the two sizes of Qwen3. */
static const rs_synthetic known[] = {
    {.name = "27b-hybrid",
     .what = "16 layers of attention, 48 gated delta nets",
     .layers = 64,
     .width = 5120,
     .ffn = 17408,
     .vocab = 248320,
     .heads = 24,
     .kv_heads = 4,
     .head_dim = 256,
     .full_every = 4,
     .first = RS_FORMAT_q4g64,
     .second = RS_FORMAT_q5g64,
     .out = RS_FORMAT_q5g64,
     .gate = RS_FORMAT_q4g64,
     .down = RS_FORMAT_q5g64,
     .head = RS_FORMAT_q8g32},
    {.name = "8b-dense",
     .what = "36 layers of attention",
     .layers = 36,
     .width = 4096,
     .ffn = 12288,
     .vocab = 151936,
     .heads = 32,
     .kv_heads = 8,
     .head_dim = 128,
     .full_every = 1,
     .first = RS_FORMAT_q4g64,
     .second = RS_FORMAT_q4g64,
     .out = RS_FORMAT_q4g64,
     .gate = RS_FORMAT_q4g64,
     .down = RS_FORMAT_q4g64,
     .head = RS_FORMAT_q8g32},
    {.name = "0.6b",
     .what = "28 layers of attention",
     .layers = 28,
     .width = 1024,
     .ffn = 3072,
     .vocab = 151936,
     .heads = 16,
     .kv_heads = 8,
     .head_dim = 128,
     .full_every = 1,
     .first = RS_FORMAT_q8g32,
     .second = RS_FORMAT_q8g32,
     .out = RS_FORMAT_q8g32,
     .gate = RS_FORMAT_q8g32,
     .down = RS_FORMAT_q8g32,
     .head = RS_FORMAT_q8g32},
};

rs_status rs_synthetic_find(const char *name, const rs_synthetic **out, rs_err *err)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(known[i].name, name)) {
            *out = &known[i];
            return RS_OK;
        }
    return rs_err_set(err, RS_UNKNOWN,
                      "--synthetic '%.32s' is not known; there are 27b-hybrid, 8b-dense, 0.6b",
                      name);
}

void rs_synthetic_arch(const rs_synthetic *synthetic, rs_arch *out_arch)
{
    const rs_synthetic *s = synthetic;
    *out_arch = (rs_arch){.name = s->name,
                          .traits = RS_ARCH_QK_NORM,
                          .rope_style = RS_ROPE_HALVES,
                          .gated_op = RS_OP_linear_swiglu,
                          .layers = s->layers,
                          .width = s->width,
                          .ffn = s->ffn,
                          .vocab = s->vocab,
                          .heads = s->heads,
                          .kv_heads = s->kv_heads,
                          .head_dim = s->head_dim,
                          .context_max = 131072,
                          .window_pattern = 1,
                          .rope_dims = s->head_dim,
                          .rope_base = 1e6f,
                          .rope_base_local = 1e4f,
                          .rope_scale = 1,
                          .norm_eps = 1e-6f,
                          .attention_scale = 1 / sqrtf((float)s->head_dim),
                          .embedding_scale = 1};
}

static bool has_attention(const rs_synthetic *s, int32_t layer)
{
    return (layer + 1) % s->full_every == 0;
}

int32_t rs_synthetic_kv_layers(const rs_synthetic *synthetic)
{
    return synthetic->layers / synthetic->full_every;
}

rs_shape rs_synthetic_gate(const rs_synthetic *synthetic, const rs_arch *arch, bool fused)
{
    return (rs_shape){.op = fused ? arch->gated_op : RS_OP_linear,
                      .format = synthetic->gate,
                      .n = arch->ffn * (fused ? 2 : 1),
                      .k = arch->width};
}

rs_shape rs_synthetic_inputs(const rs_synthetic *synthetic, rs_mixer mixer)
{
    const rs_synthetic *s = synthetic;
    bool delta = mixer == RS_MIXER_DELTA;
    int32_t rows = (s->heads + s->kv_heads) * s->head_dim;
    if (mixer == RS_MIXER_SPLIT) /* one format */
        return (rs_shape){.op = RS_OP_attn_input_proj,
                          .format = s->first,
                          .n = rows + s->kv_heads * s->head_dim,
                          .k = s->width};
    return (rs_shape){.op = delta ? RS_OP_gdn_input_proj : RS_OP_attn_input_proj,
                      .format = s->first,
                      .n = delta ? RS_SYNTHETIC_GDN_QK : rows,
                      .k = s->width,
                      .format2 = s->second,
                      .n2 = delta ? 2 * RS_SYNTHETIC_GDN_V : rows};
}

/* What the listing works on. */
typedef struct lister {
    rs_arena *arena;
    const rs_synthetic *s;
    const rs_arch *a;
    rs_synthetic_joins joins;
    rs_tensors *tensors;
    const float *ones; /* weights of every norm */
} lister;

/* The pointer to the tensor is set when the list has stopped moving: until then its number. */
static rs_matrix add(lister *l, rs_shape shape, const char *name)
{
    rs_projection *p = rs_arena_alloc(l->arena, sizeof *p);
    *p = (rs_projection){.tensor = name, .source_type = "random", .shape = shape};
    rs_tensors_add(l->arena, l->tensors, p, l->tensors->count);
    return (rs_matrix){.n = rs_op_y_rows(shape.op, shape.n), .k = shape.k, .made = p};
}

static rs_matrix add_linear(lister *l, rs_format format, int32_t n, int32_t k, const char *name)
{
    rs_shape shape = {.op = RS_OP_linear, .format = format, .n = n, .k = k};
    return add(l, shape, name);
}

/* Inputs of a hybrid's mixer, as one op or as two. */
static void add_inputs(lister *l, rs_layer *layer)
{
    bool delta = layer->mixer == RS_MIXER_DELTA;
    rs_shape both = rs_synthetic_inputs(l->s, layer->mixer);
    layer->first = (rs_matrix){.n = both.n, .k = both.k};
    layer->second = (rs_matrix){.n = both.n2, .k = both.k};
    if (l->joins.inputs) {
        layer->inputs = add(l, both, delta ? "delta net's inputs" : "attention's inputs");
        return;
    }
    layer->first =
        add_linear(l, both.format, both.n, both.k, delta ? "delta net's q and k" : "q and k");
    layer->second = add_linear(l, both.format2, both.n2, both.k,
                               delta ? "delta net's v and z" : "output gate and v");
}

/* q, k and v, as one op or as three. */
static void add_split(lister *l, rs_layer *layer)
{
    const rs_synthetic *s = l->s;
    int32_t q = s->heads * s->head_dim, kv = s->kv_heads * s->head_dim, k = s->width;
    layer->q = (rs_matrix){.n = q, .k = k};
    layer->k = layer->v = (rs_matrix){.n = kv, .k = k};
    if (l->joins.inputs) {
        layer->inputs = add(l, rs_synthetic_inputs(s, RS_MIXER_SPLIT), "q, k and v");
        return;
    }
    layer->q = add_linear(l, s->first, q, k, "q");
    layer->k = add_linear(l, s->first, kv, k, "k");
    layer->v = add_linear(l, s->first, kv, k, "v");
}

static void add_mixer(lister *l, rs_layer *layer, int32_t number)
{
    const rs_synthetic *s = l->s;
    int32_t q = s->heads * s->head_dim, k = s->width;
    if (s->full_every == 1) {
        add_split(l, layer);
    } else {
        layer->mixer = has_attention(s, number) ? RS_MIXER_MERGED : RS_MIXER_DELTA;
        q = layer->mixer == RS_MIXER_DELTA ? RS_SYNTHETIC_GDN_V : q;
        add_inputs(l, layer);
    }
    layer->o = add_linear(l, s->out, k, q, "output");
}

static void add_layer(lister *l, rs_layer *layer, int32_t number)
{
    const rs_synthetic *s = l->s;
    bool fused = l->joins.gates;
    layer->attn_norm = layer->ffn_norm = layer->q_norm = layer->k_norm = l->ones;
    layer->kv_layer = (number + 1) / s->full_every - has_attention(s, number);
    add_mixer(l, layer, number);
    layer->gate = add(l, rs_synthetic_gate(s, l->a, fused), fused ? "gate and up" : "gate");
    if (!fused)
        layer->up = add(l, rs_synthetic_gate(s, l->a, false), "up");
    layer->down = add_linear(l, s->down, s->width, s->ffn, "down");
}

static void point(const rs_tensors *tensors, rs_matrix *m)
{
    for (size_t i = 0; m->made && i < tensors->count && !m->routed; i++)
        if (tensors->items[i].projection == m->made)
            m->routed = &tensors->items[i];
}

void rs_synthetic_list(rs_arena *arena,
                       const rs_synthetic *synthetic,
                       const rs_arch *arch,
                       rs_synthetic_joins joins,
                       rs_tensors *out_tensors,
                       rs_weights *out_weights)
{
    float *ones = rs_arena_array(arena, (size_t)synthetic->width, sizeof *ones);
    lister l = {arena, synthetic, arch, joins, out_tensors, ones};
    rs_weights w = {.mode = RS_WEIGHTS_ROUTED, .output_norm = ones};
    for (int32_t i = 0; i < synthetic->width; i++)
        ones[i] = 1;
    *out_tensors = (rs_tensors){0};
    w.layers = rs_arena_array(arena, (size_t)arch->layers, sizeof *w.layers);
    for (int32_t i = 0; i < arch->layers; i++)
        add_layer(&l, &w.layers[i], i);
    w.head = add_linear(&l, synthetic->head, arch->vocab, arch->width, "head");
    for (int32_t i = 0; i < arch->layers; i++) {
        rs_layer *y = &w.layers[i];
        rs_matrix *all[] = {&y->q,      &y->k, &y->v,    &y->first, &y->second,
                            &y->inputs, &y->o, &y->gate, &y->up,    &y->down};
        for (size_t m = 0; m < sizeof all / sizeof *all; m++)
            point(out_tensors, all[m]);
    }
    point(out_tensors, &w.head);
    *out_weights = w;
}

/* Uniform codes of b bits have a mean square of 4^b / 12. */
float rs_synthetic_scale(rs_format format, int32_t k)
{
    double codes = ldexp(1, rs_format_get(format)->bits) / sqrt(12);
    return (float)(1 / (codes * sqrt((double)k)));
}

/* row_split: random bytes in the planes of codes, scales of 0.5 to 1.5 times their mean. */
static void fill_matrix(const rs_shape *s, void *w)
{
    rs_rng rng = {(uint64_t)s->n * 31 + (uint64_t)s->k};
    rs_planes p = rs_layout_planes(s->format, s->n, s->k);
    float mean = rs_synthetic_scale(s->format, s->k);
    uint64_t *codes = w;
    uint16_t *scales = (uint16_t *)(void *)((char *)w + p.scales);
    for (size_t i = 0; i < p.scales / 8; i++)
        codes[i] = rs_rng_u64(&rng);
    for (size_t i = 0; i < (p.total - p.scales) / 2; i++)
        scales[i] = rs_fp_to_fp16(mean * (float)(0.5 + rs_rng_unit(&rng)));
}

static void fill_row_split(const rs_shape *s, void *w)
{
    for (int i = 0; i < rs_parts_count(s); i++) {
        rs_shape part = rs_parts_shape(s, i);
        fill_matrix(&part, (char *)w + rs_parts_offset(&rs_layout_row_split, s, i));
    }
}

/* Repack into the first tensor of the shape and copy that to the others. `staging` is NULL
   where memory is the host's. */
static rs_status fill_copy(const rs_tensors *t,
                           size_t shape,
                           int32_t copy,
                           const void *row_split,
                           void *staging,
                           rs_err *err)
{
    const rs_tensors_shape *s = &t->shapes[shape];
    const rs_block *first = NULL;
    rs_status st = RS_OK;
    for (size_t i = 0; i < t->count && !st; i++) {
        const rs_block *own = &t->items[i].copies[copy];
        if (t->items[i].shape != (int32_t)shape)
            continue;
        if (first) {
            st = t->memory->copy(own->data, first->data, own->bytes, err);
            continue;
        }
        first = own;
        st = rs_parts_repack(NULL, s->layouts[copy], &s->shape, row_split,
                             staging ? staging : own->data, err);
        if (!st && staging)
            st = t->memory->upload(own->data, staging, own->bytes, err);
    }
    return st;
}

/* Bytes of the largest copy of a shape. */
static size_t largest_copy(const rs_tensors_shape *s)
{
    size_t largest = 0;
    for (int32_t c = 0; c < s->layout_count; c++) {
        size_t bytes = rs_parts_bytes(s->layouts[c], &s->shape);
        largest = bytes > largest ? bytes : largest;
    }
    return largest;
}

rs_status rs_synthetic_fill_shape(const rs_tensors *tensors, size_t shape, rs_err *err)
{
    const rs_tensors_shape *s = &tensors->shapes[shape];
    size_t bytes = rs_parts_bytes(&rs_layout_row_split, &s->shape);
    bool host = tensors->memory->backend == RS_BACKEND_CPU;
    void *row_split = aligned_alloc(256, bytes);
    void *staging = host ? NULL : aligned_alloc(256, largest_copy(s));
    rs_status st = RS_OK;
    if (!row_split || (!host && !staging))
        st = rs_err_set(err, RS_NO_MEMORY, "no memory for %zu random bytes", bytes);
    else
        fill_row_split(&s->shape, row_split);
    for (int32_t c = 0; c < s->layout_count && !st; c++)
        st = fill_copy(tensors, shape, c, row_split, staging, err);
    free(row_split);
    free(staging);
    return st;
}

rs_status rs_synthetic_fill(const rs_tensors *tensors, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < tensors->shape_count && !st; i++)
        st = rs_synthetic_fill_shape(tensors, i, err);
    return st;
}
