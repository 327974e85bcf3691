/* Mytikas: the picture: action board, mountain and line of cards. */
#include "games/mytikas/draw.h"

#include <stdio.h>
#include <string.h>

enum {
    WIDTH = 1040,
    TOP = 30,
    AREA_WIDTH = 190,
    AREA_HEIGHT = 70,
    GOD_WIDTH = 110,
    ROW = 82,
    HILL_LEFT = 540,
    HILL_WIDTH = 484,
    STEP_HEIGHT = 82,
    STEP_INSET = 50,
    LINE_TOP = TOP + 4 * ROW + 16,
    CARD_WIDTH = 96,
    CARD_HEIGHT = 56,
    CARD_STEP = 104,
    STRIP_TOP = LINE_TOP + CARD_HEIGHT + 40,
    STRIP_HEIGHT = 220,
};

enum ink myt_god_ink(int god)
{
    static const enum ink inks[GODS] = {INK_YELLOW, INK_GREEN, INK_BLUE, INK_RED};
    return inks[god];
}

/* ---- the action board ---- */

static void draw_builders(const struct myt_drawing *d, int place, int x, int y)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        if (d->s->seat[seat].builder == place) {
            canvas_circle(d->canvas, x, y, 16, (struct paint){.fill = myt_seat_ink(seat), .line = INK_PLAIN});
            canvas_label(d->canvas, x, y, 15, INK_PLAIN, "%c", myt_seat_letter(seat));
            x += 36;
        }
}

/* What an area lets one do, in signs of few letters; filler is paler. A long list of options takes two lines. */
static int draw_action(const struct myt_drawing *d, const struct myt_action *action, const char *before, int x, int y)
{
    char said[SAYING];
    bool filler = assumed(d->match, "%s.kind", action->path) || assumed(d->match, "%s.amount", action->path)
                  || assumed(d->match, "%s.goods", action->path);
    enum ink ink = filler ? INK_FAINT : INK_PLAIN;
    char *cut = strlen(myt_sign_action(action, said)) > 26 ? strrchr(said, '/') : NULL;
    if (cut)
        *cut = '\0';
    canvas_label(d->canvas, x, y, 11, ink, "%s%s", before, said);
    if (cut)
        canvas_label(d->canvas, x, y + 13, 11, ink, "or%s", cut + 1);
    return cut ? y + 26 : y + 13;
}

static void draw_area(const struct myt_drawing *d, int area, int x, int y)
{
    char id[40];
    bool running = d->s->area == area;
    snprintf(id, sizeof id, "area-%s", myt_area_names[area]);
    canvas_group(d->canvas, id, "%s%s", myt_area_names[area], running ? ", the action of this turn" : "");
    canvas_box(d->canvas, x, y, AREA_WIDTH, AREA_HEIGHT,
               (struct paint){.fill = INK_PAPER,
                              .line = running ? INK_MARK : myt_god_ink(myt_god_of(area)),
                              .width = running ? 4 : 2});
    canvas_label(d->canvas, x + 28, y + 14, 14, INK_PLAIN, "%s", area % 2 ? "Night" : "Day");
    int below = draw_action(d, &myt_box_of(d->match)->main[area], "", x + AREA_WIDTH / 2 + 22, y + 14);
    draw_action(d, &myt_box_of(d->match)->ribbon[area], "ribbon: ", x + AREA_WIDTH / 2 + 22, below + 8);
    if (d->match->seats > 2)
        draw_builders(d, area, x + 28, y + 46);
}

static void draw_god(const struct myt_drawing *d, int god, int x, int y)
{
    char id[40];
    int pile = myt_pile(d->match, d->s, god);
    snprintf(id, sizeof id, "god-%s", myt_god_names[god]);
    canvas_group(d->canvas, id, "%s, %d favor tokens on the pile", myt_god_names[god], pile);
    canvas_box(d->canvas, x, y, GOD_WIDTH, AREA_HEIGHT, (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
    canvas_label(d->canvas, x + GOD_WIDTH / 2, y + 16, 15, INK_PLAIN, "%s", myt_god_names[god]);
    canvas_label(d->canvas, x + GOD_WIDTH / 2, y + 60, 12, INK_PLAIN, "favors %d", pile);
    if (d->match->seats == 2)
        draw_builders(d, god, x + GOD_WIDTH / 2, y + 38);
}

void myt_draw_board(const struct myt_drawing *d)
{
    for (int god = 0; god < GODS; god++) {
        int y = TOP + god * ROW;
        draw_area(d, 2 * god, 16, y);
        draw_god(d, god, 24 + AREA_WIDTH, y);
        draw_area(d, 2 * god + 1, 32 + AREA_WIDTH + GOD_WIDTH, y);
    }
}

/* ---- the mountain ---- */

static void draw_piece(const struct myt_drawing *d, int seat, int piece, int x, int y)
{
    struct paint paint = {.fill = myt_seat_ink(seat), .line = INK_PLAIN};
    int size = piece == MAJOR_CITY || piece == LARGE_TEMPLE ? 14 : 9;
    if (myt_is_city(piece))
        canvas_box(d->canvas, x - size, y - size, 2 * size, 2 * size, paint);
    else {
        struct point roof[] = {{x - size, y + size}, {x, y - size - 4}, {x + size, y + size}};
        canvas_polygon(d->canvas, roof, 3, paint);
    }
    canvas_label(d->canvas, x, y + 3, 10, INK_PLAIN, "%c", myt_seat_letter(seat));
}

static void draw_pieces(const struct myt_drawing *d, int level, int x, int y)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++) {
            int standing = piece == MINOR_CITY && level == 1;
            for (int slot = 0; slot < myt_slots_of(piece); slot++)
                standing += d->s->seat[seat].built[piece][slot] == level;
            for (int i = 0; i < standing; i++, x += 34)
                draw_piece(d, seat, piece, x, y);
        }
}

static void draw_step(const struct myt_drawing *d, int level)
{
    char id[20];
    int left = myt_tokens_left(d->match, d->s, level), inset = (level - 1) * STEP_INSET;
    int y = TOP + (LEVELS - level) * STEP_HEIGHT;
    bool complete = left <= 0;
    snprintf(id, sizeof id, "level-%d", level);
    canvas_group(d->canvas, id, "level %d, %d level tokens left", level, complete ? 0 : left);
    canvas_box(d->canvas, HILL_LEFT + inset, y, HILL_WIDTH - 2 * inset, STEP_HEIGHT - 4,
               (struct paint){.fill = complete ? INK_STONE : INK_SAND,
                              .line = complete ? INK_MARK : INK_PLAIN,
                              .width = complete ? 3 : 1});
    canvas_label(d->canvas, HILL_LEFT + inset + 40, y + 16, 14, INK_PLAIN, "level %d", level);
    if (complete)
        canvas_label(d->canvas, HILL_LEFT + inset + 130, y + 16, 13, INK_MARK, "complete");
    else
        canvas_label(d->canvas, HILL_LEFT + inset + 130, y + 16, 13, INK_PLAIN, "tokens %d", left);
    draw_pieces(d, level, HILL_LEFT + inset + 24, y + 50);
}

void myt_draw_mountain(const struct myt_drawing *d)
{
    for (int level = 1; level <= LEVELS; level++)
        draw_step(d, level);
}

/* ---- the line ---- */

static void draw_card(const struct myt_drawing *d, int x, const char *name, int lock, bool next)
{
    canvas_box(d->canvas, x, LINE_TOP, CARD_WIDTH, CARD_HEIGHT,
               (struct paint){
                   .fill = lock ? INK_STONE : INK_PAPER, .line = next ? INK_MARK : INK_PLAIN, .width = next ? 4 : 1});
    canvas_label(d->canvas, x + CARD_WIDTH / 2, LINE_TOP + 18, 13, INK_PLAIN, "%s", name);
    if (lock)
        canvas_label(d->canvas, x + CARD_WIDTH / 2, LINE_TOP + 42, 15, next ? INK_MARK : INK_PLAIN, "lock %d", lock);
}

void myt_draw_line(const struct myt_drawing *d)
{
    int x = 16, taken = myt_locks_taken(d->s), locks = myt_box_of(d->match)->locks;
    char id[40];
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != IN_LINE)
            continue;
        snprintf(id, sizeof id, "card-%s", myt_card_names[card]);
        canvas_group(d->canvas, id, "%s, face up in the line", myt_card_names[card]);
        draw_card(d, x, myt_card_names[card], 0, false);
        x += CARD_STEP;
    }
    for (int i = taken; i < locks; i++, x += CARD_STEP) {
        snprintf(id, sizeof id, "lock-%d", i + 1);
        canvas_group(d->canvas, id, "%s with a lock of %d", i == locks - 1 ? "the deck" : "a face-down card",
                     myt_box_of(d->match)->lock[i]);
        draw_card(d, x, i == locks - 1 ? "deck" : "face down", myt_box_of(d->match)->lock[i], i == taken);
    }
}

/* ---- all of it ---- */

void myt_draw(const struct match *match, const void *state, struct canvas *c)
{
    struct myt_drawing d = {match, state, c};
    int rows = (match->seats + 1) / 2;
    canvas_part(c, "board", "the table", WIDTH, STRIP_TOP + rows * STRIP_HEIGHT);
    myt_draw_board(&d);
    myt_draw_mountain(&d);
    myt_draw_line(&d);
    for (int seat = 0; seat < match->seats; seat++)
        myt_draw_seat(&d, seat, 16 + seat % 2 * 512, STRIP_TOP + seat / 2 * STRIP_HEIGHT);
    myt_draw_glyphs(&d);
    myt_draw_panel(&d);
}
