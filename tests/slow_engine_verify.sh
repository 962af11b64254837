# Drafts on the real Gemma-3-270M: the greedy text is that without drafts, whatever their number,
# under the generic table and one that changes hands between a token and a draft; one with int8
# activations is warned of. Skipped (77) where the model is not there.
set -euo pipefail
engine=$1/engine
model=$2/models/gemma-3-270m-q4_k_m.gguf
text=$2/tests/data/forward/alice.txt
[ -r "$model" ] || { echo "SKIP: $model is not there"; exit 77; }
grep -q avx2 /proc/cpuinfo || { echo "SKIP: no AVX2, the reference would take hours"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
run=("$engine" run "$model" --greedy -n 64 --tier generic-cpu --prompt "The history of the city of Paris begins")

"${run[@]}" >"$work/plain" 2>/dev/null
for k in 3 auto; do
    "${run[@]}" --verify "$k" >"$work/drafts" 2>"$work/err"
    cmp "$work/plain" "$work/drafts" || fail "another text with --verify $k"
    grep -q 'may differ' "$work/err" && fail "--verify $k warns of the generic table"
    grep -o '[0-9]* rounds.*' "$work/err" || fail "--verify $k tells nothing: $(cat "$work/err")"
done

table() { # NAME SCHEDULE CLASS: another hand from T = 2 on
    echo tier,shape,t_lo,t_hi,schedule,layout,numeric
    echo '"x","*",1,1,"cpu_linear_gemv_avx2/rows=4","row_split","exact"'
    echo "\"x\",\"*\",2,2147483647,\"$2\",\"rows16\",\"$3\""
} >"$work/$1.csv"
table exact cpu_linear_tiled_avx2/cols=6 exact
table int8 cpu_linear_maddubs/cols=4 a8
"$engine" run "$model" --greedy -n 64 --prompt "The history of the city of Paris begins" --verify 3 --routes "$work/exact.csv" >"$work/drafts" 2>"$work/err"
cmp "$work/plain" "$work/drafts" || fail "another text by the table that changes hands"
grep -q 'may differ' "$work/err" && fail "it is warned of: $(cat "$work/err")"
"$engine" run "$model" --greedy -n 4 --prompt x --verify 3 --routes "$work/int8.csv" >/dev/null 2>"$work/err"
grep -q 'may differ.*cpu_linear_maddubs' "$work/err" || fail "no warning: $(cat "$work/err")"

"$engine" bench "$model" -q --tier generic-cpu --verify 3 --temp 1 --text "$text" -p 64 -n 72 -r 2 --json >"$work/json"
python3 - "$work/json" <<'PY'
import json, sys
b = json.load(open(sys.argv[1]))
assert b["rounds_equal"] == b["rounds"] and b["equal_promised"], b
assert 0 <= b["accepted"] <= b["drafted"] and b["lane_tokens"] >= b["lane_rounds"] > 0, b
assert 0.05 < b["text"]["repeated_bigrams"] < 0.3 and b["ratio"]["median"] > 0, b
print("ratio", b["ratio"], "accepted", b["accepted"], "of", b["drafted"])
PY
