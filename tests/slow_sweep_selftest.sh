#!/usr/bin/env bash
# The decision procedure holds on synthetic machines; the same seed tells the same. $1 = programs.
set -euo pipefail
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }

for run in 1 2; do # too few trials for a verdict
    "$sweep" selftest --stats --trials 20 --seed 5 >"$work/$run" 2>"$work/log" || [ $? = 1 ] || fail "$(cat "$work/log")"
done
cmp -s "$work/1" "$work/2" || fail "the same seed gives other figures"
"$sweep" selftest --stats --trials 20 --seed 6 2>"$work/log" | cmp -s - "$work/1" && fail "another seed gives the same figures"

"$sweep" selftest --stats --trials 20 --seed 5 --json >"$work/json" 2>"$work/log" || [ $? = 1 ] || fail "$(cat "$work/log")"
python3 - "$work/json" "$work/1" <<'PY'
import json, sys
told = json.load(open(sys.argv[1]))
lines = open(sys.argv[2]).read().splitlines()
gates = [g for g in told["gates"] if g["kind"] != "told"]
assert len(told["gates"]) == len(lines), "the JSON and the table have different lines"
assert told["failed"] == sum(not g["pass"] for g in gates) == sum(l.startswith("FAIL") for l in lines)
PY

status=0
"$sweep" selftest >"$work/out" 2>"$work/log" || status=$?
[ "$status" = 2 ] || fail "without --stats: exit $status"

# Bounds are for any seed; this one is the default.
"$sweep" selftest --stats --quick >"$work/table" 2>"$work/log" || { grep '^FAIL' "$work/table"; fail "$(cat "$work/log")"; }
echo "the procedure holds"
