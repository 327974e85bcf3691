/* Cyclades: the offerings drawn: gods in acting order with their offers, the order of turns, creatures, the battle. */
#include "games/cyclades/battle.h"
#include "games/cyclades/draw.h"

enum { ROW = 42, NAME = 48, TRACK = 147, STEP = 22, SPACES = 10, BIDDER = 374, LISTED_NAMES = MARKERS_MAX * 64 };

/* A disc with a number or letter, `ink` like its edge. */
static void draw_disc(struct cyc_drawing *d, struct point at, enum ink fill, enum ink ink, const char *words)
{
    canvas_circle(d->canvas, at.x, at.y, 13, (struct paint){.fill = fill, .line = ink});
    canvas_label(d->canvas, at.x, at.y, LEAST_WRITING, ink, canvas_id(d->canvas, "%s", words));
}

void cyc_draw_disc(struct cyc_drawing *d, struct point at, int seat)
{
    const char mark[] = {seat < 0 ? '?' : d->mark[seat], '\0'};
    draw_disc(d, at, seat < 0 ? INK_PAPER : cyc_seat_ink(seat), INK_BLACK, mark);
}

/* Names with commas. A space without a marker is "free"; "?" is a marker whose owner is not known. */
static const char *list_seats(const struct cyc_drawing *d, const int *seats, int count, char *out, size_t room)
{
    out[0] = '\0';
    for (int i = 0; i < count; i++)
        append_string(out, room, "%s%s", i ? ", " : "",
                      seats[i] == NOBODY     ? "free"
                      : seats[i] == SOMEBODY ? "?"
                                             : d->match->names[seats[i]]);
    return out;
}

static bool is_acting(const struct cyc_drawing *d, int god)
{
    return d->s->turn.player != NOBODY && d->s->turn.god == god;
}

/* ---- gods ------------------------------------------------------------------------------------------------------ */

static void draw_tile(struct cyc_drawing *d, int god, int y)
{
    static const enum ink inks[] = {INK_BLUE, INK_RED, INK_VIOLET, INK_WHITE, INK_YELLOW};
    bool acting = is_acting(d, god);
    canvas_box(d->canvas, 2, y + 2, PART_WIDTH - 4, ROW - 4,
               (struct paint){.fill = INK_PAPER, .line = acting ? INK_PLAIN : INK_FAINT, .width = acting ? 4 : 1});
    canvas_box(d->canvas, 7, y + 5, 32, 32, (struct paint){.fill = inks[god], .line = INK_BLACK});
    canvas_piece(d->canvas, 23, y + 21, 28, INK_WHITE, cyc_god_names[god]);
    canvas_words(d->canvas, NAME, y + ROW / 2, 17, INK_PLAIN, cyc_god_titles[god]);
}

/* The track has spaces for 1 to 10; an offer above 10 is written on the last. */
static struct point draw_bid(struct cyc_drawing *d, const struct cyc_offer *offer, int y)
{
    struct point at = {TRACK + (within(1, offer->gold, SPACES) - 1) * STEP, y};
    draw_disc(d, at, cyc_seat_ink(offer->seat), INK_BLACK, canvas_id(d->canvas, "%d", offer->gold));
    return at;
}

/* The offer that a higher one has pushed off that god, struck through. */
void cyc_draw_pushed_off(struct cyc_drawing *d, int god)
{
    const struct cyc_offer *offer = &d->s->offer[god];
    int row = 0;
    while (row < d->s->gods_open && d->s->gods[row] != god)
        row++;
    struct point at = draw_bid(d, offer, 2 + row * ROW + ROW / 2);
    canvas_line(d->canvas, (struct point){at.x - 13, at.y + 13}, (struct point){at.x + 13, at.y - 13},
                (struct paint){.line = INK_MARK, .width = 3});
}

static void draw_god(struct cyc_drawing *d, int god, int y)
{
    const struct cyc_offer *offer = &d->s->offer[god];
    const char *name = offer->seat == NOBODY ? "" : d->match->names[offer->seat];
    canvas_group(d->canvas, canvas_id(d->canvas, "god-%s", cyc_god_names[god]),
                 offer->seat == NOBODY ? "%s, no offer" : "%s, %.80s offers %d", cyc_god_titles[god], name,
                 offer->gold);
    draw_tile(d, god, y);
    canvas_strip(d->canvas, TRACK + (SPACES - 1) * STEP / 2, y + ROW / 2, SPACES * STEP, STEP, INK_NONE, "bids-10");
    if (offer->seat == NOBODY) {
        canvas_say(d->canvas, INK_FAINT, "%s  -", cyc_god_names[god]);
        return;
    }
    draw_bid(d, offer, y + ROW / 2);
    canvas_words(d->canvas, BIDDER, y + ROW / 2, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c %.8s", d->mark[offer->seat], name));
    canvas_say(d->canvas, cyc_seat_ink(offer->seat), "%s  %s %d%s", cyc_god_names[god], name, offer->gold,
               is_acting(d, god) ? ", acting" : "");
}

/* A row of spaces, with a number on those without a marker. */
static void draw_spaces(struct cyc_drawing *d, int y, const int *seats, int count)
{
    for (int i = 0; i < count; i++) {
        struct point at = {TRACK + i * 30, y + ROW / 2};
        if (seats[i] == NOBODY)
            draw_disc(d, at, INK_PAPER, INK_FAINT, canvas_id(d->canvas, "%d", i + 1));
        else
            cyc_draw_disc(d, at, seats[i]);
    }
}

static void draw_apollo(struct cyc_drawing *d, int y)
{
    char names[LISTED_NAMES];
    canvas_group(d->canvas, "god-apollo", "Apollo");
    draw_tile(d, APOLLO, y);
    draw_spaces(d, y, d->s->apollo, d->s->apollos);
    if (d->s->apollos > 0)
        canvas_say(
            d->canvas, INK_PLAIN, "apollo  %s%s%s", list_seats(d, d->s->apollo, d->s->apollos, names, sizeof names),
            is_acting(d, APOLLO) ? "; acting: " : "", is_acting(d, APOLLO) ? d->match->names[d->s->turn.player] : "");
}

static void draw_track(struct cyc_drawing *d, int y)
{
    char names[LISTED_NAMES];
    canvas_group(d->canvas, "track", "%s", "turn track");
    canvas_words(d->canvas, 8, y + ROW / 2, LEAST_WRITING, INK_PLAIN, "turn track");
    draw_spaces(d, y, d->s->track, d->s->track_length);
    canvas_say(d->canvas, INK_PLAIN, "turn track  %s",
               list_seats(d, d->s->track, d->s->track_length, names, sizeof names));
}

/* The player who was outbid last bids next, and so comes first. */
static void draw_outbid(struct cyc_drawing *d, int y)
{
    canvas_group(d->canvas, "track-outbid", "%s", "outbid");
    for (int i = d->s->outbids - 1; i >= 0; i--, y += ROW / 2) {
        const char *name = d->match->names[d->s->outbid[i].seat];
        canvas_words(d->canvas, 8, y + ROW / 4, LEAST_WRITING, INK_MARK,
                     canvas_id(d->canvas, "%.20s was outbid on %s", name, cyc_god_titles[d->s->outbid[i].god]));
        canvas_say(d->canvas, INK_MARK, "outbid  %s, on %s", name, cyc_god_names[d->s->outbid[i].god]);
    }
}

/* ---- creatures ------------------------------------------------------------------------------------------------- */

enum { CARD = 156, CARD_HEIGHT = 60, PILE = 27 };

static void draw_creature(struct cyc_drawing *d, int space, int y)
{
    int card = d->s->creature[space], x = 2 + space * CARD;
    canvas_group(d->canvas, canvas_id(d->canvas, "creature-%d", space + 1), "%s for %d gold",
                 card == NO_CARD ? "no creature" : cyc_creature_titles[card], d->b->creature_price[space]);
    canvas_box(d->canvas, x, y + 2, CARD - 6, CARD_HEIGHT - 4,
               (struct paint){.fill = INK_PAPER, .line = INK_FAINT, .width = 2, .dashed = card == NO_CARD});
    canvas_piece(d->canvas, x + CARD - 40, y + 15, 18, INK_YELLOW, "gold");
    canvas_words(d->canvas, x + CARD - 26, y + 15, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%d", d->b->creature_price[space]));
    if (card != NO_CARD) {
        canvas_piece(d->canvas, x + 25, y + CARD_HEIGHT / 2, 42, INK_STONE, cyc_creature_names[card]);
        canvas_words(d->canvas, x + 50, y + 42, LEAST_WRITING, INK_PLAIN, cyc_creature_titles[card]);
    }
    canvas_say(d->canvas, card == NO_CARD ? INK_FAINT : INK_PLAIN, "for %d gold  %s", d->b->creature_price[space],
               card == NO_CARD ? "-" : cyc_creature_names[card]);
}

/* The names take as many lines as they need, and the part grows with them. */
static void draw_discard(struct cyc_drawing *d, int y)
{
    char cards[256] = "";
    int left = 78, x = left;
    for (int card = 0; card < CREATURES; card++)
        if (d->s->discard & 1u << card)
            append_string(cards, sizeof cards, "%s%s", *cards ? ", " : "", cyc_creature_names[card]);
    canvas_group(d->canvas, "discard", "discard pile: %s", *cards ? cards : "empty");
    canvas_words(d->canvas, 8, y + PILE / 2, LEAST_WRITING, INK_FAINT, *cards ? "discard" : "discard  none");
    for (int card = 0; card < CREATURES; card++) {
        int width = canvas_width_of(cyc_creature_titles[card], LEAST_WRITING) + 18;
        if (!(d->s->discard & 1u << card))
            continue;
        if (x + width > PART_WIDTH) {
            x = left;
            y += PILE - 5;
            d->canvas->part->height += PILE - 5;
        }
        canvas_words(d->canvas, x, y + PILE / 2, LEAST_WRITING, INK_PLAIN, cyc_creature_titles[card]);
        x += width;
    }
    canvas_say(d->canvas, INK_FAINT, "discard  %s", *cards ? cards : "-");
}

void cyc_draw_gods(struct cyc_drawing *d)
{
    int y = 2, outbid = d->s->outbids * ROW / 2;
    canvas_part(d->canvas, "gods", "offerings and creatures", PART_WIDTH,
                4 + (d->s->gods_open + 2) * ROW + outbid + CARD_HEIGHT + PILE);
    for (int i = 0; i < d->s->gods_open; i++, y += ROW)
        draw_god(d, d->s->gods[i], y);
    draw_apollo(d, y);
    draw_track(d, y + ROW);
    draw_outbid(d, y + 2 * ROW);
    y += 2 * ROW + outbid;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        draw_creature(d, space, y);
    draw_discard(d, y + CARD_HEIGHT);
    if (d->s->battle.at == NOWHERE)
        return;
    int defender = cyc_defender_of(d->b, d->s), units = cyc_defending_units(d->b, d->s),
        strength = cyc_defence_strength(d->b, d->s);
    canvas_resume(d->canvas, "battle-place");
    canvas_say(d->canvas, INK_MARK, "battle at %s  %s %d : %s %d (%d unit%s, %d help), and the dice",
               d->b->name[d->s->battle.at], d->match->names[d->s->battle.attacker], d->s->battle.units,
               defender == NOBODY ? "the Minotaur" : d->match->names[defender], strength, units, plural(units),
               strength - units);
}
