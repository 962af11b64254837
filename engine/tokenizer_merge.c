/* The merging loop of SentencePiece's BPE and of byte-level BPE: a queue of neighbours, the
   best first; entries that a merge has outdated are dropped when their turn comes. Layer:
   engine. Source: llm_tokenizer_spm_session and llm_tokenizer_bpe_session of llama.cpp, whose
   order (priority, then leftmost) decides the ids. */
#include "engine/tokenizer_merge.h"

void rs_merger_clear(rs_merger *m)
{
    m->count = 0;
    m->heap_count = 0;
}

/* Room for one more element: arrays double inside the arena and are never given back, so a call
   holds at most twice what its longest text needs. */
static void *room(rs_arena *arena, void *items, size_t count, size_t *cap, size_t size)
{
    if (count < *cap)
        return items;
    size_t new_cap = *cap ? 2 * *cap : 64;
    void *moved = rs_arena_array(arena, new_cap, size);
    if (count)
        __builtin_memcpy(moved, items, count * size);
    *cap = new_cap;
    return moved;
}

void rs_merger_add(rs_merger *m, uint32_t length, int32_t id)
{
    m->symbols = room(m->arena, m->symbols, m->count, &m->cap, sizeof *m->symbols);
    rs_symbol *s = &m->symbols[m->count];
    *s = (rs_symbol){.length = length, .id = id, .previous = (int32_t)m->count - 1, .next = -1};
    if (m->count) {
        s->start = s[-1].start + s[-1].length;
        s[-1].next = (int32_t)m->count;
    }
    m->count++;
}

static void push(rs_merger *m, rs_merge_entry entry)
{
    m->heap = room(m->arena, m->heap, m->heap_count, &m->heap_cap, sizeof *m->heap);
    size_t at = m->heap_count++;
    while (at && m->heap[(at - 1) / 2].key > entry.key) {
        m->heap[at] = m->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    m->heap[at] = entry;
}

static rs_merge_entry pop(rs_merger *m)
{
    rs_merge_entry top = m->heap[0], last = m->heap[--m->heap_count];
    size_t at = 0;
    for (size_t child = 1; child < m->heap_count; child = 2 * at + 1) {
        if (child + 1 < m->heap_count && m->heap[child + 1].key < m->heap[child].key)
            child++;
        if (m->heap[child].key >= last.key)
            break;
        m->heap[at] = m->heap[child];
        at = child;
    }
    m->heap[at] = last;
    return top;
}

static void consider(rs_merger *m, int32_t left, int32_t right)
{
    rs_candidate_merge c;
    if (left < 0 || right < 0)
        return;
    const rs_symbol *l = &m->symbols[left], *r = &m->symbols[right];
    if (m->find(m->context, l, r, &c))
        push(m, (rs_merge_entry){.key = (uint64_t)c.priority << 32 | (uint32_t)left,
                                 .length = l->length + r->length,
                                 .right = right,
                                 .id = c.id});
}

void rs_merger_run(rs_merger *m)
{
    for (size_t i = 1; i < m->count; i++)
        consider(m, (int32_t)i - 1, (int32_t)i);
    while (m->heap_count) {
        rs_merge_entry e = pop(m);
        int32_t left = (int32_t)(uint32_t)e.key;
        rs_symbol *l = &m->symbols[left], *r = &m->symbols[e.right];
        if (!l->length || !r->length || l->length + r->length != e.length)
            continue; /* one of the two has merged with another since */
        l->length = e.length;
        l->id = e.id;
        l->next = r->next;
        r->length = 0;
        if (l->next >= 0)
            m->symbols[l->next].previous = left;
        consider(m, l->previous, left);
        consider(m, left, l->next);
    }
}
