# manual.sh REFEREE: every example of the manual prints what the manual says.
# An example is a literal block that begins with "$ referee ..."; what follows up to the next "$ " is its output.
# The program stands where it would be installed: below our own folder, which what it says does not show.
. tests/cli/common
cp scenarios/*.yaml "$work"
ln -s "$root/scenarios" "$work/scenarios"
mkdir -p "$work/usr/local/bin" "$work/usr/local/share/referee"
cp "$referee" "$work/usr/local/bin/referee"
ln -s "$root/schemas" "$work/usr/local/share/referee/schemas"
cd "$work" || exit 1
referee() { "$work/usr/local/bin/referee" "$@"; }

# Blocks in the roff source, escapes undone: "$ command" lines and output lines, each block ended by "$ end".
examples() {
    awk '/^\.Bd -literal/ { inside = 1; first = 1; shown = 0; next }
         /^\.Ed/ { if (shown) print "$ end"; inside = 0; next }
         inside && first { shown = /^\$ referee /; first = 0 }
         inside && shown' "$1" |
        sed "s/^\\\\&//; s/\\\\(ha/^/g; s/\\\\(aq/'/g; s/\\\\(ga/\`/g; s/\\\\(ti/~/g; s/\\\\-/-/g; s/\\\\e/\\\\/g"
}

# compare COMMAND EXPECTED-FILE
compare() {
    eval "$1" 2>&1 | sed "s|$work/usr/local|/usr/local|" >said
    if cmp -s said "$2"; then
        ok "$page: $1"
    else
        not_ok "$page: $1"
        diff "$2" said | sed 's/^/# /'
    fi
}

for page in "$root"/man/*.[157]; do
    examples "$page" >blocks
    page=${page##*/}
    command=
    : >expected
    while IFS= read -r line; do
        case $line in
        '$ '*)
            [ -z "$command" ] || compare "$command" expected
            command=${line#??}
            [ "$command" != end ] || command=
            : >expected
            ;;
        *) printf '%s\n' "$line" >>expected ;;
        esac
    done <blocks
done
exit "$failed"
