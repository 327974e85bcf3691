/* Cyclades: gods, creatures, buildings and pieces explained. */
#include "games/cyclades/cyclades.h"

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})
#define CODE(code) "cyclades." code

const struct topic cyc_topics[] = {
    /* gods */
    {"poseidon", "Poseidon", "god",
     "The first fleet of a turn is free, up to three more cost 1, 2 and 3 gold; they appear next to own isles. A port "
     "costs 2 gold. "
     "For 1 gold fleets of one sea move up to three spaces, leaving or taking along others on the way.",
     LIST(CODE("god-action"), CODE("recruit-limit"), CODE("recruit-sea"), CODE("sail-range"), CODE("sail-adjacent"),
          CODE("sail-stop"), CODE("reserve")),
     LIST("free-unit")},
    {"ares", "Ares", "god",
     "The first troop of a turn is free, up to three more cost 2, 3 and 4 gold; they appear on own isles. A fortress "
     "costs 2 gold. "
     "For 1 gold troops of one isle move to another over a chain of own fleets.",
     LIST(CODE("god-action"), CODE("recruit-limit"), CODE("recruit-isle"), CODE("march-chain"), CODE("last-isle"),
          CODE("territory"), CODE("reserve")),
     LIST("free-unit", "last-isle", "territory")},
    {"zeus", "Zeus", "god",
     "The first priest of a turn is free, a second one costs 4 gold. A temple costs 2 gold. For 1 gold a creature on "
     "the track is "
     "discarded and the next card of the pile takes its place.",
     LIST(CODE("god-action"), CODE("recruit-limit"), CODE("card-place"), CODE("draw-pile"), CODE("free-card")),
     LIST("free-card")},
    {"athena", "Athena", "god",
     "The first philosopher of a turn is free, a second one costs 4 gold; with four of them a metropolis is due at "
     "once. A "
     "university costs 2 gold.",
     LIST(CODE("god-action"), CODE("recruit-limit"), CODE("metropolis-now"), CODE("free-card")), LIST("free-card")},
    {"apollo", "Apollo", "god",
     "Takes no gold and any number of markers. Who is there receives 1 gold, or 4 with a single isle, after the other "
     "gods have "
     "acted; the first of them places a prosperity marker. He gives no creatures.",
     LIST(CODE("apollo-free"), CODE("two-apollo"), CODE("prosper-now"), CODE("prosper-own"), CODE("god-action")),
     LIST("prosper", "two-apollo")},
    /* creatures */
    {"chimera", "Chimera", "creature",
     "Uses the power of a card of the discard pile, at no further price; then the discard pile, Chimera included, goes "
     "back into "
     "the draw pile.",
     LIST(CODE("card-place"), CODE("call-idle")), LIST("chimera-figure", "idle-call")},
    {"chiron", "Chiron", "creature",
     "A figure on an isle: Pegasus cannot land there (but for the caller's own isle), Giant and Harpy do nothing "
     "there. He leaves "
     "at the beginning of his player's next turn.",
     LIST(CODE("chiron"), CODE("figure-left"), CODE("figure-clash")), LIST("figure-life", "clash")},
    {"cyclops", "Cyclops", "creature",
     "One building of the caller becomes a building of another type, on the same square. A metropolis is none of the "
     "types.",
     LIST(CODE("cyclops-own"), CODE("cyclops-type"), CODE("cyclops-metropolis"), CODE("supply")), NULL},
    {"dryad", "Dryad", "creature", "A priest of another player comes to the caller.",
     LIST(CODE("other-player"), CODE("no-piece")), NULL},
    {"fates", "the Fates", "creature", "The caller receives his income once more, as at the start of a cycle.",
     LIST(CODE("gold")), NULL},
    {"giant", "the Giant", "creature", "Destroys a building on any isle; not a metropolis.",
     LIST(CODE("giant-metropolis"), CODE("chiron"), CODE("no-piece")), LIST("idle-call")},
    {"griffon", "the Griffon", "creature", "Half of another player's purse, rounded down, comes to the caller.",
     LIST(CODE("other-player")), NULL},
    {"harpy", "the Harpy", "creature",
     "One troop on any isle goes back to its reserve. If it was the last, a territory marker stays, as long as there "
     "is one.",
     LIST(CODE("chiron"), CODE("no-piece"), CODE("territory")), LIST("territory")},
    {"kraken", "the Kraken", "creature",
     "Appears on any sea and walks on, 1 gold a step; every fleet on his way is destroyed. The sea where he stops is "
     "closed to all "
     "fleets until he is called again.",
     LIST(CODE("kraken-step"), CODE("kraken-closed"), CODE("gold")), NULL},
    {"medusa", "Medusa", "creature",
     "A figure on an isle: no troops leave it, by march, Pegasus or retreat; others may land. She leaves at the "
     "beginning of her "
     "player's next turn.",
     LIST(CODE("medusa"), CODE("figure-left"), CODE("figure-clash")), LIST("medusa-retreat", "figure-life", "clash")},
    {"minotaur", "the Minotaur", "creature",
     "A figure on an isle: he defends it like two troops, for its owner whoever placed him; on a free isle against "
     "everybody but "
     "the player who placed him. Troops fall before him, he never retreats, and when he is alone the next lost assault "
     "removes "
     "him. He leaves at the beginning of his player's next turn.",
     LIST(CODE("figure-left"), CODE("figure-clash"), CODE("no-piece")), LIST("minotaur-free", "figure-life", "clash")},
    {"pegasus", "Pegasus", "creature",
     "Troops of one isle fly to any other, without fleets; they join, take the isle or fight as after a march.",
     LIST(CODE("medusa"), CODE("chiron"), CODE("last-isle"), CODE("territory"), CODE("no-piece")),
     LIST("last-isle", "territory")},
    {"polyphemus", "Polyphemus", "creature",
     "A figure on an isle: the caller pushes all fleets beside it one space away, and what cannot be pushed is "
     "destroyed; no fleet "
     "comes next to the isle while he stands. He leaves at the beginning of his player's next turn.",
     LIST(CODE("push-away"), CODE("push-destroy"), CODE("push-split"), CODE("polyphemus-closed"), CODE("figure-left"),
          CODE("figure-clash")),
     LIST("push", "clash", "figure-life")},
    {"satyr", "the Satyr", "creature",
     "A philosopher of another player comes to the caller; a fourth one makes a metropolis due at once.",
     LIST(CODE("other-player"), CODE("no-piece"), CODE("metropolis-now")), NULL},
    {"siren", "the Siren", "creature",
     "A single fleet of an opponent is replaced by one of the caller's, from the reserve, or from the board if the "
     "reserve is "
     "empty.",
     LIST(CODE("siren-single"), CODE("siren-reserve"), CODE("reserve")), NULL},
    {"sphinx", "the Sphinx", "creature", "The caller sells troops, fleets, priests and philosophers for 2 gold each.",
     LIST(CODE("no-piece"), CODE("territory")), LIST("territory")},
    {"sylph", "the Sylph", "creature",
     "The caller's fleets sail ten spaces in all, without paying gold; anything else he does ends it.",
     LIST(CODE("sylph-range"), CODE("sail-adjacent"), CODE("sail-stop")), LIST("sylph-battle")},
    /* buildings */
    {"port", "the port", "building",
     "Adds 1 to the defence of its owner's fleets in every sea that touches its isle. Poseidon builds it for 2 gold.",
     LIST(CODE("build-own"), CODE("square"), CODE("supply")), NULL},
    {"fortress", "the fortress", "building",
     "Adds 1 to the defence of its isle in a battle. An isle without troops is taken without a battle all the same. "
     "Ares builds "
     "it for 2 gold.",
     LIST(CODE("build-own"), CODE("square"), CODE("supply")), NULL},
    {"temple", "the temple", "building",
     "Lowers the price of a creature by 1, once a cycle, for whoever owns its isle; at least 1 gold is paid. Zeus "
     "builds it for 2 "
     "gold.",
     LIST(CODE("temple-used"), CODE("creature-min"), CODE("temple-full"), CODE("square")), LIST("temple-discount")},
    {"university", "the university", "building",
     "Does nothing by itself; it is one of the four types of a set. Athena builds it for 2 gold.",
     LIST(CODE("build-own"), CODE("square"), CODE("supply")), NULL},
    {"metropolis", "the metropolis", "building",
     "Comes at once for four philosophers or one building of each type, on the dotted place of an own isle, one to an "
     "isle. It "
     "works like each of the four buildings. Two of them at the end of a cycle (three with two players) end the game.",
     LIST(CODE("metropolis-now"), CODE("metropolis-site"), CODE("metropolis-destroy"), CODE("square"), CODE("winner")),
     LIST("metropolis-site", "no-place", "tie")},
    /* pieces and cards */
    {"troop", "the troop", "piece",
     "Eight of each player. Troops hold isles and fight on land, 1 each; they move over chains of own fleets.",
     LIST(CODE("reserve"), CODE("recruit-isle"), CODE("march-chain"), CODE("retreat-land"), CODE("pieces")),
     LIST("free-unit")},
    {"fleet", "the fleet", "piece",
     "Eight of each player. Fleets fight at sea, 1 each, join isles for troops, and earn 1 gold in a sea with a horn.",
     LIST(CODE("reserve"), CODE("recruit-sea"), CODE("sail-range"), CODE("retreat-sea"), CODE("pieces")),
     LIST("free-unit")},
    {"priest", "the priest", "card",
     "Lowers what its owner pays for offerings by 1 in every cycle; at least 1 gold is paid for each.",
     LIST(CODE("bid-afford"), CODE("supply")), LIST("free-card")},
    {"philosopher", "the philosopher", "card", "Four of them become a metropolis at once.",
     LIST(CODE("metropolis-now"), CODE("supply")), LIST("free-card", "no-place")},
    {"territory", "the territory marker", "piece",
     "Three of each player. One holds an isle of his without troops; one lies on an offer above ten until it is paid. "
     "Where none "
     "is left an isle that loses its last troop is free again.",
     LIST(CODE("territory"), CODE("pieces")), LIST("territory")},
    {"prosperity", "the prosperity marker", "piece",
     "A horn that the first on Apollo places on an isle; it earns 1 gold a cycle for whoever owns the isle.",
     LIST(CODE("prosper-now"), CODE("prosper-own"), CODE("supply")), LIST("prosper")},
    {"horn", "the horn", "piece",
     "A cornucopia, printed on isles and trade seas or a prosperity marker: 1 gold a cycle for the owner of the isle "
     "or of fleets in "
     "the sea.",
     LIST(CODE("gold")), NULL},
    {"marker", "the offering marker", "piece",
     "One of each player, two with two players. It lies on the turn track, goes to a god with an offer, and back to "
     "the last free "
     "space of the track when the turn is over.",
     LIST(CODE("markers"), CODE("no-marker"), CODE("bid-higher"), CODE("bid-other-god")), NULL},
    {"isle", "the isle", "area",
     "One space, named by its first circle. It is held by troops or by a territory marker, has white squares for "
     "buildings, a "
     "dotted place for a metropolis, and perhaps horns.",
     LIST(CODE("no-space"), CODE("square"), CODE("territory"), CODE("last-isle")), LIST("last-isle", "elimination")},
    {"sea", "the sea space", "area",
     "One circle that is no part of an isle. Fleets of one player lie in it; those of two fight at once.",
     LIST(CODE("no-space"), CODE("shared-space"), CODE("sail-adjacent")), NULL},
    {0},
};
