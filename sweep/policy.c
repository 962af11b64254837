/* Policies: loading, the cell table, the answer. Layer: sweep. */
#include "sweep/policy_internal.h"

#include "sweep/base/hash.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

enum { FILE_MAX = 1 << 20 };

rs_allow rs_allow_default(void)
{
    return (rs_allow){.exact_from = 1, .rounded_from = 65, .a8_from = INT32_MAX};
}

rs_status rs_allow_parse(const char *text, rs_allow *out_allow, rs_err *err)
{
    rs_allow allow = rs_allow_default();
    char copy[128], *rest = copy, *word;
    snprintf(copy, sizeof copy, "%s", text);
    while ((word = strsep(&rest, ",")))
        if (!strcmp(word, "exact"))
            allow.exact_from = 1;
        else if (!strcmp(word, "rounded"))
            allow.rounded_from = 1;
        else if (!strcmp(word, "a8"))
            allow.a8_from = 1;
        else
            return rs_err_set(err, RS_USAGE, "--allow '%s': '%s' is not exact, rounded or a8",
                              text, word);
    *out_allow = allow;
    return RS_OK;
}

static char *read_file(const char *path, rs_err *err)
{
    FILE *f = fopen(path, "rb");
    char *text = f ? malloc(FILE_MAX + 1) : NULL;
    if (!text) {
        rs_err_set(err, RS_IO, "cannot read policy %s: %s", path, strerror(errno));
    } else {
        size_t n = fread(text, 1, FILE_MAX + 1, f);
        text[n <= FILE_MAX ? n : FILE_MAX] = '\0';
        if (n > FILE_MAX || ferror(f)) {
            rs_err_set(err, RS_IO, "policy %s is larger than 1 MiB or cannot be read", path);
            free(text);
            text = NULL;
        }
    }
    if (f)
        fclose(f);
    return text;
}

static char *builtin_text(const char *name, rs_err *err)
{
    char known[256] = "";
    for (const rs_policy_text *p = rs_policy_builtin; p->name; p++) {
        if (!strcmp(p->name, name))
            return strdup(p->text);
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, " %s", p->name);
    }
    rs_err_set(err, RS_UNKNOWN,
               "no built-in policy '%s'; known:%s; a file needs a '/' or ends in .lua", name,
               known);
    return NULL;
}

/* Run the chunk and keep its `decide`. */
static rs_status load(rs_policy *p, const char *text, rs_err *err)
{
    char chunk[300];
    snprintf(chunk, sizeof chunk, "@%s", p->name);
    if (luaL_loadbufferx(p->lua, text, strlen(text), chunk, "t") !=
        LUA_OK) /* "t": no bytecode */
        return rs_err_set(err, RS_FORMAT, "policy %s: %s", p->name, lua_tostring(p->lua, -1));
    rs_status st = rs_policy_call(p, 0, 1, err);
    if (st)
        return st;
    if (lua_istable(p->lua, -1))
        lua_getfield(p->lua, -1, "decide");
    if (!lua_isfunction(p->lua, -1))
        return rs_err_set(err, RS_FORMAT,
                          "policy %s does not return a table with a function `decide`",
                          p->name);
    p->decide = luaL_ref(p->lua, LUA_REGISTRYINDEX);
    lua_settop(p->lua, 0);
    return RS_OK;
}

rs_status rs_policy_open(const char *name, rs_policy **out_policy, rs_err *err)
{
    rs_err why = {0};
    size_t length = strlen(name);
    bool file = strchr(name, '/') || (length > 4 && !strcmp(name + length - 4, ".lua"));
    char *text = file ? read_file(name, &why) : builtin_text(name, &why);
    if (!text)
        return rs_err_set(err, why.status, "%s", why.msg);
    rs_policy *p = calloc(1, sizeof *p);
    RS_CHECK(p);
    const char *base = file && strrchr(name, '/') ? strrchr(name, '/') + 1 : name;
    rs_hash hash = {0};
    rs_hash_add_text(&hash, text);
    memcpy(p->hash, rs_hash_hex(hash).hex, sizeof p->hash);
    p->name = strdup(base);
    p->lua = rs_policy_sandbox(p);
    RS_CHECK(p->name && p->lua);
    rs_status st = load(p, text, err);
    free(text);
    if (st)
        rs_policy_close(p);
    else
        *out_policy = p;
    return st;
}

void rs_policy_close(rs_policy *policy)
{
    if (!policy)
        return;
    if (policy->lua)
        lua_close(policy->lua);
    free(policy->name);
    free(policy);
}

const char *rs_policy_name(const rs_policy *policy)
{
    return policy->name;
}

const char *rs_policy_hash(const rs_policy *policy)
{
    return policy->hash;
}

bool rs_policy_allows(const char *numeric, int32_t t, const rs_allow *allow)
{
    int32_t from = !strcmp(numeric, "exact")     ? allow->exact_from
                   : !strcmp(numeric, "rounded") ? allow->rounded_from
                   : !strcmp(numeric, "a8")      ? allow->a8_from
                                                 : INT32_MAX;
    return from != INT32_MAX && t >= from;
}

bool rs_policy_routable(const rs_db_contender *c, int32_t t, const rs_allow *allow)
{
    return c->outcome == RS_DB_OK && c->series_count > 0 &&
           rs_policy_allows(c->numeric, t, allow);
}

static rs_status
check_answer(const rs_policy *p, const rs_decision *d, const rs_db_point *point, rs_err *err)
{
    for (size_t i = 0; i < point->contender_count; i++)
        if (d->choice && !strcmp(point->contenders[i].schedule, d->choice) &&
            !isnan(d->regret[i]))
            return RS_OK;
    return rs_err_set(
        err, RS_FORMAT,
        "policy %s: %s T=%d: choice '%s' may not be routed; choose among `routable`", p->name,
        point->shape, point->t, d->choice ? d->choice : "nil");
}

rs_status rs_policy_decide(rs_policy *policy,
                           rs_arena *arena,
                           const rs_db_point *point,
                           const char *incumbent,
                           const rs_limits *limits,
                           const rs_allow *allow,
                           rs_decision *out_decision,
                           rs_err *err)
{
    size_t routable = 0;
    rs_decision d = {.verdict = "REJECTED", .why = "nothing that was measured may be routed"};
    d.regret = rs_arena_array(arena, point->contender_count, sizeof *d.regret);
    for (size_t i = 0; i < point->contender_count; i++) {
        bool ok = rs_policy_routable(&point->contenders[i], point->t, allow);
        routable += ok;
        d.regret[i] = ok ? 0 : NAN;
    }
    *out_decision = d;
    if (!routable)
        return RS_OK;
    policy->point = point;
    policy->limits = limits;
    lua_rawgeti(policy->lua, LUA_REGISTRYINDEX, policy->decide);
    rs_policy_push_cell(policy, incumbent, allow);
    rs_status st = rs_policy_call(policy, 1, 1, err);
    if (!st)
        st = rs_policy_read_answer(policy, arena, out_decision, err);
    if (!st)
        st = check_answer(policy, out_decision, point, err);
    lua_settop(policy->lua, 0);
    return st;
}
