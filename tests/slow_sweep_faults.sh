# The fault matrix with few tries; scripts/faults without --quick takes hundreds.
set -euo pipefail
build=$(dirname "$1")
command -v zstd >/dev/null || { echo "skipped: the recording is packed, and zstd is not installed"; exit 77; }
# A preloaded library comes before the sanitizer's own, which refuses that.
if ldd "$1/sweep" | grep -qE 'lib(a|t)san'; then echo "skipped: faults cannot be preloaded under a sanitizer"; exit 77; fi
"$2/scripts/faults" --quick "$build"
