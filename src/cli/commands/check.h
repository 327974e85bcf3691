/* Reports about many records: check, results and standings judge and write in the same way. */
#ifndef CLI_COMMANDS_CHECK_H
#define CLI_COMMANDS_CHECK_H

#include <stdbool.h>

#include "cli/batch/batch.h"
#include "study/results/results.h"
#include "study/results/standings.h"

/* What a report of rows collects. Zero-initialise. */
struct rows {
    struct results results;
    struct standings standings;
};

/* Judges the inputs and writes the reports. `rows`: one for each report, if they are about rows; else NULL. Returns the
   status. */
int run_reports(const struct options *options, struct rows *rows);

/* At the end, on standard error: what is left out, and names that were joined. */
void tell_rows(const struct rows *rows, struct report *report);

#endif
