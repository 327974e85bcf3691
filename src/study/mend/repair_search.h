/* Repairs: what their files share. */
#ifndef STUDY_MEND_REPAIR_SEARCH_H
#define STUDY_MEND_REPAIR_SEARCH_H

#include "study/mend/repair.h"

enum {
    CLOSE_BY = 3, /* entries before the finding where everything is tried at once */
    /* What a slip costs where that is not a matter of its words; one other word is 4 to ONE_WORD. Of one entry, or two: */
    DOUBLED = 1, /* and one more for every further entry */
    SWAPPED = 2,
    AWAITED = 3, /* an entry of the table is added where the game waits for the table */
    OTHER_ACTOR = 4,
    EXCHANGED = 4, /* two things in one entry: the dice, from and to */
    CORRECTED = 4,
    REPEATED = 8,
    ADDED = NEAR_CHANGE - 1,
    LEFT_OUT = 14,
    ELSEWHERE = 1, /* added where the finding is not */
    /* several entries */
    OTHER_TURN = OTHER_ACTOR + 1, /* under another name */
    TURNS_EXCHANGED = 6,
    NAMES_EXCHANGED = 2 * OTHER_ACTOR, /* and one more for every while they stay so */
    /* what chance laid out */
    ITEMS_EXCHANGED = ONE_WORD + ELSEWHERE,
    HANDS_EXCHANGED = ITEMS_EXCHANGED,
    MAP_TURNED = ONE_WORD,
    WORD_OF_DEAL = ITEMS_EXCHANGED + 1,
    /* before the log */
    OTHER_BEGAN = OTHER_ACTOR - 1, /* where nobody has acted yet */
    OTHER_BEGINS = 7,
    OTHER_SEATS = 7,
    EXCHANGED_IN_HEAD = 8,
    OTHER_HOUSE = 9,
    UNHINTED_HOUSE = 11,
    /* the position */
    OTHER_COUNT = 12, /* and one more for each by which it is another */
    ROUND_LEFT_OUT = 24,
};

/* What may be found after the target with a change made: nothing close after it, nothing new there, whatever it is. */
enum patience { PATIENCE_NONE, PATIENCE_LITTLE, PATIENCE_MUCH };

struct search {
    struct course *course;
    int target;
    bool alone;
    enum patience patience;
    long spare; /* of the budget, for the next search */
    struct repair *repairs;
    int count;
    int most_left; /* findings that a change may leave */
    int doubts;    /* doubtful entries with the change that is tried */
    bool complete;
    bool cut;          /* one of its parts was cut short, the others were not */
    bool awaits_table; /* where candidates were listed last */
};

/* Tries the change, and keeps it among the best. */
void consider(struct search *search, struct repair repair);

/* The same for one that was tried: so many findings are left. */
void offer(struct search *search, const struct repair *repair, int left);

/* Judges the entry next; nothing may be found, and nothing in doubt. */
bool judge_fits(struct search *search, const struct script_entry *entry);

/* Its words, without the braces of a map. */
const char *words_of(struct arena *arena, const char *text);

/* What is done, after who acts and a colon; NULL: there is no colon. */
const char *deed_in(const char *words);

/* An entry that nobody could read in the words, or the entries, that it was meant for. */
struct repair splitting(struct course *course, int at);

/* Around the finding: entries that are several, one with the next. */
void try_two(struct search *search);

/* Before the log; only who begins; and does the finding there come before anybody has acted? */
void try_head(struct search *search);
void try_seats(struct search *search);
void try_set_words(struct search *search);
void try_beginning(struct search *search);
bool nobody_acted(const struct course *course, int target);

/* Around the finding: entries on end under other names; parts of the log exchanged. */
void try_names(struct search *search);
void try_order(struct search *search);

/* Around the finding: several entries on end that stand there twice. */
void try_repetitions(struct search *search);

/* Before the finding: what chance laid out is otherwise. */
void try_deals(struct search *search);

/* Before the finding: the player who acts there had more of something, or less. */
void try_counts(struct search *search);

/* Before the finding: a round is missing. Put in the place of changes that lift far less. */
void try_rounds(struct search *search);

/* Before the finding: several entries on end that are missing, the first of which is not the table's. */
void try_gap(struct search *search);

/* The entries that the best change adds, before an earlier entry, in the order and under the names in which they fit there. */
void try_gap_earlier(struct search *search, int at);

#endif
