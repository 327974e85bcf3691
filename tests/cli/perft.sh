# perft.sh REFEREE: the counts against a brute force that only writes records and has them judged.
. tests/cli/common
is() { if [ "$2" = "$3" ]; then ok "$1 is $3"; else not_ok "$1: $2, not $3"; fi; }

# ways FILE DEPTH: the last row of perft
ways() { "$referee" perft "$1" --depth "$2" | awk -v depth="$2" '$1 == depth { print $2 }'; }

# legal FILE: how many of the records in it have no finding
legal() { "$referee" check --format json "$1" | jq '[.records[] | select(.findings | map(select(.word != "noted")) | length == 0)] | length'; }

# brute RECORD DEPTH: writes every record that is longer by DEPTH entries `moves` lists, and counts those that check accepts.
# The log of RECORD must come last. Entries listed twice count once.
brute() {
    rm -rf "$work/level"
    mkdir "$work/level"
    cp "$1" "$work/level/0"
    level=0
    while [ "$level" -lt "$2" ]; do
        mkdir "$work/next"
        for record in "$work"/level/*; do
            "$referee" moves "$record" | grep '^  - ' | sort -u |
                awk -v record="$record" -v to="$work/next/${record##*/}" '
                    BEGIN { while ((getline line < record) > 0) head = head line "\n" }
                    { name = to "-" NR; printf "%s%s\n", head, $0 > name; close(name) }'
        done
        rm -rf "$work/level"
        mv "$work/next" "$work/level"
        level=$((level + 1))
    done
    for record in "$work"/level/*; do echo ---; cat "$record"; done >"$work/all.yaml"
    legal "$work/all.yaml"
}

for game in $("$referee" games | cut -d' ' -f1); do
    "$referee" new "$game" --players anna,ben --seed 1 | sed '/^# claims/d' >"$work/new.yaml"
    for depth in 1 2; do
        count=$(ways "$work/new.yaml" $depth)
        [ "$count" -lt 1500 ] || continue
        is "$game after its set-up, depth $depth" "$count" "$(brute "$work/new.yaml" $depth)"
    done
done

# Candidates nobody suggested: every square for either player, and every draw.
cat >"$work/octagons.yaml" <<END
game: myriath
players: [anna, ben]
log:
END
for entry in 'table: first anna' 'table: first ben' 'anna: pass' 'ben: pass'; do echo "$entry"; done >"$work/candidates"
for row in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
    for column in a b c d e f g h i j k l m n o p; do
        echo "anna: octagon $column$row"
        echo "ben: octagon $column$row"
    done
done >>"$work/candidates"
while IFS= read -r entry; do echo ---; cat "$work/octagons.yaml"; echo "  - $entry"; done <"$work/candidates" >"$work/all.yaml"
is "myriath's opening, all squares tried" "$(legal "$work/all.yaml")" "$(ways "$work/octagons.yaml" 1)"

# After the deal: every space to start on, every pair of spaces to extend to, and a pass.
"$referee" new mykerinos --players anna,ben,carl --seed 1 | sed '/^# claims/d' >"$work/dealt.yaml"
first=$(sed -n 's/^  marker: //p' "$work/dealt.yaml")
for space in a b c d e f g h; do for row in 1 2 3 4 5 6; do echo "$space$row"; done; done >"$work/spaces"
{
    for name in anna ben carl; do echo "$name: pass"; done
    sed "s/^/$first: start /" "$work/spaces"
    while read -r one; do sed "s/^/$first: extend $one /" "$work/spaces"; done <"$work/spaces"
} >"$work/candidates"
while IFS= read -r entry; do echo ---; cat "$work/dealt.yaml"; echo "  - $entry"; done <"$work/candidates" >"$work/all.yaml"
is "mykerinos after the deal, all spaces tried" "$(legal "$work/all.yaml")" "$(ways "$work/dealt.yaml" 1)"

# By hand. Anna, first in the last area: 2 tiles, 10 rooms that are not a "5", or nothing: 13. Then carl, second:
# after a tile 1 + 10 + 1, twice; after one of 10 rooms 2 + 9 + 1; after nothing 13: 24 + 120 + 13 = 157, and the game is over.
sed 's/b8, e8/b8/' scenarios/extra-cube.yaml >"$work/last.yaml"
record=$work/last.yaml
is "choices of anna in the last area" "$("$referee" perft $record --at 2 | awk '$1 == 1 { print $2 }')" 13
"$referee" perft $record --at 2 --depth 3 >"$work/out"
cat >"$work/expected" <<END
depth                 ways   ends of game
    1                   13              0
    2                  157            157
    3                    0              0
not counted: entries that need an optional entry first, and other spellings of an entry
END
cmp -s "$work/out" "$work/expected" && ok "the last area, by hand" || { not_ok "the last area, by hand"; cat "$work/out"; }
"$referee" new mykerinos --players anna,ben >"$work/undealt.yaml"
"$referee" perft "$work/undealt.yaml" | grep -x 'not counted: entries of verbs with too many choices to list; referee moves names them' >/dev/null && ok "a deal is not counted, and that is said" || not_ok "a deal is not counted, and that is said"
# Before the first piece either team can be dealt its five cards by name: that is on the page, and not in the list.
printf 'game: myst\nplayers: [blue, yellow]\n' >"$work/cards.yaml"
"$referee" perft "$work/cards.yaml" --depth 2 | grep -qx 'not counted: entries of verbs with too many choices to list; referee moves names them' &&
    ok "cards by name are not counted" || not_ok "cards by name are not counted"
"$referee" perft "$work/cards.yaml" --depth 2 | grep -qx 'not counted: on 2 of the 16 lines of depth 1, entries of verbs with too many choices to list' &&
    ok "nor one entry later, where the other team is not dealt" || not_ok "nor one entry later, where the other team is not dealt"
"$referee" perft $record --depth 101 2>/dev/null
is "status where the depth is too great" $? 3
exit $failed
