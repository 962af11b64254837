# `sweep ab` on stub programs whose difference is planted: verdicts, refusals, runs that fail, and
# bisections in generated repositories. (The rates of error are those of unit_sweep_ab.)
set -euo pipefail
sweep=$1/sweep
stub=$2/tests/data/ab/stub.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work AB_STATE=$work/runs TMPDIR=$work
cd "$work"
db=$work/ab.sqlite
number='time ([0-9.]+) ms'
fail() { echo "FAIL: $*"; cat out err 2>/dev/null; exit 1; }
sql() { sqlite3 "$db" "$1"; }

# ab CODE ARGS...: exit code; output in out and err.
ab() {
    local code=$1 got=0
    shift
    "$sweep" ab "$@" --db "$db" --quiet >out 2>err || got=$?
    [ "$got" = "$code" ] || fail "sweep ab $*: exit $got, expected $code"
}

# refuse PART ARGS...: exit 2, one line that holds PART, nothing on stdout and nothing run.
refuse() {
    local part=$1 before
    before=$(cat "$AB_STATE" 2>/dev/null || echo 0)
    shift
    ab 2 "$@"
    grep -qF -- "$part" err || fail "does not say '$part'"
    [ "$(wc -l <err)" = 1 ] || fail "more than one line"
    [ ! -s out ] || fail "a refusal on stdout"
    [ "$(cat "$AB_STATE" 2>/dev/null || echo 0)" = "$before" ] || fail "something ran"
}

for effect in -3 -1 0 1 3; do
    sed "s/@EFFECT@/$effect/" "$stub" >"arm$effect"
    echo "# $effect" >>"arm$effect" # 0 has other bytes than old, too
    chmod +x "arm$effect"
done
sed 's/@EFFECT@/0/' "$stub" >old
chmod +x old
cp old copy
run=(--config 'main:{exe} main' --metric "$number")

# ---- refused before the first run ----
refuse 'both arms are the same file' --a old --b old "${run[@]}"
ln old link
refuse 'both arms are the same file' --a old --b link "${run[@]}"
refuse 'two copies of one file' --a old --b copy "${run[@]}"
refuse 'no {exe}' --a old --b arm3 --config main:./old
refuse 'differ in more than the arm' --a old --b arm3 "${run[@]}" --control 'c:{exe} c' --control 'c:{exe} d'
refuse 'No such file' --a old --b missing "${run[@]}"
touch plain
refuse 'not executable' --a plain --b arm3 "${run[@]}"
refuse 'from 2 to' --a old --b arm3 "${run[@]}" --reps 1
refuse 'is odd' --a old --b arm3 "${run[@]}" --reps 7
refuse 'not a POSIX extended regular expression' --a old --b arm3 --config 'main:{exe}' --metric '(x'
refuse 'both' --a old --a-routes plain "${run[@]}"
refuse 'leave --b' --null --a old --b arm3 "${run[@]}"
[ ! -e "$db" ] || fail "a refusal made a database"

# A metric that matches nothing is seen by the dry run, whose output is kept.
ab 2 --a old --b arm3 --config 'main:{exe} main' --metric 'speed ([0-9]+)'
grep -q "nothing in its output matches 'speed" err || fail "the pattern is not named"
[ "$(sql "SELECT state, (SELECT count(*) FROM ab_sample WHERE session = 0 AND stdout_tail LIKE '%time%')
          FROM ab_run")" = 'refused|2' ] || fail "the dry run is not kept"

# ---- planted differences ----
control=(--control 'same:{exe} control')
decided=0
for seed in 1 2 3; do
    export AB_SEED=$seed
    for effect in -3 -1 0 1 3; do
        rm -f "$AB_STATE"
        "$sweep" ab --a old --b "arm$effect" "${run[@]}" "${control[@]}" --seed "$seed" --db "$db" --json \
            --quiet >out 2>err && code=0 || code=$?
        verdict=$(jq -r '.configs[] | select(.control | not) | .verdict' out)
        echo "seed $seed, planted $effect %: $verdict $(jq -c '.configs[0] | [.ratio, .lo, .hi, .pairs]' out)"
        case $verdict/$code in
        BETTER/0) [ "$effect" -lt 0 ] || fail "planted $effect % is called BETTER" ;;
        WORSE/1) [ "$effect" -gt 0 ] || fail "planted $effect % is called WORSE" ;;
        SAME/0) [ "${effect#-}" -le 1 ] || fail "planted $effect % is called the same" ;;
        UNDECIDED/4) ;;
        *) fail "$verdict with exit $code" ;;
        esac
        case $effect/$verdict in -3/BETTER | 3/WORSE) decided=$((decided + 1)) ;; esac
    done
done
[ "$decided" -ge 5 ] || fail "only $decided of 6 runs at 3 % were decided"
uneven=$(sql "SELECT count(*) FROM (SELECT run, config, sum(arm = 'a') - sum(arm = 'b') AS d FROM ab_sample
              GROUP BY 1, 2 HAVING d <> 0)")
[ "$uneven" = 0 ] || fail "arms did not run equally often"
mirrored=$(sql "SELECT count(*) FROM (SELECT x.run, x.repetition / 2 AS pair, x.config, x.arm,
                sum(x.ordinal) AS place FROM ab_sample x JOIN ab_run r ON r.id = x.run
                WHERE x.session > 0 AND r.kind = 'ab' GROUP BY 1, 2, 3, 4)
                GROUP BY run, pair HAVING min(place) <> max(place)")
[ -z "$mirrored" ] || fail "a pair is not mirrored: places of its runs have different sums"

# ---- what gives no number is named, kept, and exit 1 ----
cat >flaky <<'X'
#!/bin/sh
n=$(cat n 2>/dev/null || echo 0)
echo $((n + 1)) >n
case $n in
3) sleep 300 & echo $! >child; echo hanging; wait ;;
5) echo broken >&2; kill -SEGV $$ ;;
7) echo time none ;;
esac
echo time 51.25 ms
X
chmod +x flaky
ab 1 --a old --b flaky "${run[@]}" --reps 12 --timeout 2s
for part in 'arm b, repetition 3: not done after 2 s' 'arm b, repetition 5: exit 139\|arm b, repetition 5: killed by signal 11'; do
    grep -q "$part" out || fail "'$part' is not in the report"
done
[ "$(sql "SELECT count(*) FROM ab_sample WHERE why IS NOT NULL AND session > 0")" = 2 ] || fail "not two holes"
[ "$(sql "SELECT stdout_tail FROM ab_sample WHERE timed_out")" = hanging ] || fail "the output is not kept"
sql "SELECT stderr_tail FROM ab_sample WHERE why LIKE '%139%' OR signal = 11" | grep -q broken || fail "stderr is not kept"
runs() { ps -o stat= -p "$1" | grep -qv '^Z'; } # a zombie waits for init, it does not run
runs "$(cat child)" && fail "the timeout left a grandchild alive"

# ---- the same arm failing on and on ends it ----
printf '#!/bin/sh\n[ -e ran ] && exit 3\ntouch ran\necho time 50 ms\n' >dead
chmod +x dead
ab 1 --a old --b dead "${run[@]}"
grep -q 'given up' out || fail "does not give up"

# ---- two tables, one engine ----
printf '#!/bin/sh\nread -r t <"${2:-$3}"\necho "time $t ms"\n' >engine
chmod +x engine
echo 50.0 >table_a
echo "48.5" >"table b"
ab 0 --a engine --a-routes table_a --b-routes "table b" --config 'main:{exe}' --metric "$number" --reps 6
grep -q 'main .*0\.9700 .*BETTER' out || fail "the second table is not seen"
cp table_a table_c
refuse 'two copies of one table' --a engine --a-routes table_a --b-routes table_c --config 'main:{exe}'

# ---- null ----
rm -f "$AB_STATE"
ab 0 --a old --null "${run[@]}" --reps 144
grep -Eq '[0-9]+ of [0-9]+ decisions between equal arms' out || fail "no rate"
[ "$(ls -A | grep -c '^ol.$')" = 1 ] || fail "the copy of arm a is still there"
ab 0 --a old --b arm0 "${run[@]}"
grep -q 'from null runs here' out || fail "the null noise is not used"
timeout --preserve-status -s INT 1 "$sweep" ab --a old --null --config 'main:{exe} main; sleep 0.1' \
    --metric "$number" --db "$db" --quiet >out 2>err && code=0 || code=$?
[ "$code" = 1 ] || fail "Ctrl-C gave exit $code"
[ "$(ls -A | grep -c '^ol.$')" = 1 ] || fail "Ctrl-C left the copy of arm a"
[ "$(sql "SELECT state FROM ab_run ORDER BY id DESC LIMIT 1")" = interrupted ] || fail "not stored as interrupted"

# ---- bisect ----
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t
git init -q tree
commit() { git -C tree add -A && git -C tree commit -qm "$1"; }
id() { git -C tree log -1 --format=%H --grep="^$1\$"; }
planted() { sed "s/@EFFECT@/$1/" "$stub" >tree/prog.in && commit "$2"; }
touch_file() { echo "# $2" >>"tree/$1" && commit "$2"; }
printf 'prog: prog.in\n\tcp prog.in prog && chmod +x prog\n' >tree/Makefile
bisect() {
    local code=$1 got=0
    shift
    "$sweep" ab bisect --repo tree --build 'make {target}' --target prog --run ./prog --db "$db" --quiet "$@" \
        >out 2>err || got=$?
    [ "$got" = "$code" ] || fail "bisect $*: exit $got, expected $code"
    [ "$(git -C tree worktree list | wc -l)" = 1 ] || fail "a worktree is left"
}
planted 0 start
touch_file doc doc1
touch_file prog.in neutral1
touch_file prog.in neutral2
planted 5 slower
touch_file doc doc2
touch_file prog.in neutral3
export AB_SEED=4
bisect 0 --good "$(id start)" --bad HEAD --metric "$number" --only prog.in
grep -q '^6 commits on the way, 4 can matter' out || fail "the filter by path"
grep -q "^step of +[345].*: $(id slower) slower" out || fail "the slow commit is not found"
bisect 2 --good HEAD --bad "$(id start)" --metric "$number"
grep -q 'no ancestor' err || fail "ancestry"
bisect 2 --good "$(id start)" --bad HEAD --metric "$number" --only nothing_here
bisect 4 --good "$(id start)" --bad "$(id neutral2)" --metric "$number" --only prog.in --reps 6
grep -q 'do not differ' err || fail "equal ends are not told"

# Two steps of a number that repeats exactly; one commit between has no such target, one is a merge.
exact() { printf '#!/bin/sh\necho ppl %s\n' "$1" >tree/prog.in && commit "$2"; }
exact 4.3432 e0
touch_file prog.in e1
git -C tree checkout -qb side
exact 4.3428 first
git -C tree checkout -q -
touch_file doc e2
git -C tree merge -q --no-ff -m merged side
sed -i 's/^prog:/other:/; s/prog.in prog/prog.in other/; s/x prog/x other/' tree/Makefile
commit away
sed -i 's/^other:/prog:/; s/prog.in other/prog.in prog/; s/x other/x prog/' tree/Makefile
commit back
exact 4.3424 second
touch_file prog.in e3
bisect 0 --good "$(id e0)" --bad HEAD --metric 'ppl ([0-9.]+)' --exact
grep -q '^two transitions' out || fail "two transitions are not told"
grep -q "^step of -0.009 %: $(id merged) merged" out || fail "the first step: the merge on the way"
grep -q "^step of -0.009 %: $(id second) second" out || fail "the second step"
bisect 0 --good "$(id merged)" --bad HEAD --metric 'ppl ([0-9.]+)' --exact
grep -q transitions out && fail "one step is called several"
exact 4.3424 e4
printf 'prog: prog.in\n\tfalse\n' >tree/Makefile
exact 4.3426 broken
printf 'prog: prog.in\n\tcp prog.in prog && chmod +x prog\n' >tree/Makefile
exact 4.3430 mended
bisect 4 --good "$(id e4)" --bad HEAD --metric 'ppl ([0-9.]+)' --exact
grep -q 'skipped: does not build' out || fail "the broken commit is not named"
bisect 2 --good "$(id e4)" --bad HEAD --metric 'ppl ([0-9.]+)' --exact --reps 3
[ "$(sql 'PRAGMA integrity_check; PRAGMA foreign_key_check')" = ok ] || fail "the database"
echo "all verdicts, refusals and bisections as planted"
