/* The file of a baseline: reading it, and the folder that file names are relative to. */
#ifndef CLI_BATCH_BASELINE_FILE_H
#define CLI_BATCH_BASELINE_FILE_H

#include "study/baseline.h"

/* Reads the list. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int baseline_read(struct baseline *baseline, const char *path);

/* For a list that will be written to that path. */
int baseline_new(struct baseline *baseline, const char *path);

#endif
