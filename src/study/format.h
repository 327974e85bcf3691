/* Formatting: a record as the format writes it, without touching comments, order and blank lines. */
#ifndef STUDY_FORMAT_H
#define STUDY_FORMAT_H

#include "replay/script.h"
#include "study/loaded_record.h"
#include "study/patch.h"

/* Changes the patch, whose text the record was judged from: entries in the words, the short form and the indentation of the format,
   words of head, table and claims as they were read. With `full` the assumed entries are written out too. An entry with
   a note keeps its form unless it was read as it is meant. The record must be readable; its verdict does not change. */
void format_record(struct loaded_record *loaded, const struct judging *how, bool full, struct patch *patch);

/* One entry of the script alone. A new line begins with the prefix, up to after the dash; NULL: as the entry does. */
void format_entry(struct patch *patch, const struct script *script, const struct script_entry *entry, bool full,
                  const char *prefix);

#endif
