/* Myst: the board in shapes: one group for each position, with all that is on it. */
#include <string.h>

#include "games/myst/draw.h"

enum { LEFT = 26, TOP = 4, FOOT = 26, LINE_MOST = 8, PAWN = 12, PAWNS_APART = 20 };

struct point myst_corner(const struct myst_drawing *d, int position)
{
    return (struct point){LEFT + CELL_WIDTH * (d->box->col[position] - d->col),
                          TOP + CELL_HEIGHT * (d->box->row[position] - d->row)};
}

void myst_space_id(const struct myst_box *box, int position, char id[SPACE_ID])
{
    int landmark = box->landmark_at[position];
    put_string(id, SPACE_ID, "space-%.60s%s%.60s", box->id[position], landmark >= 0 ? "=" : "",
               landmark >= 0 ? box->landmark[landmark] : "");
}

static void begin_group(struct myst_drawing *d, int position)
{
    char id[SPACE_ID];
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    myst_space_id(d->box, position, id);
    canvas_group(d->canvas, id, "%s%s%s: %s", d->box->id[position], landmark >= 0 ? ", " : "",
                 landmark >= 0 ? d->box->landmark[landmark] : "",
                 team == NOBODY ? "open"
                 : team < 0     ? "unknown"
                                : d->match->names[team]);
}

/* A covered piece shows as a thick border in its own colour. */
static void draw_piece(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    bool covered = landmark >= 0 && d->s->cover[landmark] >= 0;
    struct paint paint = {.fill = myst_ink(d, team),
                          .line = team == NOBODY ? INK_FAINT : INK_PLAIN,
                          .dashed = team == NOBODY,
                          .texture = team < 0 ? 0 : team};
    if (covered) {
        canvas_box(d->canvas, at.x, at.y, CELL_WIDTH, CELL_HEIGHT, (struct paint){.fill = INK_NONE, .line = INK_PLAIN});
        paint.line = myst_ink(d, myst_owner(d->s, position));
        paint.width = 8;
        canvas_box(d->canvas, at.x + 5, at.y + 5, CELL_WIDTH - 10, CELL_HEIGHT - 10, paint);
    } else
        canvas_box(d->canvas, at.x, at.y, CELL_WIDTH, CELL_HEIGHT, paint);
}

/* In one line or two, as much of it as goes in. */
static void draw_name(struct myst_drawing *d, const char *name, struct point at)
{
    int middle = at.x + CELL_WIDTH / 2, word = (int)strcspn(name, "-");
    bool two = (int)strlen(name) > LINE_MOST, broken = two && word > LINE_MOST;
    if (!two) {
        canvas_label(d->canvas, middle, at.y + 53, LEAST_WRITING, INK_PLAIN, "%s", name);
        return;
    }
    word = broken ? LINE_MOST - 1 : word;
    canvas_label(d->canvas, middle, at.y + 43, LEAST_WRITING, INK_PLAIN, broken ? "%.*s-" : "%.*s", word, name);
    canvas_label(d->canvas, middle, at.y + 57, LEAST_WRITING, INK_PLAIN, "%.*s", LINE_MOST, name + word + !broken);
}

static void draw_landmark(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position];
    if (landmark < 0)
        return;
    canvas_circle(d->canvas, at.x + CELL_WIDTH - 18, at.y + 18, PAWN + 1,
                  (struct paint){.fill = INK_NONE, .line = INK_PLAIN, .width = 2});
    draw_name(d, d->box->landmark[landmark], at);
}

static void draw_switches(struct myst_drawing *d, int position, struct point at)
{
    int piece = myst_is_open(d->s, position) ? position : myst_piece_on(d->s, position),
        count = d->box->switches[piece];
    for (int i = 0; i < count && i < 5; i++)
        canvas_circle(d->canvas, at.x + 10 + 11 * i, at.y + 28, 4,
                      (struct paint){.fill = INK_BLACK, .line = INK_WHITE});
}

static bool is_shared(const struct myst_drawing *d, int position)
{
    return d->s->team[0].pawn == position && d->s->team[1].pawn == position;
}

/* The star of a first piece stands after the name, or below it where two pawns take the place. */
static void draw_labels(struct myst_drawing *d, int position, struct point at)
{
    const struct myst_state *s = d->s;
    const char *star = s->team[0].first == position || s->team[1].first == position ? "\xe2\x98\x85" : "";
    bool below = is_shared(d, position);
    canvas_words(d->canvas, at.x + 6, at.y + 12, LEAST_WRITING, INK_PLAIN, "%.5s%s", d->box->id[position],
                 below ? "" : star);
    if (below && star[0])
        canvas_words(d->canvas, at.x + 6, at.y + 30, LEAST_WRITING, INK_PLAIN, "%s", star);
    if (myst_astray(d, position)) {
        canvas_box(d->canvas, at.x + 4, at.y + 35, 42, 18,
                   (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 2});
        canvas_label(d->canvas, at.x + 25, at.y + 44, LEAST_WRITING, INK_RED, "%.4s",
                     d->box->id[myst_piece_on(s, position)]);
    }
}

/* Where a team may place a piece now, or its pawn may walk to. */
static void draw_choices(struct myst_drawing *d, int position, struct point at)
{
    bool walk = d->may[0][position] || d->may[1][position];
    if (walk && d->s->phase == PHASE_EXPLORE)
        canvas_box(d->canvas, at.x, at.y, CELL_WIDTH, CELL_HEIGHT,
                   (struct paint){.fill = INK_NONE, .line = INK_NONE, .texture = REACH, .possible = true});
    for (int team = 0; team < TEAMS && d->s->phase == PHASE_PUZZLE; team++)
        if (d->may[team][position])
            canvas_circle(
                d->canvas, at.x + 12 + 14 * team, at.y + 28, 6,
                (struct paint){.fill = myst_ink(d, team), .line = INK_PLAIN, .texture = team, .possible = true});
}

void myst_draw_pawn(struct myst_drawing *d, int team, struct point at, struct paint paint)
{
    canvas_circle(d->canvas, at.x, at.y, PAWN, paint);
    canvas_label(d->canvas, at.x, at.y, 17, INK_BLACK, "%c", myst_capital(d, team));
}

/* Two pawns on one space stand side by side, clear of its name. */
static void draw_pawns(struct myst_drawing *d, int position, struct point at)
{
    bool shared = is_shared(d, position);
    int right = at.x + CELL_WIDTH - (shared ? 14 : 18), apart = shared ? PAWNS_APART : 0;
    for (int team = 0; team < TEAMS; team++)
        if (d->s->team[team].pawn == position)
            myst_draw_pawn(d, team, (struct point){right - team * apart, at.y + 18},
                           (struct paint){.fill = myst_ink(d, team), .line = INK_BLACK, .width = 3});
}

static void draw_margins(struct myst_drawing *d)
{
    canvas_caption(d->canvas, "margins", "rows and columns");
    for (int row = 0; row < d->box->rows; row++)
        canvas_label(d->canvas, LEFT / 2, TOP + CELL_HEIGHT * row + CELL_HEIGHT / 2, 17, INK_PLAIN, "%c", 'a' + row);
    for (int col = 0; col < d->box->cols; col++)
        canvas_label(d->canvas, LEFT + CELL_WIDTH * col + CELL_WIDTH / 2, TOP + CELL_HEIGHT * d->box->rows + 13, 17,
                     INK_PLAIN, "%d", col + 1);
}

static void draw_cell(struct myst_drawing *d, int position)
{
    struct point at = myst_corner(d, position);
    begin_group(d, position);
    draw_piece(d, position, at);
    draw_choices(d, position, at);
    draw_landmark(d, position, at);
    draw_switches(d, position, at);
    draw_labels(d, position, at);
    draw_pawns(d, position, at);
}

void myst_draw_cells(struct myst_drawing *d)
{
    canvas_part(d->canvas, "board", "the board", LEFT + CELL_WIDTH * (d->box->cols - d->col) + TOP,
                TOP + CELL_HEIGHT * (d->box->rows - d->row) + FOOT);
    for (int team = 0; team < d->match->seats; team++)
        canvas_wear(d->canvas, team, myst_ink(d, team));
    if (d->box->grid)
        draw_margins(d);
    for (int position = 0; position < d->box->positions; position++)
        draw_cell(d, position);
}
