/* Spelling: how far two words are apart, and which word was probably meant. */
#include "phrase/spelling.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"

enum { LONG_WORD = 8, SHORT_WORD = 3, MOST_WRONG = 3 };

/* ---- how far two words are from each other ----------------------------------------------------------------------- */

/* "biddd": are there only repeated letters? */
static bool repeats_letters(const char *written, const char *word)
{
    while (*written && *written == *word) {
        char letter = *word;
        while (*written == letter)
            written++;
        while (*word == letter)
            word++;
    }
    return !*written && !*word;
}

static int most_changes(const char *word)
{
    size_t length = strlen(word);
    return length < SHORT_WORD ? 0 : length < LONG_WORD ? 1 : 2;
}

bool is_misspelt(const char *written, const char *word)
{
    int most = most_changes(word);
    bool begins = written[0] == word[0] || (word[0] && written[0] && written[0] == word[1] && written[1] == word[0]);
    bool ends = strlen(word) > SHORT_WORD && written[0] /* "sres", "res" for "ares" */
                && (same(written + 1, word + 1) || same(written, word + 1));
    return (begins || ends) && most && (repeats_letters(written, word) || letters_wrong(written, word) <= most);
}

/* ---- which word was meant ---------------------------------------------------------------------------------------- */

/* The nearest words, all equally near. */
struct guess {
    const char *written, *near[CHOICES_MAX];
    int count, distance;
};

static void consider(struct guess *guess, const char *word)
{
    if (!is_misspelt(guess->written, word))
        return;
    int distance = repeats_letters(guess->written, word) ? 1 : letters_wrong(guess->written, word);
    for (int i = 0; i < guess->count; i++)
        if (same(guess->near[i], word))
            return;
    if (guess->count && distance < guess->distance)
        guess->count = 0;
    if (!guess->count || (distance == guess->distance && guess->count < CHOICES_MAX)) {
        guess->near[guess->count++] = word;
        guess->distance = distance;
    }
}

static struct guess guess_of(const struct setting *in, const char *written)
{
    const struct match *match = in->match;
    const struct book *book = in->book;
    struct guess guess = {.written = written};
    for (int seat = 0; seat < match->seats; seat++)
        consider(&guess, match->names[seat]);
    consider(&guess, "table");
    for (unsigned slot = 0; slot <= book->words_mask; slot++)
        if (book->words[slot].text && book->words[slot].number < book->pattern_words)
            consider(&guess, book->words[slot].text);
    return guess;
}

/* The `row`th of the words nearest to what is written, or to it without an ending: "bidds"; NULL: there are not so
   many. */
static const char *word_meant(const struct setting *in, const char *written, int row)
{
    struct base_form base[BASES_MAX];
    int count = base_forms(written, base);
    struct guess guess = {0};
    for (int i = 0; i < count && !guess.count; i++)
        guess = guess_of(in, base[i].word);
    return row < guess.count ? guess.near[row] : NULL;
}

static bool is_unknown(const struct setting *in, const struct word *word)
{
    /* "or" is not a misspelt "on". */
    return !word->forms && word->number < 0 && word->ordinal < 0 && !word->joiner && !word->article
           && !is_of(word, DOUBTS) && !is_value(in, word->text) && !is_somebody(in->match, word->text)
           && !same(word->text, "table");
}

bool spelt_rightly(const struct sentence *sentence, int choice, struct sentence *right, const char **unknown)
{
    const struct setting *in = sentence->in;
    struct text line = {0};
    int wrong = 0;
    bool clear = true;
    *unknown = NULL;
    for (int at = 0; at < sentence->count && clear; at++) {
        const struct word *word = &sentence->word[at];
        const char *text = word->text;
        if (is_unknown(in, word)) {
            *unknown = *unknown ? *unknown : text;
            bool tied = wrong && word_meant(in, text, 1);
            text = isalpha((unsigned char)*text) && !tied ? word_meant(in, text, wrong ? 0 : choice) : NULL;
            clear = text && ++wrong <= MOST_WRONG;
        }
        text_format(&line, " %s", text ? text : "");
    }
    if (clear && wrong)
        *right = sentence_cut(in, plain_letters(in->arena, text_string(&line)));
    text_free(&line);
    return clear && wrong;
}
