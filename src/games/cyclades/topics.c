/* Cyclades: gods, creatures, buildings and pieces explained. */
#include "games/cyclades/cyclades.h"

const struct topic cyc_topics[] = {
    /* gods */
    {"poseidon", "Poseidon", "god",
     "Poseidon gives one free fleet a turn. Up to three more cost 1, 2 and 3 gold. They are placed next to your isles. "
     "A port costs 2 gold. For 1 gold, fleets of one sea move up to three spaces; they may leave others behind or pick "
     "them up.",
     "cyclades.god-action cyclades.recruit-limit cyclades.recruit-sea cyclades.sail-range cyclades.sail-adjacent "
     "cyclades.sail-stop cyclades.reserve",
     "free-unit"},
    {"ares", "Ares", "god",
     "Ares gives one free troop a turn. Up to three more cost 2, 3 and 4 gold. They are placed on your isles. A "
     "fortress costs 2 gold. For 1 gold, troops of one isle move to another over a chain of your fleets.",
     "cyclades.god-action cyclades.recruit-limit cyclades.recruit-isle cyclades.march-chain cyclades.last-isle "
     "cyclades.territory cyclades.reserve",
     "free-unit last-isle territory"},
    {"zeus", "Zeus", "god",
     "Zeus gives one free priest a turn. A second one costs 4 gold. A temple costs 2 gold. For 1 gold, a creature on "
     "the track is discarded and replaced by the next card of the pile.",
     "cyclades.god-action cyclades.recruit-limit cyclades.card-place cyclades.draw-pile cyclades.free-card",
     "free-card"},
    {"athena", "Athena", "god",
     "Athena gives one free philosopher a turn. A second one costs 4 gold. Four philosophers become a metropolis at "
     "once. A university costs 2 gold.",
     "cyclades.god-action cyclades.recruit-limit cyclades.metropolis-now cyclades.free-card", "free-card"},
    {"apollo", "Apollo", "god",
     "Apollo takes no gold and any number of markers. After the other gods, each player there receives 1 gold, or 4 "
     "with a single isle. The first of them places a prosperity marker. Apollo offers no creatures.",
     "cyclades.apollo-free cyclades.two-apollo cyclades.prosper-now cyclades.prosper-own cyclades.god-action",
     "prosper two-apollo"},
    /* creatures */
    {"chimera", "Chimera", "creature",
     "You use the power of a card in the discard pile at no extra cost. Then the discard pile, Chimera included, is "
     "shuffled into the draw pile.",
     "cyclades.card-place cyclades.call-idle", "chimera-figure idle-call"},
    {"chiron", "Chiron", "creature",
     "A figure on an isle. Pegasus cannot land there, except on your own isle, and Giant and Harpy have no effect "
     "there. Chiron leaves at the beginning of your next turn.",
     "cyclades.chiron cyclades.figure-left cyclades.figure-clash", "figure-life clash"},
    {"cyclops", "Cyclops", "creature",
     "You replace one of your buildings with a building of another type on the same square. A metropolis is not one of "
     "the types.",
     "cyclades.cyclops-own cyclades.cyclops-type cyclades.cyclops-metropolis cyclades.supply", NULL},
    {"dryad", "Dryad", "creature", "You take a priest from another player.", "cyclades.other-player cyclades.no-piece",
     NULL},
    {"fates", "the Fates", "creature", "You receive your revenue again, as at the start of a cycle.", "cyclades.gold",
     NULL},
    {"giant", "the Giant", "creature", "You destroy a building on any isle, but not a metropolis.",
     "cyclades.giant-metropolis cyclades.chiron cyclades.no-piece", "idle-call"},
    {"griffon", "the Griffon", "creature", "You take half of another player's gold, rounded down.",
     "cyclades.other-player", NULL},
    {"harpy", "the Harpy", "creature",
     "One troop on any isle goes back to its reserve. If it was the last one, a territory marker takes its place if "
     "one is left.",
     "cyclades.chiron cyclades.no-piece cyclades.territory", "territory"},
    {"kraken", "the Kraken", "creature",
     "The Kraken appears in any sea and moves on for 1 gold a step. Every fleet on its way is destroyed. The sea where "
     "it stops is closed to all fleets until it is called again.",
     "cyclades.kraken-step cyclades.kraken-closed cyclades.gold", NULL},
    {"medusa", "Medusa", "creature",
     "A figure on an isle. Troops there cannot leave, by march, Pegasus or retreat, but others may land. Medusa leaves "
     "at the beginning of your next turn.",
     "cyclades.medusa cyclades.figure-left cyclades.figure-clash", "medusa-retreat figure-life clash"},
    {"minotaur", "the Minotaur", "creature",
     "A figure on an isle. It defends the isle like two troops for its owner. On a free isle it defends against every "
     "player except the one who placed it. Troops are lost before it, and it never retreats. Once it is alone, the "
     "next lost assault removes it. It leaves at the beginning of your next turn.",
     "cyclades.figure-left cyclades.figure-clash cyclades.no-piece", "minotaur-free figure-life clash"},
    {"pegasus", "Pegasus", "creature",
     "Troops of one isle fly to any other without fleets. They join your troops there, take the isle or fight, as "
     "after a march.",
     "cyclades.medusa cyclades.chiron cyclades.last-isle cyclades.territory cyclades.no-piece", "last-isle territory"},
    {"polyphemus", "Polyphemus", "creature",
     "A figure on an isle. You push all fleets next to the isle one space away, and those that cannot be pushed are "
     "destroyed. No fleet may enter a sea next to the isle. Polyphemus leaves at the beginning of your next turn.",
     "cyclades.push-away cyclades.push-destroy cyclades.push-split cyclades.polyphemus-closed cyclades.figure-left "
     "cyclades.figure-clash",
     "push clash figure-life"},
    {"satyr", "the Satyr", "creature",
     "You take a philosopher from another player. A fourth one becomes a metropolis at once.",
     "cyclades.other-player cyclades.no-piece cyclades.metropolis-now", NULL},
    {"siren", "the Siren", "creature",
     "You replace a lone enemy fleet with one of yours, from the reserve or, if that is empty, from the board.",
     "cyclades.siren-single cyclades.siren-reserve cyclades.reserve", NULL},
    {"sphinx", "the Sphinx", "creature", "You sell troops, fleets, priests and philosophers for 2 gold each.",
     "cyclades.no-piece cyclades.territory", "territory"},
    {"sylph", "the Sylph", "creature", "Your fleets sail ten spaces in total for no gold. Any other action ends it.",
     "cyclades.sylph-range cyclades.sail-adjacent cyclades.sail-stop", "sylph-battle"},
    /* buildings */
    {"port", "the port", "building",
     "A port adds 1 to the defence of its owner's fleets in every sea that touches its isle. Poseidon builds it for 2 "
     "gold.",
     "cyclades.build-own cyclades.square cyclades.supply", NULL},
    {"fortress", "the fortress", "building",
     "A fortress adds 1 to the defence of its isle in a battle. An isle without troops is taken without a battle "
     "anyway. Ares builds it for 2 gold.",
     "cyclades.build-own cyclades.square cyclades.supply", NULL},
    {"temple", "the temple", "building",
     "A temple lowers the price of a creature by 1 gold once a cycle for the owner of its isle. You must still pay at "
     "least 1 gold. Zeus builds it for 2 gold.",
     "cyclades.temple-used cyclades.creature-min cyclades.temple-full cyclades.square", "temple-discount"},
    {"university", "the university", "building",
     "A university has no effect of its own. It is one of the four types of a set. Athena builds it for 2 gold.",
     "cyclades.build-own cyclades.square cyclades.supply", NULL},
    {"metropolis", "the metropolis", "building",
     "You receive a metropolis at once for four philosophers or for one building of each type. It is placed on the "
     "dotted place of one of your isles, and an isle can hold only one. It works like each of the four buildings. Two "
     "of them at the end of a cycle end the game, or three with two players.",
     "cyclades.metropolis-now cyclades.metropolis-site cyclades.metropolis-destroy cyclades.square cyclades.winner",
     "metropolis-site no-place tie"},
    /* pieces and cards */
    {"troop", "the troop", "piece",
     "Each player has eight troops. They hold isles and fight on land with a strength of 1 each. They move over chains "
     "of your fleets.",
     "cyclades.reserve cyclades.recruit-isle cyclades.march-chain cyclades.retreat-land cyclades.pieces", "free-unit"},
    {"fleet", "the fleet", "piece",
     "Each player has eight fleets. They fight at sea with a strength of 1 each, carry troops between isles, and earn "
     "1 gold in a sea with a horn.",
     "cyclades.reserve cyclades.recruit-sea cyclades.sail-range cyclades.retreat-sea cyclades.pieces", "free-unit"},
    {"priest", "the priest", "card",
     "A priest lowers what you pay for offerings by 1 gold in every cycle. You must still pay at least 1 gold for "
     "each.",
     "cyclades.bid-afford cyclades.supply", "free-card"},
    {"philosopher", "the philosopher", "card", "Four of them become a metropolis at once.",
     "cyclades.metropolis-now cyclades.supply", "free-card no-place"},
    {"territory", "the territory marker", "piece",
     "Each player has three territory markers. One holds an isle without troops, and one is placed under an offer "
     "above ten until it is paid. If none is left, an isle that loses its last troop becomes free.",
     "cyclades.territory cyclades.pieces", "territory"},
    {"prosperity", "the prosperity marker", "piece",
     "A prosperity marker is a horn that the first player on Apollo places on an isle. It earns 1 gold a cycle for the "
     "owner of the isle.",
     "cyclades.prosper-now cyclades.prosper-own cyclades.supply", "prosper"},
    {"horn", "the horn", "piece",
     "A horn is printed on isles and trade seas, or it is a prosperity marker. It earns 1 gold a cycle for the owner "
     "of the isle or of fleets in the sea.",
     "cyclades.gold", NULL},
    {"marker", "the offering marker", "piece",
     "Each player has one offering marker, or two in the two-player game. It goes from the turn track to a god with an "
     "offer. After the turn it goes back to the last free space of the track.",
     "cyclades.markers cyclades.no-marker cyclades.bid-higher cyclades.bid-other-god", NULL},
    {"isle", "the isle", "area",
     "An isle is one space, named by its first circle. Troops or a territory marker hold it. It has white squares for "
     "buildings, a dotted place for a metropolis, and perhaps horns.",
     "cyclades.no-space cyclades.square cyclades.territory cyclades.last-isle", "last-isle elimination"},
    {"sea", "the sea space", "area",
     "A sea space is one circle that is not part of an isle. It holds fleets of one player; fleets of two players "
     "fight at once.",
     "cyclades.no-space cyclades.shared-space cyclades.sail-adjacent", NULL},
    {0},
};
