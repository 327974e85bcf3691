/* Sessions: a record that stays open and is asked repeatedly: by a prompt, a language server, a page in a browser.
   Everything is in memory: no files, no printing, no clock. One thread at a time uses a session. The session owns what
   it returns (entries, findings, states, offers), which is valid until it reads another text or, where a comment says
   so, until the same kind of question. Position N is the one after entry N of the log; 0 is before the first. */
#ifndef SERVE_SESSION_H
#define SERVE_SESSION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "replay/club.h"
#include "replay/script.h"
#include "study/mend/mend.h"

struct session;

/* How to judge. Zero is the default. */
struct session_manner {
    enum on_illegal on_illegal;
    const struct club *club; /* must outlive the session; NULL: none */
    int document;            /* which document of the text, from 1; 0: the first */
    /* The caller does not look at the other documents: one that is not a record is reported here. */
    bool alone;
};

struct session *session_open(struct session_manner manner);
void session_close(struct session *session);

/* Reads the text of the record, which is copied and may be unfinished, empty or not YAML. `name`, for findings, is
   copied too. Only what follows the first changed line is judged again, if head and log allow. */
void session_read(struct session *session, const char *name, const char *text, size_t length);

/* The present text, also after session_add, undo and redo. */
const struct text *session_text(const struct session *session);

/* ---- what became of it ----------------------------------------------------------------------------------------- */

/* The verdict, like that of `check`, with findings in verdict->docket; mistakes are not numbered yet. If
   verdict->judged is false there is no position, and the findings say why. NULL: the text has no record. */
const struct verdict *session_verdict(const struct session *session);

/* The verdict with mistakes numbered, what follows from them, and repairs; computed when it is first asked for. */
const struct verdict *session_judgement(struct session *session);

/* A source of the text, for reports that quote lines (report_record) and for study/mend. */
struct source *session_source(struct session *session);

/* How it is judged, for study/mend and others that judge it again. */
const struct judging *session_judging(const struct session *session);

/* ---- entries --------------------------------------------------------------------------------------------------- */

/* One entry of the log. */
struct session_entry {
    const struct script_entry *logged; /* as the log has it: number, place, note, move */
    const char *text;                  /* as `fmt` writes it, on one line; as written if unreadable */
    const char *round;                 /* "cycle 2"; "" in games without rounds */
    const char *stage;                 /* within the round: "offerings" */
    const char *sums;                  /* the account line; "": none */
    const char *assumed;               /* entries assumed before it, joined by ", "; "": none */
    struct finding *findings;          /* its first finding; NULL: none */
    int finding_count;
    int decided; /* entries assumed so far */
};

/* The log as it was understood, for study/entry_lines and others that change the text: entry number N is entry[N -
   1]. */
const struct script *session_script(const struct session *session);

int session_entries(const struct session *session);
const struct session_entry *session_entry(const struct session *session, int number);

/* The entry on that line; 0: none. Sets `*before` (may be NULL) to the number of entries before the line. */
int session_entry_at(const struct session *session, int line, int *before);

/* ---- positions ------------------------------------------------------------------------------------------------- */

/* The position after entry N, for replay/position.h and the match of session_verdict. Valid until the next position is
   asked for. NULL: there is no such position. */
const void *session_state(struct session *session, int after);

/* session_moment: "cycle 2, offerings". session_to_act: "ada", "ada or ben", or "". Both add nothing if there
   is no such position. */
void session_moment(struct session *session, int after, struct text *out);
void session_to_act(struct session *session, int after, struct text *out);

/* The score sheet of that position, as `score` prints it; and the picture, as text for a terminal or SVG. False: there
   is none. */
bool session_sheet(struct session *session, int after, struct text *out);
bool session_picture(struct session *session, int after, bool svg, bool colour, struct text *out);

/* ---- the legal entries, and words that lead to them ------------------------------------------------------------ */

struct offered_word {
    const char *word;  /* "bid", "gold", "4", "ada:" */
    const char *about; /* what the verb does or the field is; or NULL */
    int entries;       /* legal entries with this word; 0: they cannot be listed */
};

struct offered_entry {
    /* Among all legal entries of the position, from 1, as `moves` lists them; 0: it needs assumed entries before it. */
    int number;
    const char *text;  /* "ada: bid ares gold 4" */
    const char *earns; /* "ada 1, ben 0.5"; "": not known */
};

/* What may be written at a place of a line. */
struct offers {
    size_t from; /* the byte of the line where each word begins; the line has an unfinished word from there on */
    struct offered_word *word; /* each once, in the order of the legal entries */
    int words;
    struct offered_entry *entry; /* the legal entries that begin like the line */
    int entries;
    int total;            /* listed legal entries of the position */
    int whole;            /* number of the legal entry that equals the line, word by word; 0: none */
    const char *unlisted; /* legal entries that cannot be listed, described one per line; "" */
    const char *notation; /* how they are written, one line each: "table: deal <a list of tiles>"; "" */
};

/* The words that can follow the beginning of an entry so that it can become legal in that position: the actor, the
   verb, field names and values in the order in which referee writes them. The beginning may have fields in any order,
   bags in any order, capitals, and no field names. For a player who cannot act yet, what is legal after assumed
   entries. The line has no dash. With `nameless` it need not begin with a name; it is then the entry of the player to
   act. For entries that cannot be listed, verbs, fields and known words are offered. NULL: there is no such position.
   Valid until the next offers. */
const struct offers *session_offers(struct session *session, int after, const char *line, bool nameless);

/* ---- going on -------------------------------------------------------------------------------------------------- */

/* An entry that was judged without being written. */
struct session_trial {
    const char *entry;     /* as `fmt` writes it, with its remarks, one line each if several; NULL: unreadable */
    bool reworded, unread; /* it was read in other words; it is unreadable */
    const char *meant;     /* unreadable, but clearly this entry; else NULL */
    const struct verdict *verdict; /* its docket has the findings about the entry, with columns of its line as places */
    int against;                   /* how many findings count against the record */
    bool refused;                  /* impossible, perhaps doubtfully: it changed nothing */
    const void *state;             /* the position after it */
    bool claims;                   /* not a move */
    const char *sums;
    const char *assumed;
    const char *next;   /* "ben to act", "the game is over" */
    const char *moment; /* the moment after it */
};

/* Judges the entry in that position. Without a name it is the entry of the player to act. Valid until the next trial.
   NULL: there is no such position. */
const struct session_trial *session_try(struct session *session, int after, const char *entry);

/* For rules and words see study/explain/explain.h; report/report.h prints findings with their lines. */

/* Why the text was not changed; SESSION_FINE: it was. */
enum session_change {
    SESSION_FINE,
    SESSION_NO_POSITION, /* the record was not judged */
    SESSION_NOT_READ,    /* the entry is unreadable; session_try says why */
    SESSION_LEFT_ALONE,  /* the log has no dash for each entry, or lines do not end in LF or CRLF */
    SESSION_NO_MORE,     /* nothing is left to undo or redo */
    SESSION_NO_MOVE,     /* the last entry is not a readable move */
};

/* Writes the entry after the log, as `fmt` writes it, whatever its findings; comments and layout stay. Nothing can be
   redone then. */
enum session_change session_add(struct session *session, const char *entry);

/* Takes back the last `count` entries of the log (all, if there are fewer); session_redo puts them back, one at a
   time. */
enum session_change session_undo(struct session *session, int count);
enum session_change session_redo(struct session *session);
enum session_change session_delete(struct session *session, int number); /* takes back only that entry */

/* Writes a note with the last entry, after an existing note; a comment on its line stays. */
enum session_change session_note(struct session *session, const char *note);

/* Writes with the last entry that the players let it stand, or ruled it void; replaces an earlier ruling. */
enum session_change session_rule(struct session *session, bool stands);

/* Prints the smallest changes that would make the rest of the log legal, as `mend` does; `*changed` becomes the text
   with the first change of each step. `all`: also for illegal moves after which the rest is legal. */
enum mended session_mend(struct session *session, bool all, struct text *out, struct text *changed, struct text *says);

/* The text with only the first `after` entries, for a game that continues differently from there. */
enum session_change session_branch(struct session *session, int after, struct text *out);

#endif
