/* Boxes: what is printed on the components, and where each value comes from. */
#include "game/box.h"

#include <string.h>

#include "base/words.h"
#include "game/game.h"

static const char *const provenance_names[] = {
    [PRINTED] = "printed", [RULEBOOK] = "rulebook", [KNOWN] = "known", [ASSUMED] = "assumed", NULL};

static bool replaced_as_a_whole(const struct shape *shape)
{
    return shape && (shape->whole || shape->form == FORM_EITHER);
}

struct node *box_lay_over(struct arena *arena, const struct shape *shape, const struct node *under,
                          const struct node *over, bool take_out)
{
    if (!over)
        return node_copy(arena, under);
    if (under->kind != NODE_MAP || over->kind != NODE_MAP || replaced_as_a_whole(shape))
        return node_copy(arena, over);
    struct node *both = node_new(arena, NODE_MAP, over->at);
    for (const struct node *child = under->first; child; child = child->next) {
        const struct node *above = node_get(over, child->key->text);
        bool null = above && above->kind == NODE_WORD && above->plain && means_null(above->text);
        if (!null || !take_out || !shape || !shape->removable)
            node_append(both, above ? above->key : child->key,
                        box_lay_over(arena, shape_under(shape, child->key->text), child, above, take_out));
    }
    for (const struct node *child = over->first; child; child = child->next)
        if (!node_get(under, child->key->text))
            node_append(both, child->key, node_copy(arena, child));
    return both;
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

/* The rows of the packed provenance, each a dotted path and where it comes from. They follow the node of the map. */
static inline const char *provenance_path(const struct built_in_box *built_in, int row)
{
    return built_in->words + built_in->provenance[1 + 2 * row].text;
}

static const char *provenance_word(const struct built_in_box *built_in, int row)
{
    return built_in->words + built_in->provenance[2 + 2 * row].text;
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
    const struct node *given = match->box_given;
    if (match->box_compared || (given && gives(given, path)))
        return PRINTED;
    const char *const *shown = match->game->shown_by;
    if (given && shown[0] && same(shown[0], path) && node_get(given, shown[1]))
        return PRINTED;
    const struct built_in_box *built_in = match->game->built_in;
    const char *best = provenance_names[RULEBOOK];
    size_t longest = 0;
    for (int row = 0; row < built_in->provenance->count; row++) {
        size_t length = prefix_length(provenance_path(built_in, row), path);
        best = length > longest ? provenance_word(built_in, row) : best;
        longest = length > longest ? length : longest;
    }
    return (enum provenance)word_index(provenance_names, best);
}

/* ---- what was assumed ---------------------------------------------------------------------------------------- */

/* Does the provenance have rows below this path, perhaps with this word? They may name sides of a word or list that are
   not keys of the box. */
static bool has_rows_below(const struct match *match, const char *path, const char *word)
{
    const struct built_in_box *built_in = match->game->built_in;
    size_t length = strlen(path);
    for (int row = 0; row < built_in->provenance->count; row++) {
        const char *below = provenance_path(built_in, row);
        if (strncmp(below, path, length) == 0 && below[length] == '.'
            && (!word || same(provenance_word(built_in, row), word)))
            return true;
    }
    return false;
}

static struct node *assumed_part(const struct match *match, const struct shape *shape, const struct node *node,
                                 const char *path, struct arena *arena);

static struct node *assumed_children(const struct match *match, const struct shape *shape, const struct node *map,
                                     const char *path, struct arena *arena)
{
    struct node *part = node_new(arena, NODE_MAP, map->at);
    for (const struct node *child = map->first; child; child = child->next) {
        const char *key = child->key->text;
        struct node *kept = assumed_part(match, shape_under(shape, key), child,
                                         path ? arena_format(arena, "%s.%s", path, key) : key, arena);
        if (kept)
            node_append(part, child->key, kept);
    }
    return part;
}

static struct node *assumed_part(const struct match *match, const struct shape *shape, const struct node *node,
                                 const char *path, struct arena *arena)
{
    bool own = box_provenance(match, path) == ASSUMED, divided = has_rows_below(match, path, NULL);
    if (!divided || node->kind != NODE_MAP)
        return own || has_rows_below(match, path, provenance_names[ASSUMED]) ? node_copy(arena, node) : NULL;
    struct node *part = assumed_children(match, shape, node, path, arena);
    return !part->count ? NULL : replaced_as_a_whole(shape) ? node_copy(arena, node) : part;
}

struct node *box_assumed(const struct match *match, struct arena *arena)
{
    return assumed_children(match, match->game->box, match->box_node, NULL, arena);
}
