/* Reports: verdicts in the format that the reader wants. One model of findings, one renderer per format. */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/json.h"
#include "base/text.h"
#include "doc/source.h"
#include "replay/record.h"
#include "study/wording.h"

struct format;
struct history;
struct frames;
struct results;
struct result_row;
struct standings;

/* A report being written. `out` is what was not flushed yet; the caller flushes it. report_free when done. */
struct report {
    const struct format *format;
    struct text out;
    bool colour, strict;
    bool all;                  /* show folded findings one by one */
    bool verbose;              /* list the entries read in other words */
    int records;               /* so far, without the one being added */
    int count[RULING_COUNT];   /* findings so far, without the record being added */
    int failing, partial;      /* records with a status other than 0; records whose judging ended early */
    int known;                 /* findings that a baseline accepts */
    int mistakes, following;   /* findings that follow from others */
    size_t written;            /* bytes of records so far */
    int left_out;              /* records that are left out because of it */
    struct noted noted;        /* totals of the notes so far */
    int passed_over;           /* files of folders that are not records, or excluded; known at the end */
    const struct text *passed; /* their names, each ended by NUL; NULL: not wanted */
    /* Names of files and folders that do not exist or have no record, each ended by NUL; NULL: not wanted. */
    const struct text *missing;
    struct text aside;           /* what a format keeps for the end, or to say it only once */
    struct arena scratch;        /* for words, while a record is rendered or joined, or the end written */
    int cases, failures, errors; /* of test cases, for formats that have them */
    const struct rule **met;     /* rules that occurred, for formats that list them at the end */
    int met_count;
    struct source *source;         /* where the record being rendered was read, to quote it; NULL: it cannot be */
    const struct history *history; /* the entries before each finding of the record being rendered; NULL: not kept */
    const struct frames *frames;   /* its pictures; NULL: none */
    struct results *results; /* for a report of rows: which are wanted, and who is who; NULL: a report of findings */
    struct standings *standings; /* totals of the rows; NULL: not wanted */
};

/* `begin`; then for each verdict, in the order of the input, `record` and `join`; then `end`. Any may be NULL. `record`
   writes the record itself and uses only format, colour, strict, all, scratch, source, history and frames, so that it
   may run in another thread with a report of its own. `join` writes what is between the records, or once for several,
   and sees the totals; the record's text follows it. */
struct format {
    const char *name, *doc, *opening; /* the opening is written before `begin`; NULL: none */
    void (*begin)(struct report *report);
    void (*record)(struct report *report, const struct verdict *verdict);
    void (*join)(struct report *report, const struct verdict *verdict);
    void (*add)(struct report *report, const struct verdict *verdict,
                const struct text *body); /* NULL: the text as it is */
    void (*row)(struct report *report,
                const struct result_row *row); /* for rows_add and rows_end; NULL: `end` has them all */
    void (*end)(struct report *report);
    bool wants_history, wants_frames; /* the entries before each finding; the pictures */
    bool wants_fingerprints;
    bool like_compiler; /* of two formats of lines, the one with loudness and related places */
    bool totals_first;  /* the records wait in `aside` for `end`, which knows the totals */
    int most_findings;  /* of one record: mistakes first, then a sentence about the rest; 0: all */
    size_t most_bytes;  /* of all records: those that do not fit are only counted; 0: any number */
};

/* All formats; ends with a row without name. */
extern const struct format formats[];

/* The formats of results and of standings, which are about rows. */
extern const struct format result_formats[], standing_formats[];

const struct format *format_among(const struct format *list, const char *name);

/* Renders the record in the manner of the report, at the end of `body`. */
void report_render(const struct report *report, const struct verdict *verdict, struct source *source,
                   struct text *body);

/* Adds a rendered record to the report, and counts it. Of the verdict only its counts, file and game are read: of a record
   judged in another thread there is no more. */
void report_add(struct report *report, const struct verdict *verdict, const struct text *body);

/* Renders and adds the record. */
void report_record(struct report *report, const struct verdict *verdict, struct source *source);

void report_begin(struct report *report);
void report_end(struct report *report);
void report_free(struct report *report);

#endif
