# CPU candidates on processors that this machine is not: an emulator that refuses what they lack.
# Haswell: AVX2, no AVX-512; Nehalem: neither, the plain C candidates.
set -euo pipefail
bin=$1
command -v qemu-x86_64 >/dev/null || { echo "SKIP: no qemu-x86_64 (package qemu-user)"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export RS_TEST_QUICK=1 RS_GGML_DIR=$work RS_BLAS_DIR=$work # libraries of this machine are not part of this test
fail() { echo "FAIL: $*"; exit 1; }

launches=999999
for cpu in Haswell Nehalem; do
    qemu-x86_64 -cpu "$cpu" "$bin/unit_kernels_cpu_candidates" >"$work/out" 2>&1 || fail "$cpu: $(tail -5 "$work/out")"
    now=$(sed -n 's/^seed .*, \([0-9]*\) launches.*/\1/p' "$work/out")
    [ "$now" -lt "$launches" ] || fail "$cpu offers no fewer candidates than the one before: $now launches"
    launches=$now
    echo "$cpu: $now launches checked"
done
