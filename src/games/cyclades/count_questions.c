/* Cyclades: the questions of the final count, and the answers that a position gives. */
#include "games/cyclades/cyclades.h"

const struct count_question cyc_count_questions[] = {
    {"metropolises", "metropolises", "number", "2",
     .counts = "Count the metropolises on the player's isles. The player with enough of them wins.",
     .form = ANSWER_NUMBER, .most = 10},
    {"gold", "gold", "GP", "6",
     .counts = "Count the gold pieces behind the player's screen. They decide between players with the target.",
     .form = ANSWER_NUMBER, .most = 60, .last = true},
    {"isles", "isles", "number", "4",
     .counts = "Count the isles that the player owns, those with a metropolis too. They decide if nobody has the "
               "target and a house rule ends the game.",
     .form = ANSWER_NUMBER, .most = 13, .last = true},
    {0},
};

void cyc_write_count(const struct match *match, const void *state, int seat, struct writer *w)
{
    const struct cyc_state *s = state;
    const struct cyc_holdings has = cyc_holdings_of(match->box, s, seat);
    write_number(w, "metropolises", has.metropolises);
    write_count(w, "gold", s->gold[seat]);
    write_number(w, "isles", has.isles);
}
