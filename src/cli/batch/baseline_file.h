/* The file of a baseline: reading it, and where file names are seen from. */
#ifndef CLI_BATCH_BASELINE_FILE_H
#define CLI_BATCH_BASELINE_FILE_H

#include "study/baseline.h"

/* Reads the list. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int baseline_read(struct baseline *baseline, const char *path);

/* For a list that is to be written at that path. */
int baseline_new(struct baseline *baseline, const char *path);

#endif
