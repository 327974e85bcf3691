/* Myst: an entry drawn onto the board: the way of a pawn, the piece that was not laid. */
#include "games/myst/draw.h"

static bool is_position(const struct myst_drawing *d, int position)
{
    return position >= 0 && position < d->box->positions;
}

static void point_at_position(struct myst_drawing *d, int position)
{
    struct point at = myst_glyph_at(d, position);
    canvas_point(d->canvas, "%s", myst_space_id(d, position));
    if (d->fate != FATE_FINE)
        canvas_glyphs(d->canvas, at.x - 1, at.y, INK_RED, "!");
}

/* A piece that was not placed, with its id in the lower right corner if it belongs on another position. */
static void draw_refused(struct myst_drawing *d, int position, int piece)
{
    struct point at = myst_corner(d, position);
    canvas_ghost(d->canvas, canvas_id(d->canvas, "ghost-%.60s", d->box->id[position]), "the piece %s, not placed on %s",
                 d->box->id[piece], d->box->id[position]);
    canvas_box(d->canvas, at.x + 5, at.y + 5, CELL_WIDTH - 10, CELL_HEIGHT - 10, ghost_paint(d->fate));
    if (piece == position)
        return;
    canvas_box(d->canvas, at.x + CELL_WIDTH - 44, at.y + CELL_HEIGHT - 24, 38, 18,
               (struct paint){.fill = INK_WHITE, .line = INK_RED});
    canvas_label(d->canvas, at.x + CELL_WIDTH - 25, at.y + CELL_HEIGHT - 15, LEAST_WRITING, INK_BLACK,
                 canvas_id(d->canvas, "%.4s", d->box->id[piece]));
}

static void draw_pieces(struct myst_drawing *d)
{
    for (int i = 0; i < items(d->move, 0); i++) {
        int piece = item(d->move, 0, i), position = value_or(d->move, FIELD_AT, piece);
        if (!is_position(d, piece) || !is_position(d, position))
            continue;
        point_at_position(d, position);
        if (d->fate == FATE_REFUSED && d->move->verb != VERB_LIFT)
            draw_refused(d, position, piece);
    }
}

static struct point middle_of(const struct myst_drawing *d, int position)
{
    struct point at = myst_corner(d, position);
    return (struct point){at.x + CELL_WIDTH / 2, at.y + CELL_HEIGHT / 2 - 1};
}

/* A point at the edge of a space towards another space, so that the writing in the space stays legible. */
static struct point edge_of(const struct myst_drawing *d, int position, int towards)
{
    struct point at = middle_of(d, position), other = middle_of(d, towards);
    int across = CELL_WIDTH / 2 - 3, down = CELL_HEIGHT / 2 - 3;
    return (struct point){within(at.x - across, other.x, at.x + across), within(at.y - down, other.y, at.y + down)};
}

/* Draws the way from the pawn over the spaces named. A single space is joined by a straight line. */
static void draw_way(struct myst_drawing *d)
{
    int team = d->move->actor, last = d->s->team[team].pawn, count = items(d->move, 0);
    if (!is_position(d, last))
        return;
    int before = last;
    struct point from =
        count && is_position(d, item(d->move, 0, 0)) ? edge_of(d, last, item(d->move, 0, 0)) : middle_of(d, last);
    canvas_ghost(d->canvas, "ghost-way", "the path of the pawn");
    for (int i = 0; i < count; i++) {
        int next = item(d->move, 0, i);
        if (!is_position(d, next))
            break;
        if (i == count - 1)
            canvas_arrow(d->canvas, from, edge_of(d, next, last), ghost_paint(d->fate));
        else
            canvas_line(d->canvas, from, middle_of(d, next), ghost_paint(d->fate));
        from = middle_of(d, next);
        before = last;
        last = next;
    }
    struct point pawn = edge_of(d, last, before);
    if (d->fate == FATE_REFUSED) {
        canvas_circle(d->canvas, pawn.x, pawn.y, 16,
                      (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true});
        canvas_piece(d->canvas, pawn.x, pawn.y, 32, myst_ink(d, team), "pawn");
    }
    point_at_position(d, last);
}

void myst_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                    struct canvas *c)
{
    static const bool names_pieces[VERBS] = {
        [VERB_PLACE] = true, [VERB_LIFT] = true, [VERB_LINK] = true, [VERB_LAY] = true, [VERB_REMOVE] = true};
    struct myst_drawing d = myst_drawing_of(match, state, c);
    d.move = move;
    d.fate = fate;
    bool walks = move->verb == VERB_WALK || (move->verb == VERB_LINK && d.s->phase != PHASE_PUZZLE);
    canvas_return(c, "board");
    if (walks && move->actor < TEAMS)
        draw_way(&d);
    else if (names_pieces[move->verb])
        draw_pieces(&d);
    else if (move->verb != VERB_TURNS || fate == FATE_FINE)
        return;
    /* Open positions are why the turns were spun too early. */
    for (int position = 0; move->verb == VERB_TURNS && position < d.box->positions; position++)
        if (myst_is_open(d.s, position))
            point_at_position(&d, position);
    if (fate != FATE_FINE)
        canvas_sign(c, "!b", "what the entry names");
}
