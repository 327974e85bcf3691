# faults.sh REFEREE: when the machine fails: no memory, short and interrupted reads, broken disks and pipes.
# Right exit status, the other records judged, nothing half-written. tests/faults/shim.c makes it happen.
# It cannot come between a program and a library that is part of it, so REFEREE-dynamic is taken where there is one.
. tests/cli/common
[ ! -x "$referee-dynamic" ] || referee=$referee-dynamic

${CC:-cc} -shared -fPIC -O1 -o "$work/shim.so" tests/faults/shim.c -ldl || { not_ok "the shim cannot be built"; exit 1; }
record=$root/scenarios/mykerinos/season-one.yaml
cd "$work" || exit 1
with() { env LD_PRELOAD="$work/shim.so" "$@"; }

cat >wrong.yaml <<'YAML'
log:
  - anna: {start: zz}
  - ben: fly
game: mykerinos
players: [anna, ben]
claims: {scores: {anna: 99}}
YAML
{ printf '\357\273\277'; cat wrong.yaml; } >marked.yaml

# ---- memory ----
with COUNT_ALLOC=count "$referee" games >/dev/null
is "the shim is heard" "$([ -s count ] && echo yes)" yes
rm -f count
# starves NAME COMMAND...: whichever allocation fails, alone or with all after it, the program says so, ends with 4 and leaves nothing;
# or it did not need it, and all is as ever
starves() {
    name=$1
    shift
    rm -f count
    with COUNT_ALLOC=count "$@" >whole 2>/dev/null
    usual=$? count=$(cat count) bad=
    mv out.json whole.json 2>/dev/null
    for how in FAIL_ALLOC FAIL_ONE; do
        number=1
        while [ "$number" -le "$count" ]; do
            with $how=$number timeout 20 "$@" >said 2>errors
            status=$?
            left=$(ls -d .out.json* 2>/dev/null)
            case $status in
            4) { grep -q 'out of memory\|Cannot allocate memory' errors && [ -z "$left" ]; } || bad="$bad $how=$number" ;;
            "$usual") { cmp -s said whole && { [ -z "$left" ] || cmp -s out.json whole.json; }; } || bad="$bad $how=$number" ;;
            *) bad="$bad $how=$number:$status" ;;
            esac
            rm -f out.json*
            number=$((number + 1 + number / 12))
        done
    done
    is "$name" "$bad" ""
}
starves "no memory for a check" "$referee" check "$record"
starves "no memory for what is wrong" "$referee" check wrong.yaml
starves "no memory for a report in a file" "$referee" check --format json:out.json wrong.yaml
starves "no memory for the score" "$referee" score "$record"
starves "no memory for a page" "$referee" show --html "$record"
rm -f count
with COUNT_ALLOC=count "$referee" check -j 2 --format json:out.json wrong.yaml wrong.yaml wrong.yaml >/dev/null 2>&1
rm -f out.json*
with FAIL_ALLOC=$(($(cat count) * 2 / 3)) timeout 20 "$referee" check -j 2 --format json:out.json wrong.yaml wrong.yaml wrong.yaml >/dev/null 2>errors
is "no memory for one of two workers" "$? $(ls -d .out.json* 2>/dev/null)" "4 "

# ---- a record that crashes ----
for number in 1 2 3; do
    { echo --- && echo "title: table $number" && grep -v '^title' "$record"; } >"$number.yaml"
done
sed 's/^title: .*/title: unsound/' 1.yaml >crash.yaml
cat 1.yaml crash.yaml 2.yaml crash.yaml 3.yaml >all.yaml
crash() { with CRASH_ON=unsound timeout 60 "$referee" "$@" >said 2>errors; }
for jobs in 1 3; do
    crash check -j $jobs --format json:out.json --format short 1.yaml crash.yaml 2.yaml all.yaml
    is "a record that crashes, $jobs jobs" "$? $(wc -l <said) $(grep -c 'an internal error (signal 11) ended the judging' said)" "4 3 3"
    is "the others are judged, and reported" "$(jq -c '[.records[] | [.file, .document, .game]]' out.json | sed 's/mykerinos/m/g')" \
        '[["1.yaml",1,"m"],["crash.yaml",1,null],["2.yaml",1,"m"],["all.yaml",1,"m"],["all.yaml",2,null],["all.yaml",3,"m"],["all.yaml",4,null],["all.yaml",5,"m"]]'
    is "nothing is left" "$(ls -d .out.json* 2>/dev/null)" ""
    rm -f out.json
done
# shellcheck disable=SC2002
cat all.yaml | with CRASH_ON=unsound timeout 60 "$referee" check --format tap >said 2>errors
is "a record that crashes, through a pipe" "$? $(grep '^[a-z0-9]' said | cut -d' ' -f1-2 | tr '\n' ' ')" "4 ok 1 not ok ok 3 not ok ok 5 1..5 "
mkfifo named
cat all.yaml >named &
crash check --format short 1.yaml named
is "a named pipe is not waited for again" "$? $(grep -c 'named: Illegal seek' errors)" "2 1"
rm -f named
crash results all.yaml
is "a record that crashes has no rows" "$? $(cut -d, -f2 said | sort -u | tr '\n' ' ')" "4 1 3 5 document "
rm -f [123].yaml crash.yaml all.yaml

# ---- short and interrupted reads ----
same() { "$referee" check --format json "$1" >plain.json; cmp plain.json slow.json >/dev/null && echo same; }
for file in "$record" wrong.yaml marked.yaml; do
    with SLOW_READS=1 "$referee" check --format json "$file" >slow.json
    is "$(basename "$file") in small pieces" "$(same "$file")" same
    with SLOW_READS=1 SLOW_WRITES=1 "$referee" check --format json --stdin-filename "$file" - <"$file" >slow.json
    is "$(basename "$file") in small pieces, as standard input" "$(same "$file")" same
    # shellcheck disable=SC2002
    cat "$file" | with SLOW_READS=1 SLOW_WRITES=1 "$referee" check --format json --stdin-filename "$file" - >slow.json
    is "$(basename "$file") in small pieces, through a pipe" "$(same "$file")" same
done

# ---- a disk that cannot be read ----
with FAIL_READ=1 "$referee" check --format json "$record" wrong.yaml "$record" >report.json 2>errors
is "a read error spoils one record only" "$? $(jq -c '[.records[].findings | length]' report.json)" "2 [1,2,0]"
is "a read error is said" "$(jq -r '.records[0].findings[0].message' report.json)" "cannot be read: Input/output error"
mkdir -p folder/under
cp wrong.yaml folder/a.yaml
cp wrong.yaml folder/under/b.yaml
for number in 1 2 3 4 5 6 7; do
    with FAIL_LIST=$number "$referee" check --format json folder >report.json 2>errors
    is "a folder that cannot be read to its end: name $number" "$? $(grep -c 'Input/output error' errors)" \
        "2 1"
done
# A folder whose names may be read and nothing else; root may read all, so root steps down.
as_anybody=
[ "$(id -u)" != 0 ] || as_anybody="setpriv --reuid=65534 --regid=65534 --clear-groups"
cp "$referee" program
chmod 755 .
chmod 744 folder/under
[ -n "$as_anybody" ] || chmod 644 folder/under
$as_anybody ./program check --format json folder >report.json 2>errors
is "a record that cannot be reached is not passed by" "$? $(cat errors) $(jq -c .summary.missing report.json)" \
    '2 referee: folder/under/b.yaml: Permission denied ["folder/under/b.yaml"]'
chmod 755 folder/under
ln -s round about
ln -s about round
"$referee" check --format json about "$record" >report.json 2>errors
is "a link to itself spoils one record only" "$? $(jq -c '[.records[].findings | length]' report.json)" "2 [0]"
# shellcheck disable=SC2002
cat "$record" | TMPDIR=$work/nowhere "$referee" check - >said
is "a wrong TMPDIR does no harm" "$? $(grep -c 'no mistakes found' said)" "0 1"

# ---- where nothing can be written ----
cp "$record" here.yaml
for command in "check here.yaml" "score here.yaml" "moves here.yaml" "table here.yaml" "show here.yaml" "show --html here.yaml" "rules myst" games; do
    # shellcheck disable=SC2086
    "$referee" $command >/dev/full 2>errors
    is "${command%% *} on a full disk" "$? $(cat errors)" "4 referee: cannot write the output: No space left on device"
done
"$referee" check "$record" >&- 2>errors
is "standard output closed" "$? $(cat errors)" "4 referee: cannot write the output: Bad file descriptor"
echo before >old.json
(trap '' XFSZ; ulimit -f 1; "$referee" check --format json:old.json wrong.yaml wrong.yaml wrong.yaml wrong.yaml 2>errors; echo $? >status)
is "a disk that gets full leaves the old report" "$(cat status) $(cat old.json) $(ls old.json*)" "4 before old.json"
is "a disk that gets full is said" "$(sed 's|/.*/||' errors)" "referee: cannot write old.json: File too large"
printf '3\n2\n' | (trap '' XFSZ; ulimit -f 0; exec "$referee" count mykerinos anna ben --output counted.yaml >/dev/null 2>&1)
is "a full disk leaves no empty record" "$? $(ls counted.yaml 2>/dev/null)" "4 "
(trap '' XFSZ; ulimit -f 1; cat "$root"/scenarios/mykerinos/*.yaml | "$referee" check --format short - >/dev/null 2>errors; echo $? >status)
is "no room to keep what comes through a pipe" "$(cat status)" 2
exit "$failed"
