/* Topics: the things of a game that `explain` knows by name. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "study/explain/examples.h"
#include "study/explain/explain.h"

void plain_word(const char *written, struct text *plain)
{
    static const char *const articles[] = {"the ", "a ", "an ", NULL};
    const char *const *article = articles;
    while (*article && strncasecmp(written, *article, strlen(*article)) != 0)
        article++;
    text_clear(plain);
    for (const char *c = written + (*article ? strlen(*article) : 0); *c; c++)
        text_char(plain, *c == ' ' || *c == '_' ? '-' : (char)tolower((unsigned char)*c));
}

/* Is the plain word another spelling of the known one, which may be plural? */
static bool means_word(const char *plain, const char *known)
{
    size_t length = strlen(known);
    bool begins = strncmp(plain, known, length) == 0;
    return begins && (!plain[length] || same(plain + length, "s") || same(plain + length, "es"));
}

void print_answers(const struct question *question, struct text *out)
{
    text_add(out, "Answers: ");
    for (int i = 0; question->answers[i]; i++)
        text_format(out, "%s%s%s", i ? ", " : "", question->answers[i], i == question->usual ? " (default)" : "");
    text_char(out, '\n');
}

/* The rules with these codes, and the house rules with these names; NULL: none. */
static void print_rules_and_house(const struct game *game, const char *rules, const char *questions, struct text *out)
{
    char word[WORD_ROOM];
    text_add(out, rules ? "  Rules about it:\n" : "");
    while (take_spaced(&rules, word)) {
        const struct rule *rule = rule_coded(game, word);
        if (rule)
            text_format(out, "    %-32s %s\n", rule->code, rule->sentence);
    }
    text_add(out, questions ? "  House rules:\n" : "");
    while (take_spaced(&questions, word)) {
        int row = question_named(game, word);
        if (row < 0)
            continue;
        text_format(out, "    %s: %s\n      ", game->house[row].name, game->house[row].asks);
        print_answers(&game->house[row], out);
    }
}

bool print_topics(const struct game *game, const char *plain, struct text *out)
{
    bool found = false;
    struct text name = {0};
    for (const struct topic *topic = game->topics; topic && topic->word; topic++) {
        plain_word(topic->name, &name);
        if (!means_word(plain, topic->word) && !means_word(plain, text_string(&name)))
            continue;
        found = true;
        text_add(out, out->length ? "\n" : "");
        text_format(out, "%s: %s\n  %s of %s\n  %s\n", topic->word, topic->name, topic->kind, game->title, topic->does);
        print_rules_and_house(game, topic->rules, topic->questions, out);
    }
    text_free(&name);
    return found;
}

/* ---- terms ------------------------------------------------------------------------------------------------------ */

bool print_term(const struct game *game, const char *plain, struct text *out)
{
    static const char *const parts[] = {"does", "alias"};
    const char *id = game ? game->id : shared_pages, *word = NULL;
    struct text known = {0};
    bool found = false;
    for (int i = 0; i < 2 && !found; i++)
        while (!found && (word = next_page(id, parts[i], word))) {
            plain_word(word, &known);
            found = means_word(plain, text_string(&known));
            if (found && i)
                word = page_of(id, word, "alias"); /* which has the page */
        }
    text_free(&known);
    if (!found || strchr(word, '.'))
        return false;
    text_format(out, "%s%s: a term of %s\n", out->length ? "\n" : "", word, game ? game->title : "referee");
    text_format(out, "  %s\n", page_of(id, word, "does"));
    const char *see = page_of(id, word, "see");
    if (game)
        print_rules_and_house(game, page_of(id, word, "rules"), page_of(id, word, "house"), out);
    if (see)
        text_format(out, "  See also: %s\n", see);
    return true;
}

/* ---- kinds, house rules ----------------------------------------------------------------------------------------- */

bool print_kind(const struct game *game, const char *plain, struct text *out)
{
    bool found = false;
    for (const struct topic *topic = game->topics; topic && topic->word; topic++) {
        if (!means_word(plain, topic->kind))
            continue;
        if (!found)
            text_format(out, "%severy %s of %s: ", out->length ? "\n" : "", topic->kind, game->title);
        text_format(out, "%s%s", found ? ", " : "", topic->word);
        found = true;
    }
    text_add(out, found ? "\n" : "");
    return found;
}

void print_preset(const struct preset *preset, struct text *out)
{
    text_format(out, "`as: %s` is %s\n", preset->name, preset->about);
    for (int i = 0; preset->answers[i]; i += 2)
        text_format(out, "%s%s: %s%s", i ? ", " : "  Answers: ", preset->answers[i], preset->answers[i + 1],
                    preset->answers[i + 2] ? "" : "\n");
}
