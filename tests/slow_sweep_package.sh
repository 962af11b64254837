# The Debian package holds what belongs into it, and its programs run from where it is unpacked. Man pages
# name every command; the version comes from one place.
set -euo pipefail
build=$(dirname "$1")
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAIL: $*"; exit 1; }
command -v dpkg-deb >/dev/null && command -v cpack >/dev/null || exit 77

version=$(sed -n 's/^project(routesweep VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")
(cd "$work" && cpack -G DEB --config "$build/CPackConfig.cmake" -B "$work" >"$work/log" 2>&1) ||
    { cat "$work/log"; fail "cpack"; }
package=$(ls "$work"/*.deb)
[ "$(dpkg-deb -f "$package" Package)" = routesweep ] || fail "the package has another name"
[ "$(dpkg-deb -f "$package" Version)" = "$version" ] || fail "the package is not version $version"
dpkg-deb -f "$package" Depends | grep -q libsqlite3 || fail "no dependency on SQLite: $(dpkg-deb -f "$package" Depends)"
dpkg-deb -x "$package" "$work/root"
root=$work/root/usr
for file in bin/sweep bin/engine include/routesweep/plugin.h share/routesweep/policy/spread_paired.lua \
    share/routesweep/plugin-template/my_linear.c share/man/man1/sweep.1 share/man/man1/engine.1 \
    share/bash-completion/completions/sweep share/bash-completion/completions/engine \
    share/pkgconfig/routesweep.pc share/cmake/routesweep/routesweepConfig.cmake \
    share/doc/routesweep/PORTING.md share/doc/routesweep/json-schemas.md share/doc/routesweep/copyright; do
    [ -s "$root/$file" ] || fail "$file is not in the package, or is empty"
done
[ "$(find "$root" -name '*.a' -o -name '*.o' | wc -l)" = 0 ] || fail "build products are in the package"
for program in sweep engine; do
    "$root/bin/$program" --version | grep -qF "$version" || fail "$program --version is not $version"
    page=$root/share/man/man1/$program.1
    while read -r command; do
        grep -qi "^\.SH \"$program $command\"" "$page" || fail "$program.1 does not describe $command"
    done < <("$root/bin/$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p')
    [ "$(grep -c '^\.B ' "$page")" -gt 15 ] || fail "$program.1 has hardly an option"
    ! command -v groff >/dev/null || [ -z "$(groff -man -Tutf8 -ww "$page" 2>&1 >/dev/null)" ] ||
        fail "$program.1: $(groff -man -Tutf8 -ww "$page" 2>&1 >/dev/null | head -3)"
done
[ "$(PKG_CONFIG_PATH=$root/share/pkgconfig pkg-config --modversion routesweep)" = "$version" ] || fail "pkg-config"

# Completion: commands, options, values, candidates, shapes.
cat >"$work/complete" <<'END'
. "$1/share/bash-completion/completions/sweep"
PATH=$1/bin:$PATH
cd "$2"
ask() { COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=(); _routesweep; echo "$1> ${COMPREPLY[*]}"; }
ask "sweep pl"
ask "sweep plan --exp"
ask "sweep plan --emit "
ask "sweep --mode=w"
ask "sweep list cpu_linear_re"
ask "sweep plan --db few.sqlite --shape q"
ask "sweep plan --db few.sqlite --explain q4g64:linear:64x"
ask "sweep plan --db absent.sqlite --shape q"
ask "sweep screen roo"
ask "engine bench --layers "
END
cd "$work"
XDG_RUNTIME_DIR=$work "$root/bin/sweep" --shape q4g64:linear:64x128 --tokens 2 --sessions 1 --repeat 2 --quiet \
    --db few.sqlite 2>"$work/log" || { cat "$work/log"; fail "no measurement to complete from"; }
bash "$work/complete" "$root" "$work" >"$work/completed"
diff - "$work/completed" <<'END' || fail "completion"
sweep pl> plan
sweep plan --exp> --explain=
sweep plan --emit > c csv json ninfer-json routes-h
sweep --mode=w> warm
sweep list cpu_linear_re> cpu_linear_ref
sweep plan --db few.sqlite --shape q> q4g64:linear:64x128
sweep plan --db few.sqlite --explain q4g64:linear:64x> 64x128@2
sweep plan --db absent.sqlite --shape q> 
sweep screen roo> roofline
engine bench --layers > all distinct
END
echo "routesweep $version is a package"
