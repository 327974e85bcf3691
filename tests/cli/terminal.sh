# terminal.sh REFEREE: what a terminal of 60 columns shows, with and without colours, in whatever language.
. tests/cli/common

# seen COMMAND...: what it writes on a terminal of 60 columns
cat >"$work/terminal.py" <<'PYTHON'
import fcntl, os, pty, struct, sys, termios
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
    os.execvp(sys.argv[1], sys.argv[1:])
while True:
    try:
        part = os.read(terminal, 65536)
    except OSError:
        break
    if not part:
        break
    sys.stdout.buffer.write(part.replace(b"\r\n", b"\n"))
os.waitpid(child, 0)
PYTHON
seen() { /usr/bin/python3 "$work/terminal.py" "$@"; }
coloured() { seen env -u NO_COLOR TERM=xterm "$@" "$referee" check scenarios/disputed.yaml | grep -c "$(printf '\033\\[')" | sed 's/^[1-9].*/yes/; s/^0/no/'; }
is "colours on a terminal" "$(coloured)" yes
is "none with NO_COLOR=1" "$(coloured NO_COLOR=1)" no
is "NO_COLOR= is not set" "$(coloured NO_COLOR=)" yes
is "none on a dumb terminal" "$(coloured TERM=dumb)" no
seen env TERM=dumb "$referee" check --color always scenarios/disputed.yaml >"$work/asked"
holds "but for whoever asks" grep -q "$(printf '\033')" "$work/asked"
is "the demo is plain on a dumb terminal" "$(seen env TERM=dumb tests/demo "$referee" | grep -c "$(printf '\033')")" 0

# broken COMMAND...: its lines end between words: the words are those of a pipe, and only a diff or a single word is wider than 60 columns
broken() {
    seen "$referee" "$@" >"$work/narrow"
    "$referee" "$@" >"$work/wide"
    is "$1: lines were broken" "$([ "$(wc -l <"$work/narrow")" -gt "$(wc -l <"$work/wide")" ] && echo yes)" yes
    is "$1: the words are the same" "$(tr -s ' \n' '\n\n' <"$work/narrow" | cksum)" "$(tr -s ' \n' '\n\n' <"$work/wide" | cksum)"
    is "$1: no line is wider than the terminal" "$(awk '/^--- / { diff = 1 } /^$/ { diff = 0 } !diff && length > 60' "$work/narrow")" ""
}
broken ledger scenarios/cyclades/battle.yaml
cat >"$work/slip.yaml" <<'YAML'
game: mykerinos
players: [anna, benjamin, carl]
table: {marker: anna}
log:
  - table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]}
  - anna: {start: b3}
  - carl: {start: f2}
  - carl: {start: f3}
YAML
broken mend "$work/slip.yaml"
is "mend: a diff stays as it is, to be applied" "$(grep -c '^   - table: {deal: .*\]}$' "$work/narrow" | sed 's/^[1-9].*/yes/')" yes
exit "$failed"
