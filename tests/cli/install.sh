# install.sh REFEREE: make install puts below DESTDIR what it says and nothing else, the manual's examples can be tried there, and make
# uninstall takes all of it away. From a folder with a blank in its name, from a tree that cannot be written, and as root in another's tree.
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

# A folder with a blank and an apostrophe in its name: the compilers of this machine and of the program both find their way.
tree="$work/ada's games/referee"
sources "$tree"
holds "it compiles below a folder with a blank in its name" make -s -C "$tree" BUILD=build/some build/some/base/arena.o build/some/gen/pack_box
is "and the object does not name that folder" "$(grep -c "ada's games" "$tree/build/some/base/arena.o")" 0
edits() { make -s -C "$tree" BUILD=build/some "$@" build/some/cli/line_editor.o && nm "$tree/build/some/cli/line_editor.o" | grep -c el_init; }
if [ "$(make -s -C "$tree" --eval='libs: ; @echo $(EDIT_LIBS)' libs)" ]; then
    is "libedit installed after a build is taken by the next one" "$(edits EDIT_LIBS=) $(edits)" "0 1"
fi
stops() { make -pn -C "$tree" "$@" 2>/dev/null | grep -c '^WARNINGS := .* -Werror'; }
is "a release goes on after a warning of the compiler" "$(stops unit)" 0
mkdir "$tree/.git"
is "a clone does not" "$(stops unit)" 1
is "but for whoever only wants to use the program" "$(stops) $(stops demo) $(stops install)" "0 0 0"
rmdir "$tree/.git"

# What is missing is named before anything is built, by the hook too.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/dpkg-query"
chmod +x "$work/bin/dpkg-query"
for what in "make -s -C . install DESTDIR=$work/none" ".github/hooks/referee check"; do
    # shellcheck disable=SC2086
    (cd "$tree" && PATH="$work/bin:$PATH" CC=no-such-compiler $what) >"$work/said" 2>&1
    is "${what%% *}: what is missing is named" "$(grep -v '^referee: first use\|^make' "$work/said" | head -n 1 | cut -d ' ' -f 1-4)" "please install: gcc libc6-dev"
done

# Somebody who may not write there installs what is built.
cp "$referee" "$tree/referee"
chmod -R a-w "$tree"
chmod a+x "$work"
mkdir -m 777 "$work/theirs"
somebody=
[ "$(id -u)" != 0 ] || somebody="setpriv --reuid=65534 --regid=65534 --clear-groups"
# shellcheck disable=SC2086
holds "a built tree that cannot be written can be installed from" $somebody make -s -C "$tree" install DESTDIR="$work/theirs" PREFIX=/usr
is "all of it" "$(cd "$work/theirs/usr" && find . -type f | sed 's|^\./||' | LC_ALL=C sort | cksum)" "$(make -s installed | cksum)"
chmod -R u+w "$tree"

# The commit of a tree that belongs to somebody else, which git does not trust by itself.
if [ "$(id -u)" = 0 ] && command -v git >/dev/null; then
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    (cd "$tree" && git init -q && git add -A && git -c user.name=ada -c user.email=ada@localhost commit -qm sources && chown -R 65534:65534 .)
    make -s -C "$tree" BUILD=build/some build/some/gen/commit.h
    is "root builds another's tree with its commit" "$(grep -c 'commit [0-9a-f]\{12\}' "$tree/build/some/gen/commit.h")" 1
    holds "and packs its sources" "$tree/.ci/pack" dist 0
fi
exit "$failed"
