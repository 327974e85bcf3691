# recipes.sh REFEREE: the recipes of man referee-results print what the page says, each where its tool is there.
. tests/cli/common
mkdir "$work/bin"
ln -s "$referee" "$work/bin/referee"
cp scenarios/season.yaml "$work"
cd "$work" || exit 1
PATH=$work/bin:$PATH
export PATH
cat >recipes.py <<'PY'
import re, shutil, subprocess, sys
text = open(sys.argv[1], encoding='utf-8').read()
for block in re.findall(r'^\.Bd -literal.*?\n(\$ .*?)^\.Ed', text, re.M | re.S):
    lines = block.replace('\\(aq', "'").replace('\\e', '\\').splitlines()
    commands = []
    for line in lines:
        if line.startswith('$ '):
            commands.append([line[2:], ''])
        elif line.startswith('> '):
            commands[-1][0] += '\n' + line[2:]
        else:
            commands[-1][1] += line + '\n'
    for command, wanted in commands:
        name = command.split('\n')[0]
        tools = [word for word in re.findall(r'(?:^|\|\s*)(\w+)', command) if word in ('sqlite3', 'duckdb', 'jq')]
        if any(not shutil.which(tool) for tool in tools):
            print('ok recipes: left out, %s is missing: %s' % (', '.join(tools), name))
            continue
        said = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.decode()
        print('ok recipes: ' + name if said == wanted else 'not ok recipes: %s: found %r, wanted %r' % (name, said, wanted))
PY
python3 recipes.py "$root/man/referee-results.7" >said
cat said
! grep -q '^not ok' said || failed=1
is "all recipes were seen" "$(grep -c . said)" 7

# Rows of shards, joined: standings of them are the standings of one run, and so is the query of SQLite.
mkdir records
awk 'BEGIN { RS = "---\n" } { printf "%s", $0 >sprintf("records/%02d.yaml", NR) }' season.yaml
for shard in 1 2 3; do referee results --shard $shard/3 records >rows.$shard.csv; done
referee results records >whole.csv
cat rows.*.csv | referee standings --rows - >joined
is "standings of shards are those of one run" "$(referee standings records | cmp - joined && echo same)" same
is "and of rows in a file" "$(referee standings --rows whole.csv --format json | jq '[.records, .standings]' | cmp - "$(referee standings --format json records | jq '[.records, .standings]' >json; echo json)" && echo same)" same
if command -v sqlite3 >/dev/null; then
    query='SELECT player, game, COUNT(*), SUM(won = "yes"), AVG(NULLIF(score, "")) FROM r GROUP BY player, game'
    is "SQLite joins the shards" "$(sqlite3 :memory: '.import --csv rows.1.csv r' '.import --csv --skip 1 rows.2.csv r' '.import --csv --skip 1 rows.3.csv r' "$query")" \
        "$(sqlite3 :memory: '.import --csv whole.csv r' "$query")"
fi
exit "$failed"
