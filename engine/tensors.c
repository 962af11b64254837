/* Listing, converting and placing of a model's projections. Layer: engine. */
#include "engine/tensors.h"

#include "kernels/parts.h"

#include <stdlib.h>
#include <string.h>

static bool knows(const rs_tensors *t, const rs_shape *shape)
{
    for (size_t i = 0; i < t->shape_count; i++)
        if (rs_shape_equal(&t->shapes[i].shape, shape))
            return true;
    return false;
}

static size_t shape_number(rs_arena *arena, rs_tensors *t, const rs_shape *shape)
{
    for (size_t i = 0; i < t->shape_count; i++)
        if (rs_shape_equal(&t->shapes[i].shape, shape))
            return i;
    rs_tensors_shape *s =
        rs_arena_push(arena, (void **)&t->shapes, &t->shape_count, &t->shape_room, sizeof *s);
    s->shape = *shape;
    return t->shape_count - 1;
}

void rs_tensors_add(rs_arena *arena,
                    rs_tensors *tensors,
                    const rs_projection *projection,
                    size_t index)
{
    rs_tensors *t = tensors;
    const rs_shape *s = &projection->shape;
    int32_t n = s->n + s->n2;
    size_t shape = shape_number(arena, t, s);
    rs_tensor *item =
        rs_arena_push(arena, (void **)&t->items, &t->count, &t->room, sizeof *item);
    *item = (rs_tensor){.projection = projection, .index = index, .shape = (int32_t)shape};
    t->shapes[shape].calls++;
    t->n_max = n > t->n_max ? n : t->n_max;
    t->k_max = s->k > t->k_max ? s->k : t->k_max;
}

void rs_tensors_list(rs_arena *arena,
                     const rs_model *model,
                     bool distinct,
                     rs_tensors *out_tensors)
{
    rs_tensors t = {0};
    for (size_t i = 0; i < rs_model_projection_count(model); i++) {
        const rs_projection *p = rs_model_projection(model, i);
        if (!distinct || !knows(&t, &p->shape))
            rs_tensors_add(arena, &t, p, i);
    }
    *out_tensors = t;
}

rs_status rs_tensors_want(
    rs_tensors *tensors, size_t shape, const rs_layout *layout, int32_t *out_copy, rs_err *err)
{
    rs_tensors_shape *s = &tensors->shapes[shape];
    for (int32_t i = 0; i < s->layout_count; i++)
        if (s->layouts[i] == layout) {
            *out_copy = i;
            return RS_OK;
        }
    if (s->layout_count == RS_TENSORS_LAYOUTS_MAX)
        return rs_err_set(err, RS_LIMIT, "more than %d layouts of one shape",
                          RS_TENSORS_LAYOUTS_MAX);
    *out_copy = s->layout_count;
    s->layouts[s->layout_count++] = layout;
    return RS_OK;
}

/* Host memory that grows to the largest tensor and is used again for each. */
typedef struct scratch {
    void *data;
    size_t bytes;
} scratch;

static rs_status reserve(scratch *s, size_t bytes, rs_err *err)
{
    if (bytes <= s->bytes)
        return RS_OK;
    free(s->data);
    *s = (scratch){.data = aligned_alloc(256, (bytes + 255) / 256 * 256), .bytes = bytes};
    if (s->data)
        return RS_OK;
    s->bytes = 0;
    return rs_err_set(err, RS_NO_MEMORY,
                      "%zu bytes of host memory for a converted tensor; close other "
                      "programs or take a smaller model",
                      bytes);
}

static size_t copy_bytes(const rs_shape *s, const rs_layout *layout)
{
    return (rs_parts_bytes(layout, s) + 255) / 256 * 256;
}

size_t rs_tensors_bytes(const rs_tensors *tensors)
{
    size_t bytes = 0;
    for (size_t i = 0; i < tensors->shape_count; i++)
        for (int32_t c = 0; c < tensors->shapes[i].layout_count; c++)
            bytes += copy_bytes(&tensors->shapes[i].shape, tensors->shapes[i].layouts[c]) *
                     (size_t)tensors->shapes[i].calls;
    return bytes;
}

/* A block of its own on the CPU, where its end is guarded; else the next piece of the arena. */
static rs_status take(rs_tensors *t, size_t bytes, size_t *at, rs_block *to, rs_err *err)
{
    if (t->memory->backend == RS_BACKEND_CPU)
        return t->memory->alloc(bytes, to, err);
    *to = (rs_block){.data = (char *)t->arena.data + *at, .bytes = bytes};
    *at += (bytes + 255) / 256 * 256;
    return RS_OK;
}

rs_status rs_tensors_place(rs_tensors *tensors, const rs_memory *memory, rs_err *err)
{
    rs_tensors *t = tensors;
    size_t at = 0;
    rs_status st = RS_OK;
    t->memory = memory;
    if (memory->backend != RS_BACKEND_CPU)
        st = memory->alloc(rs_tensors_bytes(t), &t->arena, err);
    for (size_t i = 0; i < t->count && !st; i++) {
        const rs_tensors_shape *s = &t->shapes[t->items[i].shape];
        for (int32_t c = 0; c < s->layout_count && !st; c++)
            st = take(t, rs_parts_bytes(s->layouts[c], &s->shape), &at, &t->items[i].copies[c],
                      err);
    }
    if (st)
        rs_tensors_release(t);
    return st;
}

typedef struct loader {
    rs_tensors *tensors;
    const rs_model *model;
    scratch converted, packed;
    rs_err *err;
} loader;

/* Repack the converted tensor into block `to`, by way of host memory where that is not the
 * CPU's. */
static rs_status convert(loader *l, const rs_layout *layout, const rs_shape *s, rs_block *to)
{
    const rs_memory *memory = l->tensors->memory;
    if (memory->backend == RS_BACKEND_CPU)
        return rs_parts_repack(NULL, layout, s, l->converted.data, to->data, l->err);
    rs_status st = reserve(&l->packed, to->bytes, l->err);
    if (!st)
        st = rs_parts_repack(NULL, layout, s, l->converted.data, l->packed.data, l->err);
    return st ? st : memory->upload(to->data, l->packed.data, to->bytes, l->err);
}

static rs_status load_one(loader *l, rs_tensor *item)
{
    const rs_tensors_shape *s = &l->tensors->shapes[item->shape];
    size_t bytes = rs_parts_bytes(&rs_layout_row_split, &s->shape);
    rs_status st = reserve(&l->converted, bytes, l->err);
    if (!st)
        st = rs_model_weights(l->model, item->index, l->converted.data, &item->added_rel_l2,
                              l->err);
    for (int32_t i = 0; i < s->layout_count && !st; i++)
        st = convert(l, s->layouts[i], &s->shape, &item->copies[i]);
    return st;
}

rs_status rs_tensors_load(rs_tensors *tensors,
                          const rs_model *model,
                          const rs_memory *memory,
                          rs_err *err)
{
    loader l = {.tensors = tensors, .model = model, .err = err};
    rs_status st = rs_tensors_place(tensors, memory, err);
    if (st)
        return st;
    for (size_t i = 0; i < tensors->count && !st; i++)
        st = load_one(&l, &tensors->items[i]);
    free(l.converted.data);
    free(l.packed.data);
    if (st)
        rs_tensors_release(tensors);
    return st;
}

void rs_tensors_release(rs_tensors *tensors)
{
    for (size_t i = 0; i < tensors->count; i++)
        for (int c = 0; c < RS_TENSORS_LAYOUTS_MAX; c++)
            if (tensors->items[i].copies[c].data) {
                if (tensors->items[i].copies[c].base) /* no piece of the arena */
                    tensors->memory->release(&tensors->items[i].copies[c]);
                tensors->items[i].copies[c] = (rs_block){0};
            }
    if (tensors->arena.data)
        tensors->memory->release(&tensors->arena);
    tensors->arena = (rs_block){0};
}
