#!/bin/bash
# `engine tokenize`: the table, JSON, standard input, and one clear line for each mistake.
# $1 = folder of the programs.
set -u
engine=$1/engine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

fault() {
    echo "FAULT: $*" >&2
    faults=$((faults + 1))
}

# same NAME EXPECTED GOT
same() { [ "$2" = "$3" ] || fault "$1: got '$3', expected '$2'"; }

# refuse CODE PART ARGS...: exit code, PART on stderr, nothing on stdout.
refuse() {
    local code=$1 part=$2 got
    shift 2
    timeout 60 "$engine" tokenize "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    [ "$got" = "$code" ] || fault "tokenize $*: exit $got, expected $code: $(cat "$work/err")"
    grep -qF -- "$part" "$work/err" || fault "tokenize $*: '$(cat "$work/err")' does not say '$part'"
    [ ! -s "$work/out" ] || fault "tokenize $*: wrote to stdout on failure"
}

le() { # le VALUE BYTES: little-endian
    local value=$1 i
    for ((i = 0; i < $2; i++)); do
        printf "\\x$(printf %02x $((value & 255)))"
        value=$((value >> 8))
    done
}
text() { le ${#1} 8 && printf %s "$1"; }
array() { text "$1" && le 9 4 && le "$2" 4 && le "$3" 8; } # array KEY KIND COUNT

# Kind llama without a space in front: ids 0 <unk>, 1 <s>, 2 </s>, 3 a, 4 b, 5 ab, 6 newline, 7 0xff.
model=$work/tiny.gguf
{
    printf GGUF && le 3 4 && le 0 8 && le 4 8
    text tokenizer.ggml.model && le 8 4 && text llama
    text tokenizer.ggml.add_space_prefix && le 7 4 && le 0 1
    array tokenizer.ggml.tokens 8 8
    for token in '<unk>' '<s>' '</s>' a b ab '<0x0A>' '<0xFF>'; do text "$token"; done
    array tokenizer.ggml.token_type 5 8
    for type in 2 3 3 1 1 1 6 6; do le $type 4; done
} >"$model"
truncate -s $((($(stat -c %s "$model") + 31) / 32 * 32)) "$model"

ids() { "$engine" tokenize "$model" "$@" | awk 'NR > 1 { printf "%s%s", sep, $1; sep = " " }'; }

same text "1 5 3" "$(ids --text aba)"
same bare "5 3" "$(ids --text aba --bare)"
same stdin "1 3 6 7" "$(printf 'a\n\xff' | ids)"
same "control tokens as text" "1 0 0 0" "$(ids --text '<s>')"
same "control tokens" "1 1 3 2" "$(ids --special --text '<s>a</s>')"
same empty "1" "$(ids </dev/null)"
same pieces "'<s>' '\\n' '\\xff' 'b'" \
    "$(printf '\n\xffb' | "$engine" tokenize "$model" | awk 'NR > 1 { printf "%s%s", sep, $2; sep = " " }')"
json=$(printf 'ab\xff' | "$engine" tokenize "$model" --json --bare | tr -d ' \n')
same json '{"schema":"routesweep.tokenize/1","command":"enginetokenize","kind":"llama","count":2,"tokens":[{"id":5,"piece":"ab"},{"id":7,"piece":null,"bytes":"ff"}]}' "$json"

refuse 2 "give the path"
refuse 2 "unrecognized option" "$model" --fly
refuse 3 "No such file" "$work/absent.gguf"
head -c 100 "$model" >"$work/short.gguf"
refuse 1 "truncated" "$work/short.gguf"
{ printf GGUF && le 3 4 && le 0 8 && le 1 8 && text general.name && le 8 4 && text Tiny; } >"$work/none.gguf"
truncate -s 64 "$work/none.gguf"
refuse 1 "none.gguf: tokenizer.ggml.model is missing" "$work/none.gguf" --text a

exit $((faults > 0))
