# command-line.sh REFEREE: bad use gets one clear line and the right exit status; good use the right status for every format.
. tests/cli/common
fine=scenarios/mykerinos/season-one.yaml
bad=$work/bad.yaml
unreadable=$work/unreadable.yaml
printf 'game: mykerinos\nplayers: [anna, ben]\nlog:\n  - anna: pass\n' >"$bad"
printf 'game: mykerinos\nplayers: [anna\n' >"$unreadable"

# expect NAME STATUS WORDS COMMAND...: WORDS must be on standard error or output; where they are on standard error it is one line
expect() {
    name=$1 wanted=$2 words=$3
    shift 3
    "$@" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    if [ "$status" = "$wanted" ] && cat "$work/out" "$work/err" | grep -qF -e "$words"; then
        ok "$name"
    else
        not_ok "$name: status $status, wanted $wanted and: $words"
        head -n 5 "$work/out" "$work/err" | sed 's/^/# /'
    fi
}
one_line() {
    name=$1
    shift
    lines=$("$@" 2>&1 >/dev/null </dev/null | wc -l)
    if [ "$lines" = 1 ]; then ok "$name: one line"; else not_ok "$name: $lines lines"; fi
}

expect "no mistakes found" 0 "no mistakes found" "$referee" "$fine"
expect "check by name" 0 "no mistakes found" "$referee" check "$fine"
expect "an impossible entry" 1 "1 mistake (impossible)" "$referee" "$bad"
expect "an impossible table is no entry" 1 "1 mistake (impossible). The rest was not judged" sh -c "printf 'game: myst\nplayers: [a, b, c]\n' | '$referee'"
expect "an unreadable record" 2 "not YAML" "$referee" "$unreadable"
expect "unreadable wins over impossible, and both are judged" 2 "1 mistake (impossible)" "$referee" "$unreadable" "$bad"
expect "a missing file, and the others are judged" 2 "1 mistake (impossible)" "$referee" "$work/none.yaml" "$bad"
expect "a missing file is named" 2 "none.yaml: No such file" "$referee" "$work/none.yaml" "$bad"
is "on a terminal a missing file is told once" "$(script -qec "'$referee' '$work/none.yaml'" /dev/null </dev/null | grep -c 'No such file')" 1
expect "an unknown command" 3 'did you mean `moves`?' "$referee" mooves "$fine"
expect "an unknown option" 3 'did you mean `--strict`?' "$referee" --stict "$fine"
expect "an unknown short option" 3 'unknown option `-q`' "$referee" -q "$fine"
expect "an option without its value" 3 "needs a value" "$referee" score "$fine" --at
expect "an option of another command" 3 "has no option --depth" "$referee" score "$fine" --depth 3
expect "a number that is none" 3 "whole number" "$referee" score "$fine" --at x
expect "past the end of the log" 3 "only 19 entries" "$referee" score "$fine" --at 20
expect "an unknown format" 3 'did you mean `json`?' "$referee" --format jsn "$fine"
expect "two formats on standard output" 3 "two formats" "$referee" --format text --format short "$fine"
expect "an unknown game" 3 'did you mean `mykerinos`' "$referee" rules mykerino
expect "a game in capitals" 0 "mykerinos.tie-stock" "$referee" rules Mykerinos
expect "a game nobody knows" 3 "known: cyclades, mykerinos, myriath, myst, mytikas" "$referee" house chess
expect "an unknown schema" 3 "unknown schema \`recrod\`; did you mean \`record\`?" "$referee" schema recrod
expect "an unknown code" 3 'did you mean `pyramid`?' "$referee" explain mykerinos.pyramit
expect "too few operands" 3 "score needs FILE" "$referee" score
expect "too many operands" 3 "unexpected" "$referee" score "$fine" "$bad"
for name in mooves --stict; do one_line "referee $name" "$referee" "$name"; done
expect "help" 0 "Commands:" "$referee" --help
cp "$fine" "$work/- a.yaml" && cp "$bad" "$work/a.yaml"
expect "a file may begin with a dash and a blank" 0 "- a.yaml: no mistakes found" sh -c "cd '$work' && '$referee' check -- '- a.yaml'"
expect "a club file and none" 3 "give either --club or --no-club, not both" "$referee" score --club "$fine" --no-club "$fine"
expect "strict and not" 3 "--strict and --fail-on illegal contradict each other" "$referee" check --strict --fail-on illegal "$fine"
expect "strict, but only reported" 0 "no mistakes found" "$referee" check --strict --fail-on never "$fine"
expect "a name for standard input that is not judged" 3 "--stdin-filename needs standard input" "$referee" check --stdin-filename a.yaml "$fine"
expect "a name for standard input beside a file" 2 "a.yaml" "$referee" check --stdin-filename a.yaml "$fine" -
expect "an option of another command behind very many others" 3 "has no option --depth" "$referee" score $(yes -- --no-club | head -n 40) --depth 3 "$fine"
is "a version that cannot be written says why" "$("$referee" --version 2>&1 >/dev/full; echo $?)" "referee: cannot write the output: No space left on device
4"
expect "version" 0 "referee 2." "$referee" --version
for command in check score moves try table show ledger explain rules house box schema games new play perft weigh diff page; do
    expect "help of $command" 0 "Usage: referee $command" "$referee" "$command" --help
done
is "help of a command says of an option what it does there" "$(for command in check moves ledger mend; do "$referee" $command --help; done | sed -n 's/^  --all  *//p')" \
    "also list consequences and notes
list every entry
list every entry
also change illegal and impossible moves"
is "and of what both do, all" "$("$referee" play --help | sed -n 's/^  --seed N  *//p')" "set the random seed; default 1"
script -qec "stty cols 80; '$referee' --help; '$referee' check --help" /dev/null </dev/null | tr -d '\r' >"$work/shown"
is "on a terminal it fits there, but for examples, which can be copied" "$(grep '.\{81\}' "$work/shown")" \
    "git diff -z --name-only main -- '*.yaml' | referee check --files0-from - --format github"
is "no line of it ends with a blank" "$(for command in '' check games lsp page new; do "$referee" $command --help; done | grep -c ' $')" 0
cat >"$work/tried.yaml" <<'END'
game: mykerinos
players: [anna, ben, carl]
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - anna: start c2
END
expect "an entry tried points back into the record" 1 "::: $work/tried.yaml:5:17" "$referee" try "$work/tried.yaml" "ben: start c2"
expect "and quotes the line from there" 1 "5 |   - anna: start c2" "$referee" try "$work/tried.yaml" "ben: start c2"
expect "but not what was tried before" 1 "1 | carl: start d4" "$referee" try "$work/tried.yaml" "ben: start d4" "carl: start d4"
if grep -q ':::' "$work/out"; then not_ok "nothing in the record is to blame for it"; fi
expect "an entry as moves prints it" 0 "3 entries" "$referee" try "$work/tried.yaml" "  - ben: start d4"
expect "an entry that says nothing" 3 "write a player and a move" "$referee" try "$work/tried.yaml" " "
cat >"$work/doubt.yaml" <<'END'
game: myriath
players: [al, bo]
log:
  - al: octagon e5
  - bo: octagon g6
  - al: place v-al at e5
END
expect "a doubtful refusal says that nothing changed" 0 "the entry was not carried out" "$referee" "$work/doubt.yaml"
expect "what it rests on is one line" 0 'rests on: `geometry` and `tiles`, assumed; compare them' "$referee" "$work/doubt.yaml"
# MYR-6.13 and MYR-6.14: what is assumed of the box is said once
cat >"$work/unboxed.yaml" <<'END'
game: myriath
players: [anna, ben]
table: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}
log:
  - anna: place v-aa at d9 go es
  - ben: place v-aa at d7 go es
  - anna: place v-al at i4 go es
  - ben: place v-al at g4 go es
  - anna: place v-ll at j7 go nw
END
expect "many doubts are one" 0 "4 more entries do not match the assumed tile set and board" "$referee" "$work/unboxed.yaml"
is "and only the first is shown" "$(grep -c '^doubtful' "$work/out")" 1
is "below what is assumed" "$(sed 's/;.*//; q' "$work/out")" "assumed: tile set, board"
expect "all of them on request" 0 "entry 5" "$referee" --all "$work/unboxed.yaml"
is "which are five" "$(grep -c '^doubtful' "$work/out")" 5
is "as in JSON" "$("$referee" --format json "$work/unboxed.yaml" | grep -c '"word": "doubtful"')" 5
sed '/i4/,$d' "$work/unboxed.yaml" >"$work/few.yaml"
"$referee" "$work/few.yaml" >"$work/out"
is "few of them are shown" "$(grep -c '^doubtful' "$work/out")" 2
sed 's/- ben: place v-al/- carl: place v-al/; s/ben\]/ben, carl]/; s/h8\]/h8], carl: [octagon g4]/' "$work/unboxed.yaml" >"$work/turn.yaml"
"$referee" "$work/turn.yaml" >"$work/out"
is "and all of them beside a mistake" "$(grep -c 'more entries do not match' "$work/out")" 0
sed 's/^table/box: {tiles: r1, geometry: {model: lanes}}\ntable/; /d7/,$d; s/d9 go es/i9 go es/' "$work/unboxed.yaml" >"$work/half.yaml"
is "MYR-6.13: a box of which a part was compared" "$("$referee" "$work/half.yaml" | sed 's/;.*//; q')" "assumed: board"
sed 's/^table/box: built-in\ntable/; /d7/,$d; s/d9 go es/i9 go es/' "$work/unboxed.yaml" >"$work/whole.yaml"
is "MYR-6.13: and one that was compared" "$("$referee" "$work/whole.yaml" | grep -c '^assumed')" 0
printf 'game: myst\nplayers: [Ann, ann]\n' >"$work/twins.yaml"
expect "two teams of one name are told so, not that one plays" 1 "another player is called" "$referee" "$work/twins.yaml"
expect "games" 0 "mykerinos" "$referee" games

for format in text short gcc json jsonl sarif junit tap github markdown html; do
    for pair in "0 $fine" "1 $bad" "2 $unreadable"; do
        "$referee" check --format "$format" "${pair#* }" >"$work/out" 2>&1
        status=$?
        if [ "$status" = "${pair%% *}" ]; then ok "$format ends with $status"; else not_ok "$format: status $status, wanted ${pair%% *}"; fi
    done
done

"$referee" check - <"$fine" >"$work/out" 2>&1 && ok "standard input" || not_ok "standard input"
cat "$fine" | "$referee" >"$work/out" 2>&1 && ok "a pipe without a file" || not_ok "a pipe without a file"
{ cat "$fine"; echo ---; cat "$bad"; } | "$referee" check - >"$work/out" 2>&1
if [ $? = 1 ] && grep -q '#2: 1 mistake (impossible)' "$work/out"; then ok "two documents"; else not_ok "two documents"; fi
{ sed '/^log:/,$!d' "$fine"; sed '/^log:/,$d' "$fine"; } | "$referee" check - >"$work/out" 2>&1 && grep -q ' 19 entries' "$work/out" \
    && ok "the head after the log, from a pipe" || not_ok "the head after the log"

# Line breaks that end just where what was read so far ends: nothing is missed, however slowly it comes.
slowly() { printf 'game: mykerinos # x\342\200\250'; sleep "$1"; printf '\nplayers: [anna, ben]\nlog:\n  - claims: {over: true}\n  - claims: {over: false}\n'; }
slowly 0 | "$referee" check - >"$work/out"
is "a break of three bytes, at once" "$? $(grep -c '^false.claims.over' "$work/out")" "1 1"
slowly 0.3 | "$referee" check - >"$work/out"
is "a break of three bytes, and a pause" "$? $(grep -c '^false.claims.over' "$work/out")" "1 1"

if [ -w /dev/full ]; then
    "$referee" check "$fine" >/dev/full 2>"$work/err"
    if [ $? = 4 ] && grep -q 'No space left' "$work/err"; then ok "a full disk"; else not_ok "a full disk"; fi
fi
{ "$referee" moves scenarios/myriath/three-mistakes.yaml 2>"$work/err"; echo $? >"$work/status"; } | :
is "a reader that goes away is no fault" "$(cat "$work/status") $(cat "$work/err")" "0 "
"$referee" check "$fine" >&- 2>"$work/err"
is "standard output is closed" "$? $(grep -c 'cannot write the output' "$work/err")" "4 1"
"$referee" check --format "json:$work/closed.json" nowhere.yaml 2>&-
holds "with standard error closed no message lands in the report" jq . "$work/closed.json"
(ulimit -f 1; "$referee" check --format "json:$work/large.json" scenarios >/dev/null 2>"$work/err"; echo $? >"$work/status")
is "a file that may not grow" "$(cat "$work/status") $(grep -c 'File too large' "$work/err") $(ls "$work"/large* 2>/dev/null)" "4 1 "

if "$referee" --color never "$bad" | grep -q "$(printf '\033')"; then not_ok "no colour"; else ok "no colour when told never"; fi
if "$referee" "$bad" | grep -q "$(printf '\033')"; then not_ok "colour on a pipe"; else ok "no colour on a pipe"; fi
if "$referee" --color always "$bad" | grep -q "$(printf '\033')"; then ok "colour when told"; else not_ok "colour when told"; fi

# Words narrow the moves down, and help is a word too.
"$referee" moves scenarios/mykerinos/two-players.yaml --at 4 >"$work/all"
is "moves with a word" "$("$referee" moves scenarios/mykerinos/two-players.yaml --at 4 start)" "$(grep ': start ' "$work/all")"
is "moves without such a word" "$("$referee" moves scenarios/mykerinos/two-players.yaml --at 4 zz)" "  # no legal entry has these words; to act: red or blue; verbs: start, pass, neutral-start; players: red, blue"
is "help as a word" "$("$referee" help)" "$("$referee" --help)"
is "help groups the commands" "$("$referee" --help | sed -n '/^Commands:/,/^$/s/^ \([a-z]\)/\1/p' | tr '\n' ' ')" "judge ask write study sum up look up set up "
expect "an option of few commands says whose it is" 0 "  --check                    fmt: write nothing" "$referee" --help
expect "and of two" 0 "  --players A,B,...          name the players; box: their number, for the sheet" "$referee" --help
expect "a command says it of itself" 0 "  --check                    write nothing" "$referee" fmt --help
is "five at most together" "$("$referee" --help | awk '/^Commands:/ { on = 1; next } /^$/ { on = 0 } on && /^ [a-z]/ { lines = 0 } on && /^  [a-z]/ && ++lines > 5')" ""
is "in columns" "$("$referee" --help | sed -n '/^Commands:/,/^$/p' | grep '^  [a-z]' | grep -Evc '^  [a-z]+ {1,10}.{24} [A-Z]')" 0
is "alone on a terminal it prints the short help" "$(script -qec "'$referee'" /dev/null </dev/null | tr -d '\r' | cksum)" "$(script -qec "'$referee' --help" /dev/null </dev/null | tr -d '\r' | cksum)"

# The first example of every command's help works as it stands: with the record of an evening of seven entries, ben may extend from
# d3. The two records differ, and an editor that goes without a word leaves the language server with 1.
mkdir -p "$work/examples/.local/share/bash-completion/completions" "$work/examples/bin"
ln -s "$referee" "$work/examples/bin/referee"
cp scenarios/anna.yaml scenarios/ben.yaml "$work/examples"
printf '%s\n' 'game: mykerinos' 'players: [anna, ben, carl]' 'log:' '  - table: deal violet lemon brown blackmore tangerine violet lemon brown' \
    '  - anna: start a1' '  - ben: start d3' '  - carl: start f2' '  - anna: pass' '  - ben: start h1' '  - carl: start g6' >"$work/examples/evening.yaml"
for command in $("$referee" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    example=$("$referee" "$command" --help | sed -n 1p)
    cp "$work/examples/evening.yaml" "$work/examples/game.yaml"
    (cd "$work/examples" && HOME=$PWD PATH=$PWD/bin:$PATH sh -c "$example" </dev/null >out 2>&1)
    status=$?
    case $command:$status in
    page:3) grep -q 'built without the page' "$work/examples/out" && ok "$example" || not_ok "$example" ;;
    diff:1 | lsp:1 | *:0) ok "$example" ;;
    *) not_ok "$example: status $status"; cat "$work/examples/out" ;;
    esac
done
exit "$failed"
