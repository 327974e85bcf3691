#!/bin/sh
# writers.sh REFEREE: commands that write to a record: what kind of file it is, whose, who else writes to it, what they leave behind.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
. tests/cli/common
dynamic=$referee
[ ! -x "$referee-dynamic" ] || dynamic=$referee-dynamic
${CC:-cc} -shared -fPIC -O1 -o "$work/shim.so" tests/faults/shim.c -ldl || { not_ok "the shim cannot be built"; exit 1; }
cd "$work" || exit 1

# A record that fmt writes in other words and mend finds a mistake in.
fresh() {
    rm -f game.yaml*
    cat >game.yaml <<'YAML'
game: mykerinos
players: [Tom, ben]
box: built-in
log:
  - table: deal violet lemon brown blackmore tangerine violet lemon brown
  - Tom: Start C3
  - ben: start c3
YAML
}
add() { "$referee" add "$1" 'claims: {over: false}'; }
keep() { echo 'claims: {over: false}' | "$referee" keep "$1"; }
fmt() { "$referee" fmt "$1"; }
mend() { "$referee" mend --write "$1"; }
# writes COMMAND FILE: its output in out and err; status, and whether the file is another one now
writes() {
    before=$(cksum <"$2")
    "$1" "$2" >out 2>err
    status=$?
    [ "$before" = "$(cksum <"$2")" ] && echo "$status same" || echo "$status written"
}
done_status() { [ "$1" = mend ] && echo "1 written" || echo "0 written"; }

for command in add keep fmt mend; do
    # ---- a pipe, which nobody writes to ----
    rm -f pipe
    mkfifo pipe
    ( "$command" pipe >out 2>err & writer=$!
      tries=0
      while kill -0 $writer 2>/dev/null && [ $((tries += 1)) -lt 200 ]; do sleep 0.05; done
      kill -9 $writer 2>/dev/null; wait $writer; echo $? >status )
    is "$command: a pipe is not waited for" "$(cat status) $(cat err)" "3 referee: pipe is not a file that can be written to"

    # ---- hard links ----
    fresh
    ln game.yaml other.yaml
    is "$command: another name of the file" "$(writes $command game.yaml)" "$(done_status $command)"
    is "$command: which keeps its text, and that is said" "$(grep -c 'game.yaml had other hard links; they keep the old text' err) $(grep -c 'Start C3' other.yaml)" "1 1"
    rm other.yaml

    # ---- what a writer that was killed has left ----
    fresh
    gone=$(sh -c 'echo $$')
    mine=.game.yaml.referee- # and the names of people's own copies, which look much like it
    touch "$mine$gone-abcdef"
    others="$mine$$-abcdef $mine$gone-abcdefg $mine$gone-abc.ef $mine$gone $mine$gone.abcdef .other.yaml.referee-$gone-abcdef game.yaml.$gone.backup
        game.yaml.$gone.abcdef game.yaml.2024.backup game.yaml.2026.v1.bak game.yaml.ABCDEF"
    touch $others
    ln -s game.yaml "$mine$gone-ghijkl"
    is "$command: beside what others have left" "$(writes $command game.yaml)" "$(done_status $command)"
    is "$command: removes what a process that is gone has left for this file, and nothing else" "$(ls -A | grep 'yaml\.' | LC_ALL=C sort | tr '\n' ' ')" \
        "$(printf '%s\n' $others "$mine$gone-ghijkl" | LC_ALL=C sort | tr '\n' ' ')"
    rm -f .game.yaml.* .other.yaml* game.yaml.*

    # ---- locks ----
    fresh
    is "$command: a folder without locks" "$(export LD_PRELOAD="$work/shim.so" FAIL_LOCK=1; referee=$dynamic; writes $command game.yaml)" "$(done_status $command)"
    is "$command: that is said, once" "$(grep -c 'cannot be locked (Operation not supported); let only one program write to it at a time' err)" 1
    fresh
    is "$command: a folder that somebody else keeps" "$(export LD_PRELOAD="$work/shim.so" BUSY_LOCK=1; referee=$dynamic; writes $command game.yaml)" "4 same"
    is "$command: that is said" "$(grep -c 'another program keeps .* locked; nothing was written to game.yaml' err) $(ls game.yaml*)" "1 game.yaml"
done

# ---- whose it is: only root can give files away ----
if [ "$(id -u)" = 0 ]; then
    for command in add keep fmt mend; do
        fresh
        chown 12345:54321 game.yaml
        chmod 640 game.yaml
        writes $command game.yaml >/dev/null
        is "$command: root leaves the owner and the rights" "$(stat -c '%u:%g %a' game.yaml)" "12345:54321 640"
    done
    fresh
    cp "$referee" program
    chmod 777 .
    chown 0:0 game.yaml
    chmod 666 game.yaml
    setpriv --reuid=65534 --regid=65534 --clear-groups ./program fmt game.yaml
    is "a group that cannot be kept" "$? $(stat -c '%u:%g %a' game.yaml)" "0 65534:65534 666"
    fresh
    chown 0:0 game.yaml
    chmod 676 game.yaml
    setpriv --reuid=65534 --regid=65534 --clear-groups ./program fmt game.yaml
    is "gets another one no more rights than everybody has" "$? $(stat -c '%a' game.yaml)" "0 666"
fi

# ---- a record that cannot be written to ----
fresh
cp game.yaml before.yaml
as_anybody=
if [ "$(id -u)" = 0 ]; then
    as_anybody="setpriv --reuid=65534 --regid=65534 --clear-groups"
    cp "$referee" program
    chmod 777 .
else
    ln -s "$referee" program
fi
chmod 444 game.yaml
$as_anybody ./program add game.yaml 'claims: {over: false}' >out 2>err
is "add to a read-only record" "$? $(cat err)" "4 referee: cannot write game.yaml: Permission denied"
is "and nothing is reported as if it had been" "$(cat out) $(cmp game.yaml before.yaml && echo same)" "nothing was added same"

# ---- at once, and killed ----
"$root/tests/contend" "$referee" 1 >said 2>&1
cat said
grep -q '^not ok' said && failed=1
is "two at once, and killed: all was tried" "$(grep -c '^ok contend' said)" 11
exit "$failed"
