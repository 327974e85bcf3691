/* Cyclades: what the players have, drawn and in a line for each. */
#include "game/marks.h"
#include "games/cyclades/cyclades.h"
#include "games/cyclades/draw.h"

enum { ROW = 68, LEFT = 152, PIECE = 22 };

/* A piece with the words beside it; INK_FAINT for a question mark. */
static void draw_held(struct cyc_drawing *d, int column, int y, enum ink ink, const char *piece, const char *words)
{
    /* Income is the widest: it has the longest numbers. */
    static const int columns[] = {LEFT, LEFT + 49, LEFT + 111, LEFT + 160, LEFT + 209, LEFT + 258};
    canvas_piece(d->canvas, columns[column], y, PIECE, ink, piece);
    canvas_words(d->canvas, columns[column] + 13, y, LEAST_WRITING, words[0] == '?' ? INK_FAINT : INK_PLAIN, words);
}

static void draw_player(struct cyc_drawing *d, int seat, int y)
{
    const struct cyc_holdings has = cyc_holdings_of(d->b, d->s, seat);
    const char *name = d->match->names[seat], *gold = canvas_number(d->canvas, d->s->gold[seat]),
               *priests = canvas_number(d->canvas, d->s->priests[seat]),
               *philosophers = canvas_number(d->canvas, d->s->philosophers[seat]);
    enum ink own = cyc_seat_ink(seat);
    canvas_group(d->canvas, canvas_id(d->canvas, "player-%d", seat),
                 "%s: gold %s, income %d, priests %s, philosophers %s, unused temples %d", name, gold, has.income,
                 priests, philosophers, has.reductions);
    draw_card_frame(d->canvas, y, ROW, cyc_to_act(d->match, d->s) >> seat & 1u);
    canvas_box(d->canvas, 4, y + 4, 8, ROW - 8, (struct paint){.fill = own});
    cyc_draw_disc(d, (struct point){30, y + 20}, seat);
    canvas_words(d->canvas, 48, y + 20, 17, INK_PLAIN, canvas_id(d->canvas, "%.10s", name));
    if (d->s->out[seat]) {
        canvas_words(d->canvas, LEFT, y + 20, LEAST_WRITING, INK_FAINT, "out of the game");
        canvas_say(d->canvas, INK_FAINT, "%c %s  out of the game", d->mark[seat], name);
        return;
    }
    int troops = d->b->troops - has.troops, fleets = d->b->fleets - has.fleets;
    /* By a house rule without limit, more markers may be in use than the box has. */
    int territory = d->b->territory > has.territory ? d->b->territory - has.territory : 0;
    int top = y + 19, below = top + 29;
    draw_held(d, 0, top, INK_YELLOW, "gold", gold);
    draw_held(d, 1, top, INK_YELLOW, "horn", canvas_id(d->canvas, "+%d", has.income));
    draw_held(d, 2, top, own, "priest", priests);
    draw_held(d, 3, top, own, "philosopher", philosophers);
    draw_held(d, 4, top, INK_STONE, "temple", canvas_number(d->canvas, has.reductions));
    draw_held(d, 5, top, own, "metropolis", canvas_id(d->canvas, "%d/%d", has.metropolises, d->b->target));
    canvas_words(d->canvas, 18, below, LEAST_WRITING, INK_FAINT, has.isles == 1 ? "last isle" : "in reserve");
    draw_held(d, 0, below, own, "troop", canvas_number(d->canvas, troops));
    draw_held(d, 1, below, own, "fleet", canvas_number(d->canvas, fleets));
    draw_held(d, 2, below, own, "territory", canvas_number(d->canvas, territory));
    canvas_say(d->canvas, own,
               "%c %s  metropolises %d/%d  gold %s  income %d  priests %s  philosophers %s  temples unused %d  reserve "
               "%d troops, %d fleets, %d territory%s",
               d->mark[seat], name, has.metropolises, d->b->target, gold, has.income, priests, philosophers,
               has.reductions, troops, fleets, territory, has.isles == 1 ? "  last isle" : "");
}

void cyc_draw_players(struct cyc_drawing *d)
{
    canvas_part(d->canvas, "players", "what the players have", PART_WIDTH, 2 + d->match->seats * ROW);
    for (int seat = 0; seat < d->match->seats; seat++)
        draw_player(d, seat, seat * ROW);
}
