# A stray `---` in a log: what follows it is never passed over in silence, in no command; nor is anything else that one of them does not read.
. tests/cli/common
cd "$work" || exit 1

cat >whole.yaml <<'YAML'
game: mykerinos
players: [anna, ben]
box: built-in
table: {phase: excavation, stock: {anna: 3, ben: 3}, tiles: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
log:
  - anna: start c3
YAML
says='`---` starts a new record, and this one has no `game`; remove `---` if the log continues here'

# torn NAME REST: the whole record, then that
torn() { { cat whole.yaml; printf -- "$2"; } >"$1"; }
torn stray.yaml '---\n  - ben: start f3\n'
mkdir folder
cp stray.yaml folder/stray.yaml

# refuses NAME COMMAND...: status 2, the sentence, and where
refuses() {
    name=$1
    shift
    "$referee" "$@" >out 2>&1 </dev/null
    is "$name" "$? $(grep -cF "$says" out) $(grep -c ':7:1' out)" "2 1 1"
}
refuses "check" check stray.yaml
refuses "check of a folder" check folder
"$referee" check - <stray.yaml >out 2>&1
is "check of standard input" "$? $(grep -cF "$says" out)" "2 1"
for command in score moves table weigh mend ledger show 'show --html' perft; do
    refuses "$command" $command stray.yaml
done
refuses "diff" diff whole.yaml stray.yaml
refuses "diff, the other way round" diff stray.yaml whole.yaml
refuses "try" try stray.yaml 'ben: start f3'
for command in add keep fmt 'mend --write'; do
    echo 'ben: start f3' >line
    case $command in add) set -- 'ben: start f3' ;; *) set -- ;; esac
    "$referee" $command stray.yaml "$@" >out 2>&1 <line
    is "$command changes nothing" "$? $(cmp stray.yaml folder/stray.yaml)" "2 "
done
"$referee" keep stray.yaml >out 2>&1 <line
is "keep says why" "$? $(grep -cF "$says" out)" "2 1"
"$referee" add stray.yaml 'ben: start f3' >out 2>&1
is "add says why" "$? $(grep -cF "$says" out)" "2 1"
"$referee" fmt stray.yaml >out 2>&1
is "fmt says why" "$? $(grep -cF "$says" out)" "2 1"
is "it is counted as a record that cannot be read" "$("$referee" check --format json folder | jq -c '[.summary.records, .summary.unreadable, .summary["passed-over"]]')" "[2,1,0]"

torn keys.yaml '---\nlog:\n  - ben: start f3\n'
refuses "keys of a record without game" score keys.yaml
# A record of a batch that lost its key `game`: any two other keys of a record show that it is one.
mkdir lost
cp whole.yaml lost/whole.yaml
for keys in 'title: x\ndate: 2026-01-01\nlog:\n  - anna: start c3\nclaims: {over: false}' 'players: [anna, ben]\nclaims: {over: false}\nbox: built-in' \
    'final: {anna: {gold: 3}}\nclaims: {over: true}'; do
    printf "$keys\n" >lost/game.yaml
    "$referee" check lost >out 2>&1
    is "a record that lost its game" "$? $(grep -c '`game` is missing' out)" "2 1"
done
printf 'title: x\n' >lost/game.yaml
"$referee" check lost >out 2>&1
is "one key is none" "$? $(grep -c '1 other file passed over' out)" "0 1"

torn third.yaml "---\\n$(sed 's/$/\\n/' whole.yaml | tr -d '\n')---\\nnote: x\\n"
"$referee" score third.yaml >out 2>&1
is "after the second record too" "$? $(grep -cF "$says" out) $(grep -c ':14:1' out)" "2 1 1"

# An empty document, or one of comments, is not a record.
for rest in --- '---\n# the end' '---\n---' ...; do
    torn empty.yaml "$rest\n"
    "$referee" check empty.yaml >out 2>&1
    is "nothing more is there" "$?" 0
    "$referee" score empty.yaml >out 2>&1
    is "nor for score" "$?" 0
done
torn two.yaml "---\\n# comments\\n---\\n$(sed 's/$/\\n/' whole.yaml | tr -d '\n')"
is "an empty one between two has no number" "$("$referee" check --format json two.yaml | jq -c '[.records[].document]')" "[1,2]"

# ---- the second document of an entry ----
cp whole.yaml game.yaml
"$referee" add game.yaml "$(printf 'ben: start f3\n---\nanna: start a1')" >out 2>&1
is "add reads an entry to its end" "$? $(cmp game.yaml whole.yaml) $(grep -c 'ends an entry; remove it and give each entry separately' out)" "2  1"
"$referee" try game.yaml "$(printf 'ben: start f3\n---\nanna: start a1')" >out 2>&1
is "try too" "$? $(grep -c 'ends an entry; remove it' out)" "2 1"
for between in '\n' '\n  # comment\n'; do
    "$referee" add game.yaml "$(printf -- "  - ben: start f3$between  - claims: {over: false}")" >out 2>&1
    is "a list of entries is added to its end" "$? $(tail -n 2 game.yaml | tr -d '\n')" "0   - ben: start f3  - claims: {over: false}"
    cp whole.yaml game.yaml
done
"$referee" add game.yaml "$(printf -- '- ben: start f3\n---\n- anna: extend c4')" >out 2>&1
is "but no second document in it" "$? $(cmp game.yaml whole.yaml) $(grep -c 'ends an entry; remove it' out)" "2  1"

# ---- a line that is not YAML is read to its end, or not at all ----
torn far.yaml "  - ben: start f3: $(printf '%420s' '')no, he passed\n"
"$referee" check far.yaml >out 2>&1
is "what is said far to the right is not passed over" "$? $(grep -c 'second colon' out)" "2 1"
torn near.yaml '  - ben: start: f3\n'
is "a short one is read as a sentence" "$("$referee" check --format json near.yaml | jq -c '.records[0].findings[-1].code')" '"log.spelling"'
torn nul.yaml '  - ben: start\0 f3\n'
"$referee" check nul.yaml >out 2>&1
is "a NUL in a line is unreadable" "$? $(grep -c 'control characters' out)" "2 1"

# ---- broken off ----
torn torn.yaml '  - ben: {start: f3}\nclaims: {scores: [\n'
for command in score moves table weigh ledger show perft; do
    "$referee" $command torn.yaml >out 2>err
    is "$command answers, and says that something was not read" "$? $(test -s out && grep -c 'see referee check' err)" "2 1"
done

torn second.yaml "---\\n$(sed 's/$/\\n/' whole.yaml | tr -d '\n')claims: 'never closed\\n"
"$referee" score second.yaml >out 2>&1
is "a later record that breaks off says where" "$? $(grep -c ':14:9' out) $(grep -c 'these quotes are never closed' out)" "2 1 1"

exit "$failed"
