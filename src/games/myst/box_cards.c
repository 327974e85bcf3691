/* Myst: the thirty cards of the box, and a card as a number. */
#include <string.h>

#include "games/myst/myst.h"

enum { CARDS_LEAST = 10, CARDS_USUAL = 30 };

int myst_card(const struct myst_box *box, int landmark, int value)
{
    for (int i = 0; i < box->kinds; i++)
        if (box->kind[i].landmark == landmark && box->kind[i].value == value)
            return CARD_FIRST + i;
    return CARD_FOREIGN + landmark * (CARD_VALUE_MAX + 1) + value;
}

int myst_card_landmark(const struct myst_box *box, int card)
{
    if (card >= CARD_FOREIGN)
        return (card - CARD_FOREIGN) / (CARD_VALUE_MAX + 1);
    return card >= CARD_FIRST ? box->kind[card - CARD_FIRST].landmark : -1;
}

int myst_card_value(const struct myst_box *box, int card)
{
    return card >= CARD_FOREIGN ? (card - CARD_FOREIGN) % (CARD_VALUE_MAX + 1) : box->kind[card - CARD_FIRST].value;
}

int myst_copies(const struct myst_box *box, int card)
{
    if (card == CARD_BOOK)
        return box->books;
    return card >= CARD_FIRST && card < CARD_FOREIGN ? box->kind[card - CARD_FIRST].copies : 0;
}

int myst_landmark_named(const struct myst_box *box, const char *name, size_t length)
{
    for (int i = 0; i < box->landmarks; i++)
        if (strncmp(box->landmark[i], name, length) == 0 && !box->landmark[i][length])
            return i;
    return -1;
}

/* The kinds of a landmark are kept together, smallest Value first. */
static void add_card(struct myst_box *box, struct myst_kind *kind, int start, int landmark, int value)
{
    int at = start;
    while (at < box->kinds && kind[at].value < value)
        at++;
    if (at == box->kinds || kind[at].value != value) {
        memmove(kind + at + 1, kind + at, (size_t)(box->kinds - at) * sizeof *kind);
        kind[at] = (struct myst_kind){.landmark = (short)landmark, .value = (short)value};
        box->kinds++;
    }
    kind[at].copies++;
    box->cards++;
}

static const char *needs_own_cards(const struct hearing *h)
{
    return node_get(h->match->box_given, "cards") ? "" : "; a box with other landmarks also needs its own cards";
}

static bool lists_complete(struct hearing *h, const struct myst_box *box, const struct node *node)
{
    for (int i = 0; i < box->landmarks; i++)
        if (!node_get(node, box->landmark[i]))
            return myst_bad_box(h, node, "%s has no list of cards; write `[]` if there are none%s", box->landmark[i],
                                needs_own_cards(h));
    if (box->cards < CARDS_LEAST)
        return myst_bad_box(h, node, "%d cards are not enough to deal five to each team", box->cards);
    if (box->books != BOOKS_MAX || box->cards != CARDS_USUAL) {
        doubtful(h, RULE_BOX_CARDS,
                 "the box has %d Linking Book%s and %d Landmark Cards, not %d and %d; count them again", box->books,
                 plural(box->books), box->cards - box->books, BOOKS_MAX, CARDS_USUAL - BOOKS_MAX);
        point_to(h, node);
    }
    return true;
}

static bool lists_fit(struct hearing *h, const struct myst_box *box, const struct node *node)
{
    for (const struct node *child = node->first; child; child = child->next) {
        const char *name = child->key->text;
        if (same(name, "linking-book"))
            continue;
        if (child->kind != NODE_LIST)
            return blame(h, child, misread(h, "the cards of %.40s must be a list of Values", name));
        if (myst_landmark_named(box, name, strlen(name)) < 0)
            return myst_bad_box(h, child->key, "there are cards for %.40s, which is not a landmark of this box%s", name,
                                needs_own_cards(h));
    }
    return true;
}

bool myst_open_cards(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box)
{
    const struct node *books = node_get(node, "linking-book");
    size_t most = 1;
    for (const struct node *list = node->first; list; list = list->next)
        most += list->count;
    struct myst_kind *kind = arena_take(arena, most * sizeof *kind);
    if (!lists_fit(h, box, node))
        return false;
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        const struct node *list = node_get(node, box->landmark[landmark]);
        int start = box->kinds;
        for (const struct node *item = node_first(list); item; item = item->next) {
            if (item->value < 1)
                return myst_bad_box(h, item, "a Value must be 1 or more, not %d", item->value);
            add_card(box, kind, start, landmark, item->value);
        }
    }
    box->kind = kind;
    if (books && books->kind != NODE_WORD)
        return blame(h, books, misread(h, "`linking-book` must be a number of cards"));
    if (books && (books->value < 0 || books->value > BOOKS_MAX))
        return myst_bad_box(h, books, "the number of Linking Books must be 0 to %d, not %d", BOOKS_MAX, books->value);
    box->books = books ? books->value : 0;
    box->cards += box->books;
    return lists_complete(h, box, node);
}
