/* The truth of the curve over 24 widths. Layer: sweep. */
#include "sweep/selftest.h"

#include <math.h>

const int32_t rs_curve_widths[RS_CURVE_WIDTHS] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 17, 24, 32, 33, 48, 64, 65, 80, 96, 97, 112, 128};
const char *const rs_curve_names[RS_CURVE_KERNELS] = {"gemv",   "lone",  "mma16",
                                                      "mma16b", "mma32", "mma64"};

static double tiles(int32_t t, int32_t tile)
{
    int32_t count = (t + tile - 1) / tile;
    return count;
}

/* Work grows with whole tiles, so the winners are not in the order of their tiles: mma64 serves
   33..64, mma32 65..96, mma64 again 97..128. mma16b is mma16 within 0.6 %, now better and now
   worse: worth no band. `lone` is 13 % ahead at one width and 30 % behind elsewhere. */
double rs_curve_ns(size_t kernel, int32_t t)
{
    double mma16 = fmax(1.04, 0.80 + 0.24 * tiles(t, 16));
    double mma32 = 0.95 + 0.22 * tiles(t, 32), mma64 = 0.76 + 0.48 * tiles(t, 64);
    double gemv = t <= RS_CURVE_NARROW ? fmax(1, 0.55 + 0.11 * t) : 0;
    double best = fmin(gemv > 0 ? gemv : INFINITY, fmin(mma16, fmin(mma32, mma64)));
    double lone = t == RS_CURVE_LONE ? best / 1.13 : best * 1.30;
    double mma16b = mma16 * (t % 2 ? 1.006 : 0.994);
    return 20000 * (double[RS_CURVE_KERNELS]){gemv, lone, mma16, mma16b, mma32, mma64}[kernel];
}

double rs_curve_best_ns(int32_t t)
{
    double best = INFINITY;
    for (size_t k = 0; k < RS_CURVE_KERNELS; k++)
        best = rs_curve_ns(k, t) > 0 ? fmin(best, rs_curve_ns(k, t)) : best;
    return best;
}
