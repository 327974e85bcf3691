/* Mykerinos: what all decisions of the survey share. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_area_meant(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int area = value_or(h->move, CHOICE_AREA, s->area);

    if (area == s->area)
        return STANDS;
    refuse(h, RULE_AREA, "area %d is meant, and area %d is being evaluated", area, s->area);
    point_at(h, CHOICE_AREA, -1);
    return REFUSED;
}

int myk_tile_meant(const struct hearing *h)
{
    const struct myk_state *s = h->state;

    return myk_tile_of_area(s->area, (enum myk_side)value_or(h->move, CHOICE_VALUE, LEFT));
}

enum outcome myk_tile_lies(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int tile = myk_tile_meant(h);

    if (s->tile[tile] != GONE)
        return STANDS;
    refuse(h, RULE_TILE_GONE, "the %s tile of area %d is gone", tile % 2 ? "right" : "left", s->area);
    because(h, s->gone_at[tile], "taken here");
    return REFUSED;
}

enum outcome myk_chosen(struct hearing *h, int colour)
{
    struct myk_state *s = h->state;

    s->done |= 1u << colour;
    s->chosen_at[colour] = here(h, 0);
    myk_settle(h);
    return STANDS;
}

void myk_suggest_tiles(const struct myk_state *s, int actor, int verb, struct suggestions *out)
{
    for (int side = LEFT; side <= RIGHT; side++) {
        struct move move = move_of(actor, verb);
        if (s->tile[myk_tile_of_area(s->area, (enum myk_side)side)] == GONE)
            continue;
        move_put(&move, CHOICE_VALUE, side);
        suggest_move(out, &move);
    }
}

/* The area being evaluated goes without saying, and so does the reserve. With the closing pass left out nothing is listed. */
bool myk_spell_choice(const struct match *match, const void *state, struct move *move)
{
    const struct myk_state *s = state;

    (void)match;
    if (s->phase == PHASE_EXCAVATION)
        return false;
    if (value_or(move, CHOICE_AREA, s->area) == s->area)
        myk_leave_out(move, CHOICE_AREA);
    if (move->verb == VERB_MUSEUM && value_or(move, CHOICE_FROM, FROM_RESERVE) == FROM_RESERVE)
        myk_leave_out(move, CHOICE_FROM);
    return true;
}
