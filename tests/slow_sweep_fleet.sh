# Several devices at once: recordings stand in for devices. Each keeps its own database; only after
# an A/A comparison do they share the shapes, and the merged table is that of one device alone.
set -euo pipefail
sweep=$1/sweep
command -v zstd >/dev/null || { echo "skipped: the recording is packed, and zstd is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work
cd "$work"
fail() { echo "FAIL: $*"; exit 1; }
zstd -dqf "$2/tests/data/replay/cpu.sqlite.zst" -o a.sqlite
cp a.sqlite b.sqlite
shapes=()
for n in 64 96 128 160; do shapes+=(--shape "q4g64:linear:${n}x128" --shape "q8g32:linear:${n}x128"); done
run=("$sweep" "${shapes[@]}" --tokens 1,2,4 --sessions 3 --repeat 4 --quiet)
table() { rm -rf "out-$2"; "$sweep" plan --db "$1" --emit c --out "out-$2" >/dev/null; cat out-"$2"/*/linear.c; }
cells() { sqlite3 "$1" "SELECT count(*) FROM cell WHERE mode = 'chain'"; }

"${run[@]}" --backend replay:a.sqlite --db one.sqlite
table one.sqlite one >one.c

# A database each, everything in both.
"${run[@]}" --devices replay:a.sqlite,replay:b.sqlite --db own.sqlite 2>log || { cat log; fail "--devices"; }
for device in a b; do
    [ "$(cells "own.replay-$device-sqlite.sqlite")" = 72 ] || fail "device $device lacks cells"
    table "own.replay-$device-sqlite.sqlite" own | cmp -s - one.c || fail "the table of device $device differs"
done
[ ! -e own.sqlite ] || fail "databases were merged without being asked"

# To share without A/A runs is refused; with equal ones it works; with a device that differs not.
again() { "${run[@]}" --devices replay:a.sqlite,replay:b.sqlite --split --db "$1.sqlite" 2>log; }
again aa && fail "shared without a calibration"
grep -q "no A/A sessions in common.*run .sweep probe" log || { cat log; fail "no word about the calibration"; }
as_aa() { cp one.sqlite "$1"; sqlite3 "$1" "UPDATE session SET mode = 'aa', pid = random() & 65535; UPDATE cell SET mode = 'aa'; $2"; }
as_aa aa.replay-a-sqlite.sqlite ""
as_aa aa.replay-b-sqlite.sqlite "UPDATE sample SET ns = ns * 1.02" # a slower card, everywhere alike
again aa || { cat log; fail "equal devices may not share"; }
a=$(cells aa.replay-a-sqlite.sqlite) b=$(cells aa.replay-b-sqlite.sqlite)
[ "$a" = 36 ] && [ "$b" = 36 ] || fail "$a and $b cells instead of 36 each"
common=$(sqlite3 aa.replay-a-sqlite.sqlite "ATTACH 'aa.replay-b-sqlite.sqlite' AS b;
    SELECT count(*) FROM (SELECT shape FROM cell WHERE mode = 'chain' INTERSECT SELECT shape FROM b.cell WHERE mode = 'chain')")
[ "$common" = 0 ] || fail "$common shapes were measured by both: rivals raced across devices"
table aa.sqlite aa | cmp -s - one.c || fail "the shared table differs from that of one device"

as_aa apart.replay-a-sqlite.sqlite ""
stray="UPDATE sample SET ns = ns * 40 WHERE entry IN (SELECT e.id FROM entry e JOIN cell c ON c.id = e.cell
    WHERE c.shape = 'q4g64:linear:64x128' AND c.t = 4)"
as_aa apart.replay-b-sqlite.sqlite "$stray"
again apart && fail "devices that differ share"
grep -q "need tables of their own" log || { cat log; fail "no word about the difference"; }
"$sweep" db pool apart.replay-a-sqlite.sqlite apart.replay-b-sqlite.sqlite >pool 2>/dev/null && fail "db pool sees no difference"
grep -q "need tables of their own" pool || fail "db pool does not say so"

# What a job array left: who strays from the others, or never met them, stays out of the merged table.
shard() { # FOLDER I CHANGE-OF-AA|none
    mkdir -p "$1"
    echo 2 >"$1/shards"
    echo yes >"$1/calibrate"
    [ "$3" = none ] || as_aa "$1/shard-$2.sqlite" "$3"
    "${run[@]}" --backend replay:a.sqlite --shard "$2/2" --db "$1/shard-$2.sqlite" 2>log || { cat log; fail "shard $2"; }
    echo "exit 0" >"$1/shard-$2.state"
}
for second in "" "$stray" none; do
    rm -rf fleet
    shard fleet 1 ""
    shard fleet 2 "$second"
    RS_SWEEP=$sweep "$2/scripts/fleet/collect" fleet >collected && status=0 || status=$?
    if [ -z "$second" ]; then
        [ $status = 0 ] || { cat collected; fail "equal shards are not merged"; }
        table fleet/all.sqlite fleet | cmp -s - one.c || fail "the merged table differs"
    else
        [ $status = 1 ] && grep -q "shard-2.sqlite stays out" collected || { cat collected; fail "a stray shard is merged"; }
        [ "$(cells fleet/all.sqlite)" = 36 ] || fail "the stray shard's cells are in the merged file"
    fi
done
echo no >fleet/calibrate # nobody asked: merged as they are
RS_SWEEP=$sweep "$2/scripts/fleet/collect" fleet >/dev/null || fail "shards that were not to be compared are not merged"
[ "$(cells fleet/all.sqlite)" = 72 ] || fail "shards are missing in the merged file"

# A device that fails is named, the others finish.
"${run[@]}" --devices replay:a.sqlite,replay:none.sqlite --db bad.sqlite 2>log && fail "a missing device passed"
grep -q "none.sqlite" log || fail "the missing device is not named"
"${run[@]}" --devices replay:a.sqlite,replay:a.sqlite --db bad.sqlite 2>log && fail "one device twice passed"
echo "two devices, two shards: their own tables, one shared after A/A runs, refused where they differ"
