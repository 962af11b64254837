# Whatever table of `exact` schedules serves, the perplexity of the real Gemma-3-270M is the same in every
# digit: measured ones of two policies, and some written by hand that change hands at every few widths. One
# with int8 activations shows. Skipped (77) without the model.
set -euo pipefail
bin=$1
model=$2/models/gemma-3-270m-q4_k_m.gguf
[ -r "$model" ] || { echo "SKIP: $model is not there"; exit 77; }
grep -q avx2 /proc/cpuinfo || { echo "SKIP: no AVX2, so there is one candidate"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work # the device lock of tests that run beside this one is another
fail() { echo "FAIL: $*"; exit 1; }
head -c 3000 "$2/tests/data/forward/alice.txt" >"$work/text"

# The shapes as the engine calls them, each at a width below and one of a pass.
"$bin/engine" trace "$model" --prompt "The quick brown fox" -n 2 -o "$work/trace" --quiet >/dev/null
shapes=()
while read -r shape; do shapes+=(--shape "$shape"); done < <(awk '!/^#/ { print $1 }' "$work/trace" | sort -u)
"$bin/sweep" "${shapes[@]}" --tokens 1,32,128 --sessions 1 --repeat 2 --db "$work/db" --quiet 2>"$work/log" ||
    { cat "$work/log"; fail "the sweep"; }
for policy in spread_paired spread_strict; do
    "$bin/sweep" plan --db "$work/db" --emit csv --policy $policy >"$work/$policy" 2>/dev/null
done

# by_hand NAME CLASS LAYOUT SCHEDULE...: bands that end at 1, 3, 7, 15, ... by one after the other
by_hand() {
    local name=$1 class=$2 layout=$3 lo=1 hi i=0 last
    shift 3
    head -1 "$work/spread_paired" >"$work/$name"
    while [ $lo -le 255 ]; do
        hi=$((2 * lo + 1)) last=$hi
        [ $hi -gt 255 ] && last=2147483647
        printf '"x","*",%d,%d,"%s","%s","%s"\n' $lo $last "${@:i++ % $# + 1:1}" "$layout" "$class" >>"$work/$name"
        lo=$((hi + 1))
    done
}
by_hand canonical exact row_split cpu_linear_fewcol_avx2/cols=4 cpu_linear_fewcol_avx2/cols=2
by_hand tiles exact rows16 cpu_linear_digits_avx2 cpu_linear_tiled_avx2/cols=6
by_hand int8 a8 rows16 cpu_linear_maddubs/cols=4
tables=(spread_paired spread_strict canonical tiles)
if grep -q avx512_bf16 /proc/cpuinfo; then
    by_hand wide exact rows16 cpu_linear_digits cpu_linear_tiled_avx512bf16/cols=12 cpu_linear_tiled_avx2/cols=4
    tables+=(wide)
fi

perplexity() {
    "$bin/engine" perplexity "$model" --text "$work/text" --routes "$work/$1" --context 128 --json 2>"$work/log" | tr -d ' \n' |
        grep -o '"perplexity":[0-9.]*' || { cat "$work/log" >&2; fail "no perplexity with table $1" >&2; }
}
want=$(perplexity canonical)
for name in "${tables[@]}"; do
    got=$(perplexity "$name")
    [ "$got" = "$want" ] || fail "$name: $got, canonical $want"
done
another=$(perplexity int8)
[ "$another" != "$want" ] || fail "int8 activations do not show, so the comparison shows nothing"
served=$(tail -qn +2 "${tables[@]/#/$work/}" | cut -d'"' -f6 | sort -u | wc -l)
echo "${#tables[@]} tables of $served exact schedules: $want each; with int8 activations: $another"
