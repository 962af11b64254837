# kill -9 of the parent at random moments: nothing finished is measured again, nothing is damaged,
# and only the cell under way is lost.
set -euo pipefail
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
db=$work/resume.sqlite
seed=${SEED:-$RANDOM}
echo "seed $seed"
RANDOM=$seed
run=("$sweep" --shape q4g64:linear:256x640 --shape q8g32:linear:256x640 --tokens 1..6 --sessions 3
    --repeat 4 --db "$db" --quiet)
fail() { echo "FAIL: $*"; exit 1; }
cells() { [ -e "$db" ] && sqlite3 "$db" "SELECT count(*) FROM cell" 2>/dev/null || echo 0; }

for round in 1 2 3 4 5; do
    before=$(cells)
    "${run[@]}" 2>/dev/null & parent=$!
    sleep "$((RANDOM % 3)).$((RANDOM % 10))"
    kill -9 "$parent" 2>/dev/null || true
    wait "$parent" 2>/dev/null || true
    after=$(cells)
    [ "$after" -ge "$before" ] || fail "round $round: $before cells became $after"
    [ ! -e "$db" ] || [ "$(sqlite3 "$db" 'PRAGMA integrity_check')" = ok ] || fail "round $round: damaged"
done
sleep 0.5 # workers of killed parents end by themselves
pgrep -f "^sweep worker" >/dev/null && sleep 2
kept=$([ -e "$db" ] && sqlite3 "$db" "SELECT group_concat(id) FROM cell" || echo "")

# Ctrl-C is not different: exit 1, one line that says how to go on.
timeout --preserve-status -s INT 1 "${run[@]}" 2>"$work/interrupted" && status=0 || status=$?
if [ "$status" -ne 0 ]; then
    [ "$status" = 1 ] || fail "Ctrl-C gave exit $status"
    grep -q "the same command goes on" "$work/interrupted" || fail "Ctrl-C does not say how to go on"
fi

"${run[@]}" 2>"$work/log" || { cat "$work/log"; fail "the last run failed"; }
[ "$(cells)" = 36 ] || fail "$(cells) cells instead of 36 (2 shapes x 6 widths x 3 sessions)"
[ -z "$kept" ] || [ "$(sqlite3 "$db" "SELECT count(*) FROM cell WHERE id IN ($kept)")" = "$(tr , '\n' <<<"$kept" | wc -l)" ] ||
    fail "finished cells were lost"
double=$(sqlite3 "$db" "SELECT count(*) FROM (SELECT shape, t, session FROM cell GROUP BY 1, 2, 3 HAVING count(*) > 1)")
[ "$double" = 0 ] || fail "$double cells were measured twice in a session"
uneven=$(sqlite3 "$db" "SELECT count(*) FROM (SELECT shape, t FROM cell GROUP BY 1, 2 HAVING count(*) <> 3)")
[ "$uneven" = 0 ] || fail "$uneven cells have more or fewer than 3 sessions"
[ "$(sqlite3 "$db" 'PRAGMA integrity_check')" = ok ] || fail "damaged"

# And once more: nothing to do.
"${run[@]/--quiet/--threads=1}" 2>"$work/again"
grep -q "(0 measured now" "$work/again" || { cat "$work/again"; fail "a finished sweep measured again"; }
echo "resumed after five kills"
