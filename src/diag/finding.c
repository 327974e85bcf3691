/* Findings: what referee reports about a record, and where. Nothing here prints. */
#include "diag/finding.h"

#include <stddef.h>
#include <string.h>

enum { MOST_FINDINGS = 20000 };

const char consequence[] = "Never a finding by itself: score sheets and ledgers cite it.";

const char *const ruling_names[RULING_COUNT] = {
    [RULING_ILLEGAL] = "illegal",       [RULING_IMPOSSIBLE] = "impossible", [RULING_FALSE] = "false",
    [RULING_UNREADABLE] = "unreadable", [RULING_DOUBTFUL] = "doubtful",     [RULING_UNSETTLED] = "unsettled",
    [RULING_CONFIRMED] = "confirmed",   [RULING_WAIVED] = "waived",         [RULING_NOTED] = "noted",
};

int *docket_tally(struct docket *docket, enum ruling ruling)
{
    return ruling == RULING_NOTED ? &docket->notes : &docket->kept;
}

struct finding **docket_link(struct docket *docket, struct finding *last)
{
    return last ? &last->next : &docket->first;
}

struct finding *docket_add(struct docket *docket, enum ruling ruling, const struct rule *rule, const char *message)
{
    struct finding *finding = arena_take(docket->arena, sizeof *finding);
    *finding = (struct finding){.ruling = ruling, .rule = rule, .message = message};
    ++*docket_tally(docket, ruling);
    *docket_link(docket, docket->last) = finding;
    docket->last = finding;
    return finding;
}

bool is_against(const struct finding *finding)
{
    return finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_IMPOSSIBLE
           || finding->ruling == RULING_DOUBTFUL;
}

bool is_adverse(const struct finding *first)
{
    return has_ruling(first, RULING_ILLEGAL) || has_ruling(first, RULING_IMPOSSIBLE);
}

bool has_ruling(const struct finding *first, enum ruling ruling)
{
    while (first && first->ruling != ruling)
        first = first->next;
    return first;
}

bool breaks_rule(const struct finding *first, const struct rule *rule)
{
    while (first && first->rule != rule)
        first = first->next;
    return first;
}

struct finding *docket_after(const struct docket *docket, const struct finding *last)
{
    return last ? last->next : docket->first;
}

bool docket_full(const struct docket *docket)
{
    return docket->kept >= MOST_FINDINGS;
}

bool docket_takes_note(struct docket *docket)
{
    bool room = docket->notes < MOST_FINDINGS;
    docket->refused += !room;
    return room;
}

bool docket_has_fact(const struct docket *docket, const char *name)
{
    const struct fact *fact = docket->facts;
    while (fact && strcmp(fact->name, name) != 0)
        fact = fact->next;
    return fact;
}

void docket_keep_fact(struct docket *docket, struct finding *finding, const char *fact, const struct rule *cited)
{
    struct arena *arena = docket->facts_arena ? docket->facts_arena : docket->arena;
    struct fact *kept = arena_take(arena, sizeof *kept);
    *kept = (struct fact){arena_string(arena, fact), docket->facts};
    docket->facts = kept;
    finding->fact = kept->name;
    finding->cited = cited;
}

const struct rule *finding_rule(const struct finding *finding)
{
    return finding->cited ? finding->cited : finding->rule;
}

/* Makes `last` the end of the list. */
static void end_with(struct docket *docket, struct finding *last)
{
    *docket_link(docket, last) = NULL;
    docket->last = last;
}

void docket_drop(struct docket *docket, struct finding *last)
{
    for (const struct finding *finding = docket_after(docket, last); finding; finding = finding->next) {
        docket->dropped_by_ruling[finding->ruling]++;
        docket->dropped += finding->ruling != RULING_NOTED;
        --*docket_tally(docket, finding->ruling);
    }
    end_with(docket, last);
}

void docket_forget_counts(struct docket *docket)
{
    docket->dropped = docket->decided = docket->spelt = docket->refused = 0;
    memset(docket->dropped_by_ruling, 0, sizeof docket->dropped_by_ruling);
}

void docket_retract(struct docket *docket, struct finding *last)
{
    for (const struct finding *finding = docket_after(docket, last); finding; finding = finding->next) {
        --*docket_tally(docket, finding->ruling);
        struct fact **link = &docket->facts;
        while (*link && (*link)->name != finding->fact)
            link = &(*link)->next;
        if (*link)
            *link = (*link)->next;
    }
    end_with(docket, last);
}

void docket_book(struct docket *docket, struct booking booking)
{
    struct booking *kept = arena_take(docket->facts_arena ? docket->facts_arena : docket->arena, sizeof *kept);
    *kept = booking;
    *(docket->last_booking ? &docket->last_booking->next : &docket->bookings) = kept;
    docket->last_booking = kept;
}

void docket_unbook(struct docket *docket, struct booking *last)
{
    *(last ? &last->next : &docket->bookings) = NULL;
    docket->last_booking = last;
}

void docket_cut(struct docket *docket)
{
    end_with(docket, docket->last);
    docket_unbook(docket, docket->last_booking);
}

void docket_withdraw(struct docket *docket, const struct rule *rule, int entry)
{
    struct finding *before = NULL, *finding = docket->first;
    while (finding && (finding->rule != rule || finding->entry != entry)) {
        before = finding;
        finding = finding->next;
    }
    if (!finding || finding->ruling == RULING_CONFIRMED || finding->ruling == RULING_WAIVED)
        return;
    *docket_link(docket, before) = finding->next;
    docket->last = docket->last == finding ? before : docket->last;
    docket->kept--;
}

void docket_count(struct docket *docket)
{
    memcpy(docket->count, docket->dropped_by_ruling, sizeof docket->count);
    docket->count[RULING_NOTED] += docket->refused;
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        docket->count[finding->ruling]++;
}

int docket_dropped(const struct docket *docket)
{
    int count = docket->refused;
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        count += docket->dropped_by_ruling[ruling];
    return count;
}

static struct finding *merge(struct finding *a, struct finding *b)
{
    struct finding *first = NULL, **end = &first;
    while (a && b) {
        struct finding **earlier = b->at.line < a->at.line ? &b : &a;
        *end = *earlier;
        end = &(*end)->next;
        *earlier = (*earlier)->next;
    }
    *end = a ? a : b;
    return first;
}

static struct finding *sorted(struct finding *first, int count)
{
    if (count < 2)
        return first;
    struct finding *middle = first;
    for (int i = 1; i < count / 2; i++)
        middle = middle->next;
    struct finding *second = middle->next;
    middle->next = NULL;
    return merge(sorted(first, count / 2), sorted(second, count - count / 2));
}

void docket_sort(struct docket *docket)
{
    docket->first = sorted(docket->first, docket->kept + docket->notes);
    docket->last = docket->first;
    while (docket->last && docket->last->next)
        docket->last = docket->last->next;
}

void strings_add(struct arena *arena, struct strings **list, const char *text)
{
    while (*list)
        list = &(*list)->next;
    *list = arena_take(arena, sizeof **list);
    (*list)->text = text;
}

bool strings_have(const struct strings *list, const char *text)
{
    for (; list; list = list->next)
        if (strcmp(list->text, text) == 0)
            return true;
    return false;
}

void finding_rest_on(struct finding *finding, struct arena *arena, const char *path)
{
    if (!strings_have(finding->rests_on, path))
        strings_add(arena, &finding->rests_on, path);
    if (finding->ruling <= RULING_FALSE)
        finding->ruling = RULING_DOUBTFUL;
}

void finding_relate(struct finding *finding, struct arena *arena, struct place at, const char *message)
{
    struct related **end = &finding->related;
    while (*end)
        end = &(*end)->next;
    *end = arena_take(arena, sizeof **end);
    **end = (struct related){.at = at, .message = message};
}

void finding_hint(struct finding *finding, struct arena *arena, struct hint hint)
{
    char room[HINT_ROOM];
    finding->bare = finding->message;
    finding->message = printable(arena, arena_format(arena, "%s%s", finding->bare, hint_text(hint, room)));
    finding->guess = hint.guess ? printable(arena, hint.guess) : NULL;
    finding->unknown = hint.unknown ? arena_string(arena, hint.unknown) : NULL;
}

/* ---- copies ---- */

static void copy_list(struct arena *arena, struct strings **list)
{
    const struct strings *from = *list;
    *list = NULL;
    for (; from; from = from->next)
        strings_add(arena, list, arena_string(arena, from->text));
}

struct finding *docket_copy(struct docket *docket, const struct finding *finding)
{
    static const size_t strings[] = {
        offsetof(struct finding, message),       offsetof(struct finding, bare),
        offsetof(struct finding, guess),         offsetof(struct finding, unknown),
        offsetof(struct finding, player),        offsetof(struct finding, phase),
        offsetof(struct finding, moment),        offsetof(struct finding, legal_summary),
        offsetof(struct finding, legal_command), offsetof(struct finding, instead),
        offsetof(struct finding, corrected),     offsetof(struct finding, quoted),
        offsetof(struct finding, said),
    };
    struct arena *arena = docket->arena;
    struct finding *copy = docket_add(docket, finding->ruling, finding->rule, NULL);
    *copy = *finding;
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
        const char **string = (const char **)((char *)copy + strings[i]);
        *string = *string ? arena_string(arena, *string) : NULL;
    }
    copy_list(arena, &copy->rests_on);
    copy_list(arena, &copy->house);
    copy_list(arena, &copy->sources);
    copy_list(arena, &copy->legal);
    copy->related = NULL;
    for (const struct related *related = finding->related; related; related = related->next)
        finding_relate(copy, arena, related->at, arena_string(arena, related->message));
    copy->mistake = copy->followers = copy->from_entry = copy->to_entry = copy->follows = 0;
    copy->first = false;
    copy->fix = NULL;
    copy->missing = copy->fact = NULL;
    copy->fingerprint = 0;
    copy->next = NULL;
    if (finding->fact)
        docket_keep_fact(docket, copy, finding->fact, finding->cited);
    return copy;
}
