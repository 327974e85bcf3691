/* Slips: a random game, and what people get wrong when they write one down. */
#ifndef TESTS_SLIPS_H
#define TESTS_SLIPS_H

#include "base/random.h"
#include "replay/record.h"

enum { MOST_LINES = 1600, USUAL_LENGTH = 300, MOST_HEAD = 12, SETUP = 3 };

/* A record as lines: its head, and an entry each. */
struct record {
    const char *head[MOST_HEAD], *line[MOST_LINES];
    int heads, lines;
};

/* A random game, and what is known of it. */
struct played {
    struct random random;
    uint64_t seed;
    struct verdict opening;
    struct arena arena;
    struct record record;
    struct move move[MOST_LINES];
    const char *round[MOST_LINES], *stage[MOST_LINES];
};

/* Where it was made: entries of the record with the slip; 0: in the head. */
struct slip {
    struct record record;
    int from, to;
};

/* False: nothing came of it. Free it in any case. */
bool make_game(struct played *played, const struct game *game, int seats, uint64_t seed);
void free_game(struct played *played);

void print_record(const struct record *record, struct text *out);

/* The kinds of slips, ended by one without a name. False: none of that kind can be made there. */
struct kind {
    const char *name;
    bool (*make)(struct played *, struct slip *);
};
enum { KINDS = 20 };
extern const struct kind kinds[KINDS];

#endif
