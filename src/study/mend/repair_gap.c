/* Repairs: several entries in a row are missing, such as a whole turn. */
#include <stdlib.h>
#include <string.h>

#include "study/mend/repair_search.h"

enum {
    LONGEST_GAP = 10,
    A_SHARE = 4,   /* share of that budget to judge the best to the end */
    DRAFTS = 24,   /* drafts of one length that are made longer */
    OF_A_VERB = 8, /* most of these that end with the same verb */
    PATIENTLY = 3, /* entries that a draft may grow by without reaching farther */
    MOVED = 4,     /* entries judged, for each of the log, to put the missing ones elsewhere */
};

/* Entries that could be the missing ones. */
struct draft {
    struct move move[LONGEST_GAP];
    void *state; /* the state after them */
    int fits;    /* with them the log is legal from the target up to this entry */
};

/* Drafts of one length, those that reach farthest first; the last is being tried. */
struct drafts {
    struct draft *draft[DRAFTS + 1];
    int count, length;
};

static struct drafts *open_drafts(struct arena *arena, size_t state_size)
{
    struct drafts *drafts = arena_take(arena, sizeof *drafts);
    for (int i = 0; i <= DRAFTS; i++) {
        drafts->draft[i] = arena_take(arena, sizeof *drafts->draft[i]);
        drafts->draft[i]->state = arena_take(arena, state_size);
    }
    return drafts;
}

/* The place is before the finding, and before claims just there, which may be true with the missing entries. */
static int place_of_gap(const struct search *search)
{
    const struct course *course = search->course;
    int at = search->target;
    while (at > 0 && course->entry[at - 1].kind == SCRIPT_CLAIMS && course->found[at - 1])
        at--;
    return at;
}

/* Keeps the last draft if it reaches far. The last of the others makes room for it, or the last with its verb if there
   are many of these. */
static void keep_draft(struct drafts *drafts)
{
    struct draft *draft = drafts->draft[DRAFTS];
    int of_verb = 0, of_verb_last = 0, last = drafts->length - 1, place = drafts->count;
    for (int i = 0; i < drafts->count; i++)
        if (drafts->draft[i]->move[last].verb == draft->move[last].verb) {
            of_verb++;
            of_verb_last = i;
        }
    int give = of_verb >= OF_A_VERB ? of_verb_last : drafts->count < DRAFTS ? drafts->count : DRAFTS - 1;
    while (place > 0 && draft->fits > drafts->draft[place - 1]->fits)
        place--;
    if (place > give)
        return;
    drafts->count += give == drafts->count;
    drafts->draft[DRAFTS] = drafts->draft[give];
    memmove(&drafts->draft[place + 1], &drafts->draft[place], (size_t)(give - place) * sizeof draft);
    drafts->draft[place] = draft;
}

/* Extends the draft by every entry that is legal next. */
static void make_longer(struct search *search, const struct draft *draft, struct drafts *longer, long least)
{
    struct course *course = search->course;
    rerun_from(&course->rerun, draft->state);
    struct moves moves = course_moves(course);
    for (int i = 0; i < moves.count && course->budget > least; i++) {
        struct draft *next = longer->draft[DRAFTS];
        memcpy(next->move, draft->move, sizeof next->move);
        next->move[longer->length - 1] = moves.move[i];
        int known = 0;
        if (!is_legal(course->match, draft->state, &moves.move[i], next->state))
            continue;
        while (known < longer->count && memcmp(longer->draft[known]->state, next->state, course->state_size) != 0)
            known++;
        if (known < longer->count)
            continue;
        next->fits = place_of_gap(search);
        rerun_from(&course->rerun, next->state);
        while (next->fits < course->count && judge_fits(search, &course->entry[next->fits]))
            next->fits++;
        keep_draft(longer);
    }
    moves_free(&moves);
}

/* Makes the drafts longer until everything is legal, or none reaches farther. */
static void fill_gap(struct search *search, struct drafts *drafts, struct drafts *longer, long least)
{
    int begin = place_of_gap(search), farthest = begin, since = 0;
    while (drafts->count && drafts->length < LONGEST_GAP && farthest < search->course->count && since < PATIENTLY) {
        longer->count = 0;
        longer->length = drafts->length + 1;
        for (int i = 0; i < drafts->count; i++)
            make_longer(search, drafts->draft[i], longer, least);
        bool farther = longer->count && longer->draft[0]->fits > farthest;
        since = farther || farthest == begin ? 0 : since + 1;
        if (farther)
            farthest = longer->draft[0]->fits;
        for (int i = 0; farther && i < longer->count && longer->draft[i]->fits == farthest; i++) {
            struct script_entry put[LONGEST_GAP];
            for (int k = 0; k < longer->length; k++)
                put[k] = (struct script_entry){.kind = SCRIPT_MOVE, .move = longer->draft[i]->move[k]};
            consider_entries(search, CHANGE_INSERT, begin, put, longer->length, LEFT_OUT + longer->length);
        }
        struct drafts *made = longer;
        longer = drafts;
        drafts = made;
    }
}

void try_gap(struct search *search)
{
    struct course *course = search->course;
    size_t size = course->state_size;
    course_go_to(course, place_of_gap(search));
    if (search->alone || course_awaits_table(course) || course->entry[search->target].kind != SCRIPT_MOVE)
        return;
    struct arena arena = {0};
    struct drafts *drafts = open_drafts(&arena, size), *longer = open_drafts(&arena, size);
    memcpy(drafts->draft[0]->state, course_state(course), size);
    drafts->count = 1;
    /* Only the budget for gaps is used, so that what is tried later does not depend on them. */
    struct search gap = *search;
    long budget = course->budget;
    gap.spare = 0;
    course->budget = course->for_gaps;
    fill_gap(&gap, drafts, longer, course->for_gaps / A_SHARE);
    course->for_gaps = course->budget;
    course->budget = budget;
    search->count = gap.count;
    search->most_left = gap.most_left;
    arena_free(&arena);
}

/* ---- the same earlier ------------------------------------------------------------------------------------------- */

/* Takes the next missing entry that is legal in `state`, under the name of `actor` (-1: its own), or else of another
   player. */
static bool take_next(struct search *search, void *state, struct script_entry *left, int count, int actor)
{
    struct course *course = search->course;
    int seats = course->match->seats;
    for (int turn = 0; turn < seats; turn++)
        for (int i = 0; i < count; i++) {
            struct script_entry entry = left[i];
            if (entry.move.actor == CHANCE)
                continue;
            entry.move.actor = ((actor < 0 ? entry.move.actor : actor) + turn) % seats;
            rerun_from(&course->rerun, state);
            if (!judge_fits(search, &entry))
                continue;
            memcpy(state, course_state(course), course->state_size);
            memmove(left + 1, left, (size_t)i * sizeof *left);
            left[0] = entry;
            return true;
        }
    return false;
}

static void try_earlier(struct search *search, const struct repair *gap, int at, int actor)
{
    struct course *course = search->course;
    struct repair earlier = *gap;
    size_t size = (size_t)gap->puts * sizeof *gap->put;
    int taken = 0;
    earlier.at = at;
    earlier.put = memcpy(must_alloc(size), gap->put, size);
    course_go_to(course, at);
    void *state = course_copy_state(course);
    while (taken < gap->puts && take_next(search, state, earlier.put + taken, gap->puts - taken, actor))
        taken++;
    if (taken == gap->puts)
        consider(search, &earlier);
    free(state);
    free(earlier.put);
}

void try_gap_earlier(struct search *search, int at)
{
    struct course *course = search->course;
    const struct repair gap = search->repairs[0];
    int actor = course->entry[at].move.actor;
    if (gap.change.kind != CHANGE_INSERT || gap.change.gap || at >= gap.at || actor == CHANCE)
        return;
    struct search earlier = *search;
    long budget = course->budget, own = (long)MOVED * (course->count + LONGEST_GAP * LONGEST_GAP);
    earlier.spare = 0;
    course->budget = own;
    try_earlier(&earlier, &gap, at, actor);
    try_earlier(&earlier, &gap, at, -1);
    course->budget = budget - (own - course->budget);
    search->count = earlier.count;
    search->most_left = earlier.most_left;
}
