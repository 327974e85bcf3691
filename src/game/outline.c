/* Outline: cells that lie side by side as closed loops of points. */
#include "game/outline.h"

static bool same_point(struct point a, struct point b)
{
    return a.x == b.x && a.y == b.y;
}

static void add_edge(struct outline *outline, struct point from, struct point to)
{
    for (struct edge *other = outline->edge; other < outline->edge + outline->count; other++)
        if (!other->dropped && same_point(other->from, to) && same_point(other->to, from)) {
            other->dropped = true;
            return;
        }
    outline->edge[outline->count++] = (struct edge){from, to, false};
}

void outline_cell(struct outline *outline, const struct point *corner, int corners)
{
    for (int i = 0; i < corners; i++)
        add_edge(outline, corner[i], corner[(i + 1) % corners]);
}

static bool straight_on(struct point a, struct point b, struct point c)
{
    return (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x);
}

int outline_loop(struct outline *outline, struct point *points)
{
    int count = 0;
    struct edge *edge = outline->edge, *end = edge + outline->count;
    while (edge < end && edge->dropped)
        edge++;
    while (edge < end) {
        struct point to = edge->to;
        edge->dropped = true;
        if (count >= 2 && straight_on(points[count - 2], points[count - 1], to))
            count--;
        points[count++] = to;
        for (edge = outline->edge; edge < end && (edge->dropped || !same_point(edge->from, to));)
            edge++;
    }
    return count;
}
