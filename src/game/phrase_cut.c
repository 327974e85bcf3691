/* Phrases: cutting what was written into words. */
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "doc/node.h"
#include "game/phrase.h"

enum { MOST_WORDS = 512 };

struct phrase phrase_copy(const struct phrase *phrase)
{
    struct phrase copy = *phrase;
    copy.word = arena_raw(phrase->arena, (size_t)(phrase->count + 1) * sizeof *copy.word);
    copy.room = phrase->count;
    if (phrase->count)
        memcpy(copy.word, phrase->word, (size_t)phrase->count * sizeof *copy.word);
    return copy;
}

void phrase_add(struct phrase *phrase, const char *bytes, size_t length, struct place at, enum phrase_part part)
{
    phrase_replace(phrase, phrase->count, 0, ".");
    struct phrase_word *word = &phrase->word[phrase->count - 1];
    char *lower = arena_raw(phrase->arena, length + 1);
    for (size_t i = 0; i < length; i++)
        lower[i] = (char)(bytes[i] >= 'A' && bytes[i] <= 'Z' ? bytes[i] - 'A' + 'a' : bytes[i]);
    lower[length] = '\0';
    *word = (struct phrase_word){.text = lower, .written = arena_copy(phrase->arena, bytes, length), .at = at};
    word->part = part;
}

/* ---- what stands between words --------------------------------------------------------------------------------- */

static size_t is_any(const char *at, const char *const *signs)
{
    for (; *signs; signs++)
        if (strncmp(at, *signs, strlen(*signs)) == 0)
            return strlen(*signs);
    return 0;
}

/* Its length; 0 for a letter of a word. */
static size_t blank_length(const char *at)
{
    static const char *const blanks[] = {" ", "\n", "\t", "\r", "\u00a0", "\u202f", "\u2009", "\u200b", NULL};
    return is_any(at, blanks);
}

static size_t arrow_length(const char *at)
{
    static const char *const arrows[] = {"-->",    "->",     "==>",    "=>",     "\u2192", "\u21d2", "\u21a6", "\u27f6",
                                         "\u2794", "\u2799", "\u279b", "\u279c", "\u279d", "\u279e", NULL};
    return is_any(at, arrows);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80);
}

/* Without the full stop of a sentence: one behind a letter, a number or a bracket. */
static size_t length_without_stop(const char *text)
{
    size_t length = strlen(text);
    while (length && (text[length - 1] == ' ' || text[length - 1] == '\n'))
        length--;
    bool stop =
        length > 1 && text[length - 1] == '.' && (is_letter(text[length - 2]) || strchr("] ", text[length - 2]));
    return stop ? length - 1 : length;
}

/* ---- cutting --------------------------------------------------------------------------------------------------- */

struct cutter {
    struct phrase *phrase;
    const struct node *scalar;
    const char *text;
    size_t length;
    enum phrase_part part;
    bool listed, fits; /* inside of brackets; they fit together so far */
    int before;        /* words before the bracket */
};

/* Exact where the text stands on one line without quotes. */
static struct place word_place(const struct cutter *cutter, size_t from, size_t to)
{
    struct place at = cutter->scalar->at;
    if (!cutter->scalar->plain || at.line != at.end_line)
        return at;
    int column = at.column + code_points(cutter->text, from);
    return (struct place){at.line, column, at.line, column + code_points(cutter->text + from, to - from)};
}

static size_t word_end(const struct cutter *cutter, size_t at)
{
    const char *text = cutter->text;
    while (at < cutter->length && !strchr(",;[]", text[at]) && !blank_length(text + at) && !arrow_length(text + at))
        at++;
    return at;
}

static void close_list(struct cutter *cutter, size_t at)
{
    struct phrase *phrase = cutter->phrase;
    cutter->fits = cutter->fits && cutter->listed;
    cutter->listed = false;
    if (phrase->count > cutter->before)
        return;
    phrase_add(phrase, "", 0, word_place(cutter, at, at + 1), PART_VALUE);
    phrase->word[phrase->count - 1].item = phrase->items;
}

/* One sign between words; returns its length. */
static size_t take_sign(struct cutter *cutter, size_t at)
{
    struct phrase *phrase = cutter->phrase;
    char sign = cutter->text[at];
    if (sign == '[') {
        cutter->fits = cutter->fits && !cutter->listed;
        cutter->listed = true;
        cutter->before = phrase->count;
    }
    if (sign == ']')
        close_list(cutter, at);
    phrase->items += sign == '[' || (cutter->listed && (sign == ',' || sign == ';'));
    return strchr("[],;", sign) ? 1 : blank_length(cutter->text + at) + arrow_length(cutter->text + at);
}

static size_t take_word(struct cutter *cutter, size_t at, size_t end)
{
    struct phrase *phrase = cutter->phrase;
    phrase_add(phrase, cutter->text + at, end - at, word_place(cutter, at, end), cutter->part);
    phrase->word[phrase->count - 1].item = cutter->listed ? phrase->items : 0;
    return end - at;
}

bool phrase_cut(struct phrase *phrase, const struct node *scalar, enum phrase_part part)
{
    struct cutter cutter = {.phrase = phrase,
                            .scalar = scalar,
                            .text = scalar->text,
                            .length = length_without_stop(scalar->text),
                            .part = part,
                            .fits = true};
    for (size_t at = 0; at < cutter.length && phrase->count < MOST_WORDS;) {
        size_t end = word_end(&cutter, at);
        at += end > at ? take_word(&cutter, at, end) : take_sign(&cutter, at);
    }
    return cutter.fits && !cutter.listed && phrase->count < MOST_WORDS;
}
