/* Repairs: shared by the files that search for them. */
#ifndef STUDY_MEND_REPAIR_SEARCH_H
#define STUDY_MEND_REPAIR_SEARCH_H

#include "study/mend/repair.h"

enum {
    CLOSE_BY = 3, /* entries before the finding where everything is tried at once */
    /* What a slip costs if its words do not decide; one other word costs 4 to ONE_WORD. Slips of one entry, or two: */
    DOUBLED = 1, /* plus one for every further entry */
    SWAPPED = 2,
    AWAITED = 3, /* an entry of the table is added where the game waits for the table */
    OTHER_ACTOR = 4,
    EXCHANGED = 4, /* two things in one entry: the dice, from and to */
    CORRECTED = 4,
    REPEATED = 8,
    ADDED = NEAR_CHANGE - 1,
    LEFT_OUT = 14,
    ELSEWHERE = 1, /* added elsewhere than at the finding */
    /* slips of several entries: */
    OTHER_TURN = OTHER_ACTOR + 1, /* under another name */
    TURNS_EXCHANGED = 6,
    NAMES_EXCHANGED = 2 * OTHER_ACTOR, /* plus one for every further A_WHILE entries */
    /* slips in what chance decided: */
    ITEMS_EXCHANGED = ONE_WORD + ELSEWHERE,
    HANDS_EXCHANGED = ITEMS_EXCHANGED,
    MAP_TURNED = ONE_WORD,
    NUMBER_OF_DEAL = ITEMS_EXCHANGED, /* on a tile, whose other words stay */
    WORD_OF_DEAL = ITEMS_EXCHANGED + 1,
    /* slips before the log: */
    OTHER_BEGAN = OTHER_ACTOR - 1, /* before any entry of a player */
    OTHER_BEGINS = 7,
    OTHER_SEATS = 7,
    EXCHANGED_IN_HEAD = 8,
    OTHER_HOUSE = 9,
    UNHINTED_HOUSE = 11,
    /* slips of the position: */
    OTHER_COUNT = 12, /* plus one for each unit that differs */
    ROUND_LEFT_OUT = 24,
};

/* What may be found after the target with the change made: nothing close after it, nothing new there, anything. */
enum patience { PATIENCE_NONE, PATIENCE_LITTLE, PATIENCE_MUCH };

struct search {
    struct course *course;
    int target;
    bool alone;
    enum patience patience;
    long spare; /* part of the budget for the next search */
    struct repair *repairs;
    int count;
    int most_left; /* most findings that a change may leave */
    int doubts;    /* doubtful entries with the change being tried */
    bool complete;
    bool cut;    /* one of its parts was cut short */
    bool writes; /* the change being tried writes entries of players, not a `set`, which may leave something unknown */
    bool awaits_table; /* the game waits for the table where candidates were listed last */
};

/* For findings of entry `target`. Unless `alone`, only changes that remove more than these count. */
struct search open_search(struct course *course, int target, bool alone, struct repair repairs[MOST_REPAIRS]);

/* Tries the change, and keeps a copy if it is among the best. consider_entries: the entries take the place of as many as
   the kind drops; consider_move, consider_text: one entry does. consider_deletion: so many entries are removed.
   consider_exchange: the entries from `at` and those from `middle` to before `end` change places. */
void consider(struct search *search, const struct repair *repair);
void consider_entries(struct search *search, enum change_kind kind, int at, struct script_entry *put, int puts,
                      int distance);
void consider_move(struct search *search, enum change_kind kind, int at, const struct move *move, int distance);
void consider_text(struct search *search, enum change_kind kind, int at, const char *text, int distance);
void consider_deletion(struct search *search, int at, int count, int distance);
void consider_exchange(struct search *search, int at, int middle, int end, int distance);

/* The field of a move that has this item; NULL: none. */
const struct field *field_of_item(const struct match *match, const struct move *move, int item);

/* Keeps a change that was already tried and leaves `left` findings, if it is among the best. */
void offer(struct search *search, const struct repair *offered, int left);

/* Judges the entry next. True if it has no finding and no doubt. */
bool judge_fits(struct search *search, const struct script_entry *entry);

/* Is the entry a move of that seat, or of the table? */
bool is_move_of(const struct script_entry *entry, int actor);

/* The slips that the table in repair.c describes. */
void try_set_words(struct search *search);
void try_repetitions(struct search *search);
void try_names(struct search *search);
void try_order(struct search *search);
void try_shuffles(struct search *search);
void try_later(struct search *search);
void try_sooner(struct search *search);
void try_seats(struct search *search);
void try_head(struct search *search);
void try_deals(struct search *search);
void try_counts(struct search *search);

/* Before the log: who begins. And is the entry before any entry of a player? */
void try_beginning(struct search *search);
bool nobody_acted(const struct course *course, int target);

/* Before the finding: a round is missing. Replaces changes that remove far fewer findings. */
void try_rounds(struct search *search);

/* Before the finding: several entries in a row are missing, the first of which is not the table's. */
void try_gap(struct search *search);

/* Tries the entries that the best change adds before an earlier entry, in the order and under the names in which they
   are legal there. */
void try_gap_earlier(struct search *search, int at);

/* ---- what can be done about the first finding of a log ---- */

enum remedy_kind {
    REMEDY_CHANGE,  /* a change of one entry */
    REMEDY_CLAIM,   /* none: a claim is the mistake */
    REMEDY_DEED,    /* none: an illegal move that stands; the rest is legal */
    REMEDY_IDLE,    /* none: an impossible move that changed nothing; the rest is legal */
    REMEDY_MISSING, /* an entry of the table is missing, and which one cannot be known: a deal */
    REMEDY_UNREAD,  /* none: the claims are unreadable */
    REMEDY_NONE,    /* no change of one entry helps */
};

struct remedy {
    enum remedy_kind kind;
    struct repair repairs[MOST_REPAIRS]; /* best first */
    int count;
    int equals;          /* how many of them are as good as the first, itself included */
    bool several;        /* REMEDY_MISSING: several entries are missing */
    bool complete;       /* everything was tried */
    const char *missing; /* REMEDY_MISSING: what is missing, in the game's words; lives as long as the course */
    /* REMEDY_MISSING: index after the last entry with findings because of it; 0: all later findings may be. */
    int astray;
};

/* Finds the remedy for the findings of entry `target`; everything before it stays as it is. `all`: also for illegal and
   impossible moves after which the rest is legal. `thorough`: finds more changes besides the first, which is the same
   either way. */
void find_remedy(struct course *course, int target, bool all, bool thorough, struct remedy *remedy);

#endif
