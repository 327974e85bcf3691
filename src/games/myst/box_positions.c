/* Myst: the positions of the board, from a grid or spelled out, and which of them touch. */

#include <stdlib.h>
#include <string.h>

#include "games/myst/myst.h"

enum { ROWS_MAX = 26, ID_LENGTH = 24 };

/* A board being built. */
struct plan {
    struct hearing *h;
    struct arena *arena;
    struct myst_box *box;
    const char **id;
    short *row, *col;
    struct myst_sign *sign;
    unsigned char *linked; /* for each pair of positions the answers to the house rule by which they touch, as bits */
    int links[2];          /* so many are made, some perhaps twice */
};

static void make_room(struct plan *plan, size_t positions)
{
    plan->box->id = plan->id = arena_take(plan->arena, positions * sizeof *plan->id);
    plan->box->row = plan->row = arena_take(plan->arena, positions * sizeof *plan->row);
    plan->box->col = plan->col = arena_take(plan->arena, positions * sizeof *plan->col);
    plan->box->sign = plan->sign = arena_take(plan->arena, positions * sizeof *plan->sign);
    plan->linked = arena_take(plan->arena, positions * positions);
}

static void add_position(struct plan *plan, const char *id, int row, int col)
{
    int p = plan->box->positions++;
    plan->id[p] = id;
    plan->row[p] = (short)row;
    plan->col[p] = (short)col;
    plan->sign[p] = (struct myst_sign){id, p};
}

static void link_pair(struct plan *plan, int by, int a, int b)
{
    int count = plan->box->positions;
    plan->linked[a * count + b] |= (unsigned char)(1u << by);
    plan->linked[b * count + a] |= (unsigned char)(1u << by);
    plan->links[by] += 2;
}

static struct myst_graph close_graph(struct plan *plan, int by)
{
    int count = plan->box->positions;
    int *from = arena_take(plan->arena, (size_t)(count + 1) * sizeof *from);
    short *near = arena_take(plan->arena, (size_t)(plan->links[by] + 1) * sizeof *near);
    int used = 0;
    for (int p = 0; p < count; p++) {
        from[p] = used;
        for (int q = 0; q < count; q++)
            if (plan->linked[p * count + q] >> by & 1)
                near[used++] = (short)q;
    }
    from[count] = used;
    return (struct myst_graph){count, from, near};
}

/* The grid. */

static bool grid_positions(struct plan *plan, const struct node *grid)
{
    int rows = node_get(grid, "rows")->value, cols = node_get(grid, "cols")->value;
    bool without[POSITIONS_MAX] = {false};
    if (rows * cols > POSITIONS_MAX)
        return myst_bad_box(plan->h, grid, "a grid of %d x %d has more than %d positions", rows, cols, POSITIONS_MAX);
    for (const struct node *item = node_first(node_get(grid, "without")); item; item = item->next) {
        const char *id = item->text;
        long col = 0;
        if (*id < 'a' || *id >= 'a' + rows || id[1] == '0' || id[1] == '+' || !read_number(id + 1, 1, cols, &col))
            return myst_bad_box(plan->h, item, "the grid has no position %s to leave out", id);
        without[(*id - 'a') * cols + (int)col - 1] = true;
    }

    make_room(plan, (size_t)rows * (size_t)cols);
    plan->box->grid = true;
    plan->box->rows = rows;
    plan->box->cols = cols;
    for (int i = 0; i < rows * cols; i++)
        if (!without[i])
            add_position(plan, arena_format(plan->arena, "%c%d", 'a' + i / cols, i % cols + 1), i / cols, i % cols);
    return true;
}

static void grid_links(struct plan *plan)
{
    for (int p = 0; p < plan->box->positions; p++)
        for (int q = p + 1; q < plan->box->positions; q++) {
            int down = plan->row[q] - plan->row[p], across = plan->col[q] - plan->col[p];
            if (down > 1)
                break;
            if (across < -1 || across > 1)
                continue;
            link_pair(plan, TOUCH_CORNER, p, q);
            if (down == 0 || across == 0)
                link_pair(plan, TOUCH_SIDE, p, q);
        }
}

/* Positions spelled out. */

/* "p6" comes before "p10", so that a run does not depend on the order in which they were written. */
static int by_name(const void *a, const void *b)
{
    const char *left = (*(const struct node *const *)a)->key->text,
               *right = (*(const struct node *const *)b)->key->text;
    while (*left && *right) {
        size_t digits = strspn(left, "0123456789"), others = strspn(right, "0123456789");
        if (digits && others && digits != others)
            return digits < others ? -1 : 1;
        if (*left != *right)
            return *left < *right ? -1 : 1;
        left++;
        right++;
    }
    return *left ? 1 : *right ? -1 : 0;
}

static bool listed_positions(struct plan *plan, const struct node *spaces)
{
    int count = 0;
    if (spaces->count > POSITIONS_MAX)
        return myst_bad_box(plan->h, spaces, "there are %d positions; the limit is %d", spaces->count, POSITIONS_MAX);
    const struct node **sorted = arena_take(plan->arena, (size_t)(spaces->count + 1) * sizeof *sorted);
    for (const struct node *space = spaces->first; space; space = space->next) {
        if (!myst_like_id(space->key->text) || strlen(space->key->text) > ID_LENGTH)
            return myst_bad_box(plan->h, space->key,
                                "%.40s cannot be the name of a position; use a letter, then letters and digits",
                                space->key->text);
        sorted[count++] = space;
    }
    qsort(sorted, (size_t)count, sizeof *sorted, by_name);

    make_room(plan, (size_t)count);
    for (int i = 0; i < count; i++)
        add_position(plan, sorted[i]->key->text, 0, 0);
    return true;
}

static void put_at(struct plan *plan, int position, int row, int col)
{
    struct myst_box *box = plan->box;
    plan->row[position] = (short)row;
    plan->col[position] = (short)col;
    box->rows = row >= box->rows ? row + 1 : box->rows;
    box->cols = col >= box->cols ? col + 1 : box->cols;
}

/* Positions without coordinates are drawn below the others, eight to a row. */
static bool listed_coordinates(struct plan *plan, const struct node *coordinates)
{
    enum { ACROSS = 8 };
    struct myst_box *box = plan->box;
    bool *placed = arena_take(plan->arena, (size_t)box->positions + 1);
    for (const struct node *pair = node_first(coordinates); pair; pair = pair->next) {
        int p = myst_position(box, pair->key->text), row = pair->first->value - 1, col = pair->first->next->value - 1;
        if (p < 0)
            return myst_bad_box(plan->h, pair->key,
                                "there are coordinates for %.40s, but `spaces` has no such position", pair->key->text);
        for (int q = 0; q < box->positions; q++)
            if (placed[q] && plan->row[q] == row && plan->col[q] == col)
                return myst_bad_box(plan->h, pair, "%s and %s have the same coordinates %d, %d", plan->id[q],
                                    plan->id[p], row + 1, col + 1);
        placed[p] = true;
        put_at(plan, p, row, col);
    }
    int beneath = 0, rows = box->rows;
    for (int p = 0; p < box->positions; p++)
        if (!placed[p]) {
            put_at(plan, p, rows + beneath / ACROSS, beneath % ACROSS);
            beneath++;
        }
    box->placed = placed;
    return true;
}

/* A pair needs to be named only once. Positions that touch by a side also touch by a corner. */
static bool listed_links(struct plan *plan, const struct node *lists, int by)
{
    for (const struct node *list = node_first(lists); list; list = list->next) {
        int p = myst_position(plan->box, list->key->text);
        if (p < 0)
            return myst_bad_box(plan->h, list->key, "there are corners for %.40s, but `spaces` has no such position",
                                list->key->text);
        for (const struct node *item = list->first; item; item = item->next) {
            int q = myst_position(plan->box, item->text);
            if (q < 0)
                return myst_bad_box(plan->h, item, "%s touches %.40s, but `spaces` has no such position", plan->id[p],
                                    item->text);
            if (q == p)
                return myst_bad_box(plan->h, item, "%s cannot touch itself", plan->id[p]);
            for (int wider = by; wider <= TOUCH_CORNER; wider++)
                link_pair(plan, wider, p, q);
        }
    }
    return true;
}

static bool hangs_together(struct plan *plan, const struct node *node)
{
    static const struct myst_state full = {0}; /* zeros: a piece on every position */
    const struct myst_box *box = plan->box;
    struct myst_distances way;
    int alone = 0;
    if (box->positions < 2)
        return myst_bad_box(plan->h, node, "a board needs at least 2 positions, not %d", box->positions);
    myst_measure(&box->touch[TOUCH_SIDE], &full, 0, NONE, UNREACHED, &way);
    while (alone < box->positions && way.to[alone] != UNREACHED)
        alone++;
    if (alone == box->positions)
        return true;
    const struct node *space = node_get(node_get(node, "spaces"), box->id[alone]);
    return myst_bad_box(plan->h, space ? space->key : node, "no path over shared sides connects %s with %s",
                        box->id[alone], box->id[0]);
}

bool myst_open_positions(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box)
{
    struct plan plan = {.h = h, .arena = arena, .box = box};
    const struct node *grid = node_get(node, "grid"), *spaces = node_get(node, "spaces"),
                      *corners = node_get(node, "corners"), *coordinates = node_get(node, "coordinates");
    if (!grid == !spaces || (grid && (corners || coordinates)))
        return myst_bad_box(h, node, "`positions` must be a grid, or spaces with optional corners and coordinates");
    if (grid ? !grid_positions(&plan, grid) : !listed_positions(&plan, spaces))
        return false;
    box->signs = box->positions;
    myst_sort_signs(plan.sign, box->signs);
    if (grid)
        grid_links(&plan);
    else if (!listed_links(&plan, spaces, TOUCH_SIDE) || !listed_links(&plan, corners, TOUCH_CORNER)
             || !listed_coordinates(&plan, coordinates))
        return false;
    for (int by = TOUCH_SIDE; by <= TOUCH_CORNER; by++)
        box->touch[by] = close_graph(&plan, by);
    return hangs_together(&plan, node);
}
