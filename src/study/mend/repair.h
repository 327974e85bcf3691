/* Repairs: the smallest changes of one entry of a log after which the rest of it fits. */
#ifndef STUDY_MEND_REPAIR_H
#define STUDY_MEND_REPAIR_H

#include "replay/script.h"

/* A change not farther than NEAR_CHANGE, in words, is believed without looking everywhere: two other words, or an entry added. */
enum { MOST_REPAIRS = 10, MOST_RENAMED = 40, NEAR_CHANGE = 11, ONE_WORD = 7 };

/* Something written before the log: between two columns of a line, or (end_column 0) a line before that one. */
enum { MOST_HEAD_EDITS = 4 };
struct head_edit {
    int line, column, end_column;
    const char *with;
};

/* What is otherwise before the log: words of the record or, where `question` is not -1, the answer to one of the house. */
struct head_change {
    struct head_edit edit[MOST_HEAD_EDITS];
    int edits;
    int question, answer;
    const char *says; /* "marker: carl" */
};

/* A change of one entry, of two as one, of several on end, or of a word all over the record. The findings it lifts are gone in the log with the change made. */
struct repair {
    enum change change;
    int at;                   /* index in the log: the entry changed, the first of two that are, or inserted before */
    struct script_entry with; /* all but delete, swap: what is written there */
    struct script_entry
        *more; /* insert, players, split: written after it; rename: in the other places; delete: gone with it */
    int mores; /* how many; swap: the entries of both parts but the first */
    int first; /* swap: entries of the first part */
    int since; /* insert: index of the first entry before which it would do as well; `at` if only there */
    const char *written, *meant;    /* rename: the word, and the other */
    const struct head_change *head; /* head */
    const char *gap;                /* insert: what is not written there ("cycle"), of which only the end is known */
    struct node *claims;            /* rename: the closing claims with it; NULL: they are as they were */
    int lifted, doubts;             /* findings that are gone; doubtful entries that there are then */
    int distance;                   /* in words, from what is there */
};

/* Where the log of a course was read, so that its head can be read otherwise: the text of the record, or of the whole file. */
struct course_record {
    const char *text;
    size_t length;
    int before; /* lines of the file before it */
    const struct verdict *verdict;
    const struct judging *how;
};

/* A log with what it was found to say: its entries, and how many findings of each count. Made by course_open. */
struct course {
    const struct script *script;
    struct script_entry *entry;
    int count;
    int *found;  /* findings that count at each entry; [count]: at the closing claims */
    int *doubts; /* the entries before each, and before the end, that are doubtful */
    int *before; /* the sum of these before each entry */
    int total;
    struct rerun rerun;
    char *snapshot; /* the state before every `stride`-th entry */
    int stride;
    long budget;                        /* entries that may still be judged, */
    long for_gaps;                      /* and so many more where several are missing */
    const struct course_record *record; /* NULL: its head is left alone */
    bool changed;                       /* it is not as it was read */
    struct script *own;                 /* read with another head; NULL: it was not */
    struct rerun retired;               /* what was kept before that */
    const char *renamed[MOST_RENAMED];  /* words that were tried */
    int renamings;
};

/* The course takes the entries of the script, which must outlive it. A part of the budget is for gaps. */
void course_open(struct course *course, struct script *script, long budget);

/* What a search may cost, for every caller: entries judged again for each entry of the record, and in all. Nobody waits longer for a log
   that is nonsense throughout. */
enum { JUDGED_PER_ENTRY = 400, JUDGED_MOST = 500000 };
long search_budget(int entries);
void course_free(struct course *course);

/* The same with a script of its own, which it frees, read with another head. */
void course_reopen(struct course *course, struct script *script);

/* To the state before that entry. */
void course_go_to(struct course *course, int index);

/* Is nothing found after that entry? */
bool course_fits_behind(const struct course *course, int index);

/* Does the rerun stand just where the course stood before that entry? Only now and then it is known. */
bool course_rejoined(const struct course *course, int index);

/* How far the numbers of that move are from those of the entry, where it says the same otherwise; else 0. */
int values_apart(const struct script_entry *entry, const struct move *move);

/* How many entries at its place it puts something else for, or nothing, and how many it puts there. */
int repair_drops(const struct repair *repair);
int repair_puts(const struct repair *repair);

/* The first, second ... of these. */
const struct script_entry *repair_entry(const struct course *course, const struct repair *repair, int which);

/* Makes the change in the course and judges it again from there. */
void course_change(struct course *course, const struct repair *repair);

/* Looks for changes at or before that entry, which has the first finding that counts, best first: those that lift most, then
   nearest in words, then earliest. Only changes that lift more than the entry's own findings are taken, unless `alone`.
   Returns how many; `thorough` goes on when a near and perfect one was found. `*complete` is false if the budget ended the search. */
int find_repairs(struct course *course, int target, bool alone, bool thorough, struct repair repairs[MOST_REPAIRS],
                 bool *complete);

/* For a move that was illegal and after which the rest fits: changes that lift it and what was doubtful before it; where the table
   acted, also entries that are missing before it. */
int find_before_deed(struct course *course, int target, struct repair repairs[MOST_REPAIRS]);

/* Where else before its place an insertion would do. */
void find_range(struct course *course, struct repair *repair);

/* The same before the log only, where nobody has acted before that entry: another player began. */
int find_beginnings(struct course *course, int target, struct repair repairs[MOST_REPAIRS]);

/* For a false claim: what it says of the players' counts was so, as what comes later says too. */
int find_accepted(struct course *course, int target, struct repair repairs[MOST_REPAIRS]);

/* The change that puts right what is misspelt in an entry nobody could read, whatever follows; false: not known. */
bool repair_of_words(struct course *course, int at, struct repair *repair);

/* The change of a word that nobody could read there nor in other entries: a name that a player goes by, a word misspelt again and
   again. False: it is none, or was tried before. */
bool repair_of_name(struct course *course, int at, struct repair *repair);

#endif
