/* The panel: the lines a game says beside its board, and their columns. */
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* Groups of one kind ("player-anna", "player-ben") say lines of one table. */
static bool same_kind(const char *id, const char *other)
{
    if (id == other)
        return true;
    size_t length = strcspn(id, "-");
    return length == strcspn(other, "-") && memcmp(id, other, length) == 0;
}

static bool has_columns(const char *line)
{
    line += strspn(line, " ");
    return strstr(line, "  ") != NULL;
}

static int count_said(const struct group *group)
{
    int count = 0;
    for (; group; group = group->next)
        for (const struct item *item = group->says ? group->first : NULL; item; item = item->next)
            count += item->kind == ITEM_SAY;
    return count;
}

/* Fit for a terminal, and whether it has columns; looked at once where it is remembered. */
static bool look_at(const struct item *item, const char **text, struct arena *arena)
{
    struct remembered *seen = item->remembered;
    *text = seen && seen->line ? item->text : printable(arena, item->text);
    if (seen && seen->line)
        return seen->line == LINE_WITH_COLUMNS;
    bool columns = has_columns(*text);
    if (seen && same(*text, item->text))
        seen->line = columns ? LINE_WITH_COLUMNS : LINE_PLAIN;
    return columns;
}

struct panel panel_of(const struct canvas *canvas, struct arena *arena)
{
    struct panel panel = {0};
    const char *before = NULL;
    bool table = false, indented = false;
    const struct group *first = canvas->first;
    while (first && !first->says)
        first = first->next;
    panel.line = arena_take(arena, (size_t)count_said(first) * sizeof *panel.line);
    for (const struct group *group = first; group; group = group->next)
        for (const struct item *item = group->says ? group->first : NULL; item; item = item->next) {
            if (item->kind != ITEM_SAY)
                continue;
            struct panel_line *line = &panel.line[panel.count++];
            *line = (struct panel_line){.ink = item->paint.fill, .id = group->id, .remembered = item->remembered};
            bool columns = look_at(item, &line->text, arena);
            bool kin = table && indented == (line->text[0] == ' ') && same_kind(before, group->id);
            line->continues = kin && columns;
            table = columns;
            indented = line->text[0] == ' ';
            before = group->id;
        }
    return panel;
}

bool panel_says(const struct panel *panel, const char *text)
{
    for (int i = 0; i < panel->count; i++)
        if (same(panel->line[i].text, text))
            return true;
    return false;
}

int panel_columns(const char *line, const char *column[PANEL_COLUMNS], struct arena *arena)
{
    int count = 0;
    size_t length = strspn(line, " ");
    for (const char *from = line; *from && count < PANEL_COLUMNS; length = 0) {
        const char *gap = count < PANEL_COLUMNS - 1 ? strstr(from + length, "  ") : NULL;
        column[count++] = arena_copy(arena, from, gap ? (size_t)(gap - from) : strlen(from));
        from = gap ? gap + strspn(gap, " ") : "";
    }
    return count;
}

void panel_widths(const struct panel *panel, int first, int width[PANEL_COLUMNS], struct arena *arena)
{
    memset(width, 0, PANEL_COLUMNS * sizeof *width);
    for (int i = first; i < panel->count && (i == first || panel->line[i].continues); i++) {
        const char *column[PANEL_COLUMNS];
        int count = panel_columns(panel->line[i].text, column, arena);
        for (int c = 0; c < count - 1; c++)
            if (display_width(column[c]) > width[c])
                width[c] = display_width(column[c]);
    }
}
