/* Gates: intervals, and the lines that tell. Layer: sweep. */
#include "sweep/selftest.h"

#include "sweep/base/hash.h"
#include "sweep/base/json.h"

#include <math.h>
#include <stdarg.h>

static const double z975 = 1.959964;

typedef struct gate {
    char name[128];
    rs_gate_kind kind;
    double bound, value, lo, hi;
    int64_t trials;
    bool share; /* shown in per cent */
} gate;

static void put_text(const rs_selftest *test, const gate *g, const char *verdict)
{
    static const char *const signs[] = {"<=", ">=", ""};
    double scale = g->share ? 100 : 1;
    const char *unit = g->share ? " %" : "";
    char bound[32] = "", range[48] = "";
    if (g->kind != RS_GATE_TOLD)
        snprintf(bound, sizeof bound, "%s %.2f%s", signs[g->kind], scale * g->bound, unit);
    if (g->lo < g->hi)
        snprintf(range, sizeof range, "[%.2f, %.2f]", scale * g->lo, scale * g->hi);
    fprintf(test->out, "%-4s %-66s %11s %8.2f%-2s %-17s %lld\n", verdict, g->name, bound,
            scale * g->value, unit, range, (long long)g->trials);
    fflush(test->out);
}

static void put_json(rs_json *json, const gate *g, bool pass)
{
    static const char *const kinds[] = {"at_most", "at_least", "told"};
    rs_json_object(json, NULL);
    rs_json_text(json, "name", g->name);
    rs_json_text(json, "kind", kinds[g->kind]);
    if (g->kind != RS_GATE_TOLD)
        rs_json_num(json, "bound", g->bound);
    rs_json_num(json, "value", g->value);
    rs_json_num(json, "lo", g->lo);
    rs_json_num(json, "hi", g->hi);
    rs_json_int(json, "trials", g->trials);
    if (g->kind != RS_GATE_TOLD)
        rs_json_bool(json, "pass", pass);
    rs_json_close(json, '}');
}

static void report(rs_selftest *test, const gate *g)
{
    bool pass = g->kind == RS_GATE_AT_LEAST ? g->value >= g->bound : g->value <= g->bound;
    pass = pass || g->kind == RS_GATE_TOLD;
    if (g->kind != RS_GATE_TOLD)
        test->gates++;
    test->failed += !pass;
    if (test->json)
        put_json(test->json, g, pass);
    else
        put_text(test, g, g->kind == RS_GATE_TOLD ? "" : pass ? "ok" : "FAIL");
}

void rs_gate_rate(rs_selftest *test,
                  rs_gate_kind kind,
                  double bound,
                  int64_t hits,
                  int64_t trials,
                  const char *format,
                  ...)
{
    va_list args;
    double n = trials > 0 ? (double)trials : 1, p = (double)hits / n, z2 = z975 * z975;
    double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = z975 * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    gate g = {.kind = kind, .bound = bound, .value = p, .trials = trials, .share = true};
    g.lo = fmax(0, middle - half);
    g.hi = fmin(1, middle + half);
    va_start(args, format);
    vsnprintf(g.name, sizeof g.name, format, args);
    va_end(args);
    report(test, &g);
}

void rs_gate_mean(rs_selftest *test,
                  rs_gate_kind kind,
                  double bound,
                  double sum,
                  double squares,
                  int64_t trials,
                  const char *format,
                  ...)
{
    va_list args;
    double n = trials > 0 ? (double)trials : 1, mean = sum / n;
    double half = z975 * sqrt(fmax(0, squares / n - mean * mean) / n);
    gate g = {.kind = kind,
              .bound = bound,
              .value = mean,
              .lo = mean - half,
              .hi = mean + half,
              .trials = trials};
    va_start(args, format);
    vsnprintf(g.name, sizeof g.name, format, args);
    va_end(args);
    report(test, &g);
}

void rs_gate_most(
    rs_selftest *test, double bound, double most, int64_t trials, const char *format, ...)
{
    va_list args;
    gate g = {.kind = RS_GATE_AT_MOST,
              .bound = bound,
              .value = most,
              .lo = most,
              .hi = most,
              .trials = trials,
              .share = true};
    va_start(args, format);
    vsnprintf(g.name, sizeof g.name, format, args);
    va_end(args);
    report(test, &g);
}

uint64_t rs_selftest_seed(const rs_selftest *test, const char *name, int64_t index)
{
    rs_hash hash = {0};
    rs_hash_add_text(&hash, name);
    rs_rng rng = {hash.value ^ test->seed};
    rng.state = rs_rng_u64(&rng) + (uint64_t)index * 0xd1342543de82ef95u;
    return rs_rng_u64(&rng);
}
