/* Mytikas: the open questions of its rule text. */
#include "games/mytikas/mytikas.h"

const struct question myt_house[QUESTIONS + 1] = {
    [HOUSE_DEAL] = {"deal", "Are players dealt one or two cards in the setup?", ANSWERS("one", "two"), 0,
                    "The rulebook offers two as a variant."},
    [HOUSE_START_CITY_TOKEN] = {"start-city-token", "Do the starting cities take Level 1 tokens?",
                                ANSWERS("stays", "taken"), 0, "The setup does not say so."},
    [HOUSE_ARTEMIS_START_CITY] = {"artemis-start-city", "Does Artemis count the starting city?",
                                  ANSWERS("counts", "not"), 0,
                                  "It is a minor city on the mountain, but no player \"constructed\" it."},
    [HOUSE_LOCK_MATCH] = {"lock-match", "Must the tokens equal the Lock, or reach it?", ANSWERS("exact", "at-least"), 0,
                          "The text says \"the same number\"."},
    [HOUSE_LOCK_CHAIN] = {"lock-chain", "May another card that now matches the next Lock take it at once?",
                          ANSWERS("at-once", "never"), 0,
                          "\"When you have the same number\" does not say what starts it."},
    [HOUSE_LOCK_ORDER] = {"lock-order", "Whose cards come first if cards of several players match too few Locks?",
                          ANSWERS("unsaid", "active-first", "performer-first"), 0,
                          "\"You immediately take that Lock token\" does not cover two players at the same time."},
    [HOUSE_CARD_READY] = {"card-ready", "From whose next turn may a new card be used?",
                          ANSWERS("next-turn", "own-turn"), 0,
                          "The text says \"from the turn after you receive that card\"."},
    [HOUSE_DOWN_AFTER_END] =
        {"down-after-end", "May the active player still move cubes down while the others follow?",
         ANSWERS("allow", "forbid"), 0,
         "The text says \"at any point during your turn\", and the follow-ups are the second phase of a turn. But it "
         "also says that the turn is finished \"and then\" the others follow."},
    [HOUSE_DOWN_WHEN_FOLLOWING] = {"down-when-following", "May a follower move cubes down for free?",
                                   ANSWERS("forbid", "allow"), 0, "The text underlines \"during your turn\"."},
    [HOUSE_CARD_AFTER_BONUS] =
        {"card-after-bonus",
         "May Apollo, Pan, Ares and Hephaestus be used after the ribbon, if the main action was performed?",
         ANSWERS("allow", "forbid"), 0,
         "\"When you perform the action\" sets no order, but the ribbon comes \"then\"."},
    [HOUSE_CARD_BONUS] =
        {"card-bonus",
         "May Hera, Dionysus, Aphrodite and Persephone open the bonus if the player skips the main action?",
         ANSWERS("alone", "with-main"), 0,
         "The card replaces the Favor. But it works \"when you perform\" the action, and the note on skipping it names "
         "only the Favor."},
    [HOUSE_FOLLOW_SKIPPED] = {"follow-skipped", "May the others follow a main action that the active player skipped?",
                              ANSWERS("forbid", "allow"), 0,
                              "They may follow \"once the active player has performed their main action\". But the "
                              "note that it may be skipped does not take that right away."},
    [HOUSE_HESTIA] = {"hestia", "May Hestia change a cube other than the one being moved?", ANSWERS("moved", "any"), 0,
                      "The card speaks of cubes that move up, but does not say which stone or marble may change."},
    [HOUSE_BUILD_BONUS] = {"build-bonus", "May a build bonus be left unused, in whole or in part?",
                           ANSWERS("may", "must"), 0,
                           "\"You immediately activate\" it names no choice, but nothing says that you must."},
    [HOUSE_OFFER_ZERO] =
        {"offer-zero", "May a card be taken from the line with no token?", ANSWERS("forbid", "allow"), 0,
         "You may offer \"as many\" tokens \"as you wish\". But to make an offering, you place tokens on "
         "a card."},
    [HOUSE_UNWRITTEN] = {"unwritten", "May optional entries (bonus, end, pass) be left out?",
                         ANSWERS("implied", "required"), 0, "This is about the record, not the rules."},
    [QUESTIONS] = {0},
};
