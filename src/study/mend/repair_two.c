/* Repairs: two entries that are one, one that is several, several that are there twice. */
#include <string.h>

#include "base/words.h"
#include "replay/script.h"
#include "study/mend/repair_search.h"

enum { LONGEST_REPETITION = NEAR_CHANGE };

static struct script_entry written(const struct move *move)
{
    return (struct script_entry){.kind = SCRIPT_MOVE, .move = *move};
}

const char *words_of(struct arena *arena, const char *text)
{
    size_t length = strlen(text);
    bool braces = length > 1 && text[0] == '{' && text[length - 1] == '}';
    return braces ? arena_copy(arena, text + 1, length - 2) : text;
}

const char *deed_in(const char *words)
{
    const char *colon = strstr(words, ": ");
    return colon ? colon + strlen(": ") : NULL;
}

/* Tries an entry that continues on the next line, with or without the actor's name. */
static void try_joining(struct search *search, int at)
{
    const struct script_entry *one = &search->course->entry[at], *other = one + 1;
    struct arena *arena = &search->course->rerun.verdict.arena;
    if (one->kind == SCRIPT_CLAIMS || (other->kind != SCRIPT_UNREAD && !other->written) || one->remarks)
        return;
    const char *said = words_of(arena, one->text), *deed = deed_in(said),
               *rest = words_of(arena, other->written ? other->written : other->text);
    size_t actor = deed ? (size_t)(deed - said) : 0;
    rest += strncmp(said, rest, actor) == 0 ? actor : 0;
    if (deed && same(deed, "\"\"")) /* all of it is on the next line */
        said = arena_copy(arena, said, actor);
    if (!actor || strchr(rest, ':'))
        return;
    struct repair repair = {.change = CHANGE_JOIN, .at = at, .distance = CORRECTED};
    repair.with.kind = SCRIPT_MOVE;
    if (entry_of_text(&search->course->rerun.verdict.match, arena, arena_format(arena, "%s %s", said, rest),
                      &repair.with.move))
        consider(search, repair);
}

struct repair splitting(struct course *course, int at)
{
    const struct script_entry *one = &course->entry[at];
    int mores = one->corrected_count - 1;
    struct repair repair = {.change = mores ? CHANGE_SPLIT : CHANGE_REPLACE,
                            .at = at,
                            .with = written(&one->corrected[0]),
                            .mores = mores,
                            .distance = CORRECTED};
    if (mores)
        repair.more = arena_take(&course->rerun.verdict.arena, (size_t)mores * sizeof *repair.more);
    for (int i = 0; i < mores; i++)
        repair.more[i] = written(&one->corrected[i + 1]);
    return repair;
}

static void try_splitting(struct search *search, int at)
{
    const struct script_entry *one = &search->course->entry[at];
    if (one->kind == SCRIPT_UNREAD && one->corrected_count > 1)
        consider(search, splitting(search->course, at));
}

void try_two(struct search *search)
{
    for (int at = search->target; at >= 0 && at >= search->target - CLOSE_BY; at--) {
        try_splitting(search, at);
        if (at + 1 == search->course->count)
            continue;
        try_joining(search, at);
    }
}

/* ---- written twice ---------------------------------------------------------------------------------------------- */

/* Do `length` entries from `at` on repeat as many before them? */
static bool is_repetition(const struct course *course, int at, int length)
{
    int same_words = 0;
    while (same_words < length
           && same(course->entry[at + same_words].text, course->entry[at + same_words - length].text))
        same_words++;
    return same_words == length;
}

static void try_repetition(struct search *search, int at, int length)
{
    struct course *course = search->course;
    if (at < length || at + length > course->count || !is_repetition(course, at, length))
        return;
    struct repair repair = {.change = CHANGE_DELETE, .at = at, .mores = length - 1, .distance = DOUBLED + length - 1};
    repair.more = arena_take(&course->rerun.verdict.arena, (size_t)repair.mores * sizeof *repair.more);
    memcpy(repair.more, &course->entry[at + 1], (size_t)repair.mores * sizeof *repair.more);
    consider(search, repair);
}

void try_repetitions(struct search *search)
{
    for (int length = 2; length <= LONGEST_REPETITION; length++)
        for (int at = search->target; at > search->target - length - CLOSE_BY; at--)
            try_repetition(search, at, length);
}
