# schema.sh REFEREE: the schemas shipped are those the program writes, and a real validator agrees with the referee.
. tests/cli/common

# compare NAME FILE
compare() {
    "$referee" schema "$1" >"$work/schema.json"
    if cmp -s "$work/schema.json" "$2"; then
        ok "$2 is what referee schema $1 writes"
    else
        not_ok "$2 is not what referee schema $1 writes; run make schemas"
    fi
}

compare report schemas/report.schema.json
compare jsonl schemas/jsonl.schema.json
compare results schemas/results.schema.json
compare standings schemas/standings.schema.json
compare record schemas/record.schema.json
is "every schema states its draft and has a name of its own" \
    "$(jq -r '."$schema" + " " + ."$id"' schemas/*.json | sed 's/schema:.*/schema:/' | sort | uniq -c | sed 's/^ *//')" \
    "10 https://json-schema.org/draft/2020-12/schema urn:referee:schema:"
is "and no two the same" "$(jq -r '."$id"' schemas/*.json | sort | uniq -d)" ""
is "no property of a record is called by a number, which editors would not find" \
    "$(jq -r '.. | objects | .properties? // empty | objects | keys[] | select(test("^[0-9]+$"))' schemas/*.json)" ""
for game in $("$referee" games | sed 's/ .*//'); do
    compare "$game" "schemas/$game.schema.json"
done
"$referee" schema nonesuch >/dev/null 2>&1
[ $? = 3 ] && ok "no schema of an unknown game" || not_ok "no schema of an unknown game"

find scenarios -name '*.yaml' | LC_ALL=C sort >"$work/records"
# shellcheck disable=SC2046
PYTHONPATH=tests/cli PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 -W ignore tests/cli/schema.py "$referee" schemas $(cat "$work/records") || failed=1
exit "$failed"
