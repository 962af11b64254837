/* Whose fault is a worker's end? Layer: sweep. */
#include "sweep/campaign_internal.h"

#include "sweep/base/log.h"

#include <signal.h>
#include <sys/wait.h>

enum { SETUP_FAILURES = 3 };

/* Signals that somebody else sends: a person, a scheduler, the kernel when memory is short. A
   candidate that raises one dies of it again at the same launch. */
static bool from_outside(int wait_status)
{
    int number = WIFSIGNALED(wait_status) ? WTERMSIG(wait_status) : 0;
    return number == SIGKILL || number == SIGTERM || number == SIGINT || number == SIGHUP;
}

static rs_status nobody(rs_campaign *c, const char *reason, rs_err *err)
{
    if (++c->failures < SETUP_FAILURES)
        return RS_OK;
    return rs_err_set(err, RS_CRASHED, "worker outside of any launch, %d times in a row: %s",
                      SETUP_FAILURES, reason);
}

/* No memory is no verdict: nothing is stored, and the same command tries again. Within a cell
   that cell alone is given up; before it, while weights are laid out, all widths of its
   shape. */
static void give_up(rs_pass *p)
{
    rs_campaign *c = p->c;
    char shape[RS_SHAPE_TEXT];
    const rs_job_cell *at = &p->job.cells[p->next];
    rs_shape_text(&c->options->cases->list[at->case_index].shape, shape);
    size_t count = 0;
    for (size_t i = p->next; i < p->job.cell_count; i++)
        if (p->in_cell ? i == p->next : p->job.cells[i].case_index == at->case_index) {
            rs_units_give_up(p->cell_units[i]);
            count++;
        }
    c->left_out_count += count;
    if (!c->left_out.status)
        rs_err_set(&c->left_out, RS_NO_MEMORY,
                   "%s: %s; close other programs or take a larger machine, then run the same "
                   "command again",
                   shape, p->failure.msg);
    rs_log(RS_LOG_WARN, "sweep", "%s: %s; the sweep goes on without %zu of its cells", shape,
           p->failure.msg, count);
}

static void blame_launch(rs_pass *p, const rs_marker *at, int wait_status, const char *reason)
{
    rs_campaign *c = p->c;
    rs_unit *u = p->cell_units[at->cell];
    const rs_offer *offer = p->cell_offers[at->cell][at->run];
    bool told = p->timed_out || p->failure.status == RS_DEVICE;
    if (!told && from_outside(wait_status) && rs_units_suspect(&c->units, u, offer->text)) {
        rs_log(RS_LOG_WARN, "sweep", "%s at T=%d: %s; it is tried once more", offer->text, u->t,
               reason);
        return;
    }
    rs_db_outcome outcome = p->timed_out ? RS_DB_TIMEOUT : RS_DB_CRASHED;
    rs_units_blame(&c->units, u, offer->text, outcome, reason);
    rs_units_strike(&c->units, offer->schedule.candidate, outcome);
    *(p->timed_out ? &c->summary->timeouts : &c->summary->crashes) += 1;
    rs_log(RS_LOG_WARN, "sweep", "%s at T=%d: %s; the sweep goes on without it", offer->text,
           u->t, reason);
}

rs_status rs_campaign_blame(rs_pass *p, const rs_marker *at, int wait_status, rs_err *err)
{
    char death[96], reason[640];
    if (p->failure.status == RS_NO_MEMORY && p->next < p->job.cell_count) {
        give_up(p);
        return RS_OK;
    }
    if (p->failure.status)
        snprintf(reason, sizeof reason, "device error: %s", p->failure.msg);
    else
        snprintf(reason, sizeof reason, "its worker %s", rs_proc_death(wait_status, death));
    if (at->phase != RS_PHASE_LAUNCH || (size_t)at->cell >= p->job.cell_count ||
        (size_t)at->run >= p->job.cells[at->cell].run_count)
        return nobody(p->c, reason, err);
    if (p->timed_out)
        snprintf(reason, sizeof reason, "no end within %.0f s (--deadline)",
                 p->c->options->deadline_s);
    blame_launch(p, at, wait_status, reason);
    return RS_OK;
}
