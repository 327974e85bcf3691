# says.sh REFEREE: a mistake in a says.txt stops the build with the file and the line; what is meant by a table is written as C.
. tests/cli/common

packed() { (cd "$work" && LC_ALL=C awk -v game=toy -f "$root/src/games/says.awk" "$root/src/phrase/english.txt" says.txt) >"$work/toy_says.c" 2>"$work/err"; }

# names MISTAKE TEXT: the text is refused, in its last line
names() {
    printf '%b\n' "$2" >"$work/says.txt"
    packed
    is "$1" "$? $(cat "$work/err")" "1 says.txt:$(wc -l <"$work/says.txt"): $1"
}

names "nothing is defined above as <gold>" "line: pay\nheads: <gold>"
names "unknown key \`head\`" "line: pass\nhead: pass"
names "this is not \`key: value\`: pass" "line: pass\npass"
names "this is not a word of a pattern: Pick" "line: take\nheads: Pick"
names "\`not\` forbids reading, except in heads" "line: take N\nN: not NUM"
names "\`heads\` twice" "line: take\nheads: take\nheads: pick up"
names "a line cannot be twice" "line: take\nis: twice"
names "no fields price are defined above" "line: take\nwith: price"
names "a kind needs a name of its own in capitals" "kind: HEAP\nsame: alpha\nkind: HEAP"

# What another tool sees, it names too: a function that is not there.
printf '%s\n' "uses: game/game.h" "kind: HEAP" "HEAP by no_such: NUM" "line: take HEAP" "heads: take" "HEAP: HEAP" >"$work/says.txt"
packed
${CC:-cc} -std=c17 -Isrc -c -o /dev/null "$work/toy_says.c" 2>"$work/err"
is "an unknown function" "$(grep -c 'no_such' "$work/err" | sed 's/[1-9][0-9]*/some/')" some

# Parts that are shared, and a line that goes on.
cat >"$work/says.txt" <<'TEXT'
<stone> = stone|pebble
kind: HEAP
alpha: first|
  left
fields: count
N: COUNT [<stone>]
line: take N from HEAP
heads: take
with: count
HEAP: from HEAP
line: grab N from HEAP
heads: grab
with: count
HEAP: from HEAP
TEXT
packed
is "it is read" "$? $(cat "$work/err")" "0 "
is "each template is there once" "$(grep -oE '(take|grab) N from HEAP' "$work/toy_says.c" | sort | uniq -c | tr -s ' ' | tr '\n' ';')" " 1 grab N from HEAP; 1 take N from HEAP;"
exit "$failed"
