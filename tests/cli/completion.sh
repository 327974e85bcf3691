# completion.sh REFEREE: the shells themselves complete commands, options, values, games and rule codes.
. tests/cli/common
for shell in bash zsh fish; do
    "$referee" completion "$shell" >"$work/referee.$shell" || failed=1
done
game=$("$referee" games | sed -n '1s/ .*//p')
code=$("$referee" rules "$game" | grep "^$game" | sed -n '1s/ .*//p')
begun=${code%?}
: >"$work/some-record.yaml"
# After entry 5 ada may bid 1 to 7 gold for Athena, or go to Apollo.
sed '/bid ares gold 4/,$d' scenarios/disputed.yaml >"$work/bids.yaml"
cp "$work/bids.yaml" "$work/club night.yaml"
mkdir "$work/bin" && ln -s "$referee" "$work/bin/referee"
PATH=$work/bin:$PATH
export PATH
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

in_bash_bare() {
    bash -c 'source ./referee.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _referee; echo "${COMPREPLY[*]}"' bash "$@"
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
    'schema rep' 'check some' 'try bids.yaml ad' 'try bids.yaml ada: bid ath' 'try bids.yaml ada: bid athena go' 'moves bids.yaml apol' 'moves bids.yaml --at 4 ben' 'try bids.yaml --at 4 be' 'try bids.yaml --at=4 ben: bid ath' 'ledger bids.yaml cle' 'ledger bids.yaml ada metro' 'some' "try 'club night.yaml' ad" | timeout 60 zsh -f typist.zsh | tr -d '\r' >typed

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
for shell in bash fish zsh; do
    expect "$shell completes who is to act" "$(in_$shell referee try bids.yaml ad)" ada:
    expect "$shell completes what is legal" "$(in_$shell referee try bids.yaml ada: bid ath)" athena
    expect "$shell completes what follows in the entry" "$(in_$shell referee try bids.yaml ada: bid athena go)" gold
    expect "$shell completes words that narrow moves" "$(in_$shell referee moves bids.yaml apol)" apollo
    expect "$shell completes who was to act then" "$(in_$shell referee try bids.yaml --at 4 be)" ben:
    expect "$shell completes what was legal then" "$(in_$shell referee try bids.yaml --at=4 ben: bid ath)" athena
    expect "$shell completes players of the record" "$(in_$shell referee ledger bids.yaml cle)" cleo
    expect "$shell completes accounts" "$(in_$shell referee ledger bids.yaml ada metro)" metropolises
    expect "$shell offers files beside commands" "$(in_$shell referee some)" some-record.yaml
done
is "every number that is legal" "$("$referee" completion next -- try bids.yaml ada: bid athena gold '' | tr '\n' ' ')" "1 2 3 4 5 6 7 "
is "Ares is closed to her" "$("$referee" completion next -- try bids.yaml ada: bid '' | tr '\n' ' ')" "athena apollo "
is "options between are passed over" "$("$referee" completion next -- try --strict bids.yaml --at 5 ada: bid '' | tr '\n' ' ')" "athena apollo "
# Before that ada had offered Ares 2 and ben with his 7 gold was to act; before the log the table settles the order.
is "the position asked for is the one that counts" "$("$referee" completion next -- try bids.yaml --at 4 ben: bid ares gold '' | tr '\n' ' ')" "3 4 5 6 7 "
is "in the other spelling too, and before the file" "$("$referee" completion next -- try --at=4 bids.yaml '')" "ben:"
is "before the log" "$("$referee" completion next -- try bids.yaml --at 0 '')" "table:"
is "moves too" "$("$referee" completion next -- moves bids.yaml --at 4 ares gold 7 '' | tr '\n' ' ')" "ben bid ares gold 7 "
is "a number that is none offers nothing" "$("$referee" completion next -- try bids.yaml --at x '' 2>&1)" "referee: --at needs a whole number from 0 to 100000000, not \`x\`"
is "nobody else may act" "$("$referee" completion next -- try bids.yaml '')" "ada:"
is "bash takes the colon for a word" "$(in_bash referee try bids.yaml ada : bid apo)" apollo
is "without a record, and after one, the shell completes files" "$("$referee" completion next -- try '')$("$referee" completion next -- check bids.yaml '')" "$(printf '\tfiles\n\tfiles' | tr -d '\n')"
# A name is what somebody else wrote: no shell may run it or look for files with it.
cat >names.yaml <<'RECORD'
game: myriath
players: ['$(touch${IFS}ran)', '`touch${IFS}ran`', 'some*', 'zoë']
RECORD
is "names that a shell would expand are not offered" "$("$referee" completion next -- ledger names.yaml '')" "zoë"
is "bash offers what is left" "$(in_bash referee ledger names.yaml '')" "zoë"
# Even if the program offered them, as another program of that name may.
mkdir bad && printf '#!/bin/sh\nprintf "%%s\\n" \047$(touch${IFS}ran)\047 "some*"\n' >bad/referee && chmod +x bad/referee
is "bash expands nothing that it is offered" "$(PATH=$PWD/bad:$PATH in_bash_bare referee ledger names.yaml '')" '$(touch${IFS}ran) some*'
[ -e ran ] && not_ok "a name was run" || ok "no name was run"
is "bash reads a quoted file name" "$(in_bash referee try "'club night.yaml'" ad)" "ada:"
is "zsh reads a quoted file name" "$(in_zsh "referee try 'club night.yaml' ad")" "referee try 'club night.yaml' ada: "
is "bash reads blanks behind backslashes" "$(in_bash referee try 'club\ night.yaml' ad)" "ada:"
is "bash quotes the files that it offers itself" "$(in_bash referee club)" 'club\ night.yaml'
for shell in bash fish; do
    expect "$shell completes things of the games" "$(in_$shell referee explain minot)" minotaur
    refuse "$shell offers no option of another command" "$(in_$shell referee rules --)" --format
done
for shell in bash fish; do
    expect "$shell offers what check takes where no command is named" "$(in_$shell referee some-record.yaml --)" --baseline
    refuse "$shell offers nothing else there" "$(in_$shell referee some-record.yaml --)" --depth
done
is "bash completes behind a sign" "$(in_bash referee check --fail-on = doub)$(in_bash referee check --color =)" "doubtfulauto always never"
expect "fish completes behind a sign" "$(in_fish referee check --fail-on=doub)" --fail-on=doubtful
expect "fish completes files" "$(in_fish referee check some)" some-record.yaml
expect "zsh completes files" "$(in_zsh referee check some)" some-record.yaml
expect "bash leaves files to itself" "$(bash -c 'source ./referee.bash; complete -p referee')" default

"$referee" completion next -- che >offered
missing=
for command in $("$referee" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    grep -q "^$command$(printf '\t')" offered || missing="$missing $command"
done
is "every command is offered, with what it does" "$missing" ""
is "the value of an option in short form is no operand" "$("$referee" completion next -- check -j '')$("$referee" completion next -- rules -j 2 '' | head -n 1)" "cyclades	Cyclades"
is "words come with what they mean" "$("$referee" completion next -- check --fail | grep ^--fail)" "$(printf '%s\t' --fail-on)fail on illegal (default), doubtful or never"
exit "$failed"
