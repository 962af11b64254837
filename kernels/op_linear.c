/* The ops on one weight matrix: FP64 oracle and the verdict on errors. Layer: kernels. */
#include "kernels/op_linear.h"

#include "kernels/fp.h"
#include "kernels/oracle.h"

#include <math.h>

enum { WAYS = 8 }; /* sums side by side: one would wait for itself at each step */

typedef struct sums {
    double terms[WAYS], squares[WAYS];
} sums;

#define ALWAYS_INLINE static inline __attribute__((always_inline))

ALWAYS_INLINE void add_terms(sums *s, const double *w, const uint16_t *x, int ways)
{
    for (int way = 0; way < ways; way++) {
        double term = w[way] * (double)rs_fp_from_bf16(x[way]);
        s->terms[way] += term;
        s->squares[way] += term * term;
    }
}

/* In FP64 the order of the sum is no matter. Adds the squares of the terms to *energy. */
ALWAYS_INLINE double dot_body(const double *w, const uint16_t *x, int32_t k, double *energy)
{
    sums s = {0};
    double all = 0;
    int32_t i = 0;
    for (; i + WAYS <= k; i += WAYS)
        add_terms(&s, w + i, x + i, WAYS);
    add_terms(&s, w + i, x + i, k - i);
    for (int way = 0; way < WAYS; way++) {
        all += s.terms[way];
        *energy += s.squares[way];
    }
    return all;
}

/* The same text compiled for wider registers: at wide T the oracle is what a check waits for.
 */
#ifdef __x86_64__
__attribute__((target("avx2,fma"), optimize("O3"))) static double
dot_avx2(const double *w, const uint16_t *x, int32_t k, double *energy)
{
    return dot_body(w, x, k, energy);
}
#endif

static double dot(const double *w, const uint16_t *x, int32_t k, double *energy)
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return dot_avx2(w, x, k, energy);
#endif
    return dot_body(w, x, k, energy);
}

/* f(g) and f'(g) of a gated op. */
typedef struct act {
    double value, slope;
} act;

static act silu(double g)
{
    double s = 1 / (1 + exp(-g));
    return (act){g * s, s * (1 + g * (1 - s))};
}

static act gelu_tanh(double g)
{
    const double c = 0.79788456080286535588, cube = 0.044715;
    double th = tanh(c * (g + cube * g * g * g));
    return (act){0.5 * g * (1 + th),
                 0.5 * (1 + th) + 0.5 * g * (1 - th * th) * c * (1 + 3 * cube * g * g)};
}

size_t rs_oracle_scratch(const rs_shape *shape)
{
    size_t rows = rs_op_get(shape->op)->gated ? 2 : 1;
    return rows * (size_t)rs_format_k_padded(shape->k);
}

double rs_oracle_gated(
    rs_op op, double g, double u, double g_energy, double u_energy, double *out_energy)
{
    act a = op == RS_OP_linear_swiglu ? silu(g) : gelu_tanh(g);
    *out_energy = a.slope * u * (a.slope * u) * g_energy + a.value * a.value * u_energy;
    return a.value * u;
}

static double gated(rs_op op,
                    const double *gate,
                    const double *up,
                    const uint16_t *x,
                    int32_t k,
                    double *energy)
{
    double gate_energy = 0, up_energy = 0;
    double g = dot(gate, x, k, &gate_energy), u = dot(up, x, k, &up_energy);
    return rs_oracle_gated(op, g, u, gate_energy, up_energy, energy);
}

rs_status rs_oracle_row(const rs_oracle *oracle,
                        int32_t row,
                        double *scratch,
                        double *out_y,
                        rs_energy *out_energy,
                        rs_err *err)
{
    const rs_shape *s = &oracle->shape;
    const rs_op_info *op = rs_op_get(s->op);
    size_t k = (size_t)s->k, n = (size_t)s->n;
    rs_energy energy = {0};
    double *up = scratch + rs_format_k_padded(s->k);
    rs_status st = rs_layout_decode_row(s->format, s->n, s->k, oracle->w, row, scratch, err);
    if (!st && op->gated)
        st = rs_layout_decode_row(s->format, s->n, s->k, oracle->w, s->n / 2 + row, up, err);
    if (st)
        return st;
    for (size_t c = 0; c < (size_t)oracle->t; c++) {
        const uint16_t *x = oracle->x + c * k;
        double one = 0;
        out_y[c] =
            op->gated ? gated(s->op, scratch, up, x, s->k, &one) : dot(scratch, x, s->k, &one);
        energy.sum += one;
        energy.max = op->gated && one > energy.max ? one : energy.max;
        if (op->reads_y)
            out_y[c] += (double)rs_fp_from_bf16(oracle->residual[c * n + (size_t)row]);
    }
    if (out_energy)
        *out_energy = energy;
    return RS_OK;
}

double rs_op_linear_limit(rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8 ? 0.03 : 0x1p-8;
}

double rs_op_linear_share_max(rs_numeric numeric)
{
    return numeric == RS_NUMERIC_rounded ? 0.8 : 1.0;
}

void rs_error_add(rs_error *error, double reference, uint16_t y_bf16)
{
    double y = (double)rs_fp_from_bf16(y_bf16);
    error->values++;
    if (!isfinite(y) || !isfinite(reference)) {
        error->not_finite++;
        return;
    }
    double diff = fmax(fabs(y - reference) - 0x1p-100, 0), magnitude = fabs(reference);
    error->diff2 += diff * diff;
    error->ref2 += reference * reference;
    error->max_diff = fmax(error->max_diff, diff);
    error->max_ref = fmax(error->max_ref, magnitude);
}

/* Error of one sum over the root of its energy: what a gated op passes on. */
static double sum_error(rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8        ? 0.03
           : numeric == RS_NUMERIC_rounded ? 0x1p-8 / sqrt(12)
                                           : 0;
}

/* a8 carries the quantisation of x, so its gross limit scales with its relative limit. */
static double gross_limit(const rs_error *error, rs_numeric numeric)
{
    double tail = 6 * sum_error(numeric) * sqrt(error->energy.max);
    if (numeric != RS_NUMERIC_a8)
        return 1e-6 + 2.0 / 256 * error->max_ref + tail;
    double usual = error->values ? sqrt(error->energy.sum / (double)error->values) : 0;
    return 1e-6 + fmax(0.06 * fmax(error->max_ref, usual), tail);
}

/* Judged by energy: a8, and of a gated op `rounded`. */
static bool by_energy(const rs_error *error, rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8 || (numeric == RS_NUMERIC_rounded && error->energy.max > 0);
}

/* A ratio of two sums over few outputs scatters: by about 1/sqrt(2 values) each. The error of x
   is drawn anew with x, so a8 gets three times that; of class rounded half of the error is that
   of the weights, drawn anew with them: two times. Of exact it is the rounding of y itself,
   which few outputs show as well as many. */
static double l2_limit(const rs_error *error, rs_numeric numeric)
{
    double limit = rs_op_linear_limit(numeric), values = (double)error->values;
    if (error->values > 0 && numeric == RS_NUMERIC_rounded && !by_energy(error, numeric))
        return limit * (1 + 2 / sqrt(values));
    if (!by_energy(error, numeric) || error->values == 0)
        return limit;
    if (error->energy.max > 0) /* so many values as large as the largest */
        values = error->energy.sum / error->energy.max;
    return limit * (1 + 3 / sqrt(values));
}

static double scale2(const rs_error *error, rs_numeric numeric)
{
    return by_energy(error, numeric) ? fmax(error->ref2, error->energy.sum) : error->ref2;
}

rs_status rs_error_judge(const rs_error *error,
                         rs_numeric numeric,
                         rs_error_verdict *out_verdict,
                         rs_err *err)
{
    rs_error_verdict v = {.gross = error->max_diff, .gross_limit = gross_limit(error, numeric)};
    double limit = l2_limit(error, numeric), scale = scale2(error, numeric);
    v.rel_l2 = scale > 0 ? sqrt(error->diff2 / scale) : error->diff2 > 0 ? INFINITY : 0;
    v.share = fmax(v.rel_l2 / limit, v.gross / v.gross_limit);
    *out_verdict = v;
    if (error->values == 0)
        return rs_err_set(err, RS_CHECK, "no output was checked");
    if (error->not_finite)
        return rs_err_set(err, RS_CHECK,
                          "%lld of %lld checked outputs are NaN or infinite (not written?)",
                          (long long)error->not_finite, (long long)error->values);
    if (!(v.share <= rs_op_linear_share_max(numeric)))
        return rs_err_set(
            err, RS_CHECK,
            "relative L2 error %.3g (limit %.3g), largest error %.3g (limit %.3g)", v.rel_l2,
            limit * rs_op_linear_share_max(numeric), v.gross, v.gross_limit);
    return RS_OK;
}
