/* Cyclades: the map drawn: a honeycomb of circles, isles as joined blobs in their owner's colour. */
#include "games/cyclades/draw.h"

#include <stdio.h>

enum { PITCH = 64, ROW = 56, RADIUS = 28, MARGIN = 10, BRIDGE = 15, CELLS = 6 };

static struct point centre(const struct cyc_drawing *d, int circle)
{
    int row = d->b->row[circle], start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
    return (struct point){MARGIN + (d->longest - length) * PITCH / 2 + (circle - start) * PITCH + PITCH / 2,
                          MARGIN + row * ROW + PITCH / 2};
}

static void open_group(struct cyc_drawing *d, const char *space, const char *title)
{
    char id[32];
    snprintf(id, sizeof id, "space-%s", space);
    canvas_group(d->canvas, id, "%s", title);
}

/* ---- seas ------------------------------------------------------------------------------------------------------ */

static void draw_hull(struct cyc_drawing *d, struct point at, int seat, int fleets)
{
    const struct point hull[] = {
        {at.x - 17, at.y + 1}, {at.x + 17, at.y + 1}, {at.x + 10, at.y + 17}, {at.x - 10, at.y + 17}};
    canvas_polygon(d->canvas, hull, 4, (struct paint){.fill = cyc_seat_ink(seat), .line = INK_PLAIN});
    canvas_label(d->canvas, at.x, at.y + 9, 13, INK_WHITE, "%d", fleets);
}

static void cross_out(struct cyc_drawing *d, struct point at)
{
    struct paint paint = {.line = INK_FAINT, .width = 3};
    canvas_line(d->canvas, (struct point){at.x - 19, at.y - 19}, (struct point){at.x + 19, at.y + 19}, paint);
    canvas_line(d->canvas, (struct point){at.x - 19, at.y + 19}, (struct point){at.x + 19, at.y - 19}, paint);
}

static void draw_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    struct point at = centre(d, sea);
    bool fight = d->s->battle.at == sea;
    char title[160];
    int length =
        snprintf(title, sizeof title, "sea %s%s", d->b->name[sea], d->b->trade[sea] ? " with a cornucopia" : "");
    if (stack->fleets > 0)
        snprintf(title + length, sizeof title - (size_t)length, ", %d fleets of %.60s", stack->fleets,
                 d->match->names[stack->owner]);
    open_group(d, d->b->name[sea], title);
    canvas_circle(d->canvas, at.x, at.y, RADIUS,
                  (struct paint){.fill = INK_SEA, .line = fight ? INK_MARK : INK_FAINT, .width = fight ? 4 : 1});
    if (cyc_kraken_in(d->s, sea) || cyc_polyphemus_beside(d->b, d->s, sea))
        cross_out(d, at);
    canvas_label(d->canvas, at.x, at.y - 17, 9, INK_PLAIN, "%s", d->b->name[sea]);
    if (d->b->trade[sea])
        canvas_circle(d->canvas, at.x + 17, at.y - 9, 4, (struct paint){.fill = INK_YELLOW, .line = INK_PLAIN});
    if (stack->fleets > 0)
        draw_hull(d, at, stack->owner, stack->fleets);
    if (cyc_kraken_in(d->s, sea))
        canvas_label(d->canvas, at.x, at.y - 4, 13, INK_PLAIN, "Kra");
}

/* ---- isles ----------------------------------------------------------------------------------------------------- */

static bool joined(const struct cyc_box *b, int circle, int other)
{
    return b->isle_of[circle] == b->isle_of[other] && cyc_touching(b, circle, other);
}

/* A strip of land between two circles of an isle. */
static void bridge(struct cyc_drawing *d, struct point from, struct point to, struct paint paint)
{
    int across = (to.y - from.y) * BRIDGE / PITCH, along = (from.x - to.x) * BRIDGE / PITCH;
    const struct point strip[] = {{from.x + across, from.y + along},
                                  {to.x + across, to.y + along},
                                  {to.x - across, to.y - along},
                                  {from.x - across, from.y - along}};
    canvas_polygon(d->canvas, strip, 4, paint);
}

static void draw_ground(struct cyc_drawing *d, int isle)
{
    bool marker = d->s->isle[isle].owner != NOBODY && d->s->isle[isle].troops == 0;
    bool fight = d->s->battle.at == d->b->isle[isle].circle[0];
    struct paint paint = {.fill = cyc_seat_ink(d->s->isle[isle].owner),
                          .line = fight ? INK_MARK : INK_PLAIN,
                          .width = fight ? 4 : 1,
                          .hatched = marker};
    for (int i = 0; i < d->b->isle[isle].circles; i++) {
        struct point at = centre(d, d->b->isle[isle].circle[i]);
        canvas_circle(d->canvas, at.x, at.y, RADIUS + 1, paint);
    }
    paint.line = INK_NONE;
    for (int i = 0; i < d->b->isle[isle].circles; i++)
        for (int j = 0; j < i; j++)
            if (joined(d->b, d->b->isle[isle].circle[i], d->b->isle[isle].circle[j]))
                bridge(d, centre(d, d->b->isle[isle].circle[i]), centre(d, d->b->isle[isle].circle[j]), paint);
}

/* What stands on an isle is spread over its circles. */
static struct point cell(const struct cyc_drawing *d, int isle, int *used)
{
    static const struct point spot[CELLS] = {{-10, -3}, {10, -3}, {-10, 15}, {10, 15}, {-23, 6}, {23, 6}};
    int circles = d->b->isle[isle].circles, place = *used / circles % CELLS;
    struct point at = centre(d, d->b->isle[isle].circle[*used % circles]);
    ++*used;
    return (struct point){at.x + spot[place].x, at.y + spot[place].y};
}

static void draw_square(struct cyc_drawing *d, struct point at, bool dotted, char letter)
{
    canvas_box(d->canvas, at.x - 7, at.y - 7, 14, 14,
               (struct paint){.fill = INK_PAPER, .line = dotted ? INK_RED : INK_PLAIN, .dashed = dotted});
    if (letter)
        canvas_label(d->canvas, at.x, at.y, 11, INK_BLACK, "%c", letter);
}

/* The letters of the buildings: those known to lie on the dotted place, or the others. */
static int spell_buildings(const struct cyc_isle *isle, bool dotted, char letters[CELLS * ISLE_CIRCLES_MAX])
{
    int count = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = dotted ? 0 : isle->dotted[type]; i < (dotted ? isle->dotted[type] : isle->building[type]); i++)
            if (count < CELLS * ISLE_CIRCLES_MAX)
                letters[count++] = "PFTU"[type];
    return count;
}

static void draw_metropolis(struct cyc_drawing *d, struct point at)
{
    canvas_box(d->canvas, at.x - 9, at.y - 9, 18, 18, (struct paint){.fill = INK_YELLOW, .line = INK_RED, .width = 2});
    canvas_label(d->canvas, at.x, at.y, 15, INK_BLACK, "M");
}

/* The squares beside the dotted place come first and are filled first; what is known to lie on it is drawn there. */
static void draw_buildings(struct cyc_drawing *d, int isle, int *used)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    char dotted[CELLS * ISLE_CIRCLES_MAX], others[CELLS * ISLE_CIRCLES_MAX];
    int beside = cyc_squares_beside(d->b, isle), squares = ground->metropolis ? beside : d->b->isle[isle].squares;
    int on_dotted = spell_buildings(ground, true, dotted), elsewhere = spell_buildings(ground, false, others);
    int lying = 0, standing = 0;
    if (ground->metropolis)
        draw_metropolis(d, cell(d, isle, used));
    for (int square = 0; square < squares; square++) {
        bool here = square >= beside;
        char letter = here && lying < on_dotted ? dotted[lying++] : standing < elsewhere ? others[standing++] : '\0';
        draw_square(d, cell(d, isle, used), here, letter);
    }
}

static void draw_troops(struct cyc_drawing *d, int isle, int *used)
{
    struct point at = cell(d, isle, used);
    const struct point shield[] = {
        {at.x - 8, at.y - 9}, {at.x + 8, at.y - 9}, {at.x + 8, at.y + 2}, {at.x, at.y + 10}, {at.x - 8, at.y + 2}};
    canvas_polygon(d->canvas, shield, 5, (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
    canvas_label(d->canvas, at.x, at.y - 1, 12, INK_BLACK, "%d", d->s->isle[isle].troops);
}

static void draw_isle(struct cyc_drawing *d, int isle)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    struct point first = centre(d, d->b->isle[isle].circle[0]);
    int used = 0, horns = d->b->isle[isle].horns + ground->prosperity;
    char title[200];
    snprintf(title, sizeof title, "isle %s, %.60s, %d troops, %d of %d squares free%s, %d horns",
             cyc_isle_name(d->b, isle), ground->owner == NOBODY ? "nobody's" : d->match->names[ground->owner],
             ground->troops, cyc_free_squares(d->b, d->s, isle), d->b->isle[isle].squares,
             ground->metropolis ? ", metropolis" : "", horns);
    open_group(d, cyc_isle_name(d->b, isle), title);
    draw_ground(d, isle);
    canvas_box(d->canvas, first.x - 10, first.y - 25, 20, 11, (struct paint){.fill = INK_PAPER, .line = INK_NONE});
    canvas_label(d->canvas, first.x, first.y - 19, 9, INK_BLACK, "%s", cyc_isle_name(d->b, isle));
    if (ground->troops > 0)
        draw_troops(d, isle, &used);
    draw_buildings(d, isle, &used);
    for (int horn = 0; horn < horns && used < CELLS * d->b->isle[isle].circles; horn++) {
        struct point at = cell(d, isle, &used);
        canvas_circle(d->canvas, at.x, at.y, 4, (struct paint){.fill = INK_YELLOW, .line = INK_PLAIN});
    }
    int figure = cyc_figure_on(d->s, isle);
    if (figure != NOWHERE)
        canvas_label(d->canvas, first.x, first.y + 21, 13, INK_MARK, "%s", cyc_figure_sign(figure));
}

/* ---- the text picture ------------------------------------------------------------------------------------------ */

static void print_circle(struct cyc_drawing *d, int circle, int column, int row)
{
    int isle = d->b->isle_of[circle], owner = isle == NOWHERE ? d->s->sea[circle].owner : d->s->isle[isle].owner;
    enum ink ink = owner == NOBODY ? INK_FAINT : cyc_seat_ink(owner);
    if (isle != NOWHERE)
        canvas_glyphs(d->canvas, column, row, ink, owner == NOBODY ? "###" : "#%c#",
                      owner == NOBODY ? ' ' : d->mark[owner]);
    else if (owner != NOBODY)
        canvas_glyphs(d->canvas, column, row, ink, "%c%d", d->mark[owner], d->s->sea[circle].fleets);
    else if (cyc_kraken_in(d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "Kra");
    else if (cyc_polyphemus_beside(d->b, d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "x");
    else
        canvas_glyphs(d->canvas, column, row, ink, d->b->trade[circle] ? "$" : ".");
}

static void print_isle(struct cyc_drawing *d, int isle, int row)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    char built[64] = "";
    int length = 0, figure = cyc_figure_on(d->s, isle);
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < ground->building[type] && length < 40; i++)
            built[length++] = "PFTU"[type];
    for (int i = 0; i < cyc_free_squares(d->b, d->s, isle) && length < 40; i++)
        built[length++] = '_';
    built[length] = '\0';
    canvas_glyphs(d->canvas, 0, row, ground->owner == NOBODY ? INK_FAINT : cyc_seat_ink(ground->owner),
                  "%-4s%c %d  %-5s%s  horns %d%s%s", cyc_isle_name(d->b, isle),
                  ground->owner == NOBODY ? '-' : d->mark[ground->owner], ground->troops, built,
                  ground->metropolis ? "M" : " ", d->b->isle[isle].horns + ground->prosperity,
                  figure == NOWHERE ? "" : "  ", figure == NOWHERE ? "" : cyc_figure_sign(figure));
}

static void print_map(struct cyc_drawing *d)
{
    canvas_group(d->canvas, "map", "the map as text");
    for (int row = 0; row < d->b->rows; row++) {
        int start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
        canvas_glyphs(d->canvas, 0, row, INK_FAINT, "%c", 'a' + row);
        for (int i = 0; i < length; i++)
            print_circle(d, start + i, 3 + (d->longest - length) * 2 + i * 4, row);
    }
    for (int isle = 0; isle < d->b->isles; isle++)
        print_isle(d, isle, d->b->rows + 1 + isle);
}

void cyc_draw_map(struct cyc_drawing *d)
{
    canvas_part(d->canvas, "map", "the map", 2 * MARGIN + d->longest * PITCH, 2 * MARGIN + (d->b->rows - 1) * ROW + PITCH);
    for (int circle = 0; circle < d->b->circles; circle++)
        if (d->b->isle_of[circle] == NOWHERE)
            draw_sea(d, circle);
    for (int isle = 0; isle < d->b->isles; isle++)
        draw_isle(d, isle);
    print_map(d);
}
