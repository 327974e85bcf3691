/* Myriath: other words for the same thing, read kindly. */
#include <ctype.h>
#include <string.h>

#include "game/phrase.h"
#include "games/myriath/myriath.h"

const char *const myr_other_first[] = {"start", "starts", "begin", "begins", "starter", NULL};
const char *const myr_other_octagon[] = {"oct", "octagonal", NULL};
const char *const myr_other_place[] = {"lay", "lays", "laid", "put", "puts", "add", "places", "placed", NULL};
const char *const myr_other_pass[] = {"passes", "skip", "skips", "stuck", "cannot", NULL};

const struct other_word myr_other_words[] = {
    {"on", "at"},         {"from", "at"},
    {"rotate", "turn"},   {"rotated", "turn"},
    {"rotation", "turn"}, {"turned", "turn"},
    {"flipped", "flip"},  {"mirror", "flip"},
    {"mirrored", "flip"}, {"going", "go"},
    {"along", "go"},      {"towards", "go"},
    {"direction", "go"},  {0},
};

/* ---- one word -------------------------------------------------------------------------------------------------- */

static bool is_among(const char *word, const char *const *words)
{
    for (; *words; words++)
        if (same(*words, word))
            return true;
    return false;
}

static bool is_tile(const struct match *match, const char *word)
{
    int value;
    return words_read(&myr_tile_words, match, word, &value);
}

/* "8h" and "h-8" are h8. */
static bool respell_space(const char *word, char room[WORD_ROOM])
{
    size_t length = strlen(word), digits = strspn(word, "0123456789");
    if (length < 2 || length >= WORD_ROOM - 1)
        return false;
    if (digits == length - 1 && digits && islower((unsigned char)word[digits]))
        put_string(room, WORD_ROOM, "%c%.*s", word[digits], (int)digits, word);
    else if (islower((unsigned char)word[0]) && word[1] == '-' && length > 2
             && strspn(word + 2, "0123456789") == length - 2)
        put_string(room, WORD_ROOM, "%c%s", word[0], word + 2);
    else
        return false;
    return true;
}

/* "v_al" and "v.al" are v-al. */
static bool respell_tile(const struct match *match, const char *word, char room[WORD_ROOM])
{
    if (strlen(word) >= WORD_ROOM)
        return false;
    put_string(room, WORD_ROOM, "%s", word);
    for (char *c = room; *c; c++)
        *c = (char)(*c == '_' || *c == '.' ? '-' : *c);
    return !same(room, word) && is_tile(match, room);
}

/* "90°" and "90deg" are 90. */
static bool respell_degrees(const char *word, char room[WORD_ROOM])
{
    size_t digits = strspn(word, "0123456789");
    if (!digits || (!same(word + digits, "\u00b0") && !same(word + digits, "deg")))
        return false;
    put_string(room, WORD_ROOM, "%.*s", (int)digits, word);
    return true;
}

/* The steps a word stands for: a direction by name, or letters, perhaps with hyphens between them. 0: it is none. */
static int steps_of(const char *word, char room[WORD_ROOM])
{
    static const struct {
        const char *word;
        char step;
    } named[] = {{"north", 'n'}, {"up", 'n'},   {"east", 'e'}, {"right", 'e'},
                 {"south", 's'}, {"down", 's'}, {"west", 'w'}, {"left", 'w'}};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (same(named[i].word, word)) {
            room[0] = named[i].step;
            return 1;
        }
    int count = 0;
    for (const char *c = word; *c && count < WORD_ROOM - 1; c++)
        if (myr_face(*c) >= 0)
            room[count++] = *c;
        else if (*c != '-' || c == word || !c[1])
            return 0;
    return count;
}

/* ---- the phrase ------------------------------------------------------------------------------------------------ */

static bool is_field(const struct phrase *phrase, int at)
{
    static const char *const fields[] = {"at", "turn", "flip", "go", NULL};
    return at < phrase->count && is_among(phrase->word[at].text, fields);
}

/* From `at` on as many words as are steps become one. */
static void join_steps(struct phrase *phrase, int at)
{
    char path[WORD_ROOM] = "", steps[WORD_ROOM];
    int words = 0, length = 0;
    for (int count; at + words < phrase->count && !is_field(phrase, at + words)
                    && (count = steps_of(phrase->word[at + words].text, steps)) > 0 && length + count < WORD_ROOM;
         words++) {
        memcpy(path + length, steps, (size_t)count);
        length += count;
    }
    path[length] = '\0';
    if (!words || (words == 1 && same(phrase->word[at].text, path)))
        return;
    phrase_replace(phrase, at, words, path);
    phrase->word[at].item = 0;
}

static void reword_values(const struct match *match, struct phrase *phrase)
{
    for (int at = 1; at < phrase->count; at++) {
        char room[WORD_ROOM], steps[WORD_ROOM];
        const char *word = phrase->word[at].text;
        bool turning = phrase_has(phrase, at - 1, "turn");
        if (is_field(phrase, at) || is_tile(match, word))
            continue;
        if (respell_tile(match, word, room) || respell_space(word, room) || respell_degrees(word, room))
            phrase_replace(phrase, at, 1, room);
        else if (phrase_has(phrase, at - 1, "flip") && (same(word, "yes") || same(word, "no")))
            phrase_replace(phrase, at, 1, same(word, "yes") ? "true" : "false");
        else if (at > 1 && !turning && steps_of(word, steps))
            join_steps(phrase, at);
        if (phrase_has(phrase, at + 1, "degrees") && strspn(phrase->word[at].text, "0123456789"))
            phrase_replace(phrase, at + 1, 1, "");
    }
}

/* "octagon around e5" is octagon e5. */
static void reword_octagon(struct phrase *phrase)
{
    char room[WORD_ROOM];
    if (phrase->count == 3 && (phrase_has(phrase, 1, "at") || phrase_has(phrase, 1, "around")))
        phrase_replace(phrase, 1, 1, "");
    if (phrase->count == 2 && respell_space(phrase->word[1].text, room))
        phrase_replace(phrase, 1, 1, room);
}

/* A stem without its ends says too little: what could be meant is what the player has left. */
static void advise_ends(const struct match *match, const struct myr_state *s, struct phrase *phrase)
{
    const struct myr_box *box = match->box;
    const char *stem = phrase->word[1].text;
    struct text left = {0};
    bool known = false;
    for (int i = 0; i < box->tiles; i++) {
        const struct myr_tile *tile = &box->tile[i];
        if ((size_t)tile->stem != strlen(stem) || strncmp(tile->name, stem, strlen(stem)) != 0)
            continue;
        known = true;
        if (!(s->spent[phrase->actor] >> i & 1u))
            text_format(&left, "%s%s", left.length ? ", " : "", tile->name);
    }
    if (known)
        phrase_advise(phrase, "which ends has this %.40s? %.40s has %.180s left", stem, match->names[phrase->actor],
                      left.length ? text_string(&left) : "none of them");
    text_free(&left);
}

void myr_reword(const struct match *match, const void *state, struct phrase *phrase)
{
    static const char *const octagon[] = {"octagon", "oct", "octagonal", NULL};
    bool placing = phrase_has(phrase, 0, "place") && phrase->actor != CHANCE;
    if (placing && phrase->count > 1 && is_among(phrase->word[1].text, octagon)) {
        phrase_replace(phrase, 1, 1, "");
        phrase_replace(phrase, 0, 1, "octagon");
        placing = false;
    }
    if (phrase_has(phrase, 0, "octagon"))
        reword_octagon(phrase);
    if (!placing)
        return;
    reword_values(match, phrase);
    if (phrase->count > 1 && !is_tile(match, phrase->word[1].text))
        advise_ends(match, state, phrase);
}

/* "1/2", "12 1/2" */
static bool read_fraction(const char *written, long *halves)
{
    size_t length = strlen(written), digits = strspn(written, "0123456789");
    long whole = 0;
    if (same(written, "1/2")) {
        *halves = 1;
        return true;
    }
    if (!digits || digits > 4 || length != digits + 4 || !same(written + digits, " 1/2"))
        return false;
    for (size_t i = 0; i < digits; i++)
        whole = 10 * whole + written[i] - '0';
    *halves = 2 * whole + 1;
    return true;
}

bool myr_read_points(const char *written, long *halves)
{
    size_t whole = strspn(written, "xX");
    bool half = written[whole] == '/';
    *halves = (long)(2 * whole) + half;
    return (whole + half > 0 && !written[whole + half] && whole < 1000) || read_fraction(written, halves);
}
