/* Myst: landmarks, cards and pieces explained. */
#include "games/myst/myst.h"

#define LANDMARK(word, name)                                                                                           \
    {                                                                                                                  \
        word, name, "landmark",                                                                                        \
            "The team whose key piece is on top controls the landmark and scores the Values of its cards for it. It "  \
            "also scores the Bonus once if it placed that key piece in the puzzle. A team that reaches the other "     \
            "team's key piece may lay its own on top. A team that reaches its covered key piece may remove the "       \
            "cover, which is then out of play.",                                                                       \
            "myst.control myst.values myst.bonus myst.first-key myst.reach myst.lay-piece myst.lay-on myst.aside "     \
            "myst.remove-none myst.remove-whose",                                                                      \
            "reach linger jump-reach first-card start-bonus switch"                                                    \
    }

const struct topic myst_topics[] = {
    LANDMARK("clock-tower", "the clock tower"),
    LANDMARK("log-cabin", "the log cabin"),
    LANDMARK("giant-gears", "the giant gears"),
    LANDMARK("library", "the library"),
    LANDMARK("planetarium", "the planetarium"),
    LANDMARK("sunken-ship", "the sunken ship"),
    LANDMARK("rocket-ship", "the rocket ship"),
    {"linking-book", "a Linking Book", "card",
     "There are two. In the race a team that cannot place a piece turns one over and lays a piece on any open "
     "position. In the exploration a pawn jumps to any space, before or after its walk, which it does not replace. "
     "Each is used once; one that is left over is worth nothing and may be shown in the scoring.",
     "myst.book-held myst.book-unable myst.image myst.share myst.no-piece myst.flip-held",
     "touch touch-colour jump-reach"},
    {"landmark-card", "a Landmark Card", "card",
     "A Landmark Card shows a landmark, a Value and the Bonus. It scores only for the team that holds it, if that team "
     "controls the landmark at the end. Every card scores its Value, and the Bonus of two points counts once for each "
     "landmark.",
     "myst.values myst.bonus myst.flip-held myst.deck myst.hand-size myst.total", "first-card start-bonus"},
    {"piece", "a puzzle piece", "piece",
     "Each team has one piece for every position. In the race it is placed where its picture belongs, next to a piece "
     "of the same team. A piece in a wrong place may be lifted. In the exploration every piece is a space.",
     "myst.touch myst.image myst.open myst.piece myst.race myst.lift myst.covered", "touch touch-colour board"},
    {"key-piece", "a key piece", "piece",
     "A key piece is the one piece of a landmark with the logo. A team begins with one, and its pawn starts there. In "
     "the exploration "
     "it may be laid on the other team's key piece of the same landmark. Once removed it is out of play.",
     "myst.first-key myst.first-held myst.youngest myst.control myst.cover myst.lay-piece myst.aside",
     "first-card start-bonus"},
    {"pawn", "a pawn", "piece",
     "It starts on the first key piece of its team. It walks at most as many spaces as were spun, over pieces that "
     "touch. It may stay. It cannot stop on the other pawn's space.",
     "myst.pawns myst.walk-step myst.walk-far myst.walk-through myst.share myst.spin-first myst.turns-over",
     "through linger unwritten"},
    {"spinner", "the spinner", "piece",
     "Its inner ring gives the number of turns of the exploration, its outer ring the spaces of one move.",
     "myst.ring myst.spin-once myst.spin-first myst.turns-over", "unwritten"},
    {"marker-switch", "a marker switch", "symbol on a piece",
     "A switch outside the landmark pictures scores one point for the team whose piece shows it.",
     "myst.switches myst.total", "switch"},
    {"bonus", "the Bonus", "symbol on a card",
     "A team scores two points for a landmark that it controls, has a card for and placed itself in the puzzle. A key "
     "piece laid on top never scores it.",
     "myst.bonus myst.box-bonus", "start-bonus"},
    {0},
};
