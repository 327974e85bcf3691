# legal-now.sh REFEREE: what is said to be legal instead is, and the command given there runs as it stands.
. tests/cli/common
cd "$work" || exit 1
"$referee" play myriath --players anna,ben --seed 3 --moves 9 >'a game.yaml'

# note OUTPUT-OF-COMMAND...: the first note about what is legal
note() { "$@" | sed -n 's/^ *= legal: //p' | sed -n "${which:-1}p"; }
try() { note "$referee" try 'a game.yaml' 'anna: place v-aa at a1' 'anna: place v-aa at a1'; }
said=$(try)
command=${said##*all: referee }
is "after try the command ends with the log" "$command" "moves 'a game.yaml' --at 9"
eval "\"\$referee\" $command" >moves || not_ok "the command runs"
printf '%s\n' "${said%%;*}" | sed 's/, anna/\nanna/g' >near
is "three are named" "$(grep -c . near)" 3
while IFS= read -r entry; do
    sed 's/   #.*//' moves | grep -qxF -- "  - $entry" && ok "legal: $entry" || not_ok "legal: $entry"
    case $entry in *' v-aa at '*) ok "the same piece: $entry" ;; *) not_ok "the same piece: $entry" ;; esac
done <near
which=2
case $(try) in *referee*) not_ok "behind a first entry there is no such command" ;; *) ok "behind a first entry there is no such command" ;; esac
which=1
sed '/^claims:/,$d' 'a game.yaml' >wrong.yaml
echo '  - anna: place v-aa at a1' >>wrong.yaml
is "in a file it has the file's name" "$(note "$referee" check wrong.yaml | sed 's/.*all: //')" "referee moves wrong.yaml --at 9"
is "none through a pipe" "$(note "$referee" check - <wrong.yaml | grep -c 'referee moves')" 0
cat >ended.yaml <<'YAML'
game: cyclades
players: [ada, ben, cleo]
log:
  - table: order ada ben cleo
  - table: draw harpy
  - table: gods ares athena
  - ada: bid ares gold 2
  - ben: bid athena gold 1
  - cleo: bid apollo
  - ada: recruit troop at b1
  - ben: recruit priest
YAML
is "none behind decisions that went without saying" "$(note "$referee" check ended.yaml | grep -c 'ben: recruit philosopher.*; also: build, call, done$')" 1

# Where only somebody else could act, what is nearest is theirs: the same space of the region, empty, is as good for carl.
cp "$root/scenarios/forgotten.yaml" "$work/forgotten.yaml"
is "of whoever is to act" "$(cd "$work" && "$referee" check forgotten.yaml | sed -n 's/^ *= legal: \(carl: start a1\),.*; also: \([a-z]*\); all: \(.*\)/\1, \2, \3/p')" \
    "carl: start a1, pass, referee moves forgotten.yaml --at 2"

# Where nothing of that verb is legal, the same space with another is nearest: ben has no cube to extend from.
cat >extend.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - anna: start a1
  - ben: extend c1 c2
YAML
is "the same space with another verb" "$(note "$referee" check extend.yaml)" \
    "ben: start c1, ben: start c2; also: pass; all: referee moves extend.yaml --at 2"
exit "$failed"
