/* Myst: landmarks and cards as people spell them in head, table and claims. */
#include <string.h>

#include "games/myst/myst.h"

enum { LONGEST = 80 };

const struct other_word myst_other_words[] = {
    {"leader", "went-first"},
    {"colors", "colours"},
    {"color", "colours"},
    {"controls", "landmarks"}, /* a final count */
    {"controlled", "landmarks"},
    {"marker-switches", "switches"},
    {"marker switches", "switches"},
    {"markers", "switches"},
    {"score", "total"},
    {"laid", "covered"},
    {"captured", "covered"},
    {0},
};

/* Lower case, without spaces, hyphens and underscores but after a number, and without `the` before it. */
static void squeeze(const char *word, char out[LONGEST])
{
    size_t used = 0;
    if ((word[0] | 32) == 't' && (word[1] | 32) == 'h' && (word[2] | 32) == 'e' && word[3] == ' ')
        word += 4;
    for (; *word && used + 1 < LONGEST; word++) {
        bool joint = *word == ' ' || *word == '-' || *word == '_',
             number = used && out[used - 1] >= '0' && out[used - 1] <= '9';
        if (!joint || number)
            out[used++] = (char)(*word >= 'A' && *word <= 'Z' ? *word - 'A' + 'a' : *word);
    }
    out[used] = '\0';
}

/* How many letters of `said` are one word of the landmark's name, with or without the s of a plural; 0: none. */
static size_t word_of_landmark(const char *landmark, const char *said)
{
    size_t longest = 0;
    for (const char *word = landmark; *word; word += strspn(word, "-")) {
        size_t length = strcspn(word, "-"), singular = length - (length > 3 && word[length - 1] == 's');
        if (*said == *word && strncmp(said, word, singular) == 0 && singular > longest)
            longest = strncmp(said, word, length) == 0 ? length : singular;
        word += length;
    }
    return longest;
}

/* How many letters `squeezed` begins with that are the whole name of a landmark, or with `part` one of its words or an
   abbreviation: "gears", "lib."; 0: none. */
static size_t landmark_said(const char *landmark, const char *squeezed, bool part)
{
    char known[LONGEST];
    size_t word = part ? word_of_landmark(landmark, squeezed) : 0;
    if ((*landmark | 32) != *squeezed)
        return word;
    size_t dot = strcspn(squeezed, ".");
    if (part)
        return dot >= 3 && squeezed[dot] && dot + 1 > word && strncmp(landmark, squeezed, dot) == 0 ? dot + 1 : word;
    squeeze(landmark, known);
    return strncmp(squeezed, known, strlen(known)) == 0 ? strlen(known) : 0;
}

/* The landmark with the longest name that `squeezed` begins with, else the only one with the longest part of a name, or
   -1; `*rest` is what follows. */
static int landmark_meant(const struct myst_box *box, const char *squeezed, const char **rest)
{
    int found = -1;
    size_t longest = 0;
    for (int parts = 0; parts < 2 && box && found < 0; parts++)
        for (int i = 0; i < box->landmarks; i++) {
            size_t length = landmark_said(box->landmark[i], squeezed, parts);
            if (parts && length && length == longest)
                found = -1;
            if (length > longest) {
                found = i;
                longest = length;
            }
        }
    *rest = squeezed + longest;
    return found;
}

const char *myst_meant_place(const struct match *match, const char *word, char room[WORD_ROOM])
{
    char squeezed[LONGEST];
    const char *rest;
    squeeze(word, squeezed);
    int landmark = landmark_meant(myst_box_of(match), squeezed, &rest);
    if (landmark < 0 || *rest)
        return NULL;
    put_string(room, WORD_ROOM, "%s", myst_box_of(match)->landmark[landmark]);
    return room;
}

bool myst_says_part(const struct match *match, const char *word)
{
    const struct myst_box *box = myst_box_of(match);
    for (; *word; word += strspn(word, "-")) {
        size_t length = strcspn(word, "-");
        if (length == 4 && strncmp(word, "rest", length) == 0)
            return true;
        for (int i = 0; box && i < box->landmarks; i++)
            if (word_of_landmark(box->landmark[i], word) == length)
                return true;
        word += length;
    }
    return false;
}

const char *myst_meant_face(const struct match *match, const char *word, char room[WORD_ROOM])
{
    char squeezed[LONGEST];
    const char *rest;
    long value = 0;
    squeeze(word, squeezed);
    if (one_of("book linkingbook", squeezed))
        return "linking-book";
    int landmark = landmark_meant(myst_box_of(match), squeezed, &rest);
    rest += strncmp(rest, "worth", 5) == 0 ? 5 : 0;
    const char *number = digits_of(rest) ? digits_of(rest) : rest;
    if (landmark < 0 || *number < '1' || *number > '9' || !read_number(number, 1, CARD_VALUE_MAX, &value))
        return NULL;
    put_string(room, WORD_ROOM, "%s-%ld", myst_box_of(match)->landmark[landmark], value);
    return room;
}

const char *myst_meant_card(const struct match *match, const char *word, char room[WORD_ROOM])
{
    char squeezed[LONGEST];
    squeeze(word, squeezed);
    return one_of("? hidden x", squeezed) ? "unknown" : myst_meant_face(match, word, room);
}
