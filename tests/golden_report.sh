# The report over the checked-in snapshot: its figures are those of `sweep db show --json`, it refers to
# nothing outside, it comes without gnuplot too, and a peer gets its bars. `db verify` finds no fault there.
set -euo pipefail
for tool in zstd python3 sqlite3; do
    command -v $tool >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
db=$work/h200.sqlite
export TMPDIR=$work
zstd -q -d -o "$db" "$2/db/measured/nvidia-sm90-132.sqlite.zst"

"$sweep" db verify --db "$db" --tables "$2/generated" || fail "verify"
"$sweep" plan --db "$db" --save >/dev/null 2>&1
"$sweep" db verify --db "$db" --tables "$2/generated" | grep -q ' 0 faults' || fail "a stored plan is its own"
altered=$(sqlite3 "$db" "UPDATE verdict SET verdict = 'TIE' WHERE plan = 1 AND t = 8 AND verdict <> 'TIE'; SELECT changes()")
[ "$altered" -ge 10 ] || fail "$altered verdicts to alter"
"$sweep" db verify --db "$db" --tables "$2/generated" >"$work/faults" && fail "an altered verdict is found" || [ $? = 1 ]
[ "$(grep -c "^FAULT plan 1, .* T=8: stored TIE" "$work/faults")" = "$altered" ] || { cat "$work/faults"; fail "$altered altered"; }
sqlite3 "$db" "DELETE FROM plan; DELETE FROM verdict; DELETE FROM band; UPDATE sample SET ns = ns + 1
    WHERE entry = (SELECT min(v.entry) FROM sample v JOIN entry e ON e.id = v.entry JOIN cell c ON c.id = e.cell WHERE c.mode = 'chain')"
"$sweep" db verify --db "$db" --tables "$2/generated" >"$work/faults" && fail "another table is found" || [ $? = 1 ]
made=$(grep -om1 'data [0-9a-f]\{16\}' "$2/generated/nvidia-sm90-132/linear.c")
grep -q "^FAULT .*linear.c was made from $made" "$work/faults" || fail "the data's fingerprint"

check() { # PAGE: compare with the JSON
    python3 - "$1" "$work/show.json" <<'PY'
import html.parser, json, re, sys

page = open(sys.argv[1]).read()
show = json.load(open(sys.argv[2]))
inside = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S).group(1))
assert inside == show, "the page's data differ from show --json"


class Grid(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.rows, self.inside, self.cell, self.open = [], False, None, []

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag not in ("meta", "input", "br", "link"):
            self.open.append(tag)
        for name in ("src", "href", "xlink:href"):
            value = attrs.get(name)
            assert value is None or value.startswith("#"), f"refers to {value}"
        if tag == "table":
            self.inside = attrs.get("id") == "grid"
        if self.inside and tag == "tr" and "data-shape" in attrs:
            self.rows.append([])
        if self.inside and tag == "td":
            self.cell = [attrs.get("data-v"), ""]

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if tag in ("meta", "input", "br", "link"):
            return
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"
        if self.inside and tag == "td":
            self.rows[-1].append(self.cell[1] if self.cell[0] is None else self.cell[0])
            self.cell = None

    def handle_data(self, text):
        if self.cell:
            self.cell[1] += text


grid = Grid()
grid.feed(page)
assert not grid.open, grid.open
assert not re.search(r"@import|url\(|fetch\(|XMLHttp", page), "the page loads something"
keys = ["shape", "t", "verdict", "median_ns", "min_ns", "p95_ns", "samples", "sessions", "gain",
        "floor_share", "error_share", "regret", "winner"]
assert len(grid.rows) == len(show["rows"]) == show["rows_in_all"], (len(grid.rows), show["rows_in_all"])
for cells, row in zip(grid.rows, show["rows"]):
    for cell, key in zip(cells, keys):
        value = row[key]
        same = cell == value if isinstance(value, str) else cell == "" if value is None else float(cell) == value
        assert same, (row["shape"], row["t"], key, cell, value)
ids = re.findall(r"""\bid=['"]([^'"]+)['"]""", page)
assert len(ids) == len(set(ids)), "an id comes twice"
print(f"{len(grid.rows)} rows, {page.count('<svg')} plots agree")
PY
}

"$sweep" db show --db "$db" --json >"$work/show.json"
PATH=/nowhere "$sweep" report --db "$db" --out "$work/bare" 2>"$work/why" >/dev/null || fail "without gnuplot"
grep -q "gnuplot is not installed" "$work/why" || fail "the reason is not told"
check "$work/bare/index.html"
grep -q "No plots: gnuplot is not installed" "$work/bare/index.html" || fail "the page does not tell the reason"
"$sweep" report --db "$db" --out /nowhere/deep 2>/dev/null >/dev/null && fail "a folder that cannot be made" || [ $? = 3 ]
command -v gnuplot >/dev/null || { echo "no gnuplot here: plots were not looked at"; exit 0; }

"$sweep" report --db "$db" --out "$work/full" 2>"$work/why" >/dev/null
[ ! -s "$work/why" ] || { cat "$work/why"; fail "it has something to say"; }
check "$work/full/index.html"
shapes=$(sqlite3 "$db" "SELECT count(DISTINCT shape) FROM cell WHERE mode = 'chain'")
[ "$(grep -c '<svg' "$work/full/index.html")" = $((shapes * 3 + 2)) ] || fail "$shapes shapes x 3 plots, drift, roofline"
"$sweep" report --db "$db" --out "$work/again" >/dev/null
cmp "$work/full/index.html" "$work/again/index.html" || fail "the same data give another page"

# Two side by side: as `sweep db diff` has it.
cp "$db" "$work/other.sqlite"
sqlite3 "$work/other.sqlite" "UPDATE sample SET ns = ns * 1.1 WHERE entry IN (SELECT e.id FROM entry e JOIN schedule d ON
    d.id = e.schedule WHERE d.name LIKE 'cuda_linear_stream/rows=%')"
"$sweep" report --compare "$db" "$work/other.sqlite" --out "$work/two" >/dev/null
"$sweep" db diff "$db" "$work/other.sqlite" --json >"$work/diff.json"
python3 - "$work/two/compare.html" "$work/diff.json" "$shapes" <<'PY'
import json, re, sys
page, diff = open(sys.argv[1]).read(), json.load(open(sys.argv[2]))
assert diff["slower"] > 0 and diff["faster"] == 0, diff["slower"]
for kind in ("slower", "faster", "undecided", "same"):
    assert page.count(f'<td class="w {kind}">') == diff[kind], kind
medians = re.findall(r'<tr><td class="w \w+">.*?</td><td.*?</td><td.*?</td><td data-v="(.*?)">', page)
assert [float(m) for m in medians] == [row["a_ns"] for row in diff["rows"]]
assert page.count("<svg") == int(sys.argv[3]) and not re.search(r'(src|href)=["\'](?!#)', page)
print(f'{len(medians)} compared widths agree')
PY
"$sweep" report --compare "$db" 2>/dev/null && fail "one side is no comparison" || [ $? = 2 ]

# Names that are gnuplot or HTML are shown, never run.
sqlite3 "$db" "UPDATE schedule SET name = 'x\"''\`touch $work/run\`<script>' WHERE name LIKE 'cuda_linear_gemv/%' AND id =
    (SELECT min(id) FROM schedule WHERE name LIKE 'cuda_linear_gemv/%');
    UPDATE entry SET outcome = 'peer' WHERE schedule IN (SELECT id FROM schedule WHERE name LIKE 'cuda_linear_wgmma_ring/cols=192%')"
"$sweep" db show --db "$db" --json >"$work/show.json"
"$sweep" report --db "$db" --out "$work/peers" >/dev/null
check "$work/peers/index.html"
[ ! -e "$work/run" ] || fail "a name was run"
[ -s "$work/peers/peers.svg" ] || fail "no bars for the peer"
grep -q 'id="peer-table"' "$work/peers/index.html" || fail "no table of the peer"
[ -z "$(find "$work" -maxdepth 1 -name 'rs_report_*')" ] || fail "a work folder stays"
