/* Hash tables of the tokenizer. Layer: engine. */
#include "engine/tokenizer_map.h"

#include <string.h>

/* A multiplicative hash over 8 bytes at a time; the constant is 2^64 / golden ratio. rs_hash is
   a running hash for files and costs more than a lookup of 4 bytes may. */
static uint64_t mix(uint64_t h, uint64_t value)
{
    h = (h ^ value) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 32;
}

static uint64_t hash_text(const uint8_t *data, size_t length)
{
    uint64_t h = length, word;
    for (; length >= 8; data += 8, length -= 8) {
        memcpy(&word, data, 8);
        h = mix(h, word);
    }
    word = 0;
    for (size_t i = 0; i < length; i++)
        word = word << 8 | data[i];
    return mix(mix(h, word), 1);
}

/* The slot of the text, or the empty one where it belongs. */
static size_t slot_of(const rs_text_map *map, const uint8_t *data, size_t length, uint64_t hash)
{
    size_t mask = map->slot_count - 1;
    for (size_t at = (size_t)hash & mask;; at = (at + 1) & mask) {
        uint64_t slot = map->slots[at];
        if (!slot)
            return at;
        if (slot >> 32 != hash >> 32)
            continue;
        const rs_text *t = &map->texts[(uint32_t)slot - 1];
        if (t->length == length && !memcmp(t->data, data, length))
            return at;
    }
}

int32_t rs_text_map_find(const rs_text_map *map, const uint8_t *data, size_t length)
{
    if (!map->count)
        return -1;
    uint64_t slot = map->slots[slot_of(map, data, length, hash_text(data, length))];
    return (int32_t)((uint32_t)slot - 1); /* empty gives -1 */
}

static void grow(rs_arena *arena, rs_text_map *map)
{
    map->slot_count = map->slot_count ? 2 * map->slot_count : 1024;
    map->slots = rs_arena_array(arena, map->slot_count, sizeof *map->slots);
    for (size_t id = 0; id < map->count; id++) {
        const rs_text *t = &map->texts[id];
        uint64_t hash = hash_text(t->data, t->length);
        map->slots[slot_of(map, t->data, t->length, hash)] = hash >> 32 << 32 | (id + 1);
    }
}

int32_t rs_text_map_add(rs_arena *arena, rs_text_map *map, rs_text text)
{
    if (2 * map->count >= map->slot_count)
        grow(arena, map);
    uint64_t hash = hash_text(text.data, text.length);
    size_t at = slot_of(map, text.data, text.length, hash);
    if (!map->slots[at]) {
        void *texts = map->texts;
        *(rs_text *)rs_arena_push(arena, &texts, &map->count, &map->cap, sizeof text) = text;
        map->texts = texts;
        map->slots[at] = hash >> 32 << 32 | map->count;
    }
    return (int32_t)((uint32_t)map->slots[at] - 1);
}

void rs_merge_map_init(rs_arena *arena, rs_merge_map *map, size_t count)
{
    map->slot_count = 16;
    while (map->slot_count < 2 * count)
        map->slot_count *= 2;
    map->slots = rs_arena_array(arena, map->slot_count, sizeof *map->slots);
    for (size_t i = 0; i < map->slot_count; i++)
        map->slots[i].result = -1;
}

static size_t rule_slot(const rs_merge_map *map, int32_t left, int32_t right)
{
    size_t mask = map->slot_count - 1;
    size_t at = (size_t)mix((uint64_t)(uint32_t)left << 32 | (uint32_t)right, 1) & mask;
    while (map->slots[at].result >= 0 &&
           (map->slots[at].left != left || map->slots[at].right != right))
        at = (at + 1) & mask;
    return at;
}

void rs_merge_map_add(rs_merge_map *map, rs_merge_rule rule)
{
    size_t at = rule_slot(map, rule.left, rule.right);
    if (map->slots[at].result < 0)
        map->slots[at] = rule;
}

const rs_merge_rule *rs_merge_map_find(const rs_merge_map *map, int32_t left, int32_t right)
{
    const rs_merge_rule *rule = &map->slots[rule_slot(map, left, right)];
    return rule->result >= 0 ? rule : NULL;
}
