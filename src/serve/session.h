/* Sessions: a record that stays open and is asked again and again: by a prompt, a language server, a page in a browser.
   Everything is in memory: no files, no printing, no clock. A session is used by one thread at a time.
   What is given out (entries, findings, states, offers) is the session's and lasts until it gets another text or, where it is said,
   until it is asked the same kind of question again. Position N is the one after entry N of the log; 0 is before the first. */
#ifndef SERVE_SESSION_H
#define SERVE_SESSION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "replay/club.h"
#include "replay/script.h"
#include "study/mend/mend.h"

struct session;

/* How it is judged. Zero is the default. */
struct session_manner {
    enum on_illegal on_illegal;
    const struct club *club; /* must outlive the session; NULL: none */
    int document;            /* which document of the text, from 1; 0: the first */
    bool alone;              /* nobody else looks at the other documents: one that is not a record is refused here */
};

struct session *session_open(struct session_manner manner);
void session_close(struct session *session);

/* The text of the record, from now on; it is copied, and may be broken, unfinished or empty. `name` is what findings call it and is
   copied too. Only what comes after the first changed line is judged again, where head and log allow. */
void session_read(struct session *session, const char *name, const char *text, size_t length);

/* The text as it is now: after session_add, undo and redo another one than was read. */
const struct text *session_text(const struct session *session);

/* ---- what became of it ----------------------------------------------------------------------------------------- */

/* As `check` has it; findings in verdict->docket, mistakes not yet distinguished. verdict->judged false: there is no position to ask
   about, and the findings say why. NULL: there is no record in the text at all. */
const struct verdict *session_verdict(const struct session *session);

/* The same with mistakes distinguished, what follows and what was meant; done once, when it is asked for. */
const struct verdict *session_judgement(struct session *session);

/* A source of the text, for reports that quote lines (report_record and its like) and for study/mend. */
struct source *session_source(struct session *session);

/* How it is judged, for study/mend and others who judge it again. */
const struct judging *session_judging(const struct session *session);

/* ---- entries --------------------------------------------------------------------------------------------------- */

/* One entry of the log. */
struct session_entry {
    int number;
    struct place at;          /* where it is, after the dash */
    const char *text;         /* as `fmt` writes it, on one line; as written where it could not be read */
    const char *note;         /* as YAML writes it; NULL: none */
    const char *round;        /* when it was made: "cycle 2"; "" where there are no rounds */
    const char *stage;        /* in it: "offerings" */
    const struct move *move;  /* NULL: claims, or not understood */
    const char *sums;         /* the account line; "" if it has none */
    const char *assumed;      /* the assumed entries before it, joined by ", "; "" if none */
    struct finding *findings; /* the first of those about it; NULL: none */
    int finding_count;
    int decided; /* assumed entries so far */
};

/* The log as it was understood, for study/entry_lines and others who write to the text: entry number N is entry[N - 1]. */
const struct script *session_script(const struct session *session);

int session_entries(const struct session *session);
const struct session_entry *session_entry(const struct session *session, int number);

/* Which entry is at that line; 0: none. `*before` (may be NULL) is how many entries stand before the line. */
int session_entry_at(const struct session *session, int line, int *before);

/* ---- positions ------------------------------------------------------------------------------------------------- */

/* The position after entry N, to be used with replay/position.h and the match of session_verdict. Lasts until the next position is
   asked for. NULL: there is no such position. */
const void *session_state(struct session *session, int after);

/* "cycle 2, offerings"; "ada", "ada or ben", "" when nobody is; nothing where there is no such position. */
void session_moment(struct session *session, int after, struct text *out);
void session_to_act(struct session *session, int after, struct text *out);

/* The score sheet of that position, as the command `score` prints it, and the picture: text for a terminal, or SVG. False: there is
   none. */
bool session_sheet(struct session *session, int after, struct text *out);
bool session_picture(struct session *session, int after, bool svg, bool colour, struct text *out);

/* ---- the legal entries, and words that lead to them ------------------------------------------------------------ */

struct offered_word {
    const char *word;  /* "bid", "gold", "4", "ada:" */
    const char *about; /* what the verb does, what the field is; NULL: nothing to say */
    int entries;       /* legal entries it leads to; 0: what it leads to cannot be listed */
};

struct offered_entry {
    int number; /* among all legal entries of the position, from 1, as `moves` lists them; 0: an entry is assumed before */
    const char *text;  /* "ada: bid ares gold 4" */
    const char *earns; /* "ada 1, ben 0.5"; "" if nothing is said */
};

/* What may be written at a place of a line. */
struct offers {
    size_t from; /* the byte of the line where each word begins; what stands there is its unfinished beginning */
    struct offered_word *word; /* each once, in the order of the legal entries */
    int words;
    struct offered_entry *entry; /* the legal entries that begin so */
    int entries;
    int total;            /* legal entries of the position that are listed */
    int whole;            /* the number of the legal entry that the line is, word by word; 0: it is none as it stands */
    const char *unlisted; /* what may be entered now but cannot be listed, one line each; "" if nothing */
    const char *notation; /* how that is written, one line each: "table: deal <a list of tiles>"; "" if nothing */
};

/* The words that can follow the beginning of an entry so that it can still become a legal one in that position: who acts, the verb,
   field names and values in the order in which the referee writes them. What is there already may have fields in any order, bags in
   any order, capitals, and field names left out. A player who is not to act gets what is legal after assumed entries.
   The line has no dash; with `nameless` it need not begin with a name: it is then the entry of the player to act. Where something
   cannot be listed its verbs, fields and known words are offered too.
   NULL: there is no such position. Lasts until the next offers are asked for. */
const struct offers *session_offers(struct session *session, int after, const char *line, bool nameless);

/* Entry number `number` of these, as text; NULL: there is none. */
const char *session_listed(struct session *session, int after, int number);

/* ---- going on -------------------------------------------------------------------------------------------------- */

/* An entry judged without being written. */
struct session_trial {
    const char
        *entry; /* as `fmt` writes it, with what it says of itself, several on a line each; NULL: not understood */
    bool reworded, unread;         /* it was read in other words; it was not read */
    const char *meant;             /* not understood, but clearly this one entry; NULL: understood, or not clear */
    const struct verdict *verdict; /* its docket has the findings about the entry; places are columns of its line */
    int against;                   /* how many of them count against the record */
    bool refused;                  /* impossible, or doubtfully so: it changed nothing */
    const void *state;             /* the position it leads to */
    bool claims;                   /* it is not a move */
    bool
        withdraws; /* it was assumed as given up: the entry before which that was came too early, as the findings say */
    const char *sums;
    const char *assumed;
    const char *next;   /* "ben to act", "the game is over": who acts then */
    const char *moment; /* and when */
};

/* The entry as it would be judged in that position. Without a name it is the entry of the player to act. Lasts until the next trial.
   NULL: there is no such position. */
const struct session_trial *session_try(struct session *session, int after, const char *entry);

/* Rules and words are explained by study/explain/explain.h, findings printed with their lines by report/report.h. */

/* What hinders a change of the text; SESSION_FINE: nothing, it was made. */
enum session_change {
    SESSION_FINE,
    SESSION_NO_POSITION, /* the record was not judged */
    SESSION_NOT_READ,    /* the entry is not understood; session_try says why */
    SESSION_LEFT_ALONE, /* the log is not a list with a dash for each entry, or lines end otherwise than by LF or CRLF */
    SESSION_NO_MORE,    /* nothing is left to undo or redo */
    SESSION_NO_MOVE,    /* the last entry is not a move that is understood */
};

/* Writes the entry after the log, as `fmt` writes it, whatever is to be said about it; comments and layout stay. What was undone is gone. */
enum session_change session_add(struct session *session, const char *entry);

/* Takes back the last `count` entries of the log (or all, if there are fewer); puts them back, one at a time in their order. */
enum session_change session_undo(struct session *session, int count);
enum session_change session_redo(struct session *session);
enum session_change session_delete(struct session *session, int number); /* the same with that entry alone */
int session_undone(const struct session *session);                       /* how many can be put back */

/* Writes a note with the last entry, after one that is there already; a remark after it on its line stays. */
enum session_change session_note(struct session *session, const char *note);

/* Writes with the last entry, whatever it says of itself, that the table has let it stand or ruled it void. */
enum session_change session_rule(struct session *session, bool stands);

/* Which smallest changes would make the rest of the log fit, as `mend` prints them; `*changed` becomes the text with the first of each
   step made. With `all` also moves against the rules after which the rest fits. */
enum mended session_mend(struct session *session, bool all, struct text *out, struct text *changed, struct text *says);

/* The text with the first N entries only, for a game that goes on otherwise from there. */
enum session_change session_branch(struct session *session, int after, struct text *out);

#endif
