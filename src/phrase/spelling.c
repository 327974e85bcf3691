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
    bool ends = strlen(word) > SHORT_WORD && written[0] /* "sres", "res", "sares" for "ares" */
                && (same(written + 1, word + 1) || same(written, word + 1) || same(written + 1, word));
    return (begins || ends) && most && (repeats_letters(written, word) || letters_wrong(written, word) <= most);
}

/* ---- which word was meant ---------------------------------------------------------------------------------------- */

/* Slips of the fingers, "biddd" and "teh" for "the", are likelier than other letters. */
static int distance_between(const char *written, const char *word)
{
    size_t length = strlen(word);
    bool exchanged = strlen(written) == length && strspn(written, word) == length && strspn(word, written) == length;
    return exchanged || repeats_letters(written, word) ? 1 : 1 + letters_wrong(written, word);
}

/* The nearest words, nearest first. */
struct guess {
    struct near_word {
        const char *word;
        int distance;
    } near[CHOICES_MAX + 1];
    int count;
};

static void consider(struct guess *guess, const char *written, const char *word)
{
    if (!is_misspelt(written, word))
        return;
    struct near_word next = {word, distance_between(written, word)};
    int row = guess->count;
    for (int i = 0; i < guess->count; i++)
        if (same(guess->near[i].word, word))
            return;
    for (; row > 0 && next.distance < guess->near[row - 1].distance; row--)
        guess->near[row] = guess->near[row - 1];
    guess->near[row] = next;
    guess->count += guess->count < CHOICES_MAX;
}

enum { FORM_ROOM = 40 };

/* The word with endings that are misspelt too: "passess", "movedd". */
static void consider_endings(struct guess *guess, const struct setting *in, const char *written, const char *word)
{
    static const char *const endings[] = {"s", "es", "d", "ed", "ing"};
    size_t length = strlen(word);
    if (length < SHORT_WORD || length + 4 > FORM_ROOM || strncmp(written, word, 2) != 0)
        return;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        char form[FORM_ROOM];
        struct base_form base[BASES_MAX];
        bool silent = endings[i][0] == 'i' && word[length - 1] == 'e';
        memcpy(form, word, length);
        strcpy(form + length - silent, endings[i]);
        if (base_forms(form, base) > 1 && is_misspelt(written, form))
            consider(guess, written, arena_copy(in->arena, form, strlen(form)));
    }
}

/* The words nearest to what is written, or to it without an ending: "bidds". */
static struct guess guess_of(const struct setting *in, const char *written)
{
    const struct book *book = in->book;
    struct base_form base[BASES_MAX];
    int count = isalpha((unsigned char)*written) ? base_forms(written, base) : 0;
    struct guess guess = {0};
    for (int i = 0; i < count; i++) {
        for (int seat = 0; seat < in->match->seats; seat++)
            consider(&guess, base[i].word, in->match->names[seat]);
        consider(&guess, base[i].word, "table");
        for (unsigned slot = 0; slot <= book->words_mask; slot++)
            if (book->words[slot].text && book->words[slot].number < book->pattern_words)
                consider(&guess, base[i].word, book->words[slot].text);
        for (const char(*number)[2][ENGLISH_ROOM] = english_numbers; ***number; number++)
            consider(&guess, base[i].word, **number);
    }
    for (unsigned slot = 0; slot <= book->words_mask; slot++)
        if (book->words[slot].text && book->words[slot].number < book->pattern_words)
            consider_endings(&guess, in, written, book->words[slot].text);
    for (const char(*past)[2][ENGLISH_ROOM] = english_past; ***past && !guess.count; past++)
        if (book_word(book, (*past)[1]) >= 0)
            consider(&guess, written, **past);
    return guess;
}

static bool is_unknown(const struct setting *in, const struct word *word)
{
    /* "or" is not a misspelt "on". */
    return !word->forms && word->number < 0 && word->ordinal < 0 && !word->joiner && !word->article
           && !is_of(word, DOUBTS) && !is_value(in, word->text) && !is_somebody(in->match, word->text)
           && !same(word->text, "table");
}

bool is_near_known(const struct setting *in, const struct word *word)
{
    return is_unknown(in, word) && guess_of(in, word->text).count;
}

bool spelt_rightly(const struct sentence *sentence, int choice, struct correction *correction)
{
    const struct setting *in = sentence->in;
    struct text line = {0};
    int wrong = 0;
    bool clear = true;
    *correction = (struct correction){0};
    for (int at = 0; at < sentence->count && clear; at++) {
        const struct word *word = &sentence->word[at];
        const char *text = word->text;
        if (is_unknown(in, word)) {
            struct guess guess = guess_of(in, text);
            int row = wrong ? 0 : choice;
            bool tied = wrong && guess.count > 1 && guess.near[1].distance == guess.near->distance;
            correction->unknown = correction->unknown ? correction->unknown : text;
            correction->distance += guess.near[row].distance;
            text = guess.near[row].word;
            clear = row < guess.count && !tied && ++wrong <= MOST_WRONG;
        }
        bool joined = one_of("'s - ??", word->text) || (at > 0 && same(word[-1].text, "-"));
        text_format(&line, joined ? "%s" : " %s", text ? text : "");
    }
    if (clear && wrong)
        correction->right = sentence_cut(in, plain_letters(in->arena, text_string(&line)));
    text_free(&line);
    return clear && wrong;
}
