/* Myriath: can this position exist? The first thing that cannot be ends the record; what is only doubtful is left out. */
#include "games/myriath/myriath.h"

bool myr_check_colours(struct hearing *h, const struct node *colours)
{
    for (const struct node *each = node_first(colours); each; each = each->next)
        for (const struct node *other = colours->first; other != each; other = other->next)
            if (other->value == each->value)
                return reject(h, each, RULE_COLOURS, "%s and %s have the same colour, %s",
                              h->match->names[other->key->value], h->match->names[each->key->value], each->text);
    return true;
}

bool myr_check_item(struct hearing *h, const struct node *node, const struct move *move, struct myr_placement *p)
{
    const struct myr_box *box = h->match->box;
    bool in_area, octagon = move->verb == VERB_OCTAGON;
    if (octagon)
        *p = (struct myr_placement){box->octagon, 0, myr_crossing(item(move, 0, 0))};
    else
        myr_read_placement(h->match, move, p);
    if ((octagon ? myr_octagon_lies(h, move) : myr_tile_lies(h, move, *p, &in_area)) == STANDS)
        return true;
    myr_rest_on_left_out(h);
    return blame(h, node, REFUSED);
}

/* ---- the stage ------------------------------------------------------------------------------------------------- */

bool myr_check_stage(struct hearing *h, const struct node *table, unsigned who)
{
    static const char *const shown[] = {[DRAW] = "nothing is on the board and nobody is first",
                                        [OCTAGONS] = "octagons are missing",
                                        [PLAY] = "all octagons are on the board"};
    const struct match *match = h->match;
    const struct node *passed = node_get(table, "passed"), *phase = node_get(table, "phase");
    int without = myr_next_without_octagon(match, h->state, match->seats - 1),
        shows = (int)myr_phase_of(match, h->state), said = node_number(table, "phase", NOBODY);
    bool all = who == myr_all(match);
    shows = shows == OVER ? (int)PLAY : shows;
    if (!node_get(table, "tiles") && !is_given(match, "tiles"))
        return true;
    if (without != NOBODY && myr_has_begun(match, h->state))
        return reject(h, node_get(table, "tiles"), RULE_SET_UP, "other tiles are on the board, but %s's octagon is not",
                      match->names[without]);
    if (phase && shows != (said == OVER ? (int)PLAY : said))
        return reject(h, phase, RULE_SET_UP, "the phase cannot be %s: %s", phase->text, shown[shows]);
    if (who && without != NOBODY)
        return reject(h, passed, RULE_PASSED, "%s has passed, but %s's octagon is not on the board",
                      match->names[__builtin_ctz(who)], match->names[without]);
    if (all && said == PLAY)
        return reject(h, passed, RULE_PASSED, "the phase cannot be `play`: all players have passed");
    return all || said != OVER
           || reject(h, passed, RULE_PASSED, "the phase cannot be `over`: not all players have passed");
}

/* ---- whose turn ------------------------------------------------------------------------------------------------ */

bool myr_fits_turn(struct hearing *h, int turn, const struct node *node)
{
    const struct match *match = h->match;
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(match, s);
    const char *name = match->names[turn];
    if (phase == DRAW)
        return reject(h, node, RULE_TURN, "it cannot be %s's turn: the first player is not chosen yet", name);
    if (phase == OVER)
        return reject(h, node, RULE_TURN, "it cannot be %s's turn: all players have passed", name);
    if (myr_placed(s) == 0 && turn != s->first)
        return reject(h, node, RULE_TURN, "it cannot be %s's turn: %s is first and must place the first octagon", name,
                      match->names[s->first]);
    if (phase == OCTAGONS && s->octagons >> turn & 1u)
        return reject(h, node, RULE_TURN, "it cannot be %s's turn: their octagon is on the board and %s's is not", name,
                      match->names[myr_next_without_octagon(match, s, turn)]);
    return true;
}
