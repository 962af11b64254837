/* Arena: a list of malloc blocks, bump allocation. Layer: base. */
#include "sweep/base/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Under the address sanitizer each allocation is a block of exactly its size, so that reading
   past one is seen. */
#if defined(__has_feature)
#    if __has_feature(address_sanitizer)
#        define EXACT 1
#    endif
#elif defined(__SANITIZE_ADDRESS__)
#    define EXACT 1
#endif
#ifndef EXACT
#    define EXACT 0
#endif

enum { BLOCK_BYTES = EXACT ? 1 : 64 * 1024, ALIGN = EXACT ? 1 : 16 };

typedef struct block {
    struct block *next;
    size_t used, size;
    _Alignas(16) unsigned char data[];
} block;

struct rs_arena {
    block *head;
};

static void (*exhausted)(void);

void rs_arena_on_exhausted(void (*handler)(void))
{
    exhausted = handler;
}

static void *or_abort(void *p)
{
    if (!p) {
        if (exhausted)
            exhausted();
        fputs("routesweep: out of host memory; close other programs or sweep fewer shapes\n",
              stderr);
        abort();
    }
    return p;
}

rs_arena *rs_arena_new(void)
{
    return or_abort(calloc(1, sizeof(rs_arena)));
}

void rs_arena_free(rs_arena *arena)
{
    if (!arena)
        return;
    for (block *b = arena->head; b;) {
        block *next = b->next;
        free(b);
        b = next;
    }
    free(arena);
}

static void grow(rs_arena *arena, size_t need)
{
    size_t size = need > BLOCK_BYTES ? need : (size_t)BLOCK_BYTES;
    block *b = or_abort(calloc(1, sizeof(block) + size));
    b->size = size;
    b->next = arena->head;
    arena->head = b;
}

void *rs_arena_alloc(rs_arena *arena, size_t size)
{
    RS_CHECK(size <= SIZE_MAX / 2);
    size_t need = (size + ALIGN - 1) / ALIGN * ALIGN;
    if (EXACT || !arena->head || arena->head->size - arena->head->used < need)
        grow(arena, need);
    void *p = arena->head->data + arena->head->used;
    arena->head->used += need;
    return p;
}

void *rs_arena_array(rs_arena *arena, size_t count, size_t size)
{
    RS_CHECK(size == 0 || count <= SIZE_MAX / 2 / size);
    return rs_arena_alloc(arena, count * size);
}

char *rs_arena_strdup(rs_arena *arena, const char *text)
{
    size_t n = strlen(text) + 1;
    return memcpy(rs_arena_alloc(arena, n), text, n);
}

char *rs_arena_printf(rs_arena *arena, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    RS_CHECK(n >= 0);
    char *text = rs_arena_alloc(arena, (size_t)n + 1);
    vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    return text;
}

void *rs_arena_push(rs_arena *arena, void **items, size_t *count, size_t *cap, size_t size)
{
    if (*count == *cap) {
        size_t bigger = *cap ? 2 * *cap : 8;
        void *moved = rs_arena_array(arena, bigger, size);
        if (*count)
            memcpy(moved, *items, *count * size);
        *items = moved;
        *cap = bigger;
    }
    return (char *)*items + size * (*count)++;
}
