/* Repairs: tries changes of one entry, likely ones first, until the rest of the log is legal. */
#include "study/mend/repair.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"

enum {
    LOOK_AHEAD = 4,     /* entries after the finding that must be legal too */
    NEAR_ENOUGH = 24,   /* replacements and insertions tried at first away from the finding */
    OF_BUDGET = 16,     /* share of the budget at the finding: the rest is for the entries before it */
    BEYOND_PERFECT = 2, /* entries before a perfect change that are still tried */
    RANGE_BACK = 64,    /* entries before an insertion where it may also be made */
};

/* An entry that could replace, or come before, the entry at some place. */
struct candidate {
    struct move move;
    int distance;
    int apart; /* difference of its numbers from those of the entry, if it is the same apart from them */
    int row;   /* in the list of legal moves */
};

bool is_move_of(const struct script_entry *entry, int actor)
{
    return entry->kind == SCRIPT_MOVE && entry->move.actor == actor;
}

/* ---- trying ---------------------------------------------------------------------------------------------------- */

bool judge_fits(struct search *search, const struct script_entry *entry)
{
    search->course->budget--;
    return rerun_entry(&search->course->rerun, entry, entry->number) == 0
           && !rerun_has(&search->course->rerun, RULING_DOUBTFUL);
}

/* With the change there must be no new findings before the target and none at the target (unless PATIENCE_MUCH). */
static bool comes_too_early(const struct search *search, int index, int found)
{
    bool more = found > search->course->found[index];
    if (index <= search->target)
        return more || (index == search->target && search->patience < PATIENCE_MUCH);
    bool close = index <= search->target + LOOK_AHEAD && !search->alone;
    return close && (search->patience == PATIENCE_NONE || (search->patience == PATIENCE_LITTLE && more));
}

/* Judges from entry `from` on, with `left` findings before it. Returns how many are left in all, or -1 as soon as there
   are too many, one comes too early, or what the change writes leaves an entry unsettled that was legal. */
static int judge_rest(struct search *search, int from, int left)
{
    struct course *course = search->course;
    for (int i = from; i < course->count; i++) {
        if (i > search->target && course_rejoined(course, i)) {
            left += course->total - course->before[i];
            search->doubts += course->doubts[course->count] - course->doubts[i];
            return left <= search->most_left ? left : -1;
        }
        course->budget--;
        int found = rerun_entry(&course->rerun, &course->entry[i], course->entry[i].number);
        left += found;
        search->doubts += rerun_has(&course->rerun, RULING_DOUBTFUL);
        bool legal = !course->found[i] && !course->open[i];
        if (legal && search->writes && rerun_has(&course->rerun, RULING_UNSETTLED))
            return -1;
        if ((found && comes_too_early(search, i, found)) || left > search->most_left)
            return -1;
    }
    left += rerun_closing(&course->rerun);
    return left <= search->most_left ? left : -1;
}

/* ---- keeping the best ------------------------------------------------------------------------------------------ */

static bool better(const struct repair *a, const struct repair *b)
{
    if (a->lifted != b->lifted)
        return a->lifted > b->lifted;
    if (a->doubts != b->doubts)
        return a->doubts < b->doubts;
    if (a->distance != b->distance)
        return a->distance < b->distance;
    return a->at < b->at;
}

/* Entries that are new have no text yet; those of a swap keep theirs. */
static void write_texts(struct course *course, struct repair *repair)
{
    for (int i = 0; i < repair->puts; i++) {
        struct script_entry *entry = &repair->put[i];
        if (entry->kind == SCRIPT_MOVE && !entry->more_count && repair->change.kind != CHANGE_SWAP)
            entry->text = move_line(course->arena, course->match, &entry->move);
    }
}

void offer(struct search *search, const struct repair *offered, int left)
{
    struct repair repair = *offered, *repairs = search->repairs;
    int place = search->count;
    repair.lifted = search->course->total - left;
    repair.doubts = search->doubts;
    while (place > 0 && better(&repair, &repairs[place - 1]))
        place--;
    if (place == MOST_REPAIRS)
        return;
    search->most_left = left;
    size_t size = (size_t)repair.puts * sizeof *repair.put;
    if (size) /* the caller uses its entries again */
        repair.put = memcpy(arena_raw(search->course->arena, size), repair.put, size);
    write_texts(search->course, &repair);
    int behind = search->count - place - (search->count == MOST_REPAIRS);
    memmove(&repairs[place + 1], &repairs[place], (size_t)behind * sizeof repair);
    repairs[place] = repair;
    search->count += search->count < MOST_REPAIRS;
}

void consider(struct search *search, const struct repair *repair)
{
    struct course *course = search->course;
    int last = repair->at + (repair->drops ? repair->drops : 1);
    for (int i = repair->at; i < last; i++)
        if (!course->entry[i].number) /* only entries of the record are changed */
            return;
    for (int i = repair->at; !course->all && repair->change.kind != CHANGE_SWAP && i < repair->at + repair->drops; i++)
        if (course->entry[i].kind == SCRIPT_SET)
            return;
    if (search->patience == PATIENCE_MUCH && repair->distance > NEAR_CHANGE)
        return;
    if (course->budget <= search->spare) {
        search->complete = false;
        return;
    }
    search->doubts = course->doubts[repair->at];
    search->writes = !repair->puts || repair->put->kind != SCRIPT_TEXT;
    course_go_to(course, repair->at);
    int opened = 0;
    for (int i = 0; i < repair->puts; i++) {
        if (!judge_fits(search, &repair->put[i]))
            return;
        opened += rerun_has(&course->rerun, RULING_UNSETTLED);
    }
    for (int i = repair->at; i < repair->at + repair->drops; i++)
        opened -= course->open[i];
    /* Another order explains nothing if it leaves more open. */
    if (repair->change.kind == CHANGE_SWAP && opened > 0)
        return;
    int left = judge_rest(search, repair->at + repair->drops, course->before[repair->at]);
    if (left >= 0)
        offer(search, repair, left);
}

void consider_entries(struct search *search, enum change_kind kind, int at, struct script_entry *put, int puts,
                      int distance)
{
    consider(search, &(struct repair){.change.kind = kind,
                                      .at = at,
                                      .drops = change_drops(kind, puts),
                                      .puts = puts,
                                      .put = put,
                                      .distance = distance});
}

void consider_move(struct search *search, enum change_kind kind, int at, const struct move *move, int distance)
{
    consider_entries(search, kind, at, &(struct script_entry){.kind = SCRIPT_MOVE, .move = *move}, 1, distance);
}

void consider_text(struct search *search, enum change_kind kind, int at, const char *text, int distance)
{
    consider_entries(search, kind, at, &(struct script_entry){.kind = SCRIPT_TEXT, .text = text}, 1, distance);
}

void consider_deletion(struct search *search, int at, int count, int distance)
{
    consider(search, &(struct repair){.change.kind = CHANGE_DELETE, .at = at, .drops = count, .distance = distance});
}

/* What is assumed before an entry is known only at its place, so it is not moved further forward. */
void consider_exchange(struct search *search, int at, int middle, int end, int distance)
{
    const struct script_entry *entry = search->course->entry;
    for (int i = middle; i < end; i++)
        if (entry[i].assumed_count > entry[i].harmless)
            return;
    struct script_entry *put = must_alloc((size_t)(end - at) * sizeof *put);
    memcpy(put, entry + middle, (size_t)(end - middle) * sizeof *put);
    memcpy(put + (end - middle), entry + at, (size_t)(middle - at) * sizeof *put);
    consider_entries(search, CHANGE_SWAP, at, put, end - at, distance);
    free(put);
}

/* ---- what could be changed ------------------------------------------------------------------------------------- */

static int by_distance(const void *a, const void *b)
{
    const struct candidate *one = a, *other = b;
    if (one->distance != other->distance)
        return one->distance - other->distance;
    return one->apart != other->apart ? one->apart - other->apart : one->row - other->row;
}

/* What was done, after the actor and a colon; NULL: there is no colon. */
static const char *deed_in(const char *words)
{
    const char *colon = strstr(words, ": ");
    return colon ? colon + strlen(": ") : NULL;
}

static int distance_of(const struct match *match, const struct move *move, const char *text)
{
    struct text line = {0};
    move_print(match, move, &line);
    const char *deed = deed_in(text_string(&line)), *written = deed_in(text);
    bool bare = written && !strchr(written, ' '); /* "carl: follow" may stand for "ben: follow zeus-day" */
    bool same_deed = deed && written && (same(deed, written) || (bare && line_leaves_out(written, deed)));
    int distance = same_deed ? OTHER_ACTOR : line_distance(text_string(&line), text);
    if (distance > CORRECTED && strchr(text, ' ') && line_leaves_out(text, text_string(&line)))
        distance = CORRECTED;
    text_free(&line);
    return distance;
}

static bool same_form(const struct script_entry *entry, const struct move *move)
{
    return entry->kind == SCRIPT_MOVE && entry->move.actor == move->actor && entry->move.verb == move->verb
           && entry->move.used == move->used && entry->move.field[0].paired == move->field[0].paired;
}

const struct field *field_of_item(const struct match *match, const struct move *move, int item)
{
    const struct verb *verb = &match->game->verbs[move->verb];
    for (int field = 0; verb->fields[field].shape; field++)
        if (item >= move->field[field].from && item < move->field[field].from + move->field[field].count)
            return &verb->fields[field];
    return NULL;
}

/* Is it the same with two values of one kind exchanged: the dice, from and to, but not a god and a price? */
static bool is_exchanged(const struct match *match, const struct script_entry *entry, const struct move *move)
{
    const int *was = entry->move.item, *is = move->item;
    int differs[2] = {0}, count = 0;
    for (int i = 0; same_form(entry, move) && i < move->used; i++)
        if (was[i] != is[i] && count++ < 2)
            differs[count - 1] = i;
    int one = differs[0], other = differs[1];
    if (count != 2 || was[one] != is[other] || was[other] != is[one])
        return false;
    const struct field *a = field_of_item(match, move, one), *b = field_of_item(match, move, other);
    return a && b && a->shape == b->shape;
}

int values_apart(const struct script_entry *entry, const struct move *move)
{
    int apart = 0;
    for (int i = 0; same_form(entry, move) && i < move->used; i++)
        apart += abs(entry->move.item[i] - move->item[i]);
    return apart;
}

/* Lists the entries that are legal before entry `at`, nearest first to what is there. */
static struct candidate *list_candidates(struct search *search, int at, int *count)
{
    struct course *course = search->course;
    const struct match *match = course->match;
    const struct script_entry *entry = &course->entry[at];
    course_go_to(course, at);
    struct moves moves = course_moves(course);
    search->awaits_table = course_awaits_table(course);
    struct candidate *list = must_alloc((size_t)(moves.count + 1) * sizeof *list);
    *count = moves.count;
    for (int i = 0; i < moves.count; i++) {
        const struct move *move = &moves.move[i];
        int distance = is_exchanged(match, entry, move) ? EXCHANGED : distance_of(match, move, entry->text);
        list[i] = (struct candidate){*move, distance, values_apart(entry, move), i};
    }
    qsort(list, (size_t)*count, sizeof *list, by_distance);
    moves_free(&moves);
    return list;
}

static int elsewhere(const struct search *search, int at)
{
    return at == search->target ? 0 : ELSEWHERE;
}

/* Is the candidate too unlike the entry? Recorders do not write another player and another deed; if `alone`, another
   verb is a guess. */
static bool is_unlike(const struct search *search, const struct script_entry *entry, const struct candidate *candidate)
{
    if (entry->kind != SCRIPT_MOVE)
        return false;
    return entry->move.actor != candidate->move.actor ? candidate->distance > OTHER_ACTOR
                                                      : search->alone && entry->move.verb != candidate->move.verb;
}

static void consider_writing(struct search *search, enum change_kind kind, int at, const struct candidate *candidate)
{
    if (kind == CHANGE_REPLACE && is_unlike(search, &search->course->entry[at], candidate))
        return;
    bool awaited = search->awaits_table && candidate->move.actor == CHANCE;
    int distance = kind == CHANGE_REPLACE ? candidate->distance : awaited ? AWAITED : ADDED;
    consider_move(search, kind, at, &candidate->move, distance + elsewhere(search, at));
}

/* Tries the candidates from the nearest but `from` to before `most`: as replacements, or only (`kind`) added. */
static void try_writing(struct search *search, enum change_kind kind, int at, int from, int most)
{
    int count;
    struct candidate *list = list_candidates(search, at, &count);
    for (; kind <= CHANGE_INSERT; kind++)
        for (int i = from; i < count && i < most; i++)
            consider_writing(search, kind, at, &list[i]);
    free(list);
}

static void try_without_writing(struct search *search, int at)
{
    const struct course *course = search->course;
    const struct script_entry *entry = &course->entry[at];
    /* An entry that repeats the one before is likely to be removed at the finding; elsewhere it may have been played
       twice. */
    bool repeats = at > 0 && same(entry->text, entry[-1].text);
    int doubled = at == search->target ? DOUBLED : REPEATED;
    /* If a player does the same directly after it, that corrects it. */
    bool corrected = at + 1 == search->target && entry->kind == SCRIPT_MOVE && is_move_of(entry + 1, entry->move.actor)
                     && entry[1].move.verb == entry->move.verb;
    int left_out = corrected ? LEFT_OUT - 1 : LEFT_OUT + elsewhere(search, at);
    consider_deletion(search, at, 1, repeats ? doubled : left_out);
    if (at + 1 < course->count && entry->kind == SCRIPT_MOVE && entry[1].kind == SCRIPT_MOVE)
        consider_exchange(search, at, at + 1, at + 2, SWAPPED);
}

/* ---- searching ------------------------------------------------------------------------------------------------- */

static bool perfect(const struct search *search)
{
    return search->count > 0 && search->most_left == 0 && search->repairs[0].doubts == 0;
}

/* Slips that involve more than one entry: tried at first, after the entries close by, or after all. Later ones are
   tried only while nothing likely is found. */
enum moment { AT_FIRST, CLOSE_TRIED, ALL_TRIED };
static const struct {
    const char *name;
    enum moment when;
    bool alone; /* also if nothing else depends on the finding */
    void (*try)(struct search *);
} slips[] = {
    {"a `set` that cannot be", AT_FIRST, true, try_set_words},
    {"entries written twice", AT_FIRST, true, try_repetitions},
    {"an entry that comes too late", AT_FIRST, true, try_sooner},
    {"an entry that comes too early", AT_FIRST, true, try_later},
    {"a turn, or a stretch, under other names", AT_FIRST, false, try_names},
    {"an entry moved, turns exchanged", AT_FIRST, false, try_order},
    {"several entries in any other order", AT_FIRST, false, try_shuffles},
    {"the seat order, where a player acts out of turn", AT_FIRST, false, try_seats},
    {"who begins, shares, lists, a house rule", CLOSE_TRIED, true, try_head},
    {"a word, two items or two hands of a deal", ALL_TRIED, true, try_deals},
    {"a count that all accepted", ALL_TRIED, false, try_counts},
};

static void try_slips(struct search *search, enum moment when)
{
    /* Later ones are less likely than a perfect change of hardly more than a word. */
    for (size_t i = 0; i < sizeof slips / sizeof *slips && search->complete; i++)
        if (slips[i].when == when && (slips[i].alone || !search->alone)
            && (when == AT_FIRST || !(perfect(search) && search->repairs[0].distance <= ONE_WORD + ELSEWHERE)))
            slips[i].try(search);
}

/* Searches from the finding back to the beginning, then again with the candidates that were skipped. */
static void look_back(struct search *search, bool thorough)
{
    const struct course *course = search->course;
    int stop = 0, close = search->target > CLOSE_BY ? search->target - CLOSE_BY : 0;
    /* Close to the finding all candidates are tried at once, unless each takes long. */
    long affordable = course->budget / OF_BUDGET / (course->count - search->target + 1);
    int most = affordable < NEAR_ENOUGH ? NEAR_ENOUGH : affordable < INT_MAX ? (int)affordable : INT_MAX;
    try_slips(search, AT_FIRST);
    for (int at = search->target; at >= stop && search->complete; at--) {
        try_without_writing(search, at);
        try_writing(search, CHANGE_REPLACE, at, 0, at >= close ? most : NEAR_ENOUGH);
        if (at == close)
            try_slips(search, CLOSE_TRIED);
        if (at == close && !perfect(search))
            try_gap(search);
        if (perfect(search) && search->repairs[0].distance <= NEAR_CHANGE && !thorough && stop == 0)
            stop = at - BEYOND_PERFECT > 0 ? at - BEYOND_PERFECT : 0;
    }
    try_slips(search, ALL_TRIED);
    for (int at = search->target; at >= 0 && search->complete && !perfect(search); at--)
        try_writing(search, CHANGE_REPLACE, at, at >= close ? most : NEAR_ENOUGH, INT_MAX);
    const struct repair *best = search->repairs;
    enum change_kind kind = best->change.kind;
    /* What was skipped there may do as well. */
    if (perfect(search) && (kind == CHANGE_REPLACE || kind == CHANGE_INSERT) && best->puts == 1)
        try_writing(search, kind, best->at, best->at >= close ? most : NEAR_ENOUGH, INT_MAX);
}

/* Tries everything that one slip around an entry may be. */
static void look_around(struct search *search)
{
    for (int at = search->target; at >= 0 && at >= search->target - CLOSE_BY && search->complete; at--) {
        try_without_writing(search, at);
        try_writing(search, CHANGE_REPLACE, at, 0, INT_MAX);
    }
}

static int first_doubtful(const struct course *course)
{
    int index = 0;
    while (index < course->count && !course->doubts[index + 1])
        index++;
    return index;
}

/* Doubtful entries before the finding, because the box is assumed, may be the first sign of the slip. */
static void look_at_doubts(struct search *search)
{
    struct search doubted = *search;
    doubted.target = first_doubtful(search->course);
    if (doubted.target >= search->target || search->course->entry[doubted.target].kind != SCRIPT_MOVE)
        return;
    doubted.alone = false;
    doubted.patience = PATIENCE_NONE;
    doubted.complete = true;
    try_slips(&doubted, AT_FIRST);
    look_around(&doubted);
    if (!perfect(&doubted))
        try_gap(&doubted);
    search->count = doubted.count;
    search->most_left = doubted.most_left;
}

/* Missing entries belong before those that are doubtful without them. */
static void place_gap(struct search *search)
{
    if (search->count && search->repairs[0].doubts)
        try_gap_earlier(search, first_doubtful(search->course));
}

/* Searches around the finding again; another mistake may be close after it. */
static void look_nearby(struct search *search, enum patience patience)
{
    search->patience = patience;
    search->spare /= 2;
    search->complete = true;
    try_repetitions(search);
    look_around(search);
}

struct search open_search(struct course *course, int target, bool alone, struct repair repairs[MOST_REPAIRS])
{
    return (struct search){.course = course,
                           .target = target,
                           .alone = alone,
                           .repairs = repairs,
                           .most_left = course->total - course->found[target] - !alone,
                           .complete = true};
}

int find_repairs(struct course *course, int target, bool alone, bool thorough, struct repair repairs[MOST_REPAIRS],
                 bool *complete)
{
    struct search search = open_search(course, target, alone, repairs);
    search.spare = search.most_left > 0 ? course->budget / 3 : 0;
    if (search.most_left >= 0)
        look_back(&search, thorough);
    if (search.most_left >= 0 && !perfect(&search)) {
        look_at_doubts(&search);
        place_gap(&search);
    }
    *complete = search.complete;
    if (search.most_left > 0 && search.count == 0)
        look_nearby(&search, PATIENCE_LITTLE);
    if (search.most_left > course->total / 2)
        search.most_left = course->total / 2;
    if (search.most_left > 0 && search.count == 0)
        look_nearby(&search, PATIENCE_MUCH);
    try_rounds(&search);
    *complete = *complete && search.complete && !search.cut;
    return search.count;
}

int find_before_deed(struct course *course, int target, struct repair repairs[MOST_REPAIRS])
{
    struct search search = open_search(course, target, true, repairs);
    look_at_doubts(&search);
    /* A change that leaves as many doubts explains nothing. */
    int kept = 0;
    for (int i = 0; i < search.count; i++)
        if (repairs[i].doubts < course->doubts[course->count])
            repairs[kept++] = repairs[i];
    search.count = kept;
    const struct script_entry *entry = &course->entry[target];
    bool of_table = entry->move.actor == CHANCE;
    if (!search.count && target > 0 && same(entry->text, entry[-1].text))
        consider_deletion(&search, target, 1, DOUBLED);
    if (!search.count && of_table) {
        try_writing(&search, CHANGE_INSERT, target, 0, INT_MAX);
        search.alone = false;
        if (!search.count)
            try_gap(&search);
    }
    place_gap(&search);
    return search.count;
}

/* Are the inserted entries legal at `at`, and the entries after them up to the repair's place? */
static bool does_as_well(struct search *search, const struct repair *repair, int at)
{
    bool fits = true;
    course_go_to(search->course, at);
    for (int i = 0; i < repair->puts && fits; i++)
        fits = judge_fits(search, &repair->put[i]);
    for (int i = at; i < repair->at && fits; i++)
        fits = judge_fits(search, &search->course->entry[i]);
    return fits;
}

void find_range(struct course *course, struct repair *repair)
{
    struct search search = {.course = course, .complete = true};
    if (repair->change.kind != CHANGE_INSERT || repair->change.gap || !does_as_well(&search, repair, repair->at))
        return;
    void *state = course_copy_state(course);
    int since = repair->at;
    while (since > 0 && repair->at - since < RANGE_BACK && does_as_well(&search, repair, since - 1)
           && memcmp(state, course_state(course), course->state_size) == 0)
        since--;
    repair->change.since = since < repair->at ? course->entry[since].number : 0;
    free(state);
}
