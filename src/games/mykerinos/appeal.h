/* Mykerinos: what the two halves of `appeal` share: the entry and the rules of each power. */
#ifndef GAMES_MYKERINOS_APPEAL_H
#define GAMES_MYKERINOS_APPEAL_H

#include "games/mykerinos/mykerinos.h"

static inline int times_named(const struct move *move, int kind)
{
    int times = 0;

    for (int i = 0; i < items(move, APPEAL_PATRONS); i++)
        times += item(move, APPEAL_PATRONS, i) == kind;
    return times;
}

/* The field that says what was done; 0 if nothing was. */
static inline int action_of(const struct move *move)
{
    for (int field = APPEAL_START; field <= APPEAL_MUSEUM; field++)
        if (given(move, field))
            return field;
    return 0;
}

/* Lady Violet's cube, if she is named and there is one. */
static inline int violet_cube(const struct hearing *h)
{
    const struct state *s = h->state;

    return times_named(h->move, VIOLET) && s->reserve[h->move->actor] > 0;
}

/* Every broken rule of an appeal, in the order of the catalogue (powers.c). */
void myk_appeal_rows(struct hearing *h);

#endif
