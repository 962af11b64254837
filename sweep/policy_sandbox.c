/* The sandbox of policies: libraries, limits, the functions of `rs`. Layer: sweep. */
#include "sweep/policy_internal.h"

#include <stdlib.h>
#include <string.h>

static const char limit_text[] = "ran for more than 50 million instructions; does it loop for ever?";

static rs_policy *policy_of(lua_State *lua)
{
    return *(rs_policy **)lua_getextraspace(lua);
}

/* Lua's allocator with a ceiling: a policy that grows without end gets a Lua error, not the machine. */
static void *limited_alloc(void *raw, void *block, size_t old_size, size_t new_size)
{
    rs_policy *p = raw;
    size_t old = block ? old_size : 0;
    if (new_size == 0) {
        free(block);
        p->memory -= old;
        return NULL;
    }
    if (p->memory - old + new_size > RS_POLICY_MEMORY_MAX)
        return NULL;
    void *moved = realloc(block, new_size);
    if (moved)
        p->memory += new_size - old;
    return moved;
}

static void out_of_instructions(lua_State *lua, lua_Debug *event)
{
    (void)event;
    luaL_error(lua, "%s", limit_text);
}

/* Names that would let a policy out, hide an endless loop, or make it depend on anything but its cell. */
static void remove_names(lua_State *lua)
{
    static const char *const globals[] = {"load", "loadfile", "dofile", "require", "collectgarbage", "print",
                                          "pcall", "xpcall", "warn", "setmetatable", "getmetatable", "next"};
    for (size_t i = 0; i < sizeof globals / sizeof *globals; i++) {
        lua_pushnil(lua);
        lua_setglobal(lua, globals[i]);
    }
    static const char *const members[][2] = {
        {"string", "dump"}, {"string", "rep"}, {"math", "random"}, {"math", "randomseed"}};
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        lua_getglobal(lua, members[i][0]);
        lua_pushnil(lua);
        lua_setfield(lua, -2, members[i][1]);
        lua_pop(lua, 1);
    }
}

static const rs_db_contender *check_contender(lua_State *lua, int argument)
{
    const rs_db_point *point = policy_of(lua)->point;
    const char *id = luaL_checkstring(lua, argument);
    for (size_t i = 0; i < point->contender_count; i++)
        if (!strcmp(point->contenders[i].schedule, id))
            return &point->contenders[i];
    luaL_argerror(lua, argument, lua_pushfstring(lua, "'%s' is not a contender of this cell", id));
    return NULL;
}

static void set_number(lua_State *lua, const char *name, double value)
{
    lua_pushnumber(lua, value);
    lua_setfield(lua, -2, name);
}

static void set_integer(lua_State *lua, const char *name, int value)
{
    lua_pushinteger(lua, value);
    lua_setfield(lua, -2, name);
}

static int lua_effect(lua_State *lua)
{
    const rs_db_contender *a = check_contender(lua, 1), *b = check_contender(lua, 2);
    rs_effect e = rs_stats_effect(a, b, policy_of(lua)->limits);
    lua_createtable(lua, 0, 7);
    set_number(lua, "mu", e.mu);
    set_number(lua, "h", e.h);
    set_number(lua, "lo", e.mu - e.h);
    set_number(lua, "hi", e.mu + e.h);
    set_integer(lua, "sessions", e.sessions);
    set_integer(lua, "blocks", e.blocks);
    lua_pushboolean(lua, e.signs_agree);
    lua_setfield(lua, -2, "signs_agree");
    return 1;
}

static int lua_verdict(lua_State *lua)
{
    rs_effect e = {0};
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_getfield(lua, 1, "mu");
    lua_getfield(lua, 1, "h");
    lua_getfield(lua, 1, "sessions");
    lua_getfield(lua, 1, "signs_agree");
    e.mu = luaL_checknumber(lua, -4);
    e.h = luaL_checknumber(lua, -3);
    e.sessions = (int)luaL_checkinteger(lua, -2);
    e.signs_agree = lua_toboolean(lua, -1);
    lua_pushstring(lua, rs_stats_verdict_name(rs_stats_verdict(&e, policy_of(lua)->limits)));
    return 1;
}

static int lua_session_stats(lua_State *lua)
{
    const rs_db_contender *c = check_contender(lua, 1);
    lua_createtable(lua, (int)c->series_count, 0);
    for (size_t i = 0; i < c->series_count; i++) {
        rs_db_contender one = *c;
        one.series = &c->series[i];
        one.series_count = 1;
        rs_summary s = rs_stats_summary(&one);
        lua_createtable(lua, 0, 4);
        set_number(lua, "min", s.min);
        set_number(lua, "median", s.median);
        set_number(lua, "p95", s.p95);
        set_integer(lua, "n", s.count);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static void add_library(lua_State *lua)
{
    static const luaL_Reg functions[] = {
        {"effect", lua_effect}, {"verdict", lua_verdict}, {"session_stats", lua_session_stats}, {NULL, NULL}};
    luaL_newlib(lua, functions);
    lua_setglobal(lua, "rs");
}

lua_State *rs_policy_sandbox(rs_policy *policy)
{
    lua_State *lua = lua_newstate(limited_alloc, policy);
    if (!lua)
        return NULL;
    *(rs_policy **)lua_getextraspace(lua) = policy;
    luaL_requiref(lua, LUA_GNAME, luaopen_base, 1);
    luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 1);
    luaL_requiref(lua, LUA_TABLIBNAME, luaopen_table, 1);
    luaL_requiref(lua, LUA_MATHLIBNAME, luaopen_math, 1);
    lua_settop(lua, 0);
    remove_names(lua);
    add_library(lua);
    return lua;
}

rs_status rs_policy_call(rs_policy *policy, int args, int results, rs_err *err)
{
    lua_State *lua = policy->lua;
    lua_sethook(lua, out_of_instructions, LUA_MASKCOUNT, RS_POLICY_INSTRUCTIONS);
    int code = lua_pcall(lua, args, results, 0);
    lua_sethook(lua, NULL, 0, 0);
    if (code == LUA_OK)
        return RS_OK;
    const char *text = lua_tostring(lua, -1);
    rs_status st = RS_FORMAT;
    if (code == LUA_ERRMEM)
        st = rs_err_set(err, RS_LIMIT, "policy %s took more than %d MiB; make it smaller", policy->name,
                        RS_POLICY_MEMORY_MAX >> 20);
    else if (text && strstr(text, limit_text))
        st = rs_err_set(err, RS_LIMIT, "policy %s: %s", policy->name, text);
    else
        rs_err_set(err, st, "policy %s: %s", policy->name, text ? text : "an error without text");
    lua_settop(lua, 0);
    return st;
}
