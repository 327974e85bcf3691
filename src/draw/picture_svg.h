/* Parts of an SVG picture: layout, marks, and the panel. */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include "draw/pen.h"
#include "draw/picture.h"

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
