/* Myriath: the accounts, and the awards that are booked in them: what a turn earns everybody, end by end. */
#include "games/myriath/myriath.h"

const char *const myr_accounts[] = {[ACCOUNT_POINTS] = "points", NULL};

int myr_balance(const struct match *match, const void *state, int seat, int account)
{
    (void)account;
    return myr_points(match, state, seat);
}

static bool covers(const struct myr_box *box, const struct myr_lying *lying, int row, int column, int kind)
{
    const struct myr_tile *tile = &box->tile[lying->tile];
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = tile->pose[lying->pose].cell[i];
        if (lying->row + cell.row == row && lying->column + cell.column == column && cell.kind == kind)
            return true;
    }
    return false;
}

/* What an end has gained by the tile laid last: everything if it is that tile's own, else the units it has come to touch. */
int myr_end_award(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                  const struct myr_end *end, const struct myr_lying *fresh)
{
    if (lying == fresh)
        return myr_end_points(match, s, lying, end);
    if (lying->seat == fresh->seat && match->house[HOUSE_OWN_CONTACT] == OWN_NOTHING)
        return 0;
    int points = 0;
    for (int k = 0; k < UNITS; k++) {
        int beyond = end->beyond[k];
        points += covers(match->box, fresh, lying->row + end->row, lying->column + end->column, beyond);
    }
    return points;
}

static const char *worth(const struct myr_end *end, int award, int points)
{
    if (end->type == ARROW)
        return award == UNITS ? "two half edges" : "half edge";
    return points == UNITS ? "whole edge, fully" : "whole edge, partly";
}

/* The tiles now beyond the units of an end, each once. */
static void list_beyond(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                        const struct myr_end *end, struct text *out)
{
    const struct myr_box *box = match->box;
    const struct myr_lying *before = NULL;
    for (int k = 0; k < UNITS; k++) {
        int beyond = end->beyond[k];
        const struct myr_lying *other =
            myr_lying_on(match, s, lying->row + end->row, lying->column + end->column, beyond);
        bool spared = other && other->seat == lying->seat && match->house[HOUSE_OWN_CONTACT] == OWN_NOTHING;
        if (!other || spared || other == before || end->self >> k & 1u)
            continue;
        text_format(out, "%s%s's %s", before ? " and " : "", match->names[other->seat], box->tile[other->tile].name);
        before = other;
    }
}

void myr_describe_award(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                        const struct myr_end *end, int award, struct text *out)
{
    const struct myr_box *box = match->box;
    char room[WORD_ROOM];
    struct myr_crossing at = {lying->row + end->row, lying->column + end->column};
    text_format(out, "%s: %s at %s facing %c, against ", worth(end, award, myr_end_points(match, s, lying, end)),
                box->tile[lying->tile].name, myr_space_name(at, room), myr_letter((enum myr_face)end->face));
    list_beyond(match, s, lying, end, out);
}

static void book_award(struct hearing *h, const struct myr_lying *lying, const struct myr_end *end, int award)
{
    book(h, lying->seat, ACCOUNT_POINTS, award, RULE_AWARD);
    struct text why = {0};
    myr_describe_award(h->match, h->state, lying, end, award, &why);
    book_why(h, "%s", text_string(&why));
    text_free(&why);
}

void myr_award(struct hearing *h, const struct myr_lying *fresh)
{
    const struct myr_state *s = h->state;
    const struct myr_box *box = h->match->box;
    for (int i = 0; h->docket && h->docket->keep_books && i < s->count; i++) {
        const struct myr_tile *tile = &box->tile[s->lying[i].tile];
        for (int e = 0; e < tile->ends; e++) {
            const struct myr_end *end = &tile->pose[s->lying[i].pose].end[e];
            int award = myr_end_award(h->match, s, &s->lying[i], end, fresh);
            if (award)
                book_award(h, &s->lying[i], end, award);
        }
    }
}
