#!/bin/sh
# count.sh REFEREE: a finished game is counted by questions, on a pipe and at a pseudo-terminal, for every game.
. tests/cli/common
tests/setup expect
cd "$work" || exit 1

# asked GAME [NAME...]: answers on standard input; what is said goes to out and err
asked() { "$referee" count "$@" >out 2>err; }

# ---- the examples of the games' pages ----
printf '%s\n' 2 2 1 4 6 | asked cyclades anna ben carl
is "cyclades: gold is asked for last, and decides" "$? $(grep -c '^1. ben (wins): gold decides: 6' out)" "0 1"
printf '%s\n' 12 'violet 3, lemon 1, brown 2, blackmore 1, tangerine 2' 'violet 2, lemon 2, brown 5' 21 \
    '1 violet, 2 lemon, 2 blackmore, 2 tangerine' 'blackmore 5, tangerine 2' 5 'blank, brown' none 3 5 |
    asked mykerinos anna ben carl --output myk.yaml
is "mykerinos: 38, 38 and 6, and the stock decides" "$? $(grep '^total' out | tr -s ' ') $(grep -c '^1. ben (wins): 5 cubes' out)" "0 total 38 38 6 1"
is "the record is what was answered" "$(sed -n 4p myk.yaml)" \
    "  anna: {tile-points: 12, tiles: {violet: 3, lemon: 1, brown: 2, blackmore: 1, tangerine: 2}, museum: {violet: 2, lemon: 2, brown: 5}, stock: 3}"
"$referee" score myk.yaml >scored
is "and has the same sheet" "$(cksum <scored)" "$(cksum <out)"
printf '%s\n' 12 12.5 11,5 | asked myriath anna ben carl
is "myriath: points in halves" "$? $(grep '^total' out | tr -s ' ') $(grep -c '^1. ben (wins)' out)" "0 total 12 12.5 11.5 1"
printf '%s\n' '' 9 3 6 12.5 '?' 10 2 5 anna | asked myriath anna ben carl --output myr.yaml
is "edges instead of points, and who began" "$? $(grep '^total' out | tr -s ' ') $(grep -c '^1. ben (wins)' out) $(grep -c 'anna: .*first: true' myr.yaml)" "0 total 12 12.5 11.5 1 1"
printf '%s\n' '' 4 'Rocket Ship placed, library covered' 'rocket ship 4 5, library 3' 4 'clock tower placed' 'clock-tower 5, library 4' | asked myst
is "myst: the teams are blue and yellow" "$? $(grep '^total' out | tr -s ' ') $(grep -c '^1. blue (wins)' out)" "0 total 18 11 1"
printf '%s\n' 2 2 3 3 'persephone, athena' hades '1 1' '3 2' none 2 zeus 'zeus, zeus' 1 none none none hera |
    asked mytikas blue red green
is "mytikas: blue wins whatever green's Favors are" "$? $(grep '^total' out | tr -s ' ') $(grep -c '^1. blue (wins)' out)" "0 total 40 33 5-9 1"

# ---- what is not known, and what cannot be ----
printf '%s\n' 2 '?' 2 | asked cyclades anna ben carl
is "what is still needed is said" "$? $(grep -c "write ben's metropolises" out)" "0 1"
printf '2\n2\n' | asked cyclades anna ben carl --output part.yaml
is "the end keeps what was answered" "$? $(tail -n 3 part.yaml | tr '\n' '|')" "0   anna: {metropolises: 2}|  ben: {metropolises: 2}|  carl: unknown|"
printf '3\n2\nx\n' | asked cyclades anna ben carl --output wrong.yaml
is "a wrong answer ends a pipe, with its line and what is allowed" "$? $(cat err)" \
    "2 referee: line 3: \`x\` is not a whole number; write a number or \`unknown\`; for example 2"
is "what was answered before it is kept" "$(sed -n 5p wrong.yaml)" "  ben: {metropolises: 2}"
printf '12\nviolet 3 lemonn 1\n' | asked mykerinos anna ben
is "a name that is misspelt" "$? $(grep -c 'line 2: .*lemonn.* did you mean .*lemon.*?' err)" "2 1"
printf '%s\n' '' 4 'dock placed' 'dock 4' 1 none none | asked myst
is "what rests on assumed data is told" "$? $(grep -c '^doubtful: .* has no dock' out) $(grep -c '^1. blue (wins)' out)" "0 1 1"
printf '%s\n' 2 none none 3 'zeus zeus hera' | asked mytikas anna ben
is "names without commas" "$? $(grep -c 'line 5: ' err)" "2 1"
printf '%s\n' 2 none none 3 'zeus hera' 'zeus zeus hades' | asked mytikas anna ben
is "and a name twice" "$? $(grep -c 'two Favors of one god' out)" "0 1"
printf '6\n6\n' | asked cyclades anna ben carl
is "more than the box has" "$? $(grep -c 'line 2: .*the count has 12 metropolises; the box has 10' err)" "2 1"
printf 'total 41\ntotal 38\ntotal 20\n' | asked mytikas anna ben carl
is "the whole score instead of its parts" "$? $(grep -c '^1. anna (wins)' out)" "0 1"
printf 'anna\n' | asked cyclades
is "too few names" "$? $(cat err)" "2 referee: line 1: Cyclades has 2 to 5 players, not 1"
asked cyclades anna </dev/null
is "the same on the command line" "$? $(cat err)" "3 referee: Cyclades has 2 to 5 players, not 1"
asked nosuch </dev/null
is "no such game" "$?" 3
asked cyclades anna ben </dev/null
is "without an answer nobody is known to have won" "$? $(grep -c 'who won is not certain' out)" "0 1"

# ---- when the questions end ----
printf '%s\n' 2 4 '3 3' 4 'zeus, hera' 'zeus, hades' none none none none none | asked mytikas anna ben
is "it stops when the winner cannot change" "$? $(grep -c '^1. anna (wins)' out) $(cat err)" "0 1 "
printf '%s\n' 'total 40' 'total 12' 7 | asked mykerinos anna ben
is "lines nobody asked for are told" "$? $(cat err)" \
    "0 referee: 1 more line was not read, because the winner cannot change; --all asks for everything"
printf '%s\n' 3 1 5 0 0 2 | asked cyclades anna ben --all
is "--all asks for everything" "$? $(grep '^gold' out | tr -s ' ')" "0 gold 1 0"
printf '%s\n' 3 2 0 5 1 '' | asked cyclades anna ben carl --output tie.yaml
is "a house rule is asked for where it decides" "$? $(grep -c 'anna (wins)' out) $(grep -c house tie.yaml)" "0 1 0"
printf '%s\n' 3 2 0 1 5 metropolises | asked cyclades anna ben carl --output house.yaml
is "and its answer counts" "$? $(grep -c '^1. anna (wins)' out) $(sed -n 3p house.yaml)" "0 1 house: {tie: metropolises}"
printf '%s\n' 3 2 0 1 5 gold | asked cyclades anna ben carl
is "the default too" "$? $(grep -c '^1. ben (wins)' out)" "0 1"

# ---- help, back, the file ----
printf '%s\n' 1 back 2 help 1 1 | asked cyclades anna ben carl
is "help and back are no answers" "$? $(grep -c 'Count the metropolises' out) $(grep -c '^1. anna (wins)' out)" "0 1 1"
echo mine >mine.yaml
printf '2\n1\n1\n' | asked cyclades anna ben carl --output mine.yaml
is "a file that is there is never written to" "$? $(cat mine.yaml)" "3 mine"
printf '2\n1\n1\n' | asked cyclades anna ben carl --output nowhere/new.yaml
is "a file that cannot be made" "$? $(grep -c '^1. anna (wins)' out)" "4 1"
"$referee" show --svg myk.yaml >sheet.svg
is "the sheet is drawn" "$? $(xmllint --noout sheet.svg && echo well) $(grep -c '>38<' sheet.svg)" "0 well 2"
for game in cyclades mykerinos myriath myst mytikas; do
    "$referee" explain "$game" final >out
    is "explain $game final" "$? $(grep -c "referee count $game asks" out)" "0 1"
done

# ---- at a terminal ----
# typed NAME GAME WANTED ANSWER...
typed() {
    name=$1 game=$2 wanted=$3
    shift 3
    rm -f typed.yaml
    expect "$root/tests/keep/count.exp" "$referee" "$game" typed.yaml "$@" >said 2>&1
    if grep -qF "$wanted" said && grep -q '^status 0' said; then ok "$name"; else not_ok "$name"; sed 's/^/# /' said; fi
    "$referee" check typed.yaml >out 2>&1
    is "$name: the record is read back" $? 0
}
typed "cyclades typed, with a wrong answer" cyclades '1. anna (wins)' 'anna, ben, carl' 2 one many help 1 back 1
grep -q 'is not a whole number' said && grep -q 'ben, metropolises (number, for example 2)' said
judge $? "a wrong answer is asked again, and each question has its unit and example"
typed "mykerinos typed" mykerinos '1. anna (wins)' 'anna ben' 30 'vio^I3 ta^I2' 'vio^I5' 0 none none
typed "myriath typed" myriath '1. ben (wins)' 'anna ben' 12.5 13
typed "myst typed" myst '1. blue (wins)' '' 5 'rocket ship placed' 'rocket ship 4 5' 2 'library covered' none
typed "mytikas typed, ended" mytikas 'who won is not certain' 'anna ben' 2 none 3 3 zeus '^D'
# ---- the club file ----
mkdir -p "$work/club/.git"
echo 'games: {cyclades: {house: {tie: metropolises}}}' >"$work/club/.referee.yaml"
sheet() { (cd "$work/club" && printf '3\n1\n2\n5\n6\n' | "$referee" count "$@" cyclades anna ben carl 2>/dev/null | sed -n 's/ *(referee.*//; /^[1-3]/p'); }
is "the club's house rule counts, its places are certain, and nobody is asked for gold" "$(sheet)" "1. anna (wins)
2. carl
3. ben"
is "not with --no-club" "$(sheet --no-club)" "1. carl (wins): gold decides: 6; not with house rule tie: metropolises
2. anna: gold decides: 5; not with house rule tie: metropolises
3. ben"
echo 'games: {cyclades: 7}' >"$work/club/.referee.yaml"
(cd "$work/club" && "$referee" count cyclades anna ben carl </dev/null >/dev/null 2>"$work/errors")
is "a club file that is not right is told first" "$? $(grep -c '^referee: .*\.referee\.yaml:1:' "$work/errors")" "2 1"

# ---- as a page ----
printf 'game: cyclades\nplayers: [anna, ben]\nfinal: {anna: {metropolises: 3}, ben: 1}\n' >"$work/page.yaml"
"$referee" show --html "$work/page.yaml" >"$work/page.html"
is "a final count is shown as a page: its sheet, and no board that nobody wrote" \
    "$? $(grep -c 'score sheet</title>' "$work/page.html") $(grep -c '<g data-track' "$work/page.html")" "0 1 0"
"$referee" check --format html "$work/page.yaml" >"$work/page.html"
is "and so in a report" "$? $(grep -c 'score sheet</title>' "$work/page.html") $(grep -c '<g data-track' "$work/page.html")" "0 1 0"
# ---- findings of a count are those of a game that is over ----
for row in cyclades:over mykerinos:over myriath:over myst:done mytikas:over; do
    printf 'game: %s\nplayers: [blue, yellow]\nfinal: {blue: 3}\n' "${row%:*}" >open.yaml
    is "${row%:*}: what is needed is said of the end" \
        "$("$referee" check --format json open.yaml | sed -n 's/^ *"\(phase\|moment\)": "\(.*\)",$/\2/p' | paste -sd,)" "${row#*:},final count"
done

# ---- only what is needed is asked for ----
needs() { # NAME, FINAL, FACTS [, HOUSE]
    printf 'game: %s\nplayers: [blue, yellow]\nhouse: {%s}\nfinal: %s\n' "$1" "${4:-}" "$2" >open.yaml
    is "$1: $2" "$("$referee" check --format json open.yaml | jq -r '.records[0].unknown | join(" ")')" "$3"
}
needs myst '{blue: {switches: 2, landmarks: {library: placed}, cards: [library-3, unknown]}, yellow: 9}' cards.blue
needs myst '{blue: {switches: 2, values: 6}, yellow: 9}' bonus.blue
needs myst '{blue: {switches: 2}, yellow: 9}' 'cards.blue landmarks.blue'
needs cyclades '{blue: {metropolises: 3, gold: 3}, yellow: {metropolises: unknown, gold: 2}}' ''
needs cyclades '{blue: 1, yellow: 0}' 'isles.blue isles.yellow' 'elimination: cycle-end'
needs cyclades '{blue: {metropolises: 1, isles: 3}, yellow: 0}' isles.yellow 'elimination: cycle-end'
printf 'game: cyclades\nplayers: [anna, ben, carl]\nfinal: {anna: 2, ben: {metropolises: 2, gold: 4}, carl: 1}\n' >open.yaml
is "cyclades: gold that is asked for is shown as unknown" "$("$referee" score open.yaml | sed -n 's/  */ /g; s/^gold //p')" "? 4 -"
printf 'game: myriath\nplayers: [blue, yellow, red]\nfinal: {blue: {half-edges: 7, partly: 2, fully: 4}, yellow: {half-edges: 6, partly: 1, fully: 5}, red: 8}\n' >open.yaml
is "myriath: the rule is the handicap if only who began is missing" \
    "$("$referee" check --format json open.yaml | jq -r '.records[0] | .unknown[0] + " " + .findings[0].cite')" "first SET-UP (score track)"

# ---- a score that has no upper limit ----
for row in 'mykerinos {tiles: [blank, brown, lemon, lemon]} [8,null]' 'myst {switches: 3} [3,null]' 'mytikas {minor-city: 2} [3,null]'; do
    set -- $row
    game=$1 range=${row##* }
    row=${row#* }
    printf 'game: %s\nplayers: [blue, yellow]\nfinal: {blue: %s, yellow: 40}\nclaims: {winners: [blue]}\n' "$game" "${row% *}" >open.yaml
    "$referee" check --format json open.yaml >open.json
    is "$game: ranges give its lower limit" "$(jq -c '.records[0].ranges' open.json)" "{\"blue\":$range}"
    holds "$game: that fits the schema" /usr/bin/python3 -W ignore -c '
import json, jsonschema, sys
jsonschema.Draft202012Validator(json.load(open(sys.argv[1]))).validate(json.load(open("open.json")))' "$root/schemas/report.schema.json"
done
printf 'game: mytikas\nplayers: [anna, ben, carl]\nfinal: {anna: {minor-city: 2, large-temple: 4}, ben: 3, carl: 1}\nclaims: {winners: [ben]}\n' >open.yaml
is "a false claim of winners names the lower limit" "$("$referee" check --format short open.yaml | sed 's/.*(//')" "anna at least 19, ben 3, carl 1)"
printf 'game: mytikas\nplayers: [anna, ben]\nfinal: {anna: {total: 41, large-temple: 3, cubes: 4}, ben: {total: 41, large-temple: 3, cubes: 4}}\n' >tie.yaml
is "mytikas: a tie that stays one" "$("$referee" score tie.yaml | grep -c '(wins): 41 each; 4 cubes each')" 2

# ---- as people answer ----
counted() { # GAME, NAMES, ANSWERS (one word each for the shell); the players' part of the record
    rm -f said.yaml
    names=$2 game=$1
    shift 2
    printf '%s\n' "$@" | asked "$game" $names --output said.yaml
    sed -n '/^final:/,$ { /^final:/d; s/^  //; p; }' said.yaml | paste -sd';'
}
is "numbers in words, units, and what nobody knows" "$(counted cyclades 'anna ben' 'three metropolises' 3 '5 gold' 'six GP')" \
    "anna: {metropolises: 3, gold: 5};ben: {metropolises: 3, gold: 6}"
for unknown in dunno "I don't know" 'Not sure.' 'no idea' n/a; do
    is "$unknown" "$(counted cyclades 'anna ben' "$unknown" 3)" "anna: unknown;ben: {metropolises: 3}"
done
is "halves in words" "$(counted myriath 'anna ben' 'twelve and a half' 'thirteen points')" "anna: {total: 12.5};ben: {total: 13}"
is "the whole score at the end of the answer" "$(counted mykerinos 'anna ben' '18 in total' 'Total: eighteen' 3 '5 cubes')" \
    "anna: {total: 18, stock: 3};ben: {total: 18, stock: 5}"
is "names in the plural, a for one, nouns of the question" \
    "$(counted mykerinos 'anna ben' twenty 'three violet tiles, two browns and a lemon' "violet's five" 3 '1 lemon')" \
    "anna: {tile-points: 20, tiles: {violet: 3, brown: 2, lemon: 1}, museum: {violet: 5}};ben: {tile-points: 3, tiles: {lemon: 1}, museum: unknown}"
is "nothing of it" "$(counted mykerinos 'anna ben' 2 '1 violet' 'no rooms' '' '')" \
    "anna: {tile-points: 2, tiles: {violet: 1}, museum: none};ben: unknown"
# 4 switches, 4 + 5 + 3 = 12, and 2 for the rocket ship, which was placed: 18; 4 + 5 + 0 to 2 for yellow
counted myst 'blue yellow' 'four switches' 'placed the rocket ship and covered the library' 'rocket ship 4 & 5, library three' \
    4 'the clock tower' 'clock tower worth five' >said
is "how, before the landmark; more Values after and, & and a comma" "$(cat said)" \
    "blue: {switches: 4, landmarks: {rocket-ship: placed, library: covered}, cards: [rocket-ship-4, rocket-ship-5, library-3]};yellow: {switches: 4, landmarks: {clock-tower: unknown}, cards: [clock-tower-5]}"
is "and nothing is lost of it" "$(grep '^total' out | tr -s ' ') $(grep -c '^1. blue (wins)' out)" "total 18 9-11 1"
is "one word of a landmark, books without a Value, how many cards" \
    "$(counted myst 'blue yellow' 4 'gears placed, cabin covered' 'two gears 4 5, 2 linking books' 2 none none)" \
    "blue: {switches: 4, landmarks: {giant-gears: placed, log-cabin: covered}, cards: [giant-gears-4, giant-gears-5, linking-book, linking-book]};yellow: {switches: 2, landmarks: none, cards: none}"
is "levels, and gods with and without a number" \
    "$(counted mytikas 'blue red' 'level 2 and level 3' L2 3 'no large temple' 'Zeus & Hera' 'two Zeus and a Hades' none none none none none)" \
    "blue: {minor-city: [2, 3], major-city: [2], small-temple: [3], large-temple: none, cards: [zeus, hera], favors: [zeus, zeus, hades]};red: {minor-city: none, major-city: none, small-temple: none, large-temple: none, cards: none}"
refused() { # GAME, NAMES, LINE that is refused, ANSWERS
    line=$3 game=$1 names=$2
    shift 3
    printf '%s\n' "$@" | asked "$game" $names
    is "$game: not guessed: $*" "$? $(grep -c "line $line: " err)" "2 1"
}
refused cyclades 'anna ben' 1 '2 or 3'
refused cyclades 'anna ben' 1 'about 2'
refused cyclades 'anna ben' 1 '2 gold'
refused mykerinos 'anna ben' 2 12 'violet 3 2'
refused mykerinos 'anna ben' 2 12 'violet 3, 2'
refused mykerinos 'anna ben' 2 12 '2 Lord Blackmores'
refused myst 'blue yellow' 2 4 ship
refused myst 'blue yellow' 2 4 'the rest'
refused myst 'blue yellow' 2 4 'big rocket ship'
refused myst 'blue yellow' 3 4 'rocket ship placed' '2 rocket ship 4'
refused mytikas 'blue red' 1 'two minor cities'
refused mytikas 'blue red' 1 'one on level 2'
printf '18 points\n' | asked myst blue yellow
is "the whole score where a part is asked for" "$(cat err)" \
    "referee: line 1: \`18 points\` is not a whole number from 0 to 99999; for example 4; for the whole score write \`total\` and the number"
printf '12.25\n' | asked myriath anna ben
is "one example" "$(cat err)" "referee: line 1: \`12.25\` cannot be read as points, in halves, 0 or more; for example 12.5"
is "undo takes an answer back, too" "$(counted cyclades 'anna ben' 2 undo 3 1)" "anna: {metropolises: 3};ben: {metropolises: 1}"
# ---- as people write `final` ----
final() { # GAME, PLAYERS, FINAL: the findings that count
    printf 'game: %s\nplayers: %s\nfinal: %s\n' "$1" "$2" "$3" >open.yaml
    "$referee" check --format short open.yaml
}
is "a comma in a number is not lost" "$(final myriath '[anna, ben]' '{anna: 12.5, ben: 12,5}' | sed 's/^[^ ]* //')" \
    "unreadable log.unreadable: \`5\` is not a player; known: anna, ben"
is "nor is a name that nobody has" "$(final cyclades '[anna, ben, carl]' '{anna: 2, ben: 1, zoe: unknown}' | grep -c 'zoe. is not a player')" 1
is "numbers in words, keys in the singular" "$(final cyclades '[anna, ben, carl]' '{anna: two, ben: {metropolis: one}, carl: 0}'; "$referee" score open.yaml | grep -c '^1. anna (wins)')" 1
is "keys in the plural, with a space" \
    "$(final mytikas '[blue, red]' '{blue: {minor cities: [2], major cities: 2, small temples: [3], large temple: none, cards: none}, red: 12}'; "$referee" score open.yaml | grep '^total' | tr -s ' ')" "total 15 12"
is "more pieces than there are" "$(final mytikas '[blue, red]' '{blue: {minor-city: [2, 2, 3]}, red: 12}' | sed 's/^[^ ]* //')" \
    "impossible mytikas.count: blue has built 3 minor cities; there are only 2 besides the starting city"
for row in 'Anna, Ben and Carl:Anna Ben Carl' 'Anna and Ben:Anna Ben' 'Ann and Bob, Cy:Ann and Bob Cy'; do
    printf '%s\n' "${row%:*}" 3 2 1 | asked cyclades
    is "who played: ${row%:*}" "$(head -n 1 out | xargs)" "${row#*:}"
done
exit "$failed"
