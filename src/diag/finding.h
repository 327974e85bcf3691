/* Findings: what referee reports about a record, and where. Nothing here prints. */
#ifndef DIAG_FINDING_H
#define DIAG_FINDING_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/words.h"

/* A stretch of a file. Lines and columns count from 1, columns in code points; `end_column` is one past the last
   column. `line` 0 means no place. Contains no pointers, so that a game's state may contain one. */
struct place {
    int line, column, end_line, end_column;
};

/* The same in half the room, for a state with many places: a stretch of one line, or where it begins. */
struct short_place {
    int line;
    unsigned short column, end_column;
};

static inline struct short_place short_place(struct place at)
{
    enum { FAR = 65535 };
    int end = at.end_line == at.line ? at.end_column : at.column + 1;
    bool fits = at.column <= FAR && end <= FAR;
    return (struct short_place){at.line, (unsigned short)(fits ? at.column : 1), (unsigned short)(fits ? end : 1)};
}

static inline struct place full_place(struct short_place at)
{
    return (struct place){at.line, at.column, at.line, at.end_column};
}

/* A rule: its permanent public code, where the rule text has it, its sentence. `reading` says how an unclear text is
   interpreted, or is NULL. `rests_on` names box data (dotted paths, NULL-terminated) or is NULL: a finding of this rule
   is doubtful while one of them is assumed. */
struct rule {
    const char *code, *cite, *sentence, *reading;
    const char *const *rests_on;
};

/* A `reading` that marks a rule that is never a finding: only score sheets and ledgers cite it. */
extern const char consequence[];

enum ruling {
    RULING_ILLEGAL,
    RULING_IMPOSSIBLE,
    RULING_FALSE,
    RULING_UNREADABLE, /* this and those before count against a record */
    RULING_DOUBTFUL,   /* these and this against an entry */
    RULING_UNSETTLED,
    RULING_CONFIRMED,
    RULING_WAIVED,
    RULING_NOTED, /* an entry read in other words, or optional entries assumed: never a mistake */
    RULING_COUNT
};

extern const char *const ruling_names[RULING_COUNT];

/* A short list of strings, each owned by the docket's arena or static. */
struct strings {
    const char *text;
    struct strings *next;
};

struct related {
    struct place at;
    const char *message;
    struct related *next;
};

/* The kinds of changes that repair a mistake. */
enum change_kind {
    CHANGE_REPLACE,
    CHANGE_INSERT,
    CHANGE_DELETE,
    CHANGE_SWAP,    /* two adjacent parts of the log change places: entries, turns, or an entry and several beside it */
    CHANGE_PLAYERS, /* entries in a row are under the name of the wrong player */
    CHANGE_SPLIT,   /* the entry is several entries */
    CHANGE_TABLE,   /* not in the log: the position lacks a key */
    CHANGE_HEAD,    /* not in the log: something before it changes */
    CHANGES
};

/* A change of the record that removes a mistake. Members that do not belong to its kind are 0. */
struct change {
    enum change_kind kind;
    int entry; /* number of the entry that is changed (the first, if several are) or inserted before; 0: none */
    /* The entry after the change, on several lines if it becomes several. For a deletion or swap the entry as it is. */
    const char *text;
    const struct change *next; /* another change that is equally likely, or NULL */
    const char *written;       /* PLAYERS: the one name they are under, or NULL */
    const char *named;         /* PLAYERS: the one name they belong under, or NULL */
    bool exchanged;            /* PLAYERS: two players have each other's names */
    const char *gap;           /* INSERT: what the log leaves out there ("cycle"), which `text` stands for; or NULL */
    int last;                  /* DELETE, SWAP, PLAYERS: number of the last entry that is changed */
    int second;                /* SWAP: number of the first entry of the second part */
    const char *order;         /* SWAP: "7, 6, 5", if that is another order than two parts exchanged; or NULL */
    bool pair;                 /* only the first and the last entry are exchanged */
    int since; /* INSERT: the text may also be inserted before any entry from this number on; 0: only before `entry` */
};

struct finding {
    enum ruling ruling;
    const struct rule *rule;
    const char *message; /* lower case, no full stop */
    const char *bare;    /* `message` without the hint at its end; NULL: the message has no hint */
    const char *guess;   /* the word that was probably intended at `at`; NULL: not known */
    const char *unknown; /* the unknown word at `at`; NULL: the finding is not about an unknown word */
    struct place at;
    int entry;                  /* 0: about the head or the closing claims */
    const char *player, *phase; /* NULL: none */
    const char *moment;         /* "season 2, excavation" */
    struct related *related;
    struct strings *rests_on;            /* assumed box data */
    struct strings *house;               /* house rules such as "decline: allow" under which it is not a finding */
    struct strings *sources;             /* house rules and box data that it depends on and that the club file gives */
    struct strings *legal;               /* entries that would have been legal, in short form */
    const char *legal_summary;           /* `legal` folded into ranges, or the nearest of them, for people; or NULL */
    const char *legal_command;           /* a command that lists all legal entries if the summary does not; or NULL */
    int mistake;                         /* number of the mistake it belongs to, from 1; 0: none */
    bool first;                          /* the first finding of its mistake, which alone has: */
    int followers, from_entry, to_entry; /* how many follow; first and last entry with one (0: claims) */
    int follows;              /* for the other findings: entry of the first finding of their mistake; 0: none */
    const struct change *fix; /* of a first finding: a change that removes the mistake; NULL: not known */
    const char *missing;      /* of a first finding: what happened before it and is not in the log; or NULL */
    int claimed_seat, claimed_account; /* a false number in an account: seat and account, each + 1; 0: not about one */
    const char *instead;               /* NOTED: the text at `at` as `fmt` writes it; NULL for whole entries */
    const char *corrected; /* UNREADABLE: the entry as it was probably intended, one line each if several; or NULL */
    const char *quoted;    /* the line, if it is not in the file but from the command line */
    const char *said;      /* the entry on one line, perhaps cut; NULL for claims and outside the log */
    bool reworded;         /* `said` is how an entry in other words was read */
    uint64_t fingerprint;  /* stays the same while the entry does, wherever it is; 0 until a report needs it */
    bool idle;             /* the entry was refused and changed nothing, even if the finding is only doubtful */
    int belongs;           /* the entry before which this choice belongs, where it was assumed as given up; 0: none */
    const char *fact;      /* log.unknown: the unknown fact, "gold.ben"; else NULL */
    const struct rule *cited; /* log.unknown: the rule that needs it; claims.over: the one of the end; NULL: none */
    struct finding *next;
};

/* Is the finding against its entry: illegal, impossible or doubtful? `illegal:` and `ruled:` are about
   these. */
bool is_against(const struct finding *finding);

/* Is one of the findings from `first` on adverse: illegal or impossible? */
bool is_adverse(const struct finding *first);

/* Has one of the findings from `first` on this ruling; this rule? */
bool has_ruling(const struct finding *first, enum ruling ruling);
bool breaks_rule(const struct finding *first, const struct rule *rule);

/* One change of a score, purse or piece count. While an account is unknown it counts as 0. */
struct booking {
    int entry, part, seat, account, amount; /* `part` of the line; the amount in halves */
    enum { NOT_CHANGED, BECOMES_KNOWN, BECOMES_UNKNOWN } knowledge;
    const struct rule *rule;
    const char *why; /* what the rule was applied to, for people; or NULL */
    struct booking *next;
};

/* A fact that was reported as unknown. */
struct fact {
    const char *name;
    struct fact *next;
};

/* Collects the findings of one record, in the order of the record, in its arena. Zero-initialise except for `arena`;
   set `keep_books` to collect bookings as well. */
struct docket {
    struct arena *arena;
    struct finding *first, *last;
    struct booking *bookings, *last_booking;
    bool keep_books;
    int count[RULING_COUNT];                      /* set by docket_count */
    int kept, notes;                              /* findings in the list without notes; notes in the list */
    int dropped, dropped_by_ruling[RULING_COUNT]; /* beyond the limit: counted, not kept */
    int mistakes, following;   /* set once mistakes are distinguished; findings that follow from another */
    int searched_from;         /* causes were searched from this entry on; 0 or 1: everywhere */
    long tried;                /* entries that were judged again during that search */
    bool cut;                  /* it stopped before every change was tried */
    int unproposed;            /* unread lines for which no proposal was searched */
    struct arena *facts_arena; /* must live as long as the docket; NULL: use `arena` */
    struct fact *facts;        /* facts reported as unknown so far, latest first */
    int decided;               /* optional entries that were assumed and only noted */
    int spelt;                 /* entries read in other words whose notes are not in the list */
    int refused;               /* notes of the present entry that did not fit */
    int known;                 /* findings taken out because a baseline accepts them */
};

/* Adds a finding at the end of the docket; the caller sets its other members. */
struct finding *docket_add(struct docket *docket, enum ruling ruling, const struct rule *rule, const char *message);

/* Adds a deep copy of `finding`, perhaps of another docket, at the end of `docket`. The copy belongs to no mistake. */
struct finding *docket_copy(struct docket *docket, const struct finding *finding);

void docket_book(struct docket *docket, struct booking booking);

/* Was `fact` reported as unknown in this record? */
bool docket_has_fact(const struct docket *docket, const char *fact);

/* Remembers that `finding` is the first to report `fact` as unknown, until it is retracted. Copies `fact`. `cited` is
   the rule that needs the fact, or NULL. */
void docket_keep_fact(struct docket *docket, struct finding *finding, const char *fact, const struct rule *cited);

/* The rule that people look up: the cited one, else the finding's own. */
const struct rule *finding_rule(const struct finding *finding);

/* Takes out the bookings after `last` (NULL: all). */
void docket_unbook(struct docket *docket, struct booking *last);

/* For a docket that was restored from an earlier copy: takes out what was added since then. */
void docket_cut(struct docket *docket);

/* The first finding after `last` (NULL: the first of all), or NULL; and the link to it. */
struct finding *docket_after(const struct docket *docket, const struct finding *last);
struct finding **docket_link(struct docket *docket, struct finding *last);

/* The counter of findings such as this: `notes` or `kept`. */
int *docket_tally(struct docket *docket, enum ruling ruling);

/* Sets to 0 what was counted of findings that are not in the list. */
void docket_forget_counts(struct docket *docket);

/* Is there room for one more note? If not, the note is counted as refused and must not be added: notes never crowd out
   findings. */
bool docket_takes_note(struct docket *docket);

/* Has the docket so many findings that further ones should only be counted? If so, set `docket->arena` to a temporary
   arena while an entry is judged, and call docket_drop before that arena is reset. It counts the findings after `last`
   (NULL: all) and takes them out. */
bool docket_full(const struct docket *docket);
void docket_drop(struct docket *docket, struct finding *last);

/* Takes out the findings after `last` (NULL: all) without counting them. */
void docket_retract(struct docket *docket, struct finding *last);

/* Takes out the first finding of `rule` about `entry`, unless it is confirmed or waived. */
void docket_withdraw(struct docket *docket, const struct rule *rule, int entry);

/* Sets `count`: findings by ruling, dropped ones included. */
void docket_count(struct docket *docket);

/* How many findings and notes were counted but are not in the list. */
int docket_dropped(const struct docket *docket);

/* Sorts the findings by line; those of one line keep their order. */
void docket_sort(struct docket *docket);

/* Adds the hint to the message, and sets `bare`, `guess` and `unknown`. */
void finding_hint(struct finding *finding, struct arena *arena, struct hint hint);

void strings_add(struct arena *arena, struct strings **list, const char *text);
bool strings_have(const struct strings *list, const char *text);

/* The finding rests on something assumed, such as a datum of the box: names it once. What counted against the record is
   then doubtful. */
void finding_rest_on(struct finding *finding, struct arena *arena, const char *path);

/* Adds a related place after those that the finding has. */
void finding_relate(struct finding *finding, struct arena *arena, struct place at, const char *message);

#endif
