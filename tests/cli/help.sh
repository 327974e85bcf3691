# help.sh REFEREE: referee help shows the manual: every page, every command; nothing else is started.
. tests/cli/common

topics=$("$referee" help topics | sed -n 's/^  \([a-z]*\) .*/\1/p')
is "every page is a topic" "$(echo "$topics" | sort | tr '\n' ' ')" \
    "$(ls man | sed 's/\.[157]$//; s/^referee-//' | LC_ALL=C sort | tr '\n' ' ')"
for topic in $topics; do
    page=$(ls man/referee-"$topic".[157] 2>/dev/null || echo man/referee.1)
    "$referee" help "$topic" >"$work/said" 2>"$work/err"
    is "help $topic" "$? $(cat "$work/err") $(sed -n 1p "$work/said")" "0  NAME"
    # the words are those of the page as mandoc writes it
    mandoc -Tutf8 "$page" | LC_ALL=C.UTF-8 sed 's/.\x08//g' | sed '1d;$d' | tr -cd '[:alnum:]\n' | grep . >"$work/page"
    is "help $topic is the page" "$(tr -cd '[:alnum:]\n' <"$work/said" | grep . | cksum)" "$(cksum <"$work/page")"
    ! LC_ALL=C grep -q '[^ -~]\|``' "$work/said"
    judge $? "help $topic is plain text"
done
is "referee-record is the record's page" "$("$referee" help referee-record | cksum)" "$("$referee" help record | cksum)"
for command in $("$referee" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    "$referee" help "$command" >"$work/said" 2>&1
    status=$?
    grep -q "referee $command\|^ *$command\|, $command" "$work/said"
    is "help $command is about it" "$status $?" "0 0"
done
is "a section ends before the next" "$("$referee" help mend | grep -c '^   [a-z]')" 1
is "a section has its example" "$("$referee" help mend | grep -c '^  *\$ referee mend')" 1
is "COMMAND --help stays the usage" "$("$referee" mend --help | sed -n 's/^Usage: //p')" "referee mend [OPTION...] FILE"
"$referee" help recrod >"$work/said" 2>&1
is "an unknown topic" "$? $(cat "$work/said")" "3 referee: the manual has no page \`recrod\`; did you mean \`record\`?"
"$referee" help xyzzy >"$work/said" 2>&1
is "one that is like none" "$? $(cut -d ';' -f 1 "$work/said")" "3 referee: the manual has no page \`xyzzy\`"
"$referee" help record extra >"$work/said" 2>&1
is "one topic at a time" "$? $(cat "$work/said")" "3 referee: help takes [TOPIC]; unexpected \`extra\` (see referee help --help)"
is "nothing of it is read before it is asked for" "$(nm "$referee" 2>/dev/null | grep -c ' [dDbB] manual_pages')" 0
exit "$failed"
