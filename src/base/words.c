/* Words: comparing what was written with what is known; widths of text on a terminal. */
#include "base/words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"

enum { LONGEST_WORD = 40 };

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* Capitals are no mistake worth counting: G6 is nearer to g6 than to c6. */
static bool alike(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

int word_distance(const char *a, const char *b)
{
    int rows = (int)strlen(a), columns = (int)strlen(b);
    if (rows > LONGEST_WORD || columns > LONGEST_WORD)
        return LONGEST_WORD;
    int cost[LONGEST_WORD + 1][LONGEST_WORD + 1];
    for (int i = 0; i <= rows; i++)
        cost[i][0] = i;
    for (int j = 0; j <= columns; j++)
        cost[0][j] = j;
    for (int i = 1; i <= rows; i++)
        for (int j = 1; j <= columns; j++) {
            int change = alike(a[i - 1], b[j - 1]) ? 0 : 1;
            cost[i][j] = smallest(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change);
            bool swapped = i > 1 && j > 1 && alike(a[i - 1], b[j - 2]) && alike(a[i - 2], b[j - 1]);
            if (swapped && cost[i - 2][j - 2] + 1 < cost[i][j])
                cost[i][j] = cost[i - 2][j - 2] + 1;
        }
    return cost[rows][columns];
}

bool names_alike(const char *a, const char *b)
{
    while (*a && alike(*a, *b)) {
        a++;
        b++;
    }
    return !*a && !*b;
}

/* ---- lines of several words ---- */

enum { MOST_WORDS = 24, EXTRA_WORD = 6, OTHER_WORD = 4, OTHER_LETTERS = 4 };

struct word_list {
    char word[MOST_WORDS][LONGEST_WORD + 1];
    int count;
};

static struct word_list split_words(const char *line)
{
    static const char blanks[] = " ,:{}[]";
    struct word_list words = {.count = 0};
    for (line += strspn(line, blanks); *line && words.count < MOST_WORDS; line += strspn(line, blanks)) {
        size_t length = strcspn(line, blanks);
        snprintf(words.word[words.count++], LONGEST_WORD + 1, "%.*s", (int)length, line);
        line += length;
    }
    return words;
}

static int other_word(const char *a, const char *b)
{
    if (same(a, b))
        return 0;
    int letters = word_distance(a, b);
    return OTHER_WORD + (letters < OTHER_LETTERS ? letters : OTHER_LETTERS) - 1;
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
        for (int j = 1; j <= columns.count; j++)
            cost[i][j] = smallest(cost[i - 1][j] + EXTRA_WORD, cost[i][j - 1] + EXTRA_WORD,
                                  cost[i - 1][j - 1] + other_word(rows.word[i - 1], columns.word[j - 1]));
    return cost[rows.count][columns.count];
}

/* Without the brackets, commas and colons around it, which belong to another way of writing. */
static const char *strip(const char *word, char room[LONGEST_WORD + 1])
{
    static const char signs[] = "[]{}(),;:";
    word += strspn(word, signs);
    size_t length = strlen(word);
    while (length > 0 && strchr(signs, word[length - 1]))
        length--;
    if (length > LONGEST_WORD)
        return word;
    snprintf(room, LONGEST_WORD + 1, "%.*s", (int)length, word);
    return room;
}

void nearest_try(struct nearest *nearest, const char *known)
{
    char room[LONGEST_WORD + 1] = "";
    int distance = word_distance(strip(nearest->written, room), known);
    int near_enough = (int)strlen(known) / 3 + 1;
    if (distance > near_enough || (nearest->best && distance >= nearest->distance))
        return;
    nearest->best = known;
    nearest->distance = distance;
}

static unsigned decode(const unsigned char **at)
{
    const unsigned char *s = *at;
    int more = *s < 0x80 ? 0 : *s < 0xe0 ? 1 : *s < 0xf0 ? 2 : 3;
    unsigned point = more == 0 ? *s : *s & (0x3fU >> more);
    s++;
    for (; more > 0 && (*s & 0xc0) == 0x80; more--)
        point = point << 6 | (*s++ & 0x3fU);
    *at = s;
    return point;
}

struct range {
    unsigned first, last;
};

static bool in_ranges(unsigned point, const struct range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (point >= ranges[i].first && point <= ranges[i].last)
            return true;
    return false;
}

static int point_width(unsigned point)
{
    static const struct range zero[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x610, 0x61a},
                                        {0x64b, 0x65f},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x200b, 0x200f},
                                        {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xe0100, 0xe01ef}};
    static const struct range wide[] = {{0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},  {0x3400, 0x4dbf},
                                        {0x4e00, 0x9fff},   {0xa000, 0xa4cf},   {0xac00, 0xd7a3},  {0xf900, 0xfaff},
                                        {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},  {0x1f300, 0x1f64f},
                                        {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};
    if (in_ranges(point, zero, sizeof zero / sizeof *zero))
        return 0;
    return in_ranges(point, wide, sizeof wide / sizeof *wide) ? 2 : 1;
}

int display_width(const char *string)
{
    int width = 0;
    for (const unsigned char *at = (const unsigned char *)string; *at;)
        width += point_width(decode(&at));
    return width;
}

int code_points(const char *bytes, size_t length)
{
    int points = 0;
    for (size_t i = 0; i < length; i++)
        if (((unsigned char)bytes[i] & 0xc0) != 0x80)
            points++;
    return points;
}

size_t utf8_length(const char *at)
{
    static const struct {
        unsigned char first, last, second_low, second_high;
        size_t length;
    } leads[] = {{0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                 {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
                 {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
    const unsigned char *s = (const unsigned char *)at;
    size_t row = 0;
    while (row < sizeof leads / sizeof *leads && (*s < leads[row].first || *s > leads[row].last))
        row++;
    if (row == sizeof leads / sizeof *leads)
        return 0;
    if (leads[row].length > 1 && (s[1] < leads[row].second_low || s[1] > leads[row].second_high))
        return 0;
    for (size_t i = 2; i < leads[row].length; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return leads[row].length;
}

static bool is_control(unsigned point)
{
    return point < 0x20 || (point >= 0x7f && point < 0xa0) || (point >= 0x202a && point <= 0x202e)
           || (point >= 0x2066 && point <= 0x2069);
}

static size_t plain_length(const char *string)
{
    size_t length = 0;
    while (string[length] >= ' ' && string[length] <= '~')
        length++;
    return length;
}

const char *printable(struct arena *arena, const char *string)
{
    size_t plain = plain_length(string);
    if (!string[plain])
        return arena_copy(arena, string, plain);
    struct text clean = {0};
    for (const unsigned char *at = (const unsigned char *)string; *at;) {
        const unsigned char *start = at;
        if (utf8_length((const char *)at) == 0) {
            text_format(&clean, "\\x%02x", (unsigned)*at++);
            continue;
        }
        unsigned point = decode(&at);
        if (is_control(point))
            text_format(&clean, point < 0x100 ? "\\x%02x" : "\\u%04x", point);
        else
            text_add_bytes(&clean, (const char *)start, (size_t)(at - start));
    }
    const char *kept = arena_copy(arena, text_string(&clean), clean.length);
    text_free(&clean);
    return kept;
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

bool read_halves_kindly(const char *text, long *halves)
{
    static const char half_sign[] = "\u00bd";
    char plain[LONGEST_WORD];
    size_t length = strlen(text), whole = strcspn(text, half_sign);
    bool marked = length >= 2 && whole == length - 2 && same(text + whole, half_sign);
    if (length + 4 >= sizeof plain)
        return false;
    if (marked)
        snprintf(plain, sizeof plain, "%.*s%s.5", (int)whole, text, whole == strspn(text, "-+") ? "0" : "");
    else
        snprintf(plain, sizeof plain, "%s", text);
    char *comma = strchr(plain, ',');
    if (comma)
        *comma = '.';
    return read_halves(plain, halves);
}

const char *halves_string(char room[16], int halves)
{
    snprintf(room, 16, "%s%d%s", halves < 0 ? "-" : "", (halves < 0 ? -halves : halves) / 2, halves % 2 ? ".5" : "");
    return room;
}
