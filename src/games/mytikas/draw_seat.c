/* Mytikas: the picture: what a player has. */
#include <string.h>

#include "games/mytikas/draw.h"

enum {
    CELL_WIDTH = 56,
    CELL = 30,
    GRID_LEFT = 68,
    GRID_TOP = 42,
    SLOT_LEFT = 246,
    SLOT_WIDTH = 46,
    FAVOR_TOP = 198,
    CARD_TOP = 234,
    CARD_LINE = 38
};

struct point myt_goods_spot(int kind, int level)
{
    return (struct point){GRID_LEFT + kind * CELL_WIDTH + CELL_WIDTH / 2 - 2,
                          GRID_TOP + (LEVELS - level) * CELL + CELL / 2 - 2};
}

/* The active player's turn lasts while others follow; the player who performs or is waited for is named too. */
static const char *role_of(const struct myt_drawing *d, int seat)
{
    const struct myt_state *s = d->s;
    if (s->phase < STARTING || s->phase == FINISHED)
        return d->to_act >> seat & 1 ? "to act" : "";
    if (s->turn == seat)
        return s->phase == FOLLOWING ? "active, others follow" : "active player";
    if (s->who == seat)
        return "follows";
    return d->to_act >> seat & 1 ? "to act" : "";
}

/* The player to act has a thick frame, and words say so. */
static void draw_head(const struct myt_drawing *d, int seat)
{
    char points[16];
    bool acts = d->to_act >> seat & 1;
    canvas_caption(d->canvas, canvas_id(d->canvas, "player-%c", myt_seat_letter(seat)), "%s", d->match->names[seat]);
    canvas_box(d->canvas, 3, 3, PART_WIDTH - 6, d->canvas->part->height - 6,
               (struct paint){.fill = INK_PAPER, .line = acts ? INK_PLAIN : INK_FAINT, .width = acts ? 4 : 1});
    canvas_circle(d->canvas, 22, 21, 13, (struct paint){.fill = seat_ink(seat), .line = INK_PLAIN});
    canvas_label(d->canvas, 22, 21, 16, INK_BLACK, "%c", myt_seat_letter(seat));
    canvas_words(d->canvas, 42, 21, 16, INK_PLAIN, "%.16s: %s point%s", d->match->names[seat],
                 myt_show(d->points[seat], points), plural(d->points[seat]));
    canvas_words(d->canvas, SLOT_LEFT, 21, LEAST_WRITING, INK_PLAIN, "%s", role_of(d, seat));
}

static void draw_cell(const struct myt_drawing *d, int seat, int kind, int level)
{
    int cubes = myt_shown_cubes(d, seat, kind, level);
    char room[16];
    struct point at = myt_goods_spot(kind, level);
    canvas_group(d->canvas,
                 canvas_id(d->canvas, "goods-%c-%s", myt_seat_letter(seat), myt_cube_names[myt_cube_of(kind, level)]),
                 "%s: %s %s on level %d", d->match->names[seat], myt_show(cubes, room), myt_kind_names[kind], level);
    canvas_box(d->canvas, at.x - CELL_WIDTH / 2 + 2, at.y - CELL / 2 + 1, CELL_WIDTH - 4, CELL - 2,
               (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
    if (cubes > 0)
        canvas_piece(d->canvas, at.x - 12, at.y, 24, myt_kind_ink(kind), "myt-%s", myt_kind_names[kind]);
    if (cubes)
        canvas_words(d->canvas, at.x + 3, at.y, 17, cubes > 0 ? INK_PLAIN : INK_FAINT, "%s", room);
}

/* Level by level, so that what changes is a few cells. */
static void draw_goods(const struct myt_drawing *d, int seat)
{
    for (int level = 1; level <= LEVELS; level++) {
        for (int kind = 0; kind < KINDS; kind++)
            draw_cell(d, seat, kind, level);
    }
}

static void draw_goods_words(const struct myt_drawing *d, int seat)
{
    canvas_caption(d->canvas, canvas_id(d->canvas, "words-%c", myt_seat_letter(seat)), "levels and kinds of %s",
                   d->match->names[seat]);
    for (int level = 1; level <= LEVELS; level++)
        canvas_words(d->canvas, 10, myt_goods_spot(0, level).y, LEAST_WRITING, INK_PLAIN, "level %d", level);
    for (int kind = 0; kind < KINDS; kind++)
        canvas_label(d->canvas, myt_goods_spot(kind, 1).x, GRID_TOP + LEVELS * CELL + 10, LEAST_WRITING, INK_PLAIN,
                     "%s", myt_kind_names[kind]);
}

static void draw_reserve(const struct myt_drawing *d, int seat)
{
    char room[16];
    canvas_caption(d->canvas, canvas_id(d->canvas, "reserve-%c", myt_seat_letter(seat)), "reserve of %s",
                   d->match->names[seat]);
    canvas_piece(d->canvas, SLOT_LEFT + 12, FAVOR_TOP, 26, INK_YELLOW, "myt-offering");
    canvas_words(d->canvas, SLOT_LEFT + 30, FAVOR_TOP, 17, INK_PLAIN, "%s", myt_show(myt_shown_reserve(d, seat), room));
}

static void draw_slots(const struct myt_drawing *d, int seat)
{
    for (int piece = 0; piece < PIECES; piece++) {
        int y = GRID_TOP + piece * CELL;
        canvas_group(d->canvas, canvas_id(d->canvas, "slots-%c-%s", myt_seat_letter(seat), myt_piece_names[piece]),
                     "%s of %s, built on levels", myt_piece_names[piece], d->match->names[seat]);
        canvas_words(d->canvas, SLOT_LEFT, y + CELL / 2 - 2, LEAST_WRITING, INK_PLAIN, "%s", myt_piece_titles[piece]);
        for (int slot = 0; slot < myt_slots_of(piece); slot++) {
            int level = d->s->seat[seat].built[piece][slot], x = SLOT_LEFT + 112 + slot * (SLOT_WIDTH + 4);
            canvas_box(d->canvas, x, y, SLOT_WIDTH, CELL - 3,
                       (struct paint){.fill = INK_PAPER, .line = INK_FAINT, .dashed = level == 0});
            canvas_piece(d->canvas, x + 15, y + CELL / 2 - 2, 24, level ? seat_ink(seat) : INK_PAPER, "myt-%s",
                         myt_piece_names[piece]);
            if (level)
                canvas_words(d->canvas, x + 29, y + CELL / 2 - 2, LEAST_WRITING, INK_PLAIN, "%d", level);
        }
    }
}

static void draw_favors(const struct myt_drawing *d, int seat)
{
    int x = GRID_LEFT + 12;
    canvas_group(d->canvas, canvas_id(d->canvas, "favors-%c", myt_seat_letter(seat)), "favors of %s",
                 d->match->names[seat]);
    canvas_words(d->canvas, 10, FAVOR_TOP, LEAST_WRITING, INK_PLAIN, "favors");
    if (myt_unknown(d->s, seat, NO_FAVORS))
        canvas_words(d->canvas, x, FAVOR_TOP, LEAST_WRITING, INK_FAINT, "?");
    for (int god = 0; god < GODS; god++)
        for (int i = 0; i < d->s->seat[seat].favors[god] && x < SLOT_LEFT - 12; i++, x += 26) {
            canvas_circle(d->canvas, x, FAVOR_TOP, 12, (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
            canvas_piece(d->canvas, x, FAVOR_TOP, 18, INK_WHITE, "myt-%s", myt_god_names[god]);
        }
}

/* A card on its place: one after the other, as many on a line as fit. */
struct held {
    char words[40];
    int x, y, width;
};

static void put_card(const struct myt_drawing *d, int card, struct held *held)
{
    const char *fresh = d->s->fresh[card] ? " new" : "";
    held->x = held->width ? held->x + held->width + 6 : 10;
    held->y = held->width ? held->y : CARD_TOP;
    put_string(held->words, sizeof held->words, "%s%s", myt_card_names[card], fresh);
    held->width = 34 + canvas_width_of(held->words, LEAST_WRITING) + (d->s->locked[card] ? 34 : 46);
    if (held->x + held->width > PART_WIDTH - 8) {
        held->x = 10;
        held->y += CARD_LINE;
    }
}

static void draw_hand(const struct myt_drawing *d, int seat)
{
    struct held held = {.width = 0};
    char room[16];
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != seat)
            continue;
        put_card(d, card, &held);
        canvas_group(d->canvas, canvas_id(d->canvas, "card-%s", myt_card_names[card]), "%s of %s, %s token%s%s",
                     myt_card_names[card], d->match->names[seat], myt_show(d->s->tokens[card], room),
                     plural(d->s->tokens[card]), d->s->locked[card] ? ", locked" : "");
        canvas_box(d->canvas, held.x, held.y - 16, held.width, 32,
                   (struct paint){.fill = d->s->locked[card] ? INK_STONE : INK_PAPER,
                                  .line = INK_PLAIN,
                                  .dashed = d->s->fresh[card]});
        canvas_piece(d->canvas, held.x + 17, held.y, 28, INK_STONE, "myt-%s", myt_card_names[card]);
        canvas_words(d->canvas, held.x + 33, held.y, LEAST_WRITING, INK_PLAIN, "%s", held.words);
        canvas_piece(d->canvas, held.x + held.width - (d->s->locked[card] ? 13 : 26), held.y, 20, INK_YELLOW, "myt-%s",
                     d->s->locked[card] ? "lock" : "offering");
        if (!d->s->locked[card])
            canvas_words(d->canvas, held.x + held.width - 15, held.y, LEAST_WRITING, INK_PLAIN, "%s", room);
    }
}

/* With as many lines of cards as there are. */
static int strip_height(const struct myt_drawing *d, int seat)
{
    struct held held = {.y = CARD_TOP};
    for (int card = 0; card < CARDS; card++)
        if (d->s->holder[card] == seat)
            put_card(d, card, &held);
    return held.y + CARD_LINE / 2 + 6;
}

/* The cards decide how high it is. */
static void begin_strip(const struct myt_drawing *d, int seat)
{
    char id[24], title[120];
    put_string(id, sizeof id, "player-%c", myt_seat_letter(seat));
    put_string(title, sizeof title, "what %.80s has", d->match->names[seat]);
    canvas_part(d->canvas, id, title, PART_WIDTH, strip_height(d, seat));
}

void myt_draw_seat(const struct myt_drawing *d, int seat)
{
    begin_strip(d, seat);
    draw_head(d, seat);
    draw_goods_words(d, seat);
    draw_reserve(d, seat);
    draw_goods(d, seat);
    draw_slots(d, seat);
    draw_favors(d, seat);
    draw_hand(d, seat);
}
