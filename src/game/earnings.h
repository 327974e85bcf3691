/* What an entry earns whom, in short. */
#ifndef GAME_EARNINGS_H
#define GAME_EARNINGS_H

#include <stdbool.h>

struct text;

enum { MOST_EARNINGS = 16 };

struct earning {
    const char *who;
    int halves;
    const char *one, *more; /* of what; NULL: points */
    bool plus;              /* gains are said with a sign */
};

/* Zero-initialise. */
struct earnings {
    int count;
    struct earning part[MOST_EARNINGS];
};

/* How a game says one more; nothing is nothing to be said. */
void earn(struct earnings *earnings, struct earning earning);

/* "ada -2 gold, ben 0.5"; one part as it is between two numbers: "ada 1 to 2". */
void earnings_print(const struct earnings *earnings, struct text *out);
void earning_print(const struct earning *least, int most, struct text *out);

#endif
