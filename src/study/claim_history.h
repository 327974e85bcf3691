/* How a wrong number came about: the last changes of the account that was claimed. */
#ifndef STUDY_CLAIM_HISTORY_H
#define STUDY_CLAIM_HISTORY_H

#include "replay/record.h"

/* Adds them to what is said about wrong numbers of the game's accounts. Costs nothing where there are none; else the record is
   judged once more, with books. `source` as for find_mistakes. */
void tell_claim_history(struct verdict *verdict, struct source *source, const struct judging *how);

#endif
