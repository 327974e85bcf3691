#!/bin/sh
# keep.sh REFEREE: a record is kept line by line, on a pipe and at a pseudo-terminal; whole games of all games that are built in.
# Thousands of files are put on the disk: where there is one in memory it does not have to turn.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
. tests/cli/common
tests/setup expect
cd "$work" || exit 1

say() { # FILE, lines on standard input
    "$referee" keep "$1" >out 2>err
}

# ---- a record is begun ----
printf '%s\n' mykerinos 'Tom, ben' 'decline: forbid' '' ben 'violet lemon brown blackmore tangerine' \
    'deal violet lemon brown blackmore tangerine violet lemon brown' 'Start C3' moves '1' | say new.yaml
is "begun by questions" "$? $(tail -n 3 new.yaml | tr '\n' '|')" \
    "0   - table: deal violet lemon brown blackmore tangerine violet lemon brown|  - ben: start c3|  - Tom: start a1|"
is "its head" "$(sed '/^log/q' new.yaml | tr '\n' '|')" \
    "game: mykerinos|players: [Tom, ben]|house: {decline: forbid}|table:|  marker: ben|  wings: [violet, lemon, brown, blackmore, tangerine]|log:|"
is "what an entry did is said" "$(grep -c 'ben puts 1 cube on c3: stock' out)" 1
"$referee" check new.yaml >out
is "and judged without a finding" $? 0
printf '%s\n' mykerinos 'Tom, ben' '' 'nobody' '' '' | say asked.yaml
is "what is asked about is told, once" "$(grep -c 'before the first entry: the player with the first-player marker, who acts first in the season (such as ben; press Enter if not known)' out) $(grep -c 'the patron disks on circles' out)" "1 1"
printf 'mykreinos\n' | say none.yaml
is "no such game" "$? $(head -n 1 out)" "2   unknown game \`mykreinos\`; did you mean \`mykerinos\`?"
[ ! -e none.yaml ]
judge $? "nothing is written before the head is complete"

printf '%s\n' '' help mykerinos help quit mytikas | say none.yaml
is "who is asked may ask, and leave" "$? $(grep -c '3 myriath, 4 myst' out) $(grep -c '2 to 4 players' out) $(ls none.yaml 2>/dev/null)" "0 2 2 "

printf '%s\n' mykerinos 'Tom, ben' 'declien: forbid' '' nobody '' '' | say refused.yaml
is "what is wrong in the head is refused, and nothing of it stays" "$? $(tr '\n' '|' <refused.yaml)" \
    "2 game: mykerinos|players: [Tom, ben]|log:|"

printf '%s\n' cyclades 'Tom, ben' 'as Faq' 'Tie = Gold' 'push whole, tie: metropolises' 'tie:' 'Push: halves' '' | say house.yaml
is "house rules are written by the book, and the last answer counts" "$? $(sed -n 3p house.yaml)" "2 house: {as: faq, tie: metropolises, push: whole}"
is "what is no answer is told with those that are, and nothing else" "$(grep -c -e 'tie. needs one answer: gold or metropolises' -e 'is not an answer to .push.; choose each or whole' out) $(grep -c 'read as' out)" "2 0"

# ---- lines ----
start() { start_evening game.yaml; }
start
cp game.yaml before.yaml
echo 'start f3' | say game.yaml
is "without a name it is the entry of whoever is to act" "$? $(sed -n 7p game.yaml)" "0   - ben: start f3"
is "everything else stays" "$(sed 7d game.yaml | cksum)" "$(cksum <before.yaml)"
is "claims that no longer hold are told" "$(grep -c 'a closing claim is now false' out)" 1
echo 'undo' | say game.yaml
is "undo" "$? $(cksum <game.yaml)" "0 $(cksum <before.yaml)"
printf 'start f3\nundo that\nstart f3\nback\nquit now\nstart f3\n' | say game.yaml
is "a word that adds nothing to a command" "$? $(cksum <game.yaml)" "0 $(cksum <before.yaml)"
printf 'start f3\nundo 3\nredo\nredo\nredo\nredo\n' | say game.yaml
is "undo to the start, redo to the end, and no further" "$? $(sed -n 7p game.yaml)" "1   - ben: start f3"
start
printf 'start c3\nben: strat f3\nmoves start f3\nwhy\n' | say game.yaml
is "what is impossible or not understood is refused on a pipe" "$? $(cksum <game.yaml)" "2 $(cksum <before.yaml)"
is "with the rule" "$(grep -c 'impossible: c3 already holds one of Tom.s cubes (mykerinos.space-full)' out)" 1
is "the legal entries have numbers" "$(grep -c '^ *[0-9]*  ben: start f3$' out)" 1
echo 'start c3' | say game.yaml
is "only refused: status 1" $? 1
echo 'ben: start c3 ruled void' | say game.yaml
is "with a ruling it is written" "$? $(sed -n 7p game.yaml)" "0   - ben: start c3 ruled void"
printf 'rule\nRule Stands\n' | say game.yaml
is "ruled otherwise afterwards" "$? $(sed -n 7p game.yaml) $(grep -c -e 'type .rule stands. or .rule void.' -e '3  ben: start c3 ruled stands' -e 'false: this entry is impossible' out)" "0   - ben: start c3 ruled stands 3"

# MYK-14.05: carl's choice comes after anna's, so it comes too late.
printf '%s\n' 'game: mykerinos' 'players: [anna, ben, carl]' 'box: built-in' table: '  phase: survey' '  marker: anna' \
    '  passed: [carl, anna, ben]' '  stock: {anna: 3, ben: 3, carl: 3}' \
    '  tiles: [violet ../../.., lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]' \
    '  cubes: {carl: [a1, a2], anna: [b1]}' log: '  - anna: take right' >early.yaml
printf '%s\n' 'carl: take left' why | say early.yaml
is "an entry that comes too late" "$? $(tail -n 1 early.yaml) $(grep -c 'impossible: .*the deal phase.*(log.phase)' out)" "1   - anna: take right 1"
is "and why shows that entry, nothing else" "$(sed -n 's/^ *[0-9][0-9]* |//p' out)" " carl: take left"
echo 'rule void' | say game.yaml
printf 'claim Tom 0\nundo\nundo\nredo\n' | say game.yaml
is "it is named with its ruling, and a checkpoint as it is written" "$(grep -c -e 'taken back: 4  claims: {scores: {Tom: 0}}' -e '3  ben: start c3 ruled void' out)" 3
printf 'note he was sure: really\nclaim Tom 0 ben 0\nclaim Tom 7\n' | say game.yaml
is "notes and claims" "$? $(sed -n '7,8p' game.yaml | tr '\n' '|')" \
    '1   - ben: {start: c3, ruled: void, note: "he was sure: really"}|  - claims: {scores: {Tom: 0, ben: 0}}|'
printf 'rule void\nnote late\n' | say game.yaml
is "a checkpoint carries neither a ruling nor a note, and that is said" \
    "$(grep -c 'the last entry is not a move, so it cannot have a note or a ruling' out)" 2
printf 'game: mytikas\nplayers: [José María, ben]\nlog:\n' >blanks.yaml
printf 'claim ben 1, José María 1\nclaim winner José María\n' | say blanks.yaml
is "names with blanks" "$? $(tail -n 1 blanks.yaml) $(grep -c 'false: nobody has won, because' out)" "1   - claims: {scores: {ben: 1, José María: 1}} 1"
printf '/undo\nscore\nshow\nexplain violet\nexplain nothing-of-it\nmend\nhelp\nquit\nstart f3\n' | say game.yaml
is "commands; nothing is read after quit" "$? $(grep -c 'start f3' game.yaml)" "0 0"
is "each has answered" "$(grep -c -e '^total' -e 'Museum$' -e '^violet: Lady Violet' -e 'is called .nothing-of-it' -e '^the closing claims are false' -e '^  undo' out)" 6
printf 'game: mytikas\nplayers: [ada, ben]\nlog:\n  -   ada: {flee: {x\n' >torn.yaml
cp torn.yaml kept.yaml
printf 'undo\nredo\n' | say torn.yaml
is "what has unread lines is not kept before they are mended" "$? $(grep -c 'fix the unread lines first' err) $(tail -n 1 torn.yaml)" "2 1   -   ada: {flee: {x"
start
printf 'show 9\nscore some\nmoves BEN Start f3\n' | say game.yaml
is "a position that is not there is not guessed" "$(grep -c '^  give the number of an entry, from 0 to 2$' out) $(wc -l <out)" "2 3"

printf 'und\nANNA: und\nMOVES BEN Start f3\n?\nExit\nstart f3\n' | say game.yaml
is "commands in capitals, with a letter wrong, in other words" \
    "$? $(grep -c 'or did you mean the command .undo.?' out) $(grep -c 'ben: start f3' out) $(grep -c '^  undo' out) $(grep -c f3 game.yaml)" "2 1 1 1 0"
printf '%s\n' '?' Mykerinos EXIT | say none.yaml
is "also while questions are asked" "$? $(grep -c '1 cyclades, 2 mykerinos' out) $(ls none.yaml 2>/dev/null)" "0 1 "
printf 'game: cyclades\nplayers: [José María, Ben]\nlog:\n' >blanks.yaml
printf '%s\n' 'table: {order: [José María, Ben, José María, Ben]}' 'draw harpy' 'Gods Ares, Athena, Zeus' 'José María Bid Ares 2' 'bid athena' 'ben bid athena 1' \
    'Claim josé maría 0, BEN 0' 'josé maría bid apollo' | say blanks.yaml
is "a name with a blank and no colon" "$(sed -n '7p;9p' blanks.yaml | tr '\n' '|')" "  - José María: bid ares gold 2|  - claims: {scores: {josé maría: 0, BEN: 0}}|"
echo 'ben: bid poseidon' | say blanks.yaml
is "what is not understood is not refused as illegal" "$? $(grep -c 'nothing was written' out) $(grep -c 'write .Ben: bid poseidon gold N' out)" "2 0 1"

start
cp game.yaml kept.yaml
printf 'ben: start f3\0 and more\n' | say game.yaml
is "a NUL in a line makes it unreadable, and nothing is written" \
    "$? $(cmp game.yaml kept.yaml) $(grep -c 'this line has a NUL byte; it was ignored' out)" "2  1"

# ---- numbers, why, and commands that do what they say ----
printf 'game: myst\nplayers: [ada, ben]\nlog:\n' >numbers.yaml
echo 1 | say numbers.yaml
is "a bare number is no entry while no list is shown" "$? $(tail -n 1 numbers.yaml) $(grep -c 'no list is shown to choose from; Tab or .moves. shows one' out)" "2 log: 1"
echo 'delete 1' | say numbers.yaml
is "an empty log has nothing to delete" "$? $(grep -c 'there is no entry to delete' out)" "2 1"
start
printf 'moves start c\n2\n2\n' | say game.yaml
is "a number chooses from the list that was shown, once" "$? $(sed -n 7p game.yaml) $(sed -n 's/^ *2  \(ben: .*\)/\1/p' out | head -n 1) $(grep -c 'no list is shown' out)" "2   - $(sed -n 's/^ *2  \(ben: .*\)/\1/p' out | head -n 1) $(sed -n 's/^ *2  \(ben: .*\)/\1/p' out | head -n 1) 1"
start
printf 'moves start f3\n9\n' | say game.yaml
is "no further than the list" "$(grep -c 'the list has no number 9; it ends at 1' out) $(grep -c f3 game.yaml)" "1 0"
printf 'start f3\nwhy\nstart c3\nwhy\n9\nwhy\n' | say game.yaml
is "why answers about what was just typed" "$(grep -c 'unsettled.log.unknown' out) $(grep -c 'impossible.mykerinos.space-full' out) $(grep -c 'no list is shown' out)" "1 1 2"
start
printf 'start f3\nTom: extend c4 c5\ndelete 9\nwhy\ndelete 3\nsave\nq\nben: start f4\n' | say game.yaml
is "delete, save and q do what they say" \
    "$(sed -n '7,$p' game.yaml | grep '^  -' | tr '\n' '|') $(grep -c 'deleted: 3  ben: start f3; .redo. restores it' out) $(grep -c 'everything is already in game.yaml' out) $(grep -c 'number of an entry, from 1 to 4' out)" \
    "  - Tom: extend c4 c5| 1 1 2"
start
cp game.yaml before.yaml
printf 'start f3\ndelete 1\nredo\nundo\n' | say game.yaml
is "what was deleted comes back where it was" "$? $(cmp game.yaml before.yaml)" "0 "
printf '%s\n' my cyc q | say none.yaml
is "a game by its beginning; several begin so: they are listed" "$? $(grep -c 'unknown game .my.' out) $(grep -c 'Cyclades, 2 to 5 players' out)" "2 1 1"
printf '%s\n' '' 5 q | say none.yaml
is "a game by its number" "$? $(grep -c 'Mytikas, 2 to 4 players' out)" "0 1"
"$referee" new cyclades --players ada,ben >new.yaml
is "a new record says nothing that its next entry makes untrue" "$(grep -c 'to act' new.yaml)" 0

# ---- files ----
printf 'name: something else\non: push\n' >other.yaml
cp other.yaml kept.yaml
echo 'start c3' | say other.yaml
is "another kind of file is left alone" "$? $(cmp other.yaml kept.yaml && grep -c 'not a record' err)" "2 1"
printf 'game: mykerinos\nplayers: [Tom\nlog:\n' >broken.yaml
cp broken.yaml kept.yaml
echo 'start c3' | say broken.yaml
is "a broken one too" "$? $(cmp broken.yaml kept.yaml && grep -c 'was not changed' err)" "2 1"
echo 'start c3' | "$referee" keep - >out 2>&1
is "standard input is no file" $? 3
printf '%s\n' mytikas 'ada, ben' '' '' | say nowhere/new.yaml
is "a folder that is not there, before anything is asked" "$? $(grep -c 'cannot write nowhere/new.yaml' err) $(cat out)" "4 1 "
start
mkfifo lines
"$referee" keep game.yaml <lines >out 2>err &
keeper=$!
exec 9>lines
echo 'start f3' >&9
await() { tries=0; while ! grep -q "$1" "$2" && [ $((tries += 1)) -lt 400 ]; do sleep 0.05; done; }
await 'ben: start f3' game.yaml
sed -i 's/f3/f4/' game.yaml
echo 'Tom: extend c4 c5' >&9
await 'was read again' out
echo 'Tom: extend c4 c5' >&9
exec 9>&-
wait "$keeper"
is "another writer is noticed, nothing of theirs is lost, and a line that was not carried out is no success" \
    "$? $(sed -n '7,8p' game.yaml | tr '\n' '|')" "4   - ben: start f4|  - Tom: extend c4 c5|"

# The same size, in the same file, with the time set back.
start
"$referee" keep game.yaml <lines >out 2>err &
keeper=$!
exec 9>lines
echo 'start f3' >&9
await 'ben: start f3' out
touch -r game.yaml time
printf 'a' | dd of=game.yaml bs=1 seek="$(($(grep -bo 'f3' game.yaml | cut -d: -f1)))" conv=notrunc 2>/dev/null
touch -r time game.yaml
echo 'Tom: extend c4 c5' >&9
await 'was read again' out
chmod 600 game.yaml
touch game.yaml
echo 'Tom: extend c4 c5' >&9
exec 9>&-
wait "$keeper"
is "a change that keeps size and time is noticed; one of rights and times alone is none" \
    "$(grep -c 'was read again' out) $(sed -n '7,8p' game.yaml | tr '\n' '|')" "1   - ben: start a3|  - Tom: extend c4 c5|"

ln -s there.yaml link.yaml
printf '%s\n' mytikas 'ada, ben' '' '' 'deal apollo to ada' undo | say link.yaml
is "a link to a file that is not there yet" "$? $(readlink link.yaml) $(tail -n 1 there.yaml)" "0 there.yaml log:"
printf 'game: mytikas\nplayers: [ada, ben]\nlog: []  # nothing yet\n' >empty.yaml
echo 'deal apollo to ada' | say empty.yaml
is "a log that is empty in brackets" "$? $(tail -n 2 empty.yaml | tr '\n' '|')" "0 log:  # nothing yet|  - table: deal apollo to ada|"

printf 'start f\nstart\nstart f2 f3\n' | say game.yaml
is "a line that begins legal entries shows how it goes on" "$(grep -c 'legal entries begin like this' out)" 1
cat >fleets.yaml <<'YAML'
game: cyclades
players: [ada, ben, cleo]
log:
  - table: order ada ben cleo
  - table: draw sylph
  - table: gods poseidon ares
  - ada: bid poseidon gold 1
  - ben: bid ares gold 1
  - cleo: bid apollo
YAML
echo recruit | say fleets.yaml
is "with the words that all of them have, and the choice" "$(grep -c 'next: fleet at$' out) $(grep -c '^  1 a1   2 b2   3 c1   4 c2' out)" "1 1"
printf 'game: myriath\nplayers: [ada, ben]\nlog:\n  - table: first ada\n  - ada: octagon f6\n' >octagons.yaml
printf '/nothing\noctagon f7\n' | say octagons.yaml
is "what the assumed box refuses is not written unasked" "$(grep -c f7 octagons.yaml) $(grep -c 'doubtful: .*overlap' out)" "0 1"
is "no such command" "$(grep -c 'unknown command .nothing.; type .help. for the list' out)" 1
echo '# he was late' | say game.yaml
is "a comment is not kept, and a note is" "$? $(cat out | tail -n 1)" "2   comments are not kept here; type \`note TEXT\` to add a note to the last entry"
printf '%s\n' cyclades 'ada, ben, cleo' '?' | say three.yaml
is "questions for two are not asked among three" "$(grep -c 'Two players' out) $(grep -c '^  tie: gold' out)" "0 1"

# ---- at a terminal ----
start
expect "$root/tests/keep/ruling.exp" "$referee" game.yaml >said 2>&1
is "what is against the rules is asked about" "$(cat said)" ""
is "and written with the ruling" "$(sed -n '7,9p' game.yaml | tr '\n' '|')" \
    "  - Tom: start d3 ruled stands|  - ben: start f3|  - Tom: start c3 ruled void|"

expect "$root/tests/keep/begin.exp" "$referee" begun.yaml >said 2>&1
is "a record is begun with Tab" "$(cat said)" ""
is "as it was answered" "$(tr '\n' '|' <begun.yaml)" \
    "game: mykerinos|players: [Ann Lee, Bo]|house: {decline: forbid, unwritten: required}|table:|  marker: Ann Lee|  wings: [lemon, violet, tangerine, blackmore, brown]|log:|"

rm -f asked.yaml
printf 'game: myst\nplayers: [ada, ben]\nlog:\n  - ada: place planetarium\n  - ben: place log-cabin\n' >digits.yaml
expect "$root/tests/keep/screens.exp" "$referee" asked.yaml digits.yaml >said 2>&1
is "numbers behind Tab; lines are broken between words, and long answers stop for a key" "$(cat said)" ""
is "as it was chosen" "$(tr '\n' '|' <asked.yaml)" "game: cyclades|players: [ada, ben, cleo, dan]|log:|  - table: order ada ben cleo dan|  - table: draw sylph|"

start
expect "$root/tests/keep/full.exp" "$referee" game.yaml >said 2>&1
is "a full disk ends nothing at a terminal" "$(cat said)" ""
is "and loses nothing that was entered before" "$(sed -n '7,$p' game.yaml | grep '^  -' | tr '\n' '|')" "  - ben: start f3|  - Tom: start d3|"

start
expect "$root/tests/keep/suspend.exp" "$referee" game.yaml >said 2>&1
is "whoever has the terminal meanwhile finds it as it was" "$(cat said)" ""

# ---- set ----
printf 'game: cyclades\nplayers: [ada, ben, cleo]\nlog:\n  - table: order ada ben cleo\n  - table: draw fates\n  - table: gods ares zeus\n' >set.yaml
printf '%s\n' 'set gold of ada 8' 'set' 'set {gold: {ben: 9}}' 'set: {gold: {ada: 8}}' quit | say set.yaml
is "in other words it is shown in its own" "$(grep -c 'did you mean .set: {gold: {ada: 8}}.' out) $(grep -c 'needs parts of the position' out)" "1 1"
is "and written so" "$(tail -n 2 set.yaml | tr '\n' '|')" "  - set: {gold: {ben: 9}}|  - set: {gold: {ada: 8}}|"

# ---- whole games ----
for game in $("$referee" games | awk '{ print $1 }'); do
    mkdir "$game"
    "$referee" play "$game" --players ada,ben --seed 1 >"$game/played.yaml"
    expect "$root/tests/keep/game.exp" "$referee" "$game/played.yaml" "$game" >"$game/said" 2>&1 &
done
wait
for game in $("$referee" games | awk '{ print $1 }'); do
    [ ! -s "$game/said" ] && [ -s "$game/kept.yaml" ]
    judge $? "$game: a whole game with Tab, undo and kill -9 at a terminal$(head -n 3 "$game/said")"
done
exit "$failed"
