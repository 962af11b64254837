/* Projections of a GGUF file and their conversion to this project's formats. Layer: kernels.
   Rows are converted one at a time; a whole FP32 tensor never exists. */
#include "kernels/model_internal.h"

#include "kernels/fp.h"
#include "kernels/layout.h"
#include "kernels/op.h"

#include <math.h>
#include <string.h>

/* Which format takes which block type. Q4_0, Q5_0 and Q8_0 have the groups and codes of q4g32
   and q8g32 (those of Q5_0 are small ones), so that every value survives. The rest is
   requantised: a symmetric format without zero points and with wider groups needs about two
   bits more. Measured with Gemma-3-270M Q4_K_M on 20 KB of text: with one bit more (Q4_K as
   q5g64, Q5_0 as q6g64) perplexity rises from 20.12 to 20.84, with this table to 20.21. Q2_K
   and Q3_K have not been measured. */
typedef struct mapping {
    uint32_t type;
    rs_format format;
    bool lossless;
} mapping;

static const mapping mappings[] = {
    {RS_GGUF_Q4_0, RS_FORMAT_q4g32, true},  {RS_GGUF_Q8_0, RS_FORMAT_q8g32, true},
    {RS_GGUF_Q2_K, RS_FORMAT_q4g32, false}, {RS_GGUF_Q3_K, RS_FORMAT_q4g32, false},
    {RS_GGUF_Q4_1, RS_FORMAT_q6g64, false}, {RS_GGUF_Q4_K, RS_FORMAT_q6g64, false},
    {RS_GGUF_Q5_0, RS_FORMAT_q8g32, true},  {RS_GGUF_Q5_1, RS_FORMAT_q8g32, false},
    {RS_GGUF_Q5_K, RS_FORMAT_q8g32, false}, {RS_GGUF_Q6_K, RS_FORMAT_q8g32, false},
    {RS_GGUF_Q8_K, RS_FORMAT_q8g32, false}, {RS_GGUF_F32, RS_FORMAT_q8g32, false},
    {RS_GGUF_F16, RS_FORMAT_q8g32, false},  {RS_GGUF_BF16, RS_FORMAT_q8g32, false},
};

static const mapping *find_mapping(uint32_t type)
{
    for (size_t i = 0; i < sizeof mappings / sizeof mappings[0]; i++)
        if (mappings[i].type == type)
            return &mappings[i];
    return NULL;
}

/* "blk.N.<part>.weight" with a part that runs as y = W x. */
static bool is_block_projection(const char *name)
{
    static const char *const parts[] = {"attn_q",      "attn_k",   "attn_v", "attn_qkv",
                                        "attn_output", "ffn_gate", "ffn_up", "ffn_down"};
    if (strncmp(name, "blk.", 4))
        return false;
    const char *part = name + 4 + strspn(name + 4, "0123456789");
    if (part == name + 4 || *part != '.')
        return false;
    const char *end = strchr(++part, '.');
    if (!end || strcmp(end, ".weight"))
        return false;
    size_t length = (size_t)(end - part);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strlen(parts[i]) == length && !memcmp(parts[i], part, length))
            return true;
    return false;
}

static bool is_projection(const rs_gguf *gguf, const rs_gguf_tensor *t)
{
    if (t->dim_count != 2)
        return false;
    if (!strcmp(t->name, "token_embd.weight")) /* the head, when it is tied to the embedding */
        return !rs_gguf_tensor_find(gguf, "output.weight");
    return !strcmp(t->name, "output.weight") || is_block_projection(t->name);
}

static rs_status add_weight(rs_model *m, const rs_gguf_tensor *t, rs_err *err)
{
    const mapping *map = find_mapping(t->type_number);
    if (!map)
        return rs_err_set(
            err, RS_UNSUPPORTED,
            "tensor %s has block type %s, which is not read; quantise the model to Q4_0, "
            "Q8_0 or a K-quant",
            t->name, t->type->name);
    if (t->dims[0] > RS_SHAPE_DIM_MAX || t->dims[1] > RS_SHAPE_DIM_MAX)
        return rs_err_set(err, RS_UNSUPPORTED, "tensor %s is %lld x %lld; at most %d each way",
                          t->name, (long long)t->dims[1], (long long)t->dims[0],
                          RS_SHAPE_DIM_MAX);
    rs_model_weight *w =
        rs_arena_push(m->arena, (void **)&m->weights, &m->count, &m->room, sizeof *w);
    w->parts[0] = (rs_model_rows){.tensors = {t}, .count = 1, .lossless = map->lossless};
    w->projection = (rs_projection){
        .tensor = t->name,
        .source_type = t->type->name,
        .shape = {RS_OP_linear, map->format, (int32_t)t->dims[1], (int32_t)t->dims[0]},
        .lossless = map->lossless,
    };
    return RS_OK;
}

static rs_status list_projections(rs_model *m, rs_err *err)
{
    for (size_t i = 0; i < rs_gguf_tensor_count(m->gguf); i++) {
        const rs_gguf_tensor *t = rs_gguf_tensor_at(m->gguf, i);
        rs_status st = is_projection(m->gguf, t) ? add_weight(m, t, err) : RS_OK;
        if (st)
            return st;
    }
    if (!m->count)
        return rs_err_set(
            err, RS_UNSUPPORTED,
            "none of the %zu tensors is a projection (blk.N.attn_q.weight ...); give a "
            "language model, not a vocabulary or an adapter",
            rs_gguf_tensor_count(m->gguf));
    return RS_OK;
}

rs_status rs_model_open(const char *path, rs_model **out_model, rs_err *err)
{
    rs_gguf *gguf = NULL;
    rs_status st = rs_gguf_open(path, &gguf, err);
    if (st)
        return st;
    rs_arena *arena = rs_arena_new();
    rs_model *m = rs_arena_alloc(arena, sizeof *m);
    m->arena = arena;
    m->gguf = gguf;
    st = list_projections(m, err);
    if (st) {
        rs_model_close(m);
        return rs_err_prefix(err, st, "%.200s", path);
    }
    *out_model = m;
    return RS_OK;
}

void rs_model_close(rs_model *model)
{
    if (!model)
        return;
    rs_gguf_close(model->gguf);
    rs_arena_free(model->arena);
}

const rs_gguf *rs_model_gguf(const rs_model *model)
{
    return model->gguf;
}

const char *rs_model_text(const rs_model *model, const char *key)
{
    const rs_gguf_value *v = rs_gguf_find(model->gguf, key);
    return v ? v->text : NULL;
}

size_t rs_model_projection_count(const rs_model *model)
{
    return model->count;
}

const rs_projection *rs_model_projection(const rs_model *model, size_t index)
{
    RS_CHECK(index < model->count);
    return &model->weights[index].projection;
}

/* Q4_0 pairs values i and i + 16 in a byte and adds 8; q4g32 pairs neighbours, two's
   complement. */
static void put_q4_0(const uint8_t *in, uint8_t *out)
{
    for (int i = 0; i < 16; i += 2) {
        uint8_t low = (uint8_t)((in[i] & 15) | in[i + 1] << 4),
                high = (uint8_t)(in[i] >> 4 | (in[i + 1] & 0xf0));
        out[i / 2] = low ^ 0x88;
        out[8 + i / 2] = high ^ 0x88;
    }
}

/* Q5_0: the fifth bits of all 32 values, then pairs as in Q4_0; 16 is added. */
static void put_q5_0(const uint8_t *in, uint8_t *out)
{
    for (int i = 0; i < 32; i++) {
        int low = i < 16 ? in[4 + i] & 15 : in[4 + i - 16] >> 4;
        out[i] = (uint8_t)((low | (in[i / 8] >> i % 8 & 1) << 4) - 16);
    }
}

/* One block of 32 values as it is: the scale's bits and the codes. */
static void
put_block(uint32_t type, const rs_planes *planes, void *out, size_t group, const uint8_t *block)
{
    uint8_t *base = (uint8_t *)out + planes->base;
    memcpy((uint8_t *)out + planes->scales + group * 2, block, 2);
    if (type == RS_GGUF_Q8_0)
        memcpy(base + group * 32, block + 2, 32);
    else if (type == RS_GGUF_Q5_0)
        put_q5_0(block + 2, base + group * 32);
    else
        put_q4_0(block + 2, base + group * 16);
}

/* Row `row` of the matrix as it stands in the file. */
static const uint8_t *source_row(const rs_model_rows *rows, int32_t row)
{
    const rs_gguf_tensor *const *t = rows->tensors;
    int64_t left = row;
    for (; left >= (*t)->dims[1]; t++)
        left -= (*t)->dims[1];
    return (*t)->data + left * ((*t)->dims[0] / (*t)->type->elements * (*t)->type->bytes);
}

static void convert_lossless(const rs_model_rows *rows,
                             const rs_shape *s,
                             const rs_planes *planes,
                             void *out)
{
    const rs_gguf_type *type = rows->tensors[0]->type;
    int32_t blocks = s->k / type->elements;
    for (int32_t row = 0; row < s->n; row++) {
        const uint8_t *block = source_row(rows, row);
        for (int32_t g = 0; g < blocks; g++, block += type->bytes)
            put_block(rows->tensors[0]->type_number, planes, out,
                      (size_t)row * (size_t)planes->groups + (size_t)g, block);
    }
}

/* Squares of the values and of what requantising changed. */
typedef struct error_sum {
    double diff2, ref2;
} error_sum;

static rs_status convert_row(const rs_shape *s,
                             const rs_planes *planes,
                             int32_t row,
                             const float *x,
                             void *out,
                             error_sum *sum,
                             rs_err *err)
{
    int32_t size = rs_format_get(s->format)->group;
    for (int32_t g = 0; g * size < s->k; g++) {
        const float *in = x + g * size;
        int count = s->k - g * size < size ? (int)(s->k - g * size) : (int)size;
        rs_group group;
        rs_status st = rs_format_pack_group(s->format, in, count, &group, err);
        if (st)
            return rs_err_prefix(err, st, "row %d", row);
        rs_layout_put_group(s->format, planes, out, row, g, &group);
        double scale = (double)rs_fp_from_fp16(group.scale);
        for (int i = 0; i < count; i++) {
            double value = (double)in[i], diff = value - scale * group.codes[i];
            sum->ref2 += value * value;
            sum->diff2 += diff * diff;
        }
    }
    return RS_OK;
}

static rs_status convert_lossy(const rs_model_rows *rows,
                               const rs_shape *s,
                               const rs_planes *planes,
                               void *out,
                               error_sum *sum,
                               rs_err *err)
{
    const rs_gguf_type *type = rows->tensors[0]->type;
    int64_t blocks = s->k / type->elements;
    rs_arena *arena = rs_arena_new();
    float *row_values = rs_arena_array(arena, (size_t)s->k, sizeof *row_values);
    rs_status st = RS_OK;
    for (int32_t row = 0; row < s->n && !st; row++) {
        type->decode(source_row(rows, row), blocks, row_values);
        st = convert_row(s, planes, row, row_values, out, sum, err);
    }
    rs_arena_free(arena);
    return st;
}

static rs_status convert_matrix(
    const rs_model_rows *rows, const rs_shape *s, void *out, error_sum *sum, rs_err *err)
{
    rs_planes planes = rs_layout_planes(s->format, s->n, s->k);
    memset(out, 0, planes.total);
    if (!rows->lossless)
        return convert_lossy(rows, s, &planes, out, sum, err);
    convert_lossless(rows, s, &planes, out);
    return rs_layout_validate(s->format, s->n, s->k, out, err);
}

rs_status rs_model_weights(
    const rs_model *model, size_t index, void *out, double *out_added_rel_l2, rs_err *err)
{
    RS_CHECK(index < model->count);
    const rs_model_weight *w = &model->weights[index];
    const rs_shape *s = &w->projection.shape;
    error_sum sum = {0};
    for (int i = 0; i < rs_parts_count(s); i++) {
        rs_shape part = rs_parts_shape(s, i);
        rs_status st = convert_matrix(&w->parts[i], &part,
                                      (char *)out + rs_parts_offset(&rs_layout_row_split, s, i),
                                      &sum, err);
        if (st)
            return rs_err_prefix(err, st, "tensor %s", w->projection.tensor);
    }
    *out_added_rel_l2 = sum.ref2 > 0 ? sqrt(sum.diff2 / sum.ref2) : 0;
    return RS_OK;
}
