/* Mending: which smallest changes of a log would make the rest of it fit, shown as diffs, best first. */
#ifndef STUDY_MEND_MEND_H
#define STUDY_MEND_MEND_H

#include "study/loaded_record.h"
#include "study/patch.h"

enum mended {
    MENDED_NOTHING,  /* there is nothing to mend */
    MENDED_LEFT,     /* nor is there, but moves that everybody saw were left as they are */
    MENDED_PROPOSED, /* there are proposals */
    MENDED_HELPLESS, /* the record does not fit, and no change of one entry helps */
};

/* Prints the proposals for the record, which was judged from this text. `*changed` becomes the text with the first proposal of each
   step made, as far as that leaves fewer mistakes and no finding that was not there, and `*says` what was changed, a line each; else
   they are the text as it is and nothing. With `all` also illegal and impossible moves after which the rest fits are mended. */
enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed, struct text *says);

/* A change that would mend something: what it says of itself, and the text with it made. Lasts while it is being given out. */
struct proposal {
    int entry;  /* where it changes something first; of all changes together: 0 */
    bool lifts; /* fewer findings are left; false: an entry can be read then, and is judged */
    const char *says;
    const struct patch *patch;
};

/* The proposals for the first entry that does not fit, best first; then, if that is not enough, all the changes that are needed. */
void mend_proposals(const struct verdict *verdict, struct source *source, const struct judging *how,
                    const struct text *text, void (*give)(void *context, const struct proposal *), void *context);

#endif
