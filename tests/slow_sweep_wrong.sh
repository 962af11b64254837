# Wrong candidates never get a time into a decision, and the sweep finishes.
set -euo pipefail
bin=$1
sweep=$bin/sweep
plugin=$(dirname "$bin")/plugins/wrong_candidates.so
[ -e "$plugin" ] || plugin=$2/tests/no-such-plugin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
db=$work/wrong.sqlite
fail() { echo "FAIL: $*"; exit 1; }

"$sweep" --shape q4g64:linear:256x640 --tokens 1,3 --sessions 3 --repeat 4 --deadline 3s \
    --plugin "$plugin" --db "$db" --quiet 2>"$work/log" || { cat "$work/log"; fail "the sweep did not finish"; }

# wrong_one_column is right at T=1, slow as it is.
routed=$(sqlite3 "$db" "SELECT count(*) FROM entry e JOIN schedule s ON s.id = e.schedule
    JOIN cell c ON c.id = e.cell WHERE s.name LIKE 'wrong%' AND e.outcome = 'ok'
    AND NOT (s.name = 'wrong_one_column' AND c.t = 1)")
[ "$routed" = 0 ] || fail "$routed wrong candidates count as measured"

# expect NAME OUTCOME: at T=3, where every one of them is wrong
expect() {
    local got
    got=$(sqlite3 "$db" "SELECT DISTINCT e.outcome FROM entry e JOIN schedule s ON s.id = e.schedule
        JOIN cell c ON c.id = e.cell WHERE s.name = '$1' AND c.t = 3")
    [ "$got" = "$2" ] || fail "$1 came out as '$got', not '$2'"
}
for name in half_rows nan scale one_column write input unstable; do expect "wrong_$name" wrong; done
expect wrong_read crashed
expect wrong_exit crashed
expect wrong_sleep timeout
expect wrong_memory below_floor

honest=$(sqlite3 "$db" "SELECT count(*) FROM entry e JOIN schedule s ON s.id = e.schedule
    WHERE s.name LIKE 'cpu_linear%' AND e.outcome = 'ok'")
[ "$honest" -gt 0 ] || fail "no honest candidate survived"
"$sweep" plan --db "$db" --plugin "$plugin" --json >"$work/plan.json"
grep -q '"choice": "wrong' "$work/plan.json" && fail "a wrong candidate was chosen"
grep -q '"choice": "cpu_linear' "$work/plan.json" || fail "no honest candidate was chosen"
[ "$(sqlite3 "$db" 'PRAGMA integrity_check')" = ok ] || fail "the database is damaged"

# The same through `sweep check`: exit 1, every wrong one named.
status=0
"$sweep" check --shape q4g64:linear:256x640 --tokens 3 --deadline 3s --plugin "$plugin" --quiet \
    >"$work/check" 2>/dev/null || status=$?
[ "$status" = 1 ] || fail "sweep check exited with $status"
[ "$(grep -c '^FAIL .* wrong_' "$work/check")" = 10 ] || { cat "$work/check"; fail "not all wrong candidates failed the check"; }

# Named ones alone: a candidate, one of its schedules, a name that nobody has.
named() { "$sweep" check "$@" --shape q4g64:linear:256x640 --tokens 3 --deadline 3s --plugin "$plugin" --quiet --verbose; }
status=0
named wrong_nan cpu_linear_ref >"$work/check" 2>/dev/null || status=$?
[ "$status" = 1 ] && grep -q '^FAIL .* wrong_nan' "$work/check" && grep -q '^ok .* cpu_linear_ref' "$work/check" \
    && [ "$(grep -c 'T=3' "$work/check")" = 2 ] || { cat "$work/check"; fail "two candidates by name"; }
if grep -qw avx2 /proc/cpuinfo; then # nothing older has knobs
    named cpu_linear_tiled_avx2/cols=6 >"$work/check" 2>/dev/null || { cat "$work/check"; fail "a schedule by name"; }
    [ "$(grep -c 'T=3' "$work/check")" = 1 ] || { cat "$work/check"; fail "more than the schedule"; }
fi
status=0
named cpu_nothing >"$work/check" 2>"$work/log" || status=$?
[ "$status" = 2 ] && grep -q "no candidate 'cpu_nothing'" "$work/log" || fail "an unknown name ended with $status"
echo "all wrong candidates were kept out"
