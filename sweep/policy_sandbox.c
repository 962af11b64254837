/* The sandbox of policies: libraries, limits, the functions of `rs`. Layer: sweep. */
#include "sweep/policy_internal.h"

#include "sweep/base/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

static rs_policy *policy_of(lua_State *lua)
{
    return *(rs_policy **)lua_getextraspace(lua);
}

/* Lua's allocator with a ceiling: a policy that grows without end gets a Lua error, not the
   machine. The host's own calls are not under it: they run outside a protected call. */
static void *limited_alloc(void *raw, void *block, size_t old_size, size_t new_size)
{
    rs_policy *p = raw;
    size_t old = block ? old_size : 0;
    if (new_size == 0) {
        free(block);
        p->memory -= old;
        return NULL;
    }
    if (p->limited && new_size > old && p->memory - old + new_size > RS_POLICY_MEMORY_MAX)
        return NULL;
    void *moved = realloc(block, new_size);
    if (moved)
        p->memory += new_size - old;
    return moved;
}

static void count_instructions(lua_State *lua, lua_Debug *event)
{
    rs_policy *p = policy_of(lua);
    p->instructions += RS_POLICY_HOOK;
    bool slow = rs_clock_ns() > p->deadline_ns;
    if (!slow && p->instructions < RS_POLICY_INSTRUCTIONS)
        return;
    lua_getinfo(lua, "Sl", event);
    snprintf(p->exceeded, sizeof p->exceeded, "%.60s:%d: ran for more than %d %s",
             event->short_src, event->currentline,
             slow ? RS_POLICY_SECONDS : RS_POLICY_INSTRUCTIONS / 1000000,
             slow ? "seconds" : "million instructions");
    luaL_error(lua, "limit");
}

/* Run before the names are removed. What would show the order of a hash table or an address is
   replaced, so that a policy cannot depend on them: the same samples must give the same bytes.
 */
static const char prelude[] =
    "local next, type, sort, error, str = next, type, table.sort, error, tostring\n"
    "local format, find, select = string.format, string.find, select\n"
    "local function before(a, b)\n"
    "  if type(a) ~= type(b) then return type(a) < type(b) end\n"
    "  return a < b\n"
    "end\n"
    "function pairs(t)\n"
    "  local keys, i = {}, 0\n"
    "  for k in next, t do\n"
    "    if type(k) ~= 'number' and type(k) ~= 'string' then\n"
    "      error('pairs: keys must be numbers or strings', 2)\n"
    "    end\n"
    "    keys[#keys + 1] = k\n"
    "  end\n"
    "  sort(keys, before)\n"
    "  return function()\n"
    "    i = i + 1\n"
    "    if keys[i] ~= nil then return keys[i], t[keys[i]] end\n"
    "  end\n"
    "end\n"
    "local function has_address(v) return type(v) == 'table' or type(v) == 'function' end\n"
    "function tostring(v) return has_address(v) and type(v) or str(v) end\n"
    "function string.format(f, ...)\n"
    "  if find(f, '%%[-+ #0]*%d*%.?%d*p') then error('string.format: no %p', 2) end\n"
    "  for i = 1, select('#', ...) do\n"
    "    if has_address((select(i, ...))) then error('string.format: no tables', 2) end\n"
    "  end\n"
    "  return format(f, ...)\n"
    "end\n";

/* Names that would let a policy out, hide an endless loop (C loops that no hook sees;
   finalisers and closing metamethods, which run after the limit struck), catch the limit, or
   make a policy depend on anything but its cell. */
static void remove_names(lua_State *lua)
{
    static const char *const globals[] = {
        "load",  "loadfile", "dofile", "require",      "collectgarbage", "print",
        "pcall", "xpcall",   "warn",   "setmetatable", "getmetatable",   "next"};
    for (size_t i = 0; i < sizeof globals / sizeof *globals; i++) {
        lua_pushnil(lua);
        lua_setglobal(lua, globals[i]);
    }
    static const char *const members[][2] = {
        {"string", "dump"},  {"string", "rep"},      {"string", "find"},
        {"string", "match"}, {"string", "gsub"},     {"string", "gmatch"},
        {"string", "pack"},  {"string", "unpack"},   {"table", "move"},
        {"math", "random"},  {"math", "randomseed"}, {"string", "packsize"}};
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        lua_getglobal(lua, members[i][0]);
        lua_pushnil(lua);
        lua_setfield(lua, -2, members[i][1]);
        lua_pop(lua, 1);
    }
}

/* A function of `table` that walks its first argument in C. The length of a table with holes
   may be any number up to 2^62, and no hook sees that walk: refuse what is too long, and charge
   the rest. */
static int bounded(lua_State *lua)
{
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_Unsigned length = lua_rawlen(lua, 1);
    if (length > RS_POLICY_TABLE_MAX)
        return luaL_error(lua, "a table of more than %d elements", RS_POLICY_TABLE_MAX);
    policy_of(lua)->instructions += (int64_t)length;
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
    return lua_gettop(lua);
}

static void bound_tables(lua_State *lua)
{
    static const char *const walkers[] = {"insert", "remove", "sort", "concat", "unpack"};
    lua_getglobal(lua, "table");
    for (size_t i = 0; i < sizeof walkers / sizeof *walkers; i++) {
        lua_getfield(lua, -1, walkers[i]);
        lua_pushcclosure(lua, bounded, 1);
        lua_setfield(lua, -2, walkers[i]);
    }
    lua_pop(lua, 1);
}

static const rs_db_contender *check_contender(lua_State *lua, int argument)
{
    const rs_db_point *point = policy_of(lua)->point;
    if (!point) { /* while the file is loaded */
        luaL_error(lua, "there is a cell in decide alone");
        return NULL;
    }
    const char *id = luaL_checkstring(lua, argument);
    for (size_t i = 0; i < point->contender_count; i++)
        if (!strcmp(point->contenders[i].schedule, id))
            return &point->contenders[i];
    luaL_argerror(lua, argument,
                  lua_pushfstring(lua, "'%s' is not a contender of this cell", id));
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
    lua_createtable(lua, 0, 10);
    set_number(lua, "mu", e.mu);
    set_number(lua, "measured", e.measured);
    set_number(lua, "slope", e.slope);
    set_number(lua, "grain", e.grain);
    set_number(lua, "h", e.h);
    set_number(lua, "lo", e.mu - e.h);
    set_number(lua, "hi", e.mu + e.h);
    set_integer(lua, "sessions", e.sessions);
    set_integer(lua, "blocks", e.blocks);
    lua_pushboolean(lua, e.signs_agree);
    lua_setfield(lua, -2, "signs_agree");
    return 1;
}

/* A number of the effect at argument 1; `absent` where a policy built its own table without it.
 */
static double get_number(lua_State *lua, const char *name, double absent)
{
    bool given = lua_getfield(lua, 1, name) != LUA_TNIL;
    double value = given ? luaL_checknumber(lua, -1) : absent;
    lua_pop(lua, 1);
    return value;
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
    e.measured = get_number(lua, "measured", e.mu);
    e.grain = get_number(lua, "grain", 0);
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
        lua_createtable(lua, 0, 5);
        set_number(lua, "min", s.min);
        set_number(lua, "median", s.median);
        set_number(lua, "p95", s.p95);
        set_integer(lua, "n", s.count);
        set_integer(lua, "session", (int)c->series[i].session);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static void add_library(lua_State *lua)
{
    static const luaL_Reg functions[] = {{"effect", lua_effect},
                                         {"verdict", lua_verdict},
                                         {"session_stats", lua_session_stats},
                                         {NULL, NULL}};
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
    RS_CHECK(luaL_dostring(lua, prelude) == LUA_OK);
    lua_settop(lua, 0);
    remove_names(lua);
    bound_tables(lua);
    add_library(lua);
    return lua;
}

rs_status rs_policy_call(rs_policy *policy, int args, int results, rs_err *err)
{
    lua_State *lua = policy->lua;
    policy->instructions = 0;
    policy->deadline_ns = rs_clock_ns() + (int64_t)RS_POLICY_SECONDS * 1000000000;
    policy->exceeded[0] = '\0';
    lua_sethook(lua, count_instructions, LUA_MASKCOUNT, RS_POLICY_HOOK);
    policy->limited = true;
    int code = lua_pcall(lua, args, results, 0);
    policy->limited = false;
    lua_sethook(lua, NULL, 0, 0);
    if (code == LUA_OK)
        return RS_OK;
    const char *text = lua_tostring(lua, -1);
    rs_status st = RS_FORMAT;
    if (policy->exceeded[0])
        st = rs_err_set(err, RS_LIMIT, "policy %s: %s; does it loop for ever?", policy->name,
                        policy->exceeded);
    else if (code == LUA_ERRMEM)
        st = rs_err_set(err, RS_LIMIT, "policy %s took more than %d MiB; make it smaller",
                        policy->name, RS_POLICY_MEMORY_MAX >> 20);
    else
        rs_err_set(err, st, "policy %s: %s; mend it or use --policy spread_paired",
                   policy->name, text ? text : "an error without text");
    lua_settop(lua, 0);
    return st;
}
