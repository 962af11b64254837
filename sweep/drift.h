/* Has the machine changed its pace? An online two-sided CUSUM over the times of a control.
   Layer: sweep. Source: Page, "Continuous inspection schemes", Biometrika 1954; here around a
   running median in units of a robust deviation, because times have spikes.

   z = (ln t - median) / s over the last RS_DRIFT_WINDOW times of the epoch, s = 1.4826 MAD,
   widened while the window is short (its median is then itself uncertain). Three measures keep
   spikes from being taken for steps: z is clipped, so that no two samples in a row can raise an
   alarm; the last three must all lie beyond one deviation on the same side; s has a floor. */
#ifndef RS_SWEEP_DRIFT_H
#define RS_SWEEP_DRIFT_H

#include "sweep/base/status.h"

enum {
    RS_DRIFT_WINDOW = 64,
    RS_DRIFT_WARM = 6, /* times of an epoch before the first judgement */
    RS_DRIFT_RUN = 3   /* so many in a row beyond one deviation, or no alarm */
};

typedef struct rs_drift {
    double
        tick_ns; /* the timer's resolution in a time, 0 = fine: may be set after the init; a
                    step of one tick is then no step. CUDA events: 500 / launches of a sample */
    int epoch;   /* alarms so far */
    int onset;   /* after an alarm: so many times, the last included, are already of the new
                    epoch (those since the sum left zero). They belong to no steady state */
    double window[RS_DRIFT_WINDOW]; /* ln t, a ring */
    int count, at;
    struct {
        double sum; /* CUSUM */
        int length; /* times since it left zero */
        int run;    /* times in a row beyond one deviation */
    } side[2];      /* slower, quicker */
} rs_drift;

/* Forget everything, the tick included; epoch 0. */
void rs_drift_init(rs_drift *drift);

/* The control's next time. True: the pace has changed, a new epoch begins and the state
   restarts empty. Times that are not positive and finite are ignored. */
bool rs_drift_add(rs_drift *drift, double ns);

#endif
