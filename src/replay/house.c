/* House rules and box: how the record, the club file and the game decide them. */
#include "base/words.h"
#include "game/box.h"
#include "game/built_in.h"
#include "replay/judge.h"
#include "replay/registry.h"

/* ---- what is not a house rule, and what is not an answer --------------------------------------------------------- */

static bool unknown_question(struct judge *judge, const struct node *key)
{
    const struct game *game = judge->verdict->game;
    for (const struct gone *gone = game->gone; gone && gone->question; gone++)
        if (same(gone->question, key->text)) {
            judge_misread(judge, key->at, "the house rule `%s` was removed: %s; see referee help changes", key->text,
                          gone->now);
            return false;
        }
    struct nearest nearest = {.written = key->text};
    for (const struct question *question = game->house; question->name; question++)
        nearest_try(&nearest, question->name);
    judge_unknown(judge, key->at, ((struct hint){.guess = nearest.best, .unknown = key->text}),
                  "unknown house rule `%.40s`%s%s", key->text, nearest.best ? "" : "; see referee house ",
                  nearest.best ? "" : game->id);
    return false;
}

static bool unknown_answer(struct judge *judge, const struct question *question, const struct node *answer)
{
    struct text known = {0};
    for (int i = 0; question->answers[i]; i++)
        text_format(&known, "%s%s", !i ? "" : question->answers[i + 1] ? ", " : " or ", question->answers[i]);
    if (answer->kind == NODE_WORD && *answer->text)
        judge_misread(judge, answer->at, "`%.40s` is not an answer to `%s`; choose %s", answer->text, question->name,
                      text_string(&known));
    else
        judge_misread(judge, answer->at, "`%s` needs one answer: %s", question->name, text_string(&known));
    text_free(&known);
    return false;
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* Is the key there once? Keys that differ only in capitals are the same. */
static bool stands_once(struct judge *judge, const struct node *key, const struct node **earlier)
{
    bool once = !*earlier;
    if (!once)
        tell_twice(judge, key, *earlier);
    *earlier = key;
    return once;
}

static bool read_answer(struct judge *judge, const struct node *child, enum said_by by,
                        const struct node *said[QUESTIONS_MAX])
{
    struct match *match = &judge->verdict->match;
    const struct question *question = match->game->house;
    while (question->name && !names_alike(question->name, child->key->text))
        question++;
    if (!question->name)
        return unknown_question(judge, child->key);
    int row = (int)(question - match->game->house), answer = 0;
    if (!stands_once(judge, child->key, &said[row]))
        return false;
    note_word(judge, child->key, question->name);
    bool word = child->kind == NODE_WORD;
    while (question->answers[answer] && !(word && names_alike(child->text, question->answers[answer])))
        answer++;
    if (!question->answers[answer])
        return unknown_answer(judge, question, child);
    note_word(judge, child, question->answers[answer]);
    match->house[row] = answer;
    match->house_said_by[row] = by;
    return true;
}

static void answer_as_usual(struct match *match)
{
    for (int row = 0; match->game->house[row].name; row++) {
        match->house[row] = match->game->house[row].usual;
        match->house_said_by[row] = SAID_BY_GAME;
    }
}

/* Reads a named set of answers; house rules that it does not name have their default. */
static bool read_preset(struct judge *judge, const struct node *as, enum said_by by)
{
    struct match *match = &judge->verdict->match;
    const struct preset *preset = match->game->presets;
    struct nearest nearest = {.written = as->kind == NODE_WORD ? as->text : ""};
    for (; preset && preset->name && !(as->kind == NODE_WORD && names_alike(preset->name, as->text)); preset++)
        nearest_try(&nearest, preset->name);
    bool found = preset && preset->name;
    if (found)
        note_word(judge, as, preset->name);
    else if (!nearest.used)
        judge_complain(judge, as->at, "this game has no sets of answers; remove `as`");
    else
        judge_unknown(judge, as->at, nearest_hint(&nearest), "`%.40s` is not a set of answers", nearest.written);
    note_word(judge, as->key, "as");
    if (found)
        answer_as_usual(match);
    for (const char *const *pair = found ? preset->answers : NULL; pair && *pair; pair += 2) {
        int row = question_named(match->game, pair[0]), answer = 0;
        while (!same(match->game->house[row].answers[answer], pair[1]))
            answer++;
        match->house[row] = answer;
        match->house_said_by[row] = by;
    }
    return found;
}

static bool is_preset(const struct judge *judge, const struct node *key)
{
    return names_alike(key->text, "as") && question_named(judge->verdict->game, key->text) < 0;
}

bool read_house(struct judge *judge, const struct node *house, enum said_by by)
{
    bool fits = true;
    if (house && node_empty(house))
        return true;
    if (house && house->kind != NODE_MAP) {
        judge_misread(judge, house->at, "`house` must be a map, as in `house: {%s: %s}`",
                      judge->verdict->game->house->name, judge->verdict->game->house->answers[0]);
        return false;
    }
    const struct node *said[QUESTIONS_MAX] = {0}, *as = NULL;
    for (const struct node *child = house ? house->first : NULL; child; child = child->next)
        if (is_preset(judge, child->key))
            fits = stands_once(judge, child->key, &as) && read_preset(judge, child, by) && fits;
    for (const struct node *child = house ? house->first : NULL; child; child = child->next)
        if (!is_preset(judge, child->key))
            fits = read_answer(judge, child, by, said) && fits;
    return fits;
}

/* What the club says under `key` of a game: "house", "box". NULL: nothing, or there is no club. */
static struct node *club_part(const struct club *club, const struct game *game, const char *key)
{
    if (!club || club->bad || !club->games)
        return NULL;
    for (struct node *said = club->games->first; said; said = said->next)
        for (struct node *part = game_meant(said->key->text) == game ? said->first : NULL; part; part = part->next)
            if (same(part->key->text, key))
                return part;
    return NULL;
}

bool answer_house(struct judge *judge, const struct node *house)
{
    struct match *match = &judge->verdict->match;
    const struct game *game = judge->verdict->game;
    answer_as_usual(match);
    bool fits = read_house(judge, club_part(judge->how->club, game, "house"), SAID_BY_CLUB);
    fits = read_house(judge, house, SAID_BY_RECORD) && fits;
    if (judge->how->question >= 0)
        match->house[judge->how->question] = judge->how->answer;
    return fits;
}

/* ---- the built-in one, with the club's and the record's laid over it ---- */

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
    return match->box_given ? box_lay_over(arena, match->game->box, box, match->box_given, true) : box;
}

/* Merges what is given into the built-in box. If that does not have the shape, tries it in other words. NULL after
   complaints. */
static struct node *merged_box(struct judge *judge, struct arena *arena)
{
    struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = arena}, fault = judge_fault(judge);
    fault.complain = complain_of_box;
    fault.scratch = arena;
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
    return box_lay_over(&judge->verdict->arena, match->game->box, match->club_box, given, false);
}

bool look_into_box(struct judge *judge, struct node *given, bool seated)
{
    struct match *match = &judge->verdict->match;
    if (given && node_empty(given))
        given = NULL;
    match->box_compared = given && given->kind == NODE_WORD && names_alike(given->text, "built-in");
    if (match->box_compared) {
        note_word(judge, given, "built-in");
        given = NULL;
    }
    if (given && given->kind != NODE_MAP) {
        complain_of_box(judge,
                        &(struct complaint){.at = given->at,
                                            .sentence = "`box` must be a map of what your copy shows, or `built-in`"});
        return false;
    }
    /* The output of `referee box` can be pasted; its provenance is about the built-in box, not about the players'
       copy. */
    if (given)
        node_drop(given, "provenance");
    match->box_given = match->box_compared ? NULL : given_box(judge, given);
    struct open_box opened = seated ? take_box(judge) : (struct open_box){0};
    if (!seated)
        merged_box(judge, &judge->verdict->arena);
    match->box_node = opened.node;
    match->box = opened.box;
    return match->box != NULL;
}
