# Bad input: one clear line on stderr that names the value and the remedy, the right exit code,
# nothing on stdout, nothing lost.
set -uo pipefail
sweep=$1/sweep
engine=$1/engine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
cd "$work"
failures=0
complain() { echo "FAIL: $*"; failures=$((failures + 1)); }

# expect CODE PATTERN COMMAND...
expect() {
    local code=$1 pattern=$2 status=0
    shift 2
    "$@" >out 2>err </dev/null || status=$?
    [ "$status" = "$code" ] || { complain "exit $status instead of $code: $*"; cat err; }
    grep -qE -- "$pattern" err || { complain "'$pattern' is not in the message of: $*"; cat err; }
    [ "$(grep -vc '^Try ' err)" -le 1 ] || { complain "more than one line: $*"; cat err; }
    [ ! -s out ] || complain "something on stdout: $*"
}

expect 2 "unknown command 'mesure'; see sweep --help" "$sweep" mesure
expect 2 "shape 'q4g64:linear' is not FORMAT:OP:NxK" "$sweep" --shape q4g64:linear
expect 2 "unknown weight format 'q4g65'; known: q4g64" "$sweep" --shape q4g65:linear:64x64
expect 2 "unknown op 'conv'; known: linear" "$sweep" --shape q4g64:conv:64x64
expect 2 "rows N '0' is not a whole number from 1" "$sweep" --shape q4g64:linear:0x64
expect 2 "depth K '99999999999' is not" "$sweep" --shape q4g64:linear:64x99999999999
expect 2 "nothing to visit: give --shape" "$sweep" --tokens 1
expect 2 "unknown backend 'gpu'; known: cpu, cuda:N" "$sweep" --shape q4g64:linear:64x128 --backend gpu
expect 2 "'8..4' is not T, A..B" "$sweep" --shape q4g64:linear:64x128 --tokens 8..4
expect 2 "'x' is not T, A..B" "$sweep" --shape q4g64:linear:64x128 --tokens 1,x
expect 2 "unknown mode 'hot'; known: chain cold" "$sweep" --shape q4g64:linear:64x128 --mode hot
expect 2 "--budget 'soon' is not a duration" "$sweep" --shape q4g64:linear:64x128 --budget soon
expect 2 "--repeat '1' is not a whole number from 2" "$sweep" --shape q4g64:linear:64x128 --repeat 1
expect 2 "--shard '3/2' is not I/N" "$sweep" --shape q4g64:linear:64x128 --shard 3/2
expect 2 "--split needs --devices" "$sweep" --shape q4g64:linear:64x128 --split
expect 2 "--devices names cpu twice" "$sweep" --shape q4g64:linear:64x128 --devices cpu,cpu
expect 2 "unknown backend 'gpu'; known: cpu, cuda:N" "$sweep" --shape q4g64:linear:64x128 --devices cpu,gpu
expect 3 "no database none.sqlite" "$sweep" --shape q4g64:linear:64x128 --backend replay:none.sqlite
expect 2 "sweep db pool got 1 arguments" "$sweep" db pool one.sqlite
expect 2 "--emit 'xml' is not c, csv, json, ninfer-json or routes-h" "$sweep" plan --emit xml
expect 2 "nothing to import: give --ninfer-json, --csv or --nvbench" "$sweep" import
expect 2 "one of --ninfer-json, --csv and --nvbench at a time" "$sweep" import --csv a --nvbench b
expect 2 "--map 'x' is not FROM=TO" "$sweep" import --csv a --map x
expect 2 "tier 'H200' is no key such as nvidia-sm90-132" "$sweep" import --csv a --tier H200
expect 3 "cannot read no-such.json: No such file" "$sweep" import --ninfer-json no-such.json
expect 3 "cannot read .: " "$sweep" import --ninfer-json .
printf 'shape,t,schedule,time_us\nq4g64:linear:64x128,1,nobody,3\n' >times.csv
expect 2 "--csv needs --tier KEY: whose times are these" "$sweep" import --csv times.csv
expect 1 "times.csv: line 2: schedule 'nobody' is not of this build; say its layout" "$sweep" import --csv times.csv --tier cpu-avx2-2c-32m
[ ! -e adopted.sqlite ] || complain "a refused import left a database"
printf '{"schema": "ninfer.device-route-profiles", "schema_version": 1, "devices": []}' >old.json
expect 3 "old.json: .\.schema_version is 1; this program reads version 2" "$sweep" import --ninfer-json old.json
expect 2 "unrecognized option '--frobnicate'" "$sweep" --frobnicate
expect 3 "no-such.gguf" "$sweep" --model no-such.gguf
printf 'GGUF\003\000\000\000\377\377' >short.gguf
expect 1 "short.gguf" "$sweep" --model short.gguf
printf 'not a model at all, just text' >text.gguf
expect 1 "text.gguf" "$sweep" --model text.gguf
expect 1 "text.gguf" "$engine" bench text.gguf --projections --tokens 1
expect 3 "no database missing.sqlite; measure first" "$sweep" plan --db missing.sqlite

small=("$sweep" --shape q4g64:linear:64x128 --tokens 1,2 --repeat 2 --sessions 1 --quiet)
"${small[@]}" --db good.sqlite 2>err || { cat err; complain "the small sweep failed"; }
cp good.sqlite newer.sqlite
sqlite3 newer.sqlite 'PRAGMA user_version = 99'
before=$(md5sum <newer.sqlite)
expect 3 "newer.sqlite has schema 99, this program knows up to 3" "${small[@]}" --db newer.sqlite
[ "$(md5sum <newer.sqlite)" = "$before" ] || complain "a newer database was touched"
echo "hello" >text.sqlite
expect 3 "text.sqlite is not a result database" "${small[@]}" --db text.sqlite
expect 2 "--explain 'q4g64' is not SHAPE@T" "$sweep" plan --db good.sqlite --explain q4g64
expect 2 "was not measured at T=7" "$sweep" plan --db good.sqlite --explain q4g64:linear:64x128@7
expect 2 "no built-in policy 'nope'; known: .*spread_paired" "$sweep" plan --db good.sqlite --policy nope
expect 3 "cannot read policy ./nope.lua" "$sweep" plan --db good.sqlite --policy ./nope.lua
expect 2 "which screen\? see sweep screen --help" "$sweep" screen --db good.sqlite
expect 2 "unknown screen 'roof'; known: machine-fulls registers" "$sweep" screen roof --db good.sqlite
expect 2 "one screen at a time: 'twins' is too many" "$sweep" screen roofline twins --db good.sqlite
expect 3 "no database missing.sqlite; measure first" "$sweep" screen roofline --db missing.sqlite
expect 2 "no finished cell of mode chain, at the given T" "$sweep" screen roofline --db good.sqlite --t 7
expect 1 "a CPU has no grids: see .sweep screen roofline" "$sweep" screen registers --db good.sqlite
expect 2 "amplification reads a profiler's file: give --report" "$sweep" screen amplification
expect 2 "amplification needs what was profiled: one --shape and one --t" "$sweep" screen amplification --report text.sqlite
expect 3 "cannot open the report no.csv" "$sweep" screen amplification --report no.csv --shape q4g64:linear:64x128 --t 1
expect 1 "text.sqlite holds no launch" "$sweep" screen amplification --report text.sqlite --shape q4g64:linear:64x128 --t 1

echo 'return { decide = function() while true do end end }' >loop.lua
expect 1 "policy loop.lua: .*50 million instructions" "$sweep" plan --db good.sqlite --policy loop.lua
echo 'local t = {} while true do t[#t + 1] = {1, 2, 3} end' >hog.lua
expect 1 "policy hog.lua" "$sweep" plan --db good.sqlite --policy hog.lua
echo 'return { decide = function() return io.open("x") end }' >escape.lua
expect 1 "policy escape.lua: .*'io'" "$sweep" plan --db good.sqlite --policy escape.lua
echo 'return {' >broken.lua
expect 1 "policy broken.lua" "$sweep" plan --db good.sqlite --policy broken.lua

# A full disk: a file-size limit stands in for it. What was finished stays.
cp good.sqlite full.sqlite
limit=$(($(stat -c %s full.sqlite) / 1024 + 8))
cells=$(sqlite3 full.sqlite 'SELECT count(*) FROM cell')
(ulimit -f "$limit"; trap '' XFSZ
 "$sweep" --shape q4g64:linear:64x128 --tokens 3..40 --repeat 20 --sessions 1 --quiet --db full.sqlite) >out 2>err
status=$?
[ "$status" = 3 ] || { complain "full disk: exit $status"; cat err; }
grep -q "full.sqlite: no space left" err || { complain "full disk: no clear message"; cat err; }
[ "$(sqlite3 full.sqlite 'PRAGMA integrity_check')" = ok ] || complain "full disk: database damaged"
[ "$(sqlite3 full.sqlite 'SELECT count(*) FROM cell')" -ge "$cells" ] || complain "full disk: cells lost"

# A second sweep of one device; a second writer of one database.
"$sweep" --shape q4g64:linear:2048x2048 --tokens 1..32 --db busy.sqlite --quiet 2>/dev/null & first=$!
sleep 1
expect 3 "process $first has been sweeping this device" "${small[@]}" --db other.sqlite
mkdir elsewhere # where the device lock is not seen
XDG_RUNTIME_DIR=$PWD/elsewhere expect 3 "busy.sqlite is being written by process $first" "${small[@]}" --db busy.sqlite
kill "$first"; wait "$first" 2>/dev/null

[ "$failures" = 0 ] || { echo "$failures failures"; exit 1; }
echo "every bad input was refused in one line"
