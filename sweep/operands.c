/* Device memory of one shape: weight copies a layout, activations, outputs between canaries.
   Layer: sweep. */
#include "sweep/operands.h"

#include "kernels/layout_kv.h"

#include <string.h>

enum { CANARY = 0xA5A5, NOBODY = 0xFFFF /* a NaN */, CPU_COPIES = 2, CUDA_COPIES = 8 };
enum { GUARD_VALUES = RS_OPERANDS_GUARD / 2 };

/* At least 4x the cache in all, so that a rotation never finds its next copy cached. */
static int32_t copies_needed(const rs_device *device, size_t bytes)
{
    int32_t least = device->backend == RS_BACKEND_CPU ? CPU_COPIES : CUDA_COPIES;
    size_t enough = (4 * device->cache_bytes + bytes - 1) / bytes;
    return enough > (size_t)least ? (int32_t)enough : least;
}

static rs_status fill_first(rs_operands_set *set, rs_copies *c, rs_err *err)
{
    rs_block packed = {0};
    if (c->layout == &rs_layout_row_split)
        return set->memory->upload(c->block.data, set->host_w.data, c->stride, err);
    rs_status st = rs_memory_cpu.alloc(c->stride, &packed, err);
    if (!st)
        st = rs_parts_repack(set->pool, c->layout, &set->shape, set->host_w.data, packed.data,
                             err);
    if (!st)
        st = set->memory->upload(c->block.data, packed.data, c->stride, err);
    rs_memory_cpu.release(&packed);
    return st;
}

static rs_status fill_copies(rs_operands_set *set, rs_copies *c, rs_err *err)
{
    rs_status st = fill_first(set, c, err);
    for (int32_t i = 1; i < c->count && !st; i++)
        st = set->memory->copy((char *)c->block.data + (size_t)i * c->stride, c->block.data,
                               c->stride, err);
    return st;
}

static bool attends(const rs_operands_set *set)
{
    return rs_op_get(set->shape.op)->attends;
}

/* ---- copies of a cache: as many as fit a width ---- */

static int32_t caches_needed(const rs_device *device, size_t bytes)
{
    int32_t count = copies_needed(device, bytes);
    return count < RS_OPERANDS_COPIES_MAX ? count : (int32_t)RS_OPERANDS_COPIES_MAX;
}

/* Room for the copies of every width up to t_max: of the widest, the least number; of narrower
   ones, four times the device's cache and what the last copy has more. */
static rs_status
take_caches(rs_operands_set *set, const rs_layout *layout, rs_copies *c, rs_err *err)
{
    size_t widest = rs_layout_kv_of(&set->shape, set->t_max).total;
    size_t all = (size_t)caches_needed(set->device, widest) * widest;
    size_t rotated = 4 * set->device->cache_bytes + widest;
    c->layout = layout;
    rs_status st = set->memory->alloc(all > rotated ? all : rotated, &c->block, err);
    return st ? rs_err_prefix(err, st, "copies of a cache of %d positions", set->t_max) : RS_OK;
}

/* The first copy from the host, the others from those that are there: twice as many each turn.
 */
static rs_status
fill_caches(rs_operands_set *set, const void *packed, rs_copies *c, rs_err *err)
{
    char *at = c->block.data;
    rs_status st = set->memory->upload(at, packed, c->stride, err);
    for (int32_t done = 1, more; done < c->count && !st; done += more) {
        more = c->count - done < done ? c->count - done : done;
        st =
            set->memory->copy(at + (size_t)done * c->stride, at, (size_t)more * c->stride, err);
    }
    return st;
}

static rs_status
caches_at(rs_operands_set *set, size_t bytes, const void *packed, rs_copies *c, rs_err *err)
{
    if (!c->block.data)
        return RS_OK;
    c->stride = bytes;
    c->count = caches_needed(set->device, bytes);
    RS_CHECK((size_t)c->count * c->stride <= c->block.bytes);
    return fill_caches(set, packed, c, err);
}

rs_status rs_operands_width(rs_operands_set *set, int32_t t, rs_err *err)
{
    rs_block packed = {0};
    if (!attends(set))
        return RS_OK;
    size_t bytes = rs_layout_kv_of(&set->shape, t).total;
    rs_status st = rs_memory_cpu.alloc(bytes, &packed, err);
    if (!st)
        rs_layout_kv_pack(&set->shape, t, set->host_w.data, packed.data);
    for (size_t i = 0; i < set->copies_count && !st; i++)
        st = caches_at(set, bytes, packed.data, &set->copies[i], err);
    if (!st)
        st = caches_at(set, bytes, packed.data, &set->twin, err);
    rs_memory_cpu.release(&packed);
    return st ? rs_err_prefix(err, st, "a cache of %d positions", t) : RS_OK;
}

static rs_status
take_copies(rs_operands_set *set, const rs_layout *layout, rs_copies *c, rs_err *err)
{
    if (attends(set))
        return take_caches(set, layout, c, err);
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

/* Inputs of one kind, on the host and on the backend. */
static rs_status
take_kind(rs_arena *arena, rs_operands_set *set, int kind, size_t x, size_t y, rs_err *err)
{
    set->host_x[kind] = rs_arena_array(arena, x / 2, 2);
    rs_status st = set->memory->alloc(x, &set->inputs[kind], err);
    if (!st && rs_op_get(set->shape.op)->reads_y) {
        set->host_y[kind] = rs_arena_array(arena, y / 2, 2);
        st = set->memory->alloc(y, &set->residuals[kind], err);
    }
    return st;
}

static rs_status
take_activations(rs_arena *arena, rs_operands_set *set, size_t workspace, rs_err *err)
{
    size_t columns = (size_t)rs_shape_columns(&set->shape, set->t_max);
    size_t x = columns * (size_t)set->shape.k * 2;
    size_t y = rs_operands_y_count(set, set->t_max) * 2;
    size_t sampled = (size_t)RS_OPERANDS_KINDS * RS_OPERANDS_SAMPLED * columns;
    if (!attends(set))
        set->oracle_rows = rs_arena_array(
            arena, rs_oracle_panel_doubles(set->shape.op, set->shape.k, RS_OPERANDS_SAMPLED),
            sizeof *set->oracle_rows);
    rs_status st = set->memory->alloc(x, &set->x, err);
    for (int kind = 0; kind < RS_OPERANDS_KINDS && !st; kind++)
        st = take_kind(arena, set, kind, x, y, err);
    if (!st)
        st = set->memory->alloc(y + 2 * RS_OPERANDS_GUARD, &set->y, err);
    if (!st)
        st = set->memory->alloc(y, &set->y_before, err);
    if (!st && workspace)
        st = set->memory->alloc(workspace, &set->workspace, err);
    if (!st)
        st = set->batch_ops->open(sampled, &set->batch, err);
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
                           .batch_ops = rs_batch_of(device->backend),
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
    set->batch_ops->close(set->batch);
    set->batch = NULL;
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

size_t rs_operands_x_bytes(const rs_operands_set *set, int32_t t)
{
    return (size_t)rs_shape_columns(&set->shape, t) * (size_t)set->shape.k * 2;
}

size_t rs_operands_y_count(const rs_operands_set *set, int32_t t)
{
    return (size_t)rs_shape_columns(&set->shape, t) * (size_t)rs_parts_y_rows(&set->shape);
}

static size_t y_bytes(const rs_operands_set *set, int32_t t)
{
    return rs_operands_y_count(set, t) * 2;
}

rs_status rs_operands_keep(rs_operands_set *set, rs_err *err)
{
    rs_status st = RS_OK;
    for (int kind = 0; kind < RS_OPERANDS_KINDS && !st; kind++) {
        st = set->memory->upload(set->inputs[kind].data, set->host_x[kind],
                                 rs_operands_x_bytes(set, set->t_max), err);
        if (!st && set->host_y[kind])
            st = set->memory->upload(set->residuals[kind].data, set->host_y[kind],
                                     y_bytes(set, set->t_max), err);
    }
    return st;
}

/* x of a kind; the one that asks about y goes with centred activations. */
static const void *x_of(const rs_operands_set *set, int kind)
{
    return set->inputs[kind == RS_OPERANDS_UNWRITTEN ? RS_OPERANDS_CENTRED : kind].data;
}

static char *behind_y(const rs_operands_set *set, int32_t t)
{
    return guarded(set) + RS_OPERANDS_GUARD + y_bytes(set, t);
}

/* y before a launch: what no kernel writes, or what the op adds to. */
static rs_batch_fill y_before_launch(const rs_operands_set *set, int kind, int32_t t)
{
    rs_batch_fill fill = {.to = rs_operands_y(set), .value = NOBODY, .bytes = y_bytes(set, t)};
    if (kind == RS_OPERANDS_UNWRITTEN)
        fill.value = RS_OPERANDS_UNWRITTEN_Y;
    else
        fill.from = set->residuals[kind].data;
    return fill;
}

rs_status rs_operands_fresh(
    rs_operands_set *set, int kind, int32_t t, size_t workspace_bytes, rs_err *err)
{
    RS_CHECK(workspace_bytes <= set->workspace.bytes);
    const rs_batch_fill list[] = {
        {.to = set->x.data, .from = x_of(set, kind), .bytes = rs_operands_x_bytes(set, t)},
        {.to = guarded(set), .value = CANARY, .bytes = RS_OPERANDS_GUARD},
        y_before_launch(set, kind, t),
        {.to = behind_y(set, t), .value = CANARY, .bytes = RS_OPERANDS_GUARD},
        {.to = set->workspace.data, .value = NOBODY, .bytes = workspace_bytes},
    };
    return set->batch_ops->fill(set->batch, list, workspace_bytes ? 5 : 4, err);
}

static rs_batch_question no_canary(const char *zone, int answer)
{
    return (rs_batch_question){.kind = RS_BATCH_FIRST,
                               .a = (const uint16_t *)(const void *)zone,
                               .count = GUARD_VALUES,
                               .range = {0xffff, CANARY, CANARY, true},
                               .answer = answer};
}

void rs_operands_questions(const rs_operands_set *set,
                           int kind,
                           int32_t t,
                           int answer,
                           rs_batch_question out[RS_OPERANDS_QUESTIONS])
{
    out[0] = no_canary(guarded(set), answer);
    out[1] = no_canary(behind_y(set, t), answer + 1);
    out[2] = (rs_batch_question){.kind = RS_BATCH_EQUAL,
                                 .a = set->x.data,
                                 .b = x_of(set, kind),
                                 .count = rs_operands_x_bytes(set, t) / 2,
                                 .answer = answer + 2};
}

rs_status rs_operands_intact(const uint64_t answers[RS_OPERANDS_QUESTIONS], rs_err *err)
{
    for (int end = 0; end < 2; end++)
        if (answers[end] < GUARD_VALUES)
            return rs_err_set(err, RS_CHECK, "wrote outside y: 16-bit value %d %s it changed",
                              (int)answers[end], end ? "behind" : "before");
    return answers[2] ? RS_OK : rs_err_set(err, RS_CHECK, "changed its input x");
}
