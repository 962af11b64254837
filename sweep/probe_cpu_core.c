/* The CPU's probe of cores: multiply-adds, the thread pool, the clock. Layer: sweep. */
#include "sweep/base/clock.h"
#include "sweep/measure_cpu.h"
#include "sweep/probe_cpu.h"

enum { CLOCK_READS = 1000, POOL_RUNS = 200, MATH_STEPS = 100000 };

static const int64_t ASLEEP_NS = 4000000; /* pool threads spin for less than that */

static void empty_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)arg, (void)begin, (void)end, (void)thread;
}

void rs_probe_cpu_wake(rs_probe_cpu_state *p)
{
    rs_pool_run(p->pool, rs_pool_threads(p->pool), 1, empty_body, NULL);
}

/* ---- multiply-adds ---- */

typedef struct math_kind {
    const char *name;
    uint32_t feature; /* that the CPU must have; the loop sees no other */
    rs_numeric numeric;
} math_kind;

static const math_kind math_kinds[] = {
    {"fma_f32_avx2", RS_CPU_AVX2, RS_NUMERIC_exact},
    {"fma_f32_avx512", RS_CPU_AVX512, RS_NUMERIC_exact},
    {"bf16_dot", RS_CPU_AVX512_BF16, RS_NUMERIC_rounded},
    {"vnni_int8", RS_CPU_AVX512_VNNI, RS_NUMERIC_a8},
};

typedef struct math_job {
    rs_probe_cpu_state *p;
    const math_kind *kind;
    double operations; /* a step, from thread 0 */
} math_job;

static void math_body(void *arg, int64_t begin, int64_t end, int thread)
{
    math_job *job = arg;
    double operations = 0;
    for (int64_t i = begin; i < end; i++) {
        float sum = rs_measure_cpu_math(job->kind->feature, job->kind->numeric, MATH_STEPS,
                                        &operations);
        if (sum == 1.2345e-30f) /* practically never: keeps the loop, avoids a shared write */
            job->p->math_sink = sum;
    }
    if (thread == 0)
        job->operations = operations;
}

static rs_status sample_math(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    rs_probe_cpu_state *p = c->owner;
    math_job job = {.p = p, .kind = c->item};
    int threads = rs_pool_threads(p->pool);
    rs_probe_cpu_wake(p);
    int64_t start = rs_clock_ns();
    rs_pool_run(p->pool, threads, 1, math_body, &job);
    double ns = (double)(rs_clock_ns() - start);
    *out_value = job.operations * MATH_STEPS * threads / ns * 1e-3;
    return RS_OK;
}

/* ---- pool and clock ---- */

static rs_status sample_pool(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    rs_probe_cpu_wake(c->owner);
    int64_t start = rs_clock_ns();
    for (int i = 0; i < POOL_RUNS; i++)
        rs_probe_cpu_wake(c->owner);
    *out_value = (double)(rs_clock_ns() - start) / POOL_RUNS;
    return RS_OK;
}

/* The caller stays busy meanwhile, as it does when it flushes. */
static rs_status sample_asleep(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    int64_t start = rs_clock_ns(), now = start;
    while (now - start < ASLEEP_NS)
        now = rs_clock_ns();
    start = rs_clock_ns();
    rs_probe_cpu_wake(c->owner);
    *out_value = (double)(rs_clock_ns() - start);
    return RS_OK;
}

static rs_status sample_clock_cost(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)c, (void)err;
    int64_t start = rs_clock_ns(), now = start;
    for (int i = 0; i < CLOCK_READS; i++)
        now = rs_clock_ns();
    *out_value = (double)(now - start) / CLOCK_READS;
    return RS_OK;
}

/* Readings in a row are as close as the clock's cost allows, so the step is seen among the
   lengths of those intervals. */
static rs_status sample_clock_step(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)c, (void)err;
    double intervals[CLOCK_READS];
    int64_t last = rs_clock_ns();
    for (int i = 0; i < CLOCK_READS; i++) {
        int64_t now = rs_clock_ns();
        intervals[i] = (double)(now - last);
        last = now;
    }
    *out_value = rs_probe_step(intervals, CLOCK_READS, 0.5);
    return RS_OK;
}

void rs_probe_cpu_add_core(rs_probe_cpu_state *p, rs_probe_set *set)
{
    rs_probe_case c = {.owner = p, .sample = sample_math};
    for (size_t i = 0; i < sizeof math_kinds / sizeof *math_kinds; i++) {
        c.item = &math_kinds[i];
        if (p->device->cpu_features & math_kinds[i].feature)
            rs_probe_add(set, &c, "mma_tflops:%s", math_kinds[i].name);
    }
    c.sample = sample_pool;
    rs_probe_add(set, &c, "pool_ns:empty");
    c.sample = sample_asleep;
    rs_probe_add(set, &c, "pool_ns:asleep");
    c.sample = sample_clock_step;
    rs_probe_add(set, &c, "timer_ns:resolution");
    c.sample = sample_clock_cost;
    rs_probe_add(set, &c, "timer_ns:cost");
}
