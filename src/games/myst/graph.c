/* Myst: which positions touch, and ways of a pawn over them. */
#include <string.h>

#include "games/myst/myst.h"

bool myst_touching(const struct myst_graph *graph, int a, int b)
{
    for (int i = graph->from[a]; i < graph->from[a + 1]; i++)
        if (graph->near[i] == b)
            return true;
    return false;
}

int myst_cut_off(const struct myst_box *box)
{
    bool seen[POSITIONS_MAX] = {[0] = true};
    short queue[POSITIONS_MAX] = {0};
    const struct myst_graph *sides = &box->touch[TOUCH_SIDE];
    for (int head = 0, tail = 1; head < tail; head++)
        for (int i = sides->from[queue[head]]; i < sides->from[queue[head] + 1]; i++)
            if (!seen[sides->near[i]]) {
                seen[sides->near[i]] = true;
                queue[tail++] = sides->near[i];
            }
    for (int p = 0; p < box->positions; p++)
        if (!seen[p])
            return p;
    return -1;
}

void myst_measure(const struct myst_graph *graph, const struct myst_state *s, int from, int blocked, int most,
                  struct myst_distances *distances)
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
        short steps = (short)(distances->to[at] + 1);
        const short *end = graph->near + graph->from[at + 1];
        for (const short *next = graph->near + graph->from[at]; next < end; next++) {
            if (distances->to[*next] != UNREACHED || myst_is_open(s, *next))
                continue;
            distances->to[*next] = steps;
            queue[tail++] = *next;
        }
    }
}

int myst_blocked(const struct match *match, const struct myst_state *s, int team)
{
    return myst_answer(match, HOUSE_THROUGH, THROUGH_ALLOW) ? NONE : s->team[myst_other(team)].pawn;
}
