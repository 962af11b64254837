# Adding a candidate = one new file and a rebuild; a file with the wrong symbol fails by name.
set -euo pipefail
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
# Into a file first: grep -q leaves early, and a program that cannot write on is a failed pipe.
listed() { build/bin/sweep list >"$work/list" && grep -q '^cpu_linear_added ' "$work/list"; }

mkdir "$work/tree"
(cd "$source" && git ls-files -co --exclude-standard -z | xargs -0 tar cf - 2>/dev/null) | tar xf - -C "$work/tree"
cd "$work/tree"
configure=(-S . -B build -DROUTESWEEP_CUDA=OFF -DBUILD_TESTING=OFF -DCMAKE_BUILD_TYPE=Debug)
cmake "${configure[@]}" >/dev/null
cmake --build build -j "$(nproc)" --target sweep >/dev/null 2>&1 || fail "the copy does not build"
listed && fail "the candidate is there before its file"

sed -e 's/cpu_linear_ref/cpu_linear_added/' -e 's/\.is_ref = true,//' candidates/cpu_linear_ref.c \
    >candidates/cpu_linear_added.c
cmake --build build -j "$(nproc)" --target sweep >/dev/null 2>&1 || fail "does not build with the new file"
listed || fail "one new file and a rebuild did not add it"
build/bin/sweep check --shape q4g64:linear:64x128 --tokens 1 --verbose --quiet >"$work/checks" ||
    fail "a check failed: $(cat "$work/checks")"
grep -q '^ok .*cpu_linear_added' "$work/checks" || fail "the added candidate was not checked"

mv candidates/cpu_linear_added.c candidates/cpu_linear_misnamed.c
cmake --build build --target sweep >"$work/log" 2>&1 && fail "a misnamed candidate links"
grep -q "cpu_linear_misnamed" "$work/log" || fail "the link error does not name the candidate"
rm candidates/cpu_linear_misnamed.c
cmake --build build --target sweep >/dev/null 2>&1 || fail "does not build after the file went"
listed && fail "the candidate stayed after its file went"
echo "one file came and went"
