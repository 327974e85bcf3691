/* Cyclades: the panel drawn: gods in acting order, markers, creatures, the battle, and a line for each player. */
#include <string.h>

#include "games/cyclades/battle.h"
#include "games/cyclades/draw.h"

static void open_group(struct cyc_drawing *d, const char *kind, const char *word)
{
    char id[48];
    put_string(id, sizeof id, "%s-%s", kind, word);
    canvas_group(d->canvas, id, "%s", "");
}

enum { LISTED_NAMES = MARKERS_MAX * 64 };

/* Names with commas; a space without a marker is free, and after an entry that cannot be read nobody may know whose it is. */
static const char *list_seats(const struct cyc_drawing *d, const int *seats, int count, char *out, size_t room)
{
    size_t length = 0;
    out[0] = '\0';
    for (int i = 0; i < count && length < room; i++) {
        const char *name = seats[i] == NOBODY ? "free" : seats[i] == SOMEBODY ? "?" : d->match->names[seats[i]];
        int added = put_string(out + length, room - length, "%s%s", i ? ", " : "", name);
        length += added > 0 ? (size_t)added : 0;
    }
    return out;
}

static bool is_acting(const struct cyc_drawing *d, int god)
{
    return d->s->turn.player != NOBODY && d->s->turn.god == god;
}

static void say_god(struct cyc_drawing *d, int god)
{
    const struct cyc_offer *offer = &d->s->offer[god];
    open_group(d, "god", cyc_god_names[god]);
    if (offer->seat == NOBODY)
        canvas_say(d->canvas, INK_FAINT, "%s  -", cyc_god_names[god]);
    else
        canvas_say(d->canvas, cyc_seat_ink(offer->seat), "%s  %s %d%s", cyc_god_names[god],
                   d->match->names[offer->seat], offer->gold, is_acting(d, god) ? ", acting" : "");
}

static void say_apollo(struct cyc_drawing *d)
{
    char names[LISTED_NAMES];
    open_group(d, "god", "apollo");
    if (d->s->apollos > 0)
        canvas_say(d->canvas, INK_PLAIN, "apollo  %s%s",
                   list_seats(d, d->s->apollo, d->s->apollos, names, sizeof names),
                   is_acting(d, APOLLO) ? ", the first acting" : "");
}

static void say_gods(struct cyc_drawing *d)
{
    for (int i = 0; i < d->s->gods_open; i++)
        say_god(d, d->s->gods[i]);
    say_apollo(d);
}

static void say_markers(struct cyc_drawing *d)
{
    char names[LISTED_NAMES];
    canvas_group(d->canvas, "track", "%s", "");
    canvas_say(d->canvas, INK_PLAIN, "turn track  %s",
               list_seats(d, d->s->track, d->s->track_length, names, sizeof names));
    for (int i = d->s->outbids - 1; i >= 0; i--)
        canvas_say(d->canvas, INK_MARK, "outbid  %s, on %s", d->match->names[d->s->outbid[i].seat],
                   cyc_god_names[d->s->outbid[i].god]);
}

static void say_creatures(struct cyc_drawing *d)
{
    for (int space = 0; space < SPACES_ON_TRACK; space++) {
        char id[16];
        put_string(id, sizeof id, "%d", space + 1);
        open_group(d, "creature", id);
        canvas_say(d->canvas, d->s->creature[space] == NO_CARD ? INK_FAINT : INK_PLAIN, "for %d gold  %s",
                   d->b->creature_price[space],
                   d->s->creature[space] == NO_CARD ? "-" : cyc_creature_names[d->s->creature[space]]);
    }
    char cards[256] = "";
    size_t length = 0;
    for (int card = 0; card < CREATURES && length < sizeof cards - 16; card++)
        if (d->s->discard & 1u << card)
            length += (size_t)put_string(cards + length, sizeof cards - length, "%s%s", length ? ", " : "",
                                         cyc_creature_names[card]);
    canvas_group(d->canvas, "discard", "%s", "");
    canvas_say(d->canvas, INK_FAINT, "discard  %s", length ? cards : "-");
}

static void say_battle(struct cyc_drawing *d)
{
    if (d->s->battle.at == NOWHERE)
        return;
    int defender = cyc_defender_of(d->b, d->s), units = cyc_defending_units(d->b, d->s),
        strength = cyc_defence_strength(d->b, d->s);
    canvas_group(d->canvas, "battle", "%s", "");
    canvas_say(d->canvas, INK_MARK, "battle at %s  %s %d : %s %d (%d unit%s, %d help), and the dice",
               d->b->name[d->s->battle.at], d->match->names[d->s->battle.attacker], cyc_attack_strength(d->s),
               defender == NOBODY ? "the Minotaur" : d->match->names[defender], strength, units, plural(units),
               strength - units);
}

/* None where the house knows no limit and more are in use than there are. */
static int territory_left(const struct cyc_drawing *d, int seat)
{
    int left = d->b->territory - cyc_markers_on_isles(d->b, d->s, seat);
    return left > 0 ? left : 0;
}

struct holdings {
    int out, gold, metropolises, income, priests, philosophers, reductions, troops, fleets, territory, last_isle;
};

static struct holdings holdings_of(const struct cyc_drawing *d, int seat)
{
    return (struct holdings){d->s->out[seat],
                             d->s->gold[seat],
                             cyc_metropolises_of(d->b, d->s, seat),
                             cyc_income_of(d->b, d->s, seat),
                             d->s->priests[seat],
                             d->s->philosophers[seat],
                             cyc_reductions_of(d->b, d->s, seat),
                             cyc_troop_reserve(d->b, d->s, seat),
                             cyc_fleet_reserve(d->b, d->s, seat),
                             territory_left(d, seat),
                             cyc_isles_of(d->b, d->s, seat) == 1};
}

/* A question mark where nobody knows. */
static void write_held(char room[16], int count)
{
    if (count == UNKNOWN)
        put_string(room, 16, "?");
    else
        put_string(room, 16, "%d", count);
}

static void say_holdings(struct cyc_drawing *d, int seat, const struct holdings *has)
{
    char id[16], gold[16], priests[16], philosophers[16];
    put_string(id, sizeof id, "%d", seat);
    open_group(d, "player", id);
    write_held(gold, has->gold);
    write_held(priests, has->priests);
    write_held(philosophers, has->philosophers);
    if (has->out) {
        canvas_say(d->canvas, INK_FAINT, "%c %s  out of the game", d->mark[seat], d->match->names[seat]);
        return;
    }
    canvas_say(d->canvas, cyc_seat_ink(seat),
               "%c %s  metropolises %d/%d  gold %s +%d  priests %s  philosophers %s  temples unused %d  reserve %d "
               "troops, %d fleets, %d territory%s",
               d->mark[seat], d->match->names[seat], has->metropolises, d->b->target, gold, has->income, priests,
               philosophers, has->reductions, has->troops, has->fleets, has->territory,
               has->last_isle ? "  last isle" : "");
}

static void say_player(struct cyc_drawing *d, int seat)
{
    struct holdings has = holdings_of(d, seat);
    say_holdings(d, seat, &has);
}

void cyc_say_panel(struct cyc_drawing *d)
{
    say_gods(d);
    say_markers(d);
    say_creatures(d);
    say_battle(d);
    for (int seat = 0; seat < d->match->seats; seat++)
        say_player(d, seat);
}
