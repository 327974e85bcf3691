/* Mykerinos: what is seen on the table, for the sentences of people. */
#ifndef MYK_SAYS_H
#define MYK_SAYS_H

#include "phrase/says.h"

/* The moments of play, as bits. */
enum {
    AT_DEAL = 1,
    AT_DIG = 2,
    AT_SURVEY = 4,
    AT_PICK = 8, /* the next decision is which tile neutral removes */
};
unsigned myk_moments(const struct match *match, const void *state);

extern const struct words myk_said_cells, myk_said_maps;

/* Descriptions: what they mean on this table. */
int myk_seen_pyramid(const struct telling *t, int count, const int *said, int *values);
int myk_seen_wing(const struct telling *t, int count, const int *said, int *values);
int myk_seen_circle(const struct telling *t, int count, const int *said, int *values);
int myk_seen_room(const struct telling *t, int count, const int *said, int *values);         /* worth, wing */
int myk_seen_room_turned(const struct telling *t, int count, const int *said, int *values);  /* wing, worth */
int myk_seen_room_between(const struct telling *t, int count, const int *said, int *values); /* [worth,] two wings */
int myk_seen_room_shared(const struct telling *t, int count, const int *said, int *values);  /* two wings, worth */
int myk_seen_room_named(const struct telling *t, int count, const int *said, int *values);   /* worth, 12 */
int myk_seen_patron_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_worth_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_both_tile(const struct telling *t, int count, const int *said, int *values); /* patron, points */
int myk_seen_plain_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_tile_left(const struct telling *t, int count, const int *said, int *values);
int myk_seen_tile_on_left(const struct telling *t, int count, const int *said, int *values);
int myk_seen_any_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_best_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_worst_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_pyramid_tile(const struct telling *t, int count, const int *said, int *values);
int myk_seen_dealt(const struct telling *t, int count, const int *said, int *values);        /* patron */
int myk_seen_dealt_worth(const struct telling *t, int count, const int *said, int *values);  /* patron, points */
int myk_seen_dealt_map(const struct telling *t, int count, const int *said, int *values);    /* patron, map */
int myk_seen_dealt_whole(const struct telling *t, int count, const int *said, int *values);  /* patron, points, map */
int myk_seen_dealt_turned(const struct telling *t, int count, const int *said, int *values); /* points, patron */

/* The space so many steps from that one; -1: there is none. */
int myk_space_beyond(int space, int heading, int steps);

/* Fields: whether the table agrees. */
bool myk_fits_own_cube(const struct telling *t, int *value);
bool myk_fits_neutral_cube(const struct telling *t, int *value);
bool myk_fits_where(const struct telling *t, int *value);
bool myk_fits_heading(const struct telling *t, int *value);
bool myk_fits_pyramids(const struct telling *t, int *value);
bool myk_fits_last_action(const struct telling *t, int *value);
bool myk_fits_rank(const struct telling *t, int *value);
bool myk_fits_points(const struct telling *t, int *value);
bool myk_fits_area(const struct telling *t, int *value);
bool myk_fits_other_area(const struct telling *t, int *value);
bool myk_fits_only_tile(const struct telling *t, int *value);
bool myk_fits_stock(const struct telling *t, int *value);
bool myk_fits_left_over(const struct telling *t, int *value);

/* Entries that no template can write. */
bool myk_make_deal(const struct telling *t, struct entries *entries);
bool myk_make_start(const struct telling *t, struct entries *entries);
bool myk_make_extend(const struct telling *t, struct entries *entries);
bool myk_make_dig(const struct telling *t, struct entries *entries);
bool myk_make_neutral_start(const struct telling *t, struct entries *entries);
bool myk_make_neutral_extend(const struct telling *t, struct entries *entries);
bool myk_make_neutral_dig(const struct telling *t, struct entries *entries);
bool myk_make_appeal(const struct telling *t, struct entries *entries);
bool myk_make_appeal_museum(const struct telling *t, struct entries *entries);
bool myk_make_museum(const struct telling *t, struct entries *entries);

extern const struct says myk_says;

#endif
