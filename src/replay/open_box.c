/* The box of a record: the built-in one, with what the club file and the record say laid over it. */
#include "base/words.h"
#include "game/box.h"
#include "replay/head.h"
#include "replay/registry.h"

static int game_row(const struct game *wanted)
{
    int row = 0;
    while (games[row] != wanted)
        row++;
    return row;
}

/* The built-in box and its provenance, parsed once per cache. */
static const struct node *fetch_box(struct judge *judge, const struct node **provenance)
{
    int row = game_row(judge->verdict->game);
    struct box_cache *cache = judge->how->cache;
    if (!cache->game[row].box) {
        struct node *whole = read_text(games[row]->box_text, &cache->arena, (struct complaints){judge_complain, judge});
        struct node *kept = node_new(&cache->arena, NODE_MAP, whole->at);
        cache->game[row].provenance = node_get(whole, "provenance");
        for (struct node *child = whole->first, *next; child; child = next) {
            next = child->next;
            child->next = NULL;
            if (child != cache->game[row].provenance)
                node_append(kept, child->key, child);
        }
        cache->game[row].box = kept;
    }
    *provenance = cache->game[row].provenance;
    return cache->game[row].box;
}

static void complain_of_box(void *whom, struct place at, const char *sentence)
{
    struct judge *judge = whom;
    const struct game *game = judge->verdict->game;
    const struct rule *rule = game->box_rule ? rule_coded(game, game->box_rule) : NULL;
    judge_find(judge, RULING_UNREADABLE, rule ? rule : &common_rules[LOG_UNREADABLE], at, "%s", sentence);
}

/* Merges the record's own box into the built-in one. If that does not fit, perhaps what is meant does. NULL after complaints. */
static struct node *merged_box(struct judge *judge, const struct node *built_in, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = &judge->entry_arena}, fault = judge_fault(judge);
    fault.complain = complain_of_box;
    struct node *merged = box_merge(arena, match->game->box, built_in, match->box_given);
    if (shape_fits(match->game->box, merged, &silent))
        return merged;
    if (match->box_given)
        match->box_given = softened(judge, &judge->verdict->arena, match->game->box, match->box_given);
    merged = box_merge(arena, match->game->box, built_in, match->box_given);
    return shape_fits(match->game->box, merged, &fault) ? merged : NULL;
}

/* Lets the game make of the box what it needs. */
static struct open_box open_box(struct judge *judge, const struct node *built_in, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct node *merged = merged_box(judge, built_in, arena);
    if (!merged)
        return (struct open_box){0};
    match->box_node = merged;
    struct hearing hearing = {.match = match, .docket = &judge->verdict->docket};
    return (struct open_box){merged, match->game->open_box(&hearing, merged, arena)};
}

/* A box that is as built in, and about which nothing was said, is opened for the next record too. */
static struct open_box take_box(struct judge *judge, const struct node *built_in)
{
    const struct match *match = &judge->verdict->match;
    struct box_cache *cache = judge->how->cache;
    if (match->box_given)
        return open_box(judge, built_in, &judge->verdict->arena);
    struct open_box *kept = &cache->game[game_row(match->game)].open[match->seats][match->box_compared];
    if (kept->box)
        return *kept;
    const struct finding *last = judge->verdict->docket.last;
    struct open_box opened = open_box(judge, built_in, &cache->arena);
    if (judge->verdict->docket.last == last)
        *kept = opened;
    return opened;
}

/* What `referee box` prints can be pasted: where the built-in data come from says nothing about one's own copy. */
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
        complain_of_box(judge, given->at, "box is a map of what your own copy shows, or the word built-in");
        return false;
    }
    if (given)
        drop_provenance(given);
    return true;
}

/* What the club says of its copy, with what the record says on top. */
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
    const struct node *built_in = fetch_box(judge, &match->provenance);
    if (given && given->kind == NODE_WORD && !*given->text)
        given = NULL;
    match->box_compared = says_built_in(judge, given);
    if (match->box_compared)
        given = NULL;
    if (!is_box(judge, given))
        return false;
    match->box_given = match->box_compared ? NULL : given_box(judge, given);
    struct open_box opened = seated ? take_box(judge, built_in) : (struct open_box){0};
    if (!seated)
        merged_box(judge, built_in, &judge->verdict->arena);
    match->box_node = opened.node;
    match->box = opened.box;
    return match->box != NULL;
}
