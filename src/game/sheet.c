/* Score sheets: adding lines, ranking by points. */
#include <stdarg.h>
#include <stdio.h>

#include "game/game.h"

void sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule, const char *detail, ...)
{
    if (sheet->lines == SHEET_LINES)
        return;
    struct sheet_line *line = &sheet->line[sheet->lines++];
    *line = (struct sheet_line){.label = label, .points = halves, .rule = rule};
    if (detail) {
        va_list args;
        va_start(args, detail);
        vsnprintf(line->detail, sizeof line->detail, detail, args);
        va_end(args);
    }
    sheet->total += halves;
}

void sheet_note(struct sheet *sheet, const char *label, int halves)
{
    if (sheet->lines < SHEET_LINES)
        sheet->line[sheet->lines++] = (struct sheet_line){.label = label, .points = halves, .extra = true};
}

void standing_rank(const struct match *match, struct standing *standing, bool over)
{
    for (int seat = 0; seat < match->seats; seat++) {
        int better = 0;
        for (int other = 0; other < match->seats; other++)
            better += standing->seat[other].total > standing->seat[seat].total;
        standing->seat[seat].rank = better + 1;
        if (over && better == 0)
            standing->winners |= 1u << seat;
    }
}
