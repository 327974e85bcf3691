/* The head of a record: game, players, house, box and table become a match and its opening state. */
#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/internal.h"
#include "replay/registry.h"

enum { NEWEST_RULES = 1, LONGEST_NAME = 60, MOST_NAMES = 64 };

static const char *const always_reserved[] = {"table", "claims", NULL};

static bool choose_game(struct judge *judge, const struct node *node)
{
    struct verdict *verdict = judge->verdict;
    if (!node || node->kind != NODE_WORD) {
        judge_complain(judge, node ? node->at : (struct place){1, 1, 1, 2},
                       "a record says which game it is: `game: NAME`");
        return false;
    }
    verdict->game = game_named(node->text);
    if (verdict->game)
        return true;
    struct nearest nearest = {.written = node->text};
    struct text known = {0};
    for (const struct game *const *game = games; *game; game++) {
        nearest_try(&nearest, (*game)->id);
        text_format(&known, "%s%s", known.length ? ", " : "", (*game)->id);
    }
    const char *written = printable(&verdict->arena, node->text);
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], node->at,
               nearest.best ? "no game called %.40s; did you mean %s?" : "no game called %.40s; known are %s", written,
               nearest.best ? nearest.best : text_string(&known));
    text_free(&known);
    return false;
}

static bool check_rules_version(struct judge *judge, const struct node *node)
{
    long version;
    if (!node || (node->kind == NODE_WORD && read_number(node->text, 1, NEWEST_RULES, &version)))
        return true;
    judge_complain(judge, node->at, "rules is the version of our reading of the game; there is only 1 so far");
    return false;
}

static bool among(const char *const *words, const char *name)
{
    for (; words && *words; words++)
        if (same(*words, name))
            return true;
    return false;
}

static bool name_fits(struct judge *judge, const struct node *name)
{
    bool text = name->kind == NODE_WORD && *name->text && strlen(name->text) <= LONGEST_NAME;
    if (!text || !same(name->text, printable(&judge->verdict->arena, name->text))) {
        judge_complain(judge, name->at, "a player's name is a word or short text, without control characters");
        return false;
    }
    if (among(always_reserved, name->text) || among(judge->verdict->game->reserved, name->text)) {
        judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], name->at,
                   "no player may be called %s: the word means something else here", name->text);
        return false;
    }
    return true;
}

static const struct node *twin(const struct node *list, const struct node *name)
{
    for (const struct node *earlier = list->first; earlier != name; earlier = earlier->next)
        if (same(earlier->text, name->text))
            return earlier;
    return NULL;
}

static bool count_fits(struct judge *judge, const struct node *list, int different)
{
    const struct game *game = judge->verdict->game;
    if (different >= game->seats_min && different <= game->seats_max)
        return true;
    const struct rule *rule = game->seats_rule ? rule_coded(game, game->seats_rule) : NULL;
    judge_find(judge, rule ? RULING_IMPOSSIBLE : RULING_UNREADABLE, rule ? rule : &common_rules[LOG_UNREADABLE],
               list->at,
               game->seats_min == game->seats_max ? "players with different names: %d; this game is for %d"
                                                  : "players with different names: %d; this game is for %d to %d",
               different, game->seats_min, game->seats_max);
    return false;
}

static bool seat_players(struct judge *judge, struct node *list)
{
    struct match *match = &judge->verdict->match;
    if (!list || list->kind != NODE_LIST || list->count > MOST_NAMES) {
        judge_complain(judge, list ? list->at : (struct place){1, 1, 1, 2},
                       "a record lists who plays: `players: [NAME, NAME ...]`");
        return false;
    }
    const struct node *double_name = NULL;
    int different = 0;
    for (struct node *name = list->first; name; name = name->next) {
        if (!name_fits(judge, name))
            return false;
        if (twin(list, name))
            double_name = name;
        else if (different++ < SEATS_MAX)
            match->names[match->seats++] = name->text;
    }
    if (!count_fits(judge, list, different))
        return false;
    if (double_name)
        judge_complain(judge, double_name->at, "two players have the same name");
    return !double_name;
}

static bool read_answer(struct judge *judge, const struct node *child)
{
    struct match *match = &judge->verdict->match;
    const struct game *game = judge->verdict->game;
    struct nearest nearest = {.written = child->key->text};
    int row = question_named(game, child->key->text);
    if (row < 0) {
        for (const struct question *question = game->house; question->name; question++)
            nearest_try(&nearest, question->name);
        judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], child->key->at,
                   "no house question %.40s%s%s; see referee house %s",
                   printable(&judge->verdict->arena, child->key->text), nearest.best ? "; did you mean " : "",
                   nearest.best ? nearest.best : "", game->id);
        return false;
    }
    struct text known = {0};
    for (int i = 0; game->house[row].answers[i]; i++) {
        if (child->kind == NODE_WORD && same(child->text, game->house[row].answers[i])) {
            match->house[row] = i;
            text_free(&known);
            return true;
        }
        text_format(&known, "%s%s", i ? ", " : "", game->house[row].answers[i]);
    }
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], child->at, "the answers to %s are %s",
               game->house[row].name, text_string(&known));
    text_free(&known);
    return false;
}

static bool answer_house(struct judge *judge, const struct node *house)
{
    struct match *match = &judge->verdict->match;
    const struct game *game = judge->verdict->game;
    for (int row = 0; game->house[row].name; row++)
        match->house[row] = game->house[row].usual;
    bool fits = true;
    if (house && house->kind != NODE_MAP) {
        judge_complain(judge, house->at, "house is a map: question: answer");
        return false;
    }
    for (const struct node *child = house ? house->first : NULL; child; child = child->next)
        fits = read_answer(judge, child) && fits;
    if (judge->how->question >= 0)
        match->house[judge->how->question] = judge->how->answer;
    return fits;
}

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

/* Merges the record's own box into the built-in one and lets the game make of it what it needs. */
static struct open_box open_box(struct judge *judge, const struct node *built_in, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct node *merged = box_merge(arena, match->game->box, built_in, match->box_given);
    struct fault fault = judge_fault(judge);
    fault.complain = complain_of_box;
    if (!shape_fits(match->game->box, merged, &fault))
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

static bool look_into_box(struct judge *judge, struct node *given)
{
    struct match *match = &judge->verdict->match;
    const struct node *built_in = fetch_box(judge, &match->provenance);
    match->box_compared = given && given->kind == NODE_WORD && same(given->text, "built-in");
    match->box_given = given && !match->box_compared ? given : NULL;
    if (match->box_given && given->kind != NODE_MAP) {
        complain_of_box(judge, given->at, "box is a map of what your own copy shows, or the word built-in");
        return false;
    }
    if (match->box_given)
        drop_provenance(given);
    struct open_box opened = take_box(judge, built_in);
    match->box_node = opened.node;
    match->box = opened.box;
    return match->box != NULL;
}

static void place_findings(struct finding *first, const struct node *node)
{
    for (struct finding *finding = first; finding; finding = finding->next)
        if (finding->at.line == 0)
            finding->at = node ? (node->key ? node->key->at : node->at) : (struct place){1, 1, 1, 2};
}

static bool lay_table(struct judge *judge, struct node *table)
{
    struct verdict *verdict = judge->verdict;
    struct fault fault = judge_fault(judge);
    if (table && table->kind == NODE_WORD && !*table->text)
        table = NULL;
    if (table && verdict->game->other_names)
        verdict->match.other_names = verdict->game->other_names(&verdict->match, table, &verdict->arena);
    if (table && !shape_fits(verdict->game->table, table, &fault))
        return false;
    verdict->state = arena_take(&verdict->arena, verdict->game->state_size);
    struct hearing hearing = {.match = &verdict->match, .state = verdict->state, .docket = &verdict->docket};
    struct finding *last = verdict->docket.last;
    bool possible = verdict->game->setup(&hearing, table);
    place_findings(last ? last->next : verdict->docket.first, table);
    return possible;
}

bool open_match(struct judge *judge, const struct head *head)
{
    struct verdict *verdict = judge->verdict;
    if (!choose_game(judge, head->game) || !check_rules_version(judge, head->rules))
        return false;
    verdict->match.game = verdict->game;
    if (!seat_players(judge, head->players) || !answer_house(judge, head->house))
        return false;
    struct finding *last = verdict->docket.last;
    bool opened = look_into_box(judge, head->box);
    place_findings(last ? last->next : verdict->docket.first, head->box);
    verdict->judged = opened && lay_table(judge, head->table);
    return verdict->judged;
}
