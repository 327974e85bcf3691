/* The panel: the lines that a game says beside its board, and their columns. */
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* Groups of one kind ("player-anna", "player-ben") make the lines of one table. */
static bool same_kind(const char *id, const char *other)
{
    if (same(id, other))
        return true;
    size_t length = strcspn(id, "-");
    return length == strcspn(other, "-") && memcmp(id, other, length) == 0;
}

bool line_continues(const struct saying *line, const struct saying *before)
{
    return before->columns && line->columns && (before->text[0] == ' ') == (line->text[0] == ' ')
           && same_kind(before->id, line->id);
}

static struct panel make_panel(const struct canvas *canvas, struct arena *arena, bool all)
{
    struct panel panel = {arena_raw(arena, (size_t)canvas->lines * sizeof *panel.line), 0};
    const struct saying *before = NULL;
    for (int i = 0; i < canvas->lines; i++) {
        const struct saying *line = canvas->line[i];
        if (!all && group_is_drawn(line->of))
            continue;
        panel.line[panel.count++] =
            (struct panel_line){line->ink, line->id, line->text, before && line_continues(line, before)};
        before = line;
    }
    return panel;
}

struct panel panel_of(const struct canvas *canvas, struct arena *arena)
{
    return make_panel(canvas, arena, true);
}

struct panel panel_beside(const struct canvas *canvas, struct arena *arena)
{
    return make_panel(canvas, arena, false);
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
    for (char *from = arena_copy(arena, line, strlen(line)); *from && count < PANEL_COLUMNS; length = 0) {
        char *gap = count < PANEL_COLUMNS - 1 ? strstr(from + length, "  ") : NULL;
        column[count++] = from;
        if (!gap)
            break;
        from = gap + strspn(gap, " ");
        *gap = '\0';
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
