#!/bin/sh
# unread REFEREE: lines that are not read are reported first, all of them, and judging stops before the first.
. tests/cli/common
cd "$work" || exit 1

# Five entries are judged; lines 10, 12 and 14 cannot be read, and the last entry would be illegal.
cat >unread.yaml <<'YAML'
game: mykerinos
players: [Tom, ben]
box: built-in
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - Tom: start c3
  - ben: Start F3.
  - Tom: start c4
  - ben: extend f4 f5
  - Tom: extned d5 d6
  - ben: extend e5 e4
  - ben frobnicates the wugs
  - Tom: pass
  - ben: pas
  - ben: start c3
claims: {winners: [ben], over: true}
YAML
cp unread.yaml before.yaml
"$referee" check unread.yaml >out 2>&1
is "status 2" $? 2
line="judged up to entry 5; line 10 could not be read, and the 5 lines after it wait for it; \`referee fmt --accept\` takes 2 of the 2 proposals"
is "the line that says so" "$(grep '^judged' out)" "$line"
is "unread lines come first, then what was found before them" \
    "$(sed -n 's/^ *--> \([^ ]*\).*/\1/p' out | tr '\n' ' ')" "unread.yaml:10:10 unread.yaml:12:5 unread.yaml:14:10 unread.yaml:6:16 "
is "each with its proposal" "$(grep -c '= fix: ' out)" 2
holds "the summary says that the rest was not judged" grep -q '^unread.yaml: .* 5 entries, .*The rest was not judged\.$' out
hides() { ! grep -q "$@"; }
holds "nothing after the first is judged" hides 'claims\.\|entry 11' out

"$referee" check --verbose unread.yaml >out
is "--verbose lists how entries were read" "$(grep '^unread.yaml:7' out)" "unread.yaml:7: entry 3 read as \`ben: start f3\`"
sed 's/Start F3\./Start C3./' unread.yaml >worded.yaml
"$referee" check worded.yaml >out
is "a finding about an entry in other words shows how it was read" "$(grep '= read:' out)" "    = read: \`ben: start c3\`"

"$referee" check --format json unread.yaml >out
is "json" "$(jq -c '.records[0] | [.partial, .entries, ."unread-line", .waiting, .over, .winners, .decided, .why]' out)" \
    '[true,5,10,5,false,[],"no","the record was not judged to its end"]'
for format in short gcc tap github markdown sarif junit; do
    "$referee" check --format $format unread.yaml >out
    is "$format: status" $? 2
    holds "$format says so" grep -q 'judged up to entry 5; line 10 could not be read' out
done
"$referee" check --write-baseline known.json unread.yaml >/dev/null
"$referee" check --baseline known.json unread.yaml >out
is "a baseline never hides it" $? 2
holds "and the line stays" grep -q '^judged up to entry 5; line 10' out

"$referee" results unread.yaml >out 2>err
is "results: undecided, not complete" "$? $(tail -1 out | grep -c ',undecided,.*,no')" "2 1"
"$referee" standings --format json unread.yaml >out 2>err
is "standings do not rate it" "$? $(jq '[.standings[] | select(.rated > 0)] | length' out)" "2 0"
for command in score moves table show ledger perft; do
    "$referee" $command unread.yaml >out 2>err
    is "$command: status" $? 2
    holds "$command says so" grep -q 'judged up to entry 5; line 10 could not be read' err
done
"$referee" score --at 5 unread.yaml >out 2>&1
is "before the line everything is known" $? 0
"$referee" score --at 8 unread.yaml >out 2>&1
is "after it nothing is" "$? $(cat out)" \
    "2 referee: unread.yaml: ${line%;*}; see referee check"
"$referee" try unread.yaml Tom: pass >out 2>&1
is "try judges nothing after it" "$? $(cat out)" "2 referee: unread.yaml: ${line%;*}; see referee check"
"$referee" add unread.yaml Tom: pass >out 2>&1
is "nor does add" $? 2
printf 'moves\n' | "$referee" keep unread.yaml >out 2>&1
is "nor does keep" "$? $(tail -1 out)" \
    "2 referee: fix the unread lines first (referee fmt --accept writes their fixes); unread.yaml was not changed"
holds "none of them wrote" cmp unread.yaml before.yaml

# mend lists the proposals first, each with its diff; what was judged is searched as ever.
"$referee" mend unread.yaml >out
is "mend: proposals" $? 1
is "the proposals in order" "$(grep -c '^[0-9]*\. entry \(6\|10\) cannot be read; change it to ' out)" 2
holds "and the line without one" grep -q '^entry 8 cannot be read; referee check says why$' out

# fmt writes what was read, names what was not, all of it, and leaves it.
"$referee" fmt --diff unread.yaml >out 2>err
is "fmt --diff" $? 2
is "it shows how lines were read" "$(grep '^+  -' out | tr '\n' '|')" \
    "+  - table: deal violet lemon brown blackmore tangerine violet lemon brown|+  - ben: start f3|"
is "and names the others" "$(cut -d: -f2,3 err | tr '\n' ' ')" " unread.yaml:10  unread.yaml:12  unread.yaml:14 "
"$referee" fmt unread.yaml 2>/dev/null
is "fmt" $? 2
is "unread lines stay" "$(sed -n '10p;12p;14p' unread.yaml | tr '\n' '|')" \
    "  - Tom: extned d5 d6|  - ben frobnicates the wugs|  - ben: pas|"
"$referee" fmt --accept unread.yaml >out 2>err
is "fmt --accept" $? 2
is "what it wrote" "$(grep '^[-+]  ' out | tr '\n' '|')" \
    "-  - Tom: extned d5 d6|+  - Tom: extend d5 d6|-  - ben: pas|+  - ben: pass|"
is "what it did not" "$(cut -d: -f2,3 err | tr '\n' ' ')" " unread.yaml:12 "
sed -i '/frobnicates/d' unread.yaml
"$referee" check unread.yaml >out
is "then all of it is judged" "$? $(grep -c '^judged' out)" "1 0"

# An unread claim stops nothing.
printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n  - claims: {scroes: {Tom: 1}}\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n' >claim.yaml
"$referee" check claim.yaml >out
is "an unread claim stops nothing" "$? $(grep -c 'The rest was not judged' out)" "2 0"

# Many unread lines: one finding each, counted to the end.
{
    printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n'
    awk 'BEGIN { for (i = 0; i < 30000; i++) print "  - Tom: frob " i }'
} >many.yaml
"$referee" check --format json many.yaml >out
is "many" "$(jq -c '[.summary.unreadable, .records[0].waiting, .records[0].dropped > 0]' out)" "[30000,29999,true]"
"$referee" check many.yaml >out
holds "the summary says how many have no proposal" grep -q '(20000 unreadable), no proposals for the last 1[0-9]*,' out

# Searches have a budget of work, the same wherever and whenever they run, and say when it was spent.
{
    sed '/^claims:/,$d' "$root/scenarios/myriath/three-at-the-table.yaml"
    awk 'BEGIN { for (i = 0; i < 60; i++) print "  - carl: {place: s-al, at: f8, go: wnw}" }'
} >illegal.yaml
"$referee" check illegal.yaml >out
holds "a search that was cut says so" grep -q '^illegal.yaml: [0-9]* mistakes ([^)]*), not every change was tried' out
printf 'game: mykerinos\nplayers: [Tom, ben]\nbox: built-in\nlog:\n  - table: deal violet lemon brown blackmore tangerine violet lemon brown\n  - Tom: start d3\n  - ben: extend a1 a2\n' >one.yaml
"$referee" check one.yaml >out
holds "one that was not says nothing" hides 'not every change' out

# A name that would be a command in the log of a workflow.
for name in '##ann' 'an##[n'; do
    printf 'game: mykerinos\nplayers: ["%s", ben]\n' "$name" >name.yaml
    "$referee" check name.yaml >out
    is "the name $name" "$? $(grep -c "a player's name must be text of .* without .* commands of a workflow" out)" "2 1"
done
exit "$failed"
