# ledger.sh REFEREE: every number is explained, and the explanations sum.
. tests/cli/common
same() { if cmp -s "$2" "$3"; then ok "$1"; else not_ok "$1"; diff "$2" "$3"; fi; }

# By hand: 11 cubes drawn, one started with, one returned when area 1 is done; the right tile of area 1 is a lemon with 2 points.
cat >"$work/expected" <<END
anna, points
                             0   at the start
  entry 11         +2        2   mykerinos.tile-points            anna: take right
                                 lemon
                                 = anna, first in area 1, takes lemon for 2 points: 0 + 2 = 2; 1 lemon tile
                             2   at the end, as on the score sheet
anna, stock
                             0   at the start
  entry 1         +11       11   mykerinos.draw                   table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 ...
                                 = season 1: anna draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), ben draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), carl draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14)
  entry 4          -1       10   mykerinos.start-one              anna: start a1
                                 area 1
                                 = anna puts 1 cube on a1: stock 11 - 1 = 10; area 1: anna 1, ben 1
                            10   at the end
anna, reserve
                            25   at the start
  entry 1         -11       14   mykerinos.draw                   table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 ...
                                 = season 1: anna draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), ben draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), carl draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14)
  entry 12         +1       15   mykerinos.return                 ben: museum three-1
                                 area 1
                                 = ben, second in area 1, moves a cube from the reserve (14 - 1 = 13) to three-1: 3 a tile for brown; area 1 closed: violet discarded; back to the reserve: anna 1, ben 1
                            15   at the end
anna, region
                             0   at the start
  entry 4          +1        1   mykerinos.start-one              anna: start a1
                                 area 1
                                 = anna puts 1 cube on a1: stock 11 - 1 = 10; area 1: anna 1, ben 1
  entry 12         -1        0   mykerinos.return                 ben: museum three-1
                                 area 1
                                 = ben, second in area 1, moves a cube from the reserve (14 - 1 = 13) to three-1: 3 a tile for brown; area 1 closed: violet discarded; back to the reserve: anna 1, ben 1
                             0   at the end
END
sed '/^anna, stock$/,$d' "$work/expected" >"$work/points"
"$referee" ledger scenarios/anna.yaml anna >"$work/out"
same "anna's first season" "$work/expected" "$work/out"

cat >"$work/expected" <<END
anna, stock
                             0   at the start
  entry 1         +11       11   mykerinos.draw                   table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 ...
                                 = season 1: anna draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), ben draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), carl draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14)
                            11   at the end
anna, reserve
                            25   at the start
  entry 1         -11       14   mykerinos.draw                   table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 ...
                                 = season 1: anna draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), ben draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14), carl draws 11 (stock 0 + 11 = 11, reserve 25 - 11 = 14)
                            14   at the end
END
"$referee" ledger scenarios/anna.yaml anna --at 1 >"$work/out"
same "after the deal only" "$work/expected" "$work/out"

# Neutral has books of its own: 25 cubes, of which two players draw four each and place four; all come back.
cat >"$work/expected" <<END
neutral, region
                             0   at the start
  entry 5          +1        1   mykerinos.neutral-stock          red: neutral-start c3
                                 area 1
                                 = red puts 1 neutral cube on c3: holds 4 - 1 = 3; area 1: neutral 1, red 1
  entry 7          +2        3   mykerinos.neutral-stock          blue: neutral-extend c4 c5
                                 area 3
                                 = blue puts 2 neutral cubes on c4, c5: holds 4 - 2 = 2; area 3: neutral 2
  entry 11         +1        4   mykerinos.neutral-stock          red: neutral-start h3
                                 area 2
                                 = red puts 1 neutral cube on h3: holds 3 - 1 = 2; area 2: blue 1, neutral 1, red 1
  entry 15         -1        3   mykerinos.return                 red: take right
                                 area 1
                                 = red, second in area 1, takes lemon for 2 points: 0 + 2 = 2; 1 lemon tile; area 1 closed; back to the reserve: neutral 1, red 1
  entry 18         -1        2   mykerinos.return                 red: take right
                                 area 2
                                 = red, third in area 2, takes blackmore for 3 points: 2 + 3 = 5; 1 blackmore tile; area 2 closed; back to the reserve: blue 1, neutral 1, red 1
  entry 20         -2        0   mykerinos.return                 red: decline
                                 area 3
                                 = red, second in area 3, takes nothing; area 3 closed: tangerine discarded; back to the reserve: neutral 2, red 2; area 4 closed: lemon and brown discarded; red, last on the scale, starts season 2
                             0   at the end
END
"$referee" ledger scenarios/mykerinos/two-players.yaml neutral | sed -n '/region/,$p' >"$work/out"
same "a colour that is no player's" "$work/expected" "$work/out"

# A move that is taken back leaves no trace in the books.
sed 's/carl: start a7/carl: {start: a7, ruled: void}/' scenarios/extra-cube.yaml >"$work/void.yaml"
"$referee" ledger "$work/void.yaml" carl | grep start-one >/dev/null && not_ok "a void move books nothing" || ok "a void move books nothing"
"$referee" ledger scenarios/extra-cube.yaml carl | grep 'entry 1 .*-1 .*start-one' >/dev/null && ok "an illegal move that stands does" || not_ok "an illegal move that stands does"

# Two entries on one line are two parts, each booked under its own words. The first troop of a turn is free, and a fortress costs 2: 10 - 2 = 8.
cat >"$work/line.yaml" <<'YAML'
game: cyclades
players: [ada, ben, cleo]
table:
  turn: {player: ada, god: ares}
  gold: {ada: 10}
  creatures: [none, none, none]
  isles: {b1: {owner: ada, troops: 1}, g6: {owner: ada, troops: 1}, c3: {owner: ben, troops: 1}, f2: {owner: ben, troops: 1}, d2: {owner: cleo, troops: 1}, i1: {owner: cleo, troops: 1}}
  fleets: {ada: {c2: 1, g5: 1}, ben: {d4: 1, f1: 1}, cleo: {f4: 1, k2: 1}}
log:
  - ada recruits a troop at b1 and builds a fortress on g6
YAML
"$referee" ledger "$work/line.yaml" ada gold >"$work/out"
is "each of several entries on a line has its own bookings" "$(sed -n 's/^  entry 1  *//p' "$work/out" | tr -s ' ' | cut -d' ' -f1,2,4- | tr '\n' '|')" "-2 8 ada: build fortress at g6|"
"$referee" ledger "$work/line.yaml" ada troops >"$work/out"
is "and the books open before the first" "$(sed -n 's/ at the start$//p; s/^  entry 1  *//p' "$work/out" | tr -s ' ' | cut -d' ' -f1,2,4- | tr '\n' '|')" \
    " 2|+1 3 ada: recruit troop at b1|"

# Nobody wrote how many favors are in the pile: a count that becomes unknown explains itself.
"$referee" ledger scenarios/mytikas/near/mytikas.follow-order.yaml table >"$work/out" && ok "what becomes unknown is no error" || not_ok "what becomes unknown is no error"
is "and is said to be unknown" "$(sed -n '/^table, pile of demeter/,/at the end/p' "$work/out" | sed -n 's/^ *entry 4  *//p' | tr -s ' ' | cut -d' ' -f1,2)" "? ?"

# A head that follows its log is judged twice, and booked once.
{
    sed -n '/^log:/,$p' scenarios/anna.yaml
    sed '/^log:/,$d' scenarios/anna.yaml
} >"$work/late.yaml"
"$referee" ledger "$work/late.yaml" >"$work/late"
"$referee" ledger scenarios/anna.yaml | cmp -s - "$work/late" && ok "a head after its log" || not_ok "a head after its log"

# Random games: start plus amounts is the end, and the first account ends with the score, all added up outside the program.
for game in $("$referee" games | cut -d' ' -f1); do
    for seed in 1 2 3; do
        "$referee" play "$game" --players anna,ben --seed $seed >"$work/game.yaml"
        "$referee" ledger --all "$work/game.yaml" >"$work/out" || not_ok "$game, seed $seed: status $?"
        awk '/^[^ ]/ { sum = 0; account = $0 }
             /^ .* at the start$/ { sum = $1 }
             /^  entry/ { sum += $3; if (sum != $4) print account ": entry " $2 ": " sum }
             /at the end/ { if (sum != $1) print account ": " sum " is not " $1 }' "$work/out" >"$work/wrong"
        [ -s "$work/wrong" ] && { not_ok "$game, seed $seed: amounts add up"; cat "$work/wrong"; } || ok "$game, seed $seed: amounts add up"
        "$referee" ledger "$work/game.yaml" >"$work/folded"
        if [ "$(wc -l <"$work/out")" -gt 400 ]; then
            grep -q "^$(wc -l <"$work/out") lines were folded; --all " "$work/folded" || not_ok "$game, seed $seed: what is folded says so"
            awk '/ at the start, / { next }
                 /^[^ ]/ { sum = 0; account = $0 }
                 /at the start$/ { sum = $1; next }
                 /at the end/ { if (sum != $1) print account ": " sum " is not " $1; next }
                 /^ / { for (i = 1; $i !~ /^[-+]/ && i < NF; i++); sum += $i; if (sum != $(i + 1)) print account ": " $0 }' "$work/folded" >"$work/wrong"
            [ -s "$work/wrong" ] && { not_ok "$game, seed $seed: folded, amounts add up"; cat "$work/wrong"; } || ok "$game, seed $seed: folded, amounts add up"
        else
            cmp -s "$work/out" "$work/folded" && ok "$game, seed $seed: short enough" || not_ok "$game, seed $seed: short enough"
        fi
        for name in anna ben; do
            end=$(awk -v name="$name," '/^[^ ]/ { mine = $1 == name } mine && /as on the score sheet/ { print $1 }' "$work/out")
            [ -z "$end" ] || "$referee" check --format json "$work/game.yaml" |
                jq -e --arg name $name --argjson points "$end" '.records[0].scores[$name] == $points' >/dev/null || not_ok "$game, seed $seed: $name's score"
        done
    done
done
# One account: of one player, of everybody.
"$referee" ledger scenarios/anna.yaml anna points >"$work/out"
same "one account of one player" "$work/points" "$work/out"
is "one account of everybody" "$("$referee" ledger scenarios/anna.yaml stock | grep '^[^ ]' | tr '\n' ' ')" "anna, stock ben, stock carl, stock "
"$referee" ledger scenarios/anna.yaml Anna Points >"$work/out"
same "in capitals" "$work/points" "$work/out"
"$referee" ledger scenarios/anna.yaml anna stok >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'no account is called `stok`; did you mean `stock`?$' "$work/err" && ok "a misspelt account" || not_ok "a misspelt account"
is "an account of several" "$("$referee" ledger scenarios/mytikas/from-the-deal.yaml anna stone 2>&1)" \
    "referee: no account is called \`stone\` alone; there are stone 1, stone 2, stone 3, stone 4"
"$referee" ledger scenarios/anna.yaml zorro >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'called `zorro`; known: anna, ben, carl, neutral, points' "$work/err" && ok "a stranger is told who there is" || not_ok "a stranger is told who there is"
"$referee" ledger scenarios/anna.yaml ana >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean `anna`' "$work/err" && ok "a misspelt name" || not_ok "a misspelt name"

# A wrong number says how it came about: 11 cubes are drawn for the first season, one is placed.
cat >"$work/claimed.yaml" <<'YAML'
game: mykerinos
players: [Tom, ben]
box: built-in
table: {marker: Tom}
log:
  - table: {deal: [violet ../../.., lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - Tom: start c3
claims: {table: {stock: {Tom: 3}}}
YAML
is "a false claim tells the last changes" "$("$referee" check --format short "$work/claimed.yaml" | sed 's/.*: false //')" \
    "claims.table: \`stock.Tom\` is 10, not 3: + 11 at entry 1, - 1 at entry 2"

# And what was there before: 10 gold, then 2 for a troop, 2 for a fortress; then 3 for the Fates, who bring 2, and 1 for a march.
cat >"$work/purse.yaml" <<'YAML'
game: cyclades
players: [ada, ben, cleo]
table:
  turn: {player: ada, god: ares}
  gold: {ada: 10}
  creatures: [none, fates, none]
  discounts: none
  isles: {b1: {owner: ada, troops: 1}, g6: {owner: ada, troops: 1}, c3: {owner: ben, troops: 1}, f2: {owner: ben, troops: 1}, d2: {owner: cleo, troops: 1}, i1: {owner: cleo, troops: 1}}
  fleets: {ada: {c2: 1, g5: 1}, ben: {d4: 1, f1: 1}, cleo: {f4: 1, k2: 1}}
log:
  - ada: recruit troop at b1
  - ada: recruit troop at b1
  - ada: build fortress at g6
  - claims: {table: {gold: {ada: 7}}}
  - ada: call fates
  - ada: march 1 from b1 to d2
claims: {table: {gold: {ada: 3}}}
YAML
is "and what there was before them" "$("$referee" check --all --format short "$work/purse.yaml" | sed -n 's/.*false claims.table: //p')" \
    "\`gold.ada\` is 6, not 7: 10 at the start, - 2 at entry 2, - 2 at entry 3
\`gold.ada\` is 4, not 3: 8 before, - 2 at entry 3, - 3 at entry 5, + 2 at entry 5, - 1 at entry 6"

# By hand: ben's only cube lies in area 1, where no tile is left, and his reserve is empty: he can only decline, and the cube goes back: 0 + 1 = 1.
cat >"$work/claimed.yaml" <<'END'
game: mykerinos
players: [anna, ben, carl]
table:
  phase: survey
  area: 1
  stock: {anna: 11, ben: 24, carl: 11}
  reserve: {anna: 14, ben: 0, carl: 14}
  tiles: [gone, gone, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]
  done: [anna, carl]
  passed: [anna, ben, carl]
  cubes: {ben: [a1]}
claims: {to-act: [table]}
END
"$referee" ledger "$work/claimed.yaml" ben reserve >"$work/out"
is "what closing claims take as made is explained" "$? $(sed 's/= ben, first in area 1, takes nothing; .*/= .../' "$work/out")" "0 ben, reserve
                             0   at the start
  claims           +1        1   mykerinos.return                 ben: decline
                                 area 1
                                 = ...
                             1   at the end"
sed 's/^claims: /log:\n  - claims: /' "$work/claimed.yaml" >"$work/checkpoint.yaml"
is "what a checkpoint takes as made too" "$("$referee" ledger "$work/checkpoint.yaml" ben reserve | sed -n 3p)" \
    "  entry 1          +1        1   mykerinos.return                 claims"

printf 'game: myriath\nplayers: [José, José María]\ntable: {tiles: {José: [octagon e5], José María: [octagon f6]}}\nlog:\n  - José: place v-aa at f5\n  - José María: place v-aa at d4 go es\n' >"$work/blanks.yaml"
is "a name of several words needs no quotes" "$("$referee" ledger "$work/blanks.yaml" José María points | sed -n 1p) $("$referee" ledger "$work/blanks.yaml" José points | sed -n 1p)" \
    "José María, points José, points"

# Without a name the totals come first, before any account line by line; with one, nobody else's income is in it.
"$referee" ledger scenarios/cyclades/whole-game.yaml >"$work/out"
is "totals first" "$(sed -n '1s/,* +.*//p' "$work/out")" "anna, gold: 5 at the start"
is "of every account before the first is shown" "$(sed '/^[a-z]*, [a-z]*$/,$d' "$work/out" | grep -vc ': .* at the start, .* at the end$')" 0
"$referee" ledger scenarios/cyclades/whole-game.yaml anna >"$work/out"
is "anna's income is there, and nobody else's" "$(grep -c 'anna receives' "$work/out" | sed 's/^[1-9].*/some/') $(grep -c '\(ben\|carl\|dora\|emil\) receives' "$work/out")" "some 0"

# ---- a count that the record does not give is never 0 ----
cat >"$work/untold.yaml" <<'EOF'
game: cyclades
players: [ada, ben, cleo]
table: {cycle: 4, phase: offerings, gods: [ares, zeus], track: [ada, ben, cleo], gold: {ada: 10, ben: 5}, philosophers: none}
log:
  - ada: bid ares gold 9
  - ben: bid zeus gold 1
  - cleo: bid apollo
  - set: {gold: {cleo: 6}}
EOF
is "a purse that became unknown ends with a question mark" \
    "$("$referee" ledger "$work/untold.yaml" ada gold | sed -n '2p;$p' | tr -s ' ')" " 10 at the start
 ? at the end: not in the record"
is "one that a set gave begins with one" \
    "$("$referee" ledger "$work/untold.yaml" cleo gold | sed -n '2p;$p' | tr -s ' ')" " ? at the start: not in the record
 6 at the end"
is "one that nobody gave says so" "$("$referee" ledger "$work/untold.yaml" ben priests | tr -s ' ')" "ben, priests
 ? not in the record"
printf 'game: mykerinos\nplayers: [anna, ben, carl]\ntable: {season: 4, phase: over, points: {anna: 3}}\n' >"$work/untold.yaml"
is "in Mykerinos too" "$("$referee" ledger "$work/untold.yaml" ben stock | tr -s ' ')" "ben, stock
 ? not in the record"
cat >"$work/untold.yaml" <<EOF
game: mykerinos
players: [anna, ben, carl]
table:
  season: 2
  phase: survey
  marker: anna
  tiles: [violet 2, lemon 3, brown 2, tangerine 2, violet, lemon, brown, tangerine]
  cubes: {anna: [a1, e1], ben: [b1]}
  passed: [anna, ben, carl]
log:
  - anna: museum three-1
  - ben: take left
  - anna: take left
EOF
is "a tile taken for unknown points does not explain an earlier change" \
    "$("$referee" ledger "$work/untold.yaml" ben region | sed -n '4p' | tr -s ' ')" " area 1"

# The tiles of a player are also an account, but a claim about which they are is not about how many.
cat >"$work/moved.yaml" <<'EOF'
game: myriath
players: [anna, ben]
box: built-in
table: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}
log:
  - anna: place v-aa at h8 go wn
  - claims: {table: {tiles: {anna: [octagon e5, place v-aa at h9 go wn]}}}
  - set: {tiles: {anna: [octagon e5]}, turn: anna}
EOF
"$referee" check --all "$work/moved.yaml" >"$work/moved"
grep -q '^false.claims.table.: `tiles.anna` has `place v-aa at h8 go wn`, not `place v-aa at h9 go wn`$' "$work/moved"
judge $? "a false claim about tiles ends with the tile, not with a count"
grep -q '^noted.log.set.: turn ben -> anna; tiles of anna .* -> .octagon e5.$' "$work/moved"
judge $? "a list that was empty and is not there any more has not changed"
exit "$failed"
