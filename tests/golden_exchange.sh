# The recorded H200 database as routes.h, CSV and a ninfer profile: each answers like the compiled-in
# table at every edge of every band, in C99 and C++; the profile comes back as `adopted`.
set -euo pipefail
command -v zstd >/dev/null || { echo "skipped: zstd is not installed"; exit 77; }
sweep=$1/sweep
source=$2
tier=nvidia-sm90-132
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
zstd -dqf "$source/db/measured/$tier.sqlite.zst" -o "$work/db.sqlite"
cd "$work"

# What a table answers: "shape t schedule layout numeric" at all edges and beside them.
cat >edges.c <<'C'
#include "engine/route.h"
#include <stdio.h>
extern const rs_route_table TABLE;
const rs_route_table *const rs_route_tables[] = {&TABLE, NULL};
int main(void)
{
    for (int i = 0; i < TABLE.route_count; i++)
        for (int d = -1; d <= 1; d++)
            for (int end = 0; end < 2; end++) {
                const long long t = (end ? TABLE.routes[i].t_hi : TABLE.routes[i].t_lo) + (long long)d;
                const rs_route *r = t < 0 || t > RS_ROUTE_T_MAX ? NULL : rs_route_pick(&TABLE, TABLE.routes[i].shape, (int)t);
                if (t >= 0 && t <= RS_ROUTE_T_MAX)
                    printf("%s %lld %s %s %s\n", TABLE.routes[i].shape, t, r ? r->schedule : "-",
                           r ? r->layout : "-", r ? r->numeric : "-");
            }
    fprintf(stderr, "%s %s %s %s\n", TABLE.origin, TABLE.tier, TABLE.data_hash, TABLE.policy);
    return 0;
}
C
edges() { # edges TABLE.c OUT
    cc -std=c11 -D_GNU_SOURCE -DTABLE=rs_routes_nvidia_sm90_132_linear -I"$source" edges.c "$1" "$source/engine/route.c" -o edges
    ./edges >"$2" 2>"$2.facts"
}
edges "$source/generated/$tier/linear.c" compiled.txt
[ "$(wc -l <compiled.txt)" -gt 100 ] || fail "hardly any edge"

"$sweep" plan --db db.sqlite --emit routes-h --out out | grep -q 'out/routes.h written'
"$sweep" plan --db db.sqlite --emit routes-h --out out | grep -q 'is up to date'
cat >asks.c <<'C'
#include "out/routes.h"
#include <stdio.h>
int main(void)
{
    char shape[200];
    int t;
    while (scanf("%199s %d %*[^\n]", shape, &t) == 2) {
        const routesweep_route *r = routesweep_lookup(shape, t);
        printf("%s %d %s %s %s\n", shape, t, r ? r->schedule : "-", r ? r->layout : "-", r ? r->numeric : "-");
    }
    fprintf(stderr, "%s %s %s %s\n", ROUTESWEEP_ORIGIN, ROUTESWEEP_TIER, ROUTESWEEP_DATA_HASH, ROUTESWEEP_POLICY);
    return routesweep_lookup("q4g64:linear:1x1", 1) != 0;
}
C
cp asks.c asks.cpp
cc -std=c99 -Wall -Wextra -Werror -pedantic asks.c -o asks_c
c++ -std=c++11 -Wall -Wextra -Werror -pedantic asks.cpp -o asks_cpp
for program in asks_c asks_cpp; do
    ./$program <compiled.txt >answers.txt 2>facts.txt
    diff compiled.txt answers.txt || fail "$program answers otherwise than the compiled-in table"
    diff compiled.txt.facts facts.txt || fail "routes.h tells other facts"
done
grep -q '#include' out/routes.h && fail "routes.h includes something"

"$sweep" plan --db db.sqlite --emit csv >routes.csv
python3 - <<'PY' >csv.txt
import csv
rows = list(csv.DictReader(open("routes.csv")))
for line in open("compiled.txt"):
    shape, t = line.split()[:2]
    hits = [r for r in rows if r["shape"] == shape and int(r["t_lo"]) <= int(t) <= int(r["t_hi"])]
    assert len(hits) <= 1, line
    print(shape, t, *([hits[0][k] for k in ("schedule", "layout", "numeric")] if hits else "---"))
PY
diff compiled.txt csv.txt || fail "the CSV is another table"

# Out and in again: unmeasured widths keep the compiled-in route, which here is the same table.
"$sweep" plan --db db.sqlite --emit ninfer-json >profile.json
"$sweep" plan --db db.sqlite --emit ninfer-json | cmp - profile.json
"$sweep" import --ninfer-json profile.json --out adopted >printed.txt
grep -q 'adopted/nvidia-sm90-132/linear.c written' printed.txt || fail "$(cat printed.txt)"
edges "adopted/$tier/linear.c" back.txt
diff compiled.txt back.txt || fail "the profile does not come back as it went"
grep -q "^adopted $tier" back.txt.facts || fail "origin: $(cat back.txt.facts)"
"$sweep" import --ninfer-json profile.json --out adopted | grep -q 'is up to date'

# What was measured is never given up for it.
mkdir -p kept/$tier
cp "$source/generated/$tier/linear.c" kept/$tier/
status=0
"$sweep" import --ninfer-json profile.json --out kept 2>err || status=$?
[ "$status" = 1 ] && grep -q 'was measured, and an adopted table never replaces it' err || fail "$(cat err)"
cmp "$source/generated/$tier/linear.c" kept/$tier/linear.c
echo "$(wc -l <compiled.txt) edges answer alike in C99, C++, CSV and the profile"
