# Other code makes timings stale: they are named, only their cells run again, and whole.
set -euo pipefail
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
db=$work/stale.sqlite
fail() { echo "FAIL: $*"; exit 1; }
cells() { sqlite3 "$db" "SELECT count(*) FROM cell WHERE t = $1"; }

"$sweep" --shape q4g64:linear:256x640 --tokens 1,2,3 --sessions 1 --repeat 4 --db "$db" --quiet
"$sweep" --stale --db "$db" 2>"$work/err" || fail "nothing stale, and it fails"
[ "$(cells 1)" = 1 ] || fail "a cell that is not stale was measured again"
"$sweep" plan --db "$db" >"$work/plan"
grep -q STALE "$work/plan" && fail "fresh timings are called stale"

# The gemv kernels serve T = 1 alone: their change concerns that cell only.
sqlite3 "$db" "UPDATE schedule SET code_hash = '00000000000000aa' WHERE name LIKE 'cpu_linear_gemv%'
               AND id IN (SELECT schedule FROM entry WHERE outcome IN ('ok', 'dropped'));
               UPDATE cell SET set_hash = 'of the other code' WHERE t = 1"
"$sweep" plan --db "$db" >"$work/plan"
grep -q 'STALE: [0-9]* timings at 1 widths' "$work/plan" || fail "the stale timings are not named: $(cat "$work/plan")"
"$sweep" --stale --sessions 1 --repeat 4 --db "$db" --quiet
[ "$(cells 1) $(cells 2) $(cells 3)" = "2 1 1" ] || fail "cells: $(cells 1) $(cells 2) $(cells 3), not 2 1 1"
"$sweep" plan --db "$db" >"$work/plan"
grep -q STALE "$work/plan" && fail "still stale after it was measured again"

# A knob's value that is gone: whoever is routed to it is named when a table is written.
sqlite3 "$db" "UPDATE schedule SET name = CASE WHEN instr(name, '/') THEN replace(name, '/', '/gone=1,')
               ELSE name || '/gone=1' END WHERE name LIKE 'cpu_linear_%' AND name <> 'cpu_linear_ref'"
"$sweep" plan --db "$db" --emit c --out "$work" 2>"$work/err" >"$work/out" || grep -q 'A/A spread' "$work/err" ||
    fail "emit: $(cat "$work/err")"
grep -qE 'gone=1.* it was measured by a build that had it|A/A spread is above' "$work/err" ||
    { cat "$work/err"; fail "a route to what this build lacks is not named"; }
echo "one stale cell was measured again, two were not"
