# batch.sh REFEREE: many files at once: folders, lists, shards, workers, targets, baselines, progress.
. tests/cli/common
cd "$work" || exit 1

# refuses NAME PART-OF-THE-MESSAGE ARGUMENT...: exit status 3, one line on standard error, nothing on standard output
refuses() {
    name=$1 part=$2
    shift 2
    "$referee" check "$@" >said 2>errors
    status=$?
    if [ "$status" = 3 ] && [ ! -s said ] && [ "$(wc -l <errors)" = 1 ] && grep -qF -- "$part" errors; then
        ok "$name"
    else
        not_ok "$name: status $status, $(cat errors)"
    fi
}

fine='game: mykerinos
players: [red, blue]'
illegal='game: mykerinos
players: [anna, ben, carl]
table:
  phase: excavation
  marker: anna
  turn: anna
  stock: {anna: 10, ben: 10, carl: 11}
  tiles: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]
  cubes: {anna: [d3], ben: [f5]}
log:
  - anna: {extend: [e3, d4]}'

mkdir -p tree/b tree/.hidden tree/empty
printf '%s\n' "$fine" >tree/z.yaml
printf '%s\n' "$fine" >tree/b.yml
printf '%s\n' "$fine" >tree/b/c.yaml
printf '%s\n' "$illegal" >tree/b/a.yaml
printf '%s\n' "$fine" >tree/.hidden/x.yaml
printf '%s\n' "$fine" >tree/.y.yaml
echo 'not a record' >tree/readme.txt
ln -s .. tree/b/loop
ln -s ../b tree/empty/again
ln -s z.yaml tree/link.yaml
files() { jq -r '.records[].file' | tr '\n' ' '; }

# ---- folders ----
is "a folder means the records below it, sorted" "$("$referee" check --format json tree | files)" \
    "tree/b.yml tree/b/a.yaml tree/b/c.yaml tree/link.yaml tree/z.yaml "
is "a slash behind the folder makes no difference" "$("$referee" check --format json tree/ | files)" \
    "tree/b.yml tree/b/a.yaml tree/b/c.yaml tree/link.yaml tree/z.yaml "
is "folders and files come in the order given" "$("$referee" check --format json tree/z.yaml tree/b | files)" "tree/z.yaml tree/b/a.yaml tree/b/c.yaml "
"$referee" check tree/empty >said 2>errors
is "a folder without records is an error" "$? $(cat errors)" "2 referee: tree/empty: there is no record (*.yaml, *.yml) in this folder; referee new writes one"

# ---- unreadable files hide nothing ----
"$referee" check --format json nowhere.yaml tree/z.yaml tree/empty tree/b/a.yaml >report.json 2>errors
is "an unreadable file does not hide the others" "$? $(files <report.json)" "2 tree/z.yaml tree/b/a.yaml "
is "each unreadable file is one line on standard error" "$(wc -l <errors)" 2
: >nothing.yaml
is "an empty file is unreadable" "$("$referee" check --format json nothing.yaml | jq -r '.records[0].findings[0].word')" unreadable
{ printf '\001\n'; yes '#' | head -n 100000; } >huge.yaml
truncate -s 3G huge.yaml
is "a file of more than 2 GB is opened" "$("$referee" check --format json huge.yaml | jq -r '.records[0].findings[0].message')" \
    "a record cannot have control characters; remove this one, or choose a text file"
rm huge.yaml

# ---- lists ----
printf 'tree/z.yaml\0tree/b' >list
is "--files0-from takes names that end with NUL" "$("$referee" check --format json --files0-from list | files)" "tree/z.yaml tree/b/a.yaml tree/b/c.yaml "
is "--files0-from takes standard input" "$(printf 'tree/b.yml\0' | "$referee" check --format json --files0-from - | files)" "tree/b.yml "
: >none
is "an empty list is an empty batch" "$("$referee" check --format json --files0-from none | jq .summary.records)" 0
refuses "names and a list do not mix" "not both" --files0-from list tree/z.yaml
refuses "a list that does not exist" "nowhere: No such file" --files0-from nowhere
printf 'tree/z.yaml\0\0' >bad-list
refuses "an empty name in a list" "name 2 is empty" --files0-from bad-list
is "names may hold line breaks" "$(cp tree/z.yaml 'a
b.yaml'; printf 'a\nb.yaml\0' | "$referee" check --format json --files0-from - | jq -r '.records[0].file' | tr '\n' '/')" "a/b.yaml/"

# ---- standard input ----
is "standard input has a name" "$(printf '%s\n' "$illegal" | "$referee" check --format short - | cut -d : -f 1)" "standard input"
is "--stdin-filename names standard input" "$(printf '%s\n' "$illegal" | "$referee" check --format short --stdin-filename open/game.yaml | cut -d : -f 1)" open/game.yaml

# ---- shards ----
for shard in 1/3 2/3 3/3; do
    "$referee" check --format jsonl --shard "$shard" tree
done >shards.jsonl
"$referee" check --format jsonl tree >whole.jsonl
is "the shards together are the whole" "$(LC_ALL=C sort shards.jsonl | cksum)" "$(LC_ALL=C sort whole.jsonl | cksum)"
is "a shard takes every N-th file" "$("$referee" check --format json --shard 2/3 tree | files)" "tree/b/a.yaml tree/z.yaml "
is "a shard beyond the files is empty" "$("$referee" check --format json --shard 9/9 tree | jq .summary.records)" 0
refuses "a shard beyond the shards" "--shard needs K/N" --shard 4/3 tree
refuses "a shard 0" "--shard needs K/N" --shard 0/3 tree
mkdir mixed && cp "$root/scenarios/anna.yaml" mixed/a.yaml && printf 'services: {}\n' >mixed/b.yaml && : >mixed/c.yaml
printf 'exclude: [c.yaml]\n' >mixed/.referee.yaml
is "a shard whose files are all of another kind objects to nothing" "$("$referee" check --format json --shard 2/2 mixed 2>&1 | jq -c '[.summary.records, .summary.unreadable, .summary["passed-over"]]')" "[0,0,1]"
is "all shards together pass over each file once" "$("$referee" check --format json --shard 1/2 mixed | jq '.summary["passed-over"]')" 1

# ---- workers ----
mkdir many
i=0
while [ $i -lt 60 ]; do
    case $((i % 4)) in
    0) printf '%s\n---\n%s\n' "$fine" "$illegal" ;;
    1) printf '%s\n' "$illegal" ;;
    2) printf 'game: mykerinos\nplayers: [\n' ;;
    3) j=0; while [ $j -lt 20 ]; do printf '%s\n---\n' "$illegal"; j=$((j + 1)); done ;;
    esac >many/$(printf %02d $i).yaml
    i=$((i + 1))
done
"$referee" check -j 1 --format text --format json:1.json --format sarif:1.sarif --format junit:1.xml --format tap:1.tap many nowhere >1.text 2>1.errors
one=$?
for jobs in 2 3 16; do
    "$referee" check -j $jobs --format text --format json:n.json --format sarif:n.sarif --format junit:n.xml --format tap:n.tap many nowhere >n.text 2>n.errors
    is "-j $jobs ends with the same status" $? $one
    if cmp 1.text n.text && cmp 1.json n.json && cmp 1.sarif n.sarif && cmp 1.xml n.xml && cmp 1.tap n.tap && cmp 1.errors n.errors; then
        ok "-j $jobs writes the same bytes in every format"
    else
        not_ok "-j $jobs writes the same bytes in every format"
    fi
done

# Names are looked at while the first records are judged, unless a report is written over a file.
{ find many -name '*.yaml' -print0 | LC_ALL=C sort -z; printf 'nowhere\0tree/b\0tree/z.yaml\0tree/empty\0'; } >list
"$referee" check --format json:1.json --files0-from list 2>1.errors
one=$?
for jobs in 1 2 5; do
    "$referee" check -j $jobs --format json --files0-from list >n.json 2>n.errors
    is "-j $jobs judges a list while it looks at it" "$? $(cksum <n.json) $(cat n.errors)" "$one $(cksum <1.json) $(cat 1.errors)"
    "$referee" check -j $jobs --format json --shard 2/3 --files0-from list 2>errors | files >n.files
    tr '\0' '\n' <list | awk 'NR % 3 == 2' | sed 's/^tree.b$/&\/a.yaml/; /^tree.empty$/d' | tr '\n' ' ' >1.files
    is "-j $jobs judges every third of it" "$(tr ' ' '\n' <n.files | uniq | tr '\n' ' ')" "$(cat 1.files)"
done
mkdir -p kinds/folder.yaml/link.yaml
printf '%s\n' "$fine" >kinds/folder.yaml/in.yaml
mkfifo kinds/pipe.yaml
ln -s folder.yaml kinds/linked.yaml
ln -s nowhere kinds/lost.yaml
is "a folder may be called like a record; pipes and links to folders are passed by" \
    "$("$referee" check --format json kinds kinds/folder.yaml 2>errors | files)" "kinds/folder.yaml/in.yaml kinds/folder.yaml/in.yaml "
is "a link to nowhere is told" "$(cat errors)" "referee: kinds/lost.yaml: No such file or directory"

# ---- one file of many records ----
# documents COUNT [NUMBER TEXT]: so many documents, in turn; TEXT stands before the `---` of that one
documents() {
    awk -v most="$1" -v odd="${2:-0}" -v text="${3:-}" -v fine="$fine" -v illegal="$illegal" 'BEGIN {
        for (i = 1; i <= most; i++) { if (i == odd) print text; print "---"; print i % 3 ? illegal : fine }
    }'
}
documents 900 >book.yaml
documents 900 | sed 's/$/\r/' >book-crlf.yaml
documents 900 500 '--- no map' >book-no-map.yaml
documents 900 500 'game: [' >book-broken.yaml
documents 900 500 "...
%YAML 1.1" >book-directive.yaml
documents 900 | sed 1d >book-bare.yaml
documents 900 1 '# what we played

' >book-comment.yaml
documents 900 1 "$(printf '\357\273\277# what we played')" >book-mark.yaml
documents 900 1 "$(awk 'BEGIN { for (i = 0; i < 2000; i++) print "# so much before the first" }')" >book-foreword.yaml
documents 900 | awk '/^---/ { printf "#%*s\n", i++ % 131, "" } { print }' >book-shifted.yaml
documents 20000 1 >book-short.yaml
awk 'BEGIN { for (i = 0; i < 20000; i++) print "---\nnot: a record" }' >book-other.yaml
{ documents 900; echo ---; cat "$root/scenarios/mykerinos/illegal/log.turn.yaml"; } >book-slip.yaml
for book in book*.yaml; do
    "$referee" check -j 1 --format json "$book" >1.json 2>1.errors
    one=$?
    "$referee" check -j 3 --format json "$book" >n.json 2>n.errors
    is "-j 3 judges $book as -j 1 does" "$? $(cksum <n.json) $(cat n.errors)" "$one $(cksum <1.json) $(cat 1.errors)"
done
is "a slip before the log is found in the last record of a large file too" \
    "$("$referee" check -j 3 --format json book-slip.yaml | jq -r '.records[900].findings[0].fixes[0].changes[0].text')" "marker: ben"
is "all its records are judged" "$("$referee" check -j 3 --format json book.yaml | jq -c '[.summary.records, .summary.illegal, .records[899].document]')" "[900,600,900]"
is "comments before the first are no record" "$("$referee" check -j 3 --format json book-comment.yaml book-mark.yaml book-foreword.yaml book-bare.yaml | jq '[.records[] | select(.document == 900)] | length')" 4
is "nothing behind what is broken is judged" "$("$referee" check -j 3 --format json book-broken.yaml | jq .summary.records)" 499
is "standard input is divided as a file is" "$("$referee" check -j 3 --format json <book.yaml | jq .summary.illegal)" 600
"$referee" check -j 4 many 2>errors | head -n 1 >said
is "a reader that goes away ends it quietly" "$(cat errors)" ""

# ---- targets ----
rm -f ./*.json ./*.sarif
"$referee" check --format text --format json:out.json --format sarif:out.sarif tree/b/a.yaml >said
is "several formats at once" "$? $(jq .summary.illegal out.json) $(jq '.runs[0].results | length' out.sarif) $(tail -n 1 said | cut -c 1-11)" "1 1 1 tree/b/a.ya"
is "a target gets the usual mode" "$(umask 027; "$referee" check --format json:mode.json tree/z.yaml; stat -c %a mode.json)" 640
refuses "an unknown format" "unknown format \`sarf\`; did you mean \`sarif\`?" --format sarf tree
refuses "a format without a file" "the file name is missing" --format json: tree
refuses "the same target twice" "two formats for out.json" --format json:out.json --format sarif:out.json tree
refuses "the same target twice under another name" "two reports for ./out.json" --format json:out.json --format sarif:./out.json tree
ln -s out.json alias.json
refuses "the same target twice through a link" "two reports for alias.json" --format json:out.json --format sarif:alias.json tree
ln -s behind.json before-it.json
"$referee" check --format json:before-it.json tree/z.yaml
is "a link to a target that is not there yet stays one" "$? $(readlink before-it.json) $(jq -c .summary.records behind.json)" "0 behind.json 1"
refuses "standard output twice" "two formats for standard output" --format json --format sarif tree
refuses "a target in no folder" "cannot write no/where.json: No such file or directory" --format json:no/where.json tree
refuses "a target that is a folder" "cannot write tree: Is a directory" --format json:tree tree/z.yaml
refuses "a target that is to be judged" "tree/z.yaml is one of the records" --format json:tree/z.yaml tree/z.yaml
is "what is to be judged is still there" "$(head -n 1 tree/z.yaml)" "game: mykerinos"
is "refused targets leave nothing behind" "$(ls | grep -c 'json\.')" 0
cp out.json before.json
refuses "one bad target leaves the other as it was" "cannot write no/x" --format json:out.json --format tap:no/x tree
is "a report is not touched before its time" "$(cmp out.json before.json && echo same)" same
"$referee" check --format json:/dev/full tree/z.yaml 2>errors
is "a full disk is our fault and said so" "$? $(cat errors)" "4 referee: cannot write /dev/full: No space left on device"
"$referee" check --format json:/dev/null tree/z.yaml
is "a device is written as it is" "$? $(test -c /dev/null && echo device)" "0 device"
mkfifo slow
"$referee" check --format json:late.json tree/z.yaml slow &
pid=$!
exec 9>slow
printf '%s\n' "$fine" >&9
for i in $(seq 100); do [ -z "$(ls -A | grep '^\.late')" ] || break; sleep 0.1; done
half=$(ls -A | grep -c '^\.late')
kill -TERM $pid
wait $pid 2>/dev/null
is "an interrupt leaves no half report" "$? $half $(ls -A | grep -c 'late')" "143 1 0"
exec 9>&-

# ---- fail-on ----
status_of() { "$referee" check "$@" >/dev/null 2>&1; echo $?; }
is "--fail-on illegal is the default" "$(status_of tree/b/a.yaml) $(status_of --fail-on illegal tree/b/a.yaml)" "1 1"
is "--fail-on never reports and does not fail" "$(status_of --fail-on never tree/b/a.yaml) $("$referee" check --fail-on never --format short tree/b/a.yaml | wc -l)" "0 1"
is "--fail-on never does not excuse what cannot be read" "$(status_of --fail-on never tree/b/a.yaml nowhere)" 2
is "--fail-on never does not excuse wrong usage" "$(status_of --fail-on never --format xyz tree)" 3
cat >unsettled.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {season: 4, phase: over, owned: {anna: [violet]}, museum: {three-1: anna}}
YAML
is "--fail-on doubtful is --strict" "$(status_of unsettled.yaml) $(status_of --strict unsettled.yaml) $(status_of --fail-on doubtful unsettled.yaml)" "0 1 1"

# ---- baselines ----
mkdir repo repo/records
printf '%s\n' "$illegal" >repo/records/a.yaml
cat >>repo/records/a.yaml <<'YAML'
  - anna: {start: a2}
  - anna: {start: a2}
claims: {over: true}
YAML
cp repo/records/a.yaml repo/records/copy.yaml
known() { "$referee" check --format json "$@" | jq -r '.summary | "\(.failing) \(.known)"'; }
count=$("$referee" check --format json repo/records/a.yaml | jq '.records[0].findings | length')
"$referee" check --write-baseline repo/known repo/records/a.yaml >/dev/null
is "a baseline has a line for each finding" "$(grep -c '^[0-9a-f]\{16\} [a-z.-]* records/a.yaml$' repo/known)" "$count"
is "what is in the baseline does not count" "$(status_of --baseline repo/known repo/records/a.yaml) $(known --baseline repo/known repo/records/a.yaml)" "0 0 $count"
is "text says that something is known" "$("$referee" check --baseline repo/known repo/records/a.yaml | grep -c "no new mistakes, $count known")" 1
is "the same findings in another file are new" "$(known --baseline repo/known repo/records/copy.yaml)" "1 0"
is "the baseline works from another folder" "$(cd repo/records && known --baseline ../known a.yaml)" "0 $count"
is "the baseline works with another name of the file" "$(known --baseline repo/known "$work/repo/./records/a.yaml")" "0 $count"
{ echo '# a comment'; echo 'title: now with a title'; echo; cat repo/records/a.yaml; } >repo/records/new
sed -i 's/^  cubes:/  # another comment\n  cubes:/; s/start: a2}/start: a2, note: "twice"}/' repo/records/new
mv repo/records/new repo/records/a.yaml
is "known findings survive edits above and around them" "$(known --baseline repo/known repo/records/a.yaml)" "0 $count"
sed -i '/^  - anna: {extend/d' repo/records/a.yaml
is "known findings survive when another is mended" "$(status_of --baseline repo/known repo/records/a.yaml)" 0
sed -i 's/^claims:/  - carl: {start: h1}\nclaims:/' repo/records/a.yaml
"$referee" check --format json --baseline repo/known repo/records/a.yaml | jq -r '.records[0].findings[].said' >said
is "a new finding is the only one reported" "$(sort -u said)" "carl: start h1"
"$referee" check --baseline repo/known --write-baseline repo/known repo/records/a.yaml >/dev/null
is "a baseline can be brought up to date" "$(status_of --baseline repo/known repo/records/a.yaml)" 0
printf 'game: mykerinos\nplayers: [anna, ben, carl]\ntable: {season: 99}\n' >repo/records/head.yaml
"$referee" check --write-baseline repo/head repo/records/head.yaml >/dev/null
is "a baseline does not hide that a record was not judged" "$(status_of --baseline repo/head repo/records/head.yaml) $(known --baseline repo/head repo/records/head.yaml | cut -d' ' -f2)" "2 1"
cp repo/records/copy.yaml beside.yaml
mkdir repo/deep
"$referee" check --write-baseline repo/deep/known beside.yaml >/dev/null
is "a file need not lie below its baseline" "$(known --baseline repo/deep/known beside.yaml) $(cd repo && known --baseline deep/known ../beside.yaml)" "0 $count 0 $count"
is "the baseline says how to get there" "$(sed -n '1s/.* //p' repo/deep/known)" ../../beside.yaml
refuses "a baseline that does not exist" "No such file" --baseline nowhere tree
echo 'hello world' >wrong
refuses "a baseline that is none" "wrong:1: not a line of a baseline" --baseline wrong tree
refuses "a baseline on standard output" "not standard output" --write-baseline - tree
refuses "a baseline that cannot be written" "cannot write no/where" --write-baseline no/where tree
prints() { "$referee" check --format json "$1" | jq -r '.records[].findings[].fingerprint'; }
is "fingerprints differ within a file" "$(prints repo/records/copy.yaml | sort | uniq -d)" ""

# ---- documents ----
printf '%s\n---\n- a list\n---\na word\n---\n%s\n' "$fine" "$fine" >documents.yaml
documents() { jq -c '[.records[] | [.document, .judged, (.findings | length)]]'; }
is "a document that is no map is one of its own" "$("$referee" check --format json documents.yaml | documents)" \
    "[[1,true,0],[2,false,1],[3,false,1],[4,true,0]]"
is "in a folder too: what comes after a record is a record" "$(mkdir documents && cp documents.yaml documents && "$referee" check --format json documents | documents)" \
    "[[1,true,0],[2,false,1],[3,false,1],[4,true,0]]"
printf -- '- a list\n---\n%s\n' "$fine" >documents/documents.yaml
is "what comes before it is another kind of file" "$("$referee" check --format json documents | documents)" "[[2,true,0]]"
awk -v fine="$fine" 'BEGIN { for (i = 0; i < 3000; i++) printf "---\n%s\n# %0100d\n", i % 3 ? fine : "- a list", i }' >large.yaml
"$referee" check --format json large.yaml >one.json
"$referee" check -j 3 --format json large.yaml >three.json
holds "however many judge them" cmp one.json three.json

# ---- progress ----
export TERM=xterm
terminal() { /usr/bin/python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' sh -c "$1" </dev/null; }
terminal "'$referee' check many >out 2>/dev/tty" >said
is "a long batch shows progress on a terminal" "$(grep -ac '100% 60 of 60 files' said)" 1
is "the bar is taken away in the end" "$(tail -c 4 said | od -An -c | tr -d ' ')" '\r033[K'
terminal "TERM=dumb '$referee' check many >out 2>/dev/tty" >said
is "none on a dumb terminal, where nothing is erased" "$(wc -c <said)" 0
terminal "'$referee' check tree >out 2>/dev/tty" >said
is "a short batch shows none" "$(wc -c <said)" 0
"$referee" check many >/dev/null 2>errors
is "no terminal, no progress" "$(wc -c <errors)" 0
exit "$failed"
