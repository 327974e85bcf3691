/* Baselines: findings the user has accepted, listed by fingerprint, so that only new ones count.
   A line is FINGERPRINT CODE FILE; the file is named as seen from the folder of the baseline, percent-encoded. */
#ifndef STUDY_BASELINE_H
#define STUDY_BASELINE_H

#include "replay/record.h"

/* Zero-initialise; baseline_free when done. */
struct baseline {
    char *folder; /* the true path of the folder the file names are seen from; from malloc */
    char **line;  /* "FINGERPRINT FILE", sorted */
    int count, room;
};

/* Takes one line of the list, without its end; empty ones and comments too. false: it is not a line of a baseline. */
bool baseline_take(struct baseline *baseline, const char *line);

/* To be called when all lines were taken. */
void baseline_sort(struct baseline *baseline);

/* Adds a line for every finding of the record that could count against it. */
void baseline_list(const struct baseline *baseline, const struct verdict *verdict, struct text *out);

/* Takes the findings that are on the list out of the docket; docket.known says how many. */
void baseline_apply(const struct baseline *baseline, struct verdict *verdict);

void baseline_free(struct baseline *baseline);

#endif
