# A file of ten million samples: `show` under a second, `merge` above 200,000 rows/s; the figures are
# printed. SAMPLES=1000000 tries it smaller.
set -euo pipefail
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
samples=${SAMPLES:-10000000}
rounds=$(((samples + 107999) / 108000)) # of 20 shapes x 30 widths x 6 sessions x 30 schedules
fail() { echo "FAIL: $*"; exit 1; }

# 20 shapes x 30 widths x 3 sessions x 30 schedules in each of two shards; schedule 7 is the quickest.
shard() {
    sqlite3 "$work/$1.sqlite" >/dev/null <<SQL
PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;
$(cat "$2/db/schema.sql")
PRAGMA user_version = 3;
BEGIN;
INSERT INTO machine VALUES (1, 'cpu-test-2c-32m', 'cpu', 'synthetic', 'h', 'o', 'd', 2, 33554432, 8589934592);
INSERT INTO build VALUES (1, 'b0', 'g0', 'cc', '-O2');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3)
INSERT INTO session SELECT i, 1, 1, 'chain', '*', 'synthetic', $3 + i, 100 + i, CAST($3 + i AS TEXT),
    'finished', json_object('unix_s', 1700000000 + 60 * ($3 + i)), NULL FROM n;
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 29)
INSERT INTO schedule SELECT i + 1, printf('cpu_synthetic/k=%d', i), 'c0', 'exact', 'row_split' FROM n;
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 20 * 30 * 3 - 1)
INSERT INTO cell SELECT i + 1, i % 3 + 1, printf('q4g64:linear:%dx640', 256 * (i / 90 + 1)), 'chain',
    i / 3 % 30 + 1, 'set0' FROM n;
INSERT INTO entry SELECT (c.id - 1) * 30 + s.id, c.id, s.id, 'ok', NULL, s.id = 1, 0, 0.001, 0.1, 0.2, 100,
    0, 0, 0, 0, 0 FROM cell c, schedule s ORDER BY c.id, s.id;
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < $4 - 1)
INSERT INTO sample SELECT e.id, n.i, e.schedule - 1, 8,
    1000 + 20 * abs(e.schedule - 8) + (e.id * 7919 + n.i * 104729) % 17, 0, NULL
    FROM entry e CROSS JOIN n ORDER BY e.id, n.i;
COMMIT;
SQL
}
shard a "$2" 0 "$rounds"
shard b "$2" 3 "$rounds"
ls -l "$work"/*.sqlite | awk '{print $5/1e6 " MB"}'

# Milliseconds by the clock and on the processor: "1234 567". The limits are asked of the latter, which a
# busy machine does not change much.
clocked() {
    local TIMEFORMAT='%R %U %S'
    { time "$@" >"$work/said" 2>"$work/complaint"; } 2>&1 | awk '{printf "%d %d", 1000 * $1, 1000 * ($2 + $3)}'
}
rows() { awk -F'[:,]' '/"rows"/ {print $2 + 0}' "$work/said"; }

read -r merge_wall merge_cpu <<<"$(clocked "$sweep" db merge "$work/all.sqlite" "$work/b.sqlite" "$work/a.sqlite" --json)"
cat "$work/said"
rows=$(rows)
read -r again_wall again_cpu <<<"$(clocked "$sweep" db merge "$work/all.sqlite" "$work/a.sqlite" --json)"
[ "$(rows)" = "$rows" ] || fail "merging again changed the number of rows"
read -r one_wall one_cpu <<<"$(clocked "$sweep" db show --db "$work/all.sqlite" --shape q4g64:linear:2560x640 --tokens 8,16)"
[ "$(grep -c WIN "$work/said")" = 2 ] || fail "two widths were asked for"
read -r show_wall show_cpu <<<"$(clocked "$sweep" db show --db "$work/all.sqlite")"
head -5 "$work/said"
grep -q 'cpu_synthetic/k=7$' "$work/said" || fail "the planted winner is not shown"
grep -q 'and 560 more' "$work/said" || fail "600 rows, 40 shown"
merge_rate=$((rows * 1000 / merge_cpu))
echo "$rows rows, load $(cut -d' ' -f1 /proc/loadavg)"
echo "show: $show_cpu ms on the processor, $show_wall ms by the clock; limit 1000 ms"
echo "show of one shape at two widths: $one_cpu ms, $one_wall ms"
echo "merge: $merge_rate rows/s on the processor, $((rows * 1000 / merge_wall)) by the clock; limit 200000"
echo "merge of what is there already: $((rows * 1000 / again_cpu)) rows/s, $((rows * 1000 / again_wall))"
[ "$show_cpu" -lt 1000 ] || fail "show took $show_cpu ms"
[ "$merge_rate" -gt 200000 ] || fail "merge: $merge_rate rows/s"
