# club.sh REFEREE: the club file: where it is looked for, what it says, what is wrong with it, what it excludes; folders with other files.
. tests/cli/common
cd "$work" || exit 1
HOME=$work/home
export HOME
mkdir -p home plain/deep repo/.git repo/night/late repo/night/drafts repo/other

record='game: mykerinos
players: [anna, ben, carl]
table:
  season: 1
  phase: survey
  tiles: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]
  stock: {anna: 10, ben: 11, carl: 11}
  cubes: {anna: [a1]}
  passed: [anna, ben, carl]
log:
  - anna: decline'
club='games:
  mykerinos: {house: {decline: forbid}}'
says() { "$referee" check --format json "$@" 2>/dev/null | jq -r '[.records[] | .file + " " + ([.findings[].code] | join(","))] | join("; ")'; }

for folder in plain plain/deep repo repo/night repo/night/late repo/other home; do printf '%s\n' "$record" >$folder/g.yaml; done

# ---- where it is looked for ----
is "without a club file nothing is forbidden" "$(says repo/night/g.yaml)" "repo/night/g.yaml "
printf '%s\n' "$club" >repo/.referee.yaml
is "the folder with .git counts" "$(says repo/night/late/g.yaml)" "repo/night/late/g.yaml mykerinos.decline"
printf 'games: {}\n' >repo/night/.referee.yaml
is "the nearest counts alone" "$(says repo/night/late/g.yaml)" "repo/night/late/g.yaml "
is "it counts for its own folder tree only" "$(says repo/other/g.yaml)" "repo/other/g.yaml mykerinos.decline"
rm repo/night/.referee.yaml
printf '%s\n' "$club" >.referee.yaml
is "beyond the folder with .git nothing is looked for" "$(rm repo/.referee.yaml; says repo/night/g.yaml)" "repo/night/g.yaml "
is "beyond the home nothing is looked for" "$(says home/g.yaml)" "home/g.yaml "
is "without .git and home one above counts too" "$(says plain/deep/g.yaml)" "plain/deep/g.yaml mykerinos.decline"
if [ "$(id -u)" = 0 ]; then
    chown 4711 .referee.yaml
    is "if it is the user's own" "$(says plain/deep/g.yaml)" "plain/deep/g.yaml "
    is "and another is told once" "$("$referee" check plain/deep/g.yaml plain/g.yaml 2>&1 >/dev/null)" \
        "referee: $PWD/.referee.yaml belongs to another user and is ignored; use --club to name it"
    printf '%s\n' "$club" >plain/.referee.yaml
    chown 4711 plain/.referee.yaml
    is "whosever the one in the record's own folder is" "$(says plain/g.yaml)" "plain/g.yaml mykerinos.decline"
fi
rm -f .referee.yaml plain/.referee.yaml
printf '%s\n' "$club" >plain/.referee.yaml
is "the record's own folder counts" "$(says plain/g.yaml)" "plain/g.yaml mykerinos.decline"
cp plain/.referee.yaml home/.referee.yaml
is "the home itself counts" "$(says home/g.yaml)" "home/g.yaml mykerinos.decline"
is "from within the folder too" "$(cd plain && says g.yaml)" "g.yaml mykerinos.decline"
is "standard input has none" "$(says - <plain/g.yaml)" "standard input "
is "--no-club: none" "$(says --no-club plain/g.yaml)" "plain/g.yaml "
is "--club names another" "$(says --club plain/.referee.yaml repo/night/g.yaml)" "repo/night/g.yaml mykerinos.decline"
for command in "mend plain/g.yaml" "fmt --check plain/g.yaml" "add plain/g.yaml nobody" lsp; do
    # shellcheck disable=SC2086
    "$referee" $command --club nowhere >said 2>errors </dev/null
    is "$command looks there too" "$? $(cat errors)" "3 referee: nowhere: No such file or directory"
done
is "--club counts for standard input" "$(says --club plain/.referee.yaml - <plain/g.yaml)" "standard input mykerinos.decline"
"$referee" check --club nowhere plain/g.yaml >said 2>errors
is "a club file that is not there is wrong usage" "$? $(cat errors)" "3 referee: nowhere: No such file or directory"

# ---- what it says ----
is "a record's own answer comes on top" "$(printf '%s\nhouse: {decline: allow}\n' "$record" >plain/own.yaml; says plain/own.yaml)" "plain/own.yaml "
is "a finding says where the answer comes from" \
    "$("$referee" check --format json plain/g.yaml | jq -c '.records[0].findings[0] | [.house, .sources]')" \
    '[["decline: allow"],["`house: {decline: forbid}` comes from plain/.referee.yaml"]]'
is "people see it too" "$("$referee" check plain/g.yaml | grep -c 'club: `house: {decline: forbid}` comes from plain/.referee.yaml')" 1
# findings CLUB FILE: with this box of the club
findings() {
    printf 'games:\n  mykerinos: {box: %s}\n' "$1" >club.yaml
    "$referee" check --format json --club club.yaml "$2" | jq -r '.records[0].findings[] | [.word, .code] + .sources | join(" ")'
}
# boxed CLUB [RECORD]: what is said of eight violets, of which the built-in box has seven as far as we know, with these boxes
boxed() {
    printf 'game: mykerinos\nplayers: [anna, ben, carl]\nbox: %s\ntable: {season: 3, discarded: [%s]}\n' "$2" \
        'violet, violet, violet, violet, violet, violet, violet, violet' >violets.yaml
    findings "$1" violets.yaml
}
doubtful="doubtful mykerinos.tile-count" impossible="impossible mykerinos.tile-count"
is "eight violets are too many for the box as we know it" "$(boxed '{}')" "$doubtful"
is "the club's box has them" "$(boxed '{tiles: {copies: {violet: 8, lemon: 6}}}')" ""
is "the record's own box comes on top" \
    "$(boxed '{tiles: {copies: {violet: 8, lemon: 6}}}' '{tiles: {copies: {violet: 7, lemon: 7}}}')" "$impossible"
is "key by key" "$(boxed '{tiles: {copies: {violet: 8, lemon: 6}}}' '{tiles: {points: {patron: [0, 2]}}, cubes: {colour: 30}}')" ""
is "and so does its word that it is as built in" "$(boxed '{tiles: {copies: {violet: 8, lemon: 6}}}' built-in)" "$impossible"
is "the club's word that its box is as built in counts too" "$(boxed built-in)" "$impossible"
no_room='{museum: {rooms: {five-1: null}, doors: {five-1: null}}}'
is "what the club takes out is not there" "$(boxed "$no_room" '{museum: {doors: {five-1: [three-1]}}}')" "impossible mykerinos.box"
is "unless the record lays it back" "$(boxed "$no_room" '{museum: {rooms: {five-1: {worth: 5, wings: [1]}}}}')" "$doubtful"
cat >door.yaml <<'END'
game: mykerinos
players: [anna, ben, carl]
table:
  season: 2
  phase: excavation
  marker: anna
  turn: anna
  stock: {anna: 3}
  owned: {anna: [brown]}
  museum: {anna: three-1}
  tiles: [violet, lemon 2, brown, blackmore 3, tangerine, blank 5, lemon, brown 3]
log:
  - anna: appeal brown museum five-1
END
no_door='{museum: {doors: {five-1: null}}}'
is "in capitals too" "$(boxed Built-In)" "$impossible"
is "a finding says that its datum comes from the club" "$(findings "$no_door" door.yaml)" \
    "illegal mykerinos.museum-access \`box: museum.doors.five-1\` comes from club.yaml"
is "unless the record says it itself" "$(printf 'box: %s\n' "$no_door" | cat door.yaml - >own-door.yaml; findings "$no_door" own-door.yaml)" \
    "illegal mykerinos.museum-access"
"$referee" score --club plain/.referee.yaml plain/g.yaml >/dev/null
is "other commands take it" $? 0

# ---- what is wrong with it ----
printf 'games:\n  mykerinos: {house: {declin: forbid}}\n' >bad.yaml
is "an error in it is one unreadable finding at its own place" \
    "$("$referee" check --format short --club bad.yaml repo/night/g.yaml repo/other/g.yaml | head -n 1)" \
    "bad.yaml:2:23: unreadable log.unreadable: unknown house rule \`declin\`; did you mean \`decline\`?"
is "and is told once" "$("$referee" check --format json --club bad.yaml repo/night/g.yaml repo/other/g.yaml | jq -c '[.records[].file]')" \
    '["bad.yaml","repo/night/g.yaml","repo/other/g.yaml"]'
printf 'games:\n  mykerinos: {house: {decline: forbid}}\n  chess: {}\n' >half.yaml
is "no record below it is judged" "$(says --club half.yaml repo/night/g.yaml)" "half.yaml log.unreadable; repo/night/g.yaml log.unreadable"
"$referee" check --format short --club half.yaml repo/night/g.yaml >said 2>errors
is "and the record says why" "$? $(sed -n 2p said)" "2 repo/night/g.yaml:1:7: unreadable log.unreadable: fix half.yaml first; this record depends on it"
printf 'a: b\n' >repo/night/other.yaml
is "another kind of file is still another" "$("$referee" check --format json --club half.yaml repo/night | jq '.summary["passed-over"]')" 1
rm repo/night/other.yaml
"$referee" moves --club bad.yaml repo/night/g.yaml >said 2>errors
is "other commands stop at it" "$? $(cat errors)" \
    "2 referee: bad.yaml:2:23: unknown house rule \`declin\`; did you mean \`decline\`?"
for text in 'gaems: {}' 'games: []' 'games: {chess: {}}' 'games: {myst: []}' 'games: {myst: {hose: {}}}' 'exclude: {a: b}' 'exclude: [[a]]' 'games: [' '- a' \
    'games: {myst: {box: {spinner: {outer: [x]}}}}' 'games: {cyclades: {house: {as: booklet}}}' \
    'games: {myst: {}, Myst: {}}' 'games: {myst: {}}\ngames: {}' 'exclude: [a]\nexclude: [b]' 'games: {myst: {}}\n---\ngames: {}' \
    'games: {}\n---\n- a' 'games: {myst: {house: {}, house: {}}}' 'games:\n  myst: {}\n  myst: {}'; do
    printf -- "$text\\n" >bad.yaml
    is "wrong: $(printf -- "$text" | tr '\n' ' ')" "$("$referee" check --format json --club bad.yaml repo/night/g.yaml | jq -c '[.records[0] | .file, (.findings | length), .findings[0].word]')" \
        '["bad.yaml",1,"unreadable"]'
done


# What cannot be read says so too: house rules do not vanish without a word.
mkdir -p unread/.git unread/deep
cp plain/g.yaml unread/deep/g.yaml
ln -s nowhere unread/.referee.yaml
unread() {
    "$referee" check --format short unread/deep/g.yaml >said 2>errors
    is "$1" "$? $(cat errors) $(grep -c '^unread/deep/g.yaml:1:7: unreadable log.unreadable: fix unread/.referee.yaml first' said)" "2 referee: unread/.referee.yaml: $2 1"
    "$referee" score unread/deep/g.yaml >said 2>errors
    is "$1, in other commands" "$? $(cat errors)" "2 referee: unread/.referee.yaml: $2"
}
unread "a link that leads nowhere" "No such file or directory"
rm unread/.referee.yaml
mkdir unread/.referee.yaml
unread "a folder of that name" "it is a folder, not a file"
rmdir unread/.referee.yaml
mkfifo unread/.referee.yaml
unread "a pipe of that name" "it is not a file"
rm unread/.referee.yaml
if [ "$(id -u)" != 0 ]; then
    printf 'games: {}\n' >unread/.referee.yaml
    chmod 0 unread/.referee.yaml
    unread "one that nobody may read" "Permission denied"
fi

# ---- nothing is written over it ----
cp plain/.referee.yaml club.kept
for target in "--club plain/.referee.yaml --format json:plain/.referee.yaml" "--format json:plain/.referee.yaml" "--write-baseline plain/.referee.yaml"; do
    # shellcheck disable=SC2086
    "$referee" check $target plain/g.yaml >said 2>errors
    is "no report over the club file: $target" "$? $(grep -c 'is the club file; choose another file for the report' errors) $(cmp club.kept plain/.referee.yaml)" "3 1 "
done

# ---- folders ----
cd repo || exit 1
printf 'exclude: [drafts/**, "*.wip.yaml", night/l?te/]\n' >.referee.yaml
mkdir drafts
for file in drafts/a.yaml night/drafts/b.yaml night/c.wip.yaml; do printf '%s\n' "$record" >$file; done
files() { jq -r '[.records[].file] | join(" ")'; }
is "what is excluded is passed over" "$("$referee" check --format json . | files)" "./g.yaml ./night/drafts/b.yaml ./night/g.yaml ./other/g.yaml"
is "and counted" "$("$referee" check --format json . | jq '.summary["passed-over"]')" 3
printf 'exclude: [./g.yaml, "n?ght/g.yaml", drafts, "?.wip.yaml"]\n' >.referee.yaml
mkdir nëght && cp g.yaml nëght/g.yaml && cp g.yaml é.wip.yaml
is "a pattern may begin at this folder, and one letter may be of several bytes" "$("$referee" check --format json . | files)" "./night/late/g.yaml ./other/g.yaml"
rm -r nëght é.wip.yaml
printf 'exclude: ["night/*.yaml", drafts/**]\n' >.referee.yaml
is "a star ends with its folder" "$("$referee" check --format json . | files)" "./g.yaml ./night/drafts/b.yaml ./night/late/g.yaml ./other/g.yaml"
printf 'exclude: ["**/g.yaml", /drafts]\n' >.referee.yaml
is "two stars are any folders, or none" "$("$referee" check --format json . | files)" "./night/c.wip.yaml ./night/drafts/b.yaml"
printf 'exclude: [drafts/**, "*.wip.yaml", night/l?te/]\n' >.referee.yaml
is "a file that is named is never excluded" "$("$referee" check --format json drafts/a.yaml | files)" "drafts/a.yaml"
is "--no-club excludes nothing" "$("$referee" check --format json --no-club . | jq '.summary | .records, .["passed-over"]' | tr '\n' ' ')" "7 0 "
rm -r .referee.yaml drafts
mkdir mixed
printf '%s\n' "$record" >mixed/g.yaml
printf 'services: {a: b}\n' >mixed/compose.yaml
printf -- '- a\n- b\n' >mixed/list.yml
: >mixed/empty.yaml
printf 'a: 1\n---\ngame: mykerinos\nplayers: [a, b]\n' >mixed/second.yaml
is "other files are passed over" "$("$referee" check --format json mixed | files)" "mixed/g.yaml mixed/second.yaml"
is "the closing line counts them" "$("$referee" check mixed | tail -n 1)" "2 records, 0 with mistakes; 3 other files passed over"
# kind TEXT: what is made of such a file in a folder
mkdir one
kind() {
    printf -- "$1\\n" >one/file.yaml
    "$referee" check --format json one 2>/dev/null | jq -r 'if .summary["passed-over"] == 1 then "another" else [.records[0].findings[].word] | if index("unreadable") then "unreadable" else .[0] end end'
}
for text in 'players: [a, b]' 'log: []' 'table: x' 'claims: {iss: x}' 'title: x\ndate: y\nbox: z' 'name: CI\non: push' 'jobs:\n  game: {runs-on: x}' 'services:\n  a: {image: x}' '- a' 'a word' \
    'games: {}' 'gmae: chess' 'a: {b: {game: myst}}' 'logging: x\ntables: y\nplay: z'; do
    is "another kind of file: $(printf -- "$text" | tr '\n' ' ')" "$(kind "$text")" another
done
for text in 'gmae: mykerinos' 'gam: myst' 'gname: cyclades' 'Gaem: Myst' 'record:\n  game: mykerinos\n  players: [a, b]' '- game: mykerinos\n  players: [a, b]' \
    'players: [a, b]\nlog: []' 'plyers: [a, b]\nlogs: []' 'PLAYERS: [a, b]\nFinal: {}' 'evening:\n  players: [a, b]\n  table: {}' 'players: [a, b]\nlag: []' \
    'title: x\ndate: 2024-01-02\nlog: []\nclaims: {}' 'players: [a, b]\nclaims: {scores: {a: 7}}\nbox: built-in' 'final: {}\nclaim: {}' 'game: chess' 'a: ['; do
    is "a record that cannot be read: $(printf -- "$text" | tr '\n' ' ')" "$(kind "$text")" unreadable
done
is "capitals are read" "$(kind 'GAME: mykerinos\nPlayers: [a, b]')" noted
rm -r one
for name in A.YAML B.Yml C.yML; do printf '%s\n' "$record" >"mixed/$name"; done
is "and make no difference in names of files" "$("$referee" check --format json mixed | files)" "mixed/A.YAML mixed/B.Yml mixed/C.yML mixed/g.yaml mixed/second.yaml"
rm mixed/A.YAML mixed/B.Yml mixed/C.yML
printf 'exclude: [second.yaml]\n' >mixed/.referee.yaml
names="mixed/compose.yaml, mixed/empty.yaml, mixed/list.yml, mixed/second.yaml"
for format in text short gcc jsonl sarif junit tap github markdown html; do
    is "$format counts what was passed over" "$("$referee" check --format $format mixed | grep -cE '4 other files passed over|"passed-over": 4')" 1
    is "$format names it with --verbose" \
        "$("$referee" check --verbose --format $format mixed | sed 's/[]"\\[]//g; s/"//g' | grep -cE "(passed over|passed-over-files): $names")" 1
done
is "json counts and names it" "$("$referee" check --verbose --format json mixed | jq -r '.summary | [.["passed-over"], .["passed-over-files"][]] | join(" ")')" \
    "4 mixed/compose.yaml mixed/empty.yaml mixed/list.yml mixed/second.yaml"
is "no names without --verbose" "$("$referee" check --format json mixed | jq '.summary | has("passed-over-files")')" false
cp mixed/list.yml mixed/a--b--c.yml
"$referee" check --verbose --format junit mixed >report.xml
holds "a comment of junit stays one whatever they are called" xmllint --noout report.xml
rm mixed/.referee.yaml mixed/a--b--c.yml
printf 'a: [\n' >mixed/torn.yaml
mkfifo mixed/pipe.yaml
holds "a pipe in a folder keeps nobody waiting" timeout 10 sh -c "'$referee' check mixed >said; [ \$? = 2 ]"
mkdir none
printf 'a: 1\n' >none/a.yaml
"$referee" check none >said 2>errors
is "a folder with other files only is an error" "$? $(cat errors)" "2 referee: none: there is no record in this folder"
exit "$failed"
