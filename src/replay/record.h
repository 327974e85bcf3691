/* Judging a record: from a stream of documents to verdicts. Names no game. */
#ifndef REPLAY_RECORD_H
#define REPLAY_RECORD_H

#include <stdbool.h>

#include "base/status.h"
#include "doc/node.h"
#include "doc/reader.h"
#include "game/game.h"

struct club;

enum on_illegal { ILLEGAL_STANDS, ILLEGAL_VOID, ILLEGAL_STOP };

/* Built-in boxes, opened once for all records judged with this cache, and what entries of the last records mean.
   Zero-initialise; box_cache_free when done. */
enum { CACHED_GAMES = 8 };
struct box_cache {
    struct arena arena;
    struct {
        struct open_box {
            const struct node *node; /* the box as opened; NULL: not yet */
            const void *box;
        } open[SEATS_MAX + 1][2];    /* by seats; [1] for records with `box: built-in` */
        struct entry_cache *entries; /* NULL until needed; for the last record with a built-in box */
    } game[CACHED_GAMES];
};
void box_cache_free(struct box_cache *cache);

struct remarks;

/* One entry of the log after it was judged. Everything in it is valid only until the watcher returns. */
struct step {
    int entry;
    struct place at;
    int last_line; /* last line of the entry; 0: not known, since it was read without nodes */
    bool torn;     /* it is not YAML */
    const struct match *match;
    const void *before, *after; /* equal if nothing changed */
    const void *heard;          /* the state the entry was judged on: `before` and what was assumed */
    const struct node *item;    /* the item as written; NULL: read without nodes */
    const struct move *move;    /* NULL for claims and unreadable entries */
    /* Its `illegal:` and `ruled:`; NULL: no move, or read without nodes (it then has none). */
    const struct remarks *remarks;
    const struct node *claims;      /* of a checkpoint; else NULL */
    const struct node *set;         /* what a readable set says; else NULL */
    const struct finding *findings; /* its findings, up to the docket's end; NULL: none */
    const char *sums;               /* the account line; "": none */
    const struct move *assumed;     /* optional entries assumed before it, and the kind of each */
    const enum optional *assumed_kind;
    int assumed_count;
    bool reworded, accepted; /* it was read in other words; it is the proposal for an unread entry */
    int part;                /* which entry of those on one line, from 0: each is a step, and all have one number */
    const struct node *note; /* its note, or the words of a sentence that are not about the game; NULL: none */
    bool further;            /* not of the log: one of `further` */
    bool waiting;            /* it was only read: an entry up to this one is unread. `before` and `after` are equal */
};

/* Does a log begin with it? Also if it begins again because a part of the head follows it. */
static inline bool step_opens(const struct step *step)
{
    return step->entry == 1 && step->part == 0;
}

/* A log whose first entries were judged before, with the same head. They are left out of the text, and judging
   continues after them. */
struct resumption {
    int entries;
    const void *state;                                    /* the state after them */
    void (*recall)(void *context, struct docket *docket); /* adds the findings about them */
    void *context;
    bool failed; /* a part of the head follows the log: the verdict must not be used */
};

/* How to judge. Zero is the default except for `at`: use judging_usual(). */
struct judging {
    enum on_illegal on_illegal;
    int at;     /* stop after this entry; -1: judge all */
    int before; /* only records that begin before this line; 0: all */
    /* An answer that replaces the record's answer to a house rule; question -1: none. Entries that wait for one that is
       unread are then not read. */
    int question, answer;
    bool keep_books;
    bool forgetful;             /* forget the findings of an entry once its watcher has returned */
    bool quiet;                 /* no legal entries in the findings */
    bool brief;                 /* how points came about is not needed: the sheets are brief */
    bool without_nodes;         /* the watcher needs no nodes for entries without findings */
    struct resumption *resume;  /* NULL: begin with the first entry */
    bool reads_on;              /* the watcher also sees the first unread entry and those that wait for it */
    bool accept;                /* an unread entry that has one proposal is judged as this proposal */
    const char *const *further; /* entries to judge after the log, as text; NULL-terminated, or NULL */
    struct box_cache *cache;    /* needed to judge a record; a rerun has its box already and may do without */
    const struct club *club;    /* house rules and the club's copy of the game; NULL: none */
    void (*watch)(void *context, const struct step *step); /* may be NULL */
    void *context;
};
struct judging judging_usual(struct box_cache *cache);

/* Judging with the same answers and the same treatment of illegal moves; all else is the default, without a cache. */
struct judging judging_like(const struct judging *like);

/* The result of judging one record. Owns everything it points to except `file`; verdict_free when done. */
struct verdict {
    struct arena arena;
    const char *file, *title;
    const char *date, *date_text, *place; /* the day as YYYY-MM-DD; as written; NULL: not given or not clear */
    int line;                             /* where the record begins */
    struct node *claims;                  /* the closing ones, or NULL */
    int document;                         /* from 1, in its file */
    const struct game *game;              /* NULL: not known */
    bool judged;  /* head and table are readable and possible; if not, only findings and match are set below */
    bool partial; /* judging ended early: an unread entry, a syntax error, a limit, --on-illegal stop */
    void *state;  /* after the last entry judged */
    int entries;  /* how many were judged */
    /* Judging stopped before this entry, which was not read or needs what is missing (0: it did not); its line (0: it is
       not in the file); and how many entries after it were only read. */
    int unread, unread_line, waiting;
    int started;                /* the seat of the first entry after the setup, from 1; 0: the record does not say */
    const struct move *assumed; /* optional entries assumed before the closing claims, and the kind of each */
    const enum optional *assumed_kind;
    int assumed_count;
    const char *assumed_sums; /* their account line, if a caller watched; NULL or "": none */
    bool final; /* the record has a final count instead of a position and a log; `state` is then the setup */
    bool over;
    const char *undecided; /* over, and something not written could change who won: what; else NULL */
    struct docket docket;
    const struct club *club; /* the club it was judged with; NULL: none */
    bool other_file;         /* nothing in it is part of a record: another kind of file */
    struct match match;
    struct standing standing; /* last because it is large; its unused seats are undefined */
};

/* Judges the next record of the stream. False: there is none. `document` is its number; a later document without `game`
   gets an explanation of `---`. If the stream is broken where a record begins that must not be judged (see `before`),
   verdict->line is that line. */
bool judge_record(struct reader *reader, const struct judging *how, const char *file, int document,
                  struct verdict *verdict);

/* Judges the record of the verdict `of` again. The position of the source stays the same. */
bool judge_record_again(struct source *source, const struct verdict *of, const struct judging *how,
                        struct verdict *verdict);

void verdict_free(struct verdict *verdict);

/* Who may act after the last entry, as the game says; 0 in a record that was not judged or has a final count. */
unsigned verdict_to_act(const struct verdict *verdict);

/* Do findings count against the record? `strict` also counts doubtful and unsettled ones. Returns STATUS_FINE, _MISTAKE
   or _UNREADABLE. It is also _UNREADABLE if judging ended early for a reason that is not among the findings that
   count, whatever a baseline accepts. */
enum status verdict_status(const struct verdict *verdict, bool strict);

/* The verdict on an input that could not be read at all: one unreadable finding. */
void verdict_unreadable(struct verdict *verdict, const char *file, struct place at, const char *sentence);

/* ---- days as people write them ---- */

/* Reads the day on which a game was played, as YYYY-MM-DD. False: it is not clear which day it is. */
enum { DATE_ROOM = 40 };
bool read_date(const char *text, char iso[DATE_ROOM]);

/* ---- the documents of a file. Each one after a record is a record too, so that a stray `---` never hides what follows it ---- */

/* Passes to the end of a log. */
void pass_items(struct reader *reader, struct arena *arena);

/* The message about a document after a record that has no `game`. */
extern const char stray_document[];

/* Passes over the next document as judging does: an entry that cannot be read does not end the stream. False: there is
   none (`*line` is 0), or it has no `game` (`*line` is where it begins). */
bool pass_document(struct reader *reader, int *line);

/* For callers that look at one record of a file: reads on after it. If a document is not a record or cannot be read,
   that becomes the only finding of the verdict, which then does not count as judged. */
void refuse_stray(struct reader *reader, struct verdict *verdict);

#endif
