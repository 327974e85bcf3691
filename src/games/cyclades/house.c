/* Cyclades: the house rules: questions that the rule text leaves open. */
#include "games/cyclades/cyclades.h"

const struct question cyc_house[] = {
    [Q_UNWRITTEN] =
        {"unwritten", "May optional entries be left out?", ANSWERS("implied", "required"), 0,
         "This is about the record, not the rules. Optional are `done`, `fight` and a metropolis without a place."},
    [Q_TIE] = {"tie", "Who wins if several players reach the target?", ANSWERS("gold", "metropolises"), 0,
               "The rule text breaks ties by gold alone. A later FAQ counts metropolises first."},
    [Q_LAST_ISLE] =
        {"last-isle", "When may you attack a player's last isle?", ANSWERS("wins", "holds", "gains", "survivor"), 0,
         "By the rule text you must prove that you would win: by metropolises, and by the tie-break if it is a "
         "tie. With `holds`, you need only enough metropolises. With `gains` (FAQ) the capture "
         "must give you the deciding one. With `survivor`, being the last player with isles counts too."},
    [Q_ELIMINATION] = {"elimination", "When does a player without isles leave the game?",
                       ANSWERS("never", "cycle-end", "at-once"), 0,
                       "The text has no elimination, and no other end than by metropolises. By the FAQ everything the "
                       "player has is removed immediately."},
    [Q_NO_PLACE] = {"no-place", "What if there is no free place for a metropolis?", ANSWERS("destroy", "lost"), 0,
                    "By the rule text you must then destroy buildings. By the FAQ the metropolis is lost."},
    [Q_TERRITORY] = {"territory", "How many territory markers does a player have?", ANSWERS("limited", "unlimited"), 0,
                     "By the rule text each player has three, and you must leave one."},
    [Q_MINOTAUR_FREE] =
        {"minotaur-free", "Does the Minotaur defend a free isle?", ANSWERS("guards", "idle"), 0,
         "By the rule text it counts as two troops that protect its isle. With `idle` it does so only for an owner."},
    [Q_FIGURE_LIFE] =
        {"figure-life", "In a two-player game, when does a figure leave?", ANSWERS("turn", "cycle"), 0,
         "At the beginning of its owner's next turn (text), or of their first turn in the next cycle (booklet).",
         .seats = 2},
    [Q_TEMPLE_DISCOUNT] = {"temple-discount", "Must you use every temple discount that helps?",
                           ANSWERS("optional", "full"), 0, "The text does not say that a discount must be used."},
    [Q_FREE_UNIT] = {"free-unit", "Must you take the free troop or fleet?", ANSWERS("optional", "compulsory"), 0,
                     "The text says that the gods allow players to recruit."},
    [Q_FREE_CARD] = {"free-card", "Must you take the free priest or philosopher?",
                     ANSWERS("optional", "philosopher", "compulsory"), 0,
                     "The text says that the gods allow players to recruit. By the FAQ you must take the philosopher; "
                     "with `compulsory` the priest too."},
    [Q_METROPOLIS_SITE] = {"metropolis-site", "May you destroy buildings when a place is free?",
                           ANSWERS("free-first", "any"), 0,
                           "By the rule text you destroy only if there is no free space. With `no-place: lost` there "
                           "is nothing to choose."},
    [Q_PROSPER] = {"prosper", "On which isle may the prosperity marker be placed?", ANSWERS("any", "own"), 0,
                   "The text says the isle of your choice."},
    [Q_CREATURE_SLIDE] = {"creature-slide", "How do the creature cards move?", ANSWERS("pack", "step"), 0,
                          "By the rule text all other cards move to the right."},
    [Q_RESHUFFLE] = {"reshuffle", "When is the discard pile shuffled?", ANSWERS("at-once", "when-needed"), 0,
                     "By the rule text it is shuffled when the draw pile is empty."},
    [Q_IDLE_CALL] =
        {"idle-call", "May you take a card without using it?", ANSWERS("no-target", "allow", "never"), 0,
         "By the rule text powers must be used. With `no-target` you may take the card only if its power "
         "has no use. With `allow` you always may, with `never` you may not. A Sphinx that sells nothing or a "
         "Sylph that moves nothing is the same."},
    [Q_PRIEST_MINIMUM] = {"priest-minimum", "In a two-player game, what is the least you pay for two offerings?",
                          ANSWERS("each", "sum"), 0,
                          "By the rule text you pay at least 1 gold for your offering, and a priest saves on the sum. "
                          "With `sum` you pay at least 1 gold for both together.",
                          .seats = 2},
    [Q_TWO_APOLLO] = {"two-apollo", "In a two-player game, may both markers go to Apollo?",
                      ANSWERS("last-resort", "allow"), 0, "The text asks for offerings to two gods.", .seats = 2},
    [Q_PUSH] = {"push", "May you split a stack that Polyphemus pushes?", ANSWERS("each", "whole"), 0,
                "The text speaks of fleets, not of stacks. With `whole` they move together."},
    [Q_CLASH] = {"clash", "Does a figure use its power if it is destroyed on arrival?", ANSWERS("nothing", "power"), 0,
                 "Two figures on an isle destroy each other at once."},
    [Q_CHIMERA_FIGURE] = {"chimera-figure", "Where is the card of a figure that Chimera called?",
                          ANSWERS("kept", "shuffled"), 0, "A figure's card stays with its figure."},
    [Q_MEDUSA_RETREAT] = {"medusa-retreat", "May troops retreat from Medusa's isle?", ANSWERS("forbid", "allow"), 0,
                          "By the rule text troops there cannot be moved."},
    [Q_SYLPH_BATTLE] = {"sylph-battle", "May you use the Sylph after a battle?", ANSWERS("continue", "end"), 0,
                        "The battle ends one movement, not the power."},
    [QUESTIONS] = {0},
};

static const char *const faq[] = {"tie",         "metropolises", "last-isle", "gains", "free-card", "philosopher",
                                  "elimination", "at-once",      "no-place",  "lost",  NULL};
static const char *const text[] = {NULL};

const struct preset cyc_presets[] = {
    {"text", "the default: the rule text as it is interpreted here", text},
    {"faq", "the public FAQ 1.8 of 2012; for the free philosopher the FAQ checked by the designers", faq},
    {0},
};
