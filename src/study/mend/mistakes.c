/* Mistakes: findings that a change of one entry removes follow from one mistake. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "study/claim_history.h"
#include "study/mend/mend.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"

enum { MOST_OF_RECORD = 1 << 20 }; /* bytes of a record whose head is searched */
enum { MOST_SEARCHED = 40 };       /* mistakes for which a change is searched; the others are mistakes by themselves */
enum { MOST_WHOLE = 100 };         /* records of a batch that have the whole budget: the 500th has a fifth of it */

static bool unlabelled(const struct finding *finding)
{
    return counts_against(finding) && !finding->mistake;
}

static struct finding *next_unlabelled(struct finding *finding)
{
    while (finding && !unlabelled(finding))
        finding = finding->next;
    return finding;
}

static void label(struct verdict *verdict, struct finding *finding, int mistake, struct finding *first)
{
    finding->mistake = mistake;
    finding->first = finding == first;
    if (finding == first)
        return;
    finding->follows = first->entry;
    verdict->docket.following++;
    if (!first->followers++)
        first->from_entry = finding->entry;
    first->to_entry = finding->entry;
}

/* A claim about the game, which a change of entries may make true. */
static bool is_claim(const struct finding *finding)
{
    return finding->rule >= &common_rules[CLAIMS_SCORES] && finding->rule <= &common_rules[CLAIMS_TABLE];
}

/* Makes the findings of one entry one mistake, those of one block of claims too, and all entries after the end of the
   game. */
static void stand_alone(struct verdict *verdict, struct finding *first)
{
    int mistake = ++verdict->docket.mistakes;
    bool after_end = first->rule == rule_coded(verdict->game, "log.over");
    for (struct finding *finding = first; finding; finding = finding->next) {
        if (first->entry && finding->entry > first->entry && !after_end) /* they are in the order of the log */
            break;
        bool together = finding->entry == first->entry && is_claim(finding) == is_claim(first);
        if (unlabelled(finding) && (together || (after_end && finding->rule == first->rule)))
            label(verdict, finding, mistake, first);
    }
}

/* Each finding about the head is a mistake, but an unknown word is one mistake wherever it is. */
static void group_head(struct verdict *verdict)
{
    for (struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        struct finding *first = finding->unknown ? verdict->docket.first : finding;
        if (!unlabelled(finding) || finding->entry)
            continue;
        while (first != finding && !(first->first && first->unknown && same(first->unknown, finding->unknown)))
            first = first->next;
        label(verdict, finding, first->mistake ? first->mistake : ++verdict->docket.mistakes, first);
    }
}

/* ---- with the log at hand -------------------------------------------------------------------------------------- */

/* The findings of a course, to be looked up by entry and rule. */
struct found {
    int number;
    const struct rule *rule;
    bool against;
};

struct grouping {
    struct verdict *verdict;
    struct course course;
    struct found *found;
    int count;
    struct finding *next; /* the first that may have no mistake yet */
    bool lost;            /* entries are missing, and everything after them follows from that */
};

static void remember(struct grouping *grouping, int number, const struct rule *rule, bool against)
{
    if ((grouping->count & (grouping->count - 1)) == 0)
        grouping->found = must_grow(grouping->found, (size_t)(2 * grouping->count + 1) * sizeof *grouping->found);
    grouping->found[grouping->count++] = (struct found){number, rule, against};
}

static void remember_found(struct grouping *grouping, int number)
{
    const struct finding *finding = grouping->course.rerun.verdict.docket.first;
    for (; finding; finding = finding->next)
        remember(grouping, number, finding->rule, counts_against(finding));
}

static int by_number(const void *a, const void *b)
{
    return ((const struct found *)a)->number - ((const struct found *)b)->number;
}

/* Collects the findings of the course as it is now. */
static void look_over(struct grouping *grouping)
{
    struct course *course = &grouping->course;
    grouping->count = 0;
    course_go_to(course, 0);
    for (int i = 0; i < course->count; i++) {
        rerun_entry(&course->rerun, &course->entry[i], course->entry[i].number);
        remember_found(grouping, course->entry[i].number);
        if (course->entry[i].partly)
            remember(grouping, course->entry[i].number, &common_rules[LOG_UNREADABLE], true);
    }
    rerun_closing(&course->rerun);
    remember_found(grouping, 0);
    if (grouping->count)
        qsort(grouping->found, (size_t)grouping->count, sizeof *grouping->found, by_number);
}

/* Is the finding still there, or about a part of the record that is not in the course? */
static bool still_found(const struct grouping *grouping, const struct finding *finding)
{
    const struct script *script = grouping->course.script, *own = grouping->course.own;
    const struct node *claims = script->claims;
    bool of_claims = claims && finding->at.line >= claims->at.line && finding->at.line <= node_last_line(claims);
    if (!finding->entry && (!counts_against(finding) || !of_claims))
        return !own || !counts_against(finding) || breaks_rule(own->verdict.docket.first, finding->rule);
    bool out_of_sight = finding->entry >= script->first + script->count;
    if (out_of_sight || grouping->count == 0)
        return out_of_sight;
    struct found key = {.number = finding->entry};
    const struct found *at = bsearch(&key, grouping->found, (size_t)grouping->count, sizeof key, by_number);
    while (at && at > grouping->found && at[-1].number == key.number)
        at--;
    for (; at && at < grouping->found + grouping->count && at->number == key.number; at++)
        if (at->rule == finding->rule && (at->against || !counts_against(finding)))
            return true;
    return false;
}

/* ---- with the log at hand: what each finding comes from ---- */

/* The change removes this finding and others: they are one mistake. The rest is examined with the change made; after a
   missing round everything follows from it. */
static void explain(struct grouping *grouping, struct finding *target, const struct remedy *remedy)
{
    struct verdict *verdict = grouping->verdict;
    const struct change *fix = NULL;
    int mistake = ++verdict->docket.mistakes;
    for (int i = remedy->equals - 1; i >= 0; i--)
        fix = keep_change(&remedy->repairs[i].change, fix, &verdict->arena);
    course_change(&grouping->course, &remedy->repairs[0]);
    look_over(grouping);
    /* A claim may have reported the mistake earlier. */
    struct finding *first = next_unlabelled(verdict->docket.first);
    while (first != target && still_found(grouping, first))
        first = next_unlabelled(first->next);
    first->fix = fix;
    grouping->lost = fix && fix->gap;
    for (struct finding *finding = first; finding; finding = finding->next) {
        bool open = !finding->mistake && finding->ruling != RULING_NOTED;
        if (open && (finding == target || grouping->lost || !still_found(grouping, finding)))
            label(verdict, finding, mistake, first);
    }
}

/* Something is missing that cannot be found out. All later findings follow from it, or those up to where the log is legal
   again. */
static void follow_missing(struct grouping *grouping, struct finding *first, int target, const struct remedy *remedy)
{
    struct verdict *verdict = grouping->verdict;
    const struct course *course = &grouping->course;
    int mistake = ++verdict->docket.mistakes, end = INT_MAX;
    bool of_table = is_move_of(&course->entry[target], CHANCE);
    if (!of_table || remedy->several)
        first->missing = arena_string(&verdict->arena, remedy->missing);
    if (remedy->astray && remedy->astray < course->count)
        end = course->entry[remedy->astray].number;
    grouping->lost = !remedy->astray;
    for (struct finding *finding = first; finding; finding = finding->next) {
        bool within = finding->entry ? finding->entry < end : end == INT_MAX;
        if (unlabelled(finding) && (finding == first || within))
            label(verdict, finding, mistake, first);
    }
}

/* The next finding about an entry. Claims come last, since changes of entries may make them true. */
static struct finding *next_first(struct grouping *grouping)
{
    struct finding *finding = grouping->next = next_unlabelled(grouping->next), *claim = NULL;
    while (finding && (!finding->entry || is_claim(finding))) {
        claim = claim || !finding->entry ? claim : finding;
        finding = next_unlabelled(finding->next);
    }
    return finding ? finding : claim;
}

static void group(struct grouping *grouping)
{
    struct course *course = &grouping->course;
    struct finding *first;
    for (int searched = 0; (first = next_first(grouping)); searched++) {
        struct remedy remedy = {.kind = REMEDY_NONE};
        int target = 0;
        while (target < course->count && course->entry[target].number != first->entry)
            target++;
        /* If the course has none there, the finding is about `illegal:` or `ruled:` of the entry. */
        bool worth = !grouping->lost && target < course->count && course->found[target];
        if (worth && searched < MOST_SEARCHED)
            find_remedy(course, target, false, false, &remedy);
        grouping->verdict->docket.cut |= worth && !remedy.complete;
        if (remedy.kind == REMEDY_MISSING)
            follow_missing(grouping, first, target, &remedy);
        else if (remedy.kind == REMEDY_CHANGE)
            explain(grouping, first, &remedy);
        else
            stand_alone(grouping->verdict, first);
    }
}

/* Reads the text of this record only, unless it is large. */
static void read_record(struct source *source, int line, struct text *text)
{
    char bytes[4096];
    ssize_t got = 0;
    off_t next = source->next;
    const char *after = NULL;
    source_seek(source, source_line_offset(source, line));
    while (!after && text->length <= MOST_OF_RECORD && (got = source_read(source, bytes, sizeof bytes)) > 0) {
        size_t from = text->length < 4 ? 0 : text->length - 4;
        text_add_bytes(text, bytes, (size_t)got);
        after = strstr(text_string(text) + from, "\n---");
    }
    if (after)
        text->length = (size_t)(after - text_string(text)) + 1;
    else if (got)
        text_clear(text);
    source_seek(source, next);
}

static void group_log(struct verdict *verdict, struct source *source, const struct judging *like, int place)
{
    struct script script;
    struct judging how = judging_like(like);
    /* What belongs before a mistake may come after it in the log. */
    how.on_illegal = how.on_illegal == ILLEGAL_STOP ? ILLEGAL_STANDS : how.on_illegal;
    if (script_load(&script, source, verdict, &how)) {
        struct grouping grouping = {.verdict = verdict, .next = verdict->docket.first};
        verdict->docket.searched_from = script.first;
        long budget = search_budget(script.count);
        budget = place > MOST_WHOLE ? budget * MOST_WHOLE / place : budget;
        course_open(&grouping.course, &script, budget);
        struct text text = {0};
        read_record(source, verdict->line, &text);
        struct course_record record = {text_string(&text), text.length, verdict->line - 1, verdict, &how};
        grouping.course.record = text.length ? &record : NULL;
        group(&grouping);
        text_free(&text);
        verdict->docket.tried = budget - grouping.course.budget - grouping.course.for_gaps;
        course_free(&grouping.course);
        free(grouping.found);
    }
    script_free(&script);
}

/* Each unread line is a mistake of its own, with its own proposal. */
static void group_unread(struct verdict *verdict)
{
    for (struct finding *first = verdict->docket.first; first; first = first->next) {
        if (!unlabelled(first) || !first->entry || first->ruling != RULING_UNREADABLE || !verdict->judged)
            continue;
        stand_alone(verdict, first);
        const struct change change = {.kind = first->corrected && strchr(first->corrected, '\n') ? CHANGE_SPLIT
                                                                                                 : CHANGE_REPLACE,
                                      .entry = first->entry,
                                      .text = first->corrected};
        first->fix = first->corrected ? keep_change(&change, NULL, &verdict->arena) : NULL;
    }
}

void find_mistakes(struct verdict *verdict, struct source *source, const struct judging *how, int place)
{
    group_unread(verdict);
    tell_claim_history(verdict, source, how);
    if (source && verdict->judged && first_against_entry(verdict))
        group_log(verdict, source, how, place);
    if (!verdict->judged)
        group_head(verdict);
    for (struct finding *finding = verdict->docket.first; (finding = next_unlabelled(finding));)
        stand_alone(verdict, finding);
}
