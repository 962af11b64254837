#!/bin/bash
# The engine's command line: help, exit codes, one clear line for each mistake, outputs of a whole
# bench on a tiny model file. $1 = folder of the programs.
set -u
engine=$1/engine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

fault() {
    echo "FAULT: $*" >&2
    faults=$((faults + 1))
}

# expect CODE PART ARGS...: exit code, and a last line on stderr that holds PART; stdout stays empty.
expect() {
    local code=$1 part=$2 got
    shift 2
    timeout 60 "$engine" "$@" >"$work/out" 2>"$work/err"
    got=$?
    [ "$got" = "$code" ] || fault "engine $*: exit $got, expected $code: $(cat "$work/err")"
    grep -qF -- "$part" "$work/err" || fault "engine $*: '$(cat "$work/err")' does not say '$part'"
    [ ! -s "$work/out" ] || fault "engine $*: wrote to stdout on failure"
}

# show PART ARGS...: success and a line with PART on stdout.
show() {
    local part=$1
    shift
    timeout 120 "$engine" "$@" >"$work/out" 2>"$work/err" || fault "engine $*: $(cat "$work/err")"
    grep -qF -- "$part" "$work/out" || fault "engine $*: no '$part' in $(cat "$work/out")"
}

le() { # le VALUE BYTES: little-endian
    local value=$1 i
    for ((i = 0; i < $2; i++)); do
        printf "\\x$(printf %02x $((value & 255)))"
        value=$((value >> 8))
    done
}

text() { le ${#1} 8 && printf %s "$1"; }

tensor() { text "$1" && le 2 4 && le "$2" 8 && le "$3" 8 && le 0 4 && le "$4" 8; }

# Two F32 projections of 16 x 64, all 0.5.
model=$work/tiny.gguf
{
    printf GGUF && le 3 4 && le 2 8 && le 1 8
    text general.name && le 8 4 && text Tiny
    tensor blk.0.attn_q.weight 64 16 0
    tensor blk.1.attn_q.weight 64 16 4096
} >"$model"
truncate -s $((($(stat -c %s "$model") + 31) / 32 * 32)) "$model"
for ((i = 0; i < 2048; i++)); do printf '\x00\x00\x00\x3f'; done >>"$model"

show "Usage: engine COMMAND" --help
show "engine (routesweep)" --version
show "--against=TIER" bench --help
show "generic-cpu" tiers
show '"command":' tiers --json
expect 2 "unknown command 'fly'" fly
expect 2 "unrecognized option" bench --fly
expect 2 "give the path" bench --projections
expect 2 "for --projections" bench "$model" --against generic-cpu
expect 1 "general.architecture" bench "$model"
expect 2 "--against" bench "$model" --projections --gnuplot "$work/plot"
expect 2 "'abc'" bench "$model" --projections --tokens abc
expect 2 "--layers 'some'" bench "$model" --projections --layers some
expect 2 "there are:" bench "$model" --projections --tier nowhere-7
expect 3 "No such file" bench "$work/absent.gguf" --projections
expect 3 "regular file" bench "$work" --projections
head -c 5000 "$model" >"$work/short.gguf"
expect 1 "truncated" bench "$work/short.gguf" --projections
printf 'not a model at all' >"$work/text.gguf"
expect 1 "no GGUF file" bench "$work/text.gguf" --projections

fast=(--projections --tier generic-cpu --threads 1 --rounds 2 --quiet)
show "Tiny" bench "$model" "${fast[@]}" --tokens 1
show "q8g32:linear:16x64" bench "$model" "${fast[@]}" --tokens 1,3
show "1 projections" bench "$model" "${fast[@]}" --tokens 1 --layers distinct
show '"schema":' bench "$model" "${fast[@]}" --tokens 2 --json
show "after/before" bench "$model" "${fast[@]}" --tokens 1,2 --against generic-cpu --gnuplot "$work/plot"
[ "$(grep -c '(n 2)  =$' "$work/out")" = 2 ] && grep -q "both tables route every shape alike" "$work/out" ||
    fault "one table against itself is not said to be the same: $(cat "$work/out")"
printf 'tier,shape,t_lo,t_hi,schedule,layout,numeric\n"generic-cpu","*",1,2147483647,"cpu_linear_ref","row_split","exact"\n' >"$work/slow.csv"
show "after/before" bench "$model" --projections --threads 1 --rounds 2 --quiet --tokens 1 --routes "$work/slow.csv" --against generic-cpu
grep -q "route every shape alike" "$work/out" && fault "two tables are said to be the same: $(cat "$work/out")"
[ "$(grep -vc '^#' "$work/plot")" = 2 ] || fault "the plot's data has not two rows: $(cat "$work/plot")"
awk '!/^#/ && (NF != 6 || $2 <= 0 || $5 > $4 || $4 > $6) { exit 1 }' "$work/plot" ||
    fault "the plot's data is wrong: $(cat "$work/plot")"
ROUTESWEEP_TIER=generic-cpu show "forced by ROUTESWEEP_TIER" tiers
ROUTESWEEP_TIER=nowhere-7 show "nobody has measured" tiers
ROUTESWEEP_CPU_FEATURES=avx2 show "tier" tiers

if "$engine" tiers >/dev/full 2>"$work/err"; then fault "a full disk went unnoticed"; fi
grep -q "cannot write" "$work/err" || fault "a full disk gives no message: $(cat "$work/err")"

if ldd "$engine" | grep -Ei 'sqlite|lua' >&2; then fault "the engine links what only the tool may"; fi

exit $((faults > 0))
