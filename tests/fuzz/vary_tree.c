/* Variation of trees. */
#include <string.h>

#include "base/words.h"
#include "vary.h"

static const char *const odd_words[] = {
    "0",          "1",           "2",    "3",     "7",    "12",     "99",      "-1",  "0.5",   "100000000",
    "2147483648", "-2147483648", "true", "false", "none", "nobody", "unknown", "set", "final", "99999999999999999999",
    "",           "~",           "x",    "anna",  "ben",  "table",  "claims",  "a b"};

enum { ODD_WORDS = sizeof odd_words / sizeof odd_words[0] };

static struct node *child_at(const struct node *node, int index)
{
    struct node *child = node->first;
    while (index-- > 0)
        child = child->next;
    return child;
}

static void drop_child(struct node *node, int index)
{
    struct node *child = child_at(node, index), *before = index ? child_at(node, index - 1) : NULL;
    if (before)
        before->next = child->next;
    else
        node->first = child->next;
    if (node->last == child)
        node->last = before;
    node->count--;
}

static void vary_word(struct dice *dice, struct arena *arena, struct node *word)
{
    long number;
    if (read_number(word->text, -1000000, 1000000, &number) && !once_in(dice, 4))
        word->text =
            arena_format(arena, "%ld", roll(dice, 2) ? number + 1 + roll(dice, 8) : number - 1 - roll(dice, 8));
    else
        word->text = odd_words[roll(dice, ODD_WORDS)];
}

/* Words of the same list are the likeliest to fit. */
static void vary_children(struct dice *dice, struct arena *arena, struct node *node)
{
    struct node *one = child_at(node, roll(dice, node->count)), *other = child_at(node, roll(dice, node->count));
    struct node kept = *one, *copy = node_copy(arena, other);
    switch (roll(dice, 4)) {
    case 0:
        drop_child(node, roll(dice, node->count));
        break;
    case 1:
        if (node->kind == NODE_LIST)
            node_append(node, NULL, copy);
        break;
    default:
        *one = *copy;
        one->key = kept.key;
        one->next = kept.next;
        break;
    }
}

void vary_tree(struct dice *dice, struct arena *arena, struct node *tree)
{
    struct node *node = tree;
    while (node->count > 0 && !once_in(dice, 5))
        node = child_at(node, roll(dice, node->count));
    if (node->kind == NODE_WORD)
        vary_word(dice, arena, node);
    else if (node->count > 0)
        vary_children(dice, arena, node);
    else
        node_append(node, node->kind == NODE_MAP ? node_word(arena, "x", node->at) : NULL,
                    node_word(arena, odd_words[roll(dice, ODD_WORDS)], node->at));
}

struct node *vary_branch(struct dice *dice, struct arena *arena, const struct node *tree)
{
    if (tree->kind != NODE_MAP || tree->count == 0) {
        struct node *copy = node_copy(arena, tree);
        vary_tree(dice, arena, copy);
        return copy;
    }
    struct node *branch = node_new(arena, NODE_MAP, tree->at);
    const struct node *child = child_at(tree, roll(dice, tree->count));
    node_append(branch, child->key, vary_branch(dice, arena, child));
    return branch;
}

/* ---- in other words -------------------------------------------------------------------------------------------- */

static void loosen_word(struct dice *dice, const struct game *game, struct arena *arena, struct node *word)
{
    const struct other_word *other = game->other_words;
    while (other && other->written && !same(other->read, word->text))
        other++;
    if (other && other->written && roll(dice, 2))
        word->text = other->written;
    else if (*word->text >= 'a' && *word->text <= 'z')
        word->text = arena_format(arena, "%c%s", *word->text - 'a' + 'A', word->text + 1);
}

/* [violet, violet, brown] becomes {violet: 2, brown: 1}; a list of one its item. */
static void loosen_list(struct arena *arena, struct node *list)
{
    struct node counted = *node_new(arena, NODE_MAP, list->at), *one = list->first;
    if (list->count == 1) {
        struct node kept = *list;
        *list = *one;
        list->key = kept.key;
        list->next = kept.next;
        return;
    }
    for (; one && one->kind == NODE_WORD; one = one->next) {
        int count = 0;
        for (const struct node *other = list->first; other; other = other->next)
            count += other->kind == NODE_WORD && same(other->text, one->text);
        if (!node_get(&counted, one->text))
            node_append(&counted, node_word(arena, one->text, one->at),
                        node_word(arena, arena_format(arena, "%d", count), one->at));
    }
    if (one)
        return;
    counted.key = list->key;
    counted.next = list->next;
    *list = counted;
}

void loosen_tree(struct dice *dice, const struct game *game, struct arena *arena, struct node *tree)
{
    if (tree->kind == NODE_WORD && once_in(dice, 4))
        loosen_word(dice, game, arena, tree);
    for (struct node *child = tree->first; child; child = child->next) {
        if (child->key && once_in(dice, 6))
            loosen_word(dice, game, arena, child->key);
        loosen_tree(dice, game, arena, child);
    }
    if (tree->kind == NODE_LIST && tree->count > 0 && once_in(dice, 2))
        loosen_list(arena, tree);
}
