/* Kinds of changes: what each replaces, in the text of the record and in words. */
#ifndef STUDY_MEND_REPAIR_TEXT_H
#define STUDY_MEND_REPAIR_TEXT_H

#include "study/mend/repair.h"
#include "study/patch.h"

/* A kind of change: its name in reports; how many entries it drops (AS_MANY: as it puts; a deletion may drop more); how
   it is said in words. */
enum { AS_MANY = -1 };
struct kind_of_change {
    const char *name;
    int drops;
    void (*print)(const struct change *, struct text *);
};
extern const struct kind_of_change change_kinds[CHANGES];
int change_drops(enum change_kind kind, int puts);

/* A word for the change that says more than its kind: set, gap, move, exchange-turns, rename-turn; else its kind, which
   before the log is replace or insert. */
const char *change_word(const struct change *change);

/* "add `ben: pass` before entry 5", "exchange entries 5 to 7 with entries 8 to 9"; with the others that are equally
   likely. */
void print_change(const struct change *change, struct text *out);

/* "fix: Tom: extend c3 c4", "fix: add `ben: pass` before entry 5". Only if finding->fix is not NULL. */
void print_fix(const struct finding *finding, struct text *out);

/* Do both write, and at the same place? */
bool changes_go_together(const struct change *change, const struct change *other);

/* Makes the change in the log. `there` are the entries at its place, as many as it drops and at least one. False: not
   all of it can be written there. write_change makes a change that is known only as a finding has it. */
bool write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct match *match);
bool write_change(struct patch *patch, const struct change *change, const struct script *script);

/* write_head makes a change before the log; read_with_head reads the log of the course with it, to be freed. */
void write_head(struct patch *patch, const struct head_change *change, int before);
struct script *read_with_head(const struct course *course, const struct head_change *change);

/* Completes repair->change as the course is now: numbers, names and text, in its arena. */
void describe_repair(const struct course *course, struct repair *repair);

/* A copy of the change with all its strings, followed by `next`. */
const struct change *keep_change(const struct change *change, const struct change *next, struct arena *arena);

#endif
