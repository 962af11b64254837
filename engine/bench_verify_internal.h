/* What running and printing of `engine bench --verify` share. Layer: engine; private to
   bench_verify*.c. */
#ifndef RS_ENGINE_BENCH_VERIFY_INTERNAL_H
#define RS_ENGINE_BENCH_VERIFY_INTERNAL_H

#include "engine/bench_verify.h"

enum { RS_BENCH_PLAIN, RS_BENCH_DRAFTS, RS_BENCH_SIDES };

typedef struct rs_bench_verify_result {
    rs_corpus text, output;
    rs_bench_rate rates[RS_BENCH_SIDES]; /* decoded tokens a second */
    rs_bench_rate ratio;                 /* with drafts / without, of the pairs */
    rs_verify_times times;               /* of all rounds */
    double pass_ns[RS_FORWARD_LOGITS + 1];
    int32_t same;      /* rounds with equal texts */
    bool must_be_same; /* by the routes in use */
} rs_bench_verify_result;

typedef struct rs_bench_verify_head {
    const char *path, *tier, *text;
    rs_verify verify;
    int32_t threads, lanes, prompt, decode, rounds;
    float temperature;
} rs_bench_verify_head;

void rs_bench_verify_print(const rs_bench_verify_head *head, const rs_bench_verify_result *r);
void rs_bench_verify_json(const rs_bench_verify_head *head, const rs_bench_verify_result *r);

#endif
