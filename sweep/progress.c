/* Progress bar and plain progress lines. Layer: sweep. */
#include "sweep/progress.h"

#include "sweep/base/clock.h"
#include "sweep/base/log.h"
#include "sweep/terminal.h"

#include <stdio.h>
#include <string.h>

static struct {
    bool quiet, terminal, drawn;
    int64_t last_ns, first_ns; /* of the first cell seen; 0 = none yet */
    char what[128];            /* the cell under way */
    int cells;                 /* finished since then */
} progress;

static void wipe(void)
{
    if (progress.drawn)
        fputs("\r\033[K", stderr);
    progress.drawn = false;
}

void rs_progress_begin(bool quiet)
{
    progress.quiet = quiet;
    progress.terminal = rs_terminal_escapes(stderr);
    progress.last_ns = progress.first_ns = 0;
    progress.cells = 0;
    progress.what[0] = '\0';
    rs_log_set_before(wipe);
}

static int columns(void)
{
    int known = rs_terminal_columns(stderr);
    return known ? known : 80;
}

static const char *eta_text(double seconds, char out[16])
{
    int s = (int)(seconds + 0.5);
    if (s < 60)
        snprintf(out, 16, "%ds", s < 0 ? 0 : s);
    else if (s < 3600)
        snprintf(out, 16, "%dm%02ds", s / 60 % 60, s % 60);
    else
        snprintf(out, 16, "%dh%02dm", s / 3600 % 1000, s / 60 % 60);
    return out;
}

/* A cell is finished when another one is under way. */
static void count_cells(const char *what, int64_t now)
{
    if (!strncmp(progress.what, what, sizeof progress.what - 1))
        return;
    if (progress.first_ns)
        progress.cells++;
    else
        progress.first_ns = now;
    snprintf(progress.what, sizeof progress.what, "%s", what);
}

/* "12/min", "" while no cell is finished. */
static const char *rate_text(int64_t now, char out[24])
{
    double minutes = (double)(now - progress.first_ns) / 60e9;
    out[0] = '\0';
    if (progress.cells > 0 && minutes > 0)
        snprintf(out, 24, "%.*f/min", progress.cells < 10 * minutes ? 1 : 0,
                 progress.cells / minutes);
    return out;
}

static void draw_bar(double share, const char *eta, const char *rate, const char *what)
{
    enum { CELLS = 20 };
    char bar[CELLS + 1], line[256];
    int full = (int)(share * CELLS);
    for (int i = 0; i < CELLS; i++)
        bar[i] = i < full ? '#' : '-';
    bar[CELLS] = '\0';
    snprintf(line, sizeof line, "[%s] %3.0f %% ETA %-6s %s%s%s", bar, 100 * share, eta, rate,
             *rate ? "  " : "", what);
    fprintf(stderr, "\r\033[K%.*s", columns() - 1, line);
    fflush(stderr);
    progress.drawn = true;
}

void rs_progress_show(double done_s, double total_s, const char *what, bool force)
{
    int64_t now = rs_clock_ns();
    double gap_s = (double)(now - progress.last_ns) * 1e-9;
    count_cells(what, now);
    if (progress.quiet || (!force && gap_s < (progress.terminal ? 0.1 : 10)))
        return;
    progress.last_ns = now;
    char eta[16], rate[24];
    rate_text(now, rate);
    double share = total_s > 0 ? done_s / total_s : 0;
    share = share > 1 ? 1 : share;
    if (total_s > 0)
        eta_text(total_s - done_s, eta);
    else
        snprintf(eta, sizeof eta, "?"); /* nothing is measured yet */
    if (progress.terminal)
        draw_bar(share, eta, rate, what);
    else
        fprintf(stderr, "%3.0f %%  ETA %s  %s%s%s\n", 100 * share, eta, rate, *rate ? "  " : "",
                what);
}

void rs_progress_end(void)
{
    wipe();
    rs_log_set_before(NULL);
}
