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
is "--check says so" "$? $(cat out)" "1 sloppy.yaml would be written differently"
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

# Every readable record that is shipped or tested: the same report, but for places and notes.
report() { "$referee" check --format json "$@" | jq '[.records[] | {file, document, entries, over, scores, winners, "to-act": .["to-act"],
    findings: [.findings[] | select(.word != "noted") | {word, code, entry, message, player, house, mistake, follows}]}]'; }
report scenarios cases >before.json
find scenarios cases -name '*.yaml' | sort >names
unreadable=$("$referee" check --format json scenarios cases | jq -r '.records[] | select([.findings[].word] | index("unreadable")) | .file' | sort -u)
echo "$unreadable" | comm -23 names - | xargs "$referee" fmt >out 2>&1
is "all others are written" $? 0
report scenarios cases >after.json
holds "no verdict changes" cmp before.json after.json
echo "$unreadable" | comm -23 names - | xargs "$referee" fmt --check >out 2>&1
is "and twice is as once" "$? $(head -n 3 out)" "0 "

cat >short.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {phase: excavation, passed: [anna, ben], cubes: {anna: [a1], carl: [b1]}, stock: {anna: 3, ben: 3, carl: 3}, tiles: [violet, lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]}
log:
  - anna: take left
YAML
cp short.yaml full.yaml
"$referee" fmt full.yaml && holds "unwritten decisions stay unwritten" cmp short.yaml full.yaml
"$referee" fmt --full full.yaml
is "unless --full" "$(sed -n '5,6p' full.yaml)" "  - carl: pass
  - anna: take left"
printf 'game: nim\n' >odd.yaml
"$referee" fmt odd.yaml >/dev/null 2>&1
is "what is unreadable is left alone" "$? $(cat odd.yaml)" "2 game: nim"
exit "$failed"
