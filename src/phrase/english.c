/* English words that are not of a game: inflection, numbers in words, small words. */
#include "phrase/english.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "phrase/says.h"

const char *english_form(const char (*forms)[2][ENGLISH_ROOM], const char *word)
{
    while (***forms && !same(**forms, word))
        forms++;
    return ***forms ? (*forms)[1] : NULL;
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static const char *const numbers[] = {"zero",     "one",     "two",     "three",     "four",     "five",     "six",
                                      "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
                                      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", NULL};
static const char *const ordinals[] = {"zeroth", "first",   "second", "third", "fourth", "fifth",
                                       "sixth",  "seventh", "eighth", "ninth", "tenth",  NULL};

static int row_of(const char *const *list, const char *word)
{
    for (int row = 0; list[row]; row++)
        if (same(list[row], word))
            return row;
    return -1;
}

/* "thirty", "twenty-one": 0 if it is not such a word. */
static int tens_said(const char *word)
{
    static const char *const tens[] = {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    for (int row = 0; row < 8; row++) {
        size_t length = strlen(tens[row]);
        bool begins = strncmp(word, tens[row], length) == 0, more = begins && word[length] == '-';
        int unit = more ? row_of(numbers, word + length + 1) : 0;
        if (begins && (more ? unit > 0 && unit < 10 : !word[length]))
            return 10 * (row + 2) + unit;
    }
    return 0;
}

int number_said(const char *word)
{
    long number;
    if (isdigit((unsigned char)*word))
        return read_number(word, 0, 9999, &number) ? (int)number : -1;
    if (one_of("nil nought naught", word))
        return 0;
    int tens = tens_said(word);
    return tens > 0 ? tens : row_of(numbers, word);
}

int ordinal_said(const char *word)
{
    if (one_of("last final", word))
        return LAST_RANK;
    size_t digits = strspn(word, "0123456789");
    if (digits > 0 && digits < 3 && one_of("st nd rd th", word + digits))
        return atoi(word);
    return row_of(ordinals, word);
}

/* ---- inflection -------------------------------------------------------------------------------------------------- */

struct bases {
    struct base_form *form;
    int count;
};

static void add_base(struct bases *bases, const char *stem, size_t length, const char *end, enum bend bend)
{
    size_t more = strlen(end);
    if (bases->count == BASES_MAX || length + more >= BASE_ROOM)
        return;
    struct base_form *form = &bases->form[bases->count++];
    memcpy(form->word, stem, length);
    memcpy(form->word + length, end, more + 1);
    form->bend = bend;
}

static void add_odd_bases(struct bases *bases, const char *word, const char (*forms)[2][ENGLISH_ROOM], enum bend bend)
{
    const char *base = english_form(forms, word);
    if (base)
        add_base(bases, base, strlen(base), "", bend);
}

/* Takes the ending off, with each way to spell the rest. */
static void take_ending(struct bases *bases, const char *word, const char *ending, const char *const *ends,
                        enum bend bend)
{
    size_t length = strlen(word), cut = strlen(ending);
    if (length < cut + 2 || !same(word + length - cut, ending))
        return;
    size_t stem = length - cut;
    for (; *ends; ends++)
        add_base(bases, word, stem, *ends, bend);
    if (bend != BENT_S && stem > 2 && word[stem - 1] == word[stem - 2])
        add_base(bases, word, stem - 1, "", bend);
}

int base_forms(const char *word, struct base_form form[BASES_MAX])
{
    static const char *const y[] = {"y", "ie", NULL}, *const as_is[] = {"", NULL}, *const e[] = {"", "e", NULL},
                             *const es[] = {"", "is", NULL}, *const ves[] = {"f", "fe", NULL};
    struct bases bases = {form, 0};
    size_t length = strlen(word);
    add_base(&bases, word, length, "", BENT_NOT);
    add_odd_bases(&bases, word, english_past, BENT_ED);
    add_odd_bases(&bases, word, english_plurals, BENT_S);
    if (length < 3)
        return bases.count;
    take_ending(&bases, word, "ies", y, BENT_S);
    take_ending(&bases, word, "ves", ves, BENT_S);
    take_ending(&bases, word, "es", es, BENT_S);
    take_ending(&bases, word, "s", as_is, BENT_S);
    take_ending(&bases, word, "ied", y, BENT_ED);
    take_ending(&bases, word, "ed", e, BENT_ED);
    take_ending(&bases, word, "ing", e, BENT_ING);
    return bases.count;
}
