/* Recorded samples in the place of a device: backend "replay:FILE". Layer: sweep, in the
   worker. A replay answers as the recorded machine (its tier, its name) and hands out the
   samples of FILE, session by session, so that everything behind the timers can be run again
   without the machine: campaign, storage, shards, decisions. It measures nothing: its sessions
   say "replay of ..." where others name their weights. */
#ifndef RS_SWEEP_REPLAY_H
#define RS_SWEEP_REPLAY_H

#include "kernels/device.h"
#include "sweep/job.h"

typedef struct rs_replay rs_replay;

/* Is `backend` "replay:..."? */
bool rs_replay_is(const char *backend);

/* Open the recording; `out_device` is its machine. USAGE when it holds several tiers or one
   that this program cannot stand for. Free with rs_replay_close. */
RS_NODISCARD rs_status rs_replay_open(const char *backend,
                                      rs_replay **out_replay,
                                      rs_device *out_device,
                                      rs_err *err);
void rs_replay_close(rs_replay *replay);

/* Write what was recorded of a cell of `job`, as a measuring worker would. What the recording
   does not have is out as unsupported; UNKNOWN when it lacks the whole session. */
RS_NODISCARD rs_status
rs_replay_cell(rs_replay *replay, const rs_job *job, size_t cell, FILE *out, rs_err *err);

/* The device of a tier key; USAGE when rs_device_tier would not give the key back. */
RS_NODISCARD rs_status rs_replay_device(const char *tier, rs_device *out_device, rs_err *err);

#endif
