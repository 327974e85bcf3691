/* Lays a part of a table over a whole one. */
#include "base/words.h"
#include "game/shape.h"

static bool is_keyed(const struct shape *shape)
{
    return shape->form == FORM_MAP || shape->form == FORM_EACH;
}

/* The shape by which `child` is merged key by key into `old`; NULL: it replaces `old`. */
static const struct shape *merging(const struct shape *shape, const struct node *old, const struct node *child)
{
    if (!shape || old->kind != NODE_MAP || child->kind != NODE_MAP || !child->first)
        return NULL;
    const struct field *way = shape->form == FORM_EITHER ? shape->fields : NULL;
    while (way && way->shape && !is_keyed(way->shape))
        way++;
    return way ? way->shape : is_keyed(shape) ? shape : NULL;
}

void shape_lay_over(const struct shape *shape, struct node *table, struct node *part)
{
    for (struct node *child = part->first, *next; child; child = next) {
        struct node *old = (struct node *)shape_keyed(shape, table, child->key);
        const struct shape *of = old ? merging(shape_under(shape, child->key->text), old, child) : NULL;
        next = child->next;
        if (of)
            shape_lay_over(of, old, child);
        else if (old) {
            child->next = old->next;
            *old = *child;
        } else {
            child->next = NULL;
            node_append(table, child->key, child);
        }
    }
}
