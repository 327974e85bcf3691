/* Cyclades: what is seen on the table, for the sentences of people. */
#ifndef CYC_SAYS_H
#define CYC_SAYS_H

#include "phrase/says.h"

/* The moments of play, as bits. */
enum {
    AT_ORDER = 1,
    AT_DRAW = 2,
    AT_GODS = 4,
    AT_OFFERINGS = 8,
    AT_TURN = 16,
    AT_DICE = 32,
    AT_CHOICE = 64,
    AT_PUSH = 128,
    AT_APOLLO = 256,
};
unsigned cyc_moments(const struct match *match, const void *state);

extern const struct words cyc_said_isles, cyc_said_seas;

/* Descriptions: what they mean on this table. */
int cyc_seen_priced(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_on_track(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_cheapest(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_dearest(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_left(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_middle(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_right(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_space_of_price(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_empty_isle(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_isle_with(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_isle_of_with(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_units_of(const struct telling *t, int count, const int *said, int *values);
int cyc_seen_over(const struct telling *t, int count, const int *said, int *values);

/* Fields: whether the table agrees, and what is there where nothing was said. */
bool cyc_fits_troops(const struct telling *t, int *value);
bool cyc_fits_fleets(const struct telling *t, int *value);
bool cyc_fits_in_battle(const struct telling *t, int *value);
bool cyc_fits_pushed(const struct telling *t, int *value);
bool cyc_fits_foe(const struct telling *t, int *value);
bool cyc_fits_coast(const struct telling *t, int *value);
bool cyc_fits_owner(const struct telling *t, int *value);
bool cyc_fits_victim(const struct telling *t, int *value);
int cyc_seen_raise(const struct telling *t, int *values);
int cyc_seen_unit(const struct telling *t, int *values);
int cyc_seen_troops(const struct telling *t, int *values);
int cyc_seen_fleets(const struct telling *t, int *values);
int cyc_seen_offer_of_victim(const struct telling *t, int *values);
int cyc_seen_isle_of_building(const struct telling *t, int *values);
int cyc_seen_only_building(const struct telling *t, int *values);

/* Entries that no template can write. */
bool cyc_make_order(const struct telling *t, struct entries *entries);
bool cyc_make_draw(const struct telling *t, struct entries *entries);
bool cyc_make_gods(const struct telling *t, struct entries *entries);
bool cyc_make_dice(const struct telling *t, struct entries *entries);
bool cyc_make_sail(const struct telling *t, struct entries *entries);
bool cyc_make_sylph(const struct telling *t, struct entries *entries);
bool cyc_make_sphinx(const struct telling *t, struct entries *entries);
bool cyc_make_push(const struct telling *t, struct entries *entries);
bool cyc_make_change(const struct telling *t, struct entries *entries);
bool cyc_make_siren(const struct telling *t, struct entries *entries);
bool cyc_make_both_fight(const struct telling *t, struct entries *entries);

extern const struct says cyc_says;

#endif
