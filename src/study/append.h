/* Appending: entries behind the last one of a log, in the text of its record. */
#ifndef STUDY_APPEND_H
#define STUDY_APPEND_H

#include "study/patch.h"

/* Puts the entries (a line each) behind the log of the document that begins on that line; a missing `log:` is made at its end.
   False: the log is not a list with a dash for each entry, or the document is in braces. */
bool append_entries(struct patch *patch, int line, const char *entries);

#endif
