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

# The sheet, for each number of players: two pages of A4, and the space of every entry of a game is written on its board. (tests/unit/box_sheet.c
# has every word of every vocabulary.)
for game in $("$referee" games | cut -d' ' -f1); do
    names=anna,ben
    [ "$game" = myst ] && names=blue,yellow
    for more in "" ,carl ,dora ,emil; do
        names=$names$more
        players=$(echo "$names" | tr ',' '\n' | wc -l)
        "$referee" box "$game" --svg --players "$players" >"$work/sheet.svg" 2>"$work/said" || continue
        grep -o '>[^<>]*</text>' "$work/sheet.svg" | sed 's/^>//; s/<.*//' | cut -d' ' -f1 | sort -u >"$work/written"
        "$referee" play "$game" --players "$names" --seed 7 | sed -n '/^log:/,/^claims:/p' | tr -c 'a-z0-9-' '\n' |
            grep -x '[a-l][0-9][0-9]*' | sort -u >"$work/named"
        [ "$game" = mykerinos ] && sed -i '/[789]/d' "$work/named" # of the last season: below the components
        is "$game, $players players: the spaces of entries are on the board" "$(comm -23 "$work/named" "$work/written" | tr '\n' ' ')" ""
        is "$game, $players players: at most two pages" "$(sed -n "2s/.* height='\([0-9]*\)'.*/\1/p" "$work/sheet.svg" | sed 's/^1122$/2244/')" 2244
        if command -v xmllint >/dev/null; then holds "$game, $players players: well-formed" xmllint --noout "$work/sheet.svg"; fi
    done
done
"$referee" box cyclades --svg --players 4 >"$work/sheet.svg"
# for two: the description, the head and the set-up
is "what is assumed is marked, and nothing else" "$("$referee" box cyclades --svg --players 2 | grep -o '(?)' | wc -l) $(grep -c '>[^<]*(?)[^<]*</text>' "$work/sheet.svg")" "3 1"
is "the map for four" "$(grep -o '>[^<]*</text>' "$work/sheet.svg" | grep -c '>f9<')" 1
"$referee" box myriath --svg --assumed >"$work/said" 2>&1
is "one thing at a time" "$?" 3
"$referee" box mytikas --svg --players 5 >"$work/said" 2>&1
is "not for five in a game for four" "$? $(cat "$work/said")" "3 referee: --players 5: Mytikas is played by 2 to 4, as in --players 4"
"$referee" box mytikas --players 3 >"$work/said" 2>&1
is "--players is about the sheet" "$?" 3
is "as a page" "$("$referee" box myst --html | grep -c "<div class='box-sheet'")" 1

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
