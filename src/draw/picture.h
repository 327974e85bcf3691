/* Pictures: the canvas of a game as text for a terminal, as an SVG file, and as a page that steps through the
   record. */
#ifndef DRAW_PICTURE_H
#define DRAW_PICTURE_H

#include <stdbool.h>

#include "base/text.h"
#include "base/words.h"
#include "draw/pen.h"
#include "game/game.h"
#include "replay/position.h"
#include "replay/record.h"

static inline int larger(int a, int b)
{
    return a > b ? a : b;
}

/* A mark on a group of the picture. Each kind has one meaning. */
enum mark_kind {
    MARK_MOVED, /* the last entry changed it */
    MARK_FOUND, /* a finding is about it */
    MARK_DOUBT, /* a doubt is about it: something in the box was assumed, or something is not known */
};
struct mark {
    const char *id; /* of the group */
    int entry;
    enum mark_kind kind;
    struct mark *next;
};

/* The first mark on a group with that id; NULL: none. */
static inline const struct mark *mark_of(const struct mark *marks, const char *id)
{
    while (marks && !same(marks->id, id))
        marks = marks->next;
    return marks;
}

/* One entry of the log, kept to draw what it did. */
struct kept_entry {
    int number; /* 0: none */
    void *before, *heard, *after;
    bool has_move, found;
    struct move move;
    enum fate fate;
    enum mark_kind kind; /* kind of its marks, if it has findings */
    struct text said, sums;
};

/* A watcher that keeps what the picture of the last position needs. Zero-initialise; view_free when done. */
enum { FINDINGS_KEPT = 16 };
struct view {
    struct arena arena;
    struct kept_entry latest;
    struct kept_entry found[FINDINGS_KEPT]; /* earlier entries with findings; the oldest is overwritten first */
    int found_count;
};
void view_watch(void *context, const struct step *step);
void view_free(struct view *view);

/* Draws the position at the end of what was judged with the view watching. The game must have draw(). */
void picture_text(const struct verdict *verdict, const struct view *view, bool colour, struct text *out);
void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out);

/* ---- pieces shared by the pictures ---- */

/* Do the two look the same? `weight`: also in the weight of their lines and in `possible` shapes. */
bool same_drawing(const struct group *a, const struct group *b, bool weight);

/* The groups that are drawn differently than before, except for the weight of lines, `possible` shapes and captions.
   None if there are more than MOST_MOVED: they are easily seen without frames, and frames would hide them. In `arena`,
   like all lists of marks. */
enum { MOST_MOVED = 12 };
struct mark *marks_moved(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry);

/* What an entry with findings is about: what it wanted, what it names according to the game's draw_move on `after`; if
   there is none, what it moved. */
struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry,
                         enum mark_kind kind);

/* The kind of mark for these findings of an entry. False: they leave no marks. */
bool mark_kind_of(const struct finding *findings, int entry, enum mark_kind *kind);

/* Is it in doubt, but not wrong? */
static inline bool is_doubt(const struct finding *finding)
{
    return finding->ruling == RULING_DOUBTFUL || finding->ruling == RULING_UNSETTLED;
}

/* What became of the entry. */
enum fate fate_of(const struct step *step);

/* Draws the position `state`, with what the entry that led to it wanted, used and is about. */
struct canvas draw_entry(const struct match *match, const struct kept_entry *kept, const void *state,
                         struct arena *arena);

/* The entry in short form, or as written if it is not a move; safe to print on a terminal. `out` must be empty. */
void print_entry(const struct step *step, struct text *out);

/* "season 2, excavation; ben to act" */
void print_moment(const struct match *match, const void *state, struct text *out);

/* The lines of canvas_say, in order. */
struct panel_line {
    enum ink ink;
    const char *id; /* of its group */
    const char *text;
    bool continues; /* its columns are under those of the line before */
};
struct panel {
    struct panel_line *line;
    int count;
};
struct panel panel_of(const struct canvas *canvas, bool all, struct arena *arena); /* `all`: also those on the board */
bool panel_says(const struct panel *panel, const char *text);

/* Splits a line into its columns: strings in `arena`, at most PANEL_COLUMNS. Returns how many. */
enum { PANEL_COLUMNS = 24 };
int panel_columns(const char *line, const char *column[PANEL_COLUMNS], struct arena *arena);

/* The widths of the columns of the table that begins at line `first`; the last column of a line may be wider. */
void panel_widths(const struct panel *panel, int first, int width[PANEL_COLUMNS], struct arena *arena);

/* Writes a line in columns of these widths, in its ink; the pen stays at its end. */
void panel_write(const struct panel_line *line, const int width[PANEL_COLUMNS], struct pen *pen, struct arena *arena);

/* The widest line; every width up to this has a CSS class. */
enum { WIDEST_LINE = 9 };

/* The items of a group and its title as SVG elements. The shape that outlines the group has the class `o`; ghosts have
   no outline. */
void group_shapes(const struct group *group, struct text *out);
/* Only what is visible, for groups that are not interactive. */
void group_picture(const struct group *group, struct text *out);
static inline bool group_is_drawn(const struct group *group)
{
    return group->first != NULL;
}
bool group_is_painted(const struct group *group); /* not only an invisible outline */

/* Only its labels, to be drawn above a frame that would hide them. */
void group_labels(const struct group *group, struct text *out);

/* Only the outline of a group that is drawn, with the given class. */
void group_outline(const struct group *group, const char *class, struct text *out);

/* The smallest box around everything drawn in the group. */
struct box {
    int left, top, right, bottom;
};
struct box group_box(const struct group *group);
struct box item_box(const struct item *item);

/* "plain", "seat2": the ink in class names. */
const char *ink_name(enum ink ink);

/* CSS of the inks that occur in `body`, or of all (NULL), light and dark. Classes: f- fills, l- lines, t- text, c-
   pieces; e- lines and o- text on such a fill. */
void palette_style(const char *body, struct text *out);

/* The textures of seats and of hatched shapes; `prefix` distinguishes them from other boards, `scope` is what CSS
   selectors begin with ("" or "#r2 "). */
void texture_definitions(const char *prefix, const char *body, struct text *out);
void texture_style(const char *scope, const char *prefix, const char *body, struct text *out);

/* The symbols of a game's pieces for which `occurs` is true, or all (NULL); nothing without artwork. */
void piece_symbols(const struct game *game, bool (*occurs)(void *context, const char *name), void *context,
                   struct text *out);
bool canvas_has_piece(void *canvas, const char *name);

/* Height of letters without an explicit size, as in the style sheet for boards. */
enum { USUAL_WRITING = 16 };

/* Side of the square a texture is drawn on, and weight of a frame, in units of the canvas. */
enum { TEXTURE_SIDE = 7, FRAME_WEIGHT = 3 };

/* ---- the sheet to lay beside the game ---- */

/* The board at its start, with the names of its places, and the components of the box: as an SVG file of A4 pages, and
   as a section of a page. */
void box_sheet_svg(const struct match *match, const void *state, struct text *out);
void box_sheet_html(const struct match *match, const void *state, struct text *out);

/* Tells every shape with words that entries and tables of the game may use. The words are numbered from 0; NULL: none has
   that number. */
void each_vocabulary(const struct game *game, void (*tell)(void *context, const struct shape *shape), void *context);
int vocabulary_size(const struct match *match, const struct words *words);
const char *vocabulary_word(const struct match *match, const struct words *words, int number, char room[WORD_ROOM]);

/* ---- a score sheet as a picture ---- */

/* The sheet as SVG, for a page or alone: a column for each player, the total, places with tie-breaks, or what is still
   needed. */
void sheet_svg(const struct match *match, const struct standing *standing, bool over, struct text *out);

/* ---- layout, marks, and the panel ---- */

/* Where the parts of a canvas are, in pixels, which are units. */
enum { PICTURE_MARGIN = 16 };
struct layout {
    struct point *part; /* upper left corners, by number */
    int width, height;
    bool below; /* the panel is below: there is no room at the side */
};
struct layout layout_of(const struct canvas *canvas, struct arena *arena);

/* Draws frames around marked groups of the part; and numbers of entries where they hide nothing. */
void draw_badges(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out);

/* The number of an entry, or another sign, on a disc. `anchor` is an attribute that text outside a board needs. */
void draw_badge(struct point at, int radius, int size, bool doubt, const char *anchor, const char *sign,
                struct text *out);

/* draw_part: a part with its marks at that place. write_file: a file of that size around the body, with everything it
   needs. `described`: its title and description, as elements. */
void draw_part(const struct canvas *canvas, const struct part *part, struct point at, const struct mark *marks,
               struct text *out);
void write_file(const struct game *game, struct canvas *canvas, int width, int height, const char *described,
                const char *body, struct text *out);

/* How many findings are printed. */
enum { MOST_FINDINGS = 16 };

/* Draws what is above the parts, in that width. Returns its height. */
int draw_head(const struct verdict *verdict, const struct view *view, const struct canvas *canvas, int width,
              struct text *out);

#endif
