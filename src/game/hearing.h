/* A hearing: the one moment a game looks at, and its voice.
   A game function that gets a hearing may change `state` and says what it finds with the functions below.
   When `docket` is NULL the caller only asks whether the move is legal; the functions then just count. */
#ifndef GAME_HEARING_H
#define GAME_HEARING_H

#include <stdbool.h>

#include "diag/finding.h"
#include "doc/node.h"
#include "game/move.h"

struct match;
struct text;

struct hearing {
    const struct match *match;
    void *state;
    const struct move *move; /* NULL while the box is opened and the table set up */
    struct docket *docket;
    const struct docket *reported; /* in silence: of which unknown facts nothing is said again; NULL: of none */
    const struct written *written; /* where its fields were, if the move has no nodes; NULL in entries nobody wrote */
    const struct node *actor_node; /* where the actor was written; NULL in entries nobody wrote, and in silence */
    struct text *sums;             /* collects what sum_up says; NULL: nobody asks */
    struct finding *latest;        /* what the functions on "the latest finding" add to; NULL in a silent hearing */
    int entry;                     /* number of the entry, from 1; 0 outside the log */
    bool as_it_stands;     /* it carries `illegal:` or `ruled:`, or came too early: nothing is assumed before it */
    bool says_out_of_turn; /* its `illegal:` names log.turn */
    bool is_assumed;       /* an optional entry that nobody wrote, before another or before claims */
    bool early;            /* a decision assumed before it was made after it: it came too early; the game says so */
    bool confirms;         /* it is the very entry that was assumed earlier (reply() said so): it gets no finding */
    int late_entry;        /* it came too early: the number of the entry that was still to come; 0: it did not */
    const char *late;      /* and that entry in words, "carl: take left" */
    int said;              /* findings so far, also those of a silent hearing */
    int broken;            /* findings so far: illegal, impossible, doubtful (but for advice), unreadable, false */
    int untimely;          /* of these: as to the moment, which are log.turn, log.phase and log.over */
    int doubts;            /* of these: doubtful */
    int unknowns;          /* facts that it needs and the record does not give, reported before or not */
};

/* Is it one of the rules about the moment: log.turn, log.phase, log.over? */
bool is_untimely(const struct rule *rule);

/* What play() answers. REFUSED: nothing may change; the caller throws the state away. */
enum outcome { STANDS, REFUSED };

/* Each takes the row of the game's rules. Messages: lower case, no full stop, name the actor, the thing, what was found
   and what was allowed. The place is the verb's own value (in setup: the whole table) until point_at or point_to. */
void illegal(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));
void doubtful(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));
void unsettled(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));
void untrue(struct hearing *h, int rule, const char *format, ...)
    __attribute__((format(printf, 3, 4))); /* a false claim */

/* A count that the record does not give is needed here: log.unknown, unsettled, once per fact for the whole record. The entry is
   carried out. `rule` needs it; `fact` is "gold.ben". Message: "gold of ben is not in the record; write `gold: {ben: N}`". */
void unknown(struct hearing *h, int rule, const char *fact, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Something the setup leaves open (the start player) is taken from this entry: log.assumed, noted. Only where `may_be_taken`. */
void take_from_log(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
static inline bool may_be_taken(const struct hearing *h)
{
    return !h->as_it_stands;
}

/* The latest finding is one as to the moment, besides log.turn, log.phase and log.over: the page says so of its rule here. In
   silent hearings too. */
static inline void as_to_the_moment(struct hearing *h)
{
    h->untimely++;
}

/* Something that should be known of the entry ("this uses an assumed value") and is not a finding against it: noted. */
void advise(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* For games in which one player has the turn, since the entry at `since`: log.over after the end, log.turn for another player. */
void test_whose_turn(struct hearing *h, int turn, struct place since);

/* An earlier finding of that rule, about that entry, follows from what was found now: it is taken out again, unless the record
   itself confirms it. */
void withdraw_finding(struct hearing *h, int rule, int entry);

/* Impossible. Returns REFUSED, so that a guard is one line; say more about it before returning if need be. */
enum outcome refuse(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Not understood (log.unreadable, or the rule given). Returns REFUSED. */
enum outcome misread(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
enum outcome misread_as(struct hearing *h, int rule, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* More about the latest finding. */
void point_at(struct hearing *h, int field, int index); /* caret: that value of the entry; index -1: the whole field */
void point_at_actor(struct hearing *h);                 /* caret: who acts, for a wrong turn */
void point_at_verb(struct hearing *h);                  /* caret: the verb, for a wrong phase */
void point_to(struct hearing *h, const struct node *node);                    /* caret: that node of the table or box */
bool blame(struct hearing *h, const struct node *node, enum outcome outcome); /* the same, and whether it stands */

/* The same; what is only doubtful (say on what it rests before this) does not end the record. */
bool blame_unless_doubtful(struct hearing *h, const struct node *node, enum outcome outcome);
void did_you_mean(struct hearing *h, struct hint hint); /* what would do there, at the end of the message */
/* The table lacks these two: "season: 4" and "phase: over". */
void lacks_words(struct hearing *h, const char *one, const char *other);
void because(struct hearing *h, struct place at, const char *format, ...) __attribute__((format(printf, 3, 4)));
void hangs_on(struct hearing *h, int question, int answer); /* that house answer would lift it */
void rests_on(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* names the box datum; if it is assumed the finding becomes doubtful. The rule's own rests_on is applied by itself. */

/* The latest finding rests on a part of the position that is assumed, "isles": it becomes doubtful and names `table.isles`. */
void rests_on_table(struct hearing *h, const char *key);

/* The finding depends on the answer to this question: says so if it is the club file's. */
void tell_source(const struct match *match, struct arena *arena, struct finding *finding, int question);

/* Is the datum at this dotted path of the box assumed? */
bool assumed(const struct match *match, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Where the entry being heard was written, to be remembered in the state for `because`. No place in a silent hearing. */
struct place here(const struct hearing *h, int field);
struct place here_item(const struct hearing *h, int field, int index); /* of that item of a list */

/* Books a change of an account of the game (amount in halves, so 2 * whole numbers) and the rule it comes from. */
void book(struct hearing *h, int seat, int account, int amount, int rule);

/* Does anybody want the bookings, and words about them? */
bool books_are_kept(const struct hearing *h);

/* Says more about the latest booking: "half edge of v-al at h8". Only right after a booking of an amount other than 0. */
#define book_why(h, ...) ((h)->docket ? add_why((h), __VA_ARGS__) : (void)0)
void add_why(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The account line of the entry being heard: what it changed, with the arithmetic, in the record's words: "ada 3 troops + die 2 = 5
   against ben 2 + fortress 1 + die 1 = 4: ben loses one, 3 against 1". Several are joined by "; ". Said once the entry stands. What it says is
   put together only if the caller asks. */
#define sum_up(h, ...) ((h)->sums ? add_sum((h), __VA_ARGS__) : (void)0)
void add_sum(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
