/* Cyclades: the picture of a table as a whole. */
#include "games/cyclades/draw.h"
#include "game/marks.h"
#include "games/cyclades/cyclades.h"

const char *cyc_figure_sign(int figure)
{
    static const char *const signs[FIGURES] = {"Kra", "Chi", "Med", "Min", "Pol"};
    return signs[figure];
}

struct cyc_drawing cyc_drawing_of(const struct match *match, const void *state, struct canvas *canvas)
{
    struct cyc_drawing d = {.match = match, .b = match->box, .s = state, .canvas = canvas};
    for (int row = 0; row < d.b->rows; row++) {
        int length = d.b->row_start[row + 1] - d.b->row_start[row];
        d.longest = length > d.longest ? length : d.longest;
    }
    for (int seat = 0; seat < match->seats && seat < SEATS_MAX; seat++)
        d.mark[seat] = seat_mark(match, seat);
    return d;
}

void cyc_draw(const struct match *match, const void *state, struct canvas *canvas)
{
    struct cyc_drawing d = cyc_drawing_of(match, state, canvas);
    cyc_draw_map(&d);
    cyc_draw_battle(&d);
    cyc_print_map(&d);
    cyc_draw_gods(&d);
    cyc_draw_players(&d);
    cyc_say_legend(&d);
}
