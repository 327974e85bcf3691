/* Unicode: bytes and letters of UTF-8, their widths on a terminal, what cannot be seen, and names that only seem to differ. */
#ifndef BASE_UNICODE_H
#define BASE_UNICODE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct text;

/* Columns a string takes on a terminal; code points in its first `length` bytes. */
int display_width(const char *string);
int code_points(const char *bytes, size_t length);

/* Where the code point after so many begins; the end if there are fewer. */
const char *skip_points(const char *at, int points);

/* How many of `length` bytes to keep, `most` at most, without cutting a letter in two. */
size_t cut_length(const char *bytes, size_t length, size_t most);

/* Bytes of the code point that begins here; 0 if it is not UTF-8 (too long, a surrogate, cut off) or the end. */
size_t utf8_length(const char *at);

/* The code point there, if it acts instead of being seen (controls, marks of direction, line separators, what is ignored);
   else 0. Only where utf8_length is not 0. */
unsigned unseen_point(const char *at);

/* How the letter there is written. Only where utf8_length is not 0. */
enum writing { RIGHTWARDS, LEFTWARDS, AS_THE_LETTER_BEFORE };
enum writing writing_of(const char *at);

/* The string with what must not reach a terminal written as \xNN or \uNNNN: control characters, bytes that are not UTF-8, what changes
   the direction of writing or cannot be seen (but for what joins or varies the letters beside it). Owned by the arena. */
const char *printable(struct arena *arena, const char *string);
void add_printable(const char *string, struct text *out);

/* The same of lines: their ends (LF, CRLF) and tabs stay, NULs are written as \x00. A NUL must follow the bytes. */
void add_harmless(const char *bytes, size_t length, struct text *out);

/* Where does a byte stand for itself, whatever surrounds it? Letters, digits and signs of ASCII on a terminal, all of them but a few
   in XML and in a string of a script. */
enum plain { PLAIN_WORDS = 1, PLAIN_XML = 2, PLAIN_SCRIPT = 4 };
extern const unsigned char plain_in[256];

/* How many such bytes the string begins with. */
static inline size_t plain_length(const char *string, enum plain where)
{
    size_t length = 0;
    while (plain_in[(unsigned char)string[length]] & where)
        length++;
    return length;
}

/* Nothing but these: printable as it is. */
bool is_plain(const char *string);

/* Are two names the same but for capitals, for what cannot be seen, and for the ways of writing an accent? */
bool names_alike(const char *a, const char *b);

/* The same for all names that are alike. free() it. */
char *folded_name(const char *name);

#endif
