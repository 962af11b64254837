/* `sweep clocks`: the state of a locked clock, and giving it back. Layer: sweep. */
#include "sweep/campaign.h"
#include "sweep/clock_lock.h"
#include "sweep/cmd.h"

#include "sweep/base/json.h"

#include <argp.h>
#include <string.h>

typedef struct clocks_options {
    const char *backend;
    bool restore, json;
} clocks_options;

static const char doc[] =
    "Is the SM clock of a GPU locked by `sweep --lock-clocks`, and by whom?\v"
    "A lock is given back when its sweep ends, however it ends. `restore` is for the one "
    "case left: both sweep and its watchdog were killed.";

static const struct argp_option own[] = {
    {"backend", 'b', "cuda:N", 0, "the device (default cuda:0)", 0},
    {"json", 'J', 0, 0, "print one JSON object", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    clocks_options *o = state->input;
    if (key == 'b')
        o->backend = arg;
    else if (key == 'J')
        o->json = true;
    else if (key == ARGP_KEY_ARG && !strcmp(arg, "restore"))
        o->restore = true;
    else if (key == ARGP_KEY_ARG && strcmp(arg, "show") != 0)
        argp_error(state, "show or restore, not '%s'", arg);
    else if (key != ARGP_KEY_ARG)
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static void print_state(const rs_clock_state *s)
{
    if (!s->found)
        puts("not locked by sweep");
    else
        printf("locked at %d MHz by process %d, %s; before: %d MHz\n", s->mhz, (int)s->owner,
               s->owner_alive ? "which is running" : "which is gone: sweep clocks restore",
               s->before_mhz);
}

static void print_json(const rs_clock_state *s)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "clocks", 1);
    rs_json_bool(&json, "locked", s->found);
    if (s->found) {
        rs_json_int(&json, "mhz", s->mhz);
        rs_json_int(&json, "before_mhz", s->before_mhz);
        rs_json_int(&json, "owner", s->owner);
        rs_json_bool(&json, "owner_alive", s->owner_alive);
    }
    rs_json_close(&json, '}');
}

rs_status rs_cmd_clocks(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, "[show|restore]", doc, NULL, 0, 0};
    clocks_options o = {.backend = "cuda:0"};
    rs_clock_state state;
    rs_device device;
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    rs_status st = rs_campaign_describe(o.backend, &device, err);
    if (!st && !device.bus_id[0])
        return rs_err_set(err, RS_USAGE, "%s has no clock to lock; give --backend cuda:N",
                          o.backend);
    if (!st && o.restore)
        st = rs_clock_lock_restore(device.bus_id, err);
    if (!st)
        st = rs_clock_lock_state(device.bus_id, &state, err);
    if (!st && o.json)
        print_json(&state);
    else if (!st)
        print_state(&state);
    return st;
}
