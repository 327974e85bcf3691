/* Myriath: the pictures - which tile is where, and the lines below. */
#include "games/myriath/draw.h"

enum ink myr_ink(const struct myr_drawing *d, int seat)
{
    static const struct {
        const char *colour;
        enum ink ink;
    } known[] = {{"red", INK_RED},       {"orange", INK_ORANGE}, {"yellow", INK_YELLOW},
                 {"green", INK_GREEN},   {"blue", INK_BLUE},     {"violet", INK_VIOLET},
                 {"purple", INK_VIOLET}, {"brown", INK_BROWN},   {"black", INK_BLACK}};
    const char *colour = d->box->colour[d->state->colour[seat]];
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (same(known[i].colour, colour))
            return known[i].ink;
    return seat_ink(seat);
}

/* A letter outside ASCII might need more than one column: then the number of the seat. */
char myr_initial(const struct myr_drawing *d, int seat)
{
    char letter = d->box->colour[d->state->colour[seat]][0];
    return letter > ' ' && letter < 127 ? letter : (char)('1' + seat);
}

int myr_cover(const struct myr_drawing *d, int row, int column, int kind)
{
    if (row < 0 || row >= CROSSING_ROWS || column < 0 || column > PLAN_COLUMNS)
        return NOBODY;
    return d->cover->lying[kind][row][column] - 1;
}

static void fill_cover(struct myr_drawing *d)
{
    for (int i = 0; i < d->state->count; i++) {
        const struct myr_lying *lying = &d->state->lying[i];
        const struct myr_tile *tile = &d->box->tile[lying->tile];
        d->cover->laid[lying->seat][lying->tile]++;
        for (int c = 0; c < tile->cells; c++) {
            struct myr_cell cell = myr_pose(tile, lying->pose)->cell[c];
            d->cover->lying[cell.kind][lying->row + cell.row][lying->column + cell.column] = (short)(i + 1);
        }
    }
    for (int i = 0; i < d->state->left_outs; i++)
        if (d->state->left_out[i].tile != NOBODY)
            d->cover->laid[d->state->left_out[i].seat][d->state->left_out[i].tile]++;
}

static void say_points(const struct myr_drawing *d)
{
    struct text points = {0};
    char room[16];
    for (int seat = 0; seat < d->match->seats; seat++)
        text_format(&points, "  %s (%c) %s", d->match->names[seat], myr_initial(d, seat),
                    myr_handicap_known(d->match, d->state, seat)
                        ? halves_string(room, myr_points(d->match, d->state, seat))
                        : "?");
    canvas_say(d->canvas, INK_PLAIN, "points%s", text_string(&points));
    text_free(&points);
}

/* "anna has 17 left: v-aa v-ar ..." */
static void say_left(const struct myr_drawing *d, int seat)
{
    struct text names = {0};
    int left = myr_tiles_left(d->match, d->state, seat), laid = 0;
    bool octagon = d->state->octagons >> seat & 1u;
    for (int i = 0; i < d->box->tiles; i++) {
        int lies = d->cover->laid[seat][i], count = d->box->tile[i].count - lies;
        laid += lies;
        if (count > 0)
            text_format(&names, " %s", d->box->tile[i].name);
        if (count > 1)
            text_format(&names, " \u00d7%d", count);
    }
    if (laid == (int)octagon && left)
        canvas_say(d->canvas, INK_PLAIN, "%s has %d left: all%s", d->match->names[seat], left,
                   octagon ? " but the octagon" : "");
    else if (left)
        canvas_say(d->canvas, INK_PLAIN, "%s has %d left:%s", d->match->names[seat], left, text_string(&names));
    else
        canvas_say(d->canvas, INK_PLAIN, "%s has none left", d->match->names[seat]);
    text_free(&names);
}

static void say_turn(const struct myr_drawing *d)
{
    switch (myr_phase_of(d->match, d->state)) {
    case DRAW:
        canvas_say(d->canvas, INK_PLAIN, "to act  any player: the first player is not chosen yet");
        break;
    case OCTAGONS:
        canvas_say(d->canvas, INK_PLAIN, "to act  %s: octagon", d->match->names[d->state->turn]);
        break;
    case PLAY:
        canvas_say(d->canvas, INK_PLAIN, "to act  %s", d->match->names[d->state->turn]);
        break;
    case OVER:
        canvas_say(d->canvas, INK_PLAIN, "over  all players have passed");
        break;
    }
}

static void say_award(const struct myr_drawing *d, const struct myr_awards *award)
{
    struct text what = {0};
    char points[16];
    myr_describe_award(award, &what);
    canvas_say(d->canvas, INK_PLAIN, "  %s +%s  %s", d->match->names[award->seat],
               halves_string(points, myr_award_points(award)), text_string(&what));
    text_free(&what);
}

static void say_latest(const struct myr_drawing *d)
{
    if (d->state->latest == NOBODY)
        return;
    const struct myr_lying *fresh = &d->state->lying[d->state->latest];
    char room[WORD_ROOM];
    canvas_say(d->canvas, INK_PLAIN, "last  %s: %s at %s", d->match->names[fresh->seat], d->box->tile[fresh->tile].name,
               myr_space_name((struct myr_crossing){fresh->row, fresh->column}, room));
    struct myr_awards awards = myr_awards(d->match, d->state, fresh);
    while (myr_next_award(&awards))
        say_award(d, &awards);
}

static struct myr_drawing drawing_of(const struct match *match, const void *state, struct canvas *c)
{
    struct myr_drawing d = {match, match->box, state, c, arena_take(c->arena, sizeof(struct myr_cover))};
    fill_cover(&d);
    return d;
}

/* Draws the items that were left out as ghosts. */
static void draw_left_out(const struct myr_drawing *d)
{
    for (int i = 0; i < d->state->left_outs; i++) {
        const struct myr_left_out *left = &d->state->left_out[i];
        struct move move = myr_left_out_move(left);
        struct myr_placement p = {d->box->octagon, 0, myr_crossing(left->at)};
        if (left->given && myr_read_placement(d->match, &move, &p) != READ)
            continue;
        canvas_return(d->canvas, "board");
        myr_draw_ghost(d, p, "a tile that is left out", FATE_REFUSED);
        myr_print_ghost(d, p);
    }
}

static bool any_outside(const struct myr_drawing *d)
{
    for (int i = 0; i < d->box->rows; i++)
        for (int j = 0; j < d->box->columns; j++)
            if (myr_is_printed(d->box, i, j) && !myr_square_in_area(d->box, d->match->seats, i, j))
                return true;
    return false;
}

static bool any_connected(const struct myr_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        if (myr_points(d->match, d->state, seat) > myr_handicap(d->match, d->state, seat))
            return true;
    return false;
}

static void say_legend(const struct myr_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {myr_initial(d, seat), '\0'};
        canvas_sign(d->canvas, sign, "%s", d->match->names[seat]);
    }
    if (any_connected(d)) {
        canvas_legend(d->canvas, "*", "connected end");
        myr_draw_bar(d->canvas, (struct point){10, 20}, (struct point){26, 4});
    }
    canvas_sign(d->canvas, "/", "open end, or a corner");
    canvas_sign(d->canvas, "+h", "crossing, between the squares g and h");
    canvas_sign(d->canvas, "[#]", "square");
    if (any_outside(d)) {
        canvas_legend(d->canvas, NULL, "square not in use");
        canvas_box(d->canvas, 7, 1, 22, 22, (struct paint){.fill = INK_STONE, .line = INK_FAINT});
    }
    if (myr_shows_scored(d)) {
        canvas_legend(d->canvas, NULL, "what the last tile scored at that end");
        canvas_circle(d->canvas, 18, 12, 11, (struct paint){.fill = INK_WHITE, .line = INK_PLAIN, .width = 3});
        canvas_label(d->canvas, 18, 12, LEAST_WRITING, INK_PLAIN, "1");
    }
    if (myr_phase_of(d->match, d->state) == PLAY) {
        canvas_legend(d->canvas, NULL, "crossing c3: upper left corner of square c3");
        canvas_circle(d->canvas, 18, 12, 3, (struct paint){.fill = INK_FAINT, .line = INK_NONE});
    }
}

void myr_draw(const struct match *match, const void *state, struct canvas *c)
{
    struct myr_drawing d = drawing_of(match, state, c);
    for (int seat = 0; seat < match->seats; seat++)
        canvas_wear(c, seat, myr_ink(&d, seat));
    myr_draw_picture(&d);
    for (int seat = 0; seat < match->seats; seat++)
        myr_draw_left(&d, seat);
    myr_draw_text(&d);
    say_legend(&d);
    canvas_resume(c, "names");
    say_points(&d);
    say_turn(&d);
    for (int seat = 0; seat < match->seats; seat++) {
        canvas_resume(c, "left-%d", seat);
        say_left(&d, seat);
    }
    canvas_resume(c, "names");
    say_latest(&d);
    draw_left_out(&d);
}

/* ---- entries ---------------------------------------------------------------------------------------------------- */

/* An entry being drawn onto the picture. */
struct drawn {
    const struct match *match;
    const void *state;
    const struct move *move;
    enum fate fate;
    struct canvas *canvas;
};

static void draw_ghost(const struct drawn *it, struct myr_placement p, const char *title, enum fate fate)
{
    struct myr_drawing d = drawing_of(it->match, it->state, it->canvas);
    myr_draw_ghost(&d, p, title, fate);
    myr_print_ghost(&d, p);
}

/* A tile that was refused is drawn as a ghost; a tile on the board is pointed at. */
static void draw_placement(const struct drawn *it, struct myr_placement p)
{
    char id[96];
    if (it->fate == FATE_REFUSED)
        draw_ghost(it, p, "the tile that was not placed", it->fate);
    else
        canvas_point(it->canvas, "%s", myr_tile_id(it->move->actor, p, id));
}

/* Draws the placement that an illegal pass missed, the one its finding names. */
static void draw_missed(const struct drawn *it)
{
    struct myr_placement p;
    if (myr_first_legal(it->match, it->state, it->move->actor, &p))
        draw_ghost(it, p, "a tile that could have been placed", FATE_ILLEGAL);
}

void myr_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *c)
{
    const struct drawn it = {match, state, move, fate, c};
    const struct myr_box *box = match->box;
    struct myr_placement p;
    char room[WORD_ROOM];
    canvas_return(c, "board");
    if (move->verb == VERB_OCTAGON) {
        struct myr_crossing square = myr_crossing(item(move, 0, 0));
        if (fate == FATE_REFUSED)
            canvas_point(c, "square-%s", myr_space_name(square, room));
        draw_placement(&it, (struct myr_placement){box->octagon, 0, square});
    } else if (move->verb == VERB_PLACE && myr_read_placement(match, move, &p) == READ) {
        if (fate == FATE_REFUSED)
            canvas_point(c, "crossing-%s", myr_space_name(p.at, room));
        draw_placement(&it, p);
    } else if (move->verb == VERB_PASS && fate != FATE_FINE && move->actor < match->seats
               && myr_phase_of(match, state) == PLAY)
        draw_missed(&it);
}
