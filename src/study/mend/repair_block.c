/* Repairs: slips over several entries in a row: turns under another name, names exchanged, parts of the log
   exchanged. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "study/mend/repair_search.h"

enum {
    FAR_BACK = 16,     /* entries before the finding at which a part may begin */
    LONGEST_PART = 20, /* entries of one of two parts that are exchanged */
    LONGEST_TURN = 24, /* entries under another name */
    SHORTER = 12,      /* lengths that are tried for exchanged names */
    A_WHILE = 20,      /* entries over which names stay exchanged; each further A_WHILE is less likely */
    SHORTLY = 4,       /* entries over which one is moved that came too early */
    SHUFFLED = 6,      /* entries in a row of which all orders are tried */
    OF_BUDGET = 8,     /* share of the budget for these */
};

/* Entries as another player's, from one on up to the last that is legal. */
struct naming {
    int from, length;
    struct script_entry *entry; /* room for all of the course */
};

static void put_name(struct naming *naming, const struct script_entry *there, int actor)
{
    struct script_entry *entry = &naming->entry[naming->length++];
    *entry = *there;
    if (entry->kind == SCRIPT_MOVE && entry->move.actor != CHANCE && !entry->more_count)
        entry->move.actor = actor;
}

static bool is_renamed(const struct search *search, const struct naming *naming, int which)
{
    const struct script_entry *there = &search->course->entry[naming->from + which];
    return there->kind == SCRIPT_MOVE && there->move.actor != naming->entry[which].move.actor;
}

/* Tries the first `length` entries, up to the last with another name. Returns that length. */
static int consider_names(struct search *search, const struct naming *naming, int length, int distance)
{
    while (length > 0 && !is_renamed(search, naming, length - 1))
        length--;
    if (length > 1)
        consider_entries(search, CHANGE_PLAYERS, naming->from, naming->entry, length, distance);
    return length;
}

/* Entries of one player in a row are another's, while those of the table between them stay; or (`exchange`) the two have
   each other's names from there on, for a while or to the end. */
static void try_name(struct search *search, struct naming *naming, int other, bool exchange)
{
    const struct course *course = search->course;
    int one = course->entry[naming->from].move.actor, tries = exchange ? SHORTER : LONGEST_TURN;
    bool both = false;
    naming->length = 0;
    course_go_to(search->course, naming->from);
    for (int i = naming->from; i < course->count && (exchange || naming->length < LONGEST_TURN); i++) {
        const struct script_entry *there = &course->entry[i];
        bool of_one = is_move_of(there, one), of_other = is_move_of(there, other);
        if (!exchange && !of_one && !is_move_of(there, CHANCE))
            break;
        put_name(naming, there, of_one ? other : of_other ? one : there->move.actor);
        if (!judge_fits(search, &naming->entry[naming->length - 1])) {
            naming->length--;
            break;
        }
        both |= of_other;
    }
    for (int length = naming->length; (both || !exchange) && length > 1 && tries > 0; tries--, length--)
        length = consider_names(search, naming, length, exchange ? NAMES_EXCHANGED + length / A_WHILE : OTHER_TURN);
}

/* The player who could have done that next, the entry's own actor first; -1: none. */
static int find_doer(struct search *search, int at)
{
    struct script_entry entry = search->course->entry[at];
    bool of_player = entry.kind == SCRIPT_MOVE && entry.move.actor != CHANCE;
    int seats = of_player ? search->course->match->seats : 0;
    void *state = course_copy_state(search->course);
    bool fits = judge_fits(search, &entry);
    for (int seat = 0; seat < seats && !fits; seat++) {
        entry.move.actor = seat;
        rerun_from(&search->course->rerun, state);
        fits = judge_fits(search, &entry);
    }
    free(state);
    return fits ? entry.move.actor : -1;
}

/* Gives each entry from the finding on the name under which it is legal. */
static void try_doers(struct search *search, struct naming *naming)
{
    const struct course *course = search->course;
    int parts = 0, doer;
    naming->from = search->target;
    naming->length = 0;
    course_go_to(search->course, naming->from);
    for (int i = naming->from; i < course->count && (doer = find_doer(search, i)) >= 0; i++) {
        put_name(naming, &course->entry[i], doer);
        bool renamed = is_renamed(search, naming, naming->length - 1);
        parts += renamed && !(naming->length > 1 && is_renamed(search, naming, naming->length - 2));
    }
    consider_names(search, naming, naming->length, NAMES_EXCHANGED + parts);
}

void try_names(struct search *search)
{
    const struct course *course = search->course;
    int seats = course->match->seats;
    struct naming naming = {.entry = must_alloc((size_t)course->count * sizeof *naming.entry)};
    for (int at = search->target; at >= 0 && at >= search->target - FAR_BACK && search->complete; at--) {
        const struct script_entry *there = &course->entry[at];
        naming.from = at;
        for (int other = 0; other < seats && there->kind == SCRIPT_MOVE && there->move.actor != CHANCE; other++) {
            if (other == there->move.actor)
                continue;
            try_name(search, &naming, other, false);
            try_name(search, &naming, other, true);
        }
    }
    if (search->count == 0 || search->most_left > 0)
        try_doers(search, &naming);
    free(naming.entry);
}

/* ---- parts of the log exchanged ---------------------------------------------------------------------------------- */

/* Does another player's turn begin there? */
static bool begins_turn(const struct course *course, int at)
{
    if (at == 0 || at >= course->count)
        return true;
    const struct script_entry *there = &course->entry[at];
    return there[-1].kind != SCRIPT_MOVE || there->kind != SCRIPT_MOVE || there->move.actor != there[-1].move.actor;
}

static void try_parts(struct search *search, int at, int middle)
{
    const struct course *course = search->course;
    course_go_to(search->course, at);
    if (!judge_fits(search, &course->entry[middle]))
        return;
    for (int end = middle + 1; end <= course->count && end - middle <= LONGEST_PART; end++) {
        /* One entry was moved over others, fewer being likelier; or two turns were exchanged, which may then join a turn
           of the same player. */
        int over = end - at - 1, moved = middle - at == 1 || end - middle == 1 ? SWAPPED + over : 0;
        int turns = TURNS_EXCHANGED + !begins_turn(course, at) + !begins_turn(course, end);
        int distance = begins_turn(course, middle) && (!moved || moved > turns) ? turns : moved;
        if (distance && end - at > 2)
            consider_exchange(search, at, middle, end, distance);
    }
}

/* What is assumed before an entry is known only at its place. */
static bool may_be_shuffled(const struct course *course, int at, int length)
{
    const struct script_entry *entry = &course->entry[at];
    for (int i = 0; i < length; i++)
        if (entry[i].kind != SCRIPT_MOVE || entry[i].assumed_count > entry[i].harmless)
            return false;
    return true;
}

/* Two players did the same in each other's place, as in bids in another order; what is between them stays. */
static void try_pair(struct search *search, int at, int other)
{
    const struct script_entry *entry = search->course->entry + at, *last = search->course->entry + other;
    struct script_entry put[SHUFFLED];
    int length = other - at + 1;
    if (length < 3 || length > SHUFFLED || !may_be_shuffled(search->course, at, length)
        || entry->move.verb != last->move.verb || entry->move.actor == last->move.actor)
        return;
    course_go_to(search->course, at);
    if (!judge_fits(search, last))
        return;
    memcpy(put, entry, (size_t)length * sizeof *put);
    put[0] = *last;
    put[length - 1] = *entry;
    consider_entries(search, CHANGE_SWAP, at, put, length, TURNS_EXCHANGED);
}

void try_order(struct search *search)
{
    for (int at = search->target; at >= 0 && at >= search->target - FAR_BACK; at--)
        for (int middle = at + 1; middle < search->course->count && middle - at <= LONGEST_PART && search->complete;
             middle++) {
            try_parts(search, at, middle);
            try_pair(search, at, middle);
        }
}

/* A choice that was assumed as given up belongs before the entry at which it was. */
static void try_where_it_belongs(struct search *search)
{
    const struct script_entry *entry = search->course->entry;
    int target = search->target, at = target;
    while (at >= 0 && entry[at].number != entry[target].belongs)
        at--;
    if (at >= 0 && at < target)
        consider_exchange(search, at, target, target + 1, SWAPPED);
}

void try_sooner(struct search *search)
{
    struct course *course = search->course;
    int target = search->target;
    try_where_it_belongs(search);
    if (!search->alone || !is_move_of(&course->entry[target], CHANCE))
        return;
    for (int at = target - 1; at >= 0 && at >= target - FAR_BACK && search->complete; at--) {
        course_go_to(course, at);
        if (judge_fits(search, &course->entry[target]))
            consider_exchange(search, at, target, target + 1, SWAPPED + target - at - 1);
    }
}

void try_later(struct search *search)
{
    int target = search->target;
    if (!search->alone || search->course->entry[target].kind != SCRIPT_MOVE)
        return;
    for (int by = 2; by <= SHORTLY && target + by < search->course->count && search->complete; by++)
        consider_exchange(search, target, target + 1, target + by + 1, SWAPPED + by - 1);
}

/* ---- entries in any other order ---------------------------------------------------------------------------------- */

/* Entries in a row, and as many of them as are in another order so far. */
struct shuffle {
    struct search *search;
    int at, length;
    struct script_entry put[SHUFFLED];
    bool taken[SHUFFLED];
};

/* Tries every order that goes on like this and is legal. The first entry goes elsewhere, and the last. */
static void try_next(struct shuffle *shuffle, int made)
{
    struct search *search = shuffle->search;
    struct course *course = search->course;
    int last = shuffle->length - 1;
    if (made > last) {
        consider_entries(search, CHANGE_SWAP, shuffle->at, shuffle->put, made, ADDED + made - 2);
        return;
    }
    void *state = course_copy_state(course);
    for (int i = 0; i <= last && search->complete; i++) {
        if (shuffle->taken[i] || (made == 0 && i == 0) || (made == last && i == last))
            continue;
        shuffle->put[made] = course->entry[shuffle->at + i];
        rerun_from(&course->rerun, state);
        if (!judge_fits(search, &shuffle->put[made]))
            continue;
        shuffle->taken[i] = true;
        try_next(shuffle, made + 1);
        shuffle->taken[i] = false;
    }
    free(state);
}

void try_shuffles(struct search *search)
{
    struct course *course = search->course;
    long spare = search->spare;
    search->spare = course->budget - (course->budget - spare) / OF_BUDGET;
    for (int length = 3; length <= SHUFFLED && (search->count == 0 || search->most_left > 0); length++)
        for (int at = search->target; at >= 0 && at >= search->target - length && search->complete; at--) {
            if (at + length > course->count || !may_be_shuffled(course, at, length))
                continue;
            struct shuffle shuffle = {.search = search, .at = at, .length = length};
            course_go_to(course, at);
            try_next(&shuffle, 0);
        }
    search->spare = spare;
    search->cut |= !search->complete;
    search->complete = true;
}

/* ---- written twice ---------------------------------------------------------------------------------------------- */

enum { LONGEST_REPETITION = NEAR_CHANGE };

void try_repetitions(struct search *search)
{
    const struct course *course = search->course;
    for (int length = 2; length <= LONGEST_REPETITION; length++)
        for (int at = search->target; at > search->target - length - CLOSE_BY && at >= length; at--) {
            const struct script_entry *entry = &course->entry[at];
            int repeated = 0;
            while (repeated < length && at + length <= course->count
                   && same(entry[repeated].text, entry[repeated - length].text))
                repeated++;
            if (repeated == length)
                consider_deletion(search, at, length, DOUBLED + length - 1);
        }
}
