/* GGUF reader: a cursor that cannot leave the file, metadata, tensor list. Layer: kernels.
   Source: docs/gguf.md of ggml. */
#include "kernels/gguf.h"

#include "sweep/base/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ALIGNMENT_DEFAULT = 32, ALIGNMENT_MAX = 1 << 20, NAME_MAX_BYTES = 256 };

/* Far above any real model (about 100 values, 50 000 tensors); bounds the memory taken. */
enum { VALUES_MAX = 1 << 16, TENSORS_MAX = 1 << 20, TEXT_MAX_BYTES = 1 << 24 };

/* Least bytes of a metadata entry (empty key, type, one byte) and of a tensor entry. */
enum { ENTRY_MIN_BYTES = 8 + 4 + 1, TENSOR_MIN_BYTES = 8 + 4 + 8 + 4 + 8 };

struct rs_gguf {
    rs_arena *arena;
    const uint8_t *map;
    size_t size;
    rs_gguf_value *values;
    size_t value_count;
    rs_gguf_tensor *tensors;
    size_t tensor_count;
};

typedef struct cursor {
    const uint8_t *map;
    size_t size, at;
    rs_err *err;
} cursor;

static rs_status truncated(const cursor *c, const char *what)
{
    return rs_err_set(
        c->err, RS_FORMAT,
        "truncated: %s at byte %zu runs past the end (%zu bytes); download the file again",
        what, c->at, c->size);
}

static rs_status take(cursor *c, uint64_t bytes, const char *what, const uint8_t **out)
{
    if (bytes > c->size - c->at)
        return truncated(c, what);
    *out = c->map + c->at;
    c->at += (size_t)bytes;
    return RS_OK;
}

static rs_status take_u32(cursor *c, const char *what, uint32_t *out)
{
    const uint8_t *p = NULL;
    rs_status st = take(c, 4, what, &p);
    if (!st && p)
        memcpy(out, p, 4);
    return st;
}

static rs_status take_u64(cursor *c, const char *what, uint64_t *out)
{
    const uint8_t *p = NULL;
    rs_status st = take(c, 8, what, &p);
    if (!st && p)
        memcpy(out, p, 8);
    return st;
}

static rs_status
take_text(cursor *c, const char *what, const uint8_t **out, uint64_t *out_length)
{
    rs_status st = take_u64(c, what, out_length);
    return st ? st : take(c, *out_length, what, out);
}

/* Keys and tensor names are printed and compared, so only printable ASCII is let in. */
static rs_status take_name(cursor *c, rs_arena *arena, const char *what, const char **out)
{
    size_t start = c->at;
    const uint8_t *text = NULL;
    uint64_t length = 0;
    rs_status st = take_text(c, what, &text, &length);
    if (st)
        return st;
    bool ok = length > 0 && length <= NAME_MAX_BYTES;
    for (uint64_t i = 0; ok && i < length; i++)
        ok = text[i] > 0x20 && text[i] < 0x7f;
    if (!ok)
        return rs_err_set(
            c->err, RS_FORMAT,
            "%s at byte %zu is empty, longer than %d bytes or not printable; the file "
            "is damaged",
            what, start, NAME_MAX_BYTES);
    char *copy = rs_arena_alloc(arena, (size_t)length + 1);
    memcpy(copy, text, (size_t)length);
    *out = copy;
    return RS_OK;
}

/* Bytes of a value of fixed size; 0 for texts and arrays. */
static unsigned kind_bytes(rs_gguf_kind kind)
{
    static const uint8_t bytes[RS_GGUF_KIND_COUNT] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
    return bytes[kind];
}

static rs_status take_kind(cursor *c, rs_gguf_kind *out)
{
    uint32_t kind = 0;
    rs_status st = take_u32(c, "the type of a metadata value", &kind);
    if (st)
        return st;
    if (kind >= RS_GGUF_KIND_COUNT)
        return rs_err_set(c->err, RS_FORMAT, "metadata type %u at byte %zu does not exist",
                          kind, c->at - 4);
    *out = (rs_gguf_kind)kind;
    return RS_OK;
}

static rs_status take_elements(cursor *c, rs_gguf_value *v)
{
    size_t start = c->at;
    rs_status st = RS_OK;
    const uint8_t *p = NULL;
    unsigned size = kind_bytes(v->kind);
    if (size) {
        if (v->count > c->size / size)
            return truncated(c, v->key);
        st = take(c, v->count * size, v->key, &p);
    } else {
        uint64_t length = 0;
        for (uint64_t i = 0; i < v->count && !st; i++)
            st = take_text(c, v->key, &p, &length);
    }
    v->data = c->map + start;
    v->bytes = c->at - start;
    return st;
}

static rs_status take_value(cursor *c, rs_arena *arena, rs_gguf_value *v)
{
    rs_status st = take_name(c, arena, "a metadata key", &v->key);
    if (st || (st = take_kind(c, &v->kind)))
        return st;
    v->count = 1;
    if (v->kind == RS_GGUF_KIND_ARRAY) {
        v->is_array = true;
        if ((st = take_kind(c, &v->kind)) || (st = take_u64(c, v->key, &v->count)))
            return st;
        if (v->kind == RS_GGUF_KIND_ARRAY)
            return rs_err_set(c->err, RS_UNSUPPORTED, "'%.64s' is an array of arrays", v->key);
    }
    if ((st = take_elements(c, v)))
        return st;
    if (!v->is_array && v->kind == RS_GGUF_KIND_TEXT && v->bytes <= TEXT_MAX_BYTES) {
        size_t length = v->bytes - 8;
        char *text = rs_arena_alloc(arena, length + 1);
        memcpy(text, v->data + 8, length);
        v->text = text;
    }
    return RS_OK;
}

static rs_status take_dims(cursor *c, rs_gguf_tensor *t)
{
    uint32_t dim_count = 0;
    rs_status st = take_u32(c, t->name, &dim_count);
    if (st)
        return st;
    if (dim_count < 1 || dim_count > RS_GGUF_DIMS_MAX)
        return rs_err_set(c->err, RS_FORMAT,
                          "tensor %.64s has %u dimensions, 1..%d are possible", t->name,
                          dim_count, RS_GGUF_DIMS_MAX);
    t->dim_count = (int32_t)dim_count;
    for (int i = 0; i < RS_GGUF_DIMS_MAX; i++) {
        uint64_t dim = 1;
        if (i < t->dim_count && (st = take_u64(c, t->name, &dim)))
            return st;
        if (dim < 1 || dim > INT64_MAX)
            return rs_err_set(c->err, RS_FORMAT, "tensor %.64s: dimension %d is %llu", t->name,
                              i, (unsigned long long)dim);
        t->dims[i] = (int64_t)dim;
    }
    return RS_OK;
}

/* Bytes of the tensor from its dimensions; every product is checked. */
static rs_status size_tensor(cursor *c, rs_gguf_tensor *t)
{
    const rs_gguf_type *type = t->type;
    if (t->dims[0] % type->elements)
        return rs_err_set(c->err, RS_FORMAT,
                          "tensor %.64s: %lld values a row are no multiple of a %s block (%d)",
                          t->name, (long long)t->dims[0], type->name, type->elements);
    uint64_t bytes = (uint64_t)(t->dims[0] / type->elements);
    bool overflow = __builtin_mul_overflow(bytes, (uint64_t)type->bytes, &bytes);
    for (int i = 1; i < RS_GGUF_DIMS_MAX; i++)
        overflow |= __builtin_mul_overflow(bytes, (uint64_t)t->dims[i], &bytes);
    if (overflow || bytes > c->size)
        return rs_err_set(
            c->err, RS_FORMAT,
            "tensor %.64s needs more bytes than the file has (%zu); download it again", t->name,
            c->size);
    t->bytes = (size_t)bytes;
    return RS_OK;
}

/* `data` holds the offset from the data section until place_tensors. */
static rs_status
take_tensor(cursor *c, rs_arena *arena, rs_gguf_tensor *t, uint64_t *out_offset)
{
    rs_status st = take_name(c, arena, "a tensor name", &t->name);
    if (st || (st = take_dims(c, t)) || (st = take_u32(c, t->name, &t->type_number)) ||
        (st = take_u64(c, t->name, out_offset)))
        return st;
    t->type = rs_gguf_type_get(t->type_number);
    if (!t->type)
        return rs_err_set(
            c->err, RS_UNSUPPORTED,
            "tensor %.64s has block type number %u, which this build does not know; "
            "convert the model to Q4_K_M or Q8_0",
            t->name, t->type_number);
    return size_tensor(c, t);
}

static rs_status
place_tensors(cursor *c, rs_gguf *g, const uint64_t *offsets, uint64_t alignment)
{
    RS_CHECK(alignment > 0); /* read_head refuses 0 */
    uint64_t start = (c->at + alignment - 1) / alignment * alignment;
    for (size_t i = 0; i < g->tensor_count; i++) {
        rs_gguf_tensor *t = &g->tensors[i];
        if (offsets[i] % alignment)
            return rs_err_set(c->err, RS_FORMAT,
                              "tensor %.64s: offset %llu is no multiple of the alignment %llu",
                              t->name, (unsigned long long)offsets[i],
                              (unsigned long long)alignment);
        uint64_t end = 0;
        if (__builtin_add_overflow(start, offsets[i], &end) ||
            __builtin_add_overflow(end, (uint64_t)t->bytes, &end) || end > c->size)
            return rs_err_set(
                c->err, RS_FORMAT,
                "truncated: the data of tensor %.64s (%zu bytes at offset %llu) runs past "
                "the end (%zu bytes); download the file again",
                t->name, t->bytes, (unsigned long long)offsets[i], c->size);
        t->data = g->map + start + offsets[i];
    }
    return RS_OK;
}

static rs_status read_alignment(const rs_gguf *g, rs_err *err, uint64_t *out)
{
    int64_t alignment = ALIGNMENT_DEFAULT;
    if (rs_gguf_find(g, "general.alignment") &&
        (!rs_gguf_int(g, "general.alignment", &alignment) || alignment < 8 || alignment % 8 ||
         alignment > ALIGNMENT_MAX))
        return rs_err_set(err, RS_FORMAT, "general.alignment is no multiple of 8 in 8..%d",
                          ALIGNMENT_MAX);
    *out = (uint64_t)alignment;
    return RS_OK;
}

static rs_status read_header(cursor *c, uint64_t *out_tensors, uint64_t *out_values)
{
    const uint8_t *magic = NULL;
    uint32_t version = 0;
    rs_status st = take(c, 4, "the magic", &magic);
    if (st)
        return st;
    if (!magic || memcmp(magic, "GGUF", 4) != 0)
        return rs_err_set(c->err, RS_FORMAT, "no GGUF file (it does not start with 'GGUF')");
    if ((st = take_u32(c, "the version", &version)))
        return st;
    if (version != 2 && version != 3)
        return rs_err_set(c->err, RS_UNSUPPORTED,
                          "GGUF version %u%s; versions 2 and 3 are read", version,
                          version && !(version & 0xffffu) ? " (a big-endian file)" : "");
    if ((st = take_u64(c, "the tensor count", out_tensors)) ||
        (st = take_u64(c, "the metadata count", out_values)))
        return st;
    size_t left = c->size - c->at;
    if (*out_tensors > left / TENSOR_MIN_BYTES || *out_tensors > TENSORS_MAX ||
        *out_values > left / ENTRY_MIN_BYTES || *out_values > VALUES_MAX)
        return rs_err_set(
            c->err, RS_FORMAT,
            "%llu tensors and %llu metadata values are more than %zu bytes can hold or "
            "any model has; the file is damaged",
            (unsigned long long)*out_tensors, (unsigned long long)*out_values, c->size);
    return RS_OK;
}

static rs_status parse(rs_gguf *g, rs_err *err)
{
    cursor c = {.map = g->map, .size = g->size, .err = err};
    uint64_t tensors = 0, values = 0, alignment = 0;
    rs_status st = read_header(&c, &tensors, &values);
    if (st)
        return st;
    g->values = rs_arena_array(g->arena, values + 1, sizeof *g->values);
    for (; g->value_count < values; g->value_count++)
        if ((st = take_value(&c, g->arena, &g->values[g->value_count])))
            return st;
    if ((st = read_alignment(g, err, &alignment)))
        return st;
    g->tensors = rs_arena_array(g->arena, tensors + 1, sizeof *g->tensors);
    uint64_t *offsets = rs_arena_array(g->arena, tensors + 1, sizeof *offsets);
    for (; g->tensor_count < tensors; g->tensor_count++)
        if ((st = take_tensor(&c, g->arena, &g->tensors[g->tensor_count],
                              &offsets[g->tensor_count])))
            return st;
    return place_tensors(&c, g, offsets, alignment);
}

static rs_status map_file(rs_gguf *g, const char *path, rs_err *err)
{
    struct stat info;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return rs_err_set(err, RS_IO, "%s; give the path of a GGUF file", strerror(errno));
    if (fstat(fd, &info) || !S_ISREG(info.st_mode)) {
        close(fd);
        return rs_err_set(err, RS_IO, "not a regular file; give the path of a GGUF file");
    }
    if (info.st_size < 4) { /* an empty file cannot be mapped */
        close(fd);
        return rs_err_set(err, RS_FORMAT, "no GGUF file (it has %lld bytes)",
                          (long long)info.st_size);
    }
    g->size = (size_t)info.st_size;
    void *map = mmap(NULL, g->size, PROT_READ, MAP_PRIVATE, fd, 0);
    int error = errno;
    close(fd);
    if (map == MAP_FAILED)
        return rs_err_set(err, RS_IO, "cannot map %zu bytes: %s", g->size, strerror(error));
    g->map = map;
    return RS_OK;
}

rs_status rs_gguf_open(const char *path, rs_gguf **out_gguf, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_gguf *g = rs_arena_alloc(arena, sizeof *g);
    g->arena = arena;
    rs_status st = map_file(g, path, err);
    if (!st)
        st = parse(g, err);
    if (st) {
        rs_gguf_close(g);
        return rs_err_prefix(err, st, "%.200s", path);
    }
    *out_gguf = g;
    return RS_OK;
}

void rs_gguf_close(rs_gguf *gguf)
{
    if (!gguf)
        return;
    if (gguf->map)
        munmap((void *)gguf->map, gguf->size);
    rs_arena_free(gguf->arena);
}

size_t rs_gguf_tensor_count(const rs_gguf *gguf)
{
    return gguf->tensor_count;
}

const rs_gguf_tensor *rs_gguf_tensor_at(const rs_gguf *gguf, size_t index)
{
    RS_CHECK(index < gguf->tensor_count);
    return &gguf->tensors[index];
}

const rs_gguf_tensor *rs_gguf_tensor_find(const rs_gguf *gguf, const char *name)
{
    for (size_t i = 0; i < gguf->tensor_count; i++)
        if (!strcmp(gguf->tensors[i].name, name))
            return &gguf->tensors[i];
    return NULL;
}

const rs_gguf_value *rs_gguf_find(const rs_gguf *gguf, const char *key)
{
    for (size_t i = 0; i < gguf->value_count; i++)
        if (!strcmp(gguf->values[i].key, key))
            return &gguf->values[i];
    return NULL;
}

bool rs_gguf_int(const rs_gguf *gguf, const char *key, int64_t *out_value)
{
    const rs_gguf_value *v = rs_gguf_find(gguf, key);
    if (!v || v->is_array || v->kind == RS_GGUF_KIND_F32 || v->kind == RS_GGUF_KIND_F64 ||
        v->kind == RS_GGUF_KIND_BOOL || v->kind == RS_GGUF_KIND_TEXT)
        return false;
    uint64_t bits = 0;
    unsigned size = kind_bytes(v->kind);
    memcpy(&bits, v->data, size); /* little-endian, as the whole reader assumes */
    bool is_signed = v->kind == RS_GGUF_KIND_I8 || v->kind == RS_GGUF_KIND_I16 ||
                     v->kind == RS_GGUF_KIND_I32 || v->kind == RS_GGUF_KIND_I64;
    unsigned shift = 64 - 8 * size;
    if (is_signed)
        *out_value = (int64_t)(bits << shift) >> shift;
    else if (bits > INT64_MAX)
        return false;
    else
        *out_value = (int64_t)bits;
    return true;
}
