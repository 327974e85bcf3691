#!/bin/sh
# slips REFEREE: what people get wrong when they write a game down: one mistake, and the change that people would make.
. tests/cli/common
cd "$work" || exit 1

cat >turns.yaml <<'YAML'
game: mytikas
players: [anna, ben, carl]
box: built-in
log:
  - table: {deal: hera, to: anna}
  - table: {deal: pan, to: ben}
  - table: {deal: zeus, to: carl}
  - table: {reveal: apollo}
  - carl: {favor: demeter}
  - ben: {favor: zeus}
  - anna: {favor: hades}
  - anna: {move: zeus-day}      # to the quarry
  - anna: {produce: [stone, marble], level: 1}
  - anna: bonus
  - anna: {up: stone-1}
  - anna: {up: stone-2}
  - anna: end
  - ben: {follow: zeus-day}
  - ben: {produce: [gold]}
  - ben: end
  - ben: {move: demeter-day}
  - ben: {produce: [stone, gold]}
  - ben: {produce: [gold], with: pan}
  - ben: end
  - carl: {follow: demeter-day}
  - carl: {produce: [stone, stone, marble]}
  - carl: end
claims: {over: false, to-act: [carl], scores: {anna: 4, ben: 3, carl: 4}}
YAML
holds "the game as it was played" "$referee" check turns.yaml

cat >seats.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl, dora]
table: {marker: ben}
log:
  - table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]}
  - ben: start d3
  - carl: start f2
  - dora: start h3
  - anna: start a1
  - ben: extend e3 e4
  - carl: extend f3 f4
YAML
holds "another game as it was played" "$referee" check seats.yaml

# slips NAME FILE FIX SED-SCRIPT: one mistake with that fix, which mend proposes first and which makes the record what it was
slips() {
    sed "$4" "$2" >slip.yaml
    "$referee" check slip.yaml >out
    is "$1: one mistake" "$(grep -o '[0-9]* mistakes* (' out)" "1 mistake ("
    is "$1: check" "$(sed -n 's/^ *= fix: //p' out)" "$3"
    "$referee" mend --write slip.yaml >out
    is "$1: mend" "$(sed -n '1s/: clears.*//p' out)" "1. $3"
    is "$1: what was written is told" "$(sed -n '/^written:/,$p' out)" "written:
$3"
    holds "$1: the record as it was" cmp slip.yaml "$2"
}

slips "a turn under another name" turns.yaml "change carl to anna in entries 8 to 13" '/anna: {move/,/anna: end/s/anna/carl/'
slips "two names exchanged over a stretch" turns.yaml "exchange the names anna and carl in entries 5 to 13" \
    '/favor: demeter/,/anna: end/{s/- carl/- x/;s/- anna/- carl/;s/- x/- anna/;}'
slips "an entry moved" turns.yaml "move entry 11 after entry 13" '/up: stone-1/i\  - anna: end
/- anna: end$/{N;/ben/s/.*\n//;}'
slips "who begins" seats.yaml "write \`marker: ben\`" 's/marker: ben/marker: dora/'
slips "the order of the names" seats.yaml "write \`players: [anna, ben, carl, dora]\`" 's/\[anna, ben, carl/[anna, carl, ben/'

cat >march.yaml <<'YAML'
game: cyclades
box: built-in
players: [anna, ben, carl]
table:
  phase: actions
  track: [free, anna, ben]
  gods: [ares, zeus]
  offers: {ares: [carl, 1]}
  isles: {b1: {owner: anna, troops: 1}, c3: {owner: ben, troops: 1}, d2: {owner: carl, troops: 3}, i1: {owner: carl, troops: 1}, g4: {owner: ben, troops: 2}, e5: {owner: ben, troops: 1}}
  fleets: {carl: {f4: 1}, ben: {f5: 1}}
log:
  - carl: march 4 from d2 to g4
  - table: dice 2 0
  - ben: fight
  - carl: fight
YAML
"$referee" check march.yaml >out
is "a number too large: the nearest is the first of those that are as likely" "$(sed -n 's/^ *= fix: //p' out)" \
    'change entry 1 to one of `carl: march 3 from d2 to g4`, `carl: march 2 from d2 to g4`, `carl: march 1 from d2 to g4`'

exit "$failed"
