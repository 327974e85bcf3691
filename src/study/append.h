/* Appending: adds entries after the last one of a log, in the text of its record. */
#ifndef STUDY_APPEND_H
#define STUDY_APPEND_H

#include "study/patch.h"

/* Spaces before the dashes of the log in the document that begins on `line`; -1: there is no log, or it has no dash for
   each entry. */
int log_blanks(const struct patch *patch, int line);

/* Adds the entries, one per line, after the log of the document that begins on `line`. Each line begins with `prefix`
   (NULL: like the log). A missing `log:` is added at the end. False: the log has no dash for each entry, or the
   document is in braces. */
bool append_entries(struct patch *patch, int line, const char *entries, const char *prefix);

#endif
