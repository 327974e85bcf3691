/* Mykerinos: the picture as a whole: region, Museum, panel. */
#include <ctype.h>

#include "games/mykerinos/draw.h"

enum { NO_MARK = 0 };

static char initial_of(const char *name)
{
    unsigned char first = (unsigned char)name[0];

    return first < 128 && isalpha(first) ? (char)toupper(first) : NO_MARK;
}

bool myk_tie_open(const struct myk_drawing *d, const struct myk_ranking *ranking, int at)
{
    const struct myk_state *s = d->s;
    int a = ranking->colour[at - 1], b = ranking->colour[at];

    if (ranking->cubes[at - 1] != ranking->cubes[at])
        return false;
    if (a == NEUTRAL || b == NEUTRAL)
        return s->passes == 0;
    return !myk_has_passed(s, a) && !myk_has_passed(s, b);
}

struct myk_drawing myk_drawing_of(const struct match *match, const void *state, struct canvas *canvas)
{
    struct myk_drawing d = {.match = match, .s = state, .canvas = canvas};

    /* The mark of a player is the initial, or the seat's number if another colour has the same initial. */
    int seats = d.match->seats;

    d.mark[NEUTRAL] = 'N';
    for (int seat = 0; seat < seats; seat++) {
        char initial = initial_of(d.match->names[seat]);
        bool taken = initial == NO_MARK || (seats == 2 && initial == 'N');
        for (int other = 0; other < seats; other++)
            taken |= other != seat && initial_of(d.match->names[other]) == initial;
        d.mark[seat] = taken ? (char)('1' + seat) : initial;
    }
    d.current = d.s->phase == PHASE_SURVEY ? d.s->area : 0;
    return d;
}

void myk_draw(const struct match *match, const void *state, struct canvas *canvas)
{
    struct myk_drawing d = myk_drawing_of(match, state, canvas);

    myk_draw_region(&d);
    myk_draw_museum(&d);
    myk_draw_players(&d);
    myk_say_legend(&d);
}
