# new.sh REFEREE: a new record has a correct set-up and passes check, for every game and number of players.
# expect NAME STATUS COMMAND...
. tests/cli/common
expect() {
    name=$1 wanted=$2
    shift 2
    "$@" >"$work/out" 2>"$work/err"
    status=$?
    if [ "$status" = "$wanted" ]; then ok "$name"; else not_ok "$name: status $status, not $wanted"; cat "$work/err"; fi
}

names=anna,ben,carl,dora,emil,fay
for game in $("$referee" games | cut -d' ' -f1); do
    for seats in 2 3 4 5; do
        players=$(echo $names | cut -d, -f1-$seats)
        "$referee" new "$game" --players "$players" >"$work/blank.yaml" 2>/dev/null || continue
        expect "$game for $seats, nothing drawn, passes check" 0 "$referee" check "$work/blank.yaml"
        "$referee" new "$game" --players "$players" --seed 7 >"$work/dealt.yaml"
        expect "$game for $seats, drawn from a seed, passes strict check" 0 "$referee" check --strict "$work/dealt.yaml"
        sed '/^# house:/,/^# box:/ s/^# //' "$work/dealt.yaml" >"$work/answered.yaml"
        expect "$game for $seats, its comments taken in, passes check" 0 "$referee" check "$work/answered.yaml"
        "$referee" new "$game" --players "$players" --seed 7 >"$work/again.yaml"
        expect "$game for $seats, the same seed is the same record" 0 cmp "$work/dealt.yaml" "$work/again.yaml"
        # each line shown as an example of what may follow is legal
        sed -n 's/^  # - //p' "$work/dealt.yaml" | while IFS= read -r entry; do
            "$referee" try "$work/dealt.yaml" "$entry" >/dev/null || echo "$entry"
        done >"$work/refused"
        if [ -s "$work/refused" ]; then not_ok "$game for $seats shows entries that are not legal"; cat "$work/refused"
        else ok "$game for $seats shows legal entries"; fi
        # each of them works once its # is gone, and so do the claims
        for kind in "" --position; do
            # shellcheck disable=SC2086
            "$referee" new "$game" --players "$players" $kind >"$work/begun.yaml"
            grep -n '^  # - ' "$work/begun.yaml" | cut -d: -f1 | while read -r line; do
                sed "${line}s/^  # - /  - /" "$work/begun.yaml" >"$work/one.yaml"
                "$referee" check --format short "$work/one.yaml" >"$work/said" || cat "$work/said"
            done >"$work/refused"
            if grep -q '^  # - ' "$work/begun.yaml" && [ ! -s "$work/refused" ]; then ok "$game for $seats $kind: what is uncommented works"
            else not_ok "$game for $seats $kind: what is uncommented works"; cat "$work/refused"; fi
            sed 's/^# claims:/claims:/' "$work/begun.yaml" >"$work/claimed.yaml"
            expect "$game for $seats $kind: the claims hold" 0 "$referee" check "$work/claimed.yaml"
        done
        "$referee" new "$game" --players "$players" --final | sed 's/^# claims:/claims:/' >"$work/final.yaml"
        expect "$game for $seats: the final position can be judged, claims and all" 0 "$referee" check "$work/final.yaml"
        "$referee" score "$work/final.yaml" >"$work/sheet"
        is "$game for $seats: its score sheet fits on a terminal" "$(sed '/^total/,$d' "$work/sheet" | grep -c '.\{81\}')" 0
        grep -q '^the game is over' "$work/sheet" && ok "$game for $seats: and is final" || not_ok "$game for $seats: and is final"
        grep -q '^log:' "$work/final.yaml" && not_ok "$game for $seats: without a log" || ok "$game for $seats: without a log"
    done
done

# Questions about two players alone are asked of two players alone.
for asked in 'cyclades two-apollo' 'cyclades figure-life' 'mykerinos neutral-plays' 'mykerinos neutral-with-pass' 'mykerinos neutral-leftover'; do
    game=${asked% *} question=${asked#* }
    "$referee" new "$game" --players anna,ben | grep -q "^#   $question: " && ok "$game asks two players about $question" || not_ok "$game asks two players about $question"
    "$referee" new "$game" --players anna,ben,carl | grep -q "^#   $question: " && not_ok "$game asks three players about $question" || ok "$game does not ask three players about $question"
done

# What cannot be listed is shown with its notation, and the eight tiles of the example are a legal deal.
"$referee" new mykerinos --players anna,ben,carl >"$work/deal.yaml"
grep -q '^  # - table: {deal: \[.*\]}   # 8 tiles: KIND \[POINTS\] \[pyramids\]$' "$work/deal.yaml" && ok "a deal, with its notation" || not_ok "a deal, with its notation"

expect "--final and --position are two records" 3 "$referee" new myst --players anna,ben --final --position

expect "no players is wrong usage" 3 "$referee" new myriath
expect "too few players is wrong usage" 3 "$referee" new myriath --players anna
expect "the same name twice is wrong usage" 3 "$referee" new myriath --players anna,anna
expect "a reserved name is wrong usage" 3 "$referee" new myriath --players anna,table
expect "an unknown game is wrong usage" 3 "$referee" new myriaht --players anna,ben
grep -q 'did you mean `myriath`' "$work/err" && ok "the nearest game is named" || not_ok "the nearest game is named"
"$referee" new myriath --players 'Anna B., x: y , [z]' >"$work/odd.yaml"
expect "names that YAML would misread are quoted" 0 "$referee" check "$work/odd.yaml"
grep -q '^players: \[Anna B., "x: y", "\[z\]"\]$' "$work/odd.yaml" && ok "spaces around names are dropped" || not_ok "spaces around names are dropped"
"$referee" new myriath --players anna,ben --seed 1 | grep '^  - table: first' >/dev/null && ok "the first player is drawn" || not_ok "the first player is drawn"
"$referee" new myriath --players anna,ben | grep '^  - ' >/dev/null && not_ok "without a seed nothing is drawn" || ok "without a seed nothing is drawn"

# The schema it names is there: installed, in the sources, or beside the record as the next line says.
named() { sed -n '1s/^# yaml-language-server: $schema=//p' "$work/named.yaml"; }
mkdir -p "$work/prefix/bin" "$work/prefix/share/referee" "$work/tree" "$work/odd tree" "$work/alone"
for home in prefix/bin tree 'odd tree' alone; do cp "$referee" "$work/$home/referee"; done
cp -r schemas "$work/prefix/share/referee"
cp -r schemas "$work/tree" && cp -r schemas "$work/odd tree"
"$work/prefix/bin/referee" new myst --players anna,ben >"$work/named.yaml"
is "an installed program names the schema installed with it" "$(named)" "$work/prefix/share/referee/schemas/myst.schema.json"
"$work/tree/referee" new myst --players anna,ben >"$work/named.yaml"
is "a program in its sources names the schema there" "$(named)" "$work/tree/schemas/myst.schema.json"
for home in alone 'odd tree'; do
    "$work/$home/referee" new myst --players anna,ben >"$work/named.yaml"
    is "a program in $home names one beside the record" "$(named)" myst.schema.json
    command=$(sed -n '2s/^# (referee \(.*\) in this folder.*/\1/p' "$work/named.yaml")
    (cd "$work" && eval "\"$referee\" $command")
    is "and says how to make it" "$(jq -r '."$id"' "$work/$(named)")" urn:referee:schema:myst
done
"$referee" new mytikas --players αααααααααααααααααααααααααααααααα,ben >"$work/out" 2>"$work/err"
is "a name that is too long is told how long one may be" "$? $(grep -c 'of at most 60 bytes' "$work/err")" "3 1"
exit $failed
