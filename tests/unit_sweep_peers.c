/* Peers: compared with, never in the way, never routed. The quickest of all is planted as one.
 */
#include "fake_plan.h"

#include "engine/dispatch.h"
#include "sweep/peers.h"
#include "sweep/race.h"
#include "sweep/spend.h"

#include <math.h>

static const char shape[] = "q4g64:linear:64x128";

static fake peer_of(const char *schedule, double ns, const char *numeric)
{
    fake f = FAKE(schedule, ns);
    f.outcome = RS_DB_PEER;
    f.numeric = numeric;
    return f;
}

static rs_db *open_cells(const fake *fakes, size_t count, int sessions)
{
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    int64_t ids[6];
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t machine = fake_machine(db, FAKE_TIER);
    for (int i = 0; i < sessions; i++)
        ids[i] = fake_session(db, machine, i + 1);
    for (int t = 1; t <= 4; t++)
        fake_cells(db, ids, sessions, shape, t, fakes, count);
    return db;
}

/* ---- deciding ---- */

static void names_no_peer(const char *schedule)
{
    assert_true(!schedule || strncmp(schedule, "peer", 4) != 0);
}

static void the_quickest_of_all_is_not_routed(void **state)
{
    (void)state;
    static const char *const policies[] = {"spread_paired", "spread_strict"};
    fake f[] = {FAKE("cpu_ref", 1000), FAKE("cpu_wide", 500),
                peer_of("peer_quick", 100, "exact"), peer_of("peer_other", 450, "a8")};
    f[0].incumbent = true;
    for (size_t p = 0; p < 2; p++) {
        rs_arena *arena = rs_arena_new();
        rs_db *db = open_cells(f, 4, 3);
        rs_plan_options options = fake_options(policies[p]);
        rs_emit_table *emitted = NULL;
        rs_err err = {0};
        must(rs_allow_parse("exact,rounded,a8", &options.allow, &err), &err);
        rs_plan plan = fake_plan(arena, db, &options);
        must(rs_emit_routes(arena, &plan, &fake_registry, &emitted, &err), &err);
        for (size_t i = 0; i < plan.shapes[0].point_count; i++) {
            const rs_decision *d = plan.shapes[0].points[i].decision;
            assert_string_equal(d->choice, "cpu_wide");
            names_no_peer(d->against);
        }
        for (int32_t i = 0; i < emitted->table.route_count; i++)
            names_no_peer(emitted->table.routes[i].schedule);
        rs_db_close(db);
        rs_arena_free(arena);
    }
}

static void peers_alone_give_no_table(void **state)
{
    (void)state;
    fake f[] = {peer_of("peer_quick", 100, "exact")};
    rs_arena *arena = rs_arena_new();
    rs_db *db = open_cells(f, 1, 3);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(arena, db, &options);
    assert_non_null(plan.shapes[0].problem);
    rs_db_close(db);
    rs_arena_free(arena);
}

/* A later session keeps it, and it asks for none. */
static void the_database_keeps_them_in(void **state)
{
    (void)state;
    fake f[] = {FAKE("cpu_ref", 1000), peer_of("peer_quick", 1001, "exact")};
    rs_arena *arena = rs_arena_new();
    rs_db *db = open_cells(f, 2, 3);
    rs_db_out *outs = NULL;
    rs_db_point *points = NULL;
    size_t count = 0, point_count = 0;
    rs_err err = {0};
    rs_db_filter filter = {0};
    rs_limits limits = rs_limits_of(0.0025);
    must(rs_db_list_out(db, arena, 1, shape, "chain", 1, "set0", &outs, &count, &err), &err);
    assert_int_equal(count, 0);
    must(rs_db_load_points(db, arena, &filter, &points, &point_count, &err), &err);
    assert_int_equal(points[0].contenders[1].outcome, RS_DB_PEER);
    assert_true(rs_spend_regret(&points[0], &limits) == 0);
    rs_db_close(db);
    rs_arena_free(arena);
}

/* A table that was written by hand. */
static void the_engine_refuses_to_route_one(void **state)
{
    (void)state;
    rs_candidate peer = cpu_other;
    peer.id = "peer_quick";
    peer.is_peer = true;
    const rs_candidate *const candidates[] = {&cpu_ref, &peer, NULL};
    const rs_route routes[] = {{"*", 1, RS_ROUTE_T_MAX, "peer_quick", "row_split", "exact"}};
    const rs_route_table table = {.tier = "t",
                                  .backend = "cpu",
                                  .origin = "measured",
                                  .routes = routes,
                                  .route_count = 1};
    const rs_device device = {.backend = RS_BACKEND_CPU, .cores = 1};
    rs_dispatch_source source = {.device = &device, .table = &table, .candidates = candidates};
    rs_shape s = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 64, .k = 128};
    rs_arena *arena = rs_arena_new();
    rs_dispatch d;
    rs_err err = {0};
    must(rs_dispatch_plan(arena, &source, &s, 4, &d, &err), &err);
    assert_ptr_equal(rs_dispatch_pick(&d, 1)->schedule.candidate, &cpu_ref);
    assert_non_null(strstr(rs_dispatch_pick(&d, 1)->fallback, "peer_quick"));
    rs_arena_free(arena);
}

/* ---- measuring ---- */

static void they_are_offered_when_asked_for(void **state)
{
    (void)state;
    rs_candidate peer = cpu_other;
    peer.id = "peer_quick";
    peer.is_peer = true;
    const rs_candidate *candidates[] = {&cpu_ref, &peer, NULL};
    rs_registry registry = {candidates, fake_hashes, 2, false};
    const rs_device device = {.backend = RS_BACKEND_CPU, .cores = 1};
    rs_shape s = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 64, .k = 128};
    rs_arena *arena = rs_arena_new();
    rs_offer *offers = NULL;
    size_t count = 0;
    rs_registry_offers(&registry, arena, &device, &s, 1, &offers, &count);
    assert_int_equal(count, 1);
    registry.peers = true;
    rs_registry_offers(&registry, arena, &device, &s, 1, &offers, &count);
    assert_int_equal(count, 2);
    rs_arena_free(arena);
}

static rs_status
planted_time(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err)
{
    const double *ns = arg;
    (void)round, (void)err;
    *out_ns = ns[racer];
    return RS_OK;
}

/* 0: the leader, 1: half as quick, 2: a peer ten times as quick, 3: one ten times as slow. */
static void nobody_leaves_because_of_them_and_they_never(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    double ns[] = {1000, 2000, 100, 10000};
    rs_racer racers[4];
    for (int i = 0; i < 4; i++)
        racers[i] = (rs_racer){.live = true, .guest = i >= 2, .layout = "l"};
    rs_race race = {.racers = racers,
                    .count = 4,
                    .rounds = 16,
                    .screen = true,
                    .g = 0.005,
                    .seed = 1,
                    .arena = arena,
                    .arg = ns,
                    .time = planted_time};
    rs_err err = {0};
    must(rs_race_run(&race, &err), &err);
    assert_true(racers[0].live);
    assert_false(racers[1].live); /* the leader's doing */
    assert_true(racers[2].live && racers[3].live);
    rs_arena_free(arena);
}

/* ---- comparing ---- */

static rs_peer_pair pair_of(rs_arena *arena, const fake *fakes, size_t count, int sessions)
{
    rs_db *db = open_cells(fakes, count, sessions);
    rs_db_filter filter = {0};
    rs_db_point *points = NULL;
    size_t n = 0;
    rs_err err = {0};
    rs_limits limits = rs_limits_of(0.0025);
    must(rs_db_load_points(db, arena, &filter, &points, &n, &err), &err);
    rs_db_close(db);
    return rs_peers_at(&points[0], &limits);
}

static void like_is_compared_with_like(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    char text[48];
    fake f[] = {FAKE("cpu_a8", 300), FAKE("cpu_exact", 1000),
                peer_of("peer_rounded", 1200, "rounded"), peer_of("peer_slow", 5000, "exact")};
    f[0].numeric = "a8";
    rs_peer_pair pair = pair_of(arena, f, 4, 3);
    assert_string_equal(pair.peer->schedule, "peer_rounded");
    assert_string_equal(pair.candidate->schedule,
                        "cpu_exact"); /* a8 rounds more than the peer */
    assert_true(fabs(exp(pair.effect.mu) - 1.2) < 0.01);
    assert_true(exp(pair.effect.mu - pair.effect.h) > 1.1);
    assert_memory_equal(rs_peers_ratio(&pair.effect, text), "1.2", 3);
    f[2].numeric = "a8";
    assert_string_equal(pair_of(arena, f, 4, 3).candidate->schedule, "cpu_a8");
    pair = pair_of(arena, f, 4, 1);
    assert_non_null(strstr(rs_peers_ratio(&pair.effect, text), "[?]"));
    assert_null(pair_of(arena, f, 2, 3).peer);
    assert_null(pair_of(arena, f + 2, 2, 3).candidate);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_quickest_of_all_is_not_routed),
        cmocka_unit_test(peers_alone_give_no_table),
        cmocka_unit_test(the_database_keeps_them_in),
        cmocka_unit_test(the_engine_refuses_to_route_one),
        cmocka_unit_test(they_are_offered_when_asked_for),
        cmocka_unit_test(nobody_leaves_because_of_them_and_they_never),
        cmocka_unit_test(like_is_compared_with_like),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
