/* The score sheet, line by line: what its renderers share. */
#ifndef STUDY_SHEET_H
#define STUDY_SHEET_H

#include "game/game.h"

/* The labels of all players' lines, each once, and which of them each line has. Lines are matched by label: every player has a column. */
enum { LABELS_MOST = 2 * SHEET_LINES };
struct labels {
    const char *label[LABELS_MOST];
    bool extra[LABELS_MOST];
    int count;
    unsigned char number[SEATS_MAX][SHEET_LINES];
};
struct labels sheet_labels(const struct match *match, const struct standing *standing);

/* NULL if the player has no such line. */
const struct sheet_line *sheet_labelled(const struct sheet *sheet, const char *label);

/* Its points; "?" if they are not known, "-" for no line. */
const char *line_number(const struct sheet_line *line, char room[16]);

/* Can nothing be told of the total, or no limit be named? */
bool sheet_unknown(const struct sheet *sheet);

/* "12", or "3-5" and "?" while it is not settled. */
enum { SHEET_TOTAL = 40 };
const char *sheet_total(const struct sheet *sheet, char room[SHEET_TOTAL]);

/* The score sheet as the command `score` prints it. */
void print_sheet(const struct match *match, const struct standing *standing, bool over, struct text *out);

#endif
