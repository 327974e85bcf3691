/* Score sheets: adding lines, ranking by points. */
#include <stddef.h>
#include <string.h>

#include "game/game.h"

struct sheet_line *sheet_note(struct sheet *sheet, const char *label, int halves)
{
    if (sheet->lines == SHEET_LINES)
        return &sheet->line[SHEET_LINES - 1];
    struct sheet_line *line = &sheet->line[sheet->lines++];
    *line = (struct sheet_line){.label = label, .points = halves, .extra = true};
    return line;
}

struct sheet_line *sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule,
                             const char *detail, ...)
{
    bool full = sheet->lines == SHEET_LINES;
    struct sheet_line *line = sheet_note(sheet, label, halves);
    if (full)
        return line;
    line->rule = rule;
    line->extra = false;
    if (detail && !sheet->brief) {
        FORMAT_ARGUMENTS(line->detail, detail);
    }
    sheet->total += halves;
    return line;
}

void touch(struct touched *touched, const char *path, const char *words)
{
    for (int i = 0; i < touched->count; i++)
        if (strcmp(touched->datum[i].path, path) == 0)
            return;
    if (touched->count < TOUCHED_MOST)
        touched->datum[touched->count++] = (struct touched_datum){path, words};
}

/* Sheets are long and mostly empty, so only the members before their lines are cleared. */
enum { BEFORE_LINES = offsetof(struct sheet, line), BEFORE_SEATS = offsetof(struct standing, seat) };

void standing_clear(struct standing *standing, int seats)
{
    for (int seat = 0; seat < seats; seat++)
        memset(&standing->seat[seat], 0, BEFORE_LINES);
    memset(standing, 0, BEFORE_SEATS);
}

bool standing_same(const struct standing *a, const struct standing *b, int seats)
{
    for (int seat = 0; seat < seats; seat++) {
        const struct sheet *one = &a->seat[seat], *other = &b->seat[seat];
        if (memcmp(one, other, BEFORE_LINES) != 0
            || memcmp(one->line, other->line, (size_t)one->lines * sizeof *one->line) != 0)
            return false;
    }
    return memcmp(a, b, BEFORE_SEATS) == 0;
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
