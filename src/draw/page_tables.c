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

/* Prints a row for one line: its ink, a space, its text. The last column may be long: it extends to the right edge.
   Indented lines hang below the one before. */
static void print_line_row(const char *line, struct text *out)
{
    struct arena scratch = {0};
    struct text words = {0};
    const char *column[PANEL_COLUMNS];
    size_t ink = strcspn(line, " ");
    text_format(out, "<tr class='t-%.*s'>", (int)ink, line);
    xml_text(line + ink + 1, &words);
    int count = panel_columns(text_string(&words), column, &scratch);
    for (int c = 0; c < count; c++) {
        size_t indent = c ? 0 : strspn(column[0], " ");
        text_add(out, "<td");
        if (c == count - 1)
            text_attribute(out, " colspan='", PANEL_COLUMNS - c);
        text_add(out, indent ? " class='in'>" : ">");
        text_add(out, column[c] + indent);
        text_add(out, "</td>");
    }
    text_add(out, "</tr>");
    text_free(&words);
    arena_free(&scratch);
}

static int row_of(struct frames *frames, const struct panel_line *line, int like)
{
    struct text *row = &frames->shapes;
    text_clear(row);
    text_add(row, ink_name(line->ink));
    text_char(row, ' ');
    text_add(row, line->text);
    return string_table_number(&frames->strings, row, like);
}

void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct frames *frames, struct rows *found)
{
    struct panel panel = {0};
    if (marks)
        panel = panel_of(canvas, false, canvas->arena);
    for (int i = 0; i < panel.count; i++)
        if (mark_of(marks, panel.line[i].id))
            rows_add(found, row_of(frames, &panel.line[i], -1));
}

void page_panel(const struct canvas *canvas, const struct match *match, const void *state, struct frames *frames,
                struct rows *now)
{
    struct panel panel = panel_of(canvas, false, canvas->arena);
    for (int i = 0; i < panel.count; i++) {
        if (i && !panel.line[i].continues)
            rows_add(now, NEW_TABLE);
        rows_add(now, row_of(frames, &panel.line[i], rows_at(&frames->panel, now->count)));
    }
    struct arena *arena = canvas->arena;
    struct text *remarks = &frames->entry, *row = &frames->shapes;
    text_clear(remarks);
    position_remarks(match, state, remarks);
    for (const char *line = text_string(remarks); *line; line = line_after(line)) {
        text_clear(row);
        xml_format(row, "<tr class='t-plain'><td colspan='%d'><b>note</b> %s</td></tr>", PANEL_COLUMNS,
                   printable(arena, arena_copy(arena, line, strcspn(line, "\n"))));
        rows_add(now, NEW_TABLE);
        add_row(now, &frames->panel, &frames->strings, row);
    }
}

/* ---- the score sheet ------------------------------------------------------------------------------------------- */

static void add_detail(const char *detail, struct text *row)
{
    xml_format(row, "<small>%s</small>", detail);
}

/* The rows of a score sheet: lines of all players with the same label, or the totals, or the places. */
enum sheet_row { ROW_LINE, ROW_TOTAL, ROW_PLACE };

/* Adds a row with a cell for each player. */
static void add_sheet_row(const struct match *match, const struct standing *standing, enum sheet_row kind,
                          const char *label, struct frames *frames, struct rows *now)
{
    struct text *row = &frames->shapes;
    char room[SHEET_TOTAL];
    text_clear(row);
    xml_format(row, kind == ROW_TOTAL ? "<tr class='total'><th scope='row'>%s</th>" : "<tr><th scope='row'>%s</th>",
               label);
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing->seat[seat];
        const struct sheet_line *line = kind == ROW_LINE ? sheet_labelled(sheet, label) : NULL;
        text_add(row, "<td>");
        if (kind == ROW_PLACE) {
            text_number(row, sheet->rank);
            text_add(row, standing->winners & (1u << seat) ? ", wins" : "");
        } else
            text_add(row, kind == ROW_TOTAL ? sheet_total(sheet, room) : line_number(line, room));
        if (line && line->detail[0] && (line->points || line->extra))
            add_detail(line->detail, row);
        if (kind == ROW_PLACE && sheet->tie_break[0])
            add_detail(sheet->tie_break, row);
        text_add(row, "</td>");
    }
    text_add(row, "</tr>");
    add_row(now, &frames->sheet, &frames->strings, row);
}

void page_sheet(const struct match *match, const struct standing *standing, bool over, struct frames *frames,
                struct rows *now)
{
    struct labels labels = sheet_labels(match, standing);
    for (int i = 0; i < labels.count; i++)
        if (!labels.extra[i])
            add_sheet_row(match, standing, ROW_LINE, labels.label[i], frames, now);
    add_sheet_row(match, standing, ROW_TOTAL, "total", frames, now);
    if (standing->seat[0].rank && (!over || !standing->winners_open))
        add_sheet_row(match, standing, ROW_PLACE, "place", frames, now);
    for (int i = 0; i < labels.count; i++)
        if (labels.extra[i])
            add_sheet_row(match, standing, ROW_LINE, labels.label[i], frames, now);
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
