# explain.sh REFEREE: every rule and verb has its page, and the examples on it are records that behave as the page says.
. tests/cli/common

# The records of a page: each is kept as FOLDER/NAME.yaml, where FOLDER is what its heading says the referee finds in it.
# takes NAME <page
takes() {
    awk -v work="$work/shown" -v name="$1" '
        BEGIN {
            n = split("Illegal:illegal Impossible:impossible False:false Unreadable:unreadable Cannot_be_decided:undecided Noted:noted", row, " ")
            m = split("Legal: Possible: True: Readable: Can_be_decided: Not_reported: Example:", calm, " ")
            for (i = 1; i <= n; i++) { split(row[i], pair, ":"); folder["  " pair[1] ":"] = pair[2] }
            for (i = 1; i <= m; i++) folder["  " calm[i]] = "fine"
        }
        { heading = $0; sub(/Cannot be decided/, "Cannot_be_decided", heading); sub(/Can be decided/, "Can_be_decided", heading)
          sub(/Not reported/, "Not_reported", heading) }
        heading in folder { file = work "/" folder[heading] "/" name ".yaml"; next }
        file && !sub(/^    /, "") { close(file); file = ""; next }
        file { print >file }'
}
for folder in illegal impossible false unreadable undecided noted fine; do
    mkdir -p "$work/shown/$folder"
done

# judged FOLDER FILTER: the names of the records there whose findings are not as the filter of jq wants them; $code is the code of the page
judged() {
    [ -n "$(ls "$work/shown/$1")" ] || return
    "$referee" check --format json "$work/shown/$1" >"$work/report.json"
    is "every record shown as $1 is judged" "$(jq '[.records[].file] | unique | length' "$work/report.json")" "$(ls "$work/shown/$1" | wc -l)"
    jq -r '.records[] | (.file | sub(".*/"; "") | rtrimstr(".yaml")) as $name | ($name | sub(".*~"; "")) as $code
        | select('"$2"' | not) | "\($name): \([.findings[] | .word + " " + .code])"' "$work/report.json" >"$work/wrong"
    is "what is shown as $1 is found to be that, and nothing else" "$(cat "$work/wrong")" ""
}

for game in $("$referee" games | cut -d' ' -f1); do
    "$referee" explain "$game" >"$work/page" || not_ok "$game on one page: status $?"
    codes=$("$referee" rules "$game" | cut -d' ' -f1)
    for code in $codes; do
        "$referee" explain "$game" "$code" >"$work/out" || not_ok "$code: status $?"
        takes "$game~$code" <"$work/out"
        grep -q '^    game: ' "$work/out" || not_ok "$game $code has no example"
        grep -q '^  Why: [A-Z`"(].*[.)]$' "$work/out" || not_ok "$game $code does not say why"
        grep -q '^  Fix: ' "$work/out" || not_ok "$game $code does not say how to fix it"
        grep -q "^  $code " "$work/page" || not_ok "$game on one page: no $code"
    done
    for question in $("$referee" house "$game" | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p'); do
        grep -q "^  $question: " "$work/page" || not_ok "$game on one page: no $question"
        "$referee" explain "$game" "$question" >"$work/question" || not_ok "$game $question: status $?"
        "$referee" house "$game" | sed -n "/^$question: /,/^  Why: /p" | while IFS= read -r line; do
            grep -qxF "$line" "$work/question" || echo "not there: $line"
        done >"$work/missing"
        [ -s "$work/missing" ] && not_ok "explain $game $question: $(cat "$work/missing")"
    done
    ok "$game on one page: $(echo "$codes" | wc -l) rules"
done

# Verbs: the records on the page are the shipped ones, in which nothing is found; `# or:` is another way to write the entry before it.
plain() { "$referee" fmt - | sed 's/ *#.*//'; }
for game in $("$referee" games | cut -d' ' -f1); do
    uses=0 ways=0
    for verb in $("$referee" explain "$game" | sed -n '/^Entries of the log:/,/^$/s/^  [A-Za-z]*: \([a-z-]*\).*/\1/p'); do
        "$referee" explain "$game" "$verb" >"$work/out"
        grep -qx "$verb: a verb of .*" "$work/out" || not_ok "$game $verb has no page"
        grep -q -e "^      - [a-z]*: $verb" -e "^      - [a-z]*: {$verb: " "$work/out" || not_ok "$game $verb has no example"
        for file in "scenarios/$game/verbs/$verb".yaml "scenarios/$game/verbs/$verb".[2-9].yaml; do
            [ -f "$file" ] || continue
            uses=$((uses + 1))
            cp "$file" "$work/shown/fine/$game~$(basename "$file")"
            sed 's/^/    /' "$file" | while IFS= read -r line; do grep -qxF "$line" "$work/out" || echo "$line"; done >"$work/missing"
            [ -s "$work/missing" ] && not_ok "$game $verb does not show $file: $(cat "$work/missing")"
            for line in $(sed -n '/^  # or: /=' "$file"); do
                ways=$((ways + 1))
                sed "$((line - 1))d; ${line}s/# or: /- /" "$file" | plain >"$work/other"
                sed "${line}d" "$file" | plain | cmp -s - "$work/other" || not_ok "$file:$line is not the entry before it"
            done
        done
    done
    [ "$uses" -gt 3 ] && [ "$ways" -gt 3 ] && ok "$game: $uses records of verbs, $ways other ways" || not_ok "$game: $uses records of verbs, $ways other ways"
done

"$referee" explain log.turn >"$work/out"
is "a shared code: what each game says" "$(grep -c '^  In [A-Z]' "$work/out")" "$("$referee" games | wc -l)"
is "a shared code: one example" "$(grep -c '^  Illegal:' "$work/out")" 1
"$referee" explain log.turn scenarios/myst/opening.yaml >"$work/out"
is "a shared code for the game of a record" "$(grep -e '^  In ' -e '^    game: ' "$work/out" | cut -c1-16)" "  In Myst, the p
    game: myst
    game: myst"
# The codes that no game has for itself.
for code in $(sed -n 's/^ *\[[A-Z_]*\] = {"\(log\.[a-z-]*\|claims\.[a-z-]*\)".*/\1/p' src/game/lookup.c); do
    "$referee" explain "$code" >"$work/out" || not_ok "$code: status $?"
    takes "shared~$code" <"$work/out"
    is "$code: two records" "$(grep -c '^    game: ' "$work/out")" 2
    is "$code: why and how to fix it" "$(grep -c -e '^  Why: [A-Z`]' -e '^  Fix: [A-Z`]' "$work/out")" 2
done
for word in illegal impossible false unreadable noted; do
    judged $word "[.findings[] | .word, .code] == [\"$word\", \$code]"
done
judged undecided '(.findings | length) == 1 and .findings[0].code == $code and (.findings[0].word | . == "doubtful" or . == "unsettled")'
judged fine '.findings == []'
"$referee" explain mykerinos.extend-tow >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean `extend-two`?$' "$work/err" && ok "a misspelt code" || not_ok "a misspelt code"
"$referee" explain mykerino >/dev/null 2>"$work/err"
[ $? = 3 ] && grep -q 'did you mean `mykerinos`?$' "$work/err" && ok "a misspelt game" || not_ok "a misspelt game"
is "two wrong letters of three are another word" "$("$referee" explain xwx 2>&1 | grep -c 'did you mean')" 0
is "one wrong letter is not" "$("$referee" explain tow 2>&1 | sed 's/.*; //')" 'did you mean `two`?'

# told WORD...: what explain says, in one file
told() { "$referee" explain "$@" >"$work/out" 2>"$work/err"; }
# says NAME LINE: a line that begins so
says() { grep -q "^$2" "$work/out" && ok "$1" || not_ok "$1: $(head -n 3 "$work/out" "$work/err")"; }
is "no word at all" "$("$referee" explain '' 2>&1; echo $?)" "referee: explain what? Name a rule, a verb, a card, a piece, a house rule, a term or a game
3"
told touch
says "a code without its game" 'myst\.touch$'
told myst touch
says "a code behind the name of its game" 'myst\.touch$'

# From the page of Cyclades: gold alone breaks ties unless the house follows the FAQ, which counts metropolises first.
told cyclades tie
says "a question of the house" 'tie: Who wins if several players reach the target?$'
says "its answers" '  Answers: gold (default), metropolises$'
says "what it is about" '  About: the metropolis$'
told last-isle
says "a question that is a rule too" '  house rule of Cyclades$'
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
says "its answers" '      Answers: guards (default), idle$'
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
[ $? = 3 ] && grep -q 'did you mean `minotaur`?$' "$work/err" && ok "a misspelt word" || not_ok "a misspelt word"
told city
[ $? = 3 ] && grep -q 'did you mean `minor-city`, `major-city`' "$work/err" && ok "part of a word" || not_ok "part of a word"
told mykerinos minotaur
is "a word of another game" "$?: $(cat "$work/err")" '3: referee: no page of Mykerinos is called `minotaur`; see `referee explain cyclades minotaur`'

told cyclades.two-apollo
says "a house rule that lifts a rule" '  House rules: with .two-apollo: allow. nothing is reported for the first record\.$'
told cyclades.call-idle
says "a house rule that forbids more" '  House rules: with .idle-call: never. the second record is reported too\.$'

# Terms: of the program, and of the rulebooks.
for term in record log entry position setup finding mistake illegal impossible unreadable doubtful unsettled confirmed waived noted \
    "house rule" default interpretation assumed "optional entry" "read as" fix slip claim box; do
    told "$term"
    says "the term $term" ".*: a term of referee$" >"$work/said"
    grep -q '^not ok' "$work/said" && { cat "$work/said"; failed=1; }
done
while read -r game term; do
    told "$game" "$term"
    says "$game: $term" ".*\(: a term of\|^  house rule of\|^  .* of [A-Z]\)" >"$work/said"
    grep -q '^not ok' "$work/said" && { cat "$work/said"; failed=1; }
done <<END
cyclades offering
cyclades outbid
cyclades revenue
cyclades income
cyclades battle
cyclades victory
cyclades island
cyclades tie
cyclades passing
cyclades start player
mykerinos season
mykerinos passing
mykerinos tie
mykerinos start player
mykerinos victory
myriath tie
myriath passing
myriath start player
myst tie
myst stay
myst key landmark piece
myst scoring
myst exploration
mytikas tie
mytikas bonus
mytikas follow-up
mytikas start player
$(for game in cyclades mykerinos myriath myst mytikas; do
    for term in income victory tie passing "start player" turn score points; do echo "$game $term"; done
done)
mykerinos cube
mykerinos cubes
END
told cyclades.last-isle
is "a code has the page of its rule, not of a house rule of that name" "$(head -n 1 "$work/out") $(grep -c 'house rule of' "$work/out")" "cyclades.last-isle 0"
told tie scenarios/mykerinos/season-one.yaml
is "a term for the game of a record" "$(grep -c ': a term of ' "$work/out") $(head -n 1 "$work/out")" "1 tie: a term of Mykerinos"
told scenarios/disputed.yaml tie
says "the record first" 'tie: Who wins if several players reach the target?$'
# Terms name rules and house rules that exist, and say it in a sentence.
for file in src/games/*/pages.txt; do
    game=$(basename "$(dirname "$file")")
    { "$referee" rules "$game" | cut -d' ' -f1; "$referee" house "$game" | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p'; } | sort >"$work/known"
    is "$game: what its terms name exists" "$(sed -n 's/^\(rules\|house\): //p' "$file" | tr ' ' '\n' | sort -u | comm -23 - "$work/known")" ""
    is "$game: pages of rules it has" "$(sed -n "s/^\[\($game\..*\)\]$/\1/p" "$file" | sort | comm -23 - "$work/known")" ""
    is "$game: every part is a sentence" "$(sed -n '/^\(why\|fix\|does\): [^A-Z`]/p' "$file")" ""
done
told tiebreak
says "another word for it" 'tie'
told dance
is "nothing near" "$(cat "$work/err")" "referee: no page is called \`dance\`; \`referee explain GAME\`, \`referee rules GAME\` and \`referee house GAME\` list what there is"

# Whatever can be asked has an answer, and its rules and questions exist.
for game in $("$referee" games | cut -d' ' -f1); do
    asked=0
    for word in $(sed -n 's/^\[\([a-z0-9-]*\)\].*/\1/p' "src/games/$game/topics.txt"); do
        asked=$((asked + 1))
        told "$game" "$word"
        says "$game $word" "$word: " >"$work/said" || true
        grep -q '^not ok' "$work/said" && { cat "$work/said"; failed=1; }
    done
    [ $asked -gt 0 ] && ok "$game: $asked words" || not_ok "$game: no words"
done
is "named sets of answers stand behind the questions" "$("$referee" house cyclades | sed -n '/^`as: faq`/,$p')" \
    '`as: faq` is the public FAQ 1.8 of 2012; for the free philosopher the FAQ checked by the designers
  Answers: tie: metropolises, last-isle: gains, free-card: philosopher, elimination: at-once, no-place: lost'
holds "points that come in steps are in words" sh -c "'$referee' explain mytikas apollo | grep -qF 'It scores 2 points, 5 with 1 or 2 gold, and 7 with more (assumed)'"

# On a terminal sentences are broken between words, and nothing else changes; records stay as they are.
on_terminal() { script -qec "stty cols 80; $(printf "'%s' " "$referee" "$@")" /dev/null </dev/null | tr -d '\r'; }
for asked in 'explain minotaur' 'explain cyclades' 'explain mykerinos.extend-two' 'house cyclades' 'rules cyclades'; do
    # shellcheck disable=SC2086
    on_terminal $asked >"$work/there"
    # shellcheck disable=SC2086
    "$referee" $asked >"$work/piped"
    is "$asked on a terminal fits there" "$(grep -v '^ *tiles: ' "$work/there" | grep -c '.\{81\}')" 0
    is "$asked says the same there" "$(tr -s ' \n' '  ' <"$work/there")" "$(tr -s ' \n' '  ' <"$work/piped")"
done
is "a record in it is not broken" "$(on_terminal explain mykerinos.extend-two | grep -c '^      tiles: .*\]$')" 2
is "what goes on does so below its own column" "$(on_terminal rules cyclades | sed -n '/^cyclades.pieces /{n;p;}')" "                                 eight fleets and three territory markers."
exit $failed
