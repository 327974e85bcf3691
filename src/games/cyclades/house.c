/* Cyclades: the open questions of the rule text. */
#include "games/cyclades/cyclades.h"

#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct question cyc_house[] = {
    [Q_UNWRITTEN] = {"unwritten", "Do decisions that give something up go without saying?",
                     ANSWERS("implied", "required"), 0,
                     "A question of writing, not of the rules: done, fight and a metropolis without a place."},
    [Q_TIE] = {"tie", "What breaks a tie at the goal?", ANSWERS("gold", "metropolises"), 0,
               "The rule text breaks ties by gold only; a later FAQ counts metropolises first."},
    [Q_LAST_ISLE] =
        {"last-isle", "When may a player's last isle be attacked?", ANSWERS("wins", "holds", "gains", "survivor"), 0,
         "The text wants proof of a win, which is the whole result, tie-break included, and knows only wins by "
         "metropolises; holds looks at the attacker's own metropolises; with gains (FAQ) the capture must give the "
         "deciding one; with survivor being the last with isles counts too."},
    [Q_ELIMINATION] =
        {"elimination", "When does a player without isles leave the game?", ANSWERS("cycle-end", "at-once"), 0,
         "The text knows no elimination, so nothing happens before the cycle is over; the FAQ removes all "
         "he has immediately."},
    [Q_NO_PLACE] = {"no-place", "What if no isle has a free place for a metropolis?", ANSWERS("destroy", "lost"), 0,
                    "By the text buildings must then be destroyed; by the FAQ the metropolis is lost."},
    [Q_TERRITORY] = {"territory", "Are territory markers limited?", ANSWERS("limited", "unlimited"), 0,
                     "By the text each player has three, and one must be left."},
    [Q_MINOTAUR_FREE] = {"minotaur-free", "Does the Minotaur guard a free isle?", ANSWERS("guards", "idle"), 0,
                         "By the text he counts as two troops to protect the isle where he is; with idle only for an "
                         "owner."},
    [Q_FIGURE_LIFE] = {"figure-life", "Two players: how long does a figure stay?", ANSWERS("turn", "cycle"), 0,
                       "Until the beginning of the next turn (text) or of the next cycle's turn (booklet).",
                       .seats = 2},
    [Q_TEMPLE_DISCOUNT] = {"temple-discount", "Must every useful temple be used?", ANSWERS("optional", "full"), 0,
                           "Nothing says a reduction must be used."},
    [Q_FREE_UNIT] = {"free-unit", "Must the free troop or fleet be taken?", ANSWERS("optional", "compulsory"), 0,
                     "By the text the gods allow players to recruit."},
    [Q_FREE_CARD] = {"free-card", "Must the free priest or philosopher be taken?",
                     ANSWERS("optional", "philosopher", "compulsory"), 0,
                     "By the text the gods allow players to recruit; by the FAQ the philosopher must be taken, with "
                     "compulsory the priest too."},
    [Q_METROPOLIS_SITE] =
        {"metropolis-site", "May a metropolis displace buildings while another isle has room?",
         ANSWERS("free-first", "any"), 0,
         "The text destroys buildings only if there is no free space (nothing to choose with no-place: lost)."},
    [Q_PROSPER] = {"prosper", "Where may the prosperity marker go?", ANSWERS("any", "own"), 0,
                   "The text says an isle of your choice."},
    [Q_CREATURE_SLIDE] = {"creature-slide", "How do creature cards move on?", ANSWERS("pack", "step"), 0,
                          "The text moves all other cards to the right."},
    [Q_RESHUFFLE] = {"reshuffle", "When does the discard pile become the draw pile?", ANSWERS("at-once", "when-needed"),
                     0, "The text says when the pile is empty."},
    [Q_IDLE_CALL] = {"idle-call", "May a card be taken without its power?", ANSWERS("no-target", "allow", "never"), 0,
                     "Powers must be used; with allow a card may be taken unused, with never not even without a use."},
    [Q_TWO_APOLLO] = {"two-apollo", "Two players: may both markers go to Apollo?", ANSWERS("last-resort", "allow"), 0,
                      "The text asks for two gods each.", .seats = 2},
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

static const char *const faq[] = {"tie",         "metropolises", "last-isle", "gains", "free-card", "philosopher",
                                  "elimination", "at-once",      "no-place",  "lost",  NULL};
static const char *const text[] = {NULL};

const struct preset cyc_presets[] = {
    {"text", "the rule text as it is read here: the answers taken unless the record says otherwise", text},
    {"faq", "the public FAQ 1.8 of 2012; for the free philosopher the FAQ checked by the designers", faq},
    {0},
};
