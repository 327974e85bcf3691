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

bool myr_is_free(const struct myr_drawing *d, const struct myr_cells *cell)
{
    return myr_has(&d->box->board, cell->row, cell->column, cell->kind)
           && myr_cover(d, cell->row, cell->column, cell->kind) == NOBODY;
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

static void say_latest(const struct myr_drawing *d)
{
    if (d->state->latest == NOBODY)
        return;
    const struct myr_lying *fresh = &d->state->lying[d->state->latest];
    char room[WORD_ROOM], points[16];
    canvas_say(d->canvas, INK_PLAIN, "last  %s: %s at %s", d->match->names[fresh->seat], d->box->tile[fresh->tile].name,
               myr_space_name((struct myr_crossing){fresh->row, fresh->column}, room));
    for (struct myr_awards award = myr_awards(d->match, d->state, fresh); myr_next_award(&award);) {
        struct text what = {0};
        myr_describe_award(&award, &what);
        canvas_say(d->canvas, INK_PLAIN, "  %s +%s  %s", d->match->names[award.seat],
                   halves_string(points, myr_award_points(&award)), text_string(&what));
        text_free(&what);
    }
}

static struct myr_drawing drawing_of(const struct match *match, const struct myr_state *s, struct canvas *c)
{
    struct myr_drawing d = {match, match->box, s, c, arena_take(c->arena, sizeof(struct myr_cover))};
    for (int i = 0; i < s->count; i++) {
        d.cover->laid[s->lying[i].seat][s->lying[i].tile]++;
        for (struct myr_cells at = myr_cells(d.box, myr_lying_placement(&s->lying[i])); myr_next_cell(&at);)
            d.cover->lying[at.kind][at.row][at.column] = (short)(i + 1);
    }
    for (int i = 0; i < s->left_outs; i++)
        if (s->left_out[i].tile != NOBODY)
            d.cover->laid[s->left_out[i].seat][s->left_out[i].tile]++;
    return d;
}

/* Draws the items that were left out as ghosts. */
static void draw_left_out(const struct myr_drawing *d)
{
    for (int i = 0; i < d->state->left_outs; i++) {
        const struct myr_left_out *left = &d->state->left_out[i];
        struct move move = myr_left_out_move(left);
        struct myr_placement p = {d->box->octagon, 0, myr_crossing(left->value[0])};
        if (left->verb == VERB_PLACE && myr_read_placement(d->match, &move, &p) != READ)
            continue;
        canvas_return(d->canvas, "board");
        myr_draw_ghost(d, p, "a tile that is left out", FATE_REFUSED);
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

static void say_legend(const struct myr_drawing *d)
{
    bool connected = false;
    for (int seat = 0; seat < d->match->seats; seat++) {
        canvas_sign(d->canvas, canvas_id(d->canvas, "%c", myr_initial(d, seat)), "%s", d->match->names[seat]);
        connected = connected || myr_points(d->match, d->state, seat) > myr_handicap(d->match, d->state, seat);
    }
    if (connected) {
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
        struct myr_extent area = myr_area_extent(d->match, 0);
        const char *name = myr_space_name((struct myr_crossing){area.top + 1, area.left + 1}, (char[WORD_ROOM]){0});
        canvas_legend(d->canvas, NULL, "crossing %s: upper left corner of square %s", name, name);
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
    struct text points = {0};
    char room[16];
    for (int seat = 0; seat < match->seats; seat++)
        text_format(&points, "  %s (%c) %s", match->names[seat], myr_initial(&d, seat),
                    myr_points_words(match, state, seat, room));
    canvas_say(c, INK_PLAIN, "points%s", text_string(&points));
    text_free(&points);
    say_turn(&d);
    for (int seat = 0; seat < match->seats; seat++) {
        canvas_resume(c, "left-%d", seat);
        say_left(&d, seat);
    }
    canvas_resume(c, "names");
    say_latest(&d);
    draw_left_out(&d);
}

/* A tile that was refused is drawn as a ghost, and so is the placement that an illegal pass missed, the one its finding
   names; a tile on the board is pointed at. */
void myr_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *c)
{
    bool octagon = move->verb == VERB_OCTAGON, refused = fate == FATE_REFUSED;
    const char *ghost = "the tile that was not placed";
    struct myr_placement p = {.tile = ((const struct myr_box *)match->box)->octagon};
    char room[WORD_ROOM];
    canvas_return(c, "board");
    if (octagon)
        p.at = myr_crossing(item(move, 0, 0));
    if (octagon || (move->verb == VERB_PLACE && myr_read_placement(match, move, &p) == READ)) {
        if (!refused)
            canvas_point(c, "%s", myr_tile_id(c, move->actor, p));
        else
            canvas_point(c, "%s-%s", octagon ? "square" : "crossing", myr_space_name(p.at, room));
    } else if (move->verb == VERB_PASS && fate != FATE_FINE && move->actor < match->seats
               && myr_phase_of(match, state) == PLAY && myr_first_legal(match, state, move->actor, &p)) {
        ghost = "a tile that could have been placed";
        fate = FATE_ILLEGAL;
    } else
        return;
    if (refused || move->verb == VERB_PASS) {
        struct myr_drawing d = drawing_of(match, state, c);
        myr_draw_ghost(&d, p, ghost, fate);
    }
}
