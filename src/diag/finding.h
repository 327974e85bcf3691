/* Findings: what the referee has to say about a record, and where. Nothing here prints. */
#ifndef DIAG_FINDING_H
#define DIAG_FINDING_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/words.h"

/* A stretch of a file. Lines and columns count from 1, columns in code points; `end_column` is one past the last.
   line 0 means no place. Flat, so that a game's state may remember one. */
struct place {
    int line, column, end_line, end_column;
};

/* A rule: permanent public code, where the rule text has it, one sentence.
   `reading` says how an unclear text is read (or NULL). `rests_on` names box data (dotted paths, NULL-terminated, or NULL):
   a finding of this rule is doubtful while one of them is assumed. */
struct rule {
    const char *code, *cite, *sentence, *reading;
    const char *const *rests_on;
};

/* As `reading`: this row is never a finding, it is only cited by score sheets and ledgers. */
extern const char consequence[];

enum ruling {
    RULING_ILLEGAL,
    RULING_IMPOSSIBLE,
    RULING_FALSE,
    RULING_UNREADABLE,
    RULING_DOUBTFUL,
    RULING_UNSETTLED,
    RULING_CONFIRMED,
    RULING_WAIVED,
    RULING_NOTED, /* read as it is meant, or with optional entries: no failure, never */
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

/* What was probably meant: a change of one entry of the log, of it and the next as one, or of one word all over it; or several
   entries on end are there twice. */
enum change {
    CHANGE_REPLACE,
    CHANGE_INSERT,
    CHANGE_DELETE,
    CHANGE_SWAP, /* two parts of the log on end: entries, turns, or one entry and those it was written before or after */
    CHANGE_PLAYERS, /* entries on end are under the names of other players */
    CHANGE_JOIN,    /* the entry and the next are one */
    CHANGE_SPLIT,   /* the entry is several */
    CHANGE_RENAME,  /* one word is another, in that entry and in others */
    CHANGE_TABLE,   /* no entry: the position lacks a key */
    CHANGE_HEAD,    /* nor: something before the log is otherwise */
    CHANGES
};

struct meant {
    enum change change;
    int entry; /* its number: changed, the first of two that are, or inserted before; 0: the change is of no entry */
    /* The entry as it is then written, on several lines if it becomes several; of what is deleted or swapped, as it was; of what
       is renamed, the word alone. */
    const char *text;
    const struct meant *next; /* another change that is as likely; NULL: none is */
    const char *written;      /* renamed: the word that is there; of other players: the name, if it is one; else NULL */
    const char *named;        /* of other players: the name of the one, if it is one; else NULL */
    bool exchanged;           /* of other players: the two have each other's names */
    const char *gap;          /* inserted: what is not written there ("cycle"), and `text` stands for; else NULL */
    int last;   /* deleted, swapped, of other players: number of the last entry that is, from `entry` on; else 0 */
    int second; /* swapped: number of the first entry of the second part; else 0 */
    int since;  /* inserted: number of the first entry before which it would do as well; 0: only there */
};

struct finding {
    enum ruling ruling;
    const struct rule *rule;
    const char *message; /* lower case, no full stop */
    const char *bare;    /* the same without the hint at its end; NULL: it has none */
    const char *guess;   /* the word that was probably meant at its place; NULL: not known */
    const char *unknown; /* the word that stands there; NULL: it is not about one that nobody knows */
    struct place at;
    int entry;                  /* 0: about the head or the closing claims */
    const char *player, *phase; /* NULL where there is none */
    const char *moment;         /* "season 2, excavation" */
    struct related *related;
    struct strings *rests_on;            /* assumed box data */
    struct strings *house;               /* "decline: allow" would lift it */
    struct strings *sources;             /* answers and data it depends on that the club file says */
    struct strings *legal;               /* entries that would have been legal, in short form */
    const char *legal_summary;           /* the same folded into ranges, or the nearest of them, for people; or NULL */
    const char *legal_command;           /* what lists all of them where the summary does not; or NULL */
    int mistake;                         /* from 1: the mistake it belongs to; 0: none */
    bool first;                          /* of its mistake; then also: */
    int followers, from_entry, to_entry; /* how many follow from it; first and last entry with one (0: claims) */
    int follows;                         /* entry of the first finding of its mistake, for the others; 0: none */
    const struct meant *meant; /* at the first finding of a mistake: what would lift them all; NULL: not known */
    const char *missing;       /* at such a first finding: what the table did before it and nobody wrote; or NULL */
    int claimed_seat, claimed_account; /* a wrong number of an account of the game, each + 1; 0: it is none */
    const char *instead;               /* noted: what stands at its place, as `fmt` writes it; NULL for whole entries */
    const char *corrected;    /* unreadable: the entry as it was meant, several on a line each; NULL: not known */
    bool misplaced;           /* unreadable: no entry at all, but something that belongs elsewhere in the record */
    const char *quoted;       /* the line itself, where it is not in the file (an entry from the command line) */
    const char *said;         /* the entry it is about, on one line, perhaps cut; NULL for claims and outside the log */
    uint64_t fingerprint;     /* the same as long as the entry is, wherever it stands; 0 until a report needs it */
    bool idle;                /* doubtful as it is, the entry was refused and changed nothing */
    int late;                 /* log.turn: the entry that was still to come and was assumed as given up; 0: none */
    const char *fact;         /* log.unknown: what is not known, "gold.ben"; NULL for others */
    const struct rule *cited; /* log.unknown: the rule that needs it; NULL: none */
    bool advice;              /* no finding against the entry: plays no part in `illegal:` and `ruled:` */
    struct finding *next;
};

/* Illegal, impossible or doubtful, and a finding against the entry: what `illegal:` and `ruled:` speak about. */
bool is_against(const struct finding *finding);

/* One change of a score, purse or piece count. */
struct booking {
    int entry, seat, account, amount; /* the amount in halves */
    const struct rule *rule;
    const char *why; /* what the rule was applied to, for people; NULL: the rule says it all */
    struct booking *next;
};

/* A fact that was reported as unknown. */
struct fact {
    const char *name;
    struct fact *next;
};

/* Collects the findings of one record, in the order of the record. Everything in it lives in its arena.
   Zero-initialise but for `arena`; set `keep_books` to collect bookings as well. */
struct docket {
    struct arena *arena;
    struct finding *first, *last;
    struct booking *bookings, *last_booking;
    bool keep_books;
    int count[RULING_COUNT];                      /* settled by docket_count */
    int kept, notes;                              /* findings in the list; notes, which are not counted among them */
    int dropped, dropped_by_ruling[RULING_COUNT]; /* beyond the limit: counted, not kept */
    int mistakes, following;                      /* once they were distinguished; findings that follow from another */
    int searched_from;         /* the entry from which on their causes were looked for; 0 or 1: everywhere */
    long tried;                /* entries that were judged again for that */
    struct arena *facts_arena; /* lives as long as the docket; NULL: `arena` does */
    struct fact *facts;        /* reported as unknown so far, the latest first */
    int decided;               /* optional entries that were assumed */
    int spelt;                 /* entries read in other words whose notes are not in the list */
    int refused;               /* notes of the present entry for which there was no room */
    int known;                 /* taken out again because a baseline accepts them */
};

/* A new finding at the end of the docket; the caller fills the rest. */
struct finding *docket_add(struct docket *docket, enum ruling ruling, const struct rule *rule, const char *message);

/* The same once more at the end of another docket, which has it for itself; to which mistake it belongs is not known there. */
struct finding *docket_copy(struct docket *docket, const struct finding *finding);

void docket_book(struct docket *docket, struct booking booking);

/* Was the fact reported as unknown in this record? */
bool docket_has_fact(const struct docket *docket, const char *fact);

/* A finding about that fact, the first in this record: it is remembered until the finding is retracted. The name is copied. `cited`
   is the rule that needs it, or NULL. */
void docket_keep_fact(struct docket *docket, struct finding *finding, const char *fact, const struct rule *cited);

/* The rule that people look up: of an unknown fact the one that needs it, else its own. */
const struct rule *finding_rule(const struct finding *finding);

/* Takes out again what was booked after `last` (NULL: everything). */
void docket_unbook(struct docket *docket, struct booking *last);

/* The docket is a copy of itself from before: what came after its last finding and booking is taken out. */
void docket_cut(struct docket *docket);

/* The first finding that came after `last` (NULL: of all); NULL: none did. */
struct finding *docket_after(const struct docket *docket, const struct finding *last);

/* Is there room for one more note? If not it is refused, and is not to be added: notes never crowd out findings. The judge of the entry
   counts those once it is certain how it was read. */
bool docket_takes_note(struct docket *docket);

/* Has it so many findings that further ones should only be counted? Then let `docket->arena` be a passing one while an entry is
   judged, and drop what came after `last` (NULL: everything) before that arena is reset. */
bool docket_full(const struct docket *docket);
void docket_drop(struct docket *docket, struct finding *last);

/* Takes out again what came after `last` (NULL: everything), as if it had never been said. */
void docket_retract(struct docket *docket, struct finding *last);

/* Takes out the finding of that rule about that entry, unless it is confirmed or waived. */
void docket_withdraw(struct docket *docket, const struct rule *rule, int entry);

/* Counts the words as they stand now, dropped ones included. */
void docket_count(struct docket *docket);

/* All that is counted and not in the list, notes too. */
int docket_dropped(const struct docket *docket);

/* Puts the findings into the order of their lines; those of one line stay as they are. */
void docket_sort(struct docket *docket);

/* Adds the hint to the message. */
void finding_hint(struct finding *finding, struct arena *arena, struct hint hint);

void strings_add(struct arena *arena, struct strings **list, const char *text);
bool strings_have(const struct strings *list, const char *text);

/* The places, oldest first as given. */
void finding_relate(struct finding *finding, struct arena *arena, struct place at, const char *message);

#endif
