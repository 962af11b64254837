/* The candidates of this run: those compiled in plus those of plugins. Layer: sweep. */
#ifndef RS_SWEEP_REGISTRY_H
#define RS_SWEEP_REGISTRY_H

#include "kernels/candidate.h"
#include "sweep/base/arena.h"

/* A plugin is a shared object that defines rs_plugin_get (sweep/plugin.h, a stable interface)
   or, inside of this source tree alone, because nothing checks its version,
     const rs_candidate *const rs_plugin_candidates[];   NULL-terminated */
typedef struct rs_registry {
    const rs_candidate **table; /* sorted by id, NULL-terminated */
    const char **hashes;        /* code hash of each, same order */
    size_t count;
    bool peers; /* offer peers too; set by the command */
} rs_registry;

/* Gather the built-in table and `plugins`. Everything belongs to `arena`; plugins stay loaded
   until the process ends. IO a plugin that cannot be loaded, VERSION one of another
   ABI, USAGE one with a bad field, or two candidates of one id. */
RS_NODISCARD rs_status rs_registry_open(rs_arena *arena,
                                        const char *const *plugins,
                                        size_t plugin_count,
                                        rs_registry *out_registry,
                                        rs_err *err);

/* Code hash of a candidate in the registry. */
const char *rs_registry_hash(const rs_registry *registry, const rs_candidate *candidate);

/* Schedules for op and backend of `device`, in id and knob order, those of peers only where the
   registry says so; with a reason where the shape
   at width t is outside the domain. */
typedef struct rs_offer {
    rs_schedule schedule;
    const char *text; /* its name */
    const char *hash;
    const char *unsupported; /* NULL, or why it is not applicable */
} rs_offer;

void rs_registry_offers(const rs_registry *registry,
                        rs_arena *arena,
                        const rs_device *device,
                        const rs_shape *shape,
                        int32_t t,
                        rs_offer **out_offers,
                        size_t *out_count);

#endif
