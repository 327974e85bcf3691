/* Myriath: traces of old illegal moves that can be seen on the table. The score sheet names them; nobody is blamed. */
#include <stdio.h>
#include <string.h>

#include "games/myriath/myriath.h"

static struct sheet_line *line_of(struct sheet *sheet, const char *label, const struct rule *rule)
{
    for (int i = 0; i < sheet->lines; i++)
        if (sheet->line[i].rule == rule && sheet->line[i].extra)
            return &sheet->line[i];
    sheet->line[sheet->lines] = (struct sheet_line){.label = label, .rule = rule, .extra = true};
    return &sheet->line[sheet->lines++];
}

/* One line for each kind of remark: how many there are, and which, as far as there is room. */
static void add_remark(struct sheet *sheet, const char *label, const struct rule *rule, const char *detail)
{
    struct sheet_line *line = line_of(sheet, label, rule);
    line->points += 2; /* one more, in halves */
    size_t used = strlen(line->detail), room = sizeof line->detail - used;
    if (used + strlen(detail) + sizeof ", , ..." <= sizeof line->detail)
        snprintf(line->detail + used, room, "%s%s", used ? ", " : "", detail);
    else if (!used)
        snprintf(line->detail, room, "%s", detail);
    else if (strcmp(line->detail + used - 3, "...") != 0)
        snprintf(line->detail + used, room, ", ...");
}

static void add_tile(struct sheet *sheet, const char *label, int rule, const struct myr_tile *tile,
                     struct myr_crossing at)
{
    char room[WORD_ROOM], detail[96];
    snprintf(detail, sizeof detail, "%.40s %s %s", tile->name, tile->ring ? "on" : "at", myr_space_name(at, room));
    add_remark(sheet, label, &myr_rules[rule], detail);
}

static void remark_on_tile(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                           struct sheet *sheet)
{
    const struct myr_box *box = match->box;
    const struct myr_tile *tile = &box->tile[lying->tile];
    struct myr_placement p = myr_lying_placement(lying);
    bool square_out = tile->ring && !myr_square_in_area(box, match->seats, p.at.row, p.at.column);
    if (!tile->ring && !myr_touches_others(match, s, lying->seat, p, match->house[HOUSE_TIP_TOUCH]))
        add_tile(sheet, "remark: no end against another player's tile", RULE_CONNECT, tile, p.at);
    if (tile->ring && !square_out && myr_is_outer(match, p.at.row, p.at.column, match->house[HOUSE_OUTER]))
        add_tile(sheet, "remark: on an outer square", RULE_OUTER_SQUARE, tile, p.at);
    else if (square_out || myr_cell_outside(box, p, &box->area))
        add_tile(sheet, "remark: out of the area", RULE_AREA, tile, p.at);
}

void myr_remark(const struct match *match, const struct myr_state *s, int seat, struct sheet *sheet)
{
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat && !s->lying[i].proper)
            remark_on_tile(match, s, &s->lying[i], sheet);
    if (!((s->passed & ~s->stuck) >> seat & 1u))
        return;
    struct myr_scan scan;
    struct myr_placement p;
    myr_scan(&scan, match, s, seat, match->house[HOUSE_TIP_TOUCH]);
    if (!myr_scan_next(&scan, &p))
        return;
    struct text entry = {0};
    struct move move = myr_place_move(seat, p);
    move_print_value(match, &move, &entry);
    add_remark(sheet, "remark: passed, but could have placed", &myr_rules[RULE_PASS], text_string(&entry));
    text_free(&entry);
}
