# try.sh REFEREE: entries judged after the log: what they would do, what they earn, and who acts then. Account lines as on the pages.
. tests/cli/common
# tries NAME STATUS FIRST LAST FILE WORD...: the status, and the first and the last line of what is said
tries() {
    name=$1 status=$2 first=$3 last=$4
    shift 4
    found=$("$referee" try "$@" 2>&1)
    is "$name" "$? $(printf '%s\n' "$found" | sed -n '1p;$p')" "$status $first
$last"
}

# Ada offers Ares 2; whoever is outbid must bid again.
bids=scenarios/disputed.yaml
tries "what a bid does, and who acts then" 0 "ben bids 3 on Ares, more than ada's 2; ada must bid again" "then: ada to act" $bids --at 4 'ben: bid ares gold 3'
tries "words without quotes" 0 "ben bids 3 on Ares, more than ada's 2; ada must bid again" "then: ada to act" $bids --at 4 ben: bid ares gold 3
is "a comment is no entry" "$("$referee" try $bids '# later' 2>&1; echo $?)" "referee: an entry is empty; write a player and a move, as in 'ben: pass'
3"
tries "a comment before the entry" 0 "ben bids 3 on Ares, more than ada's 2; ada must bid again" "then: ada to act" $bids --at 4 '# now
ben: bid ares gold 3'
# The log of that record has 8 entries.
is "past the end of the log" "$("$referee" try scenarios/disputed.yaml --at 9 ada: done 2>&1; echo $?)" "referee: scenarios/disputed.yaml: the log has only 8 entries
3"
tries "at its very end" 0 "ada's marker goes to space 3 of the track" "then: ben to act" scenarios/disputed.yaml --at 8 ada: done
tries "how it was read, in one line" 0 "read as \`ben: bid ares gold 3\`" "then: ada to act" $bids --at 4 ben bid ares 3
is "and then what it does" "$("$referee" try $bids --at 4 ben bid ares 3 | sed -n 2p)" "ben bids 3 on Ares, more than ada's 2; ada must bid again"
tries "with the dash of the log" 0 "ben bids 3 on Ares, more than ada's 2; ada must bid again" "then: ada to act" $bids --at 4 '  - ben: bid ares gold 3'
is "several entries, one line each" "$("$referee" try $bids --at 4 ben: bid ares gold 3 ada: bid apollo | sed -n '1,2p;$p')" \
    "ben bids 3 on Ares, more than ada's 2; ada must bid again
ada goes to space 1 of Apollo
then: cleo to act"
is "several sentences, each in quotes" "$("$referee" try $bids --at 4 'ben bids 3 on Ares' 'ada bids on Apollo' | tail -n 1)" "then: cleo to act"
tries "what is illegal stands and is told with its sum" 1 "ben bids 2 on Ares, against ada's 2; ada must bid again" "then: ada to act" $bids --at 4 ben: bid ares gold 2
tries "what is impossible changes nothing" 1 "impossible[log.phase]: \`done\` cannot be played now: players are making offerings" "then: ben to act" $bids --at 4 ben: done
tries "what cannot be read" 2 "unreadable[log.unreadable]: cannot read \`ben: bdi ares gold 3\`; understood up to \`ben:\`; did you mean \`ben: bid ares gold 3\`?" "then: ben to act" $bids --at 4 ben: bdi ares gold 3
tries "a missing colon is not what is wrong" 2 "unreadable[log.unreadable]: cannot read \`ben bid aris 3\`; understood up to \`ben bid\`; did you mean \`ben: bid ares gold 3\`?" "then: ben to act" $bids --at 4 ben bid aris 3
cp $bids "$work/before.yaml"
holds "the file stays as it is" cmp $bids "$work/before.yaml"

# Mykerinos: the left tile of area 1 is a violet one without points, the right one a lemon with 2; anna is first.
tries "what is earned" 0 "anna, first in area 1, takes lemon for 2 points: 0 + 2 = 2; 1 lemon tile" "then: ben to act" scenarios/anna.yaml --at 10 anna: take right
sentence="anna takes lemon and carl takes violet"
is "of a line with two entries each is told once" "$("$referee" try scenarios/anna.yaml --at 10 "$sentence" | grep -c '^anna, first in area 1, takes lemon')" 1
is "an entry is needed" "$("$referee" try scenarios/anna.yaml 2>&1)" "referee: try needs FILE ENTRY...; see referee try --help"

# The last of all decisions.
whole=scenarios/mykerinos/whole-game.yaml
entries=$("$referee" check --format json $whole | jq '.records[0].entries')
"$referee" try $whole --at $((entries - 1)) "$(sed '/^claims:/,$d' $whole | grep '^  - [a-z]*: ' | tail -n 1)" >"$work/out"
is "the last entry ends the game" "$(tail -n 1 "$work/out")" "then: the game is over"
printf 'game: myriath\nplayers: [José María, Bo]\n' >"$work/blanks.yaml"
holds "a name of two words needs no quotes either" "$referee" try "$work/blanks.yaml" José María: octagon e5 Bo: octagon g7
holds "also without a colon" "$referee" try "$work/blanks.yaml" José María octagon e5
exit "$failed"
