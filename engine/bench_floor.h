/* How far decode is from reading its bytes, and prefill from its projections. Layer: engine. */
#ifndef RS_ENGINE_BENCH_FLOOR_H
#define RS_ENGINE_BENCH_FLOOR_H

#include "engine/bench_model.h"
#include "sweep/base/json.h"

typedef struct rs_bench_floor {
    rs_forward_bytes bytes; /* that a step of decode reads, at the mean depth of the run */
    double read_gbps;       /* ceiling; 0: not known */
    bool measured;          /* in this run, by a plain read of the weights; else given */
    double share;           /* bytes a second of decode / ceiling */
    /* One pass of a prefill and one step of decode: whole, and their projections alone; 0: not
       measured. */
    double pass_ns, pass_projections_ns, step_ns, step_projections_ns;
} rs_bench_floor;

/* `read_gbps` 0: measured where the backend can. Decode and prefill have run: `result`. */
RS_NODISCARD rs_status rs_bench_floor_measure(rs_forward *forward,
                                              const rs_bench_model_options *options,
                                              const rs_bench_model_result *result,
                                              rs_bench_floor *out_floor,
                                              rs_err *err);

/* Lines for people; nothing where nothing is known. */
void rs_bench_floor_print(const rs_bench_floor *floor);
void rs_bench_floor_json(const rs_bench_floor *floor, rs_json *json);

#endif
