# scripts/lint format is silent, or this fails with its complaints.
command -v clang-format >/dev/null || { echo "skipped: clang-format is not installed"; exit 77; }
exec "$2/scripts/lint" format "$(dirname "$1")"
