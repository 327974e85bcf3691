# words.sh REFEREE: what is said when something is missing or of another kind, as one would say it to a player.
. tests/cli/common
# says NAME SENTENCE LINE...: the record with these lines behind game and players has a finding with that sentence
says() {
    name=$1 sentence=$2
    shift 2
    { printf 'game: %s\nplayers: [anna, ben]\n' "$game"; printf '%s\n' "$@"; } >"$work/said.yaml"
    "$referee" check --format jsonl "$work/said.yaml" | jq -r '.message // empty' >"$work/sentences"
    if grep -qxF -- "$sentence" "$work/sentences"; then ok "$name"; else not_ok "$name: $(cat "$work/sentences")"; fi
}
game=mytikas
says "nothing where an area belongs" 'an area is missing; known: zeus-day, zeus-night, demeter-day, demeter-night, poseidon-day, poseidon-night, hades-day, hades-night' 'log: [{anna: {move: }}]'
game=mykerinos
says "nothing where a list belongs" 'whole numbers are missing' 'box: {tiles: {deal: }}'
says "no yes or no" '`maybe` is neither true nor false' 'claims: {over: maybe}'
says "a word where a map belongs" '`lanes` cannot be read as the tiles; write, for example, `{total: 2, deal: [2, 2]}`' 'box: {tiles: lanes}'
says "a map where a list belongs" 'a map cannot be read as the tiles in reading order; write, for example, `[gone, violet]`' 'table: {tiles: {a: b}}'
game=myst
says "no piece" 'a position, a run, rest, or a list of positions and runs is missing' 'log: [anna: place]'
says "no way" 'the space where the pawn ends, stay, or a list of the spaces it enters is missing' 'log: [anna: walk]'
game=myriath
says "a word where the lattice belongs" '`lanes` cannot be read as the lattice; write, for example, `{model: lanes, lane: 2}`' 'box: {geometry: lanes}'

# An entry that is still being typed: what is missing is named, with the entry as it is to be written; never what YAML makes of it.
game=cyclades
says "a verb alone" 'a god is missing; known: poseidon, ares, zeus, athena, apollo' 'log: [anna: bid]'
says "a god without gold" 'a bid on Ares needs gold; write `anna: bid ares gold N`' 'log: [anna: bid ares]'
says "a field without its value" 'gold pieces are missing' 'log: [anna: bid ares gold]'
says "a list without a word" 'a main god is missing; known: poseidon, ares, zeus, athena' 'log: [table: gods]'
says "a path without a space" 'a path of spaces is missing' 'log: [anna: sail]'
says "one die of two" "\`1\` cannot be read as the attacker's die and the defender's, or a map from both players to their dice; write, for example, \`[2, 2]\`" 'log: [table: dice 1]'
says "a path of one space" '2 to 40 values are needed here (a path of spaces), not 1' 'log: [anna: sail f4 fleets 1]'
says "no die" "the attacker's die and the defender's, or a map from both players to their dice is missing" 'log: [table: dice]'
says "a field of another verb" '`bid` takes no `silver`; known: gold, note, illegal, ruled' 'log: [anna: {bid: ares, gold: 2, silver: 3}]'
says "a field that is left out" '`build` also needs `at`' 'log: [anna: build port]'
says "a number before its field" 'read as `anna: bid ares gold 1`' 'log: [anna: bid ares 1 gold]'
says "of a misspelt verb the capital of a name is not what is wrong" 'cannot read `Anna: bidds ares 1`; understood up to `Anna:`; did you mean `anna: bid ares gold 1`?' 'log: [Anna: bidds ares 1]'
says "nor that of a god" 'read as `anna: bid ares gold 1`' 'log: [Anna: bid Ares for 1 gold]'
says "a word twice" '`bid` is not a god; known: poseidon, ares, zeus, athena, apollo' 'log: [anna: bid bid ares gold 1]'
says "one word too many has no reading" '`bid` takes no `pears`; known: gold, note, illegal, ruled' 'log: [anna: bid ares pears]'
says "a number in words" 'read as `anna: bid ares gold 2`' 'log: [anna: bid ares two]'
says "illegal without a code" '`illegal` is empty; write the code of the rule, or remove `illegal`' 'log: [anna: bid ares gold 2 illegal]'
says "a list for an entry" 'read as `anna: bid ares gold 2`' 'log: [anna: [bid, ares, gold, 2]]'
# Among entries that follow each other smoothly, as most do.
offers() { says "$1" "$2" 'table: {phase: offerings, track: [anna, ben, anna, ben], gods: [ares, zeus, athena]}' 'log:' '  - anna: {bid: ares, gold: 1}' "$3" '  - anna: {bid: ares, gold: 3}' '  - ben: {bid: zeus, gold: 2}'; }
offers "a key twice in braces" 'the key `gold` is already on line 6' '  - ben: {bid: ares, gold: 2, gold: 2}'
offers "a key twice, line by line" 'the key `gold` is already on line 8' "$(printf '  - ben:\n      bid: ares\n      gold: 2\n      gold: 2')"
game=mykerinos
says "an empty list" 'the tiles in reading order are missing' 'log: [{table: {deal: []}}]'
says "no side" 'left, right or a patron is missing' 'log: [anna: take]'
says "more than a word" 'this word takes no value; in a map, write `true` after it' 'log: [anna: pass 3]'
game=mytikas
says "one guess, not two" '`stone` is not a cube; did you mean `stone-1`?' 'log: [anna: up stone]'

# What is refused keeps what was understood of it: up to where it breaks off, and the entry that may be meant.
game=cyclades
says "a word that nobody knows" 'cannot read `anna bids 4 on ares fnord`; understood up to `anna bids 4 on ares`; did you mean `anna: bid ares gold 4`? (left out: `fnord`)' 'log: [anna bids 4 on ares fnord]'
says "the rest of a sentence" 'cannot read `anna bids 4 on ares and b1`; understood up to `anna bids 4 on ares`; did you mean `anna: bid ares gold 4`? (left out: `b1`)' 'log: [anna bids 4 on ares and b1]'
says "a question without its mark" 'cannot read `whose turn is it now`; write an entry as `NAME: what was done`' 'log: [whose turn is it now]'
says "said again" 'cannot read `anna bids 4 on ares again`; understood up to `anna bids 4 on ares`; did you mean `anna: bid ares gold 4`? (left out: `again`)' 'log: [anna bids 4 on ares again]'
game=mytikas
says "goods to be named" 'a kind of goods is missing; known: stone, marble, gold' 'log: [anna: produce]'

# Where an entry says nothing, nothing is guessed.
printf 'game: myriath\nplayers: [anna, ben]\nbox: built-in\nlog:\n  - table: first anna\n  - anna: octagon e5\n  - ben: octagon h8\n  - anna: place v-ar at h8 go ws\n  - ben:\n  - anna: v-aa h8 h7 g7\n' >"$work/silent.yaml"
is "an empty entry" "$("$referee" check "$work/silent.yaml" | grep -E '^unreadable|= |mistake')" \
    'unreadable[log.unreadable]: this entry is empty
'"$work/silent.yaml: 1 mistake (unreadable). 4 entries, play. The rest was not judged."
is "mend guesses none of them" "$("$referee" mend "$work/silent.yaml" | head -n 1)" 'entry 5 cannot be read; referee check says why'
printf 'game: myst\nplayers: [anna, ben]\nlog:\n  - ben\n' >"$work/silent.yaml"
is "only a name" "$("$referee" check "$work/silent.yaml" | grep -c 'fix:')" 0

# What else is wrong with an entry is told in its words, not as a code.
head -n 17 tests/cases/mykerinos/34-turns.yaml >"$work/also.yaml"
is "a second fault of the same entry" "$("$referee" check "$work/also.yaml" | grep -E '= (also|fixing)')" \
    '     = also: ben starts with 2 cubes; a start must be 1 cube
     = also: ben places a cube on the pyramid at a2; only Lord Lemon allows that'

# Who acts is named first in what is said of an entry: nothing begins with what is done.
"$referee" check --format jsonl scenarios | jq -r 'select(.message and .player and .player != "table") | .message' | sort -u |
    grep -E '^[a-z]+s ' | grep -vE '^(troops|cards|priests|this) ' >"$work/nameless"
is "nobody does something without a name" "$(cat "$work/nameless")" ""

# A single one is one: of Mykerinos' tie, of a log, of a switch in Myst's picture.
printf 'game: mykerinos\nplayers: [anna, ben, carl]\nlog:\n  - anna: pass\n' >"$work/short.yaml"
is "one entry" "$("$referee" table --at 3 "$work/short.yaml" 2>&1)" "referee: $work/short.yaml: the log has only 1 entry"
# Nothing is proposed for what is no entry.
game=mykerinos
says "a marker is not a neutral cube" 'cannot read `Ben has the marker`; understood up to `Ben`' 'table: {season: 2, phase: excavation, marker: ben, wings: [brown, violet, tangerine, lemon, blackmore], stock: {anna: 9, ben: 9}, owned: {anna: [], ben: [lemon]}, tiles: [lemon, tangerine 2, violet, brown 3, blackmore 2, violet 3, lemon 2, blackmore], cubes: {anna: [c2], ben: [d3]}, turn: ben}' 'log: [Ben has the marker]'
game=cyclades
acting='table: {phase: actions, turn: {player: anna, god: ares}, gold: {anna: 9, ben: 9}}'

# Everything that takes an entry takes a sentence; fmt writes the strict form.
three='game: cyclades\nplayers: [anna, ben, carl]\ntable: {phase: offerings, track: [anna, ben, carl], gods: [athena, ares], gold: {anna: 9, ben: 8, carl: 7}}\nlog:\n  - anna: bid ares gold 2\n'
strict='  - ben: bid athena gold 3'
said='Ben bids three on Athena'
# shellcheck disable=SC2059
record() { printf "$three" >"$work/three.yaml"; }
record
is "try" "$("$referee" try "$work/three.yaml" "$said" | head -1)" 'read as `ben: bid athena gold 3`'
is "moves" "$("$referee" moves "$work/three.yaml" "$said")" "$strict"
"$referee" add "$work/three.yaml" "$said" >/dev/null
is "add" "$(tail -1 "$work/three.yaml")" "$strict"
record
printf '%s\n' "$said" quit | "$referee" keep "$work/three.yaml" >/dev/null
is "keep" "$(tail -1 "$work/three.yaml")" "$strict"
record
printf '  - %s\n' "$said" >>"$work/three.yaml"
"$referee" fmt "$work/three.yaml" >/dev/null
is "fmt" "$(tail -1 "$work/three.yaml")" "$strict"

# Head, table and claims in the same spirit.
says "a purse in the claims" 'read as `table: {gold: ...}`' "$acting" 'claims: {gold: {anna: 9}}'
says "in the plural" 'read as `table: {gold: ...}`' "$acting" 'claims: {golds: {anna: 9}}'
says "metropolises are the score" 'read as `scores`' "$acting" 'claims: {metropolises: {anna: 0}}'
game=mykerinos
says "a room by its numbers" 'read as `three-1`' 'table: {marker: anna, museum: {3-1: anna}}'
printf 'game: mykerinos\nPlayers: [anna, ben]\n' >"$work/said.yaml"
is "a key with a capital" "$("$referee" check --format jsonl "$work/said.yaml" | jq -r '.message // empty')" 'read as `players`'

# A Turkish I is no i: what people write is read alike in every locale, at the prompt too.
if localedef -i tr_TR -f UTF-8 "$work/tr_TR.UTF-8" >/dev/null 2>&1; then
    turkish() { LOCPATH="$work" LC_ALL=tr_TR.UTF-8 "$@"; }
    game=cyclades
    record
    turkish "$referee" add "$work/three.yaml" "$(echo "$said" | tr a-z A-Z)" >/dev/null
    is "capitals in a Turkish locale" "$(tail -1 "$work/three.yaml")" "$strict"
    record
    echo "$said" | tr a-z A-Z | turkish "$referee" keep "$work/three.yaml" >/dev/null
    is "the same at the prompt" "$(tail -1 "$work/three.yaml")" "$strict"
fi
exit "$failed"
