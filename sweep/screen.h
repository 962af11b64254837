/* Screens: what the database says about why kernels are slow, beside who is quickest.
   Layer: sweep. Each is one table, worst first, and a line that says what to do about it. */
#ifndef RS_SWEEP_SCREEN_H
#define RS_SWEEP_SCREEN_H

#include "db/db.h"

#include <stdio.h>

/* name, what it shows */
#define RS_SCREEN_MAP(X)                                                                       \
    X(machine_fulls, "machine-fulls", "grids in units of all cores: what the last wave loses") \
    X(registers, "registers", "registers, spills, resident CTAs and warps, what limits them")  \
    X(roofline, "roofline", "times against the memory floor and the compute floor")            \
    X(twins, "twins", "schedules that are one and the same for all that was measured")         \
    X(rungs, "rungs", "knob values that never came near the quickest: what to prune")          \
    X(in_situ, "in-situ", "do chain and cold have the sign that the engine finds?")            \
    X(amplification, "amplification", "bytes moved / bytes needed, from a profiler's report")

typedef enum rs_screen_kind {
#define RS_SCREEN_ENUM(id, name, help) RS_SCREEN_##id,
    RS_SCREEN_MAP(RS_SCREEN_ENUM)
#undef RS_SCREEN_ENUM
        RS_SCREEN_COUNT
} rs_screen_kind;

/* "machine-fulls", ... */
const char *rs_screen_name(rs_screen_kind kind);

/* RS_SCREEN_COUNT for no such screen. */
rs_screen_kind rs_screen_parse(const char *name);

typedef struct rs_screen_options {
    const char *tier, *mode; /* of the database; NULL as in rs_db_filter */
    const char *shape;       /* NULL = all; amplification: must be given */
    const int32_t *tokens;   /* widths to show; NULL = all; amplification: just one */
    size_t token_count;
    bool all;    /* whatever was timed, not only what is within 10 % of the quickest; in_situ:
                    every pair, not only the exceptions */
    size_t rows; /* at most; 0 = all */
    bool json;
} rs_screen_options;

/* A screen of what `db` records. UNKNOWN with the remedy when it holds nothing to show. */
RS_NODISCARD rs_status rs_screen_print(
    FILE *out, rs_db *db, rs_screen_kind kind, const rs_screen_options *options, rs_err *err);

/* Amplification: `path` is what `ncu --csv --page raw` wrote, with at least one of the metrics
   dram__bytes_read.sum, dram__bytes_write.sum, lts__t_bytes.sum. FORMAT names the line. */
RS_NODISCARD rs_status rs_screen_report(FILE *out,
                                        const char *path,
                                        const rs_screen_options *options,
                                        rs_err *err);

#endif
