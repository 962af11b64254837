/* The host's side of sweep/plugin.h: checks what a plugin says and makes candidates of it.
   Layer: sweep. */
#ifndef RS_SWEEP_PLUGIN_HOST_H
#define RS_SWEEP_PLUGIN_HOST_H

#include "kernels/candidate.h"
#include "sweep/base/arena.h"
#include "sweep/plugin.h"

/* Candidates of ABI plugins and layouts of theirs that one process holds: each needs C
   functions of its own, because a candidate's functions take no context (and cannot be given
   one: that would change the code of every candidate and make every measurement stale). */
enum { RS_PLUGIN_SLOTS = 32, RS_PLUGIN_LAYOUT_SLOTS = 8 };

/* Is `plugin` what this host can use? VERSION on another ABI, USAGE on everything else; the
   message names the file, the candidate, the field and its value. Nothing is called. */
RS_NODISCARD rs_status rs_plugin_check(const rs_plugin *plugin, const char *path, rs_err *err);

/* Check, then adapt each candidate. The table (NULL-terminated) belongs to `arena`, what it
   points to lives until the process ends; loading the same plugin again gives the same
   candidates. LIMIT when the slots are used up. Not thread-safe. */
RS_NODISCARD rs_status rs_plugin_adapt(rs_arena *arena,
                                       const rs_plugin *plugin,
                                       const char *path,
                                       const rs_candidate *const **out_table,
                                       rs_err *err);

/* Candidate or layout in the next free slot, the same one for the same pointer; NULL when there
   is none left. Checked before. */
const rs_candidate *rs_plugin_slot(const rs_plugin_candidate *candidate);
const rs_layout *rs_plugin_layout_slot(const rs_plugin_layout *layout);

/* One bit of RS_PLUGIN_Q4G64.. for a format; a mask of RS_FORMAT_BIT for such bits. */
uint32_t rs_plugin_format_bit(rs_format format);
uint32_t rs_plugin_formats(uint32_t bits);

/* A plugin's answer as this build's status; `why` is its reason, `id` who answers. */
rs_status rs_plugin_told(int answer, const char *id, const char *why, rs_err *err);

/* The host's layout of that name that plugins may ask for, or NULL. */
const rs_layout *rs_plugin_host_layout(const char *name);

#endif
