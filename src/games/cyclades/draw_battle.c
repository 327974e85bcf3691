/* Cyclades: a battle drawn: the attackers at the edge of the space they attack, and the sums of both sides. */
#include "games/cyclades/battle.h"
#include "games/cyclades/draw.h"

enum { BOX_WIDTH = 168, BOX_HEIGHT = 68, DIE = 22 };

/* The letter and the number of the attackers, outside the space at its shoulder. */
static void draw_attackers(struct cyc_drawing *d, struct point at)
{
    char words[16];
    put_string(words, sizeof words, "%c%d", d->mark[d->s->battle.attacker], d->s->battle.units);
    canvas_box(d->canvas, at.x - 25, at.y - 13, 50, 26,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    cyc_draw_units(d, at, cyc_battle_at_sea(d->b, d->s) ? "fleet" : "troop", cyc_seat_ink(d->s->battle.attacker),
                   words);
}

/* The corner of the box: at the top left if no circle is there, else below the map, which then grows. */
static struct point box_corner(struct cyc_drawing *d)
{
    for (int circle = 0; circle < d->b->circles; circle++) {
        struct point at = cyc_centre(d, circle);
        if (at.x - CYC_HALF < BOX_WIDTH && at.y - CYC_TIP < BOX_HEIGHT) {
            d->canvas->part->height += BOX_HEIGHT + CYC_MARGIN;
            return (struct point){CYC_MARGIN, d->canvas->part->height - BOX_HEIGHT - CYC_MARGIN};
        }
    }
    return (struct point){2, 2};
}

static void write_sums(struct cyc_drawing *d, struct point corner)
{
    int defender = cyc_defender_of(d->b, d->s), units = cyc_defending_units(d->b, d->s),
        strength = cyc_defence_strength(d->b, d->s);
    char help[24] = "";
    if (strength > units)
        put_string(help, sizeof help, " + %d", strength - units);
    canvas_box(d->canvas, corner.x, corner.y, BOX_WIDTH, BOX_HEIGHT,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    canvas_words(d->canvas, corner.x + 8, corner.y + 12, LEAST_WRITING, INK_PLAIN, "battle at %s",
                 d->b->name[d->s->battle.at]);
    canvas_words(d->canvas, corner.x + 8, corner.y + 32, LEAST_WRITING, INK_PLAIN, "%c: %d + die",
                 d->mark[d->s->battle.attacker], d->s->battle.units);
    canvas_words(d->canvas, corner.x + 8, corner.y + 52, LEAST_WRITING, INK_PLAIN, "%c: %d%s + die",
                 defender == NOBODY ? '-' : d->mark[defender], units, help);
}

void cyc_draw_battle(struct cyc_drawing *d)
{
    if (d->s->battle.at == NOWHERE)
        return;
    struct point at = cyc_centre(d, d->s->battle.at), corner = box_corner(d);
    canvas_caption(d->canvas, "battle-place", "battle at %s: %s attacks", d->b->name[d->s->battle.at],
                   d->match->names[d->s->battle.attacker]);
    write_sums(d, corner);
    draw_attackers(d, (struct point){at.x - CYC_HALF - 20, at.y - CYC_SHOULDER - 17});
}

/* ---- dice ------------------------------------------------------------------------------------------------------ */

/* A face with its pips, from one corner to the other. */
static void draw_die(struct cyc_drawing *d, struct point at, int pips)
{
    canvas_box(d->canvas, at.x, at.y - DIE / 2, DIE, DIE,
               (struct paint){.fill = INK_WHITE, .line = INK_BLACK, .width = 2});
    for (int i = 0; i < pips; i++) {
        int aside = pips == 1 ? 0 : (2 * i - (pips - 1)) * 6 / (pips - 1);
        canvas_circle(d->canvas, at.x + DIE / 2 + aside, at.y + aside, 2, (struct paint){.fill = INK_BLACK});
    }
}

/* "A 2 + 1 + [die] = 5" */
static void write_roll(struct cyc_drawing *d, struct point at, int seat, const char *units, int strength, int die)
{
    char words[40];
    put_string(words, sizeof words, "%c  %s +", seat == NOBODY ? '-' : d->mark[seat], units);
    int x = at.x + canvas_width_of(words, LEAST_WRITING) + 6;
    canvas_words(d->canvas, at.x, at.y, LEAST_WRITING, INK_PLAIN, "%s", words);
    draw_die(d, (struct point){x, at.y}, die);
    canvas_words(d->canvas, x + DIE + 6, at.y, LEAST_WRITING, INK_PLAIN, "= %d", strength + die);
}

void cyc_draw_dice(struct cyc_drawing *d, int attack, int defence)
{
    struct point corner = box_corner(d);
    int units = cyc_defending_units(d->b, d->s), strength = cyc_defence_strength(d->b, d->s);
    char own[24], other[24];
    put_string(own, sizeof own, "%d", d->s->battle.units);
    put_string(other, sizeof other, strength > units ? "%d + %d" : "%d", units, strength - units);
    canvas_box(d->canvas, corner.x, corner.y, BOX_WIDTH, BOX_HEIGHT,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    write_roll(d, (struct point){corner.x + 8, corner.y + 18}, d->s->battle.attacker, own, d->s->battle.units, attack);
    write_roll(d, (struct point){corner.x + 8, corner.y + 48}, cyc_defender_of(d->b, d->s), other, strength, defence);
}
