/* Repairs: the kinds of changes: what each puts in the place of what, in the text of its record and in words. */
#ifndef STUDY_MEND_REPAIR_TEXT_H
#define STUDY_MEND_REPAIR_TEXT_H

#include "study/mend/repair.h"
#include "study/patch.h"

/* A kind of change: its name in reports, how many entries it puts in the place of how many, and of how many more for each that is
   more; how it is written in the record (NULL: not in the log) and in words. */
struct rewriting;
struct change_kind {
    const char *name;
    int drops, puts, each_drops, each_puts;
    bool (*write)(const struct rewriting *);
    void (*print)(const struct meant *, struct text *);
};
extern const struct change_kind change_kinds[CHANGES];

/* "add `ben: pass` before entry 5", "exchange entries 5 to 7 with entries 8 to 9": with the others that are as likely. */
void print_change(const struct meant *meant, struct text *out);

/* "fix: Tom: extend c3 c4", "fix: add `ben: pass` before entry 5". Only where finding->meant is known. */
void print_fix(const struct finding *finding, struct text *out);

/* The entries it writes or, of those that it leaves out, all but the first, one on each line. Do two write the same? */
void repair_print(const struct repair *repair, struct text *out);
bool repairs_write_same(const struct repair *a, const struct repair *b);

/* Makes the change in the log. `there` are the entries at its place, as many as it drops and at least one. False: not all of it can
   be written there. */
bool write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct match *match);

/* The same before the log; and judging the course with it. */
void write_head(struct patch *patch, const struct head_change *change, int before);
void course_change_head(struct course *course, const struct head_change *change);

/* What it says of itself, in that arena, before what others say. */
const struct meant *meant_by(const struct course *course, const struct repair *repair, const struct meant *others,
                             struct arena *arena);

/* The same with what was probably meant in that log. A word renamed all over the record is not written: it does not say where. */
bool write_meant(struct patch *patch, const struct meant *meant, const struct script *script);

/* In the closing claims, from that node on: whatever word one of the changes renames. */
void rename_claims(struct patch *patch, const struct node *node, const struct repair *const *repairs, int count);

#endif
