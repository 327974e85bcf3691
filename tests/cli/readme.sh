# readme.sh REFEREE: every "$ ..." of README.md prints what is below it, every record in it can be judged, and what names a file on its
# first line is that file.
. tests/cli/common
ln -s "$root/scenarios" "$root/.github" "$work"
ln -s "$referee" "$work/referee"
cd "$work" || exit 1

# The fenced blocks of a kind, one file each: KIND-1, KIND-2, ...
awk '/^```/ { if (inside) { inside = 0; close(file) } else { inside = 1; kind = substr($0, 4); file = kind "-" ++count[kind]; printf "" >file } next }
     inside { print >file }' "$root/README.md"
for block in yaml-*; do
    name=$(sed -n '1s/^# \([^ ]*\.ya*ml\)$/\1/p' "$block")
    if [ -n "$name" ]; then
        sed 1d "$block" | cmp -s - "$name"
        judge $? "$name is what README shows"
    fi
    case $name in .github/*) continue ;; esac
    "$referee" check "$block" >said 2>&1
    [ $? -le 1 ]
    judge $? "record $block can be read"
done

# compare COMMAND: what it prints is what was expected
compare() {
    [ -n "$1" ] || return
    eval "$1" >said 2>&1
    if cmp -s said expected; then ok "$1"; else not_ok "$1"; diff expected said | sed 's/^/# /'; fi
}
for block in console-*; do
    command=
    while IFS= read -r line; do
        case $line in
        '$ '*) compare "$command"; command=${line#??}; : >expected ;;
        *) printf '%s\n' "$line" >>expected ;;
        esac
    done <"$block"
    compare "$command"
done
for picture in $(sed -n 's/^!\[.*\](\(.*\))$/\1/p' "$root/README.md"); do
    [ -f "$picture" ]
    judge $? "the picture $picture is there"
done
lines=$(wc -l <"$root/README.md")
[ "$lines" -le 150 ]
judge $? "README is read in a minute: $lines lines, 150 at most"
exit "$failed"
