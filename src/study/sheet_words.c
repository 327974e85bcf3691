/* The score sheet in sentences: places with tie-breaks, and a message to send to others. */
#include "base/words.h"
#include "study/outcome.h"
#include "study/sheet.h"

static bool shares_place(const struct match *match, const struct standing *standing, int seat)
{
    for (int other = 0; other < match->seats; other++)
        if (other != seat && standing->seat[other].rank == standing->seat[seat].rank)
            return true;
    return false;
}

void print_place(const struct match *match, const struct standing *standing, int seat, struct text *out)
{
    text_format(out, shares_place(match, standing, seat) ? "%d= %s" : "%d. %s", standing->seat[seat].rank,
                match->names[seat]);
}

/* "ben wins", "anna and ben win", "nobody leads" */
static void print_best(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    int leader = leading_seat(match, standing), left = __builtin_popcount(standing->winners);
    if (!over) {
        text_format(out, "%s leads", leader < 0 ? "nobody" : match->names[leader]);
        return;
    }
    const char *verb = left == 1 ? " wins" : " win";
    for (int seat = 0; seat < match->seats; seat++)
        if (standing->winners >> seat & 1)
            text_format(out, "%s%s", match->names[seat], --left > 1 ? ", " : left == 1 ? " and " : verb);
}

static void say_winners(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    if (over && standing->winners_open)
        text_format(out, "who won is not certain%s%s", standing->needs[0] ? ": " : "", standing->needs);
    else
        print_best(match, standing, over, out);
}

/* "violet 6 + series 5", if several lines count. */
static void print_sum(const struct sheet *sheet, struct text *out)
{
    char room[16];
    const char *between = " = ";
    int lines = 0;
    for (int i = 0; i < sheet->lines; i++)
        lines += !sheet->line[i].extra && (sheet->line[i].points || sheet->line[i].unknown);
    for (int i = 0; i < sheet->lines && lines > 1; i++) {
        const struct sheet_line *line = &sheet->line[i];
        if (line->extra || (!line->points && !line->unknown))
            continue;
        text_format(out, "%s%s %s", between, line->label, line_number(line, room));
        between = " + ";
    }
}

static void print_player(const struct match *match, const struct standing *standing, int seat, bool sums,
                         struct text *out)
{
    char room[SHEET_TOTAL];
    const struct sheet *sheet = &standing->seat[seat];
    if (sheet->rank)
        print_place(match, standing, seat, out);
    else
        text_add(out, match->names[seat]);
    text_format(out, ": %s", sheet_total(sheet, room));
    if (sums)
        print_sum(sheet, out);
    text_format(out, sheet->tie_break[0] ? " (%s)\n" : "\n", sheet->tie_break);
}

static void print_players(const struct match *match, const struct standing *standing, bool sums, struct text *out)
{
    for (int rank = 1; rank <= match->seats + 1; rank++)
        for (int seat = 0; seat < match->seats; seat++)
            if ((standing->seat[seat].rank ? standing->seat[seat].rank : match->seats + 1) == rank)
                print_player(match, standing, seat, sums, out);
}

void print_places(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    say_winners(match, standing, over, out);
    text_char(out, '\n');
    for (int seat = 0; seat < match->seats; seat++)
        if (standing->seat[seat].tie_break[0])
            text_format(out, "%s: %s\n", match->names[seat], standing->seat[seat].tie_break);
}

void print_message(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    text_format(out, "%s: ", match->game->title);
    say_winners(match, standing, over, out);
    text_char(out, '\n');
    print_players(match, standing, true, out);
}
