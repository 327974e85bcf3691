/* Repairs: a word that stands for another all over the log: a name that somebody goes by, a word misspelt again and again. */
#include <string.h>

#include "base/text.h"
#include "doc/node.h"
#include "replay/position.h"
#include "study/repair_internal.h"

static const char between[] = " {}[],:";

/* ---- words ------------------------------------------------------------------------------------------------------ */

/* Where it first stands as a whole word; NULL: it does not. */
static const char *find_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
        bool begins = at == text || strchr(between, at[-1]), ends = strchr(between, at[length]);
        if (begins && ends)
            return at;
    }
    return NULL;
}

/* The first word in which they differ. */
static bool find_difference(struct arena *arena, const char *written, const char *meant, struct repair *repair)
{
    size_t length = 0, other = 0;
    do {
        written += length + strspn(written + length, between);
        meant += other + strspn(meant + other, between);
        length = strcspn(written, between);
        other = strcspn(meant, between);
    } while (length && length == other && memcmp(written, meant, length) == 0);
    repair->written = arena_copy(arena, written, length);
    repair->meant = arena_copy(arena, meant, other);
    return length && other;
}

/* ---- the entries that have the word ----------------------------------------------------------------------------- */

/* By the book it need not be read again each time it is judged. */
static struct script_entry read_anew(struct course *course, const struct script_entry *there, const char *text)
{
    struct arena *arena = &course->rerun.verdict.arena;
    const struct match *match = &course->rerun.verdict.match;
    struct script_entry entry = {.kind = SCRIPT_TEXT,
                                 .number = there->number,
                                 .text = text,
                                 .at = there->at,
                                 .torn = there->torn,
                                 .last_line = there->last_line};
    struct text printed = {0};
    if (entry_of_text(match, arena, text, &entry.move)) {
        move_print(match, &entry.move, &printed);
        entry.kind = strcmp(text_string(&printed), text) == 0 ? SCRIPT_MOVE : SCRIPT_TEXT;
    }
    text_free(&printed);
    return entry;
}

static bool has_word(const struct script_entry *entry, const char *word)
{
    return entry->kind == SCRIPT_UNREAD && entry->number && !entry->torn && find_word(entry->text, word);
}

static struct script_entry rename_in(struct course *course, int index, const struct repair *repair)
{
    struct arena *arena = &course->rerun.verdict.arena;
    const char *words = words_of(arena, &course->entry[index]), *at = find_word(words, repair->written);
    const char *text =
        arena_format(arena, "%.*s%s%s", (int)(at - words), words, repair->meant, at + strlen(repair->written));
    return read_anew(course, &course->entry[index], text);
}

/* False: no other has it. */
static bool rename_all(struct course *course, struct repair *repair)
{
    int count = 0;
    for (int i = repair->at + 1; i < course->count; i++)
        count += has_word(&course->entry[i], repair->written);
    if (count == 0)
        return false;
    repair->with = rename_in(course, repair->at, repair);
    repair->more = arena_take(&course->rerun.verdict.arena, (size_t)count * sizeof *repair->more);
    for (int i = repair->at + 1; i < course->count; i++)
        if (has_word(&course->entry[i], repair->written))
            repair->more[repair->mores++] = rename_in(course, i, repair);
    return true;
}

/* ---- trying ----------------------------------------------------------------------------------------------------- */

static int count_left(struct course *course, const struct repair *repair)
{
    int left = course->before[repair->at], more = 0;
    course_go_to(course, repair->at);
    for (int i = repair->at; i < course->count; i++) {
        const struct script_entry *entry = entry_renamed(repair, &course->entry[i], &more);
        left += rerun_entry(&course->rerun, entry, entry->number);
    }
    course->budget -= course->count - repair->at;
    return left + rerun_closing(&course->rerun);
}

/* How many findings it lifts; 0: there is nothing to try. */
static int try_renaming(struct course *course, struct repair *repair)
{
    if (course->budget < course->count - repair->at || !rename_all(course, repair))
        return 0;
    repair->lifted = course->total - count_left(course, repair);
    return repair->lifted;
}

static bool acts(const struct course *course, int seat)
{
    int i = 0;
    while (i < course->count && !(course->entry[i].kind == SCRIPT_MOVE && course->entry[i].move.actor == seat))
        i++;
    return i < course->count;
}

static const char *spelt(struct arena *arena, const char *name)
{
    struct text word = {0};
    print_word(name, &word);
    const char *kept = arena_copy(arena, text_string(&word), word.length);
    text_free(&word);
    return kept;
}

/* Nobody is called that: it is whoever makes the rest fit, of those who never act by their own name if there are any. */
static bool find_bearer(struct course *course, struct repair *best)
{
    const struct repair unknown = *best;
    struct arena *arena = &course->rerun.verdict.arena;
    const struct match *match = &course->rerun.verdict.match;
    bool any_silent = false, tie = false;
    for (int seat = 0; seat < match->seats; seat++)
        any_silent |= !acts(course, seat);
    for (int seat = 0; seat < match->seats; seat++) {
        struct repair repair = unknown;
        repair.meant = spelt(arena, match->names[seat]);
        if ((any_silent && acts(course, seat)) || try_renaming(course, &repair) <= repair.mores)
            continue;
        tie = repair.lifted == best->lifted;
        if (repair.lifted > best->lifted)
            *best = repair;
    }
    return best->meant && !tie;
}

/* Who acts, as it is written, if there is nobody of that name. */
static const char *find_stranger(const struct course *course, int at, struct arena *arena)
{
    const char *words = words_of(arena, &course->entry[at]), *colon = strstr(words, ": ");
    const char *who = colon ? arena_copy(arena, words, (size_t)(colon - words)) : NULL;
    const struct match *match = &course->rerun.verdict.match;
    return who && seat_named(match, who) < 0 && strcmp(who, "table") != 0 ? who : NULL;
}

static bool was_tried(const struct course *course, int at, const char *word)
{
    int i = 0;
    while (i < at && !has_word(&course->entry[i], word))
        i++;
    return i < at;
}

bool repair_of_name(struct course *course, int at, struct repair *repair)
{
    const struct script_entry *entry = &course->entry[at];
    struct arena *arena = &course->rerun.verdict.arena;
    *repair = (struct repair){.change = CHANGE_RENAME, .at = at};
    if (entry->kind != SCRIPT_UNREAD || !entry->number || entry->torn)
        return false;
    if (entry->corrected_count == 1) {
        struct text meant = {0};
        move_print(&course->rerun.verdict.match, entry->corrected, &meant);
        bool one = find_difference(arena, entry->text, text_string(&meant), repair);
        text_free(&meant);
        return one && !was_tried(course, at, repair->written) && try_renaming(course, repair) > 1;
    }
    repair->written = find_stranger(course, at, arena);
    return repair->written && !was_tried(course, at, repair->written) && find_bearer(course, repair);
}
