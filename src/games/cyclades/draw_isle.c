/* Cyclades: an isle drawn: its circles as one piece of land in the owner's colour, and all that stands on it. */
#include "games/cyclades/draw.h"

/* ---- the coast ------------------------------------------------------------------------------------------------- */

enum { SIDES = 6, EDGES_MAX = SIDES * ISLE_CIRCLES_MAX };

struct coast {
    struct point from[EDGES_MAX], to[EDGES_MAX];
    int count;
};

static bool same_point(struct point a, struct point b)
{
    return a.x == b.x && a.y == b.y;
}

static void remove_edge(struct coast *coast, int edge)
{
    coast->count--;
    coast->from[edge] = coast->from[coast->count];
    coast->to[edge] = coast->to[coast->count];
}

/* All edges run clockwise. An edge between two circles of the isle comes once in each direction and is removed. */
static void add_edge(struct coast *coast, struct point from, struct point to)
{
    for (int i = 0; i < coast->count; i++)
        if (same_point(coast->from[i], to) && same_point(coast->to[i], from)) {
            remove_edge(coast, i);
            return;
        }
    coast->from[coast->count] = from;
    coast->to[coast->count++] = to;
}

/* Moves one closed line from the coast to `line`. Returns its length. */
static int follow(struct coast *coast, struct point *line)
{
    int count = 0;
    for (int at = 0; at < coast->count;) {
        struct point next = coast->to[at];
        line[count++] = next;
        remove_edge(coast, at);
        for (at = 0; at < coast->count && !same_point(coast->from[at], next);)
            at++;
    }
    return count;
}

/* Land with a rim in the owner's colour. */
static void draw_ground(struct cyc_drawing *d, int isle)
{
    static const struct point corner[SIDES] = {{0, -CYC_TIP}, {CYC_HALF, -CYC_SHOULDER}, {CYC_HALF, CYC_SHOULDER},
                                               {0, CYC_TIP},  {-CYC_HALF, CYC_SHOULDER}, {-CYC_HALF, -CYC_SHOULDER}};
    int owner = d->s->isle[isle].owner;
    struct coast coast = {.count = 0};
    struct point line[EDGES_MAX];
    for (int i = 0; i < SIDES * d->b->isle[isle].circles; i++) {
        struct point at = cyc_centre(d, d->b->isle[isle].circle[i / SIDES]);
        struct point from = corner[i % SIDES], to = corner[(i + 1) % SIDES];
        add_edge(&coast, (struct point){at.x + from.x, at.y + from.y}, (struct point){at.x + to.x, at.y + to.y});
    }
    while (coast.count > 0) {
        int count = follow(&coast, line);
        canvas_polygon(
            d->canvas, line, count,
            (struct paint){.fill = INK_SAND, .line = INK_BLACK, .width = owner == NOBODY ? 2 : 9, .smooth = true});
        if (owner != NOBODY)
            canvas_polygon(d->canvas, line, count,
                           (struct paint){.line = cyc_seat_ink(owner), .width = 6, .smooth = true, .rim = true});
    }
}

/* ---- what stands there ----------------------------------------------------------------------------------------- */

/* Each circle has two rows for pieces, the lower one shorter. The first circle has the isle's name, troops and figures;
   further circles, if any, have the buildings. */
enum { ROWS = 2 * ISLE_CIRCLES_MAX, UPPER_ROOM = 72, LOWER_ROOM = 58, THINGS_MAX = 48, SQUARE = 20, HORN = 17 };
enum thing_kind { A_FIGURE, TROOPS, CITY, DOTTED, BUILDING, HORNS };

struct thing {
    enum thing_kind kind;
    int width, row, number;
    const char *building; /* NULL: none */
};

struct things {
    struct thing thing[THINGS_MAX];
    int count, used[ROWS];
};

static void add_thing(const struct cyc_drawing *d, int isle, struct things *things, struct thing thing)
{
    int rows = 2 * d->b->isle[isle].circles;
    if (things->count == THINGS_MAX)
        return;
    while (thing.row < rows - 1 && things->used[thing.row] + thing.width > (thing.row % 2 ? LOWER_ROOM : UPPER_ROOM))
        thing.row++;
    things->used[thing.row] += thing.width;
    things->thing[things->count++] = thing;
}

/* Lists the buildings known to be on the dotted place, or the others. */
static int list_buildings(const struct cyc_isle *isle, bool dotted, const char *names[THINGS_MAX])
{
    int count = 0;
    for (int type = PORT; type < BUILDINGS; type++) {
        int number = dotted ? isle->dotted[type] : isle->building[type] - isle->dotted[type];
        for (int i = 0; i < number && count < THINGS_MAX; i++)
            names[count++] = cyc_building_names[type];
    }
    return count;
}

/* The upper row of the circle with that number, or of the last circle; on an isle of one circle the lower row. */
static int row_for(const struct cyc_drawing *d, int isle, int circle)
{
    int last = d->b->isle[isle].circles - 1;
    return last == 0 ? 1 : 2 * (circle < last ? circle : last);
}

/* Squares beside the dotted place are filled first. On it are buildings known to be there or without another square. */
static void add_buildings(const struct cyc_drawing *d, int isle, struct things *things,
                          const char *on_dotted[THINGS_MAX])
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    const char *others[THINGS_MAX];
    int beside = cyc_squares_beside(d->b, isle), dotted = d->b->isle[isle].squares - beside;
    int lying = list_buildings(ground, true, on_dotted), standing = list_buildings(ground, false, others);
    while (standing > beside && lying < THINGS_MAX)
        on_dotted[lying++] = others[--standing];
    for (int i = lying; i < THINGS_MAX; i++)
        on_dotted[i] = NULL;
    dotted = dotted > lying ? dotted : lying;
    if (ground->metropolis)
        add_thing(d, isle, things,
                  (struct thing){CITY, d->b->isle[isle].circles > 1 ? 34 : 24, row_for(d, isle, 1), 0, NULL});
    else if (dotted > 0)
        add_thing(d, isle, things, (struct thing){DOTTED, SQUARE * dotted + 4, row_for(d, isle, 1), dotted, NULL});
    for (int square = 0; square < beside; square++)
        add_thing(d, isle, things,
                  (struct thing){BUILDING, SQUARE, row_for(d, isle, 2 + square / 3), 0,
                                 square < standing ? others[square] : NULL});
}

static struct things things_of(const struct cyc_drawing *d, int isle, const char *on_dotted[THINGS_MAX])
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    struct things things = {.count = 0};
    int figure = cyc_figure_on(d->s, isle), horns = d->b->isle[isle].horns + ground->prosperity;
    if (figure != NOWHERE)
        add_thing(d, isle, &things, (struct thing){A_FIGURE, CYC_UNIT + 2, 0, figure, NULL});
    if (ground->owner != NOBODY)
        add_thing(d, isle, &things,
                  (struct thing){TROOPS, ground->troops ? CYC_UNIT + 11 : CYC_UNIT - 2, 0, ground->troops, NULL});
    if (horns > 0)
        add_thing(d, isle, &things, (struct thing){HORNS, HORN + 9, d->b->isle[isle].circles > 1, horns, NULL});
    add_buildings(d, isle, &things, on_dotted);
    return things;
}

static void draw_square(struct cyc_drawing *d, struct point at, const char *building)
{
    canvas_box(d->canvas, at.x - 9, at.y - 9, 18, 18, (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
    if (building)
        canvas_piece(d->canvas, at.x, at.y, 16, INK_STONE, "cyc-%s", building);
}

static void draw_thing(struct cyc_drawing *d, int owner, const struct thing *thing, struct point at,
                       const char *const *on_dotted)
{
    char words[16];
    put_string(words, sizeof words, "%d", thing->number);
    switch (thing->kind) {
    case A_FIGURE:
        canvas_piece(d->canvas, at.x, at.y, CYC_UNIT + 2, INK_STONE, "cyc-%s",
                     cyc_creature_names[cyc_figure_card[thing->number]]);
        break;
    case TROOPS:
        if (thing->number > 0)
            cyc_draw_units(d, at, "troop", cyc_seat_ink(owner), words);
        else
            canvas_piece(d->canvas, at.x, at.y, CYC_UNIT - 2, cyc_seat_ink(owner), "cyc-territory");
        break;
    case CITY:
        canvas_piece(d->canvas, at.x, at.y, thing->width, cyc_seat_ink(owner), "cyc-metropolis");
        break;
    case DOTTED:
        /* One box, whatever is on it. */
        canvas_box(d->canvas, at.x - thing->number * SQUARE / 2 - 1, at.y - 11, thing->number * SQUARE + 2, 22,
                   (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
        for (int i = 0; i < thing->number; i++)
            if (on_dotted[i])
                draw_square(d, (struct point){at.x + (2 * i + 1 - thing->number) * SQUARE / 2, at.y}, on_dotted[i]);
        break;
    case BUILDING:
        draw_square(d, at, thing->building);
        break;
    case HORNS:
        canvas_piece(d->canvas, at.x - 5, at.y, HORN, INK_YELLOW, "cyc-horn");
        canvas_words(d->canvas, at.x + 4, at.y, LEAST_WRITING, INK_PLAIN, "%s", words);
    }
}

void cyc_draw_isle(struct cyc_drawing *d, int isle)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    const char *name = cyc_isle_name(d->b, isle);
    int owner = ground->owner, horns = d->b->isle[isle].horns + ground->prosperity;
    canvas_group(d->canvas, canvas_id(d->canvas, "space-%s", name),
                 "isle %s, %.60s, %d troop%s, %d of %d squares free%s, %d horn%s", name,
                 owner == NOBODY ? "nobody's" : d->match->names[owner], ground->troops, plural(ground->troops),
                 cyc_free_squares(d->b, d->s, isle), d->b->isle[isle].squares, ground->metropolis ? ", metropolis" : "",
                 horns, plural(horns));
    draw_ground(d, isle);
    struct point first = cyc_centre(d, d->b->isle[isle].circle[0]);
    canvas_label(d->canvas, first.x, first.y - 22, LEAST_WRITING, INK_PLAIN, owner == NOBODY ? "%s" : "%s %c", name,
                 owner == NOBODY ? ' ' : d->mark[owner]);
    const char *on_dotted[THINGS_MAX];
    struct things things = things_of(d, isle, on_dotted);
    int drawn[ROWS] = {0};
    for (int i = 0; i < things.count; i++) {
        const struct thing *thing = &things.thing[i];
        struct point at = cyc_centre(d, d->b->isle[isle].circle[thing->row / 2]);
        at.x += drawn[thing->row] + (thing->width - things.used[thing->row]) / 2;
        at.y += thing->row % 2 ? 22 : 1;
        drawn[thing->row] += thing->width;
        draw_thing(d, owner, thing, at, on_dotted);
    }
}
