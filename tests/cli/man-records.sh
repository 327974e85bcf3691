# man-records.sh REFEREE: every whole record in the manual passes, unless examples say what becomes of it; every page is well formed.
. tests/cli/common
for page in man/*.[157]; do
    name=${page##*/}
    awk -v base="$work/$name" '
        /^\.\\" file / { shown = 1; next }
        shown { shown = 0; next }
        /^\.Bd / || /^\.nf/ || /^\.EX/ { inside = 1; file = base "-" ++count ".yaml"; next }
        /^\.Ed/ || /^\.fi/ || /^\.EE/ { inside = 0; next }
        inside { gsub(/\\\(ha/, "^"); gsub(/\\\(aq/, "\x27"); gsub(/\\-/, "-"); gsub(/\\&/, ""); gsub(/\\e/, "\\"); print >file }' "$page"
    for block in "$work/$name"-*.yaml; do
        [ -f "$block" ] && ! head -n 1 "$block" | grep -q '^[$]' && grep -q '^game: ' "$block" && grep -q '^players: ' "$block" || continue
        if "$referee" check "$block" >"$work/said" 2>&1; then
            ok "$name: ${block##*-}"
        else
            not_ok "$name: record ${block##*-}"
            sed 's/^/# /' "$work/said"
        fi
    done
    warnings=$(man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    [ -n "$warnings" ] || ! command -v mandoc >/dev/null || warnings=$(mandoc -Tlint "$page" 2>/dev/null | grep -v ': referenced manual not found: ')
    if [ -z "$warnings" ]; then ok "$name: well formed"; else not_ok "$name: well formed: $warnings"; fi
done
# A page is read at one sitting.
long=$(for page in man/*.[157]; do
    lines=$(mandoc "$page" 2>/dev/null | wc -l)
    [ "$lines" -le 300 ] || echo "$page: $lines"
done)
is "no page has more than 300 lines" "$long" ""
missing=$(sed -n 's/.*Xr \(referee[a-z-]*\) \([157]\).*/man\/\1.\2/p' man/*.[157] | sort -u | while read -r page; do [ -f "$page" ] || echo "$page"; done)
is "every page that a page refers to is there" "$missing" ""
for page in man/*.[157]; do
    name=${page##*/}
    [ "$name" = referee.1 ] || grep -q "^\.Xr ${name%.?} ${name##*.}\( ,\)\{0,1\}\$" man/referee.1
    judge $? "man referee leads to $name"
done
exit "$failed"
