/* Myst: which positions touch, and ways of a pawn over them. */
#include <stdlib.h>
#include <string.h>

#include "games/myst/myst.h"

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
    int other = s->team[myst_other(team)].pawn;
    return myst_answer(match, HOUSE_THROUGH, THROUGH_ALLOW) || other < 0 ? NONE : other;
}

void myst_walk_ends(const struct match *match, const struct myst_state *s, int team, bool ends[POSITIONS_MAX])
{
    const struct myst_box *box = myst_box_of(match);
    struct myst_distances distances;
    int pawn = s->team[team].pawn, other = s->team[myst_other(team)].pawn;
    memset(ends, false, (size_t)box->positions);
    if (pawn < 0 || s->spun == NONE)
        return;
    myst_measure(myst_touch(match), s, pawn, myst_blocked(match, s, team), s->spun, &distances);
    for (int position = 0; position < box->positions; position++)
        ends[position] = distances.to[position] <= s->spun && position != other;
}

static int straight_steps(const struct match *match, int from, int to)
{
    const struct myst_box *box = myst_box_of(match);
    int down = abs(box->row[from] - box->row[to]), across = abs(box->col[from] - box->col[to]);
    return myst_answer(match, HOUSE_TOUCH, TOUCH_SIDE) ? down + across : down > across ? down : across;
}

void myst_ways_from(const struct match *match, const struct myst_state *s, int team, int from, int most,
                    struct myst_ways *ways)
{
    const struct myst_box *box = myst_box_of(match);
    ways->match = match;
    ways->s = s;
    ways->from = from;
    ways->blocked = myst_blocked(match, s, team);
    ways->most = most;
    ways->straight = box->grid && box->positions == box->rows * box->cols && s->open == 0;
    ways->measured = false;
}

int myst_steps_at_least(const struct myst_ways *ways, int to)
{
    return ways->straight ? straight_steps(ways->match, ways->from, to) : 0;
}

/* Is the other pawn in the way? It can be passed along sides, unless start and end are in one row or column. */
static bool in_the_way(const struct myst_ways *ways, int to, int steps)
{
    const struct myst_box *box = myst_box_of(ways->match);
    int from = ways->from, blocked = ways->blocked;
    if (blocked == NONE || blocked == from || blocked == to)
        return false;
    if (box->row[from] != box->row[to] && box->col[from] != box->col[to]
        && myst_answer(ways->match, HOUSE_TOUCH, TOUCH_SIDE))
        return false;
    return straight_steps(ways->match, from, blocked) + straight_steps(ways->match, blocked, to) == steps;
}

int myst_steps(struct myst_ways *ways, int to)
{
    int steps = myst_steps_at_least(ways, to);
    if (ways->straight && !in_the_way(ways, to, steps))
        return steps;
    if (!ways->measured)
        myst_measure(myst_touch(ways->match), ways->s, ways->from, ways->blocked, ways->most, &ways->distances);
    ways->measured = true;
    return ways->distances.to[to];
}
