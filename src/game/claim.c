/* Claims about a position: is what is claimed true? */
#include <string.h>

#include "base/words.h"
#include "game/game.h"
#include "game/shape.h"

enum { MOST_SPREAD = 2048 };

struct comparison {
    const struct match *match;
    const struct node *actual; /* the value in the position beside the false one */
    const char *difference;    /* of a bag of entries, in words; in `scratch` */
    struct arena scratch;
    void (*found)(void *context, const struct node *claim, const struct node *actual, const char *difference);
    void *context;
};

/* A count that a position leaves out is unknown. */
static const struct node unknown_node = {.kind = NODE_WORD, .text = "unknown", .value = UNKNOWN_NUMBER};

static const struct node *differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                  const struct node *table);

static const struct node *wrong(struct comparison *c, const struct node *claim, const struct node *table)
{
    c->actual = table;
    c->difference = NULL;
    return claim;
}

/* The first item of a list, or the word that stands for a list of one. */
static const struct node *first_item(const struct node *list)
{
    return list->kind == NODE_WORD ? list : list->first;
}

/* The values of a bag, with words that mean several values spread out. */
static int spread(struct comparison *c, const struct shape *shape, const struct node *list, int *values)
{
    int count = 0;
    for (const struct node *item = first_item(list); item && count < MOST_SPREAD;
         item = list->kind == NODE_WORD ? NULL : item->next)
        count += shape->of->words->spread(c->match, item->value, MOST_SPREAD - count, values + count);
    return count;
}

static bool same_bag(const int *a, const int *b, int count)
{
    bool taken[MOST_SPREAD] = {false};
    for (int i = 0; i < count; i++) {
        int j = 0;
        while (j < count && (taken[j] || b[j] != a[i]))
            j++;
        if (j == count)
            return false;
        taken[j] = true;
    }
    return true;
}

static const struct node *spread_differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                         const struct node *table)
{
    int *claimed = arena_take(&c->scratch, sizeof(int) * MOST_SPREAD),
        *there = arena_take(&c->scratch, sizeof(int) * MOST_SPREAD);
    int claims = spread(c, shape, claim, claimed), lies = spread(c, shape, table, there);
    return claims == lies && same_bag(claimed, there, claims) ? NULL : wrong(c, claim, table);
}

/* One list is longer by `count`: are all its further values 0, and may they be left out? */
static bool pads(const struct shape *shape, const struct node *rest, int count)
{
    for (; shape->padded && count > 0 && rest->value == 0; count--)
        rest = rest->next;
    return count == 0;
}

static const struct node *list_differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                       const struct node *table)
{
    const struct node *there = first_item(table), *item = first_item(claim);
    int claims = claim->kind == NODE_WORD ? 1 : claim->count, lies = table->kind == NODE_WORD ? 1 : table->count;
    if (claims != lies && !shape->padded)
        return wrong(c, claim, table);
    for (int i = 0; i < claims && i < lies; i++, item = item->next, there = there->next) {
        const struct shape *of = shape->form == FORM_TUPLE ? shape->fields[i].shape : shape->of;
        if (differs(c, of, item, there))
            return wrong(c, claims == 1 ? claim : item, claims == 1 ? table : there);
    }
    bool even = claims > lies ? pads(shape, item, claims - lies) : pads(shape, there, lies - claims);
    return even ? NULL : wrong(c, claim, table);
}

static void add_item(const struct node *item, struct text *out)
{
    text_add(out, out->length ? ", `" : "`");
    node_print_line(item, out);
    text_char(out, '`');
}

static const struct node *bag_differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                      const struct node *table)
{
    int claims = claim->kind == NODE_WORD ? 1 : claim->count, lies = table->kind == NODE_WORD ? 1 : table->count;
    bool *taken = arena_take(&c->scratch, (size_t)lies + 1), more = false;
    const struct node *bad = NULL, *item = first_item(claim), *there;
    struct text claimed = {0}, left = {0};
    for (int i = 0; item && i < claims; i++, item = item->next) {
        int j = 0;
        for (there = first_item(table); j < lies && (taken[j] || differs(c, shape->of, item, there)); j++)
            there = there->next;
        taken[j] = true;
        if (j == lies && (bad = bad ? bad : item))
            add_item(item, &claimed);
    }
    there = first_item(table);
    for (int j = 0; j < lies; j++, there = there->next) {
        more |= table->kind == NODE_LIST && there->kind == NODE_WORD && same(there->text, "unknown");
        if (!taken[j])
            add_item(there, &left);
    }
    if (bad || claims != lies) {
        /* If the list has more items than are known, the claim is compared as a whole. */
        bad = wrong(c, bad && !more ? bad : claim, table);
        if (shape->of->form == FORM_ENTRY)
            c->difference =
                arena_format(&c->scratch, "%s%s%s%s",
                             !left.length     ? "does not have "
                             : claimed.length ? "has "
                                              : "also has ",
                             text_string(&left), left.length && claimed.length ? ", not " : "", text_string(&claimed));
    }
    text_free(&claimed);
    text_free(&left);
    return bad;
}

const struct node *shape_keyed(const struct shape *shape, const struct node *map, const struct node *key)
{
    bool by_value = shape->form == FORM_EACH && (shape->words || shape->by_name);
    for (const struct node *child = map->first; child; child = child->next)
        if (by_value ? child->key->value == key->value : same(child->key->text, key->text))
            return child;
    return NULL;
}

const struct shape *shape_under(const struct shape *shape, const char *key)
{
    if (!shape || shape->form == FORM_EACH)
        return shape ? shape->of : NULL;
    const struct field *field = shape->form == FORM_MAP ? shape->fields : NULL;
    while (field && field->shape && !same(field->name, key))
        field++;
    return field ? field->shape : NULL;
}

static bool nothing(const struct node *node);

/* Is everything in the map empty? */
static bool empty(const struct node *map)
{
    for (const struct node *child = map->first; child; child = child->next)
        if (!child->hidden && !nothing(child))
            return false;
    return true;
}

/* An empty map claims that everything in it is empty. */
static const struct node *map_differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                      const struct node *table)
{
    for (const struct node *child = claim->first; child; child = child->next) {
        const struct shape *of = shape_under(shape, child->key->text);
        const struct node *bad = of->ignored ? NULL : differs(c, of, child, shape_keyed(shape, table, child->key));
        if (bad)
            return bad;
    }
    return claim->first || empty(table) ? NULL : wrong(c, claim, table);
}

static const struct node *entry_differs(struct comparison *c, const struct node *claim, const struct node *table)
{
    struct move said, lies;
    struct fault silent = {.match = c->match, .scratch = &c->scratch};
    bool read = move_read(c->match, &c->scratch, 0, claim, &silent, &said)
                && move_read(c->match, &c->scratch, 0, table, &silent, &lies);
    bool (*same_meaning)(const struct match *, const struct move *, const struct move *) =
        c->match->game->lists.same_meaning;
    return read && (same_meaning ? same_meaning(c->match, &said, &lies) : move_same(c->match, &said, &lies))
               ? NULL
               : wrong(c, claim, table);
}

/* `none`, 0, an empty list and an empty map all mean nothing. */
static bool nothing(const struct node *node)
{
    return node->kind == NODE_WORD ? same(node->text, "none") || same(node->text, "0") : !node->first;
}

/* The first alternative that both fit, or NULL. */
static const struct shape *alternative(struct comparison *c, const struct shape *shape, const struct node *claim,
                                       const struct node *table)
{
    for (const struct field *field = shape->fields; field->shape; field++) {
        struct fault silent = {.match = c->match, .scratch = &c->scratch};
        struct node said = *claim, lies = *table;
        if (shape_fits(field->shape, &said, &silent) && shape_fits(field->shape, &lies, &silent))
            return field->shape;
    }
    return NULL;
}

static const struct node *either_differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                         const struct node *table)
{
    if (nothing(claim) && nothing(table))
        return NULL;
    const struct shape *both = alternative(c, shape, claim, table);
    return both ? differs(c, both, claim, table) : wrong(c, claim, table);
}

static const struct node *differs(struct comparison *c, const struct shape *shape, const struct node *claim,
                                  const struct node *table)
{
    if (!table)
        return wrong(c, claim, shape->unknown ? &unknown_node : NULL);
    if (shape->unknown && table->kind == NODE_WORD && table->value == UNKNOWN_NUMBER)
        return claim->value == UNKNOWN_NUMBER ? NULL : wrong(c, claim, table);
    switch (shape->form) {
    case FORM_TEXT:
        return same(claim->text, table->text) ? NULL : wrong(c, claim, table);
    case FORM_LIST:
    case FORM_TUPLE:
        return list_differs(c, shape, claim, table);
    case FORM_BAG:
        return shape->of->words && shape->of->words->spread ? spread_differs(c, shape, claim, table)
                                                            : bag_differs(c, shape, claim, table);
    case FORM_MAP:
    case FORM_EACH:
        return map_differs(c, shape, claim, table);
    case FORM_ENTRY:
        return entry_differs(c, claim, table);
    case FORM_EITHER:
        return either_differs(c, shape, claim, table);
    default:
        return claim->value == table->value ? NULL : wrong(c, claim, table);
    }
}

/* ---- every wrong value ------------------------------------------------------------------------------------------ */

/* Is it a map of counts that may be unknown, at any depth? */
static bool has_counts(const struct shape *shape)
{
    return shape->unknown || (shape->form == FORM_EACH && has_counts(shape->of));
}

static void find_false(struct comparison *c, const struct shape *shape, const struct node *claim,
                       const struct node *table)
{
    static const struct node left_out = {.kind = NODE_MAP};
    if (!table && shape->form == FORM_EACH && has_counts(shape))
        table = &left_out;
    if (shape->form == FORM_EITHER && table && !(nothing(claim) && nothing(table))) {
        const struct shape *both = alternative(c, shape, claim, table);
        shape = both ? both : shape;
    }
    if (table && (shape->form == FORM_MAP || shape->form == FORM_EACH) && claim->first) {
        for (const struct node *child = claim->first; child; child = child->next) {
            const struct shape *of = shape_under(shape, child->key->text);
            if (!of->ignored)
                find_false(c, of, child, shape_keyed(shape, table, child->key));
        }
        return;
    }
    const struct node *bad = differs(c, shape, claim, table);
    if (bad)
        c->found(c->context, bad, c->actual, c->difference);
}

void shape_compare(const struct shape *shape, const struct match *match, const struct node *claim,
                   const struct node *table,
                   void (*found)(void *, const struct node *, const struct node *, const char *), void *context)
{
    struct comparison comparison = {.match = match, .found = found, .context = context};
    if (claim->first)
        find_false(&comparison, shape, claim, table);
    arena_free(&comparison.scratch);
}
