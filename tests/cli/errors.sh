#!/bin/sh
# errors.sh REFEREE: mistakes people make, by their numbers. Each answer says what is wrong, where, why, and what to do.
. tests/cli/common
cd "$work" || exit 1

cat >base.yaml <<'YAML'
game: cyclades
players: [ada, ben, cleo]
log:
  - table: order ada ben cleo
  - table: draw sylph
  - table: gods poseidon ares
YAML

# The record with one more line after its log, with one line after LINE, with its words changed.
after() { { cat base.yaml && printf '%b\n' "$1"; } >record.yaml; }
with() { sed "$1a\\
$2" base.yaml >record.yaml; }
changed() { sed "$1" base.yaml >record.yaml; }

# answer NUMBER STATUS SENTENCE... -- COMMAND: each sentence is in the answer as it stands here
answer() {
    number=$1 status=$2
    shift 2
    : >wanted
    while [ "$1" != -- ]; do
        printf '%s\n' "$1" >>wanted
        shift
    done
    shift
    "$referee" "$@" >out 2>&1 </dev/null
    found=$?
    missing=$(while IFS= read -r sentence; do grep -qF -e "$sentence" out || printf '%s; ' "$sentence"; done <wanted)
    if [ "$found" = "$status" ] && [ -z "$missing" ]; then
        ok "$number"
    else
        not_ok "$number: status $found, wanted $status; not said: $missing"
        sed 's/^/# /' out | head -n 12
    fi
}

# never NUMBER WORDS: what the last answer must not say
never() { if grep -qF -e "$2" out; then not_ok "$1: says $2"; else ok "$1: does not say $2"; fi; }

# once NUMBER WORDS: the last answer says it, and not again
once() { is "$1: $2 is said once" "$(grep -cF -e "$2" out)" 1; }

# ---- what is not a record ----
answer 1 2 'standard input is empty; name a file, or see referee --help' --
answer 2 2 'referee: nofile.yaml: No such file or directory' -- nofile.yaml
never 2 1:1
never 2 mistake
once 2 'No such file'
answer 3 3 '`chekc` is neither a command nor a file; did you mean `check`?' -- chekc
mkdir empty folder
echo 'not a record' >folder/readme.txt
answer 4 2 'empty: there is no record (*.yaml, *.yml) in this folder; referee new writes one' -- empty
never 4 mistake
once 4 'no record'
answer 5 2 'folder: there is no record (*.yaml, *.yml) in this folder; referee new writes one' -- folder
never 5 '1 record'
: >record.yaml
answer 6 2 'this file has no record; referee new writes one to start from' 'record.yaml:1:1' -- record.yaml
printf '{"game": "cyclades", "players": ["ada", "ben", "cleo"], "log": []}\n' >record.json
answer 7 0 'record.json: no mistakes found.' -- record.json
printf '{"hello": 1}\n' >record.json
answer 8 2 'this is not a record; a record has `game:`, `players:` and `log:`' 'record.json:1:2' -- record.json
printf 'name: CI\non: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n' >record.yaml
answer 9 2 'this is not a record; a record has `game:`, `players:` and `log:`' 'record.yaml:1:1' '1 mistake (unreadable)' -- record.yaml
never 9 'did you mean'
printf '\177ELF\002\001\001\000\000\377\376' >record.yaml
answer 10 2 'a record cannot have control characters; remove this one, or choose a text file' 'record.yaml:1:1' -- record.yaml
printf 'game: cyclades\nplayers: [ada, Jos\351, cleo]\nlog: []\n' >record.yaml
answer '10, Latin-1' 2 'this is not UTF-8 text; save the file as UTF-8' 'record.yaml:2:20' -- record.yaml
never '10, Latin-1' octet

# ---- the head ----
changed s/cyclades/cyclads/
answer 11 2 'unknown game `cyclads`; did you mean `cyclades`?' 'record.yaml:1:7' -- record.yaml
changed s/cyclades/chess/
answer 12 2 'unknown game `chess`; known: cyclades, mykerinos, myriath, myst, mytikas' 'record.yaml:1:7' -- record.yaml
changed 1d
answer 13 2 '`game` is missing; write `game: NAME` with one of cyclades, mykerinos, myriath, myst, mytikas' -- record.yaml
changed 2d
answer 14 2 '`players` is missing; write `players: [NAME, NAME]`' -- record.yaml
changed 's/, ben, cleo//'
answer 15 2 '1 player; this game is for 2 to 5' 'record.yaml:2:10' -- record.yaml
changed s/cleo]/ada]/
answer 16 2 'another player is called `ada`; change one of the names' 'record.yaml:2:21' -- record.yaml

# ---- entries ----
after '  - ada: bdi ares gold 2'
answer 17 2 'cannot read `ada: bdi ares gold 2`; understood up to `ada:`; did you mean `ada: bid ares gold 2`?' 'record.yaml:7:10   entry 4' \
    'fix: ada: bid ares gold 2' 'judged up to entry 3; line 7 could not be read; `referee fmt --accept` takes the proposal' -- record.yaml
after '  - ada: dance'
answer 18 2 'cannot read `ada: dance`; understood up to `ada:`' 'record.yaml:7:10   entry 4' 'line 7 could not be read' -- record.yaml
never 18 'did you mean'
after '  - adam: bid ares gold 2'
answer 19 2 'no player is called `adam`; did you mean `ada`?' 'record.yaml:7:5   entry 4' 'fix: ada: bid ares gold 2' -- record.yaml
after '  - zoe: bid ares gold 2'
answer 20 2 'no player is called `zoe`; players: ada, ben, cleo' 'record.yaml:7:5   entry 4' -- record.yaml
never 20 'ada, ben, cleo, table'

# ---- YAML ----
after '   - ada: bid ares gold 2'
answer 21 0 'no mistakes found. 4 entries' -- record.yaml
changed 's/^players/ players/'
answer 22 2 'this line is indented by 1 space, the line above by 0; remove the space before `players:`' 'record.yaml:2:' -- record.yaml
never 22 colon
with 2 'house:\
  tie: gold\
    push: each'
answer '22, deeper' 2 'this line is indented by 4 spaces, the line above by 2; remove the spaces before `push:`' 'record.yaml:5:' -- record.yaml
{ printf 'title: a title, and\n' && awk 'BEGIN { for (i = 0; i < 3000; i++) print "# a comment of a certain length, to fill what a parser reads ahead" }' &&
    sed 's/^players/ players/' base.yaml; } >record.yaml
answer '22, far below' 2 'this line is indented by 1 space, the line above by 0; remove the space before `players:`' 'record.yaml:3003:' -- record.yaml
"$referee" - <record.yaml >piped
is '22, on a pipe' "$(sed 's/standard input/record.yaml/' piped)" "$(cat out)"
changed 's/^  - /\t- /'
answer 23 2 'a tab is used for indentation; YAML needs spaces' 'record.yaml:4:1' -- record.yaml
changed 's/^players/\tplayers/'
answer '23, in the head' 2 'a tab is used for indentation; YAML needs spaces' 'record.yaml:2:1' -- record.yaml
changed 's/  - /  /'
answer 24 2 '`log` must be a list; begin each entry with a dash, as in `- NAME: what was done`' 'record.yaml:3:1' -- record.yaml

# ---- claims ----
after 'claims: {scores: {ada: 12}, winners: [ada], over: true}'
answer 25 1 'false[claims.scores]: ada has 0 points, not 12' '= also: nobody has won, because the game is not over' \
    '= also: the game is not over' '1 mistake (false)' -- record.yaml
answer '25, for editors' 1 'record.yaml:7:38: note: also: nobody has won, because the game is not over' \
    'record.yaml:7:51: note: also: the game is not over' -- check --format gcc record.yaml
after 'claims: {score: {ada: 12}}'
answer 26 1 'false[claims.scores]: ada has 0 points, not 12' 'record.yaml:7:23' -- record.yaml
printf 'game: mykerinos\nplayers: [anna, ben, carl]\ntable: {stock: {anna: 30}}\nlog: []\n' >record.yaml
answer 27 1 'impossible[mykerinos.cubes]: anna: stock 30 + region 0 + Museum 0 = 30 cubes, more than 25' 'record.yaml:3:23' -- record.yaml

# ---- house rules ----
with 2 'house: {tiebreak: gold}'
answer 28 2 'unknown house rule `tiebreak`; did you mean `tie`?' 'record.yaml:3:9' -- record.yaml
with 2 'house: {tie: silver}'
answer 29 2 '`silver` is not an answer to `tie`; choose gold or metropolises' 'record.yaml:3:14' -- record.yaml

# ---- illegal entries ----
after '  - ben: bid ares gold 2'
answer 30 1 'illegal[log.turn]: ben bids, but ada is first on the turn track; who acts first bids last in the next cycle' 'record.yaml:7:5' 'fix: ada: bid ares gold 2' \
    'legal: ada: bid poseidon gold 1-7' -- record.yaml
after '  - ada: bid ares gold 20'
answer 31 1 'illegal[cyclades.bid-afford]: ada would owe 20 to Ares, but has 7 gold' 'record.yaml:7:24' 'legal: ada: bid poseidon gold 1-7' -- record.yaml
after '  - ada: {bid: ares, silver: 2}'
answer 32 2 '`bid` takes no `silver`; known: gold, note, illegal, ruled' 'record.yaml:7:22' -- record.yaml
after '  - ada: bid: ares gold 2'
answer 33 0 'no mistakes found. 4 entries' -- record.yaml
with 2 'title: a: b'
answer '33, in the head' 2 'not YAML: this line has a second colon; remove it, or put the text in quotes' 'record.yaml:3:9' -- record.yaml
with 2 'title: "Friday'
answer 34 2 'not YAML: these quotes are never closed; add the closing quote' 'record.yaml:3:8' -- record.yaml
printf 'game: mykerinos\nplayers: [anna, ben]\ntable: {phase: excavation}\nlog: []\n' >record.yaml
answer 35 2 'in the phase excavation, `tiles` is needed; write `tiles: [violet, lemon 2, ...]`' 'record.yaml:3:16' -- record.yaml
changed 's/^players/player/; s/^log/logs/'
answer 36 2 'unknown key `logs`; did you mean `log`?' 'record.yaml:3:1' -- record.yaml
after '  - ada: {bid: ares, gold: 2, illegal: cyclades.nonsense}'
answer 37 2 'unknown rule `cyclades.nonsense`; see referee rules cyclades' 'record.yaml:7:40' -- record.yaml
never 37 'did you mean'
after '  - ada: bid ares gold lots'
answer 38 2 '`lots` is not a whole number' 'record.yaml:7:24' -- record.yaml
never 38 9999

# ---- the command line ----
answer 39 3 'unknown option `--frobnicate`; see referee --help' -- --frobnicate base.yaml
answer 40 3 'unknown format `jason`; did you mean `json`?' -- --format jason base.yaml
answer 41 3 'score needs FILE; see referee score --help' -- score
answer 42 3 'score takes FILE; unexpected `base.yaml` (see referee score --help)' -- score base.yaml base.yaml
answer 43 3 'name the players, as in --players anna,ben' -- new cyclades
answer 44 3 'no page is called `foo`; `referee explain GAME`' -- explain foo
never 44 'did you mean'
for term in record house assumed mistake; do
    answer "44, $term" 0 'a term of referee' -- explain $term
done
answer 45 0 'no legal entry has these words; to act: ada; verbs: bid; players: ada, ben, cleo' -- moves base.yaml zoe
answer 46 3 'base.yaml: the log has only 3 entries' -- score --at 99 base.yaml
if "$referee" page 2>/dev/null | grep -q . ; then
    ok "47: the page is built in"
else
    answer 47 3 'this program was built without the page; run `make page`' -- page
fi

# ---- the rest ----
after '  - ada: bid ares gold 2, ben: bid poseidon gold 2'
answer 48 0 'no mistakes found. 4 entries' -- record.yaml
with 1 'rules: 1'
answer 49 2 'this version of the rules is no longer supported; remove the line' 'record.yaml:2:8' -- record.yaml
with 2 'table: {golds: {ada: 3}}'
answer 50 0 'read as `gold`' -- --all record.yaml
never 50 gods?
after '  - ada: {bid: ares, gold: 2, illegal: cyclades.bid-higher}'
answer 51 1 'false[claims.illegal]: this entry is legal; remove `illegal`' 'record.yaml:7:40' -- record.yaml
after '  - ada: {bid: ares, gold: 2, ruled: stands}'
answer 52 1 'false[claims.ruled]: this entry is legal; remove `ruled`' 'record.yaml:7:38' -- record.yaml

# ---- more: what a person at a table or in a log writes ----
after '  - {ada: bid ares gold 2, ruled: stands}'
answer 53 2 '`ruled` is part of the entry; write it after the move, on its line' 'record.yaml:7:28' -- record.yaml
after '  - ada: bid ares gold 2\n    illegal: cyclades.bid-higher'
answer 54 2 '`illegal` is part of the entry; write it after the move, on its line' 'record.yaml:8:5' -- record.yaml
after '  - ada: bid ares gold 2 ruled stands'
answer 55 1 'false[claims.ruled]: this entry is legal; remove `ruled`' -- record.yaml

# A value of another kind: something to paste, made of the names of this record.
position() { { sed -n 1,2p base.yaml; printf 'table: {%s}\nlog: []\n' "$1"; } >record.yaml; }
position 'turn: ares'
answer 56 2 '`ares` cannot be read as a turn or none; write, for example, `{player: ada, god: poseidon}`' -- record.yaml
position 'offers: {ares: ada}'
answer 57 2 '`ada` cannot be read as an offering or none; write, for example, `[ada, 2]`' -- record.yaml
position 'isles: 12'
answer 58 2 '`12` cannot be read as a map; write, for example, `{a1: {owner: ada, troops: 2}}`' -- record.yaml
position 'redraw: {a: 1}'
answer 59 2 'a map cannot be read as a creature space or none; write, for example, `2`' -- record.yaml
position 'push: Athens'
answer 60 2 '`Athens` cannot be read as an isle or none; write, for example, `a1`' -- record.yaml
printf 'game: mykerinos\nplayers: [ada, ben]\nfinal: {ada: {tiles: 12}, ben: {tiles: [lemon]}}\n' >record.yaml
answer 61 2 '`12` cannot be read as a list of tiles; write, for example, `[violet, lemon]`' -- record.yaml

# YAML that is nearly right: where the mistake is, not where it is noticed.
changed 's/^log:/log/'
answer 62 2 'not YAML: `log` has no colon; write `log:`' 'record.yaml:3:1' -- record.yaml
changed 's/^game: /game:/'
answer 63 2 'not YAML: `game:` needs a space after it; write `game: cyclades`' 'record.yaml:1:1' '1 mistake (unreadable)' -- record.yaml
changed 's/^players: /players:/'
answer 64 2 'not YAML: `players:` needs a space after it; write `players: [ada, ben, cleo]`' 'record.yaml:2:1' -- record.yaml
changed 's/cleo]/cleo/'
answer 65 2 'a list that begins with `[` is not closed with `]`' 'record.yaml:2:10' -- record.yaml

changed '4s/ cleo//'
answer 66 1 'the order leaves cleo out; it must name each player once' -- record.yaml
never 66 '0 times'
changed '4s/cleo/ada/'
answer 67 1 'the order names ada 2 times; it must name each player once' -- record.yaml
with 2 'house: {as: faqs}'
answer 68 2 '`faqs` is not a set of answers; did you mean `faq`?' 'record.yaml:3:13' -- record.yaml
printf 'game: mytikas\nplayers: [anna, ben]\nlog:\n  - table: start carl\n' >record.yaml
answer 69 2 'cannot read `table: start carl`; understood up to `table:`' 'no entry was judged; line 4 could not be read' 'record.yaml:4:12' -- record.yaml
with 2 'date: 31.13.2026'
answer 70 0 '1 date that cannot be read; --all lists it' -- record.yaml
answer 71 0 '`31.13.2026` is not a clear date; write YYYY-MM-DD, as in 2026-03-31' 'record.yaml:3:7' -- --all record.yaml

# What two people wrote, and git could not join; a record ended too early.
after '<<<<<<< HEAD\n  - ada: bid ares gold 2\n=======\n  - ada: bid ares gold 3\n>>>>>>> other'
answer 72 2 'a merge conflict; keep one version, and remove the lines that mark it' 'record.yaml:7:1' 'record.yaml:9:1' 'record.yaml:11:' -- record.yaml
changed '1i\
<<<<<<< HEAD'
answer 73 2 'a merge conflict; keep one version' 'record.yaml:1:1' '1 mistake (unreadable)' -- record.yaml
after '...\n  - ada: bid ares gold 2'
answer 74 2 '`...` above ends the record; remove it, or write `---` before a new record' 'record.yaml:8:3' -- record.yaml

# Two things in one entry; a note that is not text; an alias, which no fix may throw away.
after '  - set: {gold: {ada: 4}}\n    claims: {over: false}'
answer 75 2 '`set` must be an entry of its own; begin it with a dash' 'record.yaml:7:5' -- record.yaml
after '  - {claims: {over: false}, ada: bid ares gold 2}'
answer 76 2 '`claims` must be an entry of its own; begin it with a dash' 'record.yaml:7:6' -- record.yaml
after '  - ada: {bid: ares, gold: 2, note: [a, b]}'
answer 77 2 '`note` must be text' 'record.yaml:7:37' '4 entries' -- record.yaml
after '  - ada: {bid: ares, gold: 2}\n  - ben: *x'
answer 78 2 'a record cannot have aliases' -- record.yaml
never 78 join
"$referee" mend --write record.yaml >out 2>&1
is "78: mend leaves it alone" "$(grep -c 'ben: \*x' record.yaml)" 1

# A game that is over, and people who go on.
printf 'game: mykerinos\nplayers: [ada, ben]\ntable: {season: 4, phase: over}\nlog:\n  - ada: start b3\n  - ben: pass\n  - ada: pass\nclaims: {over: false}\n' >record.yaml
answer 79 1 '2 later findings may follow' '2 mistakes (1 impossible, 1 false)' 'the game is over; the position before the log says so' 'rule: players cannot act after the last area of season 4' -- record.yaml
sed '/over: true/s/true/false/; s/over: true/over: false/' "$root/scenarios/cyclades/last-cycle.yaml" >record.yaml
answer 80 1 'anna has 2 metropolises, ben 2: the game is over' 'false[claims.over]: the game is over' -- record.yaml
printf 'game: mykerinos\nplayers: [ada, ben]\ntable: {marker: ada}\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - ada: start b3\n  - claims: {table: {cubes: {ada: [b3, b4], ben: [c1]}, passed: [ada]}}\n  - set: {passed: [ben]}\n  - set: {passed: none}\n  - set: {passed: none}\n' >record.yaml
answer 81 1 '`cubes.ada` is [b3], without b4' '`cubes.ben` is empty' '`passed` is empty, not [ada]' 'passed none -> [ben]' 'passed [ben] -> none' 'log.set]: no change' -- --all record.yaml
exit "$failed"
