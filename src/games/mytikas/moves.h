/* Mytikas: what the two halves of the list of entries share. */
#ifndef GAMES_MYTIKAS_MOVES_H
#define GAMES_MYTIKAS_MOVES_H

#include "games/mytikas/mytikas.h"

enum { SACRIFICES_LISTED = 200, OFFERS_LISTED = 99 };

/* Entries of one actor. */
struct offer {
    const struct match *match;
    const struct state *s;
    int seat;
    struct suggestions *to;
};

static inline bool offer_has(const struct offer *to, int cube)
{
    return cubes_at(to->s, to->seat, cube) > 0;
}

void myt_say(const struct offer *to, int verb, int value);
void myt_say_with(const struct offer *to, int verb, int value, int field, int more);
void myt_say_word(const struct offer *to, int verb);
void myt_suggest_downs(const struct offer *to);

/* Of whoever performs an action. */
void myt_suggest_steps(const struct offer *to);

#endif
