/* Mytikas: the picture: what a player has. */
#include "game/marks.h"
#include "games/mytikas/draw.h"

enum {
    STEP = 34,
    STEP_INSET = 9,
    STEPS_LEFT = 8,
    STEPS_TOP = 42,
    STEPS_RIGHT = 262,
    COLUMN = 58,
    FIRST_COLUMN = 66,
    SLOT_LEFT = 268,
    SLOT_WIDTH = 62,
    FAVOR_TOP = STEPS_TOP + LEVELS * STEP + 18,
    CARD_TOP = FAVOR_TOP + 36,
    CARD_LINE = 38
};

static int step_top(int level)
{
    return STEPS_TOP + (LEVELS - level) * STEP;
}

struct point myt_goods_spot(int kind, int level)
{
    return (struct point){FIRST_COLUMN + kind * COLUMN + COLUMN / 2 - 14, step_top(level) + STEP / 2};
}

/* What the player does now. The active player's turn lasts while others follow. */
static const char *role_of(const struct myt_drawing *d, int seat)
{
    const struct myt_state *s = d->s;
    if (s->phase < STARTING || s->phase == FINISHED)
        return "";
    if (s->turn == seat)
        return s->phase == FOLLOWING ? "active, others follow" : "active player";
    return s->who == seat ? "follows" : "";
}

static void draw_cell(const struct myt_drawing *d, int seat, int kind, int level)
{
    int cubes = myt_unknown(d->s, seat, 1u << kind) ? NOT_SHOWN : d->s->seat[seat].goods[kind][level - 1];
    const char *number = canvas_number(d->canvas, cubes);
    struct point at = myt_goods_spot(kind, level);
    canvas_group(d->canvas,
                 canvas_id(d->canvas, "goods-%c-%s", myt_seat_letter(seat), myt_cube_names[myt_cube_of(kind, level)]),
                 "%s: %s %s on level %d", d->match->names[seat], number, myt_kind_names[kind], level);
    canvas_box(d->canvas, at.x - COLUMN / 2 + 2, at.y - STEP / 2 + 2, COLUMN - 4, STEP - 4,
               (struct paint){.fill = INK_NONE});
    if (cubes > 0)
        canvas_piece(d->canvas, at.x - 12, at.y, 26, INK_NONE, myt_kind_names[kind]);
    if (cubes > 0 || (cubes == NOT_SHOWN && level == 1))
        canvas_words(d->canvas, at.x + 4, at.y, 18, cubes > 0 ? INK_PLAIN : INK_FAINT, number);
}

/* The mountain of the player's board, then its cells level by level, so that a change redraws only a few. */
static void draw_goods(const struct myt_drawing *d, int seat)
{
    canvas_caption(d->canvas, canvas_id(d->canvas, "words-%c", myt_seat_letter(seat)), "%s", "");
    for (int level = 1; level <= LEVELS; level++) {
        int top = step_top(level), inset = (level - 1) * STEP_INSET;
        const struct point step[] = {{STEPS_LEFT + inset, top + STEP},
                                     {STEPS_LEFT + inset + STEP_INSET, top},
                                     {STEPS_RIGHT - inset - STEP_INSET, top},
                                     {STEPS_RIGHT - inset, top + STEP}};
        canvas_polygon(d->canvas, step, 4, (struct paint){.fill = myt_level_ink(level), .line = INK_PLAIN});
        canvas_words(d->canvas, STEPS_LEFT + inset + 14, top + STEP / 2, 18, INK_PLAIN,
                     canvas_number(d->canvas, level));
    }
    for (int level = 1; level <= LEVELS; level++)
        for (int kind = 0; kind < KINDS; kind++)
            draw_cell(d, seat, kind, level);
}

/* What the piece costs, in small cubes, and what it is worth on each level. */
static void draw_price(const struct myt_drawing *d, int piece, int x, int y)
{
    enum { SIDE = 9, STRIDE = 11, IN_ROW = 3 };
    static const enum ink inks[KINDS] = {INK_STONE, INK_WHITE, INK_YELLOW};
    const struct myt_box *box = myt_box_of(d->match);
    int all = 0;
    for (int kind = 0; kind < KINDS; kind++)
        all += box->cost[piece][kind];
    canvas_words(d->canvas, x, y, LEAST_WRITING, INK_PLAIN, canvas_id(d->canvas, "\u00d7%d", box->worth[piece]));
    for (int kind = 0, laid = 0; kind < KINDS; kind++)
        for (int i = 0; i < box->cost[piece][kind]; i++, laid++)
            canvas_box(d->canvas, x + 28 + laid % IN_ROW * STRIDE, y - (all > IN_ROW ? 11 : 5) + laid / IN_ROW * STRIDE,
                       SIDE, SIDE, (struct paint){.fill = inks[kind], .line = kind == MARBLE ? INK_BLACK : INK_NONE});
}

/* A slot shows its piece with the build bonus, or the Level token once the piece is built. */
static void draw_slots(const struct myt_drawing *d, int seat)
{
    for (int piece = 0; piece < PIECES; piece++) {
        int top = STEPS_TOP + piece * STEP, middle = top + STEP / 2;
        canvas_group(d->canvas, canvas_id(d->canvas, "slots-%c-%s", myt_seat_letter(seat), myt_piece_names[piece]),
                     "%s of %s", myt_piece_names[piece], d->match->names[seat]);
        canvas_box(d->canvas, SLOT_LEFT, top + 1, PART_WIDTH - SLOT_LEFT - 8, STEP - 2,
                   (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
        for (int slot = 0; slot < myt_slots_of(piece); slot++) {
            int level = d->s->seat[seat].built[piece][slot], x = SLOT_LEFT + 2 + slot * SLOT_WIDTH;
            if (level) {
                myt_draw_token(d, level, (struct point){x + 16, middle});
                continue;
            }
            canvas_piece(d->canvas, x + 14, middle, 27, seat_ink(seat), myt_piece_names[piece]);
            myt_draw_bonus(d, &myt_box_of(d->match)->built[piece][slot], (struct point){x + 27, middle + 6});
        }
        draw_price(d, piece, SLOT_LEFT + 2 + 2 * SLOT_WIDTH + 2, middle);
    }
}

static void draw_favors(const struct myt_drawing *d, int seat)
{
    int x = 96;
    canvas_group(d->canvas, canvas_id(d->canvas, "favors-%c", myt_seat_letter(seat)), "favors of %s",
                 d->match->names[seat]);
    canvas_box(d->canvas, x - 14, FAVOR_TOP - 14, PART_WIDTH - x, 28, (struct paint){.fill = INK_NONE});
    if (myt_unknown(d->s, seat, NO_FAVORS))
        canvas_words(d->canvas, x, FAVOR_TOP, LEAST_WRITING, INK_FAINT, "?");
    for (int god = 0; god < GODS; god++)
        for (int i = 0; i < d->s->seat[seat].favors[god] && x < PART_WIDTH - 14; i++, x += 27) {
            canvas_circle(d->canvas, x, FAVOR_TOP, 13, (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
            canvas_piece(d->canvas, x, FAVOR_TOP, 20, INK_WHITE, myt_god_names[god]);
        }
}

/* The place of a card. Cards follow one another, as many on a line as there is room. */
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
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != seat)
            continue;
        put_card(d, card, &held);
        canvas_group(d->canvas, canvas_id(d->canvas, "card-%s", myt_card_names[card]), "%s of %s, %s token%s%s",
                     myt_card_names[card], d->match->names[seat], canvas_number(d->canvas, d->s->tokens[card]),
                     plural(d->s->tokens[card]), d->s->locked[card] ? ", locked" : "");
        canvas_box(d->canvas, held.x, held.y - 16, held.width, 32,
                   (struct paint){.fill = d->s->locked[card] ? INK_STONE : INK_PAPER,
                                  .line = INK_PLAIN,
                                  .dashed = d->s->fresh[card]});
        canvas_piece(d->canvas, held.x + 17, held.y, 28, INK_STONE, myt_card_names[card]);
        canvas_words(d->canvas, held.x + 33, held.y, LEAST_WRITING, INK_PLAIN, canvas_id(d->canvas, "%s", held.words));
        canvas_piece(d->canvas, held.x + held.width - (d->s->locked[card] ? 13 : 26), held.y, 20, INK_NONE,
                     d->s->locked[card] ? "lock" : "offering");
        if (!d->s->locked[card])
            canvas_words(d->canvas, held.x + held.width - 15, held.y, LEAST_WRITING, INK_PLAIN,
                         canvas_number(d->canvas, d->s->tokens[card]));
    }
}

void myt_draw_seat(const struct myt_drawing *d, int seat)
{
    const char *id = canvas_id(d->canvas, "player-%c", myt_seat_letter(seat));
    struct held last = {.y = CARD_TOP - CARD_LINE};
    for (int card = 0; card < CARDS; card++)
        if (d->s->holder[card] == seat)
            put_card(d, card, &last);
    canvas_part(d->canvas, id, canvas_id(d->canvas, "what %.80s has", d->match->names[seat]), PART_WIDTH,
                last.y + CARD_LINE / 2 + 6);
    canvas_caption(d->canvas, id, "%s", d->match->names[seat]);
    draw_player_card(d->canvas, d->match, seat,
                     &(struct player_card){.height = d->canvas->part->height,
                                           .mark = myt_seat_letter(seat),
                                           .note = role_of(d, seat),
                                           .points = canvas_number(d->canvas, d->points[seat]),
                                           .acts = d->to_act >> seat & 1});
    canvas_caption(d->canvas, canvas_id(d->canvas, "reserve-%c", myt_seat_letter(seat)), "reserve of %s",
                   d->match->names[seat]);
    canvas_piece(d->canvas, 24, FAVOR_TOP, 28, INK_NONE, "offering");
    canvas_words(d->canvas, 42, FAVOR_TOP, 18, INK_PLAIN, canvas_number(d->canvas, myt_shown_reserve(d, seat)));
    draw_goods(d, seat);
    draw_slots(d, seat);
    draw_favors(d, seat);
    draw_hand(d, seat);
}
