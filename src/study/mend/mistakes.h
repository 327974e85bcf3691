/* Mistakes: findings that only follow from an earlier one are distinguished from those that stand for themselves. */
#ifndef STUDY_MEND_MISTAKES_H
#define STUDY_MEND_MISTAKES_H

#include "replay/record.h"

/* Numbers the mistakes of the record and says what each finding follows from, and what was probably meant. Costs nothing for a
   record without findings that count; any other costs a search_budget at most.
   `how` is how it was judged, `source` where it was read from, which keeps its position; NULL: it cannot be read again, and every
   finding stands alone. */
void find_mistakes(struct verdict *verdict, struct source *source, const struct judging *how);

#endif
