/* The tables of the page: what the game says beside its board, and the score sheet. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "study/sheet.h"

static void add_number(struct text *list, int number)
{
    text_format(list, "%s%d", list->length ? "," : "[", number);
}

static void add_row(struct text *list, struct lexicon *lexicon, const struct text *row)
{
    add_number(list, lexicon_number(lexicon, text_string(row)));
}

static void end_list(struct text *list)
{
    text_add(list, list->length ? "]" : "[]");
}

/* ---- the panel ------------------------------------------------------------------------------------------------- */

/* The last column may be long: it runs on to the right edge. Indented lines hang below the one before. */
static void panel_row(const struct panel_line *line, struct arena *arena, struct text *row)
{
    const char *column[PANEL_COLUMNS];
    int count = panel_columns(line->text, column, arena);
    text_format(row, "<tr class='t-%s'>", ink_name(line->ink));
    for (int c = 0; c < count; c++) {
        const char *words = column[c] + strspn(column[c], " ");
        text_add(row, "<td");
        if (c == count - 1)
            text_format(row, " colspan='%d'", PANEL_COLUMNS - c);
        text_add(row, words > column[c] ? " class='in'>" : ">");
        xml_text(words, row);
        text_add(row, "</td>");
    }
    text_add(row, "</tr>");
}

static bool is_marked(const struct mark *marks, const char *id)
{
    while (marks && !same(marks->id, id))
        marks = marks->next;
    return marks != NULL;
}

void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct lexicon *lexicon, struct text *list)
{
    struct arena arena = {0};
    struct text row = {0};
    struct panel panel = panel_of(canvas, &arena);
    for (int i = 0; i < panel.count; i++) {
        if (!is_marked(marks, panel.line[i].id))
            continue;
        text_clear(&row);
        panel_row(&panel.line[i], &arena, &row);
        add_row(list, lexicon, &row);
    }
    if (list->length)
        end_list(list);
    text_free(&row);
    arena_free(&arena);
}

void page_panel(const struct canvas *canvas, struct lexicon *lexicon, struct text *list)
{
    struct arena arena = {0};
    struct text row = {0};
    struct panel panel = panel_of(canvas, &arena);
    for (int i = 0; i < panel.count; i++) {
        if (i > 0 && !panel.line[i].continues)
            add_number(list, -1);
        text_clear(&row);
        panel_row(&panel.line[i], &arena, &row);
        add_row(list, lexicon, &row);
    }
    end_list(list);
    text_free(&row);
    arena_free(&arena);
}

/* ---- the score sheet ------------------------------------------------------------------------------------------- */

static void sheet_cell(const struct sheet_line *line, struct text *row)
{
    char room[16];
    text_format(row, "<td>%s", line_number(line, room));
    if (line && line->detail[0] && (line->points || line->extra)) {
        text_add(row, "<small>");
        xml_text(line->detail, row);
        text_add(row, "</small>");
    }
    text_add(row, "</td>");
}

static void sheet_rows(const struct match *match, const struct standing *standing, bool extra, struct lexicon *lexicon,
                       struct text *list)
{
    struct labels labels = sheet_labels(match, standing);
    struct text row = {0};
    for (int i = 0; i < labels.count; i++) {
        if (labels.extra[i] != extra)
            continue;
        text_clear(&row);
        text_add(&row, "<tr><th>");
        xml_text(labels.label[i], &row);
        text_add(&row, "</th>");
        for (int seat = 0; seat < match->seats; seat++)
            sheet_cell(sheet_labelled(&standing->seat[seat], labels.label[i]), &row);
        text_add(&row, "</tr>");
        add_row(list, lexicon, &row);
    }
    text_free(&row);
}

static void total_row(const struct match *match, const struct standing *standing, struct lexicon *lexicon,
                      struct text *list)
{
    struct text row = {0};
    char room[SHEET_TOTAL];
    text_add(&row, "<tr class='total'><th>total</th>");
    for (int seat = 0; seat < match->seats; seat++)
        text_format(&row, "<td>%s</td>", sheet_total(&standing->seat[seat], room));
    text_add(&row, "</tr>");
    add_row(list, lexicon, &row);
    text_free(&row);
}

static void place_row(const struct match *match, const struct standing *standing, bool over, struct lexicon *lexicon,
                      struct text *list)
{
    struct text row = {0};
    text_add(&row, "<tr><th>place</th>");
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing->seat[seat];
        text_format(&row, "<td>%d%s", sheet->rank, standing->winners & (1u << seat) ? ", wins" : "");
        if (sheet->tie_break[0]) {
            text_add(&row, "<small>");
            xml_text(sheet->tie_break, &row);
            text_add(&row, "</small>");
        }
        text_add(&row, "</td>");
    }
    text_add(&row, "</tr>");
    if (standing->seat[0].rank && (!over || !standing->winners_open))
        add_row(list, lexicon, &row);
    text_free(&row);
}

void page_sheet(const struct match *match, const void *state, struct lexicon *lexicon, struct text *list)
{
    struct standing standing = position_score(match, state);
    bool over = position_over(match, state);
    sheet_rows(match, &standing, false, lexicon, list);
    total_row(match, &standing, lexicon, list);
    place_row(match, &standing, over, lexicon, list);
    sheet_rows(match, &standing, true, lexicon, list);
    end_list(list);
}

/* ---- both ------------------------------------------------------------------------------------------------------ */

void page_rows(const struct lexicon *lexicon, const char *list, struct text *out)
{
    for (const char *at = list; *at;) {
        char *after;
        long number = strtol(at, &after, 10);
        if (after != at)
            text_add(out, number < 0 ? "</table><table>" : lexicon->string[number]);
        at = after > at ? after : at + 1;
    }
}
