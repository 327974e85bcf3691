/* The words that can follow on a command line about a record, for shells: players, verbs, legal entries, accounts. */
#include <string.h>

#include "base/words.h"
#include "cli/shells/completion.h"
#include "replay/legal.h"
#include "replay/position.h"

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

int print_next_words(const struct options *options, char **words)
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
