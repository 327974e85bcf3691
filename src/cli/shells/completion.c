/* Completion: what can follow on a command line. The scripts of the shells (referee.bash and so on) ask `referee
   completion next` for it, so that each word has its place here and in no script. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/registry.h"

extern const char bash_script[], zsh_script[], fish_script[];
static const struct shell {
    const char *name, *script;
} shells[] = {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}, {0}};

/* Does a shell leave the word unchanged? It may be a name that another program chose. */
static bool needs_no_quotes(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)word[i] <= ' ' || strchr("\"'`$\\|&;<>()[]{}*?!#~=\x7f", word[i]))
            return false;
    return length > 0;
}

/* Offers a word once, on a separate line, with what it means after a tab if that is known. Words that a shell would
   split or expand are left out. */
static void offer_bytes(struct text *out, const char *word, size_t length, const char *about)
{
    const char *at = text_string(out);
    if (!needs_no_quotes(word, length))
        return;
    for (; *at; at += strcspn(at, "\n") + 1)
        if (strcspn(at, "\t\n") == length && strncmp(at, word, length) == 0)
            return;
    text_format(out, "%.*s%s%s\n", (int)length, word, about ? "\t" : "", about ? about : "");
}

static void offer(struct text *out, const char *word, const char *about)
{
    offer_bytes(out, word, strlen(word), about);
}

/* A line without a word: the shell completes files. */
static void offer_files(struct text *out)
{
    text_add(out, "\tfiles\n");
}

static void offer_games(struct text *out)
{
    for (const struct game *const *game = games; *game; game++)
        offer(out, (*game)->id, (*game)->title);
}

static void offer_codes_and_topics(struct text *out)
{
    for (const struct rule *rule = common_rules; rule->code; rule++)
        offer(out, rule->code, NULL);
    for (const struct game *const *game = games; *game; game++) {
        for (const struct rule *rule = (*game)->rules; rule->code; rule++)
            offer(out, rule->code, NULL);
        for (const struct topic *topic = (*game)->topics; topic && topic->word; topic++)
            offer(out, topic->word, NULL);
    }
}

static void offer_commands(struct text *out)
{
    for (const struct command *command = commands; command->name; command++)
        offer(out, command->name, command->doc);
}

static void offer_value(const struct option_row *row, struct text *out)
{
    static const struct format *const lists[] = {formats, result_formats, standing_formats};
    for (const char *const *choice = row->choices; choice && *choice; choice++)
        offer(out, *choice, NULL);
    for (int list = 0; list < 3 && strncmp(row->value, "FMT", 3) == 0; list++)
        for (const struct format *format = lists[list]; format->name; format++)
            offer(out, format->name, format->doc);
    if (same(row->value, "GAME"))
        offer_games(out);
    if (same(row->value, "FILE"))
        offer_files(out);
}

static void offer_options(const char *command, struct text *out)
{
    for (const struct option_row *row = option_rows; row->name; row++) {
        char word[64];
        put_string(word, sizeof word, "--%s", row->name);
        if (option_fits(row, command))
            offer(out, word, row->doc);
    }
}

static void offer_operand(const struct command *command, struct text *out)
{
    static const char *const printed[] = {"record", "report", "jsonl", "results", "standings", NULL};
    if (strstr(command->operands, "TOPIC")) {
        offer(out, "topics", NULL);
        struct page page;
        for (const char *at = manual_pages; manual_next(&at, &page);)
            offer(out, page.topic, page.about);
        offer_commands(out);
    }
    if (strstr(command->operands, "GAME"))
        offer_games(out);
    for (const char *const *schema = printed; strstr(command->operands, "report") && *schema; schema++)
        offer(out, *schema, NULL);
    if (strstr(command->operands, "CODE"))
        offer_codes_and_topics(out);
    for (const struct shell *shell = shells; strstr(command->operands, "SHELL") && shell->name; shell++)
        offer(out, shell->name, NULL);
    if (strstr(command->operands, "FILE") || same(command->operands, "A B"))
        offer_files(out);
}

/* ---- players, verbs, legal entries, accounts ---- */

/* The first word from `*at` on, without colons at its end; `*at` moves past it. */
static const char *next_word(const char **at, size_t *length)
{
    const char *word = *at + strspn(*at, " ");
    *length = strcspn(word, " ");
    *at = word + *length;
    while (*length > 1 && word[*length - 1] == ':')
        --*length;
    return word;
}

static bool is_word(const char *word, size_t length, const char *written)
{
    size_t written_length = strlen(written);
    while (written_length > 1 && written[written_length - 1] == ':')
        written_length--;
    return length == written_length && strncmp(word, written, length) == 0;
}

/* Offers what follows in the entry if it begins with these words. */
static void offer_continuation(const char *entry, char *const *words, struct text *out)
{
    const char *at = entry, *word;
    size_t length;
    for (;; words++) {
        word = next_word(&at, &length);
        if (!length || !*words)
            break;
        if (!is_word(word, length, *words))
            return;
    }
    offer_bytes(out, word, (size_t)(at - word), NULL);
}

/* Offers any word of an entry that has all of these words, for a list that is filtered. */
static void offer_all(const char *entry, char *const *words, struct text *out)
{
    size_t length;
    for (char *const *written = words; *written; written++) {
        const char *at = entry;
        bool has = false;
        for (const char *word = next_word(&at, &length); length && !has; word = next_word(&at, &length))
            has = is_word(word, length, *written);
        if (!has)
            return;
    }
    const char *at = entry;
    for (const char *word = next_word(&at, &length); length; word = next_word(&at, &length))
        offer_bytes(out, word, length, NULL);
}

static void offer_entries(const struct verdict *verdict, char *const *words, bool narrowed, struct text *out)
{
    struct moves moves = {0};
    struct text entry = {0};
    legal_moves(&verdict->match, verdict->state, &moves);
    for (int i = 0; i < moves.count; i++) {
        text_clear(&entry);
        move_print(&verdict->match, &moves.move[i], &entry);
        (narrowed ? offer_all : offer_continuation)(text_string(&entry), words, out);
    }
    text_free(&entry);
    moves_free(&moves);
}

static void offer_accounts(const struct verdict *verdict, char *const *words, struct text *out)
{
    const struct match *match = &verdict->match;
    for (int holder = 0; !words[0] && holder < holder_count(match); holder++)
        offer(out, holder_name(match, holder), NULL);
    for (int account = 0; words[0] && !words[1] && account < account_count(match->game); account++)
        offer(out, match->game->books.accounts[account], NULL);
}

/* ---- the command line ---- */

/* The option of the word, `--at`, `--at=5` or `-j`; the row without a name if it is none. */
static const struct option_row *option_of(const char *word)
{
    const struct option_row *row = option_rows;
    size_t length = strcspn(word, "=");
    while (row->name && !(row->letter && word[0] == '-' && word[1] == row->letter && length == 2)
           && (strncmp(word, "--", 2) != 0 || strlen(row->name) + 2 != length
               || strncmp(row->name, word + 2, length - 2) != 0))
        row++;
    return row;
}

/* Reads the options that say which position to use (--at, --on-illegal, --club), and leaves the operands. False: an
   option has an invalid value. */
static bool take_options(char **words, struct options *asked)
{
    char **kept = words;
    for (; *words; words++) {
        if (words[0][0] != '-' || !words[0][1]) {
            *kept++ = *words;
            continue;
        }
        const struct option_row *row = option_of(*words);
        const char *value = strchr(*words, '=');
        if (row->value && !value && words[1])
            value = *++words;
        else
            value = value ? value + 1 : NULL;
        if (((row->value && value) || (row->name && same(row->name, "no-club"))) && row->take(asked, row, value))
            return false;
    }
    *kept = NULL;
    return true;
}

/* Offers what can follow in an entry, or in the account of a ledger. */
static int offer_from_record(const struct options *asked, const char *command, char *const *operands, struct text *out)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    int status = STATUS_FINE;
    how.quiet = true;
    if (!judge_one(&loaded, asked, &how, operands[0], &status))
        ;
    else if (same(command, "ledger"))
        offer_accounts(&loaded.verdict, operands + 1, out);
    else
        offer_entries(&loaded.verdict, operands + 1, same(command, "moves"), out);
    loaded_free(&loaded);
    return status;
}

/* Prints what `words[count - 1]`, which may only have begun, can become after the other words: one per line. */
static int print_next_words(const struct options *options, char **words, int count)
{
    struct text out = {0};
    struct options asked = *options;
    int status = STATUS_FINE;
    const char *current = words[count - 1], *last = count > 1 ? words[count - 2] : "";
    const struct option_row *row = option_of(last);
    words[count - 1] = NULL;
    if (!take_options(words, &asked))
        return status;
    const struct command *command = words[0] ? command_named(words[0]) : NULL;
    char **operands = command ? words + 1 : words;
    const char *name = command ? command->name : "check"; /* without a command, records are checked */
    if (row->value && !strchr(last, '='))
        offer_value(row, &out);
    else if (*current == '-')
        offer_options(name, &out);
    else if (one_of("try add moves ledger", name) && operands[0])
        status = offer_from_record(&asked, name, operands, &out);
    else
        offer_operand(command_named(name), &out);
    if (!words[0] && *current != '-' && !row->value)
        offer_commands(&out);
    put_text(&out);
    return status;
}

int run_completion(const struct options *options)
{
    const char *name = options->operands[0];
    if (same(name, "next") && options->operand_count > 1)
        return print_next_words(options, options->operands + 1, options->operand_count - 1);
    if (options->operand_count > 1)
        return complain(STATUS_USAGE, "completion: unexpected `%s`; see referee completion --help",
                        options->operands[1]);
    for (const struct shell *shell = shells; shell->name; shell++)
        if (same(shell->name, name)) {
            struct text script = {0};
            text_add(&script, shell->script);
            put_document(&script);
            return STATUS_FINE;
        }
    return complain(STATUS_USAGE, "no completion for `%s`; choose bash, zsh or fish", name);
}
