/* Myst: the questions of the final count, and the answers that a position gives. */
#include "games/myst/count.h"

static const char *const hows[] = {"placed", "covered", "first", NULL};
static const char *const values[] = {"2", "3", "4", "5", NULL};

const struct count_question myst_count_questions[] = {
    {"switches", "Marker Switches", "number", "4",
     .counts = "Count the Marker Switches on the team's pieces, outside the landmark pictures.", .form = ANSWER_NUMBER,
     .most = 20},
    {"landmarks", "landmarks in the team's colour", "landmark and placed, covered or first",
     "rocket ship placed, library covered",
     .counts = "Name the landmarks that show the team's colour. `placed`: its key piece is in the puzzle. `covered`: "
               "its key piece was laid on top. `first`: placed, as the team's first key piece. Write `none` if there "
               "is none.",
     .words = &myst_landmark_words, .values = hows, .form = ANSWER_PAIRS},
    {"cards", "cards turned up", "landmark and Values", "rocket ship 4 5, library 3",
     .counts = "Name the team's cards with their Values. A Linking Book scores nothing. Write `none` if there is none.",
     .words = &myst_landmark_words, .values = values, .other = "linking-book", .form = ANSWER_CARDS, .most = 5},
    {"values", "Value points", "points", "12",
     .counts = "Add up the Values of the team's cards whose landmark shows the team's colour.", .with = "cards",
     .form = ANSWER_NUMBER, .most = 40},
    {"bonus", "Bonus points", "points", "4",
     .counts = "Add up the Bonuses of landmarks that the team placed and has a card for.", .with = "cards",
     .form = ANSWER_NUMBER, .most = 14},
    {0},
};

void myst_write_count(const struct match *match, const void *state, int team, struct writer *w)
{
    const struct myst_state *s = state;
    const struct myst_team *t = &s->team[team];
    char room[WORD_ROOM];
    int line[LINES];
    myst_lines(match, s, team, CARDS_ALL, line);
    write_number(w, "switches", line[LINE_SWITCHES]);
    const struct myst_box *box = myst_box_of(match);
    write_map(w, "landmarks");
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int key = box->key[landmark];
        if (myst_controls(match, s, landmark) != team)
            continue;
        bool placed = myst_lies_right(s, key, team);
        write_word(w, box->landmark[landmark], !placed ? "covered" : s->team[team].first == key ? "first" : "placed");
    }
    write_end(w);
    write_list(w, "cards");
    for (int i = 0; i < t->flips + t->hand_size; i++)
        write_word(w, NULL, myst_card_name(match, myst_card_of(t, i), room));
    write_end(w);
}
