/* Mytikas: the picture: the mountain and the line of cards, and all of it. */
#include "games/mytikas/draw.h"

enum {
    STEP_HEIGHT = 64,
    STEP_INSET = 34,
    PIECE_STEP = 32,
    CARD_WIDTH = 111,
    CARD_HEIGHT = 44,
    CARD_STEP = 117,
    IN_ROW = PART_WIDTH / CARD_STEP
};

enum ink myt_god_ink(int god)
{
    static const enum ink inks[GODS] = {INK_YELLOW, INK_GREEN, INK_BLUE, INK_RED};
    return inks[god];
}

/* ---- the mountain ---- */

static struct point step_corner(int level)
{
    return (struct point){2 + (level - 1) * STEP_INSET, 2 + (LEVELS - level) * STEP_HEIGHT};
}

struct point myt_level_spot(int level)
{
    struct point corner = step_corner(level);
    return (struct point){PART_WIDTH - corner.x - 22, corner.y + 18};
}

void myt_draw_piece(const struct myt_drawing *d, int seat, int piece, struct point at, struct paint paint)
{
    int size = piece == MAJOR_CITY || piece == LARGE_TEMPLE ? 13 : 10;
    if (myt_is_city(piece))
        canvas_box(d->canvas, at.x - size, at.y - size, 2 * size, 2 * size, paint);
    else {
        struct point roof[] = {{at.x - size - 2, at.y + size}, {at.x, at.y - size - 2}, {at.x + size + 2, at.y + size}};
        canvas_polygon(d->canvas, roof, 3, paint);
    }
    canvas_label(d->canvas, at.x, at.y + 3, LEAST_WRITING, INK_BLACK, "%c", myt_seat_letter(seat));
}

static void draw_pieces(const struct myt_drawing *d, int level, struct point at)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++) {
            int standing = piece == MINOR_CITY && level == 1;
            for (int slot = 0; slot < myt_slots_of(piece); slot++)
                standing += d->s->seat[seat].built[piece][slot] == level;
            for (int i = 0; i < standing; i++, at.x += PIECE_STEP)
                myt_draw_piece(d, seat, piece, at, (struct paint){.fill = myt_seat_ink(seat), .line = INK_PLAIN});
        }
}

static void draw_step(const struct myt_drawing *d, int level)
{
    char id[20];
    int left = myt_tokens_left(d->match, d->s, level);
    struct point corner = step_corner(level);
    bool complete = left <= 0;
    put_string(id, sizeof id, "level-%d", level);
    canvas_group(d->canvas, id, "level %d, %d level token%s left", level, complete ? 0 : left, plural(left));
    canvas_box(d->canvas, corner.x, corner.y, PART_WIDTH - 2 * corner.x, STEP_HEIGHT - 3,
               (struct paint){.fill = complete ? INK_STONE : INK_SAND, .line = INK_PLAIN, .width = complete ? 3 : 1});
    if (complete)
        canvas_words(d->canvas, corner.x + 8, corner.y + 14, LEAST_WRITING, INK_PLAIN, "level %d: complete", level);
    else
        canvas_words(d->canvas, corner.x + 8, corner.y + 14, LEAST_WRITING, INK_PLAIN, "level %d: %d token%s left",
                     level, left, plural(left));
    draw_pieces(d, level, (struct point){corner.x + 22, corner.y + 42});
}

static void draw_mountain(const struct myt_drawing *d)
{
    canvas_part(d->canvas, "mountain", "Mount Olympus", PART_WIDTH, 4 + LEVELS * STEP_HEIGHT);
    for (int level = 1; level <= LEVELS; level++)
        draw_step(d, level);
}

/* ---- the line ---- */

static void draw_card(const struct myt_drawing *d, int index, const char *name, int lock, bool next)
{
    int x = 3 + index % IN_ROW * CARD_STEP, y = 3 + index / IN_ROW * (CARD_HEIGHT + 6);
    canvas_box(d->canvas, x, y, CARD_WIDTH, CARD_HEIGHT,
               (struct paint){.fill = lock ? INK_STONE : INK_PAPER, .line = INK_PLAIN, .width = next ? 4 : 1});
    canvas_label(d->canvas, x + CARD_WIDTH / 2, y + (lock ? 13 : CARD_HEIGHT / 2), LEAST_WRITING, INK_PLAIN, "%s",
                 name);
    if (lock)
        canvas_label(d->canvas, x + CARD_WIDTH / 2, y + 31, 16, INK_PLAIN, "lock %d", lock);
}

static void draw_cards(const struct myt_drawing *d)
{
    int index = 0, taken = myt_locks_taken(d->s), locks = myt_box_of(d->match)->locks;
    char id[40];
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != IN_LINE)
            continue;
        put_string(id, sizeof id, "card-%s", myt_card_names[card]);
        canvas_group(d->canvas, id, "%s, face up in the line", myt_card_names[card]);
        draw_card(d, index++, myt_card_names[card], 0, false);
    }
    for (int i = taken; i < locks; i++) {
        put_string(id, sizeof id, "lock-%d", i + 1);
        canvas_group(d->canvas, id, "%s with a lock of %d", i == locks - 1 ? "the deck" : "a face-down card",
                     myt_box_of(d->match)->lock[i]);
        draw_card(d, index++, i == locks - 1 ? "deck" : "face down", myt_box_of(d->match)->lock[i], i == taken);
    }
}

static void draw_line(const struct myt_drawing *d)
{
    int taken = myt_locks_taken(d->s), cards = myt_box_of(d->match)->locks - taken;
    for (int card = 0; card < CARDS; card++)
        cards += d->s->holder[card] == IN_LINE;
    canvas_part(d->canvas, "line", "the line of cards", PART_WIDTH,
                6 + (cards + IN_ROW - 1) / IN_ROW * (CARD_HEIGHT + 6));
    draw_cards(d);
}

/* ---- all of it ---- */

const char *myt_show(int number, char room[16])
{
    put_string(room, 16, number == NOT_SHOWN ? "?" : "%d", number);
    return room;
}

int myt_shown_pile(const struct myt_drawing *d, int god)
{
    int pile = myt_pile(d->match, d->s, god);
    return pile > 0 && myt_pile_unknown(d->match, d->s) ? NOT_SHOWN : pile;
}

int myt_shown_cubes(const struct myt_drawing *d, int seat, int kind, int level)
{
    return myt_unknown(d->s, seat, 1u << kind) ? NOT_SHOWN : d->s->seat[seat].goods[kind][level - 1];
}

int myt_shown_reserve(const struct myt_drawing *d, int seat)
{
    return myt_unknown(d->s, seat, NO_RESERVE) ? NOT_SHOWN : d->s->seat[seat].offerings;
}

void myt_draw(const struct match *match, const void *state, struct canvas *c)
{
    struct myt_drawing d = {match, state, c, myt_to_act(match, state), {0}};
    myt_all_points(match, state, d.points);
    for (int seat = 0; seat < match->seats; seat++)
        if (!myt_points_known(match, state, seat))
            d.points[seat] = NOT_SHOWN;
    myt_draw_board(&d);
    draw_mountain(&d);
    draw_line(&d);
    for (int seat = 0; seat < match->seats; seat++)
        myt_draw_seat(&d, seat);
    myt_draw_glyphs(&d);
    myt_say_legend(&d);
    myt_draw_panel(&d);
}
