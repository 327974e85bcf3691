/* Scripts: the log of a record as it was understood, to be judged again with changes and without a trace in its verdict. */
#ifndef REPLAY_SCRIPT_H
#define REPLAY_SCRIPT_H

#include "replay/record.h"

struct remarks;

enum script_kind {
    SCRIPT_MOVE,
    SCRIPT_CLAIMS,
    SCRIPT_SET,
    SCRIPT_UNREAD,
    SCRIPT_TEXT, /* not of the record: a text that is read when it is judged */
};

struct script_entry {
    enum script_kind kind;
    int number;              /* in the log, from 1; 0: it is not there */
    struct move move;        /* as it was written, without its nodes */
    const struct move *more; /* what stands in the same line after it, in order */
    int more_count;
    const struct remarks *remarks; /* what the entry says of itself; NULL: nothing */
    struct node *claims;           /* of a checkpoint */
    struct node *set;              /* what a set says, under its key */
    const char *text;              /* the entry on one line; what it was read as, if it was read */
    const struct move *corrected;  /* of an entry that was not read: without its misspelt words; NULL: not known */
    int corrected_count;           /* more than one: it is several entries */
    const char *corrected_set;     /* likewise of a `set`, on one line; NULL: not known, or it is none */
    bool misplaced;                /* it was not read because it is not an entry at all */
    const char *asides; /* `illegal` and `ruled` as pairs of the short form, a blank before each; NULL: it has a note */
    const char *note;   /* as YAML writes it; NULL: none */
    bool partly;        /* not every word of what it says of itself was read: it cannot be written again */
    const char
        *respelt; /* all of it as `fmt` writes it, where it was read as it is meant, a line for each entry; else NULL */
    const char *written;        /* the words of such an entry on one line; else NULL */
    const struct move *assumed; /* what was assumed before it */
    int assumed_count;
    int early_row, late_entry; /* it came too early: see struct step */
    bool confirms;             /* likewise */
    int harmless;              /* how many of them come before the first sacrifice */
    struct place at;           /* in the file */
    bool torn;                 /* no sound YAML: it ends somewhere up to its last line */
    int last_line;             /* 0: it is torn, and none comes after it */
};

/* How much of a long log is held: of more than SCRIPT_LONG entries only those from SCRIPT_BEFORE before the first finding on. */
enum { SCRIPT_LONG = 20000, SCRIPT_BEFORE = 2000 };

/* Entry number `first` + i is entry[i]. script_free when done. */
struct script {
    struct arena arena;
    struct box_cache cache;
    struct verdict verdict; /* of the record as it is, judged once more */
    struct script_entry *entry;
    int first, count, room;
    enum on_illegal on_illegal;
    void *opening;       /* the state before the first entry held */
    struct node *claims; /* the closing ones, or NULL */
};

/* Judges the record of that verdict once more, in the way it was judged, and keeps its log. The position of the source is as before.
   False: nothing counts against an entry, or there is no log to judge again. script_free either way. */
bool script_load(struct script *script, struct source *source, const struct verdict *verdict,
                 const struct judging *like);

/* The same with every entry, however long the log is and whatever was found. */
bool script_load_all(struct script *script, struct source *source, const struct verdict *verdict,
                     const struct judging *like);
void script_free(struct script *script);

/* Keeps one more entry: for those who judge the record themselves, into script->verdict, and watch. */
void script_keep(struct script *script, const struct step *step);

/* How many of the assumed entries come before the first sacrifice. */
int harmless_entries(const enum optional *kind, int count);

/* The note of an item of a log; NULL: none. */
const struct node *item_note(const struct node *item);

/* The entry as `fmt` writes it, with what it says of itself; nothing for what was not understood. */
void step_print(const struct step *step, struct text *out);

/* An entry in the long form with a note, which is YAML already. Both `remarks` and `note` may be NULL. */
void noted_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                 struct text *out);

/* The same in the short form, where it has one and needs no other. */
void remarked_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                    struct text *out);

/* What a text as `fmt` writes it says; its words are in the arena. False: it is not an entry. */
bool entry_of_text(const struct match *match, struct arena *arena, const char *text, struct move *move);

/* What an entry that was not understood, of which that is the first finding, would be without its misspelt words. Returns how many
   entries; 0: not known. */
int correction_of(const struct match *match, struct arena *arena, const struct finding *first,
                  const struct move **moves);

/* Judging entries of a script, or others in their place, one after the other. rerun_free when done. */
struct judge;
struct rerun {
    const struct script *script;
    struct verdict verdict; /* its docket has the findings of the last entry only */
    struct judge *judge;
    struct judging how;
    struct arena arena;
    struct node *claims; /* the closing ones: those of the script, or others in their place; NULL: none */
    bool corrected;      /* what was not read is still that, but was played in the words it was meant in, if known */
};

void rerun_open(struct rerun *rerun, const struct script *script);
void rerun_free(struct rerun *rerun);

/* Goes on from that state. */
void rerun_from(struct rerun *rerun, const void *state);

/* Judges the entry, which gets that number. The findings are in rerun->verdict.docket until the next call.
   Returns how many of them count against the record. */
int rerun_entry(struct rerun *rerun, const struct script_entry *entry, int number);

/* Is there a finding among them that is only doubtful? */
bool rerun_in_doubt(const struct rerun *rerun);

/* The same for an entry a person wrote: with what would have been legal instead, and shown to `watch`. */
int rerun_text(struct rerun *rerun, const char *text, int number, void (*watch)(void *context, const struct step *step),
               void *context);

/* The same for the closing claims. */
int rerun_closing(struct rerun *rerun);

const void *rerun_state(const struct rerun *rerun);

/* Does the finding count against its record: illegal, impossible, false, unreadable? */
bool counts_against(const struct finding *finding);

/* The first finding that does so and is about an entry; NULL: none is. */
const struct finding *first_against_entry(const struct verdict *verdict);

#endif
