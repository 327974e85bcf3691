/* Proposals: entries that a line which is not read may mean. A proposal may use what reading may not (position, legality,
   spelling, words left out), since a person accepts it. */
#ifndef PHRASE_PROPOSE_H
#define PHRASE_PROPOSE_H

#include "game/game.h"

enum { MOST_PROPOSALS = 4, MOST_ENTRIES = 6 };

struct proposal {
    const char *entries;  /* one line each */
    const char *left_out; /* words of the line that are not in them: "really, c4"; "": none */
};

struct proposals {
    int count; /* all are equally likely; 0: none was found */
    bool sure; /* there is one, and it leaves out no number, name or place, and nothing that denies it */
    int verb;  /* the only one that the line says; -1: none or several */
    struct proposal proposal[MOST_PROPOSALS];
};

/* Searches for what the line may mean. `state`: the position before it; NULL: not known. */
void phrase_propose(const struct match *match, struct arena *arena, const char *line, const void *state,
                    struct proposals *proposals);

#endif
