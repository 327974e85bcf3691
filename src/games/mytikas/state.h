/* Mytikas: the table as numbers. */
#ifndef MYT_STATE_H
#define MYT_STATE_H

#include <stdbool.h>
#include <stddef.h>

#include "diag/finding.h"
#include "games/mytikas/box.h"
#include "games/mytikas/words.h"

/* Rows of the verbs, and the fields of each after its own value. */
enum myt_verb_row {
    VERB_DEAL,
    VERB_KEEP,
    VERB_REVEAL,
    VERB_EXCHANGE,
    VERB_SACRIFICE,
    VERB_DOWN,
    VERB_MOVE,
    VERB_PRODUCE,
    VERB_BUILD,
    VERB_UP,
    VERB_SHIFT,
    VERB_FAVOR,
    VERB_TAKE,
    VERB_OFFER,
    VERB_LOCK,
    VERB_BONUS,
    VERB_END,
    VERB_FOLLOW,
    VERB_PASS,
    VERBS
};
enum { DEAL_TO = 1 };
enum { EXCHANGE_LEVEL = 1 };
enum { SACRIFICE_GET = 1 };
enum { DOWN_TO = 1, SHIFT_TO = 1 };
enum { PRODUCE_LEVEL = 1, PRODUCE_WITH };
enum { BUILD_LEVEL = 1, BUILD_SLOT, BUILD_PAY, BUILD_WITH };
enum { UP_INTO = 1, UP_OF, UP_WITH };
enum { FAVOR_FROM = 1, FAVOR_WITH, FAVOR_PAY };
enum { TAKE_WITH = 1 };
enum { OFFER_TOKENS = 1 };
enum { FOLLOW_PAY = 1 };

enum { PAY_OFFERING = GODS }; /* what one follows with: a god's Favor or an Offering token */
enum { TAKE_MOST = 99, TOKENS_MOST = 999 };

/* The three lists a step can count in. */
enum myt_list { IN_MAIN, IN_RIBBON, IN_SLOT, LISTS };

/* No step was done yet, but a card effect stands although illegal: before the ribbon, or after it began. */
enum myt_tried { TRIED_NOTHING, TRIED_MAIN, TRIED_BONUS };

/* Where a card is: before a player (0 .. PLAYERS - 1), dealt to one and not yet chosen, or one of these. */
enum { IN_DECK = -1, IN_LINE = -2, UNDER_DECK = -3, DEALT_TO = 16 };

/* One step done in an action, as it is printed in `now`. */
enum { PAID_MOST = 12, DEEDS_MOST = DEEDS_IN_ACTION + 8 };

/* No gaps from here on: states are compared byte by byte, and what is in a gap is left to chance. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct myt_deed {
    short verb;
    short number;                 /* take, offer: tokens */
    signed char what;             /* piece, cube, god or card */
    signed char level;            /* produce, build: the level; shift: where to */
    signed char slot;             /* build: from 1 */
    signed char from, into, with; /* a seat (up: the cube that Hestia changes instead), a kind, a card; or NONE */
    unsigned char goods[KINDS];   /* produce */
    signed char paid;             /* build: how many of `pay`, or NONE if it was not written */
    signed char pay[PAID_MOST];
};

struct myt_deeds {
    int count;
    struct myt_deed deed[DEEDS_MOST];
};

/* What the record does not tell of a player: bits of the kinds of goods, and these. The counts themselves are then 0. */
enum {
    ALL_GOODS = (1u << KINDS) - 1,
    NO_FAVORS = 1u << KINDS,
    NO_RESERVE = NO_FAVORS << 1,
    NO_CARDS = NO_RESERVE << 1
};

/* What is assumed of a player: where the Builder is, and that a slot is not built, a bit for each. */
enum { SLOTS_ASSUMED = (1u << ALL_PIECES) - 1, BUILDER_ASSUMED = 1u << ALL_PIECES };

/* What it does not tell of the table: which more cards are in the line; how many Locks are taken; in the end, which cards have one. */
enum { LINE_OPEN = 1, LOCKS_OPEN = 2, LOCKED_OPEN = 4 };
enum { TOKENS_UNKNOWN = -1 }; /* on a card that may be locked just as well */

struct myt_seat {
    int builder; /* an area, with two players a god, or NONE */
    int goods[KINDS][LEVELS];
    int built[PIECES][SLOTS]; /* the level, 0 while the piece is still on the player board */
    int favors[GODS];
    int offerings;
    unsigned unknown, assumed; /* bits, see above; NO_CARDS: there may be more than are known */
    unsigned lumped;           /* bits of kinds whose cubes are all counted on level 1, wherever they are */
    struct place chosen_at, moved_at, followed_at, built_at[PIECES][SLOTS]; /* chosen: the first Favor */
};

/* What an `end` that came too early gave up, and its player may still do: the build bonus, or producing with further cities. */
struct myt_late {
    int seat; /* or NONE */
    int doing, built_level;
    int slot_piece, slot, slot_level;
    struct myt_deeds main_deeds, slot_deeds;
};

/* Flat. What points come of stands before `advised`; what the table says of the running turn under `now` is from `area` on. */
struct myt_state {
    int first, turn, phase; /* NONE: nobody knows who */
    int begun;              /* 0 until a player has had a turn */
    int owed;
    int ending;       /* 0 or 1 */
    unsigned open;    /* bits, see above */
    int unseen_locks; /* taken, besides those on cards that are known to be locked */
    int holder[CARDS], tokens[CARDS];
    bool locked[CARDS], fresh[CARDS];
    struct place received_at[CARDS], locked_at[CARDS];
    int under_since[CARDS]; /* the entry that put it under the deck; 0: none did */
    struct myt_seat seat[PLAYERS];
    unsigned advised; /* bits of the data already looked at, and pointed out if they are assumed */

    int area, who, doing; /* or NONE */
    bool ribbon, skipped, dead_end;
    unsigned char tried; /* enum myt_tried */
    int dead_at;         /* the entry that led into the dead end, until something is done there; 0: none */
    int unsaid_end;      /* 1 + the entry before which the latest `end` was assumed; 0: a player wrote it */
    int built_level;     /* of the last build in this action, or 0 */
    int slot_piece, slot, slot_level; /* the open build bonus; slot 0: none */
    int left_slot;                    /* the slot whose build bonus `bonus` closed; 0: none */
    unsigned followed, passed;        /* bits of seats */
    unsigned unsaid_by;               /* likewise: their `end` was assumed, and may still be written */
    int used[CARDS];
    struct place used_at[CARDS], passed_at[PLAYERS], bonus_at;
    struct place begun_at[LISTS]; /* the first step that fitted the main action, the ribbon, the build bonus */
    struct myt_deeds main_deeds, ribbon_deeds, slot_deeds;
    struct myt_late late;
};

#pragma GCC diagnostic pop

/* What a player has, from `goods` on, and where the cards are, from `holder` on, as bytes: points come of these two alone. */
enum {
    GOODS_BYTES = offsetof(struct myt_seat, chosen_at) - offsetof(struct myt_seat, goods),
    CARD_BYTES = offsetof(struct myt_state, received_at) - offsetof(struct myt_state, holder),
};

#endif
