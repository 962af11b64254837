/* Builds small GGUF files in memory for tests, well-formed or not. Test helper, header only. */
#ifndef RS_TESTS_GGUF_BUILDER_H
#define RS_TESTS_GGUF_BUILDER_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct gguf_builder {
    uint8_t *data;
    size_t size, room;
} gguf_builder;

static inline void gguf_put(gguf_builder *b, const void *data, size_t bytes)
{
    if (b->size + bytes > b->room) {
        b->room = 2 * (b->size + bytes);
        b->data = realloc(b->data, b->room);
        if (!b->data)
            abort();
    }
    if (bytes)
        memcpy(b->data + b->size, data, bytes);
    b->size += bytes;
}

static inline void gguf_put_u32(gguf_builder *b, uint32_t v)
{
    gguf_put(b, &v, 4);
}

static inline void gguf_put_u64(gguf_builder *b, uint64_t v)
{
    gguf_put(b, &v, 8);
}

static inline void gguf_put_text(gguf_builder *b, const char *text)
{
    gguf_put_u64(b, strlen(text));
    gguf_put(b, text, strlen(text));
}

static inline void
gguf_put_header(gguf_builder *b, uint32_t version, uint64_t tensors, uint64_t values)
{
    gguf_put(b, "GGUF", 4);
    gguf_put_u32(b, version);
    gguf_put_u64(b, tensors);
    gguf_put_u64(b, values);
}

static inline void gguf_put_text_value(gguf_builder *b, const char *key, const char *text)
{
    gguf_put_text(b, key);
    gguf_put_u32(b, 8);
    gguf_put_text(b, text);
}

static inline void gguf_put_u32_value(gguf_builder *b, const char *key, uint32_t v)
{
    gguf_put_text(b, key);
    gguf_put_u32(b, 4);
    gguf_put_u32(b, v);
}

static inline void gguf_put_tensor(
    gguf_builder *b, const char *name, uint32_t type, uint64_t k, uint64_t n, uint64_t offset)
{
    gguf_put_text(b, name);
    gguf_put_u32(b, 2);
    gguf_put_u64(b, k);
    gguf_put_u64(b, n);
    gguf_put_u32(b, type);
    gguf_put_u64(b, offset);
}

static inline void gguf_put_padding(gguf_builder *b)
{
    while (b->size % 32)
        gguf_put(b, "", 1);
}

/* Write the first `bytes` bytes to a new temporary file; its path stays valid until the next
 * call. */
static inline const char *gguf_write(const gguf_builder *b, size_t bytes)
{
    static char path[] = "/tmp/rs_gguf_XXXXXX";
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
    int fd = mkstemp(path);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "wb");
    if (!file || fwrite(b->data, 1, bytes, file) != bytes || fclose(file))
        abort();
    return path;
}

static inline void gguf_free(gguf_builder *b)
{
    free(b->data);
    *b = (gguf_builder){0};
}

#endif
