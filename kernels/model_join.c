/* Projections of a model that run as one op: gate and up, q and k and v. Layer: kernels. */
#include "kernels/model_internal.h"

#include "kernels/op.h"

#include <string.h>

/* "<part>" of the layer that `of` belongs to, whose own part is `own`; NULL: there is none. */
static rs_model_weight *
sibling(const rs_model *m, const rs_model_weight *of, const char *own, const char *part)
{
    const char *name = of->projection.tensor, *at = strstr(name, own);
    size_t head = at ? (size_t)(at - name) : 0;
    for (size_t i = 0; at && i < m->count; i++)
        if (!strncmp(m->weights[i].projection.tensor, name, head) &&
            !strcmp(m->weights[i].projection.tensor + head, part))
            return &m->weights[i];
    return NULL;
}

static void take_out(rs_model *m, const rs_model_weight *w)
{
    size_t at = (size_t)(w - m->weights);
    memmove(&m->weights[at], &m->weights[at + 1], (m->count - at - 1) * sizeof *w);
    m->count--;
}

static bool is_single(const rs_model_weight *w)
{
    return w->projection.shape.op == RS_OP_linear && w->parts[0].count == 1;
}

static bool same_type(const rs_model_weight *a, const rs_model_weight *b)
{
    return a->parts[0].tensors[0]->type == b->parts[0].tensors[0]->type;
}

/* ---- gate and up ---- */

/* "ffn_up" of the same layer as the "ffn_gate" of `gate`, when they can be one matrix. */
static const rs_model_weight *find_up(const rs_model *m, const rs_model_weight *gate)
{
    const rs_model_weight *up = sibling(m, gate, ".ffn_gate.weight", ".ffn_up.weight");
    bool alike = up && same_type(up, gate) &&
                 rs_shape_equal(&up->projection.shape, &gate->projection.shape);
    return alike ? up : NULL;
}

rs_op rs_model_gated_op(const rs_model *model)
{
    const char *name = rs_model_text(model, "general.architecture");
    return name && !strncmp(name, "gemma", 5) ? RS_OP_linear_geglu : RS_OP_linear_swiglu;
}

void rs_model_fuse_gates(rs_model *model, rs_op op)
{
    RS_CHECK(rs_op_get(op)->gated);
    for (size_t i = 0; i < model->count; i++) {
        rs_model_weight *gate = &model->weights[i];
        const rs_model_weight *up = find_up(model, gate);
        if (!up || !is_single(gate) || gate->projection.shape.n > RS_SHAPE_DIM_MAX / 2)
            continue;
        gate->parts[0].tensors[gate->parts[0].count++] = up->parts[0].tensors[0];
        gate->projection.shape.op = op;
        gate->projection.shape.n *= 2;
        i -= up < gate;
        take_out(model, up);
    }
}

/* ---- q, k and v ---- */

enum { INPUTS = 3 };

/* Add `w` to the matrix that `joint` ends with, or begin the next one; false: it has as many as
   an op may have. */
static bool append(rs_model_weight *joint, const rs_model_weight *w)
{
    rs_shape *s = &joint->projection.shape;
    const rs_shape *own = &w->projection.shape;
    int last = rs_parts_count(s) - 1;
    rs_model_rows *rows = &joint->parts[last];
    int32_t *n = last ? &s->n2 : &s->n;
    if (own->k != s->k || *n > RS_SHAPE_DIM_MAX - own->n)
        return false;
    joint->projection.lossless = joint->projection.lossless && w->projection.lossless;
    if (rows->tensors[0]->type == w->parts[0].tensors[0]->type) {
        rows->tensors[rows->count++] = w->parts[0].tensors[0];
        *n += own->n;
        return true;
    }
    if (last + 1 == RS_PARTS_MAX)
        return false;
    joint->parts[last + 1] = w->parts[0];
    s->format2 = own->format;
    s->n2 = own->n;
    return true;
}

/* q, k and v of the layer of `q` as one op in *out; false when they cannot be. */
static bool join(const rs_model_weight *const inputs[INPUTS], rs_model_weight *out)
{
    for (int i = 0; i < INPUTS; i++)
        if (!inputs[i] || !is_single(inputs[i]))
            return false;
    *out = *inputs[0];
    out->projection.shape.op = RS_OP_attn_input_proj;
    for (int i = 1; i < INPUTS; i++)
        if (!append(out, inputs[i]))
            return false;
    return true;
}

void rs_model_join_inputs(rs_model *model, rs_model_wants *wants, void *arg)
{
    static const char own[] = ".attn_q.weight";
    for (size_t i = 0; i < model->count; i++) {
        rs_model_weight *q = &model->weights[i], joint;
        const char *name = q->projection.tensor;
        const rs_model_weight *const inputs[INPUTS] = {
            q, sibling(model, q, own, ".attn_k.weight"),
            sibling(model, q, own, ".attn_v.weight")};
        if (!join(inputs, &joint) || !wants(arg, &joint.projection.shape))
            continue;
        *q = joint;
        take_out(model, sibling(model, q, own, ".attn_k.weight"));
        while (strcmp(model->weights[i].projection.tensor, name) != 0)
            i--; /* it stood before and has gone */
        take_out(model, sibling(model, &model->weights[i], own, ".attn_v.weight"));
        while (strcmp(model->weights[i].projection.tensor, name) != 0)
            i--;
    }
}
