/* Cyclades: a battle drawn: the attackers at the edge of the space they attack, and the sums of both sides. */
#include "games/cyclades/battle.h"
#include "games/cyclades/draw.h"

enum { BOX_WIDTH = 168, BOX_HEIGHT = 68, DIE = 22 };

/* Opens a box for words: at the top left if no circle is there, else below the map, which then grows. */
static struct point open_box(struct cyc_drawing *d)
{
    struct point corner = {2, 2};
    bool free = true;
    for (int circle = 0; circle < d->b->circles && free; circle++) {
        struct point at = cyc_centre(d, circle);
        free = at.x - CYC_HALF >= BOX_WIDTH || at.y - CYC_TIP >= BOX_HEIGHT;
    }
    if (!free) {
        d->canvas->part->height += BOX_HEIGHT + CYC_MARGIN;
        corner = (struct point){CYC_MARGIN, d->canvas->part->height - BOX_HEIGHT - CYC_MARGIN};
    }
    canvas_box(d->canvas, corner.x, corner.y, BOX_WIDTH, BOX_HEIGHT,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    return corner;
}

void cyc_draw_battle(struct cyc_drawing *d)
{
    if (d->s->battle.at == NOWHERE)
        return;
    int defender = cyc_defender_of(d->b, d->s), units = cyc_defending_units(d->b, d->s),
        strength = cyc_defence_strength(d->b, d->s), attacker = d->s->battle.attacker;
    struct point at = cyc_centre(d, d->s->battle.at);
    const char *help = strength > units ? canvas_id(d->canvas, " + %d", strength - units) : "";
    canvas_caption(d->canvas, "battle-place", "battle at %s: %s attacks", d->b->name[d->s->battle.at],
                   d->match->names[attacker]);
    struct point corner = open_box(d);
    canvas_words(d->canvas, corner.x + 8, corner.y + 12, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "battle at %s", d->b->name[d->s->battle.at]));
    canvas_words(d->canvas, corner.x + 8, corner.y + 32, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c: %d + die", d->mark[attacker], d->s->battle.units));
    canvas_words(d->canvas, corner.x + 8, corner.y + 52, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c: %d%s + die", defender == NOBODY ? '-' : d->mark[defender], units, help));
    /* The letter and the number of the attackers, outside the space at its shoulder. */
    at = (struct point){at.x - CYC_HALF - 20, at.y - CYC_SHOULDER - 17};
    canvas_box(d->canvas, at.x - 25, at.y - 13, 50, 26,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    cyc_draw_units(d, at, cyc_battle_at_sea(d->b, d->s) ? "fleet" : "troop", cyc_seat_ink(attacker),
                   canvas_id(d->canvas, "%c%d", d->mark[attacker], d->s->battle.units));
}

/* ---- dice ------------------------------------------------------------------------------------------------------ */

/* "A 2 + 1 + [die] = 5"; the die has its pips from one corner to the other. */
static void write_roll(struct cyc_drawing *d, struct point at, int seat, const char *units, int strength, int die)
{
    const char *words = canvas_id(d->canvas, "%c  %s +", seat == NOBODY ? '-' : d->mark[seat], units);
    int x = at.x + canvas_width_of(words, LEAST_WRITING) + 6;
    canvas_words(d->canvas, at.x, at.y, LEAST_WRITING, INK_PLAIN, words);
    canvas_box(d->canvas, x, at.y - DIE / 2, DIE, DIE,
               (struct paint){.fill = INK_WHITE, .line = INK_BLACK, .width = 2});
    for (int i = 0; i < die; i++) {
        int aside = die == 1 ? 0 : (2 * i - (die - 1)) * 6 / (die - 1);
        canvas_circle(d->canvas, x + DIE / 2 + aside, at.y + aside, 2, (struct paint){.fill = INK_BLACK});
    }
    canvas_words(d->canvas, x + DIE + 6, at.y, LEAST_WRITING, INK_PLAIN, canvas_id(d->canvas, "= %d", strength + die));
}

void cyc_draw_dice(struct cyc_drawing *d, int attack, int defence)
{
    struct point corner = open_box(d);
    int units = cyc_defending_units(d->b, d->s), strength = cyc_defence_strength(d->b, d->s);
    const char *own = canvas_id(d->canvas, "%d", d->s->battle.units),
               *other = canvas_id(d->canvas, strength > units ? "%d + %d" : "%d", units, strength - units);
    write_roll(d, (struct point){corner.x + 8, corner.y + 18}, d->s->battle.attacker, own, d->s->battle.units, attack);
    write_roll(d, (struct point){corner.x + 8, corner.y + 48}, cyc_defender_of(d->b, d->s), other, strength, defence);
}
