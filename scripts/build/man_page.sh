#!/usr/bin/env bash
# Man page of a program of ours from what its --help says, so that there is one source of truth.
# Usage: man_page.sh PROGRAM VERSION OUT
set -euo pipefail
program=$1 version=$2 out=$3
name=$(basename "$program")
export ARGP_HELP_FMT=rmargin=200,no-dup-args-note ASAN_OPTIONS=detect_leaks=0
escape() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }

# Options ("  -d, --db=FILE    text") become tagged paragraphs, the rest paragraphs.
options() {
    awk '
        /^Usage:/ { usage = 1; next }
        usage && /^ +(or:|\[)/ { next }
        { usage = 0 }
        /^ +\\-/ { # escaped by then
            text = $0; sub(/^ +/, "", text)
            at = match(text, /  +/)
            print ".TP\n.B " (at ? substr(text, 1, at - 1) : text)
            if (at) print substr(text, at + RLENGTH)
            next
        }
        /^ +/ { sub(/^ +/, ""); print; next }
        /^$/ { print ".PP"; next }
        { print }'
}

# "Heading:" opens a section; two spaces at the start of a line keep it as it stands.
top() {
    awk '
        function literal(on) { if (on != now) print on ? ".nf" : ".fi"; now = on }
        NR == 1 { print ".SH SYNOPSIS\n.nf"; now = 1 }
        /^Usage:/ { sub(/^Usage: /, ""); print; next }
        /^       / && synopsis == 0 { sub(/^ +/, ""); print; next }
        /^$/ { synopsis = 1; literal(0); if (!described++) print ".SH DESCRIPTION"; else print ".PP"; next }
        /^[A-Z][a-z ]*:$/ { literal(0); sub(/:$/, ""); print ".SH " toupper($0); next }
        /^Exit: / { literal(0); print ".SH EXIT STATUS"; sub(/^Exit: /, ""); print; next }
        { literal(/^  /); print }
        END { literal(0) }'
}

commands() { sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$help"; }

help=$("$program" --help)
{
    echo ".TH $(tr '[:lower:]' '[:upper:]' <<<"$name") 1 \"\" \"routesweep $version\" \"routesweep\""
    echo ".SH NAME"
    printf '%s \\- %s\n' "$name" "$(sed -n '/^[A-Z].*\.$/{s/\.$//;p;q}' <<<"$help" | escape)"
    escape <<<"$help" | top
    [ "$name" != sweep ] || {
        printf '.SH OPTIONS\n.SS "sweep [OPTION...]"\n'
        "$program" measure --help | escape | options
    }
    for command in $(commands); do
        printf '.SH "%s %s"\n' "$(tr '[:lower:]' '[:upper:]' <<<"$name")" "$(tr '[:lower:]' '[:upper:]' <<<"$command")"
        "$program" "$command" --help | escape | options
    done
    printf '.SH FILES\n.TP\n.B routesweep.sqlite\nevery sample, in the current folder unless \\-\\-db says otherwise\n'
    printf '.SH "SEE ALSO"\n%s\n' "$([ "$name" = sweep ] && echo '.BR engine (1)' || echo '.BR sweep (1)')"
} >"$out.tmp"
mv "$out.tmp" "$out"
