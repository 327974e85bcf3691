/* The score sheet: labelled lines that sum, ranking, tie-breaks, each with its rule. */
#include "study/sheet.h"

#include "base/words.h"
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
            if (known == LABELS_MOST)
                continue;
            labels.number[seat][i] = (unsigned char)known;
            if (known < labels.count)
                continue;
            labels.label[labels.count] = line->label;
            labels.extra[labels.count++] = line->extra;
        }
    return labels;
}

const struct sheet_line *sheet_labelled(const struct sheet *sheet, const char *label)
{
    for (int i = 0; i < sheet->lines; i++) /* mostly it is the very same string */
        if (sheet->line[i].label == label)
            return &sheet->line[i];
    for (int i = 0; i < sheet->lines; i++)
        if (same(sheet->line[i].label, label))
            return &sheet->line[i];
    return NULL;
}

const char *sheet_total(const struct sheet *sheet, char room[SHEET_TOTAL])
{
    char low[16], high[16];
    if (!sheet->open)
        return halves_string(room, sheet->total);
    if (sheet->low > sheet->high)
        return "?";
    put_string(room, SHEET_TOTAL, "%s-%s", halves_string(low, sheet->low), halves_string(high, sheet->high));
    return room;
}

static void pad(const char *string, int width, bool right, struct text *out)
{
    int spaces = width - display_width(string);
    text_repeat(out, ' ', right ? spaces : 0);
    text_add(out, string);
    text_repeat(out, ' ', right ? 0 : spaces);
}

static int widest_label(const struct labels *labels)
{
    int widest = 8;
    for (int i = 0; i < labels->count; i++)
        if (display_width(labels->label[i]) > widest)
            widest = display_width(labels->label[i]);
    return widest;
}

static int column_width(const struct match *match, int seat)
{
    int width = display_width(match->names[seat]);
    return (width > 9 ? width : 9) + 2;
}

const char *line_number(const struct sheet_line *line, char room[16])
{
    return !line ? "-" : line->unknown ? "?" : halves_string(room, line->points);
}

static void print_lines(const struct match *match, const struct standing *standing, const struct labels *labels,
                        bool extra, struct text *out)
{
    char room[16];
    for (int i = 0; i < labels->count; i++) {
        if (labels->extra[i] != extra)
            continue;
        const struct rule *rule = NULL;
        pad(labels->label[i], widest_label(labels), false, out);
        for (int seat = 0; seat < match->seats; seat++) {
            const struct sheet_line *line = sheet_labelled(&standing->seat[seat], labels->label[i]);
            pad(line_number(line, room), column_width(match, seat), true, out);
            rule = line ? line->rule : rule;
        }
        text_format(out, rule ? "   %s\n" : "\n", rule ? rule->code : "");
    }
}

static void print_totals(const struct match *match, const struct standing *standing, int width, struct text *out)
{
    char room[SHEET_TOTAL];
    pad("total", width, false, out);
    for (int seat = 0; seat < match->seats; seat++)
        pad(sheet_total(&standing->seat[seat], room), column_width(match, seat), true, out);
    text_char(out, '\n');
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

static void print_ranking(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    if (over && standing->winners_open) {
        text_add(out, "who won cannot be told from this record\n");
        return;
    }
    for (int rank = 1; rank <= match->seats; rank++)
        for (int seat = 0; seat < match->seats; seat++) {
            const struct sheet *sheet = &standing->seat[seat];
            if (sheet->rank != rank)
                continue;
            text_format(out, "%d. %s%s", rank, match->names[seat], standing->winners & (1u << seat) ? " (wins)" : "");
            if (sheet->tie_break[0])
                text_format(out, ": %s", sheet->tie_break);
            if (sheet->tie_rule)
                text_format(out, "   (referee explain %s)", sheet->tie_rule->code);
            text_char(out, '\n');
        }
}

void print_sheet(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    struct labels labels = sheet_labels(match, standing);
    int width = widest_label(&labels);
    text_repeat(out, ' ', width);
    for (int seat = 0; seat < match->seats; seat++)
        pad(match->names[seat], column_width(match, seat), true, out);
    text_char(out, '\n');
    print_lines(match, standing, &labels, false, out);
    print_totals(match, standing, width, out);
    print_lines(match, standing, &labels, true, out);
    print_details(match, standing, out);
    text_add(out, over ? "the game is over\n" : "the game is not over\n");
    print_ranking(match, standing, over, out);
}
