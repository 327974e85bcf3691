/* Mykerinos: the questions of the final count, and the answers that a position gives. */
#include "games/mykerinos/mykerinos.h"

static const char *const worths[] = {"5", "3", "2", NULL};

const struct count_question myk_count_questions[] = {
    {"tile-points", "points on the score track before the exhibition", "points", "12",
     .counts = "Read the score marker, or add up the points printed on the player's tiles.", .form = ANSWER_NUMBER,
     .most = 40},
    {"tiles", "tiles taken", "patron and number", "violet 3, brown 1",
     .counts =
         "Count the tiles in front of the player by patron, the blank tile too. Write `none` if there is no tile.",
     .words = &myk_kind_words, .form = ANSWER_COUNTS, .most = 9},
    {"museum", "best Museum room for each patron", "patron and 5, 3 or 2", "violet 5, brown 2",
     .counts =
         "For each patron, find the best room at their wing that has one of the player's cubes. Leave out a patron "
         "without a cube, and write `none` if no room has one.",
     .words = &myk_patron_words, .values = worths, .form = ANSWER_PAIRS},
    {"stock", "cubes left in the stock", "cubes", "5",
     .counts = "Count the cubes in front of the player. They break a tie.", .form = ANSWER_NUMBER, .most = 25,
     .last = true},
    {0},
};

void myk_write_count(const struct match *match, const void *state, int seat, struct writer *w)
{
    const struct myk_state *s = state;
    write_count(w, "tile-points", s->points[seat]);
    if (s->more_tiles >> seat & 1)
        write_unknown(w, "tiles");
    else
        write_bag(w, "tiles", myk_kind_names, s->owned[seat]);
    if (myk_cubes_in(s->room, ROOMS, seat) && !s->wings_known)
        write_unknown(w, "museum");
    else {
        write_map(w, "museum");
        for (int patron = 0; patron < PATRONS; patron++)
            if (myk_worth(match, s, seat, patron) > 1)
                write_number(w, myk_kind_names[patron], myk_worth(match, s, seat, patron));
        write_end(w);
    }
    write_count(w, "stock", s->stock[seat]);
}
