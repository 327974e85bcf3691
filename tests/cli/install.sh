# install.sh REFEREE: make install puts below DESTDIR what it says and nothing else, the manual's examples can be tried there, and make
# uninstall takes all of it away.
. tests/cli/common
into() { make -s "$1" READY="$referee" DESTDIR="$work/root" PREFIX=/opt/games >/dev/null; }
listed() { (cd "$work/root" && find . -type f | sed 's/^\.//' | LC_ALL=C sort); }

into install
judge $? "make install"
make -s installed | sed 's|^|/opt/games/|' >"$work/said"
is "what is there is what make says it installs" "$(listed | cksum)" "$(cksum <"$work/said")"
for file in bin/referee share/man/man1/referee.1 share/man/man5/referee-record.5 share/man/man7/referee-ci.7 share/man/man7/referee-cyclades.7 \
    share/referee/schemas/record.schema.json share/referee/schemas/myst.schema.json share/referee/schemas/catalog.json \
    share/bash-completion/completions/referee share/zsh/site-functions/_referee share/fish/vendor_completions.d/referee.fish \
    share/doc/referee/examples/disputed.yaml share/doc/referee/examples/scenarios/mykerinos/final-position.yaml; do
    [ -s "$work/root/opt/games/$file" ]
    judge $? "$file is installed"
done
is "the program alone may be executed" "$(cd "$work/root" && find . -type f -perm -100)" ./opt/games/bin/referee
is "the program is stripped" "$(LC_ALL=C readelf -SW "$work/root/opt/games/bin/referee" | grep -c '\.debug_info\|\.symtab')" 0
is "the catalog points to the schema" "$(jq -r '.schemas[0].url' "$work/root/opt/games/share/referee/schemas/catalog.json")" \
    file:///opt/games/share/referee/schemas/record.schema.json

cd "$work/root/opt/games/share/doc/referee/examples" || exit 1
../../../../bin/referee disputed.yaml >"$work/said"
is "an example can be tried" "$? $(sed -n '1s/:.*//p' "$work/said")" "1 illegal[cyclades.bid-other-god]"
is "new names the schema that was installed" "$(../../../../bin/referee new myst --players anna,ben | sed -n '1s/.*=//p')" "$work/root/opt/games/share/referee/schemas/myst.schema.json"
sed -n 's/^\$ referee .* \([a-z/-]*\.yaml\).*/\1/p; s/^\$ referee \([a-z/-]*\.yaml\).*/\1/p' "$root"/man/*.[157] | sort -u | while read -r record; do
    [ -f "$record" ] || grep -q -e '^\.\\" file '"$record"'$' -e ">$record\$" "$root"/man/*.[157] || echo "$record"
done >"$work/said"
is "every record that the manual's examples name is there, or saved by the reader" "$(cat "$work/said")" ""

cd "$root" || exit 1
into uninstall
is "make uninstall leaves no file" "$(listed)" ""
is "and no folder of its own" "$(find "$work/root" -name 'referee*')" ""
exit "$failed"
