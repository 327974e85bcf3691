/* A hearing: an entry (or a setup) being judged by a game, and how the game reports. A function that gets a hearing may
   change `state` and reports with the functions below. If `docket` is NULL the hearing is silent: the caller only asks
   whether the move is legal, and the functions only count. */
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
    const struct move *move; /* NULL while the box is opened and the position set up */
    struct docket *docket;
    const struct docket *reported; /* if silent, and heard again after a finding: which unknown facts are not new */
    const struct written *written; /* where its fields are written, if the move has no nodes; NULL in assumed entries */
    const struct node *actor_node; /* where the actor is written; NULL in assumed entries, and if silent */
    struct text *sums;             /* collects what sum_up says; NULL: not needed */
    struct finding *latest;        /* the finding that point_at and the like change; NULL if silent */
    int entry;                     /* number of the entry, from 1; 0 outside the log */
    bool is_marked;                /* it has `illegal:` or `ruled:`: nothing is taken from it (log.assumed) */
    bool says_out_of_turn;         /* its `illegal:` names log.turn */
    bool is_assumed;               /* an optional entry that is not in the log, assumed before an entry or claims */
    int said;                      /* findings so far, also if silent */
    int broken;                    /* of these: illegal, impossible, doubtful, unreadable, false */
    int untimely;                  /* of these: about the moment (log.turn, log.phase, log.over) */
    int doubts;                    /* of these: doubtful */
    int unknowns;                  /* facts that the entry needs and the record does not give, reported before or not */
};

/* Is the rule about the moment: log.turn, log.phase, log.over? */
bool is_untimely(const struct rule *rule);

/* What play() returns. REFUSED: the entry has no effect; the caller discards the state. */
enum outcome { STANDS, REFUSED };
typedef enum outcome play_function(struct hearing *h);

/* Plays the entry; the game books what it changed if a ledger is kept (books.keep, game.h). */
enum outcome play_booked(struct hearing *h);

/* What came of an entry that was only tried, from fine to refused. Unknown: no rule is broken, but a game that lists
   only what is known does not know a fact that the entry needs. Untimely: it breaks a rule about the moment. */
enum tried { TRIED_LEGAL, TRIED_UNKNOWN, TRIED_ILLEGAL, TRIED_UNTIMELY, TRIED_REFUSED };

/* Plays the entry on a copy of the state without keeping findings. The copy is `after`, which may be the state itself;
   NULL: it is not wanted. `assumed`: it is an optional entry that is not in the log. */
enum tried try_move(const struct match *match, const void *state, const struct move *move, void *after, bool assumed);

/* Each takes the row of a rule of the game. Messages: lower case, no full stop, name the actor, the thing, what was
   found and what was allowed. The place is the value of the verb (in setup: the whole table) until point_at or
   point_to. */
#define illegal(h, rule, ...) report_finding((h), RULING_ILLEGAL, (rule), __VA_ARGS__)
#define doubtful(h, rule, ...) report_finding((h), RULING_DOUBTFUL, (rule), __VA_ARGS__)
#define unsettled(h, rule, ...) report_finding((h), RULING_UNSETTLED, (rule), __VA_ARGS__)
#define untrue(h, rule, ...) report_finding((h), RULING_FALSE, (rule), __VA_ARGS__) /* a false claim */

/* Impossible; unreadable (log.unreadable, or `rule`). They return REFUSED, so that a guard is one line. Add to the
   finding before returning if needed. */
#define refuse(h, rule, ...) report_finding((h), RULING_IMPOSSIBLE, (rule), __VA_ARGS__)
#define misread(h, ...) report_finding((h), RULING_UNREADABLE, COMMON_ROW(LOG_UNREADABLE), __VA_ARGS__)
#define misread_as(h, rule, ...) report_finding((h), RULING_UNREADABLE, (rule), __VA_ARGS__)

/* Something about the entry that is not a finding against it: "this uses an assumed value"; or that something which the
   setup leaves open (the start player) is taken from this entry (log.assumed), only if may_be_taken(). */
#define advise(h, rule, ...) report_finding((h), RULING_NOTED, (rule), __VA_ARGS__)
#define take_from_log(h, ...) report_finding((h), RULING_NOTED, COMMON_ROW(LOG_ASSUMED), __VA_ARGS__)

/* What these do, for a ruling that depends on something. Returns REFUSED. COMMON_ROW: a rule of all games. */
#define COMMON_ROW(rule) (-1 - (rule))
enum outcome report_finding(struct hearing *h, enum ruling ruling, int rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The entry needs a count that the record does not give: log.unknown, unsettled, once per fact in a record. The entry
   is carried out. `rule` needs the fact; `fact` is "gold.ben". Message: "gold of ben is not in the record; write `gold:
   {ben: N}`". */
void unknown(struct hearing *h, int rule, const char *fact, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same for what is known of each player: "ben's gold is not in the record; write `gold: {ben: N}`", where `gold` is
   the key, "gold is" what is said of it, and N the example. */
void unknown_of(struct hearing *h, int rule, int seat, const char *key, const char *what, const char *example);

static inline bool may_be_taken(const struct hearing *h)
{
    return !h->is_marked;
}

/* Counts the latest finding as one about the moment, though its rule is not log.turn, log.phase or log.over. Also if
   silent. */
static inline void as_to_the_moment(struct hearing *h)
{
    h->untimely++;
}

/* For games in which `turn` has the turn, since the entry at `since`: log.over after the end, log.turn for another
   player. */
void test_whose_turn(struct hearing *h, int turn, struct place since);

/* Takes out an earlier finding of `rule` about `entry` that follows from what was found now, unless the record confirms
   it. */
void withdraw_finding(struct hearing *h, int rule, int entry);

/* These change the latest finding. Instead of a field: AT_ACTOR for a wrong turn, AT_VERB for a wrong phase. */
enum { AT_ACTOR = -1, AT_VERB = -2 };
void point_at(struct hearing *h, int field, int index); /* caret at that value; index -1: the whole field */
void point_at_actor(struct hearing *h);
void point_at_verb(struct hearing *h);
void point_to(struct hearing *h, const struct node *node);                    /* caret at that node of table or box */
bool blame(struct hearing *h, const struct node *node, enum outcome outcome); /* point_to; is `outcome` STANDS? */

/* Refuses a part of a table or box. False, so that a test is one line. */
#define reject(h, node, rule, ...) blame((h), (node), refuse((h), (rule), __VA_ARGS__))

/* The same at a field, so that a rule is one line. refused_at returns `outcome`. */
#define illegal_at(h, field, index, rule, ...) (illegal((h), (rule), __VA_ARGS__), point_at((h), (field), (index)))
#define refuse_at(h, field, index, rule, ...) refused_at((h), (field), (index), refuse((h), (rule), __VA_ARGS__))
enum outcome refused_at(struct hearing *h, int field, int index, enum outcome outcome);

/* Like blame, but true as well if the finding is only doubtful (call rests_on before), so that the record is judged
   further. */
bool blame_unless_doubtful(struct hearing *h, const struct node *node, enum outcome outcome);
void did_you_mean(struct hearing *h, struct hint hint); /* adds a suggestion to the message */
/* Says which two keys the table lacks: "season: 4" and "phase: over". */
void lacks_words(struct hearing *h, const char *one, const char *other);
void because(struct hearing *h, struct place at, const char *format, ...) __attribute__((format(printf, 3, 4)));
void hangs_on(struct hearing *h, int question, int answer); /* this answer would remove the finding */
void rests_on(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Names box data; if they are assumed, the finding becomes doubtful. The rule's own rests_on is applied
   automatically. */

/* The latest finding depends on an assumed part of the position, "isles": it becomes doubtful and names
   `table.isles`. */
void rests_on_table(struct hearing *h, const char *key);

/* This answer to a house rule would remove the finding. Says so if the present one comes from the club file. */
void finding_hangs_on(const struct match *match, struct arena *arena, struct finding *finding, int question,
                      int answer);

/* Are the box data at this dotted path assumed? */
bool assumed(const struct match *match, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Where the entry being heard is in the record; keep it in the state for `because`. No place if silent. */
struct place here(const struct hearing *h, int field);
struct place here_item(const struct hearing *h, int field, int index); /* place of that item of a list */

/* Books a change of an account (in halves: 2 is one) and the rule it comes from. */
void book(struct hearing *h, int seat, int account, int amount, int rule);

/* Are bookings, and words about them, collected? */
static inline bool books_are_kept(const struct hearing *h)
{
    return h->docket && h->docket->keep_books;
}

/* Explains the latest booking: "half edge of v-al at h8". Only directly after a booking of an amount other than 0. */
#define book_why(h, ...) (books_are_kept(h) ? add_why((h), __VA_ARGS__) : (void)0)
void add_why(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds to the account line of the entry: what it changed, with the arithmetic, in the record's words: "ada 3 troops +
   die 2 = 5 against ben 2 + fortress 1 + die 1 = 4: ben loses one, 3 against 1". Several are joined by "; ". Call it
   once the entry stands. Formatted only if the caller collects it; then the text in `sums` may be continued. */
#define sum_up(h, ...) ((h)->sums ? add_sum((h), __VA_ARGS__) : (void)0)
void add_sum(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
