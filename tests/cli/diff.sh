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
records=$(pwd)/examples
cp "$records/anna.yaml" "$work/a.yaml"

cp "$records/anna.yaml" "$work/b.yaml"
compare "a record agrees with itself" 0
has "all its entries" "a.yaml and b.yaml agree in all 16 entries"
has "and its scores" "either way, ben and carl lead with the same scores"

# The same in other words: short forms, claims between, comments, another order of the keys.
sed 's/carl: extend f4 f5/carl: extend f3 f4/' "$records/ben.yaml" >"$work/b.yaml"
compare "other words, the same game" 0

cp "$records/ben.yaml" "$work/b.yaml"
compare "one entry differs" 1
has "how far they agree" "a.yaml and b.yaml agree in the first 5 entries"
has "what one says" "  a.yaml:11, entry 6: carl: extend f3 f4   (legal)"
has "what the other says, numbered in its own log" \
    "  b.yaml:12, entry 7: carl: extend f4 f5   (illegal mykerinos.extend-first: f4 is beside no cube of carl)"
has "which is legal" "only the version of a.yaml is legal there"
has "the rest" "the entries after it agree again"

sed '/ben: {start: d3}/s/d3/d2/' "$records/anna.yaml" >"$work/b.yaml"
compare "another legal entry" 1
has "both are legal" "both versions are legal there"

# Without the closing pass, which goes without saying.
sed '/carl: pass/d' "$records/anna.yaml" >"$work/b.yaml"
compare "an entry is missing" 1
has "which one" "b.yaml leaves out entry 10 of a.yaml; the rest agrees"

sed 's/  - anna: pass/  - ben: pass /; t; s/  - ben: pass$/  - anna: pass/' "$records/anna.yaml" >"$work/b.yaml"
compare "two entries the other way round" 1
has "that they changed places" "two entries have changed places"

sed '/anna: {take: right}/,$d' "$records/anna.yaml" >"$work/b.yaml"
compare "one record is shorter" 1
has "where it ends" "  b.yaml ends there"
has "nobody has points by then" "b.yaml: anna 0, ben 0, carl 0; nobody leads"
has "who leads" "the two differ on who leads"

# The last tile is worth 3 points: without it ben has none.
sed 's/ben: {take: right}/ben: decline/' "$records/anna.yaml" >"$work/b.yaml"
compare "the last entry differs" 1
has "what that makes of the scores" "b.yaml: anna 2, ben 0, carl 3; carl leads"

sed 's/ben: {start: d3}/ben: {start: d3, illegal: mykerinos.pyramid, ruled: void}/' "$records/anna.yaml" >"$work/b.yaml"
compare "the same move, but taken back" 1
has "is where they part" "a.yaml and b.yaml agree in the first entry"

sed 's/^log:/house: {decline: forbid}\nlog:/' "$records/anna.yaml" >"$work/b.yaml"
compare "another house answer" 1
has "which" "house question decline: allow in a.yaml, forbid in b.yaml"

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
two "the same total" 0 "$halves, phase: scoring" 'blue: announce 4' 'blue: {announce: 4}'
two "another total" 1 "$halves, phase: scoring" 'blue: announce 4' 'blue: announce 5'

cp "$records/anna.yaml" "$work/a.yaml"
"$referee" new myriath --players anna,ben >"$work/b.yaml"
compare "two different games cannot be compared" 3
echo 'game: [' >"$work/b.yaml"
compare "an unreadable record" 2
exit $failed
