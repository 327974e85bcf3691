/* Myriath: can this table exist? The first thing that cannot ends the record. */
#include "games/myriath/myriath.h"

static bool blame(struct hearing *h, const struct node *node, enum outcome refused)
{
    point_to(h, node);
    return refused == STANDS;
}

bool myr_check_colours(struct hearing *h, const struct node *colours)
{
    unsigned used = 0;
    for (const struct node *each = colours ? colours->first : NULL; each; each = each->next) {
        if (used >> each->value & 1u)
            return blame(h, each, refuse(h, RULE_COLOURS, "two players have the colour %s", each->text));
        used |= 1u << each->value;
    }
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

static const char *turn_fault(const struct match *match, const struct myr_state *s, int turn)
{
    enum myr_phase phase = myr_phase_of(match, s);
    if (phase == DRAW)
        return turn == NOBODY ? NULL : "the first player is not chosen yet, so it is nobody's turn";
    if (phase == OVER)
        return turn == NOBODY ? NULL : "all have passed, so it is nobody's turn";
    if (turn == NOBODY)
        return "somebody is to act while the game is going on";
    if (phase == OCTAGONS && s->count == 0 && turn != s->first)
        return "the first player places the first octagon";
    if (phase == OCTAGONS && s->octagons >> turn & 1u)
        return "whoever is to act has placed an octagon while others have not";
    return NULL;
}

bool myr_check_turn(struct hearing *h, const struct node *turn)
{
    const char *fault = turn ? turn_fault(h->match, h->state, turn->value) : NULL;
    return !fault || blame(h, turn, refuse(h, RULE_TURN, "%s", fault));
}
