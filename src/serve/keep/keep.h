/* Keeping a record at the table: answers typed lines. Knows neither terminals nor files: its caller saves the text
   after every line that changed it. */
#ifndef SERVE_KEEP_KEEP_H
#define SERVE_KEEP_KEEP_H

#include "base/status.h"
#include "serve/session.h"

struct keep;

struct keep_manner {
    bool asks;   /* a person is there to answer; if not, illegal entries are refused */
    bool colour; /* in pictures and findings */
    bool strict; /* doubtful and unsettled findings count */
};

/* The session must outlive it. If its text has no record, one is begun by questions. */
struct keep *keep_open(struct session *session, struct keep_manner manner);
void keep_close(struct keep *keep);

/* Sets the width in columns; 0 and the default: 80. */
void keep_fit(struct keep *keep, int columns);

/* The greeting: which record, how far it is, its mistakes; for a new record, which games there are. */
void keep_greet(struct keep *keep, struct text *out);

/* The findings of the record, as `check` prints them. Only if there is a record. */
void keep_report(struct keep *keep, bool colour, struct text *out);

/* "cycle 1, offerings; ada> " */
void keep_prompt(struct keep *keep, struct text *out);

/* Answers a line. False: it is the last one. */
bool keep_hear(struct keep *keep, const char *line, struct text *out);

/* Says why a line cannot be carried out; `why` repeats it. */
void keep_complain(struct keep *keep, struct text *out, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Is there a record with a head to save, and was it changed since the last call? */
bool keep_changed(struct keep *keep);

/* Call it when another program changed the record and the session has read it again. */
void keep_begin_again(struct keep *keep);

/* The status of the lines so far: STATUS_MISTAKE if one was refused or is illegal, STATUS_UNREADABLE if one is
   unreadable. */
enum status keep_status(const struct keep *keep);

/* What Tab does after the beginning of a line: the line becomes `line`; if that is the same, `list` shows the choices.
   Both are valid until the next call. */
struct keep_completion {
    const char *line, *list;
};
struct keep_completion keep_complete(struct keep *keep, const char *line);

#endif
