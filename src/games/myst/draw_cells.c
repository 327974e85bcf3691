/* Myst: the board in shapes: the island, and one group for each position, with all that is on it. */
#include "games/myst/draw.h"

enum { LEFT = 26, TOP = 15, RIGHT = 6, FOOT = 26, LINE_MOST = 8, PLATE = 19, SMALL = 30, LARGE = 42 };

/* The artwork of a piece has knobs above and to the left, so its middle is CUT_OFF away from that of the position. */
enum { CUT_SIZE = 102, CUT_OFF = 7, ISLAND_ROWS = 6, ISLAND_COLS = 8 };

struct point myst_corner(const struct myst_drawing *d, int position)
{
    return (struct point){LEFT + CELL_WIDTH * (d->box->col[position] - d->col),
                          TOP + CELL_HEIGHT * (d->box->row[position] - d->row)};
}

const char *myst_space_id(const struct myst_drawing *d, int position)
{
    int landmark = d->box->landmark_at[position];
    return canvas_id(d->canvas, "space-%.60s%s%.60s", d->box->id[position], landmark >= 0 ? "=" : "",
                     landmark >= 0 ? d->box->landmark[landmark] : "");
}

/* ---- the island ---- */

bool myst_has_island(const struct myst_drawing *d)
{
    return d->box->grid && d->box->rows == ISLAND_ROWS && d->box->cols == ISLAND_COLS && d->row == 0 && d->col == 0
           && d->box->positions == ISLAND_ROWS * ISLAND_COLS;
}

enum ink myst_pale(const struct myst_drawing *d, int team)
{
    return team < 0 ? INK_PAPER : myst_ink(d, team) == INK_BLUE ? INK_PALE_BLUE : INK_PALE_YELLOW;
}

/* A piece shows its own part of the island, on whatever position it is. */
static void draw_cut(struct myst_drawing *d, int position, int team, int size)
{
    struct point at = myst_corner(d, position);
    canvas_piece(d->canvas, at.x + CELL_WIDTH / 2 - CUT_OFF * size / CUT_SIZE,
                 at.y + CELL_HEIGHT / 2 - CUT_OFF * size / CUT_SIZE, size, team < 0 ? INK_STONE : myst_ink(d, team),
                 d->box->id[myst_piece_on(d->s, position)]);
}

/* A covered key piece is visible all around the one on top of it. */
static void draw_piece(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    bool island = myst_has_island(d), covered = landmark >= 0 && d->s->cover[landmark] >= 0, open = team == NOBODY,
         shows = open && island && myst_answer(d->match, HOUSE_BOARD, BOARD_PICTURE);
    int below = covered ? myst_owner(d->s, position) : team;
    canvas_box(d->canvas, at.x, at.y, CELL_WIDTH, CELL_HEIGHT,
               (struct paint){.fill = shows  ? INK_VEIL
                                      : open ? INK_PAPER
                                             : myst_pale(d, below),
                              .line = open ? INK_FAINT : INK_PLAIN,
                              .dashed = open});
    if (!open && island)
        draw_cut(d, position, below, CUT_SIZE);
    if (covered)
        canvas_box(d->canvas, at.x + 7, at.y + 8, CELL_WIDTH - 14, CELL_HEIGHT - 16,
                   (struct paint){.fill = myst_pale(d, team), .line = INK_PLAIN, .width = 3});
    if (covered && island)
        draw_cut(d, position, team, CUT_SIZE * 8 / 10);
    if (team > 0)
        canvas_box(d->canvas, at.x + 7 * covered, at.y + 8 * covered, CELL_WIDTH - 14 * covered,
                   CELL_HEIGHT - 16 * covered, (struct paint){.texture = team});
}

/* Strong lines where colours meet, a caption for each row: a new piece changes only the sides of its neighbours. */
static void draw_seams(struct myst_drawing *d, int row)
{
    canvas_caption(d->canvas, canvas_id(d->canvas, "seams-%d", row), "%s", "");
    for (int position = 0; position < d->box->positions; position++) {
        struct point at = myst_corner(d, position);
        int team = myst_visible(d, position), up = myst_at_offset(d->box, position, -1, 0),
            left = myst_at_offset(d->box, position, 0, -1);
        if (d->box->row[position] != row || team < 0)
            continue;
        if (up >= 0 && myst_visible(d, up) == myst_other(team))
            canvas_piece(d->canvas, at.x + CELL_WIDTH / 2, at.y + 25, CELL_WIDTH, INK_PLAIN, "seam1");
        if (left >= 0 && myst_visible(d, left) == myst_other(team))
            canvas_piece(d->canvas, at.x + 30, at.y + CELL_HEIGHT / 2, CELL_HEIGHT, INK_PLAIN, "seam2");
    }
}

/* ---- on it ---- */

static int pawns_on(const struct myst_drawing *d, int position)
{
    return (d->s->team[0].pawn == position) + (d->s->team[1].pawn == position);
}

void myst_write_name(struct myst_drawing *d, int x, int y, const char *name)
{
    char words[NAME_ROOM];
    put_string(words, sizeof words, "%s", name);
    for (char *at = words; *at; at++)
        *at = *at == '-' ? ' ' : *at;
    canvas_label(d->canvas, x, y, LEAST_WRITING, INK_PLAIN, canvas_id(d->canvas, "%s", words));
}

/* A name on a plate at the foot of a position. The plate is over neighbouring pieces, but stays within the board. */
static void draw_plate(struct myst_drawing *d, int position, const char *id, const char *name, bool right)
{
    struct point at = myst_corner(d, position);
    int width = canvas_width_of(name, LEAST_WRITING) + 2,
        most = LEFT + CELL_WIDTH * (d->box->cols - d->col) - width - 2;
    int x = at.x + (width >= CELL_WIDTH ? 1 : right ? CELL_WIDTH - width - 2 : (CELL_WIDTH - width) / 2);
    x = x < most ? x : most;
    canvas_caption(d->canvas, id, "%s", "");
    canvas_box(d->canvas, x, at.y + CELL_HEIGHT - PLATE - 4, width, PLATE, (struct paint){.fill = INK_WHITE});
    myst_write_name(d, x + width / 2, at.y + CELL_HEIGHT - PLATE / 2 - 5, name);
}

static void draw_plates(struct myst_drawing *d)
{
    for (int landmark = 0; landmark < d->box->landmarks; landmark++)
        draw_plate(d, d->box->key[landmark], canvas_id(d->canvas, "name-%s", d->box->landmark[landmark]),
                   d->box->landmark[landmark], false);
    for (int team = 0; team < TEAMS; team++) {
        int position = d->s->team[team].pawn;
        if (position >= 0 && d->box->landmark_at[position] < 0 && d->s->team[myst_other(team)].pawn != position)
            draw_plate(d, position, canvas_id(d->canvas, "pawn-%d", team), d->match->names[team], true);
    }
}

/* The landmark's figure, smaller if pawns are on the position, and the switches of the piece. */
static void draw_figures(struct myst_drawing *d, int position, struct point at)
{
    int landmark = d->box->landmark_at[position], pawns = pawns_on(d, position), team = myst_visible(d, position),
        piece = myst_is_open(d->s, position) ? position : myst_piece_on(d->s, position);
    enum ink ink = team < 0 ? INK_STONE : myst_ink(d, team);
    bool figure = landmark >= 0;
    if (figure) {
        int x = at.x + CELL_WIDTH / 2 - 8 * pawns, y = at.y + 41, radius = 22 - 2 * pawns;
        canvas_circle(d->canvas, x, y, radius, (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
        if (myst_is_usual(d->box->landmark[landmark]))
            canvas_piece(d->canvas, x, y, radius * 3 / 2, ink, d->box->landmark[landmark]);
    }
    for (int i = 0; i < d->box->switches[piece] && i < 5; i++)
        canvas_piece(d->canvas, at.x + (figure ? 12 : 22) + 12 * i, at.y + (figure ? 58 : 42), figure ? 22 : 30, ink,
                     "switch");
}

static void draw_labels(struct myst_drawing *d, int position, struct point at)
{
    const struct myst_state *s = d->s;
    canvas_words(d->canvas, at.x + 5, at.y + 11, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%.5s", d->box->id[position]));
    for (int team = 0; team < TEAMS; team++)
        if (s->team[team].first == position)
            canvas_piece(d->canvas, at.x + CELL_WIDTH - 12 - 20 * team * (s->team[0].first == position), at.y + 12, 20,
                         myst_ink(d, team), "first-key");
    if (myst_astray(d, position)) {
        canvas_box(d->canvas, at.x + 4, at.y + 35, 42, 18,
                   (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 2});
        canvas_label(d->canvas, at.x + 25, at.y + 44, LEAST_WRITING, INK_RED,
                     canvas_id(d->canvas, "%.4s", d->box->id[myst_piece_on(s, position)]));
    }
}

/* May a pawn walk to the position now? False for a position below 0. */
static bool may_walk(const struct myst_drawing *d, int position)
{
    return position >= 0 && d->s->phase == PHASE_EXPLORE && (d->may[0][position] || d->may[1][position]);
}

/* Where a team may place a piece now, or its pawn may walk to: the edge of these spaces is drawn inside them. */
static void draw_choices(struct myst_drawing *d, int position, struct point at)
{
    enum { IN = 3 };
    const struct point corner[] = {{at.x + IN, at.y + IN},
                                   {at.x + CELL_WIDTH - IN, at.y + IN},
                                   {at.x + CELL_WIDTH - IN, at.y + CELL_HEIGHT - IN},
                                   {at.x + IN, at.y + CELL_HEIGHT - IN}};
    static const struct point side[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    bool figure = d->box->landmark_at[position] >= 0;
    for (int i = 0; may_walk(d, position) && i < 4; i++)
        if (!may_walk(d, myst_at_offset(d->box, position, side[i].y, side[i].x)))
            canvas_line(d->canvas, corner[i], corner[(i + 1) % 4],
                        (struct paint){.line = INK_BLACK, .width = 3, .dashed = true, .possible = true});
    for (int team = 0; team < TEAMS && d->s->phase == PHASE_PUZZLE; team++)
        if (d->may[team][position])
            canvas_circle(
                d->canvas, at.x + 10 + (figure ? 0 : 16 * team), at.y + (figure ? 32 + 18 * team : 76), 6,
                (struct paint){.fill = myst_ink(d, team), .line = INK_PLAIN, .texture = team, .possible = true});
}

/* Two pawns on one space are side by side, clear of its name and its figure. */
static void draw_pawns(struct myst_drawing *d, int position, struct point at)
{
    bool figure = d->box->landmark_at[position] >= 0, shared = pawns_on(d, position) > 1;
    for (int team = 0; team < TEAMS; team++) {
        if (d->s->team[team].pawn != position)
            continue;
        int x = at.x + CELL_WIDTH - (shared ? 15 + 20 * team : figure ? 15 : 24);
        bool small = figure || shared;
        canvas_piece(d->canvas, x, at.y + (small ? 39 : 32), small ? SMALL : LARGE, myst_ink(d, team), "pawn");
    }
}

static void draw_cell(struct myst_drawing *d, int position)
{
    struct point at = myst_corner(d, position);
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position);
    canvas_group(d->canvas, myst_space_id(d, position), "%s%s%s: %s", d->box->id[position], landmark >= 0 ? ", " : "",
                 landmark >= 0 ? d->box->landmark[landmark] : "",
                 team == NOBODY ? "open"
                 : team < 0     ? "unknown"
                                : d->match->names[team]);
    draw_piece(d, position, at);
    draw_choices(d, position, at);
    draw_figures(d, position, at);
    draw_labels(d, position, at);
    draw_pawns(d, position, at);
}

void myst_draw_cells(struct myst_drawing *d)
{
    int width = CELL_WIDTH * ISLAND_COLS, height = CELL_HEIGHT * ISLAND_ROWS;
    canvas_part(d->canvas, "board", "the board", LEFT + CELL_WIDTH * (d->box->cols - d->col) + RIGHT,
                TOP + CELL_HEIGHT * (d->box->rows - d->row) + FOOT);
    for (int team = 0; team < d->match->seats; team++)
        canvas_wear(d->canvas, team, myst_ink(d, team));
    if (d->box->grid)
        canvas_caption(d->canvas, "margins", "rows and columns");
    for (int row = 0; row < d->box->rows && d->box->grid; row++)
        canvas_label(d->canvas, LEFT / 2, TOP + CELL_HEIGHT * row + CELL_HEIGHT / 2, 17, INK_PLAIN,
                     canvas_id(d->canvas, "%c", 'a' + row));
    for (int col = 0; col < d->box->cols && d->box->grid; col++)
        canvas_label(d->canvas, LEFT + CELL_WIDTH * col + CELL_WIDTH / 2, TOP + CELL_HEIGHT * d->box->rows + 13, 17,
                     INK_PLAIN, canvas_id(d->canvas, "%d", col + 1));
    if (myst_has_island(d)) { /* the artwork extends beyond its square to the right */
        canvas_caption(d->canvas, "island", "%s", "");
        canvas_box(d->canvas, LEFT - 2, TOP - 2, width + 4, height + 4,
                   (struct paint){.fill = INK_WATER, .line = INK_PLAIN, .width = 3});
        canvas_piece(d->canvas, LEFT + height / 2, TOP + height / 2, height, INK_LAND, "island");
    }
    for (int position = 0; position < d->box->positions; position++)
        draw_cell(d, position);
    for (int row = d->row; row < d->box->rows && d->box->grid; row++)
        draw_seams(d, row);
    draw_plates(d);
}
