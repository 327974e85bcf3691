#!/bin/sh
# mend REFEREE: the smallest change that makes a damaged record fit; comments and layout stay.
. tests/cli/common
cd "$work" || exit 1

# The whole record; each test damages it in one place.
cat >whole.yaml <<'YAML'
game: mykerinos   # our copy
players: [Tom, ben, cleo]
box: built-in
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}

  # the first round
  - Tom: start c3      # by the river
  - ben: start f3
  - cleo:
      start: b6
  - Tom: extend c4 c5
  - ben: extend f4 f5
  - cleo: extend b5 a5
  - Tom: extend d5 d6
  - ben: extend e5 e4
  - cleo: pass
claims: {to-act: [Tom]}
YAML

# mends NAME SED-SCRIPT: what the damage did is undone, and nothing else is changed
mends() {
    sed "$2" whole.yaml >damaged.yaml
    cp damaged.yaml before.yaml
    "$referee" mend damaged.yaml >out 2>&1
    is "$1: proposals" $? 1
    holds "$1: nothing is written unasked" cmp damaged.yaml before.yaml
    "$referee" mend --write damaged.yaml >/dev/null 2>&1
    holds "$1: the record as it was" cmp damaged.yaml whole.yaml
    holds "$1: nothing more to object" "$referee" check damaged.yaml
}

holds "the whole record is fine" "$referee" check whole.yaml
is "nothing to mend" "$("$referee" mend whole.yaml; echo $?)" "nothing to mend
0"
mends "a misspelt verb" 's/ben: extend f4 f5/ben: extned f4 f5/'
mends "another space" 's/ben: start f3/ben: start f8/'
mends "another player" 's/ben: extend f4 f5/cleo: extend f4 f5/'
mends "an entry twice" '/ben: extend e5 e4/p'
mends "several entries twice" '/ben: extend f4 f5/{N;N;p}'
sed '/ben: extend f4 f5/{N;N;p}' whole.yaml >damaged.yaml
is "which are told as one" "$("$referee" mend damaged.yaml | sed 1q)" \
    "1. remove entries 9 to 11, which are written twice: clears 3 of 3 findings"
mends "two players exchanged" 's/Tom: extend c4/BEN: extend c4/; s/ben: extend f4/Tom: extend f4/; s/BEN/ben/'
mends "one by the first letter" 's/- ben:/- B:/'
cp whole.yaml kept.yaml
sed 's/^claims: .*/claims:\
  {to-act: [Tom], scores: {Tom: 0,   ben: 0}}/' kept.yaml >whole.yaml
sed '/^claims/,$s/ben: 0/Bruno: 0/' whole.yaml >damaged.yaml
is "claims that nobody can read" "$("$referee" mend damaged.yaml; echo $?)" \
    "the closing claims are unreadable; referee check says why
2"
mv kept.yaml whole.yaml
# proposes NAME PATTERN: the first proposal for damaged.yaml; check says the same
proposes() {
    "$referee" mend damaged.yaml >out
    holds "$1: mend" grep -q "^1\. .*$2" out
    "$referee" check damaged.yaml >out
    holds "$1: check" grep -q "= fix: .*$2" out
}

sed 's/Tom: extend c4/BEN: extend c4/; s/ben: extend f4/Tom: extend f4/; s/BEN/ben/' whole.yaml >damaged.yaml
proposes "two players exchanged" 'exchange the names ben and Tom in entries 5 to 6'
sed 's/ben: extend f4 f5/ben: extned f4 f5/' whole.yaml >damaged.yaml
"$referee" mend damaged.yaml >out
is "a misspelt verb has one reading" "$(grep -c '^[0-9]*\. ' out)" 1
sed '/ben: extend f4 f5/d' whole.yaml >damaged.yaml
proposes "an entry left out of which many fit" 'add one of `ben: extend f4 f5`, .* before entry 6'
"$referee" mend damaged.yaml >out
grep -q '^[0-9]*\. .*before entry 6: clears' out && ok "an entry left out" || { not_ok "an entry left out"; sed 's/^/# /' out; }
awk '/Tom: extend c4 c5/ { kept = $0; next } { print } kept { print kept; kept = "" }' whole.yaml >damaged.yaml
"$referee" mend --write damaged.yaml >out
holds "two entries swapped" cmp damaged.yaml whole.yaml

sed 's/$/\r/' whole.yaml >dos.yaml
sed 's/ben: extend f4 f5/ben: extned f4 f5/' dos.yaml >damaged.yaml
"$referee" mend --write damaged.yaml >/dev/null
holds "line ends of the file are kept" cmp damaged.yaml dos.yaml

sed 's/ben: extend f4 f5/ben: extned f4 f5/; s/Tom: extend d5 d6/cleo: extend d5 d6/' whole.yaml >damaged.yaml
"$referee" mend --write damaged.yaml >/dev/null
"$referee" mend --write damaged.yaml >/dev/null
holds "two damages, one after the other" "$referee" check damaged.yaml

sed 's/{deal:/{dael:/' whole.yaml >damaged.yaml
"$referee" mend --write damaged.yaml >/dev/null
holds "a misspelt deal, which cannot be listed, is mended by what it says" "$referee" check damaged.yaml

sed '/table: {deal/d' whole.yaml >damaged.yaml
"$referee" mend damaged.yaml >out
is "a deal cannot be listed: status" $? 2
is "a deal cannot be listed: what is missing, and nothing else" "$(cat out)" "before entry 1 (season 1, deal), this is missing: table: deal, 8 tiles; write what happened there, then run mend again"
"$referee" check damaged.yaml >out
holds "a deal is one mistake" grep -q '1 mistake (impossible)\.' out
holds "a deal is said to be missing" grep -q '= missing: table: deal, 8 tiles before this entry' out

sed '/{deal:/d' "$root"/scenarios/mytikas/from-the-deal.yaml >undealt.yaml
is "a card for each of three is not what was turned up behind it" "$("$referee" mend undealt.yaml; echo $?)" \
    "before entry 1 (setup, deal), this is missing: table: deal, 3 times; write what happened there, then run mend again
2"
"$referee" check undealt.yaml >out
holds "three cards are one mistake" grep -q '1 mistake (impossible)' out
holds "three cards are said to be missing" grep -q '= missing: table: deal, 3 times before this entry' out
sed '/table: {/d' "$root"/scenarios/mytikas/from-the-deal.yaml >undealt.yaml
is "all that the table did is named, as far as nobody else was to act" \
    "$("$referee" mend undealt.yaml | sed 's/.*missing: //; s/; write.*//')" "table: deal, 3 times, then table: reveal"

sed '/ben: extend f4 f5/p' whole.yaml | sed 's/cleo: extend b5 a5/cleo: extned b5 a5/' >damaged.yaml
"$referee" mend damaged.yaml >out
is "two damages apart: both are mended" "$("$referee" mend --write damaged.yaml >/dev/null; "$referee" check damaged.yaml >/dev/null; echo $?)" 0

sed '/^claims/i\  - Tom: appeal brown start h1' whole.yaml >seen.yaml
is "what could not be done is not replaced by something else, nor left out" "$("$referee" mend seen.yaml; echo $?)" \
    "entry 11 is impossible and changed nothing, and the rest of the log is legal as it is: Tom owns no tile of Sir Brown
--all also proposes fixes for such moves
0"
is "unless that is asked for" "$("$referee" mend --all seen.yaml | sed 1q)" \
    "1. remove entry 11, \`Tom: appeal brown start h1\`: clears 1 of 1 finding"
sed '/^claims/i\  - Tom: appeal brown start h1' whole.yaml | sed 's/to-act: \[Tom\]/scores: {Tom: 9}/' >seen.yaml
is "the same where something else is wrong too" "$("$referee" mend seen.yaml; echo $?)" \
    "entry 11 is impossible and changed nothing: Tom owns no tile of Sir Brown
the closing claims are false
--all also proposes fixes for such moves
0"
is "and where all is asked for" "$("$referee" mend --all seen.yaml | sed 1q)" \
    "1. remove entry 11, \`Tom: appeal brown start h1\`: clears 1 of 2 findings"
sed '/^claims/c\  - Tom: start c3' whole.yaml >seen.yaml
is "the same elsewhere may have been meant" "$("$referee" mend seen.yaml | sed '1s/ `.*//; q')" \
    "1. change entry 11 to one of"
sed 's/Tom: extend d5 d6/& illegal mykerinos.pyramid/' whole.yaml >seen.yaml
is "a rule that was not broken: the claim is the mistake" "$("$referee" mend seen.yaml; echo $?)" \
    "entry 8 has a false claim; referee check says what is true
0"
sed 's/, illegal: myst.total//' "$root"/scenarios/myst/illegal/myst.total.yaml >total.yaml
is "a wrong total is the mistake too" "$("$referee" mend total.yaml; echo $?)" \
    "entry 1 has a false claim; referee check says what is true
0"
sed 's/Tom: extend d5 d6/Tom: extend d5 e6/' whole.yaml >seen.yaml
"$referee" mend seen.yaml >out
is "an illegal move that everybody saw is left: status" $? 0
grep -q 'entry 8 is illegal, and the rest of the log is legal' out && ok "an illegal move that everybody saw is left" || not_ok "an illegal move is left"
"$referee" mend --all seen.yaml >out
is "unless all is asked for" $? 1

sed 's/to-act: \[Tom\]/scores: {Tom: 9}/' whole.yaml >claim.yaml
"$referee" mend claim.yaml >out
is "a wrong claim is the mistake itself" "$? $(grep -c 'the closing claims are false' out)" "0 1"

# long LENGTH: so many checkpoints that are so, and an entry that is impossible
long() {
    printf 'game: mykerinos\nplayers: [Tom, ben]\nlog:\n'
    yes '  - claims: {over: false}' | head -n "$1"
    echo '  - ben: pass'
}
long 20000 >long.yaml
is "of a very long log the entries just before are searched, and check says so" \
    "$("$referee" check long.yaml | grep -o 'causes searched from entry [0-9]*')" "causes searched from entry 18001"
is "mend says so too" "$("$referee" mend long.yaml | head -n 1)" "the log has more than 20000 entries; only those from 18001 on are searched"
long 19999 >long.yaml
is "of a long log all of them" "$("$referee" check long.yaml | grep -c 'looked for') $("$referee" mend long.yaml | grep -c searched)" "0 0"

cat >noted.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {marker: ben}
log:
  - table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]}
  - ben: start d3
  - carl:
      start: f9   # was it?
      note: "carl's first"
  - anna: start a1
  - ben: extend e3 e4
  - carl: extend f3 f4
YAML
"$referee" mend --write noted.yaml >out
is "what takes the place of an entry keeps its note and its comments" "$? $(sed -n 7,9p noted.yaml)" "1   # was it?
  - carl: {start: f2, note: carl's first}
  - anna: start a1"

# A line that cannot be read is never removed.
printf 'game: mykerinos\nplayers: [anna, ben]\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  garbage\n  - anna: start c3\n' >torn.yaml
cp torn.yaml before.yaml
"$referee" mend --all --write torn.yaml >out 2>&1
is "a line without a proposal is left" "$? $(sed 1q out)" "2 entry 2 cannot be read; referee check says why"
holds "as it is" cmp torn.yaml before.yaml

sed 's/ben: start f3/ben: start: f3/; s/  - Tom: extend c4 c5/   - Tom: extend c4 c5/; s/cleo: extend b5 a5/cleo: [extend, b5, a5]/' whole.yaml >signs.yaml
"$referee" check signs.yaml >out
is "signs of another way of writing are read" "$? $(grep -c '^3 entries read in other words' out)" "0 1"
"$referee" fmt signs.yaml >out 2>&1
is "and what is meant is written" "$(grep -nE 'ben: start|Tom: extend|ben: extend f|cleo: extend' signs.yaml)" \
    "9:  - ben: start f3
11:  - Tom: extend c4 c5
12:  - ben: extend f4 f5
13:  - cleo: extend b5 a5
14:  - Tom: extend d5 d6"

printf 'game: mykerinos\nplayers: [a, b]\nlog: [a: pass, b: pass]\n' >flow.yaml
"$referee" mend --write flow.yaml >out 2>err
is "a log in brackets is not written" $? 2
printf 'game: mykerinos\rplayers: [a, b]\rlog:\r  - a: pass\r' >odd.yaml
"$referee" mend odd.yaml >out 2>err
is "other line breaks are left alone" "$? $(grep -c 'line breaks' err)" "2 1"
printf 'players: [a]\n' >head.yaml
"$referee" mend head.yaml >/dev/null 2>&1
is "an unreadable head" $? 2
printf 'game: mykerinos\nplayers: [a, b]\ntable: {stock: {a: 99}}\n' >impossible.yaml
"$referee" mend impossible.yaml >/dev/null 2>&1
is "an impossible table: no proposal" $? 2
"$referee" mend - </dev/null >/dev/null 2>&1
is "standard input cannot be mended" $? 3
# The turn of ben that gave the gold was not written down.
cat >turn.yaml <<'YAML'
game: mytikas
players: [anna, ben, carl]
table:
  turn: ben
  line: [athena]
  seats:
    anna: {builder: zeus-day, goods: {}, cards: {apollo: 0}}
    ben: {goods: {}, cards: {ares: 0}}
    carl: {goods: {stone: [1, 0, 0, 0]}, cards: {hera: 0}}
log:
  - carl: move poseidon-day
  - carl: take 1
  - carl: end
  - anna: move hades-night
  - anna: take 1
  - anna: end
  - ben: move hades-day
  - ben: up gold-1
  - ben: end
YAML
is "a turn that is missing" "$("$referee" mend turn.yaml | sed -n '1p; /^+ /p')" \
    "1. add \`ben: move demeter-day\`, then \`ben: produce stone gold\` before entry 1: clears 2 of 2 findings
+  - ben: move demeter-day
+  - ben: produce stone gold"
"$referee" mend --write turn.yaml >/dev/null 2>&1
holds "and is written" "$referee" check turn.yaml

# anna has taken the left tile; were they exchanged, anna's choice would still come after ben's.
cat >survey.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {season: 2, phase: survey, marker: anna, owned: {}, points: {anna: 0, ben: 0, carl: 0}, stock: {anna: 9, ben: 10, carl: 11}, tiles: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, violet 2 ../../^^, lemon, brown 3 ^./../..], cubes: {anna: [a1, b1, c1, e1], ben: [a3, b3, f1, g1], carl: [d1]}, passed: [anna, ben, carl]}
log:
  - anna: take left
  - ben: take left
YAML
"$referee" mend survey.yaml >out
is "a change that withdraws what was assumed is no proposal" \
    "$(grep -c 'exchange entries' out) $(grep -c 'exchange the names' out) $(sed 1q out)" \
    "0 0 1. change entry 2 to \`ben: take right\`: clears 1 of 1 finding"

# A `set` is what the players agreed on: it is removed only with --all.
printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - set: {owned: {Tom: {violet: 4, brown: 4, lemon: 20}}}\n  - Tom: start c3\n' >agreed.yaml
cp agreed.yaml agreed-too.yaml
"$referee" mend --write agreed.yaml >/dev/null 2>&1
"$referee" mend --all --write agreed-too.yaml >/dev/null 2>&1
is "a set is removed with --all only" "$(grep -c 'set:' agreed.yaml) $(grep -c 'set:' agreed-too.yaml)" "1 0"
# Tiles that a `set` gives to a player stay, however many are too many.
printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - set: {owned: {Tom: {violet: 4, brown: 4}, ben: {violet: 4, brown: 8}}}\n  - Tom: start c3\n  - ben: start c3\n' >tiles.yaml
"$referee" mend --write tiles.yaml >/dev/null 2>&1
is "tiles of a set stay: mykerinos" "$(sed -n 6p tiles.yaml)" "  - set: {owned: {Tom: {violet: 4, brown: 4}, ben: {violet: 4, brown: 8}}}"
cat >tiles.yaml <<'YAML'
game: myriath
players: [anna, ben]
box:
  geometry: {model: lanes}
  board: {plan: [wwww, wwww, wwww, wwww], outer-lane: []}
  tiles: {octagon: {ring: true}, v-aa: {path: es, ends: aa, count: 18}}
log:
  - set: {tiles: {anna: [octagon b2], ben: [octagon c3, v-aa at b3 go se, v-aa at d3 go nw, v-aa at d4 go nw, v-aa at a1 go nw]}}
  - ben: octagon b2
YAML
sed -n 8p tiles.yaml >before
"$referee" mend --write tiles.yaml >out 2>&1
is "tiles of a set stay: myriath" "$(sed -n 8p tiles.yaml | cmp - before && echo same)" same

# A `set` with a misspelt name or key, or in other words: proposed as it was meant, not removed.
for set in 'set: {gold: {ad: 8}, note: one more}' 'set: {glod: {ada: 8}, note: one more}' 'sett: {gold: {ada: 8}, note: one more}'; do
    printf 'game: cyclades\nplayers: [ada, ben, cleo]\nlog:\n  - table: order ada ben cleo\n  - table: draw fates\n  - table: gods ares zeus\n  - %s\n  - ada: bid zeus gold 8\n' "$set" >set.yaml
    is "$set" "$("$referee" mend set.yaml | sed 1q)" \
        "1. entry 4 cannot be read; change it to \`set: {gold: {ada: 8}, note: one more}\`"
done
for set in 'set gold of ada to 8' "set ada's gold 8" 'set: gold of ada 8'; do
    printf 'game: cyclades\nplayers: [ada, ben, cleo]\nlog:\n  - table: order ada ben cleo\n  - table: draw fates\n  - table: gods ares zeus\n  - %s\n  - ada: bid zeus gold 8\n' "$set" >set.yaml
    is "$set" "$("$referee" mend set.yaml | sed 1q)" "1. entry 4 cannot be read; change it to \`set: {gold: {ada: 8}}\`"
done

printf 'game: myriath\nplayers: [anna, ben]\nlog:\n  - set: {first: annna}\n' >set.yaml
is "a set whose key is a verb too stays a set" "$("$referee" mend set.yaml | sed 1q)" \
    "1. entry 1 cannot be read; change it to \`set: {first: anna}\`"

# MYT-1.15: ada chooses the first Favor, then ben; all that follows goes that way round too.
cat >seats.yaml <<'YAML'
game: mytikas
players: [ada, ben, cleo]
box: built-in
log:
  - table: deal apollo to ben
  - table: deal pan to cleo
  - table: deal hermes to ada
  - table: reveal zeus
  - ada: favor hades
  - ben: favor zeus
  - cleo: favor demeter
  - cleo: move zeus-day
  - cleo: produce gold
  - ben: move hades-night
  - ben: take 1
  - ada: move poseidon-day
  - ada: take 2
YAML
is "the seat order is the slip, and it is said once" "$("$referee" mend seats.yaml | grep 'players:')" \
    "1. write \`players: [ada, cleo, ben]\`: clears 7 of 7 findings
-players: [ada, ben, cleo]
+players: [ada, cleo, ben]"

# Before the spin nobody walks: only where a proposal was tried may it say that it fits.
is "an entry is not to be added where it was not tried" \
    "$("$referee" mend "$root/scenarios/myst/illegal/log.turn.yaml" | grep '^1\. add' | sed 's/.*` before/before/')" \
    "before entry 2: clears 1 of 1 finding"

cat >order.yaml <<'YAML'
game: myst
players: [blue, yellow]
box: built-in
table:
  youngest: blue
  first: {blue: log-cabin, yellow: rocket-ship}
  pieces: {blue: [a1..c7], yellow: [c8..f8]}
  turns: 2
  pawns: {blue: d2, yellow: c4}
log:
  - table: spin 3
  - table: spin 3
  - blue: spin 2
  - yellow: lay library
  - yellow: walk b4
YAML
is "another order that leaves more open is not a fix" "$("$referee" mend --all order.yaml | grep -c exchange)" 0

# A sentence stays what it was read as.
cat >said.yaml <<'YAML'
game: myst
players: [blue, yellow]
box: built-in
table:
  youngest: blue
  first: {blue: log-cabin, yellow: rocket-ship}
  pieces: {blue: [a1..c7], yellow: [c8..f8]}
  turns: 2
log:
  - "the spinner shows 4 for yellow"
  - yellow: walk e1
YAML
sed 's/"the spinner.*/table: spin 4/; $s/.*/  - yellow walks to e1/' said.yaml >behind.yaml
is "one after which it still says the same is" \
    "$("$referee" check behind.yaml | grep -c 'fix: add an entry such as `blue: walk')" 1

# One die by name is not two dice, although Ada's seat, 0, and her 2 look like them; nor is 2 anyone's seat here.
cat >die.yaml <<'YAML'
game: cyclades
players: [ada, ben]
table: {phase: actions, gods: [ares, zeus], offers: {ares: [ada, 2], zeus: [ben, 1]}, gold: {ada: 5, ben: 5}, isles: {b1: {owner: ada, troops: 3}, c3: {owner: ben, troops: 2}, i1: {owner: ben, troops: 1}}, fleets: {ada: {c2: 1}}}
log:
  - ada: march 2 from b1 to c3
  - table: {dice: {ada: 2}}
YAML
is "half a throw by name" "$("$referee" check --format short die.yaml | grep -c 'impossible cyclades.die')" 1
is "is mended by a whole one" "$("$referee" mend --all die.yaml | grep '^+  - ')" "+  - table: dice 0 2"

exit "$failed"
