/* Myriath: the questions of the final count, and the answers that a position gives. */
#include "games/myriath/myriath.h"

const struct count_question myr_count_questions[] = {
    {"total", "points on the score track", "points", "12.5",
     .counts = "Read the player's marker on the score track, with the points that the third and fourth player start "
               "with. Press Enter to count edges instead.",
     .form = ANSWER_NUMBER, .most = 40, .halves = true},
    {"half-edges", "half edges that touch another tile", "number", "9",
     .counts = "Count the half edges of the player's tiles that touch another tile. An arrow has two.", .with = "total",
     .form = ANSWER_NUMBER, .most = 24},
    {"partly", "whole edges that touch along one half", "number", "3",
     .counts = "Count the whole edges of the player's tiles that touch another tile along one half only.",
     .with = "total", .form = ANSWER_NUMBER, .most = 24},
    {"fully", "whole edges that touch along both halves", "number", "6",
     .counts = "Count the whole edges of the player's tiles that touch other tiles along both halves.", .with = "total",
     .form = ANSWER_NUMBER, .most = 24},
    {"first", "who began?", "player", NULL, .counts = "The third and fourth player start with half a point or a point.",
     .form = ANSWER_WHO, .last = true},
    {0},
};

void myr_write_count(const struct match *match, const void *state, int seat, struct writer *w)
{
    const struct myr_state *s = state;
    struct myr_tally tally = myr_tally_of(match, s, seat);
    write_number(w, "half-edges", tally.of[HALF_EDGES]);
    write_number(w, "partly", tally.of[PARTLY]);
    write_number(w, "fully", tally.of[FULLY]);
    if (s->first == NOBODY)
        write_unknown(w, "first");
    else
        write_flag(w, "first", s->first == seat);
}
