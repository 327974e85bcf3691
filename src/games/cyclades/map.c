/* Cyclades: the map: circles, what touches what, isles and seas, and where each player starts. */
#include "games/cyclades/box.h"

int cyc_isle_meant(const struct cyc_box *box, int value)
{
    int isle = value >= 0 && value < box->circles ? box->isle_of[value] : NOWHERE;
    return isle != NOWHERE && box->isle[isle].circle[0] == value ? isle : NOWHERE;
}

int cyc_sea_meant(const struct cyc_box *box, int value)
{
    return value >= 0 && value < box->circles && box->isle_of[value] == NOWHERE ? value : NOWHERE;
}

const char *cyc_isle_name(const struct cyc_box *box, int isle)
{
    return box->name[box->isle[isle].circle[0]];
}

bool cyc_touching(const struct cyc_box *box, int circle, int other)
{
    for (int i = 0; i < box->besides[circle]; i++)
        if (box->beside[circle][i] == other)
            return true;
    return false;
}

static void join(struct cyc_box *box, int circle, int other)
{
    if (box->besides[circle] < 6 && box->besides[other] < 6 && !cyc_touching(box, circle, other)) {
        box->beside[circle][box->besides[circle]++] = other;
        box->beside[other][box->besides[other]++] = circle;
    }
}

bool cyc_blame(struct hearing *h, const struct node *word, enum outcome outcome)
{
    const struct node *own = h->match->box_given;
    return blame(h, own && !word->at.line ? own : word, outcome);
}

/* A longer row extends half a circle beyond the row above on both sides; a shorter row is half a circle inside it. */
static void join_row(struct cyc_box *box, int row)
{
    int start = box->row_start[row], length = box->row_start[row + 1] - start;
    for (int n = 1; n < length; n++)
        join(box, start + n - 1, start + n);
    if (row == 0)
        return;
    int above = box->row_start[row - 1], room = start - above;
    int shift = length > room ? -1 : 0;
    for (int n = 0; n < length; n++)
        for (int m = n + shift; m <= n + shift + 1; m++)
            if (m >= 0 && m < room)
                join(box, start + n, above + m);
}

static bool lay_rows(struct hearing *h, struct cyc_box *box, const struct node *rows)
{
    for (const struct node *length = rows->first; length; length = length->next) {
        int row = box->rows++;
        if (box->circles + length->value > CIRCLES_MAX)
            return cyc_blame(h, rows->first, misread(h, "a map has at most %d circles", CIRCLES_MAX));
        for (int n = 1; n <= length->value; n++) {
            put_string(box->name[box->circles], sizeof box->name[0], "%c%d", 'a' + row, n);
            box->row[box->circles] = row;
            box->isle_of[box->circles++] = NOWHERE;
        }
        box->row_start[row + 1] = box->circles;
    }
    for (int row = 0; row < box->rows; row++)
        join_row(box, row);
    return true;
}

/* The circle that a word of the box names, or NOWHERE after a finding. */
static int circle_at(struct hearing *h, const struct cyc_box *box, const struct node *word)
{
    int row = word->value / 100, column = word->value % 100;
    if (row < box->rows && column >= 1 && column <= box->row_start[row + 1] - box->row_start[row])
        return box->row_start[row] + column - 1;
    cyc_blame(h, word, misread(h, "the map has no circle %s", word->text));
    return NOWHERE;
}

static bool lay_isle(struct hearing *h, struct cyc_box *box, const struct node *node)
{
    const struct node *circles = node_get(node, "circles");
    int isle = box->isles++;
    for (const struct node *word = circles->first; word; word = word->next) {
        int circle = circle_at(h, box, word);
        if (circle == NOWHERE)
            return false;
        if (box->isle_of[circle] != NOWHERE || (word == circles->first && word->value != node->key->value))
            return cyc_blame(h, word,
                             misread(h, "%s belongs to another isle, or is not the first circle of %s", word->text,
                                     node->key->text));
        box->isle_of[circle] = isle;
        box->isle[isle].circle[box->isle[isle].circles++] = circle;
    }
    box->isle[isle].squares = node_get(node, "squares")->value;
    box->isle[isle].under_metropolis = node_get(node, "under-metropolis")->value;
    box->isle[isle].horns = node_get(node, "horns")->value;
    return true;
}

bool cyc_lay_map(struct hearing *h, struct cyc_box *box, const struct node *map)
{
    if (!lay_rows(h, box, node_get(map, "rows")))
        return false;
    for (const struct node *isle = node_get(map, "isles")->first; isle; isle = isle->next) {
        if (box->isles == ISLES_MAX)
            return cyc_blame(h, isle->key, misread(h, "a map has at most %d isles", ISLES_MAX));
        if (!lay_isle(h, box, isle))
            return false;
    }
    for (const struct node *word = node_get(map, "trade")->first; word; word = word->next) {
        int circle = circle_at(h, box, word);
        if (circle == NOWHERE)
            return false;
        box->trade[circle] = true;
    }
    for (int sea = 0; sea < box->circles; sea++)
        for (int i = 0; i < box->besides[sea] && box->isle_of[sea] == NOWHERE; i++)
            if (box->isle_of[box->beside[sea][i]] != NOWHERE)
                box->isle[box->isle_of[box->beside[sea][i]]].coast[sea] = true;
    return true;
}

/* ---- start positions ----------------------------------------------------------------------------------------------- */

/* Only one piece can start on a space. False after a finding. */
static bool place_pieces(struct hearing *h, const struct cyc_box *box, const struct node *spaces, bool at_sea,
                         bool taken[CIRCLES_MAX], int *to, int *count)
{
    for (const struct node *word = spaces->first; word; word = word->next) {
        int circle = circle_at(h, box, word);
        if (circle == NOWHERE)
            return false;
        int space = at_sea ? cyc_sea_meant(box, circle) : cyc_isle_meant(box, circle);
        if (space == NOWHERE)
            return cyc_blame(h, word, misread(h, "%s is not %s of this map", word->text, at_sea ? "a sea" : "an isle"));
        if (taken[circle])
            return cyc_blame(h, word,
                             misread(h, "%s is already a start space; only one piece can start there", word->text));
        taken[circle] = true;
        to[(*count)++] = space;
    }
    return true;
}

bool cyc_place_starts(struct hearing *h, struct cyc_box *box, const struct node *starts)
{
    if (starts->count < h->match->seats)
        return cyc_blame(h, node_get(starts->first, "isles"),
                         misread(h, "there %s %d start position%s for %d players; write one for each",
                                 starts->count == 1 ? "is" : "are", starts->count, plural(starts->count),
                                 h->match->seats));
    bool taken[CIRCLES_MAX] = {false};
    for (int seat = 0; seat < h->match->seats; seat++) {
        const struct node *start = node_item(starts, seat);
        if (!place_pieces(h, box, node_get(start, "isles"), false, taken, box->start[seat].isle,
                          &box->start[seat].isles)
            || !place_pieces(h, box, node_get(start, "fleets"), true, taken, box->start[seat].sea,
                             &box->start[seat].seas))
            return false;
    }
    return true;
}
