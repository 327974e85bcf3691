/* Myriath: points - the handicap, and half a point for every unit that lies against another tile. */
#include <stdio.h>

#include "games/myriath/myriath.h"

int myr_handicap(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    return s->first == NOBODY ? 0 : box->handicap[(seat - s->first + match->seats) % match->seats];
}

unsigned myr_connected_units(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                             const struct myr_end *end)
{
    unsigned units = 0;
    int row = lying->row + end->row, column = lying->column + end->column;
    bool spared = match->house[HOUSE_OWN_CONTACT] == OWN_NOTHING;
    for (int k = 0; k < UNITS; k++) {
        int beyond = end->beyond[k];
        bool connected =
            spared ? myr_taken_by_others(s, lying->seat, row, column, beyond) : myr_taken(s, row, column, beyond);
        if (connected && !(end->self >> k & 1u))
            units |= 1u << k;
    }
    return units;
}

int myr_end_points(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                   const struct myr_end *end)
{
    return __builtin_popcount(myr_connected_units(match, s, lying, end));
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

struct tally {
    int halves, partly, fully;
};

static struct tally tally_of(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    struct tally tally = {0};
    for (int i = 0; i < s->count; i++) {
        const struct myr_tile *tile = &box->tile[s->lying[i].tile];
        if (s->lying[i].seat != seat)
            continue;
        const struct myr_pose *pose = myr_pose(tile, s->lying[i].pose);
        for (int e = 0; e < tile->ends; e++) {
            const struct myr_end *end = &pose->end[e];
            int points = myr_end_points(match, s, &s->lying[i], end);
            if (end->type == ARROW)
                tally.halves += points;
            else if (points == UNITS)
                tally.fully++;
            else
                tally.partly += points;
        }
    }
    return tally;
}

int myr_points(const struct match *match, const struct myr_state *s, int seat)
{
    struct tally tally = tally_of(match, s, seat);
    return myr_handicap(match, s, seat) + tally.halves + tally.partly + UNITS * tally.fully;
}

static void fill_sheet(const struct match *match, const struct myr_state *s, int seat, struct sheet *sheet)
{
    static const char *const place[] = {"first", "second", "third", "fourth"};
    struct tally tally = tally_of(match, s, seat);
    if (s->first == NOBODY)
        sheet_add(sheet, "handicap", 0, &myr_rules[RULE_HANDICAP], "nobody is first yet");
    else
        sheet_add(sheet, "handicap", myr_handicap(match, s, seat), &myr_rules[RULE_HANDICAP], "%s in turn order",
                  place[(seat - s->first + match->seats) % match->seats]);
    sheet_add(sheet, "half edges", tally.halves, &myr_rules[RULE_AWARD], "%d x 0.5", tally.halves);
    sheet_add(sheet, "whole edges, partly", tally.partly, &myr_rules[RULE_AWARD], "%d x 0.5", tally.partly);
    sheet_add(sheet, "whole edges, fully", UNITS * tally.fully, &myr_rules[RULE_AWARD], "%d x 1", tally.fully);
    sheet->rests_on[0] = "geometry";
    sheet->rests_on[1] = "tiles";
}

void myr_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myr_state *s = state;
    for (int seat = 0; seat < match->seats; seat++)
        fill_sheet(match, s, seat, &standing->seat[seat]);
    standing_rank(match, standing, myr_phase_of(match, s) == OVER);
    standing->winners_rests_on[0] = "geometry";
    standing->winners_rests_on[1] = "tiles";
}
