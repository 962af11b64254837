/* The real Gemma-3-270M with --weights exact against the NumPy reference of
   tests/reference/gemma3.py: logits at 64 positions of five prompts, and the greedy text.
   Skipped (77) where the file is not there: it is no part of the repository. Layer: tests. */
#include "engine/forward.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MODEL  RS_SOURCE_DIR "/models/gemma-3-270m-q4_k_m.gguf"
#define GOLDEN RS_SOURCE_DIR "/tests/data/forward/gemma3.bin"

/* Relative L2; the sketch of 32 signs estimates it to about 12 %. */
static const double limit = 1e-3;

enum { MAGIC = 0x464e5352, SIGNS_MAX = 64, TOP_MAX = 64 };

typedef struct header {
    uint32_t magic, prompts, positions, top, signs, greedy;
} header;

typedef struct position {
    int32_t id[TOP_MAX];
    float value[TOP_MAX], norm, sketch[SIGNS_MAX];
} position;

static void need(FILE *file, void *to, size_t bytes)
{
    if (fread(to, 1, bytes, file) != bytes) {
        puts(GOLDEN " is truncated; write it again with tests/reference/gemma3.py");
        exit(1);
    }
}

static void read_position(FILE *file, const header *h, position *p)
{
    need(file, p->id, 4 * h->top);
    need(file, p->value, 4 * h->top);
    need(file, &p->norm, 4);
    need(file, p->sketch, 4 * h->signs);
}

/* The same signs as in gemma3.py: bits of splitmix64 of the id. */
static uint64_t signs_of(uint64_t id)
{
    uint64_t z = (id + 1) * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static void make_sketch(const float *logits, int32_t vocab, uint32_t signs, double *out)
{
    memset(out, 0, signs * sizeof *out);
    for (int32_t i = 0; i < vocab; i++) {
        uint64_t bits = signs_of((uint64_t)i);
        for (uint32_t j = 0; j < signs; j++)
            out[j] += bits >> j & 1 ? -(double)logits[i] : (double)logits[i];
    }
    for (uint32_t j = 0; j < signs; j++)
        out[j] /= sqrt(signs);
}

/* Estimated relative L2 difference, or that of the largest logits when it is worse. */
static double difference(const header *h, const position *p, const float *logits, int32_t vocab)
{
    double sketch[SIGNS_MAX], all = 0, top = 0, norm = (double)p->norm;
    make_sketch(logits, vocab, h->signs, sketch);
    for (uint32_t j = 0; j < h->signs; j++)
        all += pow(sketch[j] - (double)p->sketch[j], 2);
    for (uint32_t j = 0; j < h->top; j++)
        top += pow((double)logits[p->id[j]] - (double)p->value[j], 2);
    return sqrt(fmax(all, top)) / norm;
}

static int32_t largest(const float *logits, int32_t vocab)
{
    int32_t best = 0;
    for (int32_t i = 1; i < vocab; i++)
        best = logits[i] > logits[best] ? i : best;
    return best;
}

static void check(rs_status st, const rs_err *err)
{
    if (st) {
        puts(err->msg);
        exit(1);
    }
}

static double check_logits(rs_forward *f, FILE *file, const header *h, const int32_t *ids)
{
    enum { ROWS = 16 };
    int32_t vocab = rs_forward_arch(f)->vocab;
    float *logits = malloc(ROWS * (size_t)vocab * sizeof *logits);
    rs_err err = {0};
    double worst = 0;
    if (!logits)
        abort();
    check(rs_kv_resize(rs_forward_kv(f), 0, 0, &err), &err);
    check(rs_forward_prefill(f, 0, ids, (int32_t)h->positions, &err), &err);
    for (uint32_t at = 0; at < h->positions; at += ROWS) {
        check(rs_forward_logits(f, (int32_t)at, ROWS, logits, &err), &err);
        for (int i = 0; i < ROWS; i++) {
            position p;
            read_position(file, h, &p);
            worst = fmax(worst, difference(h, &p, logits + (size_t)i * (size_t)vocab, vocab));
        }
    }
    free(logits);
    return worst;
}

/* Greedy tokens behind the prompt that differ from the reference's. */
static uint32_t check_greedy(rs_forward *f, const header *h, const int32_t *want)
{
    int32_t vocab = rs_forward_arch(f)->vocab, id = 0;
    float *logits = malloc((size_t)vocab * sizeof *logits);
    rs_err err = {0};
    uint32_t wrong = 0;
    if (!logits)
        abort();
    for (uint32_t i = 0; i < h->greedy; i++) {
        if (i)
            check(rs_forward_prefill(f, 0, &id, 1, &err), &err);
        check(rs_forward_logits(f, rs_forward_count(f) - 1, 1, logits, &err), &err);
        id = largest(logits, vocab);
        wrong += id != want[i];
    }
    free(logits);
    return wrong;
}

static int compare(rs_forward *f, FILE *file)
{
    header h;
    int faults = 0;
    need(file, &h, sizeof h);
    if (h.magic != MAGIC || h.signs > SIGNS_MAX || h.top > TOP_MAX || h.positions % 16 ||
        h.positions > (uint32_t)rs_forward_t_max(f))
        return puts(GOLDEN " is of another version") >= 0;
    size_t text = h.positions + h.greedy;
    int32_t *ids = calloc(h.prompts * text, sizeof *ids);
    if (!ids)
        abort();
    need(file, ids, h.prompts * text * sizeof *ids);
    for (uint32_t i = 0; i < h.prompts; i++) {
        const int32_t *prompt = ids + i * text;
        double worst = check_logits(f, file, &h, prompt);
        uint32_t wrong = check_greedy(f, &h, prompt + h.positions);
        printf("prompt %u: worst of %u positions %.2g (limit %.2g), %u of %u greedy tokens "
               "differ\n",
               i, h.positions, worst, limit, wrong, h.greedy);
        faults += !(worst <= limit) || wrong;
    }
    free(ids);
    return faults || h.prompts < 5;
}

int main(void)
{
    rs_forward_options o = {
        .weights = RS_WEIGHTS_EXACT, .kv_format = RS_KV_F32, .t_max = 64, .context = 128};
    rs_forward *f;
    rs_err err = {0};
    if (access(MODEL, R_OK)) {
        printf("SKIP: %s is not there\n", MODEL);
        return 77;
    }
    FILE *file = fopen(GOLDEN, "rb");
    if (!file) {
        puts("cannot read " GOLDEN);
        return 1;
    }
    check(rs_forward_open(MODEL, &o, &f, &err), &err);
    int failed = compare(f, file);
    rs_forward_close(f);
    fclose(file);
    return failed;
}
