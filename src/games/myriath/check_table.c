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
    bool lies = octagon ? myr_octagon_lies(h, move) : myr_tile_lies(h, move, *p, &in_area);
    if (lies)
        return true;
    myr_rest_on_left_out(h);
    point_to(h, node);
    return false;
}

/* ---- the stage ------------------------------------------------------------------------------------------------- */

/* What a table says about its stage. */
struct stage {
    const struct node *tiles, *passed, *phase;
    unsigned who; /* players who have passed */
    int without;  /* the first player without an octagon, or NOBODY */
    bool strips;
};

static enum myr_phase stage_shown(const struct match *match, const struct myr_state *s)
{
    enum myr_phase phase = myr_phase_of(match, s);
    return phase == OVER ? PLAY : phase;
}

static enum outcome test_set_up(struct hearing *h, const struct stage *stage)
{
    static const char *const shown[] = {[DRAW] = "nothing is on the board and nobody is first",
                                        [OCTAGONS] = "octagons are missing",
                                        [PLAY] = "all octagons are on the board"};
    enum myr_phase seen = stage_shown(h->match, h->state);
    if (stage->without != NOBODY && stage->strips) {
        refuse(h, RULE_SET_UP, "other tiles are on the board, but %s's octagon is not",
               h->match->names[stage->without]);
        point_to(h, stage->tiles);
        return REFUSED;
    }
    if (!stage->phase || (int)seen == (stage->phase->value == OVER ? (int)PLAY : stage->phase->value))
        return STANDS;
    refuse(h, RULE_SET_UP, "the phase cannot be %s: %s", stage->phase->text, shown[seen]);
    point_to(h, stage->phase);
    return REFUSED;
}

static enum outcome test_passed(struct hearing *h, const struct stage *stage)
{
    bool all = stage->who == myr_all(h->match);
    enum outcome outcome = STANDS;
    if (stage->who && stage->without != NOBODY)
        outcome = refuse(h, RULE_PASSED, "%s has passed, but %s's octagon is not on the board",
                         h->match->names[__builtin_ctz(stage->who)], h->match->names[stage->without]);
    else if (all && stage->phase && stage->phase->value == PLAY)
        outcome = refuse(h, RULE_PASSED, "the phase cannot be `play`: all players have passed");
    else if (!all && stage->phase && stage->phase->value == OVER)
        outcome = refuse(h, RULE_PASSED, "the phase cannot be `over`: not all players have passed");
    point_to(h, stage->passed && outcome == REFUSED ? stage->passed : NULL);
    return outcome;
}

/* If the table leaves out the tiles, a stage that needs tiles is only doubtful. */
static bool is_doubtful(const struct stage *stage)
{
    return !stage->tiles
           && (stage->who || (stage->phase && (stage->phase->value == PLAY || stage->phase->value == OVER)));
}

bool myr_check_stage(struct hearing *h, const struct node *table, unsigned passed)
{
    struct myr_state *s = h->state;
    struct stage stage = {node_get(table, "tiles"),
                          node_get(table, "passed"),
                          node_get(table, "phase"),
                          passed,
                          myr_next_without_octagon(h->match, s, h->match->seats - 1),
                          myr_has_begun(h->match, s)};
    if (test_set_up(h, &stage) == STANDS && test_passed(h, &stage) == STANDS)
        return true;
    if (!is_doubtful(&stage))
        return false;
    rests_on_table(h, "tiles");
    s->assumed |= ASSUMED_TILES;
    return true;
}

/* ---- whose turn ------------------------------------------------------------------------------------------------ */

static enum outcome test_turn(struct hearing *h, int turn)
{
    const struct match *match = h->match;
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(match, s);
    const char *name = match->names[turn];
    if (phase == DRAW)
        return refuse(h, RULE_TURN, "it cannot be %s's turn: the first player is not chosen yet", name);
    if (phase == OVER)
        return refuse(h, RULE_TURN, "it cannot be %s's turn: all players have passed", name);
    if (myr_placed(s) == 0 && turn != s->first)
        return refuse(h, RULE_TURN, "it cannot be %s's turn: %s is first and must place the first octagon", name,
                      match->names[s->first]);
    if (phase == OCTAGONS && s->octagons >> turn & 1u)
        return refuse(h, RULE_TURN, "it cannot be %s's turn: their octagon is on the board and %s's is not", name,
                      match->names[myr_next_without_octagon(match, s, turn)]);
    return STANDS;
}

bool myr_check_turn(struct hearing *h, const struct node *turn)
{
    return test_turn(h, turn->value) == STANDS || blame(h, turn, REFUSED);
}

bool myr_fits_turn(struct hearing *h, int turn)
{
    return test_turn(h, turn) == STANDS;
}
