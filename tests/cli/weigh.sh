# weigh.sh REFEREE: what an illegal move and a house answer change. Scores by hand.
# has NAME LINE: the line stands in the output
. tests/cli/common
has() { grep -qxF -- "$2" "$work/out" && ok "$1" || { not_ok "$1"; cat "$work/out"; }; }
weigh() { "$referee" weigh "$1" >"$work/out"; }

# As played carl has 5 + 3 for the tile + 3 tiles worth 1 each; without the cube he has no choice in area 5: 5 + 2 tiles.
# Anna: 4 + 2 + 4 tiles.
record=scenarios/extra-cube.yaml
weigh $record
[ $? = 0 ] && ok "the status is 0" || not_ok "the status is 0"
has "as played" "  as played   anna 10, ben 4, carl 11; carl wins"
has "void" "  void        anna 10, ben 4, carl 7; anna wins"
has "what comes of the entries behind it" "  no longer legal: entry 4 (mykerinos.area)"
has "the entry decides" "  => entry 1 decides the game: carl wins as played, anna wins without it"
has "in all" "result: entry 1 decides the game"

# With 10 points more for anna it does not matter: she owns tiles enough to show them.
sed 's/anna: 4, ben/anna: 12, ben/; s/anna: \[lemon, brown\]/anna: [lemon, brown, brown, lemon]/' $record >"$work/rich.yaml"
weigh "$work/rich.yaml"
has "void or not, with other scores" "  => with or without it, anna wins, but the scores change"
has "it does not matter who wins, but what is scored" "result: anna wins either way, but the scores change"

# If carl takes nothing with his cube, the scores are the same too.
sed 's/anna: 4, ben/anna: 12, ben/; s/anna: \[lemon, brown\]/anna: [lemon, brown, brown, lemon]/; s/carl: take right/carl: decline/' $record >"$work/idle.yaml"
weigh "$work/idle.yaml"
has "void or not" "  => with or without it, anna wins"
has "nothing does" "result: nothing changes; anna wins"

# Two illegal moves: each alone, then both. The second cube gets carl nothing; without the first he has 5 + 2 tiles.
sed 's/^  - carl: pass/  - carl: start f8\n  - carl: pass/; $ a\  - carl: decline' $record >"$work/two.yaml"
weigh "$work/two.yaml"
has "the first of two" "entry 1, line 19, carl: start a7   (illegal mykerinos.last-action)"
has "without the first" "  void        anna 10, ben 4, carl 7; anna wins"
has "the second of two" "entry 2, line 20, carl: start f8   (illegal mykerinos.last-action)"
has "without the second" "  => with or without it, carl wins"
has "both" "both together"
has "without both" "  void        anna 10, ben 4, carl 7; anna wins"
has "what decides" "result: entry 1 decides the game; together they decide the game"

# A later entry means what it meant: carl's tile is that of area 2 whether or not he entered the Museum in area 1.
cat >"$work/later.yaml" <<END
game: mykerinos
players: [anna, ben, carl]
table:
  phase: survey
  passed: [anna, ben, carl]
  stock: {anna: 3, ben: 3, carl: 3}
  tiles: [violet ../../.., lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]
  cubes: {anna: [a1, a2, b1], ben: [c1, c2], carl: [d1, g1, g2]}
log:
  - anna: take left
  - ben: museum two-12
  - carl: museum three-5
  - carl: take right
END
weigh "$work/later.yaml"
has "the third cannot enter the Museum" "entry 3, line 12, carl: museum three-5   (illegal mykerinos.survey-museum)"
has "the tile is still his" "  void        anna 0, ben 0, carl 3; carl leads"
has "only the cube is where it was" "  => with or without it, carl leads, but the position differs: reserve, museum"

# A ruling that took the move back leaves nothing to weigh.
sed 's/carl: start a7/carl: {start: a7, ruled: void}/; /carl: take right/d' $record >"$work/void.yaml"
weigh "$work/void.yaml"
has "no illegal move stands" "no illegal move changed the game"

# A house question: to decline is allowed unless the house forbids it.
sed 's/carl: start a7/carl: pass/; /^  - carl: pass$/d; s/anna: take left/anna: decline/; /carl: take right/d' $record |
    sed 's/^log:/log:\n  - carl: pass/' >"$work/decline.yaml"
weigh "$work/decline.yaml"
has "an answer under which nobody could have declined is not weighed" "house rules that would make this log illegal: decline: forbid"
grep -q '^house rule decline' "$work/out" && not_ok "and says nothing else" || ok "and says nothing else"
grep -q '^house rules that change nothing here: unwritten, ' "$work/out" && ok "the others in one line" || not_ok "the others in one line"

# Myst, by hand. Either team has 4 switches; blue's cabin is worth 2 and the Bonus 2: 8. Yellow's ship is worth 5 + 2, unless blue covers
# it where it has not come: then yellow has 4.
island() {
    cat <<END
game: myst
players: [blue, yellow]
box: built-in
table:
  youngest: blue
  first: {blue: log-cabin, yellow: rocket-ship}
  pieces: {blue: [a1..c7], yellow: [c8..f8]}
  hands: {blue: [$1], yellow: [$2]}
  dealt: {blue: $3, yellow: 1}
  turns: 3
  pawns: {blue: b3, yellow: f8}
END
}
{
    island log-cabin-2 rocket-ship-5 1
    printf '  phase: scoring\n  moved: {blue: 3, yellow: 3}\n  just-moved: blue\nlog:\n'
    printf '  - %s\n' 'blue: lay rocket-ship' 'blue: flip log-cabin-2' 'yellow: flip rocket-ship-5'
} >"$work/cover.yaml"
weigh "$work/cover.yaml"
has "Myst: as played" "  as played   blue 8, yellow 4; blue wins"
has "Myst: void" "  void        blue 8, yellow 11; yellow wins"
has "Myst: that decides" "  => entry 1 decides the game: blue wins as played, yellow wins without it"

# The turns are spun while f8 is open: without that nobody explores, and none of the five entries behind it fits. More than three
# of them, so that the two games are not compared.
{
    island log-cabin-2 rocket-ship-5 1 | sed 's/a1..c7/a1..c8/; s/c8..f8/d1..f7/; /turns:/d; /pawns:/d'
    printf 'log:\n'
    printf '  - %s\n' 'table: turns 3' 'table: spin 1' 'yellow: walk f3' 'table: spin 1' 'blue: walk b4' 'table: spin 1'
} >"$work/hole.yaml"
weigh "$work/hole.yaml"
has "Myst: a log that falls apart is not compared" "  => cannot be compared from entry 2 on: 5 later entries are no longer legal without it"
has "what was instead is named" "  instead     nothing"
has "and nothing is said to decide" "result: not certain; as played, yellow leads"

# A card that nobody has told may be worth nothing or 7: 4 to 11 points. Nobody leads whose range another's overlaps.
# leads NAME HAND CARDS WHO
leads() {
    island "$2" unknown "$3" >"$work/open.yaml"
    echo '  moved: {blue: 3, yellow: 2}' >>"$work/open.yaml"
    weigh "$work/open.yaml"
    has "$1" "result: $4 either way, but the scores change"
}
leads "8 is within the other's 4 to 11" log-cabin-2 1 "nobody leads"
leads "20 is not" "log-cabin-2, log-cabin-3, log-cabin-4, log-cabin-5" 4 "blue leads"
leads "nor is 20 to 27" "log-cabin-2, log-cabin-3, log-cabin-4, log-cabin-5, unknown" 5 "blue leads"

# Where only one of two games ends, nothing says whether the answer matters.
weigh scenarios/myriath/as-one-sees-it.yaml
has "only one ends" "  => cannot be compared: only one of the two games ends"
has "so it cannot be told" "result: not certain; as played, anna and ben win"

# Without a metropolis nobody leads, whatever is in the purses. Questions for two are not asked among three.
weigh scenarios/cyclades/three-slips.yaml
has "gold makes nobody lead before the end" "  as played   anna 0, ben 0, carl 0; nobody leads"
has "three illegal moves" "all 3 together"
grep -q 'two-apollo' "$work/out" && not_ok "no question for two among three" || ok "no question for two among three"

# Ann has 6 gold and bids 60. She leads with her metropolis, but the nearest bid that she can pay leaves another position.
cat >"$work/sixty.yaml" <<'YAML'
game: cyclades
box: built-in
players: [ann, ben, cid]
table:
  phase: offerings
  priests: none
  track: [ann, ben, cid]
  gods: [ares, zeus]
  gold: {ann: 6, ben: 6, cid: 6}
  isles: {b1: {owner: ann, troops: 1, metropolis: true}, c3: {owner: ben, troops: 1}, d2: {owner: cid, troops: 3}, i1: {owner: cid, troops: 1}, g4: {owner: ben, troops: 2}, e5: {owner: ann, troops: 1}}
log:
  - ann: bid ares gold 60
  - ben: bid zeus gold 1
  - cid: bid apollo
YAML
weigh "$work/sixty.yaml"
has "a bid beyond the purse: the nearest instead" "  instead     ann: bid ares gold 6"
has "a bid beyond the purse matters" "  => with or without it, ann leads, but the position differs: offers"
has "and the result says so" "result: ann leads either way, but the game goes on from another position"

# Anna has no fleet to march by, and without the march no second metropolis: the game goes on.
sed '/claims/,$!{s/anna: {d2: 1}, //; s/philosophers: {ben: 3}/philosophers: {ben: 2}/;}; /claims:/d; /ben: {metropolis/d; /anna: {recruit/d; /^  over/,$d' \
    scenarios/cyclades/last-cycle.yaml >"$work/march.yaml"
weigh "$work/march.yaml"
has "a march without fleets" "entry 5, line 30, anna: march 1 from b1 to e2   (illegal cyclades.march-chain)"
has "without it there is no second metropolis" "  void        anna 1, ben 1, carl 0, dora 1; nobody leads"
has "which decides whether the game is over" \
    "  => entry 5 decides whether the game is over: anna wins as played; without it the game is not over, and nobody leads"
has "and so does the result" "result: entry 5 decides whether the game is over"

# What waits for an unread entry is not read again for each answer, and no answer changes what is unread.
awk '{ print } /^log:/ { for (i = 0; i < 3; i++) print "  - carl: flib flob" i }' $record >"$work/unread.yaml"
weigh "$work/unread.yaml"
is "no answer changes what is unread" "$(grep -c 'house rules' "$work/out") $(grep -c unreadable "$work/out")" "$(grep -c '^house rules' "$work/out") 0"

weigh $record
cat $record | "$referee" weigh - | cmp -s - "$work/out" && ok "a pipe says the same" || not_ok "a pipe says the same"
"$referee" weigh scenarios/missing.yaml 2>/dev/null
[ $? = 2 ] && ok "no such file" || not_ok "no such file"
exit $failed
