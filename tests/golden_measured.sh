# The checked-in tables are what the checked-in snapshots give, byte for byte, under any order of rows.
set -euo pipefail
command -v zstd >/dev/null || { echo "skipped: zstd is not installed"; exit 77; }
sweep=$1/sweep
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$2/scripts/regen" "$sweep" "$work/out"
for table in "$work"/out/*/linear.c; do
    tier=$(basename "$(dirname "$table")")
    diff -u "$2/generated/$tier/linear.c" "$table" || { echo "FAIL: mend with scripts/regen"; exit 1; }
done
[ -n "$(ls "$work/out")" ] || { echo "FAIL: no snapshot"; exit 1; }
echo "every snapshot reproduces its table"
