/* Repairs: the smallest changes of one entry of a log after which the rest of it is legal. */
#ifndef STUDY_MEND_REPAIR_H
#define STUDY_MEND_REPAIR_H

#include "replay/legal.h"
#include "replay/script.h"

/* A change at a distance of at most NEAR_CHANGE is accepted without searching everywhere: two other words, or an entry
   added. */
enum { MOST_REPAIRS = 10, NEAR_CHANGE = 11, ONE_WORD = 7 };

/* An edit before the log: replaces the text between two columns of a line, or (end_column 0) inserts a line before that
   one. */
enum { MOST_HEAD_EDITS = 4 };
struct head_edit {
    int line, column, end_column;
    const char *with;
};

/* A change before the log: of words of the record or, if `question` is not -1, of the answer to a house rule. */
struct head_change {
    struct head_edit edit[MOST_HEAD_EDITS];
    int edits;
    int question, answer;
};

/* A change that is tried on a course: from index `at` on, `put` takes the place of as many entries as it drops. An entry
   without a number takes number and place of the one it replaces. */
struct repair {
    struct change change; /* of the head: with its words; the rest is set by describe_repair */
    int at, drops, puts;
    struct script_entry *put;       /* of a swap: the second part, then the first */
    const struct head_change *head; /* NULL: it is in the log */
    int lifted, doubts;             /* findings that are gone; doubtful entries with the change */
    int distance;                   /* in words, from what is there now */
};

/* The record of a course, so that its head can be changed: the text of the record, or of the whole file. */
struct course_record {
    const char *text;
    size_t length;
    int before; /* lines of the file before it */
    const struct verdict *verdict;
    const struct judging *how;
};

/* A log and its findings: the entries, and how many findings of each count. Made by course_open. */
struct course {
    const struct script *script;
    struct script_entry *entry;
    int count;
    int *found;  /* findings that count at each entry; [count]: at the closing claims */
    int *doubts; /* doubtful entries before each entry, and before the end */
    int *before; /* sum of `found` before each entry */
    bool *open;  /* is something about the entry unsettled? */
    int total;
    struct rerun rerun;
    const struct match *match;
    struct arena *arena; /* lives as long as the course */
    size_t state_size;
    char *snapshot; /* the state before every `stride`-th entry */
    int stride;
    long budget;                        /* entries that may still be judged */
    long for_gaps;                      /* and how many more to search for gaps */
    const struct course_record *record; /* NULL: the head is not changed */
    bool changed;                       /* the log is not as it was read */
    bool all;                           /* what the players agreed on, a `set`, is changed too */
    struct script *own;                 /* the script read with another head; NULL: none */
    struct rerun retired;               /* the rerun before that */
};

/* Opens the course with the entries of the script, which must outlive it. A part of the budget is reserved for gaps. */
void course_open(struct course *course, struct script *script, long budget);

/* The cost limit of a search: entries judged again for each entry of the record, and in all, so that a log full of
   mistakes does not take longer. */
enum { JUDGED_PER_ENTRY = 400, JUDGED_MOST = 200000 };
long search_budget(int entries);
void course_free(struct course *course);

/* Moves the course to the state before entry `index`. */
void course_go_to(struct course *course, int index);

/* The state there, and a copy of it, which the caller frees. */
const void *course_state(const struct course *course);
void *course_copy_state(const struct course *course);

/* Does the game wait for the table there? And the entries that are legal there, paid from the budget; moves_free when
   done. */
bool course_awaits_table(const struct course *course);
struct moves course_moves(struct course *course);

/* Are there no findings after entry `index`? */
bool course_fits_behind(const struct course *course, int index);

/* Is the rerun in the same state as the course before entry `index`? Known only at every `stride`-th entry. */
bool course_rejoined(const struct course *course, int index);

/* How far the numbers of `move` are from those of the entry, if it is the same apart from them; else 0. */
int values_apart(const struct script_entry *entry, const struct move *move);

/* Makes the change in the course and judges it again from there. */
void course_change(struct course *course, const struct repair *repair);

/* Searches for changes at or before entry `target`, which has the first finding that counts. Best first: those that
   remove most findings, then nearest in words, then earliest. Unless `alone`, only changes that remove more than the
   entry's own findings count. Returns how many; `thorough` continues after a near and perfect one. `*complete` is false
   if the budget ended the search. */
int find_repairs(struct course *course, int target, bool alone, bool thorough, struct repair repairs[MOST_REPAIRS],
                 bool *complete);

/* For an illegal move after which the rest is legal: changes that remove its finding and doubts before it, or the entry
   itself if it repeats the one before. If the table acted, also entries missing before it. */
int find_before_deed(struct course *course, int target, struct repair repairs[MOST_REPAIRS]);

/* Finds the other places before `at` where the insertion would do; sets change.since. */
void find_range(struct course *course, struct repair *repair);

/* For a false claim: assumes that its counts were true, if later entries agree. */
int find_accepted(struct course *course, int target, struct repair repairs[MOST_REPAIRS]);

#endif
