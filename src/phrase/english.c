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

int number_said(const char *word)
{
    long number;
    if (isdigit((unsigned char)*word))
        return read_number(word, 0, 9999, &number) ? (int)number : -1;
    const char *digits = english_form(english_numbers, word), *dash = strchr(word, '-');
    if (digits || !dash)
        return digits ? atoi(digits) : -1;
    char tens[BASE_ROOM];
    put_string(tens, sizeof tens, "%.*s", (int)(dash - word), word);
    int many = number_said(tens), more = number_said(dash + 1); /* twenty-one */
    return many >= 20 && many % 10 == 0 && more > 0 && more < 10 && !isdigit((unsigned char)dash[1]) ? many + more : -1;
}

int ordinal_said(const char *word)
{
    size_t count = strspn(word, "0123456789");
    if (count > 0 && count < 3 && one_of("st nd rd th", word + count))
        return atoi(word);
    const char *digits = english_form(english_ordinals, word);
    return digits ? atoi(digits) : -1;
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

static void take_endings(struct bases *bases, const char *word)
{
    static const char *const y[] = {"y", "ie", NULL}, *const as_is[] = {"", NULL}, *const e[] = {"", "e", NULL},
                             *const es[] = {"", "is", NULL}, *const ves[] = {"f", "fe", NULL};
    take_ending(bases, word, "ies", y, BENT_S);
    take_ending(bases, word, "ves", ves, BENT_S);
    take_ending(bases, word, "es", es, BENT_S);
    take_ending(bases, word, "s", as_is, BENT_S);
    take_ending(bases, word, "ied", y, BENT_ED);
    take_ending(bases, word, "ed", e, BENT_ED);
    take_ending(bases, word, "ing", e, BENT_ING);
}

int regular_forms(const char *word, struct base_form form[BASES_MAX])
{
    struct bases bases = {form, 0};
    add_base(&bases, word, strlen(word), "", BENT_NOT);
    take_endings(&bases, word);
    return bases.count;
}

int base_forms(const char *word, struct base_form form[BASES_MAX])
{
    struct bases bases = {form, 0};
    add_base(&bases, word, strlen(word), "", BENT_NOT);
    add_odd_bases(&bases, word, english_past, BENT_ED);
    add_odd_bases(&bases, word, english_plurals, BENT_S);
    take_endings(&bases, word);
    return bases.count;
}
