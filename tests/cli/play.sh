# play.sh REFEREE: random games are legal, their claims hold, and the same seed gives the same bytes.
. tests/cli/common

names=anna,ben,carl,dora,emil,fay
for game in $("$referee" games | cut -d' ' -f1); do
    for seats in 2 3 4 5; do
        players=$(echo $names | cut -d, -f1-$seats)
        "$referee" play "$game" --players "$players" --moves 0 >/dev/null 2>&1 || continue
        for seed in 1 2 3 4 5 6; do
            "$referee" play "$game" --players "$players" --seed $seed >"$work/$seed.yaml" || not_ok "$game for $seats, seed $seed: status $?"
        done
        if "$referee" check "$work"/[1-6].yaml >"$work/out"; then ok "$game for $seats: six games pass check"
        else not_ok "$game for $seats: six games pass check"; cat "$work/out"; fi
        [ "$(grep -lE '^  over: (true|false)$' "$work"/[1-6].yaml | wc -l)" = 6 ] && ok "$game for $seats: each claims whether it is over" \
            || not_ok "$game for $seats: each claims whether it is over"
        grep -q '^  over: true$' "$work"/[1-6].yaml && ok "$game for $seats: games come to their end" || not_ok "$game for $seats: games come to their end"
        "$referee" play "$game" --players "$players" --seed 3 >"$work/again"
        cmp -s "$work/3.yaml" "$work/again" && ok "$game for $seats: the same seed, the same bytes" || not_ok "$game for $seats: the same seed, the same bytes"
        cmp -s "$work/3.yaml" "$work/4.yaml" && not_ok "$game for $seats: another seed, another game" || ok "$game for $seats: another seed, another game"
        # what a claim says is checked: a wrong one must fail
        sed 's/^  over: true$/  over: false/; t; s/^  over: false$/  over: true/' "$work/5.yaml" >"$work/wrong"
        "$referee" check "$work/wrong" >/dev/null && not_ok "$game for $seats: a wrong claim is found" || ok "$game for $seats: a wrong claim is found"
        "$referee" play "$game" --players "$players" --seed 2 --moves 5 >"$work/short"
        [ "$(grep -c '^  - ' "$work/short")" = 5 ] && "$referee" check "$work/short" >/dev/null \
            && ok "$game for $seats: five entries, still with claims that hold" || not_ok "$game for $seats: five entries, still with claims that hold"
    done
done
"$referee" play myriath --players anna,ben >"$work/usual"
"$referee" play myriath --players anna,ben --seed 1 | cmp -s - "$work/usual" && ok "the usual seed is 1" || not_ok "the usual seed is 1"
"$referee" play myriath --players anna,ben --moves -1 2>/dev/null
[ $? = 3 ] && ok "a negative number of entries is wrong usage" || not_ok "a negative number of entries is wrong usage"
exit $failed
