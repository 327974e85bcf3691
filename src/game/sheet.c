/* Score sheets: adding lines, ranking by points. */
#include <stdarg.h>

#include "game/game.h"

static const char *number_text(int number, char room[16])
{
    char *at = room + 15;
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    *at = '\0';
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *--at = '-';
    return at;
}

/* As vsnprintf, but for %s and %d alone: every record has its sheets filled, and that is several times faster. */
static void fill_detail(char *out, size_t room, const char *format, va_list args)
{
    char digits[16];
    size_t used = 0;
    for (; *format; format++) {
        const char single[] = {*format, '\0'}, *piece = single;
        if (*format == '%')
            piece = *++format == 's' ? va_arg(args, const char *) : number_text(va_arg(args, int), digits);
        while (*piece && used + 1 < room)
            out[used++] = *piece++;
    }
    out[used] = '\0';
}

void sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule, const char *detail, ...)
{
    if (sheet->lines == SHEET_LINES)
        return;
    struct sheet_line *line = &sheet->line[sheet->lines++];
    *line = (struct sheet_line){.label = label, .points = halves, .rule = rule};
    if (detail) {
        va_list args;
        va_start(args, detail);
        fill_detail(line->detail, sizeof line->detail, detail, args);
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
