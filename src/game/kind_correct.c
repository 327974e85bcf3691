/* Kind reading: the entry that misspelt words, or words in another form, were meant for. It is told, never read. */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/fill.h"
#include "game/kind_internal.h"

enum { MOST_MISSPELT = 2, MOST_RESPELT = 4, MOST_SIMPLIFIED = 24 };

bool is_small_word(const char *word)
{
    static const char *const small[] = {"&",   "+",    "/",   "|",   "a",    "an",   "and",  "are",  "at",
                                        "for", "from", "he",  "i",   "in",   "into", "is",   "my",   "now",
                                        "of",  "on",   "she", "the", "then", "to",   "turn", "with", NULL};
    return among(small, word);
}

bool is_negation(const char *word)
{
    static const char *const negations[] = {"not", "no", "never", "without", "un", "non", "except", "instead", NULL};
    return among(negations, word);
}

const char *only_reading(const struct kind *kind)
{
    if (kind->readings != 1)
        return NULL;
    struct text said = {0};
    move_print(kind->match, &kind->reading[0].move, &said);
    return arena_keep(kind->arena, &said);
}

/* Is it one of the words that there are, and not only like one of them? */
static bool names_something(const struct kind *kind, const struct shape *shape, const char *text)
{
    int value;
    const struct words *words = shape->words;
    if (words && words->count && words_read(words, kind->match, text, &value) && value >= words->count(kind->match))
        return false;
    for (const struct field *field = shape->fields; shape->form == FORM_EITHER && field->shape; field++)
        if (!names_something(kind, field->shape, text))
            return false;
    return !shape->of || names_something(kind, shape->of, text);
}

bool all_known(const struct kind *kind)
{
    bool known = true;
    for (int i = 1; i < kind->understood.count; i++)
        for (const struct field *field = kind->verb->fields; field->shape; field++)
            known = known && names_something(kind, field->shape, kind->understood.word[i].text);
    return known;
}

/* ---- nearest words --------------------------------------------------------------------------------------------- */

static void nearest_in(struct nearest *nearest, const struct kind *kind, const struct shape *shape)
{
    const struct words *words = shape->words;
    for (int i = 0; words && words->list && words->list[i]; i++)
        nearest_try(nearest, words->list[i]);
    int count = words && words->count ? words->count(kind->match) : 0;
    for (int i = 0; i < count && i < 1000; i++) {
        char room[WORD_ROOM];
        const char *name = words->name(kind->match, i, room);
        if (name)
            nearest_try(nearest, arena_string(kind->arena, name));
    }
    for (int seat = 0; shape->form == FORM_NAME && seat < kind->match->seats; seat++)
        nearest_try(nearest, kind->match->names[seat]);
    if (is_list(shape))
        nearest_in(nearest, kind, shape->of);
    for (const struct field *field = shape->fields; shape->form == FORM_EITHER && field->shape; field++)
        nearest_in(nearest, kind, field->shape);
}

static const char *nearest_word(const struct kind *kind, const struct verb *verb, const char *written)
{
    struct nearest nearest = {.written = written};
    for (const struct field *field = verb->fields; field->shape; field++) {
        if (field > verb->fields)
            nearest_try(&nearest, field->name);
        nearest_in(&nearest, kind, field->shape);
    }
    bool near_enough = nearest.best && 2 * nearest.distance < (int)strlen(written);
    return near_enough ? nearest.best : NULL;
}

static const char *nearest_verb(const struct kind *kind, const char *written)
{
    struct nearest nearest = {.written = written};
    for (const struct verb *verb = kind->match->game->verbs; verb->name; verb++)
        nearest_try(&nearest, verb->name);
    return nearest.best;
}

/* ---- other forms of a word ------------------------------------------------------------------------------------- */

static void add_form(struct forms *forms, const char *form)
{
    if (forms->count < MOST_FORMS)
        forms->form[forms->count++] = form;
}

static void add_irregular(struct forms *forms, const char *word)
{
    static const char *const irregular[][2] = {
        {"bought", "buy"},   {"built", "build"}, {"chose", "choose"}, {"dealt", "deal"}, {"drew", "draw"},
        {"fought", "fight"}, {"gave", "give"},   {"got", "get"},      {"laid", "lay"},   {"sold", "sell"},
        {"spun", "spin"},    {"took", "take"},   {"went", "go"}};
    for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++)
        if (same(irregular[i][0], word))
            add_form(forms, irregular[i][1]);
}

struct forms list_forms(struct arena *arena, const char *word)
{
    static const char *const endings[][2] = {{"s", ""},  {"es", ""},   {"ies", "y"}, {"d", ""},
                                             {"ed", ""}, {"ied", "y"}, {"ing", ""},  {"ing", "e"}};
    struct forms forms = {0};
    size_t length = strlen(word);
    add_form(&forms, word);
    add_irregular(&forms, word);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i][0]), stem = length - ending;
        if (length < ending + 2 || !same(word + stem, endings[i][0]))
            continue;
        add_form(&forms, arena_format(arena, "%.*s%s", (int)stem, word, endings[i][1]));
        if (stem > 3 && word[stem - 1] == word[stem - 2])
            add_form(&forms, arena_copy(arena, word, stem - 1));
    }
    return forms;
}

/* ---- misspelt words -------------------------------------------------------------------------------------------- */

static bool has_place(const struct kind *kind, const struct verb *verb, const struct phrase_word *like,
                      const char *text)
{
    struct phrase_word word = *like;
    word.text = word.written = text;
    return text && word_has_place(kind->match, kind->arena, verb, &word);
}

/* `v al`, `f 10`: what this word and the next are in one. */
static const char *joined(const struct kind *kind, const struct verb *verb, const struct phrase *phrase, int at)
{
    const struct phrase_word *word = &phrase->word[at];
    if (at + 1 == phrase->count || word[1].item != word->item
        || word_has_place(kind->match, kind->arena, verb, word + 1))
        return NULL;
    const char *apart = arena_format(kind->arena, "%s-%s", word->text, word[1].text);
    const char *tight = arena_format(kind->arena, "%s%s", word->text, word[1].text);
    return has_place(kind, verb, word, apart) ? apart : has_place(kind, verb, word, tight) ? tight : NULL;
}

/* `e3+e4`: two words that a sign joins; NULL if they are none. */
static const char *apart(const struct kind *kind, const struct verb *verb, const struct phrase_word *word)
{
    size_t first = strcspn(word->text, "+-/&");
    if (!first || !word->text[first] || !word->text[first + 1])
        return NULL;
    const char *one = arena_copy(kind->arena, word->text, first), *other = word->text + first + 1;
    bool both = has_place(kind, verb, word, one) && has_place(kind, verb, word, other);
    return both ? arena_format(kind->arena, "%s %s", one, other) : NULL;
}

/* The same word in the form that the game knows: a number (`two`, `2gp`), without the ending of a plural or of an owner. */
static const char *in_form(const struct kind *kind, const struct verb *verb, const struct phrase_word *word, bool one)
{
    size_t length = strlen(word->text), ending = length > 3 && same(word->text + length - 2, "'s") ? 2 : 1;
    const char *digits = one || !same(word->text, "one") ? digits_of(word->text) : NULL;
    if (has_place(kind, verb, word, digits))
        return digits;
    size_t number = strspn(word->text, "0123456789");
    if (number && number < length && strspn(word->text + number, "abcdefghijklmnopqrstuvwxyz") == length - number) {
        digits = arena_copy(kind->arena, word->text, number);
        return has_place(kind, verb, word, digits) ? digits : NULL;
    }
    if (length < 3 || word->text[length - 1] != 's')
        return apart(kind, verb, word);
    const char *shorter = arena_copy(kind->arena, word->text, length - ending);
    return has_place(kind, verb, word, shorter) ? shorter : NULL;
}

/* Puts the nearest word for each that is none. `one`: that word is a number (`take one`), not a pronoun (`take the left one`).
   False: nothing was changed, or something is near to nothing, or too much is wrong. */
static bool correct(const struct kind *kind, const struct verb *verb, bool one, struct phrase *phrase)
{
    int misspelt = 0, changed = 0;
    for (int i = 1; i < phrase->count; i++) {
        const struct phrase_word *word = &phrase->word[i];
        if (word->item || word_has_place(kind->match, kind->arena, verb, word))
            continue;
        const char *both = joined(kind, verb, phrase, i), *best = both ? both : in_form(kind, verb, word, one);
        bool small = !best && (is_small_word(word->text) || same(word->text, "one"));
        if (is_negation(word->text))
            return false;
        if (!best && !small) {
            best = nearest_word(kind, verb, word->text);
            misspelt++;
        }
        if ((!best && !small) || ++changed > MOST_RESPELT || misspelt > MOST_MISSPELT)
            return false;
        phrase_replace(phrase, i, both ? 2 : 1, small ? "" : best);
        i -= small;
    }
    return changed > 0;
}

/* Without small words, with numbers in digits: what the game can then reword. False: nothing was changed. */
static bool simplify(const struct kind *kind, const struct verb *verb, bool one, struct phrase *phrase)
{
    int changed = 0;
    for (int i = 1; i < phrase->count && phrase->count <= MOST_SIMPLIFIED; i++) {
        const struct phrase_word *word = &phrase->word[i];
        if (word->item || word_has_place(kind->match, kind->arena, verb, word))
            continue;
        const char *form = in_form(kind, verb, word, one);
        if (!form && !is_small_word(word->text))
            continue;
        phrase_replace(phrase, i, 1, form ? form : "");
        i -= !form;
        changed++;
    }
    return changed > 0;
}

/* `take the left one`: is it no number there? */
static bool has_pronoun(const struct phrase *phrase)
{
    static const char *const before[] = {"the", "left", "right", "other", "same", "first", "last", NULL};
    bool found = false;
    for (int i = 1; i < phrase->count; i++)
        found = found || (phrase_has(phrase, i, "one") && among(before, phrase->word[i - 1].text));
    return found;
}

/* The phrase read as it is, or put right where that is needed. */
static const char *reading_of(struct kind *kind, const struct phrase *phrase)
{
    struct kind again = *kind;
    again.readings = 0;
    again.verb = NULL;
    again.phrase = phrase_copy(phrase);
    read_with_verb(&again);
    const struct verb *verb = again.verb;
    bool pronoun = has_pronoun(phrase);
    for (int turn = 0; turn < 2 && !again.readings && verb; turn++) {
        bool one = pronoun == (turn > 0);
        again.phrase = phrase_copy(phrase);
        bool simpler = simplify(&again, verb, one, &again.phrase);
        if (simpler)
            read_with_verb(&again);
        const char *turned = simpler && !again.readings ? rearranged(&again) : NULL;
        if (turned)
            return turned;
        struct phrase right = phrase_copy(&again.understood);
        if (!again.readings && correct(&again, again.verb, one, &right))
            read_phrase(&again, right);
    }
    if (!again.readings && again.advice) {
        kind->advice = again.advice;
        kind->entries = again.entries;
    }
    return again.readings && !all_known(&again) ? NULL : only_reading(&again);
}

/* The same with this word at its beginning instead of the one at `at`. */
static const char *reading_with(struct kind *kind, int at, const char *verb)
{
    struct phrase phrase = phrase_copy(&kind->phrase);
    phrase_replace(&phrase, at, 1, "");
    phrase_replace(&phrase, 0, 0, verb);
    return reading_of(kind, &phrase);
}

static const char *reading_with_form(struct kind *kind, int at)
{
    struct forms forms = list_forms(kind->arena, kind->phrase.word[at].text);
    const char *meant = NULL;
    for (int i = 0; i < forms.count && !meant; i++)
        meant = reading_with(kind, at, forms.form[i]);
    return meant;
}

/* `deal violet, lemon 2`: items of several words, which need brackets around them all. */
static const char *reading_in_brackets(struct kind *kind, const struct node *value)
{
    size_t verb = value->kind == NODE_WORD ? strcspn(value->text, " ") : 0;
    if (!verb || !strpbrk(value->text, ",;") || strpbrk(value->text, "[]"))
        return NULL;
    struct phrase phrase = {.arena = kind->arena, .actor = kind->actor};
    const char *text = arena_format(kind->arena, "%.*s [%s]", (int)verb, value->text, value->text + verb);
    bool cut = phrase_cut(&phrase, node_word(kind->arena, text, value->at), PART_ANY);
    return cut ? reading_of(kind, &phrase) : NULL;
}

/* How many bytes at the beginning, or before the end, are a sign that says nothing beside a word; 0: none are. */
static size_t sign_length(const char *text, size_t length, bool at_end)
{
    static const char *const signs[] = {"(",      ")",      "!",      "?",      ":",      ".",      "*",      "_",
                                        "\"",     "'",      "`",      "=",      "\u2026", "\u201c", "\u201d", "\u201e",
                                        "\u2018", "\u2019", "\u00ab", "\u00bb", "\u2039", "\u203a", NULL};
    for (const char *const *sign = signs; *sign; sign++) {
        size_t bytes = strlen(*sign);
        if (bytes <= length && memcmp(at_end ? text + length - bytes : text, *sign, bytes) == 0)
            return bytes;
    }
    return 0;
}

struct phrase trimmed_phrase(const struct phrase *phrase)
{
    struct phrase trimmed = phrase_copy(phrase);
    for (int i = 0; i < trimmed.count; i++) {
        const char *text = trimmed.word[i].text;
        size_t length = strlen(text), sign;
        while ((sign = sign_length(text, length, false))) {
            text += sign;
            length -= sign;
        }
        while ((sign = sign_length(text, length, true)))
            length -= sign;
        if (length > 0 && length < strlen(trimmed.word[i].text))
            trimmed.word[i].text = trimmed.word[i].written = arena_copy(phrase->arena, text, length);
        size_t name = strcspn(trimmed.word[i].text, "=:"); /* `level=2` */
        if (name > 0 && trimmed.word[i].text[name])
            phrase_replace(&trimmed, i, 1,
                           arena_format(phrase->arena, "%.*s %s", (int)name, trimmed.word[i].text,
                                        trimmed.word[i].text + name + 1));
    }
    return trimmed;
}

/* Is it a sign, or does a remark begin with it? */
static bool begins_remark(const struct kind *kind, const struct phrase_word *word)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    return word->text[0] == '(' || (!strpbrk(word->text, letters) && !name_meant(kind->match, word->written));
}

/* `bid ares 2 (at last)`, `take 2 // hm`: without what stands behind the entry. */
static const char *reading_without_remark(struct kind *kind)
{
    struct phrase phrase = phrase_copy(&kind->phrase);
    int at = 1;
    while (at < phrase.count && !begins_remark(kind, &phrase.word[at]))
        at++;
    if (at >= phrase.count)
        return NULL;
    phrase.count = at;
    return reading_of(kind, &phrase);
}

const char *corrected(struct kind *whole, const struct node *value)
{
    struct kind trimmed = *whole, *kind = &trimmed;
    kind->phrase = trimmed_phrase(&whole->phrase);
    if (!kind->phrase.count)
        return NULL;
    const char *meant = reading_in_brackets(kind, value);
    if (!meant)
        meant = kind->verb ? reading_of(kind, &kind->phrase) : reading_with_form(kind, 0);
    const char *nearest = kind->verb || meant ? NULL : nearest_verb(kind, kind->phrase.word[0].text);
    if (nearest)
        meant = reading_with(kind, 0, nearest);
    whole->advice = kind->advice;
    whole->entries = kind->entries;
    for (int at = 1; at < kind->phrase.count && at < MOST_RESPELT && !kind->verb && !meant; at++)
        meant = reading_with_form(kind, at);
    return meant ? meant : reading_without_remark(whole);
}
