/* Kinds of changes: what each replaces, in the text of the record and in words. */
#ifndef STUDY_MEND_REPAIR_TEXT_H
#define STUDY_MEND_REPAIR_TEXT_H

#include "study/mend/repair.h"
#include "study/patch.h"

/* A kind of change: its name in reports; how many entries it drops and puts, and how many more for each of `more`; how
   it is written in the record (NULL: not in the log) and in words. */
struct rewriting;
struct change_kind {
    const char *name;
    int drops, puts, each_drops, each_puts;
    bool (*write)(const struct rewriting *);
    void (*print)(const struct meant *, struct text *);
};
extern const struct change_kind change_kinds[CHANGES];

/* "add `ben: pass` before entry 5", "exchange entries 5 to 7 with entries 8 to 9"; with the others that are equally
   likely. */
void print_change(const struct meant *meant, struct text *out);

/* "fix: Tom: extend c3 c4", "fix: add `ben: pass` before entry 5". Only if finding->meant is not NULL. */
void print_fix(const struct finding *finding, struct text *out);

/* repair_print: the entries it writes or, of those that it removes, all but the first, one per line.
   repairs_write_same: do two write the same? */
void repair_print(const struct repair *repair, struct text *out);

/* Makes the change in the log. `there` are the entries at its place, as many as it drops and at least one. False: not
   all of it can be written there. */
bool write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct match *match);

/* write_head makes a change before the log; course_change_head judges the course with it. */
void write_head(struct patch *patch, const struct head_change *change, int before);
void course_change_head(struct course *course, const struct head_change *change);

/* The description of the change, in the arena, followed by `others`. */
const struct meant *meant_by(const struct course *course, const struct repair *repair, const struct meant *others,
                             struct arena *arena);

/* Renames in the closing claims, from `node` on, whatever words the changes rename. */
void rename_claims(struct patch *patch, const struct node *node, const struct repair *const *repairs, int count);

#endif
