# A plugin built from the installed template, in a folder of its own, against an installed copy: swept,
# decided, reported. And plugins that must be refused, each with one line that says why.
set -euo pipefail
build=$(dirname "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
prefix=$work/prefix
fail() { echo "FAIL: $*"; exit 1; }

cmake --install "$build" --prefix "$prefix" >"$work/log" 2>&1 || { cat "$work/log"; fail "install"; }
cp -r "$prefix/share/routesweep/plugin-template" "$work/plugin"
cd "$work/plugin"
{ cmake -B build -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_C_FLAGS=-Werror && cmake --build build; } >"$work/log" 2>&1 ||
    { cat "$work/log"; fail "the template does not build against the installed copy"; }
sweep=$prefix/bin/sweep
mine=$PWD/build/my_linear.so
blas=$PWD/build/openblas_linear.so

# The same with nothing but a compiler and pkg-config; and the header alone as C++.
flags=$(PKG_CONFIG_PATH=$prefix/share/pkgconfig pkg-config --cflags routesweep)
# shellcheck disable=SC2086 # flags are several words
cc -O2 -std=c11 -shared -fPIC $flags my_linear.c -o plain.so || fail "pkg-config"
echo '#include <routesweep/plugin.h>' >header.cpp
# shellcheck disable=SC2086
c++ -std=c++11 -Wall -Wextra -Wpedantic -Wconversion -Werror -fsyntax-only $flags header.cpp || fail "not C++"

"$sweep" list --plugin plain.so my_linear >"$work/list" || fail "list"
grep -q "^my_linear .*exact .*2 schedules" "$work/list" || { cat "$work/list"; fail "not listed as it is"; }

# Swept, beside what a CPU without vector units has: there a plain C kernel has something to win.
export ROUTESWEEP_CPU_FEATURES=none
shape=q4g64:linear:256x640
"$sweep" --shape $shape --tokens 4,8 --sessions 3 --repeat 4 --spread --quiet --plugin "$mine" --plugin "$blas" \
    --db p.sqlite >"$work/spread" 2>"$work/log" || { cat "$work/log"; fail "the sweep failed"; }
grep -q "my_linear/cols=8" "$work/spread" || { cat "$work/spread"; fail "--spread does not show the plugin"; }
count() { sqlite3 p.sqlite "SELECT count(*) FROM entry e JOIN schedule s ON s.id = e.schedule WHERE $1"; }
timed="e.outcome IN ('ok', 'dropped')"
[ "$(count "s.name LIKE 'my_linear%' AND $timed")" -ge 4 ] || fail "my_linear was not timed at both widths"
# The other project's library is timed where it is, and is a stored reason where it is not.
[ "$(count "s.name LIKE 'openblas_sgemm%' AND ($timed OR e.reason LIKE '%not found%')")" -ge 4 ] ||
    fail "openblas_sgemm left no trace"

# Decided and reported.
plugins=(--plugin "$mine" --plugin "$blas")
"$sweep" plan --db p.sqlite "${plugins[@]}" >"$work/plan" || fail "plan"
grep -q "^$shape" "$work/plan" || fail "no bands"
"$sweep" plan --db p.sqlite "${plugins[@]}" --explain $shape@4 >"$work/explain" || fail "explain"
grep -q "my_linear/cols=8" "$work/explain" || { cat "$work/explain"; fail "--explain does not show the plugin"; }
"$sweep" plan --db p.sqlite "${plugins[@]}" --json | python3 -c '
import json, sys
plan = json.load(sys.stdin)
points = [p for s in plan["shapes"] for p in s["points"]]
names = {c["schedule"] for p in points for c in p["contenders"]}
assert "my_linear/cols=8" in names, names
choice = {p["t"]: p["choice"] for p in points}
assert choice[8] == "my_linear/cols=8", choice # twice as quick as the reference'
grep -q "my_linear/cols=8" "$work/plan" || { cat "$work/plan"; fail "no band names the plugin"; }

# A table for this engine is written, with a word of warning; for others there is CSV.
"$sweep" plan --db p.sqlite "${plugins[@]}" --emit c --out tables >/dev/null 2>"$work/err" || fail "--emit c"
grep -q "my_linear/cols=8, for which the engine serves the reference: it is a plugin's" "$work/err" || { cat "$work/err"; fail "--emit c does not warn"; }
"$sweep" plan --db p.sqlite "${plugins[@]}" --emit csv >"$work/csv" || fail "--emit csv"
grep -q "my_linear/cols=8" "$work/csv" || fail "no route of the plugin in the CSV"

# refused CODE WORDS FILE.so: exit code and what the message says
refused() {
    local code=0
    "$sweep" list --plugin "$3" >"$work/out" 2>"$work/err" || code=$?
    [ "$code" = "$1" ] || fail "$3: exit $code instead of $1: $(cat "$work/err")"
    grep -qF -- "$2" "$work/err" || fail "$3: '$(cat "$work/err")' does not say '$2'"
    [ ! -s "$work/out" ] || fail "$3: results in spite of an error"
}
# broken SED CODE WORDS: the template with one mistake
broken() {
    sed -e "$1" my_linear.c >broken.c
    cmp -s broken.c my_linear.c && fail "'$1' changes nothing"
    # shellcheck disable=SC2086
    cc -std=c11 -shared -fPIC $flags broken.c -o broken.so 2>"$work/log" || { cat "$work/log"; fail "'$1'"; }
    refused "$2" "$3" broken.so
}
broken 's/= RS_PLUGIN_ABI/= 99/' 3 "built for ABI 99, this sweep has 1"
broken 's/= RS_PLUGIN_MAGIC/= 1/' 2 "magic is 0x1"
broken 's/= sizeof(rs_plugin),/= 8,/' 3 "struct_size is 8"
broken 's/= sizeof(rs_plugin_candidate)/= 16/' 3 "a candidate of 16 bytes"
broken 's/\.launch = launch,//; s/^static int launch/int launch(const rs_plugin_call *, char *, size_t);\nint launch/' 2 "\`launch\` is NULL"
broken 's/"my_linear"/"My Linear"/' 2 "id of a candidate"
broken 's/"my_linear"/"cpu_linear_ref"/' 2 "two candidates are called 'cpu_linear_ref'"
broken 's/"my_f32_pad16"/"rows16"/' 2 "the layout 'rows16'"
broken 's/\.t_max = 64/.t_max = 0/' 2 "t_max is 0"
broken 's/return &plugin;/return (void)plugin, (const rs_plugin *)0;/' 2 "returned NULL"
broken 's/rs_plugin_get(void)$/other(void)/; s/^RS_PLUGIN_EXPORT/RS_PLUGIN_EXPORT const rs_plugin *other(void);\nRS_PLUGIN_EXPORT/' 3 "does not define rs_plugin_get"
echo "no library" >text.so
refused 3 "plugin" text.so
refused 3 "No such file" absent.so
echo "swept, decided, reported; 13 others refused"
