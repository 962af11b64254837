# A candidate's code hash follows its machine code: comments, folder and -g leave it, a constant
# changes it. The tool that makes it refuses damaged objects. $1 = the build's bin, $2 = source.
set -euo pipefail
source=$2
cache=$1/../CMakeCache.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }

cuda=OFF
if ls "$1"/../CMakeFiles/*/CMakeCUDACompiler.cmake >/dev/null 2>&1; then cuda=ON; fi
generator=(-G "$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$cache")")
stems=(cpu_linear_ref)
[ "$cuda" = OFF ] || stems+=(cuda_linear_ref)

# plant FOLDER: the tree with the references alone, a line number and a file name in their code.
plant() {
    mkdir -p "$1"
    (cd "$source" && git ls-files -co --exclude-standard -z | xargs -0 tar cf - --ignore-failed-read 2>/dev/null) | tar xf - -C "$1"
    find "$1/candidates" \( -name '*.c' -o -name '*.cu' \) ! -name '*_linear_ref.c*' -delete
    sed -i 's/^    const rs_shape \*s = &call->shape;$/&\n    RS_CHECK(call->t >= 1);/' "$1"/candidates/*_linear_ref.c*
    [ "$(cat "$1"/candidates/*_linear_ref.c* | grep -c 'RS_CHECK(call->t')" = 2 ] || fail "nothing was planted"
}

# hashes FOLDER [CMAKE OPTION...]: build and print "stem hash" lines.
hashes() {
    local folder=$1
    shift
    (cd "$folder" && cmake -S . -B build "${generator[@]}" -DROUTESWEEP_CUDA=$cuda -DBUILD_TESTING=OFF \
        -DCMAKE_CUDA_ARCHITECTURES=90a "$@" && cmake --build build --target candidate_hashes) \
        >"$work/log" 2>&1 || fail "no build in $folder: $(tail -20 "$work/log")"
    sed -n 's|^ *"\([0-9a-f]\{16\}\)", /\* \(.*\) \*/$|\2 \1|p' "$folder/build/candidates/candidate_hashes.c"
}

# ---- candidates ----
a=$work/a
b=$work/elsewhere/much/deeper/b
plant "$a"
plant "$b"
base=$(hashes "$a")
[ "$(wc -l <<<"$base")" = ${#stems[@]} ] || fail "expected hashes of ${stems[*]}, got: $base"
[ "$(cut -d' ' -f2 <<<"$base" | sort -u | wc -l)" = ${#stems[@]} ] || fail "two candidates of one hash: $base"

other=$(hashes "$b" -DCMAKE_C_FLAGS=-g -DCMAKE_CUDA_FLAGS=-g)
[ "$other" = "$base" ] || fail "another folder and -g changed a hash: $base -> $other"

sed -i -e '1i /* Words\n   and more words. */' -e 's|^static rs_status launch|/* A comment\n   of two lines. */\n&|' \
    "$a"/candidates/*_linear_ref.c* "$a/kernels/layout.h"
commented=$(hashes "$a")
[ "$commented" = "$base" ] || fail "a comment changed a hash: $base -> $commented"

sed -i 's/COLUMNS = 16 }/COLUMNS = 8 }/' "$a/candidates/cpu_linear_ref.c"
sed -i 's/(4 \* (i % 2)) & 15;/(4 * (i % 2)) \& 7;/' "$a/candidates/cuda_linear_ref.cu"
changed=$(hashes "$a")
for stem in "${stems[@]}"; do
    [ "$(grep "^$stem " <<<"$changed")" != "$(grep "^$stem " <<<"$base")" ] || fail "$stem: a changed constant kept $base"
done

# ---- the tool: what counts ----
cc=$(sed -n 's/^CMAKE_C_COMPILER:[A-Z]*=//p' "$cache")
"$cc" -std=gnu17 -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=undefined \
    -o "$work/object_hash" "$source/scripts/build/object_hash.c"
tool=$work/object_hash
export ASAN_OPTIONS=exitcode=99 UBSAN_OPTIONS=exitcode=99

# of CODE [FLAG...]: hash of a C text's object.
of() {
    local code=$1
    shift
    "$cc" -O2 "$@" -x c -c -o "$work/of.o" - <<<"$code"
    "$tool" "$work/of.o" | cut -c 1-16
}
same() { [ "$1" = "$2" ] || fail "$3: $1 and $2"; }
differ() { [ "$1" != "$2" ] || fail "$3: both $1"; }
first='int one(void); int two(void); int f(void) { return one(); }'
same "$(of "$first")" "$(of "$first" -g)" "-g"
differ "$(of "$first")" "$(of "${first/return one/return two}")" "another callee"
pointers='static int a(int x) { return x + 1; } static int b(int x) { return x + 2; }
int (*const table[])(int) = { a, b };'
differ "$(of "$pointers")" "$(of "${pointers/a, b/b, a}")" "a function table in another order"
text='void say(const char *); void f(void) { say("short"); say("other"); }'
same "$(of "$text")" "$(of "${text/short/a longer message}")" "a message"
differ "$(of 'const int v[] = {1, 2, 3};')" "$(of 'const int v[] = {1, 2, 4};')" "constant data"

# ---- the tool: damaged objects end in a message, never in a crash ----
# refused FILE: exit 1 and a message; accepts 0 as well with a second argument.
refused() {
    local code=0
    timeout 20 "$tool" "$1" >/dev/null 2>"$work/err" || code=$?
    if [ $code = 1 ] && grep -q '^object_hash: ' "$work/err"; then return; fi
    if [ $code = 0 ] && [ $# = 2 ]; then return; fi
    fail "$1 ends with $code: $(head -5 "$work/err")"
}
refused /nonexistent
: >"$work/empty.o"
refused "$work/empty.o"
echo 'int f(void);' | "$cc" -x c -c -o "$work/none.o" -
refused "$work/none.o"
find "$b/build/candidates" -name '*_linear_ref.c*.o*' ! -name '*.d' >"$work/objects"
[ "$(wc -l <"$work/objects")" = ${#stems[@]} ] || fail "expected objects of ${stems[*]}: $(cat "$work/objects")"
while read -r object; do
    size=$(stat -c %s "$object")
    # Section headers stand at the end, so that every shorter file is damaged.
    for ((i = 0; i < 60; i++)); do
        head -c $((size * i / 60)) "$object" >"$work/cut.o"
        refused "$work/cut.o"
    done
    # Bytes of the ELF header, of the section headers, then of the whole file.
    table=$(od -An -t u8 -j 40 -N 8 "$object")
    RANDOM=7
    for ((i = 0; i < 240; i++)); do
        case $((i % 3)) in
        0) at=$((RANDOM % 64)) ;;
        1) at=$((table + (RANDOM * 32768 + RANDOM) % (size - table))) ;;
        2) at=$(((RANDOM * 32768 + RANDOM) % size)) ;;
        esac
        cp "$object" "$work/bent.o"
        printf '%b' "\\x$(printf %02x $((RANDOM % 256)))" |
            dd of="$work/bent.o" bs=1 seek="$at" conv=notrunc status=none
        refused "$work/bent.o" or_taken
    done
done <"$work/objects"
echo "hashes of ${stems[*]} follow the code"
