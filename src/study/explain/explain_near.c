/* Words without a page: which pages are near. */
#include "study/explain/explain_near.h"

#include <string.h>

#include "base/words.h"
#include "replay/registry.h"
#include "study/explain/examples.h"

enum { MOST_OFFERED = 6, WITHIN = 4 };

/* The nearest pages, all equally near. */
struct offer {
    const char *written;
    const char *word[MOST_OFFERED];
    int count, distance;
};

/* Is one a part of the other, between hyphens: minor-city and city? */
static bool has_part(const char *known, const char *part)
{
    size_t length = strlen(part);
    for (const char *at = known; (at = strstr(at, part)); at++)
        if ((at == known || strchr("-.", at[-1])) && (!at[length] || strchr("-.", at[length])))
            return true;
    return false;
}

/* How far the word is from what is written; -1: too far. */
static int distance_to(const char *written, const char *known)
{
    int length = (int)strlen(known);
    if (has_part(known, written) || has_part(written, known))
        return WITHIN;
    struct nearest nearest = {.written = written};
    nearest_try(&nearest, known);
    return nearest.best && nearest.distance <= length ? nearest.distance : -1;
}

static void offer_word(struct offer *offer, const char *known)
{
    int distance = distance_to(offer->written, known);
    if (distance < 0 || (offer->count && distance > offer->distance))
        return;
    if (distance < offer->distance)
        offer->count = 0;
    for (int i = 0; i < offer->count; i++)
        if (same(offer->word[i], known))
            return;
    offer->distance = distance;
    if (offer->count < MOST_OFFERED)
        offer->word[offer->count++] = known;
}

static void offer_terms(struct offer *offer, const char *game)
{
    static const char *const parts[] = {"does", "alias"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (const char *word = NULL; (word = next_page(game, parts[i], word));)
            offer_word(offer, word);
}

static void offer_game(struct offer *offer, const struct game *game)
{
    bool pointed = strchr(offer->written, '.') != NULL;
    offer_word(offer, game->id);
    offer_terms(offer, game->id);
    for (const struct topic *topic = game->topics; topic && topic->word; topic++)
        offer_word(offer, topic->word);
    for (const struct verb *verb = game->verbs; verb->name; verb++)
        offer_word(offer, verb->name);
    for (const struct question *question = game->house; question->name; question++)
        offer_word(offer, question->name);
    for (const struct rule *rule = game->rules; rule->code; rule++) {
        const char *point = strchr(rule->code, '.');
        offer_word(offer, pointed || !point ? rule->code : point + 1);
    }
}

void print_unknown(const struct game *only, const char *word, struct text *out)
{
    struct offer offer = {.written = word};
    for (const struct rule *rule = common_rules; rule->code; rule++)
        offer_word(&offer, rule->code);
    offer_terms(&offer, shared_pages);
    for (const struct game *const *game = games; *game; game++)
        if (!only || only == *game)
            offer_game(&offer, *game);
    const char *id = only ? only->id : "GAME";
    text_format(out, "no page%s%s is called `%s`; ", only ? " of " : "", only ? only->title : "", word);
    for (int i = 0; i < offer.count; i++)
        text_format(out, "%s`%s`", i == 0 ? "did you mean " : i == offer.count - 1 ? " or " : ", ", offer.word[i]);
    if (offer.count)
        text_char(out, '?');
    else
        text_format(out, "`referee explain %s`, `referee rules %s` and `referee house %s` list what there is", id, id,
                    id);
}
