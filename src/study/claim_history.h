/* Claim history: how a falsely claimed number came about, by the last changes of its account; and when the game ended. */
#ifndef STUDY_CLAIM_HISTORY_H
#define STUDY_CLAIM_HISTORY_H

#include "replay/record.h"

/* Adds the history to findings about false numbers of accounts, and to claims that a game goes on. If there are any, the record is judged once more, with
   books. `source` as for find_mistakes. */
void tell_claim_history(struct verdict *verdict, struct source *source, const struct judging *how);

#endif
