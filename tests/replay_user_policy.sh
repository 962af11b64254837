# A user's own policy file decides a recorded database: same bytes twice, its own name and reasons in
# the plan, and a table of its own; a broken one is refused by line.
set -euo pipefail
command -v zstd >/dev/null || { echo "skipped: zstd is not installed"; exit 77; }
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
policy=$2/tests/data/policies/worst_case.lua
zstd -dqf "$2"/db/measured/*.sqlite.zst -o "$work/db.sqlite"

"$sweep" plan --db "$work/db.sqlite" --policy "$policy" --json >"$work/one.json"
"$sweep" plan --db "$work/db.sqlite" --policy "$policy" --json >"$work/two.json"
cmp "$work/one.json" "$work/two.json" || fail "two runs differ"
grep -q '"policy": *"worst_case.lua"' "$work/one.json" || fail "the plan does not name the policy"
grep -q 'smallest worst case' "$work/one.json" || fail "the policy's reasons are not in the plan"
"$sweep" plan --db "$work/db.sqlite" --json >"$work/default.json"
cmp -s "$work/one.json" "$work/default.json" && fail "the policy changes nothing"

sed 's/^local function decide(cell)/local function decide(cell/' "$policy" >"$work/broken.lua"
"$sweep" plan --db "$work/db.sqlite" --policy "$work/broken.lua" >/dev/null 2>"$work/err" && fail "broken Lua is taken"
grep -q 'broken.lua:[0-9]' "$work/err" || fail "the error does not name the line: $(cat "$work/err")"
sed 's/choice = keep and old.id or best.id/choice = "nobody"/' "$policy" >"$work/nobody.lua"
"$sweep" plan --db "$work/db.sqlite" --policy "$work/nobody.lua" >/dev/null 2>"$work/err" && fail "an unknown choice is taken"
grep -q 'nobody' "$work/err" || fail "the error does not name the choice: $(cat "$work/err")"
echo "a policy of $(grep -vc '^--' "$policy") lines decides"
