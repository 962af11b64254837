/* What other programs measured or routed, taken over. Layer: sweep.

   Foreign times are stored under a mode of their own, RS_ADOPT_MODE, which no sweep writes and
   no decision reads unless it is asked for by name; a table made of them says "adopted". Their
   session carries a time of day before every measured one's, so that it never names the machine
   or the newest set of schedules beside sessions of this tool. Foreign routes become a table of
   origin "adopted" at once. In both, what could mean two things is refused. */
#ifndef RS_SWEEP_ADOPT_H
#define RS_SWEEP_ADOPT_H

#include "db/db.h"
#include "sweep/registry.h"

#define RS_ADOPT_MODE "adopted"

enum { RS_ADOPT_FILE_MAX = 64 << 20 };

/* FROM=TO of --map. What the two mean depends on the source. */
typedef struct rs_adopt_map {
    const char *from, *to;
    bool used;
} rs_adopt_map;

/* Split "FROM=TO" at its first '='; USAGE without one. */
RS_NODISCARD rs_status rs_adopt_map_parse(rs_arena *arena,
                                          const char *text,
                                          rs_adopt_map *out,
                                          rs_err *err);

/* One time of one schedule. Strings belong to the arena of the set. */
typedef struct rs_adopt_row {
    const char *where; /* line or JSON path, for messages */
    const char *shape; /* canonical */
    const char *schedule, *layout, *numeric;
    int32_t t, sample;
    double ns; /* per launch */
} rs_adopt_row;

/* Zero-initialise, then set the first three, tier and label where known. */
typedef struct rs_adopt {
    rs_arena *arena;
    const rs_registry *registry;
    const char *kind;   /* "csv", "nvbench" */
    const char *source; /* file name without folders */
    char file_hash[17];
    const char *tier;                         /* key of the device's tier */
    const char *label;                        /* device name, for people */
    int64_t cores, cache_bytes, memory_bytes; /* 0 = not known */
    rs_adopt_row *rows;
    size_t row_count, row_cap;
    size_t skipped; /* what the source itself marks as not measured */
} rs_adopt;

/* "cuda" or "cpu" by the tier's name; USAGE on a key of neither kind. */
RS_NODISCARD rs_status rs_adopt_backend(const char *tier, const char **out, rs_err *err);

/* Append a row after checking it. `row` gives where, shape (any spelling), t, sample, schedule,
   ns, and layout and numeric or NULL. A schedule of this build gives its own layout and class,
   and its backend must be the tier's; of any other both must be told. FORMAT names `where`. */
RS_NODISCARD rs_status rs_adopt_add(rs_adopt *a, const rs_adopt_row *row, rs_err *err);

/* A 0 must stand behind the text. CSV (RFC 4180, comma, with a line of names): shape, t,
   schedule, one of time_ns, time_us, time_ms and time_s, and optionally layout, numeric, sample
   (0..: repeats of one schedule). Any other column, and two rows of one key, are refused. */
RS_NODISCARD rs_status rs_adopt_csv(rs_adopt *a, const char *text, size_t size, rs_err *err);

/* What to take from nvbench's JSON. Maps: shape, t, schedule (all needed), layout, numeric -> a
   text in which {AXIS} stands for the state's value of that axis and {benchmark} for the
   benchmark's name. */
typedef struct rs_adopt_nvbench_options {
    rs_adopt_map *maps;
    size_t map_count;
    int64_t device;  /* id; -1 = the only one */
    const char *tag; /* of the summary, in seconds; NULL = "nv/cold/time/gpu/mean" */
} rs_adopt_nvbench_options;

RS_NODISCARD rs_status rs_adopt_nvbench(rs_adopt *a,
                                        const rs_adopt_nvbench_options *options,
                                        const char *text,
                                        size_t size,
                                        rs_err *err);

/* Sort the rows; FORMAT where two are of one key, or where there is none. */
RS_NODISCARD rs_status rs_adopt_check(rs_adopt *a, rs_err *err);

/* Store the rows, one session for what the file does not hold yet; importing a file again adds
   nothing. *out_cells: (shape, T) added. Rows of one key are refused before anything is
   written. */
RS_NODISCARD rs_status rs_adopt_store(rs_adopt *a, rs_db *db, size_t *out_cells, rs_err *err);

#endif
