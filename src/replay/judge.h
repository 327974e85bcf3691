/* What the files of this room share: a record while it is being judged. */
#ifndef REPLAY_JUDGE_H
#define REPLAY_JUDGE_H

#include "replay/record.h"

/* The parts of a record's head, as trees; NULL where they are missing. */
struct head {
    struct node *game, *rules, *title, *date, *place, *players, *members, *house, *box, *table, *final, *claims;
};

/* Optional entries that are assumed before what follows, one after the other. */
enum { MOST_ASSUMED = 32, MOST_SACRIFICES = 8 };
struct assumed {
    struct move *move;   /* room for MOST_ASSUMED, once they are needed */
    enum optional *kind; /* likewise */
    int count;
};

/* An assumed entry that could change who won, or one of a gap, whatever was assumed in it. */
struct undecided {
    struct move move;
    bool gap;
    const char *why,
        *assumed; /* "not written: what ben takes in area 2 of season 1", "assumed: ben takes nothing ..." */
    const struct undecided *first; /* of them: it says why */
    int count;                     /* of it and those before it */
    struct undecided *next;
};

/* What an entry is heard with besides its words. */
struct manner {
    bool as_it_stands;
    bool says_out_of_turn; /* its `illegal:` names log.turn */
    bool confirms;         /* it is the very entry that was assumed earlier */
    const char *late;      /* it came too early: the entry that was still to come, in words; NULL: it did not */
    struct place late_at;  /* where that is written */
    int late_entry;        /* and its number */
};

struct judge {
    struct verdict *verdict;
    const struct judging *how;
    struct arena entry_arena;    /* reset after every entry, but for recent ones */
    void *before, *after;        /* the state, and the copy a move is tried on; or one from before the recent entries */
    void *room, *trial;          /* two more for optional entries and what follows them; NULL until needed */
    struct assumed assumed;      /* before the entry; the state before them is in `room` */
    struct undecided *undecided; /* the latest first; NULL: none */
    enum optional tries;         /* the most that is given up by the optional entries after which claims are tried */
    struct pending *pending;     /* assumptions that later entries may answer; NULL: none may, in this game */
    size_t live_size;            /* how much of them can differ */
    struct recent *recent;       /* entries made on the state itself since it was copied; NULL: none may be */
    int recent_count;
    struct word_cache *words;  /* of the words in this log; NULL until needed */
    struct book *book;         /* how people say things in this game; NULL until needed */
    struct text sums;          /* the account line of the entry */
    int entry;                 /* being judged; 0 outside the log */
    int listed;                /* findings that got their list of legal moves */
    int hinted;                /* entries without a reading, of which the first are shown how to write them */
    int logged;                /* entries of the log, once others are judged after it */
    const char *quoted;        /* the line itself, for entries from the command line */
    const struct node *item;   /* that it was written as; NULL: nobody wrote it */
    const char *remark;        /* words of it that say nothing of the game; NULL: none */
    int part;                  /* which entry of those in one line, from 0 */
    bool reworded;             /* the entry was read as it is meant */
    const struct node *set;    /* the item is a set, and this is what it says; NULL: it is none */
    bool sound;                /* it is sound YAML */
    int early_row, late_entry; /* of an entry that came too early, as a script knows; early_row -1: it did not */
    bool confirms;             /* of one that confirms what was assumed, likewise */
    const void *count;         /* of a record with `final`: the game's form of it; NULL: it has a position and a log */
    bool stopped;
    bool at_setup; /* nobody has made an entry since the setup */
};

/* The first entry of a player after the setup, which stands. */
static inline void note_start(struct judge *judge, int actor)
{
    if (judge->at_setup && actor < judge->verdict->match.seats) {
        judge->verdict->started = actor + 1;
        judge->at_setup = false;
    }
}

/* The state after the entry is the one before the next. */
static inline void change_places(struct judge *judge)
{
    void *spare = judge->before;
    judge->before = judge->after;
    judge->after = spare;
}

/* Complaints of readers and of shapes become unreadable findings. `context` is the judge. */
void judge_complain(void *context, struct place at, const char *sentence);
void judge_complain_of(void *context, const struct complaint *complaint);

/* The same under another rule; of one word. */
void judge_complain_by(struct judge *judge, const struct rule *rule, const struct complaint *complaint);
void judge_unknown(struct judge *judge, struct place at, struct hint hint, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

struct fault judge_fault(struct judge *judge);

/* Makes match and opening state from the head. False after findings that end the record. */
bool open_match(struct judge *judge, const struct head *head);

/* One item of the log. */
void judge_item(struct judge *judge, struct node *item);

/* One that is not sound YAML: the complaints after `last` say why. */
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

/* Claims in the log. */
void judge_checkpoint(struct judge *judge, struct node *claims);

/* The final count instead of a position. False after findings that end the record. */
bool open_count(struct judge *judge, const struct head *head);

/* A set in the log: what comes of it is in judge->after. False: it is not understood, and the complaints say why. */
bool judge_set(struct judge *judge, struct node *value);

/* Books every balance that differs between judge->before and judge->after, by that rule; NULL: by the one the game names. */
void book_changes(struct judge *judge, const struct rule *rule);

/* What an entry or claims meet with, after some optional entries. */
enum meeting { MEETS_FINDING, MEETS_NONE_AS_TO_MOMENT, MEETS_NOTHING };

/* How optional entries are looked for before `next` (NULL: claims). */
struct search {
    const struct move *next;
    bool untimely;   /* as things stand something is wrong as to the moment */
    bool sacrifices; /* they may be among them: what is wrong is more than doubtful */
    enum meeting (*meets)(struct judge *judge, const void *state, const void *what); /* of one state after the other */
    const void *what;
};

/* Finds the smallest number of optional entries after which nothing is wrong; else, if `untimely`, nothing as to the moment. They go to
   judge->assumed; count 0: there is no such number. */
void find_optional(struct judge *judge, const struct search *search);

/* Does the house assume optional entries? */
bool optional_are_implied(const struct judge *judge);

/* Says of the findings from `first` on that the house could lift them so, but for the rules of those from `left` on, which are
   broken after the optional entries too. */
void hang_on_optional(struct judge *judge, struct finding *first, const struct finding *left);

/* Adds to the docket what is found about the entry after the entries in judge->assumed. */
void hear_after_optional(struct judge *judge, const struct move *move);

/* The state after the first `count` of them, in judge->room. */
void *after_assumed(struct judge *judge, int count);

/* Makes the entries in judge->assumed on judge->before, with a finding that names them and findings of their own at that place. The
   state before them is left in judge->room, until the next search. */
void assume_optional(struct judge *judge, struct place at);

/* ---- assumptions that are answered later (withdrawal.c) ---- */

/* A log begins: nothing is assumed yet. */
void pending_open(struct judge *judge);

/* The same for one that is judged again as a script: what is withdrawn is not judged once more, pending_again() only says it. */
void pending_open_rerun(struct judge *judge);

/* None of the assumptions so far can be answered. */
void pending_forget(struct judge *judge);

/* Before an entry of a player or of the table is judged. */
void pending_move(struct judge *judge);

/* Before an item of the log is read of which something may be said. */
void pending_begin(struct judge *judge);

/* Judges the item, and should it show that an assumption was wrong, what stands between the two again. */
void judge_in_order(struct judge *judge, struct node *item, bool sound, struct finding *last);

/* Nothing before here can be answered any longer. */
void pending_settle(struct judge *judge);
void pending_free(struct judge *judge);

/* A set was carried out: which of the assumptions can no longer be answered. NULL: a new position, none of them can. */
void pending_set(struct judge *judge, const struct node *set);

/* Are there items that may be judged again? They and what was found of them are kept until then, after that finding. */
bool pending_items(const struct judge *judge);
struct finding *pending_base(const struct judge *judge, struct finding *last);

/* Are steps held back from the watcher until it is known what to show? */
bool pending_unseen(const struct judge *judge);

/* It is the latest of what could change who won. */
void push_undecided(struct judge *judge, struct undecided *undecided);

/* A sacrifice is assumed before the entry, as the row of judge->assumed; `state` is before it. */
void pending_sacrifice(struct judge *judge, int row, const void *state);

/* Was it confirmed by a later entry? */
bool pending_confirmed(const struct judge *judge, int row);

/* Was what is assumed before this entry or checkpoint withdrawn by a later one? Returns the row from which on, and says how to hear the
   entry; -1: it was not. */
int pending_withdrawn(const struct judge *judge, struct manner *manner);

/* Does the entry, which is objected to as things stand or not, answer an assumption? If nobody knew, everything since then is to be
   judged again and pending_again() is true. */
enum reply pending_reply(struct judge *judge, const struct move *move, bool objected, struct place at);
bool pending_again(const struct judge *judge);

/* Tells the findings from `first` on what would have been legal instead of the entry. */
void list_alternatives(struct judge *judge, const struct move *move, struct finding *first);

/* The score as it stands now goes into the verdict, whether the game is over, and who acts. */
void take_score(struct judge *judge);

/* Claims, at a checkpoint or at the end, with the score just taken. */
void check_claims(struct judge *judge, struct node *claims);

/* The same for what they say of the table. */
void check_table(struct judge *judge, const struct node *claim);

/* A wrong claim about that key of the table, or about "over", "winners", "to-act" or "scores": it becomes doubtful if the key rests on
   something assumed. `seat`: whose value it is; -1: nobody's. */
void rest_claim(struct judge *judge, struct finding *finding, const char *key, int seat, const struct node *claim);

/* A finding of the engine's own, about the entry being judged. */
struct finding *judge_find(struct judge *judge, enum ruling ruling, const struct rule *rule, struct place at,
                           const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Lets the finding rest on the data; it becomes doubtful if one of them is assumed. */
void judge_rest(struct judge *judge, struct finding *finding, const char *const *paths);

/* Fills in phase and moment of the findings from `first` on. */
void set_moments(struct judge *judge, struct finding *first, const void *state);

#endif
