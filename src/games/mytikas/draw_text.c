/* Mytikas: the picture in letters, and the lines beside both pictures. */
#include "games/mytikas/draw.h"

enum { DAY = 11, GOD_COLUMN = 0, NIGHT = 19, PILE = 28, HILL = 36, PIECES_COLUMN = 54 };

/* ---- letters ---- */

static void spell_builder(const struct myt_drawing *d, int area, int column, int row)
{
    int first = column;
    for (int seat = 0; seat < d->match->seats; seat++)
        if (d->s->seat[seat].builder == myt_builder_place(d->match, area))
            canvas_glyphs(d->canvas, column++, row, seat_ink(seat), "%c", myt_seat_letter(seat));
    if (column == first)
        canvas_glyphs(d->canvas, column, row, INK_FAINT, ".");
    if (d->s->area == area)
        canvas_glyphs(d->canvas, column + 1, row, INK_MARK, "*");
}

static void spell_board(const struct myt_drawing *d)
{
    canvas_glyphs(d->canvas, DAY, 0, INK_PLAIN, "day     night    favors");
    for (int god = 0; god < GODS; god++) {
        canvas_glyphs(d->canvas, GOD_COLUMN, god + 1, myt_god_ink(god), "%s", myt_god_names[god]);
        spell_builder(d, 2 * god, DAY + 1, god + 1);
        spell_builder(d, 2 * god + 1, NIGHT + 2, god + 1);
        canvas_glyphs(d->canvas, PILE + 2, god + 1, INK_PLAIN, "%s", canvas_number(d->canvas, myt_shown_pile(d, god)));
    }
}

static void spell_mountain(const struct myt_drawing *d)
{
    for (int level = LEVELS; level >= 1; level--) {
        int row = 1 + LEVELS - level, left = myt_tokens_left(d->match, d->s, level), column = PIECES_COLUMN;
        canvas_glyphs(d->canvas, HILL, row, INK_PLAIN, "level %d", level);
        if (left > 0)
            canvas_glyphs(d->canvas, HILL + 9, row, INK_PLAIN, "tokens %d", left);
        else
            canvas_glyphs(d->canvas, HILL + 9, row, INK_MARK, "full");
        for (int seat = 0; seat < d->match->seats; seat++)
            for (int piece = 0; piece < PIECES; piece++)
                for (int i = myt_standing(d, seat, piece, level); i > 0; i--, column += 3)
                    canvas_glyphs(d->canvas, column, row, seat_ink(seat), "%c%c", myt_seat_letter(seat), "mMtT"[piece]);
    }
}

static void spell_line(const struct myt_drawing *d)
{
    int column = 11, taken = myt_locks_taken(d->s), locks = myt_box_of(d->match)->locks;
    canvas_glyphs(d->canvas, 0, 6, INK_PLAIN, "line");
    for (int card = 0; card < CARDS; card++)
        if (d->s->holder[card] == IN_LINE) {
            canvas_glyphs(d->canvas, column, 6, INK_PLAIN, "%s", myt_card_names[card]);
            column += 12;
        }
    if (d->s->open & LINE_OPEN) {
        canvas_glyphs(d->canvas, column, 6, INK_FAINT, "?");
        column += 4;
    }
    if (d->s->open & LOCKS_OPEN)
        canvas_glyphs(d->canvas, column, 6, INK_FAINT, "[?]");
    for (int i = taken; i < locks && !(d->s->open & LOCKS_OPEN); i++, column += 5)
        canvas_glyphs(d->canvas, column, 6, i == taken ? INK_MARK : INK_PLAIN, i == locks - 1 ? "deck [%d]" : "[%d]",
                      myt_box_of(d->match)->lock[i]);
}

void myt_draw_glyphs(const struct myt_drawing *d)
{
    if (d->canvas->no_glyphs)
        return;
    spell_board(d);
    spell_mountain(d);
    spell_line(d);
}

/* ---- lines ---- */

static void list_cards(const struct myt_drawing *d, int seat, struct text *out)
{
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != seat)
            continue;
        text_join(out, myt_card_names[card]);
        if (d->s->locked[card])
            text_add(out, " locked");
        else
            text_format(out, " %s", canvas_number(d->canvas, d->s->tokens[card]));
        text_add(out, d->s->fresh[card] ? " (fresh)" : "");
    }
    if (myt_unknown(d->s, seat, NO_CARDS))
        text_join(out, "?");
    if (!out->length)
        text_add(out, "none");
}

/* "2/1/0/0" by level; "3" if the levels are unknown; "?" if the number is unknown. */
static const char *say_kind(const struct myt_drawing *d, int seat, int kind)
{
    const struct myt_seat *has = &d->s->seat[seat];
    const int *cubes = has->goods[kind];
    return canvas_id(d->canvas,
                     has->unknown >> kind & 1  ? "?"
                     : has->lumped >> kind & 1 ? "%d"
                                               : "%d/%d/%d/%d",
                     cubes[0], cubes[1], cubes[2], cubes[3]);
}

static void say_hand(const struct myt_drawing *d, int seat)
{
    const struct myt_seat *has = &d->s->seat[seat];
    struct text favors = {0}, cards = {0};
    if (has->unknown & NO_FAVORS)
        text_add(&favors, " ?");
    for (int god = 0; god < GODS; god++)
        for (int i = 0; i < has->favors[god]; i++)
            text_format(&favors, " %s", myt_god_names[god]);
    list_cards(d, seat, &cards);
    canvas_say(d->canvas, seat_ink(seat), "%s: favors%s; cards %s", d->match->names[seat],
               favors.length ? text_string(&favors) : " none", text_string(&cards));
    text_free(&favors);
    text_free(&cards);
}

static void say_followers(const struct myt_drawing *d)
{
    struct text names = {0};
    if (d->s->phase != FOLLOWING || d->s->who != NONE)
        return;
    unsigned seats = myt_may_follow(d->match, d->s);
    for (int seat = 0; seat < d->match->seats; seat++)
        if (seats >> seat & 1)
            text_join(&names, d->match->names[seat]);
    canvas_say(d->canvas, INK_PLAIN, "may follow  %s", names.length ? text_string(&names) : "nobody");
    text_free(&names);
}

static void say_end(const struct myt_drawing *d)
{
    int levels = LEVELS - 1 - myt_levels_empty(d->match, d->s), pieces = ALL_PIECES,
        locks = myt_locks_left(d->match, d->s);
    for (int seat = 0; seat < d->match->seats; seat++) {
        int left = ALL_PIECES - myt_pieces_built(d->s, seat);
        pieces = left < pieces ? left : pieces;
    }
    if (d->s->phase == FINISHED)
        return;
    if (d->s->ending)
        canvas_say(d->canvas, INK_MARK, "last turn: only its follow-ups are left");
    else
        canvas_say(d->canvas, INK_PLAIN,
                   d->s->open & LOCKS_OPEN
                       ? "the game ends after %d more level%s or %d more piece%s of one player"
                       : "the game ends after %d more level%s, %d more piece%s of one player or %d more Lock%s",
                   levels, plural(levels), pieces, plural(pieces), locks, plural(locks));
}

void myt_draw_panel(const struct myt_drawing *d)
{
    canvas_resume(d->canvas, "player-%c", myt_seat_letter(0));
    canvas_say(d->canvas, INK_PLAIN, "player  points  stone  marble  gold  reserve");
    for (int seat = 0; seat < d->match->seats; seat++) {
        char letter = myt_seat_letter(seat);
        canvas_resume(d->canvas, "player-%c", letter);
        canvas_say(d->canvas, seat_ink(seat), "%s (%c)  %s  %s  %s  %s  %s", d->match->names[seat], letter,
                   canvas_number(d->canvas, d->points[seat]), say_kind(d, seat, STONE), say_kind(d, seat, MARBLE),
                   say_kind(d, seat, GOLD), canvas_number(d->canvas, myt_shown_reserve(d, seat)));
    }
    for (int seat = 0; seat < d->match->seats; seat++)
        say_hand(d, seat);
    canvas_say(d->canvas, INK_FAINT, "cubes on levels 1/2/3/4; one more token steals a card");
    canvas_caption(d->canvas, "panel", "%s", "");
    say_followers(d);
    if (d->s->owed > 0)
        canvas_say(d->canvas, INK_PLAIN, "still to be turned up  %d", d->s->owed);
    say_end(d);
}
