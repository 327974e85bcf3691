# readme.sh REFEREE: every "$ referee ..." of README.md prints what stands below it, and every record in it can be judged.
. tests/cli/common
ln -s "$root/scenarios" "$work/scenarios"
cd "$work" || exit 1

# The fenced blocks of a kind, one file each: KIND-1, KIND-2, ...
awk '/^```/ { if (inside) { inside = 0; close(file) } else { inside = 1; kind = substr($0, 4); file = kind "-" ++count[kind]; printf "" >file } next }
     inside { print >file }' "$root/README.md"
for block in yaml-*; do
    name=$(sed -n '1s/^# \([a-z0-9-]*\.yaml\)$/\1/p' "$block")
    if [ -n "$name" ]; then sed 1d "$block" >"$name"; else name=$block; fi
    "$referee" check "$name" >said 2>&1
    if [ $? -le 1 ]; then ok "record $block can be read"; else not_ok "record $block"; cat said; fi
done
for block in console-*; do
    command=$(sed -n '1s/^\$ referee //p' "$block")
    sed 1d "$block" >expected
    eval "\"$referee\" $command" >said 2>&1
    if cmp -s said expected; then
        ok "referee $command"
    else
        not_ok "referee $command"
        diff expected said | sed 's/^/# /'
    fi
done
exit "$failed"
