/* Pictures: the canvas of a game as text for a terminal, as an SVG file, and as a page that steps through the record. */
#ifndef DRAW_PICTURE_H
#define DRAW_PICTURE_H

#include <stdbool.h>

#include "base/text.h"
#include "replay/position.h"
#include "replay/record.h"

/* A part of the picture people look for: what an entry touched, or what a finding is about. */
struct mark {
    const char *id; /* of the group */
    int entry;
    bool finding;
    struct mark *next;
};

/* A watcher that keeps what the picture of the last position needs. Zero-initialise; view_free when done. */
struct view {
    struct arena arena;
    void *before;     /* the state before the last entry; NULL if there was none */
    struct text said; /* the last entry */
    int entry;
    struct mark *marks; /* of the entries with findings */
};
void view_watch(void *whom, const struct step *step);
void view_free(struct view *view);

/* The position at the end of what was judged with the view watching. The game must have draw(). */
void picture_text(const struct verdict *verdict, const struct view *view, bool colour, struct text *out);
void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out);

/* ---- pieces shared by the pictures ---- */

/* Do the two look the same? `weight`: in the weight of their lines and in what is only possible as well. */
bool same_drawing(const struct group *a, const struct group *b, bool weight);

/* The groups that are drawn otherwise than before, but for the weight of a line and for what is only possible. In `arena`, like all lists
   of marks. */
struct mark *marks_touched(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry);

/* What the findings of a move are about: of the groups it touched those it speaks of, else all it touched, else those it
   speaks of. It speaks of a group whose id ends with one of its words ("space-b3"), or else of those with one in their title,
   or else of those that only say a line of the panel ("god-ares"). */
struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after,
                         const struct step *step);

/* The entry in short form, or as it was written where it is no move; fit for a terminal. */
void print_entry(const struct step *step, struct text *out);

/* "season 2, excavation; ben to act" */
void print_moment(const struct match *match, const void *state, struct text *out);

/* The lines said on the canvas, in order. A line that continues a table has its columns under those of the line before: both
   have columns, come from groups of one kind ("player-1", "player-2") and are indented or not alike. */
struct panel_line {
    enum ink ink;
    const char *id; /* of its group */
    const char *text;
    bool continues;
};
struct panel {
    struct panel_line *line;
    int count;
};
struct panel panel_of(const struct canvas *canvas, struct arena *arena);
bool panel_says(const struct panel *panel, const char *text);

/* Splits a line into its columns: strings in `arena`, at most PANEL_COLUMNS. Returns how many. */
enum { PANEL_COLUMNS = 24 };
int panel_columns(const char *line, const char *column[PANEL_COLUMNS], struct arena *arena);

/* The widths of the columns of the table that line `first` begins; the last column of a line may hang over. */
void panel_widths(const struct panel *panel, int first, int width[PANEL_COLUMNS], struct arena *arena);

/* The drawn items of a group and its title as SVG elements. The shape that outlines the group has the class `o`. */
void group_shapes(const struct group *group, struct text *out);
bool group_is_drawn(const struct group *group);

/* That shape alone, with the class given; nothing if the group is not drawn. */
void group_outline(const struct group *group, const char *class, struct text *out);

/* Its corner farthest to the top and right. */
struct point group_corner(const struct group *group);

/* "plain", "seat2": the ink in class names. */
const char *ink_name(enum ink ink);

/* CSS of all inks, light and dark. Classes: f- fills, l- lines, t- text; e- lines and o- text on such a fill. */
void palette_style(struct text *out);

/* The textures of seats and of what is hatched, for a board of that size; `prefix` keeps them apart from other boards,
   `scope` is what CSS selectors begin with ("" or "#r2 "). */
void texture_definitions(const char *prefix, int width, int height, struct text *out);
void texture_style(const char *scope, const char *prefix, struct text *out);

/* Side of the square a texture is drawn on, in units of the board. */
int texture_side(int width, int height);

#endif
