/* Myst: the box as numbers. Positions count from 0 in box order; so do landmarks. */
#ifndef MYST_BOX_H
#define MYST_BOX_H

#include <stdbool.h>

#include "doc/node.h"
#include "game/game.h"

enum {
    POSITIONS_MAX = 1024,
    LANDMARKS_MAX = 64,
    CARD_VALUE_MAX = 999,
    TEAMS = 2,
    BOOKS_MAX = 2,
    SPUN_MOST = 99,
    TOTAL_MOST = 99999
};

/* A card is one number: CARD_UNKNOWN, CARD_BOOK, from CARD_FIRST on a kind of the box, from CARD_FOREIGN on the
   landmark and Value of a card that this box does not have. */
enum { CARD_UNKNOWN, CARD_BOOK, CARD_FIRST, CARD_FOREIGN = 1 << 20 };

/* Which positions touch: p touches near[from[p]] .. near[from[p + 1] - 1]. */
struct myst_graph {
    int positions;
    const int *from;
    const short *near;
};

/* An id or a landmark, and the position it names. Lists of them are sorted. */
struct myst_sign {
    const char *word;
    int position;
};

struct myst_ring {
    bool any;
    int count;
    const int *number;
};

struct myst_box {
    int positions;
    const char *const *id;
    int rows, cols; /* of the picture */
    const short *row, *col;
    bool grid;
    const bool *placed;         /* has coordinates for the picture; NULL for a grid */
    struct myst_graph touch[2]; /* by side; by side or corner: the answers to the house rule `touch` */
    int landmarks;
    const char *landmark[LANDMARKS_MAX], *title[LANDMARKS_MAX]; /* "rocket-ship", "rocket ship" */
    short key[LANDMARKS_MAX];
    const signed char *landmark_at; /* of a position, or -1 */
    const int *switches;
    int switched; /* positions whose pieces have switches */
    const short *with_switches;
    int signs;
    const struct myst_sign *sign;
    int kinds; /* different Landmark Cards, by landmark and in the order of their Values */
    const struct myst_kind {
        short landmark, value, copies;
    } * kind;
    int books, cards;
    int bonus;
    struct myst_ring inner, outer;
};

static inline const struct myst_box *myst_box_of(const struct match *match)
{
    return match->box;
}

int myst_landmark_named(const struct myst_box *box, const char *name, size_t length); /* -1: none */

/* The card with that landmark and Value; landmark (-1: none) and Value of a card. */
int myst_card(const struct myst_box *box, int landmark, int value);
int myst_card_landmark(const struct myst_box *box, int card);
int myst_card_value(const struct myst_box *box, int card);

int myst_copies(const struct myst_box *box, int card);

/* The position that `word` names; `down` rows and `right` columns from a position; -1 if none. */
int myst_position(const struct myst_box *box, const char *word);
int myst_at_offset(const struct myst_box *box, int position, int down, int right);

/* Landmarks of the built-in box: for these there are artwork and other words. NULL-terminated. */
extern const char *const myst_usual_landmarks[];
bool myst_is_usual(const char *landmark);

/* open_box of the interface, and its parts, which add to the box and return false after a finding. */
bool myst_open_positions(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box);
bool myst_open_cards(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box);

/* Sorts the signs that box->sign has so far, so that myst_position finds them. */
void myst_sort_signs(struct myst_sign *sign, int count);

/* Refuses the box and returns false. Points at `at`, or at what the record gives if `at` is of the built-in box. */
#define myst_bad_box(h, at, ...) myst_blame_box((h), (at), refuse((h), RULE_BOX, __VA_ARGS__))
bool myst_blame_box(struct hearing *h, const struct node *at, enum outcome outcome);

/* Has the word the form of an id, or of a landmark? */
bool myst_like_id(const char *word);
bool myst_like_landmark(const char *word);

#endif
