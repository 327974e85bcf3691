/* Reports: verdicts in the form the reader wants to read. One findings model, one renderer per format. */
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
struct standings;

/* One report being written. `out` is what is not yet where it belongs; the caller flushes it. report_free when done. */
struct report {
    const struct format *format;
    struct text out;
    bool colour, strict;
    bool all;                    /* what is folded for people is shown one by one */
    int records;                 /* so far, the one being added not included */
    int count[RULING_COUNT];     /* findings so far, likewise */
    int failing, partial;        /* records with a status other than 0; broken off */
    int known;                   /* findings that a baseline accepts */
    int mistakes, following;     /* and findings that follow from others */
    size_t written;              /* bytes of records so far */
    int left_out;                /* records for which that left no room */
    struct noted noted;          /* what the notes so far come to */
    int passed_over;             /* files of folders that are not records, or excluded; known at the end */
    const struct text *passed;   /* their names, each ended by NUL; NULL: nobody wants to know them */
    const struct text *missing;  /* names of files and folders that are not there or hold no record, likewise */
    struct text aside;           /* what a format keeps for its end, or to say it once */
    int cases, failures, errors; /* of the test cases, for formats that have such */
    const struct rule **met;     /* rules that occurred, for formats that list them at their end */
    int met_count;
    const struct history *history; /* the way to each finding of the record being rendered; NULL: not followed */
    const struct frames *frames;   /* its pictures; NULL: none were gathered */
    struct results *results; /* of a report of rows: which are wanted, and who is who; NULL: it is one of findings */
    struct standings *standings; /* what they come to; NULL: nobody asks */
};

/* begin, then for each verdict in the order of the input record and join, then end. Any may be NULL.
   `record` writes the record itself and looks at nothing but colour, strict, all, history and frames: it may work in another thread
   on a report of its own.
   `source` is where the record was read from, for quoting lines; NULL if it cannot be quoted.
   `join` writes what stands between the records and sees the numbers; the record's text follows it. */
struct format {
    const char *name, *doc;
    void (*begin)(struct report *report);
    void (*record)(struct report *report, const struct verdict *verdict, struct source *source);
    void (*join)(struct report *report, const struct verdict *verdict);
    void (*add)(struct report *report, const struct verdict *verdict,
                const struct text *body); /* NULL: the text itself */
    void (*end)(struct report *report);
    size_t (*told)(struct report *report,
                   const struct text *body); /* bytes that a record begins with and that were said before */
    bool wants_history, wants_frames;        /* the way to each finding; the pictures */
    bool wants_fingerprints;
    bool totals_first; /* the records wait in `aside` for `end`, which knows the totals */
    int most_findings; /* of one record: mistakes first, and it says how many are left out; 0: all of them */
    size_t most_bytes; /* of all records: those for which no room is left are counted, as it says; 0: any */
};

/* All formats; ends with a row without name. */
extern const struct format formats[];

/* Those of results and of standings, which are about rows. */
extern const struct format result_formats[], standing_formats[];

const struct format *format_named(const char *name);
const struct format *format_among(const struct format *list, const char *name);

/* The record alone, in the manner of the report, at the end of `body`. */
void report_render(const struct report *report, const struct verdict *verdict, struct source *source,
                   struct text *body);

/* Adds a record that was rendered before, and counts it. */
void report_add(struct report *report, const struct verdict *verdict, const struct text *body);

/* Both at once. */
void report_record(struct report *report, const struct verdict *verdict, struct source *source);

void report_begin(struct report *report);
void report_end(struct report *report);
void report_free(struct report *report);

#endif
