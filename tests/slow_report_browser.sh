# The report's page in a headless browser, from a file, without a network: its script runs, the tables
# can be sorted and filtered, nothing is fetched and nothing overflows a phone. $1 = bin, $2 = source.
set -euo pipefail
for browser in chromium chromium-browser google-chrome; do
    command -v $browser >/dev/null && break
    browser=
done
[ -n "$browser" ] || { echo "skipped: chromium is not installed"; exit 77; }
command -v zstd >/dev/null || { echo "skipped: zstd is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }

zstd -q -d -o "$work/h200.sqlite" "$2"/db/measured/nvidia-sm90-132.sqlite.zst
"$1/sweep" report --db "$work/h200.sqlite" --out "$work/page" >/dev/null
rows=$("$1/sweep" db show --db "$work/h200.sqlite" --json | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["rows"]))')

# The page with a probe behind its script: what it finds becomes the title.
python3 - "$work/page/index.html" <<'END'
import sys
page = open(sys.argv[1]).read()
probe = """<script>
window.addEventListener('load', function () {
  const table = document.querySelector('table'), body = table.tBodies[0];
  const visible = () => [...body.rows].filter(r => r.offsetParent !== null || r.style.display !== 'none').length;
  const rows = body.rows.length, first = body.rows[0].textContent;
  const head = [...table.tHead.rows[0].cells].find(c => c.textContent.trim().startsWith('median'));
  (head.querySelector('button') || head).click();
  (head.querySelector('button') || head).click();
  const sorted = body.rows[0].textContent !== first;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const fetched = performance.getEntriesByType('resource').length;
  document.title = `rows=${rows} sorted=${sorted} wide=${wide} fetched=${fetched} svgs=${document.querySelectorAll('svg').length}`;
});
</script></body>"""
assert "</body>" in page
open(sys.argv[1] + ".probe.html", "w").write(page.replace("</body>", probe))
END
for width in 1200 400; do
    title=$(timeout 120 "$browser" --headless --no-sandbox --disable-gpu --window-size=$width,900 --virtual-time-budget=5000 \
        --user-data-dir="$work/profile" --dump-dom "file://$work/page/index.html.probe.html" 2>"$work/err" |
        sed -n 's|.*<title>\(.*\)</title>.*|\1|p' | head -1) || true
    echo "$width: $title"
    [[ $title == "rows=$rows sorted=true wide=0 fetched=0 svgs="* ]] || fail "$width pixels wide: '$title', expected $rows rows; $(tail -3 "$work/err")"
done
