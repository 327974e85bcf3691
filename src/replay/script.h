/* Scripts: the log of a record as it was understood, to be judged again with changes, without effect on the record's
   verdict. */
#ifndef REPLAY_SCRIPT_H
#define REPLAY_SCRIPT_H

#include "replay/record.h"

struct remarks;

enum script_kind {
    SCRIPT_MOVE,
    SCRIPT_CLAIMS,
    SCRIPT_SET,
    SCRIPT_UNREAD,
    SCRIPT_TEXT, /* not from the record: a text that is read when it is judged */
};

struct script_entry {
    enum script_kind kind;
    int number;              /* in the log, from 1; 0: not in the log */
    struct move move;        /* as written, without nodes */
    const struct move *more; /* further entries on the same line, in order */
    int more_count;
    const struct remarks *remarks; /* its `illegal:` and `ruled:`; NULL: none */
    struct node *claims;           /* of a checkpoint */
    struct node *set;              /* what a set says, under its key */
    const char *text;              /* the entry on one line, in the words it was read as */
    bool accepted;                 /* it is the proposal for an unread entry (see struct judging) */
    bool waiting;                  /* judging stopped before it, or before an earlier one */
    const char *asides; /* its `illegal` and `ruled` in the short form, a space before each; NULL: it has a note */
    const char *note;   /* as YAML; NULL: none */
    bool partly;        /* a part of its `illegal` or `ruled` is unreadable: it cannot be written again */
    /* The whole entry as `fmt` writes it, one line each if several, if it was read in other words; else NULL. */
    const char *respelt;
    const char *written;        /* the words of such an entry on one line; else NULL */
    const struct move *assumed; /* optional entries assumed before it */
    int assumed_count;
    int harmless;    /* how many of `assumed` come before the first choice */
    int belongs;     /* the choice of this entry belongs before that entry; 0: it does not say so */
    struct place at; /* in the file */
    bool torn;       /* not YAML */
    int last_line;
};

/* Of a log with more than SCRIPT_LONG entries only those from SCRIPT_BEFORE before the first finding on are kept. */
enum { SCRIPT_LONG = 20000, SCRIPT_BEFORE = 2000 };

/* Entry number `first` + i is entry[i]. script_free when done. */
struct script {
    struct arena arena;
    struct box_cache cache;
    struct verdict verdict; /* of the record as it is, judged again */
    struct script_entry *entry;
    int first, count, room;
    enum on_illegal on_illegal;
    void *opening;       /* the state before the first entry that is kept */
    struct node *claims; /* the closing claims, or NULL */
};

/* Judges the record of `verdict` again, in the way of `like`, and keeps its log. The position of the source stays the
   same. False: no finding counts against an entry, or there is no log. Call script_free either way. */
bool script_load(struct script *script, struct source *source, const struct verdict *verdict,
                 const struct judging *like);

/* The same, but keeps every entry, however long the log is and whatever was found. With like->reads_on also those that
   were not judged. */
bool script_load_all(struct script *script, struct source *source, const struct verdict *verdict,
                     const struct judging *like);
void script_free(struct script *script);

/* Keeps one more entry, for callers that judge the record themselves, into script->verdict, and watch. */
void script_keep(struct script *script, const struct step *step);

/* How many of the assumed entries come before the first choice. */
int harmless_entries(const enum optional *kind, int count);

/* The note of an item of a log, or NULL. */
const struct node *item_note(const struct node *item);

/* Prints the entry as `fmt` writes it, with its remarks; nothing for an unreadable one. */
void step_print(const struct step *step, struct text *out);

/* Prints an entry in the long form with a note, which is already YAML. `remarks` and `note` may be NULL. */
void noted_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                 struct text *out);

/* Prints it in the short form if that can express all of it. */
void remarked_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                    struct text *out);

/* Reads a text in the form that `fmt` writes; its words are in the arena. False: it is not an entry. */
bool entry_of_text(const struct match *match, struct arena *arena, const char *text, struct move *move);

/* The moves of the proposal for an unread entry; `first` is its first finding. Returns how many; 0: it has none, or is
   not about moves. */
int correction_of(const struct match *match, struct arena *arena, const struct finding *first,
                  const struct move **moves);

/* Judges entries of a script, or others in their place, one by one. rerun_free when done. */
struct judge;
struct rerun {
    const struct script *script;
    struct verdict verdict; /* its docket has only the findings of the last entry */
    struct judge *judge;
    struct judging how;
    struct arena arena;
    struct node *claims; /* the closing claims of the script, or others in their place; NULL: none */
};

void rerun_open(struct rerun *rerun, const struct script *script);
void rerun_free(struct rerun *rerun);

/* Continues from that state. */
void rerun_from(struct rerun *rerun, const void *state);

/* Judges the entry under that number. The findings are in rerun->verdict.docket until the next call. Returns how many
   of them count against the record. */
int rerun_entry(struct rerun *rerun, const struct script_entry *entry, int number);

/* Has one of these findings that ruling? */
bool rerun_has(const struct rerun *rerun, enum ruling ruling);

/* The same for a text that a person wrote: with what would have been legal instead, and shown to `watch`. */
int rerun_text(struct rerun *rerun, const char *text, int number, void (*watch)(void *context, const struct step *step),
               void *context);

/* The same for the closing claims. */
int rerun_closing(struct rerun *rerun);

const void *rerun_state(const struct rerun *rerun);

/* Does the finding count against its record: illegal, impossible, false, unreadable? */
bool counts_against(const struct finding *finding);

/* The first finding about a judged entry that counts against the record, or NULL. */
const struct finding *first_against_entry(const struct verdict *verdict);

#endif
