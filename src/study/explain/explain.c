/* Explaining: finds the page that the words ask for. */
#include "study/explain/explain.h"

#include <string.h>

#include "base/words.h"
#include "game/game.h"
#include "replay/registry.h"
#include "study/address.h"
#include "study/explain/examples.h"

/* ---- the page of a rule ---- */

static void print_part(const char *label, const char *sentence, struct text *out)
{
    if (sentence)
        text_format(out, "  %s: %s\n", label, sentence);
}

/* Prints what the rule text says, in other words, and where. */
static void print_reason(const struct game *game, const struct rule *rule, const char *why, struct text *out)
{
    bool common = is_common_rule(rule);
    text_format(out, "  %s%s%s", why ? "Why: " : "Source: ", why ? why : "", why ? " (" : "");
    text_format(out, common ? "%s%s%s" : "%s, \"%s\"%s", common ? "" : game->title, rule->cite, why ? ")\n" : "\n");
}

static void print_address(const char *code, struct text *out)
{
    struct text address = {0};
    if (add_address(&address, code))
        print_part("More", text_string(&address), out);
    text_free(&address);
}

/* The page of a rule of this game: sentence, reason, fix, house rules, examples. */
static void print_rule_page(const struct game *game, const struct rule *rule, struct text *out)
{
    bool applied = rule->reading == consequence;
    text_format(out, "%s%s\n  %s\n", out->length ? "\n" : "", rule->code, rule->sentence);
    print_reason(game, rule, page_of(game->id, rule->code, "why"), out);
    print_part("Interpretation", applied ? NULL : rule->reading, out);
    print_part("Fix",
               applied ? "none; the referee applies this rule itself, and no entry can break it."
                       : page_of(game->id, rule->code, "fix"),
               out);
    for (const char *const *path = rule->rests_on; path && *path; path++)
        text_format(out, "%s`%s`", path == rule->rests_on ? "  Rests on: " : path[1] ? ", " : " and ", *path);
    if (rule->rests_on && *rule->rests_on)
        text_format(out, " in `box:`. While %s assumed, a finding is doubtful.\n",
                    rule->rests_on[1] ? "they are" : "it is");
    print_house_rules(game->id, rule, out);
    /* Some house rules change the rule though the examples are the same under all their answers. */
    const char *list = page_of(game->id, rule->code, "house");
    for (const struct question *question = game->house; list && question->name; question++)
        if (line_says(list, question->name))
            text_format(out, "  House rule `%s`: %s\n", question->name, question->asks);
    print_address(rule->code, out);
    print_examples(game->id, rule, out);
}

/* ---- codes of all games ---- */

/* The page of a code of no game or of all (log.turn): what it means, what each game says about it, and the examples of
   the first game that has some. `only`: of that game only; NULL: of all. False: there is no such code. */
static bool print_shared_page(const struct game *only, const char *code, struct text *out)
{
    const struct game *shown = NULL;
    const struct rule *rule = NULL;
    for (const struct game *const *game = games; *game && !rule; game++)
        if (!only || only == *game) {
            rule = rule_coded(*game, code);
            shown = *game;
        }
    if (!rule)
        return false;
    bool common = is_common_rule(rule);
    const char *says = page_of(shared_pages, code, "does"), *why = page_of(shared_pages, code, "why");
    text_format(out, "%s%s\n  %s\n", out->length ? "\n" : "", code, says ? says : rule->sentence);
    if (common)
        print_reason(shown, rule, why, out);
    else
        print_part("Why", why, out);
    for (const struct game *const *game = games; *game && !common; game++) {
        const struct rule *own = !only || only == *game ? rule_coded(*game, code) : NULL;
        if (own)
            text_format(out, "  In %s: %s%s%s (\"%s\")\n", (*game)->title, own->sentence, own->reading ? " " : "",
                        own->reading ? own->reading : "", own->cite);
    }
    print_part("Fix", page_of(shared_pages, code, "fix"), out);
    print_house_rules(common ? shared_pages : shown->id, rule, out);
    print_address(code, out);
    print_examples(common ? shared_pages : shown->id, rule, out);
    return true;
}

/* Explains a code without its game: "god-action". */
static bool explain_ending(const struct game *game, const char *ending, struct text *out)
{
    bool found = false;
    for (const struct rule *rule = game->rules; rule->code; rule++) {
        const char *rest;
        if (!same(rule->code, ending) && (!game_of_code(rule->code, &rest) || !same(rest, ending)))
            continue;
        if (game_of_code(rule->code, &rest))
            print_rule_page(game, rule, out);
        else
            print_shared_page(game, rule->code, out);
        found = true;
    }
    return found;
}

/* ---- what is asked ---- */

/* What the operands ask for: perhaps a game, and one word. */
struct request_place {
    const struct game *game; /* NULL: any */
    struct text word;        /* plain; "": the game itself */
    bool code;               /* written as GAME.WORD: prefer the rule with that name */
};

static struct request_place read_words(const char *words)
{
    struct text first = {0};
    size_t length = strcspn(words, " ");
    text_add_bytes(&first, words, length);
    struct request_place asked = {.game = game_meant(text_string(&first))};
    words += asked.game ? length + strspn(words + length, " ") : 0;
    text_free(&first);
    plain_word(words, &asked.word);
    const char *rest;
    const struct game *named = game_of_code(text_string(&asked.word), &rest);
    if (named && (!asked.game || asked.game == named)) {
        asked.game = named;
        asked.code = true;
        memmove(asked.word.bytes, rest, strlen(rest) + 1);
        asked.word.length = strlen(rest);
    }
    return asked;
}

static bool print_count(const struct game *game, const char *word, struct text *out)
{
    if (!one_of("final final-count count counting", word) || !game->count)
        return false;
    text_format(out,
                "%sfinal count in %s\n  `final:` in a record says what each player has at the end, instead of `table` "
                "and `log`. All keys are optional:\n",
                out->length ? "\n" : "", game->title);
    for (const struct field *field = game->count->player->fields; field->shape; field++)
        if (!field->shape->ignored)
            text_format(out, "    %-13s %s\n", field->name, field->doc);
    text_format(
        out,
        "  A number after the name is the total (`anna: 12`). Write `unknown` for what nobody knows.\n"
        "  referee count %s asks for what is needed; referee new %s --players NAME,NAME --final writes a form.\n",
        game->id, game->id);
    return true;
}

/* Prints the house rule with that name: answers, why it is one, what it is about. False: the game has no such house
   rule. */
static bool print_question(const struct game *game, const char *plain, struct text *out)
{
    int row = question_named(game, plain);
    if (row < 0)
        return false;
    const struct question *question = &game->house[row];
    text_format(out, "%s%s: %s\n  house rule of %s\n  ", out->length ? "\n" : "", question->name, question->asks,
                game->title);
    print_answers(question, out);
    text_format(out, "  Why: %s\n", question->reason);
    struct text about = {0};
    char name[WORD_ROOM];
    for (const struct topic *topic = game->topics; topic && topic->word; topic++)
        for (const char *rest = topic->questions; take_spaced(&rest, name);)
            if (same(name, question->name))
                text_join(&about, topic->name);
    if (about.length)
        text_format(out, "  About: %s\n", text_string(&about));
    text_free(&about);
    return true;
}

static bool print_preset_named(const struct game *game, const char *plain, struct text *out)
{
    const struct preset *preset = game->presets;
    while (preset && preset->name && !same(preset->name, plain))
        preset++;
    if (!preset || !preset->name)
        return false;
    text_format(out, "%s%s: a set of house rules of %s\n  ", out->length ? "\n" : "", preset->name, game->title);
    print_preset(preset, out);
    return true;
}

static bool explain_word(const struct request_place *asked, struct text *out)
{
    const char *word = text_string(&asked->word);
    bool found = !asked->game && print_term(NULL, word, out);
    for (const struct game *const *game = games; *game; game++)
        if (!asked->game || asked->game == *game) {
            found |= print_topics(*game, word, out);
            found |= print_term(*game, word, out);
            found |= print_kind(*game, word, out);
            found |= print_verb(*game, word, out);
            found |= print_question(*game, word, out);
            found |= print_preset_named(*game, word, out);
            found |= explain_ending(*game, word, out);
            found |= print_count(*game, word, out);
        }
    return found;
}

/* Explains one of several numbered things as records name them: two-45, log-cabin-4, area 3; else the singular of a
   plural page, or the reverse: cube, cubes. */
static bool explain_other_form(const struct request_place *asked, struct text *out)
{
    const char *word = text_string(&asked->word), *number = strrchr(word, '-');
    size_t length = asked->word.length;
    bool found = false, several = length > 3 && word[length - 1] == 's';
    struct request_place named = {.game = asked->game};
    if (number && number > word && number[1] && !number[1 + strspn(number + 1, "0123456789")]) {
        text_add_bytes(&named.word, word, (size_t)(number - word));
        found = explain_word(&named, out);
    }
    if (!found && asked->game) {
        text_clear(&named.word);
        text_add_bytes(&named.word, word, several ? length - 1 : length);
        text_add(&named.word, several ? "" : "s");
        found = explain_word(&named, out);
    }
    text_free(&named.word);
    return found;
}

/* Explains a word of the game, else one of the program. */
static bool explain_asked(const struct request_place *asked, struct text *out)
{
    const char *word = text_string(&asked->word);
    return (strchr(word, '.') && print_shared_page(asked->game, word, out))
           || (asked->code && explain_ending(asked->game, word, out)) || explain_word(asked, out)
           || explain_other_form(asked, out) || print_term(NULL, word, out);
}

/* Names other games with a page of that word: "no page of Cyclades is called `season`; see `referee explain mykerinos
   season`". */
static bool print_elsewhere(const struct request_place *asked, struct text *out)
{
    struct text page = {0};
    const char *word = text_string(&asked->word);
    int found = 0;
    for (const struct game *const *game = games; *game && asked->game; game++) {
        struct request_place other = {.game = *game, .word = asked->word};
        if (*game == asked->game || !explain_word(&other, &page))
            continue;
        if (!found++)
            text_format(out, "no page of %s is called `%s`; see", asked->game->title, word);
        text_format(out, "%s `referee explain %s %s`", found > 1 ? " or" : "", (*game)->id, word);
    }
    text_free(&page);
    return found > 0;
}

/* ---- which pages are near ---- */

enum { MOST_OFFERED = 6, WITHIN = 4 };

/* The nearest pages, all equally near. */
struct offer {
    const char *written;
    const char *word[MOST_OFFERED];
    int count, distance;
};

static void offer_word(struct offer *offer, const char *known)
{
    struct nearest nearest = {.written = offer->written};
    int distance = WITHIN;
    /* Either word can be a part of the other, between hyphens: minor-city and city. */
    if (!word_in(known, offer->written, "-.") && !word_in(offer->written, known, "-.")) {
        nearest_try(&nearest, known);
        distance = nearest.distance;
        if (!nearest.best || distance > (int)strlen(known))
            return;
    }
    if (offer->count && distance > offer->distance)
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
    for (const char *word = NULL; (word = next_page(game, "does", word));)
        offer_word(offer, word);
    for (const char *word = NULL; (word = next_page(game, "alias", word));)
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

/* One sentence: there is no such page; the nearest pages, or where the lists are. `only`: the game that was named;
   NULL: any. */
static void print_unknown(const struct game *only, const char *word, struct text *out)
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

bool explain(const char *words, const struct game *usual, struct text *out)
{
    struct request_place asked = read_words(words);
    const char *word = text_string(&asked.word);
    bool found = true;
    asked.game = asked.game ? asked.game : usual;
    if (!*word && asked.game) {
        print_game(asked.game, out);
    } else if (!word[strspn(word, "-")]) {
        text_add(out, "explain what? Name a rule, a verb, a card, a piece, a house rule, a term or a game");
        found = false;
    } else if (!explain_asked(&asked, out)) {
        found = false;
        if (!print_elsewhere(&asked, out))
            print_unknown(asked.game, word, out);
    }
    text_free(&asked.word);
    return found;
}
