/* Completion: scripts for shells, made from the tables of commands, options, games and rules. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/registry.h"

/* What a place of the command line takes. */
enum completes { COMPLETES_NOTHING, COMPLETES_FILES, COMPLETES_WORDS };

static void bash_completion(struct text *out);
static void zsh_completion(struct text *out);
static void fish_completion(struct text *out);
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

/* The words for a command's operands or an option's value, separated by spaces, in `words`. */
static enum completes operand_words(const struct command *command, struct text *words)
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

static enum completes value_words(const struct option_row *row, struct text *words)
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

/* Does the command take words of the record that its first operand names? */
static bool completes_from_record(const char *command)
{
    return same(command, "try") || same(command, "add") || same(command, "moves") || same(command, "ledger");
}

/* ---- completion for bash. The shell itself completes files ---- */

static void value_cases(struct text *out)
{
    text_add(out, "    case $before in\n");
    for (const struct option_row *row = option_rows; row->name; row++) {
        struct text words = {0};
        if (row->value && value_words(row, &words) == COMPLETES_WORDS)
            text_format(out, "    --%s) COMPREPLY=($(compgen -W '%s' -- \"$current\")); return ;;\n", row->name,
                        text_string(&words));
        else if (row->value)
            text_format(out, "    --%s) return ;;\n", row->name);
        text_free(&words);
    }
    text_add(out, "    -j) return ;;\n    esac\n");
}

static void command_words(struct text *out)
{
    for (const struct command *command = commands; command->name; command++)
        text_format(out, "%s%s", command == commands ? "" : " ", command->name);
}

static void command_cases(struct text *out)
{
    text_add(out, "    case $command in\n");
    for (const struct command *command = commands; command->name; command++) {
        struct text words = {0};
        text_format(out, "    %s) options='", command->name);
        for (const struct option_row *row = option_rows; row->name; row++)
            if (option_fits(row, command->name))
                text_format(out, "--%s ", row->name);
        operand_words(command, &words);
        text_format(out, "' operands='%s' ;;\n", text_string(&words));
        text_free(&words);
    }
    text_add(out, "    esac\n");
}

/* Words of a record are never given to compgen -W, which would expand them: a name may be $(...). */
static void bash_completion(struct text *out)
{
    text_add(out, "# bash completion for referee, written by: referee completion bash\n"
                  "_referee() {\n"
                  "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=check "
                  "options= operands= word i\n"
                  "    local -a words=()\n"
                  "    local commands='");
    command_words(out);
    text_add(out, "'\n    COMPREPLY=()\n" /* bash takes the = between an option and its value for a word */
                  "    if [[ $current == = ]]; then current=; elif [[ $before == = ]]; then "
                  "before=${COMP_WORDS[COMP_CWORD-2]}; fi\n");
    value_cases(out);
    text_add(out, "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                  "        [[ \" $commands \" == *\" ${COMP_WORDS[i]} \"* ]] && command=${COMP_WORDS[i]} && break\n"
                  "    done\n");
    command_cases(out);
    text_add(out,
             "    if [[ $current == -* ]]; then\n"
             "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
             "    elif ((COMP_CWORD == 1)); then\n"
             "        COMPREPLY=($(compgen -W \"$commands\" -- \"$current\"))\n"
             "        while IFS= read -r word; do COMPREPLY+=(\"$(printf %q \"$word\")\"); done < <(compgen -f -- "
             "\"$current\")\n"
             "    elif [[ ' try add moves ledger ' == *\" $command \"* ]]; then\n"
             "        for ((; i < COMP_CWORD; i++)); do\n"
             "            [[ ${COMP_WORDS[i]} == : ]] || words+=(\"${COMP_WORDS[i]//[\\\"\\'\\\\]/}\")\n"
             "        done\n"
             "        while IFS= read -r word; do [[ $word == \"$current\"* ]] && COMPREPLY+=(\"$word\"); done \\\n"
             "            < <(\"${COMP_WORDS[0]}\" completion next -- \"${words[@]}\" 2>/dev/null)\n"
             "    elif [[ $operands ]]; then\n"
             "        COMPREPLY=($(compgen -W \"$operands\" -- \"$current\"))\n"
             "    fi\n"
             "}\n"
             "complete -o default -F _referee referee\n");
}

/* ---- completion for fish. The shell itself completes files unless something else belongs there ---- */

static void fish_quoted(const char *string, struct text *out)
{
    text_char(out, '\'');
    for (const char *c = string; *c; c++) {
        text_add(out, *c == '\'' || *c == '\\' ? "\\" : "");
        text_char(out, *c);
    }
    text_char(out, '\'');
}

static void option_line(const struct option_row *row, struct text *out)
{
    text_add(out, "complete -c referee");
    if (row->commands)
        text_format(out, " -n '%s__fish_seen_subcommand_from %s'",
                    option_fits(row, "check") ? "__referee_bare; or " : "", row->commands);
    text_format(out, " -l %s", row->name);
    struct text words = {0};
    enum completes kind = row->value ? value_words(row, &words) : COMPLETES_NOTHING;
    if (row->value)
        text_add(out, kind == COMPLETES_FILES ? " -r -F" : " -x");
    if (kind == COMPLETES_WORDS)
        text_format(out, " -a '%s'", text_string(&words));
    text_add(out, " -d ");
    fish_quoted(row->doc, out);
    text_char(out, '\n');
    text_free(&words);
}

/* Without a command, records are checked. */
static void bare_function(struct text *out)
{
    text_add(out, "function __referee_bare\n    not __fish_seen_subcommand_from");
    for (const struct command *command = commands; command->name; command++)
        text_format(out, " %s", command->name);
    text_add(out, "\nend\n");
}

static void fish_completion(struct text *out)
{
    text_add(out, "# fish completion for referee, written by: referee completion fish\n");
    bare_function(out);
    for (const struct command *command = commands; command->name; command++) {
        struct text words = {0};
        text_format(out, "complete -c referee -n __fish_use_subcommand -a %s -d ", command->name);
        fish_quoted(command->doc, out);
        text_char(out, '\n');
        enum completes kind = operand_words(command, &words);
        if (kind != COMPLETES_FILES)
            text_format(out, "complete -c referee -n '__fish_seen_subcommand_from %s' -f", command->name);
        if (kind == COMPLETES_WORDS)
            text_format(out, " -a '%s'", text_string(&words));
        text_add(out, kind != COMPLETES_FILES ? "\n" : "");
        text_free(&words);
    }
    for (const struct option_row *row = option_rows; row->name; row++)
        option_line(row, out);
    text_add(out,
             "function __referee_next\n    set -l words (commandline -opc)\n"
             "    referee completion next -- $words[2..-1] 2>/dev/null\nend\n"
             "complete -c referee -n '__fish_seen_subcommand_from try add moves ledger; and test (count (commandline "
             "-opc)) -gt 2' -f -a '(__referee_next)'\n");
    text_add(out, "complete -c referee -n '__referee_bare; or __fish_seen_subcommand_from check' -s j -x -d 'judge N "
                  "records at a time'\n");
}

/* ---- completion for zsh ---- */

/* Prints the string in single quotes, with a backslash before characters that are special to _arguments and
   _describe. */
static void zsh_quoted(const char *string, struct text *out)
{
    for (const char *c = string; *c; c++)
        if (*c == '\'')
            text_add(out, "'\\''");
        else {
            text_add(out, strchr("[]:\\", *c) ? "\\" : "");
            text_char(out, *c);
        }
}

static void value_spec(const struct option_row *row, struct text *out)
{
    struct text words = {0};
    enum completes kind = value_words(row, &words);
    text_char(out, ':');
    zsh_quoted(row->value, out);
    if (kind == COMPLETES_WORDS)
        text_format(out, ":(%s)", text_string(&words));
    else
        text_add(out, kind == COMPLETES_FILES ? ":_files" : ": ");
    text_free(&words);
}

static void command_case(const struct command *command, struct text *out)
{
    text_format(out, "        (%s)\n            _arguments", command->name);
    for (const struct option_row *row = option_rows; row->name; row++) {
        if (!option_fits(row, command->name))
            continue;
        text_format(out, " \\\n            '*--%s[", row->name);
        zsh_quoted(row->doc, out);
        text_char(out, ']');
        if (row->value)
            value_spec(row, out);
        text_char(out, '\'');
    }
    struct text words = {0};
    enum completes kind = operand_words(command, &words);
    if (kind == COMPLETES_WORDS)
        text_format(out, " \\\n            '*:operand:(%s)'", text_string(&words));
    else if (kind == COMPLETES_FILES && completes_from_record(command->name))
        text_add(out, " \\\n            '1:record:_files' '*:word:_referee_next'");
    else if (kind == COMPLETES_FILES)
        text_add(out, " \\\n            '*:record:_files'");
    text_free(&words);
    text_add(out, "\n            ;;\n");
}

static void zsh_completion(struct text *out)
{
    text_add(out, "#compdef referee\n# zsh completion for referee, written by: referee completion zsh\n"
                  "_referee_next() {\n    local -a next\n"
                  "    next=(${(f)\"$(referee completion next -- ${(Q)words[1,CURRENT-1]} 2>/dev/null)\"})\n"
                  "    compadd -a next\n}\n"
                  "_referee() {\n    local -a commands\n    commands=(\n");
    for (const struct command *command = commands; command->name; command++) {
        text_format(out, "        '%s:", command->name);
        zsh_quoted(command->doc, out);
        text_add(out, "'\n");
    }
    text_add(out, "    )\n    if (( CURRENT == 2 )); then\n        _describe -t commands command commands\n        "
                  "_files\n        return\n    fi\n"
                  "    local command=$words[2]\n"
                  "    if (( ${commands[(I)$command:*]} )); then\n        shift words\n        (( CURRENT-- ))\n"
                  "    else\n        command=check\n    fi\n"
                  "    case $command in\n");
    for (const struct command *command = commands; command->name; command++)
        command_case(command, out);
    text_add(out, "    esac\n}\nif [[ $funcstack[1] == _referee ]]; then\n    _referee \"$@\"\nelse\n    compdef "
                  "_referee referee\nfi\n");
}

/* ---- players, verbs, legal entries, accounts ---- */

/* Does a shell leave the word unchanged? It may be a name that another program chose. */
static bool needs_no_quotes(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)word[i] <= ' ' || strchr("\"'`$\\|&;<>()[]{}*?!#~=\x7f", word[i]))
            return false;
    return length > 0;
}

/* Offers a word once, on a separate line; words that a shell would split or expand are left out. */
static void offer(const char *word, size_t length, struct text *out)
{
    const char *at = text_string(out);
    if (!needs_no_quotes(word, length))
        return;
    for (; *at; at += strcspn(at, "\n") + 1)
        if (strcspn(at, "\n") == length && strncmp(at, word, length) == 0)
            return;
    text_format(out, "%.*s\n", (int)length, word);
}

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
    offer(word, (size_t)(at - word), out);
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
        offer(word, length, out);
}

static void offer_entries(const struct verdict *verdict, char *const *words, bool narrowed, struct text *out)
{
    struct moves moves = {0};
    struct text entry = {0};
    legal_moves(&verdict->match, verdict->state, &moves);
    for (int i = 0; i < moves.count; i++) {
        text_clear(&entry);
        position_list_entry(&verdict->match, &moves.move[i], &entry);
        (narrowed ? offer_all : offer_continuation)(text_string(&entry), words, out);
    }
    text_free(&entry);
    moves_free(&moves);
}

static void offer_accounts(const struct verdict *verdict, char *const *words, struct text *out)
{
    const struct match *match = &verdict->match;
    for (int holder = 0; !words[0] && holder < holder_count(match); holder++)
        offer(holder_name(match, holder), strlen(holder_name(match, holder)), out);
    for (int account = 0; words[0] && !words[1] && account < account_count(match->game); account++)
        offer(match->game->books.accounts[account], strlen(match->game->books.accounts[account]), out);
}

/* The option of the word, `--at` or `--at=5`; the row without a name if it is none. */
static const struct option_row *option_of(const char *word)
{
    const struct option_row *row = option_rows;
    size_t length = strcspn(word, "=");
    while (row->name
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

/* Prints the words that can follow these (a command, its options and operands so far), one per line; none if the shell
   completes them. */
static int print_next_words(const struct options *options, char **words)
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status = STATUS_FINE;
    how.quiet = true;
    struct options asked = *options;
    if (take_options(words, &asked) && words[0] && words[1] && completes_from_record(words[0])
        && judge_one(&loaded, &asked, &how, words[1], &status)) {
        if (same(words[0], "ledger"))
            offer_accounts(&loaded.verdict, words + 2, &out);
        else
            offer_entries(&loaded.verdict, words + 2, same(words[0], "moves"), &out);
    }
    put_text(&out);
    text_free(&out);
    loaded_free(&loaded);
    return status;
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
