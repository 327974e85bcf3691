/* A random walk through a game: legal entries, now and then a mutated one, all kept as lines of a log. */
#ifndef TESTS_RANDOM_WALK_H
#define TESTS_RANDOM_WALK_H

#include "base/random.h"
#include "replay/legal.h"
#include "support.h"

enum { WALK_ENTRIES = 1500, WALK_NAMES = 6 };

struct walk {
    struct random random;
    const struct game *game;
    uint64_t seed;
    int seats;
    const char *const *names;
    struct text head; /* game, players, house and box */
    struct verdict opening;
    void *state, *after;
    char *line[WALK_ENTRIES]; /* "ben: extend d4 d5" */
    int lines;
    struct moves legal; /* at the present state */
    bool wild;          /* illegal entries are played too: the table may then get stuck by its own rules */
    bool broken;        /* something was wrong; it has been printed */
};

extern const char *const walk_names[WALK_NAMES], *const other_names[WALK_NAMES];

/* Opens a game with random house answers, box compared or not. False if that failed. Close it in any case. */
bool walk_open(struct walk *walk, const struct game *game, int seats, uint64_t seed, const char *const *names);
void walk_close(struct walk *walk);

/* Opens the game whose head (with a table, if need be) is written already; the rest of the walk is zero. False if it is refused. */
bool walk_begin(struct walk *walk);

/* Plays one random legal entry. False at the end, when nothing can be played, or when something was wrong. */
bool walk_step(struct walk *walk);

/* Lists the legal entries of the present state into `legal`. */
void walk_list(struct walk *walk);

/* A legal entry changed somewhere, still readable. False if none came out. */
bool walk_mutant(struct walk *walk, struct move *mutant);

/* Plays any entry as a log would: it stands if the game lets it. */
void walk_play(struct walk *walk, const struct move *move);

/* Says what went wrong, with the seed. */
void walk_fail(struct walk *walk, const char *what, const struct move *move);

/* A record: the head, the table after `from` entries if `table` is given, and the lines from there on. */
void walk_record(const struct walk *walk, const char *table, int from, struct text *out);

/* One count in so many of that tree, a position or a final count, becomes unknown. Returns how many. */
int walk_leave_out(const struct shape *shape, struct node *node, int in, struct random *random);

/* Begins again at that position after `set` in the log if it is not NULL; the head has the position then, and no log. False
   if it is refused. */
bool walk_again(struct walk *walk, const struct node *table, const struct node *set);

#endif
