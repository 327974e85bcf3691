/* Words: comparing what was written with what is known, numbers in text. */
#include "base/words.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/text.h"

enum { LONGEST_WORD = 40 };

bool one_of(const char *words, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = words; length && at && (at = strstr(at, word)); at += length)
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* Each letter in lower case as a number; a letter of several bytes has all of them in its number. Returns how many
   letters. Case is ignored: G6 is nearer to g6 than to c6. */
static int spell(const char *word, unsigned letter[LONGEST_WORD])
{
    int count = 0;
    for (; *word; word++) {
        unsigned byte = (unsigned char)*word;
        if ((byte & 0xc0) == 0x80 && count)
            letter[count - 1] = letter[count - 1] << 8 | byte;
        else
            letter[count++] = byte < 0x80 ? (unsigned)tolower((int)byte) : byte;
    }
    return count;
}

int letters_wrong(const char *written, const char *word)
{
    if (strlen(written) > LONGEST_WORD || strlen(word) > LONGEST_WORD)
        return LONGEST_WORD;
    unsigned a[LONGEST_WORD], b[LONGEST_WORD];
    int cost[LONGEST_WORD + 1][LONGEST_WORD + 1], rows = spell(written, a), columns = spell(word, b);
    for (int i = 0; i <= rows; i++)
        cost[i][0] = i;
    for (int j = 0; j <= columns; j++)
        cost[0][j] = j;
    for (int i = 1; i <= rows; i++)
        for (int j = 1; j <= columns; j++) {
            int change = a[i - 1] != b[j - 1];
            cost[i][j] = smallest(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change);
            bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped && cost[i - 2][j - 2] + 1 < cost[i][j])
                cost[i][j] = cost[i - 2][j - 2] + 1;
        }
    return cost[rows][columns];
}

/* ---- lines of several words ---- */

enum { MOST_WORDS = 24, EXTRA_WORD = 6, OTHER_WORD = 4, OTHER_LETTERS = 4 };

struct word_list {
    char word[MOST_WORDS][LONGEST_WORD + 1];
    int count;
};

static struct word_list split_words(const char *line)
{
    static const char blanks[] = " ,:{}[]'\"";
    struct word_list words = {.count = 0};
    for (line += strspn(line, blanks); *line && words.count < MOST_WORDS; line += strspn(line, blanks)) {
        size_t length = strcspn(line, blanks);
        put_string(words.word[words.count++], LONGEST_WORD + 1, "%.*s", (int)length, line);
        line += length;
    }
    return words;
}

static bool is_number(const char *word)
{
    return word[strspn(word, "0123456789")] == '\0';
}

/* Words that share less than half of their letters are all equally far apart. Two numbers are always one letter
   apart. */
static int letters_apart(const char *a, const char *b)
{
    int letters = letters_wrong(a, b);
    size_t longer = strlen(a) > strlen(b) ? strlen(a) : strlen(b);
    if (is_number(a) && is_number(b))
        return 1;
    return letters > OTHER_LETTERS || 2 * (size_t)letters > longer + 1 ? OTHER_LETTERS : letters;
}

bool line_leaves_out(const char *shorter, const char *longer)
{
    struct word_list few = split_words(shorter), many = split_words(longer);
    int found = 0;
    for (int i = 0; i < many.count && found < few.count; i++)
        found += same(few.word[found], many.word[i]);
    return found == few.count && few.count < many.count;
}

int line_distance(const char *a, const char *b)
{
    struct word_list rows = split_words(a), columns = split_words(b);
    int cost[MOST_WORDS + 1][MOST_WORDS + 1];
    for (int i = 0; i <= rows.count; i++)
        cost[i][0] = i * EXTRA_WORD;
    for (int j = 0; j <= columns.count; j++)
        cost[0][j] = j * EXTRA_WORD;
    for (int i = 1; i <= rows.count; i++)
        for (int j = 1; j <= columns.count; j++) {
            const char *one = rows.word[i - 1], *other = columns.word[j - 1];
            int change = same(one, other) ? 0 : OTHER_WORD + letters_apart(one, other) - 1;
            cost[i][j] =
                smallest(cost[i - 1][j] + EXTRA_WORD, cost[i][j - 1] + EXTRA_WORD, cost[i - 1][j - 1] + change);
        }
    return cost[rows.count][columns.count];
}

bool line_shares(const char *a, const char *b)
{
    struct word_list one = split_words(a), other = split_words(b);
    for (int i = 0; i < one.count; i++)
        for (int j = 0; j < other.count; j++)
            if (strcasecmp(one.word[i], other.word[j]) == 0)
                return true;
    return false;
}

/* The same word or number, or hardly misspelt. */
static bool is_like(const char *written, const char *word)
{
    const char *digits = digits_of(written);
    bool number = digits || is_number(written) || is_number(word);
    return number ? same(digits ? digits : written, word) : letters_apart(written, word) < OTHER_LETTERS;
}

bool line_keeps(const char *fix, const char *line)
{
    static const char small[] = "a an the one his her their of to from on in at by for with and";
    struct word_list said = split_words(line), kept = split_words(fix);
    int balance = 0;
    for (int i = 0; i < said.count; i++) {
        int place = 0;
        while (place < kept.count && !(*kept.word[place] && is_like(said.word[i], kept.word[place])))
            place++;
        if (one_of(small, said.word[i]))
            continue;
        balance += place == kept.count ? -1 : place > 1;
        if (place < kept.count)
            *kept.word[place] = '\0';
    }
    return balance >= 0;
}

const char *word_in(const char *text, const char *word, const char *signs)
{
    size_t length = strlen(word);
    for (const char *at = text; *at; at++)
        if ((at == text || strchr(signs, at[-1])) && strncasecmp(at, word, length) == 0 && strchr(signs, at[length]))
            return at;
    return NULL;
}

bool line_says(const char *line, const char *words)
{
    struct word_list said = split_words(line), sought = split_words(words);
    for (int i = 0; i + sought.count <= said.count; i++) {
        int found = 0;
        while (found < sought.count && strcasecmp(said.word[i + found], sought.word[found]) == 0)
            found++;
        if (found == sought.count)
            return true;
    }
    return false;
}

const char *digits_of(const char *word)
{
    static const char *const numbers[] = {"zero",  "one",   "two",  "three", "four",   "five",   "six",
                                          "seven", "eight", "nine", "ten",   "eleven", "twelve", NULL};
    static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
    for (int i = 0; numbers[i]; i++)
        if (same(numbers[i], word))
            return digits[i];
    return NULL;
}

/* The word without brackets, commas and colons around it, which belong to YAML rather than to the word. */
static const char *strip(const char *word, char room[LONGEST_WORD + 1])
{
    static const char signs[] = "[]{}(),;:";
    word += strspn(word, signs);
    size_t length = strlen(word);
    while (length > 0 && strchr(signs, word[length - 1]))
        length--;
    if (length > LONGEST_WORD)
        return word;
    put_string(room, LONGEST_WORD + 1, "%.*s", (int)length, word);
    return room;
}

static void add_known(struct nearest *nearest, const char *known)
{
    static const char more[] = ", ...";
    const char *between = nearest->used ? ", " : "";
    if (nearest->full)
        return;
    nearest->full = nearest->used + strlen(between) + strlen(known) + sizeof more > KNOWN_ROOM;
    nearest->used += (size_t)put_string(nearest->known + nearest->used, KNOWN_ROOM - nearest->used, "%s%s", between,
                                        nearest->full ? "..." : known);
}

/* A third of the letters may differ. Of three letters two may be swapped or one may be missing: `and` is not near
   `add`. */
static bool is_near(const char *written, const char *known, int distance)
{
    size_t length = strlen(known);
    if (length > 3)
        return distance <= (int)length / 3;
    return distance <= 1 && length > 2
           && (strlen(written) != length || (strspn(written, known) == length && strspn(known, written) == length));
}

void nearest_try(struct nearest *nearest, const char *known)
{
    enum { SHORTEST_BEGINNING = 3, FARTHEST = 1000 };
    char room[LONGEST_WORD + 1] = "";
    add_known(nearest, known);
    const char *written = strip(nearest->written, room);
    bool begins = strlen(known) >= SHORTEST_BEGINNING && strncasecmp(written, known, strlen(known)) == 0;
    int distance = letters_wrong(written, known);
    bool near = is_near(written, known, distance);
    int rank = near ? 2 * distance - begins : FARTHEST;
    if ((!near && !begins) || (nearest->best && rank >= nearest->rank))
        return;
    nearest->best = known;
    nearest->distance = distance;
    nearest->rank = rank;
}

struct hint nearest_hint(const struct nearest *nearest)
{
    return (struct hint){nearest->best, nearest->known, nearest->written};
}

const char *hint_text(struct hint hint, char room[HINT_ROOM])
{
    room[0] = '\0';
    if (hint.guess)
        put_string(room, HINT_ROOM, "; did you mean `%.250s`?", hint.guess);
    else if (hint.known && *hint.known)
        put_string(room, HINT_ROOM, "; known: %s", hint.known);
    return room;
}

bool read_number(const char *text, long low, long high, long *number)
{
    const char *digit = text + (*text == '-' || *text == '+');
    long value = 0;
    if (!*digit)
        return false;
    for (; *digit; digit++) {
        if (*digit < '0' || *digit > '9' || value > 100000000)
            return false;
        value = value * 10 + (*digit - '0');
    }
    if (*text == '-')
        value = -value;
    *number = value;
    return value >= low && value <= high;
}

bool read_halves(const char *text, long *halves)
{
    char whole[LONGEST_WORD];
    const char *dot = strchr(text, '.');
    size_t length = dot ? (size_t)(dot - text) : strlen(text);
    if (length >= sizeof whole || (dot && !same(dot, ".5") && !same(dot, ".0")))
        return false;
    memcpy(whole, text, length);
    whole[length] = '\0';
    long number;
    if (!read_number(whole, -100000000, 100000000, &number))
        return false;
    long half = dot && dot[1] == '5' ? 1 : 0;
    *halves = 2 * number + (*text == '-' ? -half : half);
    return true;
}

bool read_halves_loosely(const char *text, long *halves)
{
    static const char half_sign[] = "\u00bd";
    char plain[LONGEST_WORD];
    size_t length = strlen(text), whole = strcspn(text, half_sign);
    bool marked = length >= 2 && whole == length - 2 && same(text + whole, half_sign);
    if (length + 4 >= sizeof plain)
        return false;
    if (marked)
        put_string(plain, sizeof plain, "%.*s%s.5", (int)whole, text, whole == strspn(text, "-+") ? "0" : "");
    else
        put_string(plain, sizeof plain, "%s", text);
    char *comma = strchr(plain, ',');
    if (comma)
        *comma = '.';
    return read_halves(plain, halves);
}

const char *halves_string(char room[16], int halves)
{
    int whole = (halves < 0 ? -halves : halves) / 2;
    if (halves >= 0 && halves % 2 == 0)
        put_string(room, 16, "%d", whole);
    else
        put_string(room, 16, "%s%d%s", halves < 0 ? "-" : "", whole, halves % 2 ? ".5" : "");
    return room;
}
