/* Explaining: a rule with its examples, something of a game by its word, a question of the house, or a whole game on one page. */
#include "study/explain.h"

#include <string.h>

#include "base/words.h"
#include "replay/registry.h"
#include "study/examples.h"
#include "study/topic.h"

/* `shared`: several games have a rule of that code. */
static void print_rule(const struct game *game, const struct rule *rule, bool shared, struct text *out)
{
    text_format(out, shared ? "%s in %s\n" : "%s\n", rule->code, game->title);
    text_format(out, "  %s\n", rule->sentence);
    if (is_common_rule(rule))
        text_format(out, "  see: %s\n", rule->cite);
    else
        text_format(out, "  rule text: %s, \"%s\"\n", game->title, rule->cite);
    if (rule->reading)
        text_format(out, "  reading: %s\n", rule->reading);
    for (const char *const *path = rule->rests_on; path && *path; path++)
        text_format(out, "  rests on: %s of the box\n", *path);
}

static void print_example(const char *heading, const char *record, struct text *out)
{
    text_format(out, "\n  %s\n", heading);
    for (const char *line = record; *line;) {
        size_t length = strcspn(line, "\n");
        text_format(out, "    %.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static void print_examples(const struct game *game, const struct rule *rule, struct text *out)
{
    static const char *const headings[] = {
        "This record breaks it:", "This one does not:", "This record shows it at work:"};
    for (enum example_kind kind = EXAMPLE_FIRING; kind < EXAMPLE_KINDS; kind++) {
        const char *record = example_of(game->id, rule->code, kind);
        if (record)
            print_example(headings[kind], record, out);
    }
}

/* A code every game may have (log.turn, claims.scores): what each says about it, and the examples of the first that has some. */
static bool explain_shared(const char *code, struct text *out)
{
    const struct game *shown = NULL;
    const struct rule *rule = NULL, *own;
    for (const struct game *const *game = games; *game; game++) {
        own = rule_coded(*game, code);
        if (!own || (is_common_rule(own) && rule))
            continue;
        rule = own;
        text_add(out, out->length ? "\n" : "");
        print_rule(*game, rule, !is_common_rule(rule), out);
        if (!shown && example_of((*game)->id, code, EXAMPLE_FIRING))
            shown = *game;
    }
    if (shown)
        print_examples(shown, rule, out);
    return rule != NULL;
}

/* "cyclades.god-action" is of that game; what is behind the point goes to `*rest`. */
static const struct game *game_of_code(const char *code, const char **rest)
{
    for (const struct game *const *game = games; *game; game++) {
        size_t length = strlen((*game)->id);
        if (strncmp((*game)->id, code, length) == 0 && code[length] == '.') {
            *rest = code + length + 1;
            return *game;
        }
    }
    return NULL;
}

static const char *behind_point(const char *code)
{
    const char *point = strchr(code, '.');
    return point ? point + 1 : code;
}

/* A code with or without its game: "god-action". */
static bool explain_ending(const struct game *game, const char *ending, struct text *out)
{
    bool found = false;
    for (const struct rule *rule = game->rules; rule->code; rule++) {
        const char *rest;
        if (!same(rule->code, ending) && (!game_of_code(rule->code, &rest) || !same(rest, ending)))
            continue;
        text_add(out, out->length ? "\n" : "");
        print_rule(game, rule, false, out);
        print_examples(game, rule, out);
        found = true;
    }
    return found;
}

/* ---- words nobody knows ---- */

enum { MOST_OFFERED = 6 };

struct offer {
    struct nearest nearest;
    const char *part[MOST_OFFERED]; /* known words that have the written one between two hyphens */
    int parts;
};

static bool has_part(const char *known, const char *part)
{
    size_t length = strlen(part);
    for (const char *at = known; (at = strstr(at, part)); at++)
        if ((at == known || strchr("-.", at[-1])) && (!at[length] || strchr("-.", at[length])))
            return true;
    return false;
}

static void offer_word(struct offer *offer, const char *known)
{
    nearest_try(&offer->nearest, known);
    if (!has_part(known, offer->nearest.written) || offer->parts == MOST_OFFERED)
        return;
    for (int i = 0; i < offer->parts; i++)
        if (same(offer->part[i], known))
            return;
    offer->part[offer->parts++] = known;
}

static void offer_game(struct offer *offer, const struct game *game)
{
    bool pointed = strchr(offer->nearest.written, '.') != NULL;
    offer_word(offer, game->id);
    for (const struct topic *topic = game->topics; topic && topic->word; topic++)
        offer_word(offer, topic->word);
    for (const struct verb *verb = game->verbs; verb->name; verb++)
        offer_word(offer, verb->name);
    for (const struct question *question = game->house; question->name; question++)
        offer_word(offer, question->name);
    for (const struct rule *rule = game->rules; rule->code; rule++)
        offer_word(offer, pointed ? rule->code : behind_point(rule->code));
}

static void unknown_word(const struct game *only, const char *word, struct text *out)
{
    if (!word[strspn(word, "-")]) {
        text_add(out, "explain what? a rule, a card, a piece, a question of the house, a game");
        return;
    }
    struct offer offer = {.nearest.written = word};
    for (const struct rule *rule = common_rules; rule->code; rule++)
        offer_word(&offer, rule->code);
    for (const struct game *const *game = games; *game; game++)
        if (!only || only == *game)
            offer_game(&offer, *game);
    struct text meant = {0};
    for (int i = 0; i < offer.parts; i++)
        text_format(&meant, "%s%s", i == 0 ? "" : i == offer.parts - 1 ? " or " : ", ", offer.part[i]);
    if (!offer.parts && offer.nearest.best)
        text_add(&meant, offer.nearest.best);
    text_format(out, "nothing%s%s is called %s; %s%s%s", only ? " in " : "", only ? only->title : "", word,
                meant.length ? "did you mean " : "see referee rules ",
                meant.length ? text_string(&meant)
                : only       ? only->id
                             : "GAME",
                meant.length ? "?" : "");
    text_free(&meant);
}

/* ---- what is asked ---- */

/* What the operands ask about: a game, perhaps, and one word. */
struct asked {
    const struct game *game; /* NULL: any */
    struct text word;        /* plain; empty: the game itself */
};

static struct asked read_words(const char *words)
{
    struct text first = {0};
    size_t length = strcspn(words, " ");
    text_add_bytes(&first, words, length);
    struct asked asked = {.game = game_meant(text_string(&first))};
    words += asked.game ? length + strspn(words + length, " ") : 0;
    text_free(&first);
    plain_word(words, &asked.word);
    const char *rest;
    const struct game *named = game_of_code(text_string(&asked.word), &rest);
    if (named && (!asked.game || asked.game == named)) {
        asked.game = named;
        memmove(asked.word.bytes, rest, strlen(rest) + 1);
        asked.word.length = strlen(rest);
    }
    return asked;
}

static bool explain_word(const struct asked *asked, struct text *out)
{
    const char *word = text_string(&asked->word);
    bool found = false;
    for (const struct game *const *game = games; *game; game++)
        if (!asked->game || asked->game == *game) {
            found |= print_topics(*game, word, out);
            found |= print_kind(*game, word, out);
            found |= print_verb(*game, word, out);
            found |= print_question(*game, word, out);
            found |= print_preset_named(*game, word, out);
            found |= explain_ending(*game, word, out);
            found |= print_count(*game, word, out);
        }
    return found;
}

/* One of several that are numbered, as records name them: two-45, log-cabin-4, area 3. */
static bool explain_numbered(const struct asked *asked, struct text *out)
{
    const char *word = text_string(&asked->word), *number = strrchr(word, '-');
    if (!number || number == word || !number[1] || number[1 + strspn(number + 1, "0123456789")])
        return false;
    struct asked named = {.game = asked->game};
    text_add_bytes(&named.word, word, (size_t)(number - word));
    bool found = explain_word(&named, out);
    text_free(&named.word);
    return found;
}

bool explain(const char *words, const struct game *usual, struct text *out)
{
    struct asked asked = read_words(words);
    const char *word = text_string(&asked.word);
    bool named = asked.game != NULL, is_shared = strchr(word, '.') != NULL, found = true;
    asked.game = named ? asked.game : usual;
    if (!*word && asked.game)
        print_game(asked.game, out);
    else
        found = (!asked.game && is_shared && explain_shared(word, out)) || explain_word(&asked, out)
                || (!named && is_shared && explain_shared(word, out)) || explain_numbered(&asked, out);
    if (!found)
        unknown_word(asked.game, word, out);
    text_free(&asked.word);
    return found;
}
