/* Mytikas: the picture: what a player has. */
#include "games/mytikas/draw.h"

#include <stdio.h>

enum {
    STRIP_WIDTH = 496,
    STRIP_HEIGHT = 206,
    CELL = 30,
    GRID_LEFT = 66,
    GRID_TOP = 44,
    SLOT_LEFT = 232,
    CARD_LEFT = 356
};

/* The active player's turn lasts while others follow; whoever performs or is waited for is named too. */
static const char *role_of(const struct myt_drawing *d, int seat)
{
    const struct myt_state *s = d->s;
    if (s->phase < STARTING || s->phase == FINISHED)
        return myt_to_act(d->match, s) >> seat & 1 ? "to act" : "";
    if (s->turn == seat)
        return s->phase == FOLLOWING ? "active player, others follow" : "active player";
    if (s->who == seat)
        return "follows";
    return myt_to_act(d->match, s) >> seat & 1 ? "to act" : "";
}

static void draw_head(const struct myt_drawing *d, int seat, int x, int y)
{
    bool active = d->s->turn == seat && d->s->phase >= STARTING && d->s->phase != FINISHED;
    canvas_box(
        d->canvas, x, y, STRIP_WIDTH, STRIP_HEIGHT,
        (struct paint){.fill = INK_PAPER, .line = active ? INK_MARK : myt_seat_ink(seat), .width = active ? 4 : 2});
    canvas_circle(d->canvas, x + 20, y + 20, 12, (struct paint){.fill = myt_seat_ink(seat), .line = INK_PLAIN});
    canvas_label(d->canvas, x + 20, y + 20, 13, INK_PLAIN, "%c", myt_seat_letter(seat));
    canvas_label(d->canvas, x + 130, y + 20, 16, INK_PLAIN, "%s, %d points", d->match->names[seat],
                 myt_points(d->match, d->s, seat));
    canvas_label(d->canvas, x + 290, y + 20, 13, INK_PLAIN, "%s", role_of(d, seat));
    canvas_label(d->canvas, x + 420, y + 20, 13, INK_PLAIN, "reserve %d", d->s->seat[seat].offerings);
}

static void draw_goods(const struct myt_drawing *d, int seat, int x, int y)
{
    static const enum ink inks[KINDS] = {INK_STONE, INK_WHITE, INK_YELLOW};
    for (int level = 1; level <= LEVELS; level++)
        for (int kind = 0; kind < KINDS; kind++) {
            char id[40];
            int cubes = d->s->seat[seat].goods[kind][level - 1], cx = x + GRID_LEFT + kind * 50,
                cy = y + GRID_TOP + (LEVELS - level) * CELL;
            snprintf(id, sizeof id, "goods-%c-%s", myt_seat_letter(seat), myt_cube_names[myt_cube_of(kind, level)]);
            canvas_group(d->canvas, id, "%s: %d %s on level %d", d->match->names[seat], cubes, myt_kind_names[kind],
                         level);
            canvas_box(d->canvas, cx, cy, 46, CELL - 4,
                       (struct paint){.fill = cubes ? inks[kind] : INK_NONE, .line = INK_FAINT});
            if (cubes)
                canvas_label(d->canvas, cx + 23, cy + 13, 14, INK_BLACK, "%d", cubes);
        }
}

static void draw_goods_words(const struct myt_drawing *d, int seat, int x, int y)
{
    char id[24];
    snprintf(id, sizeof id, "words-%c", myt_seat_letter(seat));
    canvas_group(d->canvas, id, "levels and kinds of %s", d->match->names[seat]);
    for (int level = 1; level <= LEVELS; level++)
        canvas_label(d->canvas, x + 34, y + GRID_TOP + (LEVELS - level) * CELL + 13, 12, INK_PLAIN, "level %d", level);
    for (int kind = 0; kind < KINDS; kind++)
        canvas_label(d->canvas, x + GRID_LEFT + kind * 50 + 23, y + GRID_TOP + LEVELS * CELL + 6, 12, INK_PLAIN, "%s",
                     myt_kind_names[kind]);
}

static void draw_slots(const struct myt_drawing *d, int seat, int x, int y)
{
    for (int piece = 0; piece < PIECES; piece++) {
        char id[40];
        snprintf(id, sizeof id, "slots-%c-%s", myt_seat_letter(seat), myt_piece_names[piece]);
        canvas_group(d->canvas, id, "%s of %s, built on levels", myt_piece_names[piece], d->match->names[seat]);
        canvas_label(d->canvas, x + SLOT_LEFT + 34, y + GRID_TOP + piece * CELL + 13, 11, INK_PLAIN, "%s",
                     myt_piece_names[piece]);
        for (int slot = 0; slot < myt_slots_of(piece); slot++) {
            int level = d->s->seat[seat].built[piece][slot], cx = x + SLOT_LEFT + 72 + slot * 24,
                cy = y + GRID_TOP + piece * CELL;
            canvas_box(d->canvas, cx, cy, 22, CELL - 4,
                       (struct paint){.fill = level ? myt_seat_ink(seat) : INK_NONE, .line = INK_PLAIN});
            if (level)
                canvas_label(d->canvas, cx + 11, cy + 13, 14, INK_PLAIN, "%d", level);
        }
    }
}

static void draw_favors(const struct myt_drawing *d, int seat, int x, int y)
{
    char id[24];
    int cx = x + GRID_LEFT + 8;
    snprintf(id, sizeof id, "favors-%c", myt_seat_letter(seat));
    canvas_group(d->canvas, id, "favors of %s", d->match->names[seat]);
    for (int god = 0; god < GODS; god++)
        for (int i = 0; i < d->s->seat[seat].favors[god]; i++, cx += 24) {
            canvas_circle(d->canvas, cx, y + 192, 9, (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
            canvas_label(d->canvas, cx, y + 192, 11, INK_PLAIN, "%c", myt_god_names[god][0]);
        }
}

static void draw_hand(const struct myt_drawing *d, int seat, int x, int y)
{
    int row = y + GRID_TOP + 6;
    for (int card = 0; card < CARDS; card++) {
        char id[40];
        if (d->s->holder[card] != seat)
            continue;
        enum ink ink = d->s->fresh[card] ? INK_FAINT : INK_PLAIN;
        snprintf(id, sizeof id, "card-%s", myt_card_names[card]);
        if (d->s->locked[card]) {
            canvas_group(d->canvas, id, "%s, locked by %s", myt_card_names[card], d->match->names[seat]);
            canvas_label(d->canvas, x + CARD_LEFT + 66, row, 13, ink, "%s locked", myt_card_names[card]);
        } else {
            canvas_group(d->canvas, id, "%s with %d token%s of %s", myt_card_names[card], d->s->tokens[card],
                         d->s->tokens[card] == 1 ? "" : "s", d->match->names[seat]);
            canvas_label(d->canvas, x + CARD_LEFT + 66, row, 13, ink, "%s %d", myt_card_names[card],
                         d->s->tokens[card]);
        }
        row += 18;
    }
}

void myt_draw_seat(const struct myt_drawing *d, int seat, int x, int y)
{
    char id[24];
    snprintf(id, sizeof id, "player-%c", myt_seat_letter(seat));
    canvas_group(d->canvas, id, "%s", d->match->names[seat]);
    draw_head(d, seat, x, y);
    draw_goods_words(d, seat, x, y);
    draw_goods(d, seat, x, y);
    draw_slots(d, seat, x, y);
    draw_favors(d, seat, x, y);
    draw_hand(d, seat, x, y);
}
