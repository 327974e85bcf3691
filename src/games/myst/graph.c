/* Myst: which positions touch. */
#include "games/myst/box.h"
#include "games/myst/rules.h"

bool myst_touching(const struct graph *graph, int a, int b)
{
    for (int i = graph->from[a]; i < graph->from[a + 1]; i++)
        if (graph->near[i] == b)
            return true;
    return false;
}

int myst_cut_off(const struct box *box)
{
    bool seen[POSITIONS_MAX] = {[0] = true};
    short queue[POSITIONS_MAX] = {0};
    const struct graph *sides = &box->touch[TOUCH_SIDE];
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
