/* Baselines: findings somebody has accepted, listed in a file by fingerprint, so that only new ones count.
   A line is FINGERPRINT CODE FILE; the file is named as seen from the folder of the baseline, percent-encoded. */
#ifndef CLI_BASELINE_H
#define CLI_BASELINE_H

#include "replay/record.h"

/* Zero-initialise; baseline_free when done. */
struct baseline {
    char *folder; /* the true path of the folder the file names are seen from */
    char **line;  /* "FINGERPRINT FILE", sorted */
    int count, room;
};

/* Reads the list. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int baseline_read(struct baseline *baseline, const char *path);

/* For a list that is to be written at that path. */
int baseline_new(struct baseline *baseline, const char *path);

/* Adds a line for every finding of the record that could count against it. */
void baseline_list(const struct baseline *baseline, const struct verdict *verdict, struct text *out);

/* Takes the findings that are on the list out of the docket; docket.known says how many. */
void baseline_apply(const struct baseline *baseline, struct verdict *verdict);

void baseline_free(struct baseline *baseline);

#endif
