/* `sweep complete`: words for shell completion, one a line. Layer: sweep. Not listed in --help:
   scripts/install/completion.bash is its only caller, which takes options from --help. */
#include "sweep/cmd.h"
#include "sweep/registry.h"
#include "sweep/screen.h"

#include "db/db.h"

#include <stdio.h>
#include <string.h>

static rs_status candidates(rs_arena *arena, rs_err *err)
{
    rs_registry registry = {0};
    rs_status st = rs_registry_open(arena, NULL, 0, &registry, err);
    for (size_t i = 0; !st && i < registry.count; i++)
        puts(registry.table[i]->id);
    return st;
}

/* Shapes of a database, or SHAPE@T. One that is not there, or holds several devices, has no
   words: a shell at its prompt wants no message. */
static void measured(rs_arena *arena, const char *path, bool points)
{
    rs_db *db = NULL;
    rs_db_point *all = NULL;
    const rs_db_filter filter = {0};
    size_t count = 0;
    if (rs_db_open(path, RS_DB_READ, &db, NULL))
        return;
    if (!rs_db_load_points(db, arena, &filter, &all, &count, NULL))
        for (size_t i = 0; i < count; i++) {
            if (points)
                printf("%s@%d\n", all[i].shape, all[i].t);
            else if (i == 0 || strcmp(all[i].shape, all[i - 1].shape) != 0)
                puts(all[i].shape);
        }
    rs_db_close(db);
}

rs_status rs_cmd_complete(int argc, char **argv, rs_err *err)
{
    const char *what = argc > 1 ? argv[1] : "",
               *path = argc > 2 ? argv[2] : "routesweep.sqlite";
    rs_arena *arena = rs_arena_new();
    rs_status st = RS_OK;
    if (!strcmp(what, "candidates"))
        st = candidates(arena, err);
    else if (!strcmp(what, "shapes") || !strcmp(what, "points"))
        measured(arena, path, !strcmp(what, "points"));
    else if (!strcmp(what, "screens"))
        for (int i = 0; i < RS_SCREEN_COUNT; i++)
            puts(rs_screen_name((rs_screen_kind)i));
    else
        st = rs_err_set(
            err, RS_USAGE,
            "sweep complete '%s': known: candidates, screens, shapes [FILE], points [FILE]",
            what);
    rs_arena_free(arena);
    return st;
}
