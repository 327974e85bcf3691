/* Drafts: records that referee writes, entry by entry, for the commands new and play. */
#ifndef CLI_COMMANDS_DRAFT_H
#define CLI_COMMANDS_DRAFT_H

#include "cli/cli.h"
#include "replay/playout.h"
#include "replay/position.h"

struct draft {
    const struct game *game;
    struct box_cache cache;
    struct arena arena;
    struct random random;
    struct verdict verdict; /* the match at its setup */
    void *state, *spare;    /* the state after the entries so far, and room for the next */
    struct text log;        /* the entries so far, as lines of a log */
    int entries;
};

/* Sets up the match of the options: the game is the first operand. Chance uses the seed; -1: nothing is drawn. Returns
   STATUS_FINE, or another status after one line on standard error. Call draft_free in any case. */
int draft_begin(struct draft *draft, const struct options *options, int seed);
void draft_free(struct draft *draft);

/* Chooses a legal entry, of any actor or only of the table, and adds it. */
enum playout draft_enter(struct draft *draft, bool table_only);

/* After PLAYOUT_BROKEN: reports it and returns STATUS_FAULT. */
int draft_fault(const struct draft *draft);

/* The head: "game: ..." and "players: ..."; the table, if it is not empty; who acts now, as `[anna, ben]`. */
void draft_print_head(const struct draft *draft, struct text *out);
void draft_print_table(const struct draft *draft, const void *state, struct text *out);
void draft_print_to_act(const struct draft *draft, struct text *out);

#endif
