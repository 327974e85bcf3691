/* Another game: the log without some of its entries, until it goes on like a branch that is known. */
#include "study/other_game.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/writer.h"
#include "replay/legal.h"
#include "replay/position.h"

enum { LOOK_AHEAD = 24, MOST_TRIED = 8, A_WORD = 1000 };

/* What could replace an entry, likeliest first. */
struct substitutes {
    struct move move[MOST_TRIED];
    int distance[MOST_TRIED], count;
};

static void play(struct course *course, const struct move *move, int number)
{
    rerun_entry(&course->rerun, &(struct script_entry){.kind = SCRIPT_MOVE, .move = *move}, number);
}

/* ---- what could stand there ------------------------------------------------------------------------------------ */

static void insert(struct substitutes *list, const struct move *move, int distance)
{
    if (list->count == MOST_TRIED && distance >= list->distance[MOST_TRIED - 1])
        return;
    int place = list->count < MOST_TRIED ? list->count++ : MOST_TRIED - 1;
    for (; place > 0 && list->distance[place - 1] > distance; place--) {
        list->move[place] = list->move[place - 1];
        list->distance[place] = list->distance[place - 1];
    }
    list->move[place] = *move;
    list->distance[place] = distance;
}

static void find_substitutes(const struct course *course, int index, const void *state, struct substitutes *list)
{
    enum { NEARER_THAN_ANY = -1 };
    const struct match *match = &course->rerun.verdict.match;
    const struct script_entry *entry = &course->entry[index];
    bool followed = index + 1 < course->count && course->entry[index + 1].kind == SCRIPT_MOVE;
    struct move quiet;
    if (position_optional(match, state, followed ? &course->entry[index + 1].move : NULL, &quiet)
        && quiet.actor == entry->move.actor && is_legal(match, state, &quiet, NULL))
        insert(list, &quiet, NEARER_THAN_ANY);
    struct moves moves = {0};
    legal_moves_of(match, state, entry->move.actor, -1, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct text line = {0};
        move_print(match, &moves.move[i], &line);
        insert(list, &moves.move[i],
               A_WORD * line_distance(entry->text, text_string(&line)) + values_apart(entry, &moves.move[i]));
        text_free(&line);
    }
    moves_free(&moves);
}

/* ---- which of it ----------------------------------------------------------------------------------------------- */

static bool misfits(struct course *course, int index)
{
    const struct script_entry *entry = &course->entry[index];
    int found = rerun_entry(&course->rerun, entry, entry->number);
    return entry->kind == SCRIPT_MOVE && found > course->found[index];
}

/* How many of the next entries are illegal if `move` (NULL: nothing) replaces the entry before them; -1 if there are
   none. */
static int try_instead(struct course *course, int from, const void *state, const struct move *move)
{
    int count = 0, tried = 0;
    rerun_from(&course->rerun, state);
    if (move)
        play(course, move, 0);
    for (int i = from; i < course->count && i < from + LOOK_AHEAD; i++) {
        course->budget--;
        tried += course->entry[i].kind == SCRIPT_MOVE && course->found[i] == 0;
        count += misfits(course, i);
    }
    return tried ? count : -1;
}

/* The best substitute; NULL: none is needed, or none is possible. */
static const struct move *choose(struct course *course, int index, const void *state, struct substitutes *list)
{
    int alone = try_instead(course, index + 1, state, NULL), fewest = INT_MAX;
    const struct move *best = NULL;
    if (alone == 0)
        return NULL;
    find_substitutes(course, index, state, list);
    for (int i = 0; i < list->count; i++) {
        int count = try_instead(course, index + 1, state, &list->move[i]);
        if (count < 0)
            return &list->move[0];
        if (count < fewest) {
            best = &list->move[i];
            fewest = count;
        }
    }
    return best && alone >= 0 && alone < fewest ? NULL : best;
}

/* ---- what an entry meant in the game as played ----------------------------------------------------------------- */

enum { MOST_VALUES = 200 };

/* How many values of that shape follow one another from `*first` on; 0: they cannot be listed. */
static int list_values(const struct match *match, const struct shape *shape, int *first)
{
    const struct words *words = shape->form == FORM_WORD ? shape->words : NULL;
    bool listed = words && words->list, counted = words && !listed && words->count;
    int count = shape->form == FORM_NUMBER ? shape->high - shape->low
                : shape->form == FORM_NAME ? match->seats
                : counted                  ? words->count(match)
                                           : 0;
    *first = shape->form == FORM_NUMBER ? shape->low : listed ? words->base : 0;
    while (listed && words->list[count])
        count++;
    count += shape->form == FORM_NUMBER && count < MOST_VALUES;
    return count < MOST_VALUES ? count : MOST_VALUES;
}

/* An entry that is written out. */
struct writing_out {
    const struct match *match;
    const void *before;
    void *after, *room; /* the state after the entry as it is written; and after another one */
    enum tried tried;
    struct move *move;
};

/* Gives the field the value with which the entry comes to the same. */
static bool write_out_field(struct writing_out *out, int field, const struct shape *shape)
{
    int first, count = list_values(out->match, shape, &first);
    bool found = false;
    for (const struct field *way = shape->fields; shape->form == FORM_EITHER && way->shape && !found; way++)
        found = write_out_field(out, field, way->shape);
    for (int i = 0; i < count && !found; i++) {
        struct move whole = *out->move;
        whole.field[field] = (struct move_field){0};
        move_put(&whole, field, first + i);
        found = try_move(out->match, out->before, &whole, out->room, false) == out->tried
                && memcmp(out->room, out->after, size_of_state(out->match)) == 0;
        if (found)
            *out->move = whole;
    }
    return found;
}

/* Writes out what the entry leaves to the moment, such as the area being evaluated, unless it was not carried out. */
static void write_out(const struct course *course, enum tried worst, struct move *move)
{
    const struct match *match = course->match;
    const struct field *fields = match->game->verbs[move->verb].fields;
    struct writing_out out = {
        match, course_state(course), must_alloc(course->state_size), must_alloc(course->state_size), TRIED_REFUSED,
        move};
    out.tried = try_move(match, out.before, move, out.after, false);
    for (int field = 0; out.tried <= worst && fields[field].shape; field++)
        if (!given(move, field) || (items(move, field) == 0 && fields[field].shape->form == FORM_EITHER))
            write_out_field(&out, field, fields[field].shape);
    free(out.after);
    free(out.room);
}

/* What was assumed before the further entries of a line is not known. */
static void write_out_line(struct course *course, struct script_entry *entry)
{
    struct move *more = arena_take(course->arena, (size_t)(entry->more_count + 1) * sizeof *more);
    for (int i = 0; i < entry->assumed_count; i++)
        play(course, &entry->assumed[i], 0);
    write_out(course, TRIED_UNTIMELY, &entry->move);
    for (int i = 0; i < entry->more_count; i++) {
        more[i] = entry->more[i];
        play(course, i ? &more[i - 1] : &entry->move, 0);
        write_out(course, TRIED_UNKNOWN, &more[i]);
    }
    entry->more = more;
}

void write_out_entries(struct course *course, int index)
{
    course_go_to(course, index);
    for (; index < course->count; index++) {
        void *state = course_copy_state(course);
        if (course->entry[index].kind == SCRIPT_MOVE)
            write_out_line(course, &course->entry[index]);
        rerun_from(&course->rerun, state);
        rerun_entry(&course->rerun, &course->entry[index], course->entry[index].number);
        free(state);
    }
}

/* ---- the whole game -------------------------------------------------------------------------------------------- */

static void replace_entry(struct course *course, int index, struct other_game *other)
{
    const struct script_entry *entry = &course->entry[index];
    for (int i = 0; i < entry->assumed_count; i++)
        play(course, &entry->assumed[i], 0);
    void *state = course_copy_state(course);
    struct substitutes list = {.count = 0};
    const struct move *move = choose(course, index, state, &list);
    rerun_from(&course->rerun, state);
    text_add(&other->instead, other->instead.length ? "; " : "");
    if (move) {
        play(course, move, entry->number);
        move_print(&course->rerun.verdict.match, move, &other->instead);
    } else
        text_add(&other->instead, "nothing");
    free(state);
}

/* ---- other ways through the log of a course, with their states at intervals ---- */

enum { STATES_KEPT = 64 };

void branches_open(struct branches *branches, const struct course *course)
{
    *branches = (struct branches){
        .step = course->count / STATES_KEPT + 1, .entries = course->count, .size = course->state_size};
}

void branches_free(struct branches *branches)
{
    for (int i = 0; i <= MOST_BRANCHES; i++)
        free(branches->branch[i].states);
}

static char *state_before(const struct branches *branches, const struct branch *branch, int index)
{
    return branch->states + (size_t)(index / branches->step) * branches->size;
}

static char *state_at_end(const struct branches *branches, const struct branch *branch)
{
    return state_before(branches, branch, branches->entries + branches->step);
}

void branch_begin(struct branches *branches, int index)
{
    struct branch *own = &branches->branch[branches->count];
    if (!own->states)
        own->states = must_alloc((size_t)(branches->entries / branches->step + 2) * branches->size);
    own->fits = index;
}

const void *branch_meets(struct branches *branches, int index, const void *state)
{
    const struct branch *own = &branches->branch[branches->count];
    if (index % branches->step)
        return NULL;
    for (const struct branch *other = branches->branch; other < own; other++)
        if (other->fits <= index && memcmp(state_before(branches, other, index), state, branches->size) == 0)
            return state_at_end(branches, other);
    memcpy(state_before(branches, own, index), state, branches->size);
    return NULL;
}

void branch_misfits(struct branches *branches, int index)
{
    branches->branch[branches->count].fits = index + 1;
}

void branch_end(struct branches *branches, const void *state)
{
    memcpy(state_at_end(branches, &branches->branch[branches->count]), state, branches->size);
    branches->count += branches->count < MOST_BRANCHES;
}

static void follow(struct course *course, struct branches *branches, const int *entries, struct other_game *other)
{
    int index = *entries - course->script->first;
    for (course_go_to(course, index); index < course->count; index++) {
        int number = course->entry[index].number;
        course->budget--;
        if (number == *entries) {
            replace_entry(course, index, other);
            entries++;
            branch_begin(branches, index + 1);
            continue;
        }
        /* Once all entries are replaced: if the game continues as the log or another branch did, the end is known. */
        bool as_log = !*entries && course_rejoined(course, index);
        const void *end = *entries || as_log ? NULL : branch_meets(branches, index, course_state(course));
        if (as_log)
            course_go_to(course, course->count);
        if (end)
            rerun_from(&course->rerun, end);
        if (as_log || end)
            return;
        if (!misfits(course, index))
            continue;
        const struct finding *finding = course->rerun.verdict.docket.first;
        while (finding && !counts_against(finding))
            finding = finding->next;
        if (other->misfits++ == 0)
            other->first_misfit = number;
        if (other->misfits <= MOST_MISFITS)
            text_format(&other->misfit, "%sentry %d (%s)", other->misfit.length ? ", " : "", number,
                        finding ? finding->rule->code : "");
        branch_misfits(branches, index);
    }
    branch_end(branches, course_state(course));
}

void play_without(struct course *course, struct branches *branches, const int *entries, struct other_game *other)
{
    *other = (struct other_game){0};
    follow(course, branches, entries, other);
    const struct verdict *rerun = &course->rerun.verdict;
    const void *state = rerun_state(&course->rerun);
    other->verdict = (struct verdict){.file = rerun->file, .game = rerun->game, .match = rerun->match, .judged = true};
    other->verdict.over = position_over(&rerun->match, state);
    position_score(&rerun->match, state, &other->verdict.standing);
    struct arena arena = {0};
    const struct node *there = position_write(course->match, state, &arena);
    course_go_to(course, course->count);
    const struct node *here = position_write(course->match, course_state(course), &arena);
    for (const struct node *part = here->first; part; part = part->next)
        if (!nodes_print_alike(part, node_get(there, part->key->text)))
            text_join(&other->differs, part->key->text);
    arena_free(&arena);
}

void other_game_free(struct other_game *other)
{
    text_free(&other->instead);
    text_free(&other->misfit);
    text_free(&other->differs);
}
