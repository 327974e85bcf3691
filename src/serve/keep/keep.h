/* Keeping a record at the table: a line is typed, and answered. Knows neither terminals nor files: its holder writes its
   text down after every line that changed it. */
#ifndef SERVE_KEEP_KEEP_H
#define SERVE_KEEP_KEEP_H

#include "base/status.h"
#include "serve/session.h"

struct keep;

struct keep_manner {
    bool asks;   /* a person is there to answer: else what is illegal is refused */
    bool colour; /* in pictures and findings */
    bool strict; /* doubtful and unsettled findings count */
};

/* The session must outlive it; one without a record in its text is begun by questions. */
struct keep *keep_open(struct session *session, struct keep_manner manner);
void keep_close(struct keep *keep);

/* From now on there are so many columns; 0, and before anybody says so: 80. */
void keep_fit(struct keep *keep, int columns);

/* What is said at the beginning: which record, how far it is, what is wrong with it. Of one that is to be begun: which games there
   are. */
void keep_greet(struct keep *keep, struct text *out);

/* The whole judgement of the record, as `check` prints it. Only where there is one. */
void keep_report(struct keep *keep, struct text *out);

/* "cycle 1, offerings; ada> " */
void keep_prompt(struct keep *keep, struct text *out);

/* Answers a line. */
enum keep_outcome { KEEP_GOES_ON, KEEP_ENDS };
enum keep_outcome keep_hear(struct keep *keep, const char *line, struct text *out);

/* Answers a line that could not be read as a whole: nothing of it is carried out. */
enum keep_outcome keep_refuse(struct keep *keep, const char *sentence, struct text *out);

/* Is there a record with a head to be written down, and was it changed since this was asked last? */
bool keep_changed(struct keep *keep);

/* Another program changed the record: the session has read it again. */
void keep_begin_again(struct keep *keep);

/* What the lines so far come to: STATUS_MISTAKE if one was refused or is against the rules, STATUS_UNREADABLE if one was not understood. */
enum status keep_status(const struct keep *keep);

/* What Tab does after the beginning of a line: the line becomes `line`; if that is the same, `list` shows what there is to choose from.
   Both last until the next call. */
struct keep_completion {
    const char *line, *list;
};
struct keep_completion keep_complete(struct keep *keep, const char *line);

#endif
