/* Set-up: an empty board, or what the table says lies there. */
#include "base/arena.h"
#include "games/myriath/state.h"

static bool blame(struct hearing *h, const struct node *node, enum outcome refused)
{
    point_to(h, node);
    return refused == STANDS;
}

static bool read_previous(struct hearing *h, const struct node *table, bool empty_board)
{
    struct state *s = h->state;
    const struct node *previous = node_get(table, "previous");
    if (previous && (node_get(table, "first") || !empty_board))
        return blame(h, previous->key, misread(h, "previous chooses the first player, and that choice is past"));
    for (const struct node *each = previous ? previous->first : NULL; each; each = each->next) {
        s->previously |= 1u << each->key->value;
        s->previous[each->key->value] = each->value;
    }
    return true;
}

/* Players without a colour get the free ones in seat order. */
static bool read_colours(struct hearing *h, const struct node *colours)
{
    const struct box *box = h->match->box;
    struct state *s = h->state;
    unsigned used = 0, dressed = 0;
    for (const struct node *each = colours ? colours->first : NULL; each; each = each->next) {
        if (used >> each->value & 1u)
            return blame(h, each, refuse(h, RULE_COLOURS, "two players have the colour %s", each->text));
        used |= 1u << each->value;
        dressed |= 1u << each->key->value;
        s->colour[each->key->value] = (unsigned char)each->value;
    }
    for (int seat = 0, free = 0; seat < h->match->seats; seat++) {
        if (dressed >> seat & 1u)
            continue;
        while (free < box->colours && used >> free & 1u)
            free++;
        s->colour[seat] = (unsigned char)free++;
    }
    return true;
}

static bool read_item(struct hearing *h, struct arena *scratch, int seat, const struct node *node, struct move *move)
{
    struct fault silent = {.match = h->match, .scratch = scratch};
    struct placement p;
    if (!move_read(h->match, scratch, seat, node, &silent, move)
        || (move->verb != VERB_OCTAGON && move->verb != VERB_PLACE))
        return blame(h, node, misread(h, "what lies on the board is written like octagon e5, or place v-al at h8"));
    if (move->verb == VERB_OCTAGON)
        return true;
    enum reading reading = myriath_read_placement(h->match, move, &p);
    if (reading == READ_TWO_WAYS)
        return blame(h, node, misread(h, "turn and go both say how the tile lies; write one of them"));
    if (reading == READ_NO_TURN)
        return blame(h, node, misread(h, "a tile is turned by 0, 90, 180 or 270 degrees"));
    return true;
}

static bool lay_item(struct hearing *h, const struct node *node, const struct move *move)
{
    const struct box *box = h->match->box;
    struct placement p = {box->octagon, 0, {0, 0}};
    bool lies = move->verb == VERB_OCTAGON ? myriath_octagon_lies(h, move) : myriath_tile_lies(h, move, &p);
    if (!lies)
        return blame(h, node, REFUSED);
    if (move->verb == VERB_OCTAGON)
        p.at = myriath_crossing(item(move, 0, 0));
    myriath_lay(h->match, h->state, move->actor, p, node->at);
    return true;
}

/* First everything is read, so that what is not understood is said before what cannot be. */
static bool read_tiles(struct hearing *h, const struct node *tiles, struct arena *scratch)
{
    struct move move;
    for (int laying = 0; laying < 2; laying++)
        for (const struct node *player = tiles ? tiles->first : NULL; player; player = player->next)
            for (const struct node *node = player->first; node; node = node->next)
                if (!read_item(h, scratch, player->key->value, node, &move) || (laying && !lay_item(h, node, &move)))
                    return false;
    return true;
}

static bool set_up_complete(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    const struct node *passed = node_get(table, "passed");
    bool missing = s->octagons != myriath_all(h->match);
    int without = myriath_next_without_octagon(h->match, s, h->match->seats - 1);
    bool strips = s->count > __builtin_popcount(s->octagons);
    if (missing && strips)
        return blame(h, node_get(table, "tiles"),
                     refuse(h, RULE_SET_UP, "tiles lie there, but %s's octagon does not", h->match->names[without]));
    for (const struct node *each = passed ? passed->first : NULL; each; each = each->next) {
        if (missing)
            return blame(h, each,
                         refuse(h, RULE_PASSED, "%s has passed, but %s's octagon does not lie there", each->text,
                                h->match->names[without]));
        s->passed |= 1u << each->value;
    }
    return true;
}

static const char *turn_fault(const struct match *match, const struct state *s, int turn)
{
    enum phase phase = myriath_phase_of(match, s);
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

static bool read_turn(struct hearing *h, const struct node *turn)
{
    struct state *s = h->state;
    const char *fault = turn ? turn_fault(h->match, s, turn->value) : NULL;
    if (fault)
        return blame(h, turn, refuse(h, RULE_TURN, "%s", fault));
    enum phase phase = myriath_phase_of(h->match, s);
    if (turn)
        s->turn = turn->value;
    else if (phase == OCTAGONS)
        s->turn = myriath_next_without_octagon(h->match, s, s->first + h->match->seats - 1);
    else
        s->turn = phase == PLAY ? s->first : NOBODY;
    return true;
}

static int tiles_written(const struct node *tiles)
{
    int count = 0;
    for (const struct node *player = tiles ? tiles->first : NULL; player; player = player->next)
        count += player->count;
    return count;
}

bool myriath_setup(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    const struct node *tiles = node_get(table, "tiles"), *first = node_get(table, "first");
    bool empty_board = tiles_written(tiles) == 0;
    s->turn = s->latest = NOBODY;
    s->first = first ? first->value : empty_board ? NOBODY : 0;
    struct arena scratch = {0};
    bool stands = read_previous(h, table, empty_board) && read_colours(h, node_get(table, "colours"))
                  && read_tiles(h, tiles, &scratch) && set_up_complete(h, table)
                  && read_turn(h, node_get(table, "turn"));
    arena_free(&scratch);
    return stands;
}
