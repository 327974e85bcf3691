/* Mykerinos: rooms of the Museum and who may enter them. */
#include "games/mykerinos/mykerinos.h"

enum { INNER_ROOM = 5 }; /* the worth of the rooms that are entered from a neighbour only */

enum outcome myk_room_free(struct hearing *h, int field)
{
    const struct myk_state *s = h->state;
    int room = value_or(h->move, field, 0);

    if (!(myk_box_of(h->match)->exists >> room & 1)) {
        misread(h, "the box has no room %s", myk_room_names[room]);
        point_at(h, field, -1);
        return REFUSED;
    }
    if (s->room[room] == NOBODY)
        return STANDS;
    refuse(h, RULE_ROOM_FULL, "%s holds a cube of %s already", myk_room_names[room],
           myk_colour(h->match, s->room[room]));
    point_at(h, field, -1);
    because(h, s->room_at[room], "the cube in %s was placed here", myk_room_names[room]);
    return REFUSED;
}

static unsigned rooms_of(const struct myk_state *s, int seat)
{
    unsigned rooms = 0;

    for (int room = 0; room < ROOMS; room++)
        if (s->room[room] == seat)
            rooms |= 1u << room;
    return rooms;
}

bool myk_may_enter(const struct match *match, const struct myk_state *s, int seat, int room)
{
    return s->room[room] == NOBODY && myk_box_of(match)->exists >> room & 1
           && (myk_box_of(match)->worth[room] != INNER_ROOM
               || (myk_box_of(match)->doors[room] & rooms_of(s, seat)) != 0);
}

void myk_test_access(struct hearing *h, int field)
{
    const struct myk_state *s = h->state;
    int room = value_or(h->move, field, 0), actor = h->move->actor;

    if (myk_may_enter(h->match, s, actor, room))
        return;
    if (!rooms_of(s, actor)) {
        illegal(h, RULE_MUSEUM_ACCESS, "%s enters %s without any cube in the Museum", h->match->names[actor],
                myk_room_names[room]);
        point_at(h, field, -1);
        return;
    }
    bool doubt = assumed(h->match, "museum.doors.%s", myk_room_names[room]);
    (doubt ? doubtful : illegal)(h, RULE_MUSEUM_ACCESS, "%s enters %s without a cube in a room next to it",
                                 h->match->names[actor], myk_room_names[room]);
    point_at(h, field, -1);
    rests_on(h, "museum.doors.%s", myk_room_names[room]);
}

void myk_enter_room(struct hearing *h, int field, enum myk_account from, enum myk_rule rule)
{
    struct myk_state *s = h->state;
    int room = value_or(h->move, field, 0);

    s->room[room] = (unsigned char)h->move->actor;
    s->room_at[room] = here(h, field);
    myk_shift(h, h->move->actor, from, MUSEUM, 1, rule, myk_room_names[room]);
}
