# Hostile input: each ends quickly with a clear message and the right exit status; memory stays bounded.
. tests/cli/common
head='game: mykerinos
players: [anna, ben]'

# judge NAME STATUS PART-OF-THE-OUTPUT FILE [SECONDS]: within 20 seconds of a processor and 64 MB
judge() {
    out=$(ulimit -v 65536; ulimit -t "${5:-20}"; timeout 600 "$referee" check "$4" 2>&1)
    status=$?
    case $out in *"$3"*) said=yes ;; *) said=no ;; esac
    if [ "$status" = "$2" ] && [ "$said" = yes ]; then
        ok "$1"
    else
        not_ok "$1: status $status, wanted $2"
        printf '%s\n' "$out" | head -n 5 | cut -c 1-200
    fi
}

deep=$work/deep.yaml
head -c 1000000 /dev/zero | tr '\0' '[' >"$deep"
judge "a megabyte of brackets" 2 "this is not a record" "$deep"

{ echo "$head"; printf 'table: '; head -c 1000000 /dev/zero | tr '\0' '{'; } >"$work/braces.yaml"
judge "a megabyte of braces in the table" 2 "nested too deep" "$work/braces.yaml"

{ echo "$head"; printf 'title: '; head -c 100000000 /dev/zero | tr '\0' 'x'; } >"$work/scalar.yaml"
judge "a word of 100 MB" 2 "without a line break" "$work/scalar.yaml"

{ echo "$head"; echo 'title: "'; head -c 100000000 /dev/zero | tr '\0' ' '; } >"$work/blank.yaml"
judge "100 MB of blanks in quotes" 2 "without a line break" "$work/blank.yaml"

{ echo "$head"; echo 'a: &a [x,x,x,x,x,x,x,x,x]'; for l in b c d e f g h i; do echo "$l: &$l [*a,*a,*a,*a,*a,*a,*a,*a,*a]"; done; } >"$work/aliases.yaml"
judge "an alias bomb" 2 "unknown key \`a\`" "$work/aliases.yaml"

{ echo "$head"; echo 'log:'; awk 'BEGIN { for (i = 0; i < 100000; i++) printf "  - anna: &a%d pass\n", i }'; } >"$work/anchors.yaml"
judge "a hundred thousand anchors" 2 "cannot have anchors" "$work/anchors.yaml"

{ echo "$head"; printf 'table: {'; awk 'BEGIN { for (i = 0; i < 200000; i++) printf "k%d: 1, ", i }'; echo '}'; } >"$work/keys.yaml"
judge "two hundred thousand keys" 2 "4096 keys" "$work/keys.yaml"

{ echo "$head"; printf 'players: [a, b, c, d, e, f, g, h, i]\n'; } | sed '2d' >"$work/nine.yaml"
judge "nine players" 2 "9 players; this game is for 2 to 4" "$work/nine.yaml"

{ echo "$head"; printf 'log:\n  - [pass]\n  - [[anna]]\n  - []\n  - {}\n'; } >"$work/brackets.yaml"
judge "entries in brackets" 2 "cannot read \`pass\`" "$work/brackets.yaml"

printf 'game: mykerinos\0players: [anna, ben]\n' >"$work/nul.yaml"
judge "a NUL byte" 2 "control characters" "$work/nul.yaml"

printf '\376\377\0g\0a\0m\0e' >"$work/utf16.yaml"
judge "UTF-16" 2 "not UTF-8 text" "$work/utf16.yaml"

: >"$work/empty.yaml"
judge "an empty file" 2 "no record" "$work/empty.yaml"

echo '# only a comment' >"$work/comment.yaml"
judge "only a comment" 2 "no record" "$work/comment.yaml"

printf 'game: mykerinos\nplayers: ["a\\e[31mb", ben]\nlog:\n  - "a\\e[31mb": pass\n' >"$work/escape.yaml"
judge "a name with an escape sequence" 2 "without control characters" "$work/escape.yaml"
if "$referee" check "$work/escape.yaml" 2>&1 | grep -q "$(printf '\033\[31m')"; then
    not_ok "a name cannot drive the terminal"
else
    ok "a name cannot drive the terminal"
fi

{ echo "$head"; echo 'log:'; awk 'BEGIN { for (i = 0; i < 300000; i++) print "  - anna: pass" }'; } >"$work/over.yaml"
judge "three hundred thousand impossible entries" 1 "1 mistake (impossible), 280000 more not listed" "$work/over.yaml"

mkfifo "$work/fifo"
(timeout 20 cat scenarios/mykerinos/season-one.yaml >"$work/fifo" 2>/dev/null &)
judge "a FIFO" 0 "no mistakes found" "$work/fifo"

judge "a device without end" 2 "control characters" /dev/zero
judge "the null device" 2 "no record" /dev/null
judge "a folder that is not there" 2 "No such file" "$work/none"

yes 'x' | head -c 5000000 >"$work/yes.yaml"
judge "five megabytes of x" 2 "without a line break" "$work/yes.yaml"

{ echo "$head"; echo 'log:'; yes '  - anna: pass' | head -n 10000000; } >"$work/ten-million.yaml"
judge "ten million impossible entries" 1 "1 mistake (impossible), 9980000 more not listed" "$work/ten-million.yaml" 300
rm "$work/ten-million.yaml"

# text STATUS NAME PART TEXT: the same for a text with printf's escapes
text() {
    printf "$4" >"$work/text.yaml"
    judge "$2" "$1" "$3" "$work/text.yaml"
}

text 2 "bytes that are not UTF-8" "not UTF-8 text" "$head\\nlog:\\n  - anna: pass \\377\\n"
text 2 "half a letter" "not UTF-8 text" "$head\\nlog:\\n  - anna: pass \\303\\n"
text 2 "a surrogate" "not UTF-8 text" "$head\\ntitle: \\355\\240\\200\\n"
text 0 "a byte order mark and Windows line ends" "no mistakes found" "\\357\\273\\277game: mykerinos\\r\\nplayers: [anna, ben]\\r\\n"
mark=\\357\\273\\277
for later in "$head\\n---\\n$mark$head" "$head\\n---\\n${mark}log: []\\n$head" "# first\\n---\\n$mark$head" "$head\\n$mark---\\n$head"; do
    text 2 "a byte order mark inside a file" "an invisible byte order mark begins this line; remove it" "$later\\n"
    is "one sentence for it" "$("$referee" check "$work/text.yaml" 2>&1 | grep -c '^unreadable')" 1
done
text 0 "a record indented by one space" "no mistakes found" " game: mykerinos\\n players: [anna, ben]\\n"
text 0 "line ends of old Macs" "no mistakes found" "game: mykerinos\\rplayers: [anna, ben]\\r"
text 2 "a number beyond 64 bits" "\`99999999999999999999\` is not a whole number" "$head\\ntable: {season: 99999999999999999999}\\n"
text 2 "a negative number of tiles" "\`-7\` is not a whole number" "$head\\nbox: {tiles: {copies: {violet: -7}}}\\n"
text 2 "a million tiles" "\`1000000\` is not a whole number" "$head\\nbox: {tiles: {copies: {violet: 1000000}}}\\n"
text 2 "a board of a million rows" "\`1000000\` is not a whole number from 1 to 26" \
    "game: myst\\nplayers: [anna, ben]\\nbox: {positions: {grid: {rows: 1000000, cols: 1000000}}}\\n"
text 1 "positions of its own without landmarks" "a box with other positions also needs its own landmarks and switches" \
    "game: myst\\nplayers: [anna, ben]\\nbox: {positions: {spaces: {a: [b], b: [c], c: [a]}, corners: {}}}\\n"
text 1 "a position that touches itself" "a cannot touch itself" \
    "game: myst\\nplayers: [anna, ben]\\nbox: {positions: {spaces: {a: [a, b], b: [a]}, corners: {}}}\\n"
text 2 "a map of a million circles" "\`1000000\` is not a whole number from 1 to 30" \
    "game: cyclades\\nplayers: [anna, ben]\\nbox: {maps: {small: {rows: [1000000]}}}\\n"
text 2 "a record that says it is another game" "cannot read \`anna: offer athena\`" \
    "game: myst\\nplayers: [anna, ben]\\nlog:\\n  - anna: offer athena\\n"

{ echo 'game: myriath'; echo 'players: [anna, ben]'; printf 'box: {board: {plan: ['; yes 'ddd, ' | head -n 1000000 | tr -d '\n'; echo 'd]}}'; } >"$work/plan.yaml"
judge "a plan of a million rows" 2 "more than 20000 words and lists" "$work/plan.yaml"

printf '%s\n' "$head" >"$work/hole.yaml"
truncate -s 3G "$work/hole.yaml"
judge "a hole of 3 GB" 2 "control characters" "$work/hole.yaml" 5

LC_ALL=C awk 'BEGIN { srand(1); for (i = 0; i < 300000; i++) printf "%c", int(1 + rand() * 255) }' >"$work/noise.yaml"
judge "noise" 2 "not UTF-8 text" "$work/noise.yaml"

ln -s loop "$work/loop"
judge "a link to itself" 2 "symbolic links" "$work/loop"

folder=$work/folder
mkdir "$folder"
ln -s ../folder "$folder/again"
printf '%s\n' "$head" >"$folder/record.yaml"
judge "a folder that holds itself" 0 "no mistakes found" "$folder"

deep=$folder
for level in $(seq 300); do deep=$deep/d; done
mkdir -p "$deep"
judge "folders 300 deep" 2 "folders are nested too deeply" "$folder"

cat >"$work/acting.yaml" <<'YAML'
game: mykerinos
title: "a\e[31m b\u009b1m\u202e <!--<script> \u2028"
players: ["<!--<script>", ben]
log:
  - "<!--<script>": pass
YAML
cp "$work/acting.yaml" "$work/$(printf 'acting\033[2J\302\233.yaml')"
for format in text short gcc json jsonl sarif junit tap github markdown html; do
    "$referee" check --format "$format" "$work"/acting*.yaml >"$work/out" 2>&1
    acts=$(LC_ALL=C grep -c "$(printf '\033\\|\302\233\\|\342\200\256\\|\342\200\250')" "$work/out")
    is "nothing acts in $format" "$acts" 0
done
"$referee" check --format html "$work/acting.yaml" >"$work/out"
is "a name cannot open a script" "$(grep -c '<!--<script>' "$work/out")" 0
is "the page runs its own script only, and sends nothing anywhere" "$(perl -MDigest::SHA=sha256_base64 -0777 -ne '
    my ($policy) = /Content-Security-Policy" content="([^"]*)"/;
    my %sums = map { sha256_base64($_) . "=" => 1 } /<script>(.*?)<\/script>/gs;
    my @allowed = $policy =~ /script-src ([^;]*)/ ? split(" ", $1) : ();
    my @known = grep { /^.sha256-(.*).$/ && $sums{$1} } @allowed;
    print @allowed && @known == @allowed && $policy =~ /base-uri .none./ && $policy =~ /form-action .none./ ? "yes" : "no: $policy"
    ' "$work/out")" yes

# A log of nonsense: every entry is told.
{ printf 'game: cyclades\nplayers: [ada, ben]\nlog:\n'; for i in $(seq 400); do echo '  - ada: biddd aress 2'; done; } >"$work/nonsense.yaml"
"$referee" check --format short --all "$work/nonsense.yaml" >"$work/out" 2>&1
is "all of a log of nonsense is told" "$(grep -c 'cannot read .ada: biddd aress 2.' "$work/out")" 400
is "how to write it is told for the first 6,000 bytes of them" "$(grep -n 'did you mean .ada: bid ares gold 2.?' "$work/out" | sed -n '$s/:.*//p')" 333

# What looks like no entry may be long, and in no alphabet we know.
awk 'BEGIN { for (i = 0; i < 12000; i++) dashes = dashes "\342\200\223"; print "game: myst\nplayers: [blue, yellow]\nlog:"
    for (i = 0; i < 100; i++) print "  - \"" i " " dashes "\"" }' >"$work/dashes.yaml"
judge "a hundred long lines of dashes" 2 "100 unreadable" "$work/dashes.yaml"

exit "$failed"
