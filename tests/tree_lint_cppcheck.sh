# scripts/lint cppcheck is silent, or this fails with its complaints.
command -v cppcheck >/dev/null || { echo "skipped: cppcheck is not installed"; exit 77; }
exec "$2/scripts/lint" cppcheck "$(dirname "$1")"
