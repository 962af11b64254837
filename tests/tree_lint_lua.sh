# scripts/lint lua is silent, or this fails with its complaints.
command -v luacheck >/dev/null || { echo "skipped: luacheck is not installed"; exit 77; }
exec "$2/scripts/lint" lua "$(dirname "$1")"
