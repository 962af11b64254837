# The checked-in studies of a 27B model on an H200: `sweep screen in-situ` and the report print the figures
# that README has, and what README says of the exceptions is counted anew from the pairs.
set -euo pipefail
for tool in zstd python3; do
    command -v $tool >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
export TMPDIR=$work
db=$work/study.sqlite
zstd -q -d -o "$db" "$2/db/measured/in_situ/nvidia-sm90-132.sqlite.zst"

"$sweep" screen in-situ --db "$db" >"$work/screen"
total='315 pairs with a decided sign in situ, 6 without. Same sign: chain 299 of 315 (94.9 %), cold 0 of 0, '
total+='cold_memset 293 of 315 (93.0 %), trace 296 of 315 (94.0 %); of those that the mode decides too: chain '
total+='293 of 306 (95.8 %), cold 0 of 0, cold_memset 275 of 288 (95.5 %), trace 293 of 305 (96.1 %).'
grep -qF "$total" "$work/screen" || { tail -1 "$work/screen"; fail "the totals"; }
[ "$(grep -c "^[a-z_, ]*q[45]g64" "$work/screen")" = 31 ] || fail "pairs that a mode gets wrong"

"$sweep" report --db "$db" --out "$work/page" >/dev/null
grep -qF 'the same sign has chain in 299 of 315 (94.9 %), trace in 296 of 315 (94.0 %), cold_memset in 293 of 315 (93.0 %).' \
    "$work/page/index.html" || fail "the report"

"$sweep" screen in-situ --all --rows 0 --json --db "$db" >"$work/pairs.json"
for family in stream half_ring; do
    zstd -q -d -o "$work/$family.sqlite" "$2/db/measured/in_situ/nvidia-sm90-132-$family.sqlite.zst"
    "$sweep" screen in-situ --all --rows 0 --json --db "$work/$family.sqlite" >"$work/$family.json"
done
python3 - "$work/pairs.json" "$2" "$work/stream.json" "$work/half_ring.json" <<'PY'
import json, re, sys

rows = json.load(open(sys.argv[1]))["rows"]
MODES = ("chain", "trace", "cold_memset")


def agree(pairs, mode):
    right = sum(p[mode] > 0 for p in pairs)
    return f"{right} of {len(pairs)} ({100 * right / len(pairs):.1f} %)"


def without(*parts):
    return [p for p in rows if not any(part in p["a"] + " " + p["b"] for part in parts)]


def best(cell, mode):
    """Whom nobody beats: `a` is the quicker one where the number is positive. Several where a pair is open."""
    names = {p["a"] for p in cell} | {p["b"] for p in cell}
    return names - {p["b"] if p[mode] > 0 else p["a"] for p in cell}


def large(pairs, percent=1):
    return [p for p in pairs if p["round"] >= percent]


alone = without("smallt_mma", "mma_tile")
sets = [rows, alone, large(rows), large(alone)]
cells = {}
for p in rows:
    cells.setdefault((p["shape"], p["t"]), []).append(p)
found = [[agree(pairs, mode) for mode in MODES] for pairs in sets]
found.append([f"{sum(best(c, m) <= best(c, 'round') for c in cells.values())} of {len(cells)}" for m in MODES])



def table_of(path, head):
    found = re.search(rf"^\| {head}.*\n\|[-|]+\n((?:\|.*\n)+)", open(path).read(), re.M)
    assert found, f"{path} has no table '{head}'"
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in found.group(1).splitlines()]


said = [cells[1:] for cells in table_of(sys.argv[2] + "/README.md", "same sign as the engine")]
assert said == found, f"README says {said}, the database {found}"

families = [json.load(open(path))["rows"] for path in sys.argv[3:]]
found = [[agree(large(pairs, percent), mode) for mode in MODES] for pairs in families for percent in (0, 1, 2)]
said = [cells[1:] for cells in table_of(sys.argv[2] + "/README.md", "settings of one kernel")]
assert said == found, f"README says {said}, the databases {found}"

named = {(p["shape"], str(p["t"]), p["a"], p["b"]): p for p in rows}
examples = table_of(sys.argv[2] + "/ARCHITECTURE.md", "shape \\| T \\| memset says")
for shape, t, memset, chain, trace, node, rounds, a, b in examples:
    p = named[shape, t, "cuda_linear_" + a, "cuda_linear_" + b]
    figures = [f"{p[k]:+.1f} %" for k in ("cold_memset", "chain", "trace", "node", "round")]
    assert [memset, chain, trace, node, rounds] == figures, (a, b, figures)
print(f"{len(said)} rows of README and {len(examples)} of ARCHITECTURE agree with {len(rows)} pairs")
PY
