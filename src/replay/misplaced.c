/* What stands in the log and belongs elsewhere: a key of the record, of its table, of an entry. */
#include "replay/misplaced.h"

#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/head.h"

enum { LONGEST_SHOWN = 60 };

/* A key with its value, as an entry has them. */
struct pair {
    const char *key;
    const struct node *value;
};

static struct pair pair_of_words(struct arena *arena, const struct node *words)
{
    size_t key = strcspn(words->text, " "), rest = key + strspn(words->text + key, " ");
    return (struct pair){arena_copy(arena, words->text, key),
                         node_spelt(arena, words->text + rest, strlen(words->text + rest), words->at)};
}

/* `youngest: blue`, or what the table is said to do: `table: youngest blue`. */
static struct pair written_pair(struct arena *arena, const struct node *item)
{
    const struct node *value = item->first;
    bool of_table = names_alike(value->key->text, "table");
    if (of_table && value->kind == NODE_WORD)
        return pair_of_words(arena, value);
    if (of_table && value->first && value->first->key)
        value = value->first;
    return (struct pair){value->key->text, value};
}

const struct field *part_of_table(const struct game *game, const char *key)
{
    const struct field *field = game->table->fields;
    while (field->shape && !names_alike(field->name, key))
        field++;
    return field->shape ? field : NULL;
}

static const char *key_of_entry(const char *key)
{
    const char *const *aside = entry_asides;
    while (*aside && !names_alike(*aside, key))
        aside++;
    return *aside;
}

static const char *key_beside_log(const char *key)
{
    const char *meant = key_meant(key);
    return meant && !same(meant, "table") && !same(meant, "claims") ? meant : NULL;
}

/* ", as `youngest: blue`"; nothing where it is long, or does not fit there. */
static const char *as_written(struct judge *judge, const struct field *part, const struct node *value)
{
    struct arena *arena = &judge->entry_arena;
    struct softening silent = {.match = &judge->verdict->match, .arena = arena};
    struct node *copy = node_copy(arena, value);
    if (!shape_fits_kindly(part->shape, copy, &silent))
        return "";
    struct text line = {0};
    node_print_line(copy, &line);
    const char *said = arena_keep(arena, &line);
    return strlen(said) > LONGEST_SHOWN ? "" : arena_format(arena, ", as `%s: %s`", part->name, said);
}

/* NULL: it belongs nowhere. */
static const char *where_it_belongs(struct judge *judge, const struct pair *pair)
{
    const struct game *game = judge->verdict->match.game;
    const struct field *part = part_of_table(game, pair->key);
    const char *aside = key_of_entry(pair->key), *beside = key_beside_log(pair->key);
    struct arena *arena = &judge->entry_arena;
    if (verb_named(game, pair->key) >= 0)
        return NULL;
    if (part)
        return arena_format(arena, "%s is no entry: it belongs in `table:`, above the log%s", part->name,
                            as_written(judge, part, pair->value));
    if (aside)
        return arena_format(arena, "%s is no entry: it belongs in the one that it is about%s", aside,
                            same(aside, "note") ? "; a remark on a line of its own begins with #" : "");
    return beside ? arena_format(arena, "%s is no entry: it is a key of the record, beside `log:`", beside) : NULL;
}

bool tell_misplaced(struct judge *judge, const struct node *item, struct finding *last)
{
    struct docket *docket = &judge->verdict->docket;
    if (item->kind != NODE_MAP || item->count != 1 || !docket_after(docket, last))
        return false;
    struct pair pair = written_pair(&judge->entry_arena, item);
    const char *sentence = where_it_belongs(judge, &pair);
    if (!sentence)
        return false;
    struct place at = docket_after(docket, last)->at;
    docket_retract(docket, last);
    judge_complain(judge, at, sentence);
    docket_after(docket, last)->misplaced = true;
    return true;
}
