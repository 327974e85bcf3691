# moves.sh REFEREE: the legal entries as lines of a log; folded for people on a terminal. Counted by hand.
. tests/cli/common
# on_terminal COMMAND...: what the command says to a terminal
on_terminal() { script -qec "$(printf "'%s' " "$@")" /dev/null </dev/null | tr -d '\r'; }
record=scenarios/disputed.yaml

# After entry 5 ada has 7 gold, and Ares is closed to her.
"$referee" moves $record --at 5 >"$work/piped"
is "a pipe gets one entry a line, indented as in a log" "$(sed -n '1p;7,8p' "$work/piped")" "  - ada: bid athena gold 1
  - ada: bid athena gold 7
  - ada: bid apollo"
is "eight of them" "$(grep -c . "$work/piped")" 8
on_terminal "$referee" moves $record --at 5 >"$work/shown"
is "a terminal gets them folded" "$(cat "$work/shown")" "  # ada: bid athena gold 1-7
  - ada: bid apollo
  # 8 entries in 2 lines; --all lists them one by one"
is "unless all are wanted" "$(on_terminal "$referee" moves $record --at 5 --all)" "$(cat "$work/piped")"

# Chance: 17 creatures, one of them on the track; two are drawn in the second cycle, 16 x 15 ways.
printf 'game: cyclades\nplayers: [ada, ben, cleo]\ntable: {cycle: 2, phase: creatures, creatures: [none, none, harpy]}\n' >"$work/draw.yaml"
is "two of sixteen" "$("$referee" moves "$work/draw.yaml" | wc -l) $(on_terminal "$referee" moves "$work/draw.yaml" | grep -c .)" "240 3"
is "are a choice" "$(on_terminal "$referee" moves "$work/draw.yaml" | grep -c '^  # table: draw 2 of: chimera, chiron, cyclops, ')" 1

# Any player's turn: the order of three players in any order.
printf 'game: cyclades\nplayers: [ada, ben, cleo]\n' >"$work/order.yaml"
is "an order" "$(on_terminal "$referee" moves "$work/order.yaml" | sed -n 1p)" "  # table: order ada, ben, cleo in any order"

# What is printed can be pasted under log: as it is, comments and all.
for game in $("$referee" games | cut -d' ' -f1); do
    "$referee" play "$game" --players anna,ben --seed 4 --moves 17 | sed '/^claims:/,$d' >"$work/game.yaml"
    "$referee" moves "$work/game.yaml" | grep '^  - ' | while IFS= read -r line; do
        echo ---
        cat "$work/game.yaml"
        printf '%s\n' "$line"
    done >"$work/pasted.yaml"
    holds "$game: every line pasted is legal" "$referee" check --fail-on doubtful --format short "$work/pasted.yaml"
    { cat "$work/game.yaml"; on_terminal "$referee" moves "$work/game.yaml" | grep '^  #'; } >"$work/folded.yaml"
    holds "$game: what is folded is a comment" "$referee" check --format short "$work/folded.yaml"
done

# Words as people use them; the number of first placements is on Myriath's page.
"$referee" new myriath --players anna,ben | sed '/^log:/,$d' >"$work/lanes.yaml"
printf 'log:\n  - table: first anna\n  - anna: octagon e5\n  - ben: octagon h8\n' >>"$work/lanes.yaml"
is "first placements with octagons on e5 and h8" "$("$referee" moves "$work/lanes.yaml" | grep -c '^  - ')" 208
is "strips are written as they are seen" "$("$referee" moves "$work/lanes.yaml" | grep -c '^  - anna: place [a-z0-9]*-[alr][alr] at [a-z0-9]* go [nesw]* ')" 208
"$referee" moves "$work/lanes.yaml" v h7 >"$work/there"
is "with a stem" "$(grep -vc '^  - anna: place v-' "$work/there")" 0
is "and a crossing, from there or from north and then west to it" \
    "$(grep -v ' at h7 ' "$work/there" | sed -n '1s/   #.*//p')" "  - anna: place v-ar at i8 go nw"

# Myst: landmarks have names, and the ids find them too.
printf 'game: myst\nplayers: [blue, yellow]\n' >"$work/island.yaml"
is "landmarks by name" "$("$referee" moves "$work/island.yaml" blue f2)" "  - blue: place rocket-ship"
is "and by name found" "$("$referee" moves "$work/island.yaml" blue rocket-ship)" "  - blue: place rocket-ship"
printf 'log: [blue: place rocket-ship, yellow: place library, blue: {place: e3, at: c5}]\n' >>"$work/island.yaml"
is "what lies on c5 is not the planetarium" "$("$referee" moves "$work/island.yaml" lift)" "  - blue: lift c5"

# What it costs: the second temple of the page's price list is 2 gold like the first; a metropolis costs nothing.
printf 'game: cyclades\nplayers: [ada, ben, cleo]\ntable: {turn: {player: ada, god: zeus}, gold: {ada: 2}}\n' >"$work/zeus.yaml"
is "what an entry costs stands behind it" "$("$referee" moves "$work/zeus.yaml" temple | sed -n 's/.*#/#/p' | sort -u)" "# ada -2 gold"

# Carl's one troop on d2 has one way, over his fleet in f4, and a march costs 1 gold.
chain=scenarios/cyclades/near/cyclades.march-chain.yaml
is "a player, a verb and from where" "$("$referee" moves $chain --at 0 carl march from d2)" "  - carl: march 1 from d2 to g4   # carl -1 gold"
is "capitals do not matter" "$("$referee" moves $chain --at 0 Carl March from D2)" "  - carl: march 1 from d2 to g4   # carl -1 gold"
is "a word misspelt" "$("$referee" moves $record --at 5 ada apolo)" "  # no legal entry has these words; did you mean \`apollo\`?"
is "a word of none" "$("$referee" moves $chain --at 0 anna)" "  # no legal entry has these words; to act: carl; verbs: recruit, build, march, done; players: anna, ben, carl"
is "a sentence" "$("$referee" moves $chain --at 0 'Carl marches one troop from d2')" "  - carl: march 1 from d2 to g4   # carl -1 gold"
is "a part of one" "$("$referee" moves $chain --at 0 'moves from d2')" "  - carl: march 1 from d2 to g4   # carl -1 gold"
is "with words that say nothing" "$("$referee" moves $record --at 5 'ada goes to Apollo')" "$("$referee" moves $record --at 5 ada apollo)"

# Hades with five cubes of every kind and level: what is described and not listed is found by its words as well.
cat >"$work/hades.yaml" <<'RECORD'
game: mytikas
players: [anna, ben, carl]
table: {turn: anna, seats: {anna: {cards: {hades: 1}, goods: {stone: [5, 5, 5, 5], marble: [5, 5, 5, 5], gold: [5, 5, 5, 5]}}}}
RECORD
described='  # anna: sacrifice, any 3 of 60 cubes (364 ways)
  # anna: sacrifice, any 7 of 60 cubes (31680 ways)'
is "by player and verb" "$("$referee" moves "$work/hades.yaml" anna sacrifice)" "$described"
is "by the verb, a cube behind it" "$("$referee" moves "$work/hades.yaml" sacrifice gold-4)" "$described"
is "not by a cube alone" "$("$referee" moves "$work/hades.yaml" gold-2)" "  - anna: down gold-2 to 1"
sed 's/anna/"on: off"/g' "$work/hades.yaml" >"$work/colon.yaml"
is "of somebody with a colon in the name" "$("$referee" moves "$work/colon.yaml" sacrifice gold-4)" "$(echo "$described" | sed 's/anna/on: off/')"
is "at the prompt too" "$(printf 'moves sacrifice\n' | "$referee" keep "$work/hades.yaml" 2>/dev/null | grep -c 'sacrifice, any')" "2"
# MYT-2.12: Hades by day needs a cube, on whatever level.
hades() {
    cat >"$work/hades.yaml" <<YAML
game: mytikas
players: [anna, ben, carl]
box: built-in
table:
  turn: anna
  line: [apollo]
  seats:
    anna: {builder: zeus-day, goods: $1, cards: {hera: 1}}
    ben: {builder: poseidon-day, goods: {}, cards: {pan: 1}}
    carl: {builder: demeter-day, goods: {}, cards: {zeus: 1}}
YAML
    "$referee" moves "$work/hades.yaml" | grep -c 'anna: move hades-day$'
}
is "MYT-2.12 cubes on Level 4 only" "$(hades '{stone: [0, 0, 0, 1]}')" 1
is "MYT-2.12 no cubes" "$(hades '{}')" 0

# There and back changes nothing but the purse: legal where it is written, not listed. There, back and on is listed.
cat >"$work/sail.yaml" <<'YAML'
game: cyclades
players: [ada, ben, cleo]
table:
  cycle: 4
  phase: actions
  gods: [poseidon, zeus]
  offers: {poseidon: [ada, 2], zeus: [ben, 1], apollo: [cleo]}
  gold: {ada: 10, ben: 10, cleo: 10}
  creatures: none
  isles: {b1: {owner: ada}, c3: {owner: ben}, d2: {owner: cleo}}
  fleets: {ada: {c2: 2}}
YAML
"$referee" moves "$work/sail.yaml" | sed -n 's/^  - ada: \(sail [^#]*[^ #]\).*/\1/p' >"$work/sails"
is "two there, one back is listed; all of them back is not" \
    "$(grep -cx 'sail c2 d3 c2 fleets 2 1' "$work/sails") $(grep -cx 'sail c2 d3 c2 fleets [12]' "$work/sails") $(grep -cx 'sail c2 d3 c2 b2 fleets 1' "$work/sails")" "1 0 1"
holds "it may be written" "$referee" try "$work/sail.yaml" 'ada: sail c2 d3 c2 fleets 1'
exit "$failed"
