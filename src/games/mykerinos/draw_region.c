/* Mykerinos: the region with its tiles, cubes and rankings. */
#include <stdio.h>
#include <string.h>

#include "games/mykerinos/draw.h"

enum { CUBE = 26, GLYPHS_PER_SPACE = 6, ROWS_PER_BLOCK = 6 };

static int space_x(int column)
{
    return LEFT_EDGE + column * SPACE_SIZE + (column >= 4 ? AREA_GAP : 0);
}

static int space_y(int row)
{
    return TOP_EDGE + 20 + row * SPACE_SIZE + row / 3 * (AREA_GAP + 40);
}

static int glyph_x(int column)
{
    return 4 + column * GLYPHS_PER_SPACE + column / 2 + (column >= 4 ? 2 : 0);
}

static int glyph_y(int row)
{
    return 2 + row / 3 * ROWS_PER_BLOCK + row % 3;
}

static void draw_ruler(struct myk_drawing *d)
{
    canvas_group(d->canvas, "ruler", "%s", "");
    for (int column = 0; column < COLUMNS; column++) {
        canvas_label(d->canvas, space_x(column) + SPACE_SIZE / 2, TOP_EDGE - 26, 16, INK_PLAIN, "%c", 'a' + column);
        canvas_glyphs(d->canvas, glyph_x(column) + 2, 0, INK_FAINT, "%c", 'a' + column);
    }
    for (int row = 0; row < myk_spaces_in(d->s->season) / COLUMNS; row++) {
        canvas_label(d->canvas, LEFT_EDGE - 20, space_y(row) + SPACE_SIZE / 2, 16, INK_PLAIN, "%d", row + 1);
        canvas_glyphs(d->canvas, 1, glyph_y(row), INK_FAINT, "%d", row + 1);
    }
}

static void draw_cartouche(struct myk_drawing *d, int column, int row, int kind, int points)
{
    char shown[32];

    snprintf(shown, sizeof shown, points ? "%s %d" : "%s", myk_kind_names[kind], points);
    canvas_label(d->canvas, space_x(column) + 50, space_y(row) - 11, 12, INK_PLAIN, "%s", shown);
    canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) - 1, myk_patron_ink(kind), "%s", shown);
}

static void draw_tile(struct myk_drawing *d, int index)
{
    int tile = d->s->tile[index], column = index % 4 * 2, row = index / 4 * 3;
    int x = space_x(column), y = space_y(row), kind = tile == GONE ? BLANK : myk_tile_kind(tile);
    bool gone = tile == GONE;
    char id[24];

    snprintf(id, sizeof id, "tile-%d", index + 1);
    canvas_group(d->canvas, id, "tile %d%c: %s", index / 2 + 1, index % 2 ? 'R' : 'L',
                 gone ? "gone" : myk_spell_tile(tile).text);
    canvas_box(
        d->canvas, x, y, 2 * SPACE_SIZE, 3 * SPACE_SIZE,
        (struct paint){.fill = gone ? INK_NONE : INK_SAND, .line = gone ? INK_FAINT : INK_PLAIN, .hatched = gone});
    if (gone) {
        canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) - 1, INK_FAINT, "gone");
        return;
    }
    canvas_box(d->canvas, x + 1, y - 17, 9, 13,
               (struct paint){.fill = kind == BLANK ? INK_NONE : myk_patron_ink(kind), .line = INK_PLAIN});
    draw_cartouche(d, column, row, kind, myk_tile_points(tile));
}

static void draw_cube(struct myk_drawing *d, int x, int y, int colour)
{
    canvas_box(d->canvas, x - CUBE / 2, y - CUBE / 2, CUBE, CUBE,
               (struct paint){.fill = myk_ink(colour), .line = INK_PLAIN});
    canvas_label(d->canvas, x, y, 15, INK_PAPER, "%c", d->mark[colour]);
}

static void draw_pyramid(struct myk_drawing *d, int x, int y)
{
    const struct point corners[] = {
        {x + SPACE_SIZE / 2, y + 5}, {x + SPACE_SIZE - 6, y + SPACE_SIZE - 6}, {x + 6, y + SPACE_SIZE - 6}};

    canvas_polygon(d->canvas, corners, 3, (struct paint){.fill = INK_STONE, .line = INK_PLAIN});
}

/* "A", "^", "A^" for a cube on a pyramid, "." for sand. */
static void draw_space_glyphs(struct myk_drawing *d, int space, bool pyramid)
{
    int column = glyph_x(space % COLUMNS) + 2, row = glyph_y(space / COLUMNS), colour = d->s->cube[space];

    if (d->s->tile[myk_tile_under(space)] == GONE && colour == NOBODY)
        canvas_glyphs(d->canvas, column, row, INK_FAINT, d->current ? "/" : " ");
    else if (colour == NOBODY)
        canvas_glyphs(d->canvas, column, row, pyramid ? INK_PLAIN : INK_FAINT, pyramid ? "^" : ".");
    else
        canvas_glyphs(d->canvas, column, row, myk_ink(colour), pyramid ? "%c^" : "%c", d->mark[colour]);
}

static void draw_space(struct myk_drawing *d, int space)
{
    int x = space_x(space % COLUMNS), y = space_y(space / COLUMNS), colour = d->s->cube[space];
    bool pyramid = myk_pyramid_on(d->s, space);
    char id[WORD_ROOM + 8];

    snprintf(id, sizeof id, "space-%s", myk_spell_space(space).text);
    canvas_group(d->canvas, id, "%s: %s%s%s", myk_spell_space(space).text, pyramid ? "pyramid" : "sand",
                 colour == NOBODY ? "" : ", cube of ", colour == NOBODY ? "" : myk_colour(d->match, colour));
    canvas_box(d->canvas, x, y, SPACE_SIZE, SPACE_SIZE, (struct paint){.fill = INK_NONE, .line = INK_FAINT});
    if (pyramid)
        draw_pyramid(d, x, y);
    if (colour != NOBODY)
        draw_cube(d, x + SPACE_SIZE / 2, y + SPACE_SIZE / 2 + (pyramid ? 6 : 0), colour);
    draw_space_glyphs(d, space, pyramid);
}

static void draw_area(struct myk_drawing *d, int area)
{
    int column = (area - 1) % 2 * 4, row = (area - 1) / 2 * 3, x = space_x(column), y = space_y(row);
    bool current = area == d->current;
    char id[24], ranking[80], names[240];

    snprintf(id, sizeof id, "area-%d", area);
    myk_ranking_text(d, area, false, ranking, sizeof ranking);
    myk_ranking_text(d, area, true, names, sizeof names);
    canvas_group(d->canvas, id, "area %d%s%s", area, names[0] ? ": " : "", names);
    for (int i = 0; i < 3; i++)
        canvas_glyphs(d->canvas, glyph_x(column + 2) - 1, glyph_y(row + i), INK_FAINT, "|");
    canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) + 3, current ? INK_MARK : INK_PLAIN,
                  current ? "[%d]  %s" : " %d   %s", area, ranking);
    canvas_label(d->canvas, x + 8, y + 3 * SPACE_SIZE + 13, 16, current ? INK_MARK : INK_PLAIN, "%d", area);
    canvas_label(d->canvas, x + 2 * SPACE_SIZE, y + 3 * SPACE_SIZE + 13, 14, INK_PLAIN, "%s", ranking);
    if (current)
        canvas_box(d->canvas, x - 4, y - 22, 4 * SPACE_SIZE + 8, 3 * SPACE_SIZE + 46,
                   (struct paint){.line = INK_MARK, .width = 3});
}

void myk_draw_region(struct myk_drawing *d)
{
    bool dealt = d->s->phase == PHASE_EXCAVATION || d->s->phase == PHASE_SURVEY;

    draw_ruler(d);
    for (int index = 0; dealt && index < myk_tiles_in(d->s->season); index++)
        draw_tile(d, index);
    for (int space = 0; space < myk_spaces_in(d->s->season); space++)
        draw_space(d, space);
    for (int area = 1; area <= myk_areas_in(d->s->season); area++)
        draw_area(d, area);
}
