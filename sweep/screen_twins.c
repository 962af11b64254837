/* Twins as a screen. Layer: sweep. */
#include "sweep/screen_internal.h"

#include "sweep/calibration.h"
#include "sweep/twins.h"

static const rs_column columns[] = {
    {"kind", "same", RS_COLUMN_TEXT}, {"widths", "widths", 0},
    {"t", "T", RS_COLUMN_TEXT},       {"shape", "shape", RS_COLUMN_TEXT},
    {"a", "one", RS_COLUMN_TEXT},     {"b", "other", RS_COLUMN_TEXT},
};

static const char *kind_text(rs_twin_kind kind)
{
    static const char *const texts[] = {
        [RS_TWIN_CODE] = "code", [RS_TWIN_OUTPUT] = "output, time", [RS_TWIN_TIME] = "time"};
    return texts[kind];
}

rs_status rs_screen_twins(rs_screen *s, rs_err *err)
{
    rs_twin *list;
    size_t count;
    rs_calibration calibration;
    rs_status st = rs_calibration_load(s->db, s->machine.tier, &calibration, err);
    if (st)
        return st;
    rs_twins_find_all(s->arena, s->points, s->point_count, &calibration.limits, &list, &count);
    rs_screen_columns(s, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < count; i++) {
        rs_value *v = rs_table_add(&s->table, list[i].widths);
        v[0].text = kind_text(list[i].kind);
        v[1].number = list[i].widths;
        v[2].text = rs_screen_range(s->arena, list[i].t_first, list[i].t_last);
        v[3].text = list[i].shape;
        v[4].text = list[i].a;
        v[5].text = list[i].b;
    }
    s->advice = count ? "Code, or output and time: take one of the two knob values out, or let "
                        "`supports` refuse it where it changes nothing. Time alone: two ideas "
                        "that tie wherever both were timed; keep the one that wins elsewhere."
                      : "No twins: every schedule was told from every other at some width.";
    return RS_OK;
}
