/* Mykerinos: the picture as a whole: region, Museum, panel. */
#include "games/mykerinos/draw.h"
#include "game/marks.h"

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
    d.mark[NEUTRAL] = 'N';
    for (int seat = 0; seat < match->seats; seat++) {
        char mark = seat_mark(match, seat);
        d.mark[seat] = match->seats == 2 && mark == d.mark[NEUTRAL] ? (char)('1' + seat) : mark;
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
