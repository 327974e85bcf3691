/* A game on one page: phases, entries, rules, house rules. */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "base/words.h"
#include "game/verb_form.h"
#include "phrase/says.h"
#include "study/explain/examples.h"
#include "study/explain/explain.h"

static void print_usage(const struct verb *verb, struct text *out)
{
    static const char *const who[] = {
        [BY_PLAYER] = "NAME", [BY_TABLE] = "table", [USUALLY_PLAYER] = "NAME", [USUALLY_TABLE] = "table"};
    text_add(out, "  ");
    verb_notation(who[verb->by], verb, out);
    text_char(out, '\n');
    if (verb->doc)
        text_format(out, "      %s\n", verb->doc);
}

/* Prints the heads that are plain words, of all lines that write the verb. */
static void print_other_words(const struct game *game, const struct verb *verb, struct text *out)
{
    enum { MOST_SHOWN = 10 };
    size_t length = strlen(verb->name);
    struct text list = {0};
    char word[40];
    int shown = 0;
    const struct says_line *line = game->says ? game->says->line : NULL;
    for (; line && line->writes; line++) {
        const char *written = game->says->texts + line->writes;
        bool writes = strncmp(written, verb->name, length) == 0 && (!written[length] || written[length] == ' ');
        const char *head = writes ? game->says->texts + line->said : "";
        for (size_t size; *head && shown < MOST_SHOWN; head += size + (head[size] == '|')) {
            size = strcspn(head, "|");
            bool plain = size && size < sizeof word && strspn(head, "abcdefghijklmnopqrstuvwxyz ") >= size;
            put_string(word, sizeof word, "%.*s", plain ? (int)size : 0, head);
            if (plain && !same(word, verb->name) && !line_says(text_string(&list), word)) {
                text_format(out, "%s`%s`", shown++ ? ", " : "  Other words for it: ", word);
                text_format(&list, " %s", word);
            }
        }
    }
    text_add(out, shown ? "\n" : "");
    text_free(&list);
}

bool print_verb(const struct game *game, const char *word, struct text *out)
{
    const struct verb *verb = game->verbs;
    while (verb->name && !same(verb->name, word))
        verb++;
    if (!verb->name)
        return false;
    text_format(out, "%s%s: a verb of %s\n", out->length ? "\n" : "", verb->name, game->title);
    print_usage(verb, out);
    print_other_words(game, verb, out);
    /* The records of one verb are named after it: call, call.2, call.3. */
    struct text name = {0};
    const char *record;
    text_add(&name, verb->name);
    for (int number = 2; (record = page_of(game->id, text_string(&name), "verbs")); number++) {
        print_example(strstr(record, "# or:") ? "Example; `or` is another way to write the entry:" : "Example:", record,
                      out);
        text_clear(&name);
        text_format(&name, "%s.%d", verb->name, number);
    }
    text_free(&name);
    return true;
}

void print_seats(const struct game *game, struct text *out)
{
    text_format(out, "%d", game->seats_min);
    if (game->seats_max > game->seats_min)
        text_format(out, " to %d", game->seats_max);
    text_add(out, " players");
}

void print_game(const struct game *game, struct text *out)
{
    text_format(out, "%s (%s), ", game->title, game->id);
    print_seats(game, out);
    text_char(out, '\n');
    const struct field *field = game->table->fields;
    while (field->shape && !same(field->name, "phase"))
        field++;
    if (field->shape && field->shape->words && field->shape->words->list) {
        struct text phases = {0};
        for (const char *const *phase = field->shape->words->list; *phase && !same(*phase, "none"); phase++)
            text_join(&phases, *phase);
        text_format(out, "\nPhases: %s\n", text_string(&phases));
        text_free(&phases);
    }
    text_add(out, "\nEntries of the log:\n");
    for (const struct verb *verb = game->verbs; verb->name; verb++)
        print_usage(verb, out);
    text_add(out, "\nRules (referee explain CODE shows examples):\n");
    for (const struct rule *rule = game->rules; rule->code; rule++)
        text_format(out, "  %-32s %s\n", rule->code, rule->sentence);
    if (game->house[0].name)
        text_add(out, "\nHouse rules (the first answer is the default):\n");
    for (const struct question *question = game->house; question->name; question++) {
        text_format(out, "  %s: %s\n      %s", question->name, question->asks, question->answers[question->usual]);
        for (int i = 0; question->answers[i]; i++)
            if (i != question->usual)
                text_format(out, ", %s", question->answers[i]);
        text_char(out, '\n');
    }
    text_format(out, "\nreferee box %s prints the components. referee help %s describes the record.\n", game->id,
                game->id);
}
