/* `sweep import`: routes and times of other programs, taken over as adopted. Layer: sweep. */
#include "sweep/adopt_ninfer.h"
#include "sweep/cmd.h"
#include "sweep/emit_text.h"

#include "sweep/base/hash.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <string.h>

typedef struct import_command {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    const char *kind, *file; /* kind: "ninfer", "nvbench", "csv"; NULL = not chosen yet */
    const char *db, *out, *tier, *label, *tag;
    const char **plugins;
    size_t plugin_count, plugin_cap;
    rs_adopt_map *maps;
    size_t map_count, map_cap;
    int64_t device;
    bool skip_unknown, dry_run;
} import_command;

static const char doc[] =
    "Take over what another program routed or measured. It is kept apart: as `adopted`, never "
    "as "
    "`measured`, and what could mean two things is refused.\v"
    "--ninfer-json FILE: route profiles, schema ninfer.device-route-profiles version 2, as "
    "sweep "
    "plan --emit ninfer-json writes them. Writes <out>/<tier>/linear.c of origin adopted, one "
    "a "
    "device; a measured table is never replaced. --map KEY=SHAPE and --map SCHEDULE=SCHEDULE "
    "translate names that are not this tool's.\n\n"
    "--csv FILE: a line of names, then a line a time. Columns: shape (q4g64:linear:5120x640), "
    "t "
    "(tokens), schedule, exactly one of time_ns, time_us, time_ms, time_s (of one launch); and "
    "where needed layout and numeric (exact, rounded, a8: of schedules that are not in this "
    "build), sample (0, 1, ...: repeats). Needs --tier.\n\n"
    "--nvbench FILE: what an nvbench program writes by --json. --map shape=TEXT, --map t=TEXT, "
    "--map schedule=TEXT (and layout, numeric): in TEXT {AXIS} is the value of an axis, "
    "{benchmark} the benchmark's name, for example --map 'shape=q4g64:linear:{N}x{K}'.\n\n"
    "Times go to --db under mode adopted; sweep plan --db FILE --mode adopted shows them and "
    "decides from them alone.";

static const struct argp_option own[] = {
    {"ninfer-json", 'n', "FILE", 0, "route profiles of ninfer", 1},
    {"csv", 'c', "FILE", 0, "times as CSV", 1},
    {"nvbench", 'b', "FILE", 0, "times as nvbench's JSON", 1},
    {"map", 'm', "FROM=TO", 0, "what a name of the file means here; may be repeated", 2},
    {"tier", 'T', "KEY", 0, "the device's tier, e.g. nvidia-sm90-132; of a profile: only this",
     2},
    {"label", 'l', "TEXT", 0, "the device's name, for people", 2},
    {"device", 'D', "ID", 0, "nvbench: which device, if the file holds several", 2},
    {"tag", 'g', "TAG", 0, "nvbench: summary to take (default nv/cold/time/gpu/mean)", 2},
    {"skip-unknown", 'k', 0, 0, "ninfer: leave out what this tool does not know, and say so",
     2},
    {"dry-run", 'y', 0, 0, "check the file, write nothing", 3},
    {"db", 'd', "FILE", 0, "database of their times (default adopted.sqlite)", 3},
    {"out", 'o', "DIR", 0, "folder of adopted tables (default generated)", 3},
    {"plugin", 'p', "LIB.so", 0, "candidates from a shared object that the file names", 3},
    {0},
};

static rs_status choose(import_command *c, const char *kind, const char *file)
{
    if (c->kind)
        return rs_err_set(c->err, RS_USAGE,
                          "one of --ninfer-json, --csv and --nvbench at a time");
    c->kind = kind;
    c->file = file;
    return RS_OK;
}

static rs_status add_map(import_command *c, const char *arg)
{
    rs_adopt_map map;
    rs_status st = rs_adopt_map_parse(c->arena, arg, &map, c->err);
    for (size_t i = 0; i < c->map_count && !st; i++)
        if (!strcmp(c->maps[i].from, map.from) &&
            (strchr(c->maps[i].to, ':') != NULL) == (strchr(map.to, ':') != NULL))
            st = rs_err_set(c->err, RS_USAGE, "--map %.60s= is given twice", map.from);
    if (!st)
        *(rs_adopt_map *)rs_arena_push(c->arena, (void **)&c->maps, &c->map_count, &c->map_cap,
                                       sizeof *c->maps) = map;
    return st;
}

static rs_status set_option(import_command *c, int key, const char *arg)
{
    const char *backend;
    switch (key) {
    case 'n':
        return choose(c, "ninfer", arg);
    case 'c':
        return choose(c, "csv", arg);
    case 'b':
        return choose(c, "nvbench", arg);
    case 'm':
        return add_map(c, arg);
    case 'T':
        c->tier = arg;
        return rs_adopt_backend(arg, &backend, c->err);
    case 'l':
        c->label = arg;
        return RS_OK;
    case 'D':
        return rs_text_int("--device", arg, 0, 4096, &c->device, c->err);
    case 'g':
        c->tag = arg;
        return RS_OK;
    case 'd':
        c->db = arg;
        return RS_OK;
    case 'o':
        c->out = arg;
        return RS_OK;
    default:
        *(const char **)rs_arena_push(c->arena, (void **)&c->plugins, &c->plugin_count,
                                      &c->plugin_cap, sizeof *c->plugins) = arg;
        return RS_OK;
    }
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    import_command *c = state->input;
    if (key <= 0 || key > 'z')
        return ARGP_ERR_UNKNOWN; /* argp's own events; arguments without an option are an error
                                  */
    if (key == 'k')
        c->skip_unknown = true;
    else if (key == 'y')
        c->dry_run = true;
    else if (!arg)
        return ARGP_ERR_UNKNOWN;
    else if (!c->status)
        c->status = set_option(c, key, arg);
    return 0;
}

/* ---- routes ---- */

static rs_status write_table(const import_command *c, const rs_adopt *a, const rs_emit_table *e)
{
    const char *path;
    bool changed = false;
    if (c->dry_run) {
        printf("tier %s: %d routes, would be adopted\n", e->table.tier, e->table.route_count);
        return RS_OK;
    }
    rs_status st = rs_adopt_ninfer_file(a, e, c->out, &path, &changed, c->err);
    if (!st)
        printf("%s %s, %d routes, adopted\n", path, changed ? "written" : "is up to date",
               e->table.route_count);
    return st;
}

static rs_status
import_ninfer(import_command *c, const rs_adopt *a, const char *text, size_t size)
{
    rs_adopt_tables tables = {0};
    rs_adopt_ninfer_options options = {.maps = c->maps,
                                       .map_count = c->map_count,
                                       .tier = c->tier,
                                       .skip_unknown = c->skip_unknown,
                                       .tables = rs_route_tables};
    rs_status st = rs_adopt_ninfer(a, &options, text, size, &tables, c->err);
    for (size_t i = 0; i < tables.skipped_count; i++)
        rs_log(RS_LOG_WARN, "import", "left out: %s", tables.skipped[i]);
    for (size_t i = 0; i < tables.count && !st; i++)
        st = write_table(c, a, tables.tables[i]);
    return st;
}

/* ---- times ---- */

static rs_status read_times(const import_command *c, rs_adopt *a, const char *text, size_t size)
{
    bool csv = !strcmp(c->kind, "csv");
    rs_adopt_nvbench_options options = {
        .maps = c->maps, .map_count = c->map_count, .device = c->device, .tag = c->tag};
    if (csv && (c->map_count || c->tag || c->device >= 0))
        return rs_err_set(c->err, RS_USAGE,
                          "--map, --tag and --device are not for --csv: name its columns as "
                          "--help says");
    if (csv && !c->tier)
        return rs_err_set(
            c->err, RS_USAGE,
            "--csv needs --tier KEY: whose times are these? e.g. nvidia-sm90-132");
    return csv ? rs_adopt_csv(a, text, size, c->err)
               : rs_adopt_nvbench(a, &options, text, size, c->err);
}

static rs_status import_times(import_command *c, rs_adopt *a, const char *text, size_t size)
{
    rs_db *db = NULL;
    size_t cells = 0;
    rs_status st = read_times(c, a, text, size);
    if (!st && c->dry_run)
        st = rs_adopt_check(a, c->err);
    if (!st && !c->dry_run)
        st = rs_db_open(c->db, RS_DB_CREATE, &db, c->err);
    if (db)
        st = rs_adopt_store(a, db, &cells, c->err);
    rs_db_close(db);
    if (st)
        return st;
    printf("tier %s: %zu times", a->tier, a->row_count);
    if (a->skipped)
        printf(" (%zu skipped by the source)", a->skipped);
    if (c->dry_run)
        puts(", would be adopted");
    else if (cells)
        printf(", %zu cells adopted into %s; see sweep plan --db %s --mode adopted\n", cells,
               c->db, c->db);
    else
        printf(", all in %s already\n", c->db);
    return RS_OK;
}

static rs_status run(import_command *c)
{
    rs_registry registry;
    char *text = NULL;
    size_t size = 0;
    rs_hash hash = {0};
    if (!c->kind)
        return rs_err_set(c->err, RS_USAGE,
                          "nothing to import: give --ninfer-json, --csv or --nvbench FILE");
    const char *slash = strrchr(c->file, '/');
    rs_adopt a = {.arena = c->arena,
                  .registry = &registry,
                  .kind = c->kind,
                  .source = slash ? slash + 1 : c->file,
                  .tier = c->tier,
                  .label = c->label};
    rs_status st = rs_registry_open(c->arena, c->plugins, c->plugin_count, &registry, c->err);
    if (!st)
        st = rs_emit_read(c->arena, c->file, RS_ADOPT_FILE_MAX, &text, &size, c->err);
    if (st)
        return st;
    rs_hash_add(&hash, text, size);
    memcpy(a.file_hash, rs_hash_hex(hash).hex, sizeof a.file_hash);
    st = !strcmp(c->kind, "ninfer") ? import_ninfer(c, &a, text, size)
                                    : import_times(c, &a, text, size);
    /* Usage errors are about the command, all others about the file. */
    return st && st != RS_USAGE && st != RS_IO && st != RS_BUSY && st != RS_FULL
               ? rs_err_prefix(c->err, st, "%s", a.source)
               : st;
}

rs_status rs_cmd_import(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, NULL, doc, NULL, 0, 0};
    import_command c = {.arena = rs_arena_new(),
                        .err = err,
                        .db = "adopted.sqlite",
                        .out = "generated",
                        .device = -1};
    argp_parse(&argp, argc, argv, 0, NULL, &c);
    rs_status st = c.status ? c.status : run(&c);
    rs_arena_free(c.arena);
    return st;
}
