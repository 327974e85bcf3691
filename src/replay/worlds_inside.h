/* Worlds: what their two files share. */
#ifndef REPLAY_WORLDS_INSIDE_H
#define REPLAY_WORLDS_INSIDE_H

#include "game/open.h"
#include "replay/worlds.h"

enum { FACTS_MOST = 64, VALUES_MOST = 128, WORLDS_MOST = 512 };

/* A fact that is open, and the values it may have. */
struct fact_open {
    const struct fact_row *row;
    int seat;         /* -1: it is not of a player */
    int entry;        /* that opened it; 0: the table */
    const char *name; /* "stock.ben" */
    struct node *value[VALUES_MOST];
    int count, shown; /* how many; the one in the shown world */
    int base;         /* its row in struct base */
};

/* A world that is not shown. */
struct world {
    struct judge judge;
    struct judging how;
    struct verdict verdict;
    struct arena arena; /* of the findings about one entry */
    uint64_t differs;   /* bits of the facts in which it differs from the shown world */
    short *value;       /* of each fact that was open when it began */
    int values;
    bool gone;
    bool pending; /* it has not heard the present entry */
    int born;     /* the entry before which the choice was assumed */
};

/* The worlds of a state that was shown: how each differs from it. */
struct glimpse {
    const struct glimpse *next;
    uint64_t stamp;
    int count;
    const uint64_t *differs;
    const size_t *patch; /* where the differences of each begin in `bytes`; one more for the end */
    const unsigned char *bytes;
    bool cut;
    const char *open;
};

enum { BUCKETS = 256 };
struct worlds {
    struct open open;
    const char *missing; /* boards, each followed by a space; NULL: none */
    struct fact_open fact[FACTS_MOST];
    int facts, fresh;      /* how many; of these the last ones were opened by the latest `set` */
    struct world **chosen; /* worlds in which a choice was not given up: they serve winners and claims */
    int choices, chosen_room;
    bool beyond; /* there were too many choices for worlds */
    struct world **world;
    int count, room, had; /* `had`: there were before the latest `set` */
    bool cut;             /* worlds were left out */
    bool gone;            /* the shown world is no longer possible */
    const void *live;     /* the state of the judge while it hears an entry that the other worlds have played */
    const struct glimpse *seen[BUCKETS];
};

/* The values of the shown world, for judging again: of facts in the order in which they were met; -1: it has none, so it
   is not open. */
struct base {
    int value[4 * FACTS_MOST], count, next;
    int tried; /* how often the record was judged again */
};

/* What was seen of the state; NULL: it has no worlds. */
const struct glimpse *worlds_seen(const struct match *match, const void *state);

/* "anna's stock is not in the record; write `stock: {anna: N}`" */
void say_fact(const struct match *match, const struct fact_open *fact, struct text *out);

/* Makes words that differ `?`. */
void merge_words(char *known, const char *other);

#endif
