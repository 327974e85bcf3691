# says.sh REFEREE: a mistake in a says.txt stops the build with the file and the line, and what is shared is written once.
. tests/cli/common

packed() { (cd "$work" && LC_ALL=C awk -v game=toy -f "$root/src/games/says.awk" says.txt) >"$work/toy_says.c" 2>"$work/err"; }

# names MISTAKE TEXT: the text is refused, in its last line
names() {
    printf '%b\n' "$2" >"$work/says.txt"
    packed
    is "$1" "$? $(cat "$work/err")" "1 says.txt:$(wc -l <"$work/says.txt"): $1"
}

names "<gold> is not defined above" "line: pay N\nN: NUM\nheads: <gold>"
names "unknown key \`head\`" "line: pass\nhead: pass"
names "neither \`key: value\` nor \`word = pattern\`: pass" "line: pass\npass"
names "no kind HEAP" "line: take\nHEAP: from HEAP"
names "a bracket is not closed: (take|pick up" "line: take\nheads: (take|pick up"
names "a bracket too many: take)" "line: take\nheads: take)|pick up"
names "no fields price are defined above" "line: take\nwith: price"
names "a field belongs to a line" "kind: HEAP\nN: NUM"
names "this belongs to a kind" "line: take\nmeans 2: twice"
names "\`heads\` twice" "line: take\nheads: take\nheads: pick up"
names "the kind HEAP twice" "kind: HEAP\nalpha = alpha\nkind: HEAP"
names "a row means one function and one value: 3" "kind: HEAP\nmeans 2 3: twice"

# What the compiler sees, it names by the line of the text too.
printf '%s\n' "kind: HEAP" "means NO_SUCH_THING: twice" >"$work/says.txt"
packed
${CC:-cc} -std=c17 -Isrc -c -o /dev/null "$work/toy_says.c" 2>"$work/err"
is "an unknown constant" "$(grep -c 'says.txt:2:.*NO_SUCH_THING' "$work/err")" 1

# Fields, names and lines that are shared; a line that goes on.
cat >"$work/says.txt" <<'TEXT'
<stone> = (stone|pebble)
kind: HEAP
alpha = first|
  left
kind: TOP
like: HEAP
fields: count
N: COUNT [<stone>]
form: taker
line: take N <entry>
heads: take
with: count
own: now
line: grab N <entry>
with: count
end: taker
taker: from HEAP
HEAP: [from] HEAP
own: heap
TEXT
packed
is "it is read" "$? $(cat "$work/err")" "0 "
is "each text is there once" "$(grep -cE '"(COUNT \[\(stone\|pebble\)\]|first\|left|now\|heap|heap|take N from HEAP|grab N from HEAP)"' "$work/toy_says.c")" 6

# The words of every game.
printf '%s\n' "words articles: the" "word commas: and" >"$work/english.txt"
(cd "$work" && awk -f "$root/src/phrase/english.awk" english.txt) >/dev/null 2>"$work/err"
is "a mistake in english.txt" "$? $(cat "$work/err")" "1 english.txt:2: unknown: word commas: and"
exit "$failed"
