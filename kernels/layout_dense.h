/* Layouts without quantisation: what peers read that know plain numbers alone. Layer: kernels.
   One row-major plane of N x K values, K not padded; repack multiplies codes and scales out. */
#ifndef RS_KERNELS_LAYOUT_DENSE_H
#define RS_KERNELS_LAYOUT_DENSE_H

#include "kernels/layout.h"

#ifdef __cplusplus
extern "C" {
#endif

/* bf16, each value rounded once (nearest even). Cannot be unpacked. */
extern const rs_layout rs_layout_bf16_dense;

/* FP32, exact: a code times its scale has at most 19 significant bits. Cannot be unpacked: the
   scale of a group of zeros is lost. */
extern const rs_layout rs_layout_f32_dense;

#ifdef __cplusplus
}
#endif
#endif
