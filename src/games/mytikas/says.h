/* Mytikas: what is seen on the table, for the sentences of people. */
#ifndef MYT_SAYS_H
#define MYT_SAYS_H

#include "games/mytikas/words.h"
#include "phrase/says.h"

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
    WHEN_DOWN = 32768, /* a move to a lower level can only be a free one */
};
unsigned myt_moments(const struct match *match, const void *state);

/* Some cubes, as one number: how many (a COUNT), of which kind, on which level. */
enum { NO_KIND = KINDS, NO_LEVEL = 0 };
struct myt_lot {
    int count, kind, level;
    bool uncounted; /* "stone": one, or how many? */
};
struct myt_lot myt_lot_of(int value);

/* Descriptions: what they mean on this table. */
int myt_means_area(const struct telling *t, int count, const int *said, int *values);
int myt_means_side_first(const struct telling *t, int count, const int *said, int *values);
int myt_means_side_here(const struct telling *t, int count, const int *said, int *values);
int myt_means_same_area(const struct telling *t, int count, const int *said, int *values);
int myt_means_other_area(const struct telling *t, int count, const int *said, int *values);
int myt_means_god_of_area(const struct telling *t, int count, const int *said, int *values);
int myt_means_level(const struct telling *t, int count, const int *said, int *values);
int myt_means_slot(const struct telling *t, int count, const int *said, int *values);
int myt_means_goods(const struct telling *t, int count, const int *said, int *values);
int myt_means_goods_times(const struct telling *t, int count, const int *said, int *values);
int myt_means_lot(const struct telling *t, int count, const int *said, int *values);
int myt_means_level_lot(const struct telling *t, int count, const int *said, int *values);
int myt_means_count_level_goods(const struct telling *t, int count, const int *said, int *values);
int myt_means_cube(const struct telling *t, int count, const int *said, int *values);
int myt_means_cubes(const struct telling *t, int count, const int *said, int *values);
int myt_means_some(const struct telling *t, int count, const int *said, int *values);
int myt_means_all(const struct telling *t, int count, const int *said, int *values);
int myt_seen_city_of_piece(const struct telling *t, int count, const int *said, int *values);
int myt_seen_city_at(const struct telling *t, int count, const int *said, int *values);
int myt_seen_built_level(const struct telling *t, int count, const int *said, int *values);
int myt_seen_highest_city(const struct telling *t, int count, const int *said, int *values);
int myt_seen_lowest_city(const struct telling *t, int count, const int *said, int *values);
int myt_seen_line_card(const struct telling *t, int count, const int *said, int *values);
int myt_seen_card_of(const struct telling *t, int count, const int *said, int *values);
int myt_seen_own_card(const struct telling *t, int count, const int *said, int *values);

/* Fields: whether the table agrees. */
bool myt_fits_start(const struct telling *t, int *value);
bool myt_fits_new_area(const struct telling *t, int *value);
bool myt_fits_two_areas(const struct telling *t, int *value);
bool myt_fits_ribbon(const struct telling *t, int *value);
bool myt_fits_ribbon_area(const struct telling *t, int *value);
bool myt_fits_one(const struct telling *t, int *value);
bool myt_fits_god(const struct telling *t, int *value);
bool myt_fits_city(const struct telling *t, int *value);
bool myt_fits_owner(const struct telling *t, int *value);
bool myt_fits_nth(const struct telling *t, int *value);
bool myt_fits_active(const struct telling *t, int *value);
bool myt_fits_dropped(const struct telling *t, int *value);
int myt_seen_other_dealt(const struct telling *t, int *values);

/* The only level on which the player has that kind; 0: none, or several. */
int myt_only_level(const struct telling *t, int kind);

/* Entries that no template can write. */
bool myt_make_deal(const struct telling *t, struct entries *entries);
bool myt_make_dealt(const struct telling *t, struct entries *entries);
bool myt_make_favor(const struct telling *t, struct entries *entries);
bool myt_make_exchange(const struct telling *t, struct entries *entries);
bool myt_make_sacrifice(const struct telling *t, struct entries *entries);
bool myt_make_produce(const struct telling *t, struct entries *entries);
bool myt_make_pan(const struct telling *t, struct entries *entries);
bool myt_make_build(const struct telling *t, struct entries *entries);
bool myt_make_up(const struct telling *t, struct entries *entries);
bool myt_make_up_to(const struct telling *t, struct entries *entries);
bool myt_make_down(const struct telling *t, struct entries *entries);
bool myt_make_down_to(const struct telling *t, struct entries *entries);
bool myt_make_shift(const struct telling *t, struct entries *entries);
bool myt_make_shift_up(const struct telling *t, struct entries *entries);
bool myt_make_lock(const struct telling *t, struct entries *entries);
bool myt_make_take(const struct telling *t, struct entries *entries);
bool myt_make_offer(const struct telling *t, struct entries *entries);
bool myt_make_follow(const struct telling *t, struct entries *entries);

extern const struct says myt_says;

#endif
