# documents.sh REFEREE: every command and option of --help is in the manual, and every game has its page and schema.
. tests/cli/common

for option in $("$referee" --help | sed -n '/^Options:/,/^$/s/^  --\([a-z0-9-]*\).*/\1/p'); do
    case $option in help | version) continue ;; esac
    grep -q -e "Fl -$option" -e "-$option" man/referee.1
    judge $? "--$option is in the manual"
done
for command in $("$referee" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    grep -q "Cm $command" man/referee.1
    judge $? "$command is in the manual"
done
for game in $("$referee" games | awk '{ print $1 }'); do
    [ -f "man/referee-$game.7" ] && [ -f "schemas/$game.schema.json" ]
    judge $? "$game has its page and its schema"
    "$referee" house "$game" | sed -n 's/^\([a-z-]*\): .*/\1/p' | while read -r question; do
        grep -q -e "$(printf '%s' "$question" | sed 's/-/.\\{0,1\\}-/g')" "man/referee-$game.7" || echo "$question"
    done >"${TMPDIR:-/tmp}/questions.$$"
    [ ! -s "${TMPDIR:-/tmp}/questions.$$" ]
    judge $? "the house questions of $game are on its page$(tr '\n' ' ' <"${TMPDIR:-/tmp}/questions.$$" | sed 's/^\(.\)/, but for \1/')"
    rm -f "${TMPDIR:-/tmp}/questions.$$"
    # after the description a log of one round, then the rest in the order in which it is needed
    is "the page of $game has its parts in order" "$(sed -n '/^\.Sh DESCRIPTION/,$s/^\.Sh \([A-Z]*\).*/\1/p' "man/referee-$game.7" |
        grep -x 'DESCRIPTION\|VERBS\|PEOPLE\|FINAL\|POSITIONS\|BOX\|HOUSE' | uniq | tr '\n' ' ')" \
        "DESCRIPTION $(grep -q '^\.Sh POSITIONS, ' "man/referee-$game.7" && echo 'POSITIONS ')VERBS PEOPLE FINAL POSITIONS BOX HOUSE "
    is "it begins with a log" "$(sed -n '/^\.Sh DESCRIPTION/,/^\.Sh.*,/p' "man/referee-$game.7" | grep -c '^log:')" 1
done
sed -n 's/^\.It Sy \([a-z -]*\)$/\1/p' man/referee-glossary.7 | sort -u | while read -r term; do
    "$referee" explain "$term" >/dev/null 2>&1 || echo "$term"
done >"$work/unknown"
is "every word of the glossary has its page in explain" "$(cat "$work/unknown")" ""
grep -q "$("$referee" --version | cut -d' ' -f2)" Makefile
judge $? "the version is the Makefile's"
"$referee" --version | grep -qx 'referee [0-9.]*\( (commit [0-9a-f]\{12\})\)\{0,1\}'
judge $? "and the commit stands behind it, where it is known"

# What people are told to type is in the help, which is made of the comments at the targets.
make -s help >"$work/help"
grep -oh '`make [a-z][a-z-]*\|^make [a-z][a-z-]*' README.md .github/CONTRIBUTING.md | tr -d '`' | sort -u | while read -r goal; do
    grep -q "^$goal " "$work/help" || echo "$goal"
done >"$work/unknown"
is "every make that the documents name is in make help" "$(cat "$work/unknown")" ""
is "make help has a line for plain make and one for a variable" "$(grep -c -e '^make  *build ./referee' -e '^make GAMES=' "$work/help")" 2

# What CONTRIBUTING names is there, and its table has every suite.
grep -oE '(src|tests|man|schemas)/[A-Za-z0-9_./-]*[A-Za-z0-9_]' .github/CONTRIBUTING.md | grep -v 'X[/.]\|NAME\|GAME' | sort -u | while read -r path; do
    [ -e "$path" ] || echo "$path"
done >"$work/unknown"
is "every path in CONTRIBUTING is there" "$(cat "$work/unknown")" ""
sed -n 's/^ *RUN_SUITE(\([a-z0-9_]*\));$/\1/p' tests/unit/main.c | sort >"$work/suites"
sed -n '/^| source | suite |/,/^$/p' .github/CONTRIBUTING.md | grep -o '`[a-z0-9_]*`' | tr -d '`' | sort >"$work/listed"
is "its table has every suite once" "$(diff "$work/suites" "$work/listed")" ""

# The manual prints the closed list of words that say nothing.
sed -n '/^small:/,/^[^ ]*$/p' src/phrase/english.txt | sed 's/^small://' | tr -s ' ' '\n' | grep . | sort >"$work/small"
sed -n '/^\.\\" small$/,/\.$/p' man/referee-record.5 | sed 1d | tr -s ' ,\n' '\n' | sed 's/\.$//' | grep . | sort >"$work/printed"
is "the manual has the small words" "$(diff "$work/small" "$work/printed")" ""
is "there are at most 40" "$([ "$(wc -l <"$work/small")" -le 40 ] && echo yes)" yes

# Nothing is published without a licence; the workflow that publishes builds no draft, and runs for tags only.
if ! ls LICENCE* LICENSE* COPYING* >/dev/null 2>&1; then
    env -u DRAFT make -s release >"$work/out" 2>&1
    is "make release refuses without a licence, and says so" "$([ $? != 0 ] && grep -c 'no licence has been chosen.*DRAFT=1' "$work/out")" 1
fi
is "the workflow of releases builds no draft and runs for tags only" \
    "$(grep -c DRAFT .github/workflows/release.yml) $(grep -A 2 '^on:' .github/workflows/release.yml | tr -s ' \n' ' ')" '0 on: push: tags: ["v*"] '
is "and in a Debian that check-fresh tries" "$(grep -c 'debian:12 .* && make release' .github/workflows/release.yml)" 1
exit "$failed"
