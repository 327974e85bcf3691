/* Letters that only look different become the same, in lower case. */
#include <ctype.h>

#include "base/words.h"
#include "phrase/phrase.h"

static const char *const look_alikes[][2] = {
    {"\u2019", "'"},    {"\u2018", "'"},         {"\u02bc", "'"},  {"\u2013", "-"},  {"\u2014", " -- "},
    {"\u2192", "->"},   {"\u21d2", "->"},        {"\u2794", "->"}, {"\u27a1", "->"}, {"\u201c", " "},
    {"\u201d", " "},    {"\u201e", " "},         {"\u00ab", " "},  {"\u00bb", " "},  {"\u2026", ". "},
    {"\u00d7", "x"},    {"\u00a0", " "},         {"\u2011", "-"},  {"\u2010", "-"},  {"\u2212", "-"},
    {"\u00bd", " 1/2"}, {"\u00b0", " degrees "}, {"\u00df", "ss"}, {"\u00e6", "ae"}, {"\u00c6", "ae"},
    {"\u0153", "oe"},   {"\u0152", "oe"},        {"\u00f8", "o"},  {"\u00d8", "o"},  {"\u0142", "l"},
    {"\u0141", "l"},
};

/* Latin letters from U+00C0 on without their marks; a space: as it is. */
static const char latin_1[] = "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y";
static const char latin_a[] =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkk lllllllllln nnnnnn  oooooo  rrrrrrssssssss"
    "ttttttuuuuuuuuuuuuwwyyyzzzzzz";

static size_t add_letter(const char *at, struct text *out)
{
    unsigned char lead = (unsigned char)at[0], next = (unsigned char)at[1];
    for (size_t i = 0; i < sizeof look_alikes / sizeof *look_alikes; i++) {
        size_t length = strlen(look_alikes[i][0]);
        if (strncmp(at, look_alikes[i][0], length) == 0) {
            text_add(out, look_alikes[i][1]);
            return length;
        }
    }
    if (lead == 0xcc || (lead == 0xcd && next < 0xb0))
        return next ? 2 : 1; /* an accent on the letter before */
    unsigned point = (lead & 0x1fu) << 6 | (next & 0x3fu);
    const char *plain = (lead & 0xe0) != 0xc0 ? NULL : point >= 0x100 ? latin_a : latin_1;
    unsigned row = plain == latin_a ? point - 0x100 : point - 0xc0;
    if (plain && point >= 0xc0 && row < strlen(plain) && plain[row] != ' ') {
        text_char(out, plain[row]);
        return 2;
    }
    text_char(out, at[0]);
    return 1;
}

/* Adds the character that begins there, without its looks; returns its bytes. */
static size_t add_plain(const char *at, struct text *out)
{
    if ((unsigned char)*at >= 0x80)
        return add_letter(at, out);
    text_char(out, (char)tolower((unsigned char)*at));
    return 1;
}

const char *plain_letters(struct arena *arena, const char *line)
{
    struct text out = {0};
    while (*line)
        line += add_plain(line, &out);
    return arena_keep(arena, &out);
}

size_t letters_within(const char *line, size_t plain)
{
    struct text out = {0};
    const char *at = line;
    while (*at && out.length < plain)
        at += add_plain(at, &out);
    text_free(&out);
    return (size_t)(at - line);
}
