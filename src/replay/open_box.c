/* The box of a record: the built-in one, with the club's and the record's laid over it. */
#include "base/words.h"
#include "game/box.h"
#include "game/built_in.h"
#include "replay/head.h"
#include "replay/registry.h"

static void complain_of_box(void *context, const struct complaint *complaint)
{
    struct judge *judge = context;
    const struct game *game = judge->verdict->game;
    const struct rule *rule = game->box_rule ? rule_coded(game, game->box_rule) : NULL;
    judge_complain_by(judge, rule ? rule : &common_rules[LOG_UNREADABLE], complaint);
}

/* A new tree of the built-in box, with what is given laid over it. */
static struct node *fresh_box(struct judge *judge, struct arena *arena)
{
    const struct match *match = &judge->verdict->match;
    const struct built_in_box *built_in = match->game->built_in;
    struct node *box = unpack_nodes(arena, built_in->tree, built_in->words);
    return match->box_given ? box_merge(arena, match->game->box, box, match->box_given) : box;
}

/* Merges what is given into the built-in box. If that does not have the shape, tries it in other words. NULL after
   complaints. */
static struct node *merged_box(struct judge *judge, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = &judge->entry_arena}, fault = judge_fault(judge);
    fault.complain = complain_of_box;
    struct node *merged = fresh_box(judge, arena);
    if (shape_fits(match->game->box, merged, &silent))
        return merged;
    if (match->box_given)
        match->box_given = softened(judge, &judge->verdict->arena, match->game->box, match->box_given);
    merged = fresh_box(judge, arena);
    return shape_fits(match->game->box, merged, &fault) ? merged : NULL;
}

/* Lets the game read the box into its own form. */
static struct open_box open_box(struct judge *judge, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct node *merged = merged_box(judge, arena);
    if (!merged)
        return (struct open_box){0};
    match->box_node = merged;
    struct hearing hearing = {.match = match, .docket = &judge->verdict->docket};
    return (struct open_box){merged, match->game->open_box(&hearing, merged, arena)};
}

/* A built-in box without complaints is kept in the cache for other records. */
static struct open_box take_box(struct judge *judge)
{
    const struct match *match = &judge->verdict->match;
    struct box_cache *cache = judge->how->cache;
    if (match->box_given)
        return open_box(judge, &judge->verdict->arena);
    struct open_box *kept = &cache->game[row_of_game(match->game)].open[match->seats][match->box_compared];
    if (kept->box)
        return *kept;
    const struct finding *last = judge->verdict->docket.last;
    struct open_box opened = open_box(judge, &cache->arena);
    if (judge->verdict->docket.last == last)
        *kept = opened;
    return opened;
}

/* The output of `referee box` can be pasted; its `provenance` is about the built-in box, not about the players'
   copy. */
static void drop_provenance(struct node *box)
{
    struct node *first = box->first;
    box->first = box->last = NULL;
    box->count = 0;
    for (struct node *child = first, *next; child; child = next) {
        next = child->next;
        child->next = NULL;
        if (!same(child->key->text, "provenance"))
            node_append(box, child->key, child);
    }
}

/* `box: built-in`, perhaps in capitals. */
static bool says_built_in(struct judge *judge, const struct node *given)
{
    bool said = given && given->kind == NODE_WORD && names_alike(given->text, "built-in");
    if (said && !same(given->text, "built-in"))
        note_spelling(judge, given->at, "built-in");
    return said;
}

static bool is_box(struct judge *judge, struct node *given)
{
    if (given && given->kind != NODE_MAP) {
        complain_of_box(judge,
                        &(struct complaint){.at = given->at,
                                            .sentence = "`box` must be a map of what your copy shows, or `built-in`"});
        return false;
    }
    if (given)
        drop_provenance(given);
    return true;
}

/* What the club says of its copy, with what the record says laid over it. */
static struct node *given_box(struct judge *judge, struct node *given)
{
    struct match *match = &judge->verdict->match;
    const struct node *club = club_part(judge->how->club, match->game, "box");
    if (club && club->kind == NODE_WORD)
        match->box_compared = true;
    match->club_box = club && club->kind == NODE_MAP ? club : NULL;
    match->own_box = given;
    if (!match->club_box)
        return given;
    return box_overlay(&judge->verdict->arena, match->game->box, match->club_box, given);
}

bool look_into_box(struct judge *judge, struct node *given, bool seated)
{
    struct match *match = &judge->verdict->match;
    /* The provenance, unpacked once per cache. */
    const struct built_in_box *built_in = judge->verdict->game->built_in;
    struct box_cache *cache = judge->how->cache;
    const struct node **kept = &cache->game[row_of_game(judge->verdict->game)].provenance;
    if (!*kept)
        *kept = unpack_nodes(&cache->arena, built_in->provenance, built_in->words);
    match->provenance = *kept;
    if (given && node_empty(given))
        given = NULL;
    match->box_compared = says_built_in(judge, given);
    if (match->box_compared)
        given = NULL;
    if (!is_box(judge, given))
        return false;
    match->box_given = match->box_compared ? NULL : given_box(judge, given);
    struct open_box opened = seated ? take_box(judge) : (struct open_box){0};
    if (!seated)
        merged_box(judge, &judge->verdict->arena);
    match->box_node = opened.node;
    match->box = opened.box;
    return match->box != NULL;
}
