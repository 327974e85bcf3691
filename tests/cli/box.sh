# box.sh REFEREE: the box as part of a record, what of it was filled in, and its shapes as a picture.
. tests/cli/common
for game in $("$referee" games | cut -d' ' -f1); do
    for option in "" --assumed; do
        # shellcheck disable=SC2086
        { printf 'game: %s\nplayers: [anna, ben]\n' "$game"; "$referee" box "$game" $option; } >"$work/own.yaml"
        holds "$game: box $option stands in a record as it is printed" "$referee" check --strict "$work/own.yaml"
        "$referee" play "$game" --players anna,ben --seed 3 | sed -n '/^log:/,/^claims:/p' | sed '/^claims:/d' >"$work/log"
        cat "$work/log" >>"$work/own.yaml"
        { printf 'game: %s\nplayers: [anna, ben]\nbox: built-in\n' "$game"; cat "$work/log"; } >"$work/built-in.yaml"
        is "$game: and says the same as box: built-in" \
            "$("$referee" check --format json "$work/own.yaml" | jq -c '.records[] | [.scores, .winners, [.findings[] | [.word, .code, .entry]]]')" \
            "$("$referee" check --format json "$work/built-in.yaml" | jq -c '.records[] | [.scores, .winners, [.findings[] | [.word, .code, .entry]]]')"
    done
done

# A box behind the log: words that the built-in box knows too mean what this one says.
head='game: myst
players: [ada, anton]'
own='box:
  positions: {spaces: {shore: [pier, wood], pier: [tower], wood: [tower, cliff], tower: [cliff], cliff: []}}
  landmarks: {library: tower, clock-tower: pier}
  switches: {cliff: 1, shore: 2}
  cards: {linking-book: 2, library: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7], clock-tower: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]}'
log='log:
  - ada: place library
  - anton: place clock-tower
  - anton: place shore
  - ada: place cliff'
printf '%s\n' "$head" "$own" "$log" >"$work/before.yaml"
printf '%s\n' "$head" "$log" "$own" >"$work/behind.yaml"
holds "a box of one's own before the log" "$referee" check --strict "$work/before.yaml"
is "and behind it: the same table" "$("$referee" table "$work/behind.yaml")" "$("$referee" table "$work/before.yaml")"
is "and the same verdict" "$("$referee" check "$work/behind.yaml" | sed 's/.*yaml: //')" "$("$referee" check "$work/before.yaml" | sed 's/.*yaml: //')"

# The rows of Mykerinos' page that are assumed, and none of the others.
is "what was filled in" "$("$referee" box mykerinos --assumed | sed '1,2d')" "box:
  tiles:
    copies: {violet: 7, lemon: 7, brown: 7, blackmore: 7, tangerine: 7}
    points: {patron: [0, 2, 3]}
    faces: []
  museum:
    doors:
      five-1: [three-1, two-51, two-12]
      five-2: [three-2, two-12, two-23]
      five-3: [three-3, two-23, two-34]
      five-4: [three-4, two-34, two-45]
      five-5: [three-5, two-45, two-51]"
is "the set-up for two is all that Cyclades lacks" "$("$referee" box cyclades --assumed | sed -n '/^  [a-z]/p' | cut -d: -f1,2)" "  setup: {2"
is "Mytikas: a combination that is an assumed value brings its action" "$("$referee" box mytikas --assumed | grep -A4 'demeter-day:' | sed -n 2p)" "      main:"

# Words where there are no shapes: Myriath's 19 tiles are drawn, the areas and cards of Mytikas are told.
holds "Mytikas' areas in words" sh -c "'$referee' box mytikas | grep -q '^  # zeus-day, area: '"
is "Myriath: every tile is drawn" "$("$referee" box myriath | grep -c 'end at 1:')" 18
"$referee" box myriath --svg >"$work/tiles.svg"
is "also as a picture: 18 strips and the octagon" "$(grep -c '<g id="kind-' "$work/tiles.svg")" 19
is "with their ends in words" "$(grep -o '>2: whole edge, point on the left<' "$work/tiles.svg" | wc -l)" 8
if command -v xmllint >/dev/null; then holds "which is well-formed" xmllint --noout "$work/tiles.svg"; fi
for game in cyclades mykerinos myst mytikas; do
    "$referee" box "$game" --svg >"$work/pieces.svg"
    is "$game: every piece is drawn in three sizes and two colours" "$(grep -c "^<g.*<use [^>]*class=" "$work/pieces.svg") $(grep -o "<use [^>]*class=" "$work/pieces.svg" | wc -l)" \
        "$(grep -c "<symbol id='[a-z-]*'" "src/games/$game/pieces.svg") $(($(grep -c "<symbol id='[a-z-]*'" "src/games/$game/pieces.svg") * 4))"
    is "$game: no id is there twice" "$(grep -o " id=['\"][^'\"]*" "$work/pieces.svg" | tr "\"" "'" | sort | uniq -d)" ""
    if command -v xmllint >/dev/null; then holds "$game: well-formed" xmllint --noout "$work/pieces.svg"; fi
done
"$referee" box myriath --svg --assumed >"$work/said" 2>&1
is "one thing at a time" "$?" 3

# A score that rests on an assumed value says so, until the copy was compared. Apollo's points are filler, those of Hera in the rule text.
score_of() { printf 'game: mytikas\nplayers: [anna, ben]\nbox: %s\ntable: {turn: anna, seats: {anna: {cards: {%s: 1}}, ben: {cards: {hera: 1}}}}\n' "$2" "$1" | "$referee" score -; }
is "a score that rests on an assumed value says so" "$(score_of apollo '{}' | grep '^rests')" \
    "rests on cards.apollo.points, which is assumed; compare it with your copy   (referee box mytikas --assumed)"
is "not where all is printed" "$(score_of apollo built-in | grep -c '^total') $(score_of apollo built-in | grep -c '^rests')" "1 0"
is "nor where none counts" "$(score_of zeus '{}' | grep -c '^total') $(score_of zeus '{}' | grep -c '^rests')" "1 0"

# MYK-12.20: what is assumed of the box is said once, in the first line, and is no finding
cat >"$work/first.yaml" <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {marker: anna}
log:
  - table: {deal: [violet ../../.., lemon ../../.., brown ../../.., blackmore ../../.., tangerine ../../.., violet 2 ../../.., lemon 2 ../../.., brown 3 ../../..]}
  - anna: start b2
YAML
is "MYK-12.20: copies and numbers are named" "$("$referee" "$work/first.yaml" | sed 's/   .*//; q')" \
    "assumed: copies of each patron, numbers on their tiles; compare with your copy"
is "MYK-12.20: but nothing is doubtful" "$("$referee" --format json "$work/first.yaml" | grep -c '"word"')" 0
sed 's/^table/box: built-in\ntable/' "$work/first.yaml" >"$work/compared.yaml"
is "MYK-12.20: not of a box that was compared" "$("$referee" "$work/compared.yaml" | grep -c '^assumed')" 0
exit "$failed"
