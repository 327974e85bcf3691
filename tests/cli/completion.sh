# completion.sh REFEREE: the shells themselves complete commands, options, values, games and rule codes.
. tests/cli/common
for shell in bash zsh fish; do
    "$referee" completion "$shell" >"$work/referee.$shell" || failed=1
done
game=$("$referee" games | sed -n '1s/ .*//p')
code=$("$referee" rules "$game" | grep "^$game" | sed -n '1s/ .*//p')
begun=${code%?}
: >"$work/some-record.yaml"
cd "$work" || exit 1

# expect NAME FOUND WANTED: the wanted word is one of those found
expect() {
    case " $2 " in
    *" $3 "*) ok "$1" ;;
    *) not_ok "$1: wanted $3, found $2" ;;
    esac
}

# refuse NAME FOUND UNWANTED
refuse() {
    case " $2 " in
    *" $3 "*) not_ok "$1: $3 does not belong there" ;;
    *) ok "$1" ;;
    esac
}

# in_SHELL WORD...: what the shell offers for the last word of the command line
in_bash() {
    bash -c 'source ./referee.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _referee; echo ${COMPREPLY[*]}' bash "$@"
}

in_fish() {
    fish --no-config -c 'source ./referee.fish; complete -C (string join " " -- $argv)' -- "$@" 2>&1 | cut -f 1 | tr '\n' ' '
}

# zsh completes only for somebody who types, so a terminal is played to it. ^X shows what became of the line.
cat >typist.zsh <<'SCRIPT'
zmodload zsh/zpty
zpty typist zsh -f -i
zpty -w typist 'PS1= PS2= TERM=dumb; autoload -Uz compinit && compinit -u -D && source ./referee.zsh'
zpty -w typist 'show() { print -r -- "line<$BUFFER>"; BUFFER=; }; zle -N show; bindkey "^X" show; print rea""dy'
zpty -r typist said '*ready*'
while IFS= read -r line; do
    zpty -w -n typist "$line"$'\t\C-x'
    zpty -r typist said '*line<*>*'
    print -r -- "$line=${${said#*line<}%%>*}"
done
SCRIPT

# All the lines in one session; what is typed here must be what is asked below.
printf 'referee %s\n' che 'check --form' 'check --format sar' 'check --fail-on doub' "rules ${game%???}" "explain $begun" 'completion fi' \
    'schema rep' 'check some' | timeout 60 zsh -f typist.zsh | tr -d '\r' >typed

in_zsh() {
    sed -n "s/^$*=//p" typed
}

for shell in bash fish zsh; do
    expect "$shell completes commands" "$(in_$shell referee che)" check
    expect "$shell completes options" "$(in_$shell referee check --form)" --format
    expect "$shell completes formats" "$(in_$shell referee check --format sar)" sarif
    expect "$shell completes words of options" "$(in_$shell referee check --fail-on doub)" doubtful
    expect "$shell completes games" "$(in_$shell referee rules "${game%???}")" "$game"
    expect "$shell completes rule codes" "$(in_$shell referee explain "$begun")" "$code"
    expect "$shell completes shells" "$(in_$shell referee completion fi)" fish
    expect "$shell completes the report's schema" "$(in_$shell referee schema rep)" report
done
for shell in bash fish; do
    expect "$shell completes things of the games" "$(in_$shell referee explain minot)" minotaur
    refuse "$shell offers no option of another command" "$(in_$shell referee rules --)" --format
done
expect "fish completes files" "$(in_fish referee check some)" some-record.yaml
expect "zsh completes files" "$(in_zsh referee check some)" some-record.yaml
expect "bash leaves files to itself" "$(bash -c 'source ./referee.bash; complete -p referee')" default

for shell in bash zsh fish; do
    missing=
    for command in $("$referee" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
        grep -q "\<$command\>" "referee.$shell" || missing="$missing $command"
    done
    [ -z "$missing" ] && ok "$shell knows every command" || not_ok "$shell does not know$missing"
done
exit "$failed"
