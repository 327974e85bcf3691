# standings.sh REFEREE: who won how often, from which seat, against whom, and ratings: by hand, and compared with another program.
. tests/cli/common
cd "$work" || exit 1
HOME=$work
export HOME

# ---- by hand: scenarios/season.yaml, twelve games; the last has no certain winner ----
season=$root/scenarios/season.yaml
"$referee" standings --format json "$season" >season.json
is "records" "$(jq -c '[.records, .unfinished, .undecided, .undated]' season.json)" "[12,0,1,0]"
is "all games, then each by itself" "$(jq -c '[.standings[] | [.game, .games]]' season.json)" '[[null,12],["cyclades",6],["mykerinos",6]]'
# anna at Mykerinos: 38 (2nd), 45 (1st), 44 (1st), 27 (3rd), 37 (2nd), 48 (1st)
is "anna at Mykerinos" "$(jq -c '.standings[2].players[] | select(.player == "anna") | [.played, .won, .shared, ."best-score", (."mean-score" * 6 | round), (."mean-rank" * 6 | round)]' season.json)" \
    "[6,3,0,48,239,10]"
# she has seat 1 in the first, fourth and last of these: 38, 27 and 48
is "from seat 1" "$(jq -c '.standings[2].players[] | select(.player == "anna") | .seats[0] | [.seat, .played, .won, (."mean-score" * 3 | round)]' season.json)" "[1,3,1,113]"
# anna before ben: 20 Feb, 20 Mar and 9 Oct; after him: 6 Feb, 8 May and 11 Sep
is "against ben" "$(jq -c '.standings[2].players[] | select(.player == "anna") | .against[] | select(.player == "ben")' season.json)" '{"player":"ben","met":6,"before":3,"after":3}'
is "a shared win is not among those won" "$(jq -c '.standings[1].players[] | select(.player == "ben") | [.won, .shared, .undecided]' season.json)" "[0,1,1]"
is "ten rated games to be ranked" "$(jq -c '[.standings[0].players[0] | .place, .rated] + [.standings[1].players[] | .place]' season.json)" "[1,11,null,null,null]"
# Two new players: c = sqrt(2 (625/9 + 625/36)) = 13.1762, p = 1/2; both for the winner himself, who has rank 1: omega = (625/9) / c / 2 = 2.6352
printf 'game: cyclades\nplayers: [a, b]\nfinal: {a: {metropolises: 3}, b: {metropolises: 1}}\n' >two.yaml
is "one game, as the paper has it" "$("$referee" standings --format json two.yaml | jq -c '[.standings[0].players[] | .rating, .uncertainty]')" \
    "$(python3 -c 'from math import sqrt
v, b = 625 / 9, 625 / 36
c = sqrt(2 * (v + b))
kept = sqrt(v * (1 - sqrt(v) / c * v / c ** 2 / 4))
print("[%.6f,%.6f,%.6f,%.6f]" % (25 + v / c / 2, kept, 25 - v / c / 2, kept))')"

# ---- another program: 240 random games of four games, six people, dates of a year, some not finished, some without a date ----
mkdir club
python3 - "$referee" <<'PY'
import random, subprocess, sys
random.seed(53)
people = ['anna', 'ben', 'carl', 'dora', 'emil', 'Fay Q.']
for number in range(240):
    game = random.choice(['cyclades', 'mykerinos', 'myriath', 'mytikas'])
    names = random.sample(people, random.choice([2, 3, 4]))
    moves = ['--moves', '30'] if number % 12 == 5 else []
    record = subprocess.run([sys.argv[1], 'play', game, '--players', ','.join(names), '--seed', str(number + 1)] + moves, stdout=subprocess.PIPE, check=True).stdout.decode()
    date = '' if number % 15 == 7 else 'date: 2026-%02d-%02d\n' % (random.randint(1, 12), random.randint(1, 28))
    open('club/%03d.yaml' % number, 'w').write(date + record)
PY
cp "$season" club/season.yaml
"$referee" results -j 2 club >club.csv
"$referee" standings -j 2 --format json club >club.json
"$referee" check --format json --fail-on never club >check.json
is "another program computes the same" "$(python3 "$root/tests/cli/standings.py" club.csv club.json check.json)" "same: many"
"$referee" standings --format json --game cyclades --since 2026-03-01 --until 2026-09-30 club >some.json 2>/dev/null
"$referee" results --game cyclades --since 2026-03-01 --until 2026-09-30 club >some.csv 2>/dev/null
is "of one game and half a year too" "$(python3 "$root/tests/cli/standings.py" some.csv some.json)" "same: many"
is "--player changes what is shown, not what is counted" \
    "$("$referee" standings --format json --player FAY\ q. club | jq -c '[.standings[].players[]]')" "$(jq -c '[.standings[].players[] | select(.player == "Fay Q.")]' club.json)"
is "-j and the order of the files make no difference" "$("$referee" standings --format json $(ls -r club/*.yaml) | cmp - club.json && echo same)" same

fits() { PYTHONPATH=$root/tests/cli PYTHONDONTWRITEBYTECODE=1 python3 -c 'import json, sys
from schema_check import closed, validator
check = validator(sys.argv[1], closed)
for line in open(sys.argv[2]) if sys.argv[2].endswith("jsonl") else [open(sys.argv[2]).read()]:
    check.validate(json.loads(line))' "$root/schemas/$1.schema.json" "$2"; }
"$referee" results --format jsonl club >club.jsonl
if python3 -c 'import jsonschema' 2>/dev/null; then
    holds "rows fit their schema" fits results club.jsonl
    holds "standings fit theirs" fits standings club.json
fi

# ---- what is said ----
is "text" "$("$referee" standings two.yaml)" \
"1 game.

cyclades (1)
    player  played  won  shared  mean score  best  mean rank  rating   +-
    a            1    1       0         3.0     3       1.00    27.6  8.1
    b            1    0       0         1.0     1       2.00    22.4  8.1
  A player is ranked after 10 rated games.

  seat  played  won  shared  mean score  mean rank
  1          1    1       0         3.0       1.00
  2          1    0       0         1.0       2.00

  before-after    a    b
  a                  1-0
  b             0-1"
printf 'game: cyclades\nplayers: ["<b>&", c]\nfinal: {"<b>&": {metropolises: 3}, c: {metropolises: 1}}\n' >odd.yaml
"$referee" standings --html odd.yaml "$season" >page.html
is "--html is the format html" "$("$referee" standings --format html odd.yaml "$season" | cmp - page.html && echo same)" same
is "the page needs no script and no network" "$(grep -c -i -e '<script' -e 'http[s]*:' -e 'url(' -e ' src=' -e '@import' page.html)" 0
is "and is well formed, names and all" "$(python3 - <<'PY'
import re, xml.etree.ElementTree as tree
page = open('page.html', encoding='utf-8').read()
page = re.sub(r'<meta[^>]*>', '', page[page.index('<html'):])
root = tree.fromstring(page)
print([cell.text for cell in root.iter('td') if cell.get('class') == 'name'][:5], len(list(root.iter('svg'))))
PY
)" "['anna', 'ben', 'carl', '<b>&', 'c'] 6"
# anna: the rating of each of her eleven rated games, of which the last is what the table says
is "a line has a point for each rated game" "$("$referee" standings --html "$season" | sed -n "s/.*<polyline points='\([^']*\)'.*/\1/p" | head -n 1 | wc -w | tr -d ' ')" 11
printf 'game: cyclades\nplayers: [a, b]\n' >begun.yaml
is "a game that is not over does not count" "$("$referee" standings begun.yaml)" "0 games. 1 record is of a game that is not over."
printf 'game: cyclades\n' >bad.yaml
"$referee" standings two.yaml bad.yaml >said 2>errors
is "a bad record: the rest is counted, status 2" "$? $(head -n 1 said) $(tail -n 1 errors)" "2 1 game. referee: 1 of 2 records could not be judged and has no rows"
is "it is counted in JSON too" "$("$referee" standings --format json two.yaml bad.yaml 2>/dev/null | jq -c '[.records, .unjudged, .unread]')" "[1,1,0]"
python3 -c 'import csv, sys
rows = list(csv.reader(open("club.csv", newline="", encoding="utf-8")))
rows[1][4] = "two\nlines, \"quoted\""
csv.writer(open("other.csv", "w", newline="", encoding="utf-8"), quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)'
jq -c . club.json >club.compact
is "rows as another program writes them" "$("$referee" standings --format json --rows other.csv | jq -c '.unjudged = 0 | .unread = 0' | cmp - club.compact && echo same)" same
"$referee" results two.yaml >rows.csv
"$referee" results two.yaml bad.yaml >bad.csv 2>/dev/null
"$referee" standings --rows bad.csv --format json >said 2>errors
is "rows do not say how many records were not judged" "$? $(jq -c '[.records, .unjudged, .unread]' said) $(cat errors)" \
    "0 [1,null,null] referee: rows do not say whether every record was judged; the status of \`results\` does"
printf 'hello,world\r\n' >>rows.csv
"$referee" standings --rows rows.csv >said 2>errors
is "rows that are none" "$? $(cat errors)" "2 referee: rows.csv:4: a row has 20 cells"
"$referee" standings --rows rows.csv two.yaml >said 2>errors
is "rows or records" "$?" 3
exit "$failed"
