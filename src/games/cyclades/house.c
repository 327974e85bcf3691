/* Cyclades: the open questions of the rule text. */
#include "games/cyclades/cyclades.h"

#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct question cyc_house[] = {
    [Q_TIE] = {"tie", "What breaks a tie at the goal?", ANSWERS("gold", "metropolises"), 0,
               "The rule text breaks ties by gold only; a later FAQ counts metropolises first."},
    [Q_LAST_ISLE] =
        {"last-isle", "When may a player's last isle be attacked?", ANSWERS("holds", "gains", "survivor"), 0,
         "The text asks for a win after the capture and knows only wins by metropolises; the FAQ speaks of the capture "
         "giving the deciding one; with survivor, being the last with isles counts too."},
    [Q_FIGURE_LIFE] = {"figure-life", "Two players: how long does a figure stay?", ANSWERS("turn", "cycle"), 0,
                       "Until the beginning of the next turn (text) or of the next cycle's turn (booklet)."},
    [Q_TEMPLE_DISCOUNT] = {"temple-discount", "Must every useful temple be used?", ANSWERS("optional", "full"), 0,
                           "Nothing says a reduction must be used."},
    [Q_FREE_UNIT] = {"free-unit", "Must the free troop or fleet be taken?", ANSWERS("optional", "compulsory"), 0,
                     "Only the free cards are ruled compulsory."},
    [Q_FREE_CARD] = {"free-card", "Must the free priest or philosopher be taken?", ANSWERS("compulsory", "optional"), 0,
                     "The FAQ says so of the philosopher; the wording for the priest is the same."},
    [Q_METROPOLIS_SITE] = {"metropolis-site", "May a metropolis displace buildings while another isle has room?",
                           ANSWERS("free-first", "any"), 0,
                           "The text destroys buildings only if there is no free space."},
    [Q_PROSPER] = {"prosper", "Where may the prosperity marker go?", ANSWERS("any", "own"), 0,
                   "The text says an isle of your choice."},
    [Q_CREATURE_SLIDE] = {"creature-slide", "How do creature cards move on?", ANSWERS("pack", "step"), 0,
                          "The text moves all other cards to the right."},
    [Q_RESHUFFLE] = {"reshuffle", "When does the discard pile become the draw pile?", ANSWERS("at-once", "when-needed"),
                     0, "The text says when the pile is empty."},
    [Q_IDLE_CALL] = {"idle-call", "May a card be taken without its power?", ANSWERS("no-target", "allow", "never"), 0,
                     "Powers must be used; with allow a card may be taken unused, with never not even without a use."},
    [Q_TWO_APOLLO] = {"two-apollo", "Two players: may both markers go to Apollo?", ANSWERS("last-resort", "allow"), 0,
                      "The text asks for two gods each."},
    [Q_PUSH] = {"push", "Does Polyphemus push single fleets or whole stacks?", ANSWERS("each", "whole"), 0,
                "The text speaks of fleets, not stacks."},
    [Q_CLASH] = {"clash", "Does a figure that clashes still use its power?", ANSWERS("nothing", "power"), 0,
                 "Two figures on an isle destroy each other at once."},
    [Q_CHIMERA_FIGURE] = {"chimera-figure", "Where does the card of a figure called by Chimera go?",
                          ANSWERS("kept", "shuffled"), 0, "A figure's card stays with its figure."},
    [Q_MEDUSA_RETREAT] = {"medusa-retreat", "May troops beside Medusa retreat?", ANSWERS("forbid", "allow"), 0,
                          "The text says that troops there cannot be moved."},
    [Q_SYLPH_BATTLE] = {"sylph-battle", "May the Sylph go on after a battle?", ANSWERS("continue", "end"), 0,
                        "The battle ends one movement, not the power."},
    [QUESTIONS] = {0},
};
