/* The table: what lies there, and the moment that follows from it. */
#include "games/myriath/state.h"

unsigned myriath_all(const struct match *match)
{
    return (1u << match->seats) - 1;
}

enum phase myriath_phase_of(const struct match *match, const struct state *s)
{
    if (s->count == 0 && s->first == NOBODY)
        return DRAW;
    if (s->octagons != myriath_all(match))
        return OCTAGONS;
    return s->passed == myriath_all(match) ? OVER : PLAY;
}

int myriath_next_without_octagon(const struct match *match, const struct state *s, int after)
{
    for (int i = 1; i <= match->seats; i++) {
        int seat = (after + i) % match->seats;
        if (!(s->octagons >> seat & 1u))
            return seat;
    }
    return NOBODY;
}

static struct mark mark_of(struct place at)
{
    enum { FAR = 65535 };
    int end = at.end_line == at.line ? at.end_column : at.column + 1;
    if (at.column > FAR || end > FAR)
        return (struct mark){at.line, 1, 1};
    return (struct mark){at.line, (unsigned short)at.column, (unsigned short)end};
}

struct place myriath_marked(struct mark mark)
{
    return (struct place){mark.line, mark.column, mark.line, mark.end_column};
}

void myriath_take(struct taken *taken, int seat, const struct box *box, struct placement p)
{
    const struct tile *tile = &box->tile[p.tile];
    for (int i = 0; i < tile->cells; i++) {
        struct cell cell = tile->pose[p.pose].cell[i];
        int row = p.at.row + cell.row;
        uint32_t bit = 1u << (p.at.column + cell.column);
        taken->by_any.row[cell.kind][row] |= bit;
        if (cell.kind < QUARTERS) {
            taken->whose[0][cell.kind][row] |= seat & 1 ? bit : 0;
            taken->whose[1][cell.kind][row] |= seat & 2 ? bit : 0;
        }
    }
}

void myriath_lay(const struct match *match, struct state *s, int seat, struct placement p, struct place at)
{
    const struct box *box = match->box;
    p = myriath_first_alike(box, p);
    const struct tile *tile = &box->tile[p.tile];
    myriath_take(&s->taken, seat, box, p);
    if (tile->ring)
        s->octagons |= 1u << seat;
    if (tile->count == 1 || tile->count == 1 + myriath_lying_copies(s, seat, p.tile))
        s->spent[seat] |= (uint64_t)1 << p.tile;
    struct lying *lying = &s->lying[s->count++];
    *lying = (struct lying){.tile = (unsigned char)p.tile,
                            .row = (unsigned char)p.at.row,
                            .column = (unsigned char)p.at.column,
                            .mark = mark_of(at)};
    lying->seat = (unsigned char)(seat & 15);
    lying->pose = (unsigned char)(p.pose & 7);
}

struct placement myriath_lying_placement(const struct lying *lying)
{
    return (struct placement){lying->tile, lying->pose, {lying->row, lying->column}};
}

int myriath_lying_copies(const struct state *s, int seat, int tile)
{
    int copies = 0;
    for (int i = 0; i < s->count; i++)
        copies += s->lying[i].seat == seat && s->lying[i].tile == tile;
    return copies;
}

const struct lying *myriath_lying_on(const struct match *match, const struct state *s, int row, int column, int kind)
{
    const struct box *box = match->box;
    for (int i = 0; i < s->count; i++) {
        const struct lying *lying = &s->lying[i];
        const struct tile *tile = &box->tile[lying->tile];
        for (int c = 0; c < tile->cells; c++) {
            struct cell cell = tile->pose[lying->pose].cell[c];
            if (lying->row + cell.row == row && lying->column + cell.column == column && cell.kind == kind)
                return lying;
        }
    }
    return NULL;
}
