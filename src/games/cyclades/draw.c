/* Cyclades: the picture of a table as a whole. */
#include "games/cyclades/draw.h"

#include <ctype.h>

static char initial(const char *name)
{
    unsigned char first = (unsigned char)name[0];
    return first < 128 && isalpha(first) ? (char)toupper(first) : '\0';
}

/* The initial, or the seat's number where it would be taken for another's. */
static void choose_marks(struct cyc_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char letter = initial(d->match->names[seat]);
        bool taken = letter == '\0';
        for (int other = 0; other < d->match->seats; other++)
            taken = taken || (other != seat && initial(d->match->names[other]) == letter);
        d->mark[seat] = taken ? (char)('1' + seat) : letter;
    }
}

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
    choose_marks(&d);
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
