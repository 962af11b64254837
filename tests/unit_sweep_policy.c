/* Policies cannot leave their box, run for ever or answer nonsense; a short one of one's own
 * works. */
#include "sweep/policy.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static rs_db_sample fast[6], slow[6];
static rs_db_series fast_series[3], slow_series[3];
static rs_db_contender contenders[4];
static rs_db_point point = {.shape = "q4g64:linear:64x128",
                            .mode = "chain",
                            .t = 8,
                            .contenders = contenders,
                            .contender_count = 4};
static const rs_limits limits = {0.0025, 0.005, 0.015, 0.0075, 0, 0};

static int setup(void **state)
{
    (void)state;
    for (int r = 0; r < 6; r++) {
        fast[r] = (rs_db_sample){.round = r, .launches = 1, .ns = 1000 + r};
        slow[r] = (rs_db_sample){.round = r, .launches = 1, .ns = 1200 + r};
    }
    for (int s = 0; s < 3; s++) {
        fast_series[s] = (rs_db_series){s + 1, 6, fast};
        slow_series[s] = (rs_db_series){s + 1, 6, slow};
    }
    contenders[0] = (rs_db_contender){.schedule = "a8",
                                      .numeric = "a8",
                                      .layout = "l",
                                      .series = fast_series,
                                      .series_count = 3};
    contenders[1] = (rs_db_contender){.schedule = "fast/x=1",
                                      .numeric = "exact",
                                      .layout = "l",
                                      .series = fast_series,
                                      .series_count = 3};
    contenders[2] = (rs_db_contender){.schedule = "slow",
                                      .numeric = "exact",
                                      .layout = "l",
                                      .series = slow_series,
                                      .series_count = 3};
    contenders[3] = (rs_db_contender){.schedule = "wrong",
                                      .numeric = "exact",
                                      .layout = "l",
                                      .outcome = RS_DB_WRONG,
                                      .series = fast_series,
                                      .series_count = 3};
    return 0;
}

/* Load `text` as a file of its own and let it decide. */
static rs_status
try(const char *text, const char *incumbent, rs_arena *arena, rs_decision *out, rs_err *err)
{
    char path[] = "/tmp/rs_policy_XXXXXX.lua";
    int fd = mkstemps(path, 4);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), strlen(text));
    close(fd);
    rs_policy *policy = NULL;
    rs_allow allow = rs_allow_default();
    *err = (rs_err){0};
    rs_status st = rs_policy_open(path, &policy, err);
    if (!st)
        st = rs_policy_decide(policy, arena, &point, incumbent, &limits, &allow, out, err);
    rs_policy_close(policy);
    unlink(path);
    return st;
}

static void refuse(const char *text, rs_status expected, const char *says)
{
    rs_arena *arena = rs_arena_new();
    rs_decision d;
    rs_err err;
    rs_status st = try(text, NULL, arena, &d, &err);
    if (st != expected || !strstr(err.msg, says) || !strstr(err.msg, "rs_policy_"))
        fail_msg("%s\ngave %s '%s', not %s with '%s'", text, rs_status_name(st), err.msg,
                 rs_status_name(expected), says);
    rs_arena_free(arena);
}

/* Run `body` inside decide; it must end in `choice` fast/x=1 with the given `why`. */
static void expect_why(const char *body, const char *why)
{
    char text[2048];
    rs_arena *arena = rs_arena_new();
    rs_decision d;
    rs_err err;
    snprintf(text, sizeof text,
             "return { decide = function(cell) local why\n%s\n"
             "return { choice = 'fast/x=1', verdict = 'OPEN', why = why, regret = {} } end }",
             body);
    if (try(text, "slow", arena, &d, &err))
        fail_msg("%s: %s", body, err.msg);
    assert_string_equal(d.why, why);
    rs_arena_free(arena);
}

static void nothing_leads_out(void **state)
{
    (void)state;
    expect_why(
        "local all = {}\n"
        "for _, name in ipairs({ 'io', 'os', 'debug', 'package', 'require', 'load', "
        "'loadfile',\n"
        "  'dofile', 'loadstring', 'collectgarbage', 'pcall', 'xpcall', 'coroutine', 'print',\n"
        "  'setmetatable', 'getmetatable', 'next', 'warn', 'utf8' }) do\n"
        "  if _G[name] ~= nil then all[#all + 1] = name end\n"
        "end\n"
        "for _, name in ipairs({ 'dump', 'rep', 'find', 'match', 'gsub', 'gmatch', 'pack' }) "
        "do\n"
        "  if string[name] or ('x')[name] then all[#all + 1] = name end\n"
        "end\n"
        "if table.move or math.random then all[#all + 1] = 'move' end\n"
        "why = table.concat(all, ' ')",
        "");
}

/* By the number of instructions, or on a machine this busy by the clock. */
static void endless_is_stopped(void **state)
{
    (void)state;
    refuse("while true do end", RS_LIMIT, ":1: ran for more than ");
    refuse("return { decide = function()\nwhile true do end end }", RS_LIMIT, ".lua:2: ran");
    refuse("local function f() return f() end return f()", RS_LIMIT, "ran for more than ");
    refuse("for i = 1, math.huge do local t = {} end", RS_LIMIT, "ran for more than ");
    refuse("table.sort({ 3, 2, 1 }, function() while true do end end)", RS_LIMIT,
           "ran for more than ");
}

/* A table with elements at powers of two has a border near 2^61 that C code would walk to. What
   C code does is counted as instructions, too; RS_TEST_QUICK: the clock may be first. */
static void endless_in_c_is_refused(void **state)
{
    (void)state;
    static const char *const calls[] = {"table.insert(t, 1, 0)", "table.remove(t, 1)",
                                        "table.sort(t, rawequal)", "table.concat(t)",
                                        "table.unpack(t)"};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        char text[256];
        snprintf(
            text, sizeof text,
            "local t = { 1, 2, 3, 4, [5] = 5, [9] = 9 } for i = 0, 59 do t[4 << i] = 1 end %s",
            calls[i]);
        refuse(text, RS_FORMAT, "a table of more than 1000000 elements");
    }
    refuse("local t = {} for i = 1, 900000 do t[i] = i end\n"
           "while true do table.insert(t, 1, 0) table.remove(t, 1) end",
           RS_LIMIT, getenv("RS_TEST_QUICK") ? "ran for more than " : "instructions");
}

static void memory_is_bounded(void **state)
{
    (void)state;
    refuse("local t = {} while true do t[#t + 1] = {} end", RS_LIMIT, "took more than 64 MiB");
    refuse("local s = 'x' while true do s = s .. s end", RS_LIMIT, "took more than 64 MiB");
    /* Full to the brim at load time: the host's own tables must still find room. */
    refuse("keep = {} local s = 'x' for i = 1, 23 do s = s .. s end\n"
           "for i = 1, 6 do keep[i] = s .. i end\n"
           "return { decide = function() local t = {} while true do t[#t + 1] = {} end end }",
           RS_LIMIT, "took more than 64 MiB");
    refuse("local function f(n) return 1 + f(n) end return f(1)", RS_FORMAT, "stack overflow");
}

static void faults_are_told(void **state)
{
    (void)state;
    refuse("rs.effect('slow', 'fast/x=1')", RS_FORMAT, "there is a cell in decide alone");
    refuse("rs.session_stats('slow')", RS_FORMAT, "there is a cell in decide alone");
    refuse("return {\n  decide = = 1 }", RS_FORMAT, ".lua:2:");
    refuse("\n\nlocal x = nil + 1", RS_FORMAT, ".lua:3:");
    refuse("return 1", RS_FORMAT, "a function `decide`");
    refuse("return {}", RS_FORMAT, "a function `decide`");
    refuse("error({})", RS_FORMAT, "an error without text");
    refuse("return { decide = function() return 1 end }", RS_FORMAT, "returned no table");
    refuse("return { decide = function() return {} end }", RS_FORMAT, "`choice`");
    refuse("return { decide = function() return { choice = 'slow', verdict = 'SURE', regret = "
           "{} } end }",
           RS_FORMAT, "WIN, TIE or OPEN");
    refuse("return { decide = function() return { choice = 'slow', verdict = 'WIN' } end }",
           RS_FORMAT, "`regret`");
    refuse("return { decide = function() return { choice = 'slow', verdict = 'WIN',\n"
           "regret = { slow = 0 / 0 } } end }",
           RS_FORMAT, "regret of slow");
    static const char *const unfit[] = {"wrong", "a8", "absent"};
    for (size_t i = 0; i < 3; i++) {
        char text[200];
        snprintf(text, sizeof text,
                 "return { decide = function() return { choice = '%s', verdict = 'WIN', regret "
                 "= {} } end }",
                 unfit[i]);
        refuse(text, RS_FORMAT, "may not be routed");
    }
    refuse("return { decide = function() rs.effect('slow', 'absent') end }", RS_FORMAT,
           "not a contender");
    refuse("\x1bLua", RS_FORMAT, "attempt to load a binary chunk");
}

static void unknown_policies(void **state)
{
    (void)state;
    rs_policy *policy = NULL;
    rs_err err = {0};
    assert_int_equal(rs_policy_open("nonsense", &policy, &err), RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "spread_paired"));
    assert_int_equal(rs_policy_open("/nowhere/p.lua", &policy, &err), RS_IO);
    assert_non_null(strstr(err.msg, "/nowhere/p.lua"));
}

static void answers_do_not_depend_on_addresses(void **state)
{
    (void)state;
    expect_why("local t = { c = 1, a = 2, [3] = 3, b = 4, [1] = 5 }\nwhy = ''\n"
               "for k, v in pairs(t) do why = why .. k .. v .. ' ' end",
               "15 33 a2 b4 c1 ");
    expect_why("why = tostring({}) .. tostring(print) .. tostring(1.5)", "tablenil1.5");
    refuse("return string.format('%s', {})", RS_FORMAT, "no tables");
    refuse("return string.format('%p', 'x')", RS_FORMAT, "no %p");
}

static void the_cell(void **state)
{
    (void)state;
    expect_why(
        "local c, e = cell.contenders, rs.effect('fast/x=1', 'slow')\n"
        "why = string.format('%s %d %s %d %s %s %s %.0f %.3f %d %s', cell.shape, cell.t,\n"
        "  cell.incumbent, #c, c[2].id, c[2].candidate, tostring(c[1].routable), c[2].median,\n"
        "  e.mu, e.sessions, rs.verdict(e))",
        "q4g64:linear:64x128 8 slow 4 fast/x=1 fast false 1002 0.182 3 WIN");
    expect_why(
        "local s = rs.session_stats('slow')\n"
        "why = #s .. ' ' .. s[3].session .. ' ' .. s[3].n .. ' ' .. cell.by_id.slow.layout",
        "3 3 6 l");
}

/* The promise: one's own policy in 20 lines. */
static void a_short_policy(void **state)
{
    (void)state;
    static const char text[] =
        "-- The smallest median wins; five per cent make it a WIN.\n"
        "local function decide(cell)\n"
        "  local best\n"
        "  local regret = {}\n"
        "  for _, c in ipairs(cell.contenders) do\n"
        "    if c.routable and (not best or c.median < best.median) then best = c end\n"
        "  end\n"
        "  for _, c in ipairs(cell.contenders) do\n"
        "    if c.routable then regret[c.id] = math.log(c.median / best.median) end\n"
        "  end\n"
        "  return { choice = best.id, verdict = 'WIN', regret = regret,\n"
        "    why = 'smallest median' }\n"
        "end\n"
        "return { name = 'smallest', decide = decide }\n";
    rs_arena *arena = rs_arena_new();
    rs_decision d;
    rs_err err;
    assert_int_equal(try(text, NULL, arena, &d, &err), RS_OK);
    assert_string_equal(d.choice, "fast/x=1");
    assert_true(isnan(d.regret[0]) && isnan(d.regret[3])); /* a8 and wrong may not be routed */
    assert_true(d.regret[1] == 0 && fabs(d.regret[2] - 0.1821) < 0.001);
    rs_arena_free(arena);
}

static void allowed_classes(void **state)
{
    (void)state;
    rs_allow allow = rs_allow_default();
    rs_err err = {0};
    assert_true(rs_policy_allows("exact", 1, &allow));
    assert_false(rs_policy_allows("rounded", 64, &allow));
    assert_true(rs_policy_allows("rounded", 65, &allow));
    assert_false(rs_policy_allows("a8", INT32_MAX, &allow));
    assert_false(rs_policy_allows("", 1, &allow));
    assert_int_equal(rs_allow_parse("exact,a8", &allow, &err), RS_OK);
    assert_true(rs_policy_allows("a8", 1, &allow));
    assert_false(rs_policy_allows("rounded", 64, &allow));
    assert_int_equal(rs_allow_parse("exact,fp4", &allow, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "fp4"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_leads_out),
        cmocka_unit_test(endless_is_stopped),
        cmocka_unit_test(endless_in_c_is_refused),
        cmocka_unit_test(memory_is_bounded),
        cmocka_unit_test(faults_are_told),
        cmocka_unit_test(unknown_policies),
        cmocka_unit_test(answers_do_not_depend_on_addresses),
        cmocka_unit_test(the_cell),
        cmocka_unit_test(a_short_policy),
        cmocka_unit_test(allowed_classes),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
