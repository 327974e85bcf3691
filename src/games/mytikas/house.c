/* Mytikas: the open questions of its rule text. */
#include "games/mytikas/mytikas.h"

#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct question myt_house[QUESTIONS + 1] = {
    [HOUSE_DEAL] = {"deal", "one or two cards at set-up?", ANSWERS("one", "two"), 0, "the rulebook's variant"},
    [HOUSE_START_CITY_TOKEN] = {"start-city-token", "do the starting cities take Level 1 tokens?",
                                ANSWERS("stays", "taken"), 0, "the set-up does not say so"},
    [HOUSE_ARTEMIS_START_CITY] = {"artemis-start-city", "does Artemis count the starting city?",
                                  ANSWERS("counts", "not"), 0,
                                  "it is a minor city on the mountain, but nobody built it"},
    [HOUSE_LOCK_MATCH] = {"lock-match", "equal to the Lock, or at least?", ANSWERS("exact", "at-least"), 0,
                          "the text says the same number"},
    [HOUSE_LOCK_CHAIN] = {"lock-chain", "does the next Lock at once go to another card that now matches?",
                          ANSWERS("at-once", "never"), 0,
                          "having the same number is all the text asks for; it names no trigger"},
    [HOUSE_LOCK_ORDER] = {"lock-order", "whose cards come first where cards of several players meet too few Locks?",
                          ANSWERS("unsaid", "active-first", "performer-first"), 0,
                          "whoever meets a Lock takes it at once; the text does not think of two players at once"},
    [HOUSE_CARD_READY] = {"card-ready", "from whose next turn is a card usable?", ANSWERS("next-turn", "own-turn"), 0,
                          "the text says from the turn after the card was received, not whose turn"},
    [HOUSE_DOWN_AFTER_END] =
        {"down-after-end", "may the active player still move cubes down while the others follow up?",
         ANSWERS("allow", "forbid"), 0,
         "a turn has two phases, the follow-ups are the second; but the turn is also said to be finished before them"},
    [HOUSE_DOWN_WHEN_FOLLOWING] = {"down-when-following", "free down-moves while following?",
                                   ANSWERS("forbid", "allow"), 0, "the text underlines one's own turn"},
    [HOUSE_CARD_AFTER_BONUS] =
        {"card-after-bonus",
         "may Apollo, Pan, Ares, Hephaestus be used after the ribbon, if the main action was performed?",
         ANSWERS("allow", "forbid"), 0,
         "they work with the action, in no order that is said; but the ribbon comes then"},
    [HOUSE_CARD_BONUS] =
        {"card-bonus",
         "do Hera, Dionysus, Aphrodite, Persephone give the bonus also to who leaves the main action out?",
         ANSWERS("alone", "with-main"), 0,
         "the card stands in for the Favor; but it works with the action, and the note on leaving that out names the "
         "Favor only"},
    [HOUSE_FOLLOW_SKIPPED] =
        {"follow-skipped", "may one follow a main action the active player left out?", ANSWERS("forbid", "allow"), 0,
         "the others follow once the main action was performed; but the note that it may be left out does not say that "
         "this takes their chance away"},
    [HOUSE_UNWRITTEN] = {"unwritten", "do quiet entries (end, pass) go without saying?", ANSWERS("implied", "required"),
                         0, "a question of writing, not of the rules"},
    [QUESTIONS] = {0},
};
