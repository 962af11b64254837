/* Route profiles of ninfer (schema ninfer.device-route-profiles, version 2), in and out. Layer:
   sweep.

   A file holds entries of devices: hardware_class (name and compute capability),
   multiprocessors, origin, calibration, routes. routes: key -> [[last width, schedule], ...],
   each band from the width after the one before; "" keeps the compiled route, and so does
   everything past the last band. Keys of this tool's shapes: "q4g64_linear/5120x640" for
   q4g64:linear:5120x640. A device that is no GPU has its tier's key as hardware class. Source
   of the schema: ninfer-all, docs/device-profiles.md and runtime/engine/device_profile. */
#ifndef RS_SWEEP_ADOPT_NINFER_H
#define RS_SWEEP_ADOPT_NINFER_H

#include "sweep/adopt.h"
#include "sweep/emit_c.h"

#define RS_NINFER_SCHEMA "ninfer.device-route-profiles"
enum { RS_NINFER_VERSION = 2 };

typedef struct rs_adopt_ninfer_options {
    /* A route key or a schedule of the file -> a shape (it holds a ':') or a schedule of this
       tool. One that is not used is refused. */
    rs_adopt_map *maps;
    size_t map_count;
    const char *tier;  /* only the entry of this tier; NULL = all */
    bool skip_unknown; /* leave out keys that are no shape, and those with unknown schedules */
    const rs_route_table *const *tables; /* whose routes stay; NULL-terminated */
} rs_adopt_ninfer_options;

typedef struct rs_adopt_tables {
    rs_emit_table **tables; /* one a device entry, origin "adopted"; bands closed */
    size_t count, cap;
    const char **skipped; /* paths that were left out */
    size_t skipped_count, skipped_cap;
} rs_adopt_tables;

/* Read a file's text. Layout and class of a schedule: of the registry, else of a table of
   `options`. Bands that keep a route, and widths past the last, take the route of the best
   table for that tier. FORMAT names path, value and remedy. */
RS_NODISCARD rs_status rs_adopt_ninfer(const rs_adopt *a,
                                       const rs_adopt_ninfer_options *options,
                                       const char *text,
                                       size_t size,
                                       rs_adopt_tables *out,
                                       rs_err *err);

/* Table `e` as C into <folder>/<tier>/linear.c; see rs_emit_c_file. */
RS_NODISCARD rs_status rs_adopt_ninfer_file(const rs_adopt *a,
                                            const rs_emit_table *e,
                                            const char *folder,
                                            const char **out_path,
                                            bool *out_changed,
                                            rs_err *err);

/* The plan's table in that schema. Widths that nobody measured keep the compiled route. */
RS_NODISCARD rs_status rs_emit_ninfer(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err);

#endif
