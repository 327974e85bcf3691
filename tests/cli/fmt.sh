#!/bin/sh
# fmt REFEREE: records by the book; a verdict never changes, twice is as once, comments and layout stay.
. tests/cli/common
cp -r scenarios "$work/scenarios"
cp -r tests/cases "$work/cases"
cd "$work" || exit 1

cat >sloppy.yaml <<'YAML'
# our evening
game: Mykerinos
players: [Tom, ben]   # two of us
box: built-in
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}   # dealt by cleo

  - Tom: Start C3   # opening
  - BEN: start f3.
  # a long one
  - Tom:
      extend: [c4, c5]
  - ben: extend f4, f5
  - Tom: {extend: [d5, d6], note: "was that allowed?"}
  - ben: {start: e1, illegal: mykerinos.pyramid}
YAML
cat >neat.yaml <<'YAML'
# our evening
game: mykerinos
players: [Tom, ben]   # two of us
box: built-in
log:
  - table: deal violet lemon brown blackmore tangerine violet lemon brown   # dealt by cleo

  - Tom: start c3   # opening
  - ben: start f3
  # a long one
  - Tom: extend c4 c5
  - ben: extend f4 f5
  - Tom: {extend: [d5, d6], note: "was that allowed?"}
  - ben: start e1 illegal mykerinos.pyramid
YAML
"$referee" fmt --check sloppy.yaml >out
is "--check says so" "$? $(cat out)" "1 sloppy.yaml would change"
"$referee" fmt --diff sloppy.yaml >diff
is "--diff shows it" $? 1
cp sloppy.yaml copy.yaml
holds "the diff can be applied" patch -s copy.yaml diff
holds "and makes the same" cmp copy.yaml neat.yaml
"$referee" fmt sloppy.yaml
is "written" $? 0
holds "as expected" cmp sloppy.yaml neat.yaml
"$referee" fmt --check sloppy.yaml
is "twice is as once" $? 0

# Every record that is shipped or tested, but for those that are not read or judged to their end: the same report, but for places and notes.
report() { "$referee" check --format json "$@" | jq '[.records[] | {file, document, entries, over, scores, winners, "to-act": .["to-act"],
    findings: [.findings[] | select(.word != "noted") | {word, code, entry, message, player, house, mistake, follows}]}]'; }
report scenarios cases >before.json
find scenarios cases -name '*.yaml' | sort >names
unreadable=$("$referee" check --format json scenarios cases | jq -r '.records[] | [.findings[].word] as $words
    | select(($words | index("unreadable")) or ((.judged | not) and ($words | index("impossible") | not))) | .file' | sort -u)
echo "$unreadable" | comm -23 names - | xargs "$referee" fmt >out 2>&1
is "all others are written" $? 0
report scenarios cases >after.json
holds "no verdict changes" cmp before.json after.json
echo "$unreadable" | comm -23 names - | xargs "$referee" fmt --check >out 2>&1
is "and twice is as once" "$? $(head -n 3 out)" "0 "

cat >short.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {phase: excavation, passed: [anna, ben], last-action: used, cubes: {anna: [a1], carl: [b1]}, stock: {anna: 3, ben: 3, carl: 3}, tiles: [violet, lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]}
log:
  - anna: take left
YAML
cp short.yaml full.yaml
"$referee" fmt full.yaml && holds "unwritten decisions stay unwritten" cmp short.yaml full.yaml
"$referee" fmt --full full.yaml
is "unless --full" "$(sed -n '5,6p' full.yaml)" "  - carl: pass
  - anna: take left"
cat >closing.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {phase: excavation, passed: [anna, ben], last-action: used, cubes: {anna: [a1], carl: [b1]}, stock: {anna: 3, ben: 3, carl: 3}, tiles: [violet, lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]}
claims: {to-act: [anna]}
YAML
is "check says how to see what was assumed" "$("$referee" check closing.yaml | sed -n 2p)" \
    "1 optional entry assumed; --all lists it, referee fmt --diff --full shows it"
{ cat closing.yaml && echo --- && cat closing.yaml; } >both.yaml
"$referee" fmt --full closing.yaml
is "what the closing claims took as made" "$? $(sed -n '4,6p' closing.yaml)" "0 claims: {to-act: [anna]}
log:
  - carl: pass"
"$referee" fmt --full both.yaml
is "in each document" "$({ cat closing.yaml && echo --- && cat closing.yaml; } | diff - both.yaml)" ""
"$referee" check closing.yaml >out
is "is then written" "$? $(wc -l <out)" "0 2"
{ sed '/^log:/,$d' closing.yaml && printf 'log:\n  - claims:\n      over: false' ; } >unended.yaml
"$referee" fmt --full unended.yaml
is "also behind a line without a break" "$? $(tail -n 1 unended.yaml)" "0   - carl: pass"
printf 'game: mykerinos\nplayers: [Tom, ben]\nlog:\n  - Claims: {Over: False, To-Act: [Table]}\n' >several.yaml
is "an entry with several words of its own is one entry" "$("$referee" check several.yaml | head -n 1)" \
    "1 entry read in other words; --all lists it, referee fmt --diff shows it"

# written LINES WANTED NAME: what becomes of a log that ends with these lines
written() {
    printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n%s\n' "$1" >lines.yaml
    "$referee" fmt lines.yaml
    is "$3" "$? $(sed 1,5d lines.yaml)" "0 $2"
    "$referee" check lines.yaml >out
    is "$3: and is read as before" "$? $(grep -c 'read in other words' out)" "0 0"
}
written '  - Tom:
      start: c3' '  - Tom: start c3' "a last entry of several lines"
written '  - Tom:
      start: c3

# behind it
claims: {over: false}' '  - Tom: start c3

# behind it
claims: {over: false}' "a last entry of several lines before something else"
written '  - Tom: {start:
c3}
  -   ben: {start: f3}
claims: {over: false}' '  - Tom: start c3
  - ben: start f3
claims: {over: false}' "a line that is not indented"
written '    - Tom: start c3
      - ben: start f3
 - Tom: extend c4 c5
   - ben: extend f4 f5' '  - Tom: start c3
  - ben: start f3
  - Tom: extend c4 c5
  - ben: extend f4 f5' "every line at another column"
written '  -   Tom: {start: c3}
  - ben: start f3' '  - Tom: start c3
  - ben: start f3' "dashes with other blanks behind them"
written '  - # first
    Tom:   # his
      # where
      start: c3   # there
  # then
  - ben: start f3' '  # his
  # where
  # there
  - Tom: start c3   # first
  # then
  - ben: start f3' "comments inside an entry"
written '  - Tom starts on c3 (argh, what luck)
  - ben: I put a cube on f3 (lucky me!)' '  - Tom: {start: c3, note: "argh, what luck"}
  - ben: {start: f3, note: lucky me!}' "what people say, with their remarks"
written '  - Tom: {Start: C3, Note: "he said \" # no"}   # so
  - ben: {start: f3, note: "as it is"}' '  - Tom: {start: c3, note: "he said \" # no"}   # so
  - ben: {start: f3, note: "as it is"}' "a note with an entry read as it is meant"
written '  - ben: {start: c3, ruled: Void, illegal: [Log.Turn], note: x}
  - ben: start c3 illegal LOG.TURN' '  - ben: {start: c3, ruled: void, illegal: [log.turn], note: x}
  - ben: start c3 illegal log.turn' "capitals in what an entry says about itself"
quoted="'it''s # so'"
written "  - ben: {Start: C3, illegal: [log.turn], ruled: void, note: $quoted}   # hm" \
    '  - ben: {start: c3, illegal: [log.turn], ruled: void, note: "it'"'"'s # so"}   # hm' "codes and a note with an entry read as it is meant"
written '  -
    Tom: Start C3
  - # second
    ben: Start F3' '  - Tom: start c3
  - ben: start f3   # second' "a dash alone"
cat >left.yaml <<'YAML'
game: mykerinos
players: [Tom, ben]
box: built-in
log:
- table: deal violet lemon brown blackmore tangerine violet lemon brown
# so
- Tom:
    start: c3
    note: |
      he
       # thinks

  # of it
- claims: {Over: False,
  note: x}   # yes
# then
- ben: start f3
YAML
cat >right.yaml <<'YAML'
game: mykerinos
players: [Tom, ben]
box: built-in
log:
  - table: deal violet lemon brown blackmore tangerine violet lemon brown
  # so
  - Tom:
      start: c3
      note: |
        he
         # thinks

  # of it
  - claims: {over: false,
    note: x}   # yes
  # then
  - ben: start f3
YAML
"$referee" fmt left.yaml
is "entries are indented by two, whatever they keep" "$? $(diff left.yaml right.yaml)" "0 "
"$referee" fmt --check right.yaml
is "and then stay" $? 0
cat >flow.yaml <<'YAML'
players:
  - Tom
  - ben
game: mykerinos
log: [{table: Deal violet lemon brown blackmore tangerine violet lemon brown}]
YAML
before=$(cksum <flow.yaml)
"$referee" fmt flow.yaml
is "a log in brackets is left alone, and so is the list above it" "$? $(cksum <flow.yaml)" "0 $before"

# kept TEXT NAME: fmt changes nothing
kept() {
    printf '%b' "$1" >kept.yaml
    "$referee" fmt --check kept.yaml >out 2>&1
    is "$2" "$? $(cat out)" "0 "
}
kept 'game: mykerinos\nplayers: [Tom, ben]\nlog: [{ben: "start c3 illegal LOG.TURN"}]\n' "a word of an entry in quotes is not the entry"
strip=a-strip-whose-name-is-longer-than-a-printed-word-has-room-for-by-far
kept "game: myriath\nplayers: [anna, ben]\nbox: {tiles: {octagon: {ring: true}, $strip-aa: {path: es, ends: aa, count: 18}}}\ntable: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}\nlog:\n  - anna: {place: $strip-ll, at: h8, go: ws}\n" \
    "a name that is longer than what is printed"

printf 'game: Mykerinos\nplayers: [Tom, ben]\n' >head.yaml
is "standard input goes to standard output" "$("$referee" fmt - <head.yaml)" "$(printf 'game: mykerinos\nplayers: [Tom, ben]')"
is "also without a name" "$("$referee" fmt <head.yaml)" "$(printf 'game: mykerinos\nplayers: [Tom, ben]')"
"$referee" fmt --check - <head.yaml >out
is "--check of standard input" "$? $(cat out)" "1 standard input would change"
"$referee" fmt - <head.yaml | "$referee" fmt --check - >out
is "--check writes nothing where there is nothing to do either" "$? $(cat out)" "0 "
is "what is right comes out as it is" "$("$referee" fmt - <neat.yaml | cksum)" "$(cksum <neat.yaml)"
printf '\357\273\277game: Mykerinos\nplayers: [Tom, ben]\n' >marked.yaml
"$referee" fmt marked.yaml
is "behind a byte order mark" "$? $(cat marked.yaml)" "0 $(printf '\357\273\277game: mykerinos\nplayers: [Tom, ben]')"
printf 'game: nim\n' | "$referee" fmt - >out 2>/dev/null
is "what is unreadable comes out as it is" "$? $(cat out)" "2 game: nim"
printf 'game: nim\n' >odd.yaml
"$referee" fmt odd.yaml >/dev/null 2>&1
is "what is unreadable is left alone" "$? $(cat odd.yaml)" "2 game: nim"

# MYR-2.36: placements are written with go; a name that says nothing of the ends with turn and flip
head='game: myriath
players: [anna, ben]'
printf '%s\nbox: built-in\ntable: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}\nlog:\n  - anna: place v-ll at h8 turn 180\n' \
    "$head" >turned.yaml
is "MYR-2.36: turn becomes go" "$("$referee" fmt - <turned.yaml | tail -n 1)" "  - anna: place v-ll at h8 go wn"
is "MYR-2.36: so it is in a position" "$("$referee" table turned.yaml | grep -c 'place v-ll at h8 go wn')" 1
printf '%s\nbox: {geometry: {model: lanes}, tiles: {v-al: null, bend: {path: es, ends: al}}}\ntable: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}\nlog:\n  - anna: place bend at h8 flip true\n' \
    "$head" >bend.yaml
is "MYR-2.36: which a name that does not speak keeps" "$("$referee" fmt - <bend.yaml | tail -n 1)" "  - anna: place bend at h8 flip true"
is "MYR-2.36: also in a position" "$("$referee" table bend.yaml | grep -c 'place bend at h8 flip true')" 1
exit "$failed"
