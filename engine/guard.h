/* What a model takes of a device's memory, and whether that fits. Layer: engine. */
#ifndef RS_ENGINE_GUARD_H
#define RS_ENGINE_GUARD_H

#include "sweep/base/status.h"

/* Bytes but for what grows with the context, which is counted a page and a position. */
typedef struct rs_guard {
    size_t weights;        /* projections in the layout of each shape's narrowest band */
    size_t second_layouts; /* copies that other bands read */
    size_t vectors;        /* norms, biases and, on a GPU, the embedding */
    size_t workspace;      /* activations, logits, scratch of candidates and attention */
    size_t page_bytes;     /* keys and values of a page of one lane */
    size_t position_bytes; /* sines and cosines of one position */
    int32_t lanes, context;
    int32_t context_max; /* what the model has */
} rs_guard;

/* Keys and values of `context` positions in every lane, and what is kept a position. */
size_t rs_guard_context_bytes(const rs_guard *guard, int32_t context);

/* All of it at `context` positions. */
size_t rs_guard_bytes(const rs_guard *guard, int32_t context);

/* Largest context of whole pages, or context_max, that fits into `limit` bytes; 0: none. */
int32_t rs_guard_context(const rs_guard *guard, size_t limit);

/* Write the terms to the log, one line each and their sum. */
void rs_guard_log(const rs_guard *guard);

/* NO_MEMORY in one line with the terms and the largest context that fits. */
RS_NODISCARD rs_status rs_guard_check(const rs_guard *guard, size_t limit, rs_err *err);

/* Bytes as a number with an optional k, m or g (powers of 1024). USAGE. */
RS_NODISCARD rs_status rs_guard_parse(const char *what,
                                      const char *text,
                                      size_t *out_bytes,
                                      rs_err *err);

#endif
