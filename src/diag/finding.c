/* Findings: what referee reports about a record, and where. Nothing here prints. */
#include "diag/finding.h"

#include <string.h>

enum { MOST_FINDINGS = 20000 };

const char consequence[] = "Never a finding by itself: score sheets and ledgers cite it.";

const char *const ruling_names[RULING_COUNT] = {
    [RULING_ILLEGAL] = "illegal",       [RULING_IMPOSSIBLE] = "impossible", [RULING_FALSE] = "false",
    [RULING_UNREADABLE] = "unreadable", [RULING_DOUBTFUL] = "doubtful",     [RULING_UNSETTLED] = "unsettled",
    [RULING_CONFIRMED] = "confirmed",   [RULING_WAIVED] = "waived",         [RULING_NOTED] = "noted",
};

struct finding *docket_add(struct docket *docket, enum ruling ruling, const struct rule *rule, const char *message)
{
    struct finding *finding = arena_take(docket->arena, sizeof *finding);
    *finding = (struct finding){.ruling = ruling, .rule = rule, .message = message};
    if (ruling == RULING_NOTED)
        docket->notes++;
    else
        docket->kept++;
    if (docket->last)
        docket->last->next = finding;
    else
        docket->first = finding;
    docket->last = finding;
    return finding;
}

bool is_against(const struct finding *finding)
{
    return !finding->advice
           && (finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_IMPOSSIBLE
               || finding->ruling == RULING_DOUBTFUL);
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

void docket_keep_fact(struct docket *docket, struct finding *finding, const char *name, const struct rule *cited)
{
    struct arena *arena = docket->facts_arena ? docket->facts_arena : docket->arena;
    struct fact *fact = arena_take(arena, sizeof *fact);
    *fact = (struct fact){arena_string(arena, name), docket->facts};
    docket->facts = fact;
    finding->fact = fact->name;
    finding->cited = cited;
}

static void forget_fact(struct docket *docket, const char *name)
{
    for (struct fact **link = &docket->facts; *link; link = &(*link)->next)
        if ((*link)->name == name) {
            *link = (*link)->next;
            return;
        }
}

const struct rule *finding_rule(const struct finding *finding)
{
    return finding->cited ? finding->cited : finding->rule;
}

void docket_drop(struct docket *docket, struct finding *last)
{
    for (const struct finding *finding = docket_after(docket, last); finding; finding = finding->next) {
        bool note = finding->ruling == RULING_NOTED;
        docket->dropped_by_ruling[finding->ruling]++;
        docket->dropped += !note;
        docket->kept -= !note;
        docket->notes -= note;
    }
    if (last)
        last->next = NULL;
    else
        docket->first = NULL;
    docket->last = last;
}

void docket_retract(struct docket *docket, struct finding *last)
{
    for (const struct finding *finding = docket_after(docket, last); finding; finding = finding->next) {
        --*(finding->ruling == RULING_NOTED ? &docket->notes : &docket->kept);
        forget_fact(docket, finding->fact);
    }
    if (last)
        last->next = NULL;
    else
        docket->first = NULL;
    docket->last = last;
}

void docket_book(struct docket *docket, struct booking booking)
{
    if (!docket->keep_books)
        return;
    struct booking *kept = arena_take(docket->arena, sizeof *kept);
    *kept = booking;
    if (docket->last_booking)
        docket->last_booking->next = kept;
    else
        docket->bookings = kept;
    docket->last_booking = kept;
}

void docket_unbook(struct docket *docket, struct booking *last)
{
    docket->last_booking = last;
    if (last)
        last->next = NULL;
    else
        docket->bookings = NULL;
}

void docket_cut(struct docket *docket)
{
    if (docket->last)
        docket->last->next = NULL;
    else
        docket->first = NULL;
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
    *(before ? &before->next : &docket->first) = finding->next;
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

static const char *copied(struct arena *arena, const char *string)
{
    return string ? arena_string(arena, string) : NULL;
}

static struct strings *copied_list(struct arena *arena, const struct strings *list)
{
    struct strings *copy = NULL;
    for (; list; list = list->next)
        strings_add(arena, &copy, copied(arena, list->text));
    return copy;
}

struct finding *docket_copy(struct docket *docket, const struct finding *finding)
{
    struct arena *arena = docket->arena;
    struct finding *copy = docket_add(docket, finding->ruling, finding->rule, copied(arena, finding->message));
    copy->bare = copied(arena, finding->bare);
    copy->guess = copied(arena, finding->guess);
    copy->unknown = copied(arena, finding->unknown);
    copy->at = finding->at;
    copy->entry = finding->entry;
    copy->player = copied(arena, finding->player);
    copy->phase = copied(arena, finding->phase);
    copy->moment = copied(arena, finding->moment);
    for (const struct related *related = finding->related; related; related = related->next)
        finding_relate(copy, arena, related->at, copied(arena, related->message));
    copy->rests_on = copied_list(arena, finding->rests_on);
    copy->house = copied_list(arena, finding->house);
    copy->sources = copied_list(arena, finding->sources);
    copy->legal = copied_list(arena, finding->legal);
    copy->legal_summary = copied(arena, finding->legal_summary);
    copy->legal_command = copied(arena, finding->legal_command);
    copy->claimed_seat = finding->claimed_seat;
    copy->claimed_account = finding->claimed_account;
    copy->instead = copied(arena, finding->instead);
    copy->corrected = copied(arena, finding->corrected);
    copy->quoted = copied(arena, finding->quoted);
    copy->said = copied(arena, finding->said);
    copy->misplaced = finding->misplaced;
    copy->idle = finding->idle;
    copy->advice = finding->advice;
    copy->late = finding->late;
    if (finding->fact)
        docket_keep_fact(docket, copy, finding->fact, finding->cited);
    return copy;
}
