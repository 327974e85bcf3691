/* Mending: the smallest changes of a log after which the rest is legal, shown as diffs, best first. */
#ifndef STUDY_MEND_MEND_H
#define STUDY_MEND_MEND_H

#include "replay/record.h"
#include "study/loaded_record.h"
#include "study/mend/repair.h"
#include "study/patch.h"

enum mended {
    MENDED_NOTHING,  /* no mistakes to mend */
    MENDED_LEFT,     /* no mistakes to mend, but illegal moves that stand were left as they are */
    MENDED_PROPOSED, /* there are proposals */
    MENDED_HELPLESS, /* there are mistakes, and no change of one entry helps */
};

/* Prints the proposals for the record, which was judged from `text`. Sets `*changed` to the text with the first
   proposal of each step, as far as that leaves fewer mistakes and no new finding, and `*says` to what was changed, one
   line each; else to the unchanged text and nothing. `all`: also mends illegal and impossible moves after which the
   rest is legal. */
enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed, struct text *says);

/* Gets a proposed change (NULL: all that are needed together), what it says, and the text with it. Valid only during the
   call. If nothing is lifted, it makes an entry readable, which is then judged. */
typedef void take_proposal(void *context, const struct repair *repair, const char *says, const struct patch *patch);

/* Gives the proposals for the first entry with a mistake, best first; then, if one is not enough, all changes that are
   needed. */
void mend_proposals(const struct verdict *verdict, struct source *source, const struct judging *how,
                    const struct text *text, take_proposal *give, void *context);

/* ---- separates findings that only follow from an earlier one from those that are a cause ---- */

/* Numbers the mistakes of the record, and says what each finding follows from and how to repair it. Costs nothing for a
   record without findings that count, else at most search_budget; `place` is the record's in its batch, from 1: many of
   them have less each. `how` is how it was judged. `source` is where it was
   read, and keeps its position; NULL: it cannot be read again, and every finding is a mistake by itself. */
void find_mistakes(struct verdict *verdict, struct source *source, const struct judging *how, int place);

#endif
