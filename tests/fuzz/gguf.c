/* Fuzz target: a model file of somebody else is read, listed and converted, or refused with a
   message. An input is a whole GGUF file. Layer: tests. */
#include "fuzz.h"

#include "kernels/layout.h"
#include "kernels/model.h"

enum { WEIGHTS_MAX = 1 << 20 };

static void check_tensor(const rs_gguf_tensor *t)
{
    volatile uint8_t sink = 0;
    RS_CHECK(t->name && t->type && t->dim_count >= 0 && t->dim_count <= RS_GGUF_DIMS_MAX);
    if (t->bytes) { /* both ends lie in the mapping, or this crashes */
        sink = t->data[0];
        sink = t->data[t->bytes - 1];
    }
    (void)sink;
}

static void read_file(const char *path)
{
    rs_gguf *gguf = NULL;
    rs_err err = {0};
    int64_t number = 0;
    rs_status st = rs_gguf_open(path, &gguf, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    for (size_t i = 0; i < rs_gguf_tensor_count(gguf); i++) {
        const rs_gguf_tensor *t = rs_gguf_tensor_at(gguf, i);
        check_tensor(t);
        RS_CHECK(rs_gguf_tensor_find(gguf, t->name));
    }
    (void)rs_gguf_int(gguf, "general.alignment", &number);
    (void)rs_gguf_find(gguf, "tokenizer.ggml.tokens");
    rs_gguf_close(gguf);
}

static void convert(const rs_model *model, size_t index)
{
    const rs_projection *p = rs_model_projection(model, index);
    size_t bytes = rs_layout_row_split.bytes(p->shape.format, p->shape.n, p->shape.k);
    rs_err err = {0};
    double added = 0;
    void *out = bytes && bytes <= WEIGHTS_MAX ? malloc(bytes) : NULL;
    if (out)
        fuzz_check_error(rs_model_weights(model, index, out, &added, &err), &err);
    free(out);
}

static void read_model(const char *path)
{
    rs_model *model = NULL;
    rs_err err = {0};
    rs_status st = rs_model_open(path, &model, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    (void)rs_model_text(model, "general.architecture");
    for (size_t i = 0; i < rs_model_projection_count(model) && i < 16; i++)
        convert(model, i);
    rs_model_fuse_gates(model, RS_OP_linear_swiglu);
    for (size_t i = 0; i < rs_model_projection_count(model) && i < 16; i++)
        convert(model, i);
    rs_model_close(model);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    fuzz_path(".gguf", path);
    fuzz_write(path, data, size);
    read_file(path);
    read_model(path);
    unlink(path);
    return 0;
}
