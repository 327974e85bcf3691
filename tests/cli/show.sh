# show.sh REFEREE: pictures of positions: as kept, well-formed, stable, and safe whatever the names are.
. tests/cli/common
escape=$(printf '\033')

# pictured GAME: has it a picture?
pictured() { "$referee" new "$1" --players anna,ben >"$work/new.yaml" && "$referee" show "$work/new.yaml" >/dev/null 2>&1; }

# expect NAME STATUS WORDS ARGUMENT...: the words are on standard error
expect() {
    name=$1 wanted=$2 words=$3
    shift 3
    "$referee" show "$@" >"$work/out" 2>"$work/err"
    status=$?
    [ "$status" = "$wanted" ] && grep -qF -e "$words" "$work/err"
    judge $? "$name"
}

# groups FILE: what lies on each part of its board, in any order; but for the legend, which in a picture tells of marks as well, and for
# places that can only be touched, which it has none of
groups() {
    sed -n -e "s/^<div class='part'.* aria-label=\"\(.*\)\">\$/part \1/p" -e "/^<svg class='board'/{n;s/<title>\(.*\)<\/title>/part \1/p;}" \
        -e "/<g data-track='[0-9]*'><\/g>/d" -e "s/<[^<>]* class='o f-none'\/>//;s/class='o /class='/" \
        -e "/^<g data-track='[0-9]*'><title>[^<]*<\/title><\/g>\$/d" -e "s/^<g data-track='[0-9]*'>/group /p" -e "s/^<g id=\"[^\"]*\"[^>]*>/group /p" "$1" |
        awk '/^part /{part = $0} part != "part legend"{print part, $0}' | LC_ALL=C sort
}

# ---- the kept pictures ----
grep -v '^#' tests/cli/pictures/positions >"$work/positions"
while read -r file record entry; do
    case $file in
    *.svg) "$referee" show "$record" --at "$entry" --svg >"$work/out" ;;
    *) "$referee" show "$record" --at "$entry" >"$work/out" ;;
    esac
    if cmp -s "$work/out" "$file"; then
        ok "$file is as kept"
    else
        not_ok "$file differs; if the new picture of $record is right, make pictures"
        diff "$file" "$work/out" | cut -c 1-200 | head -n 8 | sed 's/^/# /'
    fi
done <"$work/positions"
! grep -q ' $' tests/cli/pictures/*.txt
judge $? "no line of a text picture ends with blanks"
for game in $("$referee" games | sed 's/ .*//'); do
    pictured "$game" || continue
    grep -q "^scenarios/$game/picture.svg " "$work/positions"
    judge $? "a picture of $game is kept"
done

# ---- every record, in every form ----
for record in scenarios/*/*.yaml tests/cli/pictures/names.yaml; do
    pictured "$(sed -n 's/^game: *//p' "$record" | head -n 1)" || continue
    "$referee" show "$record" --svg >"$work/one.svg" && "$referee" show "$record" --html >"$work/one.html" &&
        "$referee" show "$record" >"$work/one.txt" && xmllint --noout --nonet "$work/one.svg" 2>"$work/err"
    judge $? "$record as text, well-formed SVG and page"
    twice=$(grep -o '<g id="[^"]*"' "$work/one.svg" | sort | uniq -d)
    [ -z "$twice" ]
    judge $? "$record: every group of the picture has a name of its own $twice"
    groups "$work/one.svg" >"$work/svg.groups" && groups "$work/one.html" | cmp -s - "$work/svg.groups" && [ -s "$work/svg.groups" ]
    judge $? "$record: everything lies on the page where it lies in the picture"
    "$referee" show "$record" --svg | cmp -s - "$work/one.svg" && "$referee" show "$record" --html | cmp -s - "$work/one.html"
    judge $? "$record: the same bytes twice"
done

# ---- what the files hold ----
svg=scenarios/mykerinos/picture.svg
for words in "<title id='title'>three mistakes</title>" "<desc id='desc'>Mykerinos, season 2" "prefers-color-scheme:dark" "class='found'" \
    "class='badge-number'>1<" "class='last'"; do
    grep -qF "$words" "$svg"
    judge $? "the SVG of three mistakes has $words"
done
! grep -qE "(href|src)=['\"]?[^#'\"]|url\\((\"|')?[^#\"']|@import|<script" "$svg"
judge $? "the SVG asks for nothing from outside"
"$referee" show scenarios/mykerinos/three-mistakes.yaml --html >"$work/page.html"
! grep -qE "(href|src)=.?(https?:|//|data:)|@import|url\\((\"|')?[^#\"']" "$work/page.html"
judge $? "the page asks for nothing from outside"
grep -qF "default-src 'none'" "$work/page.html"
judge $? "the page forbids itself to"
"$referee" show scenarios/cyclades/dispute.yaml --html >"$work/dispute.html"
[ "$(sed '/<details class=.names/,$d' "$work/dispute.html" | grep -c '<title>sea a1<')" = 1 ]
judge $? "what the board shows at the end is on the page once"
grep -q "<div class='box-sheet' id='box-cyclades-" "$work/dispute.html"
judge $? "below it is the sheet with the names of all places"
printf 'game: myst\nplayers: [blue, yellow]\nbox: built-in\nlog:\n  - blue: place library\n' >"$work/untold.yaml"
! "$referee" show "$work/untold.yaml" --html | grep -qF '<th>place</th>'
judge $? "a page gives nobody a place where open scores leave it untold"
for game in cyclades mytikas; do # a random game of hundreds of entries without one of its first turns: one mistake, and all that follows
    "$referee" play "$game" --players ada,ben,cleo --seed "$([ $game = mytikas ] && echo 2 || echo 3)" | awk '/^  - / && ++entry == 24 {next} 1' >"$work/gap.yaml"
    "$referee" check --fail-on never "$work/gap.yaml" | sed -n 's/.*clears \([0-9]*\) later.*/\1 later findings/p' >"$work/told"
    "$referee" show "$work/gap.yaml" --html 2>/dev/null | grep -o '[0-9]* later finding[a-z]*</summary>' | sed 's/<.*//' | cmp -s - "$work/told" && [ -s "$work/told" ]
    judge $? "$game: what follows from a mistake is one line of the page: $(cat "$work/told")"
done
"$referee" show tests/cli/pictures/names.yaml --html >"$work/names.html"
[ "$(grep -c 'alert(1)' "$work/names.html")" = 1 ] && grep -qF '&lt;/script&gt;&lt;script&gt;alert(1)' "$work/names.html"
judge $? "a note cannot become a script"

cat >"$work/again.yaml" <<'END'
game: mytikas
players: [anna, ben, carl]
box: built-in
table:
  turn: anna
  seats: {anna: {builder: zeus-day}, ben: {builder: demeter-day}, carl: {builder: hades-night}}
log:
  - anna: build minor-city level 1
  - anna: build minor-city slot 1
  - anna: build minor-city level 1
  - ben: build minor-city slot 1
END
"$referee" show "$work/again.yaml" --html | sed -n "s/^<li data-entry=.*<\/span> \([a-z]*: [^<]*\)<.*/\1/p" | cmp -s - <<'END'
anna: build minor-city level 1
anna: build minor-city slot 1
anna: build minor-city level 1
ben: build minor-city slot 1
END
judge $? "entries with the same numbers in other fields or of other players have their own words"

# ---- what the panels say ----
cat >"$work/shut-out.yaml" <<'END'
game: myst
players: [blue, yellow]
box:
  positions: {spaces: {s1: [s2], s2: [s3], s3: []}}
  landmarks: {tower: s1, ship: s2}
  switches: {}
  cards: {linking-book: 2, tower: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], ship: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]}
table: {youngest: blue, first: {yellow: s1, blue: s2}, pieces: {yellow: [s1], blue: [s3@s2]}}
END
"$referee" show "$work/shut-out.yaml" >"$work/out"
grep -qxF 'blue is shut out' "$work/out" && grep -qxF 'yellow is shut out, except with a Linking Book' "$work/out"
judge $? "a Linking Book is no way out without an open position for an own piece"

"$referee" show scenarios/cyclades/whole-game.yaml --at 100 | sed -n 3p | grep -qE '^  100 [a-z]+: '
judge $? "a number of three figures stands apart from its entry"

cat >"$work/bids.yaml" <<'END'
game: cyclades
players: [anna, ben, carl]
table: {phase: offerings, track: [anna, ben, carl], gods: [poseidon, ares]}
log:
  - anna: bid ares gold 2
  - ben: bid ares gold 2
  - anna: bid poseidon gold 1
END
"$referee" show "$work/bids.yaml" --svg | sed -n '/^<title>offerings/,/^<\/svg>/p' >"$work/gods"
[ "$(grep -c "class='badge'" "$work/gods")" = 1 ] && grep -q "class='badge-number'>2<" "$work/gods" && grep -q "class='found'" "$work/gods"
judge $? "a finding about a bid has its number beside the god"
"$referee" show "$work/bids.yaml" --color always | grep -F "$escape[" | grep -F ';7m' >"$work/out"
grep -qF 'poseidon  anna 1' "$work/out" && ! grep -qF 'ares ' "$work/out"
judge $? "on a terminal the lines of the panel that changed are turned"

"$referee" new myst --players anna,ben | "$referee" show - >"$work/board"
for landmark in clock-tower log-cabin giant-gears library planetarium sunken-ship rocket-ship; do
    [ "$(sed -n '/^a /,/^f /{n;p;}' "$work/board" | grep -c "  $landmark\b")" = 1 ]
    judge $? "the board of Myst in letters has the whole name of $landmark"
done
long=$(printf 'x%.0s' $(seq 59))
printf 'game: cyclades\nplayers: [a%s, b%s, c%s, d%s, e%s]\nlog:\n  - table: order a%s b%s c%s d%s e%s\n' \
    "$long" "$long" "$long" "$long" "$long" "$long" "$long" "$long" "$long" "$long" >"$work/long.yaml"
is "the longest names stand on the turn track whole" "$("$referee" show "$work/long.yaml" | sed -n '/^turn track/,/^for 4/p' | grep -co "[a-e]$long")" 5

# Carl's 4 troops and a die of 2 against ben's 2, the Minotaur's 2 and a die of 0: 6 to 4, with two pips in all.
"$referee" show scenarios/cyclades/battle.yaml --at 2 --svg | grep '<title>the dice</title>' >"$work/dice"
is "dice are drawn with their pips and sums" "$(grep -o "r='2'" "$work/dice" | wc -l | tr -d ' ') $(grep -oE '= [0-9]+' "$work/dice" | tr '\n' ' ')" "2 = 6 = 4 "

# Ada's 2 on Ares was outbid by ben's 3: her offer is struck through on that row.
printf '%s\n' 'game: cyclades' 'players: [ada, ben, cleo]' 'table: {phase: offerings, track: [ada, ben, cleo], gods: [ares, zeus], gold: {ada: 9, ben: 9}}' 'log:' \
    '  - ada: bid ares gold 2' '  - ben: bid ares gold 3' >"$work/outbid.yaml"
is "an offer that was outbid is struck through" "$("$referee" show "$work/outbid.yaml" --svg | sed -n 's/.*<title>the offer that was outbid<.*>\([0-9]\)<\/text>.*/\1/p')" 2

# Entry 36 of this game: anna's tile scores 1 at one end, and she has 15 points: 15 crosses of eight points. What is drawn is not written.
"$referee" show scenarios/myriath/whole-game-for-three.yaml --at 36 --svg >"$work/tiles.svg"
[ "$(grep '^<g id="left-0"' "$work/tiles.svg" | grep -oE "d='M[0-9]+,[0-9]+([hvl]-?[0-9]+(,|-)?[0-9]*){7}z'" | wc -l)" -eq 15 ] &&
    grep -q '^<g id="scored".*>1</text>' "$work/tiles.svg" && ! grep -qE 'has [0-9]+ left:|>points  |>to act  ' "$work/tiles.svg"
judge $? "a card of Myriath counts in crosses, an end shows what it scored, and no line repeats it"

! "$referee" show scenarios/myriath/illegal/myriath.outer-square.yaml --svg | grep -qF '>octagon<'
judge $? "an octagon that is left is no broader than the other tiles: its shape says what it is"
printf '%s\n' 'game: myriath' 'players: [anna, ben]' 'box: built-in' 'table: {first: anna, turn: ben, tiles: {anna: [octagon e5, place v-ll at h8 go wn], ben: [octagon h8]}}' \
    'log:' '  - ben: place v-ar at h8 go ws' >"$work/bend.yaml"
is "a refused strip of two lanes has its name at the bend" "$("$referee" show "$work/bend.yaml" --svg | sed -n "s/.* d='M\([0-9]*,[0-9]*\)v24l-12-12z' class='f-none.*<text x='\([0-9]*\)' y='\([0-9]*\)'.*>v-al<.*/\1 \2,\3/p")" "284,308 272,326"
"$referee" show scenarios/mykerinos/illegal/mykerinos.chosen.yaml --svg | sed -n 's/^<g id="area-\([12]\)".*<path d=.M[0-9]*,\([0-9]*\)v1[59][0-9]. .*/\1 \2/p' >"$work/lines"
is "the line between two tiles ends where they do, gone ones without a tag" "$(tr '\n' '|' <"$work/lines")" "1 62|2 24|"
"$referee" show scenarios/mytikas/from-the-deal.yaml --svg >"$work/cards.svg"
[ "$(($(sed -n "s/^<g id=\"lock-1\".*<path d='M[0-9]*,[0-9]*h\([0-9]*\)v.*/\1/p" "$work/cards.svg")))" -gt 100 ]
judge $? "a card of Mytikas is broad enough for hephaestus"

# Eighteen bids and names written carelessly are one line; the illegal one among them is told.
{ printf 'Game: cyclades\nplayers: [anna, ben, carl]\ntable: {phase: offerings, track: [anna, ben, carl], gods: [poseidon, ares], gold: {anna: 20, ben: 20}}\nlog:\n'
    printf '  - %s\n' 'anna: bid Ares 1' 'ben: bid Ares 1'
    for gold in 2 3 4 5 6 7 8 9; do printf '  - anna: bid Poseidon %s\n  - ben: bid Poseidon %s\n' $gold $gold; done; } >"$work/careless.yaml"
"$referee" show "$work/careless.yaml" --svg >"$work/careless.svg"
! grep -qE "noted|read as \`" "$work/careless.svg" && grep -qF '18 entries and 1 word outside the log read in other words' "$work/careless.svg" &&
    grep -q "class='t-red'>entry 2 illegal" "$work/careless.svg" && grep -q "class='t-red'>entry 18 " "$work/careless.svg"
judge $? "notes are one line of a picture, and no verdict makes room for them"
! "$referee" show "$work/careless.yaml" --at 1 | grep -F noted
judge $? "nor is a text picture told how its entry was read, which it shows as read"

# A player who may still act but has won is called a winner; the name of a landmark is above the frame of its space.
"$referee" show scenarios/myst/two-disputes.yaml --svg >"$work/draw.svg"
grep -q "class='head'>blue wins<" "$work/draw.svg" && grep -q "class='head'>yellow wins<" "$work/draw.svg" && ! grep -q "class='head'>.* to act<" "$work/draw.svg"
judge $? "both winners of a draw are named at the top of the picture"
"$referee" show scenarios/myst/opening.yaml --svg | grep -oE "class='last'|>log cabin<" | tail -1 | grep -q 'log cabin'
judge $? "a name that is wider than its space is not cut by the frame of the space"
# Of the squares of four players the dark grey ones are the darkest.
is "dark squares are darker than light ones" "$("$referee" show scenarios/myriath/whole-game-for-four.yaml --svg | sed -n "s/^<g id=\"square-[abc]6\".*class='f-\([a-z]*\) .*/\1/p" | tr '\n' ' ')" "black stone white "

# ---- the log judged again, because its head comes late ----
sed '/^log:/,/^claims:/{/^claims:/!d;}' scenarios/mykerinos/three-mistakes.yaml | sed '/^claims:/,$d' >"$work/head"
sed -n '/^log:/,/^claims:/p' scenarios/mykerinos/three-mistakes.yaml | sed '/^claims:/d' >"$work/log"
{ grep -E '^(game|players):' "$work/head"; cat "$work/log"; grep -vE '^(game|players):' "$work/head"; } >"$work/late.yaml"
cat "$work/head" "$work/log" >"$work/early.yaml"
"$referee" show "$work/early.yaml" --svg >"$work/early.svg"
"$referee" show "$work/late.yaml" --svg >"$work/late.svg"
cmp -s "$work/early.svg" "$work/late.svg"
judge $? "a head after its log makes no other picture"
for order in early late; do
    "$referee" show "$work/$order.yaml" --html | grep -c '<li data-entry' >"$work/$order.count"
done
cmp -s "$work/early.count" "$work/late.count"
judge $? "a head after its log makes no other page"

# ---- the page as a report ----
"$referee" check -j 3 --format html:"$work/report.html" --format short scenarios/mykerinos/*.yaml "$work/late.yaml" nowhere.yaml >/dev/null 2>&1
records=$(($(ls scenarios/mykerinos/*.yaml | wc -l) + 1))
[ "$(grep -c '<article' "$work/report.html")" = "$records" ]
judge $? "check --format html has an article for every record, readable or not"
[ "$(grep -o "<article id='[^']*'" "$work/report.html" | sort -u | wc -l)" = "$records" ]
judge $? "each with a name of its own"
"$referee" check -j 1 --format html scenarios/mykerinos/*.yaml "$work/late.yaml" nowhere.yaml 2>/dev/null | cmp -s - "$work/report.html"
judge $? "and the same however many workers there are"
"$referee" check --format html scenarios/mykerinos/three-mistakes.yaml | sed -n '/<article/,/<.article>/p' >"$work/checked"
"$referee" show --html scenarios/mykerinos/three-mistakes.yaml | sed -n '/<article/,/<.article>/p' | cmp -s - "$work/checked"
judge $? "and the same as show --html"

# ---- colour ----
"$referee" show scenarios/mykerinos/season-one.yaml --at 5 >"$work/plain"
! grep -q "$escape" "$work/plain"
judge $? "no colour in a pipe"
"$referee" show scenarios/mykerinos/season-one.yaml --at 5 --color always >"$work/colour"
grep -q "$escape" "$work/colour"
judge $? "colour where it is asked for"
sed "s/$escape\[[0-9;]*m//g" "$work/colour" | cmp -s - "$work/plain"
judge $? "colour changes nothing else"

# ---- wrong use ----
expect "only one kind of picture at a time" 3 "--svg or --html" scenarios/mykerinos/season-one.yaml --svg --html
is "how many turns is left out if nobody knows" "$("$referee" show scenarios/myst/illegal/myst.walk-far.yaml 2>/dev/null | grep 'to move')" "turn 1, yellow to move"
expect "no such entry" 3 "has only" scenarios/mykerinos/season-one.yaml --at 999
expect "no such file" 2 "nowhere.yaml" nowhere.yaml
printf 'game: mykerinos\nplayers: [anna, ben, carl]\ntable: {stock: {anna: 99}}\n' >"$work/impossible.yaml"
expect "no picture of an impossible table" 1 "impossible" "$work/impossible.yaml" --html
exit $failed
