/* Myst: ways of a pawn over the spaces. */
#include "games/myst/ways.h"

#include <string.h>

void myst_measure(const struct graph *graph, const struct state *s, int from, int blocked, int most,
                  struct distances *distances)
{
    short queue[POSITIONS_MAX];
    int tail = 1;
    memset(distances->to, UNREACHED & 0xff, sizeof *distances->to * (size_t)graph->positions);
    distances->to[from] = 0;
    queue[0] = (short)from;
    for (int head = 0; head < tail && distances->to[queue[head]] < most; head++) {
        int at = queue[head];
        if (at == blocked && at != from)
            continue;
        for (int i = graph->from[at]; i < graph->from[at + 1]; i++) {
            int next = graph->near[i];
            if (is_open(s, next) || distances->to[next] != UNREACHED)
                continue;
            distances->to[next] = (short)(distances->to[at] + 1);
            queue[tail++] = (short)next;
        }
    }
}

int myst_blocked(const struct match *match, const struct state *s, int team)
{
    return answer(match, HOUSE_THROUGH, THROUGH_ALLOW) ? NONE : s->team[other(team)].pawn;
}
