/* Reports: verdicts in the form somebody wants to read. One findings model, one renderer per format. */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/json.h"
#include "base/text.h"
#include "doc/source.h"
#include "replay/record.h"

struct format;

/* One report being written. `out` is what is not yet on `to`; the caller flushes it. */
struct report {
    const struct format *format;
    struct text out;
    bool colour, strict;
    int records;                     /* so far, the one being rendered not included */
    int count[WORD_COUNT];           /* findings so far, likewise */
    int failing;                     /* records with a status other than 0 so far */
};

/* begin, then record for each verdict in the order of the input, then end. Any may be NULL.
   `source` is where the record was read from, for quoting lines; NULL if it cannot be quoted. */
struct format {
    const char *name, *doc;
    void (*begin)(struct report *report);
    void (*record)(struct report *report, const struct verdict *verdict, struct source *source);
    void (*end)(struct report *report);
};

/* All formats; ends with a row without name. */
extern const struct format formats[];

const struct format *format_named(const char *name);

/* Renders one verdict and adds it to the counts. */
void report_record(struct report *report, const struct verdict *verdict, struct source *source);

/* ---- pieces shared by the renderers ---- */

/* "cyclades.outbid-same-god" etc. "error", "warning" or "note": how loud a finding is. `strict` as in verdict_status. */
const char *loudness(enum word word, bool strict);

/* "entry 3, cycle 2, offerings, ada" */
void print_whereabouts(const struct finding *finding, struct text *out);

/* "1 illegal move; replayed 14 entries; cycle 3, offerings; leader ben" */
void print_summary(const struct verdict *verdict, struct text *out);

/* The score sheet as the command `score` prints it. */
void print_sheet(const struct match *match, const struct standing *standing, bool over, struct text *out);

#endif
