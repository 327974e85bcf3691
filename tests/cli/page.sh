#!/bin/sh
# page REFEREE: the command that writes the table page, or says that it has none.
. tests/cli/common

"$referee" page >"$work/page.html" 2>"$work/said"
status=$?
if [ -s "$work/page.html" ]; then
    is "the page is written" "$status" 0
    is "it begins as HTML" "$(head -n 1 "$work/page.html")" "<!DOCTYPE html>"
    is "and ends so" "$(tail -n 1 "$work/page.html")" "</html>"
    is "nothing in it is fetched" "$(grep -cE '(src|href)="(https?:)?//' "$work/page.html")" 0
    is "it is small enough for a message" "$([ "$(wc -c <"$work/page.html")" -le 800000 ] && echo yes)" yes
else
    is "without the page: wrong usage" "$status" 3
    grep -q 'make page' "$work/said" && ok "and a sentence says what to do" || not_ok "and a sentence says what to do"
fi
exit $failed
