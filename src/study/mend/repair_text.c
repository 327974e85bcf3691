/* Kinds of changes: what each replaces, in the text of the record and in words. */
#include "study/mend/repair_text.h"

#include <string.h>
#include <strings.h>

#include "base/unicode.h"
#include "base/words.h"
#include "doc/node.h"
#include "study/entry_lines.h"
#include "study/wording.h"

struct rewriting {
    struct patch *patch;
    const struct repair *repair;
    const struct script_entry *there;
    const struct match *match;
    struct entry_lines lines; /* of the entry there */
};

void repair_print(const struct repair *repair, struct text *out)
{
    text_add(out, repair->with.text ? repair->with.text : "");
    for (int i = 0; i < repair->mores && repair->more; i++)
        text_format(out, "\n%s", repair->more[i].text);
}

/* The new entry keeps the note of the old one, if it can be read. */
static void replace(const struct rewriting *rewriting, const struct entry_lines *lines, const struct script_entry *with,
                    const char *note)
{
    struct text noted = {0};
    bool keeps = note && with->kind == SCRIPT_MOVE;
    if (keeps)
        noted_print(rewriting->match, &with->move, NULL, note, &noted);
    entry_lines_rewrite(rewriting->patch, lines, keeps ? text_string(&noted) : with->text);
    text_free(&noted);
}

/* If only the name changes, the rest of the line stays. False: more changes, or the entry does not begin with the
   name. */
static bool write_name(const struct rewriting *rewriting, const struct script_entry *there,
                       const struct script_entry *with)
{
    const struct match *match = rewriting->match;
    struct move named = there->move;
    int length, column = there->at.column;
    named.actor = with->move.actor;
    if (there->kind != SCRIPT_MOVE || with->kind != SCRIPT_MOVE || there->torn
        || !move_same(match, &named, &with->move))
        return false;
    const char *line = patch_line(rewriting->patch, there->at.line, &length);
    const char *name = actor_name(match, there->move.actor);
    int bytes = (int)strlen(name);
    bool stands = line && column > 0 && column - 1 + bytes < length
                  && strncmp(line + column - 1, name, (size_t)bytes) == 0 && line[column - 1 + bytes] == ':'
                  && !rewriting->patch->number[there->at.line]->gone;
    if (stands)
        patch_edit(rewriting->patch, there->at.line, column, column + code_points(name, strlen(name)),
                   printed_word(&rewriting->patch->arena, actor_name(match, with->move.actor)));
    return stands;
}

/* Writes one entry for one, one for two, or several for one. */
static bool rewrite(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    const struct script_entry *behind = rewriting->there + 1;
    struct patch *patch = rewriting->patch;
    if (repair_drops(repair) == 2) {
        struct entry_lines next = entry_lines(patch, behind);
        if (!behind->number || !(next.indent || behind->torn))
            return false;
        patch_remove(patch, next.first, next.last);
    }
    if (!write_name(rewriting, rewriting->there, &repair->with))
        replace(rewriting, &rewriting->lines, &repair->with, rewriting->there->note);
    for (int i = 0; i < repair->mores; i++)
        entry_lines_write(patch, &rewriting->lines, rewriting->lines.last + 1, repair->more[i].text);
    return true;
}

/* Writes each entry under the name it belongs to. */
static bool rewrite_names(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    bool all = true;
    for (int i = 0; i <= repair->mores; i++) {
        const struct script_entry *there = &rewriting->there[i], *with = i ? &repair->more[i - 1] : &repair->with;
        struct entry_lines lines = entry_lines(rewriting->patch, there);
        if (same(there->text, with->text) || write_name(rewriting, there, with))
            continue;
        if (lines.indent)
            replace(rewriting, &lines, with, there->note);
        all &= lines.indent > 0;
    }
    return all;
}

static bool insert(const struct rewriting *rewriting)
{
    const struct entry_lines *lines = &rewriting->lines;
    const struct repair *repair = rewriting->repair;
    for (int i = 0; i <= repair->mores; i++)
        entry_lines_write(rewriting->patch, lines, lines->first, i ? repair->more[i - 1].text : repair->with.text);
    return true;
}

static bool remove_entries(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    bool all = true;
    for (int i = 0; i <= repair->mores; i++) {
        struct entry_lines lines = entry_lines(rewriting->patch, i ? &repair->more[i - 1] : rewriting->there);
        if (lines.indent)
            patch_remove(rewriting->patch, lines.first, lines.last);
        all &= lines.indent > 0;
    }
    return all;
}

/* Moves the second entry before the first, with its comments. */
static void entry_lines_swap(struct patch *patch, const struct entry_lines *lines, struct entry_lines second)
{
    const struct patch_line *fresh = patch->number[second.last]->fresh;
    for (int line = fresh ? second.last : second.first; line <= second.last; line++) {
        const struct patch_line *now = fresh ? fresh : patch->number[line]->instead;
        int length = now ? (int)strcspn(now->text, "\r\n") : 0;
        const char *text = now ? now->text : patch_line(patch, line, &length);
        patch_insert(patch, lines->first, arena_copy(&patch->arena, text, (size_t)length));
    }
    patch_remove(patch, second.first, second.last);
}

static bool swap(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    bool all = true;
    for (int i = repair->first; i <= repair->mores; i++) {
        const struct script_entry *entry = &rewriting->there[i];
        struct entry_lines lines = entry_lines(rewriting->patch, entry);
        if (entry->number && lines.indent)
            entry_lines_swap(rewriting->patch, &rewriting->lines, lines);
        all &= entry->number && lines.indent;
    }
    return all;
}

/* Each renamed entry has its own place. */
static bool rename_entries(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    bool all = true;
    for (int i = 0; i <= repair->mores; i++) {
        const struct script_entry *entry = i ? &repair->more[i - 1] : &repair->with;
        struct entry_lines lines = entry_lines(rewriting->patch, entry);
        if (lines.indent)
            entry_lines_rewrite(rewriting->patch, &lines, entry->text);
        all &= lines.indent > 0;
    }
    return all;
}

/* ---- in words --------------------------------------------------------------------------------------------------- */

static void print_part(int first, int last, struct text *out)
{
    if (last > first)
        text_format(out, "entries %d to %d", first, last);
    else
        text_format(out, "entry %d", first);
}

/* Is it at the same place, with other words? */
static bool goes_with(const struct meant *other, const struct meant *meant)
{
    bool writes = meant->change == CHANGE_REPLACE || meant->change == CHANGE_INSERT;
    return writes && other->change == meant->change && other->entry == meant->entry;
}

/* "`a`", or "one of `a`, `b`" */
static void print_texts(const struct meant *meant, struct text *out)
{
    struct text rest = {0};
    for (const struct meant *other = meant->next; other; other = other->next)
        if (goes_with(other, meant)) {
            text_add(&rest, ", ");
            print_entries(other->text, &rest);
        }
    text_add(out, rest.length ? "one of " : "");
    print_entries(meant->text, out);
    text_add(out, text_string(&rest));
    text_free(&rest);
}

/* The first entry that all of them may be inserted before; 0: only there. */
static int since_of_all(const struct meant *meant)
{
    int since = meant->since;
    for (const struct meant *other = meant->next; other; other = other->next)
        if (goes_with(other, meant) && (!other->since || other->since > since))
            since = since ? other->since : 0;
    return since;
}

static void print_replacement(const struct meant *meant, struct text *out)
{
    text_format(out, "change entry %d to ", meant->entry);
    print_texts(meant, out);
}

static void print_insertion(const struct meant *meant, struct text *out)
{
    if (meant->gap) {
        text_format(out,
                    "a %s is not written before entry %d: write it, or add `%s` with what you know of the position",
                    meant->gap, meant->entry, meant->text);
        return;
    }
    text_add(out, "add ");
    print_texts(meant, out);
    text_format(out, " before entry %d", meant->entry);
    int since = since_of_all(meant);
    if (since)
        text_format(out, " or any earlier one from %d on", since);
}

static void print_deletion(const struct meant *meant, struct text *out)
{
    if (meant->last > meant->entry)
        text_format(out, "remove entries %d to %d, which are written twice", meant->entry, meant->last);
    else
        text_format(out, "remove entry %d, `%s`", meant->entry, meant->text);
}

static void print_exchange(const struct meant *meant, struct text *out)
{
    bool one = meant->second == meant->entry + 1, other = meant->last == meant->second;
    if (one && other)
        text_format(out, "exchange entries %d and %d", meant->entry, meant->last);
    else if (one == other) {
        text_add(out, "exchange ");
        print_part(meant->entry, meant->second - 1, out);
        text_add(out, " with ");
        print_part(meant->second, meant->last, out);
    } else if (one)
        text_format(out, "move entry %d after entry %d", meant->entry, meant->last);
    else
        text_format(out, "move entry %d before entry %d", meant->last, meant->entry);
}

static void print_players(const struct meant *meant, struct text *out)
{
    if (!meant->named)
        text_add(out, "change the names in ");
    else if (meant->exchanged)
        text_format(out, "exchange the names %s and %s in ", meant->written, meant->named);
    else
        text_format(out, "change %s to %s in ", meant->written, meant->named);
    print_part(meant->entry, meant->last, out);
}

static void print_join(const struct meant *meant, struct text *out)
{
    text_format(out, "join entries %d and %d: `%s`", meant->entry, meant->entry + 1, meant->text);
}

static void print_split(const struct meant *meant, struct text *out)
{
    text_format(out, "split entry %d: ", meant->entry);
    print_entries(meant->text, out);
}

static void print_renaming(const struct meant *meant, struct text *out)
{
    text_format(out, "write `%s` wherever the record says `%s`", meant->text, meant->written);
}

static void print_head(const struct meant *meant, struct text *out)
{
    text_format(out, strchr(meant->text, '`') ? "%s" : "write `%s`", meant->text);
}

/* ---- the kinds -------------------------------------------------------------------------------------------------- */

const struct change_kind change_kinds[CHANGES] = {
    [CHANGE_REPLACE] = {"replace", 1, 1, 0, 0, rewrite, print_replacement},
    [CHANGE_INSERT] = {"insert", 0, 1, 0, 1, insert, print_insertion},
    [CHANGE_DELETE] = {"delete", 1, 0, 1, 0, remove_entries, print_deletion},
    [CHANGE_SWAP] = {"swap", 1, 1, 1, 1, swap, print_exchange},
    [CHANGE_PLAYERS] = {"players", 1, 1, 1, 1, rewrite_names, print_players},
    [CHANGE_JOIN] = {"join", 2, 1, 0, 0, rewrite, print_join},
    [CHANGE_SPLIT] = {"split", 1, 1, 0, 1, rewrite, print_split},
    [CHANGE_RENAME] = {"rename", 1, 1, 0, 0, rename_entries, print_renaming},
    [CHANGE_TABLE] = {"table", 0, 0, 0, 0, NULL, print_head},
    [CHANGE_HEAD] = {"head", 0, 0, 0, 0, NULL, print_head},
};

void print_change(const struct meant *meant, struct text *out)
{
    struct text others = {0};
    /* Prints those that were not printed with the first of their place. */
    for (const struct meant *other = meant->next; other; other = other->next) {
        const struct meant *before = meant;
        while (before != other && !goes_with(other, before))
            before = before->next;
        if (before != other)
            continue;
        text_add(&others, "; ");
        change_kinds[other->change].print(other, &others);
    }
    text_add(out, others.length ? "one of: " : "");
    change_kinds[meant->change].print(meant, out);
    text_add(out, text_string(&others));
    text_free(&others);
}

void print_fix(const struct finding *finding, struct text *out)
{
    const struct meant *meant = finding->meant;
    if (meant->change == CHANGE_REPLACE && meant->entry == finding->entry && !meant->next)
        text_add(out, meant->text);
    else if (meant->change == CHANGE_INSERT && !finding->entry) {
        text_add(out, "add ");
        print_texts(meant, out);
        text_format(out, " after entry %d", meant->entry - 1);
    } else
        print_change(meant, out);
}

bool write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct match *match)
{
    struct rewriting rewriting = {patch, repair, there, match, entry_lines(patch, there)};
    if (repair->change == CHANGE_HEAD)
        write_head(patch, repair->head, 0);
    return repair->change == CHANGE_HEAD
           || (there->number && rewriting.lines.indent && change_kinds[repair->change].write(&rewriting));
}

/* ---- what was meant --------------------------------------------------------------------------------------------- */

/* Whose hands were exchanged: the first names in which the two entries differ. */
static void tell_hands(const struct match *match, const struct script_entry *there, const struct script_entry *with,
                       struct arena *arena, struct meant *meant)
{
    for (int i = 0; i < with->move.used; i++)
        if (there->move.item[i] != with->move.item[i]) {
            meant->written = arena_string(arena, match->names[there->move.item[i]]);
            meant->named = arena_string(arena, match->names[with->move.item[i]]);
            meant->exchanged = true;
            return;
        }
}

/* Whose name was wrong, if it is about one or two players; two may have each other's names. */
static void tell_names(const struct course *course, const struct repair *repair, struct arena *arena,
                       struct meant *meant)
{
    const struct match *match = &course->rerun.verdict.match;
    int one = repair->with.move.actor, other = course->entry[repair->at].move.actor;
    bool exchanged = false, others = false;
    if (one == CHANCE) {
        tell_hands(match, &course->entry[repair->at], &repair->with, arena, meant);
        return;
    }
    for (int i = 0; i <= repair->mores; i++) {
        const struct script_entry *there = &course->entry[repair->at + i];
        int now = repair_entry(course, repair, i)->move.actor, was = there->move.actor;
        bool renamed = there->kind == SCRIPT_MOVE && was != now;
        exchanged |= renamed && was == one && now == other;
        others |= renamed && !(was == other && now == one) && !(was == one && now == other);
    }
    if (others)
        return;
    meant->written = arena_string(arena, match->names[other]);
    meant->named = arena_string(arena, match->names[one]);
    meant->exchanged = exchanged;
}

const struct meant *meant_by(const struct course *course, const struct repair *repair, const struct meant *others,
                             struct arena *arena)
{
    const struct script_entry *there = &course->entry[repair->at];
    enum change change = repair->change;
    bool part = change == CHANGE_DELETE || change == CHANGE_SWAP || change == CHANGE_PLAYERS;
    struct text text = {0};
    if (change == CHANGE_RENAME || change == CHANGE_HEAD)
        text_add(&text, repair->head ? repair->head->says : repair->meant);
    else {
        text_add(&text, repair->with.text ? "" : there->text);
        repair_print(repair, &text);
    }
    struct meant *meant = arena_take(arena, sizeof *meant);
    *meant = (struct meant){
        .change = change,
        .entry = change == CHANGE_HEAD ? 0 : there->number,
        .text = arena_keep(arena, &text),
        .next = others,
        .gap = repair->gap ? arena_string(arena, repair->gap) : NULL,
        .written = repair->written ? arena_string(arena, repair->written) : NULL,
        .last = part ? there[repair->mores].number : 0,
        .second = change == CHANGE_SWAP ? there[repair->first].number : 0,
        .since = change == CHANGE_INSERT && repair->since < repair->at ? course->entry[repair->since].number : 0};
    if (change == CHANGE_PLAYERS)
        tell_names(course, repair, arena, meant);
    return meant;
}

/* ---- claims ----------------------------------------------------------------------------------------------------- */

/* The new word for this one; NULL: it stays. */
static const char *renamed(const struct repair *const *repairs, int count, const struct node *word)
{
    const char *meant = NULL;
    for (int i = 0; i < count && word && word->kind == NODE_WORD; i++)
        if (repairs[i]->claims && strcasecmp(repairs[i]->written, word->text) == 0)
            meant = repairs[i]->meant;
    return meant;
}

/* Renames the last word first, so that earlier ones on the line keep their columns. */
void rename_claims(struct patch *patch, const struct node *node, const struct repair *const *repairs, int count)
{
    if (!node)
        return;
    rename_claims(patch, node->next, repairs, count);
    rename_claims(patch, node->first, repairs, count);
    const struct node *words[] = {node, node->key};
    for (int i = 0; i < 2; i++) {
        const char *meant = renamed(repairs, count, words[i]);
        if (meant && words[i]->at.line == words[i]->at.end_line)
            patch_edit(patch, words[i]->at.line, words[i]->at.column, words[i]->at.end_column, meant);
    }
}
