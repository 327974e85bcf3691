/* Myst: the table as numbers. */
#ifndef GAMES_MYST_STATE_H
#define GAMES_MYST_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "games/myst/box.h"
#include "games/myst/rules.h"

enum phase { PHASE_START, PHASE_PUZZLE, PHASE_TURNS, PHASE_EXPLORE, PHASE_SCORING, PHASE_DONE, PHASES };
enum { NOBODY = -1, NONE = -1, CARDS_MAX = 60, HAND = 5 };
enum verb_row {
    VERB_DEAL,
    VERB_PLACE,
    VERB_LINK,
    VERB_TURNS,
    VERB_SPIN,
    VERB_WALK,
    VERB_LAY,
    VERB_REMOVE,
    VERB_FLIP,
    VERB_ANNOUNCE,
    VERBS
};
enum account { ACCOUNT_POINTS, ACCOUNT_PIECES, ACCOUNTS };
enum line { LINE_SWITCHES, LINE_VALUES, LINE_BONUS, LINES };

/* A landmark was reached by the last arrival, would have been under another reading, or was and has been acted on since. */
enum { REACHED = 1, BY_PASSING = 2, BY_LINGERING = 4, BY_JUMPING = 8, ACTED_ON = 16 };

/* Where an entry was written, on one line; half the size of a place, for there are many. */
struct mark {
    int line;
    unsigned short column, end_column;
};

struct state {
    unsigned char phase;
    signed char youngest; /* team or NOBODY */
    bool first_is_yellow; /* the colour of the first seat; the other team has the other */
    struct team {
        bool has_cards; /* dealt in the log or by the table */
        short dealt, played, hand_size, flips;
        int hand[CARDS_MAX], flipped[CARDS_MAX];
        short first, pawn; /* positions or NONE */
        short placed;      /* pieces lying directly on the board */
        int moved;
        uint64_t aside;  /* bits of landmarks whose key piece is out of play */
        int line[LINES]; /* the score as it was last booked */
    } team[TEAMS];
    short open;                       /* positions without a piece */
    signed char cover[LANDMARKS_MAX]; /* team or NOBODY */
    int turns, spun;                  /* or NONE */
    signed char just_moved;           /* team or NOBODY */
    unsigned char reached[LANDMARKS_MAX];

    /* Only for what a finding says besides its code; no part of the table. */
    bool led_first; /* the youngest is only known from who went first, which no house answer changes */
    struct mark cover_at[LANDMARKS_MAX];
    struct place arrived_at[TEAMS], dealt_at[TEAMS], book_at[BOOKS_MAX], spun_at, turns_at, shown_at;

    struct spot {
        short lies;          /* TEAMS * piece + team, or NONE */
        unsigned char used;  /* bits of teams whose piece for this position lies directly on the board */
        struct mark laid_at; /* as above */
    } spot[POSITIONS_MAX];   /* last: most boards use a few only */
};

static inline int other(int team)
{
    return 1 - team;
}

static inline bool answer(const struct match *match, int question, int answer)
{
    return match->house[question] == answer;
}

static inline const struct graph *touch_of(const struct match *match)
{
    return &box_of(match)->touch[match->house[HOUSE_TOUCH]];
}

/* Pieces. */

static inline bool is_open(const struct state *s, int position)
{
    return s->spot[position].lies == NONE;
}

static inline int owner(const struct state *s, int position) /* of the piece directly on the board */
{
    return is_open(s, position) ? NOBODY : s->spot[position].lies % TEAMS;
}

static inline int piece_on(const struct state *s, int position)
{
    return s->spot[position].lies / TEAMS;
}

static inline bool lies_right(const struct state *s, int position, int team) /* that team's piece on its own position */
{
    return s->spot[position].lies == TEAMS * position + team;
}

static inline bool is_used(const struct state *s, int team, int piece)
{
    return s->spot[piece].used >> team & 1;
}

static inline bool is_aside(const struct state *s, int team, int landmark) /* its key piece, out of play */
{
    return s->team[team].aside >> landmark & 1;
}

/* Neither on the board nor laid on top nor aside. */
bool myst_in_supply(const struct match *match, const struct state *s, int team, int piece);

/* Lays the piece directly on the board. */
void myst_lay_down(struct state *s, int team, int piece, int position);

/* A piece of this team lies beside the position. */
bool myst_beside_own(const struct graph *graph, const struct state *s, int team, int position);

/* Some open position, whose own piece is in supply, touches a piece of this team. */
bool myst_able(const struct match *match, const struct graph *graph, const struct state *s, int team);

/* Its key piece is what one sees on the landmark's key position: team or NOBODY. */
int myst_controls(const struct match *match, const struct state *s, int landmark);

/* Cards. */

int myst_in_hand(const struct state *s, int team, int card);           /* how many */
int myst_named_by(const struct state *s, int team, int card);          /* copies in its hand, flipped or played */
int myst_named(const struct state *s, int card);                       /* by both teams */
int myst_free_books(const struct match *match, const struct state *s); /* named nowhere and not used */
bool myst_may_hold_book(const struct match *match, const struct state *s, int team);
bool myst_has_landmark_card(const struct match *match, const struct state *s, int team, int landmark);
void myst_take_card(struct state *s, int team, int card); /* out of the hand */
void myst_hold_cards(struct state *s, int team);          /* five unknown, if it has none yet */

/* Turns. The first three answer bits of teams: two of them while nobody knows who leads. */

unsigned myst_leaders(const struct match *match, const struct state *s);
unsigned myst_next(const struct match *match, const struct state *s);   /* to move in the exploration */
unsigned myst_acting(const struct match *match, const struct state *s); /* to lay or remove */
bool myst_by_equal_count(const struct state *s);                        /* the house question decides who leads */
bool myst_both_might(const struct match *match, const struct state *s, unsigned teams);
void myst_take_lead(const struct match *match, struct state *s,
                    int team); /* so the other has not the youngest, or has */

/* Flips. */

bool myst_reveals_book(const struct match *match, const struct state *s, int team);
/* Does a book it flips come from its unknown cards? One that is known is shown first, unless it is the team's turn and all that is
       left may be books. */
bool myst_can_flip(const struct state *s, int team);                      /* holds anything but known books */
unsigned myst_may_flip(const struct match *match, const struct state *s); /* bits of teams */

/* What follows by itself: the next phase, and the changed scores in the books. One of them is called last by every play. */
void myst_settle(struct hearing *h);
void myst_advance(struct state *s); /* the phase only, after what earns nothing: pawns, plain pieces */

/* Ends a half-turn: nobody has just moved, nothing is reached. */
void myst_end_half_turn(struct state *s);

/* Colour of a team: "blue" or "yellow". */
const char *myst_colour(const struct state *s, int team);

#endif
