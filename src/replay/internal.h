/* What the files of this room share: a record while it is being judged. */
#ifndef REPLAY_INTERNAL_H
#define REPLAY_INTERNAL_H

#include "replay/record.h"

/* The parts of a record's head, as trees; NULL where they are missing. */
struct head {
    struct node *game, *rules, *title, *players, *house, *box, *table, *claims;
};

struct judge {
    struct verdict *verdict;
    const struct judging *how;
    struct arena entry_arena; /* reset after every entry */
    void *before, *after;     /* the state, and the copy a move is tried on */
    size_t extent;            /* how much of them can differ */
    int entry;                /* being judged; 0 outside the log */
    int root;                 /* entry that changed nothing and may be the cause of what follows, or 0 */
    bool blamed;              /* something was already said to follow from it */
    int listed;               /* findings that got their list of legal moves */
    const char *quoted;       /* the line itself, for entries from the command line */
    bool stopped;
    bool scored; /* the verdict has a score already */
};

/* Complaints of readers and shapes become unreadable findings. `whom` is the judge. */
void judge_complain(void *whom, struct place at, const char *sentence);
struct fault judge_fault(struct judge *judge);

/* Makes match and opening state from the head. False after findings that end the record. */
bool open_match(struct judge *judge, const struct head *head);

/* One item of the log. */
void judge_item(struct judge *judge, struct node *item, bool sound);

/* The score as it stands now goes into the verdict. */
void take_score(struct judge *judge);

/* Claims, at a checkpoint or at the end, with the score just taken. */
void check_claims(struct judge *judge, struct node *claims);

/* A finding of the engine's own, about the entry being judged. */
struct finding *judge_find(struct judge *judge, enum ruling ruling, const struct rule *rule, struct place at,
                           const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Lets the finding rest on the data; it becomes doubtful if one of them is assumed. */
void judge_rest(struct judge *judge, struct finding *finding, const char *const *paths);

/* Fills in phase and moment of the findings from `first` on. */
void set_moments(struct judge *judge, struct finding *first, const void *state);

#endif
