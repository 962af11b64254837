/* One growing block of host memory a command; freed as a whole.
   Layer: base. Out of memory ends the program here and nowhere else: the tool has nothing to
   salvage that is not already in the database. */
#ifndef RS_BASE_ARENA_H
#define RS_BASE_ARENA_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rs_arena rs_arena;

/* What is called when memory has run out, once in a program's life; it must not return. NULL
   (the default): a message and abort(). */
void rs_arena_on_exhausted(void (*handler)(void));

/* A new empty arena; the caller frees it with rs_arena_free. */
rs_arena *rs_arena_new(void);

/* Release everything that was taken from `arena` (NULL is allowed). */
void rs_arena_free(rs_arena *arena);

/* `size` zeroed bytes, 16-byte aligned, owned by the arena. Not thread-safe. */
void *rs_arena_alloc(rs_arena *arena, size_t size);

/* Zeroed array of `count` elements; overflow of the product aborts. */
void *rs_arena_array(rs_arena *arena, size_t count, size_t size);

/* Copy of a string, owned by the arena. */
char *rs_arena_strdup(rs_arena *arena, const char *text);

/* Formatted string, owned by the arena. */
char *rs_arena_printf(rs_arena *arena, const char *format, ...) RS_PRINTF(2, 3);

/* Append room for one element to the array *items of *count elements with room for *cap;
   the array moves inside the arena by doubling. Returns the new zeroed element. */
void *rs_arena_push(rs_arena *arena, void **items, size_t *count, size_t *cap, size_t size);

#ifdef __cplusplus
}
#endif
#endif
