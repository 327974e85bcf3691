/* Repairs: a change made in the text of its record. */
#include "study/repair_text.h"

#include <strings.h>

#include "doc/node.h"
#include "study/entry_lines.h"

/* What takes the place of an entry keeps its note. */
static void replace(struct patch *patch, const struct entry_lines *lines, const struct script_entry *with,
                    const char *note, const struct match *match)
{
    struct text noted = {0};
    if (note)
        noted_print(match, &with->move, NULL, note, &noted);
    entry_lines_rewrite(patch, lines, note ? text_string(&noted) : with->text);
    text_free(&noted);
}

static struct entry_lines lines_of(const struct patch *patch, const struct script_entry *entry)
{
    return entry_lines(patch, entry->at, entry->last_line, entry->torn);
}

/* Several entries in the place of one or two. */
static void rewrite(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                    const struct script_entry *behind, const struct match *match)
{
    struct entry_lines lines = lines_of(patch, there), next = lines;
    bool two = repair_drops(repair) == 2;
    if (two)
        next = lines_of(patch, behind);
    if (two && (!behind->number || !(next.indent || (behind->torn && !repair->mores))))
        return;
    replace(patch, &lines, &repair->with, there->note, match);
    if (two && repair->mores)
        replace(patch, &next, &repair->more[0], behind->note, match);
    else if (two)
        patch_remove(patch, next.first, next.last);
    for (int i = 0; i < repair->mores && !two; i++)
        entry_lines_write(patch, &lines, lines.last + 1, repair->more[i].text);
}

static void remove_entries(struct patch *patch, const struct repair *repair, const struct script_entry *there)
{
    for (int i = 0; i <= repair->mores; i++) {
        struct entry_lines lines = lines_of(patch, i ? &repair->more[i - 1] : there);
        if (lines.indent)
            patch_remove(patch, lines.first, lines.last);
    }
}

/* Each knows its place. */
static void rename_entries(struct patch *patch, const struct repair *repair)
{
    for (int i = 0; i <= repair->mores; i++) {
        const struct script_entry *entry = i ? &repair->more[i - 1] : &repair->with;
        struct entry_lines lines = lines_of(patch, entry);
        if (lines.indent)
            entry_lines_rewrite(patch, &lines, entry->text);
    }
}

void write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct script_entry *behind, const struct match *match)
{
    struct entry_lines lines = lines_of(patch, there);
    if (!there->number || !lines.indent)
        return;
    switch (repair->change) {
    case CHANGE_REPLACE:
        replace(patch, &lines, &repair->with, there->note, match);
        return;
    case CHANGE_INSERT:
        entry_lines_write(patch, &lines, lines.first, repair->with.text);
        return;
    case CHANGE_DELETE:
        remove_entries(patch, repair, there);
        return;
    case CHANGE_PLAYERS:
    case CHANGE_JOIN:
    case CHANGE_SPLIT:
        rewrite(patch, repair, there, behind, match);
        return;
    case CHANGE_RENAME:
        rename_entries(patch, repair);
        return;
    default:
        entry_lines_swap(patch, &lines, behind->number ? lines_of(patch, behind) : lines);
    }
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
