/* Judging a record: from a stream of documents to verdicts. Names no game. */
#ifndef REPLAY_RECORD_H
#define REPLAY_RECORD_H

#include <stdbool.h>

#include "base/status.h"
#include "doc/reader.h"
#include "game/game.h"

struct club;

enum on_illegal { ILLEGAL_STANDS, ILLEGAL_VOID, ILLEGAL_STOP };

/* Built-in boxes, opened once and used for every record judged with this cache, and what words mean in the last of them. Zero-initialise;
   box_cache_free when done. */
enum { CACHED_GAMES = 16 };
struct box_cache {
    struct arena arena;
    struct {
        const struct node *provenance;
        struct open_box {
            const struct node *node; /* as it was opened; NULL: not yet */
            const void *box;
        } open[SEATS_MAX + 1][2]; /* by seats; for records that say `box: built-in`, [1] */
        struct book *book;        /* how people say things in it; NULL until needed */
    } game[CACHED_GAMES];
    struct word_cache *words; /* NULL until needed; of the last record with a built-in box */
};
void box_cache_free(struct box_cache *cache);

struct remarks;

/* One entry of the log after it was judged. Everything in it dies when the watcher returns. */
struct step {
    int entry;
    struct place at;
    int last_line; /* on which the entry ends; 0: nobody knows, as it is not sound YAML or was read without nodes */
    const struct match *match;
    const void *before, *after;    /* equal where nothing changed */
    const void *heard;             /* what the entry was judged on: `before` and what was assumed */
    const struct node *item;       /* as it was written; NULL: it was read without nodes */
    const struct move *move;       /* NULL for claims and what could not be read */
    const struct remarks *remarks; /* what it says of itself; NULL where there is no move, and without nodes: nothing */
    const struct node *claims;     /* of a checkpoint; NULL: it is none */
    const struct node *set;        /* what a set says, which was understood; NULL: it is none */
    const struct finding *findings; /* of this entry, up to the docket's end; NULL if none */
    const char *sums;               /* the account line; "" if it has none */
    const struct move *assumed;     /* optional entries assumed before it, and of which kind each is */
    const enum optional *assumed_kind;
    int assumed_count;
    int early_row;  /* what was assumed before it, from this row on, was withdrawn: it came too early; -1: it was not */
    int late_entry; /* then: by which entry */
    bool confirms;  /* it is what was assumed earlier */
    bool reworded;  /* read as it is meant, not as it is written */
    int part; /* which entry of those that stand in one line, from 0: each is a step of its own, with one number */
    const struct node
        *note;    /* what the item says besides, or the words of a sentence that say nothing of the game; NULL: none */
    bool further; /* not of the log, but to be judged after it */
};

/* A log whose first entries were judged before, with the same head: they are left out of the text, and judging goes on after them. */
struct resumption {
    int entries;
    const void *state;                                    /* after them */
    void (*recall)(void *context, struct docket *docket); /* adds what was found about them */
    void *context;
    bool failed; /* a part of the head stands after the log after all: nothing of the verdict counts */
};

/* How to judge. Zero is the default but for `at`, which is then 0: use judging_usual(). */
struct judging {
    enum on_illegal on_illegal;
    int at;               /* stop after this entry; -1: judge it all */
    int before;           /* only records that begin before this line; 0: all */
    const int *voided;    /* entries to be judged as if ruled void, in order, ended by 0; NULL: none */
    int question, answer; /* a house answer that replaces the record's own; question -1: none */
    bool keep_books;
    bool forgetful;             /* findings of an entry are forgotten once its watcher has returned */
    bool quiet;                 /* no lists of legal moves in the findings */
    bool brief;                 /* nobody asks the verdict how points came about: its sheets are brief */
    bool without_nodes;         /* the watcher needs none of entries that nothing is to be said of */
    struct resumption *resume;  /* NULL: from the first entry on */
    const char *const *further; /* entries to judge after the log, as text; NULL-terminated, or NULL */
    struct box_cache *cache;
    const struct club *club; /* house rules and their own copy for many records; NULL: none */
    void (*watch)(void *context, const struct step *step); /* may be NULL */
    void *context;
};
struct judging judging_usual(struct box_cache *cache);

/* The same answers and the same way with illegal moves; nothing else of it, and no cache. */
struct judging judging_like(const struct judging *like);

/* What became of one record. Owns all it points to but `file`; verdict_free when done. */
struct verdict {
    struct arena arena;
    const char *file, *title;
    const char *date, *date_text,
        *place;              /* the day as YYYY-MM-DD, and as it is written; NULL where it is not given or not clear */
    int line;                /* where it begins */
    struct node *claims;     /* the closing ones, or NULL */
    int document;            /* from 1, in its file */
    const struct game *game; /* NULL: it is not known */
    bool judged;  /* head and table were readable and possible; else nothing below but findings and match counts */
    bool partial; /* broken off: a syntax error, a limit, --on-illegal stop */
    void *state;  /* after the last entry judged */
    int entries;
    int started; /* the seat that made the first entry after the setup, from 1; 0: the record does not say */
    const struct move *assumed; /* optional entries assumed before the closing claims, and of which kind each is */
    const enum optional *assumed_kind;
    int assumed_count;
    const char *assumed_sums; /* their account line, where a caller watched; NULL or "": none */
    bool final; /* it has a final count instead of a position and a log; `state` is then that of the setup */
    bool over;
    const char *undecided; /* over, and something not written could change who won: what; NULL: nothing is assumed so */
    struct docket docket;
    const struct club *club; /* that it was judged with; NULL: none */
    bool other_file;         /* nothing in it is a part of a record: another kind of file */
    struct match match;
    struct standing standing; /* last, for it is large: what is beyond its seats is never looked at */
};

/* Judges the next record of the stream. False when there is none left. `document` is its number: one after the first that has no
   `game` gets an explanation of what a `---` does. If the stream is broken
   where one begins that is not to be judged any longer, verdict->line is that their. */
bool judge_record(struct reader *reader, const struct judging *how, const char *file, int document,
                  struct verdict *verdict);

void verdict_free(struct verdict *verdict);

/* Who may act after the last entry, as the game says it; nobody in a record that was not judged or has a final count. */
unsigned verdict_to_act(const struct verdict *verdict);

/* Do the findings count against the record? `strict` also counts doubtful and unsettled ones. STATUS_FINE, _MISTAKE or _UNREADABLE: this
   too where it was not judged to its end and nothing says why but what does not count (a baseline that accepts the reason says why). */
enum status verdict_status(const struct verdict *verdict, bool strict);

/* A record of its own for an input that could not be read at all: one unreadable finding. */
void verdict_unreadable(struct verdict *verdict, const char *file, struct place at, const char *sentence);

#endif
