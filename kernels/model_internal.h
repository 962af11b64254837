/* What the files of a model's projections share. Layer: kernels; private to model*.c. */
#ifndef RS_KERNELS_MODEL_INTERNAL_H
#define RS_KERNELS_MODEL_INTERNAL_H

#include "kernels/model.h"
#include "kernels/parts.h"
#include "sweep/base/arena.h"

enum { RS_MODEL_ROWS_MAX = 3 };

/* Tensors of one type whose rows make one matrix, behind each other. */
typedef struct rs_model_rows {
    const rs_gguf_tensor *tensors[RS_MODEL_ROWS_MAX];
    int32_t count;
    bool lossless; /* as rs_projection's, of this matrix */
} rs_model_rows;

typedef struct rs_model_weight {
    rs_projection projection;
    rs_model_rows parts[RS_PARTS_MAX]; /* as many as the shape has */
} rs_model_weight;

struct rs_model {
    rs_arena *arena;
    rs_gguf *gguf;
    rs_model_weight *weights;
    size_t count, room;
};

#endif
