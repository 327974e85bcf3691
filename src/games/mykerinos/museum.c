/* Mykerinos: rooms of the Museum and who may enter them. */
#include "games/mykerinos/mykerinos.h"

enum { INNER_ROOM = 5 }; /* the worth of rooms that can be entered only from a room next to it */

/* ---- the room meant ---------------------------------------------------------------------------------------------- */

/* Rooms of the named worth in the named patron's wing, as bits; 0 if the wings are unknown. */
static unsigned rooms_named(const struct match *match, const struct myk_state *s, int named)
{
    const struct myk_box *box = myk_box_of(match);
    unsigned rooms = 0;
    for (int circle = 0; s->wings_known && circle < CIRCLES; circle++)
        for (int room = 0; s->wing[circle] == myk_wing_room_patron(named) && room < ROOMS; room++)
            if (box->exists >> room & 1 && box->worth[room] == myk_wing_room_worth(named)
                && box->wings[room] >> circle & 1)
                rooms |= 1u << room;
    return rooms;
}

int myk_room_meant(const struct match *match, const struct myk_state *s, int named)
{
    unsigned rooms = named >= ROOMS ? rooms_named(match, s, named) : 1u << named;
    return !rooms || rooms & (rooms - 1) ? -1 : __builtin_ctz(rooms);
}

void myk_spell_room(const struct match *match, const struct myk_state *s, int field, struct move *move)
{
    int room = items(move, field) ? myk_room_meant(match, s, item(move, field, 0)) : -1;
    if (room >= 0)
        move->item[move->field[field].from] = room;
}

static enum outcome no_such_room(struct hearing *h, int named)
{
    const struct myk_state *s = h->state;
    unsigned rooms = rooms_named(h->match, s, named);
    const char *patron = myk_patron_titles[myk_wing_room_patron(named)];
    int worth = myk_wing_room_worth(named);
    if (!s->wings_known)
        return misread(h, "the wing of %s is not in the record; name the room itself or write `wings: [...]`", patron);
    if (!rooms)
        return misread(h, "the wing of %s has no room with %d", patron, worth);
    return misread(h, "the wing of %s has two rooms with %d; write %s or %s", patron, worth,
                   myk_room_names[__builtin_ctz(rooms)], myk_room_names[31 - __builtin_clz(rooms)]);
}

enum outcome myk_find_room(struct hearing *h, int field, int *room)
{
    int named = value_or(h->move, field, 0);
    *room = myk_room_meant(h->match, h->state, named);
    if (*room >= 0 && myk_box_of(h->match)->exists >> *room & 1)
        return STANDS;
    return refused_at(h, field, -1,
                      named >= ROOMS ? no_such_room(h, named)
                                     : misread(h, "the box has no room %s", myk_room_names[named]));
}

/* ---- entering it ------------------------------------------------------------------------------------------------- */

enum outcome myk_room_free(struct hearing *h, int field, int room)
{
    const struct myk_state *s = h->state;
    if (s->room[room] == NOBODY)
        return STANDS;
    refuse_at(h, field, -1, RULE_ROOM_FULL, "%s already holds one of %s's cubes", myk_room_names[room],
              myk_colour(h->match, s->room[room]));
    because(h, s->room_at[room], "the cube in %s was placed here", myk_room_names[room]);
    return REFUSED;
}

enum myk_account myk_museum_source(const struct move *move)
{
    bool appeal = move->verb == VERB_APPEAL;
    int from = value_or(move, appeal ? APPEAL_FROM : MUSEUM_FROM, appeal ? FROM_STOCK : FROM_RESERVE);
    return from == FROM_RESERVE ? RESERVE : STOCK;
}

int myk_museum_cubes(const struct myk_state *s, const struct move *move)
{
    return *myk_kept(s, move->actor, (int)myk_museum_source(move));
}

enum outcome myk_cube_at_hand(struct hearing *h, int wanted)
{
    enum myk_account from = myk_museum_source(h->move);
    int actor = h->move->actor, cubes = myk_museum_cubes(h->state, h->move),
        rule = from == STOCK ? RULE_STOCK : RULE_RESERVE;
    if (cubes == UNKNOWN)
        return myk_box_reaches(h, actor, 1, rule);
    return cubes >= wanted
               ? STANDS
               : refuse(h, rule, "%s has no cube in the %s for the Museum", myk_actor(h), myk_accounts[from]);
}

unsigned myk_rooms_of(const struct myk_state *s, int colour)
{
    unsigned rooms = 0;
    for (int room = 0; room < ROOMS; room++)
        if (s->room[room] == colour)
            rooms |= 1u << room;
    return rooms;
}

unsigned myk_open_rooms(const struct match *match, const struct myk_state *s, int seat)
{
    const struct myk_box *box = myk_box_of(match);
    unsigned own = myk_rooms_of(s, seat), open = box->exists & myk_rooms_of(s, NOBODY);
    for (int room = 0; room < ROOMS; room++)
        if (box->worth[room] == INNER_ROOM && !(box->doors[room] & own))
            open &= ~(1u << room);
    return open;
}

void myk_test_access(struct hearing *h, int field, int room)
{
    if (myk_open_rooms(h->match, h->state, h->move->actor) >> room & 1)
        return;
    /* It is doubtful if doors or the Museum are only assumed, and unknown after a decline that is. */
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = h->match->names[actor];
    bool inside = myk_rooms_of(s, actor) != 0,
         doors = inside && assumed(h->match, "museum.doors.%s", myk_room_names[room]);
    if (myk_has_declined(s, actor)) {
        myk_ask_choice(h, RULE_MUSEUM_ACCESS);
        return;
    }
    bool doubt = doors || myk_is_assumed(s, ASSUMED_MUSEUM);
    report_finding(h, doubt ? RULING_DOUBTFUL : RULING_ILLEGAL, RULE_MUSEUM_ACCESS, "%s enters %s without a cube %s",
                   name, myk_room_names[room], inside ? "in a room next to it" : "in the Museum");
    if (inside)
        rests_on(h, "museum.doors.%s", myk_room_names[room]);
    if (myk_is_assumed(s, ASSUMED_MUSEUM))
        rests_on_table(h, "museum");
    point_at(h, field, -1);
}

void myk_enter_room(struct hearing *h, int field, int room, int rule)
{
    struct myk_state *s = h->state;
    s->room[room] = (unsigned char)h->move->actor;
    s->room_at[room] = here(h, field);
    myk_shift(h, h->move->actor, myk_museum_source(h->move), MUSEUM, 1, rule, myk_room_names[room]);
}
