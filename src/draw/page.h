/* The page: a record that can be stepped through in a browser, with nothing from outside. */
#ifndef DRAW_PAGE_H
#define DRAW_PAGE_H

#include "draw/frames.h"

struct mark;

/* A page has any number of records, each with its frames; a frames without frames has nothing to step through. */
void page_begin(const char *title, struct text *out);
void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out);
void page_end(struct text *out);

/* ---- its parts ---- */

/* The panel and the score sheet as lists of table rows, the rows by their number in the lexicon: "[4,5,-1,9]".
   -1 begins a new table. */
void page_panel(const struct canvas *canvas, struct lexicon *lexicon, struct text *list);
void page_sheet(const struct match *match, const void *state, struct lexicon *lexicon, struct text *list);

/* Those rows of the panel that are marked; nothing if none is. */
void page_panel_found(const struct canvas *canvas, const struct mark *marks, struct lexicon *lexicon,
                      struct text *list);

/* Such a list as tables. */
void page_rows(const struct lexicon *lexicon, const char *list, struct text *out);

/* A finding with its rule, causes and ways out. Entries of the frames become links. */
void page_finding(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                  struct text *out);

/* The style sheet and the script, from the files next to this one. */
extern const char page_css[], page_js[];

#endif
