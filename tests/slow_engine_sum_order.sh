# Tables of one order of sums: measured, of another policy, written by hand. The perplexity of the real
# Gemma-3-270M is the same in every digit; a table of another order shows. Skipped (77) without the model.
set -euo pipefail
bin=$1
model=$2/models/gemma-3-270m-q4_k_m.gguf
[ -r "$model" ] || { echo "SKIP: $model is not there"; exit 77; }
grep -q avx2 /proc/cpuinfo || { echo "SKIP: no AVX2, so there is one order with one candidate"; exit 77; }
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

# table NAME OPTION...: what `sweep plan` routes
table() { "$bin/sweep" plan --db "$work/db" --emit csv "${@:2}" >"$work/$1" 2>/dev/null; }
table measured --sum-order lanes8
table strict --sum-order lanes8 --policy spread_strict
table other --sum-order tile_rows
{
    head -1 "$work/measured"
    echo '"x","*",1,2147483647,"cpu_linear_fewcol_avx2/cols=2","row_split","exact"'
} >"$work/hand"
served=$(tail -n +2 "$work/measured" | cut -d'"' -f6 | cut -d/ -f1 | sort -u | tr '\n' ' ')
[ "$served" = "cpu_linear_fewcol_avx2 cpu_linear_gemv_avx2 " ] || fail "lanes8 is served by $served"

perplexity() {
    "$bin/engine" perplexity "$model" --text "$work/text" --routes "$work/$1" --context 128 --json 2>"$work/log" | tr -d ' \n' |
        grep -o '"perplexity":[0-9.]*' || { cat "$work/log" >&2; fail "no perplexity with table $1" >&2; }
}
want=$(perplexity hand)
for name in measured strict; do
    got=$(perplexity $name)
    [ "$got" = "$want" ] || fail "$name: $got, by hand $want"
done
another=$(perplexity other)
[ "$another" != "$want" ] || fail "another order does not show, so the comparison shows nothing"
echo "one order: $want three times; another: $another"
