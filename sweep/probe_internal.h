/* The figures of one probe run: named, sampled in interleaved rounds, reported. Layer: sweep,
   used by the probe files alone. */
#ifndef RS_SWEEP_PROBE_INTERNAL_H
#define RS_SWEEP_PROBE_INTERNAL_H

#include "kernels/backend.h"
#include "sweep/probe.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_PROBE_CASES = 64, RS_PROBE_ROUNDS_MIN = 7, RS_PROBE_ROUNDS_MAX = 21 };

/* Buffers of read_gbps and copy_gbps start here and grow by the factor 4. */
enum { RS_PROBE_SIZE_MIN = 1 << 20, RS_PROBE_SIZE_STEP = 4 };

/* Buffers of flush_ns. */
enum { RS_PROBE_FLUSH_SIZES = 3 };
extern const size_t rs_probe_flush_bytes[RS_PROBE_FLUSH_SIZES];

/* One figure. `sample` takes one value of it and neither allocates nor does I/O; the fields
   behind it are the backend's own. */
typedef struct rs_probe_case rs_probe_case;
struct rs_probe_case {
    char name[RS_PROBE_NAME];
    rs_status (*sample)(const rs_probe_case *c, double *out_value, rs_err *err);
    void *owner; /* the backend's state */
    const void *item;
    size_t bytes;
    int option;
};

typedef struct rs_probe_set {
    rs_probe_case cases[RS_PROBE_CASES];
    double values[RS_PROBE_CASES][RS_PROBE_ROUNDS_MAX];
    int count, rounds;
} rs_probe_set;

/* Append a copy of `c` under the formatted name. */
void rs_probe_add(rs_probe_set *set, const rs_probe_case *c, const char *format, ...)
    RS_PRINTF(3, 4);

/* Warm up, then sample all cases in rounds of random order until `limit_s` has passed or the
   rounds are complete, but never fewer than RS_PROBE_ROUNDS_MIN rounds. The first error ends
   it. */
RS_NODISCARD rs_status rs_probe_rounds(rs_probe_set *set, double limit_s, rs_err *err);

/* Median, 5 % and 95 % of every case, in the order in which they were added. Sorts the values.
 */
void rs_probe_report(rs_probe_set *set, rs_probe_sink *sink, void *arg);

/* Smallest step between `count` >= 1 clock values or durations: differences of at most
   `tolerance_ns` are rounding. 0 when all are equal. Sorts them. */
double rs_probe_step(double *ns, size_t count, double tolerance_ns);

/* Fill `set` and sample it. */
RS_NODISCARD rs_status rs_probe_cpu(const rs_device *device,
                                    rs_pool *pool,
                                    rs_probe_set *set,
                                    rs_err *err);
#ifdef ROUTESWEEP_CUDA
RS_NODISCARD rs_status rs_probe_cuda(const rs_device *device, rs_probe_set *set, rs_err *err);
#endif

#ifdef __cplusplus
}
#endif
#endif
