/* Phrases: looking at words and putting others in their place. */
#include "game/phrase.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"

bool phrase_has(const struct phrase *phrase, int at, const char *text)
{
    return at >= 0 && at < phrase->count && same(phrase->word[at].text, text);
}

static int blank_separated(const char *text)
{
    int words = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        text += strcspn(text, " ");
        words++;
    }
    return words;
}

static void make_room(struct phrase *phrase, int count)
{
    if (count <= phrase->room)
        return;
    struct phrase_word *wider = arena_raw(phrase->arena, 2 * (size_t)count * sizeof *wider);
    if (phrase->count)
        memcpy(wider, phrase->word, (size_t)phrase->count * sizeof *wider);
    phrase->word = wider;
    phrase->room = 2 * count;
}

void phrase_replace(struct phrase *phrase, int at, int count, const char *text)
{
    int coming = blank_separated(text), behind = phrase->count - at - count;
    make_room(phrase, phrase->count - count + coming);
    struct phrase_word like = at < phrase->count ? phrase->word[at]
                              : phrase->count    ? phrase->word[phrase->count - 1]
                                                 : (struct phrase_word){0};
    if (count > 1 && coming == 1) {
        like.at.end_line = phrase->word[at + count - 1].at.end_line;
        like.at.end_column = phrase->word[at + count - 1].at.end_column;
    }
    if (behind > 0)
        memmove(phrase->word + at + coming, phrase->word + at + count, (size_t)behind * sizeof *phrase->word);
    for (int i = 0; i < coming; i++) {
        text += strspn(text, " ");
        size_t length = strcspn(text, " ");
        like.text = like.written = arena_copy(phrase->arena, text, length);
        phrase->word[at + i] = like;
        text += length;
    }
    phrase->count += coming - count;
}

void phrase_advise(struct phrase *phrase, const char *format, ...)
{
    char advice[300];
    va_list args;
    va_start(args, format);
    vsnprintf(advice, sizeof advice, format, args);
    va_end(args);
    phrase->advice = arena_string(phrase->arena, advice);
}

void phrase_write(struct phrase *phrase, const char *entry)
{
    const char *before = phrase->entries;
    phrase->entries =
        before ? arena_format(phrase->arena, "%s\n%s", before, entry) : arena_string(phrase->arena, entry);
}

void phrase_write_instead(struct phrase *phrase, const char *why, const char *format, ...)
{
    char entry[200];
    va_list args;
    va_start(args, format);
    vsnprintf(entry, sizeof entry, format, args);
    va_end(args);
    phrase_advise(phrase, "%s: write `%s`", why, entry);
    phrase_write(phrase, entry);
}
