/* Explaining: finds the page that the words ask for. */
#include "study/explain/explain.h"

#include <string.h>

#include "base/words.h"
#include "replay/registry.h"
#include "study/explain/explain_near.h"
#include "study/explain/explain_rule.h"
#include "study/explain/topic.h"

/* The game of "cyclades.god-action"; sets `*rest` to what follows the point. */
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

/* Explains one of several numbered things as records name them: two-45, log-cabin-4, area 3. */
static bool explain_numbered(const struct request_place *asked, struct text *out)
{
    const char *word = text_string(&asked->word), *number = strrchr(word, '-');
    if (!number || number == word || !number[1] || number[1 + strspn(number + 1, "0123456789")])
        return false;
    struct request_place named = {.game = asked->game};
    text_add_bytes(&named.word, word, (size_t)(number - word));
    bool found = explain_word(&named, out);
    text_free(&named.word);
    return found;
}

/* Explains the singular of a plural page, or the reverse: cube, cubes. */
static bool explain_number(const struct request_place *asked, struct text *out)
{
    struct request_place other = {.game = asked->game};
    size_t length = asked->word.length;
    bool several = length > 3 && asked->word.bytes[length - 1] == 's';
    text_add_bytes(&other.word, text_string(&asked->word), several ? length - 1 : length);
    text_add(&other.word, several ? "" : "s");
    bool found = asked->game && explain_word(&other, out);
    text_free(&other.word);
    return found;
}

/* Explains a word of the game, else one of the program. */
static bool explain_asked(const struct request_place *asked, struct text *out)
{
    const char *word = text_string(&asked->word);
    return (strchr(word, '.') && print_shared_page(asked->game, word, out))
           || (asked->code && explain_ending(asked->game, word, out)) || explain_word(asked, out)
           || explain_numbered(asked, out) || explain_number(asked, out) || print_term(NULL, word, out);
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
