/* Formatting: writes a record as `fmt` does, without touching comments, order and blank lines. */
#ifndef STUDY_FORMAT_H
#define STUDY_FORMAT_H

#include "replay/script.h"
#include "study/loaded_record.h"
#include "study/patch.h"

/* Changes the patch with the text of the record: entries get the words, short form and indentation of the format; words
   of head, table and claims become what they were read as. With `full` the assumed entries are written too. An entry
   with a note keeps its form unless it was read in other words. Unread entries stay, unless like->accept: then the
   proposals take their place, each judged before the next is read. The record must have been judged; its verdict stays
   the same. */
void format_record(struct loaded_record *loaded, const struct judging *like, bool full, struct patch *patch);

/* Formats one entry of the script. New lines begin with `prefix`, up to after the dash; NULL: like the entry. */
void format_entry(struct patch *patch, const struct script *script, const struct script_entry *entry, bool full,
                  const char *prefix);

#endif
