/* Pictures: the canvas of a game as text for a terminal, as an SVG file, and as a page that steps through the record. */
#ifndef DRAW_PICTURE_H
#define DRAW_PICTURE_H

#include <stdbool.h>

#include "base/text.h"
#include "replay/position.h"
#include "replay/record.h"

/* A part of the picture people look for. One meaning each. */
enum mark_kind {
    MARK_MOVED, /* the last entry changed it */
    MARK_FOUND, /* a finding is about it */
    MARK_DOUBT, /* a doubt is about it: something in the box was assumed, something is not known */
};
struct mark {
    const char *id; /* of the group */
    int entry;
    enum mark_kind kind;
    struct mark *next;
};

/* One entry of the log, kept for a picture of what it did. */
struct kept_entry {
    int number; /* 0: there is none */
    void *before, *heard, *after;
    bool has_move, found;
    struct move move;
    enum fate fate;
    enum mark_kind kind; /* of the marks it leaves, if found */
    struct text said, sums;
};

/* A watcher that keeps what the picture of the last position needs. Zero-initialise; view_free when done. */
enum { FINDINGS_KEPT = 16 };
struct view {
    struct arena arena;
    struct kept_entry latest;
    struct kept_entry found[FINDINGS_KEPT]; /* those before it with findings, the oldest overwritten first */
    int found_count;
};
void view_watch(void *context, const struct step *step);
void view_free(struct view *view);

/* The position at the end of what was judged with the view watching. The game must have draw(). */
void picture_text(const struct verdict *verdict, const struct view *view, bool colour, struct text *out);
void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out);

/* ---- pieces shared by the pictures ---- */

/* Do the two look the same? `weight`: in the weight of their lines and in what is only possible as well. */
bool same_drawing(const struct group *a, const struct group *b, bool weight);

/* The groups that are drawn otherwise than before, but for the weight of a line, for what is only possible and for captions;
   none where there are more than MOST_MOVED: each is easily found without a frame, and frames would hide them.
   In `arena`, like all lists of marks. */
enum { MOST_MOVED = 12 };
struct mark *marks_moved(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry);

/* What an entry with findings is about: what it wanted and where that is not drawn, what it speaks of, as the game has said on
   `after`; where that says nothing, what it moved. */
struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry,
                         enum mark_kind kind);

/* Of what kind are the marks of these findings of an entry? False: they leave none. */
bool mark_kind_of(const struct finding *findings, int entry, enum mark_kind *kind);

/* How the entry fared. */
enum fate fate_of(const struct step *step);

/* The position `state`, with what the entry that led to it wanted, used and speaks of. */
struct canvas draw_entry(const struct match *match, const struct kept_entry *kept, const void *state,
                         struct arena *arena);

/* The entry in short form, or as it was written where it is not a move; fit for a terminal. `out` is empty. */
void print_entry(const struct step *step, struct text *out);

/* "season 2, excavation; ben to act" */
void print_moment(const struct match *match, const void *state, struct text *out);

/* A line that continues a table has its columns under those of the line before: both have columns, come from groups of one kind
   ("player-1", "player-2") and are indented or not alike. */
bool line_continues(const struct saying *line, const struct saying *before);

/* The lines said on the canvas, in order. */
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
struct panel panel_of(const struct canvas *canvas, struct arena *arena);     /* all of them, for text */
struct panel panel_beside(const struct canvas *canvas, struct arena *arena); /* those that are not drawn anyway */
bool panel_says(const struct panel *panel, const char *text);

/* Splits a line into its columns: strings in `arena`, at most PANEL_COLUMNS. Returns how many. */
enum { PANEL_COLUMNS = 24 };
int panel_columns(const char *line, const char *column[PANEL_COLUMNS], struct arena *arena);

/* The widths of the columns of the table that line `first` begins; the last column of a line may hang over. */
void panel_widths(const struct panel *panel, int first, int width[PANEL_COLUMNS], struct arena *arena);

/* Lines are at most this wide: those widths have classes. */
enum { WIDEST_LINE = 9 };

/* The drawn items of a group and its title as SVG elements. The shape that outlines the group has the class `o`; ghosts
   get no frame and have none. */
void group_shapes(const struct group *group, struct text *out);
void group_picture(const struct group *group, struct text *out); /* only what is seen: for what nobody touches */
bool group_is_drawn(const struct group *group);
bool group_is_painted(const struct group *group); /* not only a place to touch */

/* Its writing alone, where a frame around it would hide some. */
void group_labels(const struct group *group, struct text *out);

/* That shape alone, with the class given; nothing if the group is not drawn. */
void group_outline(const struct group *group, const char *class, struct text *out);

/* The smallest box around everything drawn in it. */
struct box {
    int left, top, right, bottom;
};
struct box group_box(const struct group *group);
struct box item_box(const struct item *item);

/* "plain", "seat2": the ink in class names. */
const char *ink_name(enum ink ink);

/* CSS of the inks that occur in the body, or of all (NULL), light and dark. Classes: f- fills, l- lines, t- text, c- pieces; e- lines
   and o- text on such a fill. */
void palette_style(const char *body, struct text *out);

/* The textures of seats and of what is hatched; `prefix` keeps them apart from other boards, `scope` is what CSS selectors
   begin with ("" or "#r2 "). */
void texture_definitions(const char *prefix, const char *body, struct text *out);
void texture_style(const char *scope, const char *prefix, const char *body, struct text *out);

/* The symbols of a game's pieces, those of the names for which `occurs` holds, or all (NULL); nothing where it has no artwork. */
void piece_symbols(const struct game *game, bool (*occurs)(void *context, const char *name), void *context,
                   struct text *out);
bool canvas_has_piece(void *canvas, const char *name);

/* The height of letters that need not say it: what the style sheet has for boards. */
enum { USUAL_WRITING = 16 };

/* Side of the square a texture is drawn on, and weight of a frame, in units of the canvas. */
enum { TEXTURE_SIDE = 7, FRAME_WEIGHT = 3 };

#endif
