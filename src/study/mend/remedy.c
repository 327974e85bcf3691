/* Remedies: which search is worthwhile, and what to report if none helps. */

#include <string.h>

#include "base/words.h"
#include "game/hearing.h"
#include "replay/position.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"

enum {
    STRAIGHT_AGAIN = 6, /* entries without findings before the log counts as legal again */
    FEWEST_ASTRAY = 3,
    FEW_ALIKE = 3,     /* entries of which any would do as the one left out */
    MOST_AWAITED = 12, /* entries of the table in a row */
};

/* What is found against an entry: it is illegal and stands; it came at another moment; its `illegal:` or `ruled:` is
   wrong; it is unreadable; anything else. */
enum cause { DEED = 1, UNTIMELY = 2, REMARK = 4, UNREAD = 8, OTHER = 16 };

static unsigned cause(const struct finding *finding)
{
    unsigned deed = finding->ruling == RULING_ILLEGAL ? DEED : 0;
    if (is_untimely(finding->rule))
        return UNTIMELY | deed;
    if (finding->ruling == RULING_FALSE)
        return REMARK;
    return deed ? deed : finding->ruling == RULING_UNREADABLE ? UNREAD : OTHER;
}

static unsigned causes(struct course *course, int target)
{
    unsigned found = 0;
    course_go_to(course, target);
    rerun_entry(&course->rerun, &course->entry[target], course->entry[target].number);
    const struct finding *finding = course->rerun.verdict.docket.first;
    for (; finding; finding = finding->next)
        if (counts_against(finding))
            found |= cause(finding);
    return found;
}

/* Do both say the same, perhaps at another place that makes no difference? */
static bool is_same(const struct repair *a, const struct repair *b)
{
    bool there = a->change.kind == CHANGE_INSERT || (a->at == b->at && a->drops == b->drops);
    if (a->change.kind != b->change.kind)
        return false;
    if (a->head)
        return same(a->change.text, b->change.text);
    if (!there || a->puts != b->puts)
        return false;
    for (int i = 0; i < a->puts; i++)
        if (a->put[i].number != b->put[i].number || !same(a->put[i].text, b->put[i].text))
            return false;
    return true;
}

/* Drops those that a better one says too. */
static void drop_repeated(struct remedy *remedy)
{
    int kept = 0;
    for (int i = 0, better; i < remedy->count; i++) {
        for (better = 0; better < kept && !is_same(&remedy->repairs[better], &remedy->repairs[i]);)
            better++;
        if (better == kept)
            remedy->repairs[kept++] = remedy->repairs[i];
    }
    remedy->count = kept;
}

/* Makes the repairs found the remedy; false: there are none. */
static bool take_repairs(struct remedy *remedy)
{
    if (remedy->count == 0)
        return false;
    remedy->kind = REMEDY_CHANGE;
    drop_repeated(remedy);
    const struct repair *best = remedy->repairs, *next = best + 1;
    while (next < best + remedy->count && next->lifted == best->lifted && next->doubts == best->doubts
           && next->distance == best->distance)
        next++;
    remedy->equals = (int)(next - best);
    return true;
}

static bool search(struct course *course, int target, bool alone, bool thorough, struct remedy *remedy)
{
    remedy->count = find_repairs(course, target, alone, false, remedy->repairs, &remedy->complete);
    bool found = take_repairs(remedy);
    if (found && thorough) {
        /* The best ones stay those of the first search, and the budget of the next search stays the same. */
        struct repair more[MOST_REPAIRS];
        long budget = course->budget, for_gaps = course->for_gaps;
        int count = find_repairs(course, target, alone, true, more, &remedy->complete);
        course->budget = budget;
        course->for_gaps = for_gaps;
        remedy->count = remedy->equals;
        for (int i = 0; i < count && remedy->count < MOST_REPAIRS; i++)
            remedy->repairs[remedy->count++] = more[i];
        drop_repeated(remedy);
    }
    return found;
}

/* ---- what the table did ----------------------------------------------------------------------------------------- */

static void name_awaited(const struct match *match, int verb, int times, struct text *out)
{
    text_format(out, "%stable: %s", out->length ? ", then " : "", match->game->verbs[verb].name);
    if (times > 1)
        text_format(out, ", %d times", times);
}

/* "table: deal, 3 times, then table: reveal": what the game waits for, up to the entry or until a player must act, or
   waits for an entry that cannot be listed. Returns how many entries. */
static int list_awaited(struct course *course, int target, struct text *out)
{
    const struct script_entry *entry = &course->entry[target];
    int count = 0, times = 0, verb = -1;
    course_go_to(course, target);
    while (count < MOST_AWAITED && course_awaits_table(course)) {
        struct script_entry next = {.kind = SCRIPT_MOVE};
        struct moves moves = course_moves(course);
        bool listed = moves.count > 0;
        if (listed)
            next.move = moves.move[0];
        moves_free(&moves);
        if (listed)
            rerun_entry(&course->rerun, &next, 0);
        if (!listed || (is_move_of(entry, CHANCE) && next.move.verb == entry->move.verb))
            break;
        if (times && next.move.verb != verb) {
            name_awaited(course->match, verb, times, out);
            times = 0;
        }
        verb = next.move.verb;
        times++;
        count++;
    }
    if (times)
        name_awaited(course->match, verb, times, out);
    return count;
}

/* What the game waits for there, if it is the table and cannot be found by trying; or NULL. */
static const char *missing_before(struct course *course, int target, bool complete)
{
    const struct match *match = course->match;
    struct text missing = {0};
    course_go_to(course, target);
    if (course_awaits_table(course)) {
        position_print_unlisted(match, course_state(course), &missing);
        if (!missing.length && !complete)
            list_awaited(course, target, &missing);
    }
    while (missing.length && missing.bytes[missing.length - 1] == '\n')
        missing.bytes[--missing.length] = '\0';
    const char *kept = missing.length ? arena_copy(course->arena, missing.bytes, missing.length) : NULL;
    text_free(&missing);
    return kept;
}

/* The index after the last of many entries with findings, from `target` on; 0: there are not many. A few legal entries
   in between do not end the row; it does not end if most entries after it have findings too. */
static int end_of_stray(struct course *course, int target)
{
    int objected = 0, last = target, end = 0, behind = 0;
    if (!(causes(course, target) & UNTIMELY))
        return 0;
    for (int i = target; i < course->count && i - last < STRAIGHT_AGAIN; i++) {
        if (!course->found[i] || course->entry[i].kind != SCRIPT_MOVE)
            continue;
        objected++;
        last = i;
        if (objected >= FEWEST_ASTRAY && 4 * objected >= 3 * (i + 1 - target))
            end = i + 1;
    }
    for (int i = end; i < course->count; i++)
        behind += course->found[i] > 0;
    return end && 2 * behind > course->count - end ? course->count : end;
}

/* Reports that something unknown is missing, unless a change removes as many findings as that explains. */
static void blame_gap(struct course *course, int target, struct remedy *remedy)
{
    int astray = end_of_stray(course, target), end = astray < course->count ? course->before[astray] : course->total;
    int lifted = remedy->kind == REMEDY_CHANGE ? remedy->repairs[0].lifted : 0;
    if (astray && end - course->before[target] > lifted)
        *remedy = (struct remedy){
            .kind = REMEDY_MISSING, .complete = remedy->complete, .missing = "one or more entries", .astray = astray};
}

/* Is the entry only removed, without being a repetition? */
static bool is_dropped(const struct course *course, int target, const struct repair *repair)
{
    return repair->change.kind == CHANGE_DELETE && repair->distance > NEAR_CHANGE
           && course->entry[target].kind == SCRIPT_MOVE;
}

/* Is an entry added long before the finding that might as well be one of many others? */
static bool is_invented(int target, const struct remedy *remedy)
{
    const struct repair *best = &remedy->repairs[0];
    return best->change.kind == CHANGE_INSERT && best->at < target && best->puts == 1 && remedy->equals > FEW_ALIKE;
}

/* Does the entry come after the end of what the entry before it was a part of? Then nothing is missing between. */
static bool is_late(const struct course *course, int target)
{
    const struct script_entry *entry = &course->entry[target];
    return target > 0 && !course->found[target - 1] && entry->kind == SCRIPT_MOVE && entry[-1].kind == SCRIPT_MOVE
           && entry->move.verb == entry[-1].move.verb;
}

/* A repair that only removes a player's entry, or invents one, is not used unless `all`; nor if something is missing
   before it. */
static void leave_idle(struct course *course, int target, bool all, unsigned against, struct remedy *remedy)
{
    if (!is_dropped(course, target, &remedy->repairs[0]) && !is_invented(target, remedy))
        return;
    bool early = (against & UNTIMELY) && !is_late(course, target);
    const char *missing = early ? missing_before(course, target, false) : NULL;
    /* If the table acted at the right moment, but did something else, its entry is not removed. */
    if (missing)
        *remedy = (struct remedy){.kind = REMEDY_MISSING, .complete = true, .missing = missing};
    else if (!all || (course->entry[target].move.actor == CHANCE && !(against & UNTIMELY)))
        *remedy = (struct remedy){.kind = against & DEED ? REMEDY_DEED : REMEDY_IDLE, .complete = true};
}

/* There are several mistakes: uses a near change that removes only this one, or removes an entry that changed
   nothing. */
static void mend_alone(struct course *course, int target, bool all, bool thorough, unsigned against,
                       struct remedy *remedy)
{
    if (!search(course, target, true, thorough, remedy))
        return;
    leave_idle(course, target, all, against, remedy);
    bool far = remedy->kind == REMEDY_CHANGE && remedy->repairs[0].distance > NEAR_CHANGE;
    if (far && !(all && is_dropped(course, target, &remedy->repairs[0])))
        *remedy = (struct remedy){.kind = REMEDY_NONE, .complete = remedy->complete};
}

/* Do the counts of an earlier false claim explain this entry too? */
static int find_accepted_before(struct course *course, int target, struct repair repairs[MOST_REPAIRS])
{
    for (int at = 0; at < target; at++) {
        bool claims = course->entry[at].kind == SCRIPT_CLAIMS && course->found[at];
        if (claims && find_accepted(course, at, repairs)
            && repairs[0].lifted >= course->found[at] + course->found[target])
            return 1;
    }
    return 0;
}

/* Searches for changes that do not change what a player did; these are always proposed. */
static int find_unasked(struct course *course, int target, bool claim, bool lone_deed,
                        struct repair repairs[MOST_REPAIRS])
{
    int count = claim ? find_accepted(course, target, repairs) : find_accepted_before(course, target, repairs);
    if (claim || count || !lone_deed)
        return count;
    struct search search = open_search(course, target, true, repairs);
    if (nobody_acted(course, target))
        try_beginning(&search);
    return search.count ? search.count : find_before_deed(course, target, repairs);
}

static void find_any(struct course *course, int target, bool all, bool thorough, struct remedy *remedy)
{
    unsigned against = causes(course, target);
    bool rest_fits = course_fits_behind(course, target);
    bool deed = (against | REMARK) == (DEED | REMARK) && !all;
    bool claim = course->entry[target].kind == SCRIPT_CLAIMS || against == REMARK;
    *remedy = (struct remedy){.kind = against & UNREAD ? REMEDY_UNREAD
                                      : claim          ? REMEDY_CLAIM
                                                       : REMEDY_DEED,
                              .complete = true};
    remedy->count = find_unasked(course, target, claim, rest_fits && (against & DEED), remedy->repairs);
    if (take_repairs(remedy) || claim || (deed && rest_fits))
        return;
    bool found = search(course, target, rest_fits, thorough, remedy);
    const struct repair *best = &remedy->repairs[0];
    bool helps = found && 2 * best->lifted > course->total;
    struct text awaited = {0};
    bool several = (against & UNTIMELY) && !helps && list_awaited(course, target, &awaited) > 1;
    const char *missing = arena_keep(course->arena, &awaited);
    if (several) { /* entries of the table that cannot be found one by one */
        *remedy = (struct remedy){.kind = REMEDY_MISSING,
                                  .several = true,
                                  .complete = remedy->complete,
                                  .missing = missing,
                                  .astray = end_of_stray(course, target)};
        return;
    }
    if (found) {
        if (rest_fits)
            leave_idle(course, target, all, against, remedy);
        if (best->change.kind == CHANGE_INSERT && best->puts > 1)
            blame_gap(course, target, remedy);
        return;
    }
    if (deed)
        return;
    remedy->missing = missing_before(course, target, remedy->complete);
    remedy->kind = remedy->missing ? REMEDY_MISSING : REMEDY_NONE;
    if (!remedy->missing && !rest_fits)
        mend_alone(course, target, all, thorough, against, remedy);
    if (remedy->kind == REMEDY_NONE)
        blame_gap(course, target, remedy);
}

void find_remedy(struct course *course, int target, bool all, bool thorough, struct remedy *remedy)
{
    course->all = all;
    find_any(course, target, all, thorough, remedy);
    for (int i = 0; i < remedy->count && remedy->kind == REMEDY_CHANGE; i++) {
        if (i < remedy->equals)
            find_range(course, &remedy->repairs[i]);
        describe_repair(course, &remedy->repairs[i]);
    }
}
