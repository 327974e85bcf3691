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
    bool may[TEAMS][POSITIONS_MAX]; /* in the race: place there; in the exploration: walk there */
    int choices[TEAMS];
    int row, col;            /* the first row and column in use */
    const struct move *move; /* the entry being drawn onto the picture */
    enum fate fate;
};

/* What every part of the picture needs; opens no part. */
struct myst_drawing myst_drawing_of(const struct match *match, const void *state, struct canvas *c);

/* The team whose piece, or cover, is visible on a position; NOBODY if it is open. */
int myst_visible(const struct myst_drawing *d, int position);

enum ink myst_ink(const struct myst_drawing *d, int team);
char myst_letter(const struct myst_drawing *d, int team); /* the first letter in which the names differ */
char myst_capital(const struct myst_drawing *d, int team);

/* Is the piece on this position in a wrong place? */
bool myst_astray(const struct myst_drawing *d, int position);

/* The upper left corner of a position. */
enum { CELL_WIDTH = 78, CELL_HEIGHT = 88 };
struct point myst_corner(const struct myst_drawing *d, int position);

/* "space-b2", or "space-a1=rocket-ship": entries use either name. */
const char *myst_space_id(const struct myst_drawing *d, int position);
struct point myst_glyph_at(const struct myst_drawing *d, int position);

const char *myst_team_title(struct myst_drawing *d, int team);                /* its name and those of its people */
void myst_write_name(struct myst_drawing *d, int x, int y, const char *name); /* "giant-gears" as words */
enum ink myst_pale(const struct myst_drawing *d, int team);
bool myst_has_island(const struct myst_drawing *d); /* is this the board of the artwork? */

/* "12", "12 to 15" with unknown cards, or "?". */
const char *myst_points(const struct myst_drawing *d, int team);

/* The points that the team's known cards for this landmark bring now. */
int myst_landmark_brings(const struct myst_drawing *d, int team, int landmark);

void myst_draw_cells(struct myst_drawing *d); /* the vector picture */
void myst_draw_teams(struct myst_drawing *d); /* with the spinner and the cards */
void myst_draw_landmarks(struct myst_drawing *d);
void myst_draw_glyphs(struct myst_drawing *d); /* the text picture */
void myst_say_legend(struct myst_drawing *d);
void myst_say_panel(struct myst_drawing *d);

#endif
