/* Greedy merging of neighbours, which both kinds of vocabulary share. Layer: engine, internal
   to the tokenizer. */
#ifndef RS_ENGINE_TOKENIZER_MERGE_H
#define RS_ENGINE_TOKENIZER_MERGE_H

#include "sweep/base/arena.h"

/* A stretch of the text; `length` is 0 once a neighbour has swallowed it. */
typedef struct rs_symbol {
    uint32_t start, length;
    int32_t id; /* -1: no token */
    int32_t previous, next;
} rs_symbol;

/* What two neighbours would become. */
typedef struct rs_candidate_merge {
    uint32_t priority; /* the lowest goes first, the leftmost of equal ones */
    int32_t id;
} rs_candidate_merge;

typedef struct rs_merge_entry {
    uint64_t key; /* priority << 32 | left symbol */
    uint32_t length;
    int32_t right, id;
} rs_merge_entry;

/* Symbols and queue; the memory is kept for the next text. Zero-initialise with an arena. */
typedef struct rs_merger {
    rs_arena *arena;
    rs_symbol *symbols;
    size_t count, cap;
    rs_merge_entry *heap;
    size_t heap_count, heap_cap;
    /* Whether the two symbols may merge, and how urgently. */
    bool (*find)(const void *context,
                 const rs_symbol *left,
                 const rs_symbol *right,
                 rs_candidate_merge *out);
    const void *context;
} rs_merger;

/* Forget all symbols. */
void rs_merger_clear(rs_merger *m);

/* Append the next `length` bytes of the text, which start out as symbol `id`. */
void rs_merger_add(rs_merger *m, uint32_t length, int32_t id);

/* Merge until nothing merges. The rest is symbols[0] and along `next` to -1. */
void rs_merger_run(rs_merger *m);

#endif
