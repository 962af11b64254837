/* Progress bar and plain progress lines. Layer: sweep. */
#include "sweep/progress.h"

#include "sweep/base/clock.h"
#include "sweep/base/log.h"
#include "sweep/terminal.h"

#include <stdio.h>
#include <string.h>

static struct {
    bool quiet, terminal, drawn;
    int64_t last_ns;
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
    progress.last_ns = 0;
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

static void draw_bar(double share, const char *eta, const char *what)
{
    enum { CELLS = 20 };
    char bar[CELLS + 1], line[256];
    int full = (int)(share * CELLS);
    for (int i = 0; i < CELLS; i++)
        bar[i] = i < full ? '#' : '-';
    bar[CELLS] = '\0';
    snprintf(line, sizeof line, "[%s] %3.0f %% ETA %-6s %s", bar, 100 * share, eta, what);
    fprintf(stderr, "\r\033[K%.*s", columns() - 1, line);
    fflush(stderr);
    progress.drawn = true;
}

void rs_progress_show(double done_s, double total_s, const char *what, bool force)
{
    int64_t now = rs_clock_ns();
    double gap_s = (double)(now - progress.last_ns) * 1e-9;
    if (progress.quiet || (!force && gap_s < (progress.terminal ? 0.1 : 10)))
        return;
    progress.last_ns = now;
    char eta[16];
    double share = total_s > 0 ? done_s / total_s : 0;
    share = share > 1 ? 1 : share;
    if (total_s > 0)
        eta_text(total_s - done_s, eta);
    else
        snprintf(eta, sizeof eta, "?"); /* nothing is measured yet */
    if (progress.terminal)
        draw_bar(share, eta, what);
    else
        fprintf(stderr, "%3.0f %%  ETA %s  %s\n", 100 * share, eta, what);
}

void rs_progress_end(void)
{
    wipe();
    rs_log_set_before(NULL);
}
