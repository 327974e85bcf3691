/* Leaving out: a sentence that is not read, without a few words that are nothing of the game, for a hint. */
#include "phrase/leaving.h"

#include <string.h>

#include "base/words.h"

static bool is_somebody(const struct match *match, const char *text)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (names_alike(match->names[seat], text))
            return true;
    return same(text, "table");
}

static bool is_thing(const struct leaving *leaving, const struct word *word)
{
    const struct book *book = leaving->book;
    int value;
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++) {
        const struct words *words = book->kinds[kind].says->words;
        int names = book->kinds[kind].names;
        if (words && words->read && words->read(leaving->match, word->text, &value))
            return true;
        for (int form = 0; names >= 0 && form < word->forms; form++)
            if (has_bit(&book->by_word[word->form[form].word * book->pattern_bits], names))
                return true;
    }
    return false;
}

/* "a piece next to d2" is not the piece d2. */
static bool relates_things(const char *text)
{
    static const char *const words[] = {"beside", "near", "between", "than", "from", "against", "touching", NULL};
    return among(words, text);
}

/* The player who acts, amounts, things and what denies or doubts it all stay. */
static bool may_go(const struct leaving *leaving, const struct word *word)
{
    return word->number < 0 && word->ordinal < 0 && !word->joiner && !is_denying(word->text) && !is_doubting(word->text)
           && !is_ruling(word->text) && !relates_things(word->text) && !is_somebody(leaving->match, word->text)
           && !is_thing(leaving, word);
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
    int behind = leaving->at + leaving->length;
    *rest = *sentence;
    rest->word = arena_raw(leaving->arena, (size_t)sentence->count * sizeof *rest->word);
    memcpy(rest->word, sentence->word, (size_t)leaving->at * sizeof *rest->word);
    memcpy(rest->word + leaving->at, sentence->word + behind, (size_t)(sentence->count - behind) * sizeof *rest->word);
    rest->count = sentence->count - leaving->length;
    return true;
}
