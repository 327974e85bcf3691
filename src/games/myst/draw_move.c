/* Myst: an entry drawn onto the board: the way of a pawn, the piece that was not laid. */
#include "games/myst/draw.h"

/* An entry being drawn onto the board. */
struct drawn {
    struct myst_drawing d;
    const struct move *move;
    enum fate fate;
};

static bool is_position(const struct drawn *it, int position)
{
    return position >= 0 && position < it->d.box->positions;
}

static void point_at_position(struct drawn *it, int position)
{
    struct point at = myst_glyph_at(&it->d, position);
    canvas_point(it->d.canvas, "%s", myst_space_id(&it->d, position));
    if (it->fate != FATE_FINE)
        canvas_glyphs(it->d.canvas, at.x - 1, at.y, INK_RED, "!");
}

/* A piece that was not placed, with its id in the lower right corner if it belongs on another position. */
static void draw_refused(struct drawn *it, int position, int piece)
{
    struct point at = myst_corner(&it->d, position);
    canvas_ghost(it->d.canvas, canvas_id(it->d.canvas, "ghost-%.60s", it->d.box->id[position]),
                 "the piece %s, not placed on %s", it->d.box->id[piece], it->d.box->id[position]);
    canvas_box(it->d.canvas, at.x + 5, at.y + 5, CELL_WIDTH - 10, CELL_HEIGHT - 10, ghost_paint(it->fate));
    if (piece == position)
        return;
    canvas_box(it->d.canvas, at.x + CELL_WIDTH - 44, at.y + CELL_HEIGHT - 24, 38, 18,
               (struct paint){.fill = INK_WHITE, .line = INK_RED});
    canvas_label(it->d.canvas, at.x + CELL_WIDTH - 25, at.y + CELL_HEIGHT - 15, LEAST_WRITING, INK_BLACK, "%.4s",
                 it->d.box->id[piece]);
}

static void draw_pieces(struct drawn *it)
{
    for (int i = 0; i < items(it->move, 0); i++) {
        int piece = item(it->move, 0, i), position = value_or(it->move, FIELD_AT, piece);
        if (!is_position(it, piece) || !is_position(it, position))
            continue;
        point_at_position(it, position);
        if (it->fate == FATE_REFUSED && it->move->verb != VERB_LIFT)
            draw_refused(it, position, piece);
    }
}

static struct point middle_of(const struct drawn *it, int position)
{
    struct point at = myst_corner(&it->d, position);
    return (struct point){at.x + CELL_WIDTH / 2, at.y + CELL_HEIGHT / 2 - 1};
}

static int within(int most, int number)
{
    return number < -most ? -most : number > most ? most : number;
}

/* A point at the edge of a space towards another space, so that the writing in the space stays legible. */
static struct point edge_of(const struct drawn *it, int position, int towards)
{
    struct point at = middle_of(it, position), other = middle_of(it, towards);
    return (struct point){at.x + within(CELL_WIDTH / 2 - 3, other.x - at.x),
                          at.y + within(CELL_HEIGHT / 2 - 3, other.y - at.y)};
}

/* Draws the way from the pawn over the spaces named. A single space is joined by a straight line. */
static void draw_way(struct drawn *it)
{
    int team = it->move->actor, last = it->d.s->team[team].pawn, count = items(it->move, 0);
    if (!is_position(it, last))
        return;
    int before = last;
    struct point from =
        count && is_position(it, item(it->move, 0, 0)) ? edge_of(it, last, item(it->move, 0, 0)) : middle_of(it, last);
    canvas_ghost(it->d.canvas, "ghost-way", "the path of the pawn");
    for (int i = 0; i < count; i++) {
        int next = item(it->move, 0, i);
        if (!is_position(it, next))
            break;
        if (i == count - 1)
            canvas_arrow(it->d.canvas, from, edge_of(it, next, last), ghost_paint(it->fate));
        else
            canvas_line(it->d.canvas, from, middle_of(it, next), ghost_paint(it->fate));
        from = middle_of(it, next);
        before = last;
        last = next;
    }
    struct point pawn = edge_of(it, last, before);
    if (it->fate == FATE_REFUSED) {
        canvas_circle(it->d.canvas, pawn.x, pawn.y, 16,
                      (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true});
        canvas_piece(it->d.canvas, pawn.x, pawn.y, 32, myst_ink(&it->d, team), "myst-pawn");
    }
    point_at_position(it, last);
}

void myst_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                    struct canvas *c)
{
    static const bool names_pieces[VERBS] = {
        [VERB_PLACE] = true, [VERB_LIFT] = true, [VERB_LINK] = true, [VERB_LAY] = true, [VERB_REMOVE] = true};
    struct drawn it = {myst_drawing_of(match, state, c), move, fate};
    bool walks = move->verb == VERB_WALK || (move->verb == VERB_LINK && it.d.s->phase != PHASE_PUZZLE);
    canvas_return(c, "board");
    canvas_caption(c, "entry", "the entry as text");
    if (walks && move->actor < TEAMS)
        draw_way(&it);
    else if (names_pieces[move->verb])
        draw_pieces(&it);
    else if (move->verb != VERB_TURNS || fate == FATE_FINE)
        return;
    /* Open positions are why the turns were spun too early. */
    for (int position = 0; move->verb == VERB_TURNS && position < it.d.box->positions; position++)
        if (myst_is_open(it.d.s, position))
            point_at_position(&it, position);
    if (fate != FATE_FINE)
        canvas_sign(c, "!b", "what the entry names");
}
