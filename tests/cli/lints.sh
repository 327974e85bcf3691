# lints.sh REFEREE: every lint lets the tree pass and sees a fault that is planted in a copy of it.
. tests/cli/common
build=$(dirname "$referee")
case $build in "$root") build=$root/build ;; esac

# A copy, with links to the objects that were built: src whole, tests as far as the lints need them.
fresh() {
    rm -rf "$work/copy"
    mkdir -p "$work/copy/tests" "$work/copy/built"
    cp -r src man schemas README.md .github "$work/copy"
    cp -r tests/lint tests/rooms.sh tests/template "$work/copy/tests"
    cp .clang-format "$work/copy"
    . tests/rooms.sh
    for room in $(echo "$order" | tr , ' ') gen; do
        cp -rs "$build/$room" "$work/copy/built"
    done
    mkdir "$work/copy/built/tests"
    [ ! -d "$build/tests/template" ] || cp -rs "$build/tests/template" "$work/copy/built/tests"
}

# sees NAME LINT PART: the lint fails and says so
sees() {
    (cd "$work/copy" && tests/lint/"$2" built) >"$work/said" 2>&1
    status=$?
    if [ "$status" != 0 ] && grep -qF -- "$3" "$work/said" && grep -q '^not ok ' "$work/said"; then
        ok "$1"
    else
        not_ok "$1: status $status"
        sed 's/^/# /' "$work/said" | head -n 5
    fi
}

# compile SOURCE: its object is made as the others were, but for the flags
compile() { (cd "$work/copy" && ${CC:-cc} -std=c17 -w -D_XOPEN_SOURCE=700 -Isrc -c -o "built/${1%.c}.o" "src/$1"); }

# In Turkish, where there is such a locale: there the capital of i is another letter.
fresh
localedef -i tr_TR -f UTF-8 "$work/tr_TR.UTF-8" >/dev/null 2>&1 && spoken=tr_TR.UTF-8 || spoken=$LC_ALL
for lint in tests/lint/*; do
    lint=$(basename "$lint")
    # shellcheck disable=SC2016
    holds "$lint passes" env LOCPATH="$work" LC_ALL="$spoken" sh -c 'cd "$1" && tests/lint/"$2" built' - "$work/copy" "$lint"
done

echo '#include "report/report.h"' >>"$work/copy/src/base/text.c"
echo '#include "words.h"' >>"$work/copy/src/base/words.c"
sees "an include that goes up" includes "src/base/text.c includes report/report.h"
sees "an include without its room" includes 'src/base/words.c: "words.h" does not name its room'
fresh
echo '#include "schema/schema.h"' >>"$work/copy/src/draw/page.c"
sees "an include beside" includes "src/draw/page.c includes schema/schema.h"
fresh
echo '#include "games/myst/state.h"' >>"$work/copy/src/games/myriath/state.h"
echo '#include "games/myst/state.h"' >>"$work/copy/src/replay/record.c"
sees "a game that meets another" includes "src/games/myriath/state.h meets another game"
sees "a game named from outside" includes "src/replay/record.c names a game"
fresh
echo 'static int f(void) { return match->game->clock.phase(match, state); }' >>"$work/copy/src/draw/page.c"
sees "a game asked past the door" includes "a game is asked through replay/position.h only"
fresh
sed -i 's/^    bool (\*over)(.*/&\n    int (*a)(void), (*b)(void);/; s/^    bool (\*over)(.*/&\n&\n&\n&\n&/' "$work/copy/src/game/game.h"
sees "an interface that grows" pattern "functions of its own"
fresh
echo 'bool line_cut(struct reader *r);' >>"$work/copy/src/study/prose.h"
sees "a second answer to one question" homes "line_cut is to be declared in src/phrase/line.h alone"
fresh
echo 'void say(const char *name) { puts(name); }' >>"$work/copy/src/report/text.c"
sees "text that is printed elsewhere" prints "report/text.c: use put_text or complain"
fresh
echo 'const char *s = "myst";' >>"$work/copy/src/cli/main.c"
echo '#include <yaml.h>' >>"$work/copy/src/base/text.c"
sees "a game called by its name" includes "named outside its folder"
echo '#include <json-c/json.h>' >>"$work/copy/src/serve/session.c"
sees "json-c elsewhere" includes "src/serve/session.c: only src/serve/lsp/wire.c knows json-c"
sees "libyaml elsewhere" includes "src/base/text.c: only src/doc knows libyaml"

fresh
printf 'extern int report_add(void);\nint planted(void);\nint planted(void) { return report_add(); }\n' >"$work/copy/src/base/planted.c"
compile base/planted.c
sees "a reference that goes up without an include" symbols "src/base/planted.c needs report_add, which is not below it"
fresh
printf 'extern int schema_print(void), page_begin(void);\nint planted(void) { return page_begin(); }\n' >"$work/copy/src/schema/planted.c"
compile schema/planted.c
sees "a reference beside" symbols "src/schema/planted.c needs page_begin, which is not below it"
fresh
printf 'extern int myk_setup(void);\nint planted(void) { return myk_setup(); }\n' >"$work/copy/src/replay/planted.c"
printf 'int planted_too(void) { return 1; }\n' >"$work/copy/src/games/myst/planted.c"
compile replay/planted.c
compile games/myst/planted.c
sees "a game's own function needed elsewhere" symbols "src/replay/planted.c needs myk_setup of a game"
sees "a name without its game" symbols "src/games/myst/planted.c exports planted_too, which does not begin with myst_"
rm "$work/copy/built/base/text.o"
sees "an object that is missing" symbols "built/base/text.o is not built"

fresh
rm "$work/copy/src/games/mytikas/check_table.c" "$work/copy/src/games/mytikas/random.c" "$work/copy/src/games/myst"/verb_*.c
sed -i 's/MYR_TILE_H/TILE_H/' "$work/copy/src/games/myriath/tile.h"
sed -i '1s/.*/\/* The region. *\//' "$work/copy/src/games/mykerinos/table.c"
printf '/* Cyclades: planted. */\nstatic void bid_row(struct hearing *h)\n{\n    illegal(h, 0, "x");\n}\n' >"$work/copy/src/games/cyclades/planted.c"
sed -i '0,/myk_play_/s//myk_do_/' "$work/copy/src/games/mykerinos/verbs.c"
sees "a job without its file" pattern "src/games/mytikas has no check_table.c"
sees "a row of the interface without its home" pattern "src/games/mytikas sets .chance.setup and has no random.c"
sees "a game without a verb of its own" pattern "src/games/myst has no verb_*.c"
sees "a guard without the prefix" pattern "src/games/myriath/tile.h: its guard is not MYR_TILE_H"
sees "a first line that does not tell the game" pattern "src/games/mykerinos/table.c: its first line"
sees "a test of a rule by another name" pattern "a test of a rule is called test_..., not bid_row"
sees "a step by another name" pattern "is not called myk_play_..."

fresh
sed -i '/---- check_table.c/d' "$work/copy/tests/template/morris/table.c"
echo '#include "template/morris/morris.h"' >>"$work/copy/tests/template/nim/nim.c"
sees "a job of a template without its heading" pattern "tests/template/morris has no check_table.c"
sees "a template that meets another" includes "tests/template/nim/nim.c meets another game"
fresh
plant() { printf '%s\n' "$2" >>"$work/copy/$1"; }
printf 'static const char *const planted = "ada does it all "\n                                    "the same";\n' >>"$work/copy/src/games/myst/table.c"
plant src/games/myst/score.c '/* Somebody may lie behind it. */'
plant src/games/myst/score.c 'static const char *const long_one = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more";'
plant src/games/myst/score.c 'static const char *const colons = "first: then: last"; static const char *const chain = "one; and two; and three";'
plant src/serve/web/page/dom.mjs 'const planted = "The usual way.";'
plant src/serve/web/page/dom.mjs '// It is told once.'
plant src/site/build.py 'planted = "We answer"'
plant src/games/myst/pages.txt 'why: The signs are its letters.'
plant src/games/myst/box.yaml '# filler'
plant man/referee.1 'Nothing to object.'
plant man/referee.1 'A wrong decision is a fault, not a remark; repair the damage as meant.'
plant README.md 'It lies where one must guess.'
plant .github/CONTRIBUTING.md 'The house question stands in the set-up.'
plant schemas/record.schema.json '"description": "an own reading of the behavior"'
sed -i '0,/must take turns clockwise/s//take turns clockwise/' "$work/copy/src/games/myriath/rules.def"
(cd "$work/copy" && tests/lint/voice built) >"$work/struck" 2>&1 && not_ok "what was planted makes the lint fail"
# shows NAME PART: the lint says so
shows() { holds "$1" grep -qF -- "$2" "$work/struck"; }
shows "a word that was struck out" 'src/games/myst/table.c'
shows "what to write instead" '"all the same" is struck out; write anyway'
shows "one in a comment" '"behind" is struck out; write after'
shows "a sentence that is too long" '21 words where 20 are enough: one two'
shows "a second colon" 'more than one colon: first: then: last'
shows "a chain of semicolons" 'more than one semicolon: one; and two'
shows "one in the page" '"the usual" is struck out; write the default'
shows "one in a comment of the page" 'dom.mjs'
shows "one on the site" '"we" is struck out'
shows "one in a page of explain" '"signs" is struck out; write character'
shows "one in a box" 'src/games/myst/box.yaml'
shows "one in the manual" '"nothing to object" is struck out; write no mistakes found'
for word in decision fault repair damage 'as meant' lies guess 'house question' 'stands in' set-up 'an own' reading behavior; do
    shows "\`$word\`" "\"$word\" is struck out"
done
shows "a rule that is a bare statement" 'src/games/myriath/rules.def:2: a rule says must, may, cannot or only: Players take turns clockwise.'

# One file is enough where every file takes its time.
fresh
find "$work/copy/src" -name '*.[ch]' ! -name text.c -delete
if ! (cd "$work/copy" && tests/lint/format) | grep -q 'not checked'; then
    echo 'int  planted ;' >>"$work/copy/src/base/text.c"
    sees "a line that no machine formatted" format "src/base/text.c"
fi
exit "$failed"
