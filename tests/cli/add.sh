#!/bin/sh
# add REFEREE: entries are judged, and written only where there is no mistakes found.
. tests/cli/common
cd "$work" || exit 1

start() { start_evening game.yaml; }
start
"$referee" add game.yaml ben: start f3 >out
is "words without quotes" "$? $(sed -n 7p game.yaml)" "0   - ben: start f3"
is "everything else stays" "$(sed '7d' game.yaml | cksum)" "$(start; cksum <game.yaml)"
start
"$referee" add game.yaml ben: start f3 >out
grep -q '^game.yaml:10: a closing claim is now false; ' out && ok "claims that grow stale are shown" || { not_ok "stale claims"; cat out; }
grep -q '^then: Tom' out && ok "who acts then" || not_ok "who acts then"
"$referee" add game.yaml 'Tom: extend c4 c5' 'ben: Extend F4, F5' >out
is "several, read as they are meant" "$? $(sed -n 8,9p game.yaml | tr '\n' '|')" "0   - Tom: extend c4 c5|  - ben: extend f4 f5|"
start
before=$(cksum <game.yaml)
"$referee" add game.yaml ben: start c3 >out
is "a finding: nothing is written" "$? $(cksum <game.yaml) $(tail -n 1 out)" "1 $before nothing was added"
"$referee" add game.yaml ben: strat f3 >out
is "unreadable: nothing is written" "$? $(cksum <game.yaml)" "2 $before"
"$referee" add --illegal game.yaml Tom: start d3 >out
is "--illegal writes it all the same" "$? $(sed -n 7p game.yaml)" "1   - Tom: start d3"

start
"$referee" add game.yaml 'ben: {start: f3, note: "far # off"}' 'claims: {over: false}' >out
is "a note is written too, and a checkpoint" "$? $(sed -n 7,8p game.yaml | tr '\n' '|')" \
    '0   - ben: {start: f3, note: "far # off"}|  - claims: {over: false}|'
is "the closing line counts them too" "$(grep -o '[0-9]* entries' out)" "4 entries"
start
"$referee" add game.yaml 'Tom: {start: d3, illegal: log.turn, note: late}' 'ben: start c3 ruled void' >out
is "what an entry says about itself is written" "$? $(sed -n 7,8p game.yaml | tr '\n' '|')" \
    "0   - Tom: {start: d3, illegal: [log.turn], note: late}|  - ben: start c3 ruled void|"
printf 'game: mykerinos\nplayers: [a, b]\n' >none.yaml
"$referee" add none.yaml 'table: deal violet lemon brown blackmore tangerine violet lemon brown' >out
is "a missing log is made" "$? $(sed -n 3p none.yaml)" "0 log:"
printf 'game: mykerinos\nplayers: [a, b]\nlog:' >empty.yaml
"$referee" add empty.yaml 'table: deal violet lemon brown blackmore tangerine violet lemon brown' >out
is "an empty log without a last line break" "$? $(wc -l <empty.yaml)" "0 4"
printf 'game: mykerinos\nplayers: [a, b]\nlog: [claims: {over: false}]\n' >flow.yaml
"$referee" add flow.yaml 'table: deal violet lemon brown blackmore tangerine violet lemon brown' >out 2>err
is "a log in brackets is refused" "$? $(grep -c brackets err)" "2 1"
# added TEXT: the status of adding a deal after it, the entries then, whether it is still judged without a finding
deal='table: deal violet lemon brown blackmore tangerine violet lemon brown'
added() {
    printf '%b' "$1" >odd.yaml
    "$referee" add odd.yaml "$deal" >out 2>err
    echo "$? $("$referee" check --format json odd.yaml | jq -c '[.records[] | .entries, .judged, (.findings | length)]')"
}
head='game: mykerinos\nplayers: [a, b]\n'
is "a log in capitals" "$(added "${head}Log:\n")" "0 [1,true,1]"
is "a log in quotes" "$(added "$head\"log\":   # ours\n")" "0 [1,true,0]"
is "a record that is indented" "$(added "  game: mykerinos\n  players: [a, b]\n  log:\n  note: x\n")" "0 [1,true,0]"
is "an indented one without a log" "$(added "  game: mykerinos\n  players: [a, b]\n")" "0 [1,true,0]"
is "a word log that is none" "$(added "${head}note: \"a\nlog:\n- b\"\n")" "0 [1,true,0]"
is "a record in braces is left alone" "$(added '{game: mykerinos, players: [a, b]}\n')" "2 [0,true,0]"
for empty in '[]' '[ ]  # none' '~' 'null  '; do
    is "a log without entries: $empty" "$(added "${head}log: $empty\nnote: x\n") $(sed -n 4p odd.yaml)" "0 [1,true,0]   - $deal"
done
is "brackets on the next line" "$(added "${head}log:\n  [\n  ]\n")" "2 [0,true,0]"
is "an entry that goes on at the margin" "$(added "${head}log:\n  - claims: {over:\nfalse}\n")" "0 [2,true,0]"
printf '%blog:\n  - claims: {over: false}' "$head" >odd.yaml
is "behind a line without a break" "$("$referee" add odd.yaml "$deal" >out; tail -n 2 odd.yaml)" "  - claims: {over: false}
  - $deal"
is "tabs on lines that say nothing" "$(added "$head\t\nlog:\n \t \n  - claims: {over: false}\n\t# so\n\t")" "0 [2,true,0]"
is "tabs before an entry" "$(added "${head}log:\n\t- claims: {over: false}\n")" "2 [0,false,1]"
is "behind a directive" "$(added "%YAML 1.1\n---\n${head}log:\n  - claims: {over: false}\n")" "0 [2,true,0]"
is "a log behind a byte order mark" "$(added "\0357\0273\0277log:\n  - claims: {over: false}\n$head")" "0 [2,true,0]"
is "behind a note that ends like a comment" "$(added "${head}log:\n  - claims: {over: false}\n  - claims:\n      over: false\n      note: |\n        as he said\n        # so\n")" "0 [3,true,0]"
is "and below it" "$(tail -n 2 odd.yaml)" "        # so
  - $deal"
is "behind a line that is no YAML" "$(added "${head}log:\n  - a: b: c\n  - claims: {over: false}\nnote: x\n")" "2 [0,true,1]"
printf 'game: mykerinos\nplayers: [a, b]\n---\ngame: mykerinos\nplayers: [c, d]\nlog:\n' >two.yaml
"$referee" add two.yaml 'table: deal violet lemon brown blackmore tangerine violet lemon brown' >out
is "the last of several records" "$? $(sed -n 7p two.yaml | cut -c 1-15 | sed "s, \$,,")" "0   - table: deal"
"$referee" add - ben: pass </dev/null >out 2>&1
is "standard input cannot be added to" $? 3
"$referee" try game.yaml "$(printf 'ben: \377')" >out 2>&1
is "bytes that are no text have their place" "$? $(grep -c 'command line:1:6' out)" "2 1"
printf 'game: cyclades\nplayers: [ada, ben, carl]\n' >"$work/set.yaml"
is "what a set changes is said once" "$("$referee" add "$work/set.yaml" 'set: {gold: {ben: 6}}' | grep -c 'gold of ben 5 -> 6')" 1
# MYK-14.05: anna chose although carl was first; with carl's choice that is a mistake of anna's.
cat >"$work/early.yaml" <<'YAML'
game: mykerinos
players: [anna, ben, carl]
box: built-in
table:
  phase: survey
  marker: anna
  passed: [carl, anna, ben]
  stock: {anna: 3, ben: 3, carl: 3}
  tiles: [violet ../../.., lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]
  cubes: {carl: [a1, a2], anna: [b1]}
log:
  - anna: take right
YAML
"$referee" add "$work/early.yaml" 'carl: take left' >"$work/said"
is "an entry that comes too late" "$? $(grep -c '^impossible.log.phase.: .*carl 2, anna 1' "$work/said") $(tail -n 1 "$work/early.yaml")" "1 1   - anna: take right"
"$referee" add --illegal "$work/early.yaml" 'carl: take left' >"$work/said"
is "is written only if that is wanted" "$(tail -n 1 "$work/early.yaml")" "  - carl: take left"
"$referee" try "$work/early.yaml" 'table: deal violet lemon brown blackmore tangerine violet lemon brown' >"$work/said"
is "and is no mistake of what comes later" $? 0
exit "$failed"
