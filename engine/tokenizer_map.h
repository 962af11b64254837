/* Tables of a vocabulary: text -> id, pair of symbols -> merge. Layer: engine, internal to the
   tokenizer. */
#ifndef RS_ENGINE_TOKENIZER_MAP_H
#define RS_ENGINE_TOKENIZER_MAP_H

#include "sweep/base/arena.h"

typedef struct rs_text {
    const uint8_t *data;
    uint32_t length;
} rs_text;

/* Open addressing; ids are given out in the order of addition. Start with {0}. */
typedef struct rs_text_map {
    rs_text *texts; /* of each id */
    size_t count, cap;
    uint64_t *slots; /* upper half of the hash << 32 | id + 1; 0 is empty */
    size_t slot_count;
} rs_text_map;

/* The id of a text, -1 when it is not there. */
int32_t rs_text_map_find(const rs_text_map *map, const uint8_t *data, size_t length);

/* The id of a text, added when it was not there. `text.data` must outlive the map. */
int32_t rs_text_map_add(rs_arena *arena, rs_text_map *map, rs_text text);

/* A rule of BPE: symbols `left` and `right` become `result`; the lowest rank goes first. */
typedef struct rs_merge_rule {
    int32_t left, right, rank, result;
} rs_merge_rule;

typedef struct rs_merge_map {
    rs_merge_rule *slots; /* result 0 .. is used, -1 is empty */
    size_t slot_count;
} rs_merge_map;

/* Room for `count` rules. */
void rs_merge_map_init(rs_arena *arena, rs_merge_map *map, size_t count);

/* The first rule of a pair stays. At most as many as rs_merge_map_init was told. */
void rs_merge_map_add(rs_merge_map *map, rs_merge_rule rule);

/* NULL when there is no rule for the pair. */
const rs_merge_rule *rs_merge_map_find(const rs_merge_map *map, int32_t left, int32_t right);

#endif
