# Terminal manners: no escape sequence but on terminals, none with NO_COLOR, no line too long for a narrow
# one; every --json prints one object whose schema is documented; Ctrl-C keeps what was measured.
set -euo pipefail
sweep=$1/sweep
engine=$1/engine
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work TERM=xterm # the device lock of tests that run beside this one is another
unset COLUMNS NO_COLOR
fail() { echo "FAIL: $*"; exit 1; }
cd "$work"
shape=q4g64:linear:256x640
"$sweep" --shape $shape --tokens 1,3 --sessions 2 --repeat 2 --db t.sqlite --quiet 2>log || { cat log; fail "no data"; }

# On a terminal: on_terminal COLUMNS COMMAND..., its output to stdout.
cat >terminal.py <<'END'
import fcntl, os, pty, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(sys.argv[1]), 0, 0))
    os.execvp(sys.argv[2], sys.argv[2:])
data = b""
while True:
    try:
        part = os.read(fd, 65536)
    except OSError:
        break
    if not part:
        break
    data += part
sys.stdout.buffer.write(data.replace(b"\r\n", b"\n"))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
END
on_terminal() { python3 terminal.py "$@"; }
escape=$(printf '\033')
escapes() { grep -c "$escape" "$1" || true; }
plan=("$sweep" plan --db t.sqlite)
"${plan[@]}" >piped
[ "$(escapes piped)" = 0 ] || fail "escape sequences in a pipe"
on_terminal 200 "${plan[@]}" >wide
[ "$(escapes wide)" -gt 0 ] || fail "no colour on a terminal"
NO_COLOR=1 on_terminal 200 "${plan[@]}" >plain
[ "$(escapes plain)" = 0 ] || fail "colour in spite of NO_COLOR"
TERM=dumb on_terminal 200 "${plan[@]}" >plain
[ "$(escapes plain)" = 0 ] || fail "colour on a dumb terminal"
cmp -s plain piped || fail "a wide terminal and a pipe differ by more than colour"

# narrow COMMAND...: no line is longer than 60 columns, and no word is lost.
words() { tr -d ' \n' <"$1"; }
narrow() {
    "$@" >full || fail "$*"
    COLUMNS=60 "$@" >narrow || fail "COLUMNS=60 $*"
    awk 'length > 60 { print; found = 1 } END { exit found }' narrow || fail "COLUMNS=60 $*: lines too long"
    [ "$(words full)" = "$(words narrow)" ] || fail "COLUMNS=60 $*: not the same words"
}
narrow "${plan[@]}"
narrow "${plan[@]}" --notes
narrow "${plan[@]}" --explain $shape@3
narrow "$sweep" list
narrow "$sweep" list --shape $shape --tokens 1,3
narrow "$sweep" --shape $shape --tokens 1,3 --sessions 2 --repeat 2 --db t.sqlite --quiet --spread
NO_COLOR=1 on_terminal 60 "${plan[@]}" >narrow
awk 'length > 60 { exit 1 }' narrow || fail "a narrow terminal is not noticed"
COLUMNS=60 "$sweep" screen roofline --db t.sqlite >narrow
awk 'length > 60 { print; found = 1 } END { exit found }' narrow || fail "the screen is too wide"
COLUMNS=60 "$sweep" plan --help | awk 'length > 60 { print; found = 1 } END { exit found }' || fail "--help is too wide"

# documented NAME COMMAND...: one JSON object of the schema, which json-schemas.md knows with all of its keys.
cat >schema.py <<'END'
import json, sys
name, page = sys.argv[1], open(sys.argv[2]).read()
value = json.load(sys.stdin)
assert value["schema"] == f"routesweep.{name}", value["schema"]
assert next(iter(value)) == "schema", "schema is not the first field"
at = page.index(f"## routesweep.{name}\n")
end = page.find("\n## ", at)
text = page[at:end if end > 0 else None]
def keys(v):
    if isinstance(v, list):
        return {k for x in v for k in keys(x)}
    return {k for k, x in v.items()} | {k for x in v.values() for k in keys(x)} if isinstance(v, dict) else set()
free = {"ceilings": value.get("ceilings", {})}  # its keys are names of figures
missing = sorted(k for k in keys(value) - set(free["ceilings"]) if f"`{k}`" not in text and f"`{k}[]`" not in text)
assert not missing, f"not documented: {missing}"
END
documented() {
    local name=$1
    shift
    "$@" >json || fail "$*"
    python3 schema.py "$name" "$source/reports/json-schemas.md" <json || fail "$*: schema routesweep.$name"
}
documented plan/1 "${plan[@]}" --json
documented plan/1 "$sweep" --shape $shape --tokens 1,3 --sessions 2 --repeat 2 --db t.sqlite --quiet --json
documented explain/1 "${plan[@]}" --explain $shape@3 --json
documented list/1 "$sweep" list --json
documented offers/1 "$sweep" list --shape $shape --tokens 1 --json
documented check/1 "$sweep" check --shape $shape --tokens 1 --quiet --json
documented screen/1 "$sweep" screen roofline --db t.sqlite --json
documented screen/1 "$sweep" screen twins --db t.sqlite --json
documented tiers/1 "$engine" tiers --json
documented db.sessions/1 "$sweep" db sessions --db t.sqlite --json
documented db.show/1 "$sweep" db show --db t.sqlite --json
documented db.verify/1 "$sweep" db verify --db t.sqlite --json
documented db.prune/1 "$sweep" db prune --db t.sqlite --json
documented db.merge/1 "$sweep" db merge m.sqlite t.sqlite --json
documented db.diff/1 "$sweep" db diff t.sqlite m.sqlite --json

# Help of every command: argp leaves a line of blanks, and the next option out of line, behind a line that is as
# wide as there is room.
helped=0
for program in "$sweep" "$engine"; do
    for command in "" $("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
        "$program" $command --help >help
        [ "$program $command" != "$sweep " ] || "$sweep" measure --help >>help # what happens without a command
        [ -s help ] && ! grep -qE '^ +$|[^ ] {12,}=' help || { cat help; fail "help of $(basename "$program") $command"; }
        helped=$((helped + 1))
    done
done
[ $helped -gt 15 ] || fail "only $helped helps"

# Ctrl-C: exit 1, how to go on, and what was measured stays.
"$sweep" --shape $shape --tokens 1..16 --sessions 3 --repeat 4 --db c.sqlite 2>interrupted & pid=$!
for _ in $(seq 300); do
    [ -e c.sqlite ] && [ "$(sqlite3 c.sqlite 'SELECT count(*) FROM cell' 2>/dev/null || echo 0)" -ge 1 ] && break
    sleep 0.1
done
before=$(sqlite3 c.sqlite 'SELECT count(*) FROM cell')
kill -INT $pid
code=0
wait $pid || code=$?
[ $code = 1 ] || fail "Ctrl-C: exit $code"
grep -q "the same command goes on" interrupted || { cat interrupted; fail "Ctrl-C does not say how to go on"; }
# The cell under way is finished and stored, if there was one.
[ "$(sqlite3 c.sqlite 'SELECT count(*) FROM cell')" -gt "$before" ] || ! grep -q "ending with this cell" interrupted ||
    fail "Ctrl-C lost what was measured"
[ "$(sqlite3 c.sqlite 'PRAGMA integrity_check')" = ok ] || fail "Ctrl-C damaged the database"
echo "terminals, files, programs and Ctrl-C are served"
