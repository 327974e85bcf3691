#!/bin/sh
# unwritten.sh REFEREE: whatever a result rests on that nobody wrote is printed with it: in the summary line, by score, in JSON.
. tests/cli/common
cd "$work" || exit 1
summary() { "$referee" check --no-club "$1" | tail -n 1 | sed 's/^[^:]*: //'; }

# Area 1: carl has two cubes, anna one. anna takes lemon 2; what carl takes is not written.
cat >survey.yaml <<'YAML'
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
is "a leader, with what is assumed" "$(summary survey.yaml)" \
    "no mistakes found, 1 unsettled. 1 entry, season 2, deal. anna leads (assumed: carl takes nothing in area 1 of season 1)."
is "the scores too" "$("$referee" score survey.yaml | tail -n 1)" "assumed: carl takes nothing in area 1 of season 1"
is "and in JSON" "$("$referee" check --format json survey.yaml | grep -c '"why": "assumed: carl takes nothing in area 1 of season 1"')" 1
printf '  - carl: decline\n' >>survey.yaml
is "the choice is written too late" "$(summary survey.yaml)" \
    "1 mistake (impossible), 1 unsettled. 2 entries, season 2, deal. anna leads (assumed: carl takes nothing in area 1 of season 1)."
is "and it is said where it belongs" "$("$referee" check survey.yaml | grep -c 'belongs before entry 1, where .carl (first in area 1) takes nothing. was assumed')" 1
is "which is its fix" "$("$referee" mend survey.yaml | sed 1q)" "1. exchange entries 1 and 2: clears 1 of 1 finding"
sed 's/carl: decline/set: {phase: deal, season: 2, points: {anna: 2, ben: 0, carl: 0}}/' survey.yaml >set.yaml
is "nothing is, after a new position" "$(summary set.yaml)" "no mistakes found, 1 unsettled. 2 entries, season 2, deal. anna leads."

# The last area of season 4: anna is first and chooses nothing that is written.
cat >last.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
box: built-in
table:
  season: 4
  phase: survey
  area: 6
  passed: [anna, ben, carl]
  stock: {anna: 3, ben: 4, carl: 3}
  owned: {anna: [], ben: [], carl: []}
  points: {anna: 0, ben: 0, carl: 0}
  museum: {}
  wings: [violet, lemon, brown, blackmore, tangerine]
  tiles: [gone, gone, gone, gone, gone, gone, gone, gone, gone, gone, violet ../../.., lemon 2]
  cubes: {anna: [e7, e8], carl: [f7]}
log:
  - carl: take right
YAML
is "carl has won whatever anna took" "$(summary last.yaml)" \
    "no mistakes found, 1 unsettled. 1 entry, over. carl won (assumed: anna takes nothing in area 6 of season 4)."

# A survey of 13 choices: six of anna, six of ben, one of carl.
sed 's/  area: 6//; s/^  tiles.*/  tiles: [violet ..\/..\/.., lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3, violet, lemon, brown, tangerine 2]/
    s/^  cubes.*/  cubes: {anna: [a1, e1, a4, e4, a7, e7], ben: [b1, f1, b4, f4, b7, f7], carl: [c1]}/; s/carl: take right/ben: take right area 6/; s/, e7\]/]/' last.yaml >gap.yaml
is "a whole part of the game" "$(summary gap.yaml)" \
    "no mistakes found, 1 unsettled. 1 entry, over. Who won is not certain: the survey of season 4 is not written."
is "the scores say so" "$("$referee" score gap.yaml | tail -n 1)" "the survey of season 4 is not written"

# A board that is left out.
cat >museum.yaml <<'YAML'
game: mykerinos
players: [anna, ben]
box: built-in
table: {phase: over, wings: [violet, lemon, brown, blackmore, tangerine], points: {anna: 3, ben: 2}, owned: {anna: [lemon], ben: [brown]}, stock: {anna: 1, ben: 1}}
YAML
is "a winner, with the key to write" "$(summary museum.yaml)" "no mistakes found. 0 entries, over. anna won (assumed: table.museum)."
is "and the scores" "$("$referee" score museum.yaml | tail -n 1)" "rests on table.museum, which is assumed; write it to settle this"

# MYT-17.11: data of the box that a final count rests on.
cat >final.yaml <<'YAML'
game: mytikas
players: [anna, ben, carl]
final:
  anna: {minor-city: 1, cards: [apollo], gold: 3}
  ben: {minor-city: 1, cards: [pan], marble: 0}
  carl: {minor-city: 1, cards: []}
YAML
is "a final count" "$(summary final.yaml)" \
    "no mistakes found. 0 entries, final count. anna won (assumed: box.cards.apollo.points, box.cards.pan.points)."
sed 's/^final/box: built-in\nfinal/' final.yaml >compared.yaml
is "compared with the copy" "$(summary compared.yaml)" "no mistakes found. 0 entries, final count. anna won."

# The words that are missing, and as a fix (MYK-1.09).
printf 'game: mykerinos\nplayers: [anna, ben]\ntable: {owned: {anna: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown, blackmore]}}\n' >words.yaml
is "a position without its moment" "$("$referee" check words.yaml | grep -c 'fix: write `table: {season: 4, phase: over}`')" 1

# anna has at least 5, more than the others, but her points are not written
cat >open.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
box: built-in
table: {season: 2, phase: deal, marker: anna, wings: [violet, lemon, brown, blackmore, tangerine], points: {anna: unknown, ben: 2, carl: 0}, owned: {anna: [blank, lemon], ben: [violet], carl: none}, museum: none}
YAML
is "only a settled total leads" "$("$referee" score open.yaml | grep leads)" "the game is not over; nobody leads"

# What is given up is a finding of its own; fmt never writes it.
cat >early.yaml <<'YAML'
game: mykerinos
players: [red, green, blue]
box: built-in
table: {phase: survey, passed: [blue, green, red], tiles: [violet, lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3], cubes: {blue: [a1, b1, c1, d1], red: [a3, b3, c3, d3], green: [c2, d2]}}
log:
  - red: take left
YAML
is "a choice that was given up is not among the notes" \
    "$("$referee" check early.yaml | grep -c 'optional entr') $("$referee" fmt --diff --full early.yaml | wc -l)" "0 0"
exit "$failed"
