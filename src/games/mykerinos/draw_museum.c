/* Mykerinos: the Museum as a ring of five wings, and the passing scale below it. */
#include <string.h>

#include "games/mykerinos/draw.h"

enum {
    CENTRE_X = 235,
    CENTRE_Y = 232,
    HALL = 34,   /* in the middle */
    WALL = 112,  /* between the inner rooms and the others */
    OUTER = 176, /* at the corners */
    THREE_RADIUS = 136,
    FIVE_RADIUS = 76,
    TWO_RADIUS = 138,
    FACES = 190,
    MUSEUM_SIZE = 470,
    SCALE_HEIGHT = 44
};

/* Ten directions, clockwise from the top, in thousandths. */
static const struct point direction[10] = {
    {0, -1000}, {588, -809}, {951, -309}, {951, 309},   {588, 809},
    {0, 1000},  {-588, 809}, {-951, 309}, {-951, -309}, {-588, -809},
};

static struct point at(int tenth, int radius)
{
    return (struct point){CENTRE_X + direction[tenth % 10].x * radius / 1000,
                          CENTRE_Y + direction[tenth % 10].y * radius / 1000};
}

/* Rows of the names: five "5" rooms, five "3" rooms, five "2" rooms between neighbouring wings. */
static struct point room_at(int room)
{
    int wing = room % 5;

    return room < 5 ? at(2 * wing, FIVE_RADIUS) : room < 10 ? at(2 * wing, THREE_RADIUS) : at(2 * wing + 1, TWO_RADIUS);
}

static void room_glyphs_at(int room, int *column, int *row)
{
    int wing = room % 5;

    *column = MUSEUM_COLUMN + (room < 5 ? 16 : room < 10 ? 12 : 8);
    *row = 1 + 2 * wing + (room >= 10);
}

/* Doors are in the walls, halfway from room to room. */
static void draw_doors(struct myk_drawing *d)
{
    canvas_caption(d->canvas, "doors", "%s", "doors of the Museum");
    for (int room = 0; room < ROOMS; room++) {
        bool filler = assumed(d->match, "museum.doors.%s", myk_room_names[room]);
        for (int next = 0; next < ROOMS; next++) {
            struct point from = room_at(room), to = room_at(next);
            if (myk_box_of(d->match)->doors[room] >> next & 1)
                canvas_line(d->canvas, (struct point){(5 * from.x + 4 * to.x) / 9, (5 * from.y + 4 * to.y) / 9},
                            (struct point){(4 * from.x + 5 * to.x) / 9, (4 * from.y + 5 * to.y) / 9},
                            (struct paint){.line = filler ? INK_FAINT : INK_PLAIN, .width = 7});
        }
    }
}

/* The corner after that tenth. */
static struct point corner_at(int tenth, int radius)
{
    static const struct point between[10] = {{309, -951}, {809, -588}, {1000, 0},  {809, 588},   {309, 951},
                                             {-309, 951}, {-809, 588}, {-1000, 0}, {-809, -588}, {-309, -951}};
    return (struct point){CENTRE_X + between[(tenth + 10) % 10].x * radius / 1000,
                          CENTRE_Y + between[(tenth + 10) % 10].y * radius / 1000};
}

/* The outer rooms are tenths of a ring, the inner ones fifths. */
static void draw_walls(struct myk_drawing *d, int room)
{
    int tenth = 2 * (room % 5) + (room >= 10), side = WALL * 951 / 1000;
    const struct point outer[] = {corner_at(tenth - 1, WALL), corner_at(tenth - 1, OUTER), corner_at(tenth, OUTER),
                                  corner_at(tenth, WALL)};
    const struct point inner[] = {at(tenth + 9, HALL),    at(tenth + 9, side), corner_at(tenth - 1, WALL),
                                  corner_at(tenth, WALL), at(tenth + 1, side), at(tenth + 1, HALL)};
    struct paint paint = {.fill = INK_PAPER, .line = INK_PLAIN, .width = 3};
    if (room < 5)
        canvas_polygon(d->canvas, inner, 6, paint);
    else
        canvas_polygon(d->canvas, outer, 4, paint);
}

struct point myk_room_corner(int room)
{
    struct point middle = room_at(room);

    return (struct point){middle.x - ROOM_WIDTH / 2, middle.y - ROOM_HEIGHT / 2};
}

/* The name entries use stands in the room, what it is worth before it in its name. */
static void draw_room(struct myk_drawing *d, int room)
{
    struct point corner = myk_room_corner(room);
    int colour = d->s->room[room], column, row, worth = myk_box_of(d->match)->worth[room];
    char id[32];

    room_glyphs_at(room, &column, &row);
    put_string(id, sizeof id, "room-%s", myk_room_names[room]);
    canvas_group(d->canvas, id, "%s, worth %d: %s", myk_room_names[room], worth,
                 colour == NOBODY ? "empty" : myk_colour(d->match, colour));
    draw_walls(d, room);
    canvas_label(d->canvas, corner.x + ROOM_WIDTH / 2, corner.y + 10, LEAST_WRITING, INK_PLAIN, "%s",
                 myk_room_names[room]);
    canvas_glyphs(d->canvas, column, row, INK_FAINT, "%d:", worth);
    if (colour == NOBODY) {
        canvas_glyphs(d->canvas, column + 2, row, INK_FAINT, ".");
        return;
    }
    myk_draw_cube(d, (struct point){corner.x + ROOM_WIDTH / 2, corner.y + 31}, 26, colour);
    canvas_glyphs(d->canvas, column + 2, row, myk_ink(colour), "%c", d->mark[colour]);
}

/* The disk is beside the "3" room of its wing, away from the middle. */
static void draw_wing(struct myk_drawing *d, int circle)
{
    struct point middle = at(2 * circle, FACES);
    bool known = d->s->wings_known;
    int patron = known ? d->s->wing[circle] : BLANK;
    char id[24], words[32];

    put_string(id, sizeof id, "wing-%d", circle + 1);
    put_string(words, sizeof words, "%d %s", circle + 1, known ? myk_kind_names[patron] : "?");
    canvas_group(d->canvas, id, "circle %d: %s", circle + 1, known ? myk_kind_names[patron] : "not known");
    myk_draw_portrait(d, middle, 19, patron);
    int half = canvas_width_of(words, LEAST_WRITING) / 2 + 6, most = MUSEUM_SIZE - half;
    int x = circle == 0 ? middle.x + 20 + half : middle.x < half ? half : middle.x > most ? most : middle.x;
    canvas_label(d->canvas, x,
                 middle.y
                     + (circle == 0           ? 0
                        : middle.y < CENTRE_Y ? -29
                                              : 29),
                 LEAST_WRITING, INK_PLAIN, "%s", words);
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 1 + 2 * circle, known ? myk_patron_ink(patron) : INK_PLAIN, "%s", words);
}

/* Who is on a space of the scale; NOBODY. */
static int disk_on(const struct myk_drawing *d, int space)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if ((colour < d->match->seats || (colour == NEUTRAL && d->match->seats == 2))
            && myk_scale_of(d->match, d->s, colour) == space)
            return colour;
    return NOBODY;
}

static void draw_scale(struct myk_drawing *d)
{
    int y = MUSEUM_SIZE + SCALE_HEIGHT / 2;

    canvas_group(d->canvas, "scale", "%s", "passing scale");
    canvas_words(d->canvas, 8, y, LEAST_WRITING, INK_PLAIN, "passed");
    for (int space = 1; space <= (d->match->seats == 2 ? 3 : d->match->seats); space++) {
        int x = 50 + space * 44, colour = disk_on(d, space);
        canvas_circle(d->canvas, x, y, 16,
                      (struct paint){.fill = colour == NOBODY ? INK_PAPER : myk_ink(colour), .line = INK_PLAIN});
        if (colour == NOBODY)
            canvas_label(d->canvas, x, y, LEAST_WRITING, INK_FAINT, "%d", space);
        else
            canvas_label(d->canvas, x, y, 17, INK_BLACK, "%c", d->mark[colour]);
    }
    canvas_caption(d->canvas, "marker", "%s", "first player");
    canvas_words(d->canvas, 290, y, LEAST_WRITING, INK_PLAIN, "first player: %c",
                 d->s->marker == NOBODY ? '?' : d->mark[d->s->marker]);
}

void myk_draw_museum(struct myk_drawing *d)
{
    canvas_part(d->canvas, "museum", "the Museum and the passing scale", MUSEUM_SIZE, MUSEUM_SIZE + SCALE_HEIGHT);
    for (int room = 0; room < ROOMS; room++)
        if (myk_box_of(d->match)->exists >> room & 1)
            draw_room(d, room);
    draw_doors(d);
    for (int circle = 0; circle < CIRCLES; circle++)
        draw_wing(d, circle);
    draw_scale(d);
    canvas_caption(d->canvas, "museum", "%s", "Museum");
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 0, INK_PLAIN, "Museum");
}
