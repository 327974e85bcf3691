/* Unicode: UTF-8, widths on a terminal, characters that are not seen, and names that look alike. */
#include "base/unicode.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "base/arena.h"
#include "base/text.h"

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

/* A code point that utf8proc does not know yet still takes a column. */
int display_width(const char *string)
{
    int width = 0;
    for (const unsigned char *at = (const unsigned char *)string; *at;) {
        if (*at >= ' ' && *at <= '~') {
            width++;
            at++;
            continue;
        }
        utf8proc_int32_t code = (utf8proc_int32_t)decode(&at);
        width += utf8proc_category(code) == UTF8PROC_CATEGORY_CN ? 1 : utf8proc_charwidth(code);
    }
    return width;
}

int code_points(const char *bytes, size_t length)
{
    int points = 0;
    for (size_t i = 0; i < length; i++)
        points += ((unsigned char)bytes[i] & 0xc0) != 0x80;
    return points;
}

static bool goes_on(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

const char *skip_points(const char *at, int points)
{
    for (; *at && points > 0; points--)
        do
            at++;
        while (goes_on(*at));
    return at;
}

size_t cut_length(const char *bytes, size_t length, size_t most)
{
    size_t kept = length < most ? length : most;
    while (kept > 0 && kept < length && goes_on(bytes[kept]))
        kept--;
    return kept;
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

/* Joiners and variation selectors change how the characters beside them look. */
static bool is_part_of_a_letter(unsigned point)
{
    return point == 0x200c || point == 0x200d || (point >= 0xfe00 && point <= 0xfe0f);
}

static bool is_unprintable(unsigned point)
{
    utf8proc_int32_t code = (utf8proc_int32_t)point;
    switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return true;
    default:
        return utf8proc_get_property(code)->ignorable && !is_part_of_a_letter(point);
    }
}

unsigned unseen_point(const char *at)
{
    if (*at >= ' ' && *at <= '~')
        return 0;
    const unsigned char *bytes = (const unsigned char *)at;
    unsigned point = decode(&bytes);
    return is_unprintable(point) ? point : 0;
}

enum writing writing_of(const char *at)
{
    const unsigned char *bytes = (const unsigned char *)at;
    switch (utf8proc_get_property((utf8proc_int32_t)decode(&bytes))->bidi_class) {
    case UTF8PROC_BIDI_CLASS_R:
    case UTF8PROC_BIDI_CLASS_AL:
        return LEFTWARDS;
    case UTF8PROC_BIDI_CLASS_NSM:
        return AS_THE_LETTER_BEFORE;
    default:
        return RIGHTWARDS;
    }
}

/* From the space on, sixteen to a line. The comments show where the characters that are not plain everywhere are. */
enum { W = PLAIN_WORDS, X = PLAIN_WORDS | PLAIN_XML, S = PLAIN_WORDS | PLAIN_SCRIPT, A = X | S };
const unsigned char plain_in[256] = {
    [' '] = A, A, W, 0, A, A, S, A, A, A, A, A, A, A, A, A, /* "# & */
    A,         A, A, A, A, A, A, A, A, A, A, A, W, A, S, A, /* <  >  */
    A,         A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, /*       */
    A,         A, A, A, A, A, A, A, A, A, A, A, X, A, A, A, /* \    */
    A,         A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, /*       */
    A,         A, A, A, A, A, A, A, A, A, A, A, A, A, A,    /*       */
};

bool is_plain(const char *string)
{
    return !string[plain_length(string, PLAIN_WORDS)];
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool begins_command(const char *at)
{
    return at[0] == '#' && at[1] == '#' && (at[2] == '[' || is_letter(at[2]));
}

/* Length of the spaces at the beginning of a line that a workflow takes for a command (`::error::`); -1: it is none. */
static int before_colons(const char *line)
{
    const char *at = line;
    for (size_t letter; (letter = utf8_length(at)) && *at != '\n';) {
        const unsigned char *bytes = (const unsigned char *)at;
        if (*at != '\t' && utf8proc_category((utf8proc_int32_t)decode(&bytes)) != UTF8PROC_CATEGORY_ZS)
            break;
        at += letter;
    }
    return at[0] == ':' && at[1] == ':' && is_letter(at[2]) ? (int)(at - line) : -1;
}

/* Is it a line end or a tab? A NUL follows the text. */
static bool lays_out(const char *at)
{
    return *at == '\n' || *at == '\t' || (*at == '\r' && at[1] == '\n');
}

static void add_clean(const char *at, const char *end, bool layout, struct text *out)
{
    for (;;) {
        const char *begin = at; /* nearly all is plain */
        while (at < end && (plain_in[(unsigned char)*at] & PLAIN_WORDS || (layout && lays_out(at))))
            at++;
        text_add_bytes(out, begin, (size_t)(at - begin));
        if (at == end)
            return;
        size_t letter = utf8_length(at);
        unsigned unseen = letter ? unseen_point(at) : (unsigned char)*at;
        if (begins_command(at))
            text_add(out, "\\x23");
        else if (letter && !unseen)
            text_add_bytes(out, at, letter);
        else
            text_format(out, unseen < 0x100 ? "\\x%02x" : "\\u%04x", unseen);
        at += letter ? letter : 1;
    }
}

void add_printable(const char *string, struct text *out)
{
    add_clean(string, string + strlen(string), false, out);
}

void add_harmless(const char *bytes, size_t length, struct text *out)
{
    for (const char *line = bytes, *end = bytes + length; line < end;) {
        const char *next = memchr(line, '\n', (size_t)(end - line));
        int spaces = before_colons(line);
        if (spaces >= 0) {
            text_add_bytes(out, line, (size_t)spaces);
            text_add(out, "\\x3a");
            line += spaces + 1;
        }
        next = next ? next + 1 : end;
        add_clean(line, next, true, out);
        line = next;
    }
}

const char *printable(struct arena *arena, const char *string)
{
    size_t plain = plain_length(string, PLAIN_WORDS);
    if (!string[plain])
        return arena_copy(arena, string, plain);
    struct text clean = {0};
    add_printable(string, &clean);
    return arena_keep(arena, &clean);
}

static bool is_ascii(const char *string)
{
    while ((unsigned char)*string - 1U < 0x7fU)
        string++;
    return !*string;
}

/* The case-folded name without unseen characters; NULL if it is not UTF-8. free() it. */
static char *folded(const char *name)
{
    utf8proc_uint8_t *fold = NULL;
    utf8proc_ssize_t length =
        utf8proc_map((const utf8proc_uint8_t *)name, 0, &fold,
                     UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_IGNORE | UTF8PROC_CASEFOLD);
    if (length == UTF8PROC_ERROR_NOMEM)
        out_of_memory();
    return (char *)fold;
}

bool names_alike(const char *a, const char *b)
{
    enum { LONGEST_NAME = 1000 };                       /* nothing longer is a name */
    if (((*a | *b) & 0x80) == 0 && ((*a ^ *b) & ~0x20)) /* other letters, whatever their case */
        return false;
    if ((is_ascii(a) && is_ascii(b)) || strlen(a) > LONGEST_NAME || strlen(b) > LONGEST_NAME)
        return strcasecmp(a, b) == 0;
    char *one = folded(a), *other = folded(b);
    bool alike = strcmp(one ? one : a, other ? other : b) == 0;
    free(one);
    free(other);
    return alike;
}

char *folded_name(const char *name)
{
    char *fold = is_ascii(name) ? NULL : folded(name);
    if (fold)
        return fold;
    fold = must_copy(name);
    for (char *letter = fold; *letter; letter++)
        *letter = (char)(*letter >= 'A' && *letter <= 'Z' ? *letter + 'a' - 'A' : *letter);
    return fold;
}
