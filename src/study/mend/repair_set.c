/* Repairs: the position is not what the log says. A player had more or less, and all accepted it; or a round was not
   recorded, and the record continues from a position of which little is known. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/mend/repair_search.h"

enum {
    FEWEST_LIFTED = 3, /* findings that a missing round must explain */
    FAR_BETTER = 3,    /* times as many as another change removes, or as far as the log is legal with that */
    ROUNDS_BACK = 3,   /* rounds (turns in a game without rounds) before the finding where one may be missing */
    TURNS_BACK = 12,
    FAR_ENOUGH = 8, /* entries from the finding on that must be legal with it */
    FORMS = 40,     /* entries that may be judged for each place */
    MOST_APART = 6, /* most that a count may differ */
};

/* Tries the `set` that also takes what it gives to a player from another player, or from a list of the table. */
static void try_handed_over(struct search *search, const struct node *part, const struct node *given,
                            const struct node *holder)
{
    struct arena *arena = search->course->arena;
    for (const struct node *had = holder->first; had; had = had->next) {
        struct node *set = node_copy(arena, search->course->entry[search->target].set), *left = node_copy(arena, had);
        struct node *to = holder->key ? node_new(arena, NODE_MAP, holder->at) : set;
        for (const struct node *thing = given->first; thing; thing = thing->next)
            node_drop(left, (thing->key ? thing->key : thing)->text);
        if (had->kind != (holder->key ? NODE_MAP : NODE_LIST) || left->count == had->count)
            continue;
        node_append(to, had->key, left);
        if (holder->key)
            node_append(node_get(set, part->key->text), holder->key, to);
        consider_text(search, CHANGE_REPLACE, search->target, arena_format(arena, "set: %s", node_line(arena, set)),
                      ONE_WORD);
    }
}

/* Tries the `set` without a part; the only part, if it is a list, as the position has it. */
static void try_set_parts(struct search *search, const struct node *set)
{
    struct course *course = search->course;
    struct arena *arena = course->arena;
    course_go_to(course, search->target);
    const struct node *table = position_write(course->match, course_state(course), arena);
    for (const struct node *part = set->first; part; part = part->next) {
        for (const struct node *own = part->first; own; own = own->next)
            for (const struct node *given = own->first; given; given = given->next) {
                try_handed_over(search, part, given, table);
                for (const struct node *player = node_first(node_get(table, part->key->text)); player;
                     player = player->next)
                    if (!node_get(part, player->key->text))
                        try_handed_over(search, part, given, player);
            }
        struct node *without = node_copy(arena, set);
        const struct node *is = set->count > 1 ? NULL : node_get(table, part->key->text);
        node_drop(without, part->key->text);
        if (is && is->kind == NODE_LIST)
            node_append(without, node_copy(arena, part->key), node_copy(arena, is));
        if (without->first)
            consider_text(search, CHANGE_REPLACE, search->target,
                          arena_format(arena, "set: %s", node_line(arena, without)), ONE_WORD);
    }
}

void try_set_words(struct search *search)
{
    const struct script_entry *entry = &search->course->entry[search->target];
    if (entry->kind == SCRIPT_SET)
        try_set_parts(search, entry->set);
}

static const char *round_at(struct course *course, int at, struct arena *arena)
{
    struct text round = {0};
    course_go_to(course, at);
    position_round(course->match, course_state(course), &round);
    return arena_keep(arena, &round);
}

/* The player who acts there, or next. */
static int next_actor(const struct course *course, int at)
{
    while (at < course->count && (course->entry[at].kind != SCRIPT_MOVE || course->entry[at].move.actor == CHANCE))
        at++;
    return at < course->count ? course->entry[at].move.actor : -1;
}

/* The position after the round, as far as it is known: its moment and, with `named`, the player that this word
   names. */
static const char *print_form(const struct match *match, const struct node *table, const char *round,
                              struct arena *arena, const struct node *named, int actor)
{
    const char *blank = strchr(round, ' ');
    struct text form = {0};
    text_format(&form, "set: {phase: %s", node_get(table, "phase")->text);
    if (blank && atoi(blank + 1) > 0) { /* "cycle 2" */
        const char *key = arena_copy(arena, round, (size_t)(blank - round));
        if (node_get(table, key))
            text_format(&form, ", %s: %d", key, atoi(blank + 1) + 1);
    }
    for (const struct node *part = table->first; part; part = part->next) {
        int seat = part->kind == NODE_WORD ? seat_named(match, part->text) : -1;
        if (seat < 0)
            continue;
        text_format(&form, ", %s: ", part->key->text);
        print_word(match->names[part == named ? actor : seat], &form);
    }
    text_char(&form, '}');
    return arena_keep(arena, &form);
}

/* How far the log is legal from the course's place on, which is entry `at`. */
static int reach_from(struct search *search, int at)
{
    struct course *course = search->course;
    for (; at < course->count; at++, course->budget--)
        if (rerun_entry(&course->rerun, &course->entry[at], course->entry[at].number))
            break;
    return at;
}

static int reach_with(struct search *search, const struct repair *repair)
{
    struct course *course = search->course;
    course_go_to(course, repair->at);
    for (int i = 0; i < repair->puts; i++)
        rerun_entry(&course->rerun, &repair->put[i], repair->put[i].number);
    return reach_from(search, repair->at + repair->drops);
}

/* Forms that are tried where a round may be missing. */
struct rounds {
    struct search search; /* for those that mend most of the log */
    struct repair farthest;
    int reach; /* how far the log is legal with it */
};

static void consider_form(struct rounds *rounds, int at, const char *form, const char *round)
{
    struct search *search = &rounds->search;
    struct arena *arena = search->course->arena;
    size_t length = strcspn(round, " ");
    struct script_entry *put = arena_take(arena, sizeof *put);
    *put = (struct script_entry){.kind = SCRIPT_TEXT, .text = form};
    struct repair repair = {
        .change = {.kind = CHANGE_INSERT, .gap = length ? arena_copy(arena, round, length) : "round"},
        .at = at,
        .puts = 1,
        .put = put,
        .distance = ROUND_LEFT_OUT};
    consider(search, &repair);
    int reach = search->course->budget > 0 ? reach_with(search, &repair) : 0;
    if (reach > rounds->reach) {
        rounds->farthest = repair;
        rounds->reach = reach;
    }
}

static void try_round(struct rounds *rounds, int at, const char *round)
{
    struct course *course = rounds->search.course;
    struct arena *arena = course->arena;
    const struct match *match = course->match;
    course_go_to(course, at);
    const struct node *table = position_write(match, course_state(course), arena);
    int actor = next_actor(course, at);
    if (!node_get(table, "phase"))
        return;
    consider_form(rounds, at, print_form(match, table, round, arena, NULL, -1), round);
    for (const struct node *part = table->first; part && actor >= 0; part = part->next)
        if (part->kind == NODE_WORD && seat_named(match, part->text) >= 0 && seat_named(match, part->text) != actor)
            consider_form(rounds, at, print_form(match, table, round, arena, part, actor), round);
}

/* Tries the places where a round begins or, in a game without rounds, a turn. */
static void look_for_rounds(struct rounds *rounds)
{
    struct course *course = rounds->search.course;
    const char *round = round_at(course, rounds->search.target, course->arena);
    int tried = 0, most = *round ? ROUNDS_BACK : TURNS_BACK;
    for (int at = rounds->search.target; at > 0 && tried < most; at--) {
        const char *before = *round ? round_at(course, at - 1, course->arena) : round;
        bool begins = *round ? !same(before, round) : next_actor(course, at - 1) != next_actor(course, at);
        if (begins)
            try_round(rounds, at, round);
        tried += begins;
        round = before;
    }
}

/* Is the log legal far longer with that form than with the best other change, or as it is? */
static bool reaches_far(struct search *search, const struct rounds *rounds)
{
    const struct repair as_it_is = {.at = search->target + 1};
    const struct repair *best = search->count ? search->repairs : &as_it_is;
    int reach = rounds->reach - search->target;
    return !best->head && reach >= FAR_ENOUGH && reach >= FAR_BETTER * (reach_with(search, best) - search->target);
}

void try_rounds(struct search *search)
{
    struct course *course = search->course;
    int best = search->count ? search->repairs[0].lifted : 0, least = best * FAR_BETTER, fewest = FEWEST_LIFTED;
    /* Claims may be false for many reasons. */
    for (int i = 0; i <= course->count; i++)
        fewest += i == course->count || course->entry[i].kind == SCRIPT_CLAIMS ? course->found[i] : 0;
    if (search->alone || course->total < best + fewest || course->entry[search->target].kind != SCRIPT_MOVE)
        return;
    least = least > fewest ? least : fewest;
    least = least < course->total / 2 ? course->total / 2 : least;
    struct repair found[MOST_REPAIRS];
    struct rounds rounds = {.search = open_search(course, search->target, false, found)};
    rounds.search.most_left = course->total - least;
    long budget = course->budget, own = (long)FORMS * course->count;
    course->budget = own;
    look_for_rounds(&rounds);
    if (rounds.search.count == 0 && reaches_far(search, &rounds))
        found[rounds.search.count++] = rounds.farthest;
    course->budget = budget - (own - course->budget);
    if (rounds.search.count == 0)
        return;
    memcpy(search->repairs, found, sizeof found);
    search->count = rounds.search.count;
    search->most_left = rounds.search.most_left;
}

/* ---- counts ------------------------------------------------------------------------------------------------------ */

static void try_count(struct search *search, const char *what, const char *whose, int count)
{
    struct arena *arena = search->course->arena;
    for (int apart = 1; apart <= MOST_APART; apart++)
        for (int sign = 1; sign >= -1; sign -= 2) {
            if (count + sign * apart < 0)
                continue;
            const char *form =
                arena_format(arena, "set: {%s: {%s: %d}}", what, printed_word(arena, whose), count + sign * apart);
            consider_text(search, CHANGE_INSERT, search->target, form, OTHER_COUNT + apart);
        }
}

void try_counts(struct search *search)
{
    struct course *course = search->course;
    const struct match *match = course->match;
    const struct script_entry *there = &course->entry[search->target];
    if (there->kind != SCRIPT_MOVE || there->move.actor == CHANCE)
        return;
    course_go_to(course, search->target);
    const struct node *table = position_write(match, course_state(course), course->arena);
    for (const struct node *part = table->first; part; part = part->next)
        for (const struct node *own = part->kind == NODE_MAP ? part->first : NULL; own; own = own->next)
            if (seat_named(match, own->key->text) == there->move.actor && own->kind == NODE_WORD
                && strspn(own->text, "0123456789") == strlen(own->text))
                try_count(search, part->key->text, own->key->text, atoi(own->text));
}

/* Prints those counts of a claim that the players had according to it and the log does not give. */
static void print_accepted(const struct match *match, const struct node *claimed, const struct node *there,
                           struct arena *arena, struct text *out)
{
    struct text counts = {0};
    for (const struct node *own = claimed->kind == NODE_MAP ? claimed->first : NULL; own; own = own->next) {
        const struct node *is = there->kind == NODE_MAP ? node_get(there, own->key->text) : NULL;
        if (seat_named(match, own->key->text) < 0 || own->kind != NODE_WORD || !is || is->kind != NODE_WORD
            || same(is->text, own->text))
            continue;
        text_join(&counts, arena_format(arena, "%s: %s", printed_word(arena, own->key->text), own->text));
    }
    if (counts.length)
        text_join(out, arena_format(arena, "%s: {%s}", claimed->key->text, text_string(&counts)));
    text_free(&counts);
}

int find_accepted(struct course *course, int target, struct repair repairs[MOST_REPAIRS])
{
    struct search search = open_search(course, target, false, repairs);
    const struct match *match = course->match;
    const struct node *claims = course->entry[target].kind == SCRIPT_CLAIMS ? course->entry[target].claims : NULL;
    const struct node *claimed = claims ? node_get(claims, "table") : NULL;
    struct text parts = {0};
    course_go_to(course, target);
    const struct node *table = position_write(match, course_state(course), course->arena);
    for (const struct node *part = claimed && claimed->kind == NODE_MAP ? claimed->first : NULL; part;
         part = part->next)
        if (node_get(table, part->key->text))
            print_accepted(match, part, node_get(table, part->key->text), course->arena, &parts);
    if (parts.length && search.most_left >= 0)
        consider_text(&search, CHANGE_INSERT, target, arena_format(course->arena, "set: {%s}", text_string(&parts)),
                      OTHER_COUNT);
    text_free(&parts);
    return search.count;
}
