/* The tables of the page: the panel beside the board, and the score sheet. */
#include <stdint.h>
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "study/sheet.h"

/* A row usually resembles the one in its place before. */
static void add_row(struct rows *now, const struct rows *before, struct string_table *table, const struct text *row)
{
    rows_add(now, string_table_number(table, row, rows_at(before, now->count)));
}

/* ---- the panel ------------------------------------------------------------------------------------------------- */

static const char *skip_spaces(const char *at)
{
    while (*at == ' ')
        at++;
    return at;
}

/* Finds two spaces or the end. */
static const char *next_gap(const char *at)
{
    while (*at && !(at[0] == ' ' && at[1] == ' '))
        at++;
    return at;
}

/* Prints the columns of a line, like panel_columns. The last one may be long: it extends to the right edge. Indented
   lines hang below the one before. */
static void print_columns(const char *line, struct text *row)
{
    for (int c = 0; *line; c++) {
        const char *words = c ? line : skip_spaces(line);
        const char *end = c < PANEL_COLUMNS - 1 ? next_gap(words) : words + strlen(words), *next = skip_spaces(end);
        text_add(row, "<td");
        if (!*next)
            text_attribute(row, " colspan='", PANEL_COLUMNS - c);
        text_add(row, words > line ? " class='in'>" : ">");
        text_add_bytes(row, words, (size_t)(end - words));
        text_add(row, "</td>");
        line = next;
    }
}

/* A row for one line: its ink, a space, its text. */
static void print_line_row(const char *line, struct text *out)
{
    struct text words = {0};
    size_t ink = strcspn(line, " ");
    text_add(out, "<tr class='t-");
    text_add_bytes(out, line, ink);
    text_add(out, "'>");
    xml_text(line + ink + 1, &words);
    print_columns(text_string(&words), out);
    text_add(out, "</tr>");
    text_free(&words);
}

static int row_of(struct frames *frames, const struct saying *line, int like)
{
    struct text *row = &frames->shapes;
    text_clear(row);
    text_add(row, ink_name(line->ink));
    text_char(row, ' ');
    text_add(row, line->text);
    return string_table_number(&frames->strings, row, like);
}

static bool is_marked(const struct mark *marks, const char *id)
{
    while (marks && !same(marks->id, id))
        marks = marks->next;
    return marks != NULL;
}

void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct frames *frames, struct rows *found)
{
    for (int i = 0; marks && i < canvas->lines; i++)
        if (is_marked(marks, canvas->line[i]->id) && !group_is_drawn(canvas->line[i]->of))
            rows_add(found, row_of(frames, canvas->line[i], -1));
}

void page_panel(const struct canvas *canvas, const struct match *match, const void *state, struct frames *frames,
                struct rows *now)
{
    const struct saying *before = NULL;
    for (int i = 0; i < canvas->lines; i++) {
        const struct saying *line = canvas->line[i];
        if (group_is_drawn(line->of))
            continue;
        if (before && !line_continues(line, before))
            rows_add(now, NEW_TABLE);
        before = line;
        rows_add(now, row_of(frames, line, rows_at(&frames->panel, now->count)));
    }
    struct arena *arena = canvas->arena;
    struct text *remarks = &frames->entry, *row = &frames->shapes;
    text_clear(remarks);
    position_remarks(match, state, remarks);
    for (const char *line = text_string(remarks); *line;) {
        size_t length = strcspn(line, "\n");
        text_clear(row);
        xml_format(row, "<tr class='t-plain'><td colspan='%d'><b>note</b> %s</td></tr>", PANEL_COLUMNS,
                   printable(arena, arena_copy(arena, line, length)));
        rows_add(now, NEW_TABLE);
        add_row(now, &frames->panel, &frames->strings, row);
        line += length + (line[length] == '\n');
    }
}

/* ---- the score sheet ------------------------------------------------------------------------------------------- */

static void print_detail(const char *detail, struct text *row)
{
    xml_format(row, "<small>%s</small>", detail);
}

/* A score sheet being made into rows. Rows of the sheet before are reused if nothing in them changed. */
struct sheeting {
    const struct match *match;
    const struct standing *now, *before; /* `before` NULL: it has other lines */
    struct frames *frames;
    struct rows *rows;
    uint64_t changed; /* bits of labels whose lines changed */
};
_Static_assert((int)LABELS_MOST <= 64, "every label has its bit");

typedef void print_cell(const struct sheeting *it, int seat, const char *label, struct text *row);

/* Adds a row with a cell for each player, unless it stays as it is. */
static void put_row(struct sheeting *it, bool stays, const char *open, const char *label, print_cell *print)
{
    struct text *row = &it->frames->shapes;
    if (stays) {
        rows_add(it->rows, rows_at(&it->frames->sheet, it->rows->count));
        return;
    }
    text_clear(row);
    text_add(row, open);
    xml_format(row, "<th scope='row'>%s</th>", label);
    for (int seat = 0; seat < it->match->seats; seat++) {
        text_add(row, "<td>");
        print(it, seat, label, row);
        text_add(row, "</td>");
    }
    text_add(row, "</tr>");
    add_row(it->rows, &it->frames->sheet, &it->frames->strings, row);
}

static void print_line(const struct sheeting *it, int seat, const char *label, struct text *row)
{
    char room[16];
    const struct sheet_line *line = sheet_labelled(&it->now->seat[seat], label);
    text_add(row, line_number(line, room));
    if (line && line->detail[0] && (line->points || line->extra))
        print_detail(line->detail, row);
}

static void print_total(const struct sheeting *it, int seat, const char *label, struct text *row)
{
    char room[SHEET_TOTAL];
    (void)label;
    text_add(row, sheet_total(&it->now->seat[seat], room));
}

static void print_place(const struct sheeting *it, int seat, const char *label, struct text *row)
{
    const struct sheet *sheet = &it->now->seat[seat];
    (void)label;
    text_number(row, sheet->rank);
    text_add(row, it->now->winners & (1u << seat) ? ", wins" : "");
    if (sheet->tie_break[0])
        print_detail(sheet->tie_break, row);
}

static bool same_cell(const struct sheet_line *a, const struct sheet_line *b)
{
    return a->points == b->points && a->unknown == b->unknown && same(a->detail, b->detail);
}

static uint64_t changed_labels(const struct sheeting *it)
{
    uint64_t changed = 0;
    for (int seat = 0; seat < it->match->seats; seat++) {
        const struct sheet *now = &it->now->seat[seat], *before = &it->before->seat[seat];
        for (int i = 0; i < now->lines; i++)
            if (!same_cell(&now->line[i], &before->line[i]))
                changed |= UINT64_C(1) << it->frames->labels.number[seat][i];
    }
    return changed;
}

static void put_lines(struct sheeting *it, const struct labels *labels, bool extra)
{
    for (int i = 0; i < labels->count; i++)
        if (labels->extra[i] == extra)
            put_row(it, it->before && !(it->changed >> i & 1), "<tr>", labels->label[i], print_line);
}

static bool totals_stay(const struct sheeting *it)
{
    for (int seat = 0; it->before && seat < it->match->seats; seat++) {
        const struct sheet *a = &it->now->seat[seat], *b = &it->before->seat[seat];
        if (a->total != b->total || a->open != b->open || a->low != b->low || a->high != b->high)
            return false;
    }
    return it->before;
}

static bool places_stay(const struct sheeting *it)
{
    for (int seat = 0; it->before && seat < it->match->seats; seat++) {
        const struct sheet *a = &it->now->seat[seat], *b = &it->before->seat[seat];
        if (a->rank != b->rank || !same(a->tie_break, b->tie_break))
            return false;
    }
    return it->before && it->before->winners == it->now->winners;
}

/* Do all players have the same lines, whatever they contain? */
static bool same_lines(const struct match *match, const struct standing *a, const struct standing *b)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *one = &a->seat[seat], *other = &b->seat[seat];
        if (one->lines != other->lines)
            return false;
        for (int i = 0; i < one->lines; i++)
            if (one->line[i].label != other->line[i].label || one->line[i].extra != other->line[i].extra)
                return false;
    }
    return true;
}

void page_sheet(const struct match *match, const struct standing *standing, const struct standing *before, bool over,
                struct frames *frames, struct rows *now)
{
    bool places = standing->seat[0].rank && (!over || !standing->winners_open);
    bool alike = before && places == frames->places && same_lines(match, standing, before);
    struct sheeting it = {match, standing, alike ? before : NULL, frames, now, 0};
    if (!alike)
        frames->labels = sheet_labels(match, standing);
    else
        it.changed = changed_labels(&it);
    put_lines(&it, &frames->labels, false);
    put_row(&it, totals_stay(&it), "<tr class='total'>", "total", print_total);
    if (places)
        put_row(&it, places_stay(&it), "<tr>", "place", print_place);
    put_lines(&it, &frames->labels, true);
    frames->places = places;
}

/* ---- both ------------------------------------------------------------------------------------------------------ */

void page_rows(const struct string_table *table, const struct rows *rows, struct text *out)
{
    for (int i = 0; i < rows->count; i++) {
        const char *row = rows->row[i] == NEW_TABLE ? "</table><table>" : table->row[rows->row[i]].string;
        if (*row == '<')
            text_add(out, row);
        else
            print_line_row(row, out);
    }
}
