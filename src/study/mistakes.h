/* Mistakes: findings that only follow from an earlier one are distinguished from those that stand for themselves. */
#ifndef STUDY_MISTAKES_H
#define STUDY_MISTAKES_H

#include "replay/record.h"

/* Numbers the mistakes of the record and says what each finding follows from, and what was probably meant. Costs nothing for a
   record without findings that count; for any other it judges at most so many entries again for each of its entries, and so many in
   all: nobody waits longer for the groups of a log that is nonsense throughout.
   `how` is how it was judged, `source` where it was read from, which keeps its position; NULL: it cannot be read again, and every
   finding stands alone. */
enum { MISTAKES_PER_ENTRY = 250, MISTAKES_MOST = 375000 };
void find_mistakes(struct verdict *verdict, struct source *source, const struct judging *how);

#endif
