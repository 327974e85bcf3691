/* The page: a record that can be stepped through in a browser, without anything from the network. */
#ifndef DRAW_PAGE_H
#define DRAW_PAGE_H

#include "draw/frames.h"

struct mark;
struct finding_quota;

/* A page has any number of records, each with its frames; without frames there is nothing to step through. Before the
   first record of a game come its pieces: those that its frames use, or all (NULL). */
void page_begin(const char *title, struct text *out);
void page_pieces(const struct game *game, const struct frames *frames, struct text *out);
void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out);
void page_end(struct text *out);

/* The heading of a record: its title, or its game and players, or its file. */
void page_heading(const struct verdict *verdict, struct text *out);

/* ---- its parts ---- */

/* The rows of the panel: the lines of the game, and what the position shows of earlier mistakes. Those of the frame
   before are in frames->panel. Everything is made in the arena of the canvas. */
void page_panel(const struct canvas *canvas, const struct match *match, const void *state, struct frames *frames,
                struct rows *now);

/* The rows of the panel that are marked. */
void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct frames *frames, struct rows *found);

/* The rows of the score sheet. */
void page_sheet(const struct match *match, const struct standing *standing, bool over, struct frames *frames,
                struct rows *now);

/* Writes these rows within a table. */
void page_rows(const struct string_table *table, const struct rows *rows, struct text *out);

/* The board, with textures whose names begin with `prefix`, and the controls to step through. */
void page_board(const struct frames *frames, const struct verdict *verdict, const char *prefix, struct text *out);

/* The style sheet and the script, from the files beside this one, and the hash of the script: browsers run no other. */
extern const char page_css[], page_js[], page_js_hash[];

#endif
