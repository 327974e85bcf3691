/* The page: a record that can be stepped through in a browser, with nothing from outside. */
#ifndef DRAW_PAGE_H
#define DRAW_PAGE_H

#include "draw/frames.h"

struct mark;
struct finding_quota;

/* A page has any number of records, each with its frames; frames without any have nothing to step through. Before the first record of
   a game come its pieces: those that its frames use, or all (NULL). */
void page_begin(const char *title, struct text *out);
void page_pieces(const struct game *game, const struct frames *frames, struct text *out);
void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out);
void page_end(struct text *out);

/* What the record is called: its title, or else its game and players, or else its file. */
void page_heading(const struct verdict *verdict, struct text *out);

/* ---- its parts ---- */

/* The lines a game says, and what its table shows of old mistakes; rows of the table. Those before are in frames->panel. All of it
   is made in the arena of the canvas. */
void page_panel(const struct canvas *canvas, const struct match *match, const void *state, struct frames *frames,
                struct rows *now);

/* Those rows of the panel that are marked. */
void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct frames *frames, struct rows *found);

/* The score sheet, likewise; the standing before is that of frames->sheet, if there was one. */
void page_sheet(const struct match *match, const struct standing *standing, const struct standing *before, bool over,
                struct frames *frames, struct rows *now);

/* Such rows within a table. */
void page_rows(const struct string_table *table, const struct rows *rows, struct text *out);

/* The board, with textures whose names begin with `prefix`, and what one steps with. */
void page_board(const struct frames *frames, const struct verdict *verdict, const char *prefix, struct text *out);

/* The log with its account lines and findings; then the findings about the record as a whole. */
void page_entries(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                  struct text *out);
void page_whole(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                struct text *out);

/* A finding with its rule, causes and ways out; one that is folded for people in a line of its own. Entries become links. */
void page_finding(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                  struct text *out);

/* The style sheet and the script, from the files next to this one, and the hash of the script: browsers run no other. */
extern const char page_css[], page_js[], page_js_hash[];

#endif
