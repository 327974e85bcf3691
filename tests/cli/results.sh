# results.sh REFEREE: rows as data: every column counted by hand, filters, names, formats, bad records, shards, jobs, standard input.
. tests/cli/common
cd "$work" || exit 1
HOME=$work
export HOME
mkdir -p year/.git

cat >year/a.yaml <<'YAML'
game: cyclades
title: =1+1, the "Cup"
date: 2026-01-10
place: The Anchor
players: [Anna, ben, carl]
final: {Anna: {metropolises: 2, gold: 4}, ben: {metropolises: 2, gold: 6}, carl: {metropolises: 1, gold: 9}}
---
game: cyclades
date: 10 Feb 2026
players: [ben, Anna, carl]
final: {Anna: {metropolises: 2, gold: 4}, ben: {metropolises: 2, gold: 4}, carl: {metropolises: 1, gold: 9}}
---
game: cyclades
date: 3/4/2026
players: [ben, Anna, carl]
final: {Anna: {metropolises: 2}, ben: {metropolises: 2, gold: 4}, carl: {metropolises: 1}}
YAML
# green's Favors are not written: hera gives 5 or 9 points
cat >year/b.yaml <<'YAML'
game: mytikas
date: 2026-03-01
players: [blue, red, green]
final:
  blue: {minor-city: 2, major-city: 2, small-temple: 3, large-temple: 3, cards: [persephone, athena], favors: [hades]}
  red: {minor-city: [1, 1], major-city: [3, 2], large-temple: 2, cards: [zeus], favors: [zeus, zeus]}
  green: {minor-city: 1, cards: [hera]}
YAML
# ben has begun; the space that anna wants is full; the game is not over
cat >year/c.yaml <<'YAML'
game: mykerinos
date: 2026-03-02
house: {decline: forbid}
players: [anna, ben]
log:
  - table: deal violet lemon brown blackmore tangerine violet lemon brown
  - ben: start c3
  - anna: start c3
YAML
cat >year/d.yaml <<'YAML'
game: mykerinos
date: 2026-04-01
players: [ben, Carl]
final: {ben: {total: 12, stock: 1}, Carl: unknown}
YAML

# row NUMBER: of year, without the headings; column NAME ROW: a cell of it, as another program reads it
"$referee" results year >year.csv 2>errors
is "status 0: mistakes are data here" "$?" 0
cat >"$work/cell.py" <<'PY'
import csv, sys
rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))
for name in sys.argv[2].split():
    print('|'.join(row[name] for row in rows))
PY
column() { python3 cell.py year.csv "$1"; }
is "the headings" "$(head -n 1 year.csv | tr -d '\r')" \
    file,document,date,place,title,game,seats,player,seat,started,score,low,high,rank,won,decided-by,lines,house,mistakes,complete
is "lines end as RFC 4180 has it" "$(grep -c "$(printf '\r')\$" year.csv)" "$(wc -l <year.csv | tr -d ' ')"
is "file" "$(column file)" "$(printf 'year/a.yaml|%.0s' 1 2 3 4 5 6 7 8 9)year/b.yaml|year/b.yaml|year/b.yaml|year/c.yaml|year/c.yaml|year/d.yaml|year/d.yaml"
is "document" "$(column document)" "1|1|1|2|2|2|3|3|3|1|1|1|1|1|1|1"
is "date: another way to write it, and one that is not clear" "$(column date)" \
    "2026-01-10|2026-01-10|2026-01-10|2026-02-10|2026-02-10|2026-02-10||||2026-03-01|2026-03-01|2026-03-01|2026-03-02|2026-03-02|2026-04-01|2026-04-01"
is "place" "$(column place)" "The Anchor|The Anchor|The Anchor|||||||||||||"
is "title: quoted, and no formula" "$(column title)" "'=1+1, the \"Cup\"|'=1+1, the \"Cup\"|'=1+1, the \"Cup\"|||||||||||||"
is "game" "$(column game)" "$(printf 'cyclades|%.0s' 1 2 3 4 5 6 7 8 9)mytikas|mytikas|mytikas|mykerinos|mykerinos|mykerinos|mykerinos"
is "seats" "$(column seats)" "3|3|3|3|3|3|3|3|3|3|3|3|2|2|2|2"
is "player: who differs by case only is one person" "$(column player)" \
    "Anna|ben|carl|ben|Anna|carl|ben|Anna|carl|blue|red|green|Anna|ben|ben|carl"
is "seat" "$(column seat)" "1|2|3|1|2|3|1|2|3|1|2|3|1|2|1|2"
is "started: empty where nobody can know" "$(column started)" "||||||||||||no|yes||"
is "score: empty, not 0, where it is unknown" "$(column score)" "2|2|1|2|2|1|2|2|1|40|33||0|0|12|"
is "low" "$(column low)" "|||||||||||5||||0"
is "high" "$(column high)" "|||||||||||9||||"
is "rank: empty where the result is not certain" "$(column rank)" "2|1|3|1|1|3||||1|2|3||||"
is "won" "$(column won)" \
    "no|yes|no|shared|shared|no|undecided|undecided|undecided|yes|no|no|undecided|undecided|undecided|undecided"
is "decided-by" "$(column decided-by)" "gold decides: 4|gold decides: 6||equal gold: 4|equal gold: 4|||||||||||"
is "lines sum to the score" "$(python3 - <<'PY'
import csv
for row in csv.DictReader(open('year.csv', newline='', encoding='utf-8')):
    points = [pair.split('=') for pair in row['lines'].split(';')]
    if row['score'] and sum(float(point) for _, point in points) != float(row['score']):
        print(row['file'], row['player'])
PY
)" ""
is "lines" "$(column lines | sed 's/athena[^|]*//' | cut -d '|' -f 1,10,12)" \
    "metropolises=2|minor cities=3;major cities=6;small temples=6;large temple=12;|minor cities=2;major cities=0;small temples=0;large temple=0;hera="
is "house" "$(column house)" "||||||||||||decline=forbid|decline=forbid||"
is "mistakes" "$(column mistakes)" "0|0|0|0|0|0|0|0|0|0|0|0|1|1|0|0"
is "complete" "$(column complete)" "$(printf 'yes|%.0s' 1 2 3 4 5 6 7 8 9 10 11 12)no|no|yes|yes"
is "names that were joined are told once" "$(cat errors)" \
"referee: \`anna\` is counted as \`Anna\`; list it under \`people:\` in the club file to choose the name
referee: \`Carl\` is counted as \`carl\`; list it under \`people:\` in the club file to choose the name"

# ---- formats ----
"$referee" results --format jsonl year >year.jsonl 2>/dev/null
is "JSON lines say the same" "$(jq -rs 'map([.player, .score, .low, .rank, .won, .started, .complete] | map(tostring) | join(" ")) | .[0], .[11], .[12], .[15]' year.jsonl)" \
"Anna 2 null 2 no null true
green null 5 3 no null true
Anna 0 null null undecided false false
carl null 0 null undecided null true"
is "lines and house are objects" "$(jq -c 'select(.player == "green") | [.lines.hera, .lines["minor cities"], .house]' year.jsonl) $(jq -c 'select(.file == "year/c.yaml") | .house' year.jsonl | head -n 1)" \
    '[null,2,{}] {"decline":"forbid"}'
is "text as it is written, without an apostrophe" "$(jq -r .title year.jsonl | head -n 1)" '=1+1, the "Cup"'
is "both at once, one into a file" "$("$referee" results year --format jsonl:two.jsonl --format csv 2>/dev/null | cmp - year.csv && cmp two.jsonl year.jsonl && echo same)" same
is "a table for people, sorted" "$("$referee" results --format table year --game mytikas 2>&1)" \
"date        game     player  seat  score  rank  won  mistakes  file         decided-by
2026-03-01  mytikas  blue       1     40     1  yes         0  year/b.yaml
2026-03-01  mytikas  red        2     33     2  no          0  year/b.yaml
2026-03-01  mytikas  green      3    5-9     3  no          0  year/b.yaml"
is "sorted where it is asked for" "$("$referee" results --sort year/d.yaml year/a.yaml 2>/dev/null | cut -d , -f 1-3 | tail -n +2 | uniq)" \
"year/a.yaml,3,
year/a.yaml,1,2026-01-10
year/a.yaml,2,2026-02-10
year/d.yaml,1,2026-04-01"

is "the report says whether the winner is certain, and if not why" \
    "$("$referee" check --format json year | jq -r '.records[] | select(.file == "year/a.yaml" or .file == "year/c.yaml") | "\(.decided) \(.why)"')" \
"yes null
yes null
unknown ben and Anna have at least 2 metropolises each, and gold decides; write Anna's gold
no null"

# ---- filters ----
rows() { "$referee" results "$@" year 2>errors | tail -n +2 | wc -l | tr -d ' '; }
is "--since: those without a clear date are left out" "$(rows --since 2026-03-01)" 7
is "and counted" "$(grep date errors)" "referee: 1 record without a clear date left out"
is "--until" "$(rows --until '10 Feb 2026')" 6
is "--since and --until are the first and the last day" "$(rows --since 2026-02-10 --until 2026-03-01)" 6
is "--game" "$(rows --game mykerinos)" 4
is "--player, in any case" "$(rows --player ANNA)" 4
is "a player whom nobody met" "$("$referee" results --player zoe year 2>&1 >/dev/null | grep zoe)" "referee: no player is called \`zoe\`"
"$referee" results --since yesterday year >said 2>errors
is "a day that is not clear" "$? $(cat errors)" "3 referee: --since needs a day such as 2026-11-14, not \`yesterday\`"
"$referee" results --game mykernos year >said 2>errors
is "a game that there is not" "$? $(cat said)" "3 "
"$referee" results --format json year >said 2>errors
is "a format of other commands" "$? $(cat errors)" "3 referee: unknown format \`json\`; did you mean \`jsonl\`?"

# ---- people ----
printf 'people: {Benjamin: [ben, Benny], Anna: anna}\n' >year/.referee.yaml
is "people: joins names" "$("$referee" results year 2>&1 | grep -c ',ben,') $("$referee" results --player benny year 2>/dev/null | grep -c ',Benjamin,')" "0 5"
is "and says nothing about them" "$("$referee" results year 2>&1 >/dev/null)" "referee: \`Carl\` is counted as \`carl\`; list it under \`people:\` in the club file to choose the name"
printf 'game: cyclades\nplayers: [ben, Benny]\nfinal: {ben: {metropolises: 3}, Benny: {metropolises: 1}}\n' >year/e.yaml
is "two players of one game are two people" "$("$referee" results year/e.yaml 2>errors | cut -d , -f 8 | tr '\n' ' ') $(cat errors)" \
    "player ben Benny  referee: year/e.yaml: \`ben\` and \`Benny\` play in one game and are not joined there"
rm year/e.yaml
faulty() { printf '%s\n' "$1" >club.yaml; "$referee" check --club club.yaml --format json year/a.yaml | jq -r '.records[0].findings[0].message'; }
is "a name of two people" "$(faulty 'people: {ben: [Benny], Bob: [benny]}')" \
    "\`benny\` belongs to two people; remove it from \`ben\` or \`Bob\`"
is "people that is a list" "$(faulty 'people: [ben]')" "\`people\` must map each name to other names of the same person, as in \`ben: [Benny]\`"
is "a name that is a map" "$(faulty 'people: {ben: {a: b}}')" "\`people\` must map each name to other names of the same person, as in \`ben: [Benny]\`"
rm year/.referee.yaml

# ---- bad records ----
printf 'game: cyclades\nplayers: anna\nlgo: []\n' >year/bad.yaml
printf 'game: cyclades\nplayers: [a, b\n' >year/broken.yaml
printf 'hello: world\n' >year/other.yaml
"$referee" results year >bad.csv 2>errors
is "status 2" "$?" 2
is "the rest is there" "$(cmp bad.csv year.csv && echo same)" same
is "they are named and counted" "$(grep -c '^referee: year/bad.yaml:2:\|^referee: year/broken.yaml:2:' errors) $(grep judged errors)" \
    "2 referee: 2 of 8 records could not be judged and have no rows"
is "other files are counted" "$(tail -n 1 errors)" "referee: 1 other file passed over"
"$referee" results nowhere year/d.yaml >said 2>errors
is "a file that is missing" "$? $(wc -l <said | tr -d ' ') $(head -n 1 errors)" "2 3 referee: nowhere: No such file or directory"
rm year/bad.yaml year/broken.yaml year/other.yaml
sed 's/start c3/strat c3/' year/c.yaml >unread.yaml
"$referee" results unread.yaml >said 2>errors
is "an entry that is unreadable: rows, and status 2" "$? $(wc -l <said | tr -d ' ') $(tail -n 1 errors)" \
    "2 3 referee: 1 of 1 records could not be read completely; the rows have what could be read"

# ---- many at a time ----
"$referee" results -j 4 year >said 2>/dev/null
is "-j: the same" "$(cmp said year.csv && echo same)" same
for shard in 1 2 3; do "$referee" results --shard $shard/3 year 2>/dev/null | tail -n +2; done | sort >shards
is "shards together: the same rows" "$(tail -n +2 year.csv | sed 's/,Anna,1,no/,anna,1,no/' | sort | cmp - shards && echo same)" same
is "standard input" "$("$referee" results --stdin-filename year/d.yaml - <year/d.yaml | cut -d , -f 1,8 | tail -n 1)" "year/d.yaml,Carl"
is "a list of names" "$(printf 'year/d.yaml\0' | "$referee" results --files0-from - | wc -l | tr -d ' ')" 3
awk 'BEGIN { for (i = 0; i < 3000; i++) print "---\ngame: cyclades\nplayers: [a, b]\nfinal: {a: {metropolises: 3}, b: {metropolises: 1}}" }' >many.yaml
is "one file of many records" "$("$referee" results -j 3 many.yaml | cut -d , -f 2 | tail -n 1)" 3000
for times in 10000 40000; do
    awk -v times=$times 'BEGIN { for (i = 0; i < times; i++) print "---\ngame: cyclades\nplayers: [a, b]\nfinal: {a: {metropolises: 3}, b: {metropolises: 1}}" }' >many.yaml
    python3 -c 'import resource, subprocess, sys
subprocess.run([sys.argv[1], "results", "many.yaml"], stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$referee" >memory.$times
done
is "memory does not grow with the number of records" "$(awk 'NR == 1 { least = $1 } END { print ($1 < 1.2 * least) }' memory.10000 memory.40000)" 1
mkdir hostile
printf 'game: cyclades\ntitle: "one\\ntwo\\x1b[31m"\nplayers: ["@a", "-b", "+c", "'\''=d"]\nfinal: {"@a": {metropolises: 2}}\n' >hostile/h.yaml
is "names that would be formulas" "$("$referee" results hostile 2>/dev/null | cut -d , -f 5,8 | tail -n +2)" \
"one\\x0atwo\\x1b[31m,'@a
one\\x0atwo\\x1b[31m,'-b
one\\x0atwo\\x1b[31m,'+c
one\\x0atwo\\x1b[31m,''=d"
exit "$failed"
