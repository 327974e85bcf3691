/* Mykerinos: what the two halves of `appeal` share: the entry and the rules of each power. */
#ifndef MYK_APPEAL_H
#define MYK_APPEAL_H

#include "games/mykerinos/mykerinos.h"

static inline int myk_times_named(const struct move *move, int kind)
{
    int times = 0;

    for (int i = 0; i < items(move, APPEAL_PATRONS); i++)
        times += item(move, APPEAL_PATRONS, i) == kind;
    return times;
}

/* The field with the action of the appeal; 0 if it has none. */
static inline int myk_action_of(const struct move *move)
{
    for (int field = APPEAL_START; field <= APPEAL_MUSEUM; field++)
        if (given(move, field))
            return field;
    return 0;
}

/* 1 if Lady Violet is named and gives a cube: the reserve has one, or is unknown. */
static inline int myk_violet_cube(const struct hearing *h)
{
    const struct myk_state *s = h->state;

    return myk_times_named(h->move, VIOLET) && s->reserve[h->move->actor] != 0;
}

/* Every broken rule of an appeal, in the order of the catalogue (patrons.c). */
void myk_test_appeal(struct hearing *h, int room);

#endif
