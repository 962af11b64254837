/* Attention: tiles of queries that share loaded pages. Layer: engine.
   A work item is a tile of consecutive tokens of one lane times some query heads of one kv
   head; a page is converted to FP32 once an item. Source of the online softmax: Milakov and
   Gimelshein, arXiv 1805.02867; of the tiling: Dao et al., FlashAttention, 2022. */
#include "engine/attention.h"

#include "engine/attention_rows.h"

#include <stdlib.h>

enum { TILE_TOKENS = 16 };

typedef struct tile {
    int32_t first, count; /* in the batch */
} tile;

struct rs_attention {
    const rs_arch *arch;
    rs_pool *pool;
    const rs_batch *batch;
    tile *tiles;
    int32_t tile_count;
    int32_t item_heads;   /* query heads an item takes on */
    size_t thread_floats; /* scratch of a thread */
    rs_block scratch;
    /* Of the run under way. */
    const rs_kv *kv;
    int32_t layer;
    const float *q;
    float *out;
};

/* Scratch of one item: pages as FP32, then a running row for each query. */
typedef struct item {
    const rs_attention *at;
    tile tile;
    int32_t kv_head, head, heads; /* first query head and how many */
    float *keys, *values;         /* [RS_KV_PAGE][head_dim] */
    float *max, *sum;             /* of the softmax, a query each */
    float *rows;                  /* [count * heads][head_dim] */
} item;

static int32_t group_of(const rs_arch *a)
{
    return a->heads / a->kv_heads;
}

rs_status rs_attention_open(const rs_arch *arch,
                            rs_pool *pool,
                            int32_t t_max,
                            rs_attention **out_attention,
                            rs_err *err)
{
    rs_attention *at = calloc(1, sizeof *at);
    tile *tiles = calloc((size_t)t_max, sizeof *tiles);
    if (!at || !tiles) {
        free(at);
        free(tiles);
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a batch of %d tokens", t_max);
    }
    size_t dim = (size_t)arch->head_dim, queries = (size_t)(TILE_TOKENS * group_of(arch));
    at->arch = arch;
    at->pool = pool;
    at->tiles = tiles;
    at->thread_floats = 2 * RS_KV_PAGE * dim + queries * (dim + 2) + 64;
    size_t bytes = at->thread_floats * sizeof(float) * (size_t)rs_pool_threads(pool);
    rs_status st = rs_memory_cpu.alloc(bytes, &at->scratch, err);
    if (st)
        rs_attention_close(at);
    else
        *out_attention = at;
    return st;
}

void rs_attention_close(rs_attention *attention)
{
    if (!attention)
        return;
    if (attention->scratch.data)
        rs_memory_cpu.release(&attention->scratch);
    free(attention->tiles);
    free(attention);
}

static bool follows(const rs_batch *b, int32_t i)
{
    return b->lanes[i] == b->lanes[i - 1] && b->positions[i] == b->positions[i - 1] + 1;
}

/* Few tiles: the heads of a group are split until every thread has two items. */
void rs_attention_plan(rs_attention *attention, const rs_batch *batch)
{
    int32_t count = 0, group = group_of(attention->arch), parts = 1;
    attention->batch = batch;
    for (int32_t i = 0; i < batch->count; i++) {
        tile *last = count ? &attention->tiles[count - 1] : NULL;
        if (last && last->count < TILE_TOKENS && follows(batch, i))
            last->count++;
        else
            attention->tiles[count++] = (tile){i, 1};
    }
    attention->tile_count = count;
    int32_t wanted = 2 * rs_pool_threads(attention->pool),
            have = count * attention->arch->kv_heads;
    while (parts < group && (group % parts || have * parts < wanted))
        parts++;
    while (group % parts)
        parts++;
    attention->item_heads = group / parts;
}

/* First position that the token at `position` sees. */
static int32_t first_seen(const rs_attention *at, int32_t position)
{
    int32_t window = at->arch->window;
    return rs_arch_is_local(at->arch, at->layer) && position >= window ? position - window + 1
                                                                       : 0;
}

/* Row r of the item and what it sees of the page. */
RS_VECTOR_INLINE void
set_row(const item *it, int32_t r, int32_t page, rs_rows_row *row, rs_rows_page *g)
{
    const rs_attention *at = it->at;
    const rs_arch *a = at->arch;
    int32_t token = it->tile.first + r / it->heads, position = at->batch->positions[token];
    int32_t lo = first_seen(at, position) - page * RS_KV_PAGE;
    int32_t hi = position - page * RS_KV_PAGE;
    g->lo = lo < 0 ? 0 : lo;
    g->hi = hi < RS_KV_PAGE ? hi : RS_KV_PAGE - 1;
    *row = (rs_rows_row){.q = at->q + ((int64_t)token * a->heads + it->head + r % it->heads) *
                                          a->head_dim,
                         .out = it->rows + r * a->head_dim,
                         .max = it->max + r,
                         .sum = it->sum + r};
}

/* Rows in fours where four in a row see the same keys. */
RS_VECTOR_INLINE void visit_page(const item *it, int32_t page)
{
    const rs_arch *a = it->at->arch;
    rs_rows_page g = {.keys = it->keys,
                      .values = it->values,
                      .dim = a->head_dim,
                      .scale = a->attention_scale,
                      .softcap = a->attention_softcap};
    rs_rows_row rows[RS_ROWS];
    int32_t count = it->tile.count * it->heads;
    for (int32_t r = 0, n = 0; r < count; r += n) {
        rs_rows_page next = g;
        set_row(it, r, page, &rows[0], &g);
        for (n = 1; n < RS_ROWS && r + n < count; n++) {
            set_row(it, r + n, page, &rows[n], &next);
            if (next.lo != g.lo || next.hi != g.hi)
                break;
        }
        if (g.lo > g.hi)
            continue;
        if (n == RS_ROWS)
            rs_rows_visit(&g, rows, RS_ROWS);
        for (int32_t i = 0; n < RS_ROWS && i < n; i++)
            rs_rows_visit(&g, rows + i, 1);
    }
}

static void finish(const item *it)
{
    const rs_arch *a = it->at->arch;
    for (int32_t r = 0; r < it->tile.count * it->heads; r++) {
        int32_t token = it->tile.first + r / it->heads, head = it->head + r % it->heads;
        float *out = it->at->out + ((int64_t)token * a->heads + head) * a->head_dim;
        float inverse = 1 / it->sum[r];
        for (int32_t i = 0; i < a->head_dim; i++)
            out[i] = it->rows[r * a->head_dim + i] * inverse;
    }
}

RS_VECTOR_INLINE void run_item(item *it)
{
    const rs_attention *at = it->at;
    int32_t lane = at->batch->lanes[it->tile.first], dim = at->arch->head_dim;
    int32_t first = at->batch->positions[it->tile.first], last = first + it->tile.count - 1;
    for (int32_t r = 0; r < it->tile.count * it->heads; r++) {
        it->max[r] = -INFINITY;
        it->sum[r] = 0;
        for (int32_t i = 0; i < dim; i++)
            it->rows[r * dim + i] = 0;
    }
    for (int32_t page = first_seen(at, first) / RS_KV_PAGE; page <= last / RS_KV_PAGE; page++) {
        int32_t left = last + 1 - page * RS_KV_PAGE;
        int32_t count = left < RS_KV_PAGE ? left : RS_KV_PAGE;
        rs_kv_load(at->kv, at->layer, it->kv_head, lane, page, false, count, it->keys);
        rs_kv_load(at->kv, at->layer, it->kv_head, lane, page, true, count, it->values);
        visit_page(it, page);
    }
    finish(it);
}

/* Tiles are taken from both ends in turn: late ones see more keys, and each thread gets one
   contiguous piece of the items. */
RS_WIDE static void attention_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const rs_attention *at = raw;
    int32_t dim = at->arch->head_dim, queries = TILE_TOKENS * group_of(at->arch);
    int64_t a_tile = at->arch->heads / at->item_heads;
    float *scratch = (float *)at->scratch.data + at->thread_floats * (size_t)thread;
    item it = {.at = at, .heads = at->item_heads, .keys = scratch};
    it.values = it.keys + RS_KV_PAGE * dim;
    it.rows = it.values + RS_KV_PAGE * dim;
    it.max = it.rows + queries * dim;
    it.sum = it.max + queries;
    for (int64_t i = begin; i < end; i++) {
        int64_t n = i / a_tile;
        it.tile = at->tiles[n % 2 ? at->tile_count - 1 - n / 2 : n / 2];
        it.head = (int32_t)(i % a_tile) * at->item_heads;
        it.kv_head = it.head / group_of(at->arch);
        run_item(&it);
    }
}

void rs_attention_run(
    rs_attention *attention, const rs_kv *kv, int32_t layer, const float *q, float *out)
{
    attention->kv = kv;
    attention->layer = layer;
    attention->q = q;
    attention->out = out;
    int64_t a_tile = attention->arch->heads / attention->item_heads;
    rs_pool_run(attention->pool, attention->tile_count * a_tile, 1, attention_body, attention);
}
