/* A point as a Lua table, and the policy's answer as a decision. Layer: sweep. */
#include "sweep/policy_internal.h"

#include <math.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

static void set_text(lua_State *lua, const char *name, const char *value)
{
    lua_pushstring(lua, value); /* NULL becomes nil */
    lua_setfield(lua, -2, name);
}

static void set_number(lua_State *lua, const char *name, double value)
{
    if (isnan(value))
        return; /* nil: not known */
    lua_pushnumber(lua, value);
    lua_setfield(lua, -2, name);
}

static void set_integer(lua_State *lua, const char *name, lua_Integer value)
{
    lua_pushinteger(lua, value);
    lua_setfield(lua, -2, name);
}

static void
push_contender(lua_State *lua, const rs_db_contender *c, int32_t t, const rs_allow *allow)
{
    rs_summary s = rs_stats_summary(c);
    lua_createtable(lua, 0, 16);
    set_text(lua, "id", c->schedule);
    lua_pushlstring(lua, c->schedule, strcspn(c->schedule, "/"));
    lua_setfield(lua, -2, "candidate");
    set_text(lua, "numeric", c->numeric);
    set_text(lua, "layout", c->layout);
    set_integer(lua, "workspace_bytes", c->workspace_bytes);
    set_text(lua, "outcome",
             c->outcome < RS_DB_OUTCOME_COUNT ? rs_db_outcome_text(c->outcome) : "?");
    set_text(lua, "reason", c->reason);
    lua_pushboolean(lua, rs_policy_routable(c, t, allow));
    lua_setfield(lua, -2, "routable");
    set_number(lua, "median", s.median);
    set_number(lua, "min", s.min);
    set_number(lua, "p95", s.p95);
    set_integer(lua, "n", s.count);
    set_integer(lua, "sessions", s.sessions);
    set_number(lua, "share", c->share);
    set_number(lua, "floor_ns", c->floor_ns);
}

static void push_limits(lua_State *lua, const rs_limits *limits)
{
    lua_createtable(lua, 0, 4);
    set_number(lua, "s_aa", limits->s_aa);
    set_number(lua, "g", limits->g);
    set_number(lua, "delta", limits->delta);
    set_number(lua, "tau", limits->tau);
}

/* Controls and peers are no contenders: they are left out. */
void rs_policy_push_cell(rs_policy *policy, const char *incumbent, const rs_allow *allow)
{
    lua_State *lua = policy->lua;
    const rs_db_point *point = policy->point;
    lua_Integer n = 0;
    lua_createtable(lua, 0, 6);
    set_text(lua, "shape", point->shape);
    set_integer(lua, "t", point->t);
    push_limits(lua, policy->limits);
    lua_setfield(lua, -2, "limits");
    lua_createtable(lua, (int)point->contender_count, 0);
    lua_createtable(lua, 0, (int)point->contender_count);
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        if (c->outcome == RS_DB_CONTROL || c->outcome == RS_DB_PEER)
            continue;
        push_contender(lua, c, point->t, allow);
        lua_pushvalue(lua, -1);
        lua_setfield(lua, -3, c->schedule);
        lua_rawseti(lua, -3, ++n);
        if (incumbent && !strcmp(incumbent, c->schedule) && c->series_count) {
            lua_pushstring(lua, incumbent);
            lua_setfield(lua, -4, "incumbent");
        }
    }
    lua_setfield(lua, -3, "by_id");
    lua_setfield(lua, -2, "contenders");
}

static const char *take_text(lua_State *lua, const char *name, rs_arena *arena)
{
    lua_getfield(lua, 1, name);
    const char *text = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : NULL;
    const char *copy = text ? rs_arena_strdup(arena, text) : NULL;
    lua_pop(lua, 1);
    return copy;
}

static bool known_verdict(const char *verdict)
{
    return verdict &&
           (!strcmp(verdict, "WIN") || !strcmp(verdict, "TIE") || !strcmp(verdict, "OPEN"));
}

static double take_number(lua_State *lua, const char *name, double otherwise)
{
    lua_getfield(lua, -1, name);
    double value = lua_isnumber(lua, -1) ? lua_tonumber(lua, -1) : otherwise;
    lua_pop(lua, 1);
    return value;
}

/* A count; what is none (negative, huge, NaN) is 0: a policy may return any number. */
static int take_count(lua_State *lua, const char *name)
{
    double value = take_number(lua, name, 0);
    return value >= 0 && value <= 1e9 ? (int)value : 0;
}

static void take_effect(lua_State *lua, rs_decision *out)
{
    lua_getfield(lua, 1, "effect");
    out->has_effect = lua_istable(lua, -1);
    if (out->has_effect) {
        out->effect.mu = take_number(lua, "mu", 0);
        out->effect.h = take_number(lua, "h", INFINITY);
        out->effect.sessions = take_count(lua, "sessions");
        out->effect.blocks = take_count(lua, "blocks");
    }
    lua_pop(lua, 1);
}

/* regret[id] for routable contenders; missing ones are 0, negative ones are 0. */
static rs_status take_regret(rs_policy *p, rs_decision *out, rs_err *err)
{
    lua_State *lua = p->lua;
    lua_getfield(lua, 1, "regret");
    if (!lua_istable(lua, -1))
        return rs_err_set(err, RS_FORMAT, "policy %s: the answer has no table `regret`",
                          p->name);
    for (size_t i = 0; i < p->point->contender_count; i++)
        if (!isnan(out->regret[i])) {
            double r = take_number(lua, p->point->contenders[i].schedule, 0);
            if (!isfinite(r))
                return rs_err_set(err, RS_FORMAT, "policy %s: regret of %s is not a number",
                                  p->name, p->point->contenders[i].schedule);
            out->regret[i] = fmax(0, r);
        }
    lua_pop(lua, 1);
    return RS_OK;
}

rs_status
rs_policy_read_answer(rs_policy *policy, rs_arena *arena, rs_decision *out, rs_err *err)
{
    lua_State *lua = policy->lua;
    if (!lua_istable(lua, 1))
        return rs_err_set(err, RS_FORMAT, "policy %s: decide returned no table", policy->name);
    out->choice = take_text(lua, "choice", arena);
    out->verdict = take_text(lua, "verdict", arena);
    out->why = take_text(lua, "why", arena);
    out->against = take_text(lua, "against", arena);
    if (!out->choice || !known_verdict(out->verdict))
        return rs_err_set(
            err, RS_FORMAT,
            "policy %s: the answer needs a `choice` and a `verdict` of WIN, TIE or OPEN",
            policy->name);
    if (!out->why)
        out->why = "";
    take_effect(lua, out);
    return take_regret(policy, out, err);
}
