/* Cyclades: a battle drawn: the attackers at the edge of the space they attack, and the sums of both sides. */
#include "games/cyclades/battle.h"
#include "games/cyclades/draw.h"

enum { BOX_WIDTH = 138, BOX_HEIGHT = 64 };

/* The letter and the number of the attackers, outside the space at its shoulder. */
static void draw_attackers(struct cyc_drawing *d, struct point at)
{
    char words[16];
    put_string(words, sizeof words, "%c%d", d->mark[d->s->battle.attacker], cyc_attack_strength(d->s));
    canvas_box(d->canvas, at.x - 25, at.y - 13, 50, 26,
               (struct paint){.fill = INK_PAPER, .line = INK_MARK, .width = 2});
    cyc_draw_units(d, at, cyc_battle_at_sea(d->b, d->s) ? "fleet" : "troop", cyc_seat_ink(d->s->battle.attacker),
                   words);
}

/* In a corner of the map where nothing is, else at the foot of the map, which then grows. */
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
                 d->mark[d->s->battle.attacker], cyc_attack_strength(d->s));
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
    draw_attackers(d, (struct point){at.x - CYC_HALF - 10, at.y - CYC_SHOULDER - 6});
}
