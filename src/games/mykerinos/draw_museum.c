/* Mykerinos: the Museum as a ring of five wings, and the passing scale below it. */
#include <stdio.h>

#include "games/mykerinos/draw.h"

enum {
    CENTRE_X = 690,
    CENTRE_Y = 245,
    DISK_RADIUS = 212,
    THREE_RADIUS = 135,
    FIVE_RADIUS = 75,
    TWO_RADIUS = 150,
    ROOM = 44
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

    *column = MUSEUM_COLUMN + (room < 5 ? 21 : room < 10 ? 15 : 9);
    *row = 1 + 2 * wing + (room >= 10);
}

static void draw_doors(struct myk_drawing *d)
{
    canvas_group(d->canvas, "doors", "%s", "doors of the Museum");
    for (int room = 0; room < ROOMS; room++) {
        bool filler = assumed(d->match, "museum.doors.%s", myk_room_names[room]);
        for (int next = 0; next < ROOMS; next++)
            if (myk_box_of(d->match)->doors[room] >> next & 1)
                canvas_line(d->canvas, room_at(room), room_at(next),
                            (struct paint){.line = INK_FAINT, .width = 2, .dashed = filler});
    }
}

static void draw_room(struct myk_drawing *d, int room)
{
    struct point middle = room_at(room);
    int colour = d->s->room[room], column, row, worth = myk_box_of(d->match)->worth[room];
    char id[32];

    room_glyphs_at(room, &column, &row);
    snprintf(id, sizeof id, "room-%s", myk_room_names[room]);
    canvas_group(d->canvas, id, "%s: %s", myk_room_names[room],
                 colour == NOBODY ? "empty" : myk_colour(d->match, colour));
    canvas_box(d->canvas, middle.x - ROOM / 2, middle.y - ROOM / 2, ROOM, ROOM,
               (struct paint){.fill = INK_PAPER, .line = INK_PLAIN});
    canvas_label(d->canvas, middle.x - ROOM / 2 + 8, middle.y - ROOM / 2 + 9, 12, INK_PLAIN, "%d", worth);
    canvas_glyphs(d->canvas, column, row, INK_FAINT, "%d:", worth);
    if (colour == NOBODY) {
        canvas_glyphs(d->canvas, column + 2, row, INK_FAINT, ".");
        return;
    }
    canvas_box(d->canvas, middle.x - 9, middle.y - 7, 26, 26,
               (struct paint){.fill = myk_ink(colour), .line = INK_PLAIN});
    canvas_label(d->canvas, middle.x + 4, middle.y + 6, 15, INK_PAPER, "%c", d->mark[colour]);
    canvas_glyphs(d->canvas, column + 2, row, myk_ink(colour), "%c", d->mark[colour]);
}

static void draw_wing(struct myk_drawing *d, int circle)
{
    struct point middle = at(2 * circle, DISK_RADIUS);
    bool known = d->s->wings_known;
    int patron = known ? d->s->wing[circle] : BLANK;
    const char *name = known ? myk_kind_names[patron] : "?";
    char id[24];

    snprintf(id, sizeof id, "wing-%d", circle + 1);
    canvas_group(d->canvas, id, "circle %d: %s", circle + 1, known ? name : "not known");
    canvas_circle(d->canvas, middle.x, middle.y, 14,
                  (struct paint){.fill = known ? myk_patron_ink(patron) : INK_PAPER, .line = INK_PLAIN});
    canvas_label(d->canvas, middle.x, middle.y + 24, 13, INK_PLAIN, "%d %s", circle + 1, name);
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 1 + 2 * circle, known ? myk_patron_ink(patron) : INK_PLAIN, "%d %s",
                  circle + 1, name);
}

/* Who lies on a space of the scale; NOBODY. */
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
    canvas_group(d->canvas, "scale", "%s", "passing scale");
    canvas_label(d->canvas, LEFT_EDGE + 20, d->canvas->part->height - 32, 14, INK_PLAIN, "scale");
    for (int space = 1; space <= (d->match->seats == 2 ? 3 : d->match->seats); space++) {
        int x = LEFT_EDGE + 30 + space * 44, y = d->canvas->part->height - 32, colour = disk_on(d, space);
        canvas_circle(d->canvas, x, y, 16,
                      (struct paint){.fill = colour == NOBODY ? INK_PAPER : myk_ink(colour), .line = INK_PLAIN});
        if (colour == NOBODY)
            canvas_label(d->canvas, x, y, 13, INK_FAINT, "%d", space);
        else
            canvas_label(d->canvas, x, y, 15, INK_PAPER, "%c", d->mark[colour]);
    }
}

void myk_draw_museum(struct myk_drawing *d)
{
    draw_doors(d);
    for (int circle = 0; circle < CIRCLES; circle++)
        draw_wing(d, circle);
    for (int room = 0; room < ROOMS; room++)
        if (myk_box_of(d->match)->exists >> room & 1)
            draw_room(d, room);
    draw_scale(d);
    canvas_group(d->canvas, "museum", "%s", "Museum");
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 0, INK_PLAIN, "Museum");
}
