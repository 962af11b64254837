/* Device memory of one shape: weight copies a layout, activations, outputs between canaries.
   Layer: sweep. */
#include "sweep/operands.h"

#include <string.h>

enum { CANARY = 0xA5, CPU_COPIES = 2, CUDA_COPIES = 8 };

/* At least 4x the cache in all, so that a rotation never finds its next copy cached. */
static int32_t copies_needed(const rs_device *device, size_t bytes)
{
    int32_t least = device->backend == RS_BACKEND_CPU ? CPU_COPIES : CUDA_COPIES;
    size_t enough = (4 * device->cache_bytes + bytes - 1) / bytes;
    return enough > (size_t)least ? (int32_t)enough : least;
}

static rs_status fill_copies(rs_operands_set *set, rs_copies *c, rs_err *err)
{
    rs_block packed = {0};
    rs_status st = rs_memory_cpu.alloc(c->stride, &packed, err);
    if (!st)
        st = rs_parts_repack(set->pool, c->layout, &set->shape, set->host_w.data, packed.data,
                             err);
    if (!st)
        st = set->memory->upload(c->block.data, packed.data, c->stride, err);
    for (int32_t i = 1; i < c->count && !st; i++)
        st = set->memory->copy((char *)c->block.data + (size_t)i * c->stride, c->block.data,
                               c->stride, err);
    rs_memory_cpu.release(&packed);
    return st;
}

static rs_status
take_copies(rs_operands_set *set, const rs_layout *layout, rs_copies *c, rs_err *err)
{
    c->layout = layout;
    c->stride = rs_parts_bytes(layout, &set->shape);
    c->count = copies_needed(set->device, c->stride);
    rs_status st = set->memory->alloc(c->stride * (size_t)c->count, &c->block, err);
    if (st)
        return rs_err_prefix(err, st, "%d copies of the weights in layout %s", c->count,
                             layout->id);
    return fill_copies(set, c, err);
}

static rs_status add_layout(rs_operands_set *set, const rs_layout *layout, rs_err *err)
{
    return take_copies(set, layout, &set->copies[set->copies_count++], err);
}

rs_status rs_operands_add_twin(rs_operands_set *set, const rs_layout *layout, rs_err *err)
{
    return take_copies(set, layout, &set->twin, err);
}

/* Inputs of one kind; only x of two kinds differs, the third asks about y. */
static rs_status take_kind(rs_operands_set *set, int kind, size_t x, size_t y, rs_err *err)
{
    rs_status st = RS_OK;
    if (kind != RS_OPERANDS_UNWRITTEN)
        st = set->memory->alloc(x, &set->inputs[kind], err);
    if (!st && rs_op_get(set->shape.op)->reads_y)
        st = set->memory->alloc(y, &set->residuals[kind], err);
    return st;
}

static rs_status
take_activations(rs_arena *arena, rs_operands_set *set, size_t workspace, rs_err *err)
{
    size_t x = (size_t)set->t_max * (size_t)set->shape.k * 2;
    size_t y = rs_operands_y_count(set, set->t_max) * 2;
    set->host_x = rs_arena_array(arena, x / 2, 2);
    if (rs_op_get(set->shape.op)->reads_y)
        set->host_y = rs_arena_array(arena, y / 2, 2);
    rs_status st = set->memory->alloc(x, &set->x, err);
    for (int kind = 0; kind < RS_OPERANDS_KINDS && !st; kind++)
        st = take_kind(set, kind, x, y, err);
    if (!st)
        st = set->memory->alloc(y + 2 * RS_OPERANDS_GUARD, &set->y, err);
    if (!st)
        st = set->memory->alloc(y, &set->y_before, err);
    if (!st && workspace)
        st = set->memory->alloc(workspace, &set->workspace, err);
    return st ? rs_err_prefix(err, st, "activations at T=%d", set->t_max) : RS_OK;
}

rs_status rs_operands_open(rs_arena *arena,
                           rs_pool *pool,
                           const rs_device *device,
                           const rs_shape *shape,
                           int32_t t_max,
                           const rs_layout *const *layouts,
                           size_t layout_count,
                           size_t workspace_bytes,
                           rs_block host_w,
                           rs_operands_set *out_set,
                           rs_err *err)
{
    rs_operands_set set = {.device = device,
                           .memory = rs_memory_of(device->backend),
                           .pool = pool,
                           .shape = *shape,
                           .t_max = t_max};
    set.host_w = host_w;
    set.copies = rs_arena_array(arena, layout_count, sizeof *set.copies);
    rs_status st = take_activations(arena, &set, workspace_bytes, err);
    for (size_t i = 0; i < layout_count && !st; i++)
        st = add_layout(&set, layouts[i], err);
    if (st)
        rs_operands_close(&set);
    else
        *out_set = set;
    return st;
}

void rs_operands_close(rs_operands_set *set)
{
    for (size_t i = 0; i < set->copies_count; i++)
        set->memory->release(&set->copies[i].block);
    set->copies_count = 0;
    set->memory->release(&set->twin.block);
    set->memory->release(&set->x);
    set->memory->release(&set->y);
    set->memory->release(&set->y_before);
    for (int kind = 0; kind < RS_OPERANDS_KINDS; kind++) {
        set->memory->release(&set->inputs[kind]);
        set->memory->release(&set->residuals[kind]);
    }
    set->memory->release(&set->workspace);
    rs_memory_cpu.release(&set->host_w);
}

const rs_copies *rs_operands_copies(const rs_operands_set *set, const rs_layout *layout)
{
    for (size_t i = 0; i < set->copies_count; i++)
        if (!strcmp(set->copies[i].layout->id, layout->id))
            return &set->copies[i];
    return NULL;
}

static char *guarded(const rs_operands_set *set)
{
    return set->y.data;
}

uint16_t *rs_operands_y(const rs_operands_set *set)
{
    return (uint16_t *)(void *)(guarded(set) + RS_OPERANDS_GUARD);
}

static size_t x_bytes(const rs_operands_set *set, int32_t t)
{
    return (size_t)t * (size_t)set->shape.k * 2;
}

size_t rs_operands_y_count(const rs_operands_set *set, int32_t t)
{
    return (size_t)t * (size_t)rs_parts_y_rows(&set->shape);
}

static size_t y_bytes(const rs_operands_set *set, int32_t t)
{
    return rs_operands_y_count(set, t) * 2;
}

rs_status rs_operands_keep(rs_operands_set *set, int kind, int32_t t, rs_err *err)
{
    rs_status st = RS_OK;
    if (set->inputs[kind].data)
        st = set->memory->upload(set->inputs[kind].data, set->host_x, x_bytes(set, t), err);
    if (!st && set->residuals[kind].data)
        st = set->memory->upload(set->residuals[kind].data, set->host_y, y_bytes(set, t), err);
    return st;
}

/* x of a kind; the kind that asks about y goes with centred activations. */
static const void *x_of(const rs_operands_set *set, int kind)
{
    return set->inputs[kind].data ? set->inputs[kind].data
                                  : set->inputs[RS_OPERANDS_CENTRED].data;
}

rs_status rs_operands_fresh(rs_operands_set *set, int kind, int32_t t, rs_err *err)
{
    char *y = guarded(set);
    const rs_memory *memory = set->memory;
    const void *residual = set->residuals[kind].data;
    rs_status st = memory->copy(set->x.data, x_of(set, kind), x_bytes(set, t), err);
    if (!st)
        st = memory->fill(y, CANARY, RS_OPERANDS_GUARD, err);
    if (!st && residual)
        st = memory->copy(y + RS_OPERANDS_GUARD, residual, y_bytes(set, t), err);
    else if (!st) /* 0xFFFF is a NaN in bf16 */
        st = memory->fill(y + RS_OPERANDS_GUARD, 0xFF, y_bytes(set, t), err);
    if (!st)
        st = memory->fill(y + RS_OPERANDS_GUARD + y_bytes(set, t), CANARY, RS_OPERANDS_GUARD,
                          err);
    if (!st && set->workspace.data)
        st = memory->fill(set->workspace.data, 0xFF, set->workspace.bytes, err);
    return st;
}

static rs_status
check_canary(rs_operands_set *set, const char *at, const char *where, rs_err *err)
{
    unsigned char zone[RS_OPERANDS_GUARD];
    rs_status st = set->memory->download(zone, at, sizeof zone, err);
    for (size_t i = 0; i < sizeof zone && !st; i++)
        if (zone[i] != CANARY)
            st = rs_err_set(err, RS_CHECK, "wrote outside y: byte %zu %s it changed", i, where);
    return st;
}

rs_status rs_operands_intact(rs_operands_set *set, int kind, int32_t t, rs_err *err)
{
    bool same = false;
    const char *y = guarded(set);
    rs_status st = check_canary(set, y, "before", err);
    if (!st)
        st = check_canary(set, y + RS_OPERANDS_GUARD + y_bytes(set, t), "behind", err);
    if (!st)
        st = set->memory->equal(set->x.data, x_of(set, kind), x_bytes(set, t), &same, err);
    return !st && !same ? rs_err_set(err, RS_CHECK, "changed its input x") : st;
}
