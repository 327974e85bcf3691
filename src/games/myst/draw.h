/* Myst: what the parts of the picture share. */
#ifndef MYST_DRAW_H
#define MYST_DRAW_H

#include "game/canvas.h"
#include "games/myst/myst.h"

struct myst_drawing {
    const struct match *match;
    const struct myst_state *s;
    const struct myst_box *box;
    struct canvas *canvas;
    bool may[TEAMS][POSITIONS_MAX]; /* in the race: may place there now; in the exploration: may walk there */
    int choices[TEAMS];
    int row, col; /* the first of the board that is in use */
};

/* Everything but the parts. */
struct myst_drawing myst_drawing_of(const struct match *match, const void *state, struct canvas *c);

/* The visible team on a position: its piece, or the cover on it; NOBODY where it is open. */
int myst_visible(const struct myst_drawing *d, int position);

enum ink myst_ink(const struct myst_drawing *d, int team);
char myst_letter(const struct myst_drawing *d, int team); /* the first in which the names differ */
char myst_capital(const struct myst_drawing *d, int team);

/* A piece that is away from home. */
bool myst_astray(const struct myst_drawing *d, int position);

/* The upper left corner of a position, and where its letters stand in the text picture. */
enum { CELL_WIDTH = 78, CELL_HEIGHT = 88 };
struct point myst_corner(const struct myst_drawing *d, int position);

/* "space-b2", "space-a1=rocket-ship": entries call it by either. */
enum { SPACE_ID = 140 };
void myst_space_id(const struct myst_box *box, int position, char id[SPACE_ID]);
struct point myst_glyph_at(const struct myst_drawing *d, int position);

void myst_draw_pawn(struct myst_drawing *d, int team, struct point at, int size, bool refused);
void myst_write_name(struct myst_drawing *d, int x, int y, const char *name); /* "giant-gears" as words */
enum ink myst_pale(const struct myst_drawing *d, int team);
bool myst_has_island(const struct myst_drawing *d); /* is it the board that the artwork is of? */

bool myst_has_art(const char *landmark); /* is there a picture of it: the landmarks of the built-in box */

/* What the team's known cards for this landmark bring now. */
int myst_landmark_brings(const struct myst_drawing *d, int team, int landmark);

void myst_draw_cells(struct myst_drawing *d); /* the vector picture */
void myst_draw_teams(struct myst_drawing *d); /* with the spinner and the cards */
void myst_draw_landmarks(struct myst_drawing *d);
void myst_draw_glyphs(struct myst_drawing *d); /* the text picture */
void myst_say_legend(struct myst_drawing *d);
void myst_say_panel(struct myst_drawing *d);

#endif
