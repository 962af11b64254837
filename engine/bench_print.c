/* Tables for people and the plot's data file of `engine bench`. Layer: engine. */
#include "engine/bench_print.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 80, ROUTE_TEXT = RS_SCHEDULE_TEXT + 32 };

/* "cpu_linear_gemv_avx2/rows=4" -> "gemv_avx2/rows=4": backend and op are known from the
 * context. */
static const char *short_name(const rs_schedule *schedule, char out[RS_SCHEDULE_TEXT])
{
    rs_schedule_text(schedule, out);
    const char *slash = strchr(out, '/'), *op = strstr(out, "_linear_");
    return op && (!slash || op < slash) ? op + strlen("_linear_") : out;
}

static const char *side_name(const rs_bench_report *r, int side)
{
    return r->side_count == 1 ? "table" : side ? "after" : "before";
}

static void print_memory(const rs_bench_report *r, int side)
{
    const rs_side *s = &r->sides[side];
    printf("%-8s %s (%s), weights %.1f MB", side_name(r, side), s->choice.table->tier,
           s->choice.table->origin, (double)s->weight_bytes / 1e6);
    if (s->extra_bytes)
        printf(", of which %.1f MB are second layouts", (double)s->extra_bytes / 1e6);
    putchar('\n');
}

/* One line a pair of block type and format. */
static void print_added_errors(const rs_tensors *t)
{
    for (size_t i = 0; i < t->count; i++) {
        const rs_projection *p = t->items[i].projection;
        int tensors = 0;
        double most = 0;
        bool seen = false;
        for (size_t j = 0; j < t->count; j++) {
            const rs_projection *q = t->items[j].projection;
            if (q->source_type != p->source_type || q->shape.format != p->shape.format)
                continue;
            seen = seen || j < i;
            tensors++;
            most = t->items[j].added_rel_l2 > most ? t->items[j].added_rel_l2 : most;
        }
        if (seen)
            continue;
        printf("         %3d x %-5s -> %-5s  ", tensors, p->source_type,
               rs_format_get(p->shape.format)->name);
        if (p->lossless)
            puts("lossless");
        else
            printf("requantised, added relative L2 error up to %.2g\n", most);
    }
}

void rs_bench_print_head(const rs_bench_report *r)
{
    char tier[RS_TIER_TEXT];
    const rs_projections *p = r->projections;
    const char *name = rs_model_text(r->model, "general.name");
    printf("%-8s %s, %zu projections of %zu shapes\n", "model", name ? name : r->path,
           p->tensors->count, p->tensors->shape_count);
    print_added_errors(p->tensors);
    printf("%-8s %s (%s)", "device", rs_device_tier(p->device, tier), p->device->name);
    if (p->pool)
        printf(", %d threads", rs_pool_threads(p->pool));
    putchar('\n');
    for (int side = 0; side < r->side_count; side++)
        print_memory(r, side);
}

static int shape_width(const rs_tensors *t)
{
    char text[RS_SHAPE_TEXT];
    int width = 0;
    for (size_t s = 0; s < t->shape_count; s++) {
        int length = (int)strlen(rs_shape_text(&t->shapes[s].shape, text));
        width = length > width ? length : width;
    }
    return width;
}

/* The schedule of a shape at width t, marked where the reference stands in for the routed one.
 */
static const char *
route_name(const rs_side *side, size_t shape, int32_t t, char out[ROUTE_TEXT])
{
    char name[RS_SCHEDULE_TEXT];
    const rs_dispatch_band *band = rs_dispatch_pick(&side->dispatches[shape], t);
    snprintf(out, ROUTE_TEXT, "%s%s%s", short_name(&band->schedule, name),
             band->fallback ? " (stands in)"
             : band->routed ? ""
                            : " (no route)",
             band->backstopped && !band->fallback ? " (generic)" : "");
    return out;
}

static void print_single(const rs_bench_report *r, const rs_bench_result *result)
{
    const rs_tensors *t = r->projections->tensors;
    char text[RS_SHAPE_TEXT], route[ROUTE_TEXT];
    int width = shape_width(t);
    const rs_bench_time *total = &result->total[0];
    printf("\nT=%d: %.3f ms a pass (%.3f..%.3f ms, min..p95, n %d)\n", result->t,
           total->median / 1e6, total->min / 1e6, total->p95 / 1e6, result->rounds);
    printf("  %-*s  %5s  %9s  %6s  %s\n", width, "shape", "calls", "us/call", "share", "route");
    for (size_t s = 0; s < t->shape_count; s++) {
        double ns = result->shape_ns[0][s], share = ns * t->shapes[s].calls / total->median;
        route_name(&r->sides[0], s, result->t, route);
        int used = printf("  %-*s  %5d  %9.1f  %5.1f%%  ", width,
                          rs_shape_text(&t->shapes[s].shape, text), t->shapes[s].calls,
                          ns / 1e3, 100 * share);
        if (used + (int)strlen(route) > LINE)
            printf("\n      ");
        puts(route);
    }
}

static bool same_route(const rs_side *sides, size_t shape, int32_t t)
{
    const rs_schedule *a = &rs_dispatch_pick(&sides[0].dispatches[shape], t)->schedule;
    const rs_schedule *b = &rs_dispatch_pick(&sides[1].dispatches[shape], t)->schedule;
    return a->candidate == b->candidate && !memcmp(a->knobs, b->knobs, sizeof a->knobs);
}

static void print_pair(const rs_bench_report *r, const rs_bench_result *result)
{
    const rs_tensors *t = r->projections->tensors;
    char text[RS_SHAPE_TEXT], before[ROUTE_TEXT], after[ROUTE_TEXT];
    int width = shape_width(t);
    printf("\nT=%d: before %.3f ms, after %.3f ms a pass: %.2fx\n", result->t,
           result->total[0].median / 1e6, result->total[1].median / 1e6, 1 / result->ratio);
    printf("     after/before %.3f, 5..95 %% %.3f..%.3f (n %d)\n", result->ratio,
           result->ratio_lo, result->ratio_hi, result->rounds);
    printf("  %-*s  %5s  %10s  %10s  %8s\n", width, "shape", "calls", "before us", "after us",
           "speed-up");
    for (size_t s = 0; s < t->shape_count; s++) {
        double a = result->shape_ns[0][s], b = result->shape_ns[1][s];
        printf("  %-*s  %5d  %10.1f  %10.1f  %7.2fx\n", width,
               rs_shape_text(&t->shapes[s].shape, text), t->shapes[s].calls, a / 1e3, b / 1e3,
               a / b);
        route_name(&r->sides[0], s, result->t, before);
        route_name(&r->sides[1], s, result->t, after);
        if (same_route(r->sides, s, result->t))
            printf("      both %s\n", after);
        else if (strlen(before) + strlen(after) + 10 <= LINE)
            printf("      %s -> %s\n", before, after);
        else
            printf("      %s\n      -> %s\n", before, after);
    }
}

void rs_bench_print_width(const rs_bench_report *report, const rs_bench_result *result)
{
    if (report->side_count == 2)
        print_pair(report, result);
    else
        print_single(report, result);
    fflush(stdout);
}

static bool same_routes(const rs_bench_report *report, int32_t t)
{
    for (size_t s = 0; s < report->projections->tensors->shape_count; s++)
        if (!same_route(report->sides, s, t))
            return false;
    return true;
}

void rs_bench_print_summary(const rs_bench_report *report,
                            const rs_bench_result *results,
                            size_t count)
{
    printf("\n%6s  %11s  %11s  %8s  %s\n", "T", "before ms", "after ms", "speed-up",
           "after/before, 5..95 %");
    bool open = false, any_same = false;
    for (size_t i = 0; i < count; i++) {
        const rs_bench_result *r = &results[i];
        bool same = same_routes(report, r->t);
        printf("%6d  %11.3f  %11.3f  %7.2fx  %.3f, %.3f..%.3f (n %d)%s\n", r->t,
               r->total[0].median / 1e6, r->total[1].median / 1e6, 1 / r->ratio, r->ratio,
               r->ratio_lo, r->ratio_hi, r->rounds, same ? "  =" : "");
        open = open || (!same && r->ratio_lo < 1 && r->ratio_hi > 1);
        any_same = any_same || same;
    }
    if (any_same)
        puts("        =: both tables route every shape alike; what differs there is noise");
    if (open)
        puts("        where 5..95 % holds 1.0 the blocks do not agree: no difference is shown");
}

rs_status
rs_bench_write_plot(const char *path, const rs_bench_result *results, size_t count, rs_err *err)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return rs_err_set(err, RS_IO, "cannot write %.300s: %s", path, strerror(errno));
    fputs("# t before_us after_us ratio ratio_lo ratio_hi   (ratio = after/before, 5..95 %)\n",
          out);
    for (size_t i = 0; i < count; i++) {
        const rs_bench_result *r = &results[i];
        fprintf(out, "%d %.3f %.3f %.5f %.5f %.5f\n", r->t, r->total[0].median / 1e3,
                r->total[1].median / 1e3, r->ratio, r->ratio_lo, r->ratio_hi);
    }
    bool bad = ferror(out) != 0;
    if (fclose(out) || bad)
        return rs_err_set(err, RS_IO, "cannot write %.300s: %s", path, strerror(errno));
    return RS_OK;
}
