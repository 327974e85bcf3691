/* The pieces of an SVG picture: where its parts go, what is marked on them, what stands beside them. */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include "draw/pen.h"
#include "draw/picture.h"

/* Where the parts of a canvas go, in pixels, which are units. */
enum { PICTURE_MARGIN = 16 };
struct layout {
    struct point *part; /* upper left corners, by number */
    int width, height;
    bool below; /* the panel goes below: there is no room at the side */
};
struct layout layout_of(const struct canvas *canvas, struct arena *arena);

/* On the part given: frames around what is marked, and numbers of entries where they hide nothing. */
void draw_frames(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out);
void draw_badges(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out);

/* A part with its marks at that place; a file of that size around the body, with all that this needs. `described`: its title and what
   it shows, as elements. */
void draw_part(const struct canvas *canvas, const struct part *part, struct point at, const struct mark *marks,
               struct text *out);
void write_file(const struct game *game, struct canvas *canvas, int width, int height, const char *described,
                const char *body, struct text *out);

/* Of many findings so many are reported. */
enum { MOST_FINDINGS = 16 };

/* What goes above the parts, that wide. Returns how high it is. */
int draw_head(const struct verdict *verdict, const struct view *view, const struct canvas *canvas, int width,
              struct text *out);

/* The lines the game says. `before` is the canvas before the last entry, to mark what that changed; NULL if there was none.
   `marks`: what findings are about. */
void panel_lines(struct pen *pen, const struct canvas *canvas, const struct canvas *before, const struct mark *marks,
                 struct arena *arena);

#endif
