/* What people ask about by name: the things of a game, for `explain`. */
#include "study/topic.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"

static const char *behind_article(const char *written)
{
    static const char *const articles[] = {"the ", "a ", "an ", NULL};
    for (const char *const *article = articles; *article; article++)
        if (strncasecmp(written, *article, strlen(*article)) == 0)
            return written + strlen(*article);
    return written;
}

void plain_word(const char *written, struct text *plain)
{
    text_clear(plain);
    for (const char *c = behind_article(written); *c; c++)
        if (*c == ' ' || *c == '_')
            text_char(plain, '-');
        else
            text_char(plain, (char)tolower((unsigned char)*c));
}

/* Is that plain word another way to write the known one, which may be in the plural? */
static bool means_word(const char *plain, const char *known)
{
    size_t length = strlen(known);
    bool begins = strncmp(plain, known, length) == 0;
    return begins && (!plain[length] || same(plain + length, "s") || same(plain + length, "es"));
}

static bool is_asked(const struct topic *topic, const char *plain)
{
    struct text name = {0};
    plain_word(topic->name, &name);
    bool asked = means_word(plain, topic->word) || means_word(plain, text_string(&name));
    text_free(&name);
    return asked;
}

static void print_rules_of(const struct game *game, const struct topic *topic, struct text *out)
{
    text_add(out, topic->rules && *topic->rules ? "  rules that speak of it:\n" : "");
    for (const char *const *code = topic->rules; code && *code; code++) {
        const struct rule *rule = rule_coded(game, *code);
        if (!rule)
            continue;
        text_format(out, "    %-32s %s\n", rule->code, rule->sentence);
        if (rule->reading)
            text_format(out, "    %-32s reading: %s\n", "", rule->reading);
    }
}

void print_answers(const struct question *question, struct text *out)
{
    text_add(out, "answers: ");
    for (int i = 0; question->answers[i]; i++)
        text_format(out, "%s%s%s", i ? ", " : "", question->answers[i],
                    i == question->usual ? " (unless said otherwise)" : "");
    text_char(out, '\n');
}

static void print_questions_of(const struct game *game, const struct topic *topic, struct text *out)
{
    text_add(out, topic->questions && *topic->questions ? "  questions of the house:\n" : "");
    for (const char *const *name = topic->questions; name && *name; name++) {
        int row = question_named(game, *name);
        if (row < 0)
            continue;
        const struct question *question = &game->house[row];
        text_format(out, "    %s: %s\n      ", question->name, question->asks);
        print_answers(question, out);
    }
}

bool print_topics(const struct game *game, const char *plain, struct text *out)
{
    bool found = false;
    for (const struct topic *topic = game->topics; topic && topic->word; topic++) {
        if (!is_asked(topic, plain))
            continue;
        found = true;
        text_add(out, out->length ? "\n" : "");
        text_format(out, "%s: %s\n  %s of %s\n  %s\n", topic->word, topic->name, topic->kind, game->title, topic->does);
        print_rules_of(game, topic, out);
        print_questions_of(game, topic, out);
    }
    return found;
}

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

static void print_topics_of(const struct game *game, const char *question, struct text *out)
{
    const char *before = "  bears on: ";
    for (const struct topic *topic = game->topics; topic && topic->word; topic++)
        for (const char *const *name = topic->questions; name && *name; name++)
            if (same(*name, question)) {
                text_format(out, "%s%s", before, topic->name);
                before = ", ";
            }
    text_add(out, *before == ',' ? "\n" : "");
}

bool print_question(const struct game *game, const char *plain, struct text *out)
{
    int row = question_named(game, plain);
    if (row < 0)
        return false;
    const struct question *question = &game->house[row];
    text_add(out, out->length ? "\n" : "");
    text_format(out, "%s: %s\n  question of the house of %s\n  ", question->name, question->asks, game->title);
    print_answers(question, out);
    text_format(out, "  why: %s\n", question->reason);
    print_topics_of(game, question->name, out);
    return true;
}

void print_preset(const struct preset *preset, struct text *out)
{
    text_format(out, "`as: %s` is %s\n", preset->name, preset->about);
    for (int i = 0; preset->answers[i]; i += 2)
        text_format(out, "%s%s: %s%s", i ? ", " : "  answers: ", preset->answers[i], preset->answers[i + 1],
                    preset->answers[i + 2] ? "" : "\n");
}

bool print_preset_named(const struct game *game, const char *plain, struct text *out)
{
    const struct preset *preset = game->presets;
    while (preset && preset->name && !same(preset->name, plain))
        preset++;
    if (!preset || !preset->name)
        return false;
    text_format(out, "%s%s: answers of the house of %s\n  ", out->length ? "\n" : "", preset->name, game->title);
    print_preset(preset, out);
    return true;
}
