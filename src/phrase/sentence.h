/* A sentence, cut into words once. */
#ifndef PHRASE_SENTENCE_H
#define PHRASE_SENTENCE_H

#include <string.h>

#include "phrase/book.h"
#include "phrase/english.h"
#include "phrase/phrase.h"

enum { WORDS_MAX = 120 };

struct word {
    const char *text;    /* lower case, without accents */
    int number, ordinal; /* -1: none */
    unsigned classes;    /* of English, as bits */
    bool article, comma, joiner;
    int depth; /* how many brackets are around it */
    int forms; /* how many words of the tables it may be */
    struct {
        int word;
        enum bend bend;
    } form[BASES_MAX];
    uint64_t kinds;           /* kinds whose values may begin here */
    int kind_row;             /* how many may begin at the words before */
    const uint64_t *patterns; /* patterns that may begin here */
    const int *rows;          /* by 64 patterns: how many may begin in the sentence up to there */
};

/* "w4", "3": it may be a space or an amount, so it is never passed over. */
static inline bool has_digit(const struct word *word)
{
    return strpbrk(word->text, "0123456789") != NULL;
}

/* Is the word of this class of English? */
static inline bool is_of(const struct word *word, int class)
{
    return word->classes >> class & 1;
}

/* Is one of its forms bent like this? */
static inline bool is_bent(const struct word *word, enum bend bend)
{
    for (int i = 0; i < word->forms; i++)
        if (word->form[i].bend == bend)
            return true;
    return false;
}

/* May the pattern begin with one of its forms? `pattern` may be NO_PATTERN. */
bool may_begin(const struct book *book, int pattern, const struct word *word);

/* What sentences are cut for. */
struct setting {
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    struct known_name *name; /* names of players, and other words for them */
    int name_count;
};

struct sentence {
    const struct setting *in;
    struct word *word;
    int count, room;
    bool torn;              /* too long, or its brackets do not match */
    const uint64_t *headed; /* lines of which it may have a head */
    int rows;               /* how many patterns may begin at how many words */
    int kind_rows;          /* the same of kinds */
};

/* The word there; "" before the first and after the last. */
static inline const char *text_at(const struct sentence *sentence, int at)
{
    return at >= 0 && at < sentence->count ? sentence->word[at].text : "";
}

/* Is the word there one of the class? */
static inline bool class_at(const struct sentence *sentence, int at, int class)
{
    return at >= 0 && at < sentence->count && is_of(&sentence->word[at], class);
}

static inline int past_articles(const struct sentence *sentence, int at)
{
    while (at < sentence->count && sentence->word[at].article)
        at++;
    return at;
}

/* A name of a player. */
struct known_name {
    int seat;
    struct sentence cut;
};

/* The sentence without the words from `from` up to `to`. */
struct sentence sentence_without(const struct sentence *sentence, int from, int to);

/* Is it a value as written, such as a space of the board? */
bool is_value(const struct setting *in, const char *text);

/* The same, or may it begin the name of a thing? */
bool is_thing(const struct setting *in, const struct word *word);

/* is_player: the name of a player, in any spelling. is_somebody: also another word for a player. */
bool is_player(const struct match *match, const char *text);
bool is_somebody(const struct match *match, const char *text);

/* Cuts a name into its words, without finding out what they may be. */
struct sentence words_cut(const struct setting *in, const char *line);

struct sentence sentence_cut(const struct setting *in, const char *line);

#endif
