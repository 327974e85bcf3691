/* Mykerinos: the Museum as a ring of five wings, and the passing scale below it. */
#include <string.h>

#include "games/mykerinos/draw.h"

enum {
    CENTRE_X = 225,
    CENTRE_Y = 222,
    THREE_RADIUS = 168,
    FIVE_RADIUS = 88,
    TWO_RADIUS = 182,
    MUSEUM_SIZE = 450,
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

static void draw_doors(struct myk_drawing *d)
{
    canvas_caption(d->canvas, "doors", "%s", "doors of the Museum");
    for (int room = 0; room < ROOMS; room++) {
        bool filler = assumed(d->match, "museum.doors.%s", myk_room_names[room]);
        for (int next = 0; next < ROOMS; next++)
            if (myk_box_of(d->match)->doors[room] >> next & 1)
                canvas_line(d->canvas, room_at(room), room_at(next),
                            (struct paint){.line = INK_FAINT, .width = 2, .dashed = filler});
    }
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
    canvas_box(d->canvas, corner.x, corner.y, ROOM_WIDTH, ROOM_HEIGHT,
               (struct paint){.fill = INK_PAPER, .line = INK_PLAIN});
    canvas_label(d->canvas, corner.x + ROOM_WIDTH / 2, corner.y + 10, LEAST_WRITING, INK_PLAIN, "%s",
                 myk_room_names[room]);
    canvas_glyphs(d->canvas, column, row, INK_FAINT, "%d:", worth);
    if (colour == NOBODY) {
        canvas_glyphs(d->canvas, column + 2, row, INK_FAINT, ".");
        return;
    }
    canvas_box(d->canvas, corner.x + ROOM_WIDTH / 2 - 12, corner.y + 19, 24, 24,
               (struct paint){.fill = myk_ink(colour), .line = INK_BLACK});
    canvas_label(d->canvas, corner.x + ROOM_WIDTH / 2, corner.y + 31, 17, INK_BLACK, "%c", d->mark[colour]);
    canvas_glyphs(d->canvas, column + 2, row, myk_ink(colour), "%c", d->mark[colour]);
}

/* The disk is beside the "3" room of its wing, away from the middle. */
static void draw_wing(struct myk_drawing *d, int circle)
{
    struct point middle = at(2 * circle, THREE_RADIUS);
    bool known = d->s->wings_known;
    int patron = known ? d->s->wing[circle] : BLANK;
    char id[24], words[32];

    put_string(id, sizeof id, "wing-%d", circle + 1);
    put_string(words, sizeof words, "%d %s", circle + 1, known ? myk_kind_names[patron] : "?");
    canvas_group(d->canvas, id, "circle %d: %s", circle + 1, known ? myk_kind_names[patron] : "not known");
    myk_draw_tag(d, middle.x - 52,
                 middle.y < CENTRE_Y ? middle.y - ROOM_HEIGHT / 2 - TAG_HEIGHT : middle.y + ROOM_HEIGHT / 2, 104,
                 patron, words);
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
    draw_doors(d);
    for (int circle = 0; circle < CIRCLES; circle++)
        draw_wing(d, circle);
    for (int room = 0; room < ROOMS; room++)
        if (myk_box_of(d->match)->exists >> room & 1)
            draw_room(d, room);
    draw_scale(d);
    canvas_caption(d->canvas, "museum", "%s", "Museum");
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 0, INK_PLAIN, "Museum");
}
