/* A `set` that cannot be read, with a misspelt word or in other words ("set gold of ada to 8"): proposes how to write
   it. */
#include <string.h>

#include "base/words.h"
#include "replay/head.h"
#include "replay/position.h"
#include "replay/set_words.h"

enum { MOST_WORDS = 3 };

const char needs_parts[] = "`set` needs parts of the position, written as in `table:`";

bool begins_with_set(const char *text)
{
    return text && strncmp(text, "set", 3) == 0 && (!text[3] || text[3] == ' ');
}

static bool fits(const struct judge *judge, struct arena *arena, const struct node *set)
{
    struct fault silent = {.match = &judge->verdict->match, .scratch = arena};
    return shape_fits(judge->verdict->game->table, node_copy(arena, set), &silent);
}

/* ---- in other words ---------------------------------------------------------------------------------------------- */

/* Takes the words that matter, two or three: "gold", "ada", "8". */
static int split(struct arena *arena, const char *text, const char *words[MOST_WORDS])
{
    static const char *const small_words[] = {"set", "of", "to", "is", "now", "has", "the", "for", "=", "->", NULL};
    int count = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        const char *word = arena_copy(arena, text, length);
        size_t bare = length > 2 && same(word + length - 2, "'s") ? length - 2 : length - (word[length - 1] == ':');
        word = arena_copy(arena, word, bare);
        text += length;
        if (among(small_words, word))
            continue;
        if (count == MOST_WORDS)
            return 0;
        words[count++] = word;
    }
    return count;
}

/* {gold: {ada: 8}} from "gold", "ada", "8". */
static struct node *nested(struct arena *arena, const char *const words[], int count)
{
    struct node *inner = node_word(arena, words[count - 1], (struct place){0});
    for (int i = count - 2; i >= 0; i--) {
        struct node *map = node_new(arena, NODE_MAP, (struct place){0});
        node_append(map, node_word(arena, words[i], (struct place){0}), inner);
        inner = map;
    }
    return inner;
}

/* Tries the words as they are, with the name first, and below a part of the position that has the players. NULL: none
   has the shape. */
static struct node *of_words(const struct judge *judge, struct arena *arena, const char *text)
{
    const char *words[MOST_WORDS] = {0};
    int count = split(arena, text, words);
    struct node *set = count > 1 ? nested(arena, words, count) : NULL;
    if (!set || fits(judge, arena, set) || count < MOST_WORDS)
        return set && fits(judge, arena, set) ? set : NULL;
    bool named = seat_named(&judge->verdict->match, words[0]) >= 0;
    const char *key = words[named], *name = words[!named];
    set = nested(arena, (const char *[]){key, name, words[2]}, 3);
    const struct field *field = judge->verdict->game->table->fields;
    for (; !fits(judge, arena, set) && field->shape; field++)
        set = nested(arena, (const char *[]){field->name, name, key, words[2]}, 4);
    return fits(judge, arena, set) ? set : NULL;
}

/* ---- with a misspelt word ---------------------------------------------------------------------------------------- */

static bool is_at(const struct node *node, const struct finding *finding)
{
    return node && node->text && node->at.line == finding->at.line && node->at.column == finding->at.column
           && same(node->text, finding->unknown);
}

static void respell(struct node *node, const struct finding *finding)
{
    for (struct node *child = node->first; child; child = child->next) {
        if (is_at(child->key, finding))
            child->key->text = finding->guess;
        if (is_at(child, finding))
            child->text = finding->guess;
        respell(child, finding);
    }
}

static struct node *respelt(const struct judge *judge, struct arena *arena, const struct node *value,
                            const struct finding *first)
{
    struct node *set = node_copy(arena, value), *bare = NULL;
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (finding->guess && finding->unknown)
            respell(set, finding);
    bare = node_copy(arena, set);
    node_drop(bare, "note");
    return bare->first && fits(judge, arena, bare) ? set : NULL;
}

/* ---- saying it --------------------------------------------------------------------------------------------------- */

/* What the item sets; NULL: it is not a set. */
static const struct node *value_of(const struct node *item, const struct finding *first)
{
    if (item->kind == NODE_WORD)
        return begins_with_set(item->text) ? item : NULL;
    if (item->kind != NODE_MAP || item->count != 1)
        return NULL;
    bool meant = same(item->first->key->text, "set") || (first->guess && same(first->guess, "set"));
    return meant && item->first->kind != NODE_LIST ? item->first : NULL;
}

void propose_set(struct judge *judge, const struct node *item, struct finding *first)
{
    struct arena *arena = judge->verdict->docket.arena;
    const struct node *value = first && !first->corrected ? value_of(item, first) : NULL;
    bool words = value && value->kind == NODE_WORD;
    struct node *set = !value  ? NULL
                       : words ? of_words(judge, &judge->entry_arena, value->text)
                               : respelt(judge, &judge->entry_arena, value, first);
    if (!set)
        return;
    struct text entry = {0};
    text_add(&entry, "set: ");
    node_print_line(set, &entry);
    first->corrected = arena_string(arena, text_string(&entry));
    if (words)
        first->message = printable(arena, arena_format(arena, "%s; did you mean `%s`?", needs_parts, first->corrected));
    text_free(&entry);
}
