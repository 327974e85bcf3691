#!/bin/sh
# everything.sh REFEREE: every command over the records of the tree, in turn, and over 100 random games: no crash, no internal error, no output without its end.
set -u
. tests/cli/common

python3 tests/cli/everything.py "$referee" "$work" >"$work/wrong" 2>"$work/count" || cat "$work/count" >>"$work/wrong"
sed '/^$/d; s/^/# /' "$work/wrong"
is "every command over $(tail -n 1 "$work/count") ends as it should" "$(grep -c . "$work/wrong")" 0
exit "$failed"
