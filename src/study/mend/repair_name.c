/* Repairs: one word stands for another everywhere: another name of a player, or a word misspelt repeatedly. */
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "base/words.h"
#include "game/writer.h"
#include "study/mend/repair_search.h"

enum {
    LOOK_FOR_STRANGERS = 40, /* unreadable entries that are searched */
    MOST_MEANINGS = 12       /* tried for one word */
};

static const char between[] = " {}[],:";

/* ---- words ------------------------------------------------------------------------------------------------------ */

/* Where the word first occurs as a whole word, ignoring case, outside a note; or NULL. */
static const char *find_word(const char *text, const char *word)
{
    const char *at = word_in(text, word, between), *note = strstr(text, ", note: ");
    return note && at >= note ? NULL : at;
}

static bool is_actor(const struct match *match, const char *word)
{
    return seat_named(match, word) >= 0 || same(word, "table") || same(word, "claims");
}

/* In how many words the lines differ, and the first of these that is not a name; also 0 if one has more words. */
static int find_difference(struct course *course, const char *written, const char *meant, struct repair *repair)
{
    struct arena *arena = course->arena;
    int different = 0;
    for (;;) {
        written += strspn(written, between);
        meant += strspn(meant, between);
        size_t length = strcspn(written, between), other = strcspn(meant, between);
        if (!length || !other)
            return length == other ? different : 0;
        bool same_word = length == other && memcmp(written, meant, length) == 0;
        const char *word = same_word || repair->change.written ? NULL : arena_copy(arena, written, length);
        if (word && !is_actor(course->match, word)) {
            repair->change.written = word;
            repair->change.text = arena_copy(arena, meant, other);
        }
        different += !same_word;
        written += length;
        meant += other;
    }
}

/* ---- the entries that have the word ----------------------------------------------------------------------------- */

/* Can its words be replaced one by one? */
static bool has_words(const struct script_entry *entry)
{
    return (entry->kind == SCRIPT_UNREAD || entry->kind == SCRIPT_CLAIMS) && entry->number && !entry->torn;
}

/* Does the entry have the word, and was it unreadable? */
static bool has_word(struct course *course, int index, const char *word)
{
    const struct script_entry *entry = &course->entry[index];
    if (!has_words(entry) || !find_word(entry->text, word))
        return false;
    return entry->kind == SCRIPT_UNREAD
           || (rerun_entry(&course->rerun, entry, entry->number) && rerun_has(&course->rerun, RULING_UNREADABLE));
}

static const char *rename_words(struct course *course, const char *words, const struct repair *repair)
{
    struct text renamed = {0};
    for (const char *at; (at = find_word(words, repair->change.written)); words = at + strlen(repair->change.written))
        text_format(&renamed, "%.*s%s", (int)(at - words), words, repair->change.text);
    text_add(&renamed, words);
    return arena_keep(course->arena, &renamed);
}

static struct script_entry rename_in(struct course *course, int index, const struct repair *repair)
{
    const struct script_entry *there = &course->entry[index];
    const char *text = rename_words(course, words_of(course->arena, there->text), repair);
    struct script_entry entry = {.kind = SCRIPT_TEXT,
                                 .number = there->number,
                                 .text = text,
                                 .at = there->at,
                                 .torn = there->torn,
                                 .last_line = there->last_line};
    struct node *claims = there->kind == SCRIPT_CLAIMS ? read_text(text, course->arena, (struct complaints){0}) : NULL;
    if (claims) {
        entry.kind = SCRIPT_CLAIMS;
        entry.claims = claims->first;
    } else if (entry_of_text(course->match, course->arena, text, &entry.move)) {
        /* A text in the form of `fmt` is kept as a move, so that it need not be read each time it is judged. */
        struct text printed = {0};
        move_print(course->match, &entry.move, &printed);
        entry.kind = same(text_string(&printed), text) ? SCRIPT_MOVE : SCRIPT_TEXT;
        text_free(&printed);
    }
    return entry;
}

/* Renames the word in all unreadable entries. False: no other entry has it. */
static bool rename_all(struct course *course, struct repair *repair)
{
    int count = 0;
    for (int i = repair->at + 1; i < course->count; i++)
        count += has_word(course, i, repair->change.written);
    struct text claims = {0};
    if (rerun_closing(&course->rerun) && rerun_has(&course->rerun, RULING_UNREADABLE))
        node_print_line(course->rerun.claims, &claims);
    if (find_word(text_string(&claims), repair->change.written))
        repair->claims =
            read_text(rename_words(course, text_string(&claims), repair), course->arena, (struct complaints){0});
    text_free(&claims);
    if (count == 0 && !repair->claims)
        return false;
    repair->put = arena_take(course->arena, (size_t)(count + 1) * sizeof *repair->put);
    repair->put[repair->puts++] = rename_in(course, repair->at, repair);
    for (int i = repair->at + 1; i < course->count; i++)
        if (has_word(course, i, repair->change.written))
            repair->put[repair->puts++] = rename_in(course, i, repair);
    repair->drops = repair->puts;
    return true;
}

/* ---- trying ----------------------------------------------------------------------------------------------------- */

static bool acts(const struct course *course, int seat)
{
    int i = 0;
    while (i < course->count && !is_move_of(&course->entry[i], seat))
        i++;
    return i < course->count;
}

/* Judges with the word renamed. If a renamed entry is still unreadable because of another word, keeps it as an
   unreadable one. False: no other entry has the word, or the budget is used up. */
static bool try_renaming(struct course *course, struct repair *repair)
{
    struct rerun *rerun = &course->rerun;
    struct node *claims = rerun->claims;
    if (course->budget < course->count - repair->at || !rename_all(course, repair))
        return false;
    int left = course->before[repair->at];
    course_go_to(course, repair->at);
    for (int i = repair->at, put = 0; i < course->count; i++) {
        bool renamed = put < repair->puts && course->entry[i].number == repair->put[put].number;
        struct script_entry *entry = renamed ? &repair->put[put++] : &course->entry[i];
        int found = rerun_entry(rerun, entry, entry->number);
        left += found;
        if (!renamed || !found || entry->kind != SCRIPT_TEXT || !rerun_has(rerun, RULING_UNREADABLE))
            continue;
        struct verdict *verdict = &rerun->verdict;
        entry->kind = SCRIPT_UNREAD;
        entry->corrected_count =
            correction_of(&verdict->match, &verdict->arena, verdict->docket.first, &entry->corrected);
    }
    course->budget -= course->count - repair->at;
    rerun->claims = repair->claims ? repair->claims : claims;
    left += rerun_closing(rerun);
    rerun->claims = claims;
    repair->lifted = course->total - left;
    return true;
}

/* Can most of its entries be read? */
static bool makes_sense(const struct repair *repair)
{
    int read = 0;
    for (int i = 0; i < repair->puts; i++)
        read += repair->put[i].kind != SCRIPT_UNREAD;
    return 2 * read > repair->puts;
}

/* The best of several meanings, or none if two are equally good. */
struct meanings {
    struct repair unknown, best;
    int tried;
    bool tie;
};

static void try_meaning(struct course *course, struct meanings *meanings, const char *meant, bool surely)
{
    struct repair repair = meanings->unknown, *best = &meanings->best;
    repair.change.text = meant;
    meanings->tried++;
    if (!try_renaming(course, &repair) || (repair.lifted < repair.puts && !(surely && makes_sense(&repair))))
        return;
    bool better = !best->change.text || repair.lifted > best->lifted;
    meanings->tie = !better && (meanings->tie || repair.lifted == best->lifted);
    if (better)
        *best = repair;
}

static bool settle(const struct meanings *meanings, struct repair *repair)
{
    bool settled = meanings->best.change.text && !meanings->tie;
    if (settled)
        *repair = meanings->best;
    return settled;
}

/* An unknown player's name: the only player who never acts under their own name, or the one who makes the rest
   legal. */
static bool find_bearer(struct course *course, struct repair *repair)
{
    struct meanings meanings = {.unknown = *repair};
    const struct match *match = course->match;
    int silent = 0;
    for (int seat = 0; seat < match->seats; seat++)
        silent += !acts(course, seat);
    for (int seat = 0; seat < match->seats; seat++)
        if (!silent || !acts(course, seat))
            try_meaning(course, &meanings, printed_word(course->arena, match->names[seat]), silent == 1);
    return settle(&meanings, repair);
}

/* The actor as written, with or without a colon, if no player has that name. */
static const char *name_stranger(struct course *course, int at)
{
    struct arena *arena = course->arena;
    const char *words = words_of(arena, course->entry[at].text), *deed = deed_in(words);
    const char *who = arena_copy(arena, words, deed ? (size_t)(deed - words) - strlen(": ") : strcspn(words, between));
    return *who && !is_actor(course->match, who) ? who : NULL;
}

/* A player's name is so similar that the entry was understood apart from other words. */
static bool find_namesake(struct course *course, int at, struct repair *repair)
{
    struct meanings meanings = {.unknown = *repair};
    const struct script_entry *entry = &course->entry[at];
    const char *who = name_stranger(course, at);
    if (entry->corrected_count != 1 || entry->corrected->actor == CHANCE || !who || !same(who, repair->change.written))
        return false;
    const char *name = course->match->names[entry->corrected->actor];
    if (!names_alike(name, who))
        try_meaning(course, &meanings, printed_word(course->arena, name), true);
    return settle(&meanings, repair);
}

/* An unknown name in the entry: of the actor there, or soon after. */
static const char *find_stranger(struct course *course, int at)
{
    for (int i = at, looked = 0; i < course->count && looked < LOOK_FOR_STRANGERS; i++) {
        const char *who = course->entry[i].kind == SCRIPT_UNREAD ? name_stranger(course, i) : NULL;
        if (who && has_word(course, at, who))
            return who;
        looked += course->entry[i].kind == SCRIPT_UNREAD;
    }
    return NULL;
}

/* Each word is tried once, with every entry that has it. */
static bool begin_renaming(struct course *course, struct repair *repair)
{
    int at = 0;
    for (int i = 0; i < course->renamings; i++)
        if (strcasecmp(course->renamed[i], repair->change.written) == 0)
            return false;
    if (course->renamings == MOST_RENAMED)
        return false;
    course->renamed[course->renamings++] = repair->change.written;
    while (!has_word(course, at, repair->change.written))
        at++;
    repair->at = at;
    return true;
}

/* In how many words the move differs from the entry; also 0 if only their order does. */
static int differs(struct course *course, int at, const struct move *move, struct repair *repair)
{
    struct text meant = {0};
    move_print(course->match, move, &meant);
    int words = find_difference(course, course->entry[at].text, text_string(&meant), repair);
    if (!repair->change.written || find_word(text_string(&meant), repair->change.written))
        words = 0;
    text_free(&meant);
    return words;
}

/* Tries the legal entries that differ from it in one word, always the same: one of them makes the rest legal. */
static bool find_meaning(struct course *course, int at, struct repair *repair)
{
    struct meanings meanings = {0};
    course_go_to(course, at);
    struct moves moves = course_moves(course);
    for (int i = 0; i < moves.count && meanings.tried < MOST_MEANINGS; i++) {
        struct repair one = *repair;
        if (differs(course, at, &moves.move[i], &one) != 1)
            continue;
        if (!meanings.unknown.change.written && begin_renaming(course, &one))
            meanings.unknown = one;
        if (meanings.unknown.change.written && same(meanings.unknown.change.written, one.change.written))
            try_meaning(course, &meanings, one.change.text, false);
    }
    moves_free(&moves);
    return settle(&meanings, repair);
}

bool repair_of_name(struct course *course, int at, struct repair *repair)
{
    const struct script_entry *entry = &course->entry[at];
    *repair = (struct repair){.change.kind = CHANGE_RENAME};
    if (!has_words(entry))
        return false;
    if (entry->corrected_count == 1 && differs(course, at, entry->corrected, repair))
        return begin_renaming(course, repair) && try_renaming(course, repair) && makes_sense(repair);
    repair->change.written = find_stranger(course, at);
    if (repair->change.written)
        return begin_renaming(course, repair) && (find_namesake(course, at, repair) || find_bearer(course, repair));
    return entry->kind == SCRIPT_UNREAD && entry->corrected_count != 1 && find_meaning(course, at, repair);
}
