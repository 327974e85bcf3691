# explain.sh REFEREE: every rule has its sentence, and the examples shown are records that behave as said.
. tests/cli/common

# shown HEADING: the record under that heading, as it could be saved
shown() { awk -v heading="  $1" '$0 == heading { inside = 1; next } inside && !/^    / { exit } inside' "$work/out" | sed 's/^    //'; }

for game in $("$referee" games | cut -d' ' -f1); do
    rules=0 firing=0 near=0
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        case $code in "$game".*) ;; *) continue ;; esac
        rules=$((rules + 1))
        "$referee" explain "$code" >"$work/out" || not_ok "$code: status $?"
        grep -q '^  rule text: ' "$work/out" || not_ok "$code has no citation"
        shown "This record breaks it:" >"$work/firing.yaml"
        if [ -s "$work/firing.yaml" ]; then
            cmp -s "$work/firing.yaml" "scenarios/$game/illegal/$code.yaml" || not_ok "$code: the firing record is not the shipped one"
            "$referee" check --format json "$work/firing.yaml" | grep -F "\"$code\"" >/dev/null && firing=$((firing + 1)) || not_ok "$code: its firing record does not name it"
        fi
        shown "This one does not:" >"$work/near.yaml"
        if [ -s "$work/near.yaml" ]; then
            cmp -s "$work/near.yaml" "scenarios/$game/near/$code.yaml" || not_ok "$code: the near miss is not the shipped one"
            "$referee" check --format json "$work/near.yaml" | jq -e --arg code "$code" '[.records[].findings[] | select(.code == $code)] == []' >/dev/null \
                && near=$((near + 1)) || not_ok "$code: its near miss names it"
        fi
    done
    [ "$rules" -gt 0 ] && [ "$firing" -gt 0 ] && [ "$near" -gt 0 ] && ok "$game: $rules rules, $firing firing records, $near near misses" \
        || not_ok "$game: $rules rules, $firing firing records, $near near misses"
    "$referee" explain "$game" >"$work/out" || not_ok "$game on one page: status $?"
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        grep -q "^  $code " "$work/out" || not_ok "$game on one page: no $code"
    done
    for question in $("$referee" house "$game" | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p'); do
        grep -q "^  $question: " "$work/out" || not_ok "$game on one page: no $question"
    done
    ok "$game on one page"
done

"$referee" explain log.turn >"$work/out"
[ "$(grep -c '^log.turn$' "$work/out")" = "$("$referee" games | wc -l)" ] && ok "a shared code: what each game says" || not_ok "a shared code: what each game says"
[ "$(grep -c 'This record breaks it:' "$work/out")" = 1 ] && ok "a shared code: one example" || not_ok "a shared code: one example"
"$referee" explain claims.scores >"$work/out" && [ "$(grep -c '^claims.scores$' "$work/out")" = 1 ] && ok "a common code is told once" || not_ok "a common code is told once"
"$referee" explain mykerinos.extend-tow >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean mykerinos.extend-two' "$work/err" && ok "a misspelt code" || not_ok "a misspelt code"
"$referee" explain mykerino >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean mykerinos?$' "$work/err" && ok "a misspelt game" || not_ok "a misspelt game"
"$referee" explain touch >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean myst.touch?$' "$work/err" && ok "a code without its game" || not_ok "a code without its game"
exit $failed
