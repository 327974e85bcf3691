#!/bin/sh
# printed.sh REFEREE: what is printed cannot act: every command and every format, with hostile records and a hostile file name.
. tests/cli/common
cd "$work" || exit 1
evil=$(printf 'ev\033]0;title\007il\342\200\256\302\233\377\n::stop-commands::x')

# What acts: controls but for tabs and line ends, C1 controls, marks of direction, what cannot be seen, bytes that are not UTF-8.
cat >acts.pl <<'PERL'
use Encode;
local $/; my $said = <STDIN>; my $text = eval { decode("UTF-8", $said, Encode::FB_CROAK) };
print "bytes that are not UTF-8" and exit unless defined $text;
$text =~ s/\r\n/\n/g;
$text =~ s/\e\[(?!99)[0-9;]+m//g if @ARGV; # with colours: nobody of us uses 99
print join " ", map { sprintf "U+%04X", ord } $text =~ /[\x00-\x08\x0b-\x1f\x7f-\x9f\x{ad}\x{61c}\x{200b}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2060}-\x{206f}\x{feff}]/g;
PERL

# Bytes as they are: in a comment, in a note, in an entry nobody can read, beside a mistake that mend finds.
printf 'game: mykerinos  # \033[31m\033]0;x\007 \342\200\256 \302\233\nplayers: [Tom, ben]\nbox: built-in\nlog:  # \342\200\256\033[2J\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - Tom: start c3  # \033]0;x\007\n  - ben: {start: c3, note: "\342\200\256 back"}\n  - ben: stort \033[31mf3 \342\200\256\n' >raw.yaml
# The same without what YAML forbids: marks of direction and separators only.
printf 'game: mykerinos  # \342\200\256\nplayers: [Tom, ben]\ntitle: "\342\200\256 title \342\200\217"\nbox: built-in\nlog:  # \342\200\256\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - Tom: Start C3  # \342\201\247 here\n  - ben: {start: f3, note: "\342\200\256 back"}\n  - Tom: extend c4 c5\n# \342\200\256 and so\nclaims: {scores: {Tom: 7}}\n' >marks.yaml
sed "s/here/$(printf '\302\205\342\200\250\r')/" marks.yaml >breaks.yaml
# Somebody wrote a wrong space, and mend shows what is around it.
sed 's/claims.*//; s/start: f3/start: c3/' marks.yaml >wrong.yaml
# Written as escapes, in everything that takes a string.
cat >escapes.yaml <<'YAML'
game: mykerinos
title: "\e]0;x\a \u202e \x9b31m \u2028 \0"
players: [Tom, ben]
place: "\e[31m"
box: built-in
log:
  - table: deal violet lemon brown blackmore tangerine violet lemon brown
  - Tom: {start: c3, note: "\e[31m\u202e\r\n"}
  - ben: {start: f3, illegal: "\e[31m", "\e[2J": 1}
  - "\e[31m": pass
  - ben: "\e[31m\u202e"
  - "\u202eTom: pass"
  - ben: start c3
"\e[31m\u202e": x
claims: {scores: {"\e[31m": 1}, winners: ["\u202e"]}
YAML
printf 'game: mykerinos\nplayers: [Tom, ben]\ntitle: "\\e[31m \\u202e"\nhouse: {"\\e[31m": x}\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - Tom: {start: c3, note: "\\e[31m\\u202e"}\n' >titled.yaml
printf 'game: mykerinos\nplayers: [Tom, "\\e[31mben\\u202e"]\nlog:\n  - Tom: pass\n' >names.yaml
printf 'game: mykerinos\nplayers: [Tom, ben]\ntitle: "\\e[31m \\u202e"\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - Tom: {start: c3, note: "\\e[31m\\u202e"}\n  - ben: start f3\n  - Tom: extend c4 c6\n' >fine.yaml

# The table of what is run; FILE is a record, OTHER another one of the same game
commands() {
    cat <<'TABLE'
check FILE
check --all FILE
check --format text FILE
check --format short FILE
check --format gcc FILE
check --format json FILE
check --format jsonl FILE
check --format sarif FILE
check --format junit FILE
check --format tap FILE
check --format github FILE
check --format markdown FILE
count mykerinos FILE OTHER
results FILE
results --format jsonl FILE
results --format table FILE
standings FILE
standings --format json FILE
standings --html FILE
check --format html FILE
check --format EVIL FILE
check --format json:EVIL/none FILE
check --format text --verbose FOLDER
check --baseline EVIL FILE
check --club EVIL FILE
check --club FILE FILE
check EVIL
check --EVIL
score FILE
score EVIL
moves FILE
moves FILE EVIL
moves --all FILE
try FILE EVIL
try FILE ben:start EVIL
try FILE ben: start f3
table FILE
show FILE
show --svg FILE
show --html FILE
ledger FILE
ledger FILE EVIL
ledger --all FILE Tom
mend FILE
mend --all FILE
mend --all --write FILE
fmt FILE
fmt --check FILE
fmt --diff FILE
fmt --diff --full FILE
weigh FILE
diff FILE OTHER
diff OTHER FILE
diff FILE FILE
perft FILE --depth 1
add FILE ben: start f3
add FILE claims: {over: false}
add FILE EVIL
keep FILE
new mykerinos --players EVIL
new EVIL --players a,b
play EVIL --players a,b
play mykerinos --players EVIL
explain EVIL
explain mykerinos EVIL
rules EVIL
house EVIL
help EVIL
box EVIL
schema EVIL
completion EVIL
page EVIL
lsp EVIL
games EVIL
EVIL FILE
TABLE
}

# run_one FILE WORDS...: the words with the names in their places; what is said goes to `said`
run_one() {
    file=$1
    shift
    for word; do
        case $word in
        FILE) word=$file ;;
        OTHER) word=other.yaml ;;
        FOLDER) word=folder ;;
        *EVIL*) word=$(printf '%s\n' "$word" | sed 's/EVIL.*//')$evil$(printf '%s\n' "$word" | sed 's/.*EVIL//') ;;
        esac
        set -- "$@" "$word"
        shift
    done
    printf 'ben: start f3\nTom: extend \033[99m\nmoves \033[99m\342\200\256\nwhy\nscore\nshow\nundo\nexplain \033[99m\nnote \033[99m\342\200\256\nclaim Tom 7\nclaim \033[99m 7\nrule \033[99m\nshow \033[99m\nledger \033[99m\n\033[99m\n\033[99m: pass\nhouse \033[99m\n\033[99m start f3\nmend\nben: stort f3\n' |
        timeout 60 "$referee" "$@" >said 2>&1
}

mkdir folder
for record in raw marks breaks wrong escapes titled names fine; do
    bad= runs=0
    while read -r line; do
        cp "$record.yaml" "$evil.yaml"
        cp "$record.yaml" "folder/$evil.yaml"
        sed 's/start f3/start f4/' "$record.yaml" >other.yaml
        # shellcheck disable=SC2086
        run_one "$evil.yaml" $line
        found=$(perl acts.pl <said)
        [ -z "$found" ] || bad="$bad [$line: $found]"
        runs=$((runs + 1))
    done <<TABLE
$(commands)
TABLE
    is "$record: nothing acts in $runs commands" "$bad" ""
done
# Nothing is a command of a workflow either: `##[error]` and `##vso[...]` act wherever in a line they stand, `::` where it begins. Only
# `github` writes such commands, and `fmt` the bytes it was given.
name='::add-mask::a##[error]b##vso[c]d.yaml'
cat >workflow.yaml <<'YAML'
game: mykerinos
title: "::add-mask::a ##[error]b\n##vso[task.complete]c"
place: "##[error]"
players: ["::add-mask::a", ben]
house: {"##[error]": "##vso[x]"}
box: built-in
log:  # ##[error]
  - table: deal violet lemon brown blackmore tangerine violet lemon brown
  - "::add-mask::a": {start: c3, note: "::add-mask::a ##[error]b\n##vso[task.complete]c"}
  - ben: start c3  # ##vso[x]
  - "##[error]": pass
  - ben: "##vso[x]"
  - "::add-mask::a": {extend: "##[error]", "##vso[x]": 1}
"##[error]": x
claims: {scores: {"##vso[x]": 1, "::add-mask::a": 3}, winners: ["##[error]"]}
YAML
sed '/^house\|error\|ben: \("\|start c3\)/d; s/extend.*/pass}/; s/^box/title: "::add-mask:: ##vso[a]"\nbox/' workflow.yaml >workflow-fine.yaml
sed 's/"::add-mask::a"/"##[error]"/g' workflow-fine.yaml >workflow-name.yaml
bad=
for record in fine wrong workflow workflow-fine workflow-name; do
    while read -r line; do
        cp "$record.yaml" "$name"
        cp "$record.yaml" "folder/ $name"
        # shellcheck disable=SC2086
        run_one "./$name" $line
        mv said said-here
        # shellcheck disable=SC2086
        run_one "$name" $line
        case $line in
        fmt\ FILE) ! grep -q '^ *::add-mask' said || bad="$bad [$line]" ;;
        *github*) ! cat said said-here | grep -v '^::error \|^::warning \|^::notice ' | grep -q '^ *::[a-z]' || bad="$bad [$line]" ;;
        *) ! cat said said-here | grep -q '##\[\|##vso\|^ *::[a-z]' || bad="$bad [$line]" ;;
        esac
    done <<TABLE
$(commands)
TABLE
    is "$record: nothing is a command of a workflow" "$bad" ""
    bad=
done
printf '%s\n' 'game: mykerinos' >"a
b.yaml"
is "junit: a file name stays on its line" "$("$referee" check --format junit "a
b.yaml" | grep -c 'name="file" value="a\\x0ab.yaml"/>')" 1
# With colours, those of the record are still none of ours.
bad=
sed 's/\\e\[31m/\\e[99m/' fine.yaml >"$evil.yaml"
for line in 'check FILE' 'try FILE ben: start f3' 'add FILE claims: {over: false}' 'show FILE' 'keep FILE'; do
    # shellcheck disable=SC2086
    run_one "$evil.yaml" --color always $line
    found=$(perl acts.pl colours <said)
    [ -z "$found" ] || bad="$bad [$line: $found]"
done
is "nothing acts among colours" "$bad" ""

# Somebody else writes to the file while keep waits.
cp fine.yaml "$evil.yaml"
mkfifo lines
"$referee" keep "$evil.yaml" <lines >said 2>&1 &
exec 9>lines
sleep 0.2
echo '# more' >>"$evil.yaml"
echo 'why' >&9
exec 9>&-
wait
is "keep: nor where another program writes" "$(grep -c 'another program changed ' said) $(perl acts.pl <said)" "1 "

# The table knows every command that there is.
"$referee" --help | sed -n 's/^  \([a-z]*\)  *.*/\1/p' | sort -u >known
commands | sed 's/ .*//' | sort -u >tried
is "every command was tried" "$(comm -23 known tried | tr '\n' ' ')" ""
exit "$failed"
