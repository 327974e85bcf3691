/* Standings as text, JSON and a page: what these share. Tables of results are grids too. */
#ifndef REPORT_STANDINGS_H
#define REPORT_STANDINGS_H

#include "report/report.h"
#include "study/results/standings.h"

/* "120 games, 2026-01-03 to 2026-11-14. 3 records are not finished." */
void print_standings_summary(const struct report *report, struct text *out);

/* A table: cells ended by NUL, so many in a row; the first row has the headings. */
struct grid {
    struct text cells;
    int columns;
    unsigned words; /* bits of columns with words, which begin at the left */
};
void grid_cell(struct grid *grid, const char *cell);

/* Prints it for people, each line after so many spaces, and frees it. */
void grid_print(struct grid grid, int indent, struct text *out);

/* The players that are shown, with `*few` set if one of them is not ranked; the seats of all players, or of one. */
struct grid players_grid(const struct report *report, const struct standings_part *part, bool *few);
struct grid seats_grid(const struct tally seat[]);

/* Who ranked before whom, and after, and how often: the players that are shown against the first `most`. `corner` is
   the first heading. */
struct grid against_grid(const struct report *report, const struct standings_part *part, int most, const char *corner);

/* Is this player shown? */
bool shows_player(const struct report *report, const struct standings_player *player);

/* Counts, and prints each part that has a player to show with `print`; `one` is the player who was asked for, or NULL.
   With one game only, the part about all games is the same, and is left out for people. */
void print_parts(const struct report *report,
                 void (*print)(const struct report *report, const struct standings_part *part,
                               const struct standings_player *one, struct text *out),
                 struct text *out);

void standings_page(struct report *report);

#endif
