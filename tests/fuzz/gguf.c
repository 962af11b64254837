/* Fuzz target: a model file is opened, refused with a message, or runs. What opens is read to
   the last byte: values, tensors, tokenizer, hyperparameters, weights, and one pass through the
   whole transformer. The seeds are whole models of one layer. */
#include "fuzz.h"

#include "engine/forward.h"
#include "engine/tokenizer.h"
#include "kernels/parts.h"

/* Every byte that the reader hands out can be read. */
static void touch(const uint8_t *data, size_t bytes)
{
    volatile uint8_t sum = 0;
    for (size_t i = 0; i < bytes; i++)
        sum = (uint8_t)(sum + data[i]);
}

static void read_all(const rs_gguf *g)
{
    int64_t number;
    for (size_t i = 0; i < rs_gguf_tensor_count(g); i++) {
        const rs_gguf_tensor *t = rs_gguf_tensor_at(g, i);
        RS_CHECK(rs_gguf_tensor_find(g, t->name));
        touch(t->data, t->bytes);
    }
    const rs_gguf_value *v = rs_gguf_find(g, "general.architecture");
    if (v)
        touch(v->data, v->bytes);
    (void)rs_gguf_int(g, "a.i8", &number);
}

static void encode(const rs_gguf *g)
{
    static const char text[] = "ab a\xc3\xa9 <end_of_turn>\n";
    rs_tokenizer *t = NULL;
    rs_err err = {0};
    rs_status st = rs_tokenizer_open(g, &t, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    rs_arena *arena = rs_arena_new();
    int32_t *ids = NULL;
    size_t count = 0, length = 0, room = rs_tokenizer_decode_room(t);
    char *out = rs_arena_alloc(arena, room);
    rs_token_stream stream = {0};
    st = rs_tokenizer_encode(t, text, sizeof text - 1, RS_ENCODE_SPECIAL, arena, &ids, &count,
                             &err);
    for (size_t i = 0; i < count && !st; i++)
        RS_CHECK(!rs_tokenizer_decode(t, &stream, ids[i], out, room, &length, &err));
    rs_arena_free(arena);
    rs_tokenizer_close(t);
}

static bool any(void *arg, const rs_shape *shape)
{
    (void)arg;
    (void)shape;
    return true;
}

/* Projections that a GPU's engine makes one op of, converted. */
static void join(const char *path)
{
    rs_model *m = NULL;
    rs_err err = {0};
    double added = 0;
    rs_status st = rs_model_open(path, &m, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    rs_model_fuse_gates(m, rs_model_gated_op(m));
    rs_model_join_inputs(m, any, NULL);
    for (size_t i = 0; i < rs_model_projection_count(m); i++) {
        void *out =
            malloc(rs_parts_bytes(&rs_layout_row_split, &rs_model_projection(m, i)->shape));
        RS_CHECK(out);
        st = rs_model_weights(m, i, out, &added, &err);
        fuzz_check_error(st, &err);
        free(out);
    }
    rs_model_close(m);
}

static void run(const char *path, rs_weights_mode weights)
{
    rs_forward_options o = {.weights = weights, .t_max = 2, .context = 2, .threads = 1};
    rs_forward *f = NULL;
    rs_err err = {0};
    rs_status st = rs_forward_open(path, &o, &f, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    const int32_t tokens[] = {0, 0};
    float *logits = malloc((size_t)rs_forward_arch(f)->vocab * sizeof *logits);
    RS_CHECK(logits);
    st = rs_forward_prefill(f, 0, tokens, 2, &err);
    if (!st)
        st = rs_forward_logits(f, 1, 1, logits, &err);
    fuzz_check_error(st, &err);
    free(logits);
    rs_forward_close(f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    rs_gguf *g = NULL;
    rs_err err = {0};
    fuzz_path(".gguf", path);
    fuzz_write(path, data, size);
    rs_status st = rs_gguf_open(path, &g, &err);
    fuzz_check_error(st, &err);
    if (!st) {
        read_all(g);
        encode(g);
        rs_gguf_close(g);
        join(path);
        run(path, RS_WEIGHTS_ROUTED);
        run(path, RS_WEIGHTS_EXACT);
    }
    unlink(path);
    return 0;
}
