# demo.sh REFEREE: what make demo shows can be typed as it stands there and says the same again; it is quick, and names a page that is there.
. tests/cli/common
ln -s "$referee" "$work/referee"
ln -s "$root/scenarios" "$work"
cd "$work" || exit 1
begun=$(date +%s)
"$root/tests/demo" ./referee >shown 2>&1
judge $? "the demo runs"
[ $(($(date +%s) - begun)) -lt 30 ]
judge $? "in half a minute"
grep '^\$ .\/referee' shown | while IFS= read -r line; do
    eval "${line#??}" >again 2>&1
    awk -v line="$line" '$0 == line { on = 1; next } on && /^\$ .\/referee/ { exit } on' shown | head -n "$(wc -l <again)" | cmp -s - again || echo "${line#??}"
done >differ
is "every command says the same when it is typed" "$(cat differ)" ""
is "it shows a dispute, a board, a score, weighing, a mistake, mending and trying" \
    "$(sed -n 's/^\$ \.\/referee \([a-z]*\).*/\1/p' shown | tr '\n' ' ')" "scenarios show score weigh scenarios mend try "
page=$(sed -n 's/^  \(\/.*\.html\)$/\1/p' shown)
holds "the page is there" grep -q '<html' "$page"
exit "$failed"
