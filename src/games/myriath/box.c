/* Myriath: the box - its shape, and colours, handicap and plan as their own copy or the built-in one has them. */
#include <string.h>

#include "games/myriath/myriath.h"

const struct shape myr_points_shape = {FORM_HALVES, .what = "points", .low = -20000, .high = 20000};
static const struct shape colour_list_shape = {FORM_LIST, .what = "four colours or more", .low = 4, .high = 26,
                                               .of = &shape_text};
static const struct shape handicap_shape = {FORM_LIST, .what = "four numbers in halves", .low = SEATS, .high = SEATS,
                                            .of = &myr_points_shape};

static const struct shape model_shape = {FORM_WORD, .what = "a model of the lattice", .words = WORDS(0, "lanes")};
static const struct shape width_shape = {FORM_NUMBER, .what = "a width", .low = 1, .high = 100};
static const struct shape geometry_shape = {
    FORM_MAP, .what = "the lattice",
    .fields = KEYS({"model", &model_shape, false, "lanes: strips are in the gaps between the squares"},
                   {"lane", &width_shape, false, "width of a gap, for pictures"},
                   {"square", &width_shape, false, "side of a square in the same unit, for pictures"})};

static const struct shape plan_row_shape = {FORM_WORD, .what = "a row of 1 to 25 characters w g d .",
                                            .words = &myr_plan_words};
static const struct shape plan_shape = {FORM_LIST, .what = "rows of squares", .low = 1, .high = PLAN_ROWS,
                                        .of = &plan_row_shape};
static const struct shape seats_shape = {FORM_NUMBER, .what = "a number of players", .low = 2, .high = SEATS};
static const struct shape outer_lane_shape = {FORM_BAG, .what = "numbers of players", .of = &seats_shape};
static const struct shape board_shape = {
    FORM_MAP, .what = "the board",
    .fields = KEYS(
        {"plan", &plan_shape, false, "one character a square: w white, g light grey, d dark grey, . none"},
        {"outer-lane", &outer_lane_shape, false, "numbers of players whose area has a lane around its outer squares"})};

const struct shape myr_box_shape = {
    FORM_MAP, .what = "the box",
    .fields = KEYS({"colours", &colour_list_shape, false, "the colours of the tiles"},
                   {"handicap", &handicap_shape, false, "points before the game, in turn order"},
                   {"geometry", &geometry_shape, false, "how lanes and squares are arranged"},
                   {"board", &board_shape, false, "the printed squares"},
                   {"tiles", &myr_tiles_shape, false,
                    "the set played with: its name, the whole set with its octagon, or changes to r1"},
                   {"sets", &myr_sets_shape, false, "sets by name: changes to a built-in set, or a new set"})};

/* ---- opening it ------------------------------------------------------------------------------------------------ */

static bool read_colours(struct hearing *h, const struct node *list, struct arena *arena, struct myr_box *box)
{
    box->colour = arena_take(arena, sizeof *box->colour * (size_t)(list->count + 1));
    for (const struct node *item = list->first; item; item = item->next) {
        for (int i = 0; i < box->colours; i++)
            if (same(box->colour[i], item->text))
                return myr_bad_box(h, item, "the colour %s is named twice", item->text);
        if (!*item->text)
            return myr_bad_box(h, item, "a colour needs a name");
        box->colour[box->colours++] = item->text;
    }
    return true;
}

static bool read_plan(struct hearing *h, const struct node *plan, struct myr_box *box)
{
    for (const struct node *row = plan->first; row; row = row->next) {
        size_t length = strlen(row->text);
        if (box->rows > 0 && (int)length != box->columns)
            return myr_bad_box(h, row,
                               "this row has %zu character%s and the one above %d; all rows must have the same length",
                               length, length == 1 ? "" : "s", box->columns);
        box->columns = (int)length;
        put_string(box->plan[box->rows++], sizeof box->plan[0], "%s", row->text);
    }
    return true;
}

/* Adds the lanes of an area: those with all adjacent squares in it, or, with an outer lane, at least one. */
static void mark_area(const struct myr_box *box, int seats, bool outer_lane, struct myr_lanes *lanes)
{
    unsigned above = 0;
    for (int row = 0; row <= box->rows; row++) {
        unsigned below = 0; /* the squares of the row that are in the area */
        for (int column = 0; column < box->columns; column++)
            below |= (unsigned)myr_square_in_area(box, seats, row, column) << column;
        unsigned left = below << 1, before = above << 1;
        unsigned crossings = outer_lane ? below | above | left | before : below & above & left & before;
        for (int face = 0; face < FACES; face++)
            lanes->row[face][row] |= crossings;
        lanes->row[LANE_EAST][row] |= outer_lane ? below | above : below & above;
        lanes->row[LANE_SOUTH][row] |= outer_lane ? below | left : below & left;
        above = below;
    }
}

static bool lists(const struct node *list, int number)
{
    for (const struct node *item = node_first(list); item; item = item->next)
        if (item->value == number)
            return true;
    return false;
}

const void *myr_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    struct myr_box *box = arena_take(arena, sizeof *box);
    const struct node *board = node_get(node, "board");
    if (!read_colours(h, node_get(node, "colours"), arena, box) || !read_plan(h, node_get(board, "plan"), box)
        || !myr_open_set(h, node, arena, box))
        return NULL;
    const struct node *handicap = node_get(node, "handicap"), *geometry = node_get(node, "geometry");
    const struct node *outer_lane = node_get(board, "outer-lane");
    size_t cells = 0;
    for (int i = 0; i < box->tiles; i++)
        cells += (size_t)box->tile[i].cells;
    for (int i = 0; i < SEATS; i++)
        box->handicap[i] = node_item(handicap, i)->value;
    enum { USUAL_WIDTH = 2 };
    box->lane = node_number(geometry, "lane", USUAL_WIDTH);
    box->square = node_number(geometry, "square", USUAL_WIDTH);
    mark_area(box, h->match->seats, lists(outer_lane, h->match->seats), &box->area);
    for (int seats = 2; seats <= SEATS; seats++)
        mark_area(box, seats, lists(outer_lane, seats), &box->board);
    box->cores = arena_take(arena, sizeof *box->cores);
    box->cores->core = arena_raw(arena, sizeof *box->cores->core * (size_t)box->tiles * POSES);
    box->cores->cell = arena_raw(arena, sizeof *box->cores->cell * cells * POSES);
    return box;
}
