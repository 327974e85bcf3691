/* Myst: the board in shapes: one group for each position, with all that lies on it. */
#include <string.h>

#include "games/myst/draw.h"

enum { CELL_WIDTH = 84, CELL_HEIGHT = 70, LEFT = 30, TOP = 10, FOOT = 34, NAME_MOST = 12 };

struct cell {
    int position, x, y; /* the upper left corner */
};

static struct cell cell_of(const struct myst_drawing *d, int position)
{
    return (struct cell){position, LEFT + CELL_WIDTH * d->box->col[position],
                         TOP + CELL_HEIGHT * d->box->row[position]};
}

static void begin_group(struct myst_drawing *d, int position)
{
    char id[80] = "space-";
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    strncat(id, d->box->id[position], sizeof id - strlen(id) - 1);
    canvas_group(d->canvas, id, "%s%s%s: %s", d->box->id[position], landmark >= 0 ? ", " : "",
                 landmark >= 0 ? d->box->landmark[landmark] : "", team == NOBODY ? "open" : d->match->names[team]);
}

/* A covered piece shows as a thick border in its own colour. */
static void draw_piece(struct myst_drawing *d, const struct cell *cell)
{
    int landmark = d->box->landmark_at[cell->position], team = myst_visible(d, cell->position);
    bool covered = landmark >= 0 && d->s->cover[landmark] != NOBODY;
    struct paint paint = {
        .fill = myst_ink(d, team), .line = team == NOBODY ? INK_FAINT : INK_PLAIN, .dashed = team == NOBODY};
    if (covered) {
        canvas_box(d->canvas, cell->x, cell->y, CELL_WIDTH, CELL_HEIGHT,
                   (struct paint){.fill = INK_NONE, .line = INK_PLAIN});
        paint.line = myst_ink(d, myst_owner(d->s, cell->position));
        paint.width = 8;
        canvas_box(d->canvas, cell->x + 5, cell->y + 5, CELL_WIDTH - 10, CELL_HEIGHT - 10, paint);
    } else
        canvas_box(d->canvas, cell->x, cell->y, CELL_WIDTH, CELL_HEIGHT, paint);
}

static void draw_landmark(struct myst_drawing *d, const struct cell *cell)
{
    int landmark = d->box->landmark_at[cell->position];
    if (landmark < 0)
        return;
    canvas_circle(d->canvas, cell->x + CELL_WIDTH / 2, cell->y + CELL_HEIGHT / 2 - 6, 17,
                  (struct paint){.fill = INK_NONE, .line = INK_PLAIN, .width = 2});
    canvas_label(d->canvas, cell->x + CELL_WIDTH / 2, cell->y + CELL_HEIGHT - 14, 11, INK_PLAIN, "%.*s", NAME_MOST,
                 d->box->landmark[landmark]);
}

static void draw_switches(struct myst_drawing *d, const struct cell *cell)
{
    int piece = myst_is_open(d->s, cell->position) ? cell->position : myst_piece_on(d->s, cell->position),
        count = d->box->switches[piece];
    for (int i = 0; i < count && i < 6; i++)
        canvas_circle(d->canvas, cell->x + CELL_WIDTH - 12 - 11 * i, cell->y + CELL_HEIGHT - 20, 4,
                      (struct paint){.fill = INK_BLACK, .line = INK_WHITE});
}

static void draw_labels(struct myst_drawing *d, const struct cell *cell)
{
    const struct myst_state *s = d->s;
    bool star = s->team[0].first == cell->position || s->team[1].first == cell->position;
    canvas_label(d->canvas, cell->x + 18, cell->y + 15, 11, INK_PLAIN, "%.8s%s", d->box->id[cell->position],
                 star ? " \xe2\x98\x85" : "");
    if (myst_astray(d, cell->position)) {
        canvas_box(d->canvas, cell->x + CELL_WIDTH - 38, cell->y + 5, 32, 18,
                   (struct paint){.fill = INK_WHITE, .line = INK_RED});
        canvas_label(d->canvas, cell->x + CELL_WIDTH - 22, cell->y + 14, 12, INK_RED, "%.6s",
                     d->box->id[myst_piece_on(s, cell->position)]);
    }
}

/* Where a team may place a piece now, or its pawn may walk to. */
static void draw_choices(struct myst_drawing *d, const struct cell *cell)
{
    bool walk = d->may[0][cell->position] || d->may[1][cell->position];
    if (walk && d->s->phase == PHASE_EXPLORE)
        canvas_box(d->canvas, cell->x, cell->y, CELL_WIDTH, CELL_HEIGHT,
                   (struct paint){.fill = INK_NONE, .line = INK_NONE, .hatched = true, .possible = true});
    for (int team = 0; team < TEAMS && d->s->phase == PHASE_PUZZLE; team++)
        if (d->may[team][cell->position])
            canvas_circle(d->canvas, cell->x + CELL_WIDTH / 2 - 9 + 18 * team, cell->y + CELL_HEIGHT / 2 + 12, 5,
                          (struct paint){.fill = myst_ink(d, team), .line = INK_FAINT, .possible = true});
}

/* Two pawns on one space stand side by side. */
static void draw_pawns(struct myst_drawing *d, const struct cell *cell)
{
    bool both = d->s->team[0].pawn == d->s->team[1].pawn;
    for (int team = 0; team < TEAMS; team++) {
        int x = cell->x + CELL_WIDTH / 2 + (both ? (team ? 14 : -14) : 0), y = cell->y + CELL_HEIGHT / 2 - 6;
        if (d->s->team[team].pawn != cell->position)
            continue;
        canvas_circle(d->canvas, x, y, 15, (struct paint){.fill = myst_ink(d, team), .line = INK_BLACK, .width = 3});
        canvas_label(d->canvas, x, y, 16, INK_PLAIN, "%c", myst_capital(d, team));
    }
}

static void draw_margins(struct myst_drawing *d)
{
    canvas_group(d->canvas, "margins", "rows and columns");
    for (int row = 0; row < d->box->rows; row++)
        canvas_label(d->canvas, LEFT / 2, TOP + CELL_HEIGHT * row + CELL_HEIGHT / 2, 14, INK_PLAIN, "%c", 'a' + row);
    for (int col = 0; col < d->box->cols; col++)
        canvas_label(d->canvas, LEFT + CELL_WIDTH * col + CELL_WIDTH / 2, TOP + CELL_HEIGHT * d->box->rows + 16, 14,
                     INK_PLAIN, "%d", col + 1);
}

void myst_draw_cells(struct myst_drawing *d)
{
    canvas_part(d->canvas, "board", "the board", LEFT + CELL_WIDTH * d->box->cols + TOP, TOP + CELL_HEIGHT * d->box->rows + FOOT);
    for (int team = 0; team < d->match->seats; team++)
        canvas_wear(d->canvas, team, myst_ink(d, team));
    if (d->box->grid)
        draw_margins(d);
    for (int position = 0; position < d->box->positions; position++) {
        struct cell cell = cell_of(d, position);
        begin_group(d, position);
        draw_piece(d, &cell);
        draw_choices(d, &cell);
        draw_landmark(d, &cell);
        draw_switches(d, &cell);
        draw_labels(d, &cell);
        draw_pawns(d, &cell);
    }
}
