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

/* ---- jigsaw ---- */

enum { KNOB = 8, JIGSAW_MOST = 24 };

static bool has_neighbour(const struct myst_drawing *d, int position, int up, int left)
{
    for (int other = 0; other < d->box->positions; other++)
        if (d->box->row[other] == d->box->row[position] - up && d->box->col[other] == d->box->col[position] - left)
            return true;
    return false;
}

/* A knob that reaches over the side with its middle there, up or to the left. */
static int add_knob(struct point *line, struct point middle, bool up)
{
    static const struct point knob[] = {{-4, 0}, {-7, -3}, {-6, -KNOB}, {6, -KNOB}, {7, -3}, {4, 0}};
    enum { CORNERS = sizeof knob / sizeof *knob };
    for (int i = 0; i < CORNERS; i++)
        line[i] = up ? (struct point){middle.x + knob[i].x, middle.y + knob[i].y}
                     : (struct point){middle.x + knob[i].y, middle.y - knob[i].x};
    return CORNERS;
}

/* Later pieces are above earlier ones, so that each has its knobs above and to the left. */
static void draw_jigsaw(struct myst_drawing *d, int position, struct point at, struct paint paint)
{
    struct point line[JIGSAW_MOST];
    int count = 0;
    bool piece = myst_visible(d, position) != NOBODY && d->box->grid;
    line[count++] = at;
    if (piece && has_neighbour(d, position, 1, 0))
        count += add_knob(line + count, (struct point){at.x + CELL_WIDTH / 2, at.y}, true);
    line[count++] = (struct point){at.x + CELL_WIDTH, at.y};
    line[count++] = (struct point){at.x + CELL_WIDTH, at.y + CELL_HEIGHT};
    line[count++] = (struct point){at.x, at.y + CELL_HEIGHT};
    if (piece && has_neighbour(d, position, 0, 1))
        count += add_knob(line + count, (struct point){at.x, at.y + CELL_HEIGHT / 2}, false);
    canvas_polygon(d->canvas, line, count, paint);
}

/* The island on the board under the pieces: water along its edges. */
static enum ink ground_of(const struct myst_drawing *d, int position)
{
    int row = d->box->row[position], col = d->box->col[position];
    bool edge = row == 0 || col == 0 || row == d->box->rows - 1 || col == d->box->cols - 1;
    return !d->box->grid ? INK_PAPER : edge && d->box->landmark_at[position] < 0 ? INK_WATER : INK_LAND;
}

/* A covered piece shows as a thick border in its own colour. */
static void draw_piece(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    bool covered = landmark >= 0 && d->s->cover[landmark] >= 0;
    struct paint paint = {.fill = team == NOBODY ? ground_of(d, position) : myst_ink(d, team),
                          .line = team == NOBODY ? INK_FAINT : INK_PLAIN,
                          .dashed = team == NOBODY,
                          .texture = team < 0 ? 0 : team};
    if (!covered) {
        draw_jigsaw(d, position, at, paint);
        return;
    }
    struct paint below = paint;
    below.fill = myst_ink(d, myst_owner(d->s, position));
    below.texture = 0;
    draw_jigsaw(d, position, at, below);
    paint.width = 2;
    canvas_box(d->canvas, at.x + 9, at.y + 9, CELL_WIDTH - 18, CELL_HEIGHT - 18, paint);
}

/* In one line or two, as much of it as goes in. */
static void draw_name(struct myst_drawing *d, const char *name, struct point at)
{
    int middle = at.x + CELL_WIDTH / 2, word = (int)strcspn(name, "-");
    bool two = (int)strlen(name) > LINE_MOST, broken = two && word > LINE_MOST;
    if (!two) {
        canvas_label(d->canvas, middle, at.y + 62, LEAST_WRITING, INK_PLAIN, "%s", name);
        return;
    }
    word = broken ? LINE_MOST - 1 : word;
    canvas_label(d->canvas, middle, at.y + 57, LEAST_WRITING, INK_PLAIN, broken ? "%.*s-" : "%.*s", word, name);
    canvas_label(d->canvas, middle, at.y + 71, LEAST_WRITING, INK_PLAIN, "%.*s", LINE_MOST, name + word + !broken);
}

static void draw_landmark(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position];
    if (landmark < 0)
        return;
    canvas_circle(d->canvas, at.x + CELL_WIDTH / 2, at.y + 28, 20,
                  (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
    if (myst_has_art(d->box->landmark[landmark]))
        canvas_piece(d->canvas, at.x + CELL_WIDTH / 2, at.y + 28, 30, INK_STONE, "myst-%s", d->box->landmark[landmark]);
    draw_name(d, d->box->landmark[landmark], at);
}

static void draw_switches(struct myst_drawing *d, int position, struct point at)
{
    int piece = myst_is_open(d->s, position) ? position : myst_piece_on(d->s, position),
        count = d->box->switches[piece];
    for (int i = 0; i < count && i < 5; i++)
        canvas_piece(d->canvas, at.x + 18 + 12 * i, at.y + 42, 24, INK_STONE, "myst-switch");
}

static bool is_shared(const struct myst_drawing *d, int position)
{
    return d->s->team[0].pawn == position && d->s->team[1].pawn == position;
}

static void draw_labels(struct myst_drawing *d, int position, struct point at)
{
    const struct myst_state *s = d->s;
    bool first = s->team[0].first == position || s->team[1].first == position;
    canvas_words(d->canvas, at.x + 5, at.y + 11, LEAST_WRITING, INK_PLAIN, "%.5s", d->box->id[position]);
    if (first)
        canvas_piece(d->canvas, at.x + 12, at.y + 30, 20, INK_YELLOW, "myst-first-key");
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
    if (paint.line == INK_RED)
        canvas_circle(d->canvas, at.x, at.y, PAWN + 4, paint);
    canvas_piece(d->canvas, at.x, at.y, 2 * PAWN + 6, paint.fill, "myst-pawn");
    canvas_label(d->canvas, at.x, at.y + 4, LEAST_WRITING, INK_BLACK, "%c", myst_capital(d, team));
}

/* Two pawns on one space stand side by side, clear of its name. */
static void draw_pawns(struct myst_drawing *d, int position, struct point at)
{
    bool shared = is_shared(d, position);
    int right = at.x + CELL_WIDTH - (shared ? 14 : 18), apart = shared ? PAWNS_APART : 0;
    for (int team = 0; team < TEAMS; team++)
        if (d->s->team[team].pawn == position)
            myst_draw_pawn(d, team, (struct point){right - team * apart, at.y + 20},
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
