/* Leaving out: a sentence that is not read, without a few words that are nothing of the game, for a hint. */
#include "phrase/leaving.h"

#include <string.h>

#include "base/words.h"

/* Is it a word of records, or may it begin the name of a thing? */
static bool is_thing(const struct leaving *leaving, const struct word *word)
{
    const struct book *book = leaving->book;
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++)
        if (may_begin(book, book->kinds[kind].names, word))
            return true;
    return is_value(book, leaving->match, word->text);
}

/* "a piece next to d2" is not the piece d2. */
static bool relates_things(const char *text)
{
    static const char words[] = "beside near between than from against touching";
    return one_of(words, text);
}

/* The player who acts, amounts, things and what denies or doubts it all stay. */
static bool may_go(const struct leaving *leaving, const struct word *word)
{
    return word->number < 0 && word->ordinal < 0 && !word->joiner && !one_of(english_denials, word->text)
           && !one_of(english_doubts, word->text) && !one_of(english_rulings, word->text) && !relates_things(word->text)
           && !is_player(leaving->match, word->text) && !same(word->text, "table") && !is_thing(leaving, word);
}

static bool all_may_go(struct leaving *leaving)
{
    const struct word *word = &leaving->sentence->word[leaving->at];
    leaving->strange = true;
    leaving->digits = false;
    for (int i = 0; i < leaving->length; i++) {
        leaving->strange &= word[i].forms == 0;
        leaving->digits |= has_digit(&word[i]);
        if (!may_go(leaving, &word[i]))
            return false;
    }
    return true;
}

bool leave_next(struct leaving *leaving, struct sentence *rest)
{
    const struct sentence *sentence = leaving->sentence;
    if (sentence->count > LEAVING_WORDS)
        return false;
    do {
        if (leaving->length == 0 || leaving->at <= 1) {
            leaving->length++;
            leaving->at = sentence->count - leaving->length;
        } else
            leaving->at--;
        if (leaving->length > LEFT_MOST || leaving->at < 1)
            return false;
    } while (!all_may_go(leaving));
    *rest = sentence_without(leaving->arena, sentence, leaving->at, leaving->at + leaving->length);
    return true;
}
