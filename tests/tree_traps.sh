# Every trap in traps.txt names a test that is there and a case that is in it.
set -uo pipefail
cd "$(dirname "$0")"
failures=0
numbers=""
while IFS='|' read -r number trap file word; do
    number=$(xargs <<<"$number") file=$(xargs <<<"$file") word=$(sed 's/^ *//; s/ *$//' <<<"$word")
    [[ $number = \#* || -z $number ]] && continue
    numbers+="$number "
    [ "$file" = - ] && { [ -n "$word" ] || { echo "trap $number is open without a reason"; failures=$((failures + 1)); }; continue; }
    [ -e "$file" ] || { echo "trap $number names $file, which is not there"; failures=$((failures + 1)); continue; }
    grep -qF -- "$word" "$file" || { echo "trap $number: '$word' is not in $file"; failures=$((failures + 1)); }
done <traps.txt
[ "$numbers" = "$(seq -s' ' 34) " ] || { echo "the list is not 1..34: $numbers"; failures=$((failures + 1)); }
[ "$failures" = 0 ] || exit 1
echo "34 traps, $(grep -c '| - |' traps.txt) open"
