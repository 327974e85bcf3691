# explain.sh REFEREE: every rule has its sentence, and the examples shown are records that behave as said.
referee=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
ok() { echo "ok explain: $1"; }
not_ok() { echo "not ok explain: $1"; failed=1; }

# shown HEADING: the record under that heading, as it could be saved
shown() { awk -v heading="  $1" '$0 == heading { inside = 1; next } inside && !/^    / { exit } inside' "$folder/out" | sed 's/^    //'; }

for game in $("$referee" games | cut -d' ' -f1); do
    rules=0 firing=0 near=0
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        case $code in "$game".*) ;; *) continue ;; esac
        rules=$((rules + 1))
        "$referee" explain "$code" >"$folder/out" || not_ok "$code: status $?"
        grep -q '^  rule text: ' "$folder/out" || not_ok "$code has no citation"
        shown "This record breaks it:" >"$folder/firing.yaml"
        if [ -s "$folder/firing.yaml" ]; then
            cmp -s "$folder/firing.yaml" "scenarios/$game/illegal/$code.yaml" || not_ok "$code: the firing record is not the shipped one"
            "$referee" check --format json "$folder/firing.yaml" | grep -F "\"$code\"" >/dev/null && firing=$((firing + 1)) || not_ok "$code: its firing record does not name it"
        fi
        shown "This one does not:" >"$folder/near.yaml"
        if [ -s "$folder/near.yaml" ]; then
            cmp -s "$folder/near.yaml" "scenarios/$game/near/$code.yaml" || not_ok "$code: the near miss is not the shipped one"
            "$referee" check --format json "$folder/near.yaml" | jq -e --arg code "$code" '[.records[].findings[] | select(.code == $code)] == []' >/dev/null \
                && near=$((near + 1)) || not_ok "$code: its near miss names it"
        fi
    done
    [ "$rules" -gt 0 ] && [ "$firing" -gt 0 ] && [ "$near" -gt 0 ] && ok "$game: $rules rules, $firing firing records, $near near misses" \
        || not_ok "$game: $rules rules, $firing firing records, $near near misses"
    "$referee" explain "$game" >"$folder/out" || not_ok "$game on one page: status $?"
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        grep -q "^  $code " "$folder/out" || not_ok "$game on one page: no $code"
    done
    for question in $("$referee" house "$game" | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p'); do
        grep -q "^  $question: " "$folder/out" || not_ok "$game on one page: no $question"
    done
    ok "$game on one page"
done

"$referee" explain log.turn >"$folder/out"
[ "$(grep -c '^log.turn$' "$folder/out")" = "$("$referee" games | wc -l)" ] && ok "a shared code: what each game says" || not_ok "a shared code: what each game says"
[ "$(grep -c 'This record breaks it:' "$folder/out")" = 1 ] && ok "a shared code: one example" || not_ok "a shared code: one example"
"$referee" explain claims.scores >"$folder/out" && [ "$(grep -c '^claims.scores$' "$folder/out")" = 1 ] && ok "a common code is told once" || not_ok "a common code is told once"
"$referee" explain mykerinos.extend-tow >/dev/null 2>"$folder/err"
[ $? = 3 ] && grep -q 'did you mean mykerinos.extend-two' "$folder/err" && ok "a misspelt code" || not_ok "a misspelt code"
"$referee" explain mykerino >/dev/null 2>"$folder/err"
[ $? = 3 ] && grep -q 'did you mean mykerinos?$' "$folder/err" && ok "a misspelt game" || not_ok "a misspelt game"
"$referee" explain touch >/dev/null 2>"$folder/err"
[ $? = 3 ] && grep -q 'did you mean myst.touch?$' "$folder/err" && ok "a code without its game" || not_ok "a code without its game"
exit $failed
