/* Canvas: a game says what lies where; the reporters make text, SVG and HTML of it.
   Two pictures are drawn side by side: a vector one in whole units (canvas_size says how many) and a text one in
   columns and rows. The lines said with canvas_say stand beside or below both. */
#ifndef GAME_CANVAS_H
#define GAME_CANVAS_H

#include <stdbool.h>

#include "base/arena.h"

/* INK_SEAT + seat is a player's colour; the reporters give each a pattern too, so that colour is never alone. */
enum ink {
    INK_NONE,  /* not painted */
    INK_PLAIN, /* text and outlines */
    INK_FAINT, /* grids, what is not in use */
    INK_PAPER, /* the ground: cards, empty spaces */
    INK_MARK,  /* the last entry, a finding, what people look for */
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
    INK_SEAT, /* and the seats after it */
};

struct point {
    int x, y;
};

struct paint {
    enum ink fill, line;
    int width; /* of the line, 0 means 1 */
    bool dashed, hatched;
    bool possible; /* shows only what could be done now: nothing has changed where it comes or goes */
};

enum item_kind { ITEM_POLYGON, ITEM_CIRCLE, ITEM_LINE, ITEM_LABEL, ITEM_GLYPHS, ITEM_SAY };

struct item {
    enum item_kind kind;
    struct paint paint;
    int x, y, size;             /* circle: centre and radius; label: centre and height; glyphs: column and row */
    const struct point *points; /* polygon, line */
    int count;
    const char *text;
    struct item *next;
};

/* Things that belong together and change together: a space with what lies on it. */
struct group {
    const char *id, *title; /* the title is a tooltip and is read aloud */
    struct item *first, *last;
    struct group *next;
};

enum { CANVAS_SEATS = 6 };

/* Filled by the functions below, everything in `arena`. Zero-initialise but for `arena`. */
struct canvas {
    struct arena *arena;
    int width, height;           /* of the vector picture */
    enum ink worn[CANVAS_SEATS]; /* INK_NONE: INK_SEAT and the seat */
    struct group *first, *last;
};

void canvas_size(struct canvas *c, int width, int height);

/* The pieces of that seat are in this ink instead of its own: a game whose colours have names. */
void canvas_wear(struct canvas *c, int seat, enum ink ink);
enum ink canvas_worn(const struct canvas *c, int seat);

/* What follows belongs to this thing. The id is unique in the picture and stays the same from entry to entry ("space-b3");
   it is what the reporters compare from entry to entry. Let it end with the word by which entries call the thing: so the
   reporters find the pieces an impossible entry speaks of. */
void canvas_group(struct canvas *c, const char *id, const char *title_format, ...)
    __attribute__((format(printf, 3, 4)));

void canvas_polygon(struct canvas *c, const struct point *points, int count, struct paint paint);
void canvas_box(struct canvas *c, int x, int y, int width, int height, struct paint paint);
void canvas_circle(struct canvas *c, int x, int y, int radius, struct paint paint);
void canvas_line(struct canvas *c, struct point from, struct point to, struct paint paint);
void canvas_label(struct canvas *c, int x, int y, int height, enum ink ink, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* The text picture: columns and rows from 0; later glyphs lie on earlier ones. */
void canvas_glyphs(struct canvas *c, int column, int row, enum ink ink, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* A line of the panel, in both pictures. Two spaces or more separate columns that the reporters align. */
void canvas_say(struct canvas *c, enum ink ink, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
