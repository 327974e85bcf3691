/* Shapes: maps that stand for lists, as counts of words ({violet: 2}) or places from 1 on ({1: violet, 2: lemon}). */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/shape_words.h"

enum { MOST_OF_ONE = 100 }; /* more of one word than any box has */

static void become_list(struct node *node, const struct node *items)
{
    node->kind = NODE_LIST;
    node->first = items->first;
    node->last = items->last;
    node->count = items->count;
}

static void add_items(struct node *list, const struct node *word, long count, struct arena *arena)
{
    for (long i = 0; i < count && i < MOST_OF_ONE; i++)
        node_append(list, NULL, node_word(arena, word->text, word->at));
}

void spell_out(const struct shape *shape, struct node *node, struct arena *arena)
{
    struct node items = {.kind = NODE_LIST};
    if (node->kind != NODE_MAP)
        return;
    for (const struct node *child = node->first; child && shape->counted; child = child->next) {
        long count = 0;
        if (!says_nothing(child) && (child->kind != NODE_WORD || !read_number(child->text, 0, 999999, &count)))
            return;
        add_items(&items, child->key, count, arena);
    }
    for (int i = 1; i <= shape->places; i++) {
        char key[12];
        put_string(key, sizeof key, "%d", i);
        const struct node *child = node_get(node, key);
        if (!child || child->kind != NODE_WORD || node->count != shape->places)
            return;
        add_items(&items, child, 1, arena);
    }
    become_list(node, &items);
}

/* ---- as people write counts -------------------------------------------------------------------------------------- */

/* "2 violet", "2x violet", "2 x violet", "violet x2", "violet x 2": returns the word and sets `*count`; else NULL. */
static const char *count_of(struct arena *arena, const char *text, long *count)
{
    size_t digits = strspn(text, "0123456789"), length = strlen(text), tail = length;
    if (digits && digits < 4) {
        const char *word = text + digits + strspn(text + digits, " ");
        word += word[0] == 'x' && (word[1] == ' ' || word == text + digits) ? 1 : 0;
        word += strspn(word, " ");
        return *word && read_number(arena_copy(arena, text, digits), 0, 999, count) ? word : NULL;
    }
    while (tail && text[tail - 1] >= '0' && text[tail - 1] <= '9')
        tail--;
    const char *number = text + tail;
    while (tail && text[tail - 1] == ' ')
        tail--;
    if (!*number || strlen(number) > 3 || tail < 3 || text[tail - 1] != 'x' || text[tail - 2] != ' ')
        return NULL;
    for (tail--; tail && text[tail - 1] == ' ';)
        tail--;
    return read_number(number, 0, 999, count) ? arena_copy(arena, text, tail) : NULL;
}

void soften_counts(const struct shape *shape, struct node *list, const struct softening *softening)
{
    struct node items = {.kind = NODE_LIST};
    for (struct node *item = list->first, *next; item; item = next) {
        long count = 0;
        next = item->next;
        item->next = NULL;
        const char *word = item->kind == NODE_WORD ? count_of(softening->arena, item->text, &count) : NULL;
        struct node *one = word ? node_word(softening->arena, word, item->at) : NULL;
        struct softening silent = {.match = softening->match, .arena = softening->arena};
        if (!one || !count || !shape_fits_loosely(shape->of, one, &silent)) {
            node_append(&items, item->key, item);
            continue;
        }
        add_items(&items, one, count, softening->arena);
        const char *all = one->text; /* "violet, violet" */
        for (long i = 1; i < count && i < MOST_OF_ONE; i++)
            all = arena_format(softening->arena, "%s, %s", all, one->text);
        if (softening->tell)
            softening->tell(softening->context, item->at, all);
    }
    become_list(list, &items);
}

bool tell_count(const struct shape *shape, const struct node *item, struct fault *fault)
{
    const char *number = shape->counted && item->kind == NODE_WORD ? strrchr(item->text, ' ') : NULL;
    if (!number || !number[1] || strspn(number + 1, "0123456789") != strlen(number + 1))
        return false;
    struct node word = *item;
    word.text = arena_copy(fault->scratch, item->text, (size_t)(number - item->text));
    struct softening silent = {.match = fault->match, .arena = fault->scratch};
    if (!shape_fits_loosely(shape->of, &word, &silent))
        return false;
    tell_fault(fault, item->at, "%s has two meanings here; for %s of them write {%s: %s}", item->text, number + 1,
               word.text, number + 1);
    return true;
}
