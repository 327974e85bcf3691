/* Standings as text, JSON and a page: what these share. */
#ifndef REPORT_STANDINGS_H
#define REPORT_STANDINGS_H

#include "report/report.h"
#include "study/results/standings.h"

/* "120 games, 2026-01-03 to 2026-11-14. 3 records are not finished." */
void print_standings_summary(const struct report *report, struct text *out);

/* The cells of a player's row below standings_heads, each ended by NUL; and of a seat's row below seat_heads. */
enum { STANDINGS_HEADS = 10, SEAT_HEADS = 6 };
extern const char *const standings_heads[STANDINGS_HEADS], *const seat_heads[SEAT_HEADS];
void standings_cells(const struct standings_player *player, struct text *cells);
void seat_cells(const struct tally *tally, int seat, struct text *cells);

/* "5-3": in how many games a player ranked before the other, and after; "" if they never met. */
void print_meeting(const struct standings_part *part, const struct standings_player *player,
                   const struct standings_player *other, struct text *out);

/* Is this player shown? */
bool shows_player(const struct report *report, const struct standings_player *player);

/* With one game only, the part about all games is the same, and is left out for people. */
const struct standings_part *first_part_shown(const struct standings *standings);

void standings_page(struct report *report);

#endif
