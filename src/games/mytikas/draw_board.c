/* Mytikas: the picture: the action board. Every area says in words what it lets one do. */
#include <string.h>

#include "games/mytikas/draw.h"

enum {
    AREA_WIDTH = 184,
    AREA_HEIGHT = 110,
    GOD_WIDTH = 86,
    GAP = 4,
    ROW = AREA_HEIGHT + 6,
    SIGNS = 21,
    LINE = 17,
    BUILDER = 13
};

static struct point area_corner(int area)
{
    return (struct point){2 + (area % 2 ? AREA_WIDTH + GOD_WIDTH + 2 * GAP : 0), 2 + area / 2 * ROW};
}

static struct point god_corner(int god)
{
    return (struct point){2 + AREA_WIDTH + GAP, 2 + god * ROW};
}

struct point myt_area_spot(const struct match *match, int area)
{
    struct point corner = match->seats > 2 ? area_corner(area) : god_corner(area / 2);
    return match->seats > 2 ? (struct point){corner.x + 70, corner.y + 15}
                            : (struct point){corner.x + 26, corner.y + 44};
}

void myt_draw_builder(const struct myt_drawing *d, int seat, struct point at, struct paint paint)
{
    canvas_circle(d->canvas, at.x, at.y, BUILDER, paint);
    canvas_label(d->canvas, at.x, at.y, 16, INK_BLACK, "%c", myt_seat_letter(seat));
}

/* `place` is an area, or with two players a god. */
static void draw_builders(const struct myt_drawing *d, int place, struct point at)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        if (d->s->seat[seat].builder == place) {
            myt_draw_builder(d, seat, at, (struct paint){.fill = myt_seat_ink(seat), .line = INK_PLAIN, .width = 2});
            at.x += 2 * BUILDER + 4;
        }
}

/* What fits goes on one line, up to a space. Returns where the next line goes. */
static int write_lines(const struct myt_drawing *d, const char *words, struct point at, enum ink ink)
{
    while (*words) {
        int length = (int)strlen(words), fits = length <= SIGNS ? length : SIGNS;
        while (fits < length && fits > 0 && words[fits] != ' ')
            fits--;
        fits = fits ? fits : SIGNS;
        canvas_words(d->canvas, at.x, at.y, LEAST_WRITING, ink, "%.*s", fits, words);
        words += fits + (words[fits] == ' ');
        at.y += LINE;
    }
    return at.y;
}

/* What is assumed is paler, and says so. */
static int write_action(const struct myt_drawing *d, const struct myt_action *action, const char *before,
                        struct point at)
{
    char said[SAYING], words[SAYING + 24];
    bool filler = assumed(d->match, "%s.kind", action->path) || assumed(d->match, "%s.amount", action->path)
                  || assumed(d->match, "%s.goods", action->path);
    put_string(words, sizeof words, "%s%s%s", before, myt_sign_action(action, said), filler ? " ?" : "");
    return write_lines(d, words, at, filler ? INK_FAINT : INK_PLAIN);
}

static void draw_area(const struct myt_drawing *d, int area)
{
    char id[40];
    bool running = d->s->area == area;
    struct point corner = area_corner(area);
    put_string(id, sizeof id, "area-%s", myt_area_names[area]);
    canvas_group(d->canvas, id, "%s%s", myt_area_names[area], running ? ", the action of this turn" : "");
    canvas_box(d->canvas, corner.x, corner.y, AREA_WIDTH, AREA_HEIGHT,
               (struct paint){.fill = INK_PAPER,
                              .line = running ? INK_PLAIN : myt_god_ink(myt_god_of(area)),
                              .width = running ? 5 : 2});
    canvas_words(d->canvas, corner.x + 6, corner.y + 14, 16, INK_PLAIN, "%s", area % 2 ? "Night" : "Day");
    if (d->match->seats > 2)
        draw_builders(d, area, myt_area_spot(d->match, area));
    int below = write_action(d, &myt_box_of(d->match)->main[area], "", (struct point){corner.x + 6, corner.y + 37});
    write_action(d, &myt_box_of(d->match)->ribbon[area], "+ ", (struct point){corner.x + 6, below});
}

static void draw_god(const struct myt_drawing *d, int god)
{
    char id[40];
    int pile = myt_shown_pile(d, god);
    char room[16];
    struct point corner = god_corner(god);
    put_string(id, sizeof id, "god-%s", myt_god_names[god]);
    canvas_group(d->canvas, id, "%s, %s favor token%s on the pile", myt_god_names[god], myt_show(pile, room),
                 plural(pile));
    canvas_box(d->canvas, corner.x, corner.y, GOD_WIDTH, AREA_HEIGHT,
               (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
    canvas_label(d->canvas, corner.x + GOD_WIDTH / 2, corner.y + 16, 16, INK_BLACK, "%s", myt_god_names[god]);
    canvas_label(d->canvas, corner.x + GOD_WIDTH / 2, corner.y + AREA_HEIGHT - 16, LEAST_WRITING, INK_BLACK,
                 "favors %s", room);
    if (d->match->seats == 2)
        draw_builders(d, god, myt_area_spot(d->match, 2 * god));
}

void myt_draw_board(const struct myt_drawing *d)
{
    canvas_part(d->canvas, "board", "the action board", 2 * AREA_WIDTH + GOD_WIDTH + 2 * GAP + 4, 4 + GODS * ROW);
    for (int god = 0; god < GODS; god++) {
        draw_area(d, 2 * god);
        draw_god(d, god);
        draw_area(d, 2 * god + 1);
    }
}
