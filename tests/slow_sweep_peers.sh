# A peer is timed when it is asked for, compared with, and never routed.
set -euo pipefail
bin=$1
sweep=$bin/sweep
plugin=$(dirname "$bin")/plugins/planted_peer.so
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work       # the device lock of tests that run beside this one is another
export RS_GGML_DIR=$work RS_BLAS_DIR=$work # libraries of this machine are not part of this test
fail() { echo "FAIL: $*"; exit 1; }
run() { "$sweep" --shape q4g32:linear:64x128 --tokens 1,2 --sessions 3 --repeat 4 --plugin "$plugin" --quiet "$@"; }
count() { sqlite3 "$1" "SELECT count(*) FROM entry e JOIN schedule s ON s.id = e.schedule WHERE $2"; }

run --db "$work/without.sqlite" >"$work/out"
[ "$(count "$work/without.sqlite" "s.name LIKE 'peer%'")" = 0 ] || fail "a peer ran unasked"
[ ! -s "$work/out" ] || fail "a comparison that nobody asked for"

db=$work/with.sqlite
run --peers --db "$db" >"$work/out"
[ "$(count "$db" "s.name = 'peer_planted' AND e.outcome = 'peer'")" = 6 ] || fail "not in every session of every cell"
[ "$(count "$db" "s.name LIKE 'peer%' AND (e.incumbent OR e.outcome = 'ok')")" = 0 ] || fail "a peer counts as a candidate"
[ "$(count "$db" "s.name = 'peer_absent' AND e.outcome = 'unsupported' AND e.reason LIKE '%libplanted%'")" = 2 ] ||
    fail "an absent library is not stored with its reason"
[ "$(grep -c 'x \[.*peer_planted' "$work/out")" = 2 ] || fail "no ratio for both widths: $(cat "$work/out")"
grep -q '^of 2 widths the best candidate is ahead' "$work/out" || fail "no closing line"
run --peers --db "$db" >"$work/again"
cmp -s "$work/out" "$work/again" || fail "the same database says something else"

"$sweep" plan --db "$db" --plugin "$plugin" --json >"$work/plan.json"
grep -q '"choice": "peer' "$work/plan.json" && fail "a peer was chosen"
grep -q '"schedule": "peer_planted"' "$work/plan.json" || fail "the plan does not show the peer"
# Into files first: grep -q leaves early, and a program that cannot write on is a failed pipe.
"$sweep" plan --db "$db" --plugin "$plugin" --explain q4g32:linear:64x128@1 >"$work/explain"
grep -q 'peer: for comparison, never routed' "$work/explain" || fail "explain does not mark the peer: $(cat "$work/explain")"
"$sweep" list --plugin "$plugin" >"$work/list"
grep -q '^peer_planted .*peer: never routed' "$work/list" || fail "list does not mark the peer"

# Nothing but absent libraries: the sweep goes on, the reasons are told.
"$sweep" --shape q5g64:linear:64x128 --tokens 1 --sessions 3 --repeat 2 --peers --quiet --db "$work/none.sqlite" >"$work/out"
grep -q '^no peer was timed: peer_cpu_blas: .*RS_BLAS_DIR' "$work/out" || fail "no reason: $(cat "$work/out")"
echo "peers were compared with and kept out"
