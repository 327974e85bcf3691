/* Cyclades: what the players have, drawn and in a line for each. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/draw.h"

enum { ROW = 68, LEFT = 152, PIECE = 22 };

/* The columns. Income is the widest: it has the longest numbers. */
static const int column[] = {LEFT, LEFT + 49, LEFT + 111, LEFT + 160, LEFT + 209, LEFT + 258};

/* Territory markers left; 0 if, by a house rule without limit, more are in use than the box has. */
static int territory_left(const struct cyc_drawing *d, int seat)
{
    int left = d->b->territory - cyc_holdings_of(d->b, d->s, seat).territory;
    return left > 0 ? left : 0;
}

struct holdings {
    int metropolises, income, reductions, troops, fleets, territory;
    bool last_isle;
    char gold[16], priests[16], philosophers[16];
};

/* Writes a question mark for an unknown count. */
static void write_held(char room[16], int count)
{
    put_string(room, 16, count == UNKNOWN ? "?" : "%d", count);
}

static struct holdings holdings_of(const struct cyc_drawing *d, int seat)
{
    struct holdings has = {.metropolises = cyc_holdings_of(d->b, d->s, seat).metropolises,
                           .income = cyc_holdings_of(d->b, d->s, seat).income,
                           .reductions = cyc_holdings_of(d->b, d->s, seat).reductions,
                           .troops = cyc_units_left(d->match, d->s, seat, TROOP),
                           .fleets = cyc_units_left(d->match, d->s, seat, FLEET),
                           .territory = territory_left(d, seat),
                           .last_isle = cyc_holdings_of(d->b, d->s, seat).isles == 1};
    write_held(has.gold, d->s->gold[seat]);
    write_held(has.priests, d->s->priests[seat]);
    write_held(has.philosophers, d->s->philosophers[seat]);
    return has;
}

static void draw_held(struct cyc_drawing *d, struct point at, enum ink ink, const char *piece, const char *words)
{
    canvas_piece(d->canvas, at.x, at.y, PIECE, ink, "cyc-%s", piece);
    canvas_words(d->canvas, at.x + 13, at.y, LEAST_WRITING, words[0] == '?' ? INK_FAINT : INK_PLAIN, "%s", words);
}

static void draw_count(struct cyc_drawing *d, struct point at, enum ink ink, const char *piece, int count)
{
    char words[16];
    put_string(words, sizeof words, "%d", count);
    draw_held(d, at, ink, piece, words);
}

static void draw_holdings(struct cyc_drawing *d, int seat, const struct holdings *has, int y)
{
    enum ink own = cyc_seat_ink(seat);
    int top = y + 19, below = top + 29;
    char words[24];
    draw_held(d, (struct point){column[0], top}, INK_YELLOW, "gold", has->gold);
    put_string(words, sizeof words, "+%d", has->income);
    draw_held(d, (struct point){column[1], top}, INK_YELLOW, "horn", words);
    draw_held(d, (struct point){column[2], top}, own, "priest", has->priests);
    draw_held(d, (struct point){column[3], top}, own, "philosopher", has->philosophers);
    draw_count(d, (struct point){column[4], top}, INK_STONE, "temple", has->reductions);
    put_string(words, sizeof words, "%d/%d", has->metropolises, d->b->target);
    draw_held(d, (struct point){column[5], top}, own, "metropolis", words);
    canvas_words(d->canvas, 18, below, LEAST_WRITING, INK_FAINT, "%s", has->last_isle ? "last isle" : "in reserve");
    draw_count(d, (struct point){column[0], below}, own, "troop", has->troops);
    draw_count(d, (struct point){column[1], below}, own, "fleet", has->fleets);
    draw_count(d, (struct point){column[2], below}, own, "territory", has->territory);
}

static void draw_player(struct cyc_drawing *d, int seat, int y)
{
    struct holdings has = holdings_of(d, seat);
    canvas_group(d->canvas, canvas_id(d->canvas, "player-%d", seat),
                 "%s: gold %s, income %d, priests %s, philosophers %s, unused temples %d", d->match->names[seat],
                 has.gold, has.income, has.priests, has.philosophers, has.reductions);
    canvas_box(d->canvas, 2, y + 2, PART_WIDTH - 4, ROW - 4, (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
    if (cyc_to_act(d->match, d->s) >> seat & 1u)
        canvas_box(d->canvas, 2, y + 2, PART_WIDTH - 4, ROW - 4,
                   (struct paint){.line = INK_PLAIN, .width = 4, .possible = true});
    canvas_box(d->canvas, 4, y + 4, 8, ROW - 8, (struct paint){.fill = cyc_seat_ink(seat)});
    cyc_draw_disc(d, (struct point){30, y + 20}, seat);
    canvas_words(d->canvas, 48, y + 20, 17, INK_PLAIN, "%.10s", d->match->names[seat]);
    if (d->s->out[seat]) {
        canvas_words(d->canvas, LEFT, y + 20, LEAST_WRITING, INK_FAINT, "out of the game");
        canvas_say(d->canvas, INK_FAINT, "%c %s  out of the game", d->mark[seat], d->match->names[seat]);
        return;
    }
    draw_holdings(d, seat, &has, y);
    canvas_say(d->canvas, cyc_seat_ink(seat),
               "%c %s  metropolises %d/%d  gold %s  income %d  priests %s  philosophers %s  temples unused %d  reserve "
               "%d troops, %d fleets, %d territory%s",
               d->mark[seat], d->match->names[seat], has.metropolises, d->b->target, has.gold, has.income, has.priests,
               has.philosophers, has.reductions, has.troops, has.fleets, has.territory,
               has.last_isle ? "  last isle" : "");
}

void cyc_draw_players(struct cyc_drawing *d)
{
    canvas_part(d->canvas, "players", "what the players have", PART_WIDTH, 2 + d->match->seats * ROW);
    for (int seat = 0; seat < d->match->seats; seat++)
        draw_player(d, seat, seat * ROW);
}
