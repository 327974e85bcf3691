/* Myriath: can this table exist? The first thing that cannot ends the record. */
#include "games/myriath/myriath.h"

bool myr_check_colours(struct hearing *h, const struct node *colours)
{
    for (const struct node *each = colours ? colours->first : NULL; each; each = each->next)
        for (const struct node *other = colours->first; other != each; other = other->next)
            if (other->value == each->value)
                return blame(h, each,
                             refuse(h, RULE_COLOURS, "%s and %s both have the colour %s",
                                    h->match->names[other->key->value], h->match->names[each->key->value], each->text));
    return true;
}

bool myr_check_item(struct hearing *h, const struct node *node, const struct move *move, struct myr_placement *p)
{
    const struct myr_box *box = h->match->box;
    *p = (struct myr_placement){box->octagon, 0, myr_crossing(item(move, 0, 0))};
    bool in_area, lies = move->verb == VERB_OCTAGON ? myr_octagon_lies(h, move) : myr_tile_lies(h, move, p, &in_area);
    return lies || blame(h, node, REFUSED);
}

bool myr_check_set_up(struct hearing *h, const struct node *tiles)
{
    const struct myr_state *s = h->state;
    int without = myr_next_without_octagon(h->match, s, h->match->seats - 1);
    bool strips = s->count > __builtin_popcount(s->octagons);
    if (without != NOBODY && strips)
        return blame(h, tiles,
                     refuse(h, RULE_SET_UP, "tiles lie there, but %s's octagon does not", h->match->names[without]));
    return true;
}

bool myr_check_passed(struct hearing *h, const struct node *passed)
{
    int without = myr_next_without_octagon(h->match, h->state, h->match->seats - 1);
    if (passed && passed->first && without != NOBODY)
        return blame(h, passed->first,
                     refuse(h, RULE_PASSED, "%s has passed, but %s's octagon does not lie there", passed->first->text,
                            h->match->names[without]));
    return true;
}

static enum outcome test_turn(struct hearing *h, int turn)
{
    const struct match *match = h->match;
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(match, s);
    const char *name = turn == NOBODY ? "nobody" : match->names[turn];
    if ((phase == DRAW || phase == OVER) && turn == NOBODY)
        return STANDS;
    if (phase == DRAW)
        return refuse(h, RULE_TURN, "it is the turn of %s, but the first player is not chosen yet", name);
    if (phase == OVER)
        return refuse(h, RULE_TURN, "it is the turn of %s, but all have passed: the game is over", name);
    if (turn == NOBODY)
        return refuse(h, RULE_TURN, "it is nobody's turn, but somebody is to act while the game is going on");
    if (s->count == 0 && turn != s->first)
        return refuse(h, RULE_TURN, "it is the turn of %s, but %s is first and places the first octagon", name,
                      match->names[s->first]);
    if (phase == OCTAGONS && s->octagons >> turn & 1u)
        return refuse(h, RULE_TURN, "it is the turn of %s, whose octagon lies there, while %s's does not", name,
                      match->names[myr_next_without_octagon(match, s, turn)]);
    return STANDS;
}

bool myr_check_turn(struct hearing *h, const struct node *turn)
{
    return !turn || test_turn(h, turn->value) == STANDS || blame(h, turn, REFUSED);
}
