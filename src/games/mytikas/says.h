/* Mytikas: what is seen on the table, for the sentences of people. */
#ifndef MYT_SAYS_H
#define MYT_SAYS_H

#include "games/mytikas/state.h"
#include "phrase/says.h"

extern const struct says mytikas_says; /* made of says.txt */

/* The moments of play, as bits: a phase, and which steps the running action shows. */
enum {
    WHEN_DEAL = 1,
    WHEN_KEEP = 2,
    WHEN_REVEAL = 4,
    WHEN_FAVORS = 8,
    WHEN_START = 16, /* a player may begin a turn */
    WHEN_FOLLOW = 32,
    WHEN_ACT = 64,
    WHEN_LOCK = 128,
    WHEN_PRODUCE = 256,
    WHEN_BUILD = 512,
    WHEN_UP = 1024,
    WHEN_SHIFT = 2048,
    WHEN_FAVOR = 4096,
    WHEN_TAKE = 8192,
    WHEN_OFFER = 16384,
    WHEN_DOWN = 32768,   /* a move to a lower level can only be a free one */
    WHEN_RAISED = 65536, /* a move to a higher level can only be a step up */
};

/* Some cubes, as one number: how many (a COUNT), of which kind, on which level. */
enum { NO_KIND = KINDS, NO_LEVEL = 0 };
struct myt_lot {
    int count, kind, level;
    bool uncounted; /* "stone": one, or how many? */
};
enum { COUNT_BASE = 4000, UNCOUNTED = 4000 }; /* "all" and "both" are numbers below zero */
enum { LOT_KIND = LEVELS + 1, LOT_COUNT = (KINDS + 1) * LOT_KIND, LOT = COUNT_BASE * LOT_COUNT };
struct myt_lot myt_lot_of(int value);

static inline const struct myt_state *state_of(const struct telling *t)
{
    return t->state;
}

/* Descriptions: what they mean on this table. */
seen_function myt_means_side_here, myt_means_same_area, myt_means_god_of_area, myt_means_lot, myt_means_all,
    myt_seen_city_of_piece, myt_seen_built_level, myt_seen_first_city, myt_seen_card_of;

/* Fields: whether the table agrees. */
fits_function myt_fits_start, myt_fits_left, myt_fits_new_area, myt_fits_two_areas, myt_fits_ribbon,
    myt_fits_ribbon_area, myt_fits_same, myt_fits_owner, myt_fits_nth, myt_fits_active, myt_fits_dropped,
    myt_fits_effect, myt_fits_stolen;
int myt_seen_other_dealt(const struct telling *t, int *values);

/* The only level on which the player has that kind; 0: none, or several. */
int myt_only_level(const struct telling *t, int kind, int lowest, int highest);

/* Entries that no template can write. */
make_function myt_make_deal, myt_make_favor, myt_make_exchange, myt_make_sacrifice, myt_make_produce, myt_make_pan,
    myt_make_build, myt_make_up, myt_make_down, myt_make_shift, myt_make_lock, myt_make_take, myt_make_offer,
    myt_make_offer_of, myt_make_follow;

#endif
