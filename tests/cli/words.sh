# words.sh REFEREE: what is said when something is missing or of another kind, as one would say it to a player.
. tests/cli/common
# says NAME SENTENCE LINE...: the record with these lines behind game and players has a finding with that sentence
says() {
    name=$1 sentence=$2
    shift 2
    { printf 'game: %s\nplayers: [anna, ben]\n' "$game"; printf '%s\n' "$@"; } >"$work/said.yaml"
    "$referee" check --format jsonl "$work/said.yaml" | jq -r '.message // empty' >"$work/sentences"
    if grep -qxF -- "$sentence" "$work/sentences"; then ok "$name"; else not_ok "$name: $(cat "$work/sentences")"; fi
}
game=mytikas
says "nothing where an area belongs" 'an area is missing; known are zeus-day, zeus-night, demeter-day, demeter-night, poseidon-day, poseidon-night, hades-day, hades-night; write `anna: move AREA`' 'log: [{anna: {move: }}]'
game=mykerinos
says "nothing where a player belongs" 'a player is missing; known are anna, ben' 'table: {marker: }'
says "nothing where a number belongs" 'a season is missing' 'table: {season: }'
says "no yes or no" 'maybe is not a yes or no: write true or false' 'claims: {over: maybe}'
says "a word where a map belongs" 'lanes is a single word; what belongs here: the tiles, a map with total, deal, copies, points, faces' 'box: {tiles: lanes}'
says "a map where a list belongs" 'here stands a map; what belongs here is a list: tiles in reading order' 'table: {tiles: {a: b}}'
game=myriath
says "a word where the lattice belongs" 'lanes is a single word; what belongs here: the lattice, a map with model, lane, square' 'box: {geometry: lanes}'

# A single one is one: of Mykerinos' tie, of a log, of a switch in Myst's picture.
printf 'game: mykerinos\nplayers: [anna, ben, carl]\nlog:\n  - anna: pass\n' >"$work/short.yaml"
is "one entry" "$("$referee" table --at 3 "$work/short.yaml" 2>&1)" "referee: $work/short.yaml: the log has only 1 entry"
exit "$failed"
