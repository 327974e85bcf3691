/* Mending: which smallest changes of a log would make the rest of it fit, shown as diffs, best first. */
#ifndef STUDY_MEND_H
#define STUDY_MEND_H

#include "study/loaded_record.h"

enum mended {
    MENDED_NOTHING,  /* there is nothing to mend */
    MENDED_PROPOSED, /* there are proposals */
    MENDED_HELPLESS, /* the record does not fit, and no change of one entry helps */
};

/* At most so many entries are judged again for each entry of the record. */
enum { MEND_PER_ENTRY = 2000 };

/* Prints the proposals for the record, which was judged from this text; `*changed` becomes the text with the first proposal of each
   step made. With `all` also illegal moves after which the rest fits are mended. */
enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed);

#endif
