/* Mykerinos: putting cubes into the region: `start` and `extend`, and what all placements share. */
#include "games/mykerinos/mykerinos.h"

static enum outcome space_taken(struct hearing *h, int field, int index)
{
    const struct state *s = h->state;
    int space = item(h->move, field, index);

    if (s->cube[space] == NOBODY)
        refuse(h, RULE_SPACE_FULL, "names %s twice; a space holds one cube", myk_spell_space(space).text);
    else
        refuse(h, RULE_SPACE_FULL,
               s->cube[space] == NEUTRAL ? "%s holds a %s cube already" : "%s holds a cube of %s already",
               myk_spell_space(space).text, myk_colour(h->match, s->cube[space]));
    point_at(h, field, index);
    if (s->cube[space] != NOBODY)
        because(h, s->cube_at[space], "the cube on %s was placed here", myk_spell_space(space).text);
    return REFUSED;
}

static bool named_before(const struct move *move, int field, int index)
{
    for (int i = 0; i < index; i++)
        if (item(move, field, i) == item(move, field, index))
            return true;
    return false;
}

enum outcome myk_spaces_free(struct hearing *h, int field)
{
    const struct state *s = h->state;
    int count = items(h->move, field);

    for (int i = 0; i < count; i++)
        if (item(h->move, field, i) >= spaces_in(s->season)) {
            refuse(h, RULE_SPACE_NONE, "%s does not exist in season %d; the region ends with row %d",
                   myk_spell_space(item(h->move, field, i)).text, s->season, spaces_in(s->season) / COLUMNS);
            point_at(h, field, i);
            return REFUSED;
        }
    for (int i = 0; i < count; i++)
        if (s->cube[item(h->move, field, i)] != NOBODY || named_before(h->move, field, i))
            return space_taken(h, field, i);
    return STANDS;
}

enum outcome myk_cubes_reach(struct hearing *h, int field, int stock)
{
    int count = items(h->move, field);

    if (count <= stock)
        return STANDS;
    refuse(h, RULE_STOCK, "places %d cube%s and has %d in the stock", count, plural(count), stock);
    point_at(h, field, -1);
    return REFUSED;
}

void myk_start_row(struct hearing *h, int field)
{
    if (items(h->move, field) == 1)
        return;
    illegal(h, RULE_START_ONE, "starts with %d cubes; a start is one", items(h->move, field));
    point_at(h, field, -1);
}

void myk_extend_two_row(struct hearing *h, int field)
{
    int count = items(h->move, field);

    if (count == 2)
        return;
    illegal(h, RULE_EXTEND_TWO, "extends by %d cube%s; an extension is two", count, plural(count));
    point_at(h, field, -1);
}

void myk_extend_rows(struct hearing *h, int field, int colour)
{
    const struct move *move = h->move;
    int count = items(move, field);

    if (count >= 1 && !beside_colour(h->state, item(move, field, 0), colour)) {
        illegal(h, RULE_EXTEND_FIRST,
                colour == NEUTRAL ? "places %s, which is beside no %s cube"
                                  : "places %s, which is beside no cube of %s",
                myk_spell_space(item(move, field, 0)).text, myk_colour(h->match, colour));
        point_at(h, field, 0);
    }
    if (count >= 2 && !adjacent(item(move, field, 0), item(move, field, 1))) {
        illegal(h, RULE_EXTEND_CHAIN, "places %s, which is not beside %s", myk_spell_space(item(move, field, 1)).text,
                myk_spell_space(item(move, field, 0)).text);
        point_at(h, field, 1);
    }
}

void myk_pyramid_row(struct hearing *h, int field)
{
    for (int i = 0; i < items(h->move, field); i++)
        if (pyramid_on(h->state, item(h->move, field, i))) {
            illegal(h, RULE_PYRAMID, "%s shows a pyramid; only empty sand takes a cube",
                    myk_spell_space(item(h->move, field, i)).text);
            point_at(h, field, i);
            return;
        }
}

void myk_put_cubes(struct hearing *h, int field, int colour, enum myk_rule rule)
{
    struct state *s = h->state;
    int count = items(h->move, field);

    for (int i = 0; i < count; i++) {
        s->cube[item(h->move, field, i)] = (unsigned char)colour;
        s->cube_at[item(h->move, field, i)] = here(h, field);
    }
    if (colour == NEUTRAL)
        myk_hold_neutral(h, h->move->actor, -count, rule);
    else
        myk_shift(h, colour, STOCK, REGION, count, rule);
}

static enum outcome placement_possible(struct hearing *h)
{
    const struct state *s = h->state;

    if (myk_in_excavation(h) == REFUSED || myk_spaces_free(h, 0) == REFUSED)
        return REFUSED;
    return myk_cubes_reach(h, 0, s->stock[h->move->actor]);
}

enum outcome myk_play_start(struct hearing *h)
{
    if (placement_possible(h) == REFUSED)
        return REFUSED;
    myk_turn_rows(h);
    myk_start_row(h, 0);
    myk_pyramid_row(h, 0);

    myk_put_cubes(h, 0, h->move->actor, RULE_START_ONE);
    myk_after_action(h);
    return STANDS;
}

enum outcome myk_play_extend(struct hearing *h)
{
    if (placement_possible(h) == REFUSED)
        return REFUSED;
    myk_turn_rows(h);
    myk_extend_two_row(h, 0);
    myk_extend_rows(h, 0, h->move->actor);
    myk_pyramid_row(h, 0);

    myk_put_cubes(h, 0, h->move->actor, RULE_EXTEND_TWO);
    myk_after_action(h);
    return STANDS;
}
