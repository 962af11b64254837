# bash completion for sweep and engine. Options and commands come from --help, shapes from the database
# that the line names with --db (routesweep.sqlite otherwise), candidates from the program.
# Development tree: source scripts/install/completion.bash with build/<preset>/bin in PATH.

_routesweep_options() { # PROGRAM [COMMAND]: every long option, those with a value end in "="
    COLUMNS="" "$@" --help 2>/dev/null | sed -n 's/^ *\(-[^ ],\)\{0,1\} *\(--[a-z0-9-]*=\{0,1\}\).*/\2/p'
}

_routesweep_commands() {
    COLUMNS="" "$1" --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p'
}

# Values of an option. Words that its help text shows as A|B|C are choices.
_routesweep_values() { # PROGRAM COMMAND OPTION DB CURRENT
    local choices
    case $3 in
    shape) "$1" complete shapes "$4" 2>/dev/null ;;
    explain) "$1" complete points "$4" 2>/dev/null ;;
    db | engine | model | plugin | trace | report | data | against | gnuplot | a | b) compgen -f -- "$5" ;;
    out) compgen -d -- "$5" ;;
    *)
        choices=$(COLUMNS="" "$1" "${2:-measure}" --help 2>/dev/null |
            sed -n "s/^ *\(-[^ ],\)\{0,1\} *--$3=\([^ ]*\).*/\2/p")
        [[ $choices == *"|"* ]] && tr '|' '\n' <<<"$choices" | grep -v '[A-Z.]'
        ;;
    esac
}

_routesweep() {
    local line program command="" option="" db=routesweep.sqlite current words prefix i
    line=${COMP_LINE:0:COMP_POINT}
    read -r -a words <<<"$line" # own words: colons and "=" are no word breaks here
    [[ $line == *" " ]] && words+=("")
    program=${words[0]} current=${words[-1]}
    ((${#words[@]} > 2)) && [[ ${words[1]} != -* ]] && command=${words[1]}
    for ((i = 1; i < ${#words[@]} - 1; i++)); do
        case ${words[i]} in
        --db=*) db=${words[i]#--db=} ;;
        --db | -d) db=${words[i + 1]} ;;
        esac
    done
    prefix=""
    if [[ $current == --*=* ]]; then
        option=${current%%=*} option=${option#--} prefix=${current%%=*}= current=${current#*=}
    elif ((${#words[@]} > 2)) && [[ ${words[-2]} == --?* ]] &&
        _routesweep_options "$program" "${command:-measure}" | grep -qx -- "${words[-2]}="; then
        option=${words[-2]#--}
    fi
    local list
    if [[ -n $option ]]; then
        list=$(_routesweep_values "$program" "$command" "$option" "$db" "$current")
    elif [[ $current == -* ]]; then
        list=$(_routesweep_options "$program" "${command:-measure}")
    elif ((${#words[@]} == 2)); then
        list=$(_routesweep_commands "$program")
    elif [[ $command == screen ]]; then
        list=$("$program" complete screens 2>/dev/null)
    elif [[ $command == list ]]; then
        list=$("$program" complete candidates 2>/dev/null)
    else
        list=$(compgen -f -- "$current")
    fi
    mapfile -t COMPREPLY < <(compgen -W "$list" -- "$current")
    # bash replaces what stands behind its last word break: give it only that.
    local whole=$prefix$current cut=""
    [[ $COMP_WORDBREAKS == *:* && $whole == *:* ]] && cut=${whole%"${whole##*:}"}
    [[ $COMP_WORDBREAKS == *=* && $prefix && ! $cut ]] && cut=$prefix
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=$prefix${COMPREPLY[i]}
        COMPREPLY[i]=${COMPREPLY[i]#"$cut"}
    done
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}

complete -F _routesweep sweep engine
