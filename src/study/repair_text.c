/* Repairs: a change made in the text of its record. */
#include "study/repair_text.h"

#include <strings.h>

#include "doc/node.h"
#include "study/entry_lines.h"

struct rewriting {
    struct patch *patch;
    const struct repair *repair;
    const struct script_entry *there, *behind;
    const struct match *match;
    struct entry_lines lines; /* of the entry there */
};

static struct entry_lines lines_of(const struct patch *patch, const struct script_entry *entry)
{
    return entry_lines(patch, entry->at, entry->last_line, entry->torn);
}

/* What takes the place of an entry keeps its note. */
static void replace(const struct rewriting *rewriting, const struct entry_lines *lines, const struct script_entry *with,
                    const char *note)
{
    struct text noted = {0};
    if (note)
        noted_print(rewriting->match, &with->move, NULL, note, &noted);
    entry_lines_rewrite(rewriting->patch, lines, note ? text_string(&noted) : with->text);
    text_free(&noted);
}

/* One entry in the place of one, or of two with the next, or several of one or two. */
static void rewrite(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    const struct script_entry *behind = rewriting->behind;
    struct patch *patch = rewriting->patch;
    struct entry_lines next = rewriting->lines;
    bool two = repair_drops(repair) == 2;
    if (two)
        next = lines_of(patch, behind);
    if (two && (!behind->number || !(next.indent || (behind->torn && !repair->mores))))
        return;
    replace(rewriting, &rewriting->lines, &repair->with, rewriting->there->note);
    if (two && repair->mores)
        replace(rewriting, &next, &repair->more[0], behind->note);
    else if (two)
        patch_remove(patch, next.first, next.last);
    for (int i = 0; i < repair->mores && !two; i++)
        entry_lines_write(patch, &rewriting->lines, rewriting->lines.last + 1, repair->more[i].text);
}

static void insert(const struct rewriting *rewriting)
{
    const struct entry_lines *lines = &rewriting->lines;
    entry_lines_write(rewriting->patch, lines, lines->first, rewriting->repair->with.text);
}

static void remove_entries(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    for (int i = 0; i <= repair->mores; i++) {
        struct entry_lines lines = lines_of(rewriting->patch, i ? &repair->more[i - 1] : rewriting->there);
        if (lines.indent)
            patch_remove(rewriting->patch, lines.first, lines.last);
    }
}

static void swap(const struct rewriting *rewriting)
{
    const struct script_entry *behind = rewriting->behind;
    entry_lines_swap(rewriting->patch, &rewriting->lines,
                     behind->number ? lines_of(rewriting->patch, behind) : rewriting->lines);
}

/* Each knows its place. */
static void rename_entries(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    for (int i = 0; i <= repair->mores; i++) {
        const struct script_entry *entry = i ? &repair->more[i - 1] : &repair->with;
        struct entry_lines lines = lines_of(rewriting->patch, entry);
        if (lines.indent)
            entry_lines_rewrite(rewriting->patch, &lines, entry->text);
    }
}

static void (*const writers[CHANGES])(const struct rewriting *) = {
    [CHANGE_REPLACE] = rewrite, [CHANGE_INSERT] = insert,         [CHANGE_DELETE] = remove_entries,
    [CHANGE_SWAP] = swap,       [CHANGE_PLAYERS] = rewrite,       [CHANGE_JOIN] = rewrite,
    [CHANGE_SPLIT] = rewrite,   [CHANGE_RENAME] = rename_entries,
};

void write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct script_entry *behind, const struct match *match)
{
    struct rewriting rewriting = {patch, repair, there, behind, match, lines_of(patch, there)};
    if (there->number && rewriting.lines.indent)
        writers[repair->change](&rewriting);
}

/* What that word was meant as; NULL: as what it is. */
static const char *renamed(const struct repair *const *repairs, int count, const struct node *word)
{
    const char *meant = NULL;
    for (int i = 0; i < count && word && word->kind == NODE_WORD; i++)
        if (repairs[i]->claims && strcasecmp(repairs[i]->written, word->text) == 0)
            meant = repairs[i]->meant;
    return meant;
}

/* The last word first, so that those before it on a line keep their columns. */
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
