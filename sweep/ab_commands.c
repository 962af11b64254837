/* The commands of a comparison: labels, placeholders, what is refused of them. Layer: sweep. */
#include "sweep/ab.h"

#include <ctype.h>
#include <string.h>

enum { LABEL_MOST = 40 };

static const char *quoted(rs_arena *arena, const char *text)
{
    bool plain = *text != '\0';
    for (const char *p = text; *p; p++)
        plain = plain && (isalnum((unsigned char)*p) || strchr("/._-+=:,@%", *p));
    if (plain)
        return text;
    char *out = rs_arena_alloc(arena, 4 * strlen(text) + 3), *to = out;
    *to++ = '\'';
    for (; *text; text++)
        if (*text == '\'') {
            to = stpcpy(to, "'\\''");
        } else
            *to++ = *text;
    *to++ = '\'';
    return out;
}

const char *
rs_ab_fill(rs_arena *arena, const char *command, const char *name, const char *value)
{
    const char *at, *out = "", *text = quoted(arena, value);
    /* What was put in is not looked at again: it may hold braces of its own. */
    for (; (at = strstr(command, name)); command = at + strlen(name))
        out = rs_arena_printf(arena, "%s%.*s%s", out, (int)(at - command), command, text);
    return rs_arena_printf(arena, "%s%s", out, command);
}

static const char *line_of(rs_arena *arena, const char *command, const rs_ab_arm *arm)
{
    const char *line = rs_ab_fill(arena, command, "{exe}", arm->exe);
    if (!arm->routes)
        return line;
    return strstr(command, "{routes}")
               ? rs_ab_fill(arena, line, "{routes}", arm->routes)
               : rs_arena_printf(arena, "%s --routes %s", line, quoted(arena, arm->routes));
}

static rs_status check_command(const rs_ab_plan *p,
                               const char *option,
                               const char *label,
                               const char *command,
                               rs_err *err)
{
    if (!strstr(command, "{exe}"))
        return rs_err_set(err, RS_USAGE,
                          "%s %s: no {exe} in '%.160s': both arms would run the same; write "
                          "{exe} where the executable stands",
                          option, label, command);
    if (strstr(command, "{routes}") && !p->arms[0].routes)
        return rs_err_set(err, RS_USAGE,
                          "%s %s: {routes} in its command, but no --a-routes and --b-routes",
                          option, label);
    return RS_OK;
}

/* The same label again gives arm b's command, for builds whose options differ. */
static rs_status second_command(
    const rs_ab_plan *p, rs_ab_config *c, bool control, const char *command, rs_err *err)
{
    bool is_control = (size_t)(c - p->configs) == p->control;
    if (c->command[1] != c->command[0] || is_control != control)
        return rs_err_set(err, RS_USAGE,
                          "label '%s' is taken: twice means the commands of arm a and of arm "
                          "b; give it another name",
                          c->label);
    if (control && strcmp(command, c->command[0]))
        return rs_err_set(err, RS_USAGE,
                          "control '%s': its commands '%.100s' and '%.100s' differ in more "
                          "than the arm, so what is divided out is not drift; give it one "
                          "command",
                          c->label, c->command[0], command);
    if (p->null && strcmp(command, c->command[0]))
        return rs_err_set(err, RS_USAGE,
                          "--null: '%s' has another command for arm b, so the arms are not "
                          "equal; give it one",
                          c->label);
    c->command[1] = rs_arena_strdup(p->arena, command);
    return RS_OK;
}

static rs_ab_config *find_label(const rs_ab_plan *p, const char *label)
{
    for (size_t i = 0; i < p->count; i++)
        if (!strcmp(p->configs[i].label, label))
            return &p->configs[i];
    return NULL;
}

/* One LABEL:COMMAND. */
static rs_status take_config(rs_ab_plan *p, const char *text, bool control, rs_err *err)
{
    const char *option = control ? "--control" : "--config";
    const char *colon = strchr(text, ':');
    if (!colon || colon == text || colon - text > LABEL_MOST || !colon[1])
        return rs_err_set(err, RS_USAGE,
                          "%s '%.200s' is not LABEL:COMMAND with a label of 1 to %d characters",
                          option, text, LABEL_MOST);
    const char *label = rs_arena_printf(p->arena, "%.*s", (int)(colon - text), text);
    const char *command = rs_arena_strdup(p->arena, colon + 1);
    rs_status st = check_command(p, option, label, command, err);
    rs_ab_config *seen = find_label(p, label);
    if (st || seen)
        return st ? st : second_command(p, seen, control, command, err);
    if (control && p->control != SIZE_MAX)
        return rs_err_set(err, RS_USAGE, "two controls, '%s' and '%s': give one",
                          p->configs[p->control].label, label);
    if (control)
        p->control = p->count;
    p->configs[p->count++] = (rs_ab_config){
        .label = label, .command = {command, command}, .s_null = RS_LIMITS_S_AA_DEFAULT};
    return RS_OK;
}

rs_status rs_ab_plan_configs(const rs_ab_options *o, rs_ab_plan *p, rs_err *err)
{
    rs_status st = RS_OK;
    p->control = SIZE_MAX;
    p->configs =
        rs_arena_array(p->arena, o->config_count + o->control_count + 1, sizeof *p->configs);
    if (o->config_count == 0)
        st = take_config(p, "run:{exe}", false, err);
    for (size_t i = 0; i < o->config_count && !st; i++)
        st = take_config(p, o->configs[i], false, err);
    for (size_t i = 0; i < o->control_count && !st; i++)
        st = take_config(p, o->controls[i], true, err);
    return st;
}

void rs_ab_plan_lines(rs_ab_plan *plan)
{
    for (size_t i = 0; i < plan->count; i++)
        for (int arm = 0; arm < 2; arm++)
            plan->configs[i].line[arm] =
                line_of(plan->arena, plan->configs[i].command[arm], &plan->arms[arm]);
}
