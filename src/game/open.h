/* What a position may leave open, as data of the game: facts, whose possible values the engine plays (replay/worlds.h),
   and boards, which may be missing. A game itself knows numbers only. */
#ifndef GAME_OPEN_H
#define GAME_OPEN_H

#include <stdbool.h>
#include <stdint.h>

struct hearing;
struct match;
struct move;
struct node;

/* FACT_COUNT: every number of the shape. FACT_WHO: every player. FACT_SET: some of the players. FACT_QUEUE: some of them
   in every order. FACT_ORDER: the words of the shape in every order. FACT_BAG: bags of the words of the shape. */
enum fact_kind { FACT_COUNT, FACT_WHO, FACT_SET, FACT_QUEUE, FACT_ORDER, FACT_BAG };

/* A key of the table whose value may be unknown. Of its values those are possible that setup() accepts. */
struct fact_row {
    const char *key;
    enum fact_kind kind;
    bool each;           /* a map by player: each player's value is a fact */
    bool nobody;         /* FACT_WHO: `none` too */
    bool endless;        /* FACT_COUNT: more is possible than can be tried, so one huge number is tried too */
    const char *what;    /* "stock is": `anna's stock is not in the record`; without players "who is in turn is" */
    const char *example; /* `write KEY: {NAME: EXAMPLE}` */
    const char *taken;   /* an entry that shows it settles it: "it is NAME's turn, because ..."; or NULL */
    int rule;            /* that needs it at the end of the game */
};

struct game_open {
    const struct fact_row *facts; /* ends with a row without key; NULL: nothing is ever open */
    const char *const *boards;    /* keys of the table that may be missing; NULL-terminated, or NULL */

    /* Is this key open, for that player or (-1) for all, if the table leaves it out? Called for facts and boards; setup()
       need not be asked: values that it refuses are not tried. `in_log`: the table is a `set` with `phase`. */
    bool (*left_out)(const struct match *, const struct node *table, bool in_log, const char *key, int seat);

    /* Can a position have come about in which these values were open? NULL: whatever setup() accepts. */
    bool (*possible)(const struct match *, const void *state, const struct node *table);

    /* The boards that the entry needs, or (NULL) a claim with this key ("scores", "winners"), separated by spaces; NULL:
       none. */
    const char *(*needs)(const struct match *, const void *state, const struct move *, const char *key);
};

/* Is this board or fact given, or settled by the log so far? Always true in a game that has no such rows. */
bool is_given(const struct match *match, const char *key);

/* What is open now: keys, each between spaces. */
struct open {
    const char *keys;
};

#endif
