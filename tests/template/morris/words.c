/* Morris: the vocabulary: the points of the board and its lines. */
#include "template/morris/morris.h"

const char *const morris_points[POINTS + 1] = {
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4",
    "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1", NULL,
};
const struct words morris_point_words = {.list = morris_points};
const struct shape morris_point = {FORM_WORD, .what = "a point", .words = &morris_point_words};

/* Every line of three points: eight across, then eight down. */
const int morris_lines[LINES][LINE_POINTS] = {
    {0, 1, 2},  {3, 4, 5},   {6, 7, 8},   {9, 10, 11}, {12, 13, 14}, {15, 16, 17}, {18, 19, 20}, {21, 22, 23},
    {0, 9, 21}, {3, 10, 18}, {6, 11, 15}, {1, 4, 7},   {16, 19, 22}, {8, 12, 17},  {5, 13, 20},  {2, 14, 23},
};

static bool is_on(const int *line, int point)
{
    return line[0] == point || line[1] == point || line[2] == point;
}

bool morris_linked(int a, int b)
{
    for (int i = 0; i < LINES; i++)
        if (a != b && is_on(morris_lines[i], a) && is_on(morris_lines[i], b)
            && (morris_lines[i][1] == a || morris_lines[i][1] == b))
            return true;
    return false;
}

int morris_closes(const struct morris_state *s, int seat, int from, int to)
{
    int mills = 0;
    for (int i = 0; i < LINES; i++) {
        bool closed = is_on(morris_lines[i], to);
        for (int k = 0; k < LINE_POINTS; k++) {
            int point = morris_lines[i][k];
            closed = closed && (point == to || (point != from && s->man[point] == seat));
        }
        mills += closed;
    }
    return mills;
}

bool morris_in_mill(const struct morris_state *s, int point)
{
    return morris_closes(s, s->man[point], NOBODY, point) > 0;
}
