/* Morris: the picture of a position. */
#include "game/canvas.h"
#include "template/morris/morris.h"

enum { MARGIN = 50, STEP = 60, EDGE = 2 * MARGIN + 6 * STEP, MAN_RADIUS = 20, DOT_RADIUS = 6, LETTERS = 18, RANKS = 7 };
static const char men_signs[PLAYERS] = {'W', 'B'};

/* Columns and rows count from the top left, 0 to 6. The name of a point gives both. */
static int column_of(int point)
{
    return morris_points[point][0] - 'a';
}

static int row_of(int point)
{
    return '7' - morris_points[point][1];
}

static struct point middle_of(int point)
{
    return (struct point){MARGIN + STEP * column_of(point), MARGIN + STEP * row_of(point)};
}

static void draw_line(struct canvas *c, const int *line)
{
    int from = line[0], to = line[LINE_POINTS - 1];
    canvas_line(c, middle_of(from), middle_of(to), (struct paint){.line = INK_PLAIN, .width = 3});
    for (int column = 4 * column_of(from) + 1; column < 4 * column_of(to); column++)
        canvas_glyphs(c, 3 + column, 2 * row_of(from), INK_FAINT, "-");
    for (int row = 2 * row_of(from) + 1; row < 2 * row_of(to); row++)
        canvas_glyphs(c, 3 + 4 * column_of(from), row, INK_FAINT, "|");
}

static void draw_board(struct canvas *c)
{
    canvas_group(c, "lines", "the lines of the board");
    canvas_box(c, 0, 0, EDGE, EDGE, (struct paint){.fill = INK_SAND});
    for (int i = 0; i < LINES; i++)
        draw_line(c, morris_lines[i]);
    canvas_caption(c, "names", "the names of the points");
    for (int i = 0; i < RANKS; i++) {
        canvas_label(c, LETTERS, MARGIN + STEP * i, LETTERS, INK_PLAIN, canvas_id(c, "%c", '7' - i));
        canvas_label(c, MARGIN + STEP * i, EDGE - LETTERS, LETTERS, INK_PLAIN, canvas_id(c, "%c", 'a' + i));
        canvas_glyphs(c, 0, 2 * i, INK_PLAIN, "%c", '7' - i);
        canvas_glyphs(c, 3 + 4 * i, 2 * RANKS, INK_PLAIN, "%c", 'a' + i);
    }
}

static void draw_point(struct canvas *c, const struct match *match, const struct morris_state *s, int point)
{
    struct point at = middle_of(point);
    int seat = s->man[point], column = 3 + 4 * column_of(point), row = 2 * row_of(point);
    canvas_group(c, canvas_id(c, "point-%s", morris_points[point]), "%s: %s", morris_points[point],
                 seat == NOBODY ? "empty" : match->names[seat]);
    if (seat == NOBODY) {
        canvas_circle(c, at.x, at.y, DOT_RADIUS, (struct paint){.fill = INK_PLAIN});
        canvas_glyphs(c, column, row, INK_FAINT, ".");
        return;
    }
    canvas_circle(c, at.x, at.y, MAN_RADIUS,
                  (struct paint){.fill = canvas_worn(c, seat), .line = INK_PLAIN, .width = 2});
    canvas_glyphs(c, column, row, INK_PLAIN, "%c", men_signs[seat]);
}

void morris_draw(const struct match *match, const void *state, struct canvas *c)
{
    const struct morris_state *s = state;
    canvas_wear(c, 0, INK_WHITE);
    canvas_wear(c, 1, INK_BLACK);
    canvas_part(c, "board", "the board", EDGE, EDGE);
    draw_board(c);
    for (int point = 0; point < POINTS; point++)
        draw_point(c, match, s, point);
    for (int seat = 0; seat < PLAYERS; seat++) {
        canvas_group(c, canvas_id(c, "player-%d", seat), "%s", match->names[seat]);
        canvas_say(c, INK_PLAIN, "%c %s  %d in hand  %d on the board  %d lost", men_signs[seat], match->names[seat],
                   s->hand[seat], morris_on_board(s, seat), morris_men_of(match) - morris_men(s, seat));
    }
}

void morris_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                      struct canvas *c)
{
    (void)match;
    (void)state;
    bool moves = move->verb == VERB_MOVE;
    int field = moves ? MOVE_TAKES : PLACE_TAKES;
    struct paint paint = ghost_paint(fate);
    canvas_point(c, "point-%s", morris_points[item(move, moves ? MOVE_TO : PLACE_AT, 0)]);
    canvas_return(c, "board");
    canvas_ghost(c, "wanted", "what the entry moved and took");
    if (moves)
        canvas_arrow(c, middle_of(item(move, MOVE_FROM, 0)), middle_of(item(move, MOVE_TO, 0)), paint);
    for (int i = 0; i < items(move, field); i++)
        canvas_circle(c, middle_of(item(move, field, i)).x, middle_of(item(move, field, i)).y, MAN_RADIUS, paint);
}
