/* Completion: scripts for shells, made from the tables of commands, options, games and rules. */
#include "cli/shells/completion.h"

#include <string.h>

#include "base/words.h"
#include "cli/commands/manual.h"
#include "replay/registry.h"

static const struct shell {
    const char *name;
    void (*write)(struct text *out);
} shells[] = {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}, {0}};

static void add_word(struct text *words, const char *word)
{
    text_format(words, "%s%s", words->length ? " " : "", word);
}

static void add_games(struct text *words)
{
    for (const struct game *const *game = games; *game; game++)
        add_word(words, (*game)->id);
}

/* Adds each name once. */
static void add_formats(struct text *words)
{
    static const struct format *const lists[] = {formats, result_formats, standing_formats};
    for (int list = 0; list < 3; list++)
        for (const struct format *format = lists[list]; format->name; format++) {
            int earlier = 0;
            while (earlier < list && !format_among(lists[earlier], format->name))
                earlier++;
            if (earlier == list)
                add_word(words, format->name);
        }
}

/* Adds codes; those that all games share only once. */
static void add_codes(struct text *words)
{
    for (const struct rule *rule = common_rules; rule->code; rule++)
        add_word(words, rule->code);
    for (const struct game *const *game = games; *game; game++)
        for (const struct rule *rule = (*game)->rules; rule->code; rule++)
            if (game == games || strncmp(rule->code, "log.", 4) != 0)
                add_word(words, rule->code);
}

/* Does the game have this topic? A topic of several games is listed once. */
static bool has_topic(const struct game *game, const char *word)
{
    for (const struct topic *topic = game->topics; topic && topic->word; topic++)
        if (same(topic->word, word))
            return true;
    return false;
}

static void add_topics(struct text *words)
{
    for (const struct game *const *game = games; *game; game++)
        for (const struct topic *topic = (*game)->topics; topic && topic->word; topic++) {
            const struct game *const *earlier = games;
            while (earlier < game && !has_topic(*earlier, topic->word))
                earlier++;
            if (earlier == game)
                add_word(words, topic->word);
        }
}

static void add_topic(const char *topic, const char *about, void *words)
{
    (void)about;
    add_word(words, topic);
}

static void add_manual(struct text *words)
{
    add_word(words, "topics");
    each_topic(add_topic, words);
    for (const struct command *row = commands; row->name; row++)
        if (!has_page(row->name))
            add_word(words, row->name);
}

enum completes operand_words(const struct command *command, struct text *words)
{
    if (strstr(command->operands, "TOPIC"))
        add_manual(words);
    if (strstr(command->operands, "GAME"))
        add_games(words);
    if (strstr(command->operands, "record"))
        add_word(words, "record");
    if (strstr(command->operands, "report")) {
        add_word(words, "report");
        add_word(words, "results");
        add_word(words, "standings");
    }
    if (strstr(command->operands, "CODE")) {
        add_codes(words);
        add_topics(words);
    }
    for (const struct shell *shell = shells; strstr(command->operands, "SHELL") && shell->name; shell++)
        add_word(words, shell->name);
    if (words->length)
        return COMPLETES_WORDS;
    return strstr(command->operands, "FILE") || same(command->operands, "A B") ? COMPLETES_FILES : COMPLETES_NOTHING;
}

enum completes value_words(const struct option_row *row, struct text *words)
{
    for (const char *const *choice = row->choices; choice && *choice; choice++)
        add_word(words, *choice);
    if (strncmp(row->value, "FMT", 3) == 0)
        add_formats(words);
    if (same(row->value, "GAME"))
        add_games(words);
    if (words->length)
        return COMPLETES_WORDS;
    return same(row->value, "FILE") ? COMPLETES_FILES : COMPLETES_NOTHING;
}

bool completes_from_record(const char *command)
{
    return same(command, "try") || same(command, "add") || same(command, "moves") || same(command, "ledger");
}

int run_completion(const struct options *options)
{
    const char *name = options->operands[0];
    if (same(name, "next"))
        return print_next_words(options, options->operands + 1);
    if (options->operand_count > 1)
        return complain(STATUS_USAGE, "completion: unexpected `%s`; see referee completion --help",
                        options->operands[1]);
    for (const struct shell *shell = shells; shell->name; shell++)
        if (same(shell->name, name)) {
            struct text script = {0};
            shell->write(&script);
            put_document(&script);
            text_free(&script);
            return STATUS_FINE;
        }
    return complain(STATUS_USAGE, "no completion for `%s`; choose bash, zsh or fish", name);
}
