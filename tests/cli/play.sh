# play.sh REFEREE: random games are legal, their claims hold, and the same seed gives the same bytes.
referee=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
ok() { echo "ok play: $1"; }
not_ok() { echo "not ok play: $1"; failed=1; }

names=anna,ben,carl,dora,emil,fay
for game in $("$referee" games | cut -d' ' -f1); do
    for seats in 2 3 4 5; do
        players=$(echo $names | cut -d, -f1-$seats)
        "$referee" play "$game" --players "$players" --moves 0 >/dev/null 2>&1 || continue
        for seed in 1 2 3 4 5 6; do
            "$referee" play "$game" --players "$players" --seed $seed >"$folder/$seed.yaml" || not_ok "$game for $seats, seed $seed: status $?"
        done
        if "$referee" check "$folder"/[1-6].yaml >"$folder/out"; then ok "$game for $seats: six games pass check"
        else not_ok "$game for $seats: six games pass check"; cat "$folder/out"; fi
        [ "$(grep -lE '^  over: (true|false)$' "$folder"/[1-6].yaml | wc -l)" = 6 ] && ok "$game for $seats: each claims whether it is over" \
            || not_ok "$game for $seats: each claims whether it is over"
        grep -q '^  over: true$' "$folder"/[1-6].yaml && ok "$game for $seats: games come to their end" || not_ok "$game for $seats: games come to their end"
        "$referee" play "$game" --players "$players" --seed 3 >"$folder/again"
        cmp -s "$folder/3.yaml" "$folder/again" && ok "$game for $seats: the same seed, the same bytes" || not_ok "$game for $seats: the same seed, the same bytes"
        cmp -s "$folder/3.yaml" "$folder/4.yaml" && not_ok "$game for $seats: another seed, another game" || ok "$game for $seats: another seed, another game"
        # what a claim says is checked: a wrong one must fail
        sed 's/^  over: true$/  over: false/; t; s/^  over: false$/  over: true/' "$folder/5.yaml" >"$folder/wrong"
        "$referee" check "$folder/wrong" >/dev/null && not_ok "$game for $seats: a wrong claim is found" || ok "$game for $seats: a wrong claim is found"
        "$referee" play "$game" --players "$players" --seed 2 --moves 5 >"$folder/short"
        [ "$(grep -c '^  - ' "$folder/short")" = 5 ] && "$referee" check "$folder/short" >/dev/null \
            && ok "$game for $seats: five entries, still with claims that hold" || not_ok "$game for $seats: five entries, still with claims that hold"
    done
done
"$referee" play myriath --players anna,ben >"$folder/usual"
"$referee" play myriath --players anna,ben --seed 1 | cmp -s - "$folder/usual" && ok "the usual seed is 1" || not_ok "the usual seed is 1"
"$referee" play myriath --players anna,ben --moves -1 2>/dev/null
[ $? = 3 ] && ok "a negative number of entries is wrong usage" || not_ok "a negative number of entries is wrong usage"
exit $failed
