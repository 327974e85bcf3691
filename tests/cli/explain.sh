# explain.sh REFEREE: every rule has its sentence, and the examples shown are records that behave as said.
. tests/cli/common

# shown HEADING: the record under that heading, as it could be saved
shown() { awk -v heading="  $1" '$0 == heading { inside = 1; next } inside && !sub(/^    /, "") { exit } inside' "$work/out"; }

# keeps CODE HEADING FOLDER KIND: the record under that heading, if there is one, is the shipped one; it is kept in the folder
keeps() {
    shown "$2" >"$work/record.yaml"
    [ -s "$work/record.yaml" ] || return
    cmp -s "$work/record.yaml" "scenarios/${1%%.*}/$3/$1.yaml" || not_ok "$1: the $4 is not the shipped one"
    mv "$work/record.yaml" "$work/$3/$1.yaml"
}

# judges FOLDER: all that was kept there; $work/named has the codes that the record called after them is found to break
judges() {
    "$referee" check --format json "$work/$1" >"$work/report.json"
    is "$game: every record of $1 is judged" "$(jq '[.records[].file] | unique | length' "$work/report.json")" "$(ls "$work/$1" | wc -l)"
    jq -r '.records[] | (.file | sub(".*/"; "") | rtrimstr(".yaml")) as $code | select(any(.findings[]; .code == $code)) | $code' \
        "$work/report.json" | sort -u >"$work/named"
}

for game in $("$referee" games | cut -d' ' -f1); do
    rules=0
    rm -rf "$work/illegal" "$work/near" "$work/consequence"
    mkdir "$work/illegal" "$work/near" "$work/consequence"
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        case $code in "$game".*) ;; *) continue ;; esac
        rules=$((rules + 1))
        "$referee" explain "$code" >"$work/out" || not_ok "$code: status $?"
        grep -q '^  rule text: ' "$work/out" || not_ok "$code has no citation"
        keeps "$code" "This record breaks it:" illegal "firing record"
        keeps "$code" "This one does not:" near "near miss"
        keeps "$code" "This record shows it at work:" consequence "example"
        grep -q '^    game: ' "$work/out" || not_ok "$code has no example"
    done
    judges illegal
    for code in $(ls "$work/illegal" | sed 's/\.yaml$//' | sort | comm -23 - "$work/named"); do
        not_ok "$code: its firing record does not name it"
    done
    judges near
    for code in $(cat "$work/named"); do
        not_ok "$code: its near miss names it"
    done
    if [ -n "$(ls "$work/consequence")" ]; then
        judges consequence
        is "$game: no mistakes found to what the referee itself does" "$(jq '[.records[].findings[]] | length' "$work/report.json")" 0
    fi
    firing=$(ls "$work/illegal" | wc -l) near=$(ls "$work/near" | wc -l)
    [ "$rules" -gt 0 ] && [ "$firing" -gt 0 ] && [ "$near" -gt 0 ] && ok "$game: $rules rules, $firing firing records, $near near misses" \
        || not_ok "$game: $rules rules, $firing firing records, $near near misses"
    "$referee" explain "$game" >"$work/out" || not_ok "$game on one page: status $?"
    for code in $("$referee" rules "$game" | cut -d' ' -f1); do
        grep -q "^  $code " "$work/out" || not_ok "$game on one page: no $code"
    done
    for question in $("$referee" house "$game" | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p'); do
        grep -q "^  $question: " "$work/out" || not_ok "$game on one page: no $question"
        "$referee" explain "$game" "$question" >"$work/question" || not_ok "$game $question: status $?"
        "$referee" house "$game" | sed -n "/^$question: /,/^  why: /p" | while IFS= read -r line; do
            grep -qxF "$line" "$work/question" || echo "not there: $line"
        done >"$work/missing"
        [ -s "$work/missing" ] && not_ok "explain $game $question: $(cat "$work/missing")"
    done
    for verb in $(sed -n '/^Entries of the log:/,/^$/s/^  [A-Za-z]*: \([a-z-]*\).*/\1/p' "$work/out"); do
        "$referee" explain "$game" "$verb" | grep -qx "$verb: an entry of the log of .*" || not_ok "$game $verb is not explained"
    done
    ok "$game on one page"
done

"$referee" explain log.turn >"$work/out"
[ "$(grep -c '^log.turn in [A-Z]' "$work/out")" = "$("$referee" games | wc -l)" ] && ok "a shared code: what each game says" || not_ok "a shared code: what each game says"
[ "$(grep -c 'This record breaks it:' "$work/out")" = 1 ] && ok "a shared code: one example" || not_ok "a shared code: one example"
"$referee" explain claims.scores >"$work/out" && [ "$(grep -c '^claims.scores$' "$work/out")" = 1 ] && ok "a common code is told once" || not_ok "a common code is told once"
"$referee" explain mykerinos.extend-tow >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean extend-two?$' "$work/err" && ok "a misspelt code" || not_ok "a misspelt code"
"$referee" explain mykerino >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean mykerinos?$' "$work/err" && ok "a misspelt game" || not_ok "a misspelt game"
is "two wrong letters of three are another word" "$("$referee" explain xwx 2>&1 | grep -c 'did you mean')" 0
is "one wrong letter is not" "$("$referee" explain twp 2>&1 | sed 's/.*; //')" "did you mean two?"

# told WORD...: what explain says, in one file
told() { "$referee" explain "$@" >"$work/out" 2>"$work/err"; }
# says NAME LINE: a line that begins so
says() { grep -q "^$2" "$work/out" && ok "$1" || not_ok "$1: $(head -n 3 "$work/out" "$work/err")"; }
is "no word at all" "$("$referee" explain '' 2>&1; echo $?)" "referee: explain what? a rule, a card, a piece, a question of the house, a game
3"
told touch
says "a code without its game" 'myst\.touch$'
told myst touch
says "a code behind the name of its game" 'myst\.touch$'

# From the page of Cyclades: gold alone breaks ties unless the house follows the FAQ, which counts metropolises first.
told cyclades tie
says "a question of the house" 'tie: Who wins if several players have the target?$'
says "its answers" '  answers: gold (unless said otherwise), metropolises$'
says "what it bears on" '  bears on: the metropolis$'
told last-isle
says "a question that is a rule too" '  question of the house of Cyclades$'
says "the rule beside it" 'cyclades.last-isle$'
told mykerinos two-45
says "a room by its number" 'two: a "2" room$'
told myst log-cabin-4
says "a card by its Value" 'log-cabin: the log cabin$'
told mykerinos area 3
says "an area by its number" 'area: an area$'
told cyclades gods
says "every thing of a kind" 'every god of Cyclades: poseidon, ares, zeus, athena, apollo$'
told faq
says "a set of answers" '  .as: faq. is '
says "what it answers otherwise" '.*last-isle: gains'
told cyclades bid
says "how an entry is written" '  NAME: bid <a god> \[gold <gold pieces>\]$'
told mytikas follow
says "a value that may be left out" '  NAME: follow \[<an area>\] \[pay <a god or offering>\]$'
# From the pages: the last Lock opens no card; the tip of an arrow is a question only of strips that have one.
told mytikas lock
says "the last Lock" '  .*one more card is turned up .* The last Lock .* opens no card and ends the game'
told myriath v-al
says "a strip with an arrow" '    tip-touch: '
told myriath v-ll
grep -q '^    tip-touch: ' "$work/out" && not_ok "a strip without" || ok "a strip without"
# From the page of Cyclades: the Minotaur is a creature that defends like two troops; a rule that speaks of it, a question on it.
told minotaur
says "a creature" 'minotaur: the Minotaur$'
says "what kind of thing" '  creature of Cyclades$'
says "what it does" '  .*two troops'
says "a rule that speaks of it, with its sentence" '    cyclades\.figure-left  *A figure must leave'
says "a question that bears on it" '    minotaur-free: '
says "its answers" '      answers: guards (unless said otherwise), idle$'
cp "$work/out" "$work/minotaur"
for words in 'cyclades minotaur' 'Cyclades Minotaur' 'the Minotaur' cyclades.minotaur minotaurs; do
    # shellcheck disable=SC2086
    told $words
    cmp -s "$work/out" "$work/minotaur" && ok "$words" || not_ok "$words"
done
told lady violet
says "a patron by the printed name" 'violet: Lady Violet$'
told log cabin
says "a landmark of two words" 'log-cabin: '
told zeus
[ "$(grep -c '^zeus: Zeus$' "$work/out")" = 2 ] && ok "a god of two games is told for both" || not_ok "a god of two games is told for both"
told mytikas zeus
[ "$(grep -c '^zeus: Zeus$' "$work/out")" = 1 ] && ok "of one game when asked so" || not_ok "of one game when asked so"
told territory
says "a thing" 'territory: '
says "and the rule of the same name" 'cyclades\.territory$'
told minotour
[ $? = 3 ] && grep -q 'did you mean minotaur?$' "$work/err" && ok "a misspelt word" || not_ok "a misspelt word"
told city
[ $? = 3 ] && grep -q 'did you mean minor-city, major-city' "$work/err" && ok "part of a word" || not_ok "part of a word"
told mykerinos minotaur
[ $? = 3 ] && grep -q 'nothing in Mykerinos is called minotaur' "$work/err" && ok "a word of another game" || not_ok "a word of another game"

# Whatever can be asked has an answer, and its rules and questions exist.
for game in $("$referee" games | cut -d' ' -f1); do
    asked=0
    for word in $(sed -n 's/^ *\(LANDMARK(\|{\)"\([a-z0-9-]*\)".*/\2/p' "src/games/$game/topics.c"); do
        asked=$((asked + 1))
        told "$game" "$word"
        says "$game $word" "$word: " >"$work/said" || true
        grep -q '^not ok' "$work/said" && { cat "$work/said"; failed=1; }
    done
    [ $asked -gt 0 ] && ok "$game: $asked words" || not_ok "$game: no words"
done
is "named sets of answers stand behind the questions" "$("$referee" house cyclades | sed -n '/^`as: faq`/,$p')" \
    '`as: faq` is the public FAQ 1.8 of 2012; for the free philosopher the FAQ checked by the designers
  answers: tie: metropolises, last-isle: gains, free-card: philosopher, elimination: at-once, no-place: lost'
holds "points that come in steps are told in words" sh -c "'$referee' explain mytikas apollo | grep -qF '2 points, with 1 or 2 gold 5, with more 7 (filler)'"

# On a terminal sentences are broken between words, and nothing else changes; records stay as they are.
on_terminal() { script -qec "stty cols 80; $(printf "'%s' " "$referee" "$@")" /dev/null </dev/null | tr -d '\r'; }
for asked in 'explain minotaur' 'explain cyclades' 'explain mykerinos.extend-two' 'house cyclades' 'rules cyclades'; do
    # shellcheck disable=SC2086
    on_terminal $asked >"$work/shown"
    # shellcheck disable=SC2086
    "$referee" $asked >"$work/piped"
    is "$asked on a terminal fits there" "$(grep -v '^ *tiles: ' "$work/shown" | grep -c '.\{81\}')" 0
    is "$asked says the same there" "$(tr -s ' \n' '  ' <"$work/shown")" "$(tr -s ' \n' '  ' <"$work/piped")"
done
is "a record in it is not broken" "$(on_terminal explain mykerinos.extend-two | grep -c '^      tiles: .*\]$')" 2
is "what goes on does so below its own column" "$(on_terminal rules cyclades | sed -n '/^cyclades.pieces /{n;p;}')" "                                 fleets and three territory markers."
exit $failed
