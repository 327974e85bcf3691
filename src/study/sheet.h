/* Score sheet: what its renderers share. */
#ifndef STUDY_SHEET_H
#define STUDY_SHEET_H

#include "game/game.h"

/* The labels of all players' lines, each once. Lines are matched by label: every player has a column. */
enum { LABELS_MOST = 2 * SHEET_LINES };
struct labels {
    const char *label[LABELS_MOST];
    bool extra[LABELS_MOST];
    int count;
};
struct labels sheet_labels(const struct match *match, const struct standing *standing);

/* The line with that label, or NULL. */
const struct sheet_line *sheet_labelled(const struct sheet *sheet, const char *label);

/* Its points; "?" if they are not known, "-" if there is no line. */
const char *line_number(const struct sheet_line *line, char room[16]);

/* Is nothing known of the total, or is there no limit? */
bool sheet_unknown(const struct sheet *sheet);

/* "12", or "3-5" and "?" if the total is open. */
enum { SHEET_TOTAL = 40 };
const char *sheet_total(const struct sheet *sheet, char room[SHEET_TOTAL]);

/* The score sheet as the command `score` prints it. */
void print_sheet(const struct match *match, const struct standing *standing, bool over, struct text *out);

/* "ben wins", or who leads, or what is needed to decide; then a line for each player with a tie-break. */
void print_places(const struct match *match, const struct standing *standing, bool over, struct text *out);

/* A message to send to others: the game and who won, then a line for each player with the sum. */
void print_message(const struct match *match, const struct standing *standing, bool over, struct text *out);

#endif
