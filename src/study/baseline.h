/* Baselines: findings the user has accepted, listed by fingerprint, so that only new ones count. A line is FINGERPRINT
   CODE FILE, with the path relative to the folder of the baseline, percent-encoded. */
#ifndef STUDY_BASELINE_H
#define STUDY_BASELINE_H

#include "replay/record.h"

/* Zero-initialise; baseline_free when done. */
struct baseline {
    char *folder; /* real path of the folder that file names are relative to; from malloc */
    char **line;  /* "FINGERPRINT FILE", sorted */
    int count, room;
};

/* Takes one line of the list, without its end; also empty lines and comments. False: it is not a line of a baseline. */
bool baseline_take(struct baseline *baseline, const char *line);

/* Call it when all lines were taken. */
void baseline_sort(struct baseline *baseline);

/* Adds a line for every finding of the record that could count against it. */
void baseline_list(const struct baseline *baseline, const struct verdict *verdict, struct text *out);

/* Takes findings in the list out of the docket; docket.known is their number. */
void baseline_apply(const struct baseline *baseline, struct verdict *verdict);

void baseline_free(struct baseline *baseline);

#endif
