/* Myriath: the table - its shape, the set-up, and what a record says lies there instead. */
#include "base/arena.h"
#include "games/myriath/myriath.h"

static const char *const nobody_list[] = {"null", NULL};
static const struct words nobody = {.list = nobody_list, .base = NOBODY};
static const struct shape previous_shape = {FORM_EACH, .what = "points in the previous game by player",
                                            .of = &myr_points_shape, .by_name = true};
static const struct shape colour_shape = {FORM_WORD, .what = "a colour of the box", .words = &myr_colour_words};
static const struct shape colours_shape = {FORM_EACH, .what = "colours by player", .of = &colour_shape,
                                           .by_name = true};
static const struct shape turn_shape = {FORM_NAME, .what = "a player, or null for nobody", .words = &nobody};
static const char *const laying_verbs[] = {"octagon", "place", NULL};
static const struct words laying_words = {.list = laying_verbs};
static const struct shape entry_shape = {FORM_ENTRY, .what = "a tile, written like its entry: octagon e5",
                                         .words = &laying_words};
static const struct shape entries_shape = {FORM_BAG, .what = "the tiles of a player", .of = &entry_shape};
static const struct shape tiles_shape = {FORM_EACH, .what = "tiles on the board by player", .of = &entries_shape,
                                         .by_name = true};

static const struct field table_fields[] = {
    {"first", &shape_name, false, "the first player; left out while tiles lie there: the first of players"},
    {"previous", &previous_shape, false, "points in the previous game; only on an empty board without first"},
    {"colours", &colours_shape, false, "colours by player; the others get the free ones"},
    {"turn", &turn_shape, false, "who is to act"},
    {"passed", &shape_names, false, "who has passed since the last tile was placed"},
    {"tiles", &tiles_shape, false, "what lies on the board, by player, each written like its entry"},
    {0},
};
const struct shape myr_table_shape = {FORM_MAP, .what = "the table", .fields = table_fields};

/* ---- reading it ------------------------------------------------------------------------------------------------ */

static bool read_previous(struct hearing *h, const struct node *table, bool empty_board)
{
    struct myr_state *s = h->state;
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
static void read_colours(const struct match *match, struct myr_state *s, const struct node *colours)
{
    const struct myr_box *box = match->box;
    unsigned used = 0, dressed = 0;
    for (const struct node *each = colours ? colours->first : NULL; each; each = each->next) {
        used |= 1u << each->value;
        dressed |= 1u << each->key->value;
        s->colour[each->key->value] = (unsigned char)each->value;
    }
    for (int seat = 0, free = 0; seat < match->seats; seat++) {
        if (dressed >> seat & 1u)
            continue;
        while (free < box->colours && used >> free & 1u)
            free++;
        s->colour[seat] = (unsigned char)free++;
    }
}

static bool read_item(struct hearing *h, struct arena *scratch, int seat, const struct node *node, struct move *move)
{
    struct fault silent = {.match = h->match, .scratch = scratch};
    struct myr_placement p;
    move_read(h->match, scratch, seat, node, &silent, move);
    return move->verb == VERB_OCTAGON || myr_readable(h, move, &p) || blame(h, node, REFUSED);
}

/* First everything is read, so that what is not understood is said before what cannot be. */
static bool read_tiles(struct hearing *h, const struct node *tiles, struct arena *scratch)
{
    struct move move;
    struct myr_placement p;
    for (int laying = 0; laying < 2; laying++)
        for (const struct node *player = tiles ? tiles->first : NULL; player; player = player->next)
            for (const struct node *node = player->first; node; node = node->next) {
                if (!read_item(h, scratch, player->key->value, node, &move)
                    || (laying && !myr_check_item(h, node, &move, &p)))
                    return false;
                if (laying)
                    myr_lay(h->match, h->state, move.actor, p, node->at);
            }
    return true;
}

static void read_passed(struct myr_state *s, const struct node *passed)
{
    for (const struct node *each = passed ? passed->first : NULL; each; each = each->next)
        s->passed |= 1u << each->value;
}

static void read_turn(const struct match *match, struct myr_state *s, const struct node *turn)
{
    enum myr_phase phase = myr_phase_of(match, s);
    if (turn)
        s->turn = turn->value;
    else if (phase == OCTAGONS)
        s->turn = myr_next_without_octagon(match, s, s->first + match->seats - 1);
    else
        s->turn = phase == PLAY ? s->first : NOBODY;
}

static int tiles_written(const struct node *tiles)
{
    int count = 0;
    for (const struct node *player = tiles ? tiles->first : NULL; player; player = player->next)
        count += player->count;
    return count;
}

bool myr_set_up(struct hearing *h, const struct node *table)
{
    struct myr_state *s = h->state;
    const struct node *tiles = node_get(table, "tiles"), *first = node_get(table, "first"),
                      *colours = node_get(table, "colours"), *passed = node_get(table, "passed"),
                      *turn = node_get(table, "turn");
    bool empty_board = tiles_written(tiles) == 0;
    s->turn = s->latest = NOBODY;
    s->first = first ? first->value : empty_board ? NOBODY : 0;
    if (!read_previous(h, table, empty_board) || !myr_check_colours(h, colours))
        return false;
    read_colours(h->match, s, colours);
    struct arena scratch = {0};
    bool lies = read_tiles(h, tiles, &scratch);
    arena_free(&scratch);
    if (!lies || !myr_check_set_up(h, tiles) || !myr_check_passed(h, passed))
        return false;
    read_passed(s, passed);
    if (!myr_check_turn(h, turn))
        return false;
    read_turn(h->match, s, turn);
    return true;
}
