/* Boxes: what is printed on the components, and where each value comes from. */
#include "game/box.h"

#include <string.h>

#include "base/words.h"
#include "game/game.h"

static const char *const provenance_names[] = {
    [PRINTED] = "printed", [RULEBOOK] = "rulebook", [KNOWN] = "known", [ASSUMED] = "assumed", NULL};

static const struct shape *shape_under(const struct shape *shape, const char *key)
{
    if (!shape || shape->form == FORM_EACH)
        return shape ? shape->of : NULL;
    if (shape->form != FORM_MAP)
        return NULL;
    for (const struct field *field = shape->fields; field->shape; field++)
        if (same(field->name, key))
            return field->shape;
    return NULL;
}

static bool merges(const struct shape *shape, const struct node *under, const struct node *over)
{
    return under->kind == NODE_MAP && over->kind == NODE_MAP
           && !(shape && (shape->whole || shape->form == FORM_EITHER));
}

static bool is_null(const struct node *node)
{
    return node->kind == NODE_WORD && node->plain
           && (!*node->text || same(node->text, "~") || same(node->text, "null"));
}

/* Lays one map over another, key by key. A null takes out its key if `take_out`, else it stays for a later merge. */
static struct node *lay_over(struct arena *arena, const struct shape *shape, const struct node *under,
                             const struct node *over, bool take_out)
{
    if (!over)
        return node_copy(arena, under);
    if (!merges(shape, under, over))
        return node_copy(arena, over);
    struct node *both = node_new(arena, NODE_MAP, over->at);
    for (const struct node *child = under->first; child; child = child->next) {
        const struct node *above = node_get(over, child->key->text);
        if (take_out && above && shape && shape->removable && is_null(above))
            continue;
        node_append(both, above ? above->key : child->key,
                    lay_over(arena, shape_under(shape, child->key->text), child, above, take_out));
    }
    for (const struct node *child = over->first; child; child = child->next)
        if (!node_get(under, child->key->text))
            node_append(both, child->key, node_copy(arena, child));
    return both;
}

struct node *box_merge(struct arena *arena, const struct shape *shape, const struct node *built_in,
                       const struct node *given)
{
    return lay_over(arena, shape, built_in, given, true);
}

struct node *box_overlay(struct arena *arena, const struct shape *shape, const struct node *under,
                         const struct node *over)
{
    return lay_over(arena, shape, under, over, false);
}

/* The record gives a value if it writes it, or a list or word that contains it. */
static bool gives(const struct node *given, const char *path)
{
    while (given && given->kind == NODE_MAP && *path) {
        size_t length = strcspn(path, ".");
        const struct node *child = given->first;
        while (child && (strlen(child->key->text) != length || strncmp(child->key->text, path, length) != 0))
            child = child->next;
        given = child;
        path += length + (path[length] == '.');
    }
    return given != NULL;
}

/* Does the record write a key that also says this value (`prints` of its shape)? */
static bool gives_otherwise(const struct match *match, const char *path)
{
    for (const struct field *field = match->game->box->fields; field->shape; field++)
        if (field->shape->prints && same(field->shape->prints, path) && node_get(match->box_given, field->name))
            return true;
    return false;
}

/* Length of `prefix` if `path` begins with it, else 0. */
static inline size_t prefix_length(const char *prefix, const char *path)
{
    size_t length = 0;
    if (*prefix != *path)
        return 0;
    while (prefix[length] && prefix[length] == path[length])
        length++;
    return !prefix[length] && (path[length] == '\0' || path[length] == '.') ? length : 0;
}

bool box_said_by_club(const struct match *match, const char *path)
{
    return match->club_box && gives(match->club_box, path) && !(match->own_box && gives(match->own_box, path));
}

enum provenance box_provenance(const struct match *match, const char *path)
{
    if (match->box_compared || (match->box_given && (gives(match->box_given, path) || gives_otherwise(match, path))))
        return PRINTED;
    const struct node *best = NULL;
    size_t longest = 0;
    for (const struct node *row = match->provenance ? match->provenance->first : NULL; row; row = row->next) {
        size_t length = prefix_length(row->key->text, path);
        best = length > longest ? row : best;
        longest = length > longest ? length : longest;
    }
    for (int i = 0; best && provenance_names[i]; i++)
        if (same(provenance_names[i], best->text))
            return (enum provenance)i;
    return RULEBOOK;
}

/* ---- what was assumed ---------------------------------------------------------------------------------------- */

/* Does the provenance have rows below this path? */
static bool is_divided(const struct match *match, const char *path)
{
    size_t length = strlen(path);
    for (const struct node *row = match->provenance ? match->provenance->first : NULL; row; row = row->next)
        if (strncmp(row->key->text, path, length) == 0 && row->key->text[length] == '.')
            return true;
    return false;
}

/* The provenance may name sides of a word or list that are not keys of the box. */
static bool has_assumed_side(const struct match *match, const char *path)
{
    size_t length = strlen(path);
    for (const struct node *row = match->provenance->first; row; row = row->next)
        if (strncmp(row->key->text, path, length) == 0 && row->key->text[length] == '.'
            && same(row->text, provenance_names[ASSUMED]))
            return true;
    return false;
}

static struct node *assumed_part(const struct match *match, const struct shape *shape, const struct node *node,
                                 const char *path, struct arena *arena)
{
    bool own = box_provenance(match, path) == ASSUMED;
    if (!is_divided(match, path))
        return own ? node_copy(arena, node) : NULL;
    if (node->kind != NODE_MAP)
        return own || has_assumed_side(match, path) ? node_copy(arena, node) : NULL;
    struct node *part = node_new(arena, NODE_MAP, node->at);
    for (const struct node *child = node->first; child; child = child->next) {
        struct node *kept = assumed_part(match, shape_under(shape, child->key->text), child,
                                         arena_format(arena, "%s.%s", path, child->key->text), arena);
        if (kept)
            node_append(part, child->key, kept);
    }
    bool whole = shape && (shape->whole || shape->form == FORM_EITHER);
    return !part->count ? NULL : whole ? node_copy(arena, node) : part;
}

struct node *box_assumed(const struct match *match, struct arena *arena)
{
    struct node *box = node_new(arena, NODE_MAP, (struct place){0});
    for (const struct node *child = match->box_node->first; child; child = child->next) {
        struct node *kept =
            assumed_part(match, shape_under(match->game->box, child->key->text), child, child->key->text, arena);
        if (kept)
            node_append(box, child->key, kept);
    }
    return box;
}
