/* Appending: entries after the last one of a log, in the text of its record. */
#ifndef STUDY_APPEND_H
#define STUDY_APPEND_H

#include "study/patch.h"

/* Spaces before the log of that document; -1: it is not a list with a dash for each entry, or there is none. */
int log_blanks(const struct patch *patch, int line);

/* Puts the entries (a line each, after the prefix; NULL: as the log has them) after the log of the document that begins on that line;
   a missing `log:` is made at its end. False: the log is not a list with a dash for each entry, or the document is in braces. */
bool append_entries(struct patch *patch, int line, const char *entries, const char *prefix);

#endif
