/* Mistakes: separates findings that only follow from an earlier one from those that are a cause. */
#ifndef STUDY_MEND_MISTAKES_H
#define STUDY_MEND_MISTAKES_H

#include "replay/record.h"

/* Numbers the mistakes of the record, and says what each finding follows from and how to repair it. Costs nothing for a
   record without findings that count, else at most search_budget. `how` is how it was judged. `source` is where it was
   read, and keeps its position; NULL: it cannot be read again, and every finding is a mistake by itself. */
void find_mistakes(struct verdict *verdict, struct source *source, const struct judging *how);

#endif
