/* Canvas: a game says what is where; the reporters make text, SVG and HTML of it.
   Two pictures are drawn side by side: a vector one of parts, each in whole units of its own, and a text one in columns and
   rows. The lines said with canvas_say stand beside or below both. */
#ifndef GAME_CANVAS_H
#define GAME_CANVAS_H

#include <stdbool.h>

#include "base/arena.h"
#include "game/move.h"

/* INK_SEAT + seat is a player's colour; the reporters give each a pattern too, so that colour is never alone. */
enum ink {
    INK_NONE,  /* not painted */
    INK_PLAIN, /* text and outlines */
    INK_FAINT, /* grids, what is not in use */
    INK_PAPER, /* the ground: cards, empty spaces */
    INK_MARK,  /* the last entry, a finding, what people look for */
    INK_WATER, /* what seas lie in */
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
    INK_PALE_BLUE, /* what a colour fills where much is drawn and written on it */
    INK_PALE_YELLOW,
    INK_PALE_VIOLET,
    INK_PALE_LEMON,
    INK_PALE_BROWN,
    INK_PALE_ORANGE,
    INK_VEIL, /* the ground, but what is below shows */
    INK_SEAT, /* and the seats after it */
};

struct point {
    int x, y;
};

struct paint {
    enum ink fill, line;
    int width; /* of the line, 0 means 1 */
    bool dashed, hatched;
    bool smooth;   /* a polygon: its corners are rounded, as a coast is */
    bool rim;      /* the line is in the ink's colour of fills, with its texture */
    int texture;   /* that of the seat with this number, for colours that are not a seat's own; 0: none */
    bool possible; /* shows only what could be done now: nothing has changed where it comes or goes */
};

enum item_kind { ITEM_POLYGON, ITEM_CIRCLE, ITEM_LINE, ITEM_LABEL, ITEM_PIECE, ITEM_GLYPHS };

struct item {
    enum item_kind kind;
    struct paint paint;
    int x, y,
        size; /* circle: centre and radius; label: centre and height; piece: centre and width; glyphs: column and row */
    int tall; /* a piece: its height */
    bool left;                  /* a label: x is where it begins */
    const struct point *points; /* polygon, line */
    int count;
    const char *text;
    struct item *next;
};

/* A part of the vector picture: a board, a museum, what a player has. The reporters put parts side by side or below one another. */
struct part {
    const char *id, *title;
    int number; /* in the order they came, from 0 */
    int width, height;
    struct part *next;
};

enum group_kind {
    GROUP_THING,   /* is on the table */
    GROUP_CAPTION, /* says something about things: never framed */
    GROUP_GHOST,   /* what the last entry wanted or used: is nowhere, and is gone with the next entry */
    GROUP_LEGEND,  /* what a sign means; `sign` is that of the text picture, NULL: it has none */
};

/* Things that belong together and change together: a space with what is on it. */
struct track;
struct group {
    enum group_kind kind;
    const char *id, *title; /* the title is a tooltip and is read aloud */
    const char *sign;
    int part; /* its number; NO_PART: it is not in the vector picture */
    struct item *first, *last;
    struct track *track; /* for reporters: where they follow it; NULL: nowhere */
};
enum { NO_PART = -1 };

/* A line of the panel, fit for a terminal. */
struct saying {
    enum ink ink;
    const char *id; /* of its group */
    const char *text;
    bool columns;           /* it has some */
    const struct group *of; /* a line of one that is drawn is not repeated beside the vector picture */
};

/* A group that an entry speaks of. */
struct pointed {
    const char *id;
    struct pointed *next;
};

enum { CANVAS_SEATS = 6 };

/* Filled by the functions below, everything in `arena`. Zero-initialise but for `arena`. */
struct canvas {
    struct arena *arena;
    enum ink worn[CANVAS_SEATS]; /* INK_NONE: INK_SEAT and the seat */
    struct part *parts, *last_part, *part, *legend;
    int part_count, legends;
    struct group **group; /* in the order of drawing */
    int groups, group_room;
    struct group *last;
    struct saying **line; /* of the panel, likewise */
    int lines, line_room;
    struct pointed *pointed;
    struct point origin; /* of the group being drawn */
    struct point pen;    /* where the next line of the legend goes */
    bool no_glyphs;      /* nobody will look at the text picture */
    bool no_pointing;    /* nor ask what an entry speaks of */
};

/* What follows is on this part, which is new. Nothing in it is written smaller than LEAST_WRITING: a part of PART_WIDTH then has
   letters of 12 pixels on a telephone of 360. */
enum { LEAST_WRITING = 16, PART_WIDTH = 470 };
void canvas_part(struct canvas *c, const char *id, const char *title, int width, int height);

/* What follows is on a part that has been begun before; on the first one if there is none of that name. */
void canvas_return(struct canvas *c, const char *id);

/* The pieces of that seat are in this ink instead of its own: a game whose colours have names. Draw them in canvas_worn(). */
void canvas_wear(struct canvas *c, int seat, enum ink ink);
enum ink canvas_worn(const struct canvas *c, int seat);

static inline enum ink seat_ink(int seat)
{
    return (enum ink)((int)INK_SEAT + seat);
}

/* An id put together, for the functions below: canvas_id(c, "space-%s", name). */
const char *canvas_id(struct canvas *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What follows belongs to this thing. The id is unique in the picture and stays the same from entry to entry ("space-b3");
   it is what the reporters compare from entry to entry. */
void canvas_group(struct canvas *c, const char *id, const char *title_format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same for names, numbers and words about things, which change when the things do. */
void canvas_caption(struct canvas *c, const char *id, const char *title_format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same for what the last entry wanted: a refused piece, a way, a chain. Drawn dashed, by the game. */
void canvas_ghost(struct canvas *c, const char *id, const char *title_format, ...)
    __attribute__((format(printf, 3, 4)));

/* What is said from here on is said of that group, begun before. */
void canvas_resume(struct canvas *c, const char *id_format, ...) __attribute__((format(printf, 2, 3)));

/* The lines of what an entry wanted: solid in the ink of what moved, or dashed in red where it is illegal. */
struct paint ghost_paint(enum fate fate);

/* The entry being drawn speaks of the group with this id, whether there is one or not. */
void canvas_point(struct canvas *c, const char *id_format, ...) __attribute__((format(printf, 2, 3)));

/* A line of the legend: what a sign means, in the text picture (sign NULL: not there) and in the vector one, where the shapes
   that follow are its sample: SAMPLE_WIDTH by SAMPLE_HEIGHT units from 0, 0 on. canvas_sign: in the text picture alone. */
enum { SAMPLE_WIDTH = 36, SAMPLE_HEIGHT = 24 };
void canvas_legend(struct canvas *c, const char *sign, const char *format, ...) __attribute__((format(printf, 3, 4)));
void canvas_sign(struct canvas *c, const char *sign, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* What a piece means, if it was drawn. */
bool canvas_shows(const struct canvas *c, const char *piece);
void canvas_explain(struct canvas *c, const char *sign, const char *piece, enum ink ink, const char *words);

/* The part it is on, made where there is none yet. */
struct part *canvas_open_legend(struct canvas *c);

/* A part like this one, whose strings it shares; what follows is where it lay before. */
struct part *canvas_add_part(struct canvas *c, const struct part *like);

/* A group and a line as they are. */
void canvas_make_room(struct canvas *c); /* for one more of each */
static inline void canvas_add_group(struct canvas *c, struct group *group)
{
    if (c->groups == c->group_room)
        canvas_make_room(c);
    c->group[c->groups++] = group;
}

static inline void canvas_add_line(struct canvas *c, struct saying *line)
{
    if (c->lines == c->line_room)
        canvas_make_room(c);
    c->line[c->lines++] = line;
}

/* The part with that number; NULL for NO_PART. */
const struct part *canvas_part_of(const struct canvas *c, int number);

void canvas_polygon(struct canvas *c, const struct point *points, int count, struct paint paint);
void canvas_box(struct canvas *c, int x, int y, int width, int height, struct paint paint);
void canvas_circle(struct canvas *c, int x, int y, int radius, struct paint paint);
void canvas_line(struct canvas *c, struct point from, struct point to, struct paint paint);
void canvas_label(struct canvas *c, int x, int y, int height, enum ink ink, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* A piece of the game's artwork, by the name of its symbol ("cyc-troop"), in that colour; INK_NONE: in its own. */
void canvas_piece(struct canvas *c, int x, int y, int side, enum ink ink, const char *name_format, ...)
    __attribute__((format(printf, 6, 7)));

/* One that is not square. */
void canvas_strip(struct canvas *c, int x, int y, int width, int height, enum ink ink, const char *name);

/* A line with a head at its end. */
void canvas_arrow(struct canvas *c, struct point from, struct point to, struct paint paint);

/* The same from x on to the right. */
void canvas_words(struct canvas *c, int x, int y, int height, enum ink ink, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* How wide that is, as far as it is known. */
int canvas_width_of(const char *words, int height);

/* The text picture: columns and rows from 0; later glyphs lie on earlier ones. */
void canvas_glyphs(struct canvas *c, int column, int row, enum ink ink, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* A line of the panel, in both pictures. Two spaces or more separate columns that the reporters align. */
void canvas_say(struct canvas *c, enum ink ink, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
