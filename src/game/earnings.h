/* Earnings: what an entry earns for each player, in short. */
#ifndef GAME_EARNINGS_H
#define GAME_EARNINGS_H

#include <stdbool.h>

struct text;

enum { MOST_EARNINGS = 16 };

struct earning {
    const char *who;
    int halves;
    const char *one, *more; /* singular and plural of what is earned; NULL: points */
    bool plus;              /* print gains with a plus sign */
};

/* Zero-initialise. */
struct earnings {
    int count;
    struct earning part[MOST_EARNINGS];
};

/* Adds one. An amount of 0 is left out. */
void earn(struct earnings *earnings, struct earning earning);

/* "ada -2 gold, ben 0.5". earning_print: one amount, or a range: "ada 1 to 2". */
void earnings_print(const struct earnings *earnings, struct text *out);
void earning_print(const struct earning *least, int most, struct text *out);

#endif
