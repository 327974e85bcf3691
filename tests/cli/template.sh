# template.sh REFEREE: the templates in the program: what a new game gets, and how one is begun.
. tests/cli/common
templates=$(dirname "$referee")/referee-templates # make check builds it
if [ ! -x "$templates" ]; then
    echo "ok template: # SKIP build/referee-templates is not built"
    exit 0
fi
game=$root/tests/template/morris/scenarios/whole-game.yaml
cd "$work" || exit 1

is "the board in text" "$("$templates" show "$game" --at 15 | sed -n '/^7 /,/^W/p')" "7  .-----------B-----------.
   |           |           |
6  |   .-------.-------.   |
   |   |       |       |   |
5  |   |   W---W---W   |   |
   |   |   |       |   |   |
4  B---.---.       .---.---.
   |   |   |       |   |   |
3  |   |   W---W---W   |   |
   |   |       |       |   |
2  |   B-------B-------B   |
   |           |           |
1  W-----------.-----------.

   a   b   c   d   e   f   g

W anna  1 in hand  7 on the board  1 lost"
is "and as SVG" "$("$templates" show "$game" --at 15 --svg | xmllint --xpath 'count(//*[starts-with(@id, "point-")])' - 2>/dev/null)" 24
is "men lost, by the ledger" "$("$templates" ledger "$game" ben lost | grep -c '+1 .* morris.take ')" 7
is "the point, by the ledger" "$("$templates" ledger "$game" anna points | sed -n 's/.* \(at the end.*\)/\1/p')" "at the end, as on the score sheet"
is "a man that flies may go to 24 - 9 points" "$("$templates" moves "$game" --at 35 b2 | grep -c 'ben: move b2 to')" 15
is "a count" "$(printf '5\n2\n' | "$templates" count morris anna ben 2>/dev/null | grep '^1')" "1. anna (wins)"
is "a sentence" "$("$templates" try "$game" --at 2 'Anna puts a man on d6' | head -n 1)" "read as \`anna: place d6\`"
holds "a schema" sh -c '"$1" schema morris | jq -e .properties.log' - "$templates"

# A copy under another name has the files of the pattern, and none of the old name.
mkdir -p tree/src/games tree/src/replay && cp -r "$root/tests" tree/ && cp "$root/src/replay/games.def" tree/src/replay/
for template in nim morris; do
    (cd tree && tests/new-game "six$template" "$template") >/dev/null
    is "$template copied under another name" "$(grep -rilw "$template\\|${template}_[a-z]*" "tree/src/games/six$template" "tree/scenarios/six$template" "tree/tests/cases/six$template" | wc -l), $(find tree/src/games/six$template -name "six$template.c" | wc -l)" "0, 1"
done
is "both are listed" "$(grep -c '^GAME(six' tree/src/replay/games.def)" 2
(cd tree && tests/new-game sixnim) >/dev/null 2>&1
is "none is written over" "$?" 2
exit "$failed"
