# diff.sh REFEREE: where two records of one game part.
# has NAME LINE: the line stands in the output
. tests/cli/common
has() { grep -qxF -- "$2" "$work/out" && ok "$1" || { not_ok "$1"; cat "$work/out"; }; }
# compare NAME STATUS: a.yaml with b.yaml
compare() {
    (cd "$work" && "$referee" diff a.yaml b.yaml >out 2>err)
    status=$?
    [ "$status" = "$2" ] && ok "$1" || { not_ok "$1: status $status, not $2"; cat "$work/out" "$work/err"; }
}
records=$(pwd)/scenarios
cp "$records/anna.yaml" "$work/a.yaml"

cp "$records/anna.yaml" "$work/b.yaml"
compare "a record agrees with itself" 0
has "all its entries" "a.yaml and b.yaml agree on all 16 entries"
has "and its scores" "either way, nobody leads, and the scores are the same"

# The same in other words: short forms, claims between, comments, another order of the keys.
sed 's/carl: extend f4 f5/carl: extend f3 f4/' "$records/ben.yaml" >"$work/b.yaml"
compare "other words, the same game" 0

cp "$records/ben.yaml" "$work/b.yaml"
compare "one entry differs" 1
has "how far they agree" "a.yaml and b.yaml agree on the first 5 entries"
has "what one says" "  a.yaml:11, entry 6: carl: extend f3 f4   (legal)"
has "what the other says, numbered in its own log" \
    "  b.yaml:12, entry 7: carl: extend f4 f5   (illegal mykerinos.extend-first: carl extends to f4, which touches none of carl's cubes)"
has "which is legal" "only the version in a.yaml is legal there"
has "the rest" "all 10 entries after it are the same"
has "what follows from it" "2 of them are judged differently"
has "what the entry did" "    = carl puts 2 cubes on f3, f4: stock 10 - 2 = 8; area 2: carl 2, ben 1; area 4: ben 1, carl 1"

sed '$ s/right/left/' "$records/anna.yaml" >"$work/b.yaml"
compare "the last tile differs" 1
has "of a map what differs in it alone: ben took the other tile" "  owned: ben: [brown, brown] in a.yaml, [lemon, brown] in b.yaml"
has "what became of it" "  discarded: [violet, lemon, tangerine, blank] in a.yaml, [violet, brown, tangerine, blank] in b.yaml"

sed '/ben: {start: d3}/s/d3/d2/' "$records/anna.yaml" >"$work/b.yaml"
compare "another legal entry" 1
has "both are legal" "both versions are legal there"

# Three entries differ, the last two with one between them that does not: each is shown with what it does.
cat >"$work/a.yaml" <<'YAML'
game: mykerinos
players: [anna, ben, carl]
box: built-in
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - anna: start c3
  - ben: start f3
  - carl: start b6
  - anna: extend c4 c5
  - ben: extend f4 f5
  - carl: extend b5 a5
  - anna: extend d5 d6
  - ben: extend e5 e4
  - carl: pass
YAML
sed 's/start f3/start f2/; s/b5 a5/b5 b4/; s/e5 e4/e5 e6/' "$work/a.yaml" >"$work/b.yaml"
compare "three entries differ" 1
is "each of them is shown" "$(sed -n 's/^  b.yaml:.*entry \([0-9]*\): \(.*\)   (.*/\1 \2/p' "$work/out" | tr '\n' ';')" \
    "3 ben: start f2;7 carl: extend b5 b4;9 ben: extend e5 e6;"
has "with what it does" "    = carl puts 2 cubes on b5, b4: stock 10 - 2 = 8; area 3: carl 3, anna 2"
has "and the rest is counted" "of the 7 later entries of a.yaml, 5 are the same"
sed 's/ben: start f3/ben: xyzzy/' "$work/a.yaml" >"$work/b.yaml"
cp "$work/b.yaml" "$work/a.yaml"
compare "one file with an entry that nobody can read, twice" 2
has "it agrees with itself, as far as it was judged" "a.yaml and b.yaml agree on the first 2 entries"
sed 's/ben: xyzzy/ben: start f3/' "$work/a.yaml" >"$work/b.yaml"
compare "the same entry, read in one of them" 2
has "which does not end there" "  a.yaml could not be read there"
cp "$records/anna.yaml" "$work/a.yaml"

# Without the closing pass, which goes without saying.
sed '/carl: pass/d' "$records/anna.yaml" >"$work/b.yaml"
compare "what goes without saying is not written" 0
has "and makes no difference" "a.yaml and b.yaml agree on all 16 entries"

# Without entry 8, which does not.
sed '/ben: pass/d' "$records/anna.yaml" >"$work/b.yaml"
compare "an entry is missing" 1
has "which one" "b.yaml leaves out entry 8 of a.yaml"
has "another is to act" "    = next to act: carl"

sed 's/  - anna: pass/  - ben: pass /; t; s/  - ben: pass$/  - anna: pass/' "$records/anna.yaml" >"$work/b.yaml"
compare "two entries the other way round" 1
has "that they changed places" "two entries are exchanged"

sed '/anna: {take: right}/,$d' "$records/anna.yaml" >"$work/b.yaml"
compare "one record is shorter" 1
has "where it ends" "  b.yaml ends there"
has "nobody has points by then" "b.yaml: anna 0, ben 0, carl 0; nobody leads"
has "who leads" "either way, nobody leads, but the scores differ"

# The last tile is worth 3 points: without it ben has none.
sed 's/ben: {take: right}/ben: decline/' "$records/anna.yaml" >"$work/b.yaml"
compare "the last entry differs" 1
has "what that makes of the scores" "b.yaml: anna 2, ben 0, carl 3; carl leads"

sed 's/ben: {start: d3}/ben: {start: d3, illegal: mykerinos.pyramid, ruled: void}/' "$records/anna.yaml" >"$work/b.yaml"
compare "the same move, but taken back" 1
has "is where they part" "a.yaml and b.yaml agree on the first entry"

sed 's/^log:/house: {decline: forbid}\nlog:/' "$records/anna.yaml" >"$work/b.yaml"
compare "another house answer" 1
has "which" "house rule decline: allow in a.yaml, forbid in b.yaml"

sed 's/marker: ben/marker: carl/' "$records/anna.yaml" >"$work/b.yaml"
compare "another opening" 1
has "the line of the table" "  b.yaml: marker: carl"

sed 's/^players: .*/players: [carl, anna, ben]/' "$records/anna.yaml" >"$work/b.yaml"
compare "other seats" 1
has "who sits where" "players: anna, ben, carl in a.yaml, carl, anna, ben in b.yaml"

# Myst: one entry, many spellings; where it breaks a rule, what was written counts, but for what goes without saying.
# two NAME STATUS TABLE LOG LOG: records with that table and these logs
two() {
    printf 'game: myst\nplayers: [blue, yellow]\nbox: built-in\ntable: {%s}\nlog: [%s]\n' "$3" "$4" >"$work/a.yaml"
    printf 'game: myst\nplayers: [blue, yellow]\nbox: built-in\ntable: {%s}\nlog: [%s]\n' "$3" "$5" >"$work/b.yaml"
    compare "$1" "$2"
}
race='first: {blue: f2, yellow: a2}, pieces: {blue: [b1, a1, a3, b2, f2], yellow: [a2]}'
halves='first: {blue: log-cabin, yellow: rocket-ship}, pieces: {blue: [a1..c7], yellow: [c8..f8]}, youngest: blue'
walk="$halves, turns: 3, pawns: {blue: a1, yellow: f8}, spun: 1"
two "a piece at home, legal and not" 0 "$race" \
    'blue: place f3, blue: place d8, yellow: link d4' 'blue: {place: f3, at: f3}, blue: {place: sunken-ship, at: d8}, yellow: {link: d4, at: d4}'
two "a piece at home and one away from it" 1 "$race" 'blue: place d8' 'blue: {place: d8, at: d7}'
two "one piece, and a list of one" 0 "$race" 'blue: place f3' 'blue: {place: [f3]}'
two "several pieces in another order" 1 "$race" 'blue: place f3 e2' 'blue: place e2 f3'
two "a team and somebody in it" 0 "$race, members: {blue: [ann]}" 'blue: place f3' 'ann: place f3'
two "a piece laid by hand and by book" 1 "$race" 'blue: place d8' 'blue: link d8'
two "a way and its end" 0 "$walk" 'blue: walk a2' 'blue: {walk: [a2]}'
two "a way and its end, too far" 1 "$walk" 'blue: walk a3' 'blue: {walk: [a2, a3]}'
two "the same way, too far" 0 "$walk" 'blue: {walk: [a2, a3]}' 'blue: {walk: [clock-tower, a3]}'
# A race: each team lays beside its own first piece, and only who was quicker differs.
start='first: {blue: f2, yellow: a2}, pieces: {blue: [f2], yellow: [a2]}'
two "a race noted in another order is the same game" 0 "$start" 'blue: place f3, yellow: place a3, blue: place e2, yellow: place b2' \
    'yellow: place a3, blue: place f3, yellow: place b2, blue: place e2'
has "and that is said" "4 of them are in another order; each player's own order is the same, so the game is too"
two "a team's own entries in another order are not" 1 "$start" 'blue: place f3, yellow: place a3, blue: place f4' 'blue: place f4, yellow: place a3, blue: place f3'
two "nor is one in which somebody came too late" 1 "$start" 'blue: link c4, yellow: link c4' 'yellow: link c4, blue: link c4'
two "two places" 1 "$start" 'blue: place f3, yellow: place a3, yellow: place a4, blue: place e2, yellow: place b2, blue: place e3' \
    'blue: place f1, yellow: place a3, yellow: place a4, blue: place e2, yellow: place b2, blue: place e1'
has "what agrees between them" "of the 5 later entries of a.yaml, 4 are the same"
two "the same total" 0 "$halves, phase: scoring" 'blue: announce 4' 'blue: {announce: 4}'
two "another total" 1 "$halves, phase: scoring" 'blue: announce 4' 'blue: announce 5'

# Memory does not grow with the log: 30,000 true announcements need as much as 300.
# most ENTRIES: kilobytes at most while two such logs are compared
most() {
    for name in a b; do
        printf 'game: myst\nplayers: [blue, yellow]\nbox: built-in\ntable: {%s, phase: scoring}\nlog:\n' "$halves"
        yes '  - blue: announce 4' | head -n "$1"
    done | awk -v work="$work" '/^game:/ { file = work "/" (file ? "b" : "a") ".yaml" } { print > file }'
    python3 -c 'import resource, subprocess, sys
assert subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode == 0
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$referee" diff "$work/a.yaml" "$work/b.yaml"
}
few=$(most 300) many=$(most 30000)
if [ "$many" -lt $((few + 1024)) ]; then ok "a long log needs no more memory"; else not_ok "a long log needs no more memory: $few kB, $many kB"; fi

# What goes without saying in one record may be written in the other: ada's turn ends either way, and so does ben's.
begin() { cat "$root/scenarios/disputed.yaml"; printf '  - ada: recruit troop at b1\n'; }
{ begin; printf '  - ada: done\n  - ben: recruit philosopher\n  - ben: done\n  - cleo: prosper d2\n'; } >"$work/a.yaml"
{ begin; printf '  - ben: recruit philosopher\n  - ben: done\n  - cleo: prosper d2\n'; } >"$work/b.yaml"
compare "an end of a turn that is not written" 0
has "every entry agrees" "a.yaml and b.yaml agree on all 13 entries"
has "and one goes without saying" "1 of these entries is written in one record and assumed in the other"
{ begin; printf '  - ben: recruit philosopher\n  - cleo: prosper i1\n'; } >"$work/b.yaml"
compare "two ends that are not written, and another isle" 1
has "the first 12 agree" "a.yaml and b.yaml agree on the first 12 entries"
has "the last does not" "  b.yaml:15, entry 11: cleo: prosper i1   (legal)"
has "two go without saying" "2 of these entries are written in one record and assumed in the other"

# Mytikas: carl's pass binds nobody; before or after ben's decision, or not written at all, it is the same game.
# follows ENTRY...: a turn of anna's and what the others make of it
follows() {
    cat <<'EOF'
game: mytikas
players: [anna, ben, carl]
box: built-in
table:
  turn: anna
  line: [athena]
  seats:
    anna: {builder: zeus-night, offerings: 2, cards: {apollo: 1}}
    ben: {builder: hades-day, favors: [poseidon], cards: {hera: 2}}
    carl: {builder: demeter-night, favors: [poseidon], cards: {ares: 1}}
log:
  - anna: move poseidon-day
  - anna: take 2
  - anna: end
EOF
    printf '  - %s\n' "$@" 'ben: move zeus-day'
}
follows 'carl: pass' 'ben: pass' >"$work/a.yaml"
follows 'ben: pass' 'carl: pass' >"$work/b.yaml"
compare "passes in another order" 0
has "each is counted once" "a.yaml and b.yaml agree on all 6 entries"
has "and only their order differs" "2 of them are in another order; each player's own order is the same, so the game is too"
follows 'carl: pass' 'ben: follow' 'ben: take 2' 'ben: end' >"$work/a.yaml"
follows 'ben: follow' 'ben: take 2' 'ben: end' >"$work/b.yaml"
compare "a pass before others have decided, and none" 0
has "that one goes without saying" "1 of these entries is written in one record and assumed in the other"

# Myriath: strips are numbered in the box of their record. The one with the larger box has a strip that the other lacks.
# strips BOX ENTRY...
strips() {
    printf 'game: myriath\nplayers: [anna, ben]\nbox: %s\nlog:\n  - table: first anna\n' "$1"
    shift
    printf '  - %s\n' "$@"
}
own='{geometry: {model: lanes}, board: {plan: [wwww, wwww, wwww, wwww], outer-lane: []}, tiles: {octagon: {ring: true}, v-aa: {path: es, ends: aa, count: 18}}}'
strips "$own" 'anna: octagon b2' 'ben: octagon c3' 'anna: place v-aa at d3 go nw' >"$work/a.yaml"
strips built-in 'anna: octagon b2' 'ben: octagon c3' 'anna: place v-ar at d3 go nw' >"$work/b.yaml"
compare "two boxes" 1
has "entries with the same words are the same" "a.yaml and b.yaml agree on the first 3 entries"
has "a strip that the first box lacks is another entry" "  a.yaml:8, entry 4: anna: place v-aa at d3 go nw   (legal)"

cp "$records/anna.yaml" "$work/a.yaml"
"$referee" new myriath --players anna,ben >"$work/b.yaml"
compare "two different games cannot be compared" 3
echo 'game: [' >"$work/b.yaml"
compare "an unreadable record" 2
exit $failed
