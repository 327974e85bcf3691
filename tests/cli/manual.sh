# manual.sh REFEREE [--write] [PAGE...]: what the manual shows is what the program says (manual.py has the kinds of blocks); --write writes
# the examples of these pages again. The program is where it would be installed: below a folder of its own, which what it says does not show.
. tests/cli/common
shift
write=
[ "${1:-}" != --write ] || { write=--write; shift; }
[ $# -gt 0 ] || set -- man/*.[157]
cp scenarios/*.yaml "$work"
ln -s "$root/scenarios" "$work/scenarios"
mkdir -p "$work/usr/local/bin" "$work/usr/local/share/referee"
cp "$referee" "$work/usr/local/bin/referee"
ln -s "$root/schemas" "$work/usr/local/share/referee/schemas"
cd "$work" || exit 1
PATH=$work/usr/local/bin:$PATH
export PATH
python3 "$root/tests/cli/manual.py" $write "$root" "$@" || failed=1
exit "$failed"
