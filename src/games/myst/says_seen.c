/* Myst: what is seen on the table, for the sentences of people. */
#include <string.h>

#include "games/myst/myst.h"
#include "games/myst/says.h"

unsigned myst_moments(const struct match *match, const void *state)
{
    const struct myst_state *s = state;
    (void)match;
    const unsigned moments[PHASES] = {
        [PHASE_START] = AT_RACE | AT_START | (myst_bare(s) ? AT_DEAL : 0),
        [PHASE_PUZZLE] = AT_RACE,
        [PHASE_TURNS] = AT_RACE | AT_TURNS,
        [PHASE_EXPLORE] = AT_EXPLORE | (s->spun == NONE ? AT_SPIN : AT_WALK),
        [PHASE_SCORING] = AT_SCORE | (s->just_moved != NOBODY ? AT_EXPLORE : 0),
    };
    return moments[s->phase];
}

const char *myst_called(const struct match *match, const void *state, int seat)
{
    const struct myst_state *s = state;
    (void)match;
    return s->colours_given ? myst_colour(s, seat) : NULL;
}

/* ---- positions ------------------------------------------------------------------------------------------------------------ */

/* A position, or a landmark of the players' own board by one of its words. */
static bool read_spot(const struct match *match, const char *word, int *value)
{
    char room[WORD_ROOM];
    const struct myst_box *box = myst_box_of(match);
    *value = box ? myst_position(box, word) : -1;
    const char *meant = box && *value < 0 ? myst_meant_place(match, word, room) : NULL;
    if (meant && !myst_is_usual(meant))
        *value = myst_position(box, meant);
    return *value >= 0;
}

static bool read_letter(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = word[0];
    return word[0] >= 'a' && word[0] <= 'z' && !word[1];
}

static const char *spot_name(const struct match *match, int value, char room[WORD_ROOM])
{
    return words_name(&myst_key_words, match, value, room);
}

const struct words myst_said_spots = {.read = read_spot, .name = spot_name};
const struct words myst_said_letters = {.read = read_letter};
const struct words myst_said_landmarks = {.list = myst_usual_landmarks};

static bool read_card(const struct match *match, const char *word, int *value)
{
    char room[WORD_ROOM];
    bool squeezed = same(word, "x") || (strpbrk(word, "123456789") && word[0] > '9' && strlen(word) > 3);
    const char *meant = squeezed && myst_box_of(match) ? myst_meant_card(match, word, room) : NULL;
    return !same(word, "unknown") && words_read(&myst_card_words, match, meant ? meant : word, value);
}

static const char *card_name(const struct match *match, int value, char room[WORD_ROOM])
{
    return value == -1 ? "unknown" : words_name(&myst_card_words, match, value, room);
}

const struct words myst_said_cards = {.read = read_card, .name = card_name};

/* The landmark of the box with that name, or -1. */
static int landmark_said(const struct match *match, int row)
{
    int position = myst_position(myst_box_of(match), myst_usual_landmarks[row]);
    return position < 0 ? -1 : myst_box_of(match)->landmark_at[position];
}

int myst_seen_landmark(const struct telling *t, int *values)
{
    int landmark = landmark_said(t->match, t->said[0]);
    return landmark < 0 ? 0 : one(myst_box_of(t->match)->key[landmark], values);
}

/* A letter and a number. With the row 1 "a 3" is a number, but "f 3" is a cell. */
int myst_seen_cell(const struct telling *t, int *values)
{
    char id[16];
    put_string(id, sizeof id, "%c%d", t->said[0], t->said[1]);
    return t->row && t->said[0] == 'a' ? 0 : only(myst_position(myst_box_of(t->match), id), values);
}

/* The position of the grid `down` rows and `right` columns from `from`. */
static int beside(const struct telling *t, int from, int down, int right, int *values)
{
    const struct myst_box *box = myst_box_of(t->match);
    return only(box->grid ? myst_at_offset(box, from, down, right) : -1, values);
}

/* Directions in the order of the table: left, right, up, down. */
static const int down_by[] = {0, 0, -1, 1}, right_by[] = {-1, 1, 0, 0};

int myst_seen_beside(const struct telling *t, int *values)
{
    return beside(t, t->said[1], down_by[t->said[0]], right_by[t->said[0]], values);
}

/* "one space down and two right", from where the pawn stands: a number and a way, once or twice. */
int myst_seen_steps(const struct telling *t, int *values)
{
    int down = 0, right = 0;
    for (int i = 0; i + 1 < t->said_count; i += 2) {
        down += t->said[i] * down_by[t->said[i + 1]];
        right += t->said[i] * right_by[t->said[i + 1]];
    }
    return myst_pawn(t) >= 0 && beside(t, myst_pawn(t), down, right, values);
}

int myst_seen_run(const struct telling *t, int *values)
{
    values[0] = RUN + (t->said[0] << PIECE_BITS) + t->said[1];
    return t->said[0] < t->said[1];
}

/* ---- cards ---------------------------------------------------------------------------------------------------------------- */

/* A landmark, and a Value up to that of the row. */
int myst_seen_card(const struct telling *t, int *values)
{
    int landmark = landmark_said(t->match, t->said[0]), value = t->said[1];
    bool there = landmark >= 0 && value >= 1 && value <= t->row;
    return there ? one(myst_card(myst_box_of(t->match), landmark, value), values) : 0;
}

/* The only known card of that landmark in the hand. */
int myst_seen_only_card(const struct telling *t, int *values)
{
    int landmark = landmark_said(t->match, t->said[0]), found = 0;
    for (int i = 0; myst_by_team(t) && landmark >= 0 && i < state_of(t)->team[t->actor].hand_size; i++) {
        int card = state_of(t)->team[t->actor].hand[i];
        if (card >= CARD_FIRST && myst_card_landmark(myst_box_of(t->match), card) == landmark)
            values[found++] = card;
    }
    return found;
}

/* ---- whether the table agrees --------------------------------------------------------------------------------------------- */

bool myst_fits_five(const struct telling *t, int *value)
{
    (void)t;
    return *value == HAND;
}

/* A number before the card is not the total. */
bool myst_fits_total(const struct telling *t, int *value)
{
    (void)value;
    return told_place(t, "TOTAL", 0) > told_place(t, "CARD", 0);
}

/* What the card scores beside the cards flipped, of which it may be one. */
static int card_points(const struct telling *t, int card, bool flipped)
{
    const struct myst_state *s = t->state;
    const struct myst_box *box = myst_box_of(t->match);
    int landmark = card >= CARD_FIRST ? myst_card_landmark(box, card) : -1;
    if (landmark < 0 || myst_controls(t->match, s, landmark) != t->actor)
        return 0;
    bool only = myst_worth(t->match, s, t->actor, landmark, CARDS_FLIPPED).cards == flipped;
    return myst_card_value(box, card) + (only && myst_earns_bonus(t->match, s, t->actor, landmark) ? box->bonus : 0);
}

/* Is the number a total? "scores 7" may be what the card scores. */
bool myst_fits_points(const struct telling *t, int *value)
{
    const struct myst_state *s = t->state;
    int card = told(t, "CARD"), flips = myst_by_team(t) ? s->team[t->actor].flips : 0;
    bool flipped = card == NOT_TOLD;
    if (!myst_by_team(t) || (flipped && !flips))
        return true;
    int points = card_points(t, flipped ? s->team[t->actor].flipped[flips - 1] : card, flipped),
        total = myst_total(t->match, s, t->actor, CARDS_FLIPPED) + (flipped ? 0 : points);
    bool fits = *value != points || *value == total;
    return or_why(t, fits, "%d is what the card scores; write the team's new total, as in `total %d`", points, total)
           && (flipped || told_place(t, "POINTS", 0) > told_place(t, "CARD", 0));
}

/* "the log cabin, b3" is one. */
int myst_spots_said(const struct telling *t, const char *field, int *values)
{
    int count = 0;
    for (int i = 0; i < told_count(t, field) && count < VALUES_MAX; i++) {
        int value = told_at(t, field, i), j = 0;
        while (j < count && values[j] != value)
            j++;
        if (j == count)
            values[count++] = value;
    }
    return count;
}

/* Is the number of pieces that of the positions named? */
bool myst_fits_pieces(const struct telling *t, int *value)
{
    int spots[VALUES_MAX], named = myst_spots_said(t, "ON", spots), last = POSITIONS_MAX - 1;
    for (int i = myst_spots_said(t, "SPOTS", spots) - 1; i >= 0; i--)
        named += spots[i] < RUN ? 1 : (spots[i] & last) - (spots[i] >> PIECE_BITS & last) + 1;
    return named == 0 || *value == named;
}

bool myst_fits_spun(const struct telling *t, int *value)
{
    return or_why(t, *value == state_of(t)->spun, "%d is not the number spun", *value);
}

bool myst_fits_start(const struct telling *t, int *value)
{
    return or_why(t, myst_pawn(t) == *value, "the pawn is not there");
}

/* Is it a landmark? With the row 1: is it none? */
bool myst_fits_landmark(const struct telling *t, int *value)
{
    return (myst_box_of(t->match)->landmark_at[*value] >= 0) != t->row;
}

/* Has the actor's team a piece there? With the row 1: has it none? */
bool myst_fits_own(const struct telling *t, int *value)
{
    return (myst_owner(t->state, *value) == t->actor) != t->row;
}

/* The landmark where the pawn is. */
int myst_seen_reached(const struct telling *t, int *values)
{
    values[0] = myst_pawn(t);
    return values[0] >= 0 && myst_box_of(t->match)->landmark_at[values[0]] >= 0;
}

/* The only covering key piece of the other team that the team has reached, or else the only one on the board. */
int myst_seen_cover(const struct telling *t, int *values)
{
    const struct myst_box *box = myst_box_of(t->match);
    int count = 0;
    for (int reached = 1; myst_by_team(t) && reached >= 0 && !count; reached--)
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (state_of(t)->cover[landmark] == myst_other(t->actor)
                && (!reached || myst_pawn(t) == box->key[landmark]))
                values[count++] = box->key[landmark];
    return count;
}
