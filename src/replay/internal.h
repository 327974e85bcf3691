/* What the files of this room share: a record while it is being judged. */
#ifndef REPLAY_INTERNAL_H
#define REPLAY_INTERNAL_H

#include "replay/record.h"

/* The parts of a record's head, as trees; NULL where they are missing. */
struct head {
    struct node *game, *rules, *title, *players, *house, *box, *table, *claims;
};

/* Quiet entries that make what follows fit, one after the other. */
enum { MOST_UNWRITTEN = 16 };
struct unwritten {
    struct move *move; /* room for MOST_UNWRITTEN, once it is needed */
    int count;
};

struct judge {
    struct verdict *verdict;
    const struct judging *how;
    struct arena entry_arena; /* reset after every entry, but for recent ones */
    void *before, *after;     /* the state, and the copy a move is tried on; or one from before the recent entries */
    void *room, *trial; /* two more for decisions that go without saying and what follows them; NULL until needed */
    struct unwritten unwritten; /* taken as made before the entry; the state before them is in `room` */
    size_t live_size;           /* how much of them can differ */
    struct recent *recent;      /* entries made on the state itself since it was copied; NULL: none may be */
    int recent_count;
    struct lexicon *lexicon; /* of the words in this log; NULL until needed */
    struct text sums;        /* the account line of the entry */
    int entry;               /* being judged; 0 outside the log */
    int listed;              /* findings that got their list of legal moves */
    int hinted;              /* entries without a reading, of which the first are told how to write them */
    int logged;              /* entries of the log, once others are judged after it */
    const char *quoted;      /* the line itself, for entries from the command line */
    bool kindly;             /* the entry was read as it is meant */
    bool sound;              /* it is sound YAML */
    bool stopped;
};

/* The state after the entry is the one before the next. */
static inline void change_places(struct judge *judge)
{
    void *spare = judge->before;
    judge->before = judge->after;
    judge->after = spare;
}

/* Complaints of readers and of shapes become unreadable findings. `whom` is the judge. */
void judge_complain(void *whom, struct place at, const char *sentence);
void judge_complain_of(void *whom, const struct complaint *complaint);

/* The same under another rule; of one word. */
void judge_complain_by(struct judge *judge, const struct rule *rule, const struct complaint *complaint);
void judge_unknown(struct judge *judge, struct place at, struct hint hint, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

struct fault judge_fault(struct judge *judge);

/* Makes match and opening state from the head. False after findings that end the record. */
bool open_match(struct judge *judge, const struct head *head);

/* One item of the log. */
void judge_item(struct judge *judge, struct node *item);

/* One that is no sound YAML: the complaints behind `last` say why. */
void judge_torn(struct judge *judge, struct node *item, struct finding *last);

/* The same for one that was read before: nobody wrote it, so its findings have no place. */
struct remarks;
void judge_read(struct judge *judge, const struct move *move, const struct remarks *remarks);

/* From now on the items are of a log that is read by the judge's own loop; until close_recent. */
void open_recent(struct judge *judge);
void close_recent(struct judge *judge);

/* Judges an item of that log if nothing is to be said of it. False: nothing has happened, it is still to be judged, and no entries are
   recent. */
bool judge_quickly(struct judge *judge, const struct list_item *item);

/* A seat, or CHANCE; -1 for nobody. */
int actor_named(const struct match *match, const char *name);

/* Claims in the log. */
void judge_checkpoint(struct judge *judge, struct node *claims);

/* What an entry or claims meet with, after some quiet entries. */
enum meeting { MEETS_OBJECTION, MEETS_NONE_AS_TO_MOMENT, MEETS_NOTHING };

/* Finds the smallest number of quiet entries before `next` (NULL: claims) after which `meets` has nothing to object; else, if
   `untimely`, nothing as to the moment. `meets` is asked about one state after the other. Count 0: there is no such number. */
void find_unwritten(struct judge *judge, const struct move *next, bool untimely,
                    enum meeting (*meets)(struct judge *judge, const void *state, const void *what), const void *what,
                    struct unwritten *unwritten);

/* Does the house take decisions that go without saying as made? */
bool unwritten_implied(const struct judge *judge);

/* Says of the findings from `first` on that the house could lift them so, but for the rules of those from `left` on, which are
   broken after the decisions too. */
void hang_on_unwritten(struct judge *judge, struct finding *first, const struct finding *left);

/* Adds to the docket what is found about the entry after the decisions in judge->unwritten. */
void hear_after_unwritten(struct judge *judge, const struct move *move);

/* Makes the decisions on judge->before, with a note and findings of their own at that place. The state before them is left in
   judge->room, until the next search. */
void make_unwritten(struct judge *judge, const struct unwritten *unwritten, struct place at);

/* Tells the findings from `first` on what would have been legal instead of the entry. */
void list_alternatives(struct judge *judge, const struct move *move, struct finding *first);

/* The score as it stands now goes into the verdict, whether the game is over, and who is to act. */
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
