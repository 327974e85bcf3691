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

enum { PAY_OFFERING = GODS }; /* the payment for following: a god's Favor or an Offering token */
enum { TAKE_MOST = 99, TOKENS_MOST = 999 };

/* The three lists a step can count in. */
enum myt_list { IN_MAIN, IN_RIBBON, IN_SLOT, LISTS };

/* No step was done yet, but an illegal card effect stands: TRIED_MAIN before the ribbon, TRIED_BONUS in it. */
enum myt_tried { TRIED_NOTHING, TRIED_MAIN, TRIED_BONUS };

/* Where a card is: with a player (the seat), dealt and not yet chosen (DEALT_TO + the seat), or one of the others. */
enum { IN_DECK = -1, IN_LINE = -2, UNDER_DECK = -3, DEALT_TO = 16 };

/* Limits of a deed: one step done in an action, as `now` writes it. */
enum { PAID_MOST = 12, DEEDS_MOST = DEEDS_IN_ACTION + 8 };

/* No gaps from here on: states are compared byte by byte, and the bytes of a gap are undefined. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct myt_deed {
    short verb;
    short number;                 /* take, offer: tokens */
    signed char what;             /* piece, cube, god or card */
    signed char level;            /* produce, build: the level; shift: the new level */
    signed char slot;             /* build: from 1 */
    signed char from, into, with; /* a seat (up: another cube that Hestia changes), a kind, a card; or NONE */
    unsigned char goods[KINDS];   /* produce */
    signed char paid;             /* build: the number of cubes in `pay`, or NONE if not written */
    signed char pay[PAID_MOST];
};

struct myt_deeds {
    int count;
    struct myt_deed deed[DEEDS_MOST];
};

/* What the record does not give of a player: bits of the kinds of goods, and these. Unknown counts are 0. */
enum {
    ALL_GOODS = (1u << KINDS) - 1,
    NO_FAVORS = 1u << KINDS,
    NO_RESERVE = NO_FAVORS << 1,
    NO_CARDS = NO_RESERVE << 1
};

/* What is assumed of a player: that a slot is not built (a bit for each), and where the Builder is. */
enum { SLOTS_ASSUMED = (1u << ALL_PIECES) - 1, BUILDER_ASSUMED = 1u << ALL_PIECES };

/* What the record does not give: further cards of the line; the Locks taken; at the end, which cards are locked. */
enum { LINE_OPEN = 1, LOCKS_OPEN = 2, LOCKED_OPEN = 4 };
enum { TOKENS_UNKNOWN = -1 }; /* on a card that may also be locked */

struct myt_seat {
    int builder; /* an area, with two players a god, or NONE */
    int goods[KINDS][LEVELS];
    int built[PIECES][SLOTS]; /* the level; 0: the piece is still on the player board */
    int favors[GODS];
    int offerings;
    unsigned unknown, assumed; /* bits, see above; NO_CARDS: the player may have more cards than are known */
    unsigned lumped;           /* bits of kinds whose levels are unknown: all cubes are counted on level 1 */
    struct place chosen_at, moved_at, followed_at, built_at[PIECES][SLOTS]; /* chosen: the first Favor */
};

/* Flat. Points depend only on what is before `advised`; from `area` on are the parts of the turn that `now` writes. */
struct myt_state {
    int first, turn, phase; /* NONE: not known */
    int begun;              /* 0 until a player has had a turn */
    int owed, missed;       /* cards to turn up; of these: a turn has begun without them, which was said */
    int ending;             /* 0 or 1 */
    unsigned open;          /* bits, see above */
    int unseen_locks;       /* Locks taken besides those on cards known to be locked */
    int holder[CARDS], tokens[CARDS];
    bool locked[CARDS], fresh[CARDS];
    struct place received_at[CARDS], locked_at[CARDS];
    struct place ended_at;  /* what set `ending`, if an entry did */
    int under_since[CARDS]; /* the entry that put the card under the deck, or 0 */
    struct myt_seat seat[PLAYERS];
    unsigned advised; /* bits of values that were used, and pointed out if assumed */

    int area, who, doing; /* or NONE */
    bool ribbon, skipped, dead_end;
    unsigned char tried; /* enum myt_tried */
    int revealed;        /* a card was turned up although a player could still follow */
    struct place revealed_at;
    int dead_at;                      /* the entry that led into the dead end, or 0 */
    int unsaid_end;                   /* 1 + the entry before which the latest `end` was assumed; 0: it was written */
    int built_level;                  /* of the last build in this action, or 0 */
    int slot_piece, slot, slot_level; /* the build bonus; slot 0: none */
    int slot_closed;                  /* it was given up; 0 or 1 */
    unsigned followed, passed;        /* bits of seats */
    int used[CARDS];
    struct place used_at[CARDS], passed_at[PLAYERS], bonus_at;
    struct place begun_at[LISTS]; /* the first legal step of main action, ribbon and build bonus */
    struct myt_deeds deeds[LISTS];
};

#pragma GCC diagnostic pop

/* Points depend only on these bytes: what a player has, from `goods` on, and where the cards are, from `holder` on. */
enum {
    GOODS_BYTES = offsetof(struct myt_seat, chosen_at) - offsetof(struct myt_seat, goods),
    CARD_BYTES = offsetof(struct myt_state, received_at) - offsetof(struct myt_state, holder),
};

#endif
