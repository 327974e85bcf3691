/* Mykerinos: the region with its tiles, cubes and rankings. */
#include "games/mykerinos/draw.h"

/* A block is a row of areas: cartouches above three rows of spaces, rankings below. */
enum { LEFT_EDGE = 26, TOP_EDGE = 24, AREA_GAP = 16, BLOCK = 3 * SPACE_SIZE + TAG_HEIGHT + 36, RANKING = 28 };
enum { GLYPHS_PER_SPACE = 6, ROWS_PER_BLOCK = 6 };

static int space_x(int column)
{
    return LEFT_EDGE + column * SPACE_SIZE + (column >= 4 ? AREA_GAP : 0);
}

static int space_y(int row)
{
    return TOP_EDGE + TAG_HEIGHT + row % 3 * SPACE_SIZE + row / 3 * BLOCK;
}

static int glyph_x(int column)
{
    return 4 + column * GLYPHS_PER_SPACE + column / 2 + (column >= 4 ? 2 : 0);
}

static int glyph_y(int row)
{
    return 2 + row / 3 * ROWS_PER_BLOCK + row % 3;
}

struct point myk_space_corner(int space)
{
    return (struct point){space_x(space % COLUMNS), space_y(space / COLUMNS)};
}

struct point myk_space_glyphs(int space)
{
    return (struct point){glyph_x(space % COLUMNS) + 2, glyph_y(space / COLUMNS)};
}

static void draw_ruler(struct myk_drawing *d)
{
    canvas_caption(d->canvas, "ruler", "%s", "");
    for (int column = 0; column < COLUMNS; column++) {
        canvas_label(d->canvas, space_x(column) + SPACE_SIZE / 2, TOP_EDGE / 2, 17, INK_PLAIN,
                     canvas_id(d->canvas, "%c", 'a' + column));
        canvas_glyphs(d->canvas, glyph_x(column) + 2, 0, INK_FAINT, "%c", 'a' + column);
    }
    for (int row = 0; row < myk_spaces_in(d->s->season) / COLUMNS; row++) {
        canvas_label(d->canvas, LEFT_EDGE / 2, space_y(row) + SPACE_SIZE / 2, 17, INK_PLAIN,
                     canvas_id(d->canvas, "%d", row + 1));
        canvas_glyphs(d->canvas, 1, glyph_y(row), INK_FAINT, "%d", row + 1);
    }
}

void myk_draw_portrait(struct myk_drawing *d, struct point at, int radius, int kind)
{
    canvas_circle(d->canvas, at.x, at.y, radius,
                  (struct paint){.fill = myk_pale_ink(kind), .line = INK_PLAIN, .width = 2});
    if (kind != BLANK)
        canvas_piece(d->canvas, at.x, at.y, radius * 17 / 10, kind == BLACKMORE ? INK_STONE : myk_patron_ink(kind),
                     myk_kind_names[kind]);
}

/* The patron on a ground of its colour, with the number on the tile. */
static void draw_tag(struct myk_drawing *d, int x, int y, int kind, int points)
{
    int middle = x + SPACE_SIZE;
    canvas_box(d->canvas, x, y, 2 * SPACE_SIZE, TAG_HEIGHT,
               (struct paint){.fill = myk_pale_ink(kind), .line = INK_PLAIN});
    if (kind == BLANK)
        canvas_label(d->canvas, x + 30, y + TAG_HEIGHT / 2, LEAST_WRITING, INK_PLAIN, "blank");
    else
        myk_draw_portrait(d, (struct point){points ? middle - 20 : middle, y + TAG_HEIGHT / 2}, TAG_HEIGHT / 2 - 1,
                          kind);
    if (points)
        canvas_label(d->canvas, middle + 24, y + TAG_HEIGHT / 2, 26, INK_PLAIN, canvas_id(d->canvas, "%d", points));
}

const char *myk_tile_id(const struct myk_drawing *d, int index)
{
    const char *call = index / 2 + 1 != d->current ? "" : index % 2 ? "=right" : "=left";
    return canvas_id(d->canvas, "tile-%d%s", index + 1, call);
}

static void draw_tile(struct myk_drawing *d, int index)
{
    int tile = d->s->tile[index], column = index % 4 * 2, row = index / 4 * 3;
    int x = space_x(column), y = space_y(row), kind = tile == GONE ? BLANK : myk_tile_kind(tile);
    bool gone = tile == GONE;
    canvas_group(d->canvas, myk_tile_id(d, index), "tile %d%c: %s", index / 2 + 1, index % 2 ? 'R' : 'L',
                 gone ? "gone" : myk_spell_tile(tile).text);
    canvas_box(
        d->canvas, x, y, 2 * SPACE_SIZE, 3 * SPACE_SIZE,
        (struct paint){.fill = gone ? INK_NONE : INK_SAND, .line = gone ? INK_FAINT : INK_PLAIN, .hatched = gone});
    if (gone) {
        canvas_label(d->canvas, x + SPACE_SIZE, y - TAG_HEIGHT / 2, LEAST_WRITING, INK_FAINT, "tile gone");
        canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) - 1, INK_FAINT, "gone");
        return;
    }
    draw_tag(d, x, y - TAG_HEIGHT, kind, myk_tile_points(tile));
    canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) - 1, myk_patron_ink(kind),
                  myk_tile_points(tile) ? "%s %d" : "%s", myk_kind_names[kind], myk_tile_points(tile));
}

void myk_draw_cube(struct myk_drawing *d, struct point middle, int size, int colour)
{
    canvas_piece(d->canvas, middle.x - 6, middle.y, size, myk_ink(colour), colour == NEUTRAL ? "neutral-cube" : "cube");
    canvas_label(d->canvas, middle.x + size / 2 + 1, middle.y, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c", d->mark[colour]));
}

static void draw_space(struct myk_drawing *d, int space)
{
    int x = space_x(space % COLUMNS), y = space_y(space / COLUMNS), colour = d->s->cube[space];
    bool pyramid = myk_pyramid_on(d->s, space), gone = d->s->tile[myk_tile_under(space)] == GONE;
    canvas_group(d->canvas, canvas_id(d->canvas, "space-%s", myk_spell_space(space).text), "%s: %s%s%s",
                 myk_spell_space(space).text, pyramid ? "pyramid" : "sand", colour == NOBODY ? "" : ", cube of ",
                 colour == NOBODY ? "" : myk_colour(d->match, colour));
    canvas_box(d->canvas, x, y, SPACE_SIZE, SPACE_SIZE,
               (struct paint){.fill = gone || !myk_region_lies(d->s) ? INK_NONE : INK_SAND, .line = INK_FAINT});
    if (!pyramid && colour == NOBODY && myk_region_lies(d->s) && !gone)
        canvas_piece(d->canvas, x + SPACE_SIZE / 2, y + SPACE_SIZE / 2, SPACE_SIZE, INK_SAND, "dune");
    bool both = pyramid && colour != NOBODY;
    if (pyramid)
        canvas_piece(d->canvas, x + (both ? 18 : SPACE_SIZE / 2), y + (both ? 18 : SPACE_SIZE / 2),
                     both ? 34 : SPACE_SIZE - 6, INK_BROWN, "pyramid");
    if (colour != NOBODY)
        myk_draw_cube(d, (struct point){x + SPACE_SIZE / 2 + 2 * both, y + SPACE_SIZE / 2 + 8 * both},
                      both ? 30 : CUBE_SIZE, colour);
    /* "A", "^", "A^" for a cube on a pyramid, "." for sand. */
    struct point at = myk_space_glyphs(space);
    if (gone && colour == NOBODY)
        canvas_glyphs(d->canvas, at.x, at.y, INK_FAINT, d->current ? "/" : " ");
    else if (colour == NOBODY)
        canvas_glyphs(d->canvas, at.x, at.y, pyramid ? INK_PLAIN : INK_FAINT, pyramid ? "^" : ".");
    else
        canvas_glyphs(d->canvas, at.x, at.y, myk_ink(colour), pyramid ? "%c^" : "%c", d->mark[colour]);
}

/* Cubes of each colour in order; `=` is a tie that is not decided yet. */
static void draw_order(struct myk_drawing *d, int area, int x, int y)
{
    struct myk_ranking ranking = myk_rank(d->match, d->s, area);
    for (int i = 0; i < ranking.count; i++) {
        int colour = ranking.colour[i], step = ranking.count > 3 ? 45 : 63;
        if (i > 0)
            canvas_label(d->canvas, x + i * step - 5, y, LEAST_WRITING, INK_PLAIN,
                         myk_tie_open(d, &ranking, i) ? "=" : ">");
        if (ranking.count <= 3)
            canvas_piece(d->canvas, x + 12 + i * step, y, 20, myk_ink(colour),
                         colour == NEUTRAL ? "neutral-cube" : "cube");
        canvas_words(d->canvas, x + (ranking.count > 3 ? 4 : 23) + i * step, y, LEAST_WRITING, INK_PLAIN,
                     canvas_id(d->canvas, "%c%d", d->mark[colour], ranking.cubes[i]));
    }
}

/* "A 4 > B 2 = C 2", with names or marks; `=` is a tie that the passing scale has not decided yet. */
static void ranking_text(const struct myk_drawing *d, int area, bool names, char *out, size_t room)
{
    struct myk_ranking ranking = myk_rank(d->match, d->s, area);
    out[0] = '\0';
    for (int i = 0; i < ranking.count; i++) {
        char mark[2] = {d->mark[ranking.colour[i]], '\0'};
        append_string(out, room, "%s%s %d",
                      i == 0                         ? ""
                      : myk_tie_open(d, &ranking, i) ? " = "
                                                     : " > ",
                      names ? myk_colour(d->match, ranking.colour[i]) : mark, ranking.cubes[i]);
    }
}

/* The line between the two tiles of an area, its number and ranking, and the frame around the area being evaluated. */
static void draw_area(struct myk_drawing *d, int area)
{
    int column = (area - 1) % 2 * 4, row = (area - 1) / 2 * 3, x = space_x(column), y = space_y(row);
    int below = y + 3 * SPACE_SIZE;
    bool current = area == d->current;
    char names[240], ranking[80];
    ranking_text(d, area, true, names, sizeof names);
    canvas_caption(d->canvas, canvas_id(d->canvas, "area-%d", area), "area %d%s%s", area, names[0] ? ": " : "", names);
    for (int i = 0; i < 3; i++)
        canvas_glyphs(d->canvas, glyph_x(column + 2) - 1, glyph_y(row + i), INK_FAINT, "|");
    if (myk_region_lies(d->s))
        canvas_line(d->canvas, (struct point){x + 2 * SPACE_SIZE, y - (myk_tiles_left(d->s, area) ? TAG_HEIGHT : 0)},
                    (struct point){x + 2 * SPACE_SIZE, y + 3 * SPACE_SIZE},
                    (struct paint){.line = INK_PLAIN, .width = 3});
    ranking_text(d, area, false, ranking, sizeof ranking);
    canvas_box(d->canvas, x, below + 3, 20, 20, (struct paint){.fill = INK_BLACK, .line = INK_PLAIN});
    canvas_label(d->canvas, x + 10, below + 13, LEAST_WRITING, INK_WHITE, canvas_id(d->canvas, "%d", area));
    draw_order(d, area, x + 24, below + 13);
    canvas_glyphs(d->canvas, glyph_x(column) + 1, glyph_y(row) + 3, current ? INK_MARK : INK_PLAIN,
                  current ? "[%d]  %s" : " %d   %s", area, ranking);
    if (current)
        canvas_box(d->canvas, x - 3, y - TAG_HEIGHT - 3, 4 * SPACE_SIZE + 6, 3 * SPACE_SIZE + TAG_HEIGHT + RANKING + 4,
                   (struct paint){.line = INK_PLAIN, .width = 4});
}

void myk_draw_region(struct myk_drawing *d)
{
    int blocks = myk_spaces_in(d->s->season) / COLUMNS / 3;
    canvas_part(d->canvas, "region", "the region", LEFT_EDGE + COLUMNS * SPACE_SIZE + AREA_GAP + 6,
                TOP_EDGE + blocks * BLOCK);
    draw_ruler(d);
    for (int index = 0; myk_region_lies(d->s) && index < myk_tiles_in(d->s->season); index++)
        draw_tile(d, index);
    for (int space = 0; space < myk_spaces_in(d->s->season); space++)
        draw_space(d, space);
    for (int area = 1; area <= myk_areas_in(d->s->season); area++)
        draw_area(d, area);
}
