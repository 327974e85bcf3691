/* The score sheet: labelled lines that sum, ranking, tie-breaks, each with its rule. */
#include "study/sheet.h"

#include "base/words.h"
#include "study/outcome.h"
#include "study/wording.h"

struct labels sheet_labels(const struct match *match, const struct standing *standing)
{
    struct labels labels = {0};
    for (int seat = 0; seat < match->seats; seat++)
        for (int i = 0; i < standing->seat[seat].lines; i++) {
            const struct sheet_line *line = &standing->seat[seat].line[i];
            int known = 0;
            while (known < labels.count && !same(labels.label[known], line->label))
                known++;
            if (known < labels.count || known == LABELS_MOST)
                continue;
            labels.label[labels.count] = line->label;
            labels.extra[labels.count++] = line->extra;
        }
    return labels;
}

const struct sheet_line *sheet_labelled(const struct sheet *sheet, const char *label)
{
    int i = 0;
    while (i < sheet->lines && sheet->line[i].label != label && !same(sheet->line[i].label, label))
        i++;
    return i < sheet->lines ? &sheet->line[i] : NULL;
}

bool sheet_unknown(const struct sheet *sheet)
{
    return sheet->open && (sheet->low > sheet->high || sheet->high >= NO_LIMIT);
}

const char *sheet_total(const struct sheet *sheet, char room[SHEET_TOTAL])
{
    char low[16], high[16];
    if (!sheet->open)
        return halves_string(room, sheet->total);
    if (sheet_unknown(sheet))
        return "?";
    put_string(room, SHEET_TOTAL, "%s-%s", halves_string(low, sheet->low), halves_string(high, sheet->high));
    return room;
}

const char *line_number(const struct sheet_line *line, char room[16])
{
    return !line ? "-" : line->unknown ? "?" : halves_string(room, line->points);
}

/* How wide the labels and each player's numbers are printed. */
struct columns {
    int label, of[SEATS_MAX];
};

static void pad(const char *string, int width, bool right, struct text *out)
{
    int spaces = width - display_width(string);
    text_repeat(out, ' ', right ? spaces : 0);
    text_add(out, string);
    text_repeat(out, ' ', right ? 0 : spaces);
}

static int wider(int width, const char *string)
{
    int other = display_width(string);
    return other > width ? other : width;
}

/* Spreads the columns over the width of a terminal. */
static struct columns columns_of(const struct match *match, const struct standing *standing,
                                 const struct labels *labels)
{
    enum { TERMINAL = 80, ROOMY = 9, TIGHT = 4, LABEL = 8, BETWEEN = 2, BEFORE_CODE = 3 };
    struct columns columns = {.label = LABEL};
    int codes = 0, numbers[SEATS_MAX] = {0};
    for (int i = 0; i < labels->count; i++)
        columns.label = wider(columns.label, labels->label[i]);
    for (int seat = 0; seat < match->seats; seat++) {
        char room[SHEET_TOTAL];
        const struct sheet *sheet = &standing->seat[seat];
        numbers[seat] = wider(wider(0, match->names[seat]), sheet_total(sheet, room));
        for (int i = 0; i < sheet->lines; i++) {
            numbers[seat] = wider(numbers[seat], line_number(&sheet->line[i], room));
            codes = sheet->line[i].rule ? wider(codes, sheet->line[i].rule->code) : codes;
        }
    }
    for (int least = ROOMY, sum = TERMINAL + 1; least >= TIGHT && sum > TERMINAL; least--) {
        sum = columns.label + BEFORE_CODE + codes;
        for (int seat = 0; seat < match->seats; seat++)
            sum += columns.of[seat] = BETWEEN + (numbers[seat] > least ? numbers[seat] : least);
    }
    return columns;
}

static void print_lines(const struct match *match, const struct standing *standing, const struct labels *labels,
                        const struct columns *columns, bool extra, struct text *out)
{
    char room[16];
    for (int i = 0; i < labels->count; i++) {
        if (labels->extra[i] != extra || same(labels->label[i], "total")) /* the total has its own line */
            continue;
        const struct rule *rule = NULL;
        pad(labels->label[i], columns->label, false, out);
        for (int seat = 0; seat < match->seats; seat++) {
            const struct sheet_line *line = sheet_labelled(&standing->seat[seat], labels->label[i]);
            pad(line_number(line, room), columns->of[seat], true, out);
            rule = line ? line->rule : rule;
        }
        text_format(out, rule ? "   %s\n" : "\n", rule ? rule->code : "");
    }
}

static void print_details(const struct match *match, const struct standing *standing, struct text *out)
{
    char room[16];
    for (int seat = 0; seat < match->seats; seat++)
        for (int i = 0; i < standing->seat[seat].lines; i++) {
            const struct sheet_line *line = &standing->seat[seat].line[i];
            if (line->detail[0] && (line->points || line->extra))
                text_format(out, "  %s, %s %s: %s\n", match->names[seat], line->label, line_number(line, room),
                            line->detail);
        }
}

/* ---- places with tie-breaks, and a message to send to others ---- */

/* "2. ben", "2= ben" for a shared place. */
static void print_place(const struct match *match, const struct standing *standing, int seat, struct text *out)
{
    int rank = standing->seat[seat].rank, sharing = 0;
    for (int other = 0; other < match->seats; other++)
        sharing += standing->seat[other].rank == rank;
    text_format(out, sharing > 1 ? "%d= %s" : "%d. %s", rank, match->names[seat]);
}

/* "ben wins", "anna and ben win", "nobody leads" */
static void say_winners(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    int leader = leading_seat(match, standing);
    unsigned winners = standing->winners;
    if (!over)
        text_format(out, "%s leads", leader < 0 ? "nobody" : match->names[leader]);
    else if (standing->winners_open)
        text_format(out, "who won is not certain%s%s", standing->needs[0] ? ": " : " from this record",
                    standing->needs);
    else {
        list_actors(match, winners, ", ", " and ", out);
        text_add(out, !winners ? "" : winners & (winners - 1) ? " win" : " wins");
    }
}

static bool counts_in_sum(const struct sheet_line *line)
{
    return !line->extra && (line->points || line->unknown);
}

/* "1. ben: 11 = violet 6 + series 5 (first)"; the sum only if several lines count. */
static void print_player(const struct match *match, const struct standing *standing, int seat, struct text *out)
{
    char room[SHEET_TOTAL];
    const struct sheet *sheet = &standing->seat[seat];
    const char *between = " = ";
    int counting = 0;
    if (sheet->rank)
        print_place(match, standing, seat, out);
    else
        text_add(out, match->names[seat]);
    text_format(out, ": %s", sheet_total(sheet, room));
    for (int i = 0; i < sheet->lines; i++)
        counting += counts_in_sum(&sheet->line[i]);
    for (int i = 0; i < sheet->lines && counting > 1; i++)
        if (counts_in_sum(&sheet->line[i])) {
            text_format(out, "%s%s %s", between, sheet->line[i].label, line_number(&sheet->line[i], room));
            between = " + ";
        }
    text_format(out, sheet->tie_break[0] ? " (%s)\n" : "\n", sheet->tie_break);
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
    int unranked = match->seats + 1;
    for (int rank = 1; rank <= unranked; rank++)
        for (int seat = 0; seat < match->seats; seat++)
            if ((standing->seat[seat].rank ? standing->seat[seat].rank : unranked) == rank)
                print_player(match, standing, seat, out);
}

static void print_ranking(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    if (over && standing->winners_open) {
        say_winners(match, standing, over, out);
        text_char(out, '\n');
        return;
    }
    for (int rank = 1; rank <= match->seats; rank++)
        for (int seat = 0; seat < match->seats; seat++) {
            const struct sheet *sheet = &standing->seat[seat];
            if (sheet->rank != rank)
                continue;
            print_place(match, standing, seat, out);
            text_add(out, standing->winners & (1u << seat) ? " (wins)" : "");
            if (sheet->tie_break[0])
                text_format(out, ": %s", sheet->tie_break);
            if (sheet->tie_rule)
                text_format(out, "   (referee explain %s)", sheet->tie_rule->code);
            text_char(out, '\n');
        }
}

/* "rests on table.museum, which is assumed; write it to settle this" */
static void print_group(const struct match *match, const char *const *assumed, int count, bool position,
                        struct text *out)
{
    int of_it = 0, told = 0;
    for (int i = 0; i < count; i++)
        of_it += rests_on_position(assumed[i]) == position;
    for (int i = 0; i < count; i++)
        if (rests_on_position(assumed[i]) == position) {
            text_format(out, "%s%s", told == 0 ? "rests on " : told < of_it - 1 ? ", " : " and ", assumed[i]);
            told++;
        }
    const char *them = of_it == 1 ? "it" : "them";
    if (of_it)
        text_format(out, ", %s assumed; ", of_it == 1 ? "which is" : "which are");
    if (of_it && position)
        text_format(out, "write %s to settle this\n", them);
    else if (of_it)
        text_format(out, "compare %s with your copy   (referee box %s --assumed)\n", them, match->game->id);
}

void print_sheet(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    struct labels labels = sheet_labels(match, standing);
    struct columns columns = columns_of(match, standing, &labels);
    text_repeat(out, ' ', columns.label);
    for (int seat = 0; seat < match->seats; seat++)
        pad(match->names[seat], columns.of[seat], true, out);
    text_char(out, '\n');
    print_lines(match, standing, &labels, &columns, false, out);
    char room[SHEET_TOTAL];
    pad("total", columns.label, false, out);
    for (int seat = 0; seat < match->seats; seat++)
        pad(sheet_total(&standing->seat[seat], room), columns.of[seat], true, out);
    text_char(out, '\n');
    print_lines(match, standing, &labels, &columns, true, out);
    print_details(match, standing, out);
    text_add(out, over ? "the game is over" : "the game is not over; ");
    if (!over)
        say_winners(match, standing, over, out);
    text_char(out, '\n');
    print_ranking(match, standing, over, out);
    const char *assumed[MOST_RESTS];
    int count = list_rests(match, standing, false, assumed);
    print_group(match, assumed, count, true, out);
    print_group(match, assumed, count, false, out);
    if (standing->given_up)
        text_format(out, "%s\n", standing->given_up);
}
