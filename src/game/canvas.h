/* Canvas: a game says what is where; the reporters make text, SVG and HTML of it. There are two pictures: a vector
   picture of parts, each with its own units, and a text picture in columns and rows. The lines of canvas_say are beside
   or below both. */
#ifndef GAME_CANVAS_H
#define GAME_CANVAS_H

#include <stdbool.h>

#include "base/arena.h"
#include "game/move.h"

/* INK_SEAT + seat is a player's colour. The reporters also give each colour a pattern, so that colour is never the only
   difference. */
enum ink {
    INK_NONE,  /* not painted */
    INK_PLAIN, /* text and outlines */
    INK_FAINT, /* grids, things not in use */
    INK_PAPER, /* background: cards, empty spaces */
    INK_MARK,  /* the last entry, a finding, what people look for */
    INK_WATER, /* water around seas */
    INK_SEA,
    INK_LAND,
    INK_SAND,
    INK_STONE,
    INK_RED,
    INK_ORANGE,
    INK_YELLOW,
    INK_GREEN,
    INK_BLUE,
    INK_VIOLET,
    INK_BROWN,
    INK_BLACK,
    INK_WHITE,
    INK_PALE_BLUE, /* fills with much drawn and written on them */
    INK_PALE_YELLOW,
    INK_PALE_VIOLET,
    INK_PALE_LEMON,
    INK_PALE_BROWN,
    INK_PALE_ORANGE,
    INK_VEIL, /* background, but what is below shows through */
    INK_SEAT, /* INK_SEAT + seat */
};

struct point {
    int x, y;
};

struct paint {
    enum ink fill, line;
    int width; /* of the line; 0 means 1 */
    bool dashed, hatched;
    bool smooth;  /* a polygon with rounded corners, such as a coast */
    bool rim;     /* the line has the ink's fill colour and texture */
    int texture;  /* the texture of the seat with this number, for colours that are not a seat's; 0: none */
    int possible; /* 1: shows what could be done now: its coming and going is not a change */
};

enum item_kind { ITEM_POLYGON, ITEM_CIRCLE, ITEM_LINE, ITEM_LABEL, ITEM_PIECE, ITEM_GLYPHS };

/* From `kind` on there are no gaps, and points follow, so that items can be compared as bytes. */
struct item {
    struct item *next;
    const struct point *points; /* polygon, line */
    const char *text;           /* label, piece, glyphs */
    int bytes;                  /* from `kind` on */
    enum item_kind kind;
    struct paint paint;
    int x, y,
        size; /* circle: centre and radius; label: centre and height; piece: centre and width; glyphs: column and row */
    int tall; /* height of a piece */
    int left; /* 1: a label that begins at x */
    int count;
};

/* A part of the vector picture: a board, a museum, a player's things. The reporters put parts side by side or below one
   another. */
struct part {
    const char *id, *title;
    int number; /* in the order they were added, from 0 */
    int width, height;
    struct part *next;
};

enum group_kind {
    GROUP_THING,   /* is on the board or in front of a player */
    GROUP_CAPTION, /* describes things: never framed */
    GROUP_GHOST,   /* what the last entry wanted or used: not on the board, and gone with the next entry */
    GROUP_LEGEND,  /* explains a sign; `sign` is that of the text picture, or NULL */
};

/* Shapes that belong together and change together: a space with what is on it. */
struct group {
    enum group_kind kind;
    const char *id, *title; /* the title is a tooltip and is read aloud */
    const char *sign;
    const char *prefix; /* of the names of pieces */
    int part;           /* number of its part; NO_PART: not in the vector picture */
    struct item *first, *last;
};
enum { NO_PART = -1 };

/* A line of the panel, safe to print on a terminal. */
struct saying {
    enum ink ink;
    const char *text;
    bool columns;           /* it has columns */
    const struct group *of; /* its group; if that is drawn, the line is not repeated beside the vector picture */
};

/* A piece that was drawn. */
struct shown_piece {
    const char *name;
    struct shown_piece *next;
};

/* A group that an entry is about. */
struct pointed {
    const char *id;
    struct pointed *next;
};

enum { CANVAS_SEATS = 6, CANVAS_PIECES = 128 };

/* Filled by the functions below, everything in `arena`. Zero-initialise except for `arena`, and `prefix` if there are
   pieces. */
struct canvas {
    struct arena *arena;
    const char *prefix;          /* of the names of the game's pieces */
    enum ink worn[CANVAS_SEATS]; /* INK_NONE: INK_SEAT + seat */
    struct part *parts, *last_part, *part, *legend;
    int part_count, legends;
    struct group **group; /* in drawing order */
    int groups, group_room;
    struct group *last;
    struct group glyphs;  /* those of the text picture, in drawing order; in no list of groups */
    struct saying **line; /* lines of the panel, in order */
    int lines, line_room;
    struct pointed *pointed;
    struct shown_piece *piece[CANVAS_PIECES]; /* those drawn, by a sum of the name */
    struct point origin;                      /* of the group being drawn */
    struct point pen;                         /* where the next line of the legend goes */
    bool no_glyphs;                           /* the text picture is not needed */
};

/* Begins a new part; what follows is on it. No text on it is smaller than LEAST_WRITING, so that a part of PART_WIDTH
   has letters of 12 pixels on a phone that is 360 wide. */
enum { LEAST_WRITING = 16, PART_WIDTH = 470 };
void canvas_part(struct canvas *c, const char *id, const char *title, int width, int height);

/* What follows is on the part `id`, begun before; on the first part if there is no such part. */
void canvas_return(struct canvas *c, const char *id);

/* Draws the pieces of that seat in `ink` instead of its own, for games whose colours have names. Use canvas_worn() for
   them. */
void canvas_wear(struct canvas *c, int seat, enum ink ink);
enum ink canvas_worn(const struct canvas *c, int seat);

static inline enum ink seat_ink(int seat)
{
    return (enum ink)((int)INK_SEAT + seat);
}

/* Formats an id or other words for the functions below, which do not copy them: canvas_id(c, "space-%s", name). */
const char *canvas_id(struct canvas *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The number, or a question mark for -1: not known. */
const char *canvas_number(struct canvas *c, int number);

/* Begins a group; what follows belongs to it. The id must be unique in the picture and stay the same from entry to
   entry ("space-b3"): the reporters find changes by it. */
#define canvas_group(c, id, ...) canvas_begin((c), GROUP_THING, (id), __VA_ARGS__)

/* Begins a group of names, numbers and words about things. */
#define canvas_caption(c, id, ...) canvas_begin((c), GROUP_CAPTION, (id), __VA_ARGS__)

/* Begins a group for what the last entry wanted: a refused piece, a way, a chain. The game draws it with
   ghost_paint. */
#define canvas_ghost(c, id, ...) canvas_begin((c), GROUP_GHOST, (id), __VA_ARGS__)

#define canvas_begin(c, kind, id, ...) canvas_open((c), (kind), (id), canvas_id((c), __VA_ARGS__))
struct group *canvas_open(struct canvas *c, enum group_kind kind, const char *id, const char *title);

/* The group with that id; NULL: there is none. Begins after the group found before, as `from` says, since pictures of
   one game usually have the same groups in the same order. */
struct group *canvas_find(const struct canvas *c, const char *id, int *from);

/* The lines of canvas_say that follow belong to the group with this id, begun before. */
#define canvas_resume(c, ...) canvas_go_on((c), canvas_id((c), __VA_ARGS__))
void canvas_go_on(struct canvas *c, const char *id);

/* How to draw what an entry wanted: solid, or dashed in red if it is illegal. */
struct paint ghost_paint(enum fate fate);

/* The entry being drawn is about the group with this id, whether the group exists or not. */
#define canvas_point(c, ...) canvas_point_at((c), canvas_id((c), __VA_ARGS__))
void canvas_point_at(struct canvas *c, const char *id);

/* A line of the legend: what `sign` means in the text picture (NULL: not there), and what the shapes that follow mean
   in the vector picture. They are a sample of SAMPLE_WIDTH by SAMPLE_HEIGHT units from 0, 0 on. canvas_sign: in the
   text picture only. */
enum { SAMPLE_WIDTH = 36, SAMPLE_HEIGHT = 24 };
#define canvas_legend(c, sign, ...) (canvas_sign((c), (sign), __VA_ARGS__), canvas_sample(c))
#define canvas_sign(c, sign, ...) canvas_explain_sign((c), (sign), canvas_id((c), __VA_ARGS__))
void canvas_explain_sign(struct canvas *c, const char *sign, const char *meaning);
void canvas_sample(struct canvas *c); /* begins a sample for the line just added */

/* canvas_shows: was this piece drawn? canvas_explain: a line of the legend for the piece, if it was drawn. */
bool canvas_shows(const struct canvas *c, const char *piece);
void canvas_explain(struct canvas *c, const char *sign, const char *piece, enum ink ink, const char *words);

void canvas_polygon(struct canvas *c, const struct point *points, int count, struct paint paint);
void canvas_box(struct canvas *c, int x, int y, int width, int height, struct paint paint);
void canvas_circle(struct canvas *c, int x, int y, int radius, struct paint paint);
void canvas_line(struct canvas *c, struct point from, struct point to, struct paint paint);
#define canvas_label(c, x, y, height, ink, text) canvas_write((c), 0, (x), (y), (height), (ink), (text))
void canvas_write(struct canvas *c, int left, int x, int y, int height, enum ink ink, const char *text);

/* A piece of the game's artwork, by the name of its symbol without the prefix, in `ink`; INK_NONE: in its own colours. */
#define canvas_piece(c, x, y, side, ink, name) canvas_strip((c), (x), (y), (side), (side), (ink), (name))

/* A piece that is not square. */
void canvas_strip(struct canvas *c, int x, int y, int width, int height, enum ink ink, const char *name);

/* A line with an arrowhead at its end. */
void canvas_arrow(struct canvas *c, struct point from, struct point to, struct paint paint);

/* A label that begins at x. */
#define canvas_words(c, x, y, height, ink, text) canvas_write((c), 1, (x), (y), (height), (ink), (text))

/* Estimated width of the words. */
int canvas_width_of(const char *words, int height);

/* Adds to the text picture: columns and rows from 0; later glyphs cover earlier ones. */
#define canvas_glyphs(c, column, row, ink, ...)                                                                        \
    ((c)->no_glyphs ? (void)0 : canvas_spell((c), (column), (row), (ink), canvas_id((c), __VA_ARGS__)))
void canvas_spell(struct canvas *c, int column, int row, enum ink ink, const char *text);

/* Adds a line to the panel of both pictures. Two spaces or more separate columns, which the reporters align. */
#define canvas_say(c, ink, ...) canvas_add_line((c), (ink), canvas_id((c), __VA_ARGS__))
void canvas_add_line(struct canvas *c, enum ink ink, const char *text);

#endif
